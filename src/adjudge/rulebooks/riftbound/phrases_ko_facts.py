"""Korean for the facts of the turn that texts ask for."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_words import Counted, Saying

FACTS: Final = MappingProxyType(
    {
        "gear abilities played": Counted(
            "이번 턴에 {who:이} 사용한 도구의 발동 스킬의 수",
            Saying("<{who:이} >이번 턴에 도구의 발동 스킬을 {quantity:번} 사용했다"),
        ),
        "cards played": Counted(
            "이번 턴에 {who:이} 사용한 카드의 수",
            Saying("<{who:이} >이번 턴에 카드를 {quantity:장} 사용했다"),
            each="이번 턴에 {who:이} 사용한 카드 1장",
        ),
        "enemies chosen": Counted(
            "이번 턴에 {who:이} 주문이나 유닛의 스킬로 적 유닛과 도구를 선택한 횟수",
            Saying(
                "<{who:이} >이번 턴에 주문이나 유닛의 스킬로 적 유닛이나 도구를 {quantity:번}"
                " 선택했다"
            ),
        ),
        "gear played": Counted(
            "이번 턴에 {who:이} 사용한 도구의 수",
            Saying("<{who:이} >이번 턴에 도구를 {quantity:개} 사용했다"),
            each="이번 턴에 {who:이} 사용한 도구 1개",
        ),
        "discarded": Counted(
            "이번 턴에 {who:이} 버린 카드의 수",
            Saying("<{who:이} >이번 턴에 카드를 {quantity:장} 버렸다"),
            each="이번 턴에 {who:이} 버린 카드 1장",
        ),
        "drawn": Counted(
            "이번 턴에 {who:이} 뽑은 카드의 수",
            Saying("<{who:이} >이번 턴에 카드를 {quantity:장} 뽑았다"),
            each="이번 턴에 {who:이} 뽑은 카드 1장",
        ),
        "finalized": Counted(
            "이번 턴에 {who:이} 확정한 카드의 수",
            Saying("<{who:이} >이번 턴에 카드를 {quantity:장} 확정했다"),
        ),
        "excess damage": Counted(
            "이번 전투에서 {who:이} 분배한 초과 피해",
            Saying("<{who:이} >이번 전투에서 초과 피해를 {quantity} 분배했다"),
        ),
        "energy on a spell": Counted(
            "이번 턴에 {who:이} 주문 하나에 쓴 가장 많은 에너지",
            Saying("<{who:이} >이번 턴에 주문 하나에 에너지를 {quantity} 썼다"),
        ),
        "scores": Counted(
            "이번 턴에 {who:이} 득점한 횟수",
            Saying("<{who:이} >이번 턴에 {quantity:번} 득점했다"),
        ),
        "moved": Counted(
            "이번 턴에 {who:이} 이동한 횟수",
            Saying("이번 턴에 {who:이} {quantity:번} 이동했다"),
        ),
        "units died": Counted(
            "이번 턴에 사망한 {who:의} 유닛 수",
            Saying("이번 턴에 {who:의} 유닛이 {quantity:명} 사망했다"),
        ),
        "non-token gear played": Counted(
            "이번 턴에 {who:이} 사용한 토큰이 아닌 도구의 수",
            Saying("<{who:이} >이번 턴에 토큰이 아닌 도구를 {quantity:개} 사용했다"),
        ),
        "non-token unit played": Counted(
            "이번 턴에 {who:이} 사용한 토큰이 아닌 유닛의 수",
            Saying("<{who:이} >이번 턴에 토큰이 아닌 유닛을 {quantity:명} 사용했다"),
        ),
        "spell played": Counted(
            "이번 턴에 {who:이} 사용한 주문의 수",
            Saying("<{who:이} >이번 턴에 주문을 {quantity:장} 사용했다"),
        ),
        "other spell played": Counted(
            "이번 턴에 {who:이} 사용한 다른 주문의 수",
            Saying("<{who:이} >이번 턴에 다른 주문을 {quantity:장} 사용했다"),
        ),
        "Equipment played": Counted(
            "이번 턴에 {who:이} 사용한 장비의 수",
            Saying("<{who:이} >이번 턴에 장비를 {quantity:개} 사용했다"),
        ),
        "xp gained": Counted(
            "이번 턴에 {who:이} 얻은 경험치",
            Saying("<{who:이} >이번 턴에 경험치를 {quantity} 얻었다"),
        ),
        "power spent": Counted(
            "이번 턴에 {who:이} 소모한 힘의 양",
            Saying("<{who:이} >이번 턴에 힘을 {quantity} 소모했다"),
        ),
        "energy spent": Counted(
            "{who:에} 쓴 에너지의 양",
            Saying("{who:에} 에너지를 {quantity} 썼다"),
        ),
        "points from holding": Counted(
            "이번 턴에 {who:이} 점거로 득점한 점수",
            Saying("<{who:이} >이번 턴에 점거로 {quantity:점} 득점했다"),
        ),
        "deaths in own beginning": Counted(
            "이번 턴 {who:의} 개시 단계에 사망한 아군 유닛의 수",
            Saying("이번 턴 {who:의} 개시 단계에 아군 유닛이 {quantity:명} 사망했다"),
        ),
        "enemy units chosen": Counted(
            "이번 턴에 {who:이} 적 유닛을 선택한 횟수",
            Saying("<{who:이} >이번 턴에 적 유닛을 {quantity:번} 선택했다"),
        ),
        "conquered": Counted(
            "이번 턴에 {who:이} 정복한 횟수",
            Saying("이번 턴에 {who:이} {quantity:번} 정복했다"),
        ),
        "dealt damage": Counted(
            "이번 턴에 {who:이} 입은 피해",
            Saying("이번 턴에 {who:이} 피해를 {quantity} 입었다"),
        ),
    }
)
