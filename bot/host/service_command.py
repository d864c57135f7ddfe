"""`facet` on a machine with the service: run it as the service's user, with its settings and its token.

`make service` installs a copy of this file as /opt/facet/facet, to which /usr/local/bin/facet leads. Root
runs that copy: it needs only the standard library, in isolated mode, and passes on nothing of the caller's
environment.
"""

import os
import pwd
import shlex
import sys
from pathlib import Path
from typing import Final, NoReturn

CODE: Final = Path("/opt/facet")
COMMAND: Final = CODE / "facet"
LINK: Final = Path("/usr/local/bin/facet")
DATA: Final = Path("/var/lib/facet")
TOKEN: Final = Path("/etc/facet/token")
USER: Final = "facet"
OF_THE_SERVICE: Final = ("check", "store")
"""The commands that need the service's settings; so does running the bot. Anybody may run the others."""


def main() -> NoReturn:
    """Become `facet`, or exit with a line that says what to type."""
    words = sys.argv[1:]
    command = [str(CODE / ".venv" / "bin" / "python"), "-P", "-m", "bot.command_line", *words]
    if not os.geteuid():
        try:
            environment = _become_service()
        except (OSError, KeyError) as error:
            sys.exit(f"facet: {error}: run sudo make service again")
    elif not words or words[0] in OF_THE_SERVICE:
        typed = shlex.join(["sudo", "facet", *words])
        sys.exit(f"facet: only root may use the service's settings and token: {typed}")
    else:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment = {**kept, "PYTHONSAFEPATH": "1"}
    os.execve(command[0], command, environment)  # noqa: S606 - our own program


def _become_service() -> dict[str, str]:
    """Give up root's rights for those of the service's user, and return the service's environment."""
    token, user = TOKEN.read_bytes(), pwd.getpwnam(USER)
    os.initgroups(USER, user.pw_gid)
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)
    os.umask(0o077)
    os.chdir(DATA)
    # The user may not read the file itself, and a variable would take precedence over .env.
    secret = os.memfd_create("token")
    os.write(secret, token)
    os.set_inheritable(secret, True)  # noqa: FBT003 - it takes no keyword
    return {
        "FACET_TOKEN_FILE": f"/dev/fd/{secret}",
        "HOME": str(DATA),
        "LANG": "C.UTF-8",
        "LOGNAME": USER,
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "PYTHONSAFEPATH": "1",
        "USER": USER,
    }


if __name__ == "__main__":
    main()
