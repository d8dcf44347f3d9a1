"""Words for cards in the terms of the game; each makes a tree of the kernel's vocabulary.

A set file writes these words (see `cards/language.py` and `docs/metaversus-sets.md`): the house
set and a user's own set know the same ones. A word that is several instructions is a tuple of
them; bodies are flattened.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v

Node: TypeAlias = Any  # an instruction, a tuple of them, or another vocabulary node
Body: TypeAlias = "tuple[v.Instruction, ...]"

YOU: Final = v.You()
OPPONENT: Final = v.Opponents()
BOTH: Final = v.EachPlayer()

# --------------------------------------------------------------------------- cards by what they are

ACTION: Final = v.IsType("action")
MONEY: Final = v.IsType("money")
WEAPON: Final = v.IsType("weapon")
HAND: Final = v.In("hand") & v.ControlledBy(YOU)
PLAY: Final = v.In("play") & v.ControlledBy(YOU)
DISCARD: Final = v.In("discard") & v.ControlledBy(YOU)
MARKET: Final = v.In("market")
OWN: Final = v.Is("own")
THIS: Final = v.Same(v.Me())
OTHER: Final = v.Not(v.Me())


def priced(most: v.Value, least: int = 0) -> v.Pred:
    """Cards of a price up to a number, or between two."""
    found: v.Pred = v.Measure("price", "<=", most)
    return found & v.Measure("price", ">=", least) if least else found


def called(name: str) -> v.Pred:
    """Cards of a name."""
    return v.Called(name)


def same_name(label: str = "") -> v.Pred:
    """Cards with the name of this one, or of those noted under a label."""
    return v.Namesake(v.Noted(label) if label else v.Me())


# --------------------------------------------------------------------------- numbers


def stat(name: str, who: v.Players = YOU) -> v.Value:
    """A number of a duelist, or how many cards lie in a zone of theirs."""
    return v.PlayerStat(who, name)


def count(pred: v.Pred) -> v.Value:
    """How many cards match."""
    return v.CountOf(v.All(pred))


def fact(name: str, who: v.Players = YOU) -> v.Value:
    """How often something happened this turn: "laid", "gained", "damaged"."""
    return v.Fact(name, who)


def amount(label: str) -> v.Value:
    """How much an instruction with a label did."""
    return v.AmountOf(label)


def times(number: v.Value, factor: int) -> v.Value:
    """A number several times."""
    return v.Times(number, factor)


# --------------------------------------------------------------------------- numbers to gain


def draw(number: v.Value, who: v.Players | None = None, label: str = "") -> v.Act:
    """Draw cards."""
    return v.Act("draw", amount=number, who=who, label=label)


def damage(number: v.Value, to: v.Players = OPPONENT) -> v.Act:
    """Deal damage at once, apart from the hit of the weapons."""
    return v.Act("deal", on=to, amount=number)


def heal(number: v.Value, who: v.Players | None = None) -> v.Act:
    """Get health back."""
    return v.Act("heal", amount=number, who=who)


def stars(number: v.Value, who: v.Players | None = None) -> v.Act:
    """Gain wish stars."""
    return v.Act("stars", amount=number, who=who)


def lose_stars(number: v.Value, who: v.Players | None = None) -> v.Act:
    """Lose wish stars."""
    return v.Act("lose stars", amount=number, who=who)


def actions(number: v.Value) -> v.Act:
    """Gain action points."""
    return v.Act("actions", amount=number)


def buys(number: v.Value) -> v.Act:
    """Gain additional buys."""
    return v.Act("buys", amount=number)


def gems(number: v.Value) -> v.Act:
    """Gain gems."""
    return v.Act("gems", amount=number)


def hit(number: v.Value) -> v.Act:
    """Add damage to the hit of this turn's weapons."""
    return v.Act("hit", amount=number)


# --------------------------------------------------------------------------- cards to move


def discard(number: v.Value, who: v.Players | None = None, label: str = "") -> v.Act:
    """Discard cards of the hand."""
    return v.Act("discard", amount=number, who=who, label=label)


def discard_all(pred: v.Pred = HAND, label: str = "discarded") -> v.Act:
    """Discard all cards that match."""
    return v.Act("discard", on=v.All(pred), label=label)


def discard_noted(label: str) -> v.Act:
    """Discard the cards noted under a label."""
    return v.Act("discard", on=v.Noted(label))


