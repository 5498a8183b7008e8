"""Every route, written once; see `memledger.calls`."""
