"""Write the JSON Schema of case files to `docs/case.schema.json`."""

import json
from pathlib import Path

from adjudge.judge.games import case_schema

TARGET = Path(__file__).parent.parent / "docs" / "case.schema.json"


def main() -> None:
    """Write the file."""
    text = json.dumps(case_schema(), ensure_ascii=False, indent=1)
    TARGET.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
