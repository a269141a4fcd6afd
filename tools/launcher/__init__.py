"""`make run`: prepare the environment, start every process, show how to use the service.

`prepare` and `checkout` run before anything is installed: the standard library only.
"""
