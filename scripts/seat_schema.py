"""Write the JSON Schema of the seat protocol to `docs/seat.schema.json`."""

import json
from pathlib import Path

from adjudge.table.protocol import schema

TARGET = Path(__file__).parent.parent / "docs" / "seat.schema.json"


def main() -> None:
    """Write the file."""
    text = json.dumps(schema(), ensure_ascii=False, indent=1)
    TARGET.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
