"""`python -m tests.store.schemas`: write the database of this version, once for each release.

`<version>.sql` is the whole database, a SQLite file as SQL; `<version>.json` has the custom ids of
the controls under the boards that this version posted.
"""

import asyncio

from tests.store.schemas.example import write

asyncio.run(write())
