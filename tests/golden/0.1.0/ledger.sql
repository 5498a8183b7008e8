--
-- PostgreSQL database dump
--



SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    account_id text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL,
    password_hash text NOT NULL,
    created_at bigint NOT NULL,
    disabled_at bigint
);


--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    key_id text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL,
    agent text,
    user_ids text NOT NULL,
    secret_hash bytea NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint
);


--
-- Name: changes_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.changes_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    rev bigint NOT NULL,
    "position" bigint,
    memory_id text COLLATE pg_catalog."C",
    event text COLLATE pg_catalog."C",
    old_state text COLLATE pg_catalog."C",
    new_state text COLLATE pg_catalog."C",
    old_content uuid,
    new_content uuid,
    reason uuid,
    actor text COLLATE pg_catalog."C",
    run_id text COLLATE pg_catalog."C",
    recorded_at bigint,
    detail text COLLATE pg_catalog."C"
);


--
-- Name: changes; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.changes AS
 SELECT changes_g1.partition_id,
    changes_g1.tenant_id,
    changes_g1.user_id,
    changes_g1.rev,
    changes_g1."position",
    changes_g1.memory_id,
    changes_g1.event,
    changes_g1.old_state,
    changes_g1.new_state,
    changes_g1.old_content,
    changes_g1.new_content,
    changes_g1.reason,
    changes_g1.actor,
    changes_g1.run_id,
    changes_g1.recorded_at,
    changes_g1.detail
   FROM public.changes_g1;


--
-- Name: checkpoints; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.checkpoints (
    partition_id integer NOT NULL,
    projection text NOT NULL COLLATE pg_catalog."C",
    generation bigint NOT NULL,
    "position" bigint NOT NULL
)
WITH (fillfactor='20');


--
-- Name: commands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.commands (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    scope text NOT NULL COLLATE pg_catalog."C",
    command_id text NOT NULL COLLATE pg_catalog."C",
    request_hash bytea NOT NULL,
    key_content_id uuid,
    outcome text NOT NULL,
    first_position bigint NOT NULL,
    last_position bigint NOT NULL,
    recorded_at bigint NOT NULL
);


--
-- Name: contents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contents (
    partition_id integer NOT NULL,
    content_id uuid NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
    key bytea NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.contents ALTER COLUMN key SET STATISTICS 0;
ALTER TABLE ONLY public.contents ALTER COLUMN body SET STATISTICS 0;


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    partition_id integer NOT NULL,
    "position" bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    event_id uuid NOT NULL,
    event_type text NOT NULL,
    schema_version integer NOT NULL,
    body text NOT NULL,
    leaf_hash bytea NOT NULL,
    actor text NOT NULL,
    command_id text NOT NULL COLLATE pg_catalog."C",
    correlation_id text NOT NULL,
    causation_id text,
    recorded_at bigint NOT NULL
);


--
-- Name: cqrs_events; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.cqrs_events AS
 SELECT events.partition_id,
    events.tenant_id,
    events.stream_id,
    events.stream_type AS aggregate_type,
    ((events.tenant_id || '/'::text) || events.stream_id) AS aggregate_id,
    events.version AS sequence,
    events.event_type,
    (events.schema_version)::text AS event_version,
    (events.body)::json AS payload,
    json_build_object('actor', events.actor, 'command_id', events.command_id, 'correlation_id', events.correlation_id) AS metadata
   FROM public.events;


--
-- Name: daily_metrics_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.daily_metrics_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    day bigint NOT NULL,
    event_type text NOT NULL COLLATE pg_catalog."C",
    events bigint,
    net bigint
);


--
-- Name: daily_metrics; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.daily_metrics AS
 SELECT daily_metrics_g1.partition_id,
    daily_metrics_g1.tenant_id,
    daily_metrics_g1.day,
    daily_metrics_g1.event_type,
    daily_metrics_g1.events,
    daily_metrics_g1.net
   FROM public.daily_metrics_g1;


--
-- Name: followers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.followers (
    follower text NOT NULL COLLATE pg_catalog."C",
    partition_id integer NOT NULL,
    "position" bigint NOT NULL
);


--
-- Name: generations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generations (
    projection text NOT NULL COLLATE pg_catalog."C",
    generation bigint NOT NULL,
    tables text NOT NULL,
    touched_at bigint NOT NULL
);


--
-- Name: memories_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memories_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    state text COLLATE pg_catalog."C",
    kind text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    bank text COLLATE pg_catalog."C",
    importance bigint,
    pinned bigint,
    thread_id text COLLATE pg_catalog."C",
    agent_id text COLLATE pg_catalog."C",
    run_id text COLLATE pg_catalog."C",
    actor_id text COLLATE pg_catalog."C",
    role text COLLATE pg_catalog."C",
    content_id uuid,
    revision bigint,
    rev bigint,
    created_at bigint,
    updated_at bigint,
    purge_at bigint,
    merged_into text COLLATE pg_catalog."C",
    lineage text COLLATE pg_catalog."C"
);


--
-- Name: memories; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.memories AS
 SELECT memories_g1.partition_id,
    memories_g1.tenant_id,
    memories_g1.user_id,
    memories_g1.memory_id,
    memories_g1.state,
    memories_g1.kind,
    memories_g1.category,
    memories_g1.bank,
    memories_g1.importance,
    memories_g1.pinned,
    memories_g1.thread_id,
    memories_g1.agent_id,
    memories_g1.run_id,
    memories_g1.actor_id,
    memories_g1.role,
    memories_g1.content_id,
    memories_g1.revision,
    memories_g1.rev,
    memories_g1.created_at,
    memories_g1.updated_at,
    memories_g1.purge_at,
    memories_g1.merged_into,
    memories_g1.lineage
   FROM public.memories_g1;


--
-- Name: memory_access; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memory_access (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    last_accessed_at bigint NOT NULL,
    retrievals bigint NOT NULL
)
WITH (fillfactor='80');


--
-- Name: operations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operations (
    operation_id uuid NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    recorded_at bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    thread_id text COLLATE pg_catalog."C",
    node text NOT NULL,
    op text NOT NULL,
    status text NOT NULL,
    memory_id text COLLATE pg_catalog."C",
    category text,
    similarity bigint,
    error text,
    actor text NOT NULL
);


--
-- Name: origin; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.origin (
    only_row integer NOT NULL,
    fingerprint text NOT NULL,
    CONSTRAINT origin_only_row_check CHECK ((only_row = 1))
);


--
-- Name: parked_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.parked_events (
    partition_id integer NOT NULL,
    projection text NOT NULL COLLATE pg_catalog."C",
    generation bigint NOT NULL,
    "position" bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
    error text NOT NULL,
    attempts bigint NOT NULL,
    parked_at bigint NOT NULL
);


--
-- Name: partitions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.partitions (
    partition_id integer NOT NULL,
    next_position bigint NOT NULL,
    epoch bigint NOT NULL
)
WITH (fillfactor='20');


--
-- Name: projections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.projections (
    projection text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    generation bigint NOT NULL
);


--
-- Name: relations_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.relations_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    other_id text NOT NULL COLLATE pg_catalog."C",
    outgoing bigint,
    strength bigint,
    by_hand bigint,
    rev bigint,
    recorded_at bigint
);


--
-- Name: relations; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.relations AS
 SELECT relations_g1.partition_id,
    relations_g1.tenant_id,
    relations_g1.user_id,
    relations_g1.memory_id,
    relations_g1.other_id,
    relations_g1.outgoing,
    relations_g1.strength,
    relations_g1.by_hand,
    relations_g1.rev,
    relations_g1.recorded_at
   FROM public.relations_g1;


--
-- Name: residue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.residue (
    table_name text NOT NULL,
    deletions bigint NOT NULL,
    cleaned bigint NOT NULL
);


--
-- Name: run_changes_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_changes_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    "position" bigint NOT NULL,
    event text COLLATE pg_catalog."C",
    run_id text COLLATE pg_catalog."C",
    workflow text COLLATE pg_catalog."C",
    actor text COLLATE pg_catalog."C",
    recorded_at bigint,
    detail text COLLATE pg_catalog."C"
);


--
-- Name: run_changes; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.run_changes AS
 SELECT run_changes_g1.partition_id,
    run_changes_g1.tenant_id,
    run_changes_g1.user_id,
    run_changes_g1."position",
    run_changes_g1.event,
    run_changes_g1.run_id,
    run_changes_g1.workflow,
    run_changes_g1.actor,
    run_changes_g1.recorded_at,
    run_changes_g1.detail
   FROM public.run_changes_g1;


--
-- Name: run_leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_leases (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    run_id text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Name: runs_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.runs_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    run_id text NOT NULL COLLATE pg_catalog."C",
    workflow text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    requested_at bigint,
    active bigint,
    duration_ms bigint,
    before_count bigint,
    after_count bigint,
    prompt_tokens bigint,
    completion_tokens bigint,
    cost_micros bigint,
    record text COLLATE pg_catalog."C"
);


--
-- Name: runs; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.runs AS
 SELECT runs_g1.partition_id,
    runs_g1.tenant_id,
    runs_g1.user_id,
    runs_g1.run_id,
    runs_g1.workflow,
    runs_g1.status,
    runs_g1.requested_at,
    runs_g1.active,
    runs_g1.duration_ms,
    runs_g1.before_count,
    runs_g1.after_count,
    runs_g1.prompt_tokens,
    runs_g1.completion_tokens,
    runs_g1.cost_micros,
    runs_g1.record
   FROM public.runs_g1;


--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    number bigint NOT NULL,
    name text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    session_id text NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    schema text NOT NULL,
    body text NOT NULL
);


--
-- Name: thread_acks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.thread_acks (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    thread_id text NOT NULL COLLATE pg_catalog."C",
    rev bigint NOT NULL,
    acked_at bigint NOT NULL
);


--
-- Name: user_stats_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_stats_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    active bigint,
    archived bigint,
    merged bigint,
    soft_deleted bigint,
    purged bigint,
    rev bigint,
    first_at bigint,
    last_at bigint
);


--
-- Name: user_stats; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.user_stats AS
 SELECT user_stats_g1.partition_id,
    user_stats_g1.tenant_id,
    user_stats_g1.user_id,
    user_stats_g1.active,
    user_stats_g1.archived,
    user_stats_g1.merged,
    user_stats_g1.soft_deleted,
    user_stats_g1.purged,
    user_stats_g1.rev,
    user_stats_g1.first_at,
    user_stats_g1.last_at
   FROM public.user_stats_g1;


