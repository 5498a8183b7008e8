-- What agents save of their own state, by thread. No event tells it, so no rebuild touches it. Texts are compressed in the
-- columns `body` and `facts`.

-- A thread with checkpoints. Its generation is another one after each removal; what a save is built upon is there while it is
-- the same.
CREATE TABLE checkpoint_threads (
    partition_id integer NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    user_id      text COLLATE "C" NOT NULL,
    thread_id    text COLLATE "C" NOT NULL,
    generation   text   NOT NULL,
    saves        bigint NOT NULL,
    saved_at     bigint NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id)
) WITH (fillfactor = 70);

CREATE TABLE thread_checkpoints (
    partition_id  integer NOT NULL,
    tenant_id     text COLLATE "C" NOT NULL,
    user_id       text COLLATE "C" NOT NULL,
    thread_id     text COLLATE "C" NOT NULL,
    ns            text COLLATE "C" NOT NULL,
    checkpoint_id text COLLATE "C" NOT NULL,
    parent_id     text COLLATE "C",
    run_id        text COLLATE "C",
    kind          text   NOT NULL,
    size          bigint NOT NULL,
    body          bytea  NOT NULL,
    -- The versions of its channels and its metadata.
    facts_size    bigint NOT NULL,
    facts         bytea  NOT NULL,
    -- How many of the versions that it names have a blob.
    blobs         bigint NOT NULL,
    created_at    bigint NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id)
);

CREATE INDEX thread_checkpoints_of_run ON thread_checkpoints (partition_id, run_id) WHERE run_id IS NOT NULL;

-- One version of a channel: whole, or as what differs from another version of it.
CREATE TABLE thread_checkpoint_blobs (
    partition_id integer NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    user_id      text COLLATE "C" NOT NULL,
    thread_id    text COLLATE "C" NOT NULL,
    ns           text COLLATE "C" NOT NULL,
    channel      text COLLATE "C" NOT NULL,
    version      text COLLATE "C" NOT NULL,
    -- The version that it is built upon.
    base         text COLLATE "C",
    kind         text   NOT NULL,
    size         bigint NOT NULL,
    -- SHA-256, and its first 8 bytes as a number, by which the same bytes are found again.
    hash         bytea  NOT NULL,
    digest       bigint NOT NULL,
    -- How many differences lie between it and a whole one, what they take, and what that one takes.
    depth        bigint NOT NULL,
    delta_bytes  bigint NOT NULL,
    whole_bytes  bigint NOT NULL,
    body         bytea  NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, ns, channel, version)
);

-- The digest first, so that no plan takes it for rows that are named by their key.
CREATE INDEX thread_checkpoint_blobs_alike ON thread_checkpoint_blobs (digest, partition_id);

CREATE TABLE thread_checkpoint_writes (
    partition_id  integer NOT NULL,
    tenant_id     text COLLATE "C" NOT NULL,
    user_id       text COLLATE "C" NOT NULL,
    thread_id     text COLLATE "C" NOT NULL,
    ns            text COLLATE "C" NOT NULL,
    checkpoint_id text COLLATE "C" NOT NULL,
    task_id       text COLLATE "C" NOT NULL,
    idx           bigint NOT NULL,
    task_path     text COLLATE "C" NOT NULL,
    channel       text COLLATE "C" NOT NULL,
    kind          text   NOT NULL,
    size          bigint NOT NULL,
    body          bytea  NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id, task_id, idx)
);

-- The latest state of a supervisor in a thread.
CREATE TABLE thread_states (
    partition_id integer NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    user_id      text COLLATE "C" NOT NULL,
    thread_id    text COLLATE "C" NOT NULL,
    state_id     text   NOT NULL,
    revision     bigint NOT NULL,
    size         bigint NOT NULL,
    body         bytea  NOT NULL,
    created_at   bigint NOT NULL,
    updated_at   bigint NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id)
);
