"""Rules 053 and 130 to 176 that no position of a case shows: what a card is and how it reads."""

import re
from typing import Final

import pytest

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.riftbound import dsl
from adjudge.rulebooks.riftbound.card_text import ability_text, card_text, cost_text
from adjudge.rulebooks.riftbound.cards.facts import CardType, Supertype, load_facts
from adjudge.rulebooks.riftbound.cards.registry import all_cards

rule = pytest.mark.rule

CARDS: Final = all_cards()
TRIGGER: Final = re.compile(r"\b(?:when|at the (?:start|end)|the \w+ time)\b", re.IGNORECASE)


def made(kind: str, *abilities: v.Ability) -> CardDef:
    """An invented card of a type with these abilities."""
    return dsl.invented("Test Speaker", kind, *abilities)


# --------------------------------------------------------------------------- how a card reads


@rule("RB-CR@1.4:053.1", "RB-CR@1.4:053.2", "RB-CR@1.4:053.3")
@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("unit", "Exhaust me."),
        ("legend", "Exhaust me."),
        ("gear", "Exhaust this gear."),
        ("spell", "Exhaust this spell."),
    ],
)
def test_what_a_card_calls_itself(kind: str, says: str) -> None:
    """Units and legends say "me", gear and spells "this"."""
    assert ability_text(v.Spell((dsl.exhaust(v.Me()),)), "en", made(kind)) == says


@rule("RB-CR@1.4:053.3")
def test_a_battlefield_says_here() -> None:
    """No battlefield in print speaks of itself by "I" or "me"."""
    fields = [card for card in CARDS.values() if "battlefield" in card.types]
    texts = [card_text(card, "en") for card in fields]
    assert any("here" in text for text in texts)
    assert not [text for text in texts if re.search(r"\b(?:I|me|my)\b", text)]


@rule("RB-CR@1.4:145.1", "RB-CR@1.4:151.1", "RB-CR@1.4:377.1", "RB-CR@1.4:204.1.b")
@pytest.mark.parametrize("kind", ["unit", "gear", "legend", "battlefield"])
def test_an_activated_ability_is_a_cost_a_colon_and_an_effect(kind: str) -> None:
    """The cost first, in symbols and instructions, then what it gets."""
    ability = dsl.activated(dsl.cost(dsl.energy(2), dsl.exhaust_me()), dsl.draw(1))
    assert ability_text(ability, "en", made(kind)) == "[2], [E]: Draw a card."
    assert ability_text(ability, "ko", made(kind)) == "[2], [E]: 카드 1장을 뽑습니다."


@rule("RB-CR@1.4:383.1", "RB-CR@1.4:383.2.a")
def test_a_triggered_ability_names_its_condition() -> None:
    """Each one says "when", "at" a point of the turn or "the nth time"; no other ability does."""
    found = 0
    for card in CARDS.values():
        for ability in (*card.abilities, *card.attached):
            if isinstance(ability, v.Triggered) and not ability.keyword:
                found += 1
                assert TRIGGER.search(ability_text(ability, "en", card)), card.name
            if isinstance(ability, v.Activated):
                assert not TRIGGER.match(ability_text(ability, "en", card)), card.name
    assert found > 50


@rule("RB-CR@1.4:387.1", "RB-CR@1.4:387.1.a")
def test_a_reflexive_trigger_is_announced() -> None:
    """It says "do this", with the number of times where there are several."""
    once = v.Spell((v.DoThis((dsl.draw(1),)),))
    thrice = v.Spell((v.DoThis((dsl.draw(1),), 3),))
    assert ability_text(once, "en") == "Do this: draw a card."
    assert ability_text(thrice, "en") == "Do this 3 times: draw a card."


@pytest.mark.parametrize(
    ("rule_id", "kind", "words"),
    [
        ("RB-CR@1.4:383.4.a.1", "play", "When you play me,"),
        ("RB-CR@1.4:383.4.c.1", "conquer", "When I conquer,"),
        ("RB-CR@1.4:383.4.d.1", "hold", "When I hold,"),
        ("RB-CR@1.4:383.4.e.1", "attack", "When I attack,"),
        ("RB-CR@1.4:383.4.f.1", "defend", "When I defend,"),
    ],
)
def test_the_words_of_the_named_triggers(rule_id: str, kind: str, words: str) -> None:
    """Each kind of trigger that has a name of its own reads as the rules put it."""
    assert rule_id
    ability = dsl.when_played(dsl.draw(1)) if kind == "play" else dsl.when_i(kind, dsl.draw(1))
    text = ability_text(ability, "en", made("unit"))
    assert text == f"{words} draw a card."


@rule("RB-CR@1.4:383.4.b.1")
def test_the_words_of_targeting_effects() -> None:
    """What waits for being chosen, by its own player or by anybody, says so."""
    mine = dsl.when(v.When(("target",), dsl.me, by=v.You()), dsl.draw(1))
    anybody = dsl.when_i("target", dsl.draw(1))
    assert ability_text(mine, "en", made("unit")) == "When you choose me, draw a card."
    assert ability_text(anybody, "en", made("unit")) == "When I am chosen, draw a card."


@rule("RB-CR@1.4:364.3.a")
def test_a_conditional_passive_ability_says_while_or_if() -> None:
    """The condition stands in front of the statement."""
    strong = v.Static((dsl.might(2),), cond=v.Matches(v.Me(), dsl.alone))
    assert ability_text(strong, "en", made("unit")).startswith("While ")
    plain = v.Static((dsl.might(2),))
    assert not ability_text(plain, "en", made("unit")).startswith("While ")


