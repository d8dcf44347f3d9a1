"""Invented cards for cases and tests: what no real card says so plainly."""

from __future__ import annotations

from dataclasses import replace

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.magic.dsl import invented

ME = v.Same(v.Me())


def invented_cards() -> tuple[CardDef, ...]:
    """Every invented card."""
    return CARDS


CARDS = (
    invented(
        "Hollow Twin",
        "artifact",
        v.Triggered(
            v.When(("state",)),
            (v.Act("tap", on=v.Me()), v.Act("untap", on=v.Me())),
            v.Matches(v.Me(), ~v.Marked("tapped")),
        ),
        pay="2",
        ko="빈 쌍둥이",
    ),
    replace(invented("Old World", "enchantment", pay="1", ko="옛 세계"), supertypes=("world",)),
    replace(invented("New World", "enchantment", pay="1", ko="새 세계"), supertypes=("world",)),
    invented(
        "Hollow Watcher",
        "creature",
        v.Triggered(
            v.When(("state",)),
            (v.Act("gain life", amount=1),),
            v.Exists(v.Tagged("Forest") & v.ControlledBy(v.You())),
        ),
        pay="2",
        power=1,
        toughness=1,
        ko="빈 파수꾼",
    ),
    invented(
        "Three Leaves",
        "sorcery",
        v.Spell(
            (
                v.Act("draw", amount=3, label="drawn"),
                v.Pick("kept", v.Same(v.Noted("drawn")), among=v.Noted("drawn")),
                v.Act(
                    "put in library",
                    on=v.All(v.In("hand") & v.Same(v.Noted("drawn")) & v.Not(v.Noted("kept"))),
                    how=("top",),
                ),
            )
        ),
        pay="1",
        ko="세 잎",
    ),
)
