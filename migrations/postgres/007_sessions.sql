-- When a session was last used, since it ends when that is long ago. Where absent, it was not used after it began.
ALTER TABLE sessions ADD COLUMN seen_at bigint;
