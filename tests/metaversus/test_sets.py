"""Set files: the house set is one, a user's own says whatever it says, faults are told in place."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner

from adjudge import metaversus
from adjudge.cli import main
from adjudge.rulebooks.metaversus.card_text import card_text
from adjudge.rulebooks.metaversus.cards.language import CALLS, NAMES, read
from adjudge.rulebooks.metaversus.cards.loader import (
    DIFFICULTIES,
    house_set,
    load_set,
    parse_set,
)
from adjudge.rulebooks.metaversus.rulebook import Metaversus
from adjudge.rulekit.card_file import UnreadableExpression
from adjudge.text.errors import TextError

HOUSE = (resources.files("adjudge.rulebooks.metaversus.cards") / "house.toml").read_text("utf-8")
RB = Metaversus()
HANGUL = re.compile(r"[가-힣]")


def fault(text: str) -> TextError:
    """The error that a set text raises."""
    with pytest.raises(TextError) as caught:
        parse_set(text, "mine.toml")
    return caught.value


class TestHouse:
    """What the house set has to be."""

    def test_size(self) -> None:
        """Ten neutral kinds, six packs over three difficulties, eight kinds each."""
        cards = house_set()
        assert len(cards.neutral) >= 10
        assert len(cards.packs) >= 6
        assert {cards.cards[name].supertypes[0] for name in cards.packs} == set(DIFFICULTIES)
        assert {len(kinds) for kinds in cards.packs.values()} == {8}
        assert cards.warnings == []

    def test_every_kind_has_a_boosted_form(self) -> None:
        """MW@seed:5.5: all but the required ones."""
        cards = house_set()
        kinds = [*cards.neutral, *(k for kinds in cards.packs.values() for k in kinds)]
        assert [k for k in kinds if f"{k}+" not in cards.cards] == []
        assert [k for k in cards.required if f"{k}+" in cards.cards] == []

    @pytest.mark.parametrize(
        "words",
        [
            ("actions(", "buys(", "gems(", "hit("),  # 6.3, 7.8, 7.4, 8.3
            ("stars(", "lose_stars(", "on_star(", "stars = 2", "cost = 0"),  # 5.1 to 5.4
            ("same_name(", "lay(", "again("),  # 5.9, 5.6
            ("at_once(", "when(", "may=true", "times="),  # 6.7, 6.5, 10.5, 10.6
            ("look(", "show(", "rest(", "put("),  # 12.1, 13.3
            ("trash(", "stay(", "keep()", 'to="hand"', "is_(own)"),  # 2.4, 9.1, 7.6, 3.11
            ("win()", "lose()", "extra =", "on_damage("),  # 11.3, 2.3, 8.3
        ],
    )
    def test_it_has_something_of_everything(self, words: tuple[str, ...]) -> None:
        """Each mechanism of the guide is on a card that games are played with."""
        assert [word for word in words if word not in HOUSE] == []

    def test_it_says_that_it_is_invented(self) -> None:
        """Every card but the six that the guide names."""
        cards = house_set()
        plain = [c.name for c in cards.cards.values() if not c.invented]
        assert plain == list(cards.required)

    @pytest.mark.parametrize("name", [n for n in RB.cards if not n.endswith("+")])
    def test_every_card_has_its_text_in_both_languages(self, name: str) -> None:
        """Nothing on a card is without words."""
        english, korean = card_text(RB, name, "en"), card_text(RB, name, "ko")
        assert HANGUL.search(english) is None
        assert bool(HANGUL.search(korean)) == bool(english)


class TestFaults:
    """One clear error, with its place and the nearest valid thing."""

    def test_no_toml(self) -> None:
        """The line of a slip in the form of the file."""
        assert fault("[set]\nname = \n").line == 2

    def test_a_word_that_is_none(self) -> None:
        """Line, column and the nearest word."""
        text = HOUSE.replace("draw(1)", "drew(1)", 1)
        error = fault(text)
        assert error.line > 1
        assert "draw" in error.nearest
        assert "drew" in text.splitlines()[error.line - 1][error.column - 1 :]

    def test_a_required_card_is_missing(self) -> None:
        """MW@seed:3.15."""
        assert "3.15" in str(fault("[basic]\nStone = 1\n"))

    def test_a_stone_has_no_price(self) -> None:
        """MW@seed:7.9: the one number that the guide gives."""
        assert "7.9" in str(
            fault(HOUSE.replace('name = "Stone"\nprice = 0', 'name = "Stone"\nprice = 1'))
        )

    def test_a_required_card_with_stars(self) -> None:
        """MW@seed:5.5."""
        text = HOUSE.replace("value = 1\n", "value = 1\nplus = {value = 2}\n", 1)
        assert "5.5" in str(fault(text))

    def test_a_difficulty_that_is_none(self) -> None:
        """MW@seed:3.3."""
        error = fault(HOUSE.replace('difficulty = "easy"', 'difficulty = "simple"', 1))
        assert error.expected == DIFFICULTIES

    def test_a_pack_without_character(self) -> None:
        """MW@seed:2.2."""
        assert "2.2" in str(fault(re.sub(r"\nhealth = \d+", "", HOUSE, count=1)))

    def test_seven_kinds_are_unusual_and_three_too_few(self) -> None:
        """MW@seed:2.2 "normally", 3.10 four of them."""
        parts = HOUSE.split("[[pack.card]]")
        assert "normally" in parse_set("[[pack.card]]".join([*parts[:-1]])).warnings[0]
        assert "3.10" in str(fault("[[pack.card]]".join(parts[:-5])))

    def test_a_key_that_is_none(self) -> None:
        """The nearest key."""
        assert fault(HOUSE.replace("damage = 2", "damages = 2", 1)).nearest[0] == "damage"

    def test_what_waits_stands_below_the_line(self) -> None:
        """MW@seed:6.5."""
        text = HOUSE.replace("text = 'draw(2)'", "text = 'when(on_draw(), draw(2))'", 1)
        assert "6.5" in str(fault(text))

    def test_a_file_that_is_not_there(self) -> None:
        """No traceback."""
        with pytest.raises(TextError, match=r"can't read the file"):
            load_set("nowhere.toml")


class TestLanguage:
    """The small language of texts."""

    @pytest.mark.parametrize(
        "text",
        [
            "draw(",
            "draw(1",
            "__import__('os')",
            "draw.x(1)",
            "draw",
            "[1]",
            "lambda: 1",
            "you(1)",
            "draw(wrong=1)",
            "1 if 2 else 3",
        ],
    )
    def test_nothing_else_is_read(self, text: str) -> None:
        """Only words, numbers, calls and comparisons."""
        with pytest.raises(UnreadableExpression):
            read(text)

    def test_words_are_written_down(self) -> None:
        """The page about set files tells each word."""
        page = (resources.files("adjudge").joinpath("../../docs/metaversus-sets.md")).read_text(
            "utf-8"
        )
        missing = [word for word in (*CALLS, *NAMES) if f"`{word}" not in page]
        assert missing == []


class TestOwnSets:
    """A file of one's own takes the place of the house set, without any code."""

    def test_it_is_played_saved_and_taken_back(self, tmp_path: Path) -> None:
        """Its packs, its numbers; a saved game finds the file again."""
        text = HOUSE.replace('name = "Ember Smith"', 'name = "Sworn Smith"')
        path = tmp_path / "mine.toml"
        path.write_text(text.replace("house = true", "house = false"), encoding="utf-8")
        game = metaversus.new_game(decks=["Sworn Smith", "Ash Monk"], seed=3, cards=str(path))
        for _ in range(12):
            game.choose(0)
        assert metaversus.load_game(game.save()).record == game.record
        assert not any("invented" in line for line in game.table())
        house = metaversus.new_game(decks=["Ember Smith", "Ash Monk"], seed=3)
        for _ in range(12):
            house.choose(0)
        assert any("invented" in line for line in house.table())

    def test_programs_find_it_behind_a_colon(self, tmp_path: Path) -> None:
        """One error in both languages where it can't be read, exit code 2."""
        path = tmp_path / "mine.toml"
        path.write_text(HOUSE, encoding="utf-8")
        good = CliRunner().invoke(main, ["cards", f"metaversus:{path}", "장날", "--lang", "ko"])
        assert good.exit_code == 0
        path.write_text(HOUSE.replace("draw(1)", "drew(1)", 1), encoding="utf-8")
        bad = CliRunner().invoke(main, ["play", f"metaversus:{path}.bad"])
        assert bad.exit_code == 2
        assert "파일을 읽을 수 없습니다" in bad.output
        assert "can't read the file" in bad.output

    def test_other_games_take_none(self) -> None:
        """A game without sets says so."""
        result = CliRunner().invoke(main, ["cards", "riftbound:mine.toml"])
        assert result.exit_code == 2
        assert "no sets of cards" in result.output
