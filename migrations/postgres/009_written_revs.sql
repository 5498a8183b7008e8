-- JSON: which of the user's revs were written, as pairs of the first and the last of those that follow each other. The events
-- of two keys of one agent have the same actor; this tells which of them wrote.
ALTER TABLE accesses ADD COLUMN revs text NOT NULL DEFAULT '[]';
