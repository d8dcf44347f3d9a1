"""Named choices in which games differ; a rulebook sets each one and the kernel asks for it."""

from __future__ import annotations

from enum import Enum


class OrderedPlay(Enum):
    """What happens to a play that a resolution orders."""

    PARK = "park"  # put on the chain as pending, finish the effect first
    NEST = "nest"  # play it inside the resolution; it waits on the stack
    RECURSE = "recurse"  # play and resolve it inside the resolution
    INTERRUPT = "interrupt"  # break into the running text between two instructions, then go on


class Recheck(Enum):
    """What an item does when its targets have become illegal."""

    ALWAYS = "resolves anyway"
    COUNTERED = "countered when none is legal"
    NULLIFIED = "nullified when none is legal, still counted as used"


class Reads(Enum):
    """What a read of an object that is no longer there returns."""

    NULL = "null"
    LAST_KNOWN = "last known information"


class IfYouDo(Enum):
    """When a replaced or partly done instruction satisfies "if you do".

    Where it names an action, whatever is linked to an object that the action could not be done to
    is ignored as well; else everything possible is done.
    """

    NAMED_ACTION = "only the named action itself, not what replaced it"
    ANY_PART = "any part done, even as replaced"


class Notice(Enum):
    """When a trigger condition looks at the game."""

    OWN_END_BEFORE = "after the event; an object's own end before it"
    LEAVING_BEFORE = "after the event; whatever leaves looks back"


class Placed(Enum):
    """When a triggered ability is put where it waits."""

    AT_ONCE = "pending at once"
    NEXT_PRIORITY = "when a player would next get priority"
    IMMEDIATE = "not placed: runs as soon as the current instruction ends"


class TriggerOrder(Enum):
    """Who puts simultaneous triggers in order."""

    TURN_PLAYER_FIRST = "each player their own, the turn player first"
    TURN_PLAYER_ALL = "the turn player orders all"


class Obey(Enum):
    """Which requirements must be met where not all can be met together."""

    MAXIMAL = "a set that can't be enlarged; the player picks among such sets"
    MOST = "as many as possible"


class Policies:
    """The choices of one rulebook; the defaults are those that need the least work."""

    __slots__ = (
        "board_scopes",
        "fix_amounts",
        "if_you_do",
        "layer_dependency",
        "layer_keep_started",
        "layer_repeat",
        "notice",
        "obey",
        "ordered_play",
        "placed",
        "reads",
        "recheck",
        "trigger_order",
    )

    def __init__(self) -> None:
        """The defaults; rulebooks overwrite them."""
        self.ordered_play = OrderedPlay.PARK
        self.recheck = Recheck.ALWAYS
        self.reads = Reads.NULL
        self.if_you_do = IfYouDo.NAMED_ACTION
        self.notice = Notice.OWN_END_BEFORE
        self.placed = Placed.AT_ONCE
        self.trigger_order = TriggerOrder.TURN_PLAYER_FIRST
        self.obey = Obey.MAXIMAL
        self.layer_repeat = True
        self.layer_dependency = True
        self.layer_keep_started = False
        self.fix_amounts = True
        self.board_scopes = False  # whether statements reach only the board unless they name areas
