-- What can't be rebuilt. partition_id leads every key, as on PostgreSQL, but for contents: see there.
-- No sequences, triggers or generated columns; positions come from the counter row that the append locks.

CREATE TABLE partitions (
    partition_id  integer NOT NULL PRIMARY KEY,
    next_position integer  NOT NULL,
    epoch         integer  NOT NULL
) STRICT, WITHOUT ROWID;

WITH RECURSIVE n(id) AS (SELECT 0 UNION ALL SELECT id + 1 FROM n WHERE id < 63)
INSERT INTO partitions SELECT id, 1, 1 FROM n;

CREATE TABLE events (
    partition_id   integer NOT NULL,
    position       integer  NOT NULL,
    tenant_id      text    NOT NULL,
    stream_type    text    NOT NULL,
    stream_id      text    NOT NULL,
    version        integer  NOT NULL,
    event_id       blob    NOT NULL,
    event_type     text    NOT NULL,
    schema_version integer NOT NULL,
    body           text    NOT NULL,
    leaf_hash      blob   NOT NULL,
    actor          text    NOT NULL,
    command_id     text    NOT NULL,
    correlation_id text    NOT NULL,
    causation_id   text,
    recorded_at    integer  NOT NULL,
    CONSTRAINT events_pkey PRIMARY KEY (partition_id, position),
    CONSTRAINT events_stream_version UNIQUE (partition_id, tenant_id, stream_type, stream_id, version)
) STRICT, WITHOUT ROWID;

-- Ids rise with time, so new texts of all users share the last pages: a third fewer to write at each commit
-- than where they lie by partition. Whoever lists a partition's texts therefore reads them all. Rows lie in the order
-- in which they came and hardly ever move, of which a purge would have to find the copies.
CREATE TABLE contents (
    partition_id integer NOT NULL,
    content_id   blob    NOT NULL,
    tenant_id    text    NOT NULL,
    stream_type  text    NOT NULL,
    stream_id    text    NOT NULL,
    key          blob   NOT NULL,
    body         text    NOT NULL,
    CONSTRAINT contents_pkey PRIMARY KEY (content_id, partition_id)
) STRICT;

-- What models made of texts; who makes them at once stores none. A row goes with its text, whoever stored it when.
CREATE TABLE vectors (
    partition_id integer NOT NULL,
    content_id   blob    NOT NULL,
    embedder     text    NOT NULL,
    -- The signs of its components, and the components, a signed byte each; empty where the embedder refused the text.
    bits         blob    NOT NULL,
    vector       blob    NOT NULL,
    CONSTRAINT vectors_pkey PRIMARY KEY (content_id, partition_id, embedder),
    FOREIGN KEY (content_id, partition_id) REFERENCES contents (content_id, partition_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE commands (
    partition_id   integer NOT NULL,
    tenant_id      text    NOT NULL,
    scope          text    NOT NULL,
    command_id     text    NOT NULL,
    request_hash   blob   NOT NULL,
    key_content_id blob,
    outcome        text    NOT NULL,
    first_position integer  NOT NULL,
    last_position  integer  NOT NULL,
    recorded_at    integer  NOT NULL,
    CONSTRAINT commands_pkey PRIMARY KEY (partition_id, tenant_id, scope, command_id)
) STRICT, WITHOUT ROWID;

-- Its rows are long, and a search by key in a table without rowid reads each row on its way to the end.
CREATE TABLE snapshots (
    partition_id integer NOT NULL,
    tenant_id    text    NOT NULL,
    stream_type  text    NOT NULL,
    stream_id    text    NOT NULL,
    version      integer  NOT NULL,
    schema       text    NOT NULL,
    body         text    NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, stream_type, stream_id)
) STRICT;

CREATE TABLE projections (
    projection text   NOT NULL PRIMARY KEY,
    version    integer NOT NULL,
    generation integer NOT NULL
) STRICT, WITHOUT ROWID;

-- Every set of read-model tables there is: the live ones and those being built beside them. One that nobody
-- touched for a while was left behind by a process that died.
CREATE TABLE generations (
    projection text NOT NULL,
    generation integer NOT NULL,
    tables     text NOT NULL,
    touched_at integer NOT NULL,
    PRIMARY KEY (projection, generation)
) STRICT, WITHOUT ROWID;

CREATE TABLE checkpoints (
    partition_id integer NOT NULL,
    projection   text    NOT NULL,
    generation   integer  NOT NULL,
    position     integer  NOT NULL,
    -- Counts what was done to the rows; a step worked out beside the writer holds for one turn.
    turn         integer  NOT NULL DEFAULT 0,
    PRIMARY KEY (partition_id, projection, generation)
) STRICT, WITHOUT ROWID;

CREATE TABLE parked_events (
    partition_id integer NOT NULL,
    projection   text    NOT NULL,
    generation   integer  NOT NULL,
    position     integer  NOT NULL,
    tenant_id    text    NOT NULL,
    stream_type  text    NOT NULL,
    stream_id    text    NOT NULL,
    error        text    NOT NULL,
    attempts     integer  NOT NULL,
    parked_at    integer  NOT NULL,
    PRIMARY KEY (partition_id, projection, generation, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE thread_acks (
    partition_id integer NOT NULL,
    tenant_id    text    NOT NULL,
    user_id      text    NOT NULL,
    thread_id    text    NOT NULL,
    rev          integer  NOT NULL,
    acked_at     integer  NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id)
) STRICT, WITHOUT ROWID;

-- How far those who follow the log behind the writes have come.
CREATE TABLE followers (
    follower     text    NOT NULL,
    partition_id integer NOT NULL,
    position     integer NOT NULL,
    PRIMARY KEY (follower, partition_id)
) STRICT, WITHOUT ROWID;

-- Which node works on a run, and until when.
CREATE TABLE run_leases (
    partition_id integer NOT NULL,
    tenant_id    text    NOT NULL,
    run_id       text    NOT NULL,
    node         text    NOT NULL,
    expires_at   integer  NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, run_id)
) STRICT, WITHOUT ROWID;

-- What was asked of the ledger and how it ended. Read by tenant and time, and emptied the same way.
CREATE TABLE operations (
    operation_id blob    NOT NULL,
    tenant_id    text    NOT NULL,
    recorded_at  integer NOT NULL,
    user_id      text    NOT NULL,
    thread_id    text,
    node         text    NOT NULL,
    op           text    NOT NULL,
    status       text    NOT NULL,
    memory_id    text,
    category     text,
    similarity   integer,
    error        text,
    actor        text    NOT NULL,
    PRIMARY KEY (tenant_id, recorded_at, operation_id)
) STRICT, WITHOUT ROWID;

-- Failures are few, and looked for among many.
CREATE INDEX operations_failed ON operations (tenant_id, recorded_at, operation_id) WHERE status = 'error';

-- When each memory was last retrieved, and how often. No event tells it, so no rebuild touches it.
CREATE TABLE memory_access (
    partition_id     integer NOT NULL,
    tenant_id        text    NOT NULL,
    user_id          text    NOT NULL,
    memory_id        text    NOT NULL,
    last_accessed_at integer NOT NULL,
    retrievals       integer NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, memory_id)
) STRICT, WITHOUT ROWID;

