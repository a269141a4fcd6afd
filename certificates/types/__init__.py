"""Certificate types: fields, rules, versions, ready-made ones."""
