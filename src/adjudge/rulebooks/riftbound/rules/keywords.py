"""What the keywords are short for (chapter 800).

Keywords with values add up (807.2, 809.2, 814.2, 823.2); the abilities below read the summed
value as a number of the bearer, so each is added once however often the keyword is present.
"""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v

_ME: Final = v.Same(v.Me())
_ATTACKING: Final = v.Matches(v.Me(), v.Marked("attacker"))
_DEFENDING: Final = v.Matches(v.Me(), v.Marked("defender"))
_MINE_UNIT: Final = v.IsType("unit") & v.ControlledBy(v.You())

# 807.1.c and 814.1.c; the value is read from the bearer, see `Chars.stat`.
SUMMED: Final[dict[str, tuple[v.Ability, ...]]] = {
    "Assault": (v.Static((v.Raise("might", v.Stat(v.Me(), "Assault")),), cond=_ATTACKING),),
    "Shield": (v.Static((v.Raise("might", v.Stat(v.Me(), "Shield")),), cond=_DEFENDING),),
    # 823.1.c.1: when I conquer or hold, my controller gains X XP.
    "Hunt": (
        v.Triggered(
            v.When(("conquer", "hold"), _ME),
            (v.Act("gain xp", amount=v.Stat(v.Me(), "Hunt")),),
            keyword="Hunt",
        ),
    ),
    # 816.1.b: at the start of its controller's Beginning Phase, before scoring, kill this.
    "Temporary": (
        v.Triggered(
            v.When(("start of beginning",), by=v.You()),
            (v.Act("kill", on=v.Me()),),
            keyword="Temporary",
        ),
    ),
    # 819.1.d: when you play this, attach it to a unit you control.
    "Quick-Draw": (
        v.Triggered(
            v.When(("play",), _ME),
            (v.Act("attach", on=v.Me(), by=v.Target("unit", _MINE_UNIT)),),
            keyword="Quick-Draw",
        ),
    ),
}

# Keywords whose instances trigger separately (817.2, 821.1.c.7).
EACH: Final[dict[str, tuple[v.Ability, ...]]] = {
    "Vision": (
        v.Triggered(v.When(("play",), _ME), (v.Act("predict", amount=1),), keyword="Vision"),
    ),
    "Weaponmaster": (
        v.Triggered(
            v.When(("play",), _ME),
            (
                v.Act(
                    "weaponmaster",
                    on=v.Target("gear", v.Tagged("Equipment") & v.ControlledBy(v.You())),
                ),
            ),
            optional=True,
            keyword="Weaponmaster",
        ),
    ),
}


def expand(keyword: v.Keyword) -> tuple[v.Ability, ...]:
    """Abilities of one instance of a keyword that is not summed."""
    each = EACH.get(keyword.name)
    if each is not None:
        return each
    if keyword.name == "Equip" and keyword.cost is not None:
        # 818.1.c.2: [cost]: attach this gear to a unit you control.
        return (
            v.Activated(
                keyword.cost,
                (v.Act("attach", on=v.Me(), by=v.Target("unit", _MINE_UNIT), how=("equip",)),),
                keyword="Equip",
            ),
        )
    if keyword.name == "Empower" and keyword.cost is not None:
        # 827.1.c.1: [cost]: empower this; play only if not Empowered (but see 441.1.c.1).
        return (
            v.Activated(
                keyword.cost,
                (v.Act("empower", on=v.Me()),),
                only_if=v.Matches(v.Me(), v.Is("empowerable")),
                keyword="Empower",
            ),
        )
    return ()
