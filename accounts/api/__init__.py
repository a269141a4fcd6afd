"""The API's door, and the parts that every app's door is made of."""
