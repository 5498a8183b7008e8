-- What can't be rebuilt. partition_id leads every key, so that it can be a distribution column.
-- No sequences, triggers or generated columns; positions come from the counter row that the append locks.
-- Texts of keys are compared byte by byte, as those of read models are: an index under another order than the
-- column it is joined with is of no use, and one under the system's is wrong once the system sorts otherwise.

CREATE TABLE partitions (
    partition_id  integer NOT NULL PRIMARY KEY,
    next_position bigint  NOT NULL,
    epoch         bigint  NOT NULL
) WITH (fillfactor = 20);

INSERT INTO partitions SELECT n, 1, 1 FROM generate_series(0, 63) AS n;

CREATE TABLE events (
    partition_id   integer NOT NULL,
    position       bigint  NOT NULL,
    tenant_id      text COLLATE "C" NOT NULL,
    stream_type    text COLLATE "C" NOT NULL,
    stream_id      text COLLATE "C" NOT NULL,
    version        bigint  NOT NULL,
    event_id       uuid    NOT NULL,
    event_type     text    NOT NULL,
    schema_version integer NOT NULL,
    body           text    NOT NULL,
    leaf_hash      bytea   NOT NULL,
    actor          text    NOT NULL,
    command_id     text COLLATE "C" NOT NULL,
    correlation_id text    NOT NULL,
    causation_id   text,
    recorded_at    bigint  NOT NULL,
    CONSTRAINT events_pkey PRIMARY KEY (partition_id, position),
    CONSTRAINT events_stream_version UNIQUE (partition_id, tenant_id, stream_type, stream_id, version)
);

CREATE TABLE contents (
    partition_id integer NOT NULL,
    content_id   uuid    NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    stream_type  text COLLATE "C" NOT NULL,
    stream_id    text COLLATE "C" NOT NULL,
    key          bytea   NOT NULL,
    body         text    NOT NULL,
    CONSTRAINT contents_pkey PRIMARY KEY (partition_id, content_id)
);

-- The statistics that ANALYZE keeps hold samples of values, which no purge reaches.
ALTER TABLE contents ALTER COLUMN key SET STATISTICS 0, ALTER COLUMN body SET STATISTICS 0;

-- What models made of texts; who makes them at once stores none. A row goes with its text, whoever stored it when.
CREATE TABLE vectors (
    partition_id integer NOT NULL,
    content_id   uuid    NOT NULL,
    embedder     text COLLATE "C" NOT NULL,
    -- The signs of its components, and the components, a signed byte each; empty where the embedder refused the text.
    bits         bytea   NOT NULL,
    vector       bytea   NOT NULL,
    CONSTRAINT vectors_pkey PRIMARY KEY (partition_id, content_id, embedder),
    FOREIGN KEY (partition_id, content_id) REFERENCES contents (partition_id, content_id) ON DELETE CASCADE
);

ALTER TABLE vectors ALTER COLUMN bits SET STATISTICS 0, ALTER COLUMN vector SET STATISTICS 0;

CREATE TABLE commands (
    partition_id   integer NOT NULL,
    tenant_id      text COLLATE "C" NOT NULL,
    scope          text COLLATE "C" NOT NULL,
    command_id     text COLLATE "C" NOT NULL,
    request_hash   bytea   NOT NULL,
    key_content_id uuid,
    outcome        text    NOT NULL,
    first_position bigint  NOT NULL,
    last_position  bigint  NOT NULL,
    recorded_at    bigint  NOT NULL,
    CONSTRAINT commands_pkey PRIMARY KEY (partition_id, tenant_id, scope, command_id)
);

CREATE TABLE snapshots (
    partition_id integer NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    stream_type  text COLLATE "C" NOT NULL,
    stream_id    text COLLATE "C" NOT NULL,
    version      bigint  NOT NULL,
    schema       text    NOT NULL,
    body         text    NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, stream_type, stream_id)
);

-- Written often and read seldom: to compress one takes as long as to store many events.
ALTER TABLE snapshots ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE projections (
    projection text COLLATE "C" NOT NULL PRIMARY KEY,
    version    bigint NOT NULL,
    generation bigint NOT NULL
);

-- Every set of read-model tables there is: the live ones and those being built beside them. One that nobody
-- touched for a while was left behind by a process that died.
CREATE TABLE generations (
    projection text COLLATE "C" NOT NULL,
    generation bigint NOT NULL,
    tables     text NOT NULL,
    touched_at bigint NOT NULL,
    PRIMARY KEY (projection, generation)
);

CREATE TABLE checkpoints (
    partition_id integer NOT NULL,
    projection   text COLLATE "C" NOT NULL,
    generation   bigint  NOT NULL,
    position     bigint  NOT NULL,
    PRIMARY KEY (partition_id, projection, generation)
) WITH (fillfactor = 20);

CREATE TABLE parked_events (
    partition_id integer NOT NULL,
    projection   text COLLATE "C" NOT NULL,
    generation   bigint  NOT NULL,
    position     bigint  NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    stream_type  text COLLATE "C" NOT NULL,
    stream_id    text COLLATE "C" NOT NULL,
    error        text    NOT NULL,
    attempts     bigint  NOT NULL,
    parked_at    bigint  NOT NULL,
    PRIMARY KEY (partition_id, projection, generation, position)
);

