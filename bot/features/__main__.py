"""What `python -m bot.store` runs: the host's command line, with what all features store."""

import sys

from bot.features.operator.store_arguments import arguments

if __name__ == "__main__":
    wanted = arguments()
    from bot.features.catalogue import FEATURES
    from bot.features.operator.store_command import main

    sys.exit(main(FEATURES, wanted))
