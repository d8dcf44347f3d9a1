"""Print the Riftbound core rules that are cited somewhere but have no gist yet, with the places."""

from collections import defaultdict
from pathlib import Path

from adjudge.rulebooks.riftbound import rulebook_index

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tests_reference", "cases")
SUFFIXES = {".py", ".toml", ".yaml", ".yml", ".json", ".txt"}


def citations() -> dict[str, set[str]]:
    """Each cited id with the files that cite it."""
    places: dict[str, set[str]] = defaultdict(set)
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in SUFFIXES or path.name == "rule_ids.txt":
                continue
            for rule_id in rulebook_index.cited_ids(path.read_text("utf-8", "replace")):
                places[rule_id].add(str(path.relative_to(ROOT)))
    return places


def main() -> None:
    """Print one line an id: the id, a word of warning if it does not exist, where it is cited."""
    known = rulebook_index.load_ids()
    missing = 0
    for rule_id, places in sorted(citations().items()):
        if rule_id in known and not rule_id.startswith("RB-CR@"):
            continue
        if rulebook_index.gist(rule_id, "en") is None:
            missing += 1
            note = "" if rule_id in known else "  (no such rule)"
            print(f"{rule_id}{note}  {', '.join(sorted(places))}")
    print(f"{missing} cited rules have no gist")


if __name__ == "__main__":
    main()
