"""Teams, their members, and what a role in a team may do."""
