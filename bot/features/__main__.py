"""What `python -m bot.store` runs: the host's command line, with what all features store."""

import sys

from bot.features.catalogue import FEATURES
from bot.features.operator.store_command import main

sys.exit(main(FEATURES))
