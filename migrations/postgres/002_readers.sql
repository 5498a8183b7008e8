-- Each agent of a thread reads for itself. Places from before have a name that no reader has, and are where all readers of
-- their threads begin.
ALTER TABLE thread_acks ADD COLUMN reader text COLLATE "C" NOT NULL DEFAULT E'\n';
ALTER TABLE thread_acks ALTER COLUMN reader DROP DEFAULT;
ALTER TABLE thread_acks DROP CONSTRAINT thread_acks_pkey;
ALTER TABLE thread_acks ADD PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, reader);
