"""`python -m tests.tools.bench [NAME …]`: some benchmarks or all, one after the other."""

import asyncio
import importlib
import sys
import tempfile
from pathlib import Path

names, sys.argv[1:] = sys.argv[1:], []
for path in sorted(Path(__file__).parent.glob("*.py")):
    if path.stem.startswith("_") or (names and path.stem not in names):
        continue
    module = importlib.import_module(f"tests.tools.bench.{path.stem}")
    if not hasattr(module, "main") and not hasattr(module, "measure"):
        continue
    print(f"\n{path.stem}", flush=True)
    if hasattr(module, "main"):
        module.main()
        continue
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(module.measure(Path(folder)))
