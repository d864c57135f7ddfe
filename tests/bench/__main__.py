"""`python -m tests.bench`: every benchmark, one after the other."""

import importlib
from pathlib import Path

for path in sorted(Path(__file__).parent.glob("*.py")):
    if not path.stem.startswith("_") and "def main(" in path.read_text(encoding="utf-8"):
        print(f"\n{path.stem}", flush=True)
        importlib.import_module(f"tests.bench.{path.stem}").main()
