"""Print the rules that are cited somewhere but have no gist yet, with the places, by game."""

import argparse
from collections import defaultdict
from pathlib import Path

from adjudge.rulebooks import game_names, kit_of
from adjudge.rulekit.rule_index import RuleIndex

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tests_reference", "cases")
SUFFIXES = {".py", ".toml", ".yaml", ".yml", ".json", ".txt"}


def citations(index: RuleIndex) -> dict[str, set[str]]:
    """Each cited id with the files that cite it."""
    places: dict[str, set[str]] = defaultdict(set)
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in SUFFIXES or path.name == "rule_ids.txt":
                continue
            for rule_id in index.cited_ids(path.read_text("utf-8", "replace")):
                places[rule_id].add(str(path.relative_to(ROOT)))
    return places


def main() -> None:
    """Print one line an id: the id, a word of warning if it does not exist, where it is cited."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*game_names(), []], help="all by default")
    for game in parser.parse_args().games or game_names():
        index = kit_of(game).index
        missing = 0
        for rule_id, places in sorted(citations(index).items()):
            known = rule_id in index.load_ids()
            if known and rule_id.partition(":")[0] not in index.told:
                continue
            if index.gist(rule_id, "en") is None:
                missing += 1
                note = "" if known else "  (no such rule)"
                print(f"{rule_id}{note}  {', '.join(sorted(places))}")
        print(f"{game}: {missing} cited rules have no gist")


if __name__ == "__main__":
    main()