def choose(number: int, pred: v.Pred, label: str, *, least: int = -1, among: str = "") -> v.Pick:
    """Choose cards and note them; at least as many as at most, unless told otherwise."""
    of = v.Noted(among) if among else None
    return v.Pick(label, pred, at_least=number if least < 0 else least, at_most=number, among=of)


def trash(number: int = 1, pred: v.Pred = HAND, least: int = -1, label: str = "trashed") -> Body:
    """Remove cards that match; see `choose`."""
    act = v.Act("trash", on=v.Noted(label), label=label)
    return (choose(number, pred, label, least=least), act)


def trash_this(label: str = "") -> v.Act:
    """Remove this card."""
    return v.Act("trash", on=v.Me(), label=label)


def gain(pred: v.Pred, to: str = "", label: str = "gained", number: int = 1) -> Body:
    """Gain cards out of the market; to the play area unless another zone is told."""
    where = v.Zone(to) if to else None
    act = v.Act("gain", on=v.Noted(label), to=where, label=label)
    return (choose(number, MARKET & pred, label), act)


def gain_called(name: str, number: v.Value = 1, to: str = "") -> v.Act:
    """Gain cards of a name out of the market."""
    where = v.Zone(to) if to else None
    return v.Act("gain called", amount=number, how=(name,), to=where)


def give(name: str, number: v.Value = 1, to: str = "discard") -> v.Act:
    """Let the opponent gain cards of a name out of the market, into the discard."""
    where = v.Zone(to, OPPONENT)
    return v.Act("gain called", amount=number, who=OPPONENT, how=(name,), to=where)


def look(number: v.Value, label: str = "seen") -> v.Act:
    """Look at the first cards of the own draw deck."""
    return v.Act("look", amount=number, label=label)


def show(number: v.Value, label: str = "shown") -> v.Act:
    """Reveal the first cards of the own draw deck."""
    return v.Act("show", amount=number, label=label)


def take(number: int, pred: v.Pred | None = None, among: str = "seen", least: int = -1) -> Body:
    """Take cards of those seen or revealed into the hand."""
    picked = choose(number, pred or v.Anything(), "taken", least=least, among=among)
    return (picked, v.Act("put", on=v.Noted("taken"), to=v.Zone("hand")))


def put(label: str, to: str) -> v.Act:
    """Put the cards noted under a label into a zone of yours."""
    return v.Act("put", on=v.Noted(label), to=v.Zone(to))


def put_all(pred: v.Pred, to: str) -> v.Act:
    """Put all cards that match into a zone of yours; on a deck in an order of your choice."""
    return v.Act("put", on=v.All(pred), to=v.Zone(to))


def rest(to: str = "discard", area: str = "seen") -> v.Act:
    """Put what is left of the cards seen or revealed into a zone of yours."""
    return v.Act("rest", how=(area,), to=v.Zone(to))


def lay(pred: v.Pred = ACTION, label: str = "laid") -> Body:
    """Lay a card from hand without losing action points; it can't be boosted."""
    return (choose(1, HAND & pred, label, least=0), v.PlayCard(v.Noted(label), label=label))


def again(label: str = "laid") -> v.Act:
    """Follow the text of a noted card once more."""
    return v.Act("again", on=v.Noted(label))


def stay() -> v.Act:
    """Keep this card outside the play area."""
    return v.Act("stay", on=v.Me())


def leave() -> v.Act:
    """Discard this card."""
    return v.Act("discard", on=v.Me())


def win() -> v.Act:
    """Win the match."""
    return v.Act("win")


def lose() -> v.Act:
    """Lose the match."""
    return v.Act("lose")


# --------------------------------------------------------------------------- sentences


def flat(parts: tuple[Node, ...]) -> Body:
    """One body of words that may be several instructions."""
    found: list[v.Instruction] = []
    for part in parts:
        if isinstance(part, tuple):
            found.extend(flat(part))
        else:
            found.append(part)
    return tuple(found)


def may(*body: Node, label: str = "") -> v.May:
    """What may be done or not."""
    return v.May(flat(body), label=label)


def opponent_may(*body: Node, label: str = "") -> v.May:
    """What the opponent may do or not."""
    return v.May(flat(body), who=OPPONENT, label=label)


def if_(cond: v.Condition, *body: Node, otherwise: Node = ()) -> v.If:
    """Instructions under a condition."""
    other = otherwise if isinstance(otherwise, tuple) else (otherwise,)
    return v.If(cond, flat(body), flat(other))