CREATE TABLE thread_acks (
    partition_id integer NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    user_id      text COLLATE "C" NOT NULL,
    thread_id    text COLLATE "C" NOT NULL,
    rev          bigint  NOT NULL,
    acked_at     bigint  NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, thread_id)
);

-- How far those who follow the log behind the writes have come.
CREATE TABLE followers (
    follower     text COLLATE "C" NOT NULL,
    partition_id integer NOT NULL,
    position     bigint  NOT NULL,
    PRIMARY KEY (follower, partition_id)
);

-- Which node works on a run, and until when.
CREATE TABLE run_leases (
    partition_id integer NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    run_id       text COLLATE "C" NOT NULL,
    node         text    NOT NULL,
    expires_at   bigint  NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, run_id)
);

-- What was asked of the ledger and how it ended. Read by tenant and time, and emptied the same way.
CREATE TABLE operations (
    operation_id uuid    NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    recorded_at  bigint  NOT NULL,
    user_id      text COLLATE "C" NOT NULL,
    thread_id    text COLLATE "C",
    node         text    NOT NULL,
    op           text    NOT NULL,
    status       text    NOT NULL,
    memory_id    text COLLATE "C",
    category     text,
    similarity   bigint,
    error        text,
    actor        text    NOT NULL,
    PRIMARY KEY (tenant_id, recorded_at, operation_id)
);

-- Failures are few, and looked for among many.
CREATE INDEX operations_failed ON operations (tenant_id, recorded_at, operation_id) WHERE status = 'error';

-- When each memory was last retrieved, and how often. No event tells it, so no rebuild touches it.
CREATE TABLE memory_access (
    partition_id     integer NOT NULL,
    tenant_id        text COLLATE "C" NOT NULL,
    user_id          text COLLATE "C" NOT NULL,
    memory_id        text COLLATE "C" NOT NULL,
    last_accessed_at bigint  NOT NULL,
    retrievals       bigint  NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id, memory_id)
) WITH (fillfactor = 80);

-- What verifications came to and who asked for them; the newest of each tenant.
CREATE TABLE verifications (
    tenant_id       text COLLATE "C" NOT NULL,
    at              bigint  NOT NULL,
    verification_id uuid    NOT NULL,
    user_id         text COLLATE "C",
    actor           text    NOT NULL,
    ok              bigint  NOT NULL,
    events          bigint  NOT NULL,
    fault_count     bigint  NOT NULL,
    -- JSON: the first few.
    faults          text    NOT NULL,
    duration_ms     bigint  NOT NULL,
    PRIMARY KEY (tenant_id, at, verification_id)
);

CREATE TABLE api_keys (
    key_id      text COLLATE "C" NOT NULL PRIMARY KEY,
    tenant_id   text COLLATE "C" NOT NULL,
    role        text   NOT NULL,
    agent       text,
    user_ids    text   NOT NULL,
    secret_hash bytea  NOT NULL,
    created_at  bigint NOT NULL,
    revoked_at  bigint
);

CREATE UNIQUE INDEX api_keys_secret ON api_keys (secret_hash);

-- People who sign in, and their sessions. The e-mail address and the password's hash stand here and never in an
-- event, which names the account by its id.
CREATE TABLE accounts (
    account_id    text COLLATE "C" NOT NULL PRIMARY KEY,
    tenant_id     text COLLATE "C" NOT NULL,
    email         text COLLATE "C" NOT NULL,
    role          text   NOT NULL,
    password_hash text   NOT NULL,
    created_at    bigint NOT NULL,
    disabled_at   bigint
);

CREATE UNIQUE INDEX accounts_email ON accounts (email);

CREATE TABLE sessions (
    token_hash bytea  NOT NULL PRIMARY KEY,
    session_id text   NOT NULL,
    account_id text COLLATE "C" NOT NULL,
    tenant_id  text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at   bigint
);

CREATE INDEX sessions_by_account ON sessions (account_id, created_at);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- Which database this is, in one row. A copy carries its original's fingerprint and is noticed when it is opened.
CREATE TABLE origin (
    only_row    integer NOT NULL PRIMARY KEY CHECK (only_row = 1),
    fingerprint text    NOT NULL
);

-- Tables that rows of texts were deleted from, how often, and how many of those deletions were followed by removing
-- their bytes from the files.
CREATE TABLE residue (
    table_name text   NOT NULL PRIMARY KEY,
    deletions  bigint NOT NULL,
    cleaned    bigint NOT NULL
);

-- The log in the layout of postgres-es, for a second, independent reader.
CREATE VIEW cqrs_events AS
SELECT partition_id, tenant_id, stream_id,
       stream_type AS aggregate_type,
       tenant_id || '/' || stream_id AS aggregate_id,
       version AS sequence,
       event_type,
       schema_version::text AS event_version,
       body::json AS payload,
       json_build_object('actor', actor, 'command_id', command_id, 'correlation_id', correlation_id) AS metadata
  FROM events;
