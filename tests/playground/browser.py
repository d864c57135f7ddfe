"""A headless Chromium, driven through its DevTools protocol over a plain WebSocket."""

import asyncio
import base64
import contextlib
import http.client
import itertools
import json
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp

from bot.playground.server.stand_in import StandIn
from tests.playground.people import Person
from tests.playground.waiting import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no Chromium here; on Debian: apt-get install chromium fonts-noto-cjk"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--remote-debugging-port=0",
    "--disable-site-isolation-trials",  # with the limit, one process draws all tabs
    "--renderer-process-limit=1",
)
KEYS = {
    "Enter": (13, "\r"),
    "Tab": (9, ""),
    "Escape": (27, ""),
    "ArrowDown": (40, ""),
    "ArrowUp": (38, ""),
    "Backspace": (8, ""),
    " ": (32, " "),
    "ContextMenu": (93, ""),
    "F10": (121, ""),
}


def find() -> str | None:
    """Return where a Chromium is, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Tab:
    """One tab."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.troubles: list[str] = []
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self._socket:
            told = json.loads(frame.data)
            if "id" in told:
                self._waiting.pop(told["id"]).set_result(told)
            elif told["method"] == "Runtime.exceptionThrown":
                details = told["params"]["exceptionDetails"]
                self.troubles.append(details.get("exception", {}).get("description", str(details)))
            elif told["method"] == "Log.entryAdded":
                entry = told["params"]["entry"]
                if entry["level"] == "error":
                    self.troubles.append(f"{entry['text']} {entry.get('url', '')}")

    async def remaining_troubles(self) -> list[str]:
        """Return what went wrong, less what failed for pictures that others have replaced since."""
        return [
            trouble
            for trouble in self.troubles
            if "/attachments/" not in (url := trouble.rpartition(" ")[2])
            or await self.evaluate(f"[...document.images].some(i => i.src === {json.dumps(url)})")
        ]

    async def send(self, method: str, **params: object) -> Any:
        """Give one command and return its result."""
        number = next(self._numbers)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        told = await asyncio.wait_for(answer, PATIENCE)
        if "error" in told:
            raise RuntimeError(f"{method}: {told['error']}")
        return told["result"]

    async def look_like(self, width: int, height: int) -> None:
        """Take the size of a screen."""
        await self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 500,
        )

    async def ask_for(self, languages: str) -> None:
        """Read these languages, the best first."""
        agent = await self.evaluate("navigator.userAgent")
        await self.send("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=languages)

    async def go(self, url: str) -> None:
        """Open an address."""
        for domain in ("Page", "Runtime", "Log"):
            await self.send(f"{domain}.enable")
        await self.send("Page.navigate", url=url)

    async def evaluate(self, script: str) -> Any:
        """Return the value of an expression; promises are waited for."""
        told = await self.send(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in told:
            raise RuntimeError(f"{script}: {told['exceptionDetails']}")
        return told["result"].get("value")

    async def until(self, script: str, seconds: float = PATIENCE) -> Any:
        """Wait for an expression to become true, and return its value."""
        end = asyncio.get_running_loop().time() + seconds
        wrapped = f"(found => found instanceof Node ? true : found)({script})"
        while not (value := await self.evaluate(wrapped)):
            if asyncio.get_running_loop().time() > end:
                raise TimeoutError(f"{script} stayed {value!r}; troubles: {self.troubles}")
            await asyncio.sleep(0.03)
        return value

    async def focused(self) -> str:
        """Return which element has the focus: its id, what it presses, or its tag."""
        focused: str = await self.evaluate(
            "(e => e.id || e.dataset.customId || e.tagName)(document.activeElement)"
        )
        return focused

    async def has_text(self, text: str) -> None:
        """Wait for the page to show a text."""
        await self.until(f"document.body.innerText.includes({json.dumps(text)})")

    async def middle(self, selector: str) -> dict[str, float]:
        """Wait for an element, bring it into view, and return where its middle is."""
        where: dict[str, float] = await self.until(
            f"""(() => {{
                const found = document.querySelector({json.dumps(selector)});
                if (!found) return null;
                found.scrollIntoView({{block: "center"}});
                const box = found.getBoundingClientRect();
                return box.width && {{x: box.x + box.width / 2, y: box.y + box.height / 2}};
            }})()"""
        )
        return where

    async def click(self, selector: str, button: str = "left") -> None:
        """Click in the middle of an element, as a mouse would."""
        where = await self.middle(selector)
        for kind in ("mousePressed", "mouseReleased"):
            told = {"type": kind, "button": button, "clickCount": 1, **where}
            await self.send("Input.dispatchMouseEvent", **told)

    async def hold(self, selector: str, shown: str) -> None:
        """Lay a finger on an element until another one is shown."""
        where = await self.middle(selector)
        await self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[where])
        await self.until(f"document.querySelector({json.dumps(shown)})")
        await self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def write(self, text: str) -> None:
        """Write into whatever has the focus."""
        await self.send("Input.insertText", text=text)

    async def press(self, *keys: str, shift: bool = False) -> None:
        """Press keys, one after the other."""
        for key in keys:
            code, text = KEYS[key] if key in KEYS else (ord(key.upper()), key)
            told = {
                "key": key,
                "code": key,
                "windowsVirtualKeyCode": code,
                "modifiers": 8 if shift else 0,
            }
            kind = "keyDown" if text else "rawKeyDown"
            await self.send("Input.dispatchKeyEvent", type=kind, text=text, **told)
            await self.send("Input.dispatchKeyEvent", type="keyUp", **told)

    async def screenshot(self) -> bytes:
        """Return what the tab looks like, as a PNG."""
        told = await self.send("Page.captureScreenshot", format="png")
        return base64.b64decode(told["data"])

    async def forget(self) -> None:
        """Delete everything that the page has stored, unless the tab is closed already."""
        if self._socket.closed:
            return
        origin = await self.evaluate("location.origin")
        await self.send("Storage.clearDataForOrigin", origin=origin, storageTypes="all")

    async def close(self) -> None:
        """Let the tab go."""
        await self._socket.close()
        self._listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listening


class Browser:
    """Tabs of a running Chromium; when they close, it deletes what they have stored."""

    def __init__(self, address: str, client: aiohttp.ClientSession, whole: Tab) -> None:
        self._address = address.replace("http", "ws", 1)
        self._client = client
        self._whole = whole
        self._tabs: dict[str, Tab] = {}

    async def open(
        self, url: str, width: int = 1280, height: int = 800, languages: str = ""
    ) -> Tab:
        """Open a tab, whose browser asks for these languages where any are named."""
        opened = await self._whole.send("Target.createTarget", url="about:blank")
        target = opened["targetId"]
        socket = await self._client.ws_connect(
            f"{self._address}/devtools/page/{target}", max_msg_size=0
        )
        tab = self._tabs[target] = Tab(socket)
        await tab.look_like(width, height)
        if languages:
            await tab.ask_for(languages)
        await tab.go(url)
        return tab

    async def troubles(self) -> list[str]:
        """Return what went wrong in any of the tabs."""
        return [
            trouble for tab in self._tabs.values() for trouble in await tab.remaining_troubles()
        ]

    async def close(self) -> None:
        """Close every tab, and forget what they have stored."""
        for target, tab in self._tabs.items():
            await tab.forget()
            await tab.close()
            await self._whole.send("Target.closeTarget", targetId=target)
        await self._whole.close()


async def page_of(
    browser: Browser, stand_in: StandIn, person: Person, width: int = 1280, height: int = 800
) -> Tab:
    """Open somebody's page and wait for the commands."""
    tab = await browser.open(f"{stand_in.base}/?as={person.name}#{person.channel}", width, height)
    await tab.until("document.querySelector('#welcome kbd')")
    return tab


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    """Run a fresh Chromium with nothing remembered, at the address that is returned."""
    path = find()
    if path is None:
        raise RuntimeError(MISSING)
    process = subprocess.Popen(
        [path, *FLAGS, f"--user-data-dir={folder}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        port_file = folder / "DevToolsActivePort"
        while not (port_file.exists() and port_file.read_text().count("\n")):
            if process.poll() is not None:
                raise RuntimeError(f"{path} ended with {process.returncode}")
            time.sleep(0.03)
        address = f"127.0.0.1:{port_file.read_text().split()[0]}"
        with contextlib.closing(http.client.HTTPConnection(address)) as connection:
            # while one tab is open, so is the process that draws the others
            connection.request("PUT", f"/json/new?http://{address}/json/version")
            connection.getresponse()
        yield f"http://{address}"
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.asynccontextmanager
async def window(address: str) -> AsyncIterator[Browser]:
    """Let tabs be opened in a running Chromium."""
    async with aiohttp.ClientSession() as client:
        async with client.get(f"{address}/json/version") as response:
            about = await response.json(content_type=None)
        whole = Tab(await client.ws_connect(about["webSocketDebuggerUrl"], max_msg_size=0))
        browser = Browser(address, client, whole)
        try:
            yield browser
        finally:
            await browser.close()


@contextlib.asynccontextmanager
async def chromium(folder: Path) -> AsyncIterator[Browser]:
    """Run a Chromium of one's own."""
    with running(folder) as address:
        async with window(address) as browser:
            yield browser
