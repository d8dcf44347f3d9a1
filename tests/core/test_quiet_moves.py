"""Moving cards and raising events the short way, where nobody can tell."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.events import happen, let, unheard
from adjudge.core.knowledge import shuffle_under
from adjudge.core.noticing import used_word
from adjudge.core.reads import Ctx
from adjudge.core.reads import test as holds_for
from adjudge.core.state import Event, State
from tests.core.rulebooks.table import board, drive, put, words
from tests.core.rulebooks.wish import Wish


def drained(steps: object) -> list[object]:
    """Run a procedure that asks nothing."""
    return list(steps)  # type: ignore[call-overload, no-any-return]


LISTENER = CardDef(
    "Listener",
    types=("unit",),
    abilities=(v.Triggered(v.When(("gain",)), (v.Act("say", how=("heard",)),)),),
)
PLAIN = CardDef("Plain", types=("unit",))


class TestUnheard:
    """Events that nobody hears."""

    def test_only_what_nobody_waits_for(self) -> None:
        """A listener on the field hears its own kind of event and no other."""
        rb = Wish(LISTENER, PLAIN)
        rb.watched = ()
        state = board()
        put(state, "Plain", 0, "field")
        assert unheard(rb, state, "gain")
        put(state, "Listener", 0, "field")
        assert not unheard(rb, state, "gain")
        assert unheard(rb, state, "tap")

    def test_both_ways_change_the_same(self) -> None:
        """The short way performs the event; the long one places triggers as well."""
        for name in ("Plain", "Listener"):
            rb = Wish(LISTENER, PLAIN)
            rb.watched = ()
            state = board()
            put(state, name, 0, "field")
            drained(let(rb, state, Event("gain", player=1, amount=2)))
            drained(happen(rb, state, [Event("gain", player=1, amount=1)]))
            assert state.stats[1]["points"] == 3
            assert len(state.waiting) == (2 if name == "Listener" else 0)


class TestMoves:
    """Moving many cards at once."""

    def test_all_or_the_first(self) -> None:
        """They are new objects at the end of the other zone, in their order."""
        state = board()
        ids = [put(state, "Plain", 0, "deck") for _ in range(3)]
        deck, hand = state.zone_of("deck", 0), state.zone_of("hand", 0)
        state.put_all(deck, hand, 2)
        assert state.zones[deck] == (ids[2],)
        assert [state.now(i) for i in ids[:2]] == list(state.zones[hand])
        assert not set(ids[:2]) & set(state.objs)
        state.put_all(deck, hand)
        assert len(state.zones[hand]) == 3
        assert all(state.objs[i].zone == hand for i in state.zones[hand])

    def test_a_fork_keeps_its_own(self) -> None:
        """Records that two positions share are not written."""
        state = board()
        ident = put(state, "Plain", 0, "deck")
        fork = state.fork()
        fork.put_all(fork.zone_of("deck", 0), fork.zone_of("hand", 0))
        assert state.objs[ident].zone == state.zone_of("deck", 0)
        assert state.objs[ident].id == ident

    def test_shuffled_under_what_is_left(self) -> None:
        """The remaining cards stay on top; nobody can follow the others."""
        state = board()
        top = put(state, "Plain", 0, "deck")
        old = [put(state, "Plain", 0, "grave") for _ in range(4)]
        deck, grave = state.zone_of("deck", 0), state.zone_of("grave", 0)
        shuffle_under(state, deck, (grave,))
        assert state.zones[deck][0] == top
        assert len(state.zones[deck]) == 5
        assert state.zones[grave] == ()
        assert not set(old) & set(state.objs)


class TestWords:
    """Words of the vocabulary."""

    def test_namesakes(self) -> None:
        """A card with the name of another one, whatever its owner."""
        rb = Wish(LISTENER, PLAIN)
        state = board()
        first, second = put(state, "Plain", 0, "field"), put(state, "Plain", 1, "field")
        other = put(state, "Listener", 0, "field")
        ctx = Ctx(rb, state, 0, first)
        pred = v.Namesake(v.Me())
        assert [holds_for(ctx, pred, i) for i in (first, second, other)] == [True, True, False]

    def test_spans_of_use(self) -> None:
        """Uses within a turn and within a game are counted apart."""
        state = State(2, 1)
        state.enter(used_word("turn"), "key")
        state.enter(used_word("game"), "key")
        state.forget((used_word("game"),))
        assert state.count(used_word("turn"), "key") == 0
        assert state.count(used_word("game"), "key") == 1


def test_what_does_not_break_in_waits_for_the_outer_text() -> None:
    """A trigger that breaks in does not let others run before the text that it broke into ends."""
    say = [v.Act("say", how=(word,)) for word in ("first", "second", "at once", "later")]
    deed = CardDef(
        "Deed", types=("spell",), abilities=(v.Spell((v.Act("gain", amount=1), *say[:2])),)
    )
    quick = CardDef(
        "Quick",
        types=("unit",),
        abilities=(
            v.Triggered(v.When(("gain",)), (say[2],), keyword="at once"),
            v.Triggered(v.When(("gain",)), (say[3],)),
        ),
    )
    rb = Wish(deed, quick)
    state = board()
    put(state, "Quick", 0, "field")
    drive(rb.cast(state, "Deed"))
    assert words(state) == ["at once", "first", "second"]
    assert len(state.waiting) == 1
