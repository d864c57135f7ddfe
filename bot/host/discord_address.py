"""Discord's address: the only place that can point the bot at a stand-in.

discord.py has no setting for it, so three of its class attributes are set, and only to this
machine: a token must never be sent to a stranger's address.
"""

import ipaddress

import discord
import yarl

from bot.host.settings import BadSetting


def point_at(url: str) -> None:
    """Point discord.py at the stand-in at `url`; call it before creating a client.

    Raises BadSetting unless it's an `http` URL on this machine (127.0.0.1, ::1 or localhost).
    """
    try:
        address = yarl.URL(url)
    except ValueError as error:
        raise BadSetting(f"FACET_DISCORD_URL: Not an address: {url!r}") from error
    if address.scheme != "http" or not _is_loopback(address.host):
        raise BadSetting(
            "FACET_DISCORD_URL: Only a stand-in on this machine may take Discord's place, "
            f"such as http://127.0.0.1:8484, not {url!r}"
        )
    base = address.origin()
    discord.http.Route.BASE = str(base / "api/v10")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    discord.asset.Asset.BASE = str(base).rstrip("/")


def _is_loopback(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
