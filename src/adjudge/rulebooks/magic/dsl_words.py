"""What Magic cards talk about and what they do: nouns, costs and instructions.

Only `dsl` is meant to be imported by cards; it passes these words on.
"""

from __future__ import annotations

from adjudge.core.vocab import (
    Act,
    All,
    AmountOf,
    ControlledBy,
    Cost,
    Friendly,
    Has,
    HostOf,
    In,
    InDomain,
    Instruction,
    Is,
    IsSuper,
    IsType,
    Lasting,
    Marked,
    Me,
    Mod,
    Need,
    Not,
    Objects,
    OwnedBy,
    Players,
    Pred,
    Raise,
    Ref,
    Related,
    Same,
    SetStat,
    Tagged,
    Target,
    Top,
    Value,
    You,
    Zone,
)

COLORS = ("white", "blue", "black", "red", "green")
SYMBOLS = dict(zip("WUBRG", COLORS, strict=True))
"""The letters of the colours."""
X = AmountOf("X")
"""The X of the cost."""
BASIC_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")

# ----------------------------------------------------------------- what a card talks about

creature: Pred = IsType("creature")
artifact: Pred = IsType("artifact")
enchantment: Pred = IsType("enchantment")
land: Pred = IsType("land")
instant: Pred = IsType("instant")
sorcery: Pred = IsType("sorcery")
basic: Pred = IsSuper("basic")
permanent: Pred = Is("permanent")
spell: Pred = Is("spell")
card_in_hand: Pred = In("hand")
ability_item: Pred = Is("ability")
activated_or_triggered: Pred = ability_item
aura: Pred = Tagged("Aura")
wall: Pred = Tagged("Wall")
white: Pred = InDomain("white")
blue: Pred = InDomain("blue")
black: Pred = InDomain("black")
red: Pred = InDomain("red")
green: Pred = InDomain("green")
flying: Pred = Has("Flying")
tapped: Pred = Marked("tapped")
untapped: Pred = ~Marked("tapped")
attacking: Pred = Marked("attacking")
blocking: Pred = Marked("blocking")
unblocked: Pred = Is("unblocked")
yours: Pred = ControlledBy(You())
friendly: Pred = Friendly()
another: Pred = Not(Me())
me: Pred = Same(Me())
host: Pred = Same(HostOf(Me()))
blocking_me: Pred = Related("blocking", Me())


def of_type(name: str) -> Pred:
    """A subtype, such as Goblin or Forest."""
    return Tagged(name)


def in_hand(who: Players | None = None) -> Pred:
    """A card in a hand, by default yours."""
    return In("hand") & OwnedBy(who or You())


def in_graveyard(who: Players | None = None) -> Pred:
    """A card in a graveyard, by default yours."""
    return In("graveyard") & OwnedBy(who or You())


in_library: Pred = In("library")
in_any_graveyard: Pred = In("graveyard")


# ----------------------------------------------------------------- targets


def target(pred: Pred, label: str = "target", *, count: int = 1, up_to: bool = False) -> Target:
    """A target, or so many."""
    return Target(label, pred, 0 if up_to else count, count)


def creature_or_player(label: str = "target", *apart: str) -> Target:
    """Target creature or player."""
    return Target(label, creature, apart=apart, players="any")


# ----------------------------------------------------------------- costs


def mana(symbols: str) -> tuple[Need, ...]:
    """Mana of a cost, written as on the card: `mana("2WW")`, `mana("XR")`."""
    generic = ""
    needs: dict[str, int] = {}
    for symbol in symbols:
        if symbol.isdecimal():
            generic += symbol
        else:
            needs[symbol] = needs.get(symbol, 0) + 1
    found = [Need(("x",), needs.pop("X"))] if "X" in needs else []
    if generic and int(generic):
        found.append(Need(("generic",), int(generic)))
    return (*found, *(Need((SYMBOLS[symbol],), count) for symbol, count in needs.items()))


def cost(symbols: str = "", *actions: Instruction) -> Cost:
    """A cost of mana and actions, in printed order."""
    return Cost(mana(symbols), actions)


TAP = Act("tap", on=Me())
"""The tap symbol."""


# ----------------------------------------------------------------- damage, life, cards


def deal(
    amount: Value,
    to: Ref,
    *,
    by: Objects | None = None,
    divided: bool = False,
    and_players: bool = False,
    label: str = "",
) -> Act:
    """Deal damage; the source is the card or permanent itself, or `by`."""
    how = ("divided",) if divided else ("each player",) if and_players else ()
    return Act("deal", on=to, amount=amount, by=by, how=how, label=label)


def gain_life(amount: Value, who: Players | None = None) -> Act:
    """Gain life."""
    return Act("gain life", amount=amount, who=who)


def lose_life(amount: Value, who: Players | None = None) -> Act:
    """Lose life."""
    return Act("lose life", amount=amount, who=who)


def pay_life(amount: Value) -> Act:
    """Pay life."""
    return Act("pay life", amount=amount)


