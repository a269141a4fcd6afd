"""How dates are written where Django's own formats would be read wrongly: English here is not American."""
