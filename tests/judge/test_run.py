"""Judging cases: verdicts, what does not hold, faults of the engine, derivations."""

from pathlib import Path

import pytest

from adjudge.judge import run
from adjudge.judge.explain import as_json, derivation, lines_of
from adjudge.judge.run import Verdict, find_files, judge, judge_file
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.text.cases import read_cases

HEAD = "game: riftbound\ntitle: {en: A case, ko: 사례}\n"
FIGHT = HEAD + (
    "position:\n"
    "  battlefields: {north: {controller: B, units: [Test Unit 3 as foe]}}\n"
    "  A: {hand: [Test Bolt as bolt, Test Greeter 2], base: [Test Unit 5 as ally], runes: 4 fury}\n"
    "  B: {hand: [Test Jolt as jolt], runes: 2 fury}\n"
)


def verdict(text: str, folder: Path | None = None) -> Verdict:
    """The verdict on the only case of a text."""
    (case,) = read_cases(text, "case.yaml")
    return judge(case, folder)


def failures(text: str) -> list[tuple[str, str, str]]:
    """What does not hold: subject, expected, found."""
    found = verdict(text)
    assert found.status in (run.HOLDS, run.FAILS), found.error
    return [(f.subject, f.expected, f.found) for f in found.failures]


class TestVerdicts:
    """What becomes of a case."""

    def test_a_case_that_holds(self) -> None:
        """Everything is as it says."""
        text = FIGHT + 'moves: ["A: play bolt -> foe", pass until the chain is empty]\n'
        assert failures(text + "expect: [{foe: {zone: B trash}}]\n") == []

    def test_every_fact_that_does_not_hold_is_told(self) -> None:
        """Expected and found, with the place in the file."""
        found = verdict(FIGHT + "expect:\n  - foe: {damage: 2, at: south}\n  - A: {points: 1}\n")
        assert found.status == run.FAILS
        assert [(f.line, f.column, f.subject, f.expected, f.found) for f in found.failures] == [
            (8, 19, "foe: damage", "2", "0"),
            (8, 26, "foe: at", "south", "north"),
            (9, 17, "A: points", "1", "0"),
        ]

    def test_a_refused_move_fails_the_case(self) -> None:
        """What the rules refuse is told with the rule; the rest is not played."""
        ((subject, expected, found),) = failures(
            FIGHT + 'moves: ["A: move foe to base"]\nexpect: [{A: {points: 5}}]\n'
        )
        assert (subject, expected) == ("move", "A: move foe to base")
        assert "another player controls the unit (RB-CR@1.4:144)" in found

    def test_pending_is_no_verdict(self) -> None:
        """A pending case is not even set up."""
        found = verdict(HEAD + "pending: no such card yet\nposition: {A: {hand: [Nothing]}}\n")
        assert (found.status, found.message) == (run.PENDING, "no such card yet")

    def test_a_source_that_disagrees(self) -> None:
        """It is no verdict that hides a failure, and tells why it disagrees."""
        text = HEAD + "verdict: disagrees\nnote: an older edition\n"
        found = verdict(text + "expect: [{A: {points: 0}}]\n")
        assert (found.status, found.message) == (run.DISAGREES, "an older edition")
        assert verdict(text + "expect: [{A: {points: 1}}]\n").status == run.FAILS

    def test_a_choice_left_open_is_unreadable(self) -> None:
        """The case must say what is chosen."""
        found = verdict(FIGHT + 'moves: ["A: play bolt"]\nexpect: [{A: {points: 0}}]\n')
        assert found.status == run.UNREADABLE
        assert found.error is not None
        assert found.error.expected == ("choose ally", "choose foe")


class TestTry:
    """Moves that must be refused."""

    def test_the_rule_must_be_among_the_reasons(self) -> None:
        """The right rule holds, also by a rule above it; another one does not."""
        base = FIGHT + 'moves: [{try: "A: move foe to base", refused: %s}]\n'
        assert failures(base % "RB-CR@1.4:144") == []
        assert failures(base % "true") == []
        ((_, expected, _),) = failures(base % "RB-CR@1.4:309.1.a")
        assert expected == "A: move foe to base is refused by RB-CR@1.4:309.1.a"

    def test_a_possible_move_fails_it(self) -> None:
        """What is possible is not refused, and is not played either."""
        text = FIGHT + 'moves: [{try: "A: move ally to north", refused: true}]\n'
        assert failures(text + "expect: [{ally: {at: A base}}]\n") == [
            ("try", "A: move ally to north is refused", "it is possible")
        ]