-- What verifications came to and who asked for them; the newest of each tenant.
CREATE TABLE verifications (
    tenant_id       text    NOT NULL,
    at              integer NOT NULL,
    verification_id blob    NOT NULL,
    user_id         text,
    actor           text    NOT NULL,
    ok              integer NOT NULL,
    events          integer NOT NULL,
    fault_count     integer NOT NULL,
    -- JSON: the first few.
    faults          text    NOT NULL,
    duration_ms     integer NOT NULL,
    PRIMARY KEY (tenant_id, at, verification_id)
) STRICT;

CREATE TABLE api_keys (
    key_id      text   NOT NULL PRIMARY KEY,
    tenant_id   text   NOT NULL,
    role        text   NOT NULL,
    agent       text,
    user_ids    text   NOT NULL,
    secret_hash blob  NOT NULL,
    created_at  integer NOT NULL,
    revoked_at  integer
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX api_keys_secret ON api_keys (secret_hash);

-- People who sign in, and their sessions. The e-mail address and the password's hash stand here and never in an
-- event, which names the account by its id.
CREATE TABLE accounts (
    account_id    text    NOT NULL PRIMARY KEY,
    tenant_id     text    NOT NULL,
    email         text    NOT NULL,
    role          text    NOT NULL,
    password_hash text    NOT NULL,
    created_at    integer NOT NULL,
    disabled_at   integer
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX accounts_email ON accounts (email);

CREATE TABLE sessions (
    token_hash blob    NOT NULL PRIMARY KEY,
    session_id text    NOT NULL,
    account_id text    NOT NULL,
    tenant_id  text    NOT NULL,
    created_at integer NOT NULL,
    expires_at integer NOT NULL,
    ended_at   integer
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_account ON sessions (account_id, created_at);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- Which database this is, in one row. A copy carries its original's fingerprint and is noticed when it is opened.
CREATE TABLE origin (
    only_row    integer NOT NULL PRIMARY KEY CHECK (only_row = 1),
    fingerprint text    NOT NULL
) STRICT, WITHOUT ROWID;

-- Tables that rows of texts were deleted from, how often, and how many of those deletions were followed by making
-- sure that no page keeps a copy. Rows stay when their table is dropped, since its name may come again.
CREATE TABLE residue (
    table_name text    NOT NULL PRIMARY KEY,
    deletions  integer NOT NULL,
    cleaned    integer NOT NULL
) STRICT, WITHOUT ROWID;

-- The log in the layout of sqlite-es, for a second, independent reader.
CREATE VIEW cqrs_events AS
SELECT partition_id, tenant_id, stream_id,
       stream_type AS aggregate_type,
       tenant_id || '/' || stream_id AS aggregate_id,
       version AS sequence,
       event_type,
       CAST(schema_version AS TEXT) AS event_version,
       body AS payload,
       json_object('actor', actor, 'command_id', command_id, 'correlation_id', correlation_id) AS metadata
  FROM events;
