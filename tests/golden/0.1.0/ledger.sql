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
-- Name: search_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    content_id uuid,
    words text COLLATE pg_catalog."C",
    embedder text COLLATE pg_catalog."C",
    bits bytea,
    vector bytea,
    rewritten smallint
);
ALTER TABLE ONLY public.search_g1 ALTER COLUMN words SET STATISTICS 0;
ALTER TABLE ONLY public.search_g1 ALTER COLUMN bits SET STATISTICS 0;
ALTER TABLE ONLY public.search_g1 ALTER COLUMN vector SET STATISTICS 0;


--
-- Name: search; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.search AS
 SELECT search_g1.partition_id,
    search_g1.tenant_id,
    search_g1.user_id,
    search_g1.memory_id,
    search_g1.content_id,
    search_g1.words,
    search_g1.embedder,
    search_g1.bits,
    search_g1.vector
   FROM public.search_g1;


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
	('01a20523-97b3-7369-af6b-de3aecafd350', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$MW/z4x8MXeQiKZd8o62ulg$B8RRFN0HK+M3ITB1wev1xgvue6ixU/dlSRbPo8UPFFs', 1795382548403200, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_6Puzahosi6xl', 'default', 'admin', NULL, '[]', '\x418c08311eaa0821258e9965830139f350eed8be0d0d1fc40471dec6bb9174a0', 1795382547438463, NULL),
	('k_cJBWxJ9ztsyX', 'default', 'auditor', 'reviewer', '[]', '\x46e1c52fe9763589e47af5f9d07697545fd5ae24fb32a779d70157138c1a8b6d', 1795382547554578, NULL),
	('k_x97fELNxaG3X', 'default', 'agent', 'planner', '["ana"]', '\x5fa673b50cb72ac4dac4e4fdd1c517d106fa94e95187a1eb3d3d4f6d60e4ebc8', 1795382547664714, NULL),
	('k_sbkswXJaX5ca', 'bridge', 'admin', NULL, '[]', '\x28932f1b59da9576f8e18cf3be6f2bf227ca99a73e2e4dd50b9b74ff94948d2a', 1795382547767909, NULL),
	('k_0F396UissGB5', 'default', 'admin', NULL, '[]', '\x63defde7ad260dad463eee3e16c49e775dbca0de37a3e560a6c0510baf1fc88f', 1795382547898916, 1795382548121506);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-7839a1e766d7', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-783a3eadc6c8', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-783be4a2e34e', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-783c4e05440c', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-783d155bd56d', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-783e6dcff920', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a20523-96d1-75b1-9c33-783e6dcff920', NULL, NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-783fd2db32c5', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a20523-96d1-75b1-9c33-783fd2db32c5', NULL, NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a20523-96d1-75b1-9c33-784078edff00', NULL, 'admin:cli', 'import:jsonl', 1795382548176915, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a20523-9731-77da-bf54-edd7c32a157b', NULL, 'admin:cli', 'import:agno', 1795382548273058, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a20523-9731-77da-bf54-edd8f1d82207', NULL, 'admin:cli', 'import:agno', 1795382548273058, '{}'),
	(43, 'default', 'ana', 1, 1, '01a20523-9854-7581-a678-90ab309e5a4b', 'ADD', NULL, 'active', NULL, '01a20523-9856-718e-a349-942e1edfd0ea', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382548566310, '{}'),
	(43, 'default', 'ana', 2, 2, '01a20523-98bb-73d3-b696-9a1a71feae41', 'ADD', NULL, 'active', NULL, '01a20523-98bb-73d3-b696-9a1c6bdcf430', NULL, 'admin:k_6Puzahosi6xl', 'run-7', 1795382548667786, '{}'),
	(43, 'default', 'ana', 3, 3, '01a20523-991e-70e5-a656-82f9b0b7b5c9', 'ADD', NULL, 'active', NULL, '01a20523-991e-70e5-a656-82fb53be4609', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382548766136, '{}'),
	(43, 'default', 'ana', 4, 4, '01a20523-9977-74ca-90e2-aeb3b6ea6592', 'ADD', NULL, 'active', NULL, '01a20523-9977-74ca-90e2-aeb5f3472a45', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382548855944, '{}'),
	(43, 'default', 'ana', 5, 5, '01a20523-99c7-72cf-81c6-b6658e6e358f', 'ADD', NULL, 'active', NULL, '01a20523-99c7-72cf-81c6-b6677eb9658f', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382548935465, '{}'),
	(43, 'default', 'ana', 6, 6, '01a20523-9a1f-7160-9615-d30b89a2903a', 'ADD', NULL, 'active', NULL, '01a20523-9a1f-7160-9615-d30dc761e11b', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549023667, '{}'),
	(43, 'default', 'ana', 7, 7, '01a20523-9a87-7708-bcee-234c9c494abd', 'ADD', NULL, 'active', NULL, '01a20523-9a87-7708-bcee-234e993f3ae1', NULL, 'agent:planner', NULL, 1795382549127874, '{}'),
	(43, 'default', 'ana', 8, 8, '01a20523-9854-7581-a678-90ab309e5a4b', 'UPDATE', 'active', 'active', '01a20523-9856-718e-a349-942e1edfd0ea', '01a20523-9ae4-7264-8113-7728818bce3f', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549218978, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a20523-98bb-73d3-b696-9a1a71feae41', 'UPDATE', 'active', 'active', '01a20523-98bb-73d3-b696-9a1c6bdcf430', '01a20523-98bb-73d3-b696-9a1c6bdcf430', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549301347, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a20523-9a87-7708-bcee-234c9c494abd', 'UPDATE', 'active', 'active', '01a20523-9a87-7708-bcee-234e993f3ae1', '01a20523-9a87-7708-bcee-234e993f3ae1', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549317810, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a20523-9a87-7708-bcee-234c9c494abd', 'UPDATE', 'active', 'active', '01a20523-9a87-7708-bcee-234e993f3ae1', '01a20523-9a87-7708-bcee-234e993f3ae1', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549335140, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a20523-98bb-73d3-b696-9a1a71feae41', 'UPDATE', 'active', 'active', '01a20523-98bb-73d3-b696-9a1c6bdcf430', '01a20523-98bb-73d3-b696-9a1c6bdcf430', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549351561, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a20523-98bb-73d3-b696-9a1a71feae41', 'UPDATE', 'active', 'active', '01a20523-98bb-73d3-b696-9a1c6bdcf430', '01a20523-9b77-70f9-9335-2fcbd71d7bf5', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549367109, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a20523-9b97-77f3-bb77-9199fc873401', 'MERGE', NULL, 'active', NULL, '01a20523-9b98-74a2-b749-83e8fd38d24a', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549399981, '{"derived_from":[{"memory_id":"01a20523-991e-70e5-a656-82f9b0b7b5c9","revision":1},{"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a20523-991e-70e5-a656-82f9b0b7b5c9', 'MERGE', 'active', 'merged', '01a20523-991e-70e5-a656-82fb53be4609', NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549399981, '{"merged_into":"01a20523-9b97-77f3-bb77-9199fc873401"}'),
	(43, 'default', 'ana', 16, 16, '01a20523-9977-74ca-90e2-aeb3b6ea6592', 'MERGE', 'active', 'merged', '01a20523-9977-74ca-90e2-aeb5f3472a45', NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549399981, '{"merged_into":"01a20523-9b97-77f3-bb77-9199fc873401"}'),
	(43, 'default', 'ana', 17, 17, '01a20523-9977-74ca-90e2-aeb3b6ea6592', 'RESTORE', 'merged', 'active', NULL, '01a20523-9977-74ca-90e2-aeb5f3472a45', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549415760, '{}'),
	(43, 'default', 'ana', 18, 18, '01a20523-9bb5-76f0-b748-5ff835154fe4', 'ADD', NULL, 'active', NULL, '01a20523-9bb5-76f0-b748-5ffab6e90f45', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549429205, '{}'),
	(43, 'default', 'ana', 19, 19, '01a20523-9c18-7599-8bbc-5f58dbd9a709', 'ADD', NULL, 'active', NULL, '01a20523-9c18-7599-8bbc-5f5abf68bbcc', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549528364, '{}'),
	(43, 'default', 'ana', 20, 20, '01a20523-9bb5-76f0-b748-5ff835154fe4', 'MERGE', 'active', 'active', '01a20523-9bb5-76f0-b748-5ffab6e90f45', '01a20523-9c74-72d4-98d1-1fa0b5038f1f', '01a20523-9c74-72d4-98d1-1fa102aeaa70', 'admin:k_6Puzahosi6xl', NULL, 1795382549619387, '{"derived_from":[{"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","revision":1},{"memory_id":"01a20523-9c18-7599-8bbc-5f58dbd9a709","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a20523-9c18-7599-8bbc-5f58dbd9a709', 'MERGE', 'active', 'merged', '01a20523-9c18-7599-8bbc-5f5abf68bbcc', NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549619387, '{"merged_into":"01a20523-9bb5-76f0-b748-5ff835154fe4"}'),
	(43, 'default', 'ana', 22, 22, '01a20523-9bb5-76f0-b748-5ff835154fe4', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549637904, '{"strength":0.5,"to":"01a20523-9a87-7708-bcee-234c9c494abd"}'),
	(43, 'default', 'ana', 23, 23, '01a20523-9bb5-76f0-b748-5ff835154fe4', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549653170, '{"strength":1.0,"to":"01a20523-98bb-73d3-b696-9a1a71feae41"}'),
	(43, 'default', 'ana', 24, 24, '01a20523-9bb5-76f0-b748-5ff835154fe4', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549682827, '{"removed":true,"to":"01a20523-98bb-73d3-b696-9a1a71feae41"}'),
	(43, 'default', 'ana', 25, 25, '01a20523-98bb-73d3-b696-9a1a71feae41', 'DELETE', 'active', 'archived', '01a20523-9b77-70f9-9335-2fcbd71d7bf5', NULL, '01a20523-9ce4-7416-943f-999409683f40', 'admin:k_6Puzahosi6xl', NULL, 1795382549732096, '{}'),
	(43, 'default', 'ana', 26, 26, '01a20523-9a87-7708-bcee-234c9c494abd', 'DELETE', 'active', 'archived', '01a20523-9a87-7708-bcee-234e993f3ae1', NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549751031, '{}'),
	(43, 'default', 'ana', 27, 27, '01a20523-9a87-7708-bcee-234c9c494abd', 'RESTORE', 'archived', 'active', NULL, '01a20523-9a87-7708-bcee-234e993f3ae1', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549768809, '{}'),
	(1, 'default', 'nora', 4, 4, '01a20523-a0ea-7370-aaa3-95daf4a75c0f', 'ADD', NULL, 'active', NULL, '01a20523-a0ea-7370-aaa3-95dccc09b52a', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550762798, '{}'),
	(43, 'default', 'ana', 28, 28, '01a20523-9977-74ca-90e2-aeb3b6ea6592', 'TTL', 'active', 'soft_deleted', '01a20523-9977-74ca-90e2-aeb5f3472a45', NULL, '01a20523-9d1c-702e-b935-759b52bb11e7', 'admin:k_6Puzahosi6xl', NULL, 1795382549788392, '{"purge_at":4948982549788392}'),
	(43, 'default', 'ana', 29, 29, '01a20523-9977-74ca-90e2-aeb3b6ea6592', 'RESTORE', 'soft_deleted', 'active', NULL, '01a20523-9977-74ca-90e2-aeb5f3472a45', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549808115, '{}'),
	(43, 'default', 'ana', 30, 30, '01a20523-9977-74ca-90e2-aeb3b6ea6592', 'TTL', 'active', 'soft_deleted', '01a20523-9977-74ca-90e2-aeb5f3472a45', NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382549828669, '{"purge_at":4948982549828669}'),
	(43, 'default', 'ana', 31, 31, '01a20523-99c7-72cf-81c6-b6658e6e358f', 'PURGE', 'active', 'purged', NULL, NULL, '01a20523-9d5c-700a-b4fa-53dd6586494f', 'admin:k_6Puzahosi6xl', NULL, 1795382549852657, '{"erased":1}'),
	(43, 'default', 'ana', 32, 32, '01a20523-991e-70e5-a656-82f9b0b7b5c9', 'PURGE', 'merged', 'purged', NULL, NULL, '01a20523-9e16-70f2-a480-a0520fd813f2', 'admin:k_6Puzahosi6xl', NULL, 1795382550038486, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a20523-9e80-769f-b6a4-5da67993626a', 'ADD', NULL, 'active', NULL, '01a20523-9e81-709e-8ebe-386b2efe93d4', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550145842, '{}'),
	(48, 'default', 'lena', 2, 4, '01a20523-9ef0-7374-8ade-cf5677a12f05', 'ADD', NULL, 'active', NULL, '01a20523-9ef1-7613-b271-af038bc78985', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550257104, '{}'),
	(48, 'default', 'lena', 3, 5, '01a20523-9f43-76c3-af6f-31ba453d7638', 'ADD', NULL, 'active', NULL, '01a20523-9f43-76c3-af6f-31bcfc5610b3', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550339253, '{}'),
	(1, 'default', 'nora', 1, 1, '01a20523-9fd3-744f-9b6e-158e6598c8b3', 'ADD', NULL, 'active', NULL, '01a20523-9fd4-7347-9429-39731d739a58', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550484357, '{}'),
	(48, 'default', 'lena', 4, 6, '01a20523-9f43-76c3-af6f-31ba453d7638', 'DELETE', 'active', 'archived', '01a20523-9f43-76c3-af6f-31bcfc5610b3', NULL, NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550445537, '{}'),
	(1, 'default', 'nora', 2, 2, '01a20523-a02d-702a-ad84-918f226199f3', 'ADD', NULL, 'active', NULL, '01a20523-a02d-702a-ad84-9191765ee9a4', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550573696, '{}'),
	(1, 'default', 'nora', 3, 3, '01a20523-a093-71d1-a42e-9dfb1a7c7afa', 'ADD', NULL, 'active', NULL, '01a20523-a093-71d1-a42e-9dfd2ee1a615', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550675279, '{}'),
	(1, 'default', 'nora', 5, 5, '01a20523-a14a-73ce-be8c-c9bc87a05044', 'ADD', NULL, 'active', NULL, '01a20523-a14a-73ce-be8c-c9befbd5271f', NULL, 'admin:k_6Puzahosi6xl', NULL, 1795382550858640, '{}'),
	(1, 'default', 'nora', 6, 20, '01a20523-a0ea-7370-aaa3-95daf4a75c0f', 'DELETE', 'active', 'archived', '01a20523-a0ea-7370-aaa3-95dccc09b52a', NULL, '01a20523-a1f9-7063-91e7-47c2a0954d6d', 'workflow:memory-optimization', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551033666, '{}'),
	(1, 'default', 'nora', 7, 21, '01a20523-a14a-73ce-be8c-c9bc87a05044', 'DELETE', 'active', 'archived', '01a20523-a14a-73ce-be8c-c9befbd5271f', NULL, '01a20523-a1f9-7063-91e7-47c3a65dfcfd', 'workflow:memory-optimization', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551033666, '{}'),
	(1, 'default', 'nora', 8, 22, '01a20523-a1f9-7063-91e7-47c45c799ea8', 'MERGE', NULL, 'active', NULL, '01a20523-a1f9-7063-91e7-47c50e689682', '01a20523-a1f9-7063-91e7-47c6775599f2', 'workflow:memory-optimization', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551033666, '{"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":1},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a20523-9fd3-744f-9b6e-158e6598c8b3', 'MERGE', 'active', 'merged', '01a20523-9fd4-7347-9429-39731d739a58', NULL, NULL, 'workflow:memory-optimization', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551033666, '{"merged_into":"01a20523-a1f9-7063-91e7-47c45c799ea8"}'),
	(1, 'default', 'nora', 10, 24, '01a20523-a02d-702a-ad84-918f226199f3', 'MERGE', 'active', 'merged', '01a20523-a02d-702a-ad84-9191765ee9a4', NULL, NULL, 'workflow:memory-optimization', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551033666, '{"merged_into":"01a20523-a1f9-7063-91e7-47c45c799ea8"}'),
	(1, 'default', 'nora', 11, 25, '01a20523-a093-71d1-a42e-9dfb1a7c7afa', 'UPDATE', 'active', 'active', '01a20523-a093-71d1-a42e-9dfd2ee1a615', '01a20523-a1fa-70fe-b182-8018e09ebd54', NULL, 'workflow:memory-optimization', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551033666, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 18, 51, '01a20523-a0ea-7370-aaa3-95daf4a75c0f', 'DELETE', 'active', 'archived', '01a20523-a0ea-7370-aaa3-95dccc09b52a', NULL, '01a20523-a31d-76bf-9e9f-8b992e6c92af', 'workflow:memory-optimization', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 1795382551325048, '{}'),
	(1, 'default', 'nora', 19, 52, '01a20523-a14a-73ce-be8c-c9bc87a05044', 'DELETE', 'active', 'archived', '01a20523-a14a-73ce-be8c-c9befbd5271f', NULL, '01a20523-a31d-76bf-9e9f-8b9afbedcce4', 'workflow:memory-optimization', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 1795382551325048, '{}'),
	(1, 'default', 'nora', 20, 53, '01a20523-a31d-76bf-9e9f-8b9bef088d42', 'MERGE', NULL, 'active', NULL, '01a20523-a31d-76bf-9e9f-8b9c47028fea', '01a20523-a31d-76bf-9e9f-8b9dc11340fe', 'workflow:memory-optimization', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 1795382551325048, '{"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":3},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a20523-9fd3-744f-9b6e-158e6598c8b3', 'MERGE', 'active', 'merged', '01a20523-9fd4-7347-9429-39731d739a58', NULL, NULL, 'workflow:memory-optimization', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 1795382551325048, '{"merged_into":"01a20523-a31d-76bf-9e9f-8b9bef088d42"}'),
	(1, 'default', 'nora', 22, 55, '01a20523-a02d-702a-ad84-918f226199f3', 'MERGE', 'active', 'merged', '01a20523-a02d-702a-ad84-9191765ee9a4', NULL, NULL, 'workflow:memory-optimization', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 1795382551325048, '{"merged_into":"01a20523-a31d-76bf-9e9f-8b9bef088d42"}'),
	(1, 'default', 'nora', 23, 56, '01a20523-a093-71d1-a42e-9dfb1a7c7afa', 'UPDATE', 'active', 'active', '01a20523-a2ba-74b9-bd11-3672eed412da', '01a20523-a323-7562-9f01-dc900b1d4dd6', NULL, 'workflow:memory-optimization', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 1795382551325048, '{"set":{},"was":{}}'),
	(48, 'bridge', 'lena', 1, 7, '01a20523-a39d-75d9-b84a-a484344780ee', 'ADD', NULL, 'active', NULL, '01a20523-a39e-72dd-97d7-b168dac8c7dc', NULL, 'admin:k_sbkswXJaX5ca', NULL, 1795382551454024, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a20523-a39d-75d9-b84a-a484344780ee', 'UPDATE', 'active', 'active', '01a20523-a39e-72dd-97d7-b168dac8c7dc', '01a20523-a3f5-714e-b6cf-5059e467b001', NULL, 'admin:k_sbkswXJaX5ca', NULL, 1795382551541498, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 12, 30, '01a20523-a0ea-7370-aaa3-95daf4a75c0f', 'RESTORE', 'archived', 'active', NULL, '01a20523-a0ea-7370-aaa3-95dccc09b52a', NULL, 'admin:k_6Puzahosi6xl', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551226318, '{}'),
	(1, 'default', 'nora', 13, 31, '01a20523-a14a-73ce-be8c-c9bc87a05044', 'RESTORE', 'archived', 'active', NULL, '01a20523-a14a-73ce-be8c-c9befbd5271f', NULL, 'admin:k_6Puzahosi6xl', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551226318, '{}'),
	(1, 'default', 'nora', 14, 32, '01a20523-9fd3-744f-9b6e-158e6598c8b3', 'RESTORE', 'merged', 'active', NULL, '01a20523-9fd4-7347-9429-39731d739a58', NULL, 'admin:k_6Puzahosi6xl', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551226318, '{}'),
	(1, 'default', 'nora', 15, 33, '01a20523-a02d-702a-ad84-918f226199f3', 'RESTORE', 'merged', 'active', NULL, '01a20523-a02d-702a-ad84-9191765ee9a4', NULL, 'admin:k_6Puzahosi6xl', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551226318, '{}'),
	(1, 'default', 'nora', 16, 34, '01a20523-a093-71d1-a42e-9dfb1a7c7afa', 'UPDATE', 'active', 'active', '01a20523-a1fa-70fe-b182-8018e09ebd54', '01a20523-a2ba-74b9-bd11-3672eed412da', NULL, 'admin:k_6Puzahosi6xl', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551226318, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a20523-a1f9-7063-91e7-47c45c799ea8', 'DELETE', 'active', 'archived', '01a20523-a1f9-7063-91e7-47c50e689682', NULL, NULL, 'admin:k_6Puzahosi6xl', '01a20523-a1bb-75dd-9751-90c62f674702', 1795382551226318, '{}');


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
	(24, 'memories', 1, 0),
	(25, 'memories', 1, 0),
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
	(37, 'memories', 1, 1),
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
	(24, 'changes', 1, 0),
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
	(35, 'changes', 1, 0);
INSERT INTO public.checkpoints VALUES
	(36, 'changes', 1, 0),
	(38, 'changes', 1, 0),
	(39, 'changes', 1, 0),
	(37, 'changes', 1, 1),
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
	(0, 'search', 1, 0),
	(53, 'changes', 1, 10),
	(1, 'search', 1, 60),
	(43, 'changes', 1, 32),
	(57, 'changes', 1, 1),
	(48, 'changes', 1, 8),
	(2, 'search', 1, 0),
	(3, 'search', 1, 0),
	(4, 'search', 1, 0),
	(5, 'search', 1, 0),
	(6, 'search', 1, 0),
	(7, 'search', 1, 0),
	(8, 'search', 1, 0),
	(9, 'search', 1, 0),
	(10, 'search', 1, 0),
	(11, 'search', 1, 0),
	(12, 'search', 1, 0),
	(13, 'search', 1, 0),
	(14, 'search', 1, 0),
	(15, 'search', 1, 0),
	(16, 'search', 1, 0),
	(17, 'search', 1, 0),
	(18, 'search', 1, 0),
	(19, 'search', 1, 0),
	(20, 'search', 1, 0),
	(21, 'search', 1, 0),
	(22, 'search', 1, 0),
	(23, 'search', 1, 0),
	(24, 'search', 1, 0),
	(25, 'search', 1, 0),
	(26, 'search', 1, 0),
	(27, 'search', 1, 0),
	(28, 'search', 1, 0),
	(29, 'search', 1, 0),
	(30, 'search', 1, 0),
	(31, 'search', 1, 0),
	(32, 'search', 1, 0),
	(33, 'search', 1, 0),
	(34, 'search', 1, 0),
	(35, 'search', 1, 0),
	(36, 'search', 1, 0),
	(38, 'search', 1, 0),
	(39, 'search', 1, 0),
	(40, 'search', 1, 0),
	(41, 'search', 1, 0),
	(42, 'search', 1, 0),
	(44, 'search', 1, 0),
	(45, 'search', 1, 0),
	(46, 'search', 1, 0),
	(47, 'search', 1, 0),
	(49, 'search', 1, 0),
	(50, 'search', 1, 0),
	(51, 'search', 1, 0),
	(52, 'search', 1, 0),
	(53, 'search', 1, 10),
	(48, 'search', 1, 8),
	(37, 'search', 1, 1),
	(43, 'search', 1, 32),
	(54, 'search', 1, 0),
	(55, 'search', 1, 0),
	(56, 'search', 1, 0),
	(58, 'search', 1, 0),
	(59, 'search', 1, 0),
	(60, 'search', 1, 0),
	(61, 'search', 1, 0),
	(62, 'search', 1, 0),
	(63, 'search', 1, 0),
	(0, 'relations', 1, 0),
	(2, 'relations', 1, 0),
	(3, 'relations', 1, 0),
	(4, 'relations', 1, 0),
	(5, 'relations', 1, 0),
	(6, 'relations', 1, 0),
	(7, 'relations', 1, 0),
	(8, 'relations', 1, 0),
	(9, 'relations', 1, 0);
INSERT INTO public.checkpoints VALUES
	(10, 'relations', 1, 0),
	(11, 'relations', 1, 0),
	(12, 'relations', 1, 0),
	(13, 'relations', 1, 0),
	(14, 'relations', 1, 0),
	(15, 'relations', 1, 0),
	(57, 'search', 1, 1),
	(1, 'relations', 1, 60),
	(16, 'relations', 1, 0),
	(17, 'relations', 1, 0),
	(18, 'relations', 1, 0),
	(19, 'relations', 1, 0),
	(20, 'relations', 1, 0),
	(21, 'relations', 1, 0),
	(22, 'relations', 1, 0),
	(23, 'relations', 1, 0),
	(24, 'relations', 1, 0),
	(25, 'relations', 1, 0),
	(26, 'relations', 1, 0),
	(27, 'relations', 1, 0),
	(28, 'relations', 1, 0),
	(29, 'relations', 1, 0),
	(30, 'relations', 1, 0),
	(31, 'relations', 1, 0),
	(32, 'relations', 1, 0),
	(33, 'relations', 1, 0),
	(34, 'relations', 1, 0),
	(35, 'relations', 1, 0),
	(36, 'relations', 1, 0),
	(38, 'relations', 1, 0),
	(39, 'relations', 1, 0),
	(40, 'relations', 1, 0),
	(41, 'relations', 1, 0),
	(37, 'relations', 1, 1),
	(42, 'relations', 1, 0),
	(44, 'relations', 1, 0),
	(45, 'relations', 1, 0),
	(46, 'relations', 1, 0),
	(47, 'relations', 1, 0),
	(49, 'relations', 1, 0),
	(50, 'relations', 1, 0),
	(51, 'relations', 1, 0),
	(52, 'relations', 1, 0),
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
	(53, 'relations', 1, 10),
	(1, 'runs', 1, 60),
	(43, 'relations', 1, 32),
	(57, 'relations', 1, 1),
	(48, 'relations', 1, 8),
	(4, 'runs', 1, 0),
	(5, 'runs', 1, 0),
	(6, 'runs', 1, 0),
	(7, 'runs', 1, 0),
	(8, 'runs', 1, 0),
	(9, 'runs', 1, 0),
	(10, 'runs', 1, 0),
	(11, 'runs', 1, 0),
	(12, 'runs', 1, 0),
	(13, 'runs', 1, 0),
	(14, 'runs', 1, 0),
	(15, 'runs', 1, 0),
	(16, 'runs', 1, 0),
	(17, 'runs', 1, 0),
	(18, 'runs', 1, 0),
	(19, 'runs', 1, 0),
	(20, 'runs', 1, 0),
	(21, 'runs', 1, 0),
	(22, 'runs', 1, 0),
	(23, 'runs', 1, 0),
	(24, 'runs', 1, 0),
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
	(38, 'runs', 1, 0),
	(39, 'runs', 1, 0),
	(40, 'runs', 1, 0),
	(41, 'runs', 1, 0),
	(42, 'runs', 1, 0),
	(44, 'runs', 1, 0),
	(45, 'runs', 1, 0);
INSERT INTO public.checkpoints VALUES
	(46, 'runs', 1, 0),
	(47, 'runs', 1, 0),
	(49, 'runs', 1, 0),
	(50, 'runs', 1, 0),
	(51, 'runs', 1, 0),
	(52, 'runs', 1, 0),
	(54, 'runs', 1, 0),
	(55, 'runs', 1, 0),
	(53, 'runs', 1, 10),
	(48, 'runs', 1, 8),
	(37, 'runs', 1, 1),
	(43, 'runs', 1, 32),
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
	(57, 'runs', 1, 1),
	(1, 'user_stats', 1, 60),
	(18, 'user_stats', 1, 0),
	(19, 'user_stats', 1, 0),
	(20, 'user_stats', 1, 0),
	(21, 'user_stats', 1, 0),
	(22, 'user_stats', 1, 0),
	(23, 'user_stats', 1, 0),
	(24, 'user_stats', 1, 0),
	(25, 'user_stats', 1, 0),
	(26, 'user_stats', 1, 0),
	(27, 'user_stats', 1, 0),
	(28, 'user_stats', 1, 0),
	(29, 'user_stats', 1, 0),
	(30, 'user_stats', 1, 0),
	(31, 'user_stats', 1, 0),
	(32, 'user_stats', 1, 0),
	(33, 'user_stats', 1, 0),
	(34, 'user_stats', 1, 0),
	(35, 'user_stats', 1, 0),
	(36, 'user_stats', 1, 0),
	(38, 'user_stats', 1, 0),
	(39, 'user_stats', 1, 0),
	(40, 'user_stats', 1, 0),
	(41, 'user_stats', 1, 0),
	(42, 'user_stats', 1, 0),
	(37, 'user_stats', 1, 1),
	(43, 'user_stats', 1, 32),
	(44, 'user_stats', 1, 0),
	(45, 'user_stats', 1, 0),
	(46, 'user_stats', 1, 0),
	(47, 'user_stats', 1, 0),
	(49, 'user_stats', 1, 0),
	(50, 'user_stats', 1, 0),
	(51, 'user_stats', 1, 0),
	(52, 'user_stats', 1, 0),
	(54, 'user_stats', 1, 0),
	(55, 'user_stats', 1, 0),
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
	(53, 'user_stats', 1, 10),
	(1, 'daily_metrics', 1, 60),
	(57, 'user_stats', 1, 1),
	(48, 'user_stats', 1, 8),
	(6, 'daily_metrics', 1, 0),
	(7, 'daily_metrics', 1, 0),
	(8, 'daily_metrics', 1, 0),
	(9, 'daily_metrics', 1, 0),
	(10, 'daily_metrics', 1, 0),
	(11, 'daily_metrics', 1, 0),
	(12, 'daily_metrics', 1, 0),
	(13, 'daily_metrics', 1, 0),
	(14, 'daily_metrics', 1, 0),
	(15, 'daily_metrics', 1, 0);
INSERT INTO public.checkpoints VALUES
	(16, 'daily_metrics', 1, 0),
	(17, 'daily_metrics', 1, 0),
	(18, 'daily_metrics', 1, 0),
	(19, 'daily_metrics', 1, 0),
	(20, 'daily_metrics', 1, 0),
	(21, 'daily_metrics', 1, 0),
	(22, 'daily_metrics', 1, 0),
	(23, 'daily_metrics', 1, 0),
	(24, 'daily_metrics', 1, 0),
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
	(38, 'daily_metrics', 1, 0),
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
	(48, 'daily_metrics', 1, 8),
	(37, 'daily_metrics', 1, 1),
	(43, 'daily_metrics', 1, 32),
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10),
	(57, 'daily_metrics', 1, 1);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_6Puzahosi6xl/memory_book/ana', 'first', '\x34cd7afa64cf51d9f817bac60f93873cd18219d4dd873ddc4707dbbec8e8e5c1', '01a20523-9856-718e-a349-942e1edfd0ea', '{"created":1,"memory_id":"01a20523-9854-7581-a678-90ab309e5a4b","rev":1}', 1, 1, 1795382548566310),
	(43, 'default', 'k_6Puzahosi6xl/memory_book/ana', 'doomed', '\xfb90d1dced300e5b09afa8639e3d721c909098380e56d1260ad26cbbe71c7ee5', '01a20523-99c7-72cf-81c6-b6677eb9658f', '{"created":1,"memory_id":"01a20523-99c7-72cf-81c6-b6658e6e358f","rev":5}', 5, 5, 1795382548935465),
	(43, 'default', 'k_6Puzahosi6xl/memory_book/ana', 'guarded', '\x0c411badcf53647429a5309ee554302112335d2f446143808f6875bfe263b1b6', '01a20523-9ae4-7264-8113-7728818bce3f', '{"created":0,"memory_id":"01a20523-9854-7581-a678-90ab309e5a4b","rev":8}', 8, 8, 1795382549218978),
	(43, 'default', 'k_6Puzahosi6xl/memory_book/ana', 'same', '\x0a32f69a371c1b61f66af1074a7d23f0990322c8a4bdb7401ec0a3fa1900ee18', '01a20523-9b77-70f9-9335-2fcbd71d7bf5', '{"created":0,"memory_id":"01a20523-98bb-73d3-b696-9a1a71feae41","position":13,"rev":13}', 14, 13, 1795382549383123),
	(43, 'default', 'k_6Puzahosi6xl/memory_book/ana', 'purge', '\xf9c89d8e916dca754b559d8908dad2c02d7884ccff1f5706957940793f03ce21', '01a20523-9d5c-700a-b4fa-53dd6586494f', '{"created":0,"memory_id":"01a20523-99c7-72cf-81c6-b6658e6e358f","rev":31}', 31, 31, 1795382549852657),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:claim:01a20523-a1cb-7202-a34a-78b3a8225090', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 7, 7, 1795382550987659),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 8, 8, 1795382550990359),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 9, 9, 1795382550994496),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 10, 10, 1795382550996999),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:classify:0', '\x5f5dff71ad0751e23f22345cca30d8b915c6fdbce5dcbfdb19065ab99a5c9672', '01a20523-a1de-727d-99f7-c70493e97ba2', '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 11, 11, 1795382551006313),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 12, 12, 1795382551008047),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 13, 13, 1795382551009471),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:resolve_merges:0', '\x6e8f50b4258b477f257bbd5427cc004bebdb5798e28161177b9158cdfb970656', '01a20523-a1e5-7740-a052-58f98559f101', '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 14, 14, 1795382551013900),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 15, 15, 1795382551015808),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 16, 16, 1795382551017230),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:normalise_topics:0', '\x7cb4d08bc3e5198f7fffb60a7ef22449d048ba20a5c7df78b91c2993311ae1c5', '01a20523-a1ef-71a3-919e-35b7a5e9e71f', '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 17, 17, 1795382551023968),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 18, 18, 1795382551025821),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 19, 19, 1795382551027481),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save', '\x18fae747a0e87aec6fdd519360c1517e2209a304645fed035fb6c43f466a3be6', '01a20523-a1f9-7063-91e7-47c2a0954d6d', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795382551033666),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 26, 26, 1795382551037858),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 27, 27, 1795382551040735),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 28, 28, 1795382551044216),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', 29, 29, 1795382551046086),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20523-a1bb-75dd-9751-90c62f674702:restore', '\x52c6f16edbcce34a3311eb17f67079b4d1a95adeab44ce01f72d1c1918776517', '01a20523-a2ba-74b9-bd11-3672eed412da', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795382551226318),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:claim:01a20523-a2e6-7105-a272-3f60b09b16c3', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 38, 38, 1795382551270902),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 39, 39, 1795382551274615),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 40, 40, 1795382551277830),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 41, 41, 1795382551281782),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:classify:0', '\x58aa86f734160f116c9aeaf120c86c1f0a1d994c1574895d6602d13ac530cd6f', '01a20523-a2f7-7472-be96-bce406df9ec7', '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 42, 42, 1795382551287383),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 43, 43, 1795382551290199),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 44, 44, 1795382551292491),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:resolve_merges:0', '\x287b71f2cb1340483448744fbd1f10c43329290739a95869b341c4d660cba409', '01a20523-a305-7466-ab12-911696908e32', '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 45, 45, 1795382551298672),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 46, 46, 1795382551305769),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 47, 47, 1795382551308169),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:normalise_topics:0', '\x03b3cd0c5157c353f72c7d7ff2fa90e5a98b80ee61b22e471c893538f6ba2683', '01a20523-a312-7078-ae87-9f0eedb1b19d', '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 48, 48, 1795382551314499),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 49, 49, 1795382551316533),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 50, 50, 1795382551318399),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save', '\x96402ad46722c06b4062fc6856b7e6a50da18dac36c4cf1d2eb444bb0a220173', '01a20523-a31d-76bf-9e9f-8b992e6c92af', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795382551325048),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 57, 57, 1795382551334888),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 58, 58, 1795382551336913),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 59, 59, 1795382551341744),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', 60, 60, 1795382551343786);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a20523-96d1-75b1-9c33-7839a1e766d7', 'default', 'memory_book', 'bruno', '\x68a4b60aafe880046e974842ba624916587690faf56b8617eb20eff59ef9d6c4', '{"content":"Works as a carpenter"}'),
	(53, '01a20523-96d1-75b1-9c33-783a3eadc6c8', 'default', 'memory_book', 'bruno', '\x34a1f46f6160b437578f8a9a89d83b2d9f62f9780a91fadd4bfedac52fc9236d', '{"content":"Moved to Porto"}'),
	(53, '01a20523-96d1-75b1-9c33-783be4a2e34e', 'default', 'memory_book', 'bruno', '\x62b363529347877f75b17fb25019051991cf911989c4886114f7c396228612dd', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a20523-96d1-75b1-9c33-783c4e05440c', 'default', 'memory_book', 'bruno', '\x7b1ec31b9708bb8164000f99e6ff799169f71a77bf16ea4160ed6eea6388e2b8', '{"content":"Prefers oak to pine"}'),
	(53, '01a20523-96d1-75b1-9c33-783d155bd56d', 'default', 'memory_book', 'bruno', '\x999423bba5a6b977f21818cdcee10010fcffcd7273f51006f8914746ece4de34', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a20523-96d1-75b1-9c33-783e6dcff920', 'default', 'memory_book', 'bruno', '\x93a0230c567340e1e64f39e3cc1e07e516bcd1322aefcbaf7c0775006b5465c5', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a20523-96d1-75b1-9c33-783fd2db32c5', 'default', 'memory_book', 'bruno', '\xddcda5980126e4436a5e599c50a8381bc9402260e85a24145bbe09c180dbf22e', '{"content":"Had a dog named Bolt"}'),
	(53, '01a20523-96d1-75b1-9c33-784078edff00', 'default', 'memory_book', 'bruno', '\x3606bd213bdb927053ef1a5ba1cb2f5585431cdd20d54c0d043b4c7c8c6958d5', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a20523-9731-77da-bf54-edd7c32a157b', 'default', 'memory_book', 'carl', '\xad5be2f2b27fc5442ce8fa2d2560eda43c17e814f5a9afe927687484e581c656', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a20523-9731-77da-bf54-edd8f1d82207', 'default', 'memory_book', 'carl', '\xd24db9c046bf9c4f6b3a4ce868545836d2704f9e4626bf3ef40ccff99e8ed70d', '{"content":"Has a cat"}'),
	(43, '01a20523-9856-718e-a349-942e1edfd0ea', 'default', 'memory_book', 'ana', '\x0f9075d7ee06421ee753fa18b4284a404167c0550201769bcaef47bea4655be9', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a20523-98bb-73d3-b696-9a1c6bdcf430', 'default', 'memory_book', 'ana', '\x62fbd89bb742a43a2574f8a03ecf511113c76ddae8b522b301ee389f692cba1f', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a20523-9977-74ca-90e2-aeb5f3472a45', 'default', 'memory_book', 'ana', '\xc2d70f4538d1ad93c9ada5fa980a00762c8d3ce463b56ceaf04936cdf241ad71', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20523-9a1f-7160-9615-d30dc761e11b', 'default', 'memory_book', 'ana', '\x71fdd75ea7bc28b8c80ae2abfc2b934021d7035f476c75e813e134a9b2ec2d2d', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a20523-9a87-7708-bcee-234e993f3ae1', 'default', 'memory_book', 'ana', '\x1bc528db0f3a4f4ea2ca0bde54258520af5e728f6a071ee40650027f9d63e061', '{"content":"Prefers short answers"}'),
	(43, '01a20523-9ae4-7264-8113-7728818bce3f', 'default', 'memory_book', 'ana', '\x8abda63ae8ecadd30447a3720cbbf09aa1c8a49bedb212ec84586bb48feaf6fe', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a20523-9b77-70f9-9335-2fcbd71d7bf5', 'default', 'memory_book', 'ana', '\x833d7a4fd4f05e87d53dfd16b88bde1f0f597ad278013e8c24b8fd1c4a13e65c', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a20523-9b98-74a2-b749-83e8fd38d24a', 'default', 'memory_book', 'ana', '\xa77a0080edaf6bde0db97ec7c0b2c9068a926fdbe95b6fb28a7d1bf9fd4ed570', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20523-9bb5-76f0-b748-5ffab6e90f45', 'default', 'memory_book', 'ana', '\xf94cc505df2832af2119ea2ee1994a31ca8b3c8c0a65ffb714aad20ee48399a4', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a20523-9c18-7599-8bbc-5f5abf68bbcc', 'default', 'memory_book', 'ana', '\x92aeb57134b03d812dd045f3cf8c66ffbb6ada34e5e61308c2693c0e5683a7de', '{"content":"Drinks tea in the morning"}'),
	(43, '01a20523-9c74-72d4-98d1-1fa0b5038f1f', 'default', 'memory_book', 'ana', '\x09399226f89b3d95dc60e25efcca924257a01a5e96fc84f5985995970610002b', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a20523-9c74-72d4-98d1-1fa102aeaa70', 'default', 'memory_book', 'ana', '\xe6a3444b273f8de058ebc2359a47b6e817239c71661ad9749480e6d9d230db26', '{"reason":"the same habit"}'),
	(43, '01a20523-9ce4-7416-943f-999409683f40', 'default', 'memory_book', 'ana', '\x76b66ef5bef18a74cafddba2d3c4e60ca97ce4544cfd3dea6528cb7cea341daa', '{"reason":"reached"}'),
	(43, '01a20523-9d1c-702e-b935-759b52bb11e7', 'default', 'memory_book', 'ana', '\xef26f72a7dab91f7970e0bb5af95c253f61134dd0d089fd586f8f9aecba19b54', '{"reason":"no longer"}'),
	(43, '01a20523-9d5c-700a-b4fa-53dd6586494f', 'default', 'memory_book', 'ana', '\xb27dc2db1780bbefce679367f8582f1d30344d08c03040269b4e445552d3d08c', '{"reason":"asked for by the person"}'),
	(43, '01a20523-9e16-70f2-a480-a0520fd813f2', 'default', 'memory_book', 'ana', '\x6080ade5b6ab44a87825b40886fb862b04d99b0245743d4bec363b50b54bfda8', '{"reason":"said elsewhere"}'),
	(48, '01a20523-9e81-709e-8ebe-386b2efe93d4', 'default', 'memory_book', 'lena', '\x2af198387ca3c6c79504c7edd97bcc785561f475ce4e51fad2c41c8dd3241714', '{"content":"Runs on Sundays"}'),
	(48, '01a20523-9ef1-7613-b271-af038bc78985', 'default', 'memory_book', 'lena', '\x1fa96e01d1b453fb8804224401f958230af04f44c625b203b6b21f39c40fb154', '{"content":"Runs ten kilometres"}'),
	(48, '01a20523-9f43-76c3-af6f-31bcfc5610b3', 'default', 'memory_book', 'lena', '\xbf029de56667631ee8e49943e3e141690b1127f8003c0b86d709e677e675d4a1', '{"content":"Has run a marathon"}'),
	(1, '01a20523-9fd4-7347-9429-39731d739a58', 'default', 'memory_book', 'nora', '\x292fbea74c36d53e9330fdaf237904fa0c916125701cf817ad2149cedc691537', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a20523-a02d-702a-ad84-9191765ee9a4', 'default', 'memory_book', 'nora', '\xb1fcd0bfb1d2049c239ca75eb5a7cbe2abf88bd1c7df21c01b33dfb789eb0d21', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a20523-a093-71d1-a42e-9dfd2ee1a615', 'default', 'memory_book', 'nora', '\xcb0084aab7da75a31dc80861b2202b251c20fcbec9fc1a964ba1f8947112a84d', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20523-a0ea-7370-aaa3-95dccc09b52a', 'default', 'memory_book', 'nora', '\xa8c86e54649fe1d123d55737929edf2fc1dec8d5e9b3324233413b5cec9e3a69', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a20523-a14a-73ce-be8c-c9befbd5271f', 'default', 'memory_book', 'nora', '\x4982ba52f20822b5b9c823ebe21fe6ccc774c77576c63c5ab02b2effa13bd00c', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a20523-a1de-727d-99f7-c70493e97ba2', 'default', 'workflow_run', 'nora', '\xfc0206fb72615a74fde84787654c9fe53caaab8584d0e53ca1aa4c408c98de90', '{"answer":[{"action":"keep","memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20523-a02d-702a-ad84-918f226199f3","merge_target":"01a20523-9fd3-744f-9b6e-158e6598c8b3","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20523-a093-71d1-a42e-9dfb1a7c7afa","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20523-a0ea-7370-aaa3-95daf4a75c0f","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20523-a14a-73ce-be8c-c9bc87a05044","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20523-a1e5-7740-a052-58f98559f101', 'default', 'workflow_run', 'nora', '\x5e1921a05b363df7e1fdd2af45f3830c86e0a74d211c0158a02dc19dd47ec6ae', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20523-9fd3-744f-9b6e-158e6598c8b3","01a20523-a02d-702a-ad84-918f226199f3"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20523-a1ef-71a3-919e-35b7a5e9e71f', 'default', 'workflow_run', 'nora', '\xb2e08f323701ada38fe83e61791296fee60fc46d0c0ef6055bd23accfd1e3960', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20523-a1f9-7063-91e7-47c2a0954d6d', 'default', 'memory_book', 'nora', '\xa25d7ffc9bb5febd15d0f69c11aba517a7ebb01a6565dc4b1dde2df6c503b367', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20523-a1f9-7063-91e7-47c3a65dfcfd', 'default', 'memory_book', 'nora', '\xeaad216dc6739bffbf52af9231d4e392e7595bd58386c5fd4754f562f1beeba0', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20523-a1f9-7063-91e7-47c50e689682', 'default', 'memory_book', 'nora', '\x8d750e15f3757df606b3f6af1993a7e3051c141e62492237afa7707e1a000916', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20523-a1f9-7063-91e7-47c6775599f2', 'default', 'memory_book', 'nora', '\xc9a04797db47309d09c6fb6a1ca23278d7d364e05a80bb9d6526a24853d3f59e', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20523-a1fa-70fe-b182-8018e09ebd54', 'default', 'memory_book', 'nora', '\xde32d150fe3f417058db9660aca982ed5c14dea338f29b74174d8e85a1d46ac1', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a20523-a2ba-74b9-bd11-3672eed412da', 'default', 'memory_book', 'nora', '\x346135d1a02fa5ea8f984ff810e469ba253fba4c5fbbb30a4f529321a6b1d454', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20523-a2f7-7472-be96-bce406df9ec7', 'default', 'workflow_run', 'nora', '\x3d0135be3cb72cfc99bd6a106ef8e42c6db01091f979e8576c1594d8cd607883', '{"answer":[{"action":"keep","memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20523-a02d-702a-ad84-918f226199f3","merge_target":"01a20523-9fd3-744f-9b6e-158e6598c8b3","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20523-a093-71d1-a42e-9dfb1a7c7afa","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20523-a0ea-7370-aaa3-95daf4a75c0f","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20523-a14a-73ce-be8c-c9bc87a05044","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20523-a305-7466-ab12-911696908e32', 'default', 'workflow_run', 'nora', '\xeb504d63620c7f98a8bc55dc6f4d7b9da6436d54da40804518d9bcee6d091b14', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20523-9fd3-744f-9b6e-158e6598c8b3","01a20523-a02d-702a-ad84-918f226199f3"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20523-a312-7078-ae87-9f0eedb1b19d', 'default', 'workflow_run', 'nora', '\x2d9d976ec661149eacd8098a1e94e8dec5af95f2200f53c1c4c3f029bcbac793', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20523-a31d-76bf-9e9f-8b992e6c92af', 'default', 'memory_book', 'nora', '\x0d1ef26d0f5107af505ab3c3c58c5fc8b9a5de69e42c0458c13bd02f60d07af3', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20523-a31d-76bf-9e9f-8b9afbedcce4', 'default', 'memory_book', 'nora', '\xc0679332447eb117c341e061b7f9d09da5d8709dfc5d16a26cfc46f48481207a', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20523-a31d-76bf-9e9f-8b9c47028fea', 'default', 'memory_book', 'nora', '\x9f972cd53864a5dde3a7f4f418be09a101dc3ab157c0b5c2d93c292bfc6aa111', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20523-a31d-76bf-9e9f-8b9dc11340fe', 'default', 'memory_book', 'nora', '\xc96cb4adb36e1f3287b8bd382f2bab57c5955d8f48226ca90e75a161af638cfa', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20523-a323-7562-9f01-dc900b1d4dd6', 'default', 'memory_book', 'nora', '\x2cdb785c2f782a668a3bc2c1a243254596278a17a2aaf24684ff0730e2ea1028', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a20523-a39e-72dd-97d7-b168dac8c7dc', 'bridge', 'memory_book', 'lena', '\xd142c79d1c8123145c35f9dbff5bef9170c32fbe0322a4eee09c2886cd46c3dc', '{"content":"Another person of that name"}'),
	(48, '01a20523-a3f5-714e-b6cf-5059e467b001', 'bridge', 'memory_book', 'lena', '\x24c7923a60e4eee7ebdc568877651521459c64095e4f026b0199d2cb7e6f7ded', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20779, 'MemoryCreated', 8, 8),
	(53, 'default', 20779, 'MemoryDeleted', 2, -2),
	(37, 'default', 20779, 'AccountCreated', 1, 0),
	(43, 'default', 20779, 'MemoryUpdated', 3, 0),
	(43, 'default', 20779, 'MemoryPinned', 2, 0),
	(43, 'default', 20779, 'MemoryReclassified', 1, 0),
	(43, 'default', 20779, 'MemoriesMerged', 2, 1),
	(43, 'default', 20779, 'MemoryCreated', 9, 9),
	(43, 'default', 20779, 'MemoryMergedAway', 3, -3),
	(43, 'default', 20779, 'MemoryLinked', 2, 0),
	(43, 'default', 20779, 'MemoryUnlinked', 1, 0),
	(43, 'default', 20779, 'MemoryRestored', 3, 3),
	(43, 'default', 20779, 'MemoryDeleted', 2, -2),
	(43, 'default', 20779, 'MemorySoftDeleted', 2, -2),
	(43, 'default', 20779, 'MemoryPurged', 2, -1),
	(48, 'default', 20779, 'MemoryCreated', 5, 5),
	(48, 'default', 20779, 'MemoryDeleted', 1, -1),
	(57, 'default', 20779, 'WorkflowConfigured', 1, 0),
	(1, 'default', 20779, 'MemoryCreated', 5, 5),
	(1, 'default', 20779, 'MemoryRestored', 4, 4),
	(1, 'default', 20779, 'RunRestored', 1, 0),
	(1, 'default', 20779, 'RunRequested', 2, 0),
	(1, 'default', 20779, 'AnswerRecorded', 6, 0),
	(1, 'default', 20779, 'MemoriesMerged', 2, 2),
	(1, 'default', 20779, 'MemoryDeleted', 5, -5),
	(1, 'default', 20779, 'MemoryMergedAway', 4, -4),
	(1, 'default', 20779, 'MemoryUpdated', 3, 0),
	(1, 'default', 20779, 'RunClaimed', 2, 0),
	(1, 'default', 20779, 'RunCompleted', 2, 0),
	(1, 'default', 20779, 'StepCompleted', 12, 0),
	(1, 'default', 20779, 'StepStarted', 12, 0),
	(48, 'bridge', 20779, 'MemoryCreated', 1, 1),
	(48, 'bridge', 20779, 'MemoryUpdated', 1, 0);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a20523-96d1-75b1-9c33-78428629cd80', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"6fc752207a864470dca8889b8a383aafc998f683d683d100576055df1874c265","content_id":"01a20523-96d1-75b1-9c33-7839a1e766d7"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\xb82c4cb55f94d7989e8cf64fde17297ac03b1c59943df8694dad55847d32b0e7', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a20523-96d1-75b1-9c33-78436efbe33c', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"0d3947197b18f407549e46a82c2007d83e9ec708168221fdc81125f1feafd767","content_id":"01a20523-96d1-75b1-9c33-783a3eadc6c8"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x6cbf1c0b8a9e73603f59159e960adf090fc012c36fecf85c3568037853598154', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a20523-96d1-75b1-9c33-784478ed0811', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"fa46782a14e533dd2124171003cd300e683750037977fd03de98f4310dabce20","content_id":"01a20523-96d1-75b1-9c33-783be4a2e34e"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x87cbc08850d83cd5d475d153e29d4eabe1c4dc7ae2ca4261258ef1e4e0b3f749', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a20523-96d1-75b1-9c33-7845daa1af7c', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"87b35e270c369550751873e9e31d02da2c954abe2d4331a62da94ef51dbaae07","content_id":"01a20523-96d1-75b1-9c33-783c4e05440c"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x4d31933d7ab3dee1251be6b153a69e928675f9ba32e1a819ea021d52881f78a4', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a20523-96d1-75b1-9c33-784658504da1', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"ae7bc033ef0933b262a78bd0a54530c7701cae2052c1a42e2a5f01e945aebcd5","content_id":"01a20523-96d1-75b1-9c33-783d155bd56d"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x01e7bdee642c2f34524d44bb87162ed74cb017b62b009450309d2c9cb3d6d84e', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a20523-96d1-75b1-9c33-7847bb3aa012', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"e6fe56d682be3c78bc5f0a07deb1fde7afc5982dd1cec4b532114d87c8ece2e3","content_id":"01a20523-96d1-75b1-9c33-783e6dcff920"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\x34307ca4f6b8ecab5cc63ed1db6692ced367d35d90d70eb08db5b23cc196d525', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a20523-96d2-7291-92b4-33071d5968a1', 'MemoryDeleted', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20523-96d1-75b1-9c33-783e6dcff920"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x17279fd13a458f421e0f289edb5f5b64237d8e010607de8d339ba5c786ab0077', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a20523-96d2-7291-92b4-3308c0cbb854', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"058b6f0555f637852989e0da86ab88d23896038c8d07b463ce247fa62bdcf08d","content_id":"01a20523-96d1-75b1-9c33-783fd2db32c5"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\xbe363c060bde3e8bb2a5f9ba28480156ce7b53a4d0750537236d9140cd94b885', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a20523-96d2-7291-92b4-33093a7306ba', 'MemoryDeleted', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20523-96d1-75b1-9c33-783fd2db32c5"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x36e62e2925266a502ee209ceaa17bcf0b9bb3530b9dec4fa5d377ed480785587', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a20523-96d2-7291-92b4-330add74c11b', 'MemoryCreated', 1, '{"at":1795382548176915,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"f414c4855bc4977e4935a0313a4d88c86700e4d09a4cfe8d822d7562da3d323e","content_id":"01a20523-96d1-75b1-9c33-784078edff00"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x5764fe98b7c676f9bce8f4908c8688730451343ac1c69c497d3018e7ebdc939d', 'admin:cli', '01a20523-96d1-75b1-9c33-78411cca6b38', '01a20523-96d1-75b1-9c33-78411cca6b38', NULL, 1795382548176915),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a20523-9731-77da-bf54-eddab71eae51', 'MemoryCreated', 1, '{"at":1795382548273058,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"1a939e721177a5fc903f44e9e4d870769dcf1e9649ee9850f9e8aadfd73d0499","content_id":"01a20523-9731-77da-bf54-edd7c32a157b"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xe8435d7ac1e75465c8c21b94ab04f4607267da422ac93c1bf22f7c29626c1acf', 'admin:cli', '01a20523-9731-77da-bf54-edd9aec8f05b', '01a20523-9731-77da-bf54-edd9aec8f05b', NULL, 1795382548273058),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a20523-9731-77da-bf54-eddb0f4166b4', 'MemoryCreated', 1, '{"at":1795382548273058,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2098489cb194cfcfee0526705dd8de352524071e19bb870453f0e08a8afa8f18","content_id":"01a20523-9731-77da-bf54-edd8f1d82207"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x2b5f1a8f4d7909ece8bc95bdaad6243d05d403d188cac27b4a5e1ad97bdfd575', 'admin:cli', '01a20523-9731-77da-bf54-edd9aec8f05b', '01a20523-9731-77da-bf54-edd9aec8f05b', NULL, 1795382548273058),
	(37, 1, 'default', 'account', '01a20523-97b3-7369-af6b-de3aecafd350', 1, '01a20523-97b9-72d2-8f13-8133ee66fdce', 'AccountCreated', 1, '{"at":1795382548409482,"change":{"account_created":{"role":"auditor"}}}', '\x763865b8de91095468c5e791c6993066599c897b64ccd38d71fb6b2a57cf6b3f', 'admin:cli', '01a20523-97b9-72d2-8f13-81325eb05605', '01a20523-97b9-72d2-8f13-81325eb05605', NULL, 1795382548409482),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a20523-9856-718e-a349-942f66485620', 'MemoryCreated', 1, '{"at":1795382548566310,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"3a1c43b3f9d0fd10c105ed2f2d90f63f10f7ce494c412d0f85decefc3bb5004a","content_id":"01a20523-9856-718e-a349-942e1edfd0ea"}}},"memory_id":"01a20523-9854-7581-a678-90ab309e5a4b","rev":1,"revision":1}', '\x82601f308690b788b8d317f35cfa32ba58cfa5edbf4b5e713f40963d9c06316e', 'admin:k_6Puzahosi6xl', 'first', 'first', NULL, 1795382548566310),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a20523-98bb-73d3-b696-9a1ecbc66ff1', 'MemoryCreated', 1, '{"at":1795382548667786,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"40f9796a401d2fc572152e246f20e07c1e94200f5a666b271b7897c873a449b7","content_id":"01a20523-98bb-73d3-b696-9a1c6bdcf430"}}},"memory_id":"01a20523-98bb-73d3-b696-9a1a71feae41","rev":2,"revision":1}', '\x0f98aa3cee76182551745358c698dd20381668ed2abafc3eaa60dde04fe79b0e', 'admin:k_6Puzahosi6xl', '01a20523-98bb-73d3-b696-9a1d089fc894', 'turn-2', 'turn-1', 1795382548667786),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a20523-991e-70e5-a656-82fd8e7250ac', 'MemoryCreated', 1, '{"at":1795382548766136,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"9875bf366191adebb713f864f2d4a1a1dea372813f7ddc3cb248c5b93e717dfb","content_id":"01a20523-991e-70e5-a656-82fb53be4609"}}},"memory_id":"01a20523-991e-70e5-a656-82f9b0b7b5c9","rev":3,"revision":1}', '\xa0c43542db2d690e647f7c51aa65f4f4bbe4f4a34f6c89485034776d616a9f5f', 'admin:k_6Puzahosi6xl', '01a20523-991e-70e5-a656-82fcb54f32df', '01a20523-991e-70e5-a656-82fcb54f32df', NULL, 1795382548766136),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a20523-9978-76f7-8c9e-0537f7db3d74', 'MemoryCreated', 1, '{"at":1795382548855944,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"9a42d7f86bb7c6ceb445784f2f2fe8f4e2819b9c6ec638bfc5b99623096390f4","content_id":"01a20523-9977-74ca-90e2-aeb5f3472a45"}}},"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","rev":4,"revision":1}', '\x09b78d413bc0d7f85910438c940e05360e2dc7baca62a81a6108f284d4aa84a8', 'admin:k_6Puzahosi6xl', '01a20523-9978-76f7-8c9e-0536aeb78400', '01a20523-9978-76f7-8c9e-0536aeb78400', NULL, 1795382548855944),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a20523-99c7-72cf-81c6-b668a840c9a1', 'MemoryCreated', 1, '{"at":1795382548935465,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2c2ee6cdbd6a98c83536da1ae1d4705fa3624982a2f85e9e686cf34ee4bdd248","content_id":"01a20523-99c7-72cf-81c6-b6677eb9658f"}}},"memory_id":"01a20523-99c7-72cf-81c6-b6658e6e358f","rev":5,"revision":1}', '\xc2818ed02c1c5d86b2a76ce0c76dba5e385f90eca3c011e743cf80cf6f6f3e9a', 'admin:k_6Puzahosi6xl', 'doomed', 'doomed', NULL, 1795382548935465),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a20523-9a1f-7160-9615-d30f128b43be', 'MemoryCreated', 1, '{"at":1795382549023667,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"0432abdafb46a3315a9b874aa89104739b515c8691d44350b0753c74efb8092f","content_id":"01a20523-9a1f-7160-9615-d30dc761e11b"}}},"memory_id":"01a20523-9a1f-7160-9615-d30b89a2903a","rev":6,"revision":1}', '\xc044455fac4b5c4d5ef63498db225af412285684a1e82fa2928dcb7ae7d2476f', 'admin:k_6Puzahosi6xl', '01a20523-9a1f-7160-9615-d30e776ed561', '01a20523-9a1f-7160-9615-d30e776ed561', NULL, 1795382549023667),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a20523-9a88-76b8-a5d9-e4174bd015d3', 'MemoryCreated', 1, '{"at":1795382549127874,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"1c4c52343ffbbc56bdd6de5b3a4e46fa590adacce2dd79a156f8b0a0321057fe","content_id":"01a20523-9a87-7708-bcee-234e993f3ae1"}}},"memory_id":"01a20523-9a87-7708-bcee-234c9c494abd","rev":7,"revision":1}', '\xbfa8a1786a0a28e2339a8318ada2be36707dfa6b5935af8e4c59171c7288584c', 'agent:planner', '01a20523-9a88-76b8-a5d9-e416484559c7', '01a20523-9a88-76b8-a5d9-e416484559c7', NULL, 1795382549127874),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a20523-9ae4-7264-8113-7729d055ab38', 'MemoryUpdated', 1, '{"at":1795382549218978,"change":{"updated":{"content":{"commitment":"3cb6f1aa2fab01ada607aed8fcfc8176948578bdf4df7246274db6306832ef14","content_id":"01a20523-9ae4-7264-8113-7728818bce3f"},"previous_content_id":"01a20523-9856-718e-a349-942e1edfd0ea","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a20523-9854-7581-a678-90ab309e5a4b","rev":8,"revision":2}', '\x298f4c659c4f0a57ac7a03d2573b73911ec79179e10c63289c40013e504a3a50', 'admin:k_6Puzahosi6xl', 'guarded', 'guarded', NULL, 1795382549218978),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a20523-9b35-77e2-9a16-70299fce63c2', 'MemoryPinned', 1, '{"at":1795382549301347,"change":{"pinned":{"content_id":"01a20523-98bb-73d3-b696-9a1c6bdcf430","pinned":false}},"memory_id":"01a20523-98bb-73d3-b696-9a1a71feae41","rev":9,"revision":2}', '\xd13c3bd7d45a39e0abc646e0ca8922c5e2e3242c3e6695251b40b800d5bcfd25', 'admin:k_6Puzahosi6xl', '01a20523-9b35-77e2-9a16-70285db65222', '01a20523-9b35-77e2-9a16-70285db65222', NULL, 1795382549301347),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a20523-9b45-73d5-9490-098cad2b4938', 'MemoryPinned', 1, '{"at":1795382549317810,"change":{"pinned":{"content_id":"01a20523-9a87-7708-bcee-234e993f3ae1","pinned":true}},"memory_id":"01a20523-9a87-7708-bcee-234c9c494abd","rev":10,"revision":2}', '\x32a797e0dc172e52c7babce5c8c918b386de6a5d9d1d0d6d47e6cd979bc9d01f', 'admin:k_6Puzahosi6xl', '01a20523-9b45-73d5-9490-098b3d4788a0', '01a20523-9b45-73d5-9490-098b3d4788a0', NULL, 1795382549317810),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a20523-9b57-7407-b530-8c15e63df0c1', 'MemoryReclassified', 1, '{"at":1795382549335140,"change":{"reclassified":{"content_id":"01a20523-9a87-7708-bcee-234e993f3ae1","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a20523-9a87-7708-bcee-234c9c494abd","rev":11,"revision":3}', '\x79407c96212cbc1f2c38e12ab92829b0e7db2baa890c4f70ab7e436630b552a7', 'admin:k_6Puzahosi6xl', '01a20523-9b57-7407-b530-8c1483c58875', '01a20523-9b57-7407-b530-8c1483c58875', NULL, 1795382549335140),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a20523-9b67-752c-b788-a6d6a8e618e0', 'MemoryUpdated', 1, '{"at":1795382549351561,"change":{"updated":{"previous_content_id":"01a20523-98bb-73d3-b696-9a1c6bdcf430","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a20523-98bb-73d3-b696-9a1a71feae41","rev":12,"revision":3}', '\xc2fd2820e342a8ffcc7a0b4b249c51412aeba0a8118710ee6238a54211697218', 'admin:k_6Puzahosi6xl', '01a20523-9b67-752c-b788-a6d5cad7ed87', '01a20523-9b67-752c-b788-a6d5cad7ed87', NULL, 1795382549351561),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a20523-9b77-70f9-9335-2fcd4582bb93', 'MemoryUpdated', 1, '{"at":1795382549367109,"change":{"updated":{"content":{"commitment":"edbddd410a858e288fcf05aab7e0ac59facaad9628874bb2cafd04acbe798d12","content_id":"01a20523-9b77-70f9-9335-2fcbd71d7bf5"},"previous_content_id":"01a20523-98bb-73d3-b696-9a1c6bdcf430","set":{},"was":{}}},"memory_id":"01a20523-98bb-73d3-b696-9a1a71feae41","rev":13,"revision":4}', '\xf418794e3d2993139acf024cf511ff1e4cb89a369a7b5cd29634d9f87be0eacf', 'admin:k_6Puzahosi6xl', '01a20523-9b77-70f9-9335-2fccce0b4cfe', '01a20523-9b77-70f9-9335-2fccce0b4cfe', NULL, 1795382549367109),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a20523-9b98-74a2-b749-83eabd31d2de', 'MemoriesMerged', 1, '{"at":1795382549399981,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"5bb1759ad5a833a711747a23ee13b625f799449087178e5d26fad3b533992288","content_id":"01a20523-9b98-74a2-b749-83e8fd38d24a"},"derived_from":[{"memory_id":"01a20523-991e-70e5-a656-82f9b0b7b5c9","revision":1},{"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","revision":1}]}},"memory_id":"01a20523-9b97-77f3-bb77-9199fc873401","rev":14,"revision":1}', '\x763edae6598f81ee0494299685cd5fccff846eda21752e0db57d9bc1a099bbb5', 'admin:k_6Puzahosi6xl', '01a20523-9b98-74a2-b749-83e9c9714f37', '01a20523-9b98-74a2-b749-83e9c9714f37', NULL, 1795382549399981),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a20523-9b98-74a2-b749-83eb610d00e9', 'MemoryMergedAway', 1, '{"at":1795382549399981,"change":{"merged_away":{"content_id":"01a20523-991e-70e5-a656-82fb53be4609","into":"01a20523-9b97-77f3-bb77-9199fc873401"}},"memory_id":"01a20523-991e-70e5-a656-82f9b0b7b5c9","rev":15,"revision":2}', '\x18bdf43f412da28e75920266ff94d847be05fef5ef72ba58a08b36d7bda44d9a', 'admin:k_6Puzahosi6xl', '01a20523-9b98-74a2-b749-83e9c9714f37', '01a20523-9b98-74a2-b749-83e9c9714f37', NULL, 1795382549399981),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a20523-9b98-74a2-b749-83ecfb3af147', 'MemoryMergedAway', 1, '{"at":1795382549399981,"change":{"merged_away":{"content_id":"01a20523-9977-74ca-90e2-aeb5f3472a45","into":"01a20523-9b97-77f3-bb77-9199fc873401"}},"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","rev":16,"revision":2}', '\xba825f87e18262a741b2ac4b8fdfd974827cc46a9e11b0cbf841a135d4f8693b', 'admin:k_6Puzahosi6xl', '01a20523-9b98-74a2-b749-83e9c9714f37', '01a20523-9b98-74a2-b749-83e9c9714f37', NULL, 1795382549399981),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a20523-9ba7-7065-b047-8691053af9b3', 'MemoryRestored', 1, '{"at":1795382549415760,"change":{"restored":{"content_id":"01a20523-9977-74ca-90e2-aeb5f3472a45","from":"merged"}},"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","rev":17,"revision":3}', '\x1b9299115be75c47ed7afa0cb927c4b84e62141a30784fb8e53f2ecaab592ac3', 'admin:k_6Puzahosi6xl', '01a20523-9ba7-7065-b047-8690f7e04929', '01a20523-9ba7-7065-b047-8690f7e04929', NULL, 1795382549415760),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a20523-9bb5-76f0-b748-5ffc820fb793', 'MemoryCreated', 1, '{"at":1795382549429205,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"973c7583ff4c6149e84fc4ff05fde16a974f24e7065d027b50ef4e55e80d5c2d","content_id":"01a20523-9bb5-76f0-b748-5ffab6e90f45"}}},"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","rev":18,"revision":1}', '\x7f5ed8d68e8e845e6afa635aae5bb966940d41dcbc75a7a073a610b2f722ac8e', 'admin:k_6Puzahosi6xl', '01a20523-9bb5-76f0-b748-5ffbef7dee87', '01a20523-9bb5-76f0-b748-5ffbef7dee87', NULL, 1795382549429205),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a20523-9c18-7599-8bbc-5f5c8f45b40b', 'MemoryCreated', 1, '{"at":1795382549528364,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"9a6c272a09a21601d02144543d3c59a700c090a758d2d00375f4a01c43262bda","content_id":"01a20523-9c18-7599-8bbc-5f5abf68bbcc"}}},"memory_id":"01a20523-9c18-7599-8bbc-5f58dbd9a709","rev":19,"revision":1}', '\x52caf0c68b86f5e18f5bd2699e6d20cf5aeb778840a4da1dfb445cc0f7d78331', 'admin:k_6Puzahosi6xl', '01a20523-9c18-7599-8bbc-5f5b373d8628', '01a20523-9c18-7599-8bbc-5f5b373d8628', NULL, 1795382549528364),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a20523-9c74-72d4-98d1-1fa3b467de91', 'MemoriesMerged', 1, '{"at":1795382549619387,"change":{"merged":{"content":{"commitment":"b085330cb340449ca6d1ff4a0a32e2e0b0777e10b5d2737ffb92cf4b45c1307f","content_id":"01a20523-9c74-72d4-98d1-1fa0b5038f1f"},"derived_from":[{"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","revision":1},{"memory_id":"01a20523-9c18-7599-8bbc-5f58dbd9a709","revision":1}],"previous_content_id":"01a20523-9bb5-76f0-b748-5ffab6e90f45"}},"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","reason":{"commitment":"a0b53d50cffbe73f02a7a1a13d8eb22ccb85341a9abc1cb9f644744b00259c37","content_id":"01a20523-9c74-72d4-98d1-1fa102aeaa70"},"rev":20,"revision":2}', '\x0cc35b800e93b75b4c2d433d9465a566d1c91c26d0746170a58eb7ab302aa2c0', 'admin:k_6Puzahosi6xl', '01a20523-9c74-72d4-98d1-1fa20826e16c', '01a20523-9c74-72d4-98d1-1fa20826e16c', NULL, 1795382549619387),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a20523-9c74-72d4-98d1-1fa4d2689ab7', 'MemoryMergedAway', 1, '{"at":1795382549619387,"change":{"merged_away":{"content_id":"01a20523-9c18-7599-8bbc-5f5abf68bbcc","into":"01a20523-9bb5-76f0-b748-5ff835154fe4"}},"memory_id":"01a20523-9c18-7599-8bbc-5f58dbd9a709","rev":21,"revision":2}', '\x2acdbf3fe2fe683f359f643c93c37d7a021060bd246e092c47902b0ca872dfe6', 'admin:k_6Puzahosi6xl', '01a20523-9c74-72d4-98d1-1fa20826e16c', '01a20523-9c74-72d4-98d1-1fa20826e16c', NULL, 1795382549619387),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a20523-9c85-7676-a92a-98e62f90f1fe', 'MemoryLinked', 1, '{"at":1795382549637904,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a20523-9a87-7708-bcee-234c9c494abd"}},"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","rev":22,"revision":2}', '\x4a6840c2ce2b014b4412353aa7bdf2be21f21eab5fae6533c2ede774b528e679', 'admin:k_6Puzahosi6xl', '01a20523-9c85-7676-a92a-98e58d2f91c2', '01a20523-9c85-7676-a92a-98e58d2f91c2', NULL, 1795382549637904),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a20523-9c95-76dc-837c-18343d3a7b52', 'MemoryLinked', 1, '{"at":1795382549653170,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a20523-98bb-73d3-b696-9a1a71feae41"}},"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","rev":23,"revision":2}', '\x100ba28a8d4fd296cedbc9281d4004c91c7a63a8e298417828a1b30eb7c6128b', 'admin:k_6Puzahosi6xl', '01a20523-9c95-76dc-837c-18337a8ae2f3', '01a20523-9c95-76dc-837c-18337a8ae2f3', NULL, 1795382549653170),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a20523-9cb2-7093-862f-17b57dd9fdf4', 'MemoryUnlinked', 1, '{"at":1795382549682827,"change":{"unlinked":{"by_hand":true,"to":"01a20523-98bb-73d3-b696-9a1a71feae41"}},"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","rev":24,"revision":2}', '\x8a5c526c3fd40e29871356b453bc47dcd1ab64cd4d12a49f3946770b57167e38', 'admin:k_6Puzahosi6xl', '01a20523-9cb2-7093-862f-17b42ad77d54', '01a20523-9cb2-7093-862f-17b42ad77d54', NULL, 1795382549682827),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a20523-9ce4-7416-943f-99960a614ac1', 'MemoryDeleted', 1, '{"at":1795382549732096,"change":{"deleted":{"content_id":"01a20523-9b77-70f9-9335-2fcbd71d7bf5"}},"memory_id":"01a20523-98bb-73d3-b696-9a1a71feae41","reason":{"commitment":"275b275244ed752919b1e4bf45e0e214a7a3431dcafe7abbbfb7ea3cba830908","content_id":"01a20523-9ce4-7416-943f-999409683f40"},"rev":25,"revision":5}', '\x30a65b5b32f26fbde73608cd362b36358695c45c6b692027e3f6bbebafeb5eb8', 'admin:k_6Puzahosi6xl', '01a20523-9ce4-7416-943f-9995aa8d1045', '01a20523-9ce4-7416-943f-9995aa8d1045', NULL, 1795382549732096),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a20523-9cf7-75b6-b2ac-0a6d3d19900f', 'MemoryDeleted', 1, '{"at":1795382549751031,"change":{"deleted":{"content_id":"01a20523-9a87-7708-bcee-234e993f3ae1"}},"memory_id":"01a20523-9a87-7708-bcee-234c9c494abd","rev":26,"revision":4}', '\x0436d6b105475c2acc9337b0dfa74d8904ab03ce69b8d5b8c997e323043b7079', 'admin:k_6Puzahosi6xl', '01a20523-9cf7-75b6-b2ac-0a6c523ce2b8', '01a20523-9cf7-75b6-b2ac-0a6c523ce2b8', NULL, 1795382549751031),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a20523-9d08-72db-abea-a07b0571d9d1', 'MemoryRestored', 1, '{"at":1795382549768809,"change":{"restored":{"content_id":"01a20523-9a87-7708-bcee-234e993f3ae1","from":"archived"}},"memory_id":"01a20523-9a87-7708-bcee-234c9c494abd","rev":27,"revision":5}', '\x40ffecb211fae6ca2e2099b8a602ea935d451683762c492a35c74fe47f7d0cfe', 'admin:k_6Puzahosi6xl', '01a20523-9d08-72db-abea-a07a1cc93738', '01a20523-9d08-72db-abea-a07a1cc93738', NULL, 1795382549768809),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a20523-9d1c-702e-b935-759de25d6fa1', 'MemorySoftDeleted', 1, '{"at":1795382549788392,"change":{"soft_deleted":{"content_id":"01a20523-9977-74ca-90e2-aeb5f3472a45","purge_at":4948982549788392}},"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","reason":{"commitment":"b6211e159671b31219882ece1b7b80e1162d71f5524ec1672c1047357a3aa118","content_id":"01a20523-9d1c-702e-b935-759b52bb11e7"},"rev":28,"revision":4}', '\xb9acfe1b0b5b126f8d0bd6328b109c73ad2d774a0257e7960ddf976175dbf104', 'admin:k_6Puzahosi6xl', '01a20523-9d1c-702e-b935-759cea6c5a44', '01a20523-9d1c-702e-b935-759cea6c5a44', NULL, 1795382549788392),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a20523-9d30-7412-bc1d-2a481f5f748e', 'MemoryRestored', 1, '{"at":1795382549808115,"change":{"restored":{"content_id":"01a20523-9977-74ca-90e2-aeb5f3472a45","from":"soft_deleted"}},"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","rev":29,"revision":5}', '\xd37b6d6fba7457753d65fb6d36d6de093c81afe86e54c840d977a419334ae08a', 'admin:k_6Puzahosi6xl', '01a20523-9d30-7412-bc1d-2a47081dff9b', '01a20523-9d30-7412-bc1d-2a47081dff9b', NULL, 1795382549808115),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a20523-9d44-7007-a0db-2b7afd638cd0', 'MemorySoftDeleted', 1, '{"at":1795382549828669,"change":{"soft_deleted":{"content_id":"01a20523-9977-74ca-90e2-aeb5f3472a45","purge_at":4948982549828669}},"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","rev":30,"revision":6}', '\xd3646b8dc5380b35c7cc660844077445a2935cf1e050fc553674230c21bb4443', 'admin:k_6Puzahosi6xl', '01a20523-9d44-7007-a0db-2b79b53ee3cd', '01a20523-9d44-7007-a0db-2b79b53ee3cd', NULL, 1795382549828669),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a20523-9d5c-700a-b4fa-53de70df3fdb', 'MemoryPurged', 1, '{"at":1795382549852657,"change":{"purged":{"erased":["01a20523-99c7-72cf-81c6-b6677eb9658f"],"from":"active"}},"memory_id":"01a20523-99c7-72cf-81c6-b6658e6e358f","reason":{"commitment":"5ea5d784d1c04cd4d95ac84043a445e15206a4294607a88244bdfec3f25e997e","content_id":"01a20523-9d5c-700a-b4fa-53dd6586494f"},"rev":31,"revision":2}', '\x0486fd56e6437268e6b30046db2ca20c4199eb2744baec85c09b9a711a436b03', 'admin:k_6Puzahosi6xl', 'purge', 'purge', NULL, 1795382549852657),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a20523-9e16-70f2-a480-a054de9fe2db', 'MemoryPurged', 1, '{"at":1795382550038486,"change":{"purged":{"erased":["01a20523-991e-70e5-a656-82fb53be4609"],"from":"merged"}},"memory_id":"01a20523-991e-70e5-a656-82f9b0b7b5c9","reason":{"commitment":"79cf3e3ea680e7f987f46e3d4d0c9d197bd0ef853f75a8e83c43067fe20df2d1","content_id":"01a20523-9e16-70f2-a480-a0520fd813f2"},"rev":32,"revision":3}', '\xbac35af3db30db297bc3b8dd83d0fca3b7e1cd588ba857a89efe61a0844a5422', 'admin:k_6Puzahosi6xl', '01a20523-9e16-70f2-a480-a05316bc9d79', '01a20523-9e16-70f2-a480-a05316bc9d79', NULL, 1795382550038486),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a20523-9e81-709e-8ebe-386d4564bdfc', 'MemoryCreated', 1, '{"at":1795382550145842,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"24f7f04c4f84767ce2657d054cb15f1b7ae5f79aaf03557f1591ef3b8101af54","content_id":"01a20523-9e81-709e-8ebe-386b2efe93d4"}}},"memory_id":"01a20523-9e80-769f-b6a4-5da67993626a","rev":1,"revision":1}', '\x03446e496bc5bfa4b418c82e2351d05ad320bf4e7d942b7f0bdd90394a8e4eb9', 'admin:k_6Puzahosi6xl', '01a20523-9e81-709e-8ebe-386c92954e4d', '01a20523-9e81-709e-8ebe-386c92954e4d', NULL, 1795382550145842),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a20523-9ef1-7613-b271-af050d8fbec6', 'MemoryCreated', 1, '{"at":1795382550257104,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"ec5b86ad33416cfa1d99f5a4ae0ea46acf9152ccfcaf0ad6b939e10c241e1da3","content_id":"01a20523-9ef1-7613-b271-af038bc78985"}}},"memory_id":"01a20523-9ef0-7374-8ade-cf5677a12f05","rev":2,"revision":1}', '\x0403f73f00608a0bb551ba26e4f34411fdbafac605457b149167971878e30f80', 'admin:k_6Puzahosi6xl', '01a20523-9ef1-7613-b271-af0441a1524a', '01a20523-9ef1-7613-b271-af0441a1524a', NULL, 1795382550257104),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a20523-9f43-76c3-af6f-31bef1b9c9e2', 'MemoryCreated', 1, '{"at":1795382550339253,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"0b477d9ee1d10491033504e9d98fb3c78cd1ff179b716b94ca242f05f79a276d","content_id":"01a20523-9f43-76c3-af6f-31bcfc5610b3"}}},"memory_id":"01a20523-9f43-76c3-af6f-31ba453d7638","rev":3,"revision":1}', '\x3401b17c622efa5a598a8c5b7ac616884668645cc9897ad8a339b268ba5e4b01', 'admin:k_6Puzahosi6xl', '01a20523-9f43-76c3-af6f-31bdb0f1b367', '01a20523-9f43-76c3-af6f-31bdb0f1b367', NULL, 1795382550339253),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a20523-9fad-77ad-8052-18ab349fcf19', 'MemoryDeleted', 1, '{"at":1795382550445537,"change":{"deleted":{"content_id":"01a20523-9f43-76c3-af6f-31bcfc5610b3"}},"memory_id":"01a20523-9f43-76c3-af6f-31ba453d7638","rev":4,"revision":2}', '\x1551994447a2b361f5a0f096456ea8a8b6abb4e55ac611536b9471e39453edbd', 'admin:k_6Puzahosi6xl', '01a20523-9fad-77ad-8052-18aa72536e0b', '01a20523-9fad-77ad-8052-18aa72536e0b', NULL, 1795382550445537),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a20523-9fbf-77ae-a884-bfd34016ca97', 'WorkflowConfigured', 1, '{"at":1795382550463790,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\x406b7ae8795d0aea9688476fbc5af70ec3da280a8c3856504263248623bc5ab6', 'admin:k_6Puzahosi6xl', '01a20523-9fbf-77ae-a884-bfd2835380ec', '01a20523-9fbf-77ae-a884-bfd2835380ec', NULL, 1795382550463790),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a20523-9fd4-7347-9429-3975021e2421', 'MemoryCreated', 1, '{"at":1795382550484357,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e669c3f9f734e118d869812d54a7991d16b6dcd9e46f17c033f7937c6e8b7913","content_id":"01a20523-9fd4-7347-9429-39731d739a58"}}},"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","rev":1,"revision":1}', '\x117248605757b999d2356d41779da39cc40bf98a71c3f7d6af291acb6de51982', 'admin:k_6Puzahosi6xl', '01a20523-9fd4-7347-9429-3974dfe438a2', '01a20523-9fd4-7347-9429-3974dfe438a2', NULL, 1795382550484357),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a20523-a02d-702a-ad84-9193a3a5627f', 'MemoryCreated', 1, '{"at":1795382550573696,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"aaaf425fd32e41434d3ab059867488467c4367dc4c91878099cb8ced8d4e4582","content_id":"01a20523-a02d-702a-ad84-9191765ee9a4"}}},"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","rev":2,"revision":1}', '\xd0f168d21453340d0618319a9565ac8c668825e387da2e5e696cffac77e13442', 'admin:k_6Puzahosi6xl', '01a20523-a02d-702a-ad84-91926e2a9099', '01a20523-a02d-702a-ad84-91926e2a9099', NULL, 1795382550573696),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a20523-a093-71d1-a42e-9dff56a0cf3a', 'MemoryCreated', 1, '{"at":1795382550675279,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e8a7b46bb47302009e6f45cc32883ad5c9bbb981ea94b0cdddf53d6e210dbba7","content_id":"01a20523-a093-71d1-a42e-9dfd2ee1a615"}}},"memory_id":"01a20523-a093-71d1-a42e-9dfb1a7c7afa","rev":3,"revision":1}', '\xc385fed738f5c237cb30ffd9520a0528ec6c573eee53fd1757a55a0090453c57', 'admin:k_6Puzahosi6xl', '01a20523-a093-71d1-a42e-9dfe51899d74', '01a20523-a093-71d1-a42e-9dfe51899d74', NULL, 1795382550675279),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a20523-a0ea-7370-aaa3-95de8cc70b64', 'MemoryCreated', 1, '{"at":1795382550762798,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"b15f91f242a2a75bc010d3352da8d512fd173184347cdf22d38b50eaa74bff4a","content_id":"01a20523-a0ea-7370-aaa3-95dccc09b52a"}}},"memory_id":"01a20523-a0ea-7370-aaa3-95daf4a75c0f","rev":4,"revision":1}', '\x7c142008ac98ac680abae8da6258ef0f0a794cc823f3dafb8415d91e2981ba03', 'admin:k_6Puzahosi6xl', '01a20523-a0ea-7370-aaa3-95ddea5dc300', '01a20523-a0ea-7370-aaa3-95ddea5dc300', NULL, 1795382550762798),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a20523-a14a-73ce-be8c-c9c00b735857', 'MemoryCreated', 1, '{"at":1795382550858640,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"60ddb0f2123b9fdf5f265760976980fa20ff1fee3fbce5a4bb5d4798d0c34bbf","content_id":"01a20523-a14a-73ce-be8c-c9befbd5271f"}}},"memory_id":"01a20523-a14a-73ce-be8c-c9bc87a05044","rev":5,"revision":1}', '\xc60d3ae9c37cdec282572738c19abc8dcfaba6de1f714ad8103143f6c3d61864', 'admin:k_6Puzahosi6xl', '01a20523-a14a-73ce-be8c-c9bf850ad94c', '01a20523-a14a-73ce-be8c-c9bf850ad94c', NULL, 1795382550858640),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a20523-a1bc-7334-9cda-354f102b2f4e', 'RunRequested', 1, '{"at":1795382550971877,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\xf6ec03cd7ed138e15b669173e04680cfa9344a167b54ea2de21fbd8bce50b6f0', 'admin:k_6Puzahosi6xl', '01a20523-a1bc-7334-9cda-354ed94b3879', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382550971877),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a20523-a1cc-7602-a6ed-6f417f591b0b', 'RunClaimed', 1, '{"at":1795382550987659,"change":{"claimed":{"attempt":1,"node":"node-01a20523980a7535af80b2ee43e32aa0"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x4fd018a089b11f9c103295ef402f5e9b24f8fe7ac07259ad46055d682864ff98', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:claim:01a20523-a1cb-7202-a34a-78b3a8225090', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382550987659),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a20523-a1ce-744f-be55-6526592ba509', 'StepStarted', 1, '{"at":1795382550990359,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x29b11dd9da8b1fdf506033fb2fc25d399ca96285da6e0fd0c8445d922b56b59d', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:fetch:start:1', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382550990359),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a20523-a1d2-7332-98ab-5a25b7b9f181', 'StepCompleted', 1, '{"at":1795382550994496,"change":{"step_completed":{"attempt":1,"duration_ms":4,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x0d5c0bb573db46814450783f66ea3694ac92379a75e0b022257f9902077d26e2', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:fetch:complete', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382550994496),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a20523-a1d5-7021-b3b3-3355119dced6', 'StepStarted', 1, '{"at":1795382550996999,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x39b398c7aa49751799c70cdc5f0b81f7b2b583444f893b80fcb311c11e760f8b', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:classify:start:1', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382550996999),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a20523-a1de-727d-99f7-c705534bd004', 'AnswerRecorded', 1, '{"at":1795382551006313,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"e27c6d483192cd5bc7a7a6e6ba4b91fd4d171fb721601bfa4cdd1ceaf54f8e6c","content_id":"01a20523-a1de-727d-99f7-c70493e97ba2"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\xcf8efef16ec310251f8ee310e5a482e80b9d7ecb1d1d1a52d253b91a6167197d', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:classify:0', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551006313),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a20523-a1e0-74ab-9c87-e35e34430f15', 'StepCompleted', 1, '{"at":1795382551008047,"change":{"step_completed":{"attempt":1,"duration_ms":11,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x1497f54195d9f703d5d87b501626c1cbe25f5e77a945812f78f7aa1b89cd9e35', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:classify:complete', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551008047),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a20523-a1e1-7771-b1cd-36e6ced7ef58', 'StepStarted', 1, '{"at":1795382551009471,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x5e6655d976b072ff78365a8d854644933175c5ca85e643031566fc1ed3df0944', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:resolve_merges:start:1', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551009471),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a20523-a1e5-7740-a052-58fa2a73f8ad', 'AnswerRecorded', 1, '{"at":1795382551013900,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"026327c3c5ee50f09a9d85b2499306ca1beff87664216fed22e85e6ebd60ea11","content_id":"01a20523-a1e5-7740-a052-58f98559f101"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x0a3558953dc6d14c6169371d47f8130ea34136601ae8489871ee4b197f59048f', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:resolve_merges:0', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551013900),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a20523-a1e8-75b9-b26a-22392007d6cd', 'StepCompleted', 1, '{"at":1795382551015808,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x5f59136b724542a557f9bc36ee5ec155f980141aa2c398d4ad18cec593becebb', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:resolve_merges:complete', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551015808),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a20523-a1e9-71f1-a174-d0e1e2e29d0e', 'StepStarted', 1, '{"at":1795382551017230,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\xf323a431d93bcb2ed3c7f9d7222e1e3d31f58dc01fef4f090ce2f165e259aa5a', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:normalise_topics:start:1', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551017230),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a20523-a1f0-7306-802d-0cf7a765ec2c', 'AnswerRecorded', 1, '{"at":1795382551023968,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"5ee340d7f4786aba7297e01ccbe11b60d8c38158c5a17e9bb667db9c571848dd","content_id":"01a20523-a1ef-71a3-919e-35b7a5e9e71f"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x28f6a1578f777d4855f7e7a34a2b97b9f3daeb7b06d99c4e8aff5e05cdf0c25b', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:normalise_topics:0', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551023968),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a20523-a1f2-726e-bf08-a8729aa93191', 'StepCompleted', 1, '{"at":1795382551025821,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x3eeaa2f0f33ba2a7f9ef32ec03cf395d819e709805c4ad9c9dc3028515eac9fb', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:normalise_topics:complete', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551025821),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a20523-a1f3-7560-bf5b-027f3e097d0b', 'StepStarted', 1, '{"at":1795382551027481,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\xb00b711447b3aab092561971926ab71d59094cc090b6c18d63e2c301e46f1e98', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save:start:1', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551027481),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a20523-a1fa-70fe-b182-80196ae80e0a', 'MemoryDeleted', 1, '{"at":1795382551033666,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"deleted":{"content_id":"01a20523-a0ea-7370-aaa3-95dccc09b52a"}},"memory_id":"01a20523-a0ea-7370-aaa3-95daf4a75c0f","reason":{"commitment":"062afb880d808b9ba219e2446857b21e379dde5a4ea27da8b0d79d977e05bb13","content_id":"01a20523-a1f9-7063-91e7-47c2a0954d6d"},"rev":6,"revision":2}', '\xcdb81382b193292d0c2c1119ab735d4a65c3a25a4c525e9987a17a69398cf9d8', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551033666),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a20523-a1fa-70fe-b182-801a32697740', 'MemoryDeleted', 1, '{"at":1795382551033666,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"deleted":{"content_id":"01a20523-a14a-73ce-be8c-c9befbd5271f"}},"memory_id":"01a20523-a14a-73ce-be8c-c9bc87a05044","reason":{"commitment":"92ffe54843b4827393150db86ca042f6d6844fd1777ba6b3e4274089b436a283","content_id":"01a20523-a1f9-7063-91e7-47c3a65dfcfd"},"rev":7,"revision":2}', '\x7ab3056cc3f15f3e592faeab7830e47bc656e85a45695d0c6d034b2a62deb305', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551033666),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a20523-a2bb-70e6-a116-650990a85f77', 'MemoryDeleted', 1, '{"at":1795382551226318,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"deleted":{"content_id":"01a20523-a1f9-7063-91e7-47c50e689682"}},"memory_id":"01a20523-a1f9-7063-91e7-47c45c799ea8","rev":17,"revision":2}', '\xa40e954b3b4d0c49dd5eab09a05eaf8915e02a193c475039d6db0987d4abf37d', 'admin:k_6Puzahosi6xl', 'run:01a20523-a1bb-75dd-9751-90c62f674702:restore', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551226318),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a20523-a1fa-70fe-b182-801befaa41ab', 'MemoriesMerged', 1, '{"at":1795382551033666,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"095cd9c4590fab36898fed61ad0a441b8a4ddf396d6544cd5cdc2f25403b8af8","content_id":"01a20523-a1f9-7063-91e7-47c50e689682"},"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":1},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":1}]}},"memory_id":"01a20523-a1f9-7063-91e7-47c45c799ea8","reason":{"commitment":"f1b2ca15c5a55e718a3fa8f87aaf95a20ddea99f96bd3b8d807338a131c7a95f","content_id":"01a20523-a1f9-7063-91e7-47c6775599f2"},"rev":8,"revision":1}', '\x595f8c0f2306eff1d2f33831757fa32f0085c783efd45f1b5aa54dc11c9c734c', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551033666),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a20523-a1fa-70fe-b182-801cb81ed424', 'MemoryMergedAway', 1, '{"at":1795382551033666,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"merged_away":{"content_id":"01a20523-9fd4-7347-9429-39731d739a58","into":"01a20523-a1f9-7063-91e7-47c45c799ea8"}},"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","rev":9,"revision":2}', '\xba5229d59ed8179243073dbfa4f0ccaccfb62343d44df53e94caf63bccaa7ce0', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551033666),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a20523-a1fa-70fe-b182-801d85fc2473', 'MemoryMergedAway', 1, '{"at":1795382551033666,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"merged_away":{"content_id":"01a20523-a02d-702a-ad84-9191765ee9a4","into":"01a20523-a1f9-7063-91e7-47c45c799ea8"}},"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","rev":10,"revision":2}', '\x0f28797f43dc1dc71d6ac5cdc634e3526d6634267f071921a949bf05f27ba51b', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551033666),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a20523-a1fa-70fe-b182-801e730c1470', 'MemoryUpdated', 1, '{"at":1795382551033666,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"updated":{"content":{"commitment":"0962c0f8567eef5ea486dc51e893d38b16d4a9063b54128471d0b0f4dc1475a3","content_id":"01a20523-a1fa-70fe-b182-8018e09ebd54"},"previous_content_id":"01a20523-a093-71d1-a42e-9dfd2ee1a615","set":{},"was":{}}},"memory_id":"01a20523-a093-71d1-a42e-9dfb1a7c7afa","rev":11,"revision":2}', '\x373e8f5ebabd7c675901c6bc0339b7c0b600bdf3c5bb77f00c057815a1d70234', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551033666),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a20523-a1fe-73e3-881d-27e31450191f', 'StepCompleted', 1, '{"at":1795382551037858,"change":{"step_completed":{"attempt":1,"duration_ms":10,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x5b2f3c751ffd26dd247541ab99fc8267a8976ec9c446502891131566f3f0c38e', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:save:complete', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551037858),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a20523-a201-7418-a258-ce6a11afc948', 'StepStarted', 1, '{"at":1795382551040735,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\xfba1603ffb80472846596468a451f54ec972b7bba5acbd9b8d1d2d3bd4133502', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:report:start:1', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551040735),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a20523-a204-742d-8adb-d7809b69e5c1', 'StepCompleted', 1, '{"at":1795382551044216,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x1d4db04f86a934dc2a3b6f758b5c1f605aba3ab6370bf9cf59eb4c7c120c1da7', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:report:complete', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551044216),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a20523-a206-71c6-9f24-fa4fe4802a8b', 'RunCompleted', 1, '{"at":1795382551046086,"change":{"completed":{"attempt":1,"duration_ms":74,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x49802275475d8327835ce017817745bdc6044fcc2a6235d301b137834437f448', 'workflow:memory-optimization', 'run:01a20523-a1bb-75dd-9751-90c62f674702:complete', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551046086),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a20523-a2ba-74b9-bd11-36733e1f0969', 'MemoryRestored', 1, '{"at":1795382551226318,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"restored":{"content_id":"01a20523-a0ea-7370-aaa3-95dccc09b52a","from":"archived"}},"memory_id":"01a20523-a0ea-7370-aaa3-95daf4a75c0f","rev":12,"revision":3}', '\x3a2de9e5fce70ffe379f84e020f156684690ab6f34b4d96870b2d2d9e22ce4aa', 'admin:k_6Puzahosi6xl', 'run:01a20523-a1bb-75dd-9751-90c62f674702:restore', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551226318),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a20523-a2bb-70e6-a116-650527ffca38', 'MemoryRestored', 1, '{"at":1795382551226318,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"restored":{"content_id":"01a20523-a14a-73ce-be8c-c9befbd5271f","from":"archived"}},"memory_id":"01a20523-a14a-73ce-be8c-c9bc87a05044","rev":13,"revision":3}', '\x572d662f7785a3d047becbc99c705bce718fc3fe7a24838b57b86c6b0e270f9c', 'admin:k_6Puzahosi6xl', 'run:01a20523-a1bb-75dd-9751-90c62f674702:restore', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551226318),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a20523-a2bb-70e6-a116-6506ab4cdf74', 'MemoryRestored', 1, '{"at":1795382551226318,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"restored":{"content_id":"01a20523-9fd4-7347-9429-39731d739a58","from":"merged"}},"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","rev":14,"revision":3}', '\x9376e0e561492b1a0bdb2e5ce4937415e522f11251c0e304af94ce83777b4d90', 'admin:k_6Puzahosi6xl', 'run:01a20523-a1bb-75dd-9751-90c62f674702:restore', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551226318),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a20523-a2bb-70e6-a116-6507fbc082d6', 'MemoryRestored', 1, '{"at":1795382551226318,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"restored":{"content_id":"01a20523-a02d-702a-ad84-9191765ee9a4","from":"merged"}},"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","rev":15,"revision":3}', '\xcfd9eda0edf62e8cdf14edf69110bdd70ec51aeec812be895f9a7330479f1034', 'admin:k_6Puzahosi6xl', 'run:01a20523-a1bb-75dd-9751-90c62f674702:restore', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551226318),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a20523-a2bb-70e6-a116-6508c9fabfd5', 'MemoryUpdated', 1, '{"at":1795382551226318,"by_run":"01a20523-a1bb-75dd-9751-90c62f674702","change":{"updated":{"content":{"commitment":"9cef31d466fe9a9c7a2ebc205615bd365ca15c974a442a325c76b383623a6772","content_id":"01a20523-a2ba-74b9-bd11-3672eed412da"},"previous_content_id":"01a20523-a1fa-70fe-b182-8018e09ebd54","set":{},"was":{}}},"memory_id":"01a20523-a093-71d1-a42e-9dfb1a7c7afa","rev":16,"revision":3}', '\x05e8a74efd85df31da39483a9c68e1055bdf771d68ce2e8c2e26f1eb74dc54ce', 'admin:k_6Puzahosi6xl', 'run:01a20523-a1bb-75dd-9751-90c62f674702:restore', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551226318),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a20523-a2bd-707a-b31f-0aaa5c1ee0d4', 'RunRestored', 1, '{"at":1795382551229501,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a20523-a1bb-75dd-9751-90c62f674702"}', '\x45f66c14c12ae2f200f8a0156daced221f4aa2870b2b852af88ed8ae4f528555', 'admin:k_6Puzahosi6xl', '01a20523-a2bd-707a-b31f-0aa9abf0d4bb', '01a20523-a1bb-75dd-9751-90c62f674702', NULL, 1795382551229501),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a20523-a2db-7688-af7a-cc32bf636b12', 'RunRequested', 1, '{"at":1795382551258985,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\xfdbc1970bc0ac539f80af05a5ade7dbceeb6fc2263a7f1843fec2b4364769fad', 'admin:k_6Puzahosi6xl', '01a20523-a2db-7688-af7a-cc3132548277', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551258985),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a20523-a2e8-7750-8dbf-3f839e356120', 'RunClaimed', 1, '{"at":1795382551270902,"change":{"claimed":{"attempt":1,"node":"node-01a20523980a7535af80b2ee43e32aa0"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x9f7cae1b1231c99b8295a932e15c93d0923b994b5bf7eaa945e969ced7ab9002', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:claim:01a20523-a2e6-7105-a272-3f60b09b16c3', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551270902),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a20523-a2ea-73dd-87be-33d2eaa27648', 'StepStarted', 1, '{"at":1795382551274615,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x7ea362bb15432b80485e24a81ee66a976920549c5e086b0707c5ea9ded9ca70a', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:fetch:start:1', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551274615),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a20523-a2ef-7210-9633-7c0805015f11', 'StepCompleted', 1, '{"at":1795382551277830,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x52cbeaa719156dee7d161c7ad6df56c706642e870714bb8c4a9c3b5bd3d030e2', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:fetch:complete', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551277830),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a20523-a2f2-70d8-9c6f-e8bab64b1130', 'StepStarted', 1, '{"at":1795382551281782,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\xcb6ad56939f609e1b1e9d6431d1383eae1e8e500a6448cb21c931730119bd54d', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:classify:start:1', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551281782),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a20523-a2f7-7472-be96-bce5421f4e46', 'AnswerRecorded', 1, '{"at":1795382551287383,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"c133ee031f68e252a5f536fa9f6d843124213904a58c111c9873ca9b052ab27c","content_id":"01a20523-a2f7-7472-be96-bce406df9ec7"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\xd24908b0ef9b8e05c4e49a2bb204faced7bfb108b58274ec1c4d1a2cd90d4f1a', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:classify:0', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551287383),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a20523-a2fa-702b-a6a3-4cda55249bad', 'StepCompleted', 1, '{"at":1795382551290199,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x9a0a90ee280820c52132e6f0f8f3f27ca0141dae053d5c2bc6f029d0734a1629', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:classify:complete', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551290199),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a20523-a2fc-70e0-82d0-a3f80f0118df', 'StepStarted', 1, '{"at":1795382551292491,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\xc860b30efbd0706acbd2dfda2a2b294b186b5373ef5777449e6181465256e3ec', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:resolve_merges:start:1', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551292491),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a20523-a305-7466-ab12-91170e505f09', 'AnswerRecorded', 1, '{"at":1795382551298672,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"d8f6b786f980534461209a14a4632e5d14fec5140bada2b198fcf13ec2d395db","content_id":"01a20523-a305-7466-ab12-911696908e32"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\xd5fcb17f7001b547d94c930dd1043dab3bf8469963bd3790fc51b6e14bc67d54', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:resolve_merges:0', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551298672),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a20523-a30a-7549-b916-5780583bb214', 'StepCompleted', 1, '{"at":1795382551305769,"change":{"step_completed":{"attempt":1,"duration_ms":13,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x00b7920a91f0feeb4e91d5bf5b4bf0d956933bdf39d107c365e97ab3c5490960', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:resolve_merges:complete', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551305769),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a20523-a30c-7418-909d-27d59ce788e0', 'StepStarted', 1, '{"at":1795382551308169,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\xee2a7ce5c2c7a461cebd556cd19e91c528e0d92e05dcc4f4044b6ddac692b7d2', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:normalise_topics:start:1', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551308169),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a20523-a312-7078-ae87-9f0f6d608f37', 'AnswerRecorded', 1, '{"at":1795382551314499,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"16fb84127d34c183f4f49c8d128a86a88441658046b631775993ce84a3dd8943","content_id":"01a20523-a312-7078-ae87-9f0eedb1b19d"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x91452d59c37818168b8b038a8fe4fbb49e6e502768930d7192a3f3e9177bb536', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:normalise_topics:0', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551314499),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a20523-a314-774e-810e-b81a4accd9e5', 'StepCompleted', 1, '{"at":1795382551316533,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x373cc166fd62a5c5b5548f30298416f3359ca7e3dfc603fca031fb86ce7a9b02', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:normalise_topics:complete', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551316533),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a20523-a317-746d-9bc8-d1fe8c4dc5eb', 'StepStarted', 1, '{"at":1795382551318399,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\xd8e1386ba978fdd3dd9312ae47d759b6e303fd4df7d7dd27c15e187548b785a2', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save:start:1', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551318399);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a20523-a323-7562-9f01-dc91a66f6677', 'MemoryDeleted', 1, '{"at":1795382551325048,"by_run":"01a20523-a2da-72df-b1c8-9583c3ec1aba","change":{"deleted":{"content_id":"01a20523-a0ea-7370-aaa3-95dccc09b52a"}},"memory_id":"01a20523-a0ea-7370-aaa3-95daf4a75c0f","reason":{"commitment":"aaa6bcc3586c83e8edb25243497b96fb5c84004da3055b125dfaf083afe4dd0c","content_id":"01a20523-a31d-76bf-9e9f-8b992e6c92af"},"rev":18,"revision":4}', '\x2b18a5635d3a00d1ba3e94f870988d418add0de75108538610e1343bcfcf6f56', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551325048),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a20523-a323-7562-9f01-dc92b64ca7b7', 'MemoryDeleted', 1, '{"at":1795382551325048,"by_run":"01a20523-a2da-72df-b1c8-9583c3ec1aba","change":{"deleted":{"content_id":"01a20523-a14a-73ce-be8c-c9befbd5271f"}},"memory_id":"01a20523-a14a-73ce-be8c-c9bc87a05044","reason":{"commitment":"0aaeb74f49d6b5f52ca434aa0bc9a770655be9a075edfb46d4d79d2305818686","content_id":"01a20523-a31d-76bf-9e9f-8b9afbedcce4"},"rev":19,"revision":4}', '\x4c83f167f4253949d46e950722b40d689ea3135229e85324ad1787cb27ade847', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551325048),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a20523-a323-7562-9f01-dc938aae6e11', 'MemoriesMerged', 1, '{"at":1795382551325048,"by_run":"01a20523-a2da-72df-b1c8-9583c3ec1aba","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"fbe9adc181278caf968aec63632fb17ee0b43a51ddc857017ce22389f5ffa07b","content_id":"01a20523-a31d-76bf-9e9f-8b9c47028fea"},"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":3},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":3}]}},"memory_id":"01a20523-a31d-76bf-9e9f-8b9bef088d42","reason":{"commitment":"c4eb28f33ec4ad5df362f66c67c12a284d14d0230893f00ed74eb39934478dae","content_id":"01a20523-a31d-76bf-9e9f-8b9dc11340fe"},"rev":20,"revision":1}', '\xcbbbc216cb9b5d371a5f54823f12e6b258bca7b504711b8157f228365c977892', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551325048),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a20523-a324-70c7-b28b-fc3d041b1230', 'MemoryMergedAway', 1, '{"at":1795382551325048,"by_run":"01a20523-a2da-72df-b1c8-9583c3ec1aba","change":{"merged_away":{"content_id":"01a20523-9fd4-7347-9429-39731d739a58","into":"01a20523-a31d-76bf-9e9f-8b9bef088d42"}},"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","rev":21,"revision":4}', '\xf53b8249a73fc9b874fd27fb7cdce3e1f9ce918fa982413184df0ca83daec504', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551325048),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a20523-a324-70c7-b28b-fc3eebb644bf', 'MemoryMergedAway', 1, '{"at":1795382551325048,"by_run":"01a20523-a2da-72df-b1c8-9583c3ec1aba","change":{"merged_away":{"content_id":"01a20523-a02d-702a-ad84-9191765ee9a4","into":"01a20523-a31d-76bf-9e9f-8b9bef088d42"}},"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","rev":22,"revision":4}', '\x6e61e3159854fdcf9459eee3bb1fee4272fbef7755f008bb1f71f52513112f64', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551325048),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a20523-a324-70c7-b28b-fc3f19a2cb82', 'MemoryUpdated', 1, '{"at":1795382551325048,"by_run":"01a20523-a2da-72df-b1c8-9583c3ec1aba","change":{"updated":{"content":{"commitment":"2cadf62dfa43e7df4c71949b0393c29473e12b243de4fcff03055fca9be47203","content_id":"01a20523-a323-7562-9f01-dc900b1d4dd6"},"previous_content_id":"01a20523-a2ba-74b9-bd11-3672eed412da","set":{},"was":{}}},"memory_id":"01a20523-a093-71d1-a42e-9dfb1a7c7afa","rev":23,"revision":4}', '\x4c109014b82e3fd4521ef9b03be07358c8014e4556b98721f60ac2ad22d68233', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551325048),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a20523-a327-7138-9217-465bbdb7dc65', 'StepCompleted', 1, '{"at":1795382551334888,"change":{"step_completed":{"attempt":1,"duration_ms":16,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x4c466721fc4a0764bc490ea3c22b525ee7f1ae3ad8e1bcf585b90ba08076ec06', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:save:complete', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551334888),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a20523-a329-71f2-9a85-3cbf38915732', 'StepStarted', 1, '{"at":1795382551336913,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x789c776c842a5e4087c2f07be4133e932273bd5b10ecda77a47a3ea73fa04715', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:report:start:1', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551336913),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a20523-a32e-757b-950d-9ea85836da54', 'StepCompleted', 1, '{"at":1795382551341744,"change":{"step_completed":{"attempt":1,"duration_ms":4,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x2e28d2e658c6615f081adfe1e3d0771da152feb1050b3188f703da0fd2014b8b', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:report:complete', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551341744),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a20523-a330-76c0-bb8a-c86c80da5a65', 'RunCompleted', 1, '{"at":1795382551343786,"change":{"completed":{"attempt":1,"duration_ms":84,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba"}', '\x38ba272ad06bb1289eb74693a86e3e850308b32293864d48e3d003a506fe03c1', 'workflow:memory-optimization', 'run:01a20523-a2da-72df-b1c8-9583c3ec1aba:complete', '01a20523-a2da-72df-b1c8-9583c3ec1aba', NULL, 1795382551343786),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a20523-a39e-72dd-97d7-b16a37ba0df0', 'MemoryCreated', 1, '{"at":1795382551454024,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"20ab8c87f751c1935c9314787e8a56615d1bfcb578e55f7312b66f528cdb8bad","content_id":"01a20523-a39e-72dd-97d7-b168dac8c7dc"}}},"memory_id":"01a20523-a39d-75d9-b84a-a484344780ee","rev":1,"revision":1}', '\x9c58159c65b114576ea86933bb4f99704d9bfcc846a0c16eca6dafd053c43d4e', 'admin:k_sbkswXJaX5ca', '01a20523-a39e-72dd-97d7-b1690b10d892', '01a20523-a39e-72dd-97d7-b1690b10d892', NULL, 1795382551454024),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a20523-a3f6-77bb-8d03-9c975c9f6e6f', 'MemoryUpdated', 1, '{"at":1795382551541498,"change":{"updated":{"content":{"commitment":"8f2f9592c8a3cfe46e08379ad92ed8c610461b47d801066a629fdda3f7449265","content_id":"01a20523-a3f5-714e-b6cf-5059e467b001"},"previous_content_id":"01a20523-a39e-72dd-97d7-b168dac8c7dc","set":{},"was":{}}},"memory_id":"01a20523-a39d-75d9-b84a-a484344780ee","rev":2,"revision":2}', '\x7de4d3e09864eb5aee63ae9921f271722b01af57d2df5168552e5f697cc256ed', 'admin:k_sbkswXJaX5ca', '01a20523-a3f6-77bb-8d03-9c9693fb18f9', '01a20523-a3f6-77bb-8d03-9c9693fb18f9', NULL, 1795382551541498);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795382547369935),
	('changes', 1, 'changes_g1', 1795382547369935),
	('search', 1, 'search_g1', 1795382547369935),
	('relations', 1, 'relations_g1', 1795382547369935),
	('runs', 1, 'runs_g1 run_changes_g1', 1795382547369935),
	('user_stats', 1, 'user_stats_g1', 1795382547369935),
	('daily_metrics', 1, 'daily_metrics_g1', 1795382547369935);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-96d1-75b1-9c33-7839a1e766d7', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-7839a1e766d7"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-96d1-75b1-9c33-783a3eadc6c8', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-783a3eadc6c8"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20523-96d1-75b1-9c33-783be4a2e34e', 1, 3, 1795382548176915, 1795382548176915, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-783be4a2e34e"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-96d1-75b1-9c33-783c4e05440c', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-783c4e05440c"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-96d1-75b1-9c33-783d155bd56d', 1, 5, 1795382548176915, 1795382548176915, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-783d155bd56d"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-96d1-75b1-9c33-783e6dcff920', 2, 7, 1795382548176915, 1795382548176915, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-783e6dcff920"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-96d1-75b1-9c33-783fd2db32c5', 2, 9, 1795382548176915, 1795382548176915, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-783fd2db32c5"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a20523-96d1-75b1-9c33-784078edff00', 1, 10, 1795382548176915, 1795382548176915, NULL, NULL, '{"contents":["01a20523-96d1-75b1-9c33-784078edff00"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a20523-9731-77da-bf54-edd7c32a157b', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a20523-9731-77da-bf54-edd7c32a157b"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9731-77da-bf54-edd8f1d82207', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20523-9731-77da-bf54-edd8f1d82207"]}'),
	(43, 'default', 'ana', '01a20523-9a1f-7160-9615-d30b89a2903a', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9a1f-7160-9615-d30dc761e11b', 1, 6, 1795382549023667, 1795382549023667, NULL, NULL, '{"contents":["01a20523-9a1f-7160-9615-d30dc761e11b"]}'),
	(43, 'default', 'ana', '01a20523-9854-7581-a678-90ab309e5a4b', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9ae4-7264-8113-7728818bce3f', 2, 8, 1795382548566310, 1795382549218978, NULL, NULL, '{"contents":["01a20523-9856-718e-a349-942e1edfd0ea","01a20523-9ae4-7264-8113-7728818bce3f"]}'),
	(43, 'default', 'ana', '01a20523-9b97-77f3-bb77-9199fc873401', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9b98-74a2-b749-83e8fd38d24a', 1, 14, 1795382549399981, 1795382549399981, NULL, NULL, '{"contents":["01a20523-9b98-74a2-b749-83e8fd38d24a"],"derived_from":[{"memory_id":"01a20523-991e-70e5-a656-82f9b0b7b5c9","revision":1},{"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","revision":1}]}'),
	(43, 'default', 'ana', '01a20523-9bb5-76f0-b748-5ff835154fe4', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9c74-72d4-98d1-1fa0b5038f1f', 2, 20, 1795382549429205, 1795382549619387, NULL, NULL, '{"contents":["01a20523-9bb5-76f0-b748-5ffab6e90f45","01a20523-9c74-72d4-98d1-1fa0b5038f1f","01a20523-9c74-72d4-98d1-1fa102aeaa70"],"derived_from":[{"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","revision":1},{"memory_id":"01a20523-9c18-7599-8bbc-5f58dbd9a709","revision":1}]}'),
	(43, 'default', 'ana', '01a20523-9c18-7599-8bbc-5f58dbd9a709', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9c18-7599-8bbc-5f5abf68bbcc', 2, 21, 1795382549528364, 1795382549619387, NULL, '01a20523-9bb5-76f0-b748-5ff835154fe4', '{"contents":["01a20523-9c18-7599-8bbc-5f5abf68bbcc"]}'),
	(43, 'default', 'ana', '01a20523-98bb-73d3-b696-9a1a71feae41', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a20523-9b77-70f9-9335-2fcbd71d7bf5', 5, 25, 1795382548667786, 1795382549732096, NULL, NULL, '{"contents":["01a20523-98bb-73d3-b696-9a1c6bdcf430","01a20523-9b77-70f9-9335-2fcbd71d7bf5","01a20523-9ce4-7416-943f-999409683f40"]}'),
	(43, 'default', 'ana', '01a20523-9977-74ca-90e2-aeb3b6ea6592', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9977-74ca-90e2-aeb5f3472a45', 6, 30, 1795382548855944, 1795382549828669, 4948982549828669, NULL, '{"contents":["01a20523-9977-74ca-90e2-aeb5f3472a45","01a20523-9d1c-702e-b935-759b52bb11e7"]}'),
	(43, 'default', 'ana', '01a20523-9a87-7708-bcee-234c9c494abd', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20523-9a87-7708-bcee-234e993f3ae1', 5, 27, 1795382549127874, 1795382549768809, NULL, NULL, '{"contents":["01a20523-9a87-7708-bcee-234e993f3ae1"]}'),
	(43, 'default', 'ana', '01a20523-99c7-72cf-81c6-b6658e6e358f', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795382548935465, 1795382549852657, NULL, NULL, '{"contents":["01a20523-9d5c-700a-b4fa-53dd6586494f"]}'),
	(43, 'default', 'ana', '01a20523-991e-70e5-a656-82f9b0b7b5c9', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795382548766136, 1795382550038486, NULL, '01a20523-9b97-77f3-bb77-9199fc873401', '{"contents":["01a20523-9e16-70f2-a480-a0520fd813f2"]}'),
	(48, 'default', 'lena', '01a20523-9e80-769f-b6a4-5da67993626a', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9e81-709e-8ebe-386b2efe93d4', 1, 1, 1795382550145842, 1795382550145842, NULL, NULL, '{"contents":["01a20523-9e81-709e-8ebe-386b2efe93d4"]}'),
	(48, 'default', 'lena', '01a20523-9ef0-7374-8ade-cf5677a12f05', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9ef1-7613-b271-af038bc78985', 1, 2, 1795382550257104, 1795382550257104, NULL, NULL, '{"contents":["01a20523-9ef1-7613-b271-af038bc78985"]}'),
	(48, 'default', 'lena', '01a20523-9f43-76c3-af6f-31ba453d7638', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9f43-76c3-af6f-31bcfc5610b3', 2, 4, 1795382550339253, 1795382550445537, NULL, NULL, '{"contents":["01a20523-9f43-76c3-af6f-31bcfc5610b3"]}'),
	(1, 'default', 'nora', '01a20523-a1f9-7063-91e7-47c45c799ea8', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-a1f9-7063-91e7-47c50e689682', 2, 17, 1795382551033666, 1795382551226318, NULL, NULL, '{"contents":["01a20523-a1f9-7063-91e7-47c50e689682","01a20523-a1f9-7063-91e7-47c6775599f2"],"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":1},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":1}]}'),
	(1, 'default', 'nora', '01a20523-9fd3-744f-9b6e-158e6598c8b3', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-9fd4-7347-9429-39731d739a58', 4, 21, 1795382550484357, 1795382551325048, NULL, '01a20523-a31d-76bf-9e9f-8b9bef088d42', '{"contents":["01a20523-9fd4-7347-9429-39731d739a58"]}'),
	(1, 'default', 'nora', '01a20523-a02d-702a-ad84-918f226199f3', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-a02d-702a-ad84-9191765ee9a4', 4, 22, 1795382550573696, 1795382551325048, NULL, '01a20523-a31d-76bf-9e9f-8b9bef088d42', '{"contents":["01a20523-a02d-702a-ad84-9191765ee9a4"]}'),
	(1, 'default', 'nora', '01a20523-a31d-76bf-9e9f-8b9bef088d42', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-a31d-76bf-9e9f-8b9c47028fea', 1, 20, 1795382551325048, 1795382551325048, NULL, NULL, '{"contents":["01a20523-a31d-76bf-9e9f-8b9c47028fea","01a20523-a31d-76bf-9e9f-8b9dc11340fe"],"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":3},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":3}]}'),
	(1, 'default', 'nora', '01a20523-a093-71d1-a42e-9dfb1a7c7afa', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-a323-7562-9f01-dc900b1d4dd6', 4, 23, 1795382550675279, 1795382551325048, NULL, NULL, '{"contents":["01a20523-a093-71d1-a42e-9dfd2ee1a615","01a20523-a1fa-70fe-b182-8018e09ebd54","01a20523-a2ba-74b9-bd11-3672eed412da","01a20523-a323-7562-9f01-dc900b1d4dd6"]}'),
	(1, 'default', 'nora', '01a20523-a14a-73ce-be8c-c9bc87a05044', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-a14a-73ce-be8c-c9befbd5271f', 4, 19, 1795382550858640, 1795382551325048, NULL, NULL, '{"contents":["01a20523-a14a-73ce-be8c-c9befbd5271f","01a20523-a1f9-7063-91e7-47c3a65dfcfd","01a20523-a31d-76bf-9e9f-8b9afbedcce4"]}'),
	(1, 'default', 'nora', '01a20523-a0ea-7370-aaa3-95daf4a75c0f', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-a0ea-7370-aaa3-95dccc09b52a', 4, 18, 1795382550762798, 1795382551325048, NULL, NULL, '{"contents":["01a20523-a0ea-7370-aaa3-95dccc09b52a","01a20523-a1f9-7063-91e7-47c2a0954d6d","01a20523-a31d-76bf-9e9f-8b992e6c92af"]}'),
	(48, 'bridge', 'lena', '01a20523-a39d-75d9-b84a-a484344780ee', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20523-a3f5-714e-b6cf-5059e467b001', 2, 2, 1795382551454024, 1795382551541498, NULL, NULL, '{"contents":["01a20523-a39e-72dd-97d7-b168dac8c7dc","01a20523-a3f5-714e-b6cf-5059e467b001"]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a20523-9854-7581-a678-90ab309e5a4b', 1795382551765292, 1),
	(43, 'default', 'ana', '01a20523-98bb-73d3-b696-9a1a71feae41', 1795382551803764, 1),
	(43, 'default', 'ana', '01a20523-9977-74ca-90e2-aeb3b6ea6592', 1795382551842943, 1),
	(43, 'default', 'ana', '01a20523-9bb5-76f0-b748-5ff835154fe4', 1795382551955540, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a20523-96db-73b5-9d09-6e07652e748d', 'default', 1795382548187967, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20523-9739-748e-acfe-dce2513e3eae', 'default', 1795382548281061, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20523-9854-7581-a678-90ac85dadef9', 'default', 1795382548564362, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-9854-7581-a678-90ab309e5a4b', 'Personal', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-98bb-73d3-b696-9a1b0e6298ae', 'default', 1795382548667707, 'ana', 't1', 'hotpath', 'create', 'ok', '01a20523-98bb-73d3-b696-9a1a71feae41', 'Goals', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-991e-70e5-a656-82fa690b06cc', 'default', 1795382548766059, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-991e-70e5-a656-82f9b0b7b5c9', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9977-74ca-90e2-aeb4ff4688f6', 'default', 1795382548855879, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-9977-74ca-90e2-aeb3b6ea6592', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-99c7-72cf-81c6-b6663a8a8584', 'default', 1795382548935405, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-99c7-72cf-81c6-b6658e6e358f', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9a1f-7160-9615-d30cf2a5515c', 'default', 1795382549023544, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-9a1f-7160-9615-d30b89a2903a', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9a87-7708-bcee-234d5476c992', 'default', 1795382549127784, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-9a87-7708-bcee-234c9c494abd', 'Style', NULL, NULL, 'agent:planner'),
	('01a20523-9ae2-75e8-821f-6e55a807cd4e', 'default', 1795382549218917, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20523-9854-7581-a678-90ab309e5a4b', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9b35-77e2-9a16-7027f80be985', 'default', 1795382549301267, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20523-98bb-73d3-b696-9a1a71feae41', 'Goals', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9b45-73d5-9490-098adf5731ab', 'default', 1795382549317737, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20523-9a87-7708-bcee-234c9c494abd', 'Style', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9b57-7407-b530-8c13a5ad274e', 'default', 1795382549335078, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20523-9a87-7708-bcee-234c9c494abd', 'Manners', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9b67-752c-b788-a6d44aa441f0', 'default', 1795382549351475, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20523-98bb-73d3-b696-9a1a71feae41', 'Goals', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9b77-70f9-9335-2fca9af4033e', 'default', 1795382549367038, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20523-98bb-73d3-b696-9a1a71feae41', 'Goals', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9b87-773e-abb0-078019f91a7a', 'default', 1795382549383048, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20523-98bb-73d3-b696-9a1a71feae41', 'Goals', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9b97-77f3-bb77-919af4f8a357', 'default', 1795382549399917, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20523-9b97-77f3-bb77-9199fc873401', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9ba7-7065-b047-868f814e77be', 'default', 1795382549415702, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20523-9977-74ca-90e2-aeb3b6ea6592', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9bb5-76f0-b748-5ff9a00b62d8', 'default', 1795382549429143, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-9bb5-76f0-b748-5ff835154fe4', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9c18-7599-8bbc-5f59c346ff63', 'default', 1795382549528307, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20523-9c18-7599-8bbc-5f58dbd9a709', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9c73-76f5-985b-71948500cfac', 'default', 1795382549619291, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20523-9bb5-76f0-b748-5ff835154fe4', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9ce3-7278-b774-28b719fdf170', 'default', 1795382549731982, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a20523-98bb-73d3-b696-9a1a71feae41', 'Goals', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9cf6-72bc-becd-10e530d41233', 'default', 1795382549750952, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20523-9a87-7708-bcee-234c9c494abd', 'Manners', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9d08-72db-abea-a0797d470ac5', 'default', 1795382549768681, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20523-9a87-7708-bcee-234c9c494abd', 'Manners', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9d1c-702e-b935-759ad22920e7', 'default', 1795382549788287, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20523-9977-74ca-90e2-aeb3b6ea6592', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9d30-7412-bc1d-2a46faf68bbc', 'default', 1795382549808033, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20523-9977-74ca-90e2-aeb3b6ea6592', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9d44-7007-a0db-2b783be63a40', 'default', 1795382549828588, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20523-9977-74ca-90e2-aeb3b6ea6592', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9d5c-700a-b4fa-53dc59f53a32', 'default', 1795382549852547, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20523-99c7-72cf-81c6-b6658e6e358f', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9e16-70f2-a480-a05168dd6e37', 'default', 1795382550038411, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20523-991e-70e5-a656-82f9b0b7b5c9', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9e80-769f-b6a4-5da7f6debdad', 'default', 1795382550144463, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20523-9e80-769f-b6a4-5da67993626a', 'Sport', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9ef0-7374-8ade-cf57698a6ce3', 'default', 1795382550257000, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20523-9ef0-7374-8ade-cf5677a12f05', 'Sport', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9f43-76c3-af6f-31bb8b8bbbde', 'default', 1795382550339181, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20523-9f43-76c3-af6f-31ba453d7638', 'Sport', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9fad-77ad-8052-18a9076cf073', 'default', 1795382550445453, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a20523-9f43-76c3-af6f-31ba453d7638', 'Sport', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-9fd3-744f-9b6e-158fe2e10ded', 'default', 1795382550483327, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20523-9fd3-744f-9b6e-158e6598c8b3', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a02d-702a-ad84-919019ca09dd', 'default', 1795382550573625, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20523-a02d-702a-ad84-918f226199f3', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a093-71d1-a42e-9dfc34aa0738', 'default', 1795382550675199, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20523-a093-71d1-a42e-9dfb1a7c7afa', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a0ea-7370-aaa3-95dbead1d27a', 'default', 1795382550762732, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20523-a0ea-7370-aaa3-95daf4a75c0f', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a14a-73ce-be8c-c9bde89d9a2d', 'default', 1795382550858556, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20523-a14a-73ce-be8c-c9bc87a05044', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a39d-75d9-b84a-a4856e1d9bc4', 'bridge', 1795382551453287, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20523-a39d-75d9-b84a-a484344780ee', NULL, NULL, NULL, 'admin:k_sbkswXJaX5ca'),
	('01a20523-a3f5-714e-b6cf-50587b2895fe', 'bridge', 1795382551541432, 'lena', NULL, 'hotpath', 'update', 'ok', '01a20523-a39d-75d9-b84a-a484344780ee', NULL, NULL, NULL, 'admin:k_sbkswXJaX5ca'),
	('01a20523-a86c-77e7-9495-758bd83c4ad1', 'default', 1795382552684944, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20523-9854-7581-a678-90ab309e5a4b', 'Personal', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a88c-73d8-86a6-903a4016f9d8', 'default', 1795382552716399, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20523-99c7-72cf-81c6-b6658e6e358f', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a8a4-738d-bd15-ca529c896b1e', 'default', 1795382552740813, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20523-98bb-73d3-b696-9a1a71feae41', 'Goals', NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a8bc-73ac-aa7a-7bf239dfba0b', 'default', 1795382552764300, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a20523-99c7-72cf-81c6-b6658e6e358f', NULL, NULL, NULL, 'admin:k_6Puzahosi6xl'),
	('01a20523-a91f-7323-9a7c-c352bf235dcf', 'default', 1795382552863113, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_6Puzahosi6xl');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711109300182202955 timeline=00000001 database=16384 events=16397');


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
	(24, 1, 1),
	(25, 1, 1),
	(26, 1, 1),
	(27, 1, 1),
	(28, 1, 1),
	(29, 1, 1),
	(30, 1, 1),
	(1, 61, 1),
	(31, 1, 1),
	(32, 1, 1),
	(33, 1, 1),
	(34, 1, 1),
	(35, 1, 1),
	(36, 1, 1),
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
	(37, 2, 1),
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
	('search', 1, 1),
	('relations', 1, 1),
	('runs', 2, 1),
	('user_stats', 1, 1),
	('daily_metrics', 2, 1);


--
-- Data for Name: relations_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.relations_g1 VALUES
	(43, 'default', 'ana', '01a20523-9a87-7708-bcee-234c9c494abd', '01a20523-9bb5-76f0-b748-5ff835154fe4', 0, 500, 1, 22, 1795382549637904),
	(43, 'default', 'ana', '01a20523-9bb5-76f0-b748-5ff835154fe4', '01a20523-9a87-7708-bcee-234c9c494abd', 1, 500, 1, 22, 1795382549637904);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a20523-a1bb-75dd-9751-90c62f674702', 'memory-optimization', 'admin:k_6Puzahosi6xl', 1795382550971877, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a20523-a1bb-75dd-9751-90c62f674702', 'memory-optimization', 'workflow:memory-optimization', 1795382551046086, '{"duration_ms":74,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a20523-a1bb-75dd-9751-90c62f674702', 'memory-optimization', 'admin:k_6Puzahosi6xl', 1795382551229501, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 'memory-optimization', 'admin:k_6Puzahosi6xl', 1795382551258985, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 'memory-optimization', 'workflow:memory-optimization', 1795382551343786, '{"duration_ms":84,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a20523-a1bb-75dd-9751-90c62f674702', 'memory-optimization', 'completed', 1795382550971877, 0, 74, 5, 2, 0, 0, 0, '{"run_id":"01a20523-a1bb-75dd-9751-90c62f674702","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_6Puzahosi6xl","requested_at":1795382550971877,"started_at":1795382550987659,"ended_at":1795382551046086,"attempt":1,"node":"node-01a20523980a7535af80b2ee43e32aa0","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795382550990359,"completed_at":1795382550994496,"duration_ms":4,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795382550996999,"completed_at":1795382551008047,"duration_ms":11,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795382551009471,"completed_at":1795382551015808,"duration_ms":6,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795382551017230,"completed_at":1795382551025821,"duration_ms":8,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795382551027481,"completed_at":1795382551037858,"duration_ms":10,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795382551040735,"completed_at":1795382551044216,"duration_ms":3,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795382551229501,"restored_by":"admin:k_6Puzahosi6xl","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}'),
	(1, 'default', 'nora', '01a20523-a2da-72df-b1c8-9583c3ec1aba', 'memory-optimization', 'completed', 1795382551258985, 0, 84, 5, 2, 0, 0, 0, '{"run_id":"01a20523-a2da-72df-b1c8-9583c3ec1aba","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_6Puzahosi6xl","requested_at":1795382551258985,"started_at":1795382551270902,"ended_at":1795382551343786,"attempt":1,"node":"node-01a20523980a7535af80b2ee43e32aa0","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795382551274615,"completed_at":1795382551277830,"duration_ms":3,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795382551281782,"completed_at":1795382551290199,"duration_ms":8,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795382551292491,"completed_at":1795382551305769,"duration_ms":13,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795382551308169,"completed_at":1795382551316533,"duration_ms":8,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795382551318399,"completed_at":1795382551334888,"duration_ms":16,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795382551336913,"completed_at":1795382551341744,"duration_ms":4,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a20523-96d1-75b1-9c33-7839a1e766d7', 'work carpent', 'hashed-1-512', '\xc97278f74261e18380c911fd44022432be1994156b0e7b140f742da4ba80925ac40383ff165e5fede82057dd7f008fadf6fd17b29a13d41b4c01a3642893dc23', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a20523-96d1-75b1-9c33-783a3eadc6c8', 'move porto', 'hashed-1-512', '\xd0524530844b3f326d0df87fc4f5494143462430080002480000000000000000e77e51010ac12d6470bd9d0e2d15b39b2cb44e94a2c05b4ecd387512da956b6c', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a20523-96d1-75b1-9c33-783be4a2e34e', 'sharpen chisel three step', 'hashed-1-512', '\xbe728157715c28c3f71c423b30ff65d49c5574d4a320c51cd42a19165630796dcc940f63b2792b2fddfd5618eb8b62e4968ef0cb8da99dda7606a95503c17a6f', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a20523-96d1-75b1-9c33-783c4e05440c', 'prefer oak pine', 'hashed-1-512', '\xa4cea8f6151e0f8c7c3d53e0e5255ffee1e79652971235b3545d3ed72b62f79da644ca53ca88a2082f9e8d0ea8171bd4dae5fb5793838ad7a65f9f4bd4f9d016', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a20523-96d1-75b1-9c33-783d155bd56d', 'year mani move', 'hashed-1-512', '\xb976d430f14fff626d09f953c4d46dd232aa4e7afb8e078b336e9654f7f8a19d5814c74d8a626e47bba3907414b4dd422eb4469ea340590e7ab8d9364f99a91b', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a20523-96d1-75b1-9c33-783e6dcff920', 'own van van travel', 'hashed-1-512', '\xb6c7656c7b3d5d5998a651066fa4711163598ed968a536237ab6dc3c1a29efcb81234d57374689f9bdec48f810d3ea3f44683f6cc92c2ee24630fa0420241a27', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a20523-96d1-75b1-9c33-783fd2db32c5', 'dog name bolt', 'hashed-1-512', '\x88f4a065c8537ff1f50f98360076a53ed7565dfed14ea4970ebe3e2b1115bee9658dc624f4d53ba60072bf636ee9c57bb8d912e534538911cdfc58942570de37', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a20523-96d1-75b1-9c33-784078edff00', 'play chess friday', 'hashed-1-512', '\xad638eb7775c9686eae47cf645d89c7701bd5070cdc1ae766fdaceee4bbdd52e7594add84ba1af26ffedb9b7c14522c7ca747ff12a88c7175e313ddce21306b2', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a20523-9731-77da-bf54-edd7c32a157b', 'like tea food', 'hashed-1-512', '\x6d1414af951cd050628d348c680b6eb13552a6ce454283f726f7455f8671303d996b5374d41b0353fe8f1a4f37606c5092bd5cd8aa1ef07cb4fe266803ad241b', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a20523-9731-77da-bf54-edd8f1d82207', 'cat', 'hashed-1-512', '\x00000000000000007fb7805b6afaadf811ac265dfe077fe7d76b11756a4eaa832fa8ef78b8470314000000000000000062101101530912c00000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a20523-9977-74ca-90e2-aeb3b6ea6592', '01a20523-9977-74ca-90e2-aeb5f3472a45', 'avoid milk lactos intoler', 'hashed-1-512', '\x3f5132c13d32cabb0210339e1d28128314870bc1c12291c031368dd034132f0de42a4cea025dfefb00a01200000d4410b411ecbf9aa7983ec4e806d1dd731062', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a20523-9a1f-7160-9615-d30b89a2903a', '01a20523-9a1f-7160-9615-d30dc761e11b', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', '\xec4dd8f139da8f3b7dbb09ff385b0272e45e4b1e29ab72e604143dae6df12ef6b366046f9f54305f11564d396bdefcab06b4cada05b800edb5c4d3d503ea2e74', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a20523-9854-7581-a678-90ab309e5a4b', '01a20523-9ae4-7264-8113-7728818bce3f', 'prefer name ana not anna name', 'hashed-1-512', '\x0d561a4444eb6eb8e49e1fc583a74abf2be6c102914aa1c75cf8b4233b74f6bc258f62a0239ca3080a32fff3ee78cd6d3129b2e1341be418ba38582c5d725e74', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a20523-9a87-7708-bcee-234c9c494abd', '01a20523-9a87-7708-bcee-234e993f3ae1', 'prefer short answer', 'hashed-1-512', '\x93e92df2393a20ff7c9c5fe1b3a40ffec96d578f8180ffc7564d2e39b3f0b5b9b7c4ca43eba8928cfb361b1a91170990facfcb55d48e9ad75b17dc334fa48a3a', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a20523-98bb-73d3-b696-9a1a71feae41', '01a20523-9b77-70f9-9335-2fcbd71d7bf5', 'ship v1 septemb deadlin', 'hashed-1-512', '\x192a509aa9d092257a07fcb842e8e48c21d6ed3118ebacbf05009801857d00c0eb03014be3d1478f6bbbbd625eedda4beaf0290d4c81a0ad6c18786a2be85afd', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a20523-9b97-77f3-bb77-9199fc873401', '01a20523-9b98-74a2-b749-83e8fd38d24a', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', '\x1bcb4e83fd28daeb127f13d29d6892f75c877ec9c92291583172a9c534132d1cb4ca1c800addd2a709e0bb10aa6dfed0b411ecbf9aa7983ec4ac06f1dd630466', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a20523-9bb5-76f0-b748-5ff835154fe4', '01a20523-9c74-72d4-98d1-1fa0b5038f1f', 'drink green tea morn tea', 'hashed-1-512', '\x0851e4e08f8ab72b42ec930ee80f6c09227abe8e454292e50a67414f86d5002eeb235509dc032549c6647bbec60f5095a390018aefe9337d1bedaf6c96bda693', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a20523-9c18-7599-8bbc-5f58dbd9a709', '01a20523-9c18-7599-8bbc-5f5abf68bbcc', 'drink tea morn', 'hashed-1-512', '\x0c75e4acdb89f72a6364b30409056c417dd2df8f474293a59a4e306b25d5c3a6eb235509dc032549c6e46bbec607f095a390018aefe9337d5bfdef6e93bda29b', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a20523-9e80-769f-b6a4-5da67993626a', '01a20523-9e81-709e-8ebe-386b2efe93d4', 'run sunday', 'hashed-1-512', '\x1d967a4fb23d15c340eb11db324108e063469827f1930716ee02da584e8c5e6a5d51c77f4979090ad946805ef1a0a6e2c8fcfde9c29dc8c8f5771e637612dc78', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a20523-9ef0-7374-8ade-cf5677a12f05', '01a20523-9ef1-7613-b271-af038bc78985', 'run ten kilometr', 'hashed-1-512', '\x40ff6a2b5a25d5c3026a977936c138d6774e3ca37350cb060278dedbd4ca7e1fec823a5bcb88ee1202a73d02d5150618bc7b7c3186084d85e57b1437561a5c3a', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(48, 'default', 'lena', '01a20523-9f43-76c3-af6f-31ba453d7638', '01a20523-9f43-76c3-af6f-31bcfc5610b3', 'run marathon', 'hashed-1-512', '\x1d967a4fb23d15c340eb11db324108e063469827f193071658a1b49d3931eae5bd946872d433c10232435486565cee849f6759b482e62562f5771e637612dc78', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(1, 'default', 'nora', '01a20523-9fd3-744f-9b6e-158e6598c8b3', '01a20523-9fd4-7347-9429-39731d739a58', 'live lisbon brother rui home life', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20523-a02d-702a-ad84-918f226199f3', '01a20523-a02d-702a-ad84-9191765ee9a4', 'live lisbon brother home life', 'hashed-1-512', '\xe85e4c8707bc18c885cb48ffbfdab6c6ccde610aebb8bfa5263ee29c8103e19d3231bedbc6e4b122545ac9423af172300701b8bc7a280402fad7d1f37e9bc7dd', '\x110101ef11cbefb8ff22cb11350135ffdc35ffcb2201ffef22dcffcbef224801ffb8dcdede35220124ff11353535efefdeefef0111efb8ff2435deef35efcbcb1ae6e6d4d42cd41a1a2ce6d41ad41a1ae62ce6d42cd4e6e62c2c1a1a2c1a1a1a2cd42c2c2c2c2c2c1a1ae62c1ad41ae61ad42c1ad41a2cd42c2cd4e6e62c2cd4347bddcc3423dddd34239623236a7bccee2334dd9696dd12eeeeee9612cc59a77b7b238512dd23343496347b23a7ccdd23dd7b6a23345923238512ee9623a734baee6cf2986812dfb9b97b21594621b9254721c8eedf6cdb7bba94121225dbc80eeecc818594cc12eeeeccdbdfdb47126c2521ccdb85db2121ccdb474734df25e6e70909d4a02dc6f5e62b08d1faf96161d93d2a2a1940c20919c15107c319162a51a2c1fa0a1ad5172d71b2e104f7f809a20909fab2fa06a2af2d9fc3d33bc3ba58ba46cb580000ba46001146a811003511efef1100ba11ef35efa8cba811cba8ba464646cb11003511111100a800110046581100ef58cbefcb3511cbefba00f1f100f1000f1f0ff10000f10000f11f0f000f0f1ff100000ff11f0f0f0f0000000f0f0f0ff10f00f1000f000ff1f1f1f10000e1e10ff1000000f100f1000fe10606190909f90af60709e606f71728090709f709eaf7f71706271a09f9e72a09f6170808191719f72afad80617f719060908f7f7f72a06080809e60a2a19fa07', NULL),
	(1, 'default', 'nora', '01a20523-a0ea-7370-aaa3-95daf4a75c0f', '01a20523-a0ea-7370-aaa3-95dccc09b52a', 'user want send email landlord boiler home life', 'hashed-1-512', '\x1140f08b68629f617c9f69d0f1867b697d724decd570c6cef2ef3a95f35ae7efe6cde100fc0dd51b1b9988a60b8fefa18f39e1fbb65ffda176b820edde2a285b', '\xf7f7f709ffffff01ff01f7f7fffffff701090109fffff7ff01f7ffff01f70901f70909f709f7f7fff70101fff7f701ff09f7f70901090109ff0109f7fff7ff09f2160d18180ef2e706fdf20d16192204d60303f416e8e6040e22e90ce8f0e8e71704040ef2f3f01810f2e0fbf42004fcd621100e04f21a2ae0060ee00cf2f30ed0083a02161de41ce3292826bcd814cefe13f7d00928be3c3c251eb21100d0eb141ff708cf3acf11ef08200bf7e5f6eb1528edebd21513e01414efed001508ef2d25271dd1cf09f83b4b1cfa09133008faf5144215e127ec1cf5a032f859d71333561127f5e4585bf907e20c098e38eb141331feb42727450b2700bb273015135b4426f0ed1d30c3094ddac73e33ce26141c17dbf3edb129dadbf9ee9dc6ffa8693033750324f800edbfb1c42630f54c0859c326ed2fb30bd0c2f70001960309cdc0de2417bb065305e9d40a03f2db3c34f5d7c814f3d8b65ef205dcc80f08ff81dee2f223e60f0341f0f1f001410f0b4d1144be0836730d23dc08ddbebed32303e4efde100c554bdcfb1c3d4bf3ea220e2d21f0b6f0de193604195f04d9002c2ee4420cdf0104dbf803fa0c3f0d420c102418171024c20e10fc01fbfcf5e905f1040423e90303c404f1071434fbfde6fdf32cd4d4e0e8f1290404fc0404e02a0b23fc071a042cfcf3e620fb05ca02fcf9fd35d403def1ccf405cc2c0fe62c0f', NULL),
	(1, 'default', 'nora', '01a20523-a14a-73ce-be8c-c9bc87a05044', '01a20523-a14a-73ce-be8c-c9befbd5271f', 'ask capit mongolia home life', 'hashed-1-512', '\xc399d6810287726345b77ae82943eac4767dd6bd55c5c4b1877646fab32fb024f54bbe0e845f602fd1f2e4dcb305f3a6835a853be7564b8e668824aeabbd12e0', '\x0a31e0e0e0f60f0f20e0cf2036e5be360f31e51bca2c20be31d4e0dbcaa9cf36cacfe5a9e5ca57f657e0b9e5e5064247e5470a0fcfb957cfb94231d4f1cf201bc65df6fae40b923517a85d57fa06362d817d285c17e45dea0b2d58b547faf5e4faa44cdb0aa4a80ae958e4e4faf51c1c1c1c6cca57fb4ce51746fad3d336b9a8c2547502fe0e02b1ac1313600254ed5465029b4fed13659b13ac24026002c213a013b102ac54dc3e6002f2edf265c2020213dcfef213ed8b13fe6513fef2c2651edbe7a6e55e0c1b957d4904f4192094e77df7e5e50d36bc190548190ca209cc37b83a07f7f71b05e2f90bcc5f0a363671b85e48e3d0b3e3e5a148f9b83290a64908495ab75af85af849b7b75ab75a495ab7085a085a08a6f8f8f8a6080808b75af8f8f8f849f8f8f849f85a0808495af80808b7f8b7a6b7f8f849b75a495a082714e83cc4c4d93c3c3c142aecb227ec272a2aecc414fed64e18d62a142ae8d614ec142aecd9182afefec4ecc44ec7183c2a4e27d9ec143c27c44eecec1418ec3cd5dad5fdc8382bec38c83803eb38eb3cc8ecc4c33dda27d5c315272bda3c384e2714e7fd262b38b238d619c4152becec15c4eb19c4151438dad6da142b15c4df331de3cd1d1ddf1dcdcde30bcddfdfcde330f5cd1ddfd021bb45d00b330be31dd021cd33cd30211dcd0b21211dbb33f5d0e333e3f521f51d0b45cde3cdcdf5', NULL),
	(1, 'default', 'nora', '01a20523-a093-71d1-a42e-9dfb1a7c7afa', '01a20523-a323-7562-9f01-dc900b1d4dd6', 'allerg penicillin locat', 'hashed-1-512', '\xcc369603466f9856e773213bb5b5dd04928048708b95db84adec8d29adefc62403547357d511f995fd3d5721faebeb3495af358401867390663e58ffafbaac97', '\x07659de66509ace6aeae6507e65263f709aef941ae5209aef9e6f7f9e68a091af752ae9bf707659dae0965ae5265650909f7f94165f7f7e6f707f765ac4109ae0f6e7eefef4c7e0fff116e01b6f1014cffef01f1efb6a311b6ef5d5d0fef0f7e11a34a0f954ac7396eef4a7ea322a57e015da539115dff11b6ff95de9211deef11efff01ffa501a55ba5efffb6ffffa5ef11b6ff6effefefef6e016effa5ffa51192efff4aff5b5b6eefef5bef01ef015b6e921101b6115d01efefb6ef6ea5ef11a56e921111c7225d0f11c70111ffb64affa3f15b5bb411a3de5df16eff924a5dff6e920f01ff5b5d7e39ff11110f6e015d95b6b6225ddeefff5d92f101c7b6ffdeecefecef1122f133ff01ef14ffdcdc010f11ffdc0111ef0fec01ef22010f0114ff22f101ef0fefecef14ffefde110f11013511efde1411dcff14f10ff1011b0a081b1b08e51be5f80a1b0a0ae51bf80af808f8080a08f8f808f8f8f6e51b081b080a1be51bf81b1b1be50af80a1b1b0808f808f8081bf6f61b1be508f6e50af8e32ef80af80808c12efa1b0a1b1bf8e51b0af81bd40819d4e5e5f60af8f8e5f8f8fae5f6f8081be5e5d4e7081bd2f8081b0af8e32e0808f8f60ae5e5e5f8e50a08e5f6080af6f8f8080808080af8f808f8081be5e5e50a1b080a0a08080a08f81bf81b081b0808f8080808f80af808f608e5081be5f608f8f608f6081b0a', NULL),
	(1, 'default', 'nora', '01a20523-a1f9-7063-91e7-47c45c799ea8', '01a20523-a1f9-7063-91e7-47c50e689682', 'live lisbon brother rui locat', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20523-a31d-76bf-9e9f-8b9bef088d42', '01a20523-a31d-76bf-9e9f-8b9c47028fea', 'live lisbon brother rui locat', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(48, 'bridge', 'lena', '01a20523-a39d-75d9-b84a-a484344780ee', '01a20523-a3f5-714e-b6cf-5059e467b001', 'anoth person same name', 'hashed-1-512', '\xa8dc7a444cc875f0a226afc3b5f797fd46f2a832de1356ba5624b9a105c095a784ababac239d32700bbbabf2e67845799a9ff2f560de4f185ebc0a9bab907700', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-96d1-75b1-9c33-7839a1e766d7","contents":["01a20523-96d1-75b1-9c33-7839a1e766d7"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a20523-96d1-75b1-9c33-783a3eadc6c8","contents":["01a20523-96d1-75b1-9c33-783a3eadc6c8"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a20523-96d1-75b1-9c33-783be4a2e34e","contents":["01a20523-96d1-75b1-9c33-783be4a2e34e"],"created_at":1795382548176915,"updated_at":1795382548176915},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a20523-96d1-75b1-9c33-783c4e05440c","contents":["01a20523-96d1-75b1-9c33-783c4e05440c"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a20523-96d1-75b1-9c33-783d155bd56d","contents":["01a20523-96d1-75b1-9c33-783d155bd56d"],"created_at":1795382548176915,"updated_at":1795382548176915},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a20523-96d1-75b1-9c33-783e6dcff920","contents":["01a20523-96d1-75b1-9c33-783e6dcff920"],"created_at":1795382548176915,"updated_at":1795382548176915},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a20523-96d1-75b1-9c33-783fd2db32c5","contents":["01a20523-96d1-75b1-9c33-783fd2db32c5"],"created_at":1795382548176915,"updated_at":1795382548176915},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a20523-96d1-75b1-9c33-784078edff00","contents":["01a20523-96d1-75b1-9c33-784078edff00"],"created_at":1795382548176915,"updated_at":1795382548176915}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a20523-9854-7581-a678-90ab309e5a4b":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a20523-9ae4-7264-8113-7728818bce3f","contents":["01a20523-9856-718e-a349-942e1edfd0ea","01a20523-9ae4-7264-8113-7728818bce3f"],"created_at":1795382548566310,"updated_at":1795382549218978},"01a20523-98bb-73d3-b696-9a1a71feae41":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a20523-9b77-70f9-9335-2fcbd71d7bf5","contents":["01a20523-98bb-73d3-b696-9a1c6bdcf430","01a20523-9b77-70f9-9335-2fcbd71d7bf5","01a20523-9ce4-7416-943f-999409683f40"],"created_at":1795382548667786,"updated_at":1795382549732096},"01a20523-991e-70e5-a656-82f9b0b7b5c9":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20523-9e16-70f2-a480-a0520fd813f2"],"merged_into":"01a20523-9b97-77f3-bb77-9199fc873401","created_at":1795382548766136,"updated_at":1795382550038486},"01a20523-9977-74ca-90e2-aeb3b6ea6592":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20523-9977-74ca-90e2-aeb5f3472a45","contents":["01a20523-9977-74ca-90e2-aeb5f3472a45","01a20523-9d1c-702e-b935-759b52bb11e7"],"purge_at":4948982549828669,"created_at":1795382548855944,"updated_at":1795382549828669},"01a20523-99c7-72cf-81c6-b6658e6e358f":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20523-9d5c-700a-b4fa-53dd6586494f"],"created_at":1795382548935465,"updated_at":1795382549852657},"01a20523-9a1f-7160-9615-d30b89a2903a":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-9a1f-7160-9615-d30dc761e11b","contents":["01a20523-9a1f-7160-9615-d30dc761e11b"],"created_at":1795382549023667,"updated_at":1795382549023667},"01a20523-9a87-7708-bcee-234c9c494abd":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a20523-9a87-7708-bcee-234e993f3ae1","contents":["01a20523-9a87-7708-bcee-234e993f3ae1"],"created_at":1795382549127874,"updated_at":1795382549768809},"01a20523-9b97-77f3-bb77-9199fc873401":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20523-9b98-74a2-b749-83e8fd38d24a","contents":["01a20523-9b98-74a2-b749-83e8fd38d24a"],"derived_from":[{"memory_id":"01a20523-991e-70e5-a656-82f9b0b7b5c9","revision":1},{"memory_id":"01a20523-9977-74ca-90e2-aeb3b6ea6592","revision":1}],"created_at":1795382549399981,"updated_at":1795382549399981},"01a20523-9bb5-76f0-b748-5ff835154fe4":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-9c74-72d4-98d1-1fa0b5038f1f","contents":["01a20523-9bb5-76f0-b748-5ffab6e90f45","01a20523-9c74-72d4-98d1-1fa0b5038f1f","01a20523-9c74-72d4-98d1-1fa102aeaa70"],"derived_from":[{"memory_id":"01a20523-9bb5-76f0-b748-5ff835154fe4","revision":1},{"memory_id":"01a20523-9c18-7599-8bbc-5f58dbd9a709","revision":1}],"created_at":1795382549429205,"updated_at":1795382549619387},"01a20523-9c18-7599-8bbc-5f58dbd9a709":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-9c18-7599-8bbc-5f5abf68bbcc","contents":["01a20523-9c18-7599-8bbc-5f5abf68bbcc"],"merged_into":"01a20523-9bb5-76f0-b748-5ff835154fe4","created_at":1795382549528364,"updated_at":1795382549619387}},"kept":8,"links":{"01a20523-98bb-73d3-b696-9a1a71feae41":{"01a20523-9bb5-76f0-b748-5ff835154fe4":{"by_hand":true,"outgoing":false,"strength":0}},"01a20523-9a87-7708-bcee-234c9c494abd":{"01a20523-9bb5-76f0-b748-5ff835154fe4":{"by_hand":true,"outgoing":false,"strength":500}},"01a20523-9bb5-76f0-b748-5ff835154fe4":{"01a20523-98bb-73d3-b696-9a1a71feae41":{"by_hand":true,"outgoing":true,"strength":0},"01a20523-9a87-7708-bcee-234c9c494abd":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a20523-a1bb-75dd-9751-90c62f674702":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a20523-a1de-727d-99f7-c70493e97ba2","01a20523-a1e5-7740-a052-58f98559f101","01a20523-a1ef-71a3-919e-35b7a5e9e71f"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795382550971877,"ended_at":1795382551046086},"01a20523-a2da-72df-b1c8-9583c3ec1aba":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a20523980a7535af80b2ee43e32aa0","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795382551274615,"completed_at":1795382551277830,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795382551281782,"completed_at":1795382551290199,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795382551292491,"completed_at":1795382551305769,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795382551308169,"completed_at":1795382551316533,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"c133ee031f68e252a5f536fa9f6d843124213904a58c111c9873ca9b052ab27c","content_id":"01a20523-a2f7-7472-be96-bce406df9ec7"}},"normalise_topics":{"0":{"commitment":"16fb84127d34c183f4f49c8d128a86a88441658046b631775993ce84a3dd8943","content_id":"01a20523-a312-7078-ae87-9f0eedb1b19d"}},"resolve_merges":{"0":{"commitment":"d8f6b786f980534461209a14a4632e5d14fec5140bada2b198fcf13ec2d395db","content_id":"01a20523-a305-7466-ab12-911696908e32"}}},"contents":["01a20523-a2f7-7472-be96-bce406df9ec7","01a20523-a305-7466-ab12-911696908e32","01a20523-a312-7078-ae87-9f0eedb1b19d"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795382551258985,"ended_at":null}},"active":{"memory-optimization":"01a20523-a2da-72df-b1c8-9583c3ec1aba"},"held":6}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a20523-9fd3-744f-9b6e-158e6598c8b3":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-9fd4-7347-9429-39731d739a58","contents":["01a20523-9fd4-7347-9429-39731d739a58"],"merged_into":"01a20523-a31d-76bf-9e9f-8b9bef088d42","created_at":1795382550484357,"updated_at":1795382551325048},"01a20523-a02d-702a-ad84-918f226199f3":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-a02d-702a-ad84-9191765ee9a4","contents":["01a20523-a02d-702a-ad84-9191765ee9a4"],"merged_into":"01a20523-a31d-76bf-9e9f-8b9bef088d42","created_at":1795382550573696,"updated_at":1795382551325048},"01a20523-a093-71d1-a42e-9dfb1a7c7afa":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-a323-7562-9f01-dc900b1d4dd6","contents":["01a20523-a093-71d1-a42e-9dfd2ee1a615","01a20523-a1fa-70fe-b182-8018e09ebd54","01a20523-a2ba-74b9-bd11-3672eed412da","01a20523-a323-7562-9f01-dc900b1d4dd6"],"created_at":1795382550675279,"updated_at":1795382551325048},"01a20523-a0ea-7370-aaa3-95daf4a75c0f":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-a0ea-7370-aaa3-95dccc09b52a","contents":["01a20523-a0ea-7370-aaa3-95dccc09b52a","01a20523-a1f9-7063-91e7-47c2a0954d6d","01a20523-a31d-76bf-9e9f-8b992e6c92af"],"created_at":1795382550762798,"updated_at":1795382551325048},"01a20523-a14a-73ce-be8c-c9bc87a05044":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-a14a-73ce-be8c-c9befbd5271f","contents":["01a20523-a14a-73ce-be8c-c9befbd5271f","01a20523-a1f9-7063-91e7-47c3a65dfcfd","01a20523-a31d-76bf-9e9f-8b9afbedcce4"],"created_at":1795382550858640,"updated_at":1795382551325048},"01a20523-a1f9-7063-91e7-47c45c799ea8":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-a1f9-7063-91e7-47c50e689682","contents":["01a20523-a1f9-7063-91e7-47c50e689682","01a20523-a1f9-7063-91e7-47c6775599f2"],"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":1},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":1}],"created_at":1795382551033666,"updated_at":1795382551226318},"01a20523-a31d-76bf-9e9f-8b9bef088d42":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20523-a31d-76bf-9e9f-8b9c47028fea","contents":["01a20523-a31d-76bf-9e9f-8b9c47028fea","01a20523-a31d-76bf-9e9f-8b9dc11340fe"],"derived_from":[{"memory_id":"01a20523-9fd3-744f-9b6e-158e6598c8b3","revision":3},{"memory_id":"01a20523-a02d-702a-ad84-918f226199f3","revision":3}],"created_at":1795382551325048,"updated_at":1795382551325048}},"kept":7}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795382549715134);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795382548176915, 1795382548176915),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795382548273058, 1795382548273058),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795382548566310, 1795382550038486),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795382550145842, 1795382550445537),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795382550484357, 1795382551325048),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795382551454024, 1795382551541498);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795382553523336, '01a20523-abb3-77d8-8009-6c76e191f025', NULL, 'admin:cli', 1, 2, 0, '[]', 552),
	('default', 1795382553523336, '01a20523-abb9-7072-a85b-789d2635d3ca', NULL, 'admin:cli', 1, 110, 0, '[]', 552);


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
-- Name: search_g1 search_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_g1
    ADD CONSTRAINT search_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id);


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
-- Name: search_g1_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_waiting ON public.search_g1 USING btree (partition_id, tenant_id, user_id) WHERE (embedder IS NULL);


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
-- PostgreSQL database dump complete
--


