"""Write the proof page: every text with real values in it, three languages side by side."""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

from tests.tools.proof.samples import LANGUAGES
from tests.tools.proof.texts import Texts, all_texts

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { border: 1px solid #ccc; padding: .3rem .5rem; vertical-align: top; overflow-wrap: anywhere }
th { text-align: left; width: 16%; font: 12px/1.6 monospace }
p { margin: 0 0 .3rem; white-space: pre-wrap }
"""


def page() -> str:
    """Return the proof page as HTML."""
    tables = (
        f"<h2>{escape(name)}</h2><table>{_rows(texts)}</table>"
        for name, texts in all_texts().items()
    )
    return f"<!doctype html><meta charset=utf-8><title>Proof</title><style>{STYLE}</style>{''.join(tables)}"


def _rows(texts: Texts) -> str:
    return "\n".join(
        f"<tr id={key!r}><th>{escape(key)}</th>"
        + "".join(
            f"<td lang={language}>{''.join(f'<p>{escape(text)}</p>' for text in dict.fromkeys(said))}</td>"
            for language, said in zip(LANGUAGES, languages, strict=True)
        )
        + "</tr>"
        for key, languages in texts.items()
    )


if __name__ == "__main__":
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "build/proof.html")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page(), encoding="utf-8")
    print(out)
