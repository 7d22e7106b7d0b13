"""Asking: what somebody says is read, the documents rule, and what is still open is asked."""
