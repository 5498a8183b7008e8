-- What agents save of their own state, by thread. No event tells it, so no rebuild touches it. Texts are compressed in the
-- columns `body` and `facts`.

-- A thread with checkpoints. Its generation is another one after each removal; what a save is built upon is there while it is
-- the same.
CREATE TABLE checkpoint_threads (
    partition_id integer NOT NULL,
    tenant_id    text NOT NULL,
    user_id      text NOT NULL,
    thread_id    text NOT NULL,
    generation   text   NOT NULL,
    saves        integer NOT NULL,
    saved_at     integer NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id)
) STRICT;

CREATE TABLE thread_checkpoints (
    partition_id  integer NOT NULL,
    tenant_id     text NOT NULL,
    user_id       text NOT NULL,
    thread_id     text NOT NULL,
    ns            text NOT NULL,
    checkpoint_id text NOT NULL,
    parent_id     text,
    run_id        text,
    kind          text   NOT NULL,
    size          integer NOT NULL,
    body          blob   NOT NULL,
    -- The versions of its channels and its metadata.
    facts_size    integer NOT NULL,
    facts         blob   NOT NULL,
    -- How many of the versions that it names have a blob.
    blobs         integer NOT NULL,
    created_at    integer NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id)
) STRICT;

CREATE INDEX thread_checkpoints_of_run ON thread_checkpoints (partition_id, run_id) WHERE run_id IS NOT NULL;

-- One version of a channel: whole, or as what differs from another version of it.
CREATE TABLE thread_checkpoint_blobs (
    partition_id integer NOT NULL,
    tenant_id    text NOT NULL,
    user_id      text NOT NULL,
    thread_id    text NOT NULL,
    ns           text NOT NULL,
    channel      text NOT NULL,
    version      text NOT NULL,
    -- The version that it is built upon.
    base         text,
    kind         text   NOT NULL,
    size         integer NOT NULL,
    -- SHA-256, and its first 8 bytes as a number, by which the same bytes are found again.
    hash         blob   NOT NULL,
    digest       integer NOT NULL,
    -- How many differences lie between it and a whole one, what they take, and what that one takes.
    depth        integer NOT NULL,
    delta_bytes  integer NOT NULL,
    whole_bytes  integer NOT NULL,
    body         blob   NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, ns, channel, version)
) STRICT;

-- The digest first, so that no plan takes it for rows that are named by their key.
CREATE INDEX thread_checkpoint_blobs_alike ON thread_checkpoint_blobs (digest, partition_id);

CREATE TABLE thread_checkpoint_writes (
    partition_id  integer NOT NULL,
    tenant_id     text NOT NULL,
    user_id       text NOT NULL,
    thread_id     text NOT NULL,
    ns            text NOT NULL,
    checkpoint_id text NOT NULL,
    task_id       text NOT NULL,
    idx           integer NOT NULL,
    task_path     text NOT NULL,
    channel       text NOT NULL,
    kind          text   NOT NULL,
    size          integer NOT NULL,
    body          blob   NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id, task_id, idx)
) STRICT;

-- The latest state of a supervisor in a thread.
CREATE TABLE thread_states (
    partition_id integer NOT NULL,
    tenant_id    text NOT NULL,
    user_id      text NOT NULL,
    thread_id    text NOT NULL,
    state_id     text   NOT NULL,
    revision     integer NOT NULL,
    size         integer NOT NULL,
    body         blob   NOT NULL,
    created_at   integer NOT NULL,
    updated_at   integer NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id)
) STRICT;
