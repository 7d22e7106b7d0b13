"""The law: rules with their citations, and the documents and house rules that hold them."""