def draw(amount: Value = 1, who: Players | None = None, *, label: str = "") -> Act:
    """Draw cards, one after the other."""
    return Act("draw", amount=amount, who=who, label=label)


def discard(
    amount: Value = 1,
    who: Players | None = None,
    *,
    of: Pred | None = None,
    at_random: bool = False,
    label: str = "",
) -> Act:
    """Discard cards of the player's choice, or at random; `of` narrows the choice."""
    on = None if of is None else All(of)
    how = ("random",) if at_random else ()
    return Act("discard", on=on, amount=amount, who=who, how=how, label=label)


def discard_these(on: Objects, who: Players) -> Act:
    """Their owner discards these very cards."""
    return Act("discard", on=on, who=who)


def mill(amount: Value, who: Players | None = None) -> Act:
    """Put cards from the top of a library into the graveyard."""
    return Act("mill", amount=amount, who=who)


# ----------------------------------------------------------------- permanents


def destroy(on: Objects, *, buried: bool = False, label: str = "") -> Act:
    """Destroy permanents; `buried` ones can't be regenerated."""
    return Act("destroy", on=on, how=("no regeneration",) if buried else (), label=label)


def regenerate(on: Objects) -> Act:
    """Make a regeneration shield."""
    return Act("regenerate", on=on)


def sacrifice(on: Objects, *, label: str = "") -> Act:
    """Sacrifice these very permanents."""
    return Act("sacrifice", on=on, label=label)


def sacrifice_some(
    pred: Pred, amount: Value = 1, who: Players | None = None, *, label: str = ""
) -> Act:
    """Sacrifice so many permanents that match, of the player's choice."""
    return Act("sacrifice some", on=All(pred), amount=amount, who=who, label=label)


def sacrifice_all(pred: Pred, *, label: str = "") -> Act:
    """Sacrifice all that match."""
    return Act("sacrifice", on=All(pred), label=label)


def tap(on: Objects) -> Act:
    """Tap permanents."""
    return Act("tap", on=on)


def untap(on: Objects) -> Act:
    """Untap permanents."""
    return Act("untap", on=on)


def tap_or_untap(on: Objects) -> Act:
    """Tap or untap a permanent, as is chosen while this is followed."""
    return Act("tap or untap", on=on)


def return_to_hand(on: Objects, *, label: str = "") -> Act:
    """Return to the owner's hand."""
    return Act("return", on=on, label=label)


def return_some(pred: Pred, amount: Value = 1, who: Players | None = None) -> Act:
    """Return permanents of the player's choice to their owner's hand."""
    return Act("return some", on=All(pred), amount=amount, who=who)


def put_into_play(
    on: Objects,
    who: Players | None = None,
    *,
    is_tapped: bool = False,
    on_to: Objects | None = None,
) -> Act:
    """Put cards into play, under the control of `who`; an Aura attached to `on_to`."""
    return Act("put into play", on=on, who=who, how=("tapped",) if is_tapped else (), by=on_to)


def remove_some(pred: Pred, amount: Value = 1, *, label: str = "") -> Act:
    """Remove cards of the player's choice from the game; also a cost."""
    return Act("remove some", on=All(pred), amount=amount, label=label)


def remove(on: Objects, *, label: str = "") -> Act:
    """Remove from the game."""
    return Act("remove", on=on, label=label)


def put_on_top(on: Objects, *, label: str = "") -> Act:
    """Put on top of the owner's library, in an order of the player's choice."""
    return Act("put in library", on=on, how=("top",), label=label)


def put_on_bottom(on: Objects) -> Act:
    """Put on the bottom of the owner's library, in an order of the player's choice."""
    return Act("put in library", on=on, how=("bottom",))


def put_in_hand(on: Objects) -> Act:
    """Put cards into their owner's hand."""
    return Act("put in hand", on=on)


def put_in_graveyard(on: Objects) -> Act:
    """Put cards into their owner's graveyard."""
    return Act("put in graveyard", on=on)


def shuffle_in(on: Objects) -> Act:
    """Shuffle cards or permanents into their owner's library."""
    return Act("shuffle in", on=on)


def shuffle(who: Players | None = None) -> Act:
    """Shuffle a library."""
    return Act("shuffle", who=who)


def search(
    pred: Pred, *, label: str = "found", of: Players | None = None, amount: Value = 1
) -> Act:
    """Search a library (yours, or that of `of`); what is found is noted and stays there for now."""
    there = in_library & OwnedBy(of or You())
    return Act("search", on=All(pred & there), amount=amount, label=label)


def reveal(on: Ref, *, label: str = "") -> Act:
    """Show cards, or a hand, to all players."""
    return Act("reveal", on=on, label=label)


def look(on: Ref, *, label: str = "") -> Act:
    """Look at cards, or at a hand."""
    return Act("look", on=on, label=label)


def top(count: Value, who: Players | None = None) -> Top:
    """The top cards of a library."""
    return Top(count, who or You(), "library")


