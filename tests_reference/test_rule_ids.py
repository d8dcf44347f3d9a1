"""The list of rule ids that the package carries is the one of the rulebook."""

import json
from pathlib import Path

from adjudge.rulebooks.riftbound.rulebook_index import INDEX


def rows(path: Path) -> list[dict[str, object]]:
    """The rows of a reference file that is a list."""
    loaded: list[dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def test_rule_ids_are_those_of_the_reference(riftbound_reference: Path) -> None:
    """No id is missing and none is made up, in any of the three books."""
    core = rows(riftbound_reference / "core_rules.json")
    examples = rows(riftbound_reference / "seed_examples.json")
    summary = rows(riftbound_reference / "seed_summary.json")
    expected = {f"RB-CR@1.4:{row['id']}" for row in core}
    expected |= {f"RB-KO@2026:ex{row['n']}" for row in examples}
    expected |= {f"RB-S2@2026:{row['id']}" for row in summary}
    assert INDEX.load_ids() == expected


def test_no_gist_copies_a_sentence_of_the_rulebook(riftbound_reference: Path) -> None:
    """A gist is in our own words: it shares no long run of words with its rule."""
    texts = {
        f"RB-CR@1.4:{row['id']}": " ".join(str(row["text"]).lower().split())
        for row in rows(riftbound_reference / "core_rules.json")
    }
    run = 9
    copied = []
    for rule_id, gist in INDEX.gists().items():
        words = gist.en.lower().rstrip(".").split()
        runs = (" ".join(words[start : start + run]) for start in range(len(words) - run + 1))
        if any(phrase in texts.get(rule_id, "") for phrase in runs):
            copied.append(rule_id)
    assert copied == []
