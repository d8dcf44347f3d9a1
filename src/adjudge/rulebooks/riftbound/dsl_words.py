"""What Riftbound cards talk about and what they do: nouns, costs and instructions.

Only `dsl` is meant to be imported by cards; it passes these words on.
"""

from __future__ import annotations

from adjudge.core.vocab import (
    Act,
    All,
    At,
    ControlledBy,
    Cost,
    Destination,
    Enemy,
    Friendly,
    Here,
    In,
    Instruction,
    Is,
    IsSuper,
    IsToken,
    IsType,
    Lasting,
    Later,
    Marked,
    Me,
    Mod,
    Need,
    Not,
    Objects,
    Places,
    Players,
    Pred,
    Raise,
    Ref,
    Replacement,
    Same,
    Stat,
    Tagged,
    Value,
    When,
    You,
)

# ----------------------------------------------------------------- what a card talks about

unit: Pred = IsType("unit")
gear: Pred = IsType("gear")
spell: Pred = IsType("spell")
rune: Pred = IsType("rune")
legend: Pred = IsType("legend")
battlefield: Pred = IsType("battlefield")
ability_item: Pred = IsType("ability")
champion: Pred = IsSuper("champion")
equipment: Pred = Tagged("Equipment")
token: Pred = IsToken()
friendly: Pred = Friendly()
enemy: Pred = Enemy()
mine: Pred = ControlledBy(You())
at_battlefield: Pred = In("battlefield")
at_base: Pred = In("base")
here: Pred = At(Here())
another: Pred = Not(Me())
me: Pred = Same(Me())
exhausted: Pred = Marked("exhausted")
ready: Pred = ~Marked("exhausted")
buffed: Pred = Marked("buff")
stunned: Pred = Marked("stunned")
empowered: Pred = Marked("empowered")
attacking: Pred = Marked("attacker")
defending: Pred = Marked("defender")
alone: Pred = Is("alone")
mighty: Pred = Is("mighty")
in_combat: Pred = Is("in combat")
in_showdown: Pred = Is("in showdown")
facedown: Pred = Is("facedown")
revealed: Pred = Is("revealed")
chosen_champion: Pred = Is("chosen champion")

DOMAINS = ("fury", "calm", "mind", "body", "chaos", "order")


def in_hand(who: Players | None = None) -> Pred:
    """A card in a hand, by default yours."""
    return In("hand") & ControlledBy(who or You())


def in_trash(who: Players | None = None) -> Pred:
    """A card in a trash, by default yours."""
    return In("trash") & ControlledBy(who or You())


# ----------------------------------------------------------------- costs


def energy(count: int) -> Need:
    """Energy, written [n]."""
    return Need(("energy",), count)


def power(domain: str, count: int = 1) -> Need:
    """Power: a domain's name, "any" for [A], "own" for [C]."""
    if domain == "any":
        return Need((), count)
    if domain != "own" and domain not in DOMAINS:
        raise ValueError(f"unknown domain {domain!r}; expected one of {DOMAINS}, 'any', 'own'")
    return Need((domain,), count)


def cost(*parts: Need | Instruction) -> Cost:
    """A cost of resources and actions, in printed order."""
    needs = tuple(part for part in parts if isinstance(part, Need))
    actions = tuple(part for part in parts if not isinstance(part, Need))
    return Cost(needs, actions)


def exhaust_me() -> Act:
    """[E] as a cost."""
    return Act("exhaust", on=Me())


def spend_buff(on: Objects) -> Act:
    """Remove a buff as a cost."""
    return Act("spend buff", on=on)


# ----------------------------------------------------------------- instructions


def deal(
    amount: Value, to: Ref, *, label: str = "", split: bool = False, by: Objects | None = None
) -> Act:
    """Deal damage; with `by`, that object is the source instead of the effect."""
    return Act("deal", on=to, amount=amount, label=label, how=("split",) if split else (), by=by)


def draw(count: Value, who: Players | None = None, *, label: str = "") -> Act:
    """Draw cards."""
    return Act("draw", amount=count, who=who, label=label)


def discard(count: Value, who: Players | None = None, *, label: str = "") -> Act:
    """Discard cards of the player's choice from the hand."""
    return Act("discard", amount=count, who=who, label=label)


