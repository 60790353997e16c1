"""Texts in the reader's language: what games and kernel say, by the Fluent catalogues that lie beside them."""

from pelagos.text.catalogue import Catalogue
from pelagos.text.languages import LANGUAGES, choose_language

__all__ = ["LANGUAGES", "Catalogue", "choose_language"]
