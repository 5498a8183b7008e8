"""The version of the client; the build reads it from here."""

__version__ = "0.1.0"
