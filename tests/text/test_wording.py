"""The generator of rules text on an invented game: forms, references, sentences, faults."""

import re
from dataclasses import dataclass
from functools import singledispatchmethod
from inspect import getattr_static

import pytest

from adjudge.core import vocab as v
from adjudge.text import wording_josa as ko
from adjudge.text.wording import Phrases, Wording, WordingFault, writer
from adjudge.text.wording_en_forms import EnNoun, agree, article, fold, list_words
from adjudge.text.wording_frames_en import ENGLISH
from adjudge.text.wording_frames_ko import KOREAN
from adjudge.text.wording_josa import josa
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import (
    Area,
    EventWords,
    Head,
    Quality,
    Saying,
    VerbWords,
    fill,
    look_up,
    needs,
)

EN = Phrases(
    grammar=ENGLISH,
    heads={
        "stone": Head("stone", "stones"),
        "frog": Head("frog", "frogs"),
        "card": Head("thing", "things"),
    },
    marks={"wet": Quality("wet", without=Quality("dry"))},
    friendly=Quality("friendly"),
    enemy=Quality("enemy"),
    areas={"hill": Area("hill", "hills", "on")},
    verbs={
        "toss": VerbWords(text="toss {on}", done="tossed"),
        "choose": VerbWords(text="choose {on}"),
        "sing": VerbWords(text="sing {amount:song|songs}"),
        "feed": VerbWords(text="feed {on:e} {amount:grain}"),
    },
    events={"fall": EventWords(obj=Saying("fall", "obj"))},
    stats={"weight": "weight"},
    windows={"turn": "this turn"},
    bearers={"": EnNoun("this")},
)
KO = Phrases(
    grammar=KOREAN,
    heads={"stone": Head("돌"), "frog": Head("개구리", counter="마리"), "card": Head("것")},
    marks={"wet": Quality("젖은", clause="젖어 있다")},
    friendly=Quality("아군", clause="아군이다"),
    enemy=Quality("적", clause="적이다"),
    areas={"hill": Area("언덕")},
    verbs={
        "toss": VerbWords(text="{on:을} 던지다", done="던진"),
        "choose": VerbWords(text="{on:을} 선택하다"),
        "sing": VerbWords(text="{amount:노래|곡} 부르다"),
        "feed": VerbWords(text="{on:에게} <{each} >{amount:의 먹이} 주다"),
    },
    events={"fall": EventWords(obj=Saying("{obj:이} 넘어지다"))},
    stats={"weight": "무게"},
    windows={"turn": "이번 턴 동안"},
    bearers={"": KoNoun("이것")},
)
STONE, FROG = v.IsType("stone"), v.IsType("frog")
MINE, FOE = v.Target("mine", STONE & v.Friendly()), v.Target("foe", STONE & v.Enemy())
ANY = v.Target("any", FROG)
SOME = v.Target("some", FROG, at_least=0, at_most=3)


def toss(on: v.Objects, label: str = "") -> v.Act:
    """Toss something."""
    return v.Act("toss", on=on, label=label)


def texts(*body: v.Instruction) -> tuple[str, str]:
    """Write what a spell does in both languages."""
    return writer(EN).line(v.Spell(body)), writer(KO).line(v.Spell(body))


@dataclass(frozen=True, slots=True)
class Strange(v.Pred):
    """A class that the vocabulary does not have."""


