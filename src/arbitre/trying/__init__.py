"""Trying: described scenarios put to the documents, and to documents that were spoilt on purpose."""
