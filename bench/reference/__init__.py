"""The fixed floor: a Django project of its own that the product is measured against.

It imports nothing of the product and does not change with it: a test holds the digest of these files.
A change here makes every earlier figure incomparable.
"""