def did(label: str) -> v.Condition:
    """Whether an instruction with a label was followed."""
    return v.Did(label)


def is_(pred: v.Pred) -> v.Condition:
    """Whether this card is so."""
    return v.Matches(v.Me(), pred)


def noted(label: str, pred: v.Pred) -> v.Condition:
    """Whether the cards noted under a label are so."""
    return v.Matches(v.Noted(label), pred)


def there(pred: v.Pred, number: int = 1) -> v.Condition:
    """Whether at least so many cards match."""
    return v.Exists(pred, number)


def this_turn(ability: v.Triggered | v.Replacement | v.CostRule) -> v.Later:
    """A text that holds until the end of the turn."""
    return v.Later(replace(ability, areas=("board",)), until="turn", once=False)


def next_time(ability: v.Triggered | v.Replacement) -> v.Later:
    """A text that holds for the next such event of the turn."""
    return v.Later(replace(ability, areas=("board",)), until="turn", once=True)


# --------------------------------------------------------------------------- events


def on_lay(pred: v.Pred | None = None, by: v.Players = YOU, nth: int = 0) -> v.When:
    """Somebody lays a card."""
    return v.When(("lay",), obj=pred, by=by, nth=nth or None)


def on_draw(by: v.Players = YOU, source: v.Pred | None = None) -> v.When:
    """Somebody draws a card, by a card of some kind if told."""
    return v.When(("draw",), by=by, source=source)


def on_discard(pred: v.Pred | None = None, by: v.Players = YOU) -> v.When:
    """An effect discards a card."""
    return v.When(("discard",), obj=pred, by=by)


def on_trash(pred: v.Pred | None = None, by: v.Players = YOU) -> v.When:
    """Somebody removes a card."""
    return v.When(("trash",), obj=pred, by=by)


def on_gain(pred: v.Pred | None = None, by: v.Players = YOU) -> v.When:
    """Somebody gains a card."""
    return v.When(("gain",), obj=pred, by=by)


def on_damage(who: v.Players = YOU) -> v.When:
    """Somebody is damaged."""
    return v.When(("damage",), by=who)


def on_hit(who: v.Players = OPPONENT) -> v.When:
    """The hit of the weapons damages somebody."""
    return v.When(("damage",), by=who, how=("hit",))


def on_star(by: v.Players = YOU) -> v.When:
    """Somebody gains wish stars."""
    return v.When(("stars",), by=by)


def on_phase(name: str, by: v.Players = YOU) -> v.When:
    """A phase begins: "turn", "wish", "action", "buy", "attack", "clean up"."""
    return v.When((name,), by=by)


# --------------------------------------------------------------------------- abilities


def when(
    event: v.When,
    *body: Node,
    may: bool = False,
    times: int = 0,
    per: str = "turn",
    where: str = "play",
    cond: v.Condition | None = None,
) -> v.Triggered:
    """A text below the dividing line, or a passive skill: followed when its condition is met."""
    return v.Triggered(
        event,
        flat(body),
        cond=cond,
        optional=may,
        areas=(where,),
        times=times or None,
        span=per,
    )


def at_once(event: v.When, *body: Node, cond: v.Condition | None = None) -> v.Triggered:
    """A text that may be cast from hand at once, breaking into whatever runs."""
    return when(event, *body, may=True, where="hand", cond=cond)


def less_damage(number: v.Value, times: int = 0) -> v.Replacement:
    """You take less damage."""
    changes = (("less", number),)
    return v.Replacement(on_damage(YOU), changes=changes, times=times or None, areas=_WORKS)


def more_damage(number: v.Value) -> v.Replacement:
    """The hit of your weapons deals more damage."""
    return v.Replacement(on_hit(), changes=(("more", number),), areas=_WORKS)


def cheaper(number: int, pred: v.Pred | None = None, least: int = 0) -> v.CostRule:
    """Market cards cost you fewer gems."""
    return v.CostRule(
        "discount",
        applies=MARKET & pred if pred is not None else MARKET,
        by=YOU,
        less=(v.Need(("gem",), number),),
        floor=least,
        areas=_WORKS,
    )


def keep() -> v.Keyword:
    """This card is not discarded from hand in clean-up."""
    return v.Keyword("Keep")


_WORKS: Final = ("board", "play", "aside")