class TestFacts:
    """What facts may say; each of these holds."""

    @pytest.mark.parametrize(
        "fact",
        [
            "foe: {at: north, zone: battlefield, might: 3, ready: true, controller: B, owner: B}",
            "foe: {has: [unit], lacks: [buff, Tank], keywords: {Tank: 0}, attached to: none}",
            "foe: {name: Test Unit 3, domains: [], cost: 3 energy, token: false, mighty: false}",
            "ally: {mighty: true, gone: false, attached: []}",
            "bolt: {zone: A hand}",
            "A: {hand: [bolt, Test Greeter 2], deck: 10, trash: 0, base: [ally], runes: 4}",
            "A: {runes: 4 fury, ready runes: 4, rune deck: 6, pool: none, points: 0, xp: 0}",
            "A: {units: [ally], deck top: [Test Blank], conceded: false}",
            "north: {controller: B, units: [foe], gear: 0, facedown: 0, contested: false}",
            "north: {card: Test Field North, units: {B: [foe], A: 0}, showdown: false}",
            "south: {controller: none, units: 0}",
            "chain: 0",
            "no event: die",
            "not because: RB-CR@1.4:428",
            "winner: none",
            "over: false",
            "{phase: main, turn: A, priority: A, focus: none}",
            "choice: {player: A, kind: main, rule: 'RB-CR@1.4:316.5'}",
            "options: {A: {can: [move ally to north], cannot: [pass]}, B: {cannot: [play jolt]}}",
            "matches: {player: A, filter: enemy unit, objects: [foe]}",
            "matches: {player: B, filter: unit, objects: [foe, ally]}",
            "compile: {card: Void Seeker, instructions: [deal, draw]}",
        ],
    )
    def test_holds(self, fact: str) -> None:
        """The fact is so."""
        assert failures(FIGHT + f"expect: [{fact}]\n".replace("[{{", "[{")) == []

    @pytest.mark.parametrize(
        ("fact", "found"),
        [
            ("foe: {keywords: [Tank]}", "none"),
            ("A: {hand: [bolt]}", "[bolt, Test Greeter 2]"),
            ("A: {runes: 3 fury}", "4 fury"),
            ("A: {pool: 1 energy}", "none"),
            ("north: {units: {A: [foe]}}", "{B: [foe]}"),
            ("chain: [Flash]", "[]"),
            ("because: RB-CR@1.4:428", "not cited"),
            ("event: die", "nothing of the kind"),
            ("winner: A", "none"),
            ("choice: {kind: target}", "main"),
            ("matches: {filter: gear, objects: [foe]}", "[]"),
            ("compile: {card: Void Seeker, instructions: [draw]}", "[deal, draw]"),
        ],
    )
    def test_tells_what_is_there_instead(self, fact: str, found: str) -> None:
        """The fact is not so, and what is there is told."""
        ((_, _, have),) = failures(FIGHT + f"expect: [{fact}]\n")
        assert have == found

    def test_events_are_compared_by_their_values(self) -> None:
        """An alias, a player, a place and a number of times."""
        text = FIGHT + (
            "moves: ['A: play bolt -> foe', pass until the chain is empty]\n"
            "expect:\n"
            "  - event: {damage: {obj: foe, amount: 3, player: A}}\n"
            "  - event: {lose control: {place: north, player: B}}\n"
            "  - event: {damage: {times: 1}}\n"
            "  - no event: {damage: {obj: ally}}\n"
        )
        assert failures(text) == []

    def test_checks_are_facts_of_their_moment(self) -> None:
        """A check between moves sees the position there."""
        text = FIGHT + (
            "moves:\n"
            "  - 'A: play bolt -> foe'\n"
            "  - check: [{chain: [bolt]}, {A: {ready runes: 3}}]\n"
            "  - pass until the chain is empty\n"
            "  - check: {chain: 0}\n"
        )
        assert failures(text) == []


class TestFaults:
    """A case that breaks the engine."""

    def test_is_kept_as_a_case_of_its_own(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The file says where it broke, and reads as the same case."""

        def broken(*_: object) -> None:
            raise ZeroDivisionError("a bug")

        monkeypatch.setattr(Riftbound, "step", broken)
        found = verdict(FIGHT + "branches: [{name: the one}]\n", tmp_path / "faults")
        assert (found.status, found.message) == (run.FAULT, "ZeroDivisionError: a bug")
        assert found.saved == str(tmp_path / "faults" / "case-the-one.yaml")
        text = Path(found.saved).read_text(encoding="utf-8")
        assert "# ZeroDivisionError: a bug" in text
        (again,) = read_cases(text)
        assert again.title_ko == "사례"


class TestFiles:
    """Paths."""

    def test_folders_are_searched(self, tmp_path: Path) -> None:
        """Every YAML file below a folder, in the order of the names."""
        for name in ("b.yaml", "a.yml", "c.txt", "deep/d.yaml"):
            path = tmp_path / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(HEAD, encoding="utf-8")
        names = [p.name for p in find_files([tmp_path])]
        assert names == ["a.yml", "b.yaml", "d.yaml"]
        assert [v.status for v in judge_file(tmp_path / "b.yaml")] == [run.HOLDS]


class TestDerivation:
    """Every step with its rule, in both languages."""

    TEXT = FIGHT + 'moves: ["A: play bolt -> foe", pass until the chain is empty]\n'

    def test_each_step_has_words_and_rules(self) -> None:
        """No step without a sentence, a rule and a Korean twin."""
        session = verdict(self.TEXT).session
        assert session is not None
        steps = derivation(session)
        assert [s.text["en"] for s in steps if s.kind in ("damage", "die", "resolve")] == [
            "Test Bolt resolves.",
            "3 damage is dealt to Test Unit 3.",
            "Test Unit 3 dies.",
        ]
        assert [s.text["ko"] for s in steps if s.kind in ("damage", "die")] == [
            "시험용 유닛 3이 3의 피해를 입습니다.",
            "시험용 유닛 3이 사망합니다.",
        ]
        assert all(s.rules and s.text["en"] and s.text["ko"] for s in steps)

    def test_a_gist_stands_where_its_rule_comes_first(self) -> None:
        """Lines name the rules; what a rule says is told once."""
        session = verdict(self.TEXT).session
        assert session is not None
        lines = lines_of(derivation(session), "en")
        assert lines[0] == "  1. A plays Test Bolt.  [RB-CR@1.4:354]"
        assert len(lines) == len(set(lines))
        assert as_json(derivation(session))[0]["rules"] == ["RB-CR@1.4:354"]