class TestJosa:
    """A particle takes its form from the sound before it."""

    @pytest.mark.parametrize(
        ("particle", "expected"),
        [
            ("을", "돌을 개구리를 3을 4를 [M]을 [A]를 Mech를 Cat을 Stone(새)을"),
            ("이", "돌이 개구리가 3이 4가 [M]이 [A]가 Mech가 Cat이 Stone(새)이"),
            ("은", "돌은 개구리는 3은 4는 [M]은 [A]는 Mech는 Cat은 Stone(새)은"),
            ("와", "돌과 개구리와 3과 4와 [M]과 [A]와 Mech와 Cat과 Stone(새)과"),
            ("로", "돌로 개구리로 3으로 4로 [M]으로 [A]로 Mech로 Cat으로 Stone(새)으로"),
            (
                "에게",
                "돌에게 개구리에게 3에게 4에게 [M]에게 [A]에게 Mech에게 Cat에게 Stone(새)에게",
            ),
        ],
    )
    def test_each_kind_of_ending(self, particle: str, expected: str) -> None:
        """Syllables, numerals, symbols, foreign words; a remark behind is passed over."""
        words = ("돌", "개구리", "3", "4", "[M]", "[A]", "Mech", "Cat", "Stone(새)")
        assert " ".join(josa(word, particle) for word in words) == expected

    @pytest.mark.parametrize(("number", "form"), [(1, "로"), (7, "로"), (8, "로"), (6, "으로")])
    def test_numerals_that_end_in_rieul(self, number: int, form: str) -> None:
        """One, seven and eight end in a sound that takes the short form."""
        assert josa(str(number), "로") == f"{number}{form}"

    def test_no_word_is_a_fault(self) -> None:
        """A particle needs a sound."""
        with pytest.raises(WordingFault, match="no sound"):
            josa("()", "을")

    @pytest.mark.parametrize("form", [ko.said, ko.able, ko.having, ko.being, ko.when, ko.stem])
    def test_only_dictionary_forms_have_endings(self, form: object) -> None:
        """A word that is no verb is a fault, not a guess."""
        assert callable(form)
        with pytest.raises(WordingFault, match="dictionary form"):
            form("돌")

    def test_an_unknown_past_is_a_fault(self) -> None:
        """Only listed verbs have a past form."""
        with pytest.raises(WordingFault, match="past"):
            ko.happened("굽다")


class TestEnglish:
    """Small forms of English."""

    def test_articles(self) -> None:
        """The sound decides, not the letter."""
        assert [article(word) for word in ("unit", "frog", "apple", "unusual day", "used net")] == [
            *("a unit", "a frog", "an apple"),
            *("an unusual day", "a used net"),
        ]

    def test_verbs_agree(self) -> None:
        """Being, having, doing, and what never bends."""
        assert agree("be wet", "I", past=True) == "was wet"
        assert agree("have sung", "one") == "has sung"
        assert agree("have paid it", "one", denied=True) == "has not paid it"
        assert agree("carry it", "one") == "carries it"
        assert agree("toss it", "many", denied=True) == "do not toss it"
        assert agree("can't fall", "one") == "can't fall"

    def test_forms_without_an_opposite_or_a_past_are_faults(self) -> None:
        """They are not guessed."""
        with pytest.raises(WordingFault, match="opposite"):
            agree("can fall", "one", denied=True)
        with pytest.raises(WordingFault, match="past"):
            agree("toss it", "one", past=True)

    def test_lists(self) -> None:
        """Two without a comma, three with."""
        assert list_words(["a", "b"], "or") == "a or b"
        assert fold(["you toss it", "you feed it", "it falls"], "or") == (
            "you toss it, you feed it, or it falls"
        )


class TestTemplates:
    """Templates are filled in the order of the text."""

    def test_a_part_is_left_out_with_its_slot(self) -> None:
        """What stands between angle brackets needs its slot."""
        assert fill("toss {on}< at {to}>!", {"on": lambda: "it"}) == "toss it!"
        assert needs("toss {on}< at {to}>") == {"on"}

    def test_an_empty_slot_is_a_fault(self) -> None:
        """No placeholder is ever printed."""
        with pytest.raises(WordingFault, match="nothing fills"):
            fill("toss {on}", {})

    def test_an_unknown_word_is_a_fault(self) -> None:
        """The message names the word and where it was looked for."""
        with pytest.raises(WordingFault, match="no words for the action 'eat'"):
            look_up(EN.verbs, "eat", "the action")