def kill(on: Objects, *, label: str = "", who: Players | None = None) -> Act:
    """Kill permanents."""
    return Act("kill", on=on, label=label, who=who)


def banish(on: Objects, *, label: str = "") -> Act:
    """Banish cards or permanents."""
    return Act("banish", on=on, label=label)


def move(on: Objects, to: Places, *, label: str = "") -> Act:
    """Move units to a place."""
    return Act("move", on=on, to=to, label=label)


def recall(on: Objects) -> Act:
    """Recall permanents to base."""
    return Act("recall", on=on)


def make_ready(on: Objects, *, label: str = "") -> Act:
    """Ready objects."""
    return Act("ready", on=on, label=label)


def exhaust(on: Objects, *, label: str = "") -> Act:
    """Exhaust objects."""
    return Act("exhaust", on=on, label=label)


def stun(on: Objects, *, label: str = "") -> Act:
    """Stun units."""
    return Act("stun", on=on, label=label)


def buff(on: Objects, *, label: str = "") -> Act:
    """Put a buff on units that have none."""
    return Act("buff", on=on, label=label)


def heal(on: Objects) -> Act:
    """Clear damage."""
    return Act("heal", on=on)


def return_to_hand(on: Objects, *, label: str = "") -> Act:
    """Return to the owner's hand."""
    return Act("return", on=on, label=label)


def put_in_hand(on: Objects, *, label: str = "") -> Act:
    """Put cards into the hand of their owner without drawing them."""
    return Act("put in hand", on=on, label=label)


def put_in_trash(on: Objects) -> Act:
    """Put cards into the trash of their owner; they are neither discarded nor burned."""
    return Act("put in trash", on=on)


def put_in_deck(on: Ref, who: Players | None = None) -> Act:
    """Put a card on the top or the bottom of its owner's Main Deck, as `who` chooses."""
    return Act("put in deck", on=on, who=who)


def put_back(on: Objects) -> Act:
    """Leave cards on top of the deck, in an order of the player's choice."""
    return Act("put back", on=on)


def reveal_until(pred: Pred, *, label: str) -> Act:
    """Reveal cards from the top of your deck until one fits, which is noted."""
    return Act("reveal until", on=All(pred), label=label)


def recycle(on: Objects, *, label: str = "") -> Act:
    """Put on the bottom of the owner's deck."""
    return Act("recycle", on=on, label=label)


def recycle_from(zone: str, count: Value, who: Players | None = None, *, label: str = "") -> Act:
    """Recycle cards of the player's choice from a zone (not a target)."""
    return Act("recycle from", amount=count, who=who, label=label, how=(zone,))


def reveal(on: Objects, *, label: str = "") -> Act:
    """Show cards to all players; they stay where they are."""
    return Act("reveal", on=on, label=label)


def look_at(on: Objects, *, label: str = "") -> Act:
    """Look at cards without showing them."""
    return Act("look", on=on, label=label)


def predict(count: Value = 1, who: Players | None = None) -> Act:
    """Look at the top cards, recycle any number, put the rest back in any order."""
    return Act("predict", amount=count, who=who)


def channel(
    count: Value, who: Players | None = None, *, rune_exhausted: bool = False, label: str = ""
) -> Act:
    """Put runes from the top of the rune deck on the board."""
    return Act(
        "channel", amount=count, who=who, label=label, how=("exhausted",) if rune_exhausted else ()
    )


def add(*needs: Need, only_for: str = "", times: Value = 1) -> Act:
    """Add resources to your rune pool; `only_for` restricts their use ("spell", "gear")."""
    words = tuple(
        word for need in needs for word in [(need.kinds[0] if need.kinds else "any")] * need.count
    )
    return Act("add", amount=times, how=(*words, f"only:{only_for}") if only_for else words)


def counter(on: Objects, to: str = "") -> Act:
    """Counter an item on the chain; `to` is the zone of its owner where its card goes then."""
    return Act("counter", on=on, how=(to,) if to else ())


def gain_points(count: Value, who: Players | None = None) -> Act:
    """Gain points (not scoring a battlefield)."""
    return Act("gain points", amount=count, who=who)


def lose_points(count: Value, who: Players | None = None) -> Act:
    """Lose points, as far as there are any."""
    return Act("lose points", amount=count, who=who)


def gain_xp(count: Value, who: Players | None = None) -> Act:
    """Gain XP."""
    return Act("gain xp", amount=count, who=who)


