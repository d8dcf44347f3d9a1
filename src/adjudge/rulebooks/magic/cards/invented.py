"""Invented cards for cases and tests: what no real card says so plainly."""

from __future__ import annotations

from dataclasses import replace

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.magic.dsl import equip, invented

ME = v.Same(v.Me())


def invented_cards() -> tuple[CardDef, ...]:
    """Every invented card."""
    return CARDS


def _kinds(name: str, ko: str, mod: v.Mod, scope: v.Pred) -> CardDef:
    """An enchantment that lets some permanents be something more."""
    return invented(name, "enchantment", v.Static((mod,), scope), pay="1", ko=ko)


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
    invented(
        "Common Toll",
        "sorcery",
        v.Spell(
            (
                v.EachDoes(
                    (v.Pick("given", v.IsType("creature") & v.ControlledBy(v.ThatPlayer())),),
                    v.Act("sacrifice", on=v.Noted("given")),
                ),
            )
        ),
        pay="1",
        ko="공동 통행세",
    ),
    invented(
        "Shared Price",
        "instant",
        v.CostRule(
            "additional",
            "additional",
            cost=v.Cost(
                (),
                (
                    v.Act(
                        "sacrifice some",
                        on=v.All(v.IsType("land")),
                        amount=1,
                        who=v.EachPlayer("you"),
                    ),
                ),
            ),
            areas=("any",),
        ),
        v.Spell((v.Act("draw", amount=1),)),
        pay="1",
        ko="나누어 내는 값",
    ),
    invented(
        "Twin Sparks",
        "instant",
        v.Spell(
            (
                v.Act("deal", on=v.Target("mine", v.IsType("creature"), players="any"), amount=1),
                v.Act(
                    "deal",
                    on=v.Target(
                        "theirs", v.IsType("creature"), players="any", chooser=v.Opponents()
                    ),
                    amount=1,
                ),
            )
        ),
        pay="R",
        ko="쌍둥이 불꽃",
    ),
    invented(
        "Mirror Shade",
        "creature",
        v.Replacement(
            v.When(("enter",), ME),
            (v.Pick("model", v.IsType("creature") & v.Not(v.Me())),),
            keep=True,
            areas=("any",),
        ),
        v.Static((v.Raise("power", v.Stat(v.Linked("model"), "power")),)),
        pay="2",
        power=1,
        toughness=1,
        ko="거울 그늘",
    ),
    invented(
        "Twin Spring",
        "land",
        v.Activated(
            v.Cost((), (v.Act("tap", on=v.Me()),)),
            (v.Act("add", how=("blue", "green")),),
            adds=True,
        ),
        ko="쌍둥이 샘",
    ),
    invented(
        "Heavy Air",
        "enchantment",
        v.Static((v.Lose("Flying", barred=True),), v.IsType("creature")),
        pay="1",
        ko="무거운 공기",
    ),
    invented(
        "Sidelong Rider",
        "creature",
        v.Keyword("Flanking"),
        v.Keyword("Flanking"),
        pay="2",
        power=2,
        toughness=2,
        ko="비스듬한 기수",
    ),
    invented("Long Morning", "instant", v.Spell((v.Act("extra step"),)), pay="U", ko="긴 아침"),
    invented(
        "Loose Knot",
        "artifact",
        v.Activated(
            v.Cost((), (v.Act("tap", on=v.Me()),)),
            (
                v.Lasting(
                    (v.Flag("can't attack"),),
                    to=v.Target("target", v.IsType("creature")),
                    until="play",
                ),
            ),
        ),
        v.Activated(
            v.Cost((v.Need(("generic",), 1),)),
            (v.Act("end effects"),),
            speed="special",
        ),
        pay="1",
        ko="느슨한 매듭",
    ),
    invented(
        "Quiet Gate",
        "artifact",
        v.Forbid("play", obj=v.IsType("creature")),
        v.Activated(
            v.Cost((v.Need(("generic",), 1),)),
            (v.Act("ignore"),),
            speed="special",
            keyword="anyone",
        ),
        pay="1",
        ko="조용한 문",
    ),
    invented(
        "Mud Miller",
        "artifact",
        v.Activated(
            v.Cost((), (v.Act("tap", on=v.Me()), v.Act("mill", amount=1))),
            (v.Act("add", how=("colorless",)),),
            adds=True,
        ),
        pay="1",
        ko="진흙 방앗간",
    ),
    invented(
        "Hollow Bargain",
        "sorcery",
        v.CostRule(
            "additional",
            "additional",
            cost=v.Cost(
                (), (v.Act("tap", on=v.All(v.IsType("artifact") & ~v.Marked("tapped")), amount=1),)
            ),
            areas=("any",),
        ),
        v.Spell((v.Act("draw", amount=2),)),
        pay="1",
        ko="빈 흥정",
    ),
    invented(
        "Crowd Hater",
        "creature",
        v.Triggered(
            v.When(("becomes blocked",), ME),
            (v.Act("gain life", amount=3),),
            v.Compare(v.EventAmount(), ">=", 2),
        ),
        pay="2",
        power=2,
        toughness=5,
        ko="무리 혐오자",
    ),
    invented(
        "Fell the Tallest",
        "sorcery",
        v.Spell(
            (
                v.Act(
                    "destroy",
                    on=v.All(
                        v.IsType("creature")
                        & v.Measure("power", ">=", v.Highest(v.All(v.IsType("creature")), "power"))
                    ),
                ),
            )
        ),
        pay="2",
        ko="가장 큰 것 쓰러뜨리기",
    ),
    invented(
        "Endless Candle",
        "artifact",
        v.Activated(v.Cost(), (v.Act("gain life", amount=1),)),
        v.Activated(v.Cost(), (v.Act("deal", on=v.TargetPlayer("player", "any"), amount=3),)),
        pay="1",
        ko="끝없는 초",
    ),
    invented(
        "Restless Kite",
        "creature",
        v.Activated(v.Cost(), (v.Lasting((v.Gain("Flying"),), to=v.Me()),)),
        pay="1",
        power=1,
        toughness=1,
        ko="쉬지 않는 연",
    ),
    invented(
        "Endless Lead",
        "artifact",
        v.Activated(
            v.Cost(),
            (v.Lasting((v.Lose("Flying"),), to=v.Target("target", v.IsType("creature"))),),
        ),
        pay="1",
        ko="끝없는 납",
    ),
    _kinds("Green Tide", "푸른 밀물", v.GainTag("Elf"), v.IsType("creature")),
    _kinds("Living Bronze", "살아 있는 청동", v.GainType("artifact"), v.Tagged("Elf")),
    _kinds("First Mask", "첫째 가면", v.GainTag("Goblin"), v.Tagged("Elf")),
    _kinds("Second Mask", "둘째 가면", v.GainTag("Human"), v.Tagged("Goblin")),
    _kinds("Third Mask", "셋째 가면", v.GainTag("Elf"), v.Tagged("Human")),
    replace(
        invented(
            "Leaden Boots",
            "artifact",
            v.Static((v.Lose("Flying"),), v.Same(v.HostOf())),
            equip("0"),
            pay="1",
            ko="납 장화",
        ),
        tags=("Equipment",),
    ),
    invented(
        "Two-Faced Gift",
        "artifact",
        v.Triggered(
            v.When(("enter",), ME),
            (
                v.Modes(
                    (
                        (v.Act("gain life", amount=2),),
                        (v.Act("destroy", on=v.Target("target", v.IsType("creature"))),),
                    )
                ),
            ),
        ),
        pay="1",
        ko="두 얼굴의 선물",
    ),
    invented(
        "Waking Walls",
        "enchantment",
        v.Static(
            (v.GainType("creature"), v.SetStat("power", 3), v.SetStat("toughness", 3)),
            v.IsType("enchantment") & v.Not(v.Me()),
        ),
        pay="1",
        ko="깨어나는 벽",
    ),
)
