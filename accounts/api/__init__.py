"""The API of accounts; `foundation` is shared by the APIs of all apps."""
