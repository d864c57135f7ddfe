"""`python -m bot.store`: the host's command line for the database."""

from runpy import run_module

run_module("bot.features", run_name="__main__", alter_sys=True)