class TestReferences:
    """What was named once is not named again."""

    def test_the_same_target_is_it(self) -> None:
        """The second mention is a pronoun."""
        assert texts(toss(ANY), toss(ANY)) == (
            "Toss a frog. Toss it.",
            "개구리 1마리를 던집니다. 그 개구리를 던집니다.",
        )

    def test_several_are_them(self) -> None:
        """The plural has its own pronoun."""
        feed = v.Act("feed", on=SOME, amount=2)
        assert texts(toss(SOME), feed) == (
            "Toss up to three frogs. Feed each of them 2 grain.",
            "개구리 최대 3마리를 던집니다. 그 개구리들에게 각각 2의 먹이를 줍니다.",
        )

    def test_another_in_between_makes_it_that(self) -> None:
        """A pronoun would mean the one named last."""
        assert texts(toss(ANY), toss(MINE), toss(ANY))[0] == (
            "Toss a frog. Toss a friendly stone. Toss that frog."
        )

    def test_rivals_are_told_apart_by_their_qualities(self) -> None:
        """Two stones need more than "that stone"."""
        assert texts(toss(MINE), toss(FOE), toss(MINE)) == (
            "Toss a friendly stone. Toss an enemy stone. Toss that friendly stone.",
            "아군 돌 1개를 던집니다. 적 돌 1개를 던집니다. 그 아군 돌을 던집니다.",
        )

    def test_rivals_alike_are_numbered(self) -> None:
        """Where nothing else tells them apart, the order does."""
        first, second = v.Target("one", STONE), v.Target("two", STONE)
        sing = v.Act("sing", amount=1)
        assert texts(toss(first), sing, toss(second), sing, toss(first)) == (
            "Toss a stone. Sing a song. Toss a stone. Sing a song. Toss the first stone.",
            (
                "돌 1개를 던집니다. 노래 1곡을 부릅니다. 돌 1개를 던집니다. 노래 1곡을 부릅니다. "
                "첫 번째 돌을 던집니다."
            ),
        )

    def test_the_object_of_an_event_is_it(self) -> None:
        """The trigger names it, the effect refers to it."""
        ability = v.Triggered(v.When(("fall",), STONE & v.Marked("wet")), (toss(v.EventObject()),))
        assert writer(EN).line(ability) == "When a wet stone falls, toss it."
        assert writer(KO).line(ability) == "젖은 돌이 넘어지면, 그 돌을 던집니다."

    def test_a_line_does_not_speak_of_the_line_before(self) -> None:
        """Each ability names its targets anew."""
        pen = writer(EN)
        assert pen.lines((v.Spell((toss(ANY),)), v.Spell((toss(ANY),)))) == [
            "Toss a frog.",
            "Toss a frog.",
        ]


