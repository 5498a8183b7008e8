-- Where the log ended when it was verified, as JSON: what later verifications hold it against.
ALTER TABLE verifications ADD COLUMN heads text;
