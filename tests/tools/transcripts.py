"""`python -m tests.tools.transcripts`: play whole games by commands and text, and write down what was read."""

from __future__ import annotations

import asyncio
import tempfile
from itertools import product
from pathlib import Path

from bot.i18n.lexicon import LANGUAGES, words_in
from tests.playground.process.by_text import play_by_text
from tests.playground.process.staging import staged

FOLDER = Path(__file__).parents[2] / "docs" / "by-text"
GAMES = {"splendor": {"target": "10"}, "seekers": {"sheet": "8", "mode": "advanced"}}
ABOUT = {
    "en": """# A whole game of {name}, by commands and text alone

Nobody opens a picture or presses a button here: this is all that was typed and read. The emojis in front of colours are left out.
Written by `python -m tests.tools.transcripts`.
""",
    "ja": """# {name}の1ゲーム：コマンドとテキストだけで

画像は開かず、ボタンも押しません。入力したものと読んだものは、以下がすべてです（色の前の絵文字は省いています）。
`python -m tests.tools.transcripts`で書き出しています。
""",
    "zh-TW": """# 一局{name}：只用指令和文字

沒有打開圖片，也沒有按按鈕：以下就是輸入和讀到的全部內容（省略顏色前面的表情符號）。
由 `python -m tests.tools.transcripts` 產生。
""",
}


async def write(game: str, language: str, options: dict[str, str], folder: Path) -> None:
    """Play a game in a language and write it down."""
    async with staged(folder) as house:
        reading = await play_by_text(house, game, language, seats="joined", **options)
    about = ABOUT[language].format(name=words_in(language)(f"{game}-name"))
    ending = ".md" if language == "en" else f".{language}.md"
    text = "\n".join([about, *reading.lines])
    (FOLDER / f"{game}{ending}").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, language in product(GAMES, LANGUAGES):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(write(game, language, GAMES[game], Path(folder)))