--
-- Name: vectors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vectors (
    partition_id integer NOT NULL,
    content_id uuid NOT NULL,
    embedder text NOT NULL COLLATE pg_catalog."C",
    bits bytea NOT NULL,
    vector bytea NOT NULL
);
ALTER TABLE ONLY public.vectors ALTER COLUMN bits SET STATISTICS 0;
ALTER TABLE ONLY public.vectors ALTER COLUMN vector SET STATISTICS 0;


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    verification_id uuid NOT NULL,
    user_id text COLLATE pg_catalog."C",
    actor text NOT NULL,
    ok bigint NOT NULL,
    events bigint NOT NULL,
    fault_count bigint NOT NULL,
    faults text NOT NULL,
    duration_ms bigint NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('01a208c1-4f71-75b4-a074-a83e98442bac', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$FUPPfTH5LTQWaBY+z40eRQ$xOsq1O+jtuqAZBYauQ8XtO6yeLppS1Q7G/D05xgrHfE', 1795443216241452, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_ZI8UB97p59v9', 'default', 'admin', NULL, '[]', '\x826832946c9ad33949b52d9930a8b355aaf19ee6de02484da4de219cdd820873', 1795443215133689, NULL),
	('k_112wo5gcgy7Y', 'default', 'auditor', 'reviewer', '[]', '\x9f9126c2909dac9203e5afdd4cd6438493800dc50150abee96e239bc43af9468', 1795443215276821, NULL),
	('k_41gmaeOQbT5z', 'default', 'agent', 'planner', '["ana"]', '\x34d1590c9389c9710ec7c756646d4c4580ac24cf99e5340de6a406e711081c7d', 1795443215437192, NULL),
	('k_4Tn67ALTkfgL', 'bridge', 'admin', NULL, '[]', '\x40239fcda8be30ae0de874a90d4d33d2281f4af0d3bf0c5db02cc3a0b7275ab6', 1795443215557540, NULL),
	('k_qMkvso8maX04', 'default', 'admin', NULL, '[]', '\xce4d9a01182d68dd2d33874e086064f4994131c7c703a8177259f86bb9397507', 1795443215678199, 1795443215886796);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a208c1-4e5b-7438-b51c-58c409ad5450', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a208c1-4e5b-7438-b51c-58c5c5399216', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a208c1-4e5b-7438-b51c-58c61910a2bc', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a208c1-4e5b-7438-b51c-58c733ea6c30', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a208c1-4e5b-7438-b51c-58c81210dd02', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a208c1-4e5c-75ce-b323-86a8c86abf7e', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a208c1-4e5c-75ce-b323-86a8c86abf7e', NULL, NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a208c1-4e5c-75ce-b323-86a9f1bc4421', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a208c1-4e5c-75ce-b323-86a9f1bc4421', NULL, NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a208c1-4e5c-75ce-b323-86aa7fd11482', NULL, 'admin:cli', 'import:jsonl', 1795443215963294, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a208c1-4eba-7081-8c11-4b3ed4f6a0af', NULL, 'admin:cli', 'import:agno', 1795443216058463, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a208c1-4eba-7081-8c11-4b3fe7b91dff', NULL, 'admin:cli', 'import:agno', 1795443216058463, '{}'),
	(43, 'default', 'ana', 1, 1, '01a208c1-5011-7591-a8fe-dddc4218f259', 'ADD', NULL, 'active', NULL, '01a208c1-5013-72b9-b789-d4f880d6106e', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443216403576, '{}'),
	(43, 'default', 'ana', 2, 2, '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'ADD', NULL, 'active', NULL, '01a208c1-508e-732e-a9d2-b15dee7c395a', NULL, 'admin:k_ZI8UB97p59v9', 'run-7', 1795443216526722, '{}'),
	(43, 'default', 'ana', 3, 3, '01a208c1-50ff-7709-b459-0079716b1220', 'ADD', NULL, 'active', NULL, '01a208c1-5100-7240-a535-395f57a3145b', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443216640016, '{}'),
	(43, 'default', 'ana', 4, 4, '01a208c1-5162-75a9-b478-ca28a23729ef', 'ADD', NULL, 'active', NULL, '01a208c1-5162-75a9-b478-ca2a80b166d2', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443216738319, '{}'),
	(43, 'default', 'ana', 5, 5, '01a208c1-51d6-72a8-92f8-d90880bab59c', 'ADD', NULL, 'active', NULL, '01a208c1-51d6-72a8-92f8-d90a7fad07bb', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443216854843, '{}'),
	(43, 'default', 'ana', 6, 6, '01a208c1-522c-7387-b5b0-639ed7918ad8', 'ADD', NULL, 'active', NULL, '01a208c1-522c-7387-b5b0-63a06671a66e', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443216940473, '{}'),
	(43, 'default', 'ana', 7, 7, '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'ADD', NULL, 'active', NULL, '01a208c1-52a7-7306-b03d-a3dbbee85ee8', NULL, 'agent:planner', NULL, 1795443217063011, '{}'),
	(43, 'default', 'ana', 8, 8, '01a208c1-5011-7591-a8fe-dddc4218f259', 'UPDATE', 'active', 'active', '01a208c1-5013-72b9-b789-d4f880d6106e', '01a208c1-5311-7711-9e29-14a782332304', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217168208, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'UPDATE', 'active', 'active', '01a208c1-508e-732e-a9d2-b15dee7c395a', '01a208c1-508e-732e-a9d2-b15dee7c395a', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217273340, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'UPDATE', 'active', 'active', '01a208c1-52a7-7306-b03d-a3dbbee85ee8', '01a208c1-52a7-7306-b03d-a3dbbee85ee8', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217301415, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'UPDATE', 'active', 'active', '01a208c1-52a7-7306-b03d-a3dbbee85ee8', '01a208c1-52a7-7306-b03d-a3dbbee85ee8', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217324809, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'UPDATE', 'active', 'active', '01a208c1-508e-732e-a9d2-b15dee7c395a', '01a208c1-508e-732e-a9d2-b15dee7c395a', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217347940, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'UPDATE', 'active', 'active', '01a208c1-508e-732e-a9d2-b15dee7c395a', '01a208c1-53e0-72ca-8297-e3b9f17a5a89', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217374341, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a208c1-5407-767f-a334-81e09768d59c', 'MERGE', NULL, 'active', NULL, '01a208c1-5408-7767-8a65-24ae85d9b815', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217415560, '{"derived_from":[{"memory_id":"01a208c1-50ff-7709-b459-0079716b1220","revision":1},{"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a208c1-50ff-7709-b459-0079716b1220', 'MERGE', 'active', 'merged', '01a208c1-5100-7240-a535-395f57a3145b', NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217415560, '{"merged_into":"01a208c1-5407-767f-a334-81e09768d59c"}'),
	(43, 'default', 'ana', 16, 16, '01a208c1-5162-75a9-b478-ca28a23729ef', 'MERGE', 'active', 'merged', '01a208c1-5162-75a9-b478-ca2a80b166d2', NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217415560, '{"merged_into":"01a208c1-5407-767f-a334-81e09768d59c"}'),
	(43, 'default', 'ana', 17, 17, '01a208c1-5162-75a9-b478-ca28a23729ef', 'RESTORE', 'merged', 'active', NULL, '01a208c1-5162-75a9-b478-ca2a80b166d2', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217434687, '{}'),
	(43, 'default', 'ana', 18, 18, '01a208c1-542b-769b-a146-d93cae7c0d38', 'ADD', NULL, 'active', NULL, '01a208c1-542c-7218-be2b-253c42a22c22', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217452006, '{}'),
	(43, 'default', 'ana', 19, 19, '01a208c1-54a0-74c6-8db5-6a92f9abff93', 'ADD', NULL, 'active', NULL, '01a208c1-54a0-74c6-8db5-6a949f92c85a', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217568537, '{}'),
	(43, 'default', 'ana', 20, 20, '01a208c1-542b-769b-a146-d93cae7c0d38', 'MERGE', 'active', 'active', '01a208c1-542c-7218-be2b-253c42a22c22', '01a208c1-5508-7016-aca7-5712792b30a8', '01a208c1-5508-7016-aca7-5713e3cb36ee', 'admin:k_ZI8UB97p59v9', NULL, 1795443217671481, '{"derived_from":[{"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","revision":1},{"memory_id":"01a208c1-54a0-74c6-8db5-6a92f9abff93","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a208c1-54a0-74c6-8db5-6a92f9abff93', 'MERGE', 'active', 'merged', '01a208c1-54a0-74c6-8db5-6a949f92c85a', NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217671481, '{"merged_into":"01a208c1-542b-769b-a146-d93cae7c0d38"}'),
	(43, 'default', 'ana', 22, 22, '01a208c1-542b-769b-a146-d93cae7c0d38', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217690955, '{"strength":0.5,"to":"01a208c1-52a6-7487-ab6b-fd95de5d7dd4"}'),
	(43, 'default', 'ana', 23, 23, '01a208c1-542b-769b-a146-d93cae7c0d38', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217708412, '{"strength":1.0,"to":"01a208c1-508e-732e-a9d2-b15bb0d28be4"}'),
	(43, 'default', 'ana', 24, 24, '01a208c1-542b-769b-a146-d93cae7c0d38', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217741331, '{"removed":true,"to":"01a208c1-508e-732e-a9d2-b15bb0d28be4"}'),
	(43, 'default', 'ana', 25, 25, '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'DELETE', 'active', 'archived', '01a208c1-53e0-72ca-8297-e3b9f17a5a89', NULL, '01a208c1-5591-7589-b0b8-96cf7bb39438', 'admin:k_ZI8UB97p59v9', NULL, 1795443217809264, '{}'),
	(43, 'default', 'ana', 26, 26, '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'DELETE', 'active', 'archived', '01a208c1-52a7-7306-b03d-a3dbbee85ee8', NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217858172, '{}'),
	(43, 'default', 'ana', 27, 27, '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'RESTORE', 'archived', 'active', NULL, '01a208c1-52a7-7306-b03d-a3dbbee85ee8', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217872885, '{}'),
	(43, 'default', 'ana', 30, 30, '01a208c1-5162-75a9-b478-ca28a23729ef', 'TTL', 'active', 'soft_deleted', '01a208c1-5162-75a9-b478-ca2a80b166d2', NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217927655, '{"purge_at":4949043217927655}'),
	(43, 'default', 'ana', 28, 28, '01a208c1-5162-75a9-b478-ca28a23729ef', 'TTL', 'active', 'soft_deleted', '01a208c1-5162-75a9-b478-ca2a80b166d2', NULL, '01a208c1-55e1-76a9-8ff0-67f087a8de7f', 'admin:k_ZI8UB97p59v9', NULL, 1795443217889067, '{"purge_at":4949043217889067}'),
	(43, 'default', 'ana', 29, 29, '01a208c1-5162-75a9-b478-ca28a23729ef', 'RESTORE', 'soft_deleted', 'active', NULL, '01a208c1-5162-75a9-b478-ca2a80b166d2', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443217907256, '{}'),
	(48, 'default', 'lena', 1, 3, '01a208c1-5734-7429-95ac-f3a4dafabb4e', 'ADD', NULL, 'active', NULL, '01a208c1-5735-71cc-8f64-d3650ed30721', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218229259, '{}'),
	(48, 'default', 'lena', 3, 5, '01a208c1-57ff-748a-8955-df6b6e25c7d1', 'ADD', NULL, 'active', NULL, '01a208c1-5800-74c0-b8b0-35f4ccfe00f7', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218432076, '{}'),
	(48, 'default', 'lena', 4, 6, '01a208c1-57ff-748a-8955-df6b6e25c7d1', 'DELETE', 'active', 'archived', '01a208c1-5800-74c0-b8b0-35f4ccfe00f7', NULL, NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218520048, '{}'),
	(1, 'default', 'nora', 4, 4, '01a208c1-59cd-756f-aa90-5840fecb1e22', 'ADD', NULL, 'active', NULL, '01a208c1-59cd-756f-aa90-58424500e34e', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218893584, '{}'),
	(1, 'default', 'nora', 5, 5, '01a208c1-5a4a-773e-b1cd-977cbbb5f895', 'ADD', NULL, 'active', NULL, '01a208c1-5a4a-773e-b1cd-977ee3f81257', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443219018562, '{}'),
	(1, 'default', 'nora', 12, 30, '01a208c1-59cd-756f-aa90-5840fecb1e22', 'RESTORE', 'archived', 'active', NULL, '01a208c1-59cd-756f-aa90-58424500e34e', NULL, 'admin:k_ZI8UB97p59v9', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219639336, '{}'),
	(1, 'default', 'nora', 13, 31, '01a208c1-5a4a-773e-b1cd-977cbbb5f895', 'RESTORE', 'archived', 'active', NULL, '01a208c1-5a4a-773e-b1cd-977ee3f81257', NULL, 'admin:k_ZI8UB97p59v9', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219639336, '{}'),
	(1, 'default', 'nora', 14, 32, '01a208c1-5880-7136-af59-734cbfa6e74c', 'RESTORE', 'merged', 'active', NULL, '01a208c1-5882-76f0-a661-1b1527f70c5f', NULL, 'admin:k_ZI8UB97p59v9', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219639336, '{}'),
	(1, 'default', 'nora', 15, 33, '01a208c1-58f3-7530-b59b-305f1b20bc28', 'RESTORE', 'merged', 'active', NULL, '01a208c1-58f3-7530-b59b-3061b0a8da35', NULL, 'admin:k_ZI8UB97p59v9', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219639336, '{}'),
	(1, 'default', 'nora', 16, 34, '01a208c1-595a-755d-a627-eaeb46289e7e', 'UPDATE', 'active', 'active', '01a208c1-5b2d-7787-92a7-83415a2bbf46', '01a208c1-5cb7-73c0-9e5e-e710fd00aa40', NULL, 'admin:k_ZI8UB97p59v9', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219639336, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a208c1-5b2a-724d-a357-e1f6d944379b', 'DELETE', 'active', 'archived', '01a208c1-5b2a-724d-a357-e1f7e8262e69', NULL, NULL, 'admin:k_ZI8UB97p59v9', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219639336, '{}'),
	(43, 'default', 'ana', 31, 31, '01a208c1-51d6-72a8-92f8-d90880bab59c', 'PURGE', 'active', 'purged', NULL, NULL, '01a208c1-561c-7329-a3d7-e78581e321b8', 'admin:k_ZI8UB97p59v9', NULL, 1795443217948485, '{"erased":1}'),
	(1, 'default', 'nora', 1, 1, '01a208c1-5880-7136-af59-734cbfa6e74c', 'ADD', NULL, 'active', NULL, '01a208c1-5882-76f0-a661-1b1527f70c5f', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218562417, '{}'),
	(1, 'default', 'nora', 3, 3, '01a208c1-595a-755d-a627-eaeb46289e7e', 'ADD', NULL, 'active', NULL, '01a208c1-595b-724d-8544-41239475964a', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218778955, '{}'),
	(1, 'default', 'nora', 18, 51, '01a208c1-59cd-756f-aa90-5840fecb1e22', 'DELETE', 'active', 'archived', '01a208c1-59cd-756f-aa90-58424500e34e', NULL, '01a208c1-5d25-74cc-b6d2-3bb5c48e3114', 'workflow:memory-optimization', '01a208c1-5cdb-73c5-844f-625e4a040d05', 1795443219749752, '{}'),
	(1, 'default', 'nora', 19, 52, '01a208c1-5a4a-773e-b1cd-977cbbb5f895', 'DELETE', 'active', 'archived', '01a208c1-5a4a-773e-b1cd-977ee3f81257', NULL, '01a208c1-5d25-74cc-b6d2-3bb60659992e', 'workflow:memory-optimization', '01a208c1-5cdb-73c5-844f-625e4a040d05', 1795443219749752, '{}'),
	(1, 'default', 'nora', 20, 53, '01a208c1-5d25-74cc-b6d2-3bb738c044a4', 'MERGE', NULL, 'active', NULL, '01a208c1-5d25-74cc-b6d2-3bb8915290e1', '01a208c1-5d25-74cc-b6d2-3bb94fd7f31d', 'workflow:memory-optimization', '01a208c1-5cdb-73c5-844f-625e4a040d05', 1795443219749752, '{"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":3},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a208c1-5880-7136-af59-734cbfa6e74c', 'MERGE', 'active', 'merged', '01a208c1-5882-76f0-a661-1b1527f70c5f', NULL, NULL, 'workflow:memory-optimization', '01a208c1-5cdb-73c5-844f-625e4a040d05', 1795443219749752, '{"merged_into":"01a208c1-5d25-74cc-b6d2-3bb738c044a4"}'),
	(1, 'default', 'nora', 22, 55, '01a208c1-58f3-7530-b59b-305f1b20bc28', 'MERGE', 'active', 'merged', '01a208c1-58f3-7530-b59b-3061b0a8da35', NULL, NULL, 'workflow:memory-optimization', '01a208c1-5cdb-73c5-844f-625e4a040d05', 1795443219749752, '{"merged_into":"01a208c1-5d25-74cc-b6d2-3bb738c044a4"}'),
	(1, 'default', 'nora', 23, 56, '01a208c1-595a-755d-a627-eaeb46289e7e', 'UPDATE', 'active', 'active', '01a208c1-5cb7-73c0-9e5e-e710fd00aa40', '01a208c1-5d26-743b-83c8-b7185ae2be14', NULL, 'workflow:memory-optimization', '01a208c1-5cdb-73c5-844f-625e4a040d05', 1795443219749752, '{"set":{},"was":{}}'),
	(48, 'bridge', 'lena', 1, 7, '01a208c1-5dc6-73c8-af60-f46f15c3aacb', 'ADD', NULL, 'active', NULL, '01a208c1-5dc8-7799-b800-175aed339b5b', NULL, 'admin:k_4Tn67ALTkfgL', NULL, 1795443219912130, '{}'),
	(43, 'default', 'ana', 32, 32, '01a208c1-50ff-7709-b459-0079716b1220', 'PURGE', 'merged', 'purged', NULL, NULL, '01a208c1-56bb-702b-acdd-82305cbf9c12', 'admin:k_ZI8UB97p59v9', NULL, 1795443218107736, '{"erased":1}'),
	(48, 'default', 'lena', 2, 4, '01a208c1-579f-74c6-a078-6ffde412c9a7', 'ADD', NULL, 'active', NULL, '01a208c1-579f-74c6-a078-6fff429ab54d', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218335283, '{}'),
	(1, 'default', 'nora', 2, 2, '01a208c1-58f3-7530-b59b-305f1b20bc28', 'ADD', NULL, 'active', NULL, '01a208c1-58f3-7530-b59b-3061b0a8da35', NULL, 'admin:k_ZI8UB97p59v9', NULL, 1795443218675361, '{}'),
	(1, 'default', 'nora', 6, 20, '01a208c1-59cd-756f-aa90-5840fecb1e22', 'DELETE', 'active', 'archived', '01a208c1-59cd-756f-aa90-58424500e34e', NULL, '01a208c1-5b29-76c1-82fe-5f3de2cadca7', 'workflow:memory-optimization', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219241724, '{}'),
	(1, 'default', 'nora', 7, 21, '01a208c1-5a4a-773e-b1cd-977cbbb5f895', 'DELETE', 'active', 'archived', '01a208c1-5a4a-773e-b1cd-977ee3f81257', NULL, '01a208c1-5b2a-724d-a357-e1f53cca2e0b', 'workflow:memory-optimization', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219241724, '{}'),
	(1, 'default', 'nora', 8, 22, '01a208c1-5b2a-724d-a357-e1f6d944379b', 'MERGE', NULL, 'active', NULL, '01a208c1-5b2a-724d-a357-e1f7e8262e69', '01a208c1-5b2a-724d-a357-e1f84050ea20', 'workflow:memory-optimization', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219241724, '{"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":1},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a208c1-5880-7136-af59-734cbfa6e74c', 'MERGE', 'active', 'merged', '01a208c1-5882-76f0-a661-1b1527f70c5f', NULL, NULL, 'workflow:memory-optimization', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219241724, '{"merged_into":"01a208c1-5b2a-724d-a357-e1f6d944379b"}'),
	(1, 'default', 'nora', 10, 24, '01a208c1-58f3-7530-b59b-305f1b20bc28', 'MERGE', 'active', 'merged', '01a208c1-58f3-7530-b59b-3061b0a8da35', NULL, NULL, 'workflow:memory-optimization', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219241724, '{"merged_into":"01a208c1-5b2a-724d-a357-e1f6d944379b"}'),
	(1, 'default', 'nora', 11, 25, '01a208c1-595a-755d-a627-eaeb46289e7e', 'UPDATE', 'active', 'active', '01a208c1-595b-724d-8544-41239475964a', '01a208c1-5b2d-7787-92a7-83415a2bbf46', NULL, 'workflow:memory-optimization', '01a208c1-5ac0-7193-9250-34362228efa5', 1795443219241724, '{"set":{},"was":{}}'),
	(48, 'bridge', 'lena', 2, 8, '01a208c1-5dc6-73c8-af60-f46f15c3aacb', 'UPDATE', 'active', 'active', '01a208c1-5dc8-7799-b800-175aed339b5b', '01a208c1-5e3e-76e7-a5da-7d89f1955bec', NULL, 'admin:k_4Tn67ALTkfgL', NULL, 1795443220029536, '{"set":{},"was":{}}');


--
-- Data for Name: checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkpoints VALUES
	(0, 'memories', 1, 0),
	(2, 'memories', 1, 0),
	(3, 'memories', 1, 0),
	(4, 'memories', 1, 0),
	(5, 'memories', 1, 0),
	(6, 'memories', 1, 0),
	(7, 'memories', 1, 0),
	(8, 'memories', 1, 0),
	(9, 'memories', 1, 0),
	(10, 'memories', 1, 0),
	(11, 'memories', 1, 0),
	(12, 'memories', 1, 0),
	(13, 'memories', 1, 0),
	(14, 'memories', 1, 0),
	(15, 'memories', 1, 0),
	(16, 'memories', 1, 0),
	(17, 'memories', 1, 0),
	(18, 'memories', 1, 0),
	(19, 'memories', 1, 0),
	(20, 'memories', 1, 0),
	(21, 'memories', 1, 0),
	(22, 'memories', 1, 0),
	(23, 'memories', 1, 0),
	(25, 'memories', 1, 0),
	(24, 'memories', 1, 1),
	(1, 'memories', 1, 60),
	(26, 'memories', 1, 0),
	(27, 'memories', 1, 0),
	(28, 'memories', 1, 0),
	(29, 'memories', 1, 0),
	(30, 'memories', 1, 0),
	(31, 'memories', 1, 0),
	(32, 'memories', 1, 0),
	(33, 'memories', 1, 0),
	(34, 'memories', 1, 0),
	(35, 'memories', 1, 0),
	(36, 'memories', 1, 0),
	(37, 'memories', 1, 0),
	(38, 'memories', 1, 0),
	(39, 'memories', 1, 0),
	(40, 'memories', 1, 0),
	(41, 'memories', 1, 0),
	(42, 'memories', 1, 0),
	(44, 'memories', 1, 0),
	(45, 'memories', 1, 0),
	(46, 'memories', 1, 0),
	(47, 'memories', 1, 0),
	(49, 'memories', 1, 0),
	(50, 'memories', 1, 0),
	(51, 'memories', 1, 0),
	(48, 'memories', 1, 8),
	(43, 'memories', 1, 32),
	(52, 'memories', 1, 0),
	(54, 'memories', 1, 0),
	(55, 'memories', 1, 0),
	(56, 'memories', 1, 0),
	(58, 'memories', 1, 0),
	(59, 'memories', 1, 0),
	(60, 'memories', 1, 0),
	(61, 'memories', 1, 0),
	(62, 'memories', 1, 0),
	(63, 'memories', 1, 0),
	(0, 'changes', 1, 0),
	(2, 'changes', 1, 0),
	(3, 'changes', 1, 0),
	(4, 'changes', 1, 0),
	(5, 'changes', 1, 0),
	(6, 'changes', 1, 0),
	(7, 'changes', 1, 0),
	(8, 'changes', 1, 0),
	(9, 'changes', 1, 0),
	(10, 'changes', 1, 0),
	(11, 'changes', 1, 0),
	(12, 'changes', 1, 0),
	(13, 'changes', 1, 0),
	(53, 'memories', 1, 10),
	(57, 'memories', 1, 1),
	(1, 'changes', 1, 60),
	(14, 'changes', 1, 0),
	(15, 'changes', 1, 0),
	(16, 'changes', 1, 0),
	(17, 'changes', 1, 0),
	(18, 'changes', 1, 0),
	(19, 'changes', 1, 0),
	(20, 'changes', 1, 0),
	(21, 'changes', 1, 0),
	(22, 'changes', 1, 0),
	(23, 'changes', 1, 0),
	(25, 'changes', 1, 0),
	(26, 'changes', 1, 0),
	(27, 'changes', 1, 0),
	(28, 'changes', 1, 0),
	(29, 'changes', 1, 0),
	(30, 'changes', 1, 0),
	(31, 'changes', 1, 0),
	(32, 'changes', 1, 0),
	(33, 'changes', 1, 0),
	(34, 'changes', 1, 0),
	(35, 'changes', 1, 0),
	(36, 'changes', 1, 0);
INSERT INTO public.checkpoints VALUES
	(37, 'changes', 1, 0),
	(38, 'changes', 1, 0),
	(39, 'changes', 1, 0),
	(24, 'changes', 1, 1),
	(40, 'changes', 1, 0),
	(41, 'changes', 1, 0),
	(42, 'changes', 1, 0),
	(44, 'changes', 1, 0),
	(45, 'changes', 1, 0),
	(46, 'changes', 1, 0),
	(47, 'changes', 1, 0),
	(49, 'changes', 1, 0),
	(50, 'changes', 1, 0),
	(51, 'changes', 1, 0),
	(52, 'changes', 1, 0),
	(54, 'changes', 1, 0),
	(55, 'changes', 1, 0),
	(56, 'changes', 1, 0),
	(58, 'changes', 1, 0),
	(59, 'changes', 1, 0),
	(60, 'changes', 1, 0),
	(61, 'changes', 1, 0),
	(62, 'changes', 1, 0),
	(63, 'changes', 1, 0),
	(0, 'relations', 1, 0),
	(53, 'changes', 1, 10),
	(57, 'changes', 1, 1),
	(48, 'changes', 1, 8),
	(43, 'changes', 1, 32),
	(1, 'relations', 1, 60),
	(2, 'relations', 1, 0),
	(3, 'relations', 1, 0),
	(4, 'relations', 1, 0),
	(5, 'relations', 1, 0),
	(6, 'relations', 1, 0),
	(7, 'relations', 1, 0),
	(8, 'relations', 1, 0),
	(9, 'relations', 1, 0),
	(10, 'relations', 1, 0),
	(11, 'relations', 1, 0),
	(12, 'relations', 1, 0),
	(13, 'relations', 1, 0),
	(14, 'relations', 1, 0),
	(15, 'relations', 1, 0),
	(16, 'relations', 1, 0),
	(17, 'relations', 1, 0),
	(18, 'relations', 1, 0),
	(19, 'relations', 1, 0),
	(20, 'relations', 1, 0),
	(21, 'relations', 1, 0),
	(22, 'relations', 1, 0),
	(23, 'relations', 1, 0),
	(25, 'relations', 1, 0),
	(26, 'relations', 1, 0),
	(27, 'relations', 1, 0),
	(24, 'relations', 1, 1),
	(28, 'relations', 1, 0),
	(29, 'relations', 1, 0),
	(30, 'relations', 1, 0),
	(31, 'relations', 1, 0),
	(32, 'relations', 1, 0),
	(33, 'relations', 1, 0),
	(34, 'relations', 1, 0),
	(35, 'relations', 1, 0),
	(36, 'relations', 1, 0),
	(37, 'relations', 1, 0),
	(38, 'relations', 1, 0),
	(39, 'relations', 1, 0),
	(40, 'relations', 1, 0),
	(41, 'relations', 1, 0),
	(42, 'relations', 1, 0),
	(44, 'relations', 1, 0),
	(45, 'relations', 1, 0),
	(46, 'relations', 1, 0),
	(47, 'relations', 1, 0),
	(49, 'relations', 1, 0),
	(50, 'relations', 1, 0),
	(51, 'relations', 1, 0),
	(52, 'relations', 1, 0),
	(53, 'relations', 1, 10),
	(48, 'relations', 1, 8),
	(43, 'relations', 1, 32),
	(54, 'relations', 1, 0),
	(55, 'relations', 1, 0),
	(56, 'relations', 1, 0),
	(58, 'relations', 1, 0),
	(59, 'relations', 1, 0),
	(60, 'relations', 1, 0),
	(61, 'relations', 1, 0),
	(62, 'relations', 1, 0),
	(63, 'relations', 1, 0),
	(0, 'runs', 1, 0),
	(2, 'runs', 1, 0),
	(3, 'runs', 1, 0),
	(4, 'runs', 1, 0),
	(5, 'runs', 1, 0),
	(6, 'runs', 1, 0),
	(7, 'runs', 1, 0),
	(8, 'runs', 1, 0),
	(9, 'runs', 1, 0);
INSERT INTO public.checkpoints VALUES
	(10, 'runs', 1, 0),
	(11, 'runs', 1, 0),
	(12, 'runs', 1, 0),
	(13, 'runs', 1, 0),
	(14, 'runs', 1, 0),
	(15, 'runs', 1, 0),
	(57, 'relations', 1, 1),
	(1, 'runs', 1, 60),
	(16, 'runs', 1, 0),
	(17, 'runs', 1, 0),
	(18, 'runs', 1, 0),
	(19, 'runs', 1, 0),
	(20, 'runs', 1, 0),
	(21, 'runs', 1, 0),
	(22, 'runs', 1, 0),
	(23, 'runs', 1, 0),
	(25, 'runs', 1, 0),
	(26, 'runs', 1, 0),
	(27, 'runs', 1, 0),
	(28, 'runs', 1, 0),
	(29, 'runs', 1, 0),
	(30, 'runs', 1, 0),
	(31, 'runs', 1, 0),
	(32, 'runs', 1, 0),
	(33, 'runs', 1, 0),
	(34, 'runs', 1, 0),
	(35, 'runs', 1, 0),
	(36, 'runs', 1, 0),
	(37, 'runs', 1, 0),
	(38, 'runs', 1, 0),
	(39, 'runs', 1, 0),
	(40, 'runs', 1, 0),
	(41, 'runs', 1, 0),
	(24, 'runs', 1, 1),
	(42, 'runs', 1, 0),
	(44, 'runs', 1, 0),
	(45, 'runs', 1, 0),
	(46, 'runs', 1, 0),
	(47, 'runs', 1, 0),
	(49, 'runs', 1, 0),
	(50, 'runs', 1, 0),
	(51, 'runs', 1, 0),
	(52, 'runs', 1, 0),
	(54, 'runs', 1, 0),
	(55, 'runs', 1, 0),
	(56, 'runs', 1, 0),
	(58, 'runs', 1, 0),
	(59, 'runs', 1, 0),
	(60, 'runs', 1, 0),
	(61, 'runs', 1, 0),
	(62, 'runs', 1, 0),
	(63, 'runs', 1, 0),
	(0, 'user_stats', 1, 0),
	(2, 'user_stats', 1, 0),
	(3, 'user_stats', 1, 0),
	(53, 'runs', 1, 10),
	(57, 'runs', 1, 1),
	(48, 'runs', 1, 8),
	(43, 'runs', 1, 32),
	(1, 'user_stats', 1, 60),
	(4, 'user_stats', 1, 0),
	(5, 'user_stats', 1, 0),
	(6, 'user_stats', 1, 0),
	(7, 'user_stats', 1, 0),
	(8, 'user_stats', 1, 0),
	(9, 'user_stats', 1, 0),
	(10, 'user_stats', 1, 0),
	(11, 'user_stats', 1, 0),
	(12, 'user_stats', 1, 0),
	(13, 'user_stats', 1, 0),
	(14, 'user_stats', 1, 0),
	(15, 'user_stats', 1, 0),
	(16, 'user_stats', 1, 0),
	(17, 'user_stats', 1, 0),
	(18, 'user_stats', 1, 0),
	(19, 'user_stats', 1, 0),
	(20, 'user_stats', 1, 0),
	(21, 'user_stats', 1, 0),
	(22, 'user_stats', 1, 0),
	(23, 'user_stats', 1, 0),
	(25, 'user_stats', 1, 0),
	(26, 'user_stats', 1, 0),
	(27, 'user_stats', 1, 0),
	(28, 'user_stats', 1, 0),
	(29, 'user_stats', 1, 0),
	(24, 'user_stats', 1, 1),
	(30, 'user_stats', 1, 0),
	(31, 'user_stats', 1, 0),
	(32, 'user_stats', 1, 0),
	(33, 'user_stats', 1, 0),
	(34, 'user_stats', 1, 0),
	(35, 'user_stats', 1, 0),
	(36, 'user_stats', 1, 0),
	(37, 'user_stats', 1, 0),
	(38, 'user_stats', 1, 0),
	(39, 'user_stats', 1, 0),
	(40, 'user_stats', 1, 0),
	(41, 'user_stats', 1, 0),
	(42, 'user_stats', 1, 0),
	(44, 'user_stats', 1, 0);
INSERT INTO public.checkpoints VALUES
	(45, 'user_stats', 1, 0),
	(46, 'user_stats', 1, 0),
	(47, 'user_stats', 1, 0),
	(49, 'user_stats', 1, 0),
	(50, 'user_stats', 1, 0),
	(51, 'user_stats', 1, 0),
	(52, 'user_stats', 1, 0),
	(54, 'user_stats', 1, 0),
	(55, 'user_stats', 1, 0),
	(53, 'user_stats', 1, 10),
	(48, 'user_stats', 1, 8),
	(43, 'user_stats', 1, 32),
	(56, 'user_stats', 1, 0),
	(58, 'user_stats', 1, 0),
	(59, 'user_stats', 1, 0),
	(60, 'user_stats', 1, 0),
	(61, 'user_stats', 1, 0),
	(62, 'user_stats', 1, 0),
	(63, 'user_stats', 1, 0),
	(0, 'daily_metrics', 1, 0),
	(2, 'daily_metrics', 1, 0),
	(3, 'daily_metrics', 1, 0),
	(4, 'daily_metrics', 1, 0),
	(5, 'daily_metrics', 1, 0),
	(6, 'daily_metrics', 1, 0),
	(7, 'daily_metrics', 1, 0),
	(8, 'daily_metrics', 1, 0),
	(9, 'daily_metrics', 1, 0),
	(10, 'daily_metrics', 1, 0),
	(11, 'daily_metrics', 1, 0),
	(12, 'daily_metrics', 1, 0),
	(13, 'daily_metrics', 1, 0),
	(14, 'daily_metrics', 1, 0),
	(15, 'daily_metrics', 1, 0),
	(57, 'user_stats', 1, 1),
	(1, 'daily_metrics', 1, 60),
	(16, 'daily_metrics', 1, 0),
	(17, 'daily_metrics', 1, 0),
	(18, 'daily_metrics', 1, 0),
	(19, 'daily_metrics', 1, 0),
	(20, 'daily_metrics', 1, 0),
	(21, 'daily_metrics', 1, 0),
	(22, 'daily_metrics', 1, 0),
	(23, 'daily_metrics', 1, 0),
	(25, 'daily_metrics', 1, 0),
	(26, 'daily_metrics', 1, 0),
	(27, 'daily_metrics', 1, 0),
	(28, 'daily_metrics', 1, 0),
	(29, 'daily_metrics', 1, 0),
	(30, 'daily_metrics', 1, 0),
	(31, 'daily_metrics', 1, 0),
	(32, 'daily_metrics', 1, 0),
	(33, 'daily_metrics', 1, 0),
	(34, 'daily_metrics', 1, 0),
	(35, 'daily_metrics', 1, 0),
	(36, 'daily_metrics', 1, 0),
	(37, 'daily_metrics', 1, 0),
	(38, 'daily_metrics', 1, 0),
	(24, 'daily_metrics', 1, 1),
	(39, 'daily_metrics', 1, 0),
	(40, 'daily_metrics', 1, 0),
	(41, 'daily_metrics', 1, 0),
	(42, 'daily_metrics', 1, 0),
	(44, 'daily_metrics', 1, 0),
	(45, 'daily_metrics', 1, 0),
	(46, 'daily_metrics', 1, 0),
	(47, 'daily_metrics', 1, 0),
	(49, 'daily_metrics', 1, 0),
	(50, 'daily_metrics', 1, 0),
	(51, 'daily_metrics', 1, 0),
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10),
	(57, 'daily_metrics', 1, 1),
	(48, 'daily_metrics', 1, 8),
	(43, 'daily_metrics', 1, 32),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_ZI8UB97p59v9/memory_book/ana', 'first', '\xf0fe060d32b8971b5f536feff9f725639673fad47cacbf213dc8608c57ec0060', '01a208c1-5013-72b9-b789-d4f880d6106e', '{"created":1,"memory_id":"01a208c1-5011-7591-a8fe-dddc4218f259","rev":1}', 1, 1, 1795443216403576),
	(43, 'default', 'k_ZI8UB97p59v9/memory_book/ana', 'doomed', '\xc983f282e8d776e2d8fea89145b02ca8cf85c9750658c5ac4d40e9e3d61bd0e2', '01a208c1-51d6-72a8-92f8-d90a7fad07bb', '{"created":1,"memory_id":"01a208c1-51d6-72a8-92f8-d90880bab59c","rev":5}', 5, 5, 1795443216854843),
	(43, 'default', 'k_ZI8UB97p59v9/memory_book/ana', 'guarded', '\x687f56fd825ffc0d8e9f37d8970d59a925b7e3f97fbbaecc92fb617c33d5ca3c', '01a208c1-5311-7711-9e29-14a782332304', '{"created":0,"memory_id":"01a208c1-5011-7591-a8fe-dddc4218f259","rev":8}', 8, 8, 1795443217168208),
	(43, 'default', 'k_ZI8UB97p59v9/memory_book/ana', 'same', '\xd5b6700f2fe5e4bee2c26038ec39eaf513392dc9635535064fe584eee5f699c8', '01a208c1-53e0-72ca-8297-e3b9f17a5a89', '{"created":0,"memory_id":"01a208c1-508e-732e-a9d2-b15bb0d28be4","position":13,"rev":13}', 14, 13, 1795443217395486),
	(43, 'default', 'k_ZI8UB97p59v9/memory_book/ana', 'purge', '\xe8036718fcff359637b408e14137876d538f68b03a49d55b3125acdea7bdbbe1', '01a208c1-561c-7329-a3d7-e78581e321b8', '{"created":0,"memory_id":"01a208c1-51d6-72a8-92f8-d90880bab59c","rev":31}', 31, 31, 1795443217948485),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:claim:01a208c1-5adb-77c8-ba09-761297ecfd29', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 7, 7, 1795443219163843),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 8, 8, 1795443219167487),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 9, 9, 1795443219173147),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 10, 10, 1795443219175738),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:classify:0', '\xd4551d2447111310263d07765917dcc0d0f2ddd7f9ad7fb166f2a284b9dc420b', '01a208c1-5af9-74d2-8e37-f7ebb873e9a4', '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 11, 11, 1795443219193399),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 12, 12, 1795443219195450),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 13, 13, 1795443219202525),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:resolve_merges:0', '\xdefabdefc3309ea18d0556629e88fd625b691e76a263314d15b1e373c53861b9', '01a208c1-5b0a-7679-b14a-224e534e01a1', '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 14, 14, 1795443219210399),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 15, 15, 1795443219212841),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 16, 16, 1795443219215096),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:normalise_topics:0', '\x213265068c072bfc84249b0847284e70559125294908d467d73fa6a6a9085649', '01a208c1-5b1a-7079-8377-f98d6273a06b', '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 17, 17, 1795443219226655),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 18, 18, 1795443219230072),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 19, 19, 1795443219232739),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save', '\x9869ebfa1ea7d5b3f3f6f6152ee70a594667585d5b00ee30039c5e3fee54ceb6', '01a208c1-5b29-76c1-82fe-5f3de2cadca7', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795443219241724),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 26, 26, 1795443219253017),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 27, 27, 1795443219256828),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 28, 28, 1795443219263062),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', 29, 29, 1795443219267084),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a208c1-5ac0-7193-9250-34362228efa5:restore', '\x6be12b9f8aefd26deb11873fcb07bc2a9e61ca3265f245066590b68e72cc1682', '01a208c1-5cb7-73c0-9e5e-e710fd00aa40', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795443219639336),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:claim:01a208c1-5cec-722d-83d8-b1cf919859b9', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 38, 38, 1795443219692328),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 39, 39, 1795443219695140),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 40, 40, 1795443219698822),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 41, 41, 1795443219704165),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:classify:0', '\xe2e7f8bccd0da7d77d7bba2852b81fc7d93cb29ddd8da57641255143ce7bfdfe', '01a208c1-5d01-7708-9451-f224f382b9ea', '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 42, 42, 1795443219713208),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 43, 43, 1795443219716429),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 44, 44, 1795443219718377),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:resolve_merges:0', '\x3ca082915a0cb3b498ae0fb73f11712d2dcbbef4a07951048160c9bd064aa9d6', '01a208c1-5d0c-7702-a377-ed3b10816d27', '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 45, 45, 1795443219724213),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 46, 46, 1795443219726333),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 47, 47, 1795443219728425),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:normalise_topics:0', '\x2c427ce7d353769787bfaa80dcd83a7b2f9d8bd9fb4430f08ac354d6de40b041', '01a208c1-5d16-75c6-a846-b9c92ddd21b5', '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 48, 48, 1795443219734560),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 49, 49, 1795443219737055),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 50, 50, 1795443219742071),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save', '\xedbb5baccfe790c7507ae05ce3d363c46deed74f543722949ef81f063ae574cc', '01a208c1-5d25-74cc-b6d2-3bb5c48e3114', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795443219749752),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 57, 57, 1795443219753453),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 58, 58, 1795443219755530),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 59, 59, 1795443219759739),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', 60, 60, 1795443219764228);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a208c1-4e5b-7438-b51c-58c409ad5450', 'default', 'memory_book', 'bruno', '\xa93c1f41344dac66981644c6e8bda4eac6342f156b9d7dc3bbfbcef2207fc565', '{"content":"Works as a carpenter"}'),
	(53, '01a208c1-4e5b-7438-b51c-58c5c5399216', 'default', 'memory_book', 'bruno', '\x092efedf39f4b61ca2976f2ff8eebb02f1ed34324729447a2d2ecf8e37876f0c', '{"content":"Moved to Porto"}'),
	(53, '01a208c1-4e5b-7438-b51c-58c61910a2bc', 'default', 'memory_book', 'bruno', '\x4451afdcab54fde1fd574bf4f2ddb48e11438cfcfdaaa13c3e5ee376eab35c9d', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a208c1-4e5b-7438-b51c-58c733ea6c30', 'default', 'memory_book', 'bruno', '\x726533fa61a82160f4ae3762ed0e5e6871679c1056764647eec1d1286019b049', '{"content":"Prefers oak to pine"}'),
	(53, '01a208c1-4e5b-7438-b51c-58c81210dd02', 'default', 'memory_book', 'bruno', '\x632872e6dd39034223c2d388ff5dec4be2a224f89e3aa5beb795caf7a17f3eb6', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a208c1-4e5c-75ce-b323-86a8c86abf7e', 'default', 'memory_book', 'bruno', '\xb6e7baff01a606047f6453113fb445227f89f82bf30430ee28e864018a7db7c7', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a208c1-4e5c-75ce-b323-86a9f1bc4421', 'default', 'memory_book', 'bruno', '\x16c15eeb472a0a23242b7c6702fcbc7e5dd72a750ceebb8f663d0d71aa7bdaaa', '{"content":"Had a dog named Bolt"}'),
	(53, '01a208c1-4e5c-75ce-b323-86aa7fd11482', 'default', 'memory_book', 'bruno', '\xbadebea00d5c499f80940aeb616f8dfb246d20b6812357c7ff8a1a435e2247e2', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a208c1-4eba-7081-8c11-4b3ed4f6a0af', 'default', 'memory_book', 'carl', '\x7b73c642d37486f44294968686243ed85712e648c8a601c413e47ced17f298e2', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a208c1-4eba-7081-8c11-4b3fe7b91dff', 'default', 'memory_book', 'carl', '\x8b3e067fe8605d0b4e569c7459832f05cccea9bbb7d72a6692f6c3b3e080b7f4', '{"content":"Has a cat"}'),
	(43, '01a208c1-5013-72b9-b789-d4f880d6106e', 'default', 'memory_book', 'ana', '\x64010741712b8f4a387270f5d2f82b275295de3249db39c134429daea4700d65', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a208c1-508e-732e-a9d2-b15dee7c395a', 'default', 'memory_book', 'ana', '\x769b36ab20e880981b4f8001e3fb3d5d644d3095c75811ceba533f22d3bfeca9', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a208c1-5162-75a9-b478-ca2a80b166d2', 'default', 'memory_book', 'ana', '\xf68978f8cece7aadf080080801c90f8557ff6d0ab2ce486089d5cd1b3ab56a2d', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a208c1-522c-7387-b5b0-63a06671a66e', 'default', 'memory_book', 'ana', '\xea5e2a1a86377a10d6f3b02659a65227a9c619f0a872f5bd13f9e25883e81ef7', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a208c1-52a7-7306-b03d-a3dbbee85ee8', 'default', 'memory_book', 'ana', '\x8f8fa9b9dfed2d242f67ba5ba5cee780b4608d724e4a4c916523c49be1a97c09', '{"content":"Prefers short answers"}'),
	(43, '01a208c1-5311-7711-9e29-14a782332304', 'default', 'memory_book', 'ana', '\xae3bce06c3e9cbf9f761a64312321f4a531d565baf15b9f736f0e36e33f16424', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a208c1-53e0-72ca-8297-e3b9f17a5a89', 'default', 'memory_book', 'ana', '\xee7dfe0c63bde8e81013ae8a6cb2ff25a217eea905012e22af1c6dd95709a0e9', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a208c1-5408-7767-8a65-24ae85d9b815', 'default', 'memory_book', 'ana', '\x945393e3e43dde5f416d72bf653696a0bdc7d12d2917afea99b9bc6c6ce78407', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a208c1-542c-7218-be2b-253c42a22c22', 'default', 'memory_book', 'ana', '\x68b7c8c71442f3d18b910af3726d369e6d219ebdc7f60c9560c12c90eb7dd9b5', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a208c1-54a0-74c6-8db5-6a949f92c85a', 'default', 'memory_book', 'ana', '\xaa6424484794bd9fac2579810572ef9d4b1a0ea23e6bde2f67641a8b5e3c94d2', '{"content":"Drinks tea in the morning"}'),
	(43, '01a208c1-5508-7016-aca7-5712792b30a8', 'default', 'memory_book', 'ana', '\x21f56e5c65db2b6a114e7137dfec2fe9cf21280ac1bfd0fc1d4be7a02cbb59b7', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a208c1-5508-7016-aca7-5713e3cb36ee', 'default', 'memory_book', 'ana', '\x2fc14806c4909d861c22394f3660637a3b3c1073ee465620c1ad99009b09206b', '{"reason":"the same habit"}'),
	(43, '01a208c1-5591-7589-b0b8-96cf7bb39438', 'default', 'memory_book', 'ana', '\xc84a1094888c1336fbdaeae0586cea68b79f6a573e30ade91048589a815c287b', '{"reason":"reached"}'),
	(43, '01a208c1-55e1-76a9-8ff0-67f087a8de7f', 'default', 'memory_book', 'ana', '\x3fb578265810e4a90d5ecf61521cbe9b61001610b5c87e80344d81e9d70784af', '{"reason":"no longer"}'),
	(43, '01a208c1-561c-7329-a3d7-e78581e321b8', 'default', 'memory_book', 'ana', '\x268fe99e3b5fe29af3c907a257ae8c806c7b32c6ef52be4a8af56fecb924a35e', '{"reason":"asked for by the person"}'),
	(43, '01a208c1-56bb-702b-acdd-82305cbf9c12', 'default', 'memory_book', 'ana', '\x64dff5a1e01fc5dbe6f895520d5929003507f24d98aaeb66d2bf6299b674a25b', '{"reason":"said elsewhere"}'),
	(48, '01a208c1-5735-71cc-8f64-d3650ed30721', 'default', 'memory_book', 'lena', '\x2579961624ef9ab32ce31c0d6cb3bdbb9dea99b476f9ed9e74ef8d283cad7c71', '{"content":"Runs on Sundays"}'),
	(48, '01a208c1-579f-74c6-a078-6fff429ab54d', 'default', 'memory_book', 'lena', '\xc10af0b3549a01b4aacbd54498b921771fc714c27bd3e2d7d52640e1fa17a676', '{"content":"Runs ten kilometres"}'),
	(48, '01a208c1-5800-74c0-b8b0-35f4ccfe00f7', 'default', 'memory_book', 'lena', '\xbe2f2618815c3ac965350e56877fbcfc9b2660d7a778b72bddb8046cea91aad6', '{"content":"Has run a marathon"}'),
	(1, '01a208c1-5882-76f0-a661-1b1527f70c5f', 'default', 'memory_book', 'nora', '\xf1a0242e2fd640331599b1ebaa60b972297b5ae5a635a231d05f27c8209b1d2f', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a208c1-58f3-7530-b59b-3061b0a8da35', 'default', 'memory_book', 'nora', '\x6e9ac8ca9c9ae4fbcb3bdc43a775495eddfe4fee694da59346425465842c8ea8', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a208c1-595b-724d-8544-41239475964a', 'default', 'memory_book', 'nora', '\x47c871af461a2f24d8f513a89a8ff0aded1b4c4f0f14a14b8688708083263343', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a208c1-59cd-756f-aa90-58424500e34e', 'default', 'memory_book', 'nora', '\x71fc7055a0780604d0c9d830c54302a367c616049a067c73a595007d3a6343cc', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a208c1-5a4a-773e-b1cd-977ee3f81257', 'default', 'memory_book', 'nora', '\x539dbedcfd88935214f079468f2f539edd60fbb5fea8eb28a3ed278e9c03b901', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a208c1-5af9-74d2-8e37-f7ebb873e9a4', 'default', 'workflow_run', 'nora', '\x651e31ff9282a6a84014245f8c233355ddb996139187cc90c3b2a4e2cc4f6ab4', '{"answer":[{"action":"keep","memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","merge_target":"01a208c1-5880-7136-af59-734cbfa6e74c","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a208c1-595a-755d-a627-eaeb46289e7e","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a208c1-59cd-756f-aa90-5840fecb1e22","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a208c1-5a4a-773e-b1cd-977cbbb5f895","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a208c1-5b0a-7679-b14a-224e534e01a1', 'default', 'workflow_run', 'nora', '\xd67fdd7f0f417a683f165c5ae22c4eb7466403d834b9547a65469daa21d83ccb', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a208c1-5880-7136-af59-734cbfa6e74c","01a208c1-58f3-7530-b59b-305f1b20bc28"]}],"exchanges":[],"fallback":null}'),
	(1, '01a208c1-5b1a-7079-8377-f98d6273a06b', 'default', 'workflow_run', 'nora', '\x72e702802506de30dc8c2f0a7df377123676c82879c3c1ad710a2e8fb766c64b', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a208c1-5b29-76c1-82fe-5f3de2cadca7', 'default', 'memory_book', 'nora', '\x45d70c84dbc87bcd80468cf4e95b82bfc08bacd7e9219d06bfb2afab20d32716', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a208c1-5b2a-724d-a357-e1f53cca2e0b', 'default', 'memory_book', 'nora', '\xa11734782af4501cef1bfd621d1da2a46e7a3ffe75362061c42f324eafd1d8c3', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a208c1-5b2a-724d-a357-e1f7e8262e69', 'default', 'memory_book', 'nora', '\xa6e196fcb24e5c29ec2bb82079629023859c7c00641174a45909236c69bc0360', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a208c1-5b2a-724d-a357-e1f84050ea20', 'default', 'memory_book', 'nora', '\xce08027a31ed342648f9d6d0837abb462153796ca225eabb786a63101dc97f9c', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a208c1-5b2d-7787-92a7-83415a2bbf46', 'default', 'memory_book', 'nora', '\xae6029e33f0567098b0307ed7f867991b88d708bcc7aee7ca87ebabc62a4b50f', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a208c1-5cb7-73c0-9e5e-e710fd00aa40', 'default', 'memory_book', 'nora', '\xee447fa4085af8877f1a072cc3a37a907a6d1bddd6c016488f93af6587e7183d', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a208c1-5d01-7708-9451-f224f382b9ea', 'default', 'workflow_run', 'nora', '\x53e41e3d4cc169a95113394cb5a10f25ddccb1843c73384cd7311c5c0d5c3b3a', '{"answer":[{"action":"keep","memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","merge_target":"01a208c1-5880-7136-af59-734cbfa6e74c","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a208c1-595a-755d-a627-eaeb46289e7e","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a208c1-59cd-756f-aa90-5840fecb1e22","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a208c1-5a4a-773e-b1cd-977cbbb5f895","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a208c1-5d0c-7702-a377-ed3b10816d27', 'default', 'workflow_run', 'nora', '\x50f15997bc1ee4a5668095c3508f75af9db90b34379e475743a4883145ee2f2a', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a208c1-5880-7136-af59-734cbfa6e74c","01a208c1-58f3-7530-b59b-305f1b20bc28"]}],"exchanges":[],"fallback":null}'),
	(1, '01a208c1-5d16-75c6-a846-b9c92ddd21b5', 'default', 'workflow_run', 'nora', '\x8c9490de568f43465dd6221fdb1ff41ff8bee5c284fcde716c4772919b8a2dd3', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a208c1-5d25-74cc-b6d2-3bb5c48e3114', 'default', 'memory_book', 'nora', '\x605cf866b4d3821d30c7b68e8e759e54dca210cd4ae87619084c2211baac08f5', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a208c1-5d25-74cc-b6d2-3bb60659992e', 'default', 'memory_book', 'nora', '\xdbddfc46f6b0da2b2098ac029be0eacd37e4611de33fcbac699bf15f6bcdab74', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a208c1-5d25-74cc-b6d2-3bb8915290e1', 'default', 'memory_book', 'nora', '\x32d9e895592970fbdddc1842c8615b93329b5a1d218d04bad19d348d511d9de3', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a208c1-5d25-74cc-b6d2-3bb94fd7f31d', 'default', 'memory_book', 'nora', '\x06a09461a38805efd0a5b4a5de90988a9fa01da28b8956c6e5b92dda69f7a114', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a208c1-5d26-743b-83c8-b7185ae2be14', 'default', 'memory_book', 'nora', '\xd838baad07f28ab81cb3872b214f42afcd24f28a725c9c59d2a90cbe35e320ff', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a208c1-5dc8-7799-b800-175aed339b5b', 'bridge', 'memory_book', 'lena', '\x1d8fc6e95f918698b106a90c1b7cbd97606e15b4f8a434fe006d42cd8be41633', '{"content":"Another person of that name"}'),
	(48, '01a208c1-5e3e-76e7-a5da-7d89f1955bec', 'bridge', 'memory_book', 'lena', '\xbf1482de6914817bb419353085dd52b5f499a99ab9005adba89c042a45578593', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20780, 'MemoryCreated', 8, 8),
	(53, 'default', 20780, 'MemoryDeleted', 2, -2),
	(24, 'default', 20780, 'AccountCreated', 1, 0),
	(43, 'default', 20780, 'MemoryPinned', 2, 0),
	(43, 'default', 20780, 'MemoryReclassified', 1, 0),
	(43, 'default', 20780, 'MemoryUpdated', 3, 0),
	(43, 'default', 20780, 'MemoryCreated', 9, 9),
	(43, 'default', 20780, 'MemoriesMerged', 2, 1),
	(43, 'default', 20780, 'MemoryMergedAway', 3, -3),
	(43, 'default', 20780, 'MemoryLinked', 2, 0),
	(43, 'default', 20780, 'MemoryUnlinked', 1, 0),
	(43, 'default', 20780, 'MemoryRestored', 3, 3),
	(43, 'default', 20780, 'MemoryDeleted', 2, -2),
	(43, 'default', 20780, 'MemorySoftDeleted', 2, -2),
	(43, 'default', 20780, 'MemoryPurged', 2, -1),
	(48, 'default', 20780, 'MemoryCreated', 5, 5),
	(48, 'default', 20780, 'MemoryDeleted', 1, -1),
	(57, 'default', 20780, 'WorkflowConfigured', 1, 0),
	(1, 'default', 20780, 'MemoryCreated', 5, 5),
	(1, 'default', 20780, 'MemoryRestored', 4, 4),
	(1, 'default', 20780, 'RunRestored', 1, 0),
	(1, 'default', 20780, 'RunRequested', 2, 0),
	(1, 'default', 20780, 'AnswerRecorded', 6, 0),
	(1, 'default', 20780, 'MemoriesMerged', 2, 2),
	(1, 'default', 20780, 'MemoryDeleted', 5, -5),
	(1, 'default', 20780, 'MemoryMergedAway', 4, -4),
	(1, 'default', 20780, 'MemoryUpdated', 3, 0),
	(1, 'default', 20780, 'RunClaimed', 2, 0),
	(1, 'default', 20780, 'RunCompleted', 2, 0),
	(1, 'default', 20780, 'StepCompleted', 12, 0),
	(1, 'default', 20780, 'StepStarted', 12, 0),
	(48, 'bridge', 20780, 'MemoryCreated', 1, 1),
	(48, 'bridge', 20780, 'MemoryUpdated', 1, 0);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a208c1-4e5c-75ce-b323-86ac316041e6', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"b2f7adf52edf3ea0f3a767cb751f77ecee000b8251fd86596e4c4794575d35ab","content_id":"01a208c1-4e5b-7438-b51c-58c409ad5450"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\xf83b17ffbf71d8fdf27d47b339b2a1dc4e537a3f67445eb48196670569742433', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a208c1-4e5c-75ce-b323-86adb55032eb', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"9f58c0fc8a61ed7c84e1cc3e621332f03dec9a82eb2db54e78eaeefaa6972b4b","content_id":"01a208c1-4e5b-7438-b51c-58c5c5399216"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\xbc47c43a4570f2c2c48783005098969271b131fc1fd4d785d8b565bc9b216863', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a208c1-4e5c-75ce-b323-86aeafeaf5eb', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"e8b008ca5ea38cdb42ba63d698f6eb60c90d7fcc76c22cf0b10185be69950d59","content_id":"01a208c1-4e5b-7438-b51c-58c61910a2bc"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x1c26f47145004b5f3a091f35ba252688162a55e694290da57fb8426811ab10ed', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a208c1-4e5d-7005-a4d2-6e07d993dcab', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"ec0c27af3e7293177a00819716c76e119affbf14597f23a6390d8d0b2203e448","content_id":"01a208c1-4e5b-7438-b51c-58c733ea6c30"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\xc5109484e0265293c3f08aba205032609f2f60ed323f0807cefb9e6d8df53566', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a208c1-4e5d-7005-a4d2-6e08aae71d78', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"edf3e842158d118ed15b419298b3662d4e44f467e9d9c9114da36fff28e63ec2","content_id":"01a208c1-4e5b-7438-b51c-58c81210dd02"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x1d5628fa792025359e850bfdc0a5042b139c909404bb6b0c9889e1a3691985ae', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a208c1-4e5d-7005-a4d2-6e09881724ac', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"ef7e46eeb26cd2d4420ce166377d62f1dde737b06093b57a26395dd2a0153399","content_id":"01a208c1-4e5c-75ce-b323-86a8c86abf7e"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\xd0bef7deaacfee27ed8bdc335742a2aa58fc4af7567d732c6e832c7bf6732b44', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a208c1-4e5d-7005-a4d2-6e0a3df4e655', 'MemoryDeleted', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a208c1-4e5c-75ce-b323-86a8c86abf7e"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\xc4148e68ca6c61dd14671a63e9f0422456970816abf28f584b2b8ad5377e3612', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a208c1-4e5d-7005-a4d2-6e0bfde033ec', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"b5b936d9081724265301797a7180fa285bfce373a7c29995e2baf2c4e2b82df9","content_id":"01a208c1-4e5c-75ce-b323-86a9f1bc4421"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\xda661bf2d1019213acdcae8577c9516aa5c7685b63a67583cf23f90d505f2195', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a208c1-4e5d-7005-a4d2-6e0cffb6cf12', 'MemoryDeleted', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a208c1-4e5c-75ce-b323-86a9f1bc4421"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x4faf43984a4824f9323230311ef5261208733aa3958514c4851b8496bd6016e5', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a208c1-4e5d-7005-a4d2-6e0d7f840670', 'MemoryCreated', 1, '{"at":1795443215963294,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"fd40eb51415111b745f6081a8766ed98114d091bca872e364d8d446e9740499e","content_id":"01a208c1-4e5c-75ce-b323-86aa7fd11482"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\xe6f4f653499ba7fc098c41eaf382c5dd9f1ca9c1a55f028262ae5883439f3697', 'admin:cli', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', '01a208c1-4e5c-75ce-b323-86ab5f0352c5', NULL, 1795443215963294),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a208c1-4eba-7081-8c11-4b412026150d', 'MemoryCreated', 1, '{"at":1795443216058463,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"09c7c595ab224023b4453cc119af24201313760a7bf022369bcb66b04d33b64e","content_id":"01a208c1-4eba-7081-8c11-4b3ed4f6a0af"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\x065a63ab8a7b4e365e40f83b450064c1028513b044bab8e7c158a306dadaedaa', 'admin:cli', '01a208c1-4eba-7081-8c11-4b408cbabe07', '01a208c1-4eba-7081-8c11-4b408cbabe07', NULL, 1795443216058463),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a208c1-4eba-7081-8c11-4b42b59c26fb', 'MemoryCreated', 1, '{"at":1795443216058463,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"51a7f638513fd10d87eff08f3336945fb64a960cfe073dc7b266e0907b05083a","content_id":"01a208c1-4eba-7081-8c11-4b3fe7b91dff"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\xc5e9aa7ce2b5b44392427ac5dc5c0c0817f7fa79b06732cd0ba591950d405489', 'admin:cli', '01a208c1-4eba-7081-8c11-4b408cbabe07', '01a208c1-4eba-7081-8c11-4b408cbabe07', NULL, 1795443216058463),
	(24, 1, 'default', 'account', '01a208c1-4f71-75b4-a074-a83e98442bac', 1, '01a208c1-4f76-7649-9eff-6193a9032a7c', 'AccountCreated', 1, '{"at":1795443216245946,"change":{"account_created":{"role":"auditor"}}}', '\xff14cbfaa69dff78f077c24596a2afed2665f4eadd3c7bef69737b2d2c2796f9', 'admin:cli', '01a208c1-4f76-7649-9eff-61929ef848ac', '01a208c1-4f76-7649-9eff-61929ef848ac', NULL, 1795443216245946),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a208c1-5014-7331-a292-71404381cc0c', 'MemoryCreated', 1, '{"at":1795443216403576,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"f00b677fd23ed06012f81bd5e2148eb32c095656aba6bbbae2fd0f64cce685e1","content_id":"01a208c1-5013-72b9-b789-d4f880d6106e"}}},"memory_id":"01a208c1-5011-7591-a8fe-dddc4218f259","rev":1,"revision":1}', '\xaa1fe0ff0f58c8b8a74cb51456560f2462f7e7f832e3fbe5320e3676a9399910', 'admin:k_ZI8UB97p59v9', 'first', 'first', NULL, 1795443216403576),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a208c1-508e-732e-a9d2-b15f5cc4200c', 'MemoryCreated', 1, '{"at":1795443216526722,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"ad15222f96cc4bdc307d836e5bed44264c6cd49bdfce71b566e50c99f61ba48a","content_id":"01a208c1-508e-732e-a9d2-b15dee7c395a"}}},"memory_id":"01a208c1-508e-732e-a9d2-b15bb0d28be4","rev":2,"revision":1}', '\x443b46bc99040095a4a5c0210eca2c869fdaceb88c6876fa90e0c306664f552c', 'admin:k_ZI8UB97p59v9', '01a208c1-508e-732e-a9d2-b15ed3ad6978', 'turn-2', 'turn-1', 1795443216526722),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a208c1-5100-7240-a535-3961c261d3dc', 'MemoryCreated', 1, '{"at":1795443216640016,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"4bb5bbc9371dc7ff4fb365fdacd45e2db9555b3b4da2497815d3658c51101977","content_id":"01a208c1-5100-7240-a535-395f57a3145b"}}},"memory_id":"01a208c1-50ff-7709-b459-0079716b1220","rev":3,"revision":1}', '\x078f1d6044878d69f921c349e27c4e0e2559595a397699b381b099824ff6087e', 'admin:k_ZI8UB97p59v9', '01a208c1-5100-7240-a535-396035b46ae6', '01a208c1-5100-7240-a535-396035b46ae6', NULL, 1795443216640016),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a208c1-5162-75a9-b478-ca2c94be77cf', 'MemoryCreated', 1, '{"at":1795443216738319,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"4f4b71170ef2114b015716e2baf6ea6c79fd95f5a87fa49dde8ec8e7adecefd6","content_id":"01a208c1-5162-75a9-b478-ca2a80b166d2"}}},"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","rev":4,"revision":1}', '\xc535373e6ab60b322f108927ca2cbd0d297d37ef147264a24a8ff73af19713a0', 'admin:k_ZI8UB97p59v9', '01a208c1-5162-75a9-b478-ca2b77abc3f6', '01a208c1-5162-75a9-b478-ca2b77abc3f6', NULL, 1795443216738319),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a208c1-51d6-72a8-92f8-d90badd40f23', 'MemoryCreated', 1, '{"at":1795443216854843,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"08ba5d6afbcbf80a6e0b91c33283e7b72b18a534b54cf1e93bf64b52d0bf6607","content_id":"01a208c1-51d6-72a8-92f8-d90a7fad07bb"}}},"memory_id":"01a208c1-51d6-72a8-92f8-d90880bab59c","rev":5,"revision":1}', '\x0541a2ab02bf5361cea4a33dd447f3dfbc4b2a59ce20975ac33cefbd42e136ce', 'admin:k_ZI8UB97p59v9', 'doomed', 'doomed', NULL, 1795443216854843),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a208c1-522c-7387-b5b0-63a24a6ad9f7', 'MemoryCreated', 1, '{"at":1795443216940473,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e76b2d656099ece87f3e6b62ca7a10702b1aa3309d5ee6ed30861a10f3e8df07","content_id":"01a208c1-522c-7387-b5b0-63a06671a66e"}}},"memory_id":"01a208c1-522c-7387-b5b0-639ed7918ad8","rev":6,"revision":1}', '\x14da8dcdd01f60fca12cd46395ed259d3853785798c12bd313500e8dd6145d9a', 'admin:k_ZI8UB97p59v9', '01a208c1-522c-7387-b5b0-63a18ed284c8', '01a208c1-522c-7387-b5b0-63a18ed284c8', NULL, 1795443216940473),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a208c1-52a7-7306-b03d-a3dd863cc007', 'MemoryCreated', 1, '{"at":1795443217063011,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"e8be40a344be11c0aca6b80e41ebb58ed1d1c91e54fb762d22b38ab68d3b457b","content_id":"01a208c1-52a7-7306-b03d-a3dbbee85ee8"}}},"memory_id":"01a208c1-52a6-7487-ab6b-fd95de5d7dd4","rev":7,"revision":1}', '\x69c27b036462dfcbd62c034f8ee411198ea6352a0e8dd441907bf38c7131fe90', 'agent:planner', '01a208c1-52a7-7306-b03d-a3dca0af1a70', '01a208c1-52a7-7306-b03d-a3dca0af1a70', NULL, 1795443217063011),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a208c1-5311-7711-9e29-14a8b349d32a', 'MemoryUpdated', 1, '{"at":1795443217168208,"change":{"updated":{"content":{"commitment":"4c13fec503715b2542c403e9621ffa4fc2f4813e5906be17017015ca7c78fb7d","content_id":"01a208c1-5311-7711-9e29-14a782332304"},"previous_content_id":"01a208c1-5013-72b9-b789-d4f880d6106e","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a208c1-5011-7591-a8fe-dddc4218f259","rev":8,"revision":2}', '\xc77015b5915ad1e028366da6a78e011aec031b57c770a41b14e14f17dfe5cd07', 'admin:k_ZI8UB97p59v9', 'guarded', 'guarded', NULL, 1795443217168208),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a208c1-5379-71c1-8016-1d4ab833627a', 'MemoryPinned', 1, '{"at":1795443217273340,"change":{"pinned":{"content_id":"01a208c1-508e-732e-a9d2-b15dee7c395a","pinned":false}},"memory_id":"01a208c1-508e-732e-a9d2-b15bb0d28be4","rev":9,"revision":2}', '\xb7093fdbd86195aa0b8e459e7fcd09c08095c9ef65ae1cfb13da6e7428a750bd', 'admin:k_ZI8UB97p59v9', '01a208c1-5379-71c1-8016-1d4980e6b77f', '01a208c1-5379-71c1-8016-1d4980e6b77f', NULL, 1795443217273340),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a208c1-5395-72b5-a8db-6ad96d4e15b0', 'MemoryPinned', 1, '{"at":1795443217301415,"change":{"pinned":{"content_id":"01a208c1-52a7-7306-b03d-a3dbbee85ee8","pinned":true}},"memory_id":"01a208c1-52a6-7487-ab6b-fd95de5d7dd4","rev":10,"revision":2}', '\x2990aa241dc0a72ee6a33c1518fba48abc3327b9ef8644dc8e09bb850b9320da', 'admin:k_ZI8UB97p59v9', '01a208c1-5395-72b5-a8db-6ad827ca32ae', '01a208c1-5395-72b5-a8db-6ad827ca32ae', NULL, 1795443217301415),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a208c1-53ac-738b-91db-274fd4ca290e', 'MemoryReclassified', 1, '{"at":1795443217324809,"change":{"reclassified":{"content_id":"01a208c1-52a7-7306-b03d-a3dbbee85ee8","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a208c1-52a6-7487-ab6b-fd95de5d7dd4","rev":11,"revision":3}', '\xe91f4e23b2cb19b73461e87a3f378ebd3c7bc379ea769a708b6b1f0737765373', 'admin:k_ZI8UB97p59v9', '01a208c1-53ac-738b-91db-274e17006b82', '01a208c1-53ac-738b-91db-274e17006b82', NULL, 1795443217324809),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a208c1-53c4-731b-ab50-b4c1debc849b', 'MemoryUpdated', 1, '{"at":1795443217347940,"change":{"updated":{"previous_content_id":"01a208c1-508e-732e-a9d2-b15dee7c395a","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a208c1-508e-732e-a9d2-b15bb0d28be4","rev":12,"revision":3}', '\x73a2005305f901e2bac249273185b1bf720215aa15a93f90674c8e34a2679154', 'admin:k_ZI8UB97p59v9', '01a208c1-53c4-731b-ab50-b4c03a6621d7', '01a208c1-53c4-731b-ab50-b4c03a6621d7', NULL, 1795443217347940),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a208c1-53e0-72ca-8297-e3bb5c123632', 'MemoryUpdated', 1, '{"at":1795443217374341,"change":{"updated":{"content":{"commitment":"32238dc83cb20e841290d3c705fcdc482827a6ec0dd8b5a506c37c36a0d59377","content_id":"01a208c1-53e0-72ca-8297-e3b9f17a5a89"},"previous_content_id":"01a208c1-508e-732e-a9d2-b15dee7c395a","set":{},"was":{}}},"memory_id":"01a208c1-508e-732e-a9d2-b15bb0d28be4","rev":13,"revision":4}', '\xfe72f729ce20dfbae3288f49decb08424d162706ab56526b68182a1dd9227533', 'admin:k_ZI8UB97p59v9', '01a208c1-53e0-72ca-8297-e3ba61a43681', '01a208c1-53e0-72ca-8297-e3ba61a43681', NULL, 1795443217374341),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a208c1-5408-7767-8a65-24b0fb579e64', 'MemoriesMerged', 1, '{"at":1795443217415560,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"f1f1ea1419a52bc51dba423bc8a5f78607d837d4ad313564f5535fffc297b098","content_id":"01a208c1-5408-7767-8a65-24ae85d9b815"},"derived_from":[{"memory_id":"01a208c1-50ff-7709-b459-0079716b1220","revision":1},{"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","revision":1}]}},"memory_id":"01a208c1-5407-767f-a334-81e09768d59c","rev":14,"revision":1}', '\xe7aa3f66fd7df14ea0e5b65236d84b104ce590b267946a99cb72195d3c26e23c', 'admin:k_ZI8UB97p59v9', '01a208c1-5408-7767-8a65-24af1a5b1270', '01a208c1-5408-7767-8a65-24af1a5b1270', NULL, 1795443217415560),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a208c1-5408-7767-8a65-24b1a8edcd40', 'MemoryMergedAway', 1, '{"at":1795443217415560,"change":{"merged_away":{"content_id":"01a208c1-5100-7240-a535-395f57a3145b","into":"01a208c1-5407-767f-a334-81e09768d59c"}},"memory_id":"01a208c1-50ff-7709-b459-0079716b1220","rev":15,"revision":2}', '\xcc255ca154f50d34f618bd0f424a919b8d044b6c8e5a21499a2be5ab442996b2', 'admin:k_ZI8UB97p59v9', '01a208c1-5408-7767-8a65-24af1a5b1270', '01a208c1-5408-7767-8a65-24af1a5b1270', NULL, 1795443217415560),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a208c1-5408-7767-8a65-24b2651955f5', 'MemoryMergedAway', 1, '{"at":1795443217415560,"change":{"merged_away":{"content_id":"01a208c1-5162-75a9-b478-ca2a80b166d2","into":"01a208c1-5407-767f-a334-81e09768d59c"}},"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","rev":16,"revision":2}', '\xc665e9a4296539acdc91d22090111be1e2d6d04094212d29b2b6c94173d16296', 'admin:k_ZI8UB97p59v9', '01a208c1-5408-7767-8a65-24af1a5b1270', '01a208c1-5408-7767-8a65-24af1a5b1270', NULL, 1795443217415560),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a208c1-541a-7472-9d8b-bb4b04ed3feb', 'MemoryRestored', 1, '{"at":1795443217434687,"change":{"restored":{"content_id":"01a208c1-5162-75a9-b478-ca2a80b166d2","from":"merged"}},"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","rev":17,"revision":3}', '\x2dcafe0f1e7838947b2a14c1e7c00f3f4d67b7dfa394f7cfb85f68432a096e4b', 'admin:k_ZI8UB97p59v9', '01a208c1-541a-7472-9d8b-bb4a3d391c37', '01a208c1-541a-7472-9d8b-bb4a3d391c37', NULL, 1795443217434687),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a208c1-542c-7218-be2b-253e380eab3e', 'MemoryCreated', 1, '{"at":1795443217452006,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e4b2bef5a2913af147a5f38d92633852a92bb418cb174fabb688c3d4b3b13105","content_id":"01a208c1-542c-7218-be2b-253c42a22c22"}}},"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","rev":18,"revision":1}', '\x5f52a9c257c063bc6c028c1f456e511a0e7154eed551c6dee922e68a6aed98f5', 'admin:k_ZI8UB97p59v9', '01a208c1-542c-7218-be2b-253d17b36bb0', '01a208c1-542c-7218-be2b-253d17b36bb0', NULL, 1795443217452006),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a208c1-54a0-74c6-8db5-6a96e655c5d8', 'MemoryCreated', 1, '{"at":1795443217568537,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"08972ebc9a3865dd159218de96c1f386aaa08326b3e611656a9a7f8947b61905","content_id":"01a208c1-54a0-74c6-8db5-6a949f92c85a"}}},"memory_id":"01a208c1-54a0-74c6-8db5-6a92f9abff93","rev":19,"revision":1}', '\x60ff335229289ecb9c9308f6d661a4390cde0e709bf761fba93366062ae74f31', 'admin:k_ZI8UB97p59v9', '01a208c1-54a0-74c6-8db5-6a95590c27c3', '01a208c1-54a0-74c6-8db5-6a95590c27c3', NULL, 1795443217568537),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a208c1-5508-7016-aca7-57152a5acfab', 'MemoriesMerged', 1, '{"at":1795443217671481,"change":{"merged":{"content":{"commitment":"f86b571444571a64aa8e36ea1e87963bd01b79770e2f311c91258771d6591953","content_id":"01a208c1-5508-7016-aca7-5712792b30a8"},"derived_from":[{"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","revision":1},{"memory_id":"01a208c1-54a0-74c6-8db5-6a92f9abff93","revision":1}],"previous_content_id":"01a208c1-542c-7218-be2b-253c42a22c22"}},"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","reason":{"commitment":"f04eb83e99b06045feb0b416e01405bcfdec7ef85f0e69f4dd012d732cfdc93d","content_id":"01a208c1-5508-7016-aca7-5713e3cb36ee"},"rev":20,"revision":2}', '\x07e5598aa8f3a95de879ba5724203a22e2205f4a5ee57b7346bb57cf5c5bd424', 'admin:k_ZI8UB97p59v9', '01a208c1-5508-7016-aca7-571481c65ed4', '01a208c1-5508-7016-aca7-571481c65ed4', NULL, 1795443217671481),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a208c1-5508-7016-aca7-5716ebee6e7e', 'MemoryMergedAway', 1, '{"at":1795443217671481,"change":{"merged_away":{"content_id":"01a208c1-54a0-74c6-8db5-6a949f92c85a","into":"01a208c1-542b-769b-a146-d93cae7c0d38"}},"memory_id":"01a208c1-54a0-74c6-8db5-6a92f9abff93","rev":21,"revision":2}', '\x54c4cf3f2783c8c9ec5044cacbe5c88e2704d22636bae1125c54bbcf23ab442f', 'admin:k_ZI8UB97p59v9', '01a208c1-5508-7016-aca7-571481c65ed4', '01a208c1-5508-7016-aca7-571481c65ed4', NULL, 1795443217671481),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a208c1-551b-71a5-b94a-4d6cd96a7b5d', 'MemoryLinked', 1, '{"at":1795443217690955,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a208c1-52a6-7487-ab6b-fd95de5d7dd4"}},"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","rev":22,"revision":2}', '\xafba15ae83719e317cb4dcd9044f7dc83c130c5c5a2a8d6122bb04c976cb964f', 'admin:k_ZI8UB97p59v9', '01a208c1-551b-71a5-b94a-4d6b291974ff', '01a208c1-551b-71a5-b94a-4d6b291974ff', NULL, 1795443217690955),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a208c1-552c-70dd-b424-2e9f525a168e', 'MemoryLinked', 1, '{"at":1795443217708412,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a208c1-508e-732e-a9d2-b15bb0d28be4"}},"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","rev":23,"revision":2}', '\x107e689e1b2fadca7661dde7c7ac41dc5c7ab75cfa6dec7ec316ab8a9239bc01', 'admin:k_ZI8UB97p59v9', '01a208c1-552c-70dd-b424-2e9e152c688d', '01a208c1-552c-70dd-b424-2e9e152c688d', NULL, 1795443217708412),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a208c1-554d-70fd-a98a-8ec16e8139ac', 'MemoryUnlinked', 1, '{"at":1795443217741331,"change":{"unlinked":{"by_hand":true,"to":"01a208c1-508e-732e-a9d2-b15bb0d28be4"}},"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","rev":24,"revision":2}', '\xa005d789586d396230a249ee6ead6f6ee36423eb2d5efe57c4d17dc20ea95464', 'admin:k_ZI8UB97p59v9', '01a208c1-554d-70fd-a98a-8ec02d9b6234', '01a208c1-554d-70fd-a98a-8ec02d9b6234', NULL, 1795443217741331),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a208c1-5591-7589-b0b8-96d10f0b4923', 'MemoryDeleted', 1, '{"at":1795443217809264,"change":{"deleted":{"content_id":"01a208c1-53e0-72ca-8297-e3b9f17a5a89"}},"memory_id":"01a208c1-508e-732e-a9d2-b15bb0d28be4","reason":{"commitment":"fbaff73d07a8eb18a775bb76dc0c7f6dbde67904f4af59578aaa03c428b4b92c","content_id":"01a208c1-5591-7589-b0b8-96cf7bb39438"},"rev":25,"revision":5}', '\x60394873f420b83efdb429a807b29d5c5478d78c6be70ca6c3712ffc503a8259', 'admin:k_ZI8UB97p59v9', '01a208c1-5591-7589-b0b8-96d0e4e23f5b', '01a208c1-5591-7589-b0b8-96d0e4e23f5b', NULL, 1795443217809264),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a208c1-55c2-77b4-b6d2-1a5429bd087b', 'MemoryDeleted', 1, '{"at":1795443217858172,"change":{"deleted":{"content_id":"01a208c1-52a7-7306-b03d-a3dbbee85ee8"}},"memory_id":"01a208c1-52a6-7487-ab6b-fd95de5d7dd4","rev":26,"revision":4}', '\xe087cb82e38e723ef6bb28c2e79c517836a2bad36aa4566c914a3ea95cb61ae2', 'admin:k_ZI8UB97p59v9', '01a208c1-55c2-77b4-b6d2-1a53292cb23c', '01a208c1-55c2-77b4-b6d2-1a53292cb23c', NULL, 1795443217858172),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a208c1-55d0-7005-b1ed-9759351153fe', 'MemoryRestored', 1, '{"at":1795443217872885,"change":{"restored":{"content_id":"01a208c1-52a7-7306-b03d-a3dbbee85ee8","from":"archived"}},"memory_id":"01a208c1-52a6-7487-ab6b-fd95de5d7dd4","rev":27,"revision":5}', '\x62b7838c2cbafec9c677db38cfe3e7d602194bdf1536b99afcb661bc0f275d3a', 'admin:k_ZI8UB97p59v9', '01a208c1-55d0-7005-b1ed-97586f7884bb', '01a208c1-55d0-7005-b1ed-97586f7884bb', NULL, 1795443217872885),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a208c1-55e1-76a9-8ff0-67f26ad38ca8', 'MemorySoftDeleted', 1, '{"at":1795443217889067,"change":{"soft_deleted":{"content_id":"01a208c1-5162-75a9-b478-ca2a80b166d2","purge_at":4949043217889067}},"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","reason":{"commitment":"66ea3dfce7d9e62601e0c2b84c416a4b349f11b4ffdc82b401f30aa48d45a120","content_id":"01a208c1-55e1-76a9-8ff0-67f087a8de7f"},"rev":28,"revision":4}', '\x0038ebf14ff6dcc8cab325d3959539495121b813f23b2d112d66c7c96324de00', 'admin:k_ZI8UB97p59v9', '01a208c1-55e1-76a9-8ff0-67f10a17e69a', '01a208c1-55e1-76a9-8ff0-67f10a17e69a', NULL, 1795443217889067),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a208c1-55f3-74cc-ae1f-fba60ea84483', 'MemoryRestored', 1, '{"at":1795443217907256,"change":{"restored":{"content_id":"01a208c1-5162-75a9-b478-ca2a80b166d2","from":"soft_deleted"}},"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","rev":29,"revision":5}', '\x9f99520c2a45a011503cb7b9e2ff0ccede041af8595012c5bbd71b9f6d1862a2', 'admin:k_ZI8UB97p59v9', '01a208c1-55f3-74cc-ae1f-fba5fbf69294', '01a208c1-55f3-74cc-ae1f-fba5fbf69294', NULL, 1795443217907256),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a208c1-5607-7016-af92-2567623324c4', 'MemorySoftDeleted', 1, '{"at":1795443217927655,"change":{"soft_deleted":{"content_id":"01a208c1-5162-75a9-b478-ca2a80b166d2","purge_at":4949043217927655}},"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","rev":30,"revision":6}', '\x31e9fa1c6a93bdece6f6bd71440b73cfc5ad19150a4e5dbd66bba48e8ee8b99a', 'admin:k_ZI8UB97p59v9', '01a208c1-5607-7016-af92-25669cae1a8e', '01a208c1-5607-7016-af92-25669cae1a8e', NULL, 1795443217927655),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a208c1-561c-7329-a3d7-e786d77155c3', 'MemoryPurged', 1, '{"at":1795443217948485,"change":{"purged":{"erased":["01a208c1-51d6-72a8-92f8-d90a7fad07bb"],"from":"active"}},"memory_id":"01a208c1-51d6-72a8-92f8-d90880bab59c","reason":{"commitment":"fd491b7b516fb1da9eb7432e5d6a1fa4246d9b23e7d0fad443b3a0247483c5b4","content_id":"01a208c1-561c-7329-a3d7-e78581e321b8"},"rev":31,"revision":2}', '\x06980e76d6308756c26eabf7b44c68eae02e14b6ffb93d5ea62f8723100f0631', 'admin:k_ZI8UB97p59v9', 'purge', 'purge', NULL, 1795443217948485),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a208c1-56bb-702b-acdd-8232b7c991cf', 'MemoryPurged', 1, '{"at":1795443218107736,"change":{"purged":{"erased":["01a208c1-5100-7240-a535-395f57a3145b"],"from":"merged"}},"memory_id":"01a208c1-50ff-7709-b459-0079716b1220","reason":{"commitment":"707352b48c23c2be65aa710d36cd1609f542523ecd4768f610c8d23e7664847c","content_id":"01a208c1-56bb-702b-acdd-82305cbf9c12"},"rev":32,"revision":3}', '\xead234336ea4aae1c7a68dc088ee3ddefe9ba4b42a4e418034a44c10788a5a8d', 'admin:k_ZI8UB97p59v9', '01a208c1-56bb-702b-acdd-82310aeefc2f', '01a208c1-56bb-702b-acdd-82310aeefc2f', NULL, 1795443218107736),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a208c1-5735-71cc-8f64-d367a3a4bce3', 'MemoryCreated', 1, '{"at":1795443218229259,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"07174e79e5742ff82ec93dbc4ff6d3b9c5e31ae8e3d8cac74f94d2325b5e04f6","content_id":"01a208c1-5735-71cc-8f64-d3650ed30721"}}},"memory_id":"01a208c1-5734-7429-95ac-f3a4dafabb4e","rev":1,"revision":1}', '\x132ee666e3dcbc07f33def856024c6ef83c591406808926bbd340f303932f1f4', 'admin:k_ZI8UB97p59v9', '01a208c1-5735-71cc-8f64-d366893e201d', '01a208c1-5735-71cc-8f64-d366893e201d', NULL, 1795443218229259),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a208c1-579f-74c6-a078-700139269311', 'MemoryCreated', 1, '{"at":1795443218335283,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"3851b02a88cd6c207b283d2309e5922086dae4b2e26201bd3ce646f401f336c0","content_id":"01a208c1-579f-74c6-a078-6fff429ab54d"}}},"memory_id":"01a208c1-579f-74c6-a078-6ffde412c9a7","rev":2,"revision":1}', '\x7323e2e909e5b77fa1353a295fd5aaccf8008bcc026c48c812683d76182461d5', 'admin:k_ZI8UB97p59v9', '01a208c1-579f-74c6-a078-700016b1aad9', '01a208c1-579f-74c6-a078-700016b1aad9', NULL, 1795443218335283),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a208c1-5800-74c0-b8b0-35f6175cc916', 'MemoryCreated', 1, '{"at":1795443218432076,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"ff8fe7a73205440f65473ee3d320cce4927136da23e9cbb6dd00d5a4bd7c2d9b","content_id":"01a208c1-5800-74c0-b8b0-35f4ccfe00f7"}}},"memory_id":"01a208c1-57ff-748a-8955-df6b6e25c7d1","rev":3,"revision":1}', '\xb36b19c45763aafb04941bd6b1278c14a1d3ca9c4cd16cb1784c556b692befe4', 'admin:k_ZI8UB97p59v9', '01a208c1-5800-74c0-b8b0-35f514c95c80', '01a208c1-5800-74c0-b8b0-35f514c95c80', NULL, 1795443218432076),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a208c1-5858-76b9-890a-5fc15283e63e', 'MemoryDeleted', 1, '{"at":1795443218520048,"change":{"deleted":{"content_id":"01a208c1-5800-74c0-b8b0-35f4ccfe00f7"}},"memory_id":"01a208c1-57ff-748a-8955-df6b6e25c7d1","rev":4,"revision":2}', '\x3aba83cfc3f769805a90029c0b7be5c07350c857c43da062b35eed74bf075918', 'admin:k_ZI8UB97p59v9', '01a208c1-5858-76b9-890a-5fc0cf781ee8', '01a208c1-5858-76b9-890a-5fc0cf781ee8', NULL, 1795443218520048),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a208c1-5869-730c-b1c8-a8d03e367d90', 'WorkflowConfigured', 1, '{"at":1795443218537895,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\xa1c02302aba1ea9dbc01387b8bf5bd96574eed262789599e2eb4151971d5e990', 'admin:k_ZI8UB97p59v9', '01a208c1-5869-730c-b1c8-a8cfd398ac5f', '01a208c1-5869-730c-b1c8-a8cfd398ac5f', NULL, 1795443218537895),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a208c1-5882-76f0-a661-1b17a0651d1c', 'MemoryCreated', 1, '{"at":1795443218562417,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"218595ba87ba594560c588f79796133d5b2cfd2b86db67617b14a7f583558fce","content_id":"01a208c1-5882-76f0-a661-1b1527f70c5f"}}},"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","rev":1,"revision":1}', '\x710196af29dad4fbb6c7108b7210f26218f258a43fca8e37e55a060012774ce4', 'admin:k_ZI8UB97p59v9', '01a208c1-5882-76f0-a661-1b16e6a2390d', '01a208c1-5882-76f0-a661-1b16e6a2390d', NULL, 1795443218562417),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a208c1-58f3-7530-b59b-3063c1c50ee0', 'MemoryCreated', 1, '{"at":1795443218675361,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"bebf88e68b29ce7ff8fcecabc4fe95ee37d9cd255942ad81ce4f30dbbebfe0ed","content_id":"01a208c1-58f3-7530-b59b-3061b0a8da35"}}},"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","rev":2,"revision":1}', '\xa97e9e31c21f221a04b48d90df06e75d77d0773f86f6acb063665d645c151a4f', 'admin:k_ZI8UB97p59v9', '01a208c1-58f3-7530-b59b-3062669184da', '01a208c1-58f3-7530-b59b-3062669184da', NULL, 1795443218675361),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a208c1-595b-724d-8544-41251c1c18e9', 'MemoryCreated', 1, '{"at":1795443218778955,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"97492bf5a70486a82f222c45b7701fc41c2c798dc37b7da765afd6784a0a7b95","content_id":"01a208c1-595b-724d-8544-41239475964a"}}},"memory_id":"01a208c1-595a-755d-a627-eaeb46289e7e","rev":3,"revision":1}', '\x3b0a8017a3ad465c7719e86bd93d717ecdb8dd47fc702a7c7c14eb384aa9c662', 'admin:k_ZI8UB97p59v9', '01a208c1-595b-724d-8544-41247726e593', '01a208c1-595b-724d-8544-41247726e593', NULL, 1795443218778955),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a208c1-59cd-756f-aa90-5844cab462d7', 'MemoryCreated', 1, '{"at":1795443218893584,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"034f9e539195cc2622c968cc9224474686c12c466919aba934b20603fb769b83","content_id":"01a208c1-59cd-756f-aa90-58424500e34e"}}},"memory_id":"01a208c1-59cd-756f-aa90-5840fecb1e22","rev":4,"revision":1}', '\xb4283f784426598c2664759ff15feca6a4e200f1477914784d66576bcfcdd6a1', 'admin:k_ZI8UB97p59v9', '01a208c1-59cd-756f-aa90-584344882bbf', '01a208c1-59cd-756f-aa90-584344882bbf', NULL, 1795443218893584),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a208c1-5a4a-773e-b1cd-9780f5fd167b', 'MemoryCreated', 1, '{"at":1795443219018562,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"83f6f1354385c0a22f486b0e709805d32888aa0b55cf05b79c51689655ec825e","content_id":"01a208c1-5a4a-773e-b1cd-977ee3f81257"}}},"memory_id":"01a208c1-5a4a-773e-b1cd-977cbbb5f895","rev":5,"revision":1}', '\xb44668faff5d0dc79753e18a84c57004eee44d8174ceaadbb6a628d5f0d9a12d', 'admin:k_ZI8UB97p59v9', '01a208c1-5a4a-773e-b1cd-977fc859940a', '01a208c1-5a4a-773e-b1cd-977fc859940a', NULL, 1795443219018562),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a208c1-5ac1-7227-9cd6-cca9fd5d0326', 'RunRequested', 1, '{"at":1795443219137854,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xa72951e97165f2838e2b8fd541e6f4e2f98b793a794f1862f034a979682f0cc6', 'admin:k_ZI8UB97p59v9', '01a208c1-5ac1-7227-9cd6-cca8a7a7c001', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219137854),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a208c1-5adc-70db-99f0-a370105e53a1', 'RunClaimed', 1, '{"at":1795443219163843,"change":{"claimed":{"attempt":1,"node":"node-01a208c14fc7710abdab374827bb9b5d"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x983358ccb7e86f62bf265f0e49fc0479b027bf11f5a21fb5c686796380269617', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:claim:01a208c1-5adb-77c8-ba09-761297ecfd29', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219163843),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a208c1-5ae0-730d-8cab-70e2572bf9ea', 'StepStarted', 1, '{"at":1795443219167487,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x9861aae45ce88638adc6eaa9d6b8f0bcf9653cdf8c4648d061b612c9570a913e', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:fetch:start:1', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219167487),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a208c1-5ae5-7538-a1ba-465881bbfc0e', 'StepCompleted', 1, '{"at":1795443219173147,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x3d45f4870b2b2c730ebe8797c7332331fe32453150287a8a266754193c0f34e0', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:fetch:complete', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219173147),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a208c1-5ae8-7331-a2ba-4fb6fed106e1', 'StepStarted', 1, '{"at":1795443219175738,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x1cdad2eb013b1dbe0dd01018d839f0683d2db8b6ca28777a0d04d1910239d38b', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:classify:start:1', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219175738),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a208c1-5af9-74d2-8e37-f7ec7339df45', 'AnswerRecorded', 1, '{"at":1795443219193399,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"f66fd18a38fd275f8cef3b1f22a15579c6985edac48b15606a18696ac120d74c","content_id":"01a208c1-5af9-74d2-8e37-f7ebb873e9a4"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xd9e764d74981fce32d4ee04e816e52a1ae59f2529dc4cc121c5996542de974bc', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:classify:0', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219193399),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a208c1-5aff-75db-a3d4-f937d3469912', 'StepCompleted', 1, '{"at":1795443219195450,"change":{"step_completed":{"attempt":1,"duration_ms":19,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xd692f3aa3ff77adde64f9abec985ab6c541e2e9a77da85cdeb5c0c8d5726d423', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:classify:complete', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219195450),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a208c1-5b02-71fa-a17d-25d75209df6a', 'StepStarted', 1, '{"at":1795443219202525,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x298f7860d53afa4bf62c27055c82b5a45009f48c55d839414f5da26b489278d5', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:resolve_merges:start:1', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219202525),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a208c1-5b0a-7679-b14a-224fac9ee53b', 'AnswerRecorded', 1, '{"at":1795443219210399,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"5c023c0e234eb120a0a74267dd63dfccef67abebc89c880a8e3de440ac9007db","content_id":"01a208c1-5b0a-7679-b14a-224e534e01a1"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x9e1568573224bec339c9509f20e128a2b98b79978f862f390366d5bd9dac4bb0', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:resolve_merges:0', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219210399),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a208c1-5b0d-77b0-8e12-2c08531de8ce', 'StepCompleted', 1, '{"at":1795443219212841,"change":{"step_completed":{"attempt":1,"duration_ms":10,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x41bcaeac40180586e45fe191fb2af6c29192897a593f9c7c34706b572943a9d2', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:resolve_merges:complete', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219212841),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a208c1-5b0f-7192-a5e2-09290ab48e0a', 'StepStarted', 1, '{"at":1795443219215096,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x96dd8476740557a99998a5f2273db9514f005b03771508e30fe5bd08a3fb9aee', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:normalise_topics:start:1', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219215096),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a208c1-5b1a-7079-8377-f98e1739b10b', 'AnswerRecorded', 1, '{"at":1795443219226655,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"0e8afbcd94756e9bbf7b06ba858fe237d33a6c52ba86cc2cd90441973911d3b6","content_id":"01a208c1-5b1a-7079-8377-f98d6273a06b"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x4ddb11b919e23e0ef267cb58a0b3c133f64ed5e57b6b8e9b67163eda7f9a3476', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:normalise_topics:0', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219226655),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a208c1-5b1e-773d-b729-78fe03a28fe7', 'StepCompleted', 1, '{"at":1795443219230072,"change":{"step_completed":{"attempt":1,"duration_ms":14,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xa9f108dbb2396152925c7853c82ac5c6297356ca3849b24a98bf77d4f145a599', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:normalise_topics:complete', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219230072),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a208c1-5b21-715b-868c-86087efe194f', 'StepStarted', 1, '{"at":1795443219232739,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xe15a27da7a53eae61be8d6d2969613ddbcd85ad78833a5fa245236c13b0e9127', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save:start:1', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219232739),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a208c1-5b2d-7787-92a7-8342201aaab3', 'MemoryDeleted', 1, '{"at":1795443219241724,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"deleted":{"content_id":"01a208c1-59cd-756f-aa90-58424500e34e"}},"memory_id":"01a208c1-59cd-756f-aa90-5840fecb1e22","reason":{"commitment":"16fa56424f268ac9679cf6ba6e5b6cda8b0bc2bc214d2b5d473cc22cf806d63e","content_id":"01a208c1-5b29-76c1-82fe-5f3de2cadca7"},"rev":6,"revision":2}', '\x9221b825c4edfd1445b49a4fbefd5e7aeb62c72b65f8b7d3580e6f4fef91a9d6', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219241724),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a208c1-5b2d-7787-92a7-83430ad370a0', 'MemoryDeleted', 1, '{"at":1795443219241724,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"deleted":{"content_id":"01a208c1-5a4a-773e-b1cd-977ee3f81257"}},"memory_id":"01a208c1-5a4a-773e-b1cd-977cbbb5f895","reason":{"commitment":"54ac1bc93d1d56e2e7d29c5dea1cd724ea8b96d63b7bd8e7be37c2076142103f","content_id":"01a208c1-5b2a-724d-a357-e1f53cca2e0b"},"rev":7,"revision":2}', '\xd8039cf6bce4214591620f361964b0ed668236634a4c34db4c55483736fe8a39', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219241724),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a208c1-5cb7-73c0-9e5e-e716b338a2f4', 'MemoryDeleted', 1, '{"at":1795443219639336,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"deleted":{"content_id":"01a208c1-5b2a-724d-a357-e1f7e8262e69"}},"memory_id":"01a208c1-5b2a-724d-a357-e1f6d944379b","rev":17,"revision":2}', '\x0ea6e06ece6dc21b4d66dac7e95f3558ccc62757278d4726c926db16e4f437e3', 'admin:k_ZI8UB97p59v9', 'run:01a208c1-5ac0-7193-9250-34362228efa5:restore', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219639336),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a208c1-5b2d-7787-92a7-83447c754bdb', 'MemoriesMerged', 1, '{"at":1795443219241724,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"0b757353aabac947ebcc153c8ff35eedcc31649451ca035107b6e663d4f5e126","content_id":"01a208c1-5b2a-724d-a357-e1f7e8262e69"},"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":1},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":1}]}},"memory_id":"01a208c1-5b2a-724d-a357-e1f6d944379b","reason":{"commitment":"7deaffb948879f1cf6fed2cab0f30f77931e3b3e3f8721c61525e8f205826505","content_id":"01a208c1-5b2a-724d-a357-e1f84050ea20"},"rev":8,"revision":1}', '\x2255301be1486516df433b4947bad9e1ffd64c9db7ef1564228f89a5a86d1c12', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219241724),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a208c1-5b2e-7544-bd3a-f21ab0fee922', 'MemoryMergedAway', 1, '{"at":1795443219241724,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"merged_away":{"content_id":"01a208c1-5882-76f0-a661-1b1527f70c5f","into":"01a208c1-5b2a-724d-a357-e1f6d944379b"}},"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","rev":9,"revision":2}', '\xe537c00c808f81a4edd750b291d8c385616f0946e2cf5be4cdb3ffb33e40bfb9', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219241724),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a208c1-5b2e-7544-bd3a-f21b53dfb527', 'MemoryMergedAway', 1, '{"at":1795443219241724,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"merged_away":{"content_id":"01a208c1-58f3-7530-b59b-3061b0a8da35","into":"01a208c1-5b2a-724d-a357-e1f6d944379b"}},"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","rev":10,"revision":2}', '\x529d6b03cdc6dcbc8fa054ef96b18cb7f57820eeeb2343744e1d9864454d9440', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219241724),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a208c1-5b2e-7544-bd3a-f21c3f62c03e', 'MemoryUpdated', 1, '{"at":1795443219241724,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"updated":{"content":{"commitment":"1651dbda314cc4d01562ae8402ca0c1d64c94209df87a39026bc211e3aff8815","content_id":"01a208c1-5b2d-7787-92a7-83415a2bbf46"},"previous_content_id":"01a208c1-595b-724d-8544-41239475964a","set":{},"was":{}}},"memory_id":"01a208c1-595a-755d-a627-eaeb46289e7e","rev":11,"revision":2}', '\x7e9a49dad6481fc86cdefe1201fad95d13f26bbcb858610001689e9fbf97a048', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219241724),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a208c1-5b36-7174-9fcb-a5c064f161b2', 'StepCompleted', 1, '{"at":1795443219253017,"change":{"step_completed":{"attempt":1,"duration_ms":20,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xe21de12d5444898f901731dd826bae1255a04308dd1943c7c4a896e5c2d28174', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:save:complete', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219253017),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a208c1-5b39-7495-8f62-3a80784bfd11', 'StepStarted', 1, '{"at":1795443219256828,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xd3e2625536fe0eeb707734660d2b7a99010dadf11e2e17ff6c3bd8746fc2fe7c', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:report:start:1', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219256828),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a208c1-5b40-70cd-834c-f3c24682c7dd', 'StepCompleted', 1, '{"at":1795443219263062,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\x03fa05169c318f4dcf8adff80b01f93ed5a3380cd2931864453043f08ef264a4', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:report:complete', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219263062),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a208c1-5b43-7672-99b4-e61db9b84858', 'RunCompleted', 1, '{"at":1795443219267084,"change":{"completed":{"attempt":1,"duration_ms":129,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xad1763344a3ffef8a7cfd04a936433922ba43d969f7ff77c62feabd2d6993148', 'workflow:memory-optimization', 'run:01a208c1-5ac0-7193-9250-34362228efa5:complete', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219267084),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a208c1-5cb7-73c0-9e5e-e711644c65b0', 'MemoryRestored', 1, '{"at":1795443219639336,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"restored":{"content_id":"01a208c1-59cd-756f-aa90-58424500e34e","from":"archived"}},"memory_id":"01a208c1-59cd-756f-aa90-5840fecb1e22","rev":12,"revision":3}', '\x0901f7e81b8c48c1718feda5f56a5a822cc2def33325f30ff5683a4f55515dc4', 'admin:k_ZI8UB97p59v9', 'run:01a208c1-5ac0-7193-9250-34362228efa5:restore', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219639336),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a208c1-5cb7-73c0-9e5e-e7122133fdd3', 'MemoryRestored', 1, '{"at":1795443219639336,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"restored":{"content_id":"01a208c1-5a4a-773e-b1cd-977ee3f81257","from":"archived"}},"memory_id":"01a208c1-5a4a-773e-b1cd-977cbbb5f895","rev":13,"revision":3}', '\xfec0a52b232e83041c1eaae73284d61164fe5ae726ccd6a56dd3273d2ae89c3f', 'admin:k_ZI8UB97p59v9', 'run:01a208c1-5ac0-7193-9250-34362228efa5:restore', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219639336),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a208c1-5cb7-73c0-9e5e-e713d41cca1a', 'MemoryRestored', 1, '{"at":1795443219639336,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"restored":{"content_id":"01a208c1-5882-76f0-a661-1b1527f70c5f","from":"merged"}},"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","rev":14,"revision":3}', '\x3ba540232ab5e86056c6905516e703c5b7194b37102e1fce7197363a02b13919', 'admin:k_ZI8UB97p59v9', 'run:01a208c1-5ac0-7193-9250-34362228efa5:restore', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219639336),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a208c1-5cb7-73c0-9e5e-e714c295875e', 'MemoryRestored', 1, '{"at":1795443219639336,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"restored":{"content_id":"01a208c1-58f3-7530-b59b-3061b0a8da35","from":"merged"}},"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","rev":15,"revision":3}', '\x20a33dd0063a7496d1e7dda7baa8344fd1c1f3781e3c047b3c9a2b2da3330d45', 'admin:k_ZI8UB97p59v9', 'run:01a208c1-5ac0-7193-9250-34362228efa5:restore', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219639336),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a208c1-5cb7-73c0-9e5e-e71511a99f24', 'MemoryUpdated', 1, '{"at":1795443219639336,"by_run":"01a208c1-5ac0-7193-9250-34362228efa5","change":{"updated":{"content":{"commitment":"57e3e93fdce8ca97975f94e859e98129a17b4a562eebcc902762769e2b4019df","content_id":"01a208c1-5cb7-73c0-9e5e-e710fd00aa40"},"previous_content_id":"01a208c1-5b2d-7787-92a7-83415a2bbf46","set":{},"was":{}}},"memory_id":"01a208c1-595a-755d-a627-eaeb46289e7e","rev":16,"revision":3}', '\x6eb786b296a5fd8676ec10565e0f7b366e339ea3cf1bf05bb5fc7e5698f86801', 'admin:k_ZI8UB97p59v9', 'run:01a208c1-5ac0-7193-9250-34362228efa5:restore', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219639336),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a208c1-5cb9-719d-8aa6-175b3dc10ac1', 'RunRestored', 1, '{"at":1795443219641681,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a208c1-5ac0-7193-9250-34362228efa5"}', '\xe6925159c0be78feb0ddfa5ef9e773edc5483969d876fe3188648239b46e2b82', 'admin:k_ZI8UB97p59v9', '01a208c1-5cb9-719d-8aa6-175a7cc3a61e', '01a208c1-5ac0-7193-9250-34362228efa5', NULL, 1795443219641681),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a208c1-5cdb-73c5-844f-62607fb34a1b', 'RunRequested', 1, '{"at":1795443219675878,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x4f2a126578e7874ec05e663bf8c70501bdfa57b5a15aff777f9d2adc2b437cad', 'admin:k_ZI8UB97p59v9', '01a208c1-5cdb-73c5-844f-625f45ce5de2', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219675878),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a208c1-5cec-722d-83d8-b1d0ee686a87', 'RunClaimed', 1, '{"at":1795443219692328,"change":{"claimed":{"attempt":1,"node":"node-01a208c14fc7710abdab374827bb9b5d"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xaf4e61c4a750dc3c998b2a289e93d5380a5b6a64d6ceaffd6f9ff312c6e61241', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:claim:01a208c1-5cec-722d-83d8-b1cf919859b9', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219692328),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a208c1-5cef-7770-b4ef-7e2ec938cdfd', 'StepStarted', 1, '{"at":1795443219695140,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x22b555eb78763ca3ba7b3f86ca747dec1db307a26fc1edba4547c602cea3e190', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:fetch:start:1', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219695140),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a208c1-5cf3-77cf-8808-dcf8bd9129ce', 'StepCompleted', 1, '{"at":1795443219698822,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x410ff1d3067abc7f193460f92712141b1539343c4a31ff3d3170305b8b3b854a', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:fetch:complete', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219698822),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a208c1-5cfc-74f0-9168-36c193aad78c', 'StepStarted', 1, '{"at":1795443219704165,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x7f7d4d8163ed8692d001ff5d17beeea7afae2b88ef2f514285046cc9b33221d2', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:classify:start:1', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219704165),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a208c1-5d01-7708-9451-f225e22dd338', 'AnswerRecorded', 1, '{"at":1795443219713208,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"85f3da9e561b0532bfbcf08f4d8b957b05b4b39f3914e92419158795bd6da384","content_id":"01a208c1-5d01-7708-9451-f224f382b9ea"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xee04a78c941d824fe863f48650885b432c33e359c7243d5fe7be545d08d738c1', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:classify:0', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219713208),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a208c1-5d04-73f8-9b5b-d06b704ea910', 'StepCompleted', 1, '{"at":1795443219716429,"change":{"step_completed":{"attempt":1,"duration_ms":12,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x7c1028610bf30f4794a1684e2bc923f31b1ee0dda8aea4fdc29e7030f6188eba', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:classify:complete', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219716429),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a208c1-5d06-7428-a92d-c2603ff439e0', 'StepStarted', 1, '{"at":1795443219718377,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x7666500f4a985b412cfbeccac9b93ee15dab5276eb14a04c8af51242eb7e5e38', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:resolve_merges:start:1', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219718377),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a208c1-5d0c-7702-a377-ed3c70828d6b', 'AnswerRecorded', 1, '{"at":1795443219724213,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"274f2a60bba8bf3779e36192f5820ae0498d49fd962789a57d794a47a3338510","content_id":"01a208c1-5d0c-7702-a377-ed3b10816d27"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xebcee1e90f732b336dc2e2d295baf86e150aad7311ad57c13239346a32825964', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:resolve_merges:0', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219724213),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a208c1-5d0e-723b-aedc-3acd4cc34f14', 'StepCompleted', 1, '{"at":1795443219726333,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x89e1ad1a591c33b9a4b6bb0e551af386c06a0e7c3ac948e0ec8de8fe2c47f743', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:resolve_merges:complete', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219726333),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a208c1-5d10-730e-a2ae-186b30c029b5', 'StepStarted', 1, '{"at":1795443219728425,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xf63e7a78bb2284800e16b75751459c359cd175a4cd0e668cd56f3ec56029ab8c', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:normalise_topics:start:1', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219728425),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a208c1-5d16-75c6-a846-b9ca0231cf1d', 'AnswerRecorded', 1, '{"at":1795443219734560,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"15a38d6a69ba4db478e92e6df3933afb68ffb4c3532f93c48d44ca92210f008e","content_id":"01a208c1-5d16-75c6-a846-b9c92ddd21b5"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xd1e14102b210d10701056ce5cffc3ce27dcfde9e1d9bcedb77de2ac6a90d77d5', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:normalise_topics:0', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219734560),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a208c1-5d1c-72b4-9ee2-ce40b198f93b', 'StepCompleted', 1, '{"at":1795443219737055,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xbb2936f59bde943b95a3aa81ab2c669ed375b9f953b481b726b83ddbc8cf3b6d', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:normalise_topics:complete', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219737055),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a208c1-5d1f-7167-ab14-f4fb95f26b91', 'StepStarted', 1, '{"at":1795443219742071,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xefbbe040124c1b68795f743ea909ef7654c92a76d1f0e191b0ed5b378fefcaa9', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save:start:1', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219742071);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a208c1-5d26-743b-83c8-b71970fdd84e', 'MemoryDeleted', 1, '{"at":1795443219749752,"by_run":"01a208c1-5cdb-73c5-844f-625e4a040d05","change":{"deleted":{"content_id":"01a208c1-59cd-756f-aa90-58424500e34e"}},"memory_id":"01a208c1-59cd-756f-aa90-5840fecb1e22","reason":{"commitment":"1644b4f9a54dd678e2b3e64d7ff82ffb6c7a3012793947b3c2636467927dc0fa","content_id":"01a208c1-5d25-74cc-b6d2-3bb5c48e3114"},"rev":18,"revision":4}', '\x1b91ddae783490802db0b9b5ff60ec8ba7191e3437900fe337f73661e412cc5d', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219749752),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a208c1-5d26-743b-83c8-b71a74d98e14', 'MemoryDeleted', 1, '{"at":1795443219749752,"by_run":"01a208c1-5cdb-73c5-844f-625e4a040d05","change":{"deleted":{"content_id":"01a208c1-5a4a-773e-b1cd-977ee3f81257"}},"memory_id":"01a208c1-5a4a-773e-b1cd-977cbbb5f895","reason":{"commitment":"a4e8a9418650f1a2710ee41ad2f6a23782695f59a7f592ed8e85e7a51db9ffc9","content_id":"01a208c1-5d25-74cc-b6d2-3bb60659992e"},"rev":19,"revision":4}', '\xdc0e399153c117f5cf68ef55022c1ec753b2840498358ca669c6c92968156982', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219749752),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a208c1-5d26-743b-83c8-b71bd96ed6f2', 'MemoriesMerged', 1, '{"at":1795443219749752,"by_run":"01a208c1-5cdb-73c5-844f-625e4a040d05","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"522aa0e477844be6acc9aa8de495c40d1b7091234685e1543e4bab2b2e337de8","content_id":"01a208c1-5d25-74cc-b6d2-3bb8915290e1"},"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":3},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":3}]}},"memory_id":"01a208c1-5d25-74cc-b6d2-3bb738c044a4","reason":{"commitment":"e97c521f77a1b7036357dad554052d57c90fbe1d4e7e01e85fe2a4ae1e24aa27","content_id":"01a208c1-5d25-74cc-b6d2-3bb94fd7f31d"},"rev":20,"revision":1}', '\x445d9ea80307c1f42fe905311abb640c2deddb3f6a6bf4d5536a3c5dea1d623e', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219749752),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a208c1-5d26-743b-83c8-b71c5f2f385b', 'MemoryMergedAway', 1, '{"at":1795443219749752,"by_run":"01a208c1-5cdb-73c5-844f-625e4a040d05","change":{"merged_away":{"content_id":"01a208c1-5882-76f0-a661-1b1527f70c5f","into":"01a208c1-5d25-74cc-b6d2-3bb738c044a4"}},"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","rev":21,"revision":4}', '\x2e69695c33ece6eba40c06696c6c272d3fe597cb7a1bcf420a2557fd3cabaac5', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219749752),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a208c1-5d26-743b-83c8-b71dad17acdb', 'MemoryMergedAway', 1, '{"at":1795443219749752,"by_run":"01a208c1-5cdb-73c5-844f-625e4a040d05","change":{"merged_away":{"content_id":"01a208c1-58f3-7530-b59b-3061b0a8da35","into":"01a208c1-5d25-74cc-b6d2-3bb738c044a4"}},"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","rev":22,"revision":4}', '\x133b28713ccbcafaecbaab0f14880e722ed4e821651581fe483ee110d82c0640', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219749752),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a208c1-5d26-743b-83c8-b71e17340881', 'MemoryUpdated', 1, '{"at":1795443219749752,"by_run":"01a208c1-5cdb-73c5-844f-625e4a040d05","change":{"updated":{"content":{"commitment":"41f2b91e330062bf203c2f3598b6f823290740e2da11d3679a353a68b28dc06d","content_id":"01a208c1-5d26-743b-83c8-b7185ae2be14"},"previous_content_id":"01a208c1-5cb7-73c0-9e5e-e710fd00aa40","set":{},"was":{}}},"memory_id":"01a208c1-595a-755d-a627-eaeb46289e7e","rev":23,"revision":4}', '\x265e4ac7af2ef5473f9e2c81601e92550e8484b223b33c373361f1b907f8256f', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219749752),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a208c1-5d29-76bc-9c9e-2dcf1375a5fe', 'StepCompleted', 1, '{"at":1795443219753453,"change":{"step_completed":{"attempt":1,"duration_ms":11,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\xe6dd8c96936963382471b08fd0d7bfa1ba8c6994249d7e6e6d3e68936d6d901b', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:save:complete', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219753453),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a208c1-5d2b-760c-ac69-fe134f678442', 'StepStarted', 1, '{"at":1795443219755530,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x6f618e7134ecd468f4e6167c32c1d08cdf0f69f5449b45fdf2cc0de4d5e896a3', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:report:start:1', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219755530),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a208c1-5d30-7361-b94c-86f2bc80a6b6', 'StepCompleted', 1, '{"at":1795443219759739,"change":{"step_completed":{"attempt":1,"duration_ms":4,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x8728dc630fc9cb2d5c05af97b36169d8dc419ba228431486f1884f81c2869deb', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:report:complete', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219759739),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a208c1-5d34-7481-b5f6-8eec3d9c84a2', 'RunCompleted', 1, '{"at":1795443219764228,"change":{"completed":{"attempt":1,"duration_ms":88,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05"}', '\x391d83c0b170685c398a972711010294150c711dfb1fd94a0c6a9a17c99c5732', 'workflow:memory-optimization', 'run:01a208c1-5cdb-73c5-844f-625e4a040d05:complete', '01a208c1-5cdb-73c5-844f-625e4a040d05', NULL, 1795443219764228),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a208c1-5dc8-7799-b800-175ce768fc2e', 'MemoryCreated', 1, '{"at":1795443219912130,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"579dfb580a24274eabb4064bebb18579b83c94fbc06d1cbfefa6312a1ca70642","content_id":"01a208c1-5dc8-7799-b800-175aed339b5b"}}},"memory_id":"01a208c1-5dc6-73c8-af60-f46f15c3aacb","rev":1,"revision":1}', '\xfaffaeabac7c828db7c1af42e60a687ceaa0cb7ed4dc7f551864ab21a72c04d3', 'admin:k_4Tn67ALTkfgL', '01a208c1-5dc8-7799-b800-175b1ed472d0', '01a208c1-5dc8-7799-b800-175b1ed472d0', NULL, 1795443219912130),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a208c1-5e3e-76e7-a5da-7d8b0969d812', 'MemoryUpdated', 1, '{"at":1795443220029536,"change":{"updated":{"content":{"commitment":"bb7ca9f05a54ef0f943a6f08687fb34e3a17e34006dd03d786cdea6270b5910b","content_id":"01a208c1-5e3e-76e7-a5da-7d89f1955bec"},"previous_content_id":"01a208c1-5dc8-7799-b800-175aed339b5b","set":{},"was":{}}},"memory_id":"01a208c1-5dc6-73c8-af60-f46f15c3aacb","rev":2,"revision":2}', '\x299df6c85dd5850f4a8f941dfab4351eb53cf075c7200de7badd3bdf6c2a39a5', 'admin:k_4Tn67ALTkfgL', '01a208c1-5e3e-76e7-a5da-7d8a0273a38d', '01a208c1-5e3e-76e7-a5da-7d8a0273a38d', NULL, 1795443220029536);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795443215044246),
	('changes', 1, 'changes_g1', 1795443215044246),
	('relations', 1, 'relations_g1', 1795443215044246),
	('runs', 1, 'runs_g1 run_changes_g1', 1795443215044246),
	('user_stats', 1, 'user_stats_g1', 1795443215044246),
	('daily_metrics', 1, 'daily_metrics_g1', 1795443215044246);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-4e5b-7438-b51c-58c409ad5450', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a208c1-4e5b-7438-b51c-58c409ad5450"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-4e5b-7438-b51c-58c5c5399216', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a208c1-4e5b-7438-b51c-58c5c5399216"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a208c1-4e5b-7438-b51c-58c61910a2bc', 1, 3, 1795443215963294, 1795443215963294, NULL, NULL, '{"contents":["01a208c1-4e5b-7438-b51c-58c61910a2bc"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-4e5b-7438-b51c-58c733ea6c30', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a208c1-4e5b-7438-b51c-58c733ea6c30"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-4e5b-7438-b51c-58c81210dd02', 1, 5, 1795443215963294, 1795443215963294, NULL, NULL, '{"contents":["01a208c1-4e5b-7438-b51c-58c81210dd02"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-4e5c-75ce-b323-86a8c86abf7e', 2, 7, 1795443215963294, 1795443215963294, NULL, NULL, '{"contents":["01a208c1-4e5c-75ce-b323-86a8c86abf7e"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-4e5c-75ce-b323-86a9f1bc4421', 2, 9, 1795443215963294, 1795443215963294, NULL, NULL, '{"contents":["01a208c1-4e5c-75ce-b323-86a9f1bc4421"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a208c1-4e5c-75ce-b323-86aa7fd11482', 1, 10, 1795443215963294, 1795443215963294, NULL, NULL, '{"contents":["01a208c1-4e5c-75ce-b323-86aa7fd11482"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a208c1-4eba-7081-8c11-4b3ed4f6a0af', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a208c1-4eba-7081-8c11-4b3ed4f6a0af"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-4eba-7081-8c11-4b3fe7b91dff', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a208c1-4eba-7081-8c11-4b3fe7b91dff"]}'),
	(43, 'default', 'ana', '01a208c1-522c-7387-b5b0-639ed7918ad8', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-522c-7387-b5b0-63a06671a66e', 1, 6, 1795443216940473, 1795443216940473, NULL, NULL, '{"contents":["01a208c1-522c-7387-b5b0-63a06671a66e"]}'),
	(43, 'default', 'ana', '01a208c1-5011-7591-a8fe-dddc4218f259', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5311-7711-9e29-14a782332304', 2, 8, 1795443216403576, 1795443217168208, NULL, NULL, '{"contents":["01a208c1-5013-72b9-b789-d4f880d6106e","01a208c1-5311-7711-9e29-14a782332304"]}'),
	(43, 'default', 'ana', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a208c1-53e0-72ca-8297-e3b9f17a5a89', 5, 25, 1795443216526722, 1795443217809264, NULL, NULL, '{"contents":["01a208c1-508e-732e-a9d2-b15dee7c395a","01a208c1-53e0-72ca-8297-e3b9f17a5a89","01a208c1-5591-7589-b0b8-96cf7bb39438"]}'),
	(43, 'default', 'ana', '01a208c1-5407-767f-a334-81e09768d59c', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5408-7767-8a65-24ae85d9b815', 1, 14, 1795443217415560, 1795443217415560, NULL, NULL, '{"contents":["01a208c1-5408-7767-8a65-24ae85d9b815"],"derived_from":[{"memory_id":"01a208c1-50ff-7709-b459-0079716b1220","revision":1},{"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","revision":1}]}'),
	(43, 'default', 'ana', '01a208c1-542b-769b-a146-d93cae7c0d38', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5508-7016-aca7-5712792b30a8', 2, 20, 1795443217452006, 1795443217671481, NULL, NULL, '{"contents":["01a208c1-542c-7218-be2b-253c42a22c22","01a208c1-5508-7016-aca7-5712792b30a8","01a208c1-5508-7016-aca7-5713e3cb36ee"],"derived_from":[{"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","revision":1},{"memory_id":"01a208c1-54a0-74c6-8db5-6a92f9abff93","revision":1}]}'),
	(43, 'default', 'ana', '01a208c1-54a0-74c6-8db5-6a92f9abff93', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-54a0-74c6-8db5-6a949f92c85a', 2, 21, 1795443217568537, 1795443217671481, NULL, '01a208c1-542b-769b-a146-d93cae7c0d38', '{"contents":["01a208c1-54a0-74c6-8db5-6a949f92c85a"]}'),
	(43, 'default', 'ana', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a208c1-52a7-7306-b03d-a3dbbee85ee8', 5, 27, 1795443217063011, 1795443217872885, NULL, NULL, '{"contents":["01a208c1-52a7-7306-b03d-a3dbbee85ee8"]}'),
	(43, 'default', 'ana', '01a208c1-5162-75a9-b478-ca28a23729ef', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5162-75a9-b478-ca2a80b166d2', 6, 30, 1795443216738319, 1795443217927655, 4949043217927655, NULL, '{"contents":["01a208c1-5162-75a9-b478-ca2a80b166d2","01a208c1-55e1-76a9-8ff0-67f087a8de7f"]}'),
	(43, 'default', 'ana', '01a208c1-51d6-72a8-92f8-d90880bab59c', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795443216854843, 1795443217948485, NULL, NULL, '{"contents":["01a208c1-561c-7329-a3d7-e78581e321b8"]}'),
	(43, 'default', 'ana', '01a208c1-50ff-7709-b459-0079716b1220', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795443216640016, 1795443218107736, NULL, '01a208c1-5407-767f-a334-81e09768d59c', '{"contents":["01a208c1-56bb-702b-acdd-82305cbf9c12"]}'),
	(48, 'default', 'lena', '01a208c1-5734-7429-95ac-f3a4dafabb4e', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5735-71cc-8f64-d3650ed30721', 1, 1, 1795443218229259, 1795443218229259, NULL, NULL, '{"contents":["01a208c1-5735-71cc-8f64-d3650ed30721"]}'),
	(48, 'default', 'lena', '01a208c1-579f-74c6-a078-6ffde412c9a7', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-579f-74c6-a078-6fff429ab54d', 1, 2, 1795443218335283, 1795443218335283, NULL, NULL, '{"contents":["01a208c1-579f-74c6-a078-6fff429ab54d"]}'),
	(48, 'default', 'lena', '01a208c1-57ff-748a-8955-df6b6e25c7d1', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5800-74c0-b8b0-35f4ccfe00f7', 2, 4, 1795443218432076, 1795443218520048, NULL, NULL, '{"contents":["01a208c1-5800-74c0-b8b0-35f4ccfe00f7"]}'),
	(1, 'default', 'nora', '01a208c1-5b2a-724d-a357-e1f6d944379b', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5b2a-724d-a357-e1f7e8262e69', 2, 17, 1795443219241724, 1795443219639336, NULL, NULL, '{"contents":["01a208c1-5b2a-724d-a357-e1f7e8262e69","01a208c1-5b2a-724d-a357-e1f84050ea20"],"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":1},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":1}]}'),
	(1, 'default', 'nora', '01a208c1-5880-7136-af59-734cbfa6e74c', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5882-76f0-a661-1b1527f70c5f', 4, 21, 1795443218562417, 1795443219749752, NULL, '01a208c1-5d25-74cc-b6d2-3bb738c044a4', '{"contents":["01a208c1-5882-76f0-a661-1b1527f70c5f"]}'),
	(1, 'default', 'nora', '01a208c1-58f3-7530-b59b-305f1b20bc28', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-58f3-7530-b59b-3061b0a8da35', 4, 22, 1795443218675361, 1795443219749752, NULL, '01a208c1-5d25-74cc-b6d2-3bb738c044a4', '{"contents":["01a208c1-58f3-7530-b59b-3061b0a8da35"]}'),
	(1, 'default', 'nora', '01a208c1-595a-755d-a627-eaeb46289e7e', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5d26-743b-83c8-b7185ae2be14', 4, 23, 1795443218778955, 1795443219749752, NULL, NULL, '{"contents":["01a208c1-595b-724d-8544-41239475964a","01a208c1-5b2d-7787-92a7-83415a2bbf46","01a208c1-5cb7-73c0-9e5e-e710fd00aa40","01a208c1-5d26-743b-83c8-b7185ae2be14"]}'),
	(1, 'default', 'nora', '01a208c1-5d25-74cc-b6d2-3bb738c044a4', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5d25-74cc-b6d2-3bb8915290e1', 1, 20, 1795443219749752, 1795443219749752, NULL, NULL, '{"contents":["01a208c1-5d25-74cc-b6d2-3bb8915290e1","01a208c1-5d25-74cc-b6d2-3bb94fd7f31d"],"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":3},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":3}]}'),
	(48, 'bridge', 'lena', '01a208c1-5dc6-73c8-af60-f46f15c3aacb', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5e3e-76e7-a5da-7d89f1955bec', 2, 2, 1795443219912130, 1795443220029536, NULL, NULL, '{"contents":["01a208c1-5dc8-7799-b800-175aed339b5b","01a208c1-5e3e-76e7-a5da-7d89f1955bec"]}'),
	(1, 'default', 'nora', '01a208c1-59cd-756f-aa90-5840fecb1e22', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-59cd-756f-aa90-58424500e34e', 4, 18, 1795443218893584, 1795443219749752, NULL, NULL, '{"contents":["01a208c1-59cd-756f-aa90-58424500e34e","01a208c1-5b29-76c1-82fe-5f3de2cadca7","01a208c1-5d25-74cc-b6d2-3bb5c48e3114"]}'),
	(1, 'default', 'nora', '01a208c1-5a4a-773e-b1cd-977cbbb5f895', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a208c1-5a4a-773e-b1cd-977ee3f81257', 4, 19, 1795443219018562, 1795443219749752, NULL, NULL, '{"contents":["01a208c1-5a4a-773e-b1cd-977ee3f81257","01a208c1-5b2a-724d-a357-e1f53cca2e0b","01a208c1-5d25-74cc-b6d2-3bb60659992e"]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a208c1-5011-7591-a8fe-dddc4218f259', 1795443220266078, 1),
	(43, 'default', 'ana', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 1795443220313784, 1),
	(43, 'default', 'ana', '01a208c1-5162-75a9-b478-ca28a23729ef', 1795443220359857, 1),
	(43, 'default', 'ana', '01a208c1-542b-769b-a146-d93cae7c0d38', 1795443220462646, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a208c1-4e6b-7453-8e1c-dc2c9f96a37c', 'default', 1795443215979863, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a208c1-4ecb-7364-afa7-045b68be7c66', 'default', 1795443216075319, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a208c1-5011-7591-a8fe-ddddb9c21f4f', 'default', 1795443216401918, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-5011-7591-a8fe-dddc4218f259', 'Personal', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-508e-732e-a9d2-b15c854df7e8', 'default', 1795443216526656, 'ana', 't1', 'hotpath', 'create', 'ok', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'Goals', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-50ff-7709-b459-007a71b557a9', 'default', 1795443216639944, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-50ff-7709-b459-0079716b1220', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5162-75a9-b478-ca29fdb7bba4', 'default', 1795443216738234, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-5162-75a9-b478-ca28a23729ef', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-51d6-72a8-92f8-d9097cd1aa86', 'default', 1795443216854784, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-51d6-72a8-92f8-d90880bab59c', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-522c-7387-b5b0-639fd172a6a2', 'default', 1795443216940390, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-522c-7387-b5b0-639ed7918ad8', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-52a6-7487-ab6b-fd963275bd07', 'default', 1795443217062930, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'Style', NULL, NULL, 'agent:planner'),
	('01a208c1-5310-7275-8f7a-14baae110315', 'default', 1795443217168139, 'ana', NULL, 'hotpath', 'update', 'ok', '01a208c1-5011-7591-a8fe-dddc4218f259', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5379-71c1-8016-1d48cea75d84', 'default', 1795443217273261, 'ana', 't1', 'hotpath', 'update', 'ok', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'Goals', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5395-72b5-a8db-6ad7b1bdb3f3', 'default', 1795443217301166, 'ana', NULL, 'hotpath', 'update', 'ok', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'Style', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-53ac-738b-91db-274d6c6b2b98', 'default', 1795443217324738, 'ana', NULL, 'hotpath', 'update', 'ok', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'Manners', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-53c3-7209-a46f-6c5feebad068', 'default', 1795443217347864, 'ana', 't1', 'hotpath', 'update', 'ok', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'Goals', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-53de-73d4-af63-a52f4df56c31', 'default', 1795443217374249, 'ana', 't1', 'hotpath', 'update', 'ok', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'Goals', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-53f3-7137-9adc-2875d57327e1', 'default', 1795443217395411, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'Goals', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5407-767f-a334-81e1f16a7046', 'default', 1795443217415491, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a208c1-5407-767f-a334-81e09768d59c', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-541a-7472-9d8b-bb49b0ffef4e', 'default', 1795443217434611, 'ana', NULL, 'hotpath', 'update', 'ok', '01a208c1-5162-75a9-b478-ca28a23729ef', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-542b-769b-a146-d93d58320b8d', 'default', 1795443217451931, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-542b-769b-a146-d93cae7c0d38', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-54a0-74c6-8db5-6a938f64ad8e', 'default', 1795443217568439, 'ana', NULL, 'hotpath', 'create', 'ok', '01a208c1-54a0-74c6-8db5-6a92f9abff93', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5507-755c-bc47-e03b077974da', 'default', 1795443217671405, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a208c1-542b-769b-a146-d93cae7c0d38', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5591-7589-b0b8-96ceae82c97e', 'default', 1795443217809164, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'Goals', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-55c2-77b4-b6d2-1a521082d71b', 'default', 1795443217858097, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'Manners', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-55d0-7005-b1ed-9757b89505e1', 'default', 1795443217872821, 'ana', NULL, 'hotpath', 'update', 'ok', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 'Manners', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-55e0-7225-af28-d54ccddd54b5', 'default', 1795443217888962, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a208c1-5162-75a9-b478-ca28a23729ef', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-55f3-74cc-ae1f-fba447997855', 'default', 1795443217907175, 'ana', NULL, 'hotpath', 'update', 'ok', '01a208c1-5162-75a9-b478-ca28a23729ef', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5607-7016-af92-256535e02128', 'default', 1795443217927519, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a208c1-5162-75a9-b478-ca28a23729ef', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-561c-7329-a3d7-e784655cf89b', 'default', 1795443217948399, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a208c1-51d6-72a8-92f8-d90880bab59c', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-56bb-702b-acdd-822f32afa802', 'default', 1795443218107652, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a208c1-50ff-7709-b459-0079716b1220', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5734-7429-95ac-f3a52931d5fc', 'default', 1795443218228027, 'lena', NULL, 'hotpath', 'create', 'ok', '01a208c1-5734-7429-95ac-f3a4dafabb4e', 'Sport', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-579f-74c6-a078-6ffe16b3477f', 'default', 1795443218335222, 'lena', NULL, 'hotpath', 'create', 'ok', '01a208c1-579f-74c6-a078-6ffde412c9a7', 'Sport', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-57ff-748a-8955-df6c0efa7a57', 'default', 1795443218431999, 'lena', NULL, 'hotpath', 'create', 'ok', '01a208c1-57ff-748a-8955-df6b6e25c7d1', 'Sport', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5857-756f-89d9-317366b609dd', 'default', 1795443218519963, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a208c1-57ff-748a-8955-df6b6e25c7d1', 'Sport', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5880-7136-af59-734d1384dd09', 'default', 1795443218560856, 'nora', NULL, 'hotpath', 'create', 'ok', '01a208c1-5880-7136-af59-734cbfa6e74c', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-58f3-7530-b59b-306028f39183', 'default', 1795443218675282, 'nora', NULL, 'hotpath', 'create', 'ok', '01a208c1-58f3-7530-b59b-305f1b20bc28', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-595a-755d-a627-eaec67a9033b', 'default', 1795443218778829, 'nora', NULL, 'hotpath', 'create', 'ok', '01a208c1-595a-755d-a627-eaeb46289e7e', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-59cd-756f-aa90-5841669ba51a', 'default', 1795443218893169, 'nora', NULL, 'hotpath', 'create', 'ok', '01a208c1-59cd-756f-aa90-5840fecb1e22', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5a4a-773e-b1cd-977d0f234c99', 'default', 1795443219018482, 'nora', NULL, 'hotpath', 'create', 'ok', '01a208c1-5a4a-773e-b1cd-977cbbb5f895', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-5dc6-73c8-af60-f470887b2379', 'bridge', 1795443219910508, 'lena', NULL, 'hotpath', 'create', 'ok', '01a208c1-5dc6-73c8-af60-f46f15c3aacb', NULL, NULL, NULL, 'admin:k_4Tn67ALTkfgL'),
	('01a208c1-5e3d-727f-b8da-cbdaa950e46f', 'bridge', 1795443220029464, 'lena', NULL, 'hotpath', 'update', 'ok', '01a208c1-5dc6-73c8-af60-f46f15c3aacb', NULL, NULL, NULL, 'admin:k_4Tn67ALTkfgL'),
	('01a208c1-62ee-716b-bc36-06402f26953a', 'default', 1795443221230828, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a208c1-5011-7591-a8fe-dddc4218f259', 'Personal', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-6308-7406-a726-2c483c789514', 'default', 1795443221256925, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a208c1-51d6-72a8-92f8-d90880bab59c', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-6326-7382-a2c1-a48003a63eb7', 'default', 1795443221286117, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a208c1-508e-732e-a9d2-b15bb0d28be4', 'Goals', NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-6343-74da-9a5d-4cb02857297b', 'default', 1795443221315963, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a208c1-51d6-72a8-92f8-d90880bab59c', NULL, NULL, NULL, 'admin:k_ZI8UB97p59v9'),
	('01a208c1-635e-7518-b8d7-6239ee1a7e6a', 'default', 1795443221342605, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_ZI8UB97p59v9');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711369860817664939 timeline=00000001 database=16384 events=16397');


--
-- Data for Name: parked_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partitions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.partitions VALUES
	(0, 1, 1),
	(2, 1, 1),
	(3, 1, 1),
	(4, 1, 1),
	(5, 1, 1),
	(6, 1, 1),
	(7, 1, 1),
	(8, 1, 1),
	(9, 1, 1),
	(10, 1, 1),
	(11, 1, 1),
	(12, 1, 1),
	(13, 1, 1),
	(14, 1, 1),
	(15, 1, 1),
	(16, 1, 1),
	(17, 1, 1),
	(18, 1, 1),
	(19, 1, 1),
	(20, 1, 1),
	(21, 1, 1),
	(22, 1, 1),
	(23, 1, 1),
	(25, 1, 1),
	(26, 1, 1),
	(27, 1, 1),
	(28, 1, 1),
	(29, 1, 1),
	(30, 1, 1),
	(24, 2, 1),
	(1, 61, 1),
	(31, 1, 1),
	(32, 1, 1),
	(33, 1, 1),
	(34, 1, 1),
	(35, 1, 1),
	(36, 1, 1),
	(37, 1, 1),
	(38, 1, 1),
	(39, 1, 1),
	(40, 1, 1),
	(41, 1, 1),
	(42, 1, 1),
	(44, 1, 1),
	(45, 1, 1),
	(46, 1, 1),
	(47, 1, 1),
	(49, 1, 1),
	(50, 1, 1),
	(51, 1, 1),
	(52, 1, 1),
	(54, 1, 1),
	(55, 1, 1),
	(56, 1, 1),
	(58, 1, 1),
	(59, 1, 1),
	(60, 1, 1),
	(61, 1, 1),
	(53, 11, 1),
	(48, 9, 1),
	(57, 2, 1),
	(43, 33, 1),
	(62, 1, 1),
	(63, 1, 1);


--
-- Data for Name: projections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projections VALUES
	('memories', 1, 1),
	('changes', 1, 1),
	('relations', 1, 1),
	('runs', 2, 1),
	('user_stats', 1, 1),
	('daily_metrics', 2, 1);


--
-- Data for Name: relations_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.relations_g1 VALUES
	(43, 'default', 'ana', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', '01a208c1-542b-769b-a146-d93cae7c0d38', 0, 500, 1, 22, 1795443217690955),
	(43, 'default', 'ana', '01a208c1-542b-769b-a146-d93cae7c0d38', '01a208c1-52a6-7487-ab6b-fd95de5d7dd4', 1, 500, 1, 22, 1795443217690955);


--
-- Data for Name: residue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.residue VALUES
	('contents', 2, 2);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a208c1-5ac0-7193-9250-34362228efa5', 'memory-optimization', 'admin:k_ZI8UB97p59v9', 1795443219137854, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a208c1-5ac0-7193-9250-34362228efa5', 'memory-optimization', 'workflow:memory-optimization', 1795443219267084, '{"duration_ms":129,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a208c1-5ac0-7193-9250-34362228efa5', 'memory-optimization', 'admin:k_ZI8UB97p59v9', 1795443219641681, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a208c1-5cdb-73c5-844f-625e4a040d05', 'memory-optimization', 'admin:k_ZI8UB97p59v9', 1795443219675878, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a208c1-5cdb-73c5-844f-625e4a040d05', 'memory-optimization', 'workflow:memory-optimization', 1795443219764228, '{"duration_ms":88,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a208c1-5ac0-7193-9250-34362228efa5', 'memory-optimization', 'completed', 1795443219137854, 0, 129, 5, 2, 0, 0, 0, '{"run_id":"01a208c1-5ac0-7193-9250-34362228efa5","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_ZI8UB97p59v9","requested_at":1795443219137854,"started_at":1795443219163843,"ended_at":1795443219267084,"attempt":1,"node":"node-01a208c14fc7710abdab374827bb9b5d","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795443219167487,"completed_at":1795443219173147,"duration_ms":5,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795443219175738,"completed_at":1795443219195450,"duration_ms":19,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795443219202525,"completed_at":1795443219212841,"duration_ms":10,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795443219215096,"completed_at":1795443219230072,"duration_ms":14,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795443219232739,"completed_at":1795443219253017,"duration_ms":20,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795443219256828,"completed_at":1795443219263062,"duration_ms":6,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795443219641681,"restored_by":"admin:k_ZI8UB97p59v9","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}'),
	(1, 'default', 'nora', '01a208c1-5cdb-73c5-844f-625e4a040d05', 'memory-optimization', 'completed', 1795443219675878, 0, 88, 5, 2, 0, 0, 0, '{"run_id":"01a208c1-5cdb-73c5-844f-625e4a040d05","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_ZI8UB97p59v9","requested_at":1795443219675878,"started_at":1795443219692328,"ended_at":1795443219764228,"attempt":1,"node":"node-01a208c14fc7710abdab374827bb9b5d","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795443219695140,"completed_at":1795443219698822,"duration_ms":3,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795443219704165,"completed_at":1795443219716429,"duration_ms":12,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795443219718377,"completed_at":1795443219726333,"duration_ms":7,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795443219728425,"completed_at":1795443219737055,"duration_ms":8,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795443219742071,"completed_at":1795443219753453,"duration_ms":11,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795443219755530,"completed_at":1795443219759739,"duration_ms":4,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-4e5b-7438-b51c-58c409ad5450","contents":["01a208c1-4e5b-7438-b51c-58c409ad5450"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a208c1-4e5b-7438-b51c-58c5c5399216","contents":["01a208c1-4e5b-7438-b51c-58c5c5399216"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a208c1-4e5b-7438-b51c-58c61910a2bc","contents":["01a208c1-4e5b-7438-b51c-58c61910a2bc"],"created_at":1795443215963294,"updated_at":1795443215963294},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a208c1-4e5b-7438-b51c-58c733ea6c30","contents":["01a208c1-4e5b-7438-b51c-58c733ea6c30"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a208c1-4e5b-7438-b51c-58c81210dd02","contents":["01a208c1-4e5b-7438-b51c-58c81210dd02"],"created_at":1795443215963294,"updated_at":1795443215963294},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a208c1-4e5c-75ce-b323-86a8c86abf7e","contents":["01a208c1-4e5c-75ce-b323-86a8c86abf7e"],"created_at":1795443215963294,"updated_at":1795443215963294},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a208c1-4e5c-75ce-b323-86a9f1bc4421","contents":["01a208c1-4e5c-75ce-b323-86a9f1bc4421"],"created_at":1795443215963294,"updated_at":1795443215963294},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a208c1-4e5c-75ce-b323-86aa7fd11482","contents":["01a208c1-4e5c-75ce-b323-86aa7fd11482"],"created_at":1795443215963294,"updated_at":1795443215963294}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a208c1-5011-7591-a8fe-dddc4218f259":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a208c1-5311-7711-9e29-14a782332304","contents":["01a208c1-5013-72b9-b789-d4f880d6106e","01a208c1-5311-7711-9e29-14a782332304"],"created_at":1795443216403576,"updated_at":1795443217168208},"01a208c1-508e-732e-a9d2-b15bb0d28be4":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a208c1-53e0-72ca-8297-e3b9f17a5a89","contents":["01a208c1-508e-732e-a9d2-b15dee7c395a","01a208c1-53e0-72ca-8297-e3b9f17a5a89","01a208c1-5591-7589-b0b8-96cf7bb39438"],"created_at":1795443216526722,"updated_at":1795443217809264},"01a208c1-50ff-7709-b459-0079716b1220":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a208c1-56bb-702b-acdd-82305cbf9c12"],"merged_into":"01a208c1-5407-767f-a334-81e09768d59c","created_at":1795443216640016,"updated_at":1795443218107736},"01a208c1-5162-75a9-b478-ca28a23729ef":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a208c1-5162-75a9-b478-ca2a80b166d2","contents":["01a208c1-5162-75a9-b478-ca2a80b166d2","01a208c1-55e1-76a9-8ff0-67f087a8de7f"],"purge_at":4949043217927655,"created_at":1795443216738319,"updated_at":1795443217927655},"01a208c1-51d6-72a8-92f8-d90880bab59c":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a208c1-561c-7329-a3d7-e78581e321b8"],"created_at":1795443216854843,"updated_at":1795443217948485},"01a208c1-522c-7387-b5b0-639ed7918ad8":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-522c-7387-b5b0-63a06671a66e","contents":["01a208c1-522c-7387-b5b0-63a06671a66e"],"created_at":1795443216940473,"updated_at":1795443216940473},"01a208c1-52a6-7487-ab6b-fd95de5d7dd4":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a208c1-52a7-7306-b03d-a3dbbee85ee8","contents":["01a208c1-52a7-7306-b03d-a3dbbee85ee8"],"created_at":1795443217063011,"updated_at":1795443217872885},"01a208c1-5407-767f-a334-81e09768d59c":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a208c1-5408-7767-8a65-24ae85d9b815","contents":["01a208c1-5408-7767-8a65-24ae85d9b815"],"derived_from":[{"memory_id":"01a208c1-50ff-7709-b459-0079716b1220","revision":1},{"memory_id":"01a208c1-5162-75a9-b478-ca28a23729ef","revision":1}],"created_at":1795443217415560,"updated_at":1795443217415560},"01a208c1-542b-769b-a146-d93cae7c0d38":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-5508-7016-aca7-5712792b30a8","contents":["01a208c1-542c-7218-be2b-253c42a22c22","01a208c1-5508-7016-aca7-5712792b30a8","01a208c1-5508-7016-aca7-5713e3cb36ee"],"derived_from":[{"memory_id":"01a208c1-542b-769b-a146-d93cae7c0d38","revision":1},{"memory_id":"01a208c1-54a0-74c6-8db5-6a92f9abff93","revision":1}],"created_at":1795443217452006,"updated_at":1795443217671481},"01a208c1-54a0-74c6-8db5-6a92f9abff93":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-54a0-74c6-8db5-6a949f92c85a","contents":["01a208c1-54a0-74c6-8db5-6a949f92c85a"],"merged_into":"01a208c1-542b-769b-a146-d93cae7c0d38","created_at":1795443217568537,"updated_at":1795443217671481}},"kept":8,"links":{"01a208c1-508e-732e-a9d2-b15bb0d28be4":{"01a208c1-542b-769b-a146-d93cae7c0d38":{"by_hand":true,"outgoing":false,"strength":0}},"01a208c1-52a6-7487-ab6b-fd95de5d7dd4":{"01a208c1-542b-769b-a146-d93cae7c0d38":{"by_hand":true,"outgoing":false,"strength":500}},"01a208c1-542b-769b-a146-d93cae7c0d38":{"01a208c1-508e-732e-a9d2-b15bb0d28be4":{"by_hand":true,"outgoing":true,"strength":0},"01a208c1-52a6-7487-ab6b-fd95de5d7dd4":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a208c1-5ac0-7193-9250-34362228efa5":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a208c1-5af9-74d2-8e37-f7ebb873e9a4","01a208c1-5b0a-7679-b14a-224e534e01a1","01a208c1-5b1a-7079-8377-f98d6273a06b"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795443219137854,"ended_at":1795443219267084},"01a208c1-5cdb-73c5-844f-625e4a040d05":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a208c14fc7710abdab374827bb9b5d","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795443219695140,"completed_at":1795443219698822,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795443219704165,"completed_at":1795443219716429,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795443219718377,"completed_at":1795443219726333,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795443219728425,"completed_at":1795443219737055,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"85f3da9e561b0532bfbcf08f4d8b957b05b4b39f3914e92419158795bd6da384","content_id":"01a208c1-5d01-7708-9451-f224f382b9ea"}},"normalise_topics":{"0":{"commitment":"15a38d6a69ba4db478e92e6df3933afb68ffb4c3532f93c48d44ca92210f008e","content_id":"01a208c1-5d16-75c6-a846-b9c92ddd21b5"}},"resolve_merges":{"0":{"commitment":"274f2a60bba8bf3779e36192f5820ae0498d49fd962789a57d794a47a3338510","content_id":"01a208c1-5d0c-7702-a377-ed3b10816d27"}}},"contents":["01a208c1-5d01-7708-9451-f224f382b9ea","01a208c1-5d0c-7702-a377-ed3b10816d27","01a208c1-5d16-75c6-a846-b9c92ddd21b5"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795443219675878,"ended_at":null}},"active":{"memory-optimization":"01a208c1-5cdb-73c5-844f-625e4a040d05"},"held":6}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a208c1-5880-7136-af59-734cbfa6e74c":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-5882-76f0-a661-1b1527f70c5f","contents":["01a208c1-5882-76f0-a661-1b1527f70c5f"],"merged_into":"01a208c1-5d25-74cc-b6d2-3bb738c044a4","created_at":1795443218562417,"updated_at":1795443219749752},"01a208c1-58f3-7530-b59b-305f1b20bc28":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-58f3-7530-b59b-3061b0a8da35","contents":["01a208c1-58f3-7530-b59b-3061b0a8da35"],"merged_into":"01a208c1-5d25-74cc-b6d2-3bb738c044a4","created_at":1795443218675361,"updated_at":1795443219749752},"01a208c1-595a-755d-a627-eaeb46289e7e":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-5d26-743b-83c8-b7185ae2be14","contents":["01a208c1-595b-724d-8544-41239475964a","01a208c1-5b2d-7787-92a7-83415a2bbf46","01a208c1-5cb7-73c0-9e5e-e710fd00aa40","01a208c1-5d26-743b-83c8-b7185ae2be14"],"created_at":1795443218778955,"updated_at":1795443219749752},"01a208c1-59cd-756f-aa90-5840fecb1e22":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-59cd-756f-aa90-58424500e34e","contents":["01a208c1-59cd-756f-aa90-58424500e34e","01a208c1-5b29-76c1-82fe-5f3de2cadca7","01a208c1-5d25-74cc-b6d2-3bb5c48e3114"],"created_at":1795443218893584,"updated_at":1795443219749752},"01a208c1-5a4a-773e-b1cd-977cbbb5f895":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-5a4a-773e-b1cd-977ee3f81257","contents":["01a208c1-5a4a-773e-b1cd-977ee3f81257","01a208c1-5b2a-724d-a357-e1f53cca2e0b","01a208c1-5d25-74cc-b6d2-3bb60659992e"],"created_at":1795443219018562,"updated_at":1795443219749752},"01a208c1-5b2a-724d-a357-e1f6d944379b":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-5b2a-724d-a357-e1f7e8262e69","contents":["01a208c1-5b2a-724d-a357-e1f7e8262e69","01a208c1-5b2a-724d-a357-e1f84050ea20"],"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":1},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":1}],"created_at":1795443219241724,"updated_at":1795443219639336},"01a208c1-5d25-74cc-b6d2-3bb738c044a4":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a208c1-5d25-74cc-b6d2-3bb8915290e1","contents":["01a208c1-5d25-74cc-b6d2-3bb8915290e1","01a208c1-5d25-74cc-b6d2-3bb94fd7f31d"],"derived_from":[{"memory_id":"01a208c1-5880-7136-af59-734cbfa6e74c","revision":3},{"memory_id":"01a208c1-58f3-7530-b59b-305f1b20bc28","revision":3}],"created_at":1795443219749752,"updated_at":1795443219749752}},"kept":7}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795443217788772);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795443215963294, 1795443215963294),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795443216058463, 1795443216058463),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795443216403576, 1795443218107736),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795443218229259, 1795443218520048),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795443218562417, 1795443219749752),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795443219912130, 1795443220029536);


--
-- Data for Name: vectors; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795443221844281, '01a208c1-6554-73f4-a0a7-0db5a03183ee', NULL, 'admin:cli', 1, 2, 0, '[]', 388),
	('default', 1795443221844281, '01a208c1-6559-75a7-881f-371c7ed76ac2', NULL, 'admin:cli', 1, 110, 0, '[]', 388);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (account_id);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (key_id);


--
-- Name: changes_g1 changes_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes_g1
    ADD CONSTRAINT changes_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, rev);


--
-- Name: checkpoints checkpoints_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (partition_id, projection, generation);


--
-- Name: commands commands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commands
    ADD CONSTRAINT commands_pkey PRIMARY KEY (partition_id, tenant_id, scope, command_id);


--
-- Name: contents contents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (partition_id, content_id);


--
-- Name: daily_metrics_g1 daily_metrics_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_metrics_g1
    ADD CONSTRAINT daily_metrics_g1_pkey PRIMARY KEY (partition_id, tenant_id, day, event_type);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (partition_id, "position");


--
-- Name: events events_stream_version; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_stream_version UNIQUE (partition_id, tenant_id, stream_type, stream_id, version);


--
-- Name: followers followers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.followers
    ADD CONSTRAINT followers_pkey PRIMARY KEY (follower, partition_id);


--
-- Name: generations generations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generations
    ADD CONSTRAINT generations_pkey PRIMARY KEY (projection, generation);


--
-- Name: memories_g1 memories_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memories_g1
    ADD CONSTRAINT memories_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id);


--
-- Name: memory_access memory_access_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memory_access
    ADD CONSTRAINT memory_access_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id);


--
-- Name: operations operations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_pkey PRIMARY KEY (tenant_id, recorded_at, operation_id);


--
-- Name: origin origin_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.origin
    ADD CONSTRAINT origin_pkey PRIMARY KEY (only_row);


--
-- Name: parked_events parked_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.parked_events
    ADD CONSTRAINT parked_events_pkey PRIMARY KEY (partition_id, projection, generation, "position");


--
-- Name: partitions partitions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.partitions
    ADD CONSTRAINT partitions_pkey PRIMARY KEY (partition_id);


--
-- Name: projections projections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projections
    ADD CONSTRAINT projections_pkey PRIMARY KEY (projection);


--
-- Name: relations_g1 relations_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.relations_g1
    ADD CONSTRAINT relations_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id, other_id);


--
-- Name: residue residue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.residue
    ADD CONSTRAINT residue_pkey PRIMARY KEY (table_name);


--
-- Name: run_changes_g1 run_changes_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_changes_g1
    ADD CONSTRAINT run_changes_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, "position");


--
-- Name: run_leases run_leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_leases
    ADD CONSTRAINT run_leases_pkey PRIMARY KEY (partition_id, tenant_id, run_id);


--
-- Name: runs_g1 runs_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runs_g1
    ADD CONSTRAINT runs_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, run_id);


--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (partition_id, tenant_id, stream_type, stream_id);


--
-- Name: thread_acks thread_acks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.thread_acks
    ADD CONSTRAINT thread_acks_pkey PRIMARY KEY (partition_id, tenant_id, user_id, thread_id);


--
-- Name: user_stats_g1 user_stats_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_stats_g1
    ADD CONSTRAINT user_stats_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id);


--
-- Name: vectors vectors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vectors
    ADD CONSTRAINT vectors_pkey PRIMARY KEY (partition_id, content_id, embedder);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (tenant_id, at, verification_id);


--
-- Name: accounts_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_email ON public.accounts USING btree (email);


--
-- Name: api_keys_secret; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX api_keys_secret ON public.api_keys USING btree (secret_hash);


--
-- Name: changes_g1_by_memory; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX changes_g1_by_memory ON public.changes_g1 USING btree (partition_id, tenant_id, memory_id, rev);


--
-- Name: memories_g1_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memories_g1_newest ON public.memories_g1 USING btree (partition_id, tenant_id, user_id, state, created_at, memory_id);


--
-- Name: operations_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operations_failed ON public.operations USING btree (tenant_id, recorded_at, operation_id) WHERE (status = 'error'::text);


--
-- Name: relations_g1_by_rev; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX relations_g1_by_rev ON public.relations_g1 USING btree (partition_id, tenant_id, user_id, rev);


--
-- Name: runs_g1_by_activity; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_activity ON public.runs_g1 USING btree (active, tenant_id);


--
-- Name: runs_g1_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_id ON public.runs_g1 USING btree (tenant_id, run_id);


--
-- Name: runs_g1_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_time ON public.runs_g1 USING btree (tenant_id, requested_at, run_id);


--
-- Name: runs_g1_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_user ON public.runs_g1 USING btree (tenant_id, user_id, requested_at);


--
-- Name: sessions_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_account ON public.sessions USING btree (account_id, created_at);


--
-- Name: sessions_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_end ON public.sessions USING btree (expires_at);


--
-- Name: user_stats_g1_by_tenant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_stats_g1_by_tenant ON public.user_stats_g1 USING btree (tenant_id, user_id);


--
-- Name: vectors vectors_partition_id_content_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vectors
    ADD CONSTRAINT vectors_partition_id_content_id_fkey FOREIGN KEY (partition_id, content_id) REFERENCES public.contents(partition_id, content_id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


