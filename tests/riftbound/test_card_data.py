"""The written cards: they match the facts table and speak only the effect vocabulary."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import resources

import pytest

from adjudge.core import vocab
from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    Activated,
    AmountOf,
    Cost,
    CostRule,
    Dependent,
    Destination,
    Did,
    FellShort,
    Gain,
    Has,
    InDomain,
    IsSuper,
    IsType,
    Keyword,
    May,
    Need,
    Noted,
    Paid,
    PayAnyAmount,
    PayTo,
    Pick,
    PickPlayer,
    PickWord,
    PlayCard,
    Spell,
    Tagged,
    Target,
    TargetPlace,
    TargetPlayer,
    Triggered,
    Unsupported,
    When,
)
from adjudge.rulebooks.riftbound.cards import registry
from adjudge.rulebooks.riftbound.cards.facts import Domain, find, load_facts
from adjudge.rulebooks.riftbound.decks_builtin import deck_names
from adjudge.rulebooks.riftbound.dsl import DOMAINS
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.performs import PERFORMS

WRITTEN = [definition for group in registry.GROUPS.values() for definition in group]
CARDS = registry.all_cards()
SUPPORTED = [card for card in CARDS.values() if card.unsupported is None]
each_group = pytest.mark.parametrize("group", sorted(registry.GROUPS))
each_card = pytest.mark.parametrize("definition", WRITTEN, ids=[card.name for card in WRITTEN])

VOCABULARY = frozenset(
    value for value in vars(vocab).values() if isinstance(value, type) and is_dataclass(value)
)
CHOSEN_EARLY = (Target, TargetPlayer, TargetPlace, Destination)
LEAVES_A_NOTE = (
    *CHOSEN_EARLY,
    Act,
    Pick,
    PickPlayer,
    PickWord,
    PayTo,
    PayAnyAmount,
    May,
    PlayCard,
)

KEYWORDS = frozenset(
    (
        "Accelerate",
        "Action",
        "Ambush",
        "Assault",
        "Backline",
        "Deathknell",
        "Deflect",
        "Empower",
        "Empowered",
        "Equip",
        "Flow",
        "Ganking",
        "Hidden",
        "Hunt",
        "Legion",
        "Level",
        "Quick-Draw",
        "Reaction",
        "Repeat",
        "Shield",
        "Tank",
        "Temporary",
        "Unique",
        "Vision",
        "Weaponmaster",
    )
)
OWN_ORDER = {"ogn_other", "sfd_other", "unl_other", "tokens"}
VERBS = frozenset(Riftbound().verbs)
# What "as" a card is played is no event: the choice is made while it is on the chain.
EVENTS = frozenset((*PERFORMS, "as played"))


def nodes(tree: object) -> Iterator[object]:
    """Give a tree and everything in it, in the order in which it is written."""
    yield tree
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif is_dataclass(tree):
        for slot in fields(tree):
            yield from nodes(getattr(tree, slot.name))


def abilities(definition: CardDef) -> tuple[vocab.Ability, ...]:
    """Give all abilities that a card prints, in its rules text and in its effect text."""
    return (*definition.abilities, *definition.attached)


def named(definition: CardDef, words: dict[type, str]) -> Iterator[str]:
    """Give the words that nodes of these classes hold in these fields."""
    for node in nodes(abilities(definition)):
        slot = words.get(type(node))
        if slot is not None:
            yield getattr(node, slot)


class TestFacts:
    """Definitions and the facts table belong together."""

    @each_group
    def test_each_name_is_in_the_facts_table(self, group: str) -> None:
        """A card is found by its exact name; a token may be known to the rules alone."""
        names = {card.name for card in registry.GROUPS[group] if not card.token}
        assert names - set(load_facts()) == set()

    @each_group
    def test_each_card_stands_in_the_module_of_its_set(self, group: str) -> None:
        """A module holds the cards of its set, of its domain where it names one."""
        set_, _, domain = group.partition("_")
        for card in registry.GROUPS[group]:
            if group == "tokens":
                assert card.token, card.name
                continue
            facts = load_facts()[card.name]
            assert facts.set == set_.upper(), card.name
            of_one_domain = len(facts.domains) == 1 and facts.supertype != "Basic"
            if domain == "other":
                assert not of_one_domain, card.name
            elif domain:
                assert facts.domains == (Domain(domain.capitalize()),), card.name

    @pytest.mark.parametrize("group", sorted(set(registry.GROUPS) - OWN_ORDER))
    def test_each_module_is_in_alphabetical_order(self, group: str) -> None:
        """A card is found where a reader looks for it; some modules have an order of their own."""
        names = [card.name for card in registry.GROUPS[group]]
        assert names == sorted(names)

    def test_no_name_is_defined_twice(self) -> None:
        """One name, one definition."""
        names = [card.name for card in WRITTEN]
        assert sorted(names) == sorted(set(names))

    @pytest.mark.parametrize("deck", deck_names())
    def test_each_card_of_a_built_in_deck_is_playable(self, deck: str) -> None:
        """A deck that we ship can be played."""
        folder = resources.files("adjudge.rulebooks.riftbound") / "decklists"
        text = (folder / f"{deck}.txt").read_text(encoding="utf-8")
        names = [find(name).name for name in re.findall(r"^\d+ (.+)$", text, flags=re.MULTILINE)]
        assert len(names) >= 20
        assert set(names) - set(registry.playable()) == set()

    @pytest.mark.rule("RB-CR@1.4:187")
    def test_each_token_agrees_with_its_printing(self) -> None:
        """Where a token is printed too, the rules and the printing say the same."""
        for card in registry.GROUPS["tokens"]:
            facts = load_facts().get(card.name)
            if facts is not None:
                assert card.types == (facts.type.lower(),), card.name
                assert card.tags == facts.tags, card.name
                assert card.stat("might") == facts.might, card.name
                assert card.domains == facts.domains == (), card.name


class TestRegistry:
    """Definitions with their printed facts."""

    def test_printed_cost_leaves_parts_of_nothing_out(self) -> None:
        """Energy alone, power alone, both, and a cost of nothing at all."""
        energy, power = Need(("energy",), 3), Need(("own",), 1)
        assert CARDS["Void Seeker"].cost == Cost((energy, power))
        assert CARDS["Lecturing Yordle"].cost == Cost((energy,))
        assert CARDS["Seal of Unity"].cost == Cost((power,))

    def test_battlefields_legends_and_runes_have_no_cost(self) -> None:
        """What is not played from hand has no cost, not even one of nothing."""
        without = {card.types[0] for card in CARDS.values() if card.cost is None and not card.token}
        assert without == {"battlefield", "legend", "rune"}

    def test_words_are_lower_case_and_tags_as_printed(self) -> None:
        """Types, supertypes and domains are words of ours, tags are names."""
        tibbers = CARDS["Tibbers"]
        assert tibbers.types == ("unit",)
        assert tibbers.supertypes == ("signature",)
        assert tibbers.domains == ("fury", "chaos")
        assert tibbers.tags == ("Annie",)

    def test_printed_numbers_are_kept_by_name(self) -> None:
        """Might of a unit, Might bonus of an Equipment, neither on a spell."""
        assert CARDS["Mega-Mech"].stats == (("might", 8),)
        assert CARDS["Guardian Angel"].stats == (("might bonus", 1),)
        assert CARDS["Void Seeker"].stats == ()

    def test_each_name_of_the_table_is_playable_or_has_a_reason(self) -> None:
        """Nothing is passed over in silence."""
        tokens = {card.name for card in CARDS.values() if card.token}
        playable, unsupported = set(registry.playable()), set(registry.unsupported_cards())
        assert playable & unsupported == set()
        assert playable | unsupported == set(load_facts()) - tokens
        assert all(registry.unsupported_cards().values())

    def test_undefined_names_are_those_without_a_definition(self) -> None:
        """A card that is not written yet is counted, and is in no game."""
        undefined = set(registry.undefined_names())
        assert undefined == set(load_facts()) - set(CARDS)
        assert undefined <= set(registry.unsupported_cards())

    def test_no_card_is_marked_as_invented(self) -> None:
        """Invented cards belong to tests and cases."""
        assert [card.name for card in CARDS.values() if card.invented] == []


class TestTrees:
    """Every ability is a tree of the vocabulary."""

    @each_card
    def test_a_tree_holds_only_vocabulary(self, definition: CardDef) -> None:
        """No function, list or value of another module."""
        for node in nodes(abilities(definition)):
            if node is not None and not isinstance(node, (str, int, bool, tuple)):
                assert type(node) in VOCABULARY

    @each_card
    def test_a_tree_can_be_hashed(self, definition: CardDef) -> None:
        """Equal trees are equal values, so nothing in them can change."""
        assert hash(abilities(definition)) == hash(abilities(definition))

    @each_card
    def test_a_label_names_one_choice(self, definition: CardDef) -> None:
        """The same label is the same choice, so its restrictions are the same."""
        for ability in abilities(definition):
            chosen: dict[str, object] = {}
            for node in nodes(ability):
                if isinstance(node, CHOSEN_EARLY):
                    assert re.fullmatch(r"[a-z][a-z0-9 ]{0,15}", node.label)
                    assert chosen.setdefault(node.label, node) == node

    @each_card
    def test_a_note_that_is_read_was_left(self, definition: CardDef) -> None:
        """Each label that is read stands on a choice or instruction, each cost on a cost rule."""
        left = {
            node.label
            for node in nodes(abilities(definition))
            if isinstance(node, (*LEAVES_A_NOTE, Target))  # a later ability keeps the targets
        }
        read = named(
            definition, {Noted: "label", AmountOf: "label", Did: "label", FellShort: "label"}
        )
        assert set(read) - left == set()
        offered = set(named(definition, {CostRule: "label"}))
        assert set(named(definition, {Paid: "label"})) - offered == set()

    @each_card
    def test_targets_apart_name_each_other(self, definition: CardDef) -> None:
        """Who chooses another needs the target that it must differ from."""
        targets = [node for node in nodes(abilities(definition)) if isinstance(node, Target)]
        labels = {target.label for target in targets}
        assert {label for target in targets for label in target.apart} - labels == set()
        assert all(target.label not in target.apart for target in targets)

    @each_card
    def test_words_are_known(self, definition: CardDef) -> None:
        """Verbs, events, keywords, types and resources are spelt as the rulebook spells them."""
        assert set(named(definition, {Act: "verb"})) - VERBS == set()
        assert set(named(definition, {Gain: "keyword", Has: "keyword"})) - KEYWORDS == set()
        assert set(named(definition, {Keyword: "name", Dependent: "keyword"})) - KEYWORDS == set()
        types = {"unit", "gear", "spell", "rune", "legend", "battlefield", "ability"}
        assert set(named(definition, {IsType: "name"})) - types == set()
        assert set(named(definition, {IsSuper: "name"})) - {"champion", "signature"} == set()
        assert set(named(definition, {InDomain: "name"})) - set(DOMAINS) == set()
        for node in nodes(abilities(definition)):
            if isinstance(node, When):
                assert set(node.kind) - EVENTS == set()
            if isinstance(node, Need):
                assert set(node.kinds) - {"energy", "own", *DOMAINS} == set()
                assert node.count >= 1

    @each_card
    def test_a_tag_belongs_to_some_card(self, definition: CardDef) -> None:
        """A misspelt tag would match nothing."""
        tags = {tag for facts in load_facts().values() for tag in facts.tags}
        assert set(named(definition, {Tagged: "name"})) - tags == set()

    @each_card
    def test_a_token_that_is_played_exists(self, definition: CardDef) -> None:
        """Tokens are named, and the name leads to a definition."""
        for node in nodes(abilities(definition)):
            if isinstance(node, Act) and node.verb == "play token":
                assert CARDS[node.how[0]].token

    @each_card
    def test_no_text_is_shipped(self, definition: CardDef) -> None:
        """Words of a tree are names, never sentences; only a reason may be one."""
        assert definition.unsupported is None or isinstance(definition.unsupported, Unsupported)
        words = [node for node in nodes(abilities(definition)) if isinstance(node, str)]
        assert [word for word in words if len(word) > 24 or "." in word or "[" in word] == []


class TestShape:
    """What kind of abilities a kind of card may have."""

    def test_a_spell_has_one_effect_and_nothing_else_has(self) -> None:
        """What happens on resolution is one ability of a spell."""
        for card in SUPPORTED:
            effects = [ability for ability in card.abilities if isinstance(ability, Spell)]
            assert len(effects) == (1 if "spell" in card.types else 0), card.name

    def test_only_equipment_has_effect_text(self) -> None:
        """Effect text belongs to what can be attached, and that has Equip."""
        for card in SUPPORTED:
            is_equipment = "Equipment" in card.tags
            assert is_equipment or card.attached == (), card.name
            words = {node.name for node in card.abilities if isinstance(node, Keyword)}
            assert is_equipment == ("Equip" in words), card.name

    def test_only_plain_units_have_no_abilities(self) -> None:
        """A card without text is rare enough to be listed."""
        plain = {card.name for card in SUPPORTED if not abilities(card)}
        tokens = {"Recruit", "Sand Soldier", "Mech", "Reflection", "Tentacle"}
        assert (
            plain
            == {
                "Mega-Mech",
                "Mountain Drake",
                "Playful Phantom",
                "Shipyard Skulker",
                "Vanguard Sergeant",
            }
            | tokens
        )

    def test_a_cost_at_the_start_of_a_trigger_is_optional(self) -> None:
        """A trigger's cost is paid to get its effect, never forced.

        Where the text does not ask, the payer may decline as the cost is paid (404.2).
        """
        unasked = {
            card.name
            for card in CARDS.values()
            for node in nodes(abilities(card))
            if isinstance(node, Triggered) and node.cost is not None and not node.optional
        }
        assert unasked == {"Ekko, Recurrent", "Gust Monk"}

    def test_abilities_that_add_resources_are_reactions_but_for_one(self) -> None:
        """They are used while a cost is paid; Malzahar's is used ahead of it."""
        slower = [
            card.name
            for card in CARDS.values()
            for node in nodes(abilities(card))
            if isinstance(node, Activated) and node.adds and node.speed != "reaction"
        ]
        assert slower == ["Malzahar, Fanatic"]

    @pytest.mark.rule("RB-CR@1.4:164.2")
    def test_each_basic_rune_adds_energy_or_its_own_power(self) -> None:
        """Exhausting gives energy, recycling gives power of the rune's domain."""
        runes = [card for card in CARDS.values() if "rune" in card.types]
        assert len(runes) == 6
        assert len({card.abilities for card in runes}) == 1
        assert [node.how for node in nodes(runes[0].abilities) if isinstance(node, Act)] == [
            (),
            ("energy",),
            (),
            ("own",),
        ]

    @pytest.mark.rule("RB-KO@2026:ex22")
    def test_void_seeker_has_two_instructions(self) -> None:
        """The damage with its target, then the card."""
        (effect,) = (node for node in CARDS["Void Seeker"].abilities if isinstance(node, Spell))
        verbs = [act.verb for act in effect.body if isinstance(act, Act)]
        assert verbs == ["deal", "draw"]
        assert len(effect.body) == 2

    @pytest.mark.rule("RB-KO@2026:ex23")
    def test_teemo_has_four_instructions(self) -> None:
        """Choose, reveal, deal, recycle, in this order."""
        abilities_ = CARDS["Teemo, Strategist"].abilities
        (trigger,) = (node for node in abilities_ if isinstance(node, Triggered))
        verbs = [act.verb for act in trigger.body if isinstance(act, Act)]
        assert verbs == ["choose", "reveal", "deal", "recycle"]
        assert len(trigger.body) == 4