def spend_xp(count: Value) -> Act:
    """Spend XP."""
    return Act("spend xp", amount=count)


def attach(on: Objects, to: Objects) -> Act:
    """Attach `on` to the unit `to` (given as `by`: the unit that becomes top-most)."""
    return Act("attach", on=on, by=to)


def detach(on: Objects) -> Act:
    """Detach attached cards."""
    return Act("detach", on=on)


def play_token(
    name: str,
    place: Places | None = None,
    *,
    count: Value = 1,
    is_ready: bool = False,
    is_exhausted: bool = False,
    who: Players | None = None,
    label: str = "",
) -> Act:
    """Play tokens by name; without a place the player chooses a valid location."""
    enters = ("ready",) if is_ready else ("exhausted",) if is_exhausted else ()
    return Act("play token", amount=count, to=place, who=who, label=label, how=(name, *enters))


def copy_token(on: Objects) -> Act:
    """Play an additional copy of a token that is about to be played."""
    return Act("copy token", on=on)


def burn(count: Value, who: Players | None = None) -> Act:
    """Put cards from the top of the Main Deck into the trash."""
    return Act("burn", amount=count, who=who)


def empower(on: Objects) -> Act:
    """Make objects Empowered."""
    return Act("empower", on=on)


def disempower(on: Objects) -> Act:
    """Remove the Empowered status."""
    return Act("disempower", on=on)


def prevent(
    amount: Value | None, on: Objects | None, until: str = "turn", *, of: tuple[str, ...] = ()
) -> Act:
    """Prevent the next `amount` damage (None: all) that would be dealt to `on` (None: to anything).

    `of` names the damage that is meant: "spell", "ability".
    """
    return Act("prevent", on=on, amount=amount, how=(until, *of))


def prevent_next(on: Objects, until: str = "turn") -> Act:
    """Prevent all damage of the next time that damage would be dealt."""
    return Act("prevent", on=on, how=(until, "once"))


def double(on: Objects, stat: str = "might", until: str = "turn") -> Lasting:
    """Increase a number by itself, never by less than 0; the increase is fixed now."""
    return Lasting((Raise(stat, Stat(on, stat)),), to=on, until=until)


def swap(on: Objects, other: Objects, stat: str = "might", until: str = "turn") -> Act:
    """Swap a number of two objects."""
    return Act("swap", on=on, by=other, how=(stat, until))


def replace(on: Ref, token_name: str) -> Act:
    """Put a token in an object's place."""
    return Act("replace", on=on, how=(token_name,))


def swap_back(on: Objects) -> Act:
    """Replace a token with what it replaced."""
    return Act("swap back", on=on)


def create(name: str, place: Places | None = None, *, count: Value = 1, label: str = "") -> Act:
    """Create tokens without playing them."""
    return Act("create", amount=count, to=place, how=(name,), label=label)


def skip_next(pattern: When, until: str = "turn") -> Later:
    """Skip the next such event; "phase draw" and the like are procedures of the turn."""
    return Later(Replacement(pattern), until=until)


def new_choices(on: Objects) -> Act:
    """Make new choices for an item on the chain."""
    return Act("new choices", on=on)


def extra_turn(who: Players | None = None) -> Act:
    """Take a turn after this one."""
    return Act("extra turn", who=who)


def win(who: Players | None = None) -> Act:
    """Win the game."""
    return Act("win", who=who)


def give(to: Objects, *mods: Mod, until: str = "turn") -> Lasting:
    """Give modifications to fixed objects until a window ends ("turn", "combat", "board").

    With "source" until the bearer leaves the board.
    """
    return Lasting(mods, to=to, until=until)


def give_all(scope: Pred, *mods: Mod, until: str = "turn") -> Lasting:
    """Give modifications to whatever matches while the effect lasts."""
    return Lasting(mods, scope=scope, until=until)


def might(by: Value, *, floor: int | None = None, ceiling: int | None = None) -> Raise:
    """+n or -n Might."""
    return Raise("might", by, floor=floor, ceiling=ceiling)


def to_base(of: Objects) -> Destination:
    """The base of the unit that moves."""
    return Destination("base", of, ("base",))


def anywhere(of: Objects, label: str = "to") -> Destination:
    """Any other place where the unit may be."""
    return Destination(label, of)
