// The database that is named is being used by the other tests.
delete process.env["MEMLEDGER_CLIENT_DATABASE"];
