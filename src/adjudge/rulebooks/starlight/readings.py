"""What the sources leave open, with the answers; the first value is the usual one.

A reading with several values is picked by the `readings` of a case; one with a single value is
fixed in code.
"""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.readings import Reading, Value

READINGS: Final[tuple[Reading, ...]] = (
    Reading(
        "coloured lights",
        ("ST@seed:L.3", "ST@seed:L.5"),
        "Does a coloured light of a cost count among the number of lights? The example names 2 "
        "lights, 1 red among them, and tells the payment as 1 red and 2 of any colour.",
        "비용의 색 라이트는 라이트 수에 포함되는가? 예시는 레드 1을 포함한 2라이트라고 하고 "
        "지불은 레드 1과 아무 색 2로 적고 있다.",
        (
            Value("within", "it is one of them; two resources pay it", "그 수에 포함된다"),
            Value("on top", "it comes on top of the number", "그 수에 더해서 낸다"),
        ),
    ),
    Reading(
        "combat declared",
        ("ST@seed:1.4",),
        "How long does a declared combat bar spells and abilities?",
        "전투 선언은 언제까지 주문과 능력의 사용을 막는가?",
        (
            Value("while it lasts", "until that combat is over", "그 전투가 끝날 때까지"),
            Value("phase", "for the rest of the main phase", "그 메인 단계가 끝날 때까지"),
        ),
    ),
    Reading(
        "trigger in text",
        ("ST@seed:1.2", "ST@seed:1.5"),
        "A trigger's condition comes up while a text is being done. When is it handled?",
        "문구를 처리하는 도중에 유발 조건이 생기면 언제 처리하는가?",
        (
            Value("at once", "before the next instruction of the text", "다음 지시보다 먼저"),
            Value("after", "when the text is done from start to end", "문구를 끝까지 처리한 뒤"),
        ),
    ),
    Reading(
        "trigger order",
        ("ST@seed:1.5",),
        "Who orders triggers that come up together?",
        "동시에 유발된 능력의 순서는 누가 정하는가?",
        (
            Value(
                "each",
                "each player orders their own, those of the turn player first",
                "턴 플레이어부터 각자 자신의 것을 정한다",
            ),
            Value("turn player", "the turn player orders all", "턴 플레이어가 모두 정한다"),
        ),
    ),
    Reading(
        "faults",
        ("ST@seed:2.3", "ST@seed:2.6"),
        "Is a use that would turn out wrong offered at all?",
        "잘못될 사용도 선언할 수 있는가?",
        (
            Value("barred", "no: only what can be brought to its end", "끝까지 할 수 있는 것만"),
            Value("found", "yes, as at a table; step 6 finds the fault", "6단계에서 잘못을 찾는다"),
        ),
    ),
    Reading(
        "order",
        ("ST@seed:4.1",),
        "May resources be acted before a use is declared?",
        "사용을 선언하기 전에 자원을 액트할 수 있는가?",
        (
            Value(
                "proper",
                "only the proper order is offered, as the end is the same",
                "끝이 같으므로 정해진 순서만 묻는다",
            ),
            Value(
                "free",
                "yes; what comes of it has to be what the proper order gives",
                "그렇다. 최종 형태가 정상 절차와 같아야 한다",
            ),
        ),
    ),
    Reading(
        "face down",
        ("ST@seed:L.2", "ST@seed:L.4", "ST@house:place.down"),
        "Which card becomes a face-down resource besides a resource card of the hand?",
        "손의 자원 카드 외에 어떤 카드가 뒷면 자원이 되는가?",
        (
            Value("deck", "the top card of the own deck, unseen", "자신의 덱 맨 위 카드"),
            Value("hand", "any card of the hand", "손의 아무 카드"),
        ),
    ),
    Reading(
        "whose main phase",
        ("ST@seed:1.4",),
        "Whose main phase is meant?",
        "누구의 메인 단계인가?",
        (Value("", "the own one", "자신의 메인 단계"),),
    ),
    Reading(
        "no legal target",
        ("ST@seed:2.3", "ST@seed:2.6"),
        "What becomes of a use without any legal target?",
        "조건에 맞는 목표가 하나도 없는 사용은 어떻게 되는가?",
        (Value("", "it fails and is undone", "실패하여 되돌린다"),),
    ),
    Reading(
        "gone and illegal",
        ("ST@seed:3.3",),
        "One of two targets is gone, the other no longer fits. Is the use nullified?",
        "두 목표 가운데 하나는 없고 하나는 조건에 맞지 않으면 무효화되는가?",
        (Value("", "yes: no target is legal", "그렇다. 적합한 목표가 없다"),),
    ),
)