def hand(who: Players | None = None) -> Zone:
    """A player's hand."""
    return Zone("hand", who or You())


def put_counters(on: Objects, kind: str = "+1/+1", amount: Value = 1) -> Act:
    """Put counters on a permanent."""
    return Act("put counter", on=on, amount=amount, how=(kind,))


def remove_counters(kind: str, amount: Value | None = None, on: Objects | None = None) -> Act:
    """Remove counters from this, or from something else; all of a kind without an amount."""
    return Act("remove counter", on=on or Me(), amount=amount, how=(kind,))


def create(name: str, amount: Value = 1, who: Players | None = None) -> Act:
    """Put tokens into play, by their name among the tokens."""
    return Act("create", amount=amount, who=who, how=(name,))


def attach(on: Objects, to: Objects) -> Act:
    """Attach an Aura or Equipment."""
    return Act("attach", on=on, by=to)


# ----------------------------------------------------------------- the stack, mana, the turn


def counter(on: Objects, to: str = "") -> Act:
    """Counter a spell or ability; `to` is where its card goes in place of the graveyard."""
    return Act("counter", on=on, how=(to,) if to else ())


def change_target(on: Objects) -> Act:
    """Choose a new target for a spell."""
    return Act("change target", on=on)


def copy_spell(on: Objects) -> Act:
    """Put a copy of a spell on the stack; new targets may be chosen for it."""
    return Act("copy spell", on=on)


def add_mana(symbols: str, who: Players | None = None, *, times: Value = 1) -> Act:
    """Add mana: `add_mana("GG")`, `add_mana("1")` for colourless."""
    kinds: list[str] = []
    for symbol in symbols:
        kinds.extend(["colorless"] * int(symbol) if symbol.isdecimal() else [SYMBOLS[symbol]])
    return Act("add", amount=times, who=who, how=tuple(kinds))


def add_any_color(who: Players | None = None) -> Act:
    """Add one mana of any colour."""
    return Act("add", who=who, how=("any",))


def add_one_of(symbols: str, who: Players | None = None) -> Act:
    """Add one mana of one of these colours."""
    return Act("add", who=who, how=("/".join(SYMBOLS[symbol] for symbol in symbols),))


def add_same(who: Players | None = None) -> Act:
    """Add one mana of the type that the land was tapped for."""
    return Act("add", who=who, how=("event",))


def add_as_lands(who: Players | None = None) -> Act:
    """Add one mana of any type that a land of the player could make."""
    return Act("add", who=who, how=("lands",))


def prevent(amount: Value | None, to: Ref | None, *of: str) -> Act:
    """Prevent the next `amount` damage (None: all) that would be dealt to `to` this turn.

    `to` None means to anything; `of` names the damage that is meant: "combat", a colour.
    """
    return Act("prevent", on=to, amount=amount, how=("turn", *of))


def redirect(to: Ref) -> Act:
    """Inside a replacement: the damage is dealt to this instead."""
    return Act("redirect", on=to)


def extra_turn(who: Players | None = None, amount: Value = 1) -> Act:
    """Take extra turns after this one."""
    return Act("extra turn", who=who, amount=amount)


def skip(kind: str, name: str = "", *, who: Players | None = None, amount: Value = 1) -> Act:
    """Skip the next "turn", or the next "phase" or "step" of a name."""
    return Act("skip", amount=amount, who=who, how=(name, kind) if name else (kind,))


def end_turn() -> Act:
    """End the turn."""
    return Act("end turn")


def additional_combat() -> Act:
    """After this main phase come another combat phase and another main phase."""
    return Act("extra combat")


def flip_coin(label: str = "flip") -> Act:
    """Flip a coin; the outcome is done when the flip is won."""
    return Act("flip coin", label=label)


def move_aura(on: Objects) -> Act:
    """Attach an Aura to another permanent that it can enchant, of the player's choice."""
    return Act("move aura", on=on)


def lose_game(who: Players | None = None) -> Act:
    """Lose the game."""
    return Act("lose game", who=who)


def win_game(who: Players | None = None) -> Act:
    """Win the game."""
    return Act("win game", who=who)


# ----------------------------------------------------------------- changes


def give(to: Objects, *mods: Mod, until: str = "turn") -> Lasting:
    """Change fixed objects, until end of turn or for good ("play")."""
    return Lasting(mods, to=to, until=until)


def give_all(scope: Pred, *mods: Mod, until: str = "turn") -> Lasting:
    """Change all that match now; they stay the same objects."""
    return Lasting(mods, to=All(scope), until=until)


def pt(power: Value, toughness: Value) -> tuple[Raise, Raise]:
    """+X/+Y."""
    return Raise("power", power), Raise("toughness", toughness)


def becomes(power: Value, toughness: Value) -> tuple[SetStat, SetStat]:
    """Power and toughness set to numbers."""
    return SetStat("power", power), SetStat("toughness", toughness)


def damaged_by(of: Objects) -> Pred:
    """Was dealt damage this turn by one of these."""
    return Related("damaged by", of)
