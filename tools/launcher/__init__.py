"""What `make run` executes: prepare the environment, start every part, show what to do with it.

`prepare` and `console` run before anything is installed: the standard library only.
"""