class TestSentences:
    """What is joined and what is not."""

    def test_choices_in_a_row_are_one(self) -> None:
        """Two choices read as one sentence."""
        body = (v.Act("choose", on=ANY), v.Act("choose", on=MINE))
        assert texts(*body)[0] == "Choose a frog and a friendly stone."

    def test_the_same_action_several_times_is_counted(self) -> None:
        """Targets that differ in nothing but the label are not written out."""
        body = [toss(v.Target(str(number), STONE)) for number in range(3)]
        assert texts(*body) == (
            "3 separate times, toss a stone.",
            "따로따로 3번, 돌 1개를 던집니다.",
        )

    def test_an_action_whose_target_comes_back_is_written_out(self) -> None:
        """Otherwise "it" would have no meaning."""
        one, two = v.Target("one", STONE), v.Target("two", STONE)
        assert texts(toss(one), toss(two), toss(one))[0] == (
            "Toss a stone. Toss a stone. Toss the first stone."
        )

    def test_a_condition_and_its_opposite(self) -> None:
        """Not both is not the one or not the other."""
        both = v.Unless(v.Matches(v.Me(), v.Marked("wet") & v.In("hill")))
        body = v.If(both, (v.Act("sing", amount=2),), (v.Act("sing", amount=1),))
        assert texts(body) == (
            "If this is not wet or not on a hill, sing two songs. Otherwise, sing a song.",
            (
                "이것이 젖어 있지 않거나 언덕에 없을 경우, 노래 2곡을 부릅니다. "
                "그렇지 않으면, 노래 1곡을 부릅니다."
            ),
        )

    def test_a_permission_with_its_result(self) -> None:
        """What may be done and what follows from it are two sentences."""
        body = (v.May((toss(ANY, "tossed"),)), v.If(v.Did("tossed"), (v.Act("sing", amount=1),)))
        assert texts(*body) == (
            "You may choose to toss a frog. If so, sing a song.",
            "개구리 1마리를 던질 수 있습니다. 그렇게 할 경우, 노래 1곡을 부릅니다.",
        )

    def test_group_conditions(self) -> None:
        """All in one place, of little weight, not more than so many."""
        group = (v.SamePlace(), v.TotalAtMost("weight", 4), v.NumberAtMost(3))
        herd = v.Target("herd", FROG & v.In("hill"), 0, None, group)
        assert texts(toss(herd)) == (
            "Toss up to three frogs on one hill with a combined weight of 4 or less.",
            "한 언덕에 있는 무게 합계가 4 이하인 개구리 최대 3마리를 던집니다.",
        )
        spread = v.Target("spread", FROG, 0, None, (v.OnePerPlace(),))
        assert texts(toss(spread))[0] == "Toss any number of frogs (at most one at each location)."


class TestTotality:
    """Every class of the vocabulary has a wording, every other is refused."""

    @pytest.mark.parametrize(
        ("union", "method", "elsewhere"),
        [
            ("Players", "player", ""),
            ("Objects", "objects", ""),
            ("Places", "place", ""),
            ("Value", "value", ""),
            ("Condition", "condition", ""),
            ("Ability", "ability", ""),
            ("Mod", "mod", "Gain GainAbility Flag"),
            (
                "Instruction",
                "closed",
                "Act Lasting Pick PickPlayer PickWord PayAnyAmount",
            ),
        ],
    )
    def test_each_class_of_a_union_is_written(
        self, union: str, method: str, elsewhere: str
    ) -> None:
        """Dispatch knows all classes but those that are told apart elsewhere."""
        classes = set(re.findall(r"\w+", getattr(v, union))) - set(elsewhere.split())
        found = getattr_static(Wording, method)
        assert isinstance(found, singledispatchmethod)
        known = {kind.__name__ for kind in found.dispatcher.registry}
        assert classes - known == set()

    def test_each_predicate_is_written(self) -> None:
        """All subclasses, not only those that cards use now."""
        found = getattr_static(Wording, "quality")
        assert isinstance(found, singledispatchmethod)
        predicates = {c.__name__ for c in v.Pred.__subclasses__() if hasattr(v, c.__name__)}
        known = {kind.__name__ for kind in found.dispatcher.registry}
        assert predicates - known == set()

    @pytest.mark.parametrize(
        "method",
        ["player", "objects", "place", "value", "condition", "quality", "ability", "mod"],
    )
    def test_an_unknown_class_is_a_fault(self, method: str) -> None:
        """The message names the class."""
        with pytest.raises(WordingFault, match="of class Strange"):
            getattr(writer(EN), method)(Strange())

    def test_an_unknown_instruction_is_a_fault(self) -> None:
        """It is not passed over in silence."""
        with pytest.raises(WordingFault, match="of class Strange"):
            writer(EN).body((Strange(),))  # type: ignore[arg-type]

    def test_an_unknown_predicate_within_a_card_is_a_fault(self) -> None:
        """However deep it lies."""
        with pytest.raises(WordingFault, match="of class Strange"):
            texts(toss(v.All(STONE & ~Strange())))

    def test_an_unknown_action_is_a_fault(self) -> None:
        """The rulebook has no words for it."""
        with pytest.raises(WordingFault, match="no words for the action 'eat'"):
            texts(v.Act("eat", on=ANY))
