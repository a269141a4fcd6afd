"""Teams, their members, and what each team may see."""
