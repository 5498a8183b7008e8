-- Each agent of a thread reads for itself. Places from before have a name that no reader has, and are where all readers of
-- their threads begin.
ALTER TABLE thread_acks RENAME TO thread_acks_before;
CREATE TABLE thread_acks (
    partition_id integer NOT NULL,
    tenant_id    text    NOT NULL,
    user_id      text    NOT NULL,
    thread_id    text    NOT NULL,
    reader       text    NOT NULL,
    rev          integer NOT NULL,
    acked_at     integer NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, reader)
) STRICT, WITHOUT ROWID;
INSERT INTO thread_acks SELECT partition_id, tenant_id, user_id, thread_id, char(10), rev, acked_at FROM thread_acks_before;
DROP TABLE thread_acks_before;