# --------------------------------------------------------------------------- symbols

DOMAIN_RULES: Final = {
    "RB-CR@1.4:134.2.a": ("fury", "[R]"),
    "RB-CR@1.4:134.2.b": ("calm", "[G]"),
    "RB-CR@1.4:134.2.c": ("mind", "[B]"),
    "RB-CR@1.4:134.2.d": ("body", "[O]"),
    "RB-CR@1.4:134.2.e": ("chaos", "[P]"),
    "RB-CR@1.4:134.2.f": ("order", "[Y]"),
}


@rule("RB-CR@1.4:135.2.e.4")
@pytest.mark.parametrize("rule_id", DOMAIN_RULES)
def test_power_of_a_domain_is_its_symbol(rule_id: str) -> None:
    """One symbol a domain, the same in both languages, once for each power."""
    domain, symbol = DOMAIN_RULES[rule_id]
    for lang in ("en", "ko"):
        assert cost_text(v.Cost((v.Need((domain,), 2),)), lang) == symbol * 2


@rule("RB-CR@1.4:135.2.e.1", "RB-CR@1.4:135.2.e.2")
def test_symbols_of_costs() -> None:
    """Energy is a number, power of any domain [A], of the card's own [C], exhausting [E]."""
    parts = dsl.cost(dsl.energy(3), dsl.power("any"), dsl.power("own"), dsl.exhaust_me())
    assert cost_text(parts, "en") == cost_text(parts, "ko") == "[3][A][C], [E]"


# --------------------------------------------------------------------------- parts of a card


@rule("RB-CR@1.4:132.1")
def test_a_name_is_one_card() -> None:
    """No two cards share a name, in English or in Korean."""
    facts = load_facts()
    assert all(name == card.name for name, card in facts.items())
    korean = [card.ko for card in facts.values() if card.ko]
    assert len(set(korean)) == len(korean)


@rule("RB-CR@1.4:133.7.b")
def test_signature_is_of_many_types() -> None:
    """Units, gear and spells have it."""
    cards = load_facts().values()
    types = {card.type for card in cards if card.supertype is Supertype.SIGNATURE}
    assert types >= {CardType.UNIT, CardType.GEAR, CardType.SPELL}


@rule("RB-CR@1.4:135.1", "RB-CR@1.4:135.3")
def test_every_card_has_a_text_which_may_be_blank() -> None:
    """A card without abilities reads as nothing."""
    blank = {name for name, card in CARDS.items() if not card_text(card, "en")}
    bare = {name for name, card in CARDS.items() if not card.abilities and not card.attached}
    assert blank == bare
    assert "Recruit" in blank


@rule("RB-CR@1.4:135.2.a.1", "RB-CR@1.4:135.2.a.2", "RB-CR@1.4:362")
@rule("RB-CR@1.4:170.8", "RB-CR@1.4:170.9", "RB-CR@1.4:174.7", "RB-CR@1.4:174.8")
def test_cards_of_every_type_have_abilities() -> None:
    """Each ability is a text of its own, and a card may have several of several kinds."""
    kinds: dict[str, set[type]] = {}
    for card in CARDS.values():
        for kind in card.types:
            kinds.setdefault(kind, set()).update(type(a) for a in card.abilities)
    assert set(kinds) == {"unit", "gear", "spell", "rune", "legend", "battlefield"}
    assert all(kinds.values())
    assert {v.Static, v.Triggered} <= kinds["battlefield"]
    assert {v.Triggered, v.Activated} <= kinds["legend"]
    several = [c for c in CARDS.values() if len({type(a) for a in c.abilities}) > 1]
    assert several
    assert all(card_text(c, "en").count("\n") >= 1 for c in several)


@rule("RB-CR@1.4:136.1", "RB-CR@1.4:136.2.a")
def test_an_effect_text_stands_apart() -> None:
    """Below the rules text, where a card has one."""
    angel = card_text(CARDS["Guardian Angel"], "en")
    assert angel.split("\n")[0].startswith("[Equip]")
    assert angel.split("\n")[1] == "Attached:"
    assert "Attached:" not in card_text(made("gear", dsl.equip(dsl.energy(1))), "en")


@rule("RB-CR@1.4:150.3", "RB-CR@1.4:137.1")
def test_what_equipment_has() -> None:
    """A Might Bonus and a way to attach it."""
    written = (card for card in CARDS.values() if card.unsupported is None)
    equipment = [card for card in written if "Equipment" in card.tags]
    assert equipment
    for card in equipment:
        assert "gear" in card.types
        assert "might bonus" in dict(card.stats)
        words = {a.name for a in card.abilities if isinstance(a, v.Keyword)}
        assert words & {"Equip", "Quick-Draw"}


@rule("RB-CR@1.4:143.1")
def test_units_have_any_number_of_tags() -> None:
    """None, one or several."""
    counts = {len(c.tags) for c in load_facts().values() if c.type is CardType.UNIT}
    assert {1, 2} <= counts
    assert len(CARDS["Reflection"].tags) == 0


@rule("RB-CR@1.4:164.1", "RB-CR@1.4:164.2.b.1")
def test_six_basic_runes() -> None:
    """One for each domain, which its name begins with."""
    runes = {name: card.domains for name, card in CARDS.items() if "rune" in card.types}
    assert runes == {f"{d.title()} Rune": (d,) for d in dsl.DOMAINS}


@rule("RB-CR@1.4:176")
def test_legends_have_domains() -> None:
    """One or more of them."""
    legends = [card for card in load_facts().values() if card.type is CardType.LEGEND]
    assert legends
    assert all(card.domains for card in legends)
