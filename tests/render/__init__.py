"""What boards look like, and what is said of them.

A package, so that mypy takes `golden` for the module and not for the folder of pictures.
"""
