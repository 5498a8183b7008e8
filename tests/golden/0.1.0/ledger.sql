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
	('01a20474-5a07-75af-bd36-4efd2fe46317', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$Sz9PmlpMi3MK6raknnDOvw$2gOcH3fUcgIzHGkYldYPoE3ifQKZj+L8FHztf+dpkL4', 1795371063815654, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_xgg5DQDTQPxU', 'default', 'admin', NULL, '[]', '\x5c21b6372c36be650392643c25caee4bee55c776e25ca823528b4cccc2180aa7', 1795371062953835, NULL),
	('k_xoEp9SrrTRTb', 'default', 'auditor', 'reviewer', '[]', '\x92892caa0cf9e070d5e04e84d8336426d8cde184b4b93a5376a52ba3d036ceb2', 1795371063051243, NULL),
	('k_pPY2adTsXN0W', 'default', 'agent', 'planner', '["ana"]', '\xa866282ee9e63762236045ae6fa6ff78b74528fc5c0ebe19ebe699bb53277300', 1795371063145758, NULL),
	('k_T2xAzeZdIj3F', 'bridge', 'admin', NULL, '[]', '\xf1a703331ce4647f0b6133d24689a223e7f49c6e263a59337cdad4d62aea43f1', 1795371063248757, NULL),
	('k_u6GrcifynByD', 'default', 'admin', NULL, '[]', '\x9c29c675097877618b57653e31f33d4b9a4c1c05be142d88c3fed7722dd365c5', 1795371063348856, 1795371063526889);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf10d03d117', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf216c24104', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf39a1692f9', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf42da0e5d9', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf5f33df8a4', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf6aec69ee0', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a20474-591e-75ed-a5ee-daf6aec69ee0', NULL, NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf76eb48cca', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a20474-591e-75ed-a5ee-daf76eb48cca', NULL, NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a20474-591e-75ed-a5ee-daf8a2081bd7', NULL, 'admin:cli', 'import:jsonl', 1795371063582455, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a20474-5979-74fd-82b1-5b3c29b4f8d4', NULL, 'admin:cli', 'import:agno', 1795371063673623, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a20474-5979-74fd-82b1-5b3db180872d', NULL, 'admin:cli', 'import:agno', 1795371063673623, '{}'),
	(43, 'default', 'ana', 1, 1, '01a20474-5aa7-715d-bcc1-121cfcc3607c', 'ADD', NULL, 'active', NULL, '01a20474-5aa9-71b7-a328-83c4a1b7ffb5', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371063976965, '{}'),
	(43, 'default', 'ana', 2, 2, '01a20474-5afa-7780-983e-5c0e06cefd2c', 'ADD', NULL, 'active', NULL, '01a20474-5afa-7780-983e-5c106e3add1e', NULL, 'admin:k_xgg5DQDTQPxU', 'run-7', 1795371064058788, '{}'),
	(43, 'default', 'ana', 3, 3, '01a20474-5b50-7035-8e6a-364dc59ddf8c', 'ADD', NULL, 'active', NULL, '01a20474-5b51-74cc-aac9-8edd1b4a0252', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064145049, '{}'),
	(43, 'default', 'ana', 4, 4, '01a20474-5ba8-7216-a4cb-3079838910f1', 'ADD', NULL, 'active', NULL, '01a20474-5ba8-7216-a4cb-307bdfa4928c', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064232367, '{}'),
	(43, 'default', 'ana', 5, 5, '01a20474-5be9-718a-9f80-a1eba6fbff72', 'ADD', NULL, 'active', NULL, '01a20474-5be9-718a-9f80-a1ed57fc9ce1', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064297660, '{}'),
	(43, 'default', 'ana', 6, 6, '01a20474-5c36-7617-b952-e7e8796b63bd', 'ADD', NULL, 'active', NULL, '01a20474-5c36-7617-b952-e7ea0146dce2', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064374395, '{}'),
	(43, 'default', 'ana', 7, 7, '01a20474-5c7b-75ba-babe-5915405630ae', 'ADD', NULL, 'active', NULL, '01a20474-5c7b-75ba-babe-5917db93c1d4', NULL, 'agent:planner', NULL, 1795371064443103, '{}'),
	(43, 'default', 'ana', 8, 8, '01a20474-5aa7-715d-bcc1-121cfcc3607c', 'UPDATE', 'active', 'active', '01a20474-5aa9-71b7-a328-83c4a1b7ffb5', '01a20474-5cbe-73e4-89e9-510743f34104', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064508716, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a20474-5afa-7780-983e-5c0e06cefd2c', 'UPDATE', 'active', 'active', '01a20474-5afa-7780-983e-5c106e3add1e', '01a20474-5afa-7780-983e-5c106e3add1e', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064594893, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a20474-5c7b-75ba-babe-5915405630ae', 'UPDATE', 'active', 'active', '01a20474-5c7b-75ba-babe-5917db93c1d4', '01a20474-5c7b-75ba-babe-5917db93c1d4', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064611212, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a20474-5c7b-75ba-babe-5915405630ae', 'UPDATE', 'active', 'active', '01a20474-5c7b-75ba-babe-5917db93c1d4', '01a20474-5c7b-75ba-babe-5917db93c1d4', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064627885, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a20474-5afa-7780-983e-5c0e06cefd2c', 'UPDATE', 'active', 'active', '01a20474-5afa-7780-983e-5c106e3add1e', '01a20474-5afa-7780-983e-5c106e3add1e', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064644304, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a20474-5afa-7780-983e-5c0e06cefd2c', 'UPDATE', 'active', 'active', '01a20474-5afa-7780-983e-5c106e3add1e', '01a20474-5d54-758d-a371-41094d1a175e', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064660217, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a20474-5d75-77a2-b4c8-731e0a65e814', 'MERGE', NULL, 'active', NULL, '01a20474-5d76-726e-b75d-b5fd50cef761', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064693738, '{"derived_from":[{"memory_id":"01a20474-5b50-7035-8e6a-364dc59ddf8c","revision":1},{"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a20474-5b50-7035-8e6a-364dc59ddf8c', 'MERGE', 'active', 'merged', '01a20474-5b51-74cc-aac9-8edd1b4a0252', NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064693738, '{"merged_into":"01a20474-5d75-77a2-b4c8-731e0a65e814"}'),
	(43, 'default', 'ana', 16, 16, '01a20474-5ba8-7216-a4cb-3079838910f1', 'MERGE', 'active', 'merged', '01a20474-5ba8-7216-a4cb-307bdfa4928c', NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064693738, '{"merged_into":"01a20474-5d75-77a2-b4c8-731e0a65e814"}'),
	(43, 'default', 'ana', 17, 17, '01a20474-5ba8-7216-a4cb-3079838910f1', 'RESTORE', 'merged', 'active', NULL, '01a20474-5ba8-7216-a4cb-307bdfa4928c', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064710429, '{}'),
	(43, 'default', 'ana', 18, 18, '01a20474-5d93-737b-ab65-b3224921d356', 'ADD', NULL, 'active', NULL, '01a20474-5d93-737b-ab65-b324023d3e45', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064723704, '{}'),
	(43, 'default', 'ana', 19, 19, '01a20474-5df5-7308-9ddd-2bce04a42ed5', 'ADD', NULL, 'active', NULL, '01a20474-5df5-7308-9ddd-2bd0d7850b8a', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064821471, '{}'),
	(43, 'default', 'ana', 20, 20, '01a20474-5d93-737b-ab65-b3224921d356', 'MERGE', 'active', 'active', '01a20474-5d93-737b-ab65-b324023d3e45', '01a20474-5e4d-711d-b842-e4aaa4a1a8ad', '01a20474-5e4d-711d-b842-e4ab70c79ae7', 'admin:k_xgg5DQDTQPxU', NULL, 1795371064909104, '{"derived_from":[{"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","revision":1},{"memory_id":"01a20474-5df5-7308-9ddd-2bce04a42ed5","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a20474-5df5-7308-9ddd-2bce04a42ed5', 'MERGE', 'active', 'merged', '01a20474-5df5-7308-9ddd-2bd0d7850b8a', NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064909104, '{"merged_into":"01a20474-5d93-737b-ab65-b3224921d356"}'),
	(43, 'default', 'ana', 22, 22, '01a20474-5d93-737b-ab65-b3224921d356', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064925645, '{"strength":0.5,"to":"01a20474-5c7b-75ba-babe-5915405630ae"}'),
	(43, 'default', 'ana', 23, 23, '01a20474-5d93-737b-ab65-b3224921d356', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064942869, '{"strength":1.0,"to":"01a20474-5afa-7780-983e-5c0e06cefd2c"}'),
	(43, 'default', 'ana', 24, 24, '01a20474-5d93-737b-ab65-b3224921d356', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371064973256, '{"removed":true,"to":"01a20474-5afa-7780-983e-5c0e06cefd2c"}'),
	(43, 'default', 'ana', 25, 25, '01a20474-5afa-7780-983e-5c0e06cefd2c', 'DELETE', 'active', 'archived', '01a20474-5d54-758d-a371-41094d1a175e', NULL, '01a20474-5eba-7379-b15d-7236260312b1', 'admin:k_xgg5DQDTQPxU', NULL, 1795371065018848, '{}'),
	(43, 'default', 'ana', 26, 26, '01a20474-5c7b-75ba-babe-5915405630ae', 'DELETE', 'active', 'archived', '01a20474-5c7b-75ba-babe-5917db93c1d4', NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065036465, '{}'),
	(43, 'default', 'ana', 27, 27, '01a20474-5c7b-75ba-babe-5915405630ae', 'RESTORE', 'archived', 'active', NULL, '01a20474-5c7b-75ba-babe-5917db93c1d4', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065054047, '{}'),
	(43, 'default', 'ana', 32, 32, '01a20474-5b50-7035-8e6a-364dc59ddf8c', 'PURGE', 'merged', 'purged', NULL, NULL, '01a20474-5f81-714d-9af3-8ae84f9361f6', 'admin:k_xgg5DQDTQPxU', NULL, 1795371065217018, '{"erased":1}'),
	(43, 'default', 'ana', 28, 28, '01a20474-5ba8-7216-a4cb-3079838910f1', 'TTL', 'active', 'soft_deleted', '01a20474-5ba8-7216-a4cb-307bdfa4928c', NULL, '01a20474-5eed-77a9-a7d5-ade600bea89d', 'admin:k_xgg5DQDTQPxU', NULL, 1795371065069681, '{"purge_at":4948971065069681}'),
	(43, 'default', 'ana', 29, 29, '01a20474-5ba8-7216-a4cb-3079838910f1', 'RESTORE', 'soft_deleted', 'active', NULL, '01a20474-5ba8-7216-a4cb-307bdfa4928c', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065085642, '{}'),
	(43, 'default', 'ana', 30, 30, '01a20474-5ba8-7216-a4cb-3079838910f1', 'TTL', 'active', 'soft_deleted', '01a20474-5ba8-7216-a4cb-307bdfa4928c', NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065097720, '{"purge_at":4948971065097720}'),
	(43, 'default', 'ana', 31, 31, '01a20474-5be9-718a-9f80-a1eba6fbff72', 'PURGE', 'active', 'purged', NULL, NULL, '01a20474-5f18-7792-89ba-20bc95a88d41', 'admin:k_xgg5DQDTQPxU', NULL, 1795371065111996, '{"erased":1}'),
	(1, 'default', 'nora', 3, 3, '01a20474-6197-73ea-96d9-63df47cd48e1', 'ADD', NULL, 'active', NULL, '01a20474-6197-73ea-96d9-63e1f9f11fca', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065751682, '{}'),
	(48, 'bridge', 'lena', 1, 7, '01a20474-645e-71f1-a70c-03953fad21d4', 'ADD', NULL, 'active', NULL, '01a20474-645f-70bf-ae82-4ebd45037729', NULL, 'admin:k_T2xAzeZdIj3F', NULL, 1795371066463904, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a20474-645e-71f1-a70c-03953fad21d4', 'UPDATE', 'active', 'active', '01a20474-645f-70bf-ae82-4ebd45037729', '01a20474-64c6-7682-bcef-156d5514d81d', NULL, 'admin:k_T2xAzeZdIj3F', NULL, 1795371066566130, '{"set":{},"was":{}}'),
	(48, 'default', 'lena', 1, 3, '01a20474-5fc4-731f-919d-3bde48338d8d', 'ADD', NULL, 'active', NULL, '01a20474-5fc5-7138-9447-eb1c139a63fa', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065285472, '{}'),
	(48, 'default', 'lena', 2, 4, '01a20474-6014-7567-a653-49e898ff64e5', 'ADD', NULL, 'active', NULL, '01a20474-6014-7567-a653-49ea9403ad36', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065364525, '{}'),
	(1, 'default', 'nora', 4, 4, '01a20474-61e9-752d-8b78-1d954e419109', 'ADD', NULL, 'active', NULL, '01a20474-61ea-72f8-bd9a-1fba70412aa7', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065834050, '{}'),
	(1, 'default', 'nora', 5, 5, '01a20474-6238-7276-be66-87568fbd4df1', 'ADD', NULL, 'active', NULL, '01a20474-6238-7276-be66-8758e23d4caf', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065912372, '{}'),
	(48, 'default', 'lena', 3, 5, '01a20474-6064-741f-95f4-d952af3ec379', 'ADD', NULL, 'active', NULL, '01a20474-6064-741f-95f4-d954653e2c1c', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065444643, '{}'),
	(48, 'default', 'lena', 4, 6, '01a20474-6064-741f-95f4-d952af3ec379', 'DELETE', 'active', 'archived', '01a20474-6064-741f-95f4-d954653e2c1c', NULL, NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065532256, '{}'),
	(1, 'default', 'nora', 1, 1, '01a20474-60df-7529-8e79-cd04cd2c6ef7', 'ADD', NULL, 'active', NULL, '01a20474-60e1-7471-9043-353b54df5036', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065568962, '{}'),
	(1, 'default', 'nora', 2, 2, '01a20474-613d-7056-87ac-54bffb5eb4ff', 'ADD', NULL, 'active', NULL, '01a20474-613e-72bf-9e9c-c8540fb8259f', NULL, 'admin:k_xgg5DQDTQPxU', NULL, 1795371065661951, '{}'),
	(1, 'default', 'nora', 6, 20, '01a20474-61e9-752d-8b78-1d954e419109', 'DELETE', 'active', 'archived', '01a20474-61ea-72f8-bd9a-1fba70412aa7', NULL, '01a20474-62d8-7770-98e4-a7e1e800732c', 'workflow:memory-optimization', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066072262, '{}'),
	(1, 'default', 'nora', 7, 21, '01a20474-6238-7276-be66-87568fbd4df1', 'DELETE', 'active', 'archived', '01a20474-6238-7276-be66-8758e23d4caf', NULL, '01a20474-62d8-7770-98e4-a7e2e9296175', 'workflow:memory-optimization', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066072262, '{}'),
	(1, 'default', 'nora', 8, 22, '01a20474-62d8-7770-98e4-a7e3f5d75028', 'MERGE', NULL, 'active', NULL, '01a20474-62d8-7770-98e4-a7e4da0f2781', '01a20474-62d8-7770-98e4-a7e5118e8976', 'workflow:memory-optimization', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066072262, '{"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":1},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a20474-60df-7529-8e79-cd04cd2c6ef7', 'MERGE', 'active', 'merged', '01a20474-60e1-7471-9043-353b54df5036', NULL, NULL, 'workflow:memory-optimization', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066072262, '{"merged_into":"01a20474-62d8-7770-98e4-a7e3f5d75028"}'),
	(1, 'default', 'nora', 10, 24, '01a20474-613d-7056-87ac-54bffb5eb4ff', 'MERGE', 'active', 'merged', '01a20474-613e-72bf-9e9c-c8540fb8259f', NULL, NULL, 'workflow:memory-optimization', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066072262, '{"merged_into":"01a20474-62d8-7770-98e4-a7e3f5d75028"}'),
	(1, 'default', 'nora', 11, 25, '01a20474-6197-73ea-96d9-63df47cd48e1', 'UPDATE', 'active', 'active', '01a20474-6197-73ea-96d9-63e1f9f11fca', '01a20474-62d8-7770-98e4-a7e64e193b1c', NULL, 'workflow:memory-optimization', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066072262, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 18, 51, '01a20474-61e9-752d-8b78-1d954e419109', 'DELETE', 'active', 'archived', '01a20474-61ea-72f8-bd9a-1fba70412aa7', NULL, '01a20474-63da-7402-9a02-4274a25bb7de', 'workflow:memory-optimization', '01a20474-63a0-776f-930d-2a327a84993d', 1795371066330391, '{}'),
	(1, 'default', 'nora', 19, 52, '01a20474-6238-7276-be66-87568fbd4df1', 'DELETE', 'active', 'archived', '01a20474-6238-7276-be66-8758e23d4caf', NULL, '01a20474-63da-7402-9a02-4275297b7f04', 'workflow:memory-optimization', '01a20474-63a0-776f-930d-2a327a84993d', 1795371066330391, '{}'),
	(1, 'default', 'nora', 20, 53, '01a20474-63da-7402-9a02-4276fbec3138', 'MERGE', NULL, 'active', NULL, '01a20474-63da-7402-9a02-427785f67c76', '01a20474-63da-7402-9a02-4278ac738a2d', 'workflow:memory-optimization', '01a20474-63a0-776f-930d-2a327a84993d', 1795371066330391, '{"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":3},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a20474-60df-7529-8e79-cd04cd2c6ef7', 'MERGE', 'active', 'merged', '01a20474-60e1-7471-9043-353b54df5036', NULL, NULL, 'workflow:memory-optimization', '01a20474-63a0-776f-930d-2a327a84993d', 1795371066330391, '{"merged_into":"01a20474-63da-7402-9a02-4276fbec3138"}'),
	(1, 'default', 'nora', 22, 55, '01a20474-613d-7056-87ac-54bffb5eb4ff', 'MERGE', 'active', 'merged', '01a20474-613e-72bf-9e9c-c8540fb8259f', NULL, NULL, 'workflow:memory-optimization', '01a20474-63a0-776f-930d-2a327a84993d', 1795371066330391, '{"merged_into":"01a20474-63da-7402-9a02-4276fbec3138"}'),
	(1, 'default', 'nora', 23, 56, '01a20474-6197-73ea-96d9-63df47cd48e1', 'UPDATE', 'active', 'active', '01a20474-637e-751d-aab1-52518d080c36', '01a20474-63da-7402-9a02-4279d6b87c9e', NULL, 'workflow:memory-optimization', '01a20474-63a0-776f-930d-2a327a84993d', 1795371066330391, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 12, 30, '01a20474-61e9-752d-8b78-1d954e419109', 'RESTORE', 'archived', 'active', NULL, '01a20474-61ea-72f8-bd9a-1fba70412aa7', NULL, 'admin:k_xgg5DQDTQPxU', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066237600, '{}'),
	(1, 'default', 'nora', 13, 31, '01a20474-6238-7276-be66-87568fbd4df1', 'RESTORE', 'archived', 'active', NULL, '01a20474-6238-7276-be66-8758e23d4caf', NULL, 'admin:k_xgg5DQDTQPxU', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066237600, '{}'),
	(1, 'default', 'nora', 14, 32, '01a20474-60df-7529-8e79-cd04cd2c6ef7', 'RESTORE', 'merged', 'active', NULL, '01a20474-60e1-7471-9043-353b54df5036', NULL, 'admin:k_xgg5DQDTQPxU', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066237600, '{}'),
	(1, 'default', 'nora', 15, 33, '01a20474-613d-7056-87ac-54bffb5eb4ff', 'RESTORE', 'merged', 'active', NULL, '01a20474-613e-72bf-9e9c-c8540fb8259f', NULL, 'admin:k_xgg5DQDTQPxU', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066237600, '{}'),
	(1, 'default', 'nora', 16, 34, '01a20474-6197-73ea-96d9-63df47cd48e1', 'UPDATE', 'active', 'active', '01a20474-62d8-7770-98e4-a7e64e193b1c', '01a20474-637e-751d-aab1-52518d080c36', NULL, 'admin:k_xgg5DQDTQPxU', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066237600, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a20474-62d8-7770-98e4-a7e3f5d75028', 'DELETE', 'active', 'archived', '01a20474-62d8-7770-98e4-a7e4da0f2781', NULL, NULL, 'admin:k_xgg5DQDTQPxU', '01a20474-627b-7002-9c21-2ea3034bdc2f', 1795371066237600, '{}');


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
	(43, 'memories', 1, 32),
	(48, 'memories', 1, 8),
	(52, 'memories', 1, 0),
	(54, 'memories', 1, 0),
	(55, 'memories', 1, 0),
	(56, 'memories', 1, 0),
	(58, 'memories', 1, 0),
	(59, 'memories', 1, 0),
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
	(60, 'memories', 1, 1),
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
	(37, 'changes', 1, 0),
	(38, 'changes', 1, 0),
	(39, 'changes', 1, 0),
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
	(61, 'changes', 1, 0),
	(62, 'changes', 1, 0),
	(63, 'changes', 1, 0),
	(0, 'search', 1, 0),
	(53, 'changes', 1, 10),
	(60, 'changes', 1, 1),
	(43, 'changes', 1, 32),
	(57, 'changes', 1, 1),
	(1, 'search', 1, 60),
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
	(37, 'search', 1, 0),
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
	(43, 'search', 1, 32),
	(48, 'search', 1, 8),
	(54, 'search', 1, 0),
	(55, 'search', 1, 0),
	(56, 'search', 1, 0),
	(58, 'search', 1, 0),
	(59, 'search', 1, 0),
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
	(9, 'relations', 1, 0),
	(10, 'relations', 1, 0);
INSERT INTO public.checkpoints VALUES
	(11, 'relations', 1, 0),
	(12, 'relations', 1, 0),
	(13, 'relations', 1, 0),
	(14, 'relations', 1, 0),
	(15, 'relations', 1, 0),
	(60, 'search', 1, 1),
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
	(54, 'relations', 1, 0),
	(55, 'relations', 1, 0),
	(56, 'relations', 1, 0),
	(58, 'relations', 1, 0),
	(59, 'relations', 1, 0),
	(61, 'relations', 1, 0),
	(62, 'relations', 1, 0),
	(63, 'relations', 1, 0),
	(0, 'runs', 1, 0),
	(2, 'runs', 1, 0),
	(3, 'runs', 1, 0),
	(53, 'relations', 1, 10),
	(60, 'relations', 1, 1),
	(43, 'relations', 1, 32),
	(57, 'relations', 1, 1),
	(1, 'runs', 1, 60),
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
	(37, 'runs', 1, 0),
	(38, 'runs', 1, 0),
	(39, 'runs', 1, 0),
	(40, 'runs', 1, 0),
	(41, 'runs', 1, 0),
	(42, 'runs', 1, 0),
	(44, 'runs', 1, 0);
INSERT INTO public.checkpoints VALUES
	(45, 'runs', 1, 0),
	(46, 'runs', 1, 0),
	(47, 'runs', 1, 0),
	(49, 'runs', 1, 0),
	(50, 'runs', 1, 0),
	(51, 'runs', 1, 0),
	(52, 'runs', 1, 0),
	(54, 'runs', 1, 0),
	(55, 'runs', 1, 0),
	(53, 'runs', 1, 10),
	(43, 'runs', 1, 32),
	(48, 'runs', 1, 8),
	(56, 'runs', 1, 0),
	(58, 'runs', 1, 0),
	(59, 'runs', 1, 0),
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
	(60, 'runs', 1, 1),
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
	(37, 'user_stats', 1, 0),
	(38, 'user_stats', 1, 0),
	(39, 'user_stats', 1, 0),
	(40, 'user_stats', 1, 0),
	(41, 'user_stats', 1, 0),
	(42, 'user_stats', 1, 0),
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
	(61, 'user_stats', 1, 0),
	(62, 'user_stats', 1, 0),
	(63, 'user_stats', 1, 0),
	(0, 'daily_metrics', 1, 0),
	(2, 'daily_metrics', 1, 0),
	(3, 'daily_metrics', 1, 0),
	(4, 'daily_metrics', 1, 0),
	(5, 'daily_metrics', 1, 0),
	(53, 'user_stats', 1, 10),
	(60, 'user_stats', 1, 1),
	(57, 'user_stats', 1, 1),
	(1, 'daily_metrics', 1, 60),
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
	(37, 'daily_metrics', 1, 0),
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
	(43, 'daily_metrics', 1, 32),
	(48, 'daily_metrics', 1, 8),
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10),
	(60, 'daily_metrics', 1, 1),
	(57, 'daily_metrics', 1, 1);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_xgg5DQDTQPxU/memory_book/ana', 'first', '\xaacefd62d608df306b5e7785555c1198a9288783845bfaaa8c5d1f74eadd8770', '01a20474-5aa9-71b7-a328-83c4a1b7ffb5', '{"created":1,"memory_id":"01a20474-5aa7-715d-bcc1-121cfcc3607c","rev":1}', 1, 1, 1795371063976965),
	(43, 'default', 'k_xgg5DQDTQPxU/memory_book/ana', 'doomed', '\x96c363eeac1cb31c709d14b77735cea3be4c609b4241e7c741e5005b0abb1cbe', '01a20474-5be9-718a-9f80-a1ed57fc9ce1', '{"created":1,"memory_id":"01a20474-5be9-718a-9f80-a1eba6fbff72","rev":5}', 5, 5, 1795371064297660),
	(43, 'default', 'k_xgg5DQDTQPxU/memory_book/ana', 'guarded', '\x3da7b053194477c5504709c7c10fc530b8b2c70c46b70ebee2e99634836cd2a1', '01a20474-5cbe-73e4-89e9-510743f34104', '{"created":0,"memory_id":"01a20474-5aa7-715d-bcc1-121cfcc3607c","rev":8}', 8, 8, 1795371064508716),
	(43, 'default', 'k_xgg5DQDTQPxU/memory_book/ana', 'same', '\xeba466cb3d121f8cdee13f1445aa0a9c0b8fcbd614e1293d05d924ec73259e34', '01a20474-5d54-758d-a371-41094d1a175e', '{"created":0,"memory_id":"01a20474-5afa-7780-983e-5c0e06cefd2c","position":13,"rev":13}', 14, 13, 1795371064676826),
	(43, 'default', 'k_xgg5DQDTQPxU/memory_book/ana', 'purge', '\x103f111a0787d2766d2df5fb58b9a0ad370d6ed1a4bdfca9e7b6c5ab46f816d5', '01a20474-5f18-7792-89ba-20bc95a88d41', '{"created":0,"memory_id":"01a20474-5be9-718a-9f80-a1eba6fbff72","rev":31}', 31, 31, 1795371065111996),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:claim:01a20474-6290-72bb-8100-256e8cad5ac4', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 7, 7, 1795371066000680),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 8, 8, 1795371066005524),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 9, 9, 1795371066009003),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 10, 10, 1795371066010647),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:classify:0', '\xcc5f134943b2d68a2c3ef7acb8c191acfe04b9aed216fdc4744e0dfe0a9a4a5e', '01a20474-62a4-7027-9143-23db5e9f71c9', '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 11, 11, 1795371066020136),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 12, 12, 1795371066024283),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 13, 13, 1795371066028049),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:resolve_merges:0', '\x3fdccb8b1ba1fb4e13f78ad9fe70e39f021466d4c9b0228e1e8e3f22088d6900', '01a20474-62b9-7473-ae47-9cc4ed7469da', '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 14, 14, 1795371066040986),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 15, 15, 1795371066043996),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 16, 16, 1795371066048064),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:normalise_topics:0', '\x8ba52fbec70977563138cedd2f9bd23af3e8320fc729f3a0eaf710355fcc3bc3', '01a20474-62c8-77cb-a275-1e162b6bfbe8', '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 17, 17, 1795371066056451),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 18, 18, 1795371066059967),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 19, 19, 1795371066064017),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save', '\x7011342818fac60c2630b5c5939d553352f197e454c7e0d808bd2a2cd521f493', '01a20474-62d8-7770-98e4-a7e1e800732c', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795371066072262),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 26, 26, 1795371066076266),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 27, 27, 1795371066079968),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 28, 28, 1795371066085416),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', 29, 29, 1795371066092120),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:restore', '\x8b5452323a186f48437b3e337cbcbb6bdb952bfc05ea2f87d2c45d23d12e021e', '01a20474-637e-751d-aab1-52518d080c36', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795371066237600),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:claim:01a20474-63a9-763e-833f-6f757c44e4f8', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 38, 38, 1795371066281929),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 39, 39, 1795371066285092),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 40, 40, 1795371066292000),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 41, 41, 1795371066295468),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:classify:0', '\x5e0a63fa840619627a58334c0a51cad3c5ceb112c8ddf789960deb624c14a902', '01a20474-63be-74d1-8b76-89af237a3e2d', '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 42, 42, 1795371066302686),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 43, 43, 1795371066304688),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 44, 44, 1795371066306219),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:resolve_merges:0', '\x2ef0803db0364ff5b5e351939da8da6786fd49112b734a97e20335d3a7273e03', '01a20474-63c7-7045-a5bf-6200173d0ad4', '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 45, 45, 1795371066311303),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 46, 46, 1795371066312929),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 47, 47, 1795371066314667),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:normalise_topics:0', '\x7f32b3ee1305225edb913e015c8723e668d2bfa9f50b4d85cc7df38be97292f8', '01a20474-63d0-76d7-8ff2-bfe8d874cfa4', '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 48, 48, 1795371066320688),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 49, 49, 1795371066322290),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 50, 50, 1795371066323957),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:save', '\xf81d68d563afeae1488f835554c54a413b8c14b7d5b6bc8b3f9d1d33576b15c4', '01a20474-63da-7402-9a02-4274a25bb7de', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795371066330391),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 57, 57, 1795371066338236),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 58, 58, 1795371066341297),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 59, 59, 1795371066344360),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20474-63a0-776f-930d-2a327a84993d:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', 60, 60, 1795371066346427);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a20474-591e-75ed-a5ee-daf10d03d117', 'default', 'memory_book', 'bruno', '\x7b97f9a4ad3b826a8417eddbe3e7974f0a60427e2e49aeb0f6bec1adc521c576', '{"content":"Works as a carpenter"}'),
	(53, '01a20474-591e-75ed-a5ee-daf216c24104', 'default', 'memory_book', 'bruno', '\x2106f3140529483c078b9be62e98a27a21171c5107f7a3a4a36cbc58b5ca8c4f', '{"content":"Moved to Porto"}'),
	(53, '01a20474-591e-75ed-a5ee-daf39a1692f9', 'default', 'memory_book', 'bruno', '\x755f90386ad521878aad3d17c241a36f5c905520999705803b9bba785d6c5aab', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a20474-591e-75ed-a5ee-daf42da0e5d9', 'default', 'memory_book', 'bruno', '\x1dd1858ec6c9a578ea6ab16463209ae67fe8e78f165e5b24506d5ba7fb19c086', '{"content":"Prefers oak to pine"}'),
	(53, '01a20474-591e-75ed-a5ee-daf5f33df8a4', 'default', 'memory_book', 'bruno', '\x3c97685e37fe22bfe5ff59ba1c664bd0d2d1366a1f34e74c2205f9f7bbadab3c', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a20474-591e-75ed-a5ee-daf6aec69ee0', 'default', 'memory_book', 'bruno', '\xa280bf014e2440f7195691192a98bdcf38aa8f0ddcfa83f4e0b22b06e8e82cc0', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a20474-591e-75ed-a5ee-daf76eb48cca', 'default', 'memory_book', 'bruno', '\xe115e6db012ce95973d18c9511443500aeeeedb7a08008f900fcbf52350be35c', '{"content":"Had a dog named Bolt"}'),
	(53, '01a20474-591e-75ed-a5ee-daf8a2081bd7', 'default', 'memory_book', 'bruno', '\x6a554956bd69c111337a30905911307840bbcfed37e2fe08edaff238332da547', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a20474-5979-74fd-82b1-5b3c29b4f8d4', 'default', 'memory_book', 'carl', '\x7bbf456edeb2f820ddcac5520d7f1eb8bf0ffb9cad8e6151ceb11c7490b219ef', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a20474-5979-74fd-82b1-5b3db180872d', 'default', 'memory_book', 'carl', '\x3f44a62b55831f6db65f84d7f34965b8e0792318f19c6d3636cf06f29c0f01ad', '{"content":"Has a cat"}'),
	(43, '01a20474-5aa9-71b7-a328-83c4a1b7ffb5', 'default', 'memory_book', 'ana', '\x49fb74870acdc877affddbaf025fc34f787ef933a21aadc4859887eaedd9f8c9', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a20474-5afa-7780-983e-5c106e3add1e', 'default', 'memory_book', 'ana', '\xa2767b8f45ebecb6305ecabc04e26a0c41adf113ee781eed0bae2c1ecfff3e70', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a20474-5ba8-7216-a4cb-307bdfa4928c', 'default', 'memory_book', 'ana', '\x27da8c136cdd2509ee9a5ef4f408aa596c5fc258148cd9940fa446dbb27f4cc0', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20474-5c36-7617-b952-e7ea0146dce2', 'default', 'memory_book', 'ana', '\x0477da76aa2436729757d6d753e549a6b6b6264b60607a43ef5aeffc24a15c78', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a20474-5c7b-75ba-babe-5917db93c1d4', 'default', 'memory_book', 'ana', '\x9d56d4e56074cd8c62b0ed6f0cc23d1a5f3ee8d304fe47358192cc8909bc2c24', '{"content":"Prefers short answers"}'),
	(43, '01a20474-5cbe-73e4-89e9-510743f34104', 'default', 'memory_book', 'ana', '\x7b89f8bc7aa7955a721e54800b6ee5821782209d8bbaa170188812e181475b76', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a20474-5d54-758d-a371-41094d1a175e', 'default', 'memory_book', 'ana', '\x64cf83d0a6ab90b6c1d25186c910126fe4cca979ea06b97da1c68952941a0f28', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a20474-5d76-726e-b75d-b5fd50cef761', 'default', 'memory_book', 'ana', '\xb3c75b1f06eb9951957c276774274b29f9670309232039b0b09054d14a2f51e7', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20474-5d93-737b-ab65-b324023d3e45', 'default', 'memory_book', 'ana', '\xf55931c4d71049220772c4d6dfec54349fbffb0f67a093f3c00877a4ee3fce4e', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a20474-5df5-7308-9ddd-2bd0d7850b8a', 'default', 'memory_book', 'ana', '\x6532d20a84c2aa0f2f9e429d37b25fd7109d9da4e38f14ad554f214310c2c113', '{"content":"Drinks tea in the morning"}'),
	(43, '01a20474-5e4d-711d-b842-e4aaa4a1a8ad', 'default', 'memory_book', 'ana', '\xeeba1a5a71ba7a545aaf60e5af81891a30204502f59d6758ee90ae682397731b', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a20474-5e4d-711d-b842-e4ab70c79ae7', 'default', 'memory_book', 'ana', '\xd95fbfd00ab2c08462808363a71b7bb8025dc7fa632f5adb3219850df1872a15', '{"reason":"the same habit"}'),
	(43, '01a20474-5eba-7379-b15d-7236260312b1', 'default', 'memory_book', 'ana', '\x4994fd598597e8ef1873eaf83e1ac6823291d339486db5e5a7d0023dcc951db4', '{"reason":"reached"}'),
	(43, '01a20474-5eed-77a9-a7d5-ade600bea89d', 'default', 'memory_book', 'ana', '\xb4c8f7893aa7bccbe4ffe7046fc433ef1534fb2f338fa6da0dcc8a4b17356f54', '{"reason":"no longer"}'),
	(43, '01a20474-5f18-7792-89ba-20bc95a88d41', 'default', 'memory_book', 'ana', '\x7a025dfb416577a8c5fc4cf23140f4d083e84e37072d7d4596b7caf04ab8ad36', '{"reason":"asked for by the person"}'),
	(43, '01a20474-5f81-714d-9af3-8ae84f9361f6', 'default', 'memory_book', 'ana', '\xdad5fa2d7d6599cbd4e113a8dd90c370e4326a18b90c543dfe75494e25316bed', '{"reason":"said elsewhere"}'),
	(48, '01a20474-5fc5-7138-9447-eb1c139a63fa', 'default', 'memory_book', 'lena', '\x66274d9ff5a622b8a984bf4a7f6498e516f0a832515ef3350f0fc9e0715ac9bf', '{"content":"Runs on Sundays"}'),
	(48, '01a20474-6014-7567-a653-49ea9403ad36', 'default', 'memory_book', 'lena', '\xc5747f57a7009715dc49cdd6c17e5f9616f085af091f932d87f4fde856496981', '{"content":"Runs ten kilometres"}'),
	(48, '01a20474-6064-741f-95f4-d954653e2c1c', 'default', 'memory_book', 'lena', '\x8243bba85cc6bd24de1facf640393f251f297bb0141c0b5ef5b6eb0def9dcb07', '{"content":"Has run a marathon"}'),
	(1, '01a20474-60e1-7471-9043-353b54df5036', 'default', 'memory_book', 'nora', '\xcf57d4ed81415d2e6cd00d54da5f60c654d60005573e75a156f0877fbff44db4', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a20474-613e-72bf-9e9c-c8540fb8259f', 'default', 'memory_book', 'nora', '\x5ed6889f92884bf9c8b5bfee03f622c47252c4bbd6bc5a96d761cb35a9f9c820', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a20474-6197-73ea-96d9-63e1f9f11fca', 'default', 'memory_book', 'nora', '\x6637efbc8c45ce2866b1121b85119199e68bf084b9220de0f25b7d90c0493110', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20474-61ea-72f8-bd9a-1fba70412aa7', 'default', 'memory_book', 'nora', '\xa7c43a7e32c845d8e7bef070cd84cc6e61b08fc0c15c0e378e3bdf28fe549756', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a20474-6238-7276-be66-8758e23d4caf', 'default', 'memory_book', 'nora', '\xebf6810851ec9e063bde6df8a018032e20dde479c469077933fd34dad195bff6', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a20474-62a4-7027-9143-23db5e9f71c9', 'default', 'workflow_run', 'nora', '\x24ba495b56da50de4197e343dd1af352c56804f7dac40ba066cefe227207f2b7', '{"answer":[{"action":"keep","memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","merge_target":"01a20474-60df-7529-8e79-cd04cd2c6ef7","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20474-6197-73ea-96d9-63df47cd48e1","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20474-61e9-752d-8b78-1d954e419109","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20474-6238-7276-be66-87568fbd4df1","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20474-62b9-7473-ae47-9cc4ed7469da', 'default', 'workflow_run', 'nora', '\x01dad2f4dbc90467e952acfcb2da42e2c26824c49940e18f29ecd22692c1ed9f', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20474-60df-7529-8e79-cd04cd2c6ef7","01a20474-613d-7056-87ac-54bffb5eb4ff"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20474-62c8-77cb-a275-1e162b6bfbe8', 'default', 'workflow_run', 'nora', '\x37c6a9b9c25df056efc28c4302198016214a7450c4fa443f723fbf746a83d03a', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20474-62d8-7770-98e4-a7e1e800732c', 'default', 'memory_book', 'nora', '\xa80d3d7363e2ff7e4881c7335b12f99a66cbc0c6bdec837f37b402eb5693f5eb', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20474-62d8-7770-98e4-a7e2e9296175', 'default', 'memory_book', 'nora', '\xf90132f6eb8787af4af766bd8e7b8936d650834b241049175aa7c7b15e9589e7', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20474-62d8-7770-98e4-a7e4da0f2781', 'default', 'memory_book', 'nora', '\x40c47481d79ebafd3c772e1ccff47d24404759c75f7dd708e63a2bc55c85756a', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20474-62d8-7770-98e4-a7e5118e8976', 'default', 'memory_book', 'nora', '\xdfc601644ea45ffed2c1976d34797b9200c9325d13c22e9218cd8e6c646ba7ca', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20474-62d8-7770-98e4-a7e64e193b1c', 'default', 'memory_book', 'nora', '\xf7ed2cebe9c93956bc42edfc8d9429bf58be95f8b6a046d667aef714b4a136eb', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a20474-637e-751d-aab1-52518d080c36', 'default', 'memory_book', 'nora', '\x5cee3456db9a3e888e2978c1ee6c16272256fc74d13a5e1d95d9363890b89352', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20474-63be-74d1-8b76-89af237a3e2d', 'default', 'workflow_run', 'nora', '\xfe153668ca3c4b2bf101e88bcd96a98872d60effb76152daba916abff27dc512', '{"answer":[{"action":"keep","memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","merge_target":"01a20474-60df-7529-8e79-cd04cd2c6ef7","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20474-6197-73ea-96d9-63df47cd48e1","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20474-61e9-752d-8b78-1d954e419109","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20474-6238-7276-be66-87568fbd4df1","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20474-63c7-7045-a5bf-6200173d0ad4', 'default', 'workflow_run', 'nora', '\xaa882252153e715b3ee39c1e70d1f7632b0aee03ce54bc93ccd8f1b35b65c53f', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20474-60df-7529-8e79-cd04cd2c6ef7","01a20474-613d-7056-87ac-54bffb5eb4ff"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20474-63d0-76d7-8ff2-bfe8d874cfa4', 'default', 'workflow_run', 'nora', '\x0e5fd5dd09e52fe49ea8b67b5178860dff7bca081de2ff18627238abe927e14d', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20474-63da-7402-9a02-4274a25bb7de', 'default', 'memory_book', 'nora', '\xe9421a0b25219b8d0a090a0ae45e6cb3451ed6db10d904ce8a87f6e5f03ebc28', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20474-63da-7402-9a02-4275297b7f04', 'default', 'memory_book', 'nora', '\x5f241d26f079d582453c100075dd28ef2605530ee45e2609ccdce54e635d8a55', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20474-63da-7402-9a02-427785f67c76', 'default', 'memory_book', 'nora', '\xa54228938cd8faea356edfd062130962aff4f2663b2e579e37a3ae7d16d2931f', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20474-63da-7402-9a02-4278ac738a2d', 'default', 'memory_book', 'nora', '\x2c3189a50d7e283167f3737957bda9c845de4a49092887bb8963939b22dc55ce', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20474-63da-7402-9a02-4279d6b87c9e', 'default', 'memory_book', 'nora', '\x2c7e16ed3361b831b153c519bc23e66883fdae3804551d1b3a3d8cec9c5a0901', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a20474-645f-70bf-ae82-4ebd45037729', 'bridge', 'memory_book', 'lena', '\xf14f8517032f921ae4a362e4b25d12fffcabcff4e7748c3c495d242b22ca61a2', '{"content":"Another person of that name"}'),
	(48, '01a20474-64c6-7682-bcef-156d5514d81d', 'bridge', 'memory_book', 'lena', '\x364accd177b49467820da5361c1619de3385600cfd8fa23bf4e5e57f5fcb18b3', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20779, 'MemoryCreated', 8, 8),
	(53, 'default', 20779, 'MemoryDeleted', 2, -2),
	(60, 'default', 20779, 'AccountCreated', 1, 0),
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
	(1, 'default', 20779, 'RunClaimed', 2, 0),
	(1, 'default', 20779, 'AnswerRecorded', 6, 0),
	(1, 'default', 20779, 'MemoriesMerged', 2, 2),
	(1, 'default', 20779, 'MemoryDeleted', 5, -5),
	(1, 'default', 20779, 'MemoryMergedAway', 4, -4),
	(1, 'default', 20779, 'MemoryUpdated', 3, 0),
	(1, 'default', 20779, 'RunCompleted', 2, 0),
	(1, 'default', 20779, 'StepCompleted', 12, 0),
	(1, 'default', 20779, 'StepStarted', 12, 0),
	(48, 'bridge', 20779, 'MemoryCreated', 1, 1),
	(48, 'bridge', 20779, 'MemoryUpdated', 1, 0);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a20474-591e-75ed-a5ee-dafaf2901754', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"85bffd6cfe7d56487c5a39fb55394e89b978dd4b24c4225410ad21ee6c8742e7","content_id":"01a20474-591e-75ed-a5ee-daf10d03d117"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\xe1df2fb1292f7d4128db5b537bdde76cefcdb7b980a126b91fdd4b22840d45be', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a20474-591e-75ed-a5ee-dafba4c174c5', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"fb7fe3087ab0133b66664b4176481c50ac0d45db21b161a10331d8041721c615","content_id":"01a20474-591e-75ed-a5ee-daf216c24104"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x5b5dd96529c494627cbcf1b5fc9f274b288e9d5fffcbe66a8afe08208d9207ff', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a20474-591e-75ed-a5ee-dafc674ff7fe', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"15f5db3a2a45a7d9dd6c6eb9ccebc0b4341b468d00935ac551a9d200c3b5f21b","content_id":"01a20474-591e-75ed-a5ee-daf39a1692f9"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\xa752c70d44e167657aa0c656889bb6427f2d18d83c74906c02b9c1c2f793b935', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a20474-591e-75ed-a5ee-dafd3025a8e0', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"7de4306c8ed9b991f2be994eadcf57e34d9f579f2ce2b60376beb0b65619f28d","content_id":"01a20474-591e-75ed-a5ee-daf42da0e5d9"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x6d8b12791855134d47e1541fc434aeb1b6fd8ee285455e40a82501294818e882', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a20474-591f-757e-8b32-5f374de2a010', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"ea48b02a524ec3207a2553785dbdeef39191fb9470d94475014fac252e0f1caa","content_id":"01a20474-591e-75ed-a5ee-daf5f33df8a4"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x082194f0c3bca663e69dc49f04eaad722708535611c7114898822cd3df63f95d', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a20474-591f-757e-8b32-5f3870fb8ae7', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"a02fcf2347256d6d0dd20159ebe54284215be98185548c7434329e829d763e8d","content_id":"01a20474-591e-75ed-a5ee-daf6aec69ee0"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\x14fe22eb6c6d9f82be422763990e48734bba4489d6a01735130e83d8100d0947', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a20474-591f-757e-8b32-5f398d5b9c86', 'MemoryDeleted', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20474-591e-75ed-a5ee-daf6aec69ee0"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\xb3f1c941d364e544da83b7329644f32faf31e3dd0f25629905241c0924b6d7f8', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a20474-591f-757e-8b32-5f3a7501a415', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"2730753910acd6382f43db51000bdcdecc8aeeebb6c22344c2f1563e940b5826","content_id":"01a20474-591e-75ed-a5ee-daf76eb48cca"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x9210764744049590219c508992e1fe8b752046ee907cbe4b2185bfff7377db19', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a20474-591f-757e-8b32-5f3b9d351ab5', 'MemoryDeleted', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20474-591e-75ed-a5ee-daf76eb48cca"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x2f06820d5d0c5ce7d23c8eead124c26eb72ab19db47be0f169f302ecd5baf476', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a20474-591f-757e-8b32-5f3c68cd3cf9', 'MemoryCreated', 1, '{"at":1795371063582455,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"14996686846cd9e307121c00ca057dc040315e664ff8b1ff29e26ef994b3d560","content_id":"01a20474-591e-75ed-a5ee-daf8a2081bd7"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x61fa56fa7a53b3672432f262357bf0ecc4b2be52ac70c3a8c2ea650d213e9548', 'admin:cli', '01a20474-591e-75ed-a5ee-daf9e2db94c8', '01a20474-591e-75ed-a5ee-daf9e2db94c8', NULL, 1795371063582455),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a20474-5979-74fd-82b1-5b3f8a9ef5c3', 'MemoryCreated', 1, '{"at":1795371063673623,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d7f2b1b1875e811bfe47f3287df5bf8f96083924fef2390549bb0b5f42b9a8e6","content_id":"01a20474-5979-74fd-82b1-5b3c29b4f8d4"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xaf1294a5e0f39414c116f3f3e1f3e7e3fbae036348e08c98b76dd2cd837e62e8', 'admin:cli', '01a20474-5979-74fd-82b1-5b3eee05678f', '01a20474-5979-74fd-82b1-5b3eee05678f', NULL, 1795371063673623),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a20474-597a-7281-b463-a9578212cfa1', 'MemoryCreated', 1, '{"at":1795371063673623,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"117e7dc8d8566f97eff852540c5524d344cbb117c14334a54498a26ee361b67a","content_id":"01a20474-5979-74fd-82b1-5b3db180872d"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x2f027640770731ed198f21ef74f112b783ab728f1f1fba2d6baf7f9e2480d02e', 'admin:cli', '01a20474-5979-74fd-82b1-5b3eee05678f', '01a20474-5979-74fd-82b1-5b3eee05678f', NULL, 1795371063673623),
	(60, 1, 'default', 'account', '01a20474-5a07-75af-bd36-4efd2fe46317', 1, '01a20474-5a0b-7794-be28-69427a8401e8', 'AccountCreated', 1, '{"at":1795371063818947,"change":{"account_created":{"role":"auditor"}}}', '\xc1425dd9cb4cdcb26acecae09dd6125804ae6ecb14b31702d58667f74d1e84e2', 'admin:cli', '01a20474-5a0b-7794-be28-69415c6dacc3', '01a20474-5a0b-7794-be28-69415c6dacc3', NULL, 1795371063818947),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a20474-5aa9-71b7-a328-83c5e9decc13', 'MemoryCreated', 1, '{"at":1795371063976965,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"92a91e1afc76ff4333f419438c1cecef60d0d978b63b747d3fc1b329b9004c38","content_id":"01a20474-5aa9-71b7-a328-83c4a1b7ffb5"}}},"memory_id":"01a20474-5aa7-715d-bcc1-121cfcc3607c","rev":1,"revision":1}', '\xf8063c35682e646c1a232a777bb4d6b516eb9314187db28efc8355d246d55f45', 'admin:k_xgg5DQDTQPxU', 'first', 'first', NULL, 1795371063976965),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a20474-5afa-7780-983e-5c122b5bb5a4', 'MemoryCreated', 1, '{"at":1795371064058788,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"67b56ec9f2b0ebcd9a4a644f00be395ef2b3b2d1c3b0c3d40b437c9230653d77","content_id":"01a20474-5afa-7780-983e-5c106e3add1e"}}},"memory_id":"01a20474-5afa-7780-983e-5c0e06cefd2c","rev":2,"revision":1}', '\x3ea0cf824940eb4170cea70978d3fe49b804fd9f81e5ad527dc51c63ed5a5836', 'admin:k_xgg5DQDTQPxU', '01a20474-5afa-7780-983e-5c116f762442', 'turn-2', 'turn-1', 1795371064058788),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a20474-5b51-74cc-aac9-8edf4e60a0d5', 'MemoryCreated', 1, '{"at":1795371064145049,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"c44415120ae58b8a638ea5e263c88c4d7abb2dab32f6474bc46147cf8f21ac3f","content_id":"01a20474-5b51-74cc-aac9-8edd1b4a0252"}}},"memory_id":"01a20474-5b50-7035-8e6a-364dc59ddf8c","rev":3,"revision":1}', '\x3ef935ce586b9cc390a47b655f80bad118310c3b4fe48dfee03ca79795a7be5c', 'admin:k_xgg5DQDTQPxU', '01a20474-5b51-74cc-aac9-8eded858de6c', '01a20474-5b51-74cc-aac9-8eded858de6c', NULL, 1795371064145049),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a20474-5ba8-7216-a4cb-307d356da843', 'MemoryCreated', 1, '{"at":1795371064232367,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"346f500443c5362a3667c04216dbab34372afc22110a1c881a74861559e12610","content_id":"01a20474-5ba8-7216-a4cb-307bdfa4928c"}}},"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","rev":4,"revision":1}', '\x99de168959c8b3748dd2a67742c263b762cd50dd3f01558687c346f4015fbd5b', 'admin:k_xgg5DQDTQPxU', '01a20474-5ba8-7216-a4cb-307c76060d91', '01a20474-5ba8-7216-a4cb-307c76060d91', NULL, 1795371064232367),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a20474-5be9-718a-9f80-a1ee99a46363', 'MemoryCreated', 1, '{"at":1795371064297660,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"39bdbee5a9ad301005b923da6a5ef5b57008ac8f18160eca169b9b6b481f9e46","content_id":"01a20474-5be9-718a-9f80-a1ed57fc9ce1"}}},"memory_id":"01a20474-5be9-718a-9f80-a1eba6fbff72","rev":5,"revision":1}', '\x1c27bd5badc317baf5a16f17349cc9eee115567d3bacf8f67a9bb4e4b1431128', 'admin:k_xgg5DQDTQPxU', 'doomed', 'doomed', NULL, 1795371064297660),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a20474-5c36-7617-b952-e7ece4a6af9f', 'MemoryCreated', 1, '{"at":1795371064374395,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"c18185b607d73022f03affbab6451726bdb0f8e55aed11330f9c4e23a1169a94","content_id":"01a20474-5c36-7617-b952-e7ea0146dce2"}}},"memory_id":"01a20474-5c36-7617-b952-e7e8796b63bd","rev":6,"revision":1}', '\x7a1aeab3a990c1ed2c2483038ab0b8b0b12412258795b5c91437f1da97056b30', 'admin:k_xgg5DQDTQPxU', '01a20474-5c36-7617-b952-e7ebe439307c', '01a20474-5c36-7617-b952-e7ebe439307c', NULL, 1795371064374395),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a20474-5c7b-75ba-babe-5919095ad619', 'MemoryCreated', 1, '{"at":1795371064443103,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"c7d4b285a5e7c66c9a5933415ed1d392dd6579bd7a14b1fe4e41be4d3ea4269c","content_id":"01a20474-5c7b-75ba-babe-5917db93c1d4"}}},"memory_id":"01a20474-5c7b-75ba-babe-5915405630ae","rev":7,"revision":1}', '\x67e74853f007428e2e9cb08e9ba07ad012fb7ed47b6b28b86df5feeb29646743', 'agent:planner', '01a20474-5c7b-75ba-babe-5918218982cc', '01a20474-5c7b-75ba-babe-5918218982cc', NULL, 1795371064443103),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a20474-5cbe-73e4-89e9-5108dca5207e', 'MemoryUpdated', 1, '{"at":1795371064508716,"change":{"updated":{"content":{"commitment":"3bd5ced69633fa16ad322142e58524474cda67cacadf60d8928e76d9c5e50647","content_id":"01a20474-5cbe-73e4-89e9-510743f34104"},"previous_content_id":"01a20474-5aa9-71b7-a328-83c4a1b7ffb5","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a20474-5aa7-715d-bcc1-121cfcc3607c","rev":8,"revision":2}', '\x091bbb062b0a19a2d231d1110f1637146e92e2e91656e9b74602d6eb787aa155', 'admin:k_xgg5DQDTQPxU', 'guarded', 'guarded', NULL, 1795371064508716),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a20474-5d12-754d-bc0e-aee02581321d', 'MemoryPinned', 1, '{"at":1795371064594893,"change":{"pinned":{"content_id":"01a20474-5afa-7780-983e-5c106e3add1e","pinned":false}},"memory_id":"01a20474-5afa-7780-983e-5c0e06cefd2c","rev":9,"revision":2}', '\x8e6a3dd40c97caa97f0bc2a9d07fa6ba4b6febc8093b01fd55a8b7d6f7abf4a0', 'admin:k_xgg5DQDTQPxU', '01a20474-5d12-754d-bc0e-aedf85926b0e', '01a20474-5d12-754d-bc0e-aedf85926b0e', NULL, 1795371064594893),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a20474-5d23-722e-93f5-6c948f363283', 'MemoryPinned', 1, '{"at":1795371064611212,"change":{"pinned":{"content_id":"01a20474-5c7b-75ba-babe-5917db93c1d4","pinned":true}},"memory_id":"01a20474-5c7b-75ba-babe-5915405630ae","rev":10,"revision":2}', '\xdc431c20e1b3ec75d7f18552a67ea2a3499f01af624df0a360290f77abb96493', 'admin:k_xgg5DQDTQPxU', '01a20474-5d23-722e-93f5-6c938b01c66a', '01a20474-5d23-722e-93f5-6c938b01c66a', NULL, 1795371064611212),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a20474-5d33-7634-a3bb-645cf4ebef71', 'MemoryReclassified', 1, '{"at":1795371064627885,"change":{"reclassified":{"content_id":"01a20474-5c7b-75ba-babe-5917db93c1d4","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a20474-5c7b-75ba-babe-5915405630ae","rev":11,"revision":3}', '\x18c46b8405246914c0ba5653dcd85b1069a796c9532eb79fc3be8f5d0d31a76b', 'admin:k_xgg5DQDTQPxU', '01a20474-5d33-7634-a3bb-645b6e1ad74b', '01a20474-5d33-7634-a3bb-645b6e1ad74b', NULL, 1795371064627885),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a20474-5d44-77f5-82f3-b212d304921c', 'MemoryUpdated', 1, '{"at":1795371064644304,"change":{"updated":{"previous_content_id":"01a20474-5afa-7780-983e-5c106e3add1e","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a20474-5afa-7780-983e-5c0e06cefd2c","rev":12,"revision":3}', '\x6a6742367a30be04bd2c8632ad0160294e1e920a94d0d07967c83a72667625c5', 'admin:k_xgg5DQDTQPxU', '01a20474-5d44-77f5-82f3-b211bc69fb91', '01a20474-5d44-77f5-82f3-b211bc69fb91', NULL, 1795371064644304),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a20474-5d54-758d-a371-410b182ffb3b', 'MemoryUpdated', 1, '{"at":1795371064660217,"change":{"updated":{"content":{"commitment":"8f2a5e1a7b2e335ee657585fb48421f74e77ff327776172fb22a1dfc0a9d38fe","content_id":"01a20474-5d54-758d-a371-41094d1a175e"},"previous_content_id":"01a20474-5afa-7780-983e-5c106e3add1e","set":{},"was":{}}},"memory_id":"01a20474-5afa-7780-983e-5c0e06cefd2c","rev":13,"revision":4}', '\xcc5d0d5acb4d05decba0b4ad9720304bbe863231f7ba8eaf4d4ff39a3f56809b', 'admin:k_xgg5DQDTQPxU', '01a20474-5d54-758d-a371-410a2d93a9ca', '01a20474-5d54-758d-a371-410a2d93a9ca', NULL, 1795371064660217),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a20474-5d76-726e-b75d-b5ffa7b3870d', 'MemoriesMerged', 1, '{"at":1795371064693738,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"96f4d1050f92996d9168649a73a6a7fef7e1ee871e5f83b1fb306f66eb1aab58","content_id":"01a20474-5d76-726e-b75d-b5fd50cef761"},"derived_from":[{"memory_id":"01a20474-5b50-7035-8e6a-364dc59ddf8c","revision":1},{"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","revision":1}]}},"memory_id":"01a20474-5d75-77a2-b4c8-731e0a65e814","rev":14,"revision":1}', '\x41000f57ab10baef24942e36754c235b228cddc50a57235c6cb7f0186605747a', 'admin:k_xgg5DQDTQPxU', '01a20474-5d76-726e-b75d-b5fed10ecd72', '01a20474-5d76-726e-b75d-b5fed10ecd72', NULL, 1795371064693738),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a20474-5d76-726e-b75d-b6006bbc6792', 'MemoryMergedAway', 1, '{"at":1795371064693738,"change":{"merged_away":{"content_id":"01a20474-5b51-74cc-aac9-8edd1b4a0252","into":"01a20474-5d75-77a2-b4c8-731e0a65e814"}},"memory_id":"01a20474-5b50-7035-8e6a-364dc59ddf8c","rev":15,"revision":2}', '\x6bcd0b19d295c08682fb4672c4c184fdb0c299eb06df6e9fc9945ac931bd8a50', 'admin:k_xgg5DQDTQPxU', '01a20474-5d76-726e-b75d-b5fed10ecd72', '01a20474-5d76-726e-b75d-b5fed10ecd72', NULL, 1795371064693738),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a20474-5d76-726e-b75d-b601cbad2468', 'MemoryMergedAway', 1, '{"at":1795371064693738,"change":{"merged_away":{"content_id":"01a20474-5ba8-7216-a4cb-307bdfa4928c","into":"01a20474-5d75-77a2-b4c8-731e0a65e814"}},"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","rev":16,"revision":2}', '\x6a411f41b22b5901cd9edade3425945837f0e1e9075be60823f23f0678ebe767', 'admin:k_xgg5DQDTQPxU', '01a20474-5d76-726e-b75d-b5fed10ecd72', '01a20474-5d76-726e-b75d-b5fed10ecd72', NULL, 1795371064693738),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a20474-5d86-731c-af39-b87d3e2a9ea0', 'MemoryRestored', 1, '{"at":1795371064710429,"change":{"restored":{"content_id":"01a20474-5ba8-7216-a4cb-307bdfa4928c","from":"merged"}},"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","rev":17,"revision":3}', '\xcd2fd196e6167f9da5b912fe788ff365a0c8725b49d38beab83badba2d444b40', 'admin:k_xgg5DQDTQPxU', '01a20474-5d86-731c-af39-b87c080627bd', '01a20474-5d86-731c-af39-b87c080627bd', NULL, 1795371064710429),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a20474-5d93-737b-ab65-b3266039662a', 'MemoryCreated', 1, '{"at":1795371064723704,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"ee7c4ba5c75f30e32c921416c6a8fb7a3437547ed03feff05f31e55bff42782a","content_id":"01a20474-5d93-737b-ab65-b324023d3e45"}}},"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","rev":18,"revision":1}', '\x33d539b1534500d751590b21c9a8b230f9024452d17810a44d8a5535482c3f11', 'admin:k_xgg5DQDTQPxU', '01a20474-5d93-737b-ab65-b325fc50972e', '01a20474-5d93-737b-ab65-b325fc50972e', NULL, 1795371064723704),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a20474-5df5-7308-9ddd-2bd22cabc8a1', 'MemoryCreated', 1, '{"at":1795371064821471,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"b011fc7028b2b97bd6e3188f0ef7f407390c3845bc1942c752367eed6abcb6cc","content_id":"01a20474-5df5-7308-9ddd-2bd0d7850b8a"}}},"memory_id":"01a20474-5df5-7308-9ddd-2bce04a42ed5","rev":19,"revision":1}', '\xecbcb01d3d09d93578ebb6faa882af2e334cb2de808806c1c83665cbe906ef58', 'admin:k_xgg5DQDTQPxU', '01a20474-5df5-7308-9ddd-2bd189432e0d', '01a20474-5df5-7308-9ddd-2bd189432e0d', NULL, 1795371064821471),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a20474-5e4d-711d-b842-e4ad06e658f1', 'MemoriesMerged', 1, '{"at":1795371064909104,"change":{"merged":{"content":{"commitment":"1452dcba7dcb4a21aae08b915637e51fd09812b23eddcf1b6a9eafc59921a5ae","content_id":"01a20474-5e4d-711d-b842-e4aaa4a1a8ad"},"derived_from":[{"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","revision":1},{"memory_id":"01a20474-5df5-7308-9ddd-2bce04a42ed5","revision":1}],"previous_content_id":"01a20474-5d93-737b-ab65-b324023d3e45"}},"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","reason":{"commitment":"6c087f3609d559145116f2c66de0dfc55cd237c26b61f071587bd18b5d19146c","content_id":"01a20474-5e4d-711d-b842-e4ab70c79ae7"},"rev":20,"revision":2}', '\xf275d8a56ab3149a0a544f1b8b58836272c070e8b9c34842fc93f7cebcbc2e39', 'admin:k_xgg5DQDTQPxU', '01a20474-5e4d-711d-b842-e4accedaa001', '01a20474-5e4d-711d-b842-e4accedaa001', NULL, 1795371064909104),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a20474-5e4d-711d-b842-e4aec486e5eb', 'MemoryMergedAway', 1, '{"at":1795371064909104,"change":{"merged_away":{"content_id":"01a20474-5df5-7308-9ddd-2bd0d7850b8a","into":"01a20474-5d93-737b-ab65-b3224921d356"}},"memory_id":"01a20474-5df5-7308-9ddd-2bce04a42ed5","rev":21,"revision":2}', '\x894c408b0e6ff90096e3af206d967014bb738bf0c92d52d7c696e892e13c067b', 'admin:k_xgg5DQDTQPxU', '01a20474-5e4d-711d-b842-e4accedaa001', '01a20474-5e4d-711d-b842-e4accedaa001', NULL, 1795371064909104),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a20474-5e5d-738a-a419-14d42d7d8b52', 'MemoryLinked', 1, '{"at":1795371064925645,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a20474-5c7b-75ba-babe-5915405630ae"}},"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","rev":22,"revision":2}', '\x43ce7604d9075c444311ea3cf3a288682ac2a324cf39b7741a88ab6249ca36ac', 'admin:k_xgg5DQDTQPxU', '01a20474-5e5d-738a-a419-14d3092e95ef', '01a20474-5e5d-738a-a419-14d3092e95ef', NULL, 1795371064925645),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a20474-5e6e-7323-8307-d2bc803808d7', 'MemoryLinked', 1, '{"at":1795371064942869,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a20474-5afa-7780-983e-5c0e06cefd2c"}},"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","rev":23,"revision":2}', '\x389e42b8ea97f7302e0ea35e9f8f267e02ca2e01e0f8ec4cd54e8336909c393a', 'admin:k_xgg5DQDTQPxU', '01a20474-5e6e-7323-8307-d2bb22cae7bb', '01a20474-5e6e-7323-8307-d2bb22cae7bb', NULL, 1795371064942869),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a20474-5e8d-70d9-a184-a921390b19c0', 'MemoryUnlinked', 1, '{"at":1795371064973256,"change":{"unlinked":{"by_hand":true,"to":"01a20474-5afa-7780-983e-5c0e06cefd2c"}},"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","rev":24,"revision":2}', '\x5a6f42e51839ae9deb6c8f31a738d75d71b10d5219d100405dffaf5b07a316a1', 'admin:k_xgg5DQDTQPxU', '01a20474-5e8d-70d9-a184-a92032b98bdc', '01a20474-5e8d-70d9-a184-a92032b98bdc', NULL, 1795371064973256),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a20474-5eba-7379-b15d-72389fbe30a4', 'MemoryDeleted', 1, '{"at":1795371065018848,"change":{"deleted":{"content_id":"01a20474-5d54-758d-a371-41094d1a175e"}},"memory_id":"01a20474-5afa-7780-983e-5c0e06cefd2c","reason":{"commitment":"63c02c85ff32610d692812712df0a85e43828e3007c9c877bbe3d4b5dababbb3","content_id":"01a20474-5eba-7379-b15d-7236260312b1"},"rev":25,"revision":5}', '\xf8037f5549ce143b936398f442a55ba74b3143dbe3b4d4c695e24c1b0352b322', 'admin:k_xgg5DQDTQPxU', '01a20474-5eba-7379-b15d-7237b7b501a4', '01a20474-5eba-7379-b15d-7237b7b501a4', NULL, 1795371065018848),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a20474-5ecc-779b-a701-a32e9b112da5', 'MemoryDeleted', 1, '{"at":1795371065036465,"change":{"deleted":{"content_id":"01a20474-5c7b-75ba-babe-5917db93c1d4"}},"memory_id":"01a20474-5c7b-75ba-babe-5915405630ae","rev":26,"revision":4}', '\x5837b2272a2616aec71be85dad8858a13bbfe1ebe77231cb2d1ea4aeb77595dc', 'admin:k_xgg5DQDTQPxU', '01a20474-5ecc-779b-a701-a32d92fff956', '01a20474-5ecc-779b-a701-a32d92fff956', NULL, 1795371065036465),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a20474-5ede-7152-9762-76ac69e65343', 'MemoryRestored', 1, '{"at":1795371065054047,"change":{"restored":{"content_id":"01a20474-5c7b-75ba-babe-5917db93c1d4","from":"archived"}},"memory_id":"01a20474-5c7b-75ba-babe-5915405630ae","rev":27,"revision":5}', '\x9cbc22918c7e1390fa520252b68901fa5214d3b94fc8aa75da35466cd2acf239', 'admin:k_xgg5DQDTQPxU', '01a20474-5ede-7152-9762-76ab1b8b9758', '01a20474-5ede-7152-9762-76ab1b8b9758', NULL, 1795371065054047),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a20474-5eed-77a9-a7d5-ade81009fcd3', 'MemorySoftDeleted', 1, '{"at":1795371065069681,"change":{"soft_deleted":{"content_id":"01a20474-5ba8-7216-a4cb-307bdfa4928c","purge_at":4948971065069681}},"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","reason":{"commitment":"a19d893859bba0821383ea0fc77d6a8e7a5ac34db42fc7858402b25dca2bdbd4","content_id":"01a20474-5eed-77a9-a7d5-ade600bea89d"},"rev":28,"revision":4}', '\x07ca6121a5e690afe70ff2bfcaa714b28c8f6bc28fda45f86740e5cce83b6582', 'admin:k_xgg5DQDTQPxU', '01a20474-5eed-77a9-a7d5-ade727b2a4ef', '01a20474-5eed-77a9-a7d5-ade727b2a4ef', NULL, 1795371065069681),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a20474-5efd-7776-84a0-f3c0f8ed9e59', 'MemoryRestored', 1, '{"at":1795371065085642,"change":{"restored":{"content_id":"01a20474-5ba8-7216-a4cb-307bdfa4928c","from":"soft_deleted"}},"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","rev":29,"revision":5}', '\x32a48fac3c42e1c5b713da2d9e9f3313d2da8f21ba5d10f82a54d802dcd9e71d', 'admin:k_xgg5DQDTQPxU', '01a20474-5efd-7776-84a0-f3bf17f68daf', '01a20474-5efd-7776-84a0-f3bf17f68daf', NULL, 1795371065085642),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a20474-5f09-718b-ab34-d4c107b27690', 'MemorySoftDeleted', 1, '{"at":1795371065097720,"change":{"soft_deleted":{"content_id":"01a20474-5ba8-7216-a4cb-307bdfa4928c","purge_at":4948971065097720}},"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","rev":30,"revision":6}', '\x1fff65da275c1f9ca602534723f47e225d4357c8d022002487214f31718b7730', 'admin:k_xgg5DQDTQPxU', '01a20474-5f09-718b-ab34-d4c018abd8a8', '01a20474-5f09-718b-ab34-d4c018abd8a8', NULL, 1795371065097720),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a20474-5f18-7792-89ba-20bd9ec5379a', 'MemoryPurged', 1, '{"at":1795371065111996,"change":{"purged":{"erased":["01a20474-5be9-718a-9f80-a1ed57fc9ce1"],"from":"active"}},"memory_id":"01a20474-5be9-718a-9f80-a1eba6fbff72","reason":{"commitment":"a87a5925c8524f9ab45cb22595b9be930ef0ddbe7f999d11abe7d9aa73ce406b","content_id":"01a20474-5f18-7792-89ba-20bc95a88d41"},"rev":31,"revision":2}', '\x39dd9a8329bcc52ad2ad4b8ed4d519a7e39c1b35d337f8d8667ec5517976e22d', 'admin:k_xgg5DQDTQPxU', 'purge', 'purge', NULL, 1795371065111996),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a20474-5f81-714d-9af3-8aea1395814a', 'MemoryPurged', 1, '{"at":1795371065217018,"change":{"purged":{"erased":["01a20474-5b51-74cc-aac9-8edd1b4a0252"],"from":"merged"}},"memory_id":"01a20474-5b50-7035-8e6a-364dc59ddf8c","reason":{"commitment":"da535d20e9c99c225f17844053f0a235f1fb7a6823702720680ae24b253d6df2","content_id":"01a20474-5f81-714d-9af3-8ae84f9361f6"},"rev":32,"revision":3}', '\x8bb828678cbee8b2446d7f0fa92216b527ec3ff529fe54e20041a30dceced017', 'admin:k_xgg5DQDTQPxU', '01a20474-5f81-714d-9af3-8ae932fd673d', '01a20474-5f81-714d-9af3-8ae932fd673d', NULL, 1795371065217018),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a20474-5fc5-7138-9447-eb1ec0982461', 'MemoryCreated', 1, '{"at":1795371065285472,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"45d2c7ced745a4b56f510734f54a6d691c70761a0c681dfd18d0c2c4f11d5128","content_id":"01a20474-5fc5-7138-9447-eb1c139a63fa"}}},"memory_id":"01a20474-5fc4-731f-919d-3bde48338d8d","rev":1,"revision":1}', '\xe01711b229593b409116383ed5cb321888489e9390ccc54823c863106c8d72df', 'admin:k_xgg5DQDTQPxU', '01a20474-5fc5-7138-9447-eb1da63972ad', '01a20474-5fc5-7138-9447-eb1da63972ad', NULL, 1795371065285472),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a20474-6014-7567-a653-49ec72a08cc1', 'MemoryCreated', 1, '{"at":1795371065364525,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"bf5c20059a310fa3efce087ac983569bb05a9c0254b81b7a19ce12366be7f333","content_id":"01a20474-6014-7567-a653-49ea9403ad36"}}},"memory_id":"01a20474-6014-7567-a653-49e898ff64e5","rev":2,"revision":1}', '\xfac3ea0ddf3a300f6b099d043c185466d0ebd05931919d7c1c48aabeae1b92dc', 'admin:k_xgg5DQDTQPxU', '01a20474-6014-7567-a653-49eb23b6fce9', '01a20474-6014-7567-a653-49eb23b6fce9', NULL, 1795371065364525),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a20474-6064-741f-95f4-d956b0d84894', 'MemoryCreated', 1, '{"at":1795371065444643,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"977145a9a86a7d0e17a74f92b5d12dd8c0862f0c8fbf0cdd9b425c87b7213287","content_id":"01a20474-6064-741f-95f4-d954653e2c1c"}}},"memory_id":"01a20474-6064-741f-95f4-d952af3ec379","rev":3,"revision":1}', '\xc050b63f85814e717df75d3db9a8ab81494eaea00727607ab3aded862deb1c63', 'admin:k_xgg5DQDTQPxU', '01a20474-6064-741f-95f4-d955d34b83a3', '01a20474-6064-741f-95f4-d955d34b83a3', NULL, 1795371065444643),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a20474-60bc-71cf-9834-60df4321c8ac', 'MemoryDeleted', 1, '{"at":1795371065532256,"change":{"deleted":{"content_id":"01a20474-6064-741f-95f4-d954653e2c1c"}},"memory_id":"01a20474-6064-741f-95f4-d952af3ec379","rev":4,"revision":2}', '\xfbfce65c0cded3b926ee855626d99acb91f2b37e174edba7af0f289e5e6fd2c4', 'admin:k_xgg5DQDTQPxU', '01a20474-60bc-71cf-9834-60deb14ad0d5', '01a20474-60bc-71cf-9834-60deb14ad0d5', NULL, 1795371065532256),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a20474-60ce-728a-9cab-cc6ccdae45b5', 'WorkflowConfigured', 1, '{"at":1795371065550733,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\x7bedf45a9068fa8be80f72a8a8549888407af2b9dcf2fed88d6a8430bd4c95e9', 'admin:k_xgg5DQDTQPxU', '01a20474-60ce-728a-9cab-cc6bde01a167', '01a20474-60ce-728a-9cab-cc6bde01a167', NULL, 1795371065550733),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a20474-60e1-7471-9043-353d0622912b', 'MemoryCreated', 1, '{"at":1795371065568962,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"7c2f0f109233ee54baf3990909d4a652b243225a49a94c1762afc1ecab9818ba","content_id":"01a20474-60e1-7471-9043-353b54df5036"}}},"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","rev":1,"revision":1}', '\xb451fd3a6cfa74f328aadc1d026308e2589c1818aa0b18ef5221dd73aaef8efe', 'admin:k_xgg5DQDTQPxU', '01a20474-60e1-7471-9043-353c9ea86005', '01a20474-60e1-7471-9043-353c9ea86005', NULL, 1795371065568962),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a20474-613e-72bf-9e9c-c856df4c3289', 'MemoryCreated', 1, '{"at":1795371065661951,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"240bbecf2e99fbb1d1c418e1de3fde4d79b3261baafd7c2afbaff6d973554fcb","content_id":"01a20474-613e-72bf-9e9c-c8540fb8259f"}}},"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","rev":2,"revision":1}', '\xb08bc3a409bf325878c73e71feeef82cdc868d73af19b6195846f9425dcc0454', 'admin:k_xgg5DQDTQPxU', '01a20474-613e-72bf-9e9c-c855cb64c2fc', '01a20474-613e-72bf-9e9c-c855cb64c2fc', NULL, 1795371065661951),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a20474-6197-73ea-96d9-63e3ef2ea339', 'MemoryCreated', 1, '{"at":1795371065751682,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"55924a76e14cdfa8992fb3b51cca93027bb8ca37a837755dfc51c7d04f100545","content_id":"01a20474-6197-73ea-96d9-63e1f9f11fca"}}},"memory_id":"01a20474-6197-73ea-96d9-63df47cd48e1","rev":3,"revision":1}', '\x38e7ad277144e925e3fc6f02443cdafde40ad257989e9f8aaa440dc2b03984f4', 'admin:k_xgg5DQDTQPxU', '01a20474-6197-73ea-96d9-63e207f96c23', '01a20474-6197-73ea-96d9-63e207f96c23', NULL, 1795371065751682),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a20474-61ea-72f8-bd9a-1fbc91a24bb9', 'MemoryCreated', 1, '{"at":1795371065834050,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"851a8aa08af80a0e4e2cd059817edc768b011b94936704309119c49705b5c886","content_id":"01a20474-61ea-72f8-bd9a-1fba70412aa7"}}},"memory_id":"01a20474-61e9-752d-8b78-1d954e419109","rev":4,"revision":1}', '\xc59da1de05a72632ca2e068878d076212147214a3d1d4f6f56aa618ebda0527f', 'admin:k_xgg5DQDTQPxU', '01a20474-61ea-72f8-bd9a-1fbb673efe2a', '01a20474-61ea-72f8-bd9a-1fbb673efe2a', NULL, 1795371065834050),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a20474-6238-7276-be66-875a6433ea02', 'MemoryCreated', 1, '{"at":1795371065912372,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"38c804dd61cef59170ab4ed7142c59bf8d2a0b8df0e5f178d5ce0f4c1f3df53d","content_id":"01a20474-6238-7276-be66-8758e23d4caf"}}},"memory_id":"01a20474-6238-7276-be66-87568fbd4df1","rev":5,"revision":1}', '\xe252e4d27315b39878fb04c32ee18f8e64b785573e44195616bb39df98df7045', 'admin:k_xgg5DQDTQPxU', '01a20474-6238-7276-be66-8759967a591e', '01a20474-6238-7276-be66-8759967a591e', NULL, 1795371065912372),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a20474-627b-7002-9c21-2ea53c271748', 'RunRequested', 1, '{"at":1795371065979914,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x7b95c38c056b7fbdfce31364d5e870d406fbd7d2730065db189b59dcb18c6e38', 'admin:k_xgg5DQDTQPxU', '01a20474-627b-7002-9c21-2ea447cb2531', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371065979914),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a20474-6291-7588-b2e7-e6791f80b592', 'RunClaimed', 1, '{"at":1795371066000680,"change":{"claimed":{"attempt":1,"node":"node-01a204745a497727b1b228a359d50190"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xda6e2163851907346527be84a2890a74291fbf9ceee972ca525c434b21fb9f28', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:claim:01a20474-6290-72bb-8100-256e8cad5ac4', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066000680),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a20474-6295-7748-821c-2cb386c7f2be', 'StepStarted', 1, '{"at":1795371066005524,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x80f17084b18a4097f2a5405998a9df7baa31cb2e8ba51617b5e1825b00d17728', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:fetch:start:1', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066005524),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a20474-6299-72bb-a86b-b551a90a3714', 'StepCompleted', 1, '{"at":1795371066009003,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x764e1ba3a1a6f538cf4a460f12fb9e6d135b76cfd0e985511998379fccab328f', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:fetch:complete', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066009003),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a20474-629b-7172-946a-b7488a7ff32a', 'StepStarted', 1, '{"at":1795371066010647,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x939f74fbab9aaebbdb8fb293fb23a7153e57c7a283beaf44ce99c79026ce03e7', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:classify:start:1', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066010647),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a20474-62a4-7027-9143-23dcea841db0', 'AnswerRecorded', 1, '{"at":1795371066020136,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"69d716cdd7e9aa7c2f533fb3a15f2d13639e89a6e3879e308dbc29109a980dad","content_id":"01a20474-62a4-7027-9143-23db5e9f71c9"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x5266e4b25b46c6e4ee0e9cde1db713b60b5399c3de83a198eca5a3656bc07489', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:classify:0', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066020136),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a20474-62a8-73ac-8b06-d2520a9b3b4b', 'StepCompleted', 1, '{"at":1795371066024283,"change":{"step_completed":{"attempt":1,"duration_ms":13,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x7713aa6629180e23e64b31ba0bdaf16ebff9938f1d203641cad6854d80759803', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:classify:complete', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066024283),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a20474-62ac-7525-9de8-2c0834a8d35b', 'StepStarted', 1, '{"at":1795371066028049,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xc904aae9e93f1cc03b4abd75f63ade8f4f0e6721f563b0c56410f2f905a782aa', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:resolve_merges:start:1', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066028049),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a20474-62b9-7473-ae47-9cc56c0f43c4', 'AnswerRecorded', 1, '{"at":1795371066040986,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"e953f7f1484200d1f681882a5e1c71e1acd7ecb470ae6cbe8afdcfcf6f574622","content_id":"01a20474-62b9-7473-ae47-9cc4ed7469da"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x14164cee4b52e0a03d8fcfb5b9d38a38568fec5ab9415e6202742953707024d0', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:resolve_merges:0', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066040986),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a20474-62bc-7525-afd6-fdf5b9a36a38', 'StepCompleted', 1, '{"at":1795371066043996,"change":{"step_completed":{"attempt":1,"duration_ms":15,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x79fa53b7d9342ff0c3b0b0305533753c270ba0cf87544c800554c58d2731fc55', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:resolve_merges:complete', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066043996),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a20474-62c0-7394-980d-f436e07f316c', 'StepStarted', 1, '{"at":1795371066048064,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xd60dbb45f787266ad7ebb3547c9c2bbed58640f360553a30345aa31baf28078b', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:normalise_topics:start:1', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066048064),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a20474-62c8-77cb-a275-1e17768a67bd', 'AnswerRecorded', 1, '{"at":1795371066056451,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"5f861fe1d76c0588b8bd7490ec3ff02c2cb15dfe48bb1a81affce94c6ce27725","content_id":"01a20474-62c8-77cb-a275-1e162b6bfbe8"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x2c7b896e4604f6ff406e0020c12b9dd25a4eddbd5837bab899605845752bf089', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:normalise_topics:0', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066056451),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a20474-62cc-734e-8e69-12d9c8458394', 'StepCompleted', 1, '{"at":1795371066059967,"change":{"step_completed":{"attempt":1,"duration_ms":11,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x255e13ab9e738bba846fc8ec1a618ebbb34ed782eab90a259138e6473dfa2ad1', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:normalise_topics:complete', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066059967),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a20474-62d0-75f0-9506-0501e4a42c85', 'StepStarted', 1, '{"at":1795371066064017,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xe98234c34415e6af24d2520c7a973f1dccb6358e2a2d07b6ead457094be53781', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save:start:1', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066064017),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a20474-62d9-70db-b528-44fa723d4092', 'MemoryDeleted', 1, '{"at":1795371066072262,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"deleted":{"content_id":"01a20474-61ea-72f8-bd9a-1fba70412aa7"}},"memory_id":"01a20474-61e9-752d-8b78-1d954e419109","reason":{"commitment":"7dcfc220cc4a6ab0adfa839581bff9b6a90d29a193e6fb7ce22ce122094537c9","content_id":"01a20474-62d8-7770-98e4-a7e1e800732c"},"rev":6,"revision":2}', '\xe9ef25d600c8eafb23533a987420bcfbc2ef2f359651e5824a4e5394ca76e5c5', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066072262),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a20474-62d9-70db-b528-44fbb18e0cf2', 'MemoryDeleted', 1, '{"at":1795371066072262,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"deleted":{"content_id":"01a20474-6238-7276-be66-8758e23d4caf"}},"memory_id":"01a20474-6238-7276-be66-87568fbd4df1","reason":{"commitment":"806b699f24d4758079b6502e4fd3a7ff767f2ee50be539293b7d45767787a9b4","content_id":"01a20474-62d8-7770-98e4-a7e2e9296175"},"rev":7,"revision":2}', '\xfb3245f42f7bd98716999436fc1098add0797d7a155f554a2ec74deb43e38119', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066072262),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a20474-637e-751d-aab1-5257011240e2', 'MemoryDeleted', 1, '{"at":1795371066237600,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"deleted":{"content_id":"01a20474-62d8-7770-98e4-a7e4da0f2781"}},"memory_id":"01a20474-62d8-7770-98e4-a7e3f5d75028","rev":17,"revision":2}', '\x95b0d90ac6f731fa0f798485fca9abefe0d802b884f24d3e0e41bc0de2626455', 'admin:k_xgg5DQDTQPxU', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:restore', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066237600),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a20474-62d9-70db-b528-44fc2a27169a', 'MemoriesMerged', 1, '{"at":1795371066072262,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"dd896e01ceb8a351314b51adc702416d9cd28736b4f0c1e3f044b71f2baaebc9","content_id":"01a20474-62d8-7770-98e4-a7e4da0f2781"},"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":1},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":1}]}},"memory_id":"01a20474-62d8-7770-98e4-a7e3f5d75028","reason":{"commitment":"89bfae1949170331a560a160cf0de28a11f944f2e5b02632d9d407196ee55084","content_id":"01a20474-62d8-7770-98e4-a7e5118e8976"},"rev":8,"revision":1}', '\x2b9edcfdcc78128e181a1eb9268cafc94a58a041a1a6c5b3355cc87ceb8293cb', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066072262),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a20474-62d9-70db-b528-44fd0279ef66', 'MemoryMergedAway', 1, '{"at":1795371066072262,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"merged_away":{"content_id":"01a20474-60e1-7471-9043-353b54df5036","into":"01a20474-62d8-7770-98e4-a7e3f5d75028"}},"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","rev":9,"revision":2}', '\x0ac34cc98d5b950b1d325871e2d1cc0cfbae9b66009a5faccd79af681465f491', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066072262),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a20474-62d9-70db-b528-44fef0e7a3f4', 'MemoryMergedAway', 1, '{"at":1795371066072262,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"merged_away":{"content_id":"01a20474-613e-72bf-9e9c-c8540fb8259f","into":"01a20474-62d8-7770-98e4-a7e3f5d75028"}},"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","rev":10,"revision":2}', '\x607e2e8e65ae9905cbdf56518861503a483d32eb420a130bc98c6cdd2de07c1d', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066072262),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a20474-62d9-70db-b528-44ff764ed6f9', 'MemoryUpdated', 1, '{"at":1795371066072262,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"updated":{"content":{"commitment":"0fcb1a6344fc2be03d9fd533870405d8c73357853aa35804f1792881ac1ce231","content_id":"01a20474-62d8-7770-98e4-a7e64e193b1c"},"previous_content_id":"01a20474-6197-73ea-96d9-63e1f9f11fca","set":{},"was":{}}},"memory_id":"01a20474-6197-73ea-96d9-63df47cd48e1","rev":11,"revision":2}', '\xeaae1fd6641a7bdd7cf8e3d21afd57c6c5fbc139624a0ff433f69e88151e09f6', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066072262),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a20474-62dc-7642-8585-397c494d15e2', 'StepCompleted', 1, '{"at":1795371066076266,"change":{"step_completed":{"attempt":1,"duration_ms":12,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xc829abbeee2137addce91002c824069fbecdf5ec381e1e4dae17ae26d2a850e2', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:save:complete', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066076266),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a20474-62e0-773d-8192-979dcb7f8bdc', 'StepStarted', 1, '{"at":1795371066079968,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xc53656289e6c871e53d83e7df8dc5baff82514d718101f4faf6fed2de3f8e08b', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:report:start:1', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066079968),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a20474-62e5-767e-a93e-10163013eeb1', 'StepCompleted', 1, '{"at":1795371066085416,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\x791bfd311e270b5dbaf91e4eb21a1140d316e78e452e01f7412f8231331a294f', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:report:complete', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066085416),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a20474-62ec-7231-9675-3173c4238e45', 'RunCompleted', 1, '{"at":1795371066092120,"change":{"completed":{"attempt":1,"duration_ms":112,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xa37774572fafac4666615264012d09d246e4b0cb5070339c2c724d32cb933bb4', 'workflow:memory-optimization', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:complete', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066092120),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a20474-637e-751d-aab1-525203398f4a', 'MemoryRestored', 1, '{"at":1795371066237600,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"restored":{"content_id":"01a20474-61ea-72f8-bd9a-1fba70412aa7","from":"archived"}},"memory_id":"01a20474-61e9-752d-8b78-1d954e419109","rev":12,"revision":3}', '\xe1836b4c0179fa52abf7f121e01232d7136f66472e5c086aa43a3c007c851be7', 'admin:k_xgg5DQDTQPxU', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:restore', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066237600),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a20474-637e-751d-aab1-5253fb460697', 'MemoryRestored', 1, '{"at":1795371066237600,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"restored":{"content_id":"01a20474-6238-7276-be66-8758e23d4caf","from":"archived"}},"memory_id":"01a20474-6238-7276-be66-87568fbd4df1","rev":13,"revision":3}', '\x5203de06a5947f82d9595f720fb65bbf8700275127c551b18a6a9e0b026042bb', 'admin:k_xgg5DQDTQPxU', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:restore', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066237600),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a20474-637e-751d-aab1-525489af65e4', 'MemoryRestored', 1, '{"at":1795371066237600,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"restored":{"content_id":"01a20474-60e1-7471-9043-353b54df5036","from":"merged"}},"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","rev":14,"revision":3}', '\x39c22ec921a7fc0194988428408cc692c27fdf171ae1335efe5e19c7f3e8164b', 'admin:k_xgg5DQDTQPxU', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:restore', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066237600),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a20474-637e-751d-aab1-52552ce00d97', 'MemoryRestored', 1, '{"at":1795371066237600,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"restored":{"content_id":"01a20474-613e-72bf-9e9c-c8540fb8259f","from":"merged"}},"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","rev":15,"revision":3}', '\x95f267affa3bcc4f5045a2d5d63f9d7f7ba43f6057d837cf3ee98e8817136bb0', 'admin:k_xgg5DQDTQPxU', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:restore', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066237600),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a20474-637e-751d-aab1-52569a94a315', 'MemoryUpdated', 1, '{"at":1795371066237600,"by_run":"01a20474-627b-7002-9c21-2ea3034bdc2f","change":{"updated":{"content":{"commitment":"d712f0b599b386e413ecbc58ae5a3889cb9d41e11ff838b1ce96c501fa96ecc4","content_id":"01a20474-637e-751d-aab1-52518d080c36"},"previous_content_id":"01a20474-62d8-7770-98e4-a7e64e193b1c","set":{},"was":{}}},"memory_id":"01a20474-6197-73ea-96d9-63df47cd48e1","rev":16,"revision":3}', '\xcc9c0566ad2cb530eb77f8a1ddd2f1e668fd92cd40106cfeb0a335cb9901ed1f', 'admin:k_xgg5DQDTQPxU', 'run:01a20474-627b-7002-9c21-2ea3034bdc2f:restore', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066237600),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a20474-6380-72aa-97e0-1e6f560a5e8b', 'RunRestored', 1, '{"at":1795371066240522,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f"}', '\xc63179de8fb35bf3f07823bd3e8b248aed85c140edb891e991131f99b8c552f1', 'admin:k_xgg5DQDTQPxU', '01a20474-6380-72aa-97e0-1e6e356bb64c', '01a20474-627b-7002-9c21-2ea3034bdc2f', NULL, 1795371066240522),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a20474-63a0-776f-930d-2a3416357430', 'RunRequested', 1, '{"at":1795371066272586,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\xad81ba9ce49303bf63de8b9fddf2988a08b06966cdb2a44916c5033b5602a645', 'admin:k_xgg5DQDTQPxU', '01a20474-63a0-776f-930d-2a33112767fb', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066272586),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a20474-63aa-7787-8832-1c1114b5c87e', 'RunClaimed', 1, '{"at":1795371066281929,"change":{"claimed":{"attempt":1,"node":"node-01a204745a497727b1b228a359d50190"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x36c4b4d1cf5943b0ffd5da47f0656205bf68bedec701e949a5aaf5405d2f2e8d', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:claim:01a20474-63a9-763e-833f-6f757c44e4f8', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066281929),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a20474-63ad-73ea-8ed8-61763fe189b5', 'StepStarted', 1, '{"at":1795371066285092,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x908e3efe71357c9e9cdea5fdad6cd03bc5ee8737bf0167098063c196ac757f27', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:fetch:start:1', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066285092),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a20474-63b4-72d3-87ef-19fbc5f41b71', 'StepCompleted', 1, '{"at":1795371066292000,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\xa4b7aee5d2af4ce174a3b2a034e8bda0457c79cfdc2472cb9bf6409652faef28', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:fetch:complete', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066292000),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a20474-63b8-7090-a3c6-a7b5aa51999f', 'StepStarted', 1, '{"at":1795371066295468,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x89c57f34994dbf1069ecd53f04ea8f2a91388d666e37604eaee58d1640a01ccc', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:classify:start:1', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066295468),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a20474-63be-74d1-8b76-89b03451df54', 'AnswerRecorded', 1, '{"at":1795371066302686,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"a70d3727fe514d3315eeb6c4a530654cc190c671ba5037409e952cab62f083ce","content_id":"01a20474-63be-74d1-8b76-89af237a3e2d"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x83355e0ac81a4ffe3ae486ae475c4d84a72cc1907d77f6ecee9d7dd97096b4b8', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:classify:0', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066302686),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a20474-63c0-73dc-b674-100bf306c6af', 'StepCompleted', 1, '{"at":1795371066304688,"change":{"step_completed":{"attempt":1,"duration_ms":9,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x1a1140429fcfa10c3feb0def1749a742675f83e5dd8cd46c7cbe966c358fbe80', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:classify:complete', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066304688),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a20474-63c2-755d-8f9a-b14e34d13c1c', 'StepStarted', 1, '{"at":1795371066306219,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x823281b394c6bf97852cde3cadcade8297f1e32e771926d97c38f09a9d405d0f', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:resolve_merges:start:1', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066306219),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a20474-63c7-7045-a5bf-6201526441c9', 'AnswerRecorded', 1, '{"at":1795371066311303,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"f6fbd26bcb8b441da2047995fe2f891ba3df8a8303ef2ddca244bf6592c327a6","content_id":"01a20474-63c7-7045-a5bf-6200173d0ad4"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x2c62df0b677924835b35a865a82cbb92556d458d2a10faebf59da60bde4a4fcb', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:resolve_merges:0', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066311303),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a20474-63c9-76e1-ba9d-723c32bbdc00', 'StepCompleted', 1, '{"at":1795371066312929,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\xa6afbcb606fc442ca10c34e11f17dd48bdbf329ef54f16395ddd1085f8aa9676', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:resolve_merges:complete', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066312929),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a20474-63ca-7661-a591-b3b5f2639248', 'StepStarted', 1, '{"at":1795371066314667,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\xb48aa1159aacad3ef1f24e3e5a38703a366df1f35003b6899b4d7c07bc3dfb7d', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:normalise_topics:start:1', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066314667),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a20474-63d0-76d7-8ff2-bfe959550410', 'AnswerRecorded', 1, '{"at":1795371066320688,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"0863f90c9d325a37a12f7e5cb05cde3699c839167678e328d4e06bdb57a8c062","content_id":"01a20474-63d0-76d7-8ff2-bfe8d874cfa4"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x9166251cf7f1b28925261496a07800cce9fc3f48ab8252ca780de6684ce8228a', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:normalise_topics:0', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066320688),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a20474-63d2-71e4-9b6d-575e4f0fd54d', 'StepCompleted', 1, '{"at":1795371066322290,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\xcf01b14820140b38e3b2f885d6b46f5a2bf8734310af98fc575b1c4d1f593951', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:normalise_topics:complete', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066322290),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a20474-63d4-71fd-89ed-8e3c3da3b41a', 'StepStarted', 1, '{"at":1795371066323957,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\xc9a358bdbd9a587f4c8c4d45a0e8ee6b119af81449edac6720594244f5d88262', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save:start:1', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066323957);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a20474-63db-74c3-85fe-558859d08775', 'MemoryDeleted', 1, '{"at":1795371066330391,"by_run":"01a20474-63a0-776f-930d-2a327a84993d","change":{"deleted":{"content_id":"01a20474-61ea-72f8-bd9a-1fba70412aa7"}},"memory_id":"01a20474-61e9-752d-8b78-1d954e419109","reason":{"commitment":"3cea8b60009fd680671561699136c23329ec82c0dad0ca5f21f44865c4c0d4e8","content_id":"01a20474-63da-7402-9a02-4274a25bb7de"},"rev":18,"revision":4}', '\x4bbd42e4a84751263c1c50f6cd00043ec8551c8b3d0c1a39c49b2f7c331b0fde', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066330391),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a20474-63db-74c3-85fe-55895535bb57', 'MemoryDeleted', 1, '{"at":1795371066330391,"by_run":"01a20474-63a0-776f-930d-2a327a84993d","change":{"deleted":{"content_id":"01a20474-6238-7276-be66-8758e23d4caf"}},"memory_id":"01a20474-6238-7276-be66-87568fbd4df1","reason":{"commitment":"c1751f5a190942eae8367db172c646cf941eb2661552e1b962a0f2c5e95e0cc8","content_id":"01a20474-63da-7402-9a02-4275297b7f04"},"rev":19,"revision":4}', '\x284a6085fd3c5862b8a9f0e724966aa5a748354a3de421a5b4aef672b9975ac5', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066330391),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a20474-63db-74c3-85fe-558ac9262c27', 'MemoriesMerged', 1, '{"at":1795371066330391,"by_run":"01a20474-63a0-776f-930d-2a327a84993d","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"7d1a503989c8bfd4b0c888712ca95ffe991446cb2ebdd583380ce73c618c6b75","content_id":"01a20474-63da-7402-9a02-427785f67c76"},"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":3},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":3}]}},"memory_id":"01a20474-63da-7402-9a02-4276fbec3138","reason":{"commitment":"25902d5a867d5709a54bf99e6149590f356fd6d4c875cb1907c7eaacb7bb8089","content_id":"01a20474-63da-7402-9a02-4278ac738a2d"},"rev":20,"revision":1}', '\xeda6d87fa51ed98056c6e7319f6c28c14901e1e573b55431a008d04ca1bd8892', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066330391),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a20474-63db-74c3-85fe-558ba8f7975e', 'MemoryMergedAway', 1, '{"at":1795371066330391,"by_run":"01a20474-63a0-776f-930d-2a327a84993d","change":{"merged_away":{"content_id":"01a20474-60e1-7471-9043-353b54df5036","into":"01a20474-63da-7402-9a02-4276fbec3138"}},"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","rev":21,"revision":4}', '\x5776f3cf2572fb3f3a09556d4476ed54f6d69e994f0dfa0614b019f89b2d39f3', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066330391),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a20474-63db-74c3-85fe-558c0b562c5d', 'MemoryMergedAway', 1, '{"at":1795371066330391,"by_run":"01a20474-63a0-776f-930d-2a327a84993d","change":{"merged_away":{"content_id":"01a20474-613e-72bf-9e9c-c8540fb8259f","into":"01a20474-63da-7402-9a02-4276fbec3138"}},"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","rev":22,"revision":4}', '\x8ad6aa94271b9e2caaac1afc7c75fa0d373e6e70a5f9eafdab92505cb7d4108d', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066330391),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a20474-63db-74c3-85fe-558d4d8ecd96', 'MemoryUpdated', 1, '{"at":1795371066330391,"by_run":"01a20474-63a0-776f-930d-2a327a84993d","change":{"updated":{"content":{"commitment":"ff4f97d4e3aaea6205a0755f73d1dedece317c1ac84a0400e65bb7efd80c6054","content_id":"01a20474-63da-7402-9a02-4279d6b87c9e"},"previous_content_id":"01a20474-637e-751d-aab1-52518d080c36","set":{},"was":{}}},"memory_id":"01a20474-6197-73ea-96d9-63df47cd48e1","rev":23,"revision":4}', '\xf5b932398a1e932c500e9d7e5ae8d9ac9aea77f9fe3339657eab4d8eb11f4a8e', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066330391),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a20474-63e3-73d0-8e19-053307653012', 'StepCompleted', 1, '{"at":1795371066338236,"change":{"step_completed":{"attempt":1,"duration_ms":14,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x0a046e51a1ba70c956953f2d4ea9f217b12ac12f92d4e0bf890d8e108a39023b', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:save:complete', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066338236),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a20474-63e5-72cb-b1ee-c991bf631486', 'StepStarted', 1, '{"at":1795371066341297,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\xeccc73e977f50063d531e370540fab77a2a53bdb605ed70b52d08feb7ce50b79', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:report:start:1', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066341297),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a20474-63e8-75c8-b0a6-142ef2ffed71', 'StepCompleted', 1, '{"at":1795371066344360,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x48ed807313970eddbc7dacf06cdd4c40a7aac4ac31a518662b91106a3a96979b', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:report:complete', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066344360),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a20474-63ea-77e4-8d07-261ba7841185', 'RunCompleted', 1, '{"at":1795371066346427,"change":{"completed":{"attempt":1,"duration_ms":73,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20474-63a0-776f-930d-2a327a84993d"}', '\x16e3cb4461824cc5620a9f5cd39510ee1be43b46586a967e80cc69ae357855ac', 'workflow:memory-optimization', 'run:01a20474-63a0-776f-930d-2a327a84993d:complete', '01a20474-63a0-776f-930d-2a327a84993d', NULL, 1795371066346427),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a20474-6460-7414-b2ba-b99867276e66', 'MemoryCreated', 1, '{"at":1795371066463904,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"37077749b473884379aec85f50eab614e65bd7138f6dcc62d54fcb1b9ce41158","content_id":"01a20474-645f-70bf-ae82-4ebd45037729"}}},"memory_id":"01a20474-645e-71f1-a70c-03953fad21d4","rev":1,"revision":1}', '\x0272f9056d4b4e91dccd7805247971e6eb98d218eaa1dcf5456423a046b9894f', 'admin:k_T2xAzeZdIj3F', '01a20474-6460-7414-b2ba-b99708075672', '01a20474-6460-7414-b2ba-b99708075672', NULL, 1795371066463904),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a20474-64c6-7682-bcef-156f487d6705', 'MemoryUpdated', 1, '{"at":1795371066566130,"change":{"updated":{"content":{"commitment":"22d4058ecdeb0fcd475b08993c800b4fc3d1c9c658fc2a1accb57393e2bc39ba","content_id":"01a20474-64c6-7682-bcef-156d5514d81d"},"previous_content_id":"01a20474-645f-70bf-ae82-4ebd45037729","set":{},"was":{}}},"memory_id":"01a20474-645e-71f1-a70c-03953fad21d4","rev":2,"revision":2}', '\x938f72f58ae71aef14511c7b4a171d5dd36c11233f705dae1593ea29dca62ff3', 'admin:k_T2xAzeZdIj3F', '01a20474-64c6-7682-bcef-156efd50b6ea', '01a20474-64c6-7682-bcef-156efd50b6ea', NULL, 1795371066566130);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795371062887448),
	('changes', 1, 'changes_g1', 1795371062887448),
	('search', 1, 'search_g1', 1795371062887448),
	('relations', 1, 'relations_g1', 1795371062887448),
	('runs', 1, 'runs_g1 run_changes_g1', 1795371062887448),
	('user_stats', 1, 'user_stats_g1', 1795371062887448),
	('daily_metrics', 1, 'daily_metrics_g1', 1795371062887448);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-591e-75ed-a5ee-daf10d03d117', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf10d03d117"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-591e-75ed-a5ee-daf216c24104', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf216c24104"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20474-591e-75ed-a5ee-daf39a1692f9', 1, 3, 1795371063582455, 1795371063582455, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf39a1692f9"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-591e-75ed-a5ee-daf42da0e5d9', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf42da0e5d9"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-591e-75ed-a5ee-daf5f33df8a4', 1, 5, 1795371063582455, 1795371063582455, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf5f33df8a4"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-591e-75ed-a5ee-daf6aec69ee0', 2, 7, 1795371063582455, 1795371063582455, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf6aec69ee0"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-591e-75ed-a5ee-daf76eb48cca', 2, 9, 1795371063582455, 1795371063582455, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf76eb48cca"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a20474-591e-75ed-a5ee-daf8a2081bd7', 1, 10, 1795371063582455, 1795371063582455, NULL, NULL, '{"contents":["01a20474-591e-75ed-a5ee-daf8a2081bd7"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a20474-5979-74fd-82b1-5b3c29b4f8d4', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a20474-5979-74fd-82b1-5b3c29b4f8d4"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5979-74fd-82b1-5b3db180872d', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20474-5979-74fd-82b1-5b3db180872d"]}'),
	(43, 'default', 'ana', '01a20474-5c36-7617-b952-e7e8796b63bd', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5c36-7617-b952-e7ea0146dce2', 1, 6, 1795371064374395, 1795371064374395, NULL, NULL, '{"contents":["01a20474-5c36-7617-b952-e7ea0146dce2"]}'),
	(43, 'default', 'ana', '01a20474-5aa7-715d-bcc1-121cfcc3607c', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5cbe-73e4-89e9-510743f34104', 2, 8, 1795371063976965, 1795371064508716, NULL, NULL, '{"contents":["01a20474-5aa9-71b7-a328-83c4a1b7ffb5","01a20474-5cbe-73e4-89e9-510743f34104"]}'),
	(43, 'default', 'ana', '01a20474-5d75-77a2-b4c8-731e0a65e814', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5d76-726e-b75d-b5fd50cef761', 1, 14, 1795371064693738, 1795371064693738, NULL, NULL, '{"contents":["01a20474-5d76-726e-b75d-b5fd50cef761"],"derived_from":[{"memory_id":"01a20474-5b50-7035-8e6a-364dc59ddf8c","revision":1},{"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","revision":1}]}'),
	(43, 'default', 'ana', '01a20474-5d93-737b-ab65-b3224921d356', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5e4d-711d-b842-e4aaa4a1a8ad', 2, 20, 1795371064723704, 1795371064909104, NULL, NULL, '{"contents":["01a20474-5d93-737b-ab65-b324023d3e45","01a20474-5e4d-711d-b842-e4aaa4a1a8ad","01a20474-5e4d-711d-b842-e4ab70c79ae7"],"derived_from":[{"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","revision":1},{"memory_id":"01a20474-5df5-7308-9ddd-2bce04a42ed5","revision":1}]}'),
	(43, 'default', 'ana', '01a20474-5df5-7308-9ddd-2bce04a42ed5', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5df5-7308-9ddd-2bd0d7850b8a', 2, 21, 1795371064821471, 1795371064909104, NULL, '01a20474-5d93-737b-ab65-b3224921d356', '{"contents":["01a20474-5df5-7308-9ddd-2bd0d7850b8a"]}'),
	(43, 'default', 'ana', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a20474-5d54-758d-a371-41094d1a175e', 5, 25, 1795371064058788, 1795371065018848, NULL, NULL, '{"contents":["01a20474-5afa-7780-983e-5c106e3add1e","01a20474-5d54-758d-a371-41094d1a175e","01a20474-5eba-7379-b15d-7236260312b1"]}'),
	(43, 'default', 'ana', '01a20474-5ba8-7216-a4cb-3079838910f1', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5ba8-7216-a4cb-307bdfa4928c', 6, 30, 1795371064232367, 1795371065097720, 4948971065097720, NULL, '{"contents":["01a20474-5ba8-7216-a4cb-307bdfa4928c","01a20474-5eed-77a9-a7d5-ade600bea89d"]}'),
	(43, 'default', 'ana', '01a20474-5be9-718a-9f80-a1eba6fbff72', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795371064297660, 1795371065111996, NULL, NULL, '{"contents":["01a20474-5f18-7792-89ba-20bc95a88d41"]}'),
	(43, 'default', 'ana', '01a20474-5c7b-75ba-babe-5915405630ae', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20474-5c7b-75ba-babe-5917db93c1d4', 5, 27, 1795371064443103, 1795371065054047, NULL, NULL, '{"contents":["01a20474-5c7b-75ba-babe-5917db93c1d4"]}'),
	(43, 'default', 'ana', '01a20474-5b50-7035-8e6a-364dc59ddf8c', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795371064145049, 1795371065217018, NULL, '01a20474-5d75-77a2-b4c8-731e0a65e814', '{"contents":["01a20474-5f81-714d-9af3-8ae84f9361f6"]}'),
	(48, 'default', 'lena', '01a20474-5fc4-731f-919d-3bde48338d8d', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-5fc5-7138-9447-eb1c139a63fa', 1, 1, 1795371065285472, 1795371065285472, NULL, NULL, '{"contents":["01a20474-5fc5-7138-9447-eb1c139a63fa"]}'),
	(48, 'default', 'lena', '01a20474-6014-7567-a653-49e898ff64e5', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-6014-7567-a653-49ea9403ad36', 1, 2, 1795371065364525, 1795371065364525, NULL, NULL, '{"contents":["01a20474-6014-7567-a653-49ea9403ad36"]}'),
	(48, 'default', 'lena', '01a20474-6064-741f-95f4-d952af3ec379', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-6064-741f-95f4-d954653e2c1c', 2, 4, 1795371065444643, 1795371065532256, NULL, NULL, '{"contents":["01a20474-6064-741f-95f4-d954653e2c1c"]}'),
	(1, 'default', 'nora', '01a20474-60df-7529-8e79-cd04cd2c6ef7', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-60e1-7471-9043-353b54df5036', 4, 21, 1795371065568962, 1795371066330391, NULL, '01a20474-63da-7402-9a02-4276fbec3138', '{"contents":["01a20474-60e1-7471-9043-353b54df5036"]}'),
	(1, 'default', 'nora', '01a20474-613d-7056-87ac-54bffb5eb4ff', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-613e-72bf-9e9c-c8540fb8259f', 4, 22, 1795371065661951, 1795371066330391, NULL, '01a20474-63da-7402-9a02-4276fbec3138', '{"contents":["01a20474-613e-72bf-9e9c-c8540fb8259f"]}'),
	(1, 'default', 'nora', '01a20474-6197-73ea-96d9-63df47cd48e1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-63da-7402-9a02-4279d6b87c9e', 4, 23, 1795371065751682, 1795371066330391, NULL, NULL, '{"contents":["01a20474-6197-73ea-96d9-63e1f9f11fca","01a20474-62d8-7770-98e4-a7e64e193b1c","01a20474-637e-751d-aab1-52518d080c36","01a20474-63da-7402-9a02-4279d6b87c9e"]}'),
	(48, 'bridge', 'lena', '01a20474-645e-71f1-a70c-03953fad21d4', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-64c6-7682-bcef-156d5514d81d', 2, 2, 1795371066463904, 1795371066566130, NULL, NULL, '{"contents":["01a20474-645f-70bf-ae82-4ebd45037729","01a20474-64c6-7682-bcef-156d5514d81d"]}'),
	(1, 'default', 'nora', '01a20474-62d8-7770-98e4-a7e3f5d75028', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-62d8-7770-98e4-a7e4da0f2781', 2, 17, 1795371066072262, 1795371066237600, NULL, NULL, '{"contents":["01a20474-62d8-7770-98e4-a7e4da0f2781","01a20474-62d8-7770-98e4-a7e5118e8976"],"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":1},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":1}]}'),
	(1, 'default', 'nora', '01a20474-61e9-752d-8b78-1d954e419109', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-61ea-72f8-bd9a-1fba70412aa7', 4, 18, 1795371065834050, 1795371066330391, NULL, NULL, '{"contents":["01a20474-61ea-72f8-bd9a-1fba70412aa7","01a20474-62d8-7770-98e4-a7e1e800732c","01a20474-63da-7402-9a02-4274a25bb7de"]}'),
	(1, 'default', 'nora', '01a20474-6238-7276-be66-87568fbd4df1', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-6238-7276-be66-8758e23d4caf', 4, 19, 1795371065912372, 1795371066330391, NULL, NULL, '{"contents":["01a20474-6238-7276-be66-8758e23d4caf","01a20474-62d8-7770-98e4-a7e2e9296175","01a20474-63da-7402-9a02-4275297b7f04"]}'),
	(1, 'default', 'nora', '01a20474-63da-7402-9a02-4276fbec3138', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20474-63da-7402-9a02-427785f67c76', 1, 20, 1795371066330391, 1795371066330391, NULL, NULL, '{"contents":["01a20474-63da-7402-9a02-427785f67c76","01a20474-63da-7402-9a02-4278ac738a2d"],"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":3},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":3}]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a20474-5aa7-715d-bcc1-121cfcc3607c', 1795371066770021, 1),
	(43, 'default', 'ana', '01a20474-5afa-7780-983e-5c0e06cefd2c', 1795371066806700, 1),
	(43, 'default', 'ana', '01a20474-5ba8-7216-a4cb-3079838910f1', 1795371066843571, 1),
	(43, 'default', 'ana', '01a20474-5d93-737b-ab65-b3224921d356', 1795371066916529, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a20474-5928-76fa-a3f2-751c7b49ab1f', 'default', 1795371063592297, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20474-5980-7020-98fb-b7ffb5d3ed73', 'default', 1795371063680681, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20474-5aa7-715d-bcc1-121dae37222e', 'default', 1795371063975554, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5aa7-715d-bcc1-121cfcc3607c', 'Personal', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5afa-7780-983e-5c0fe855612a', 'default', 1795371064058731, 'ana', 't1', 'hotpath', 'create', 'ok', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'Goals', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5b50-7035-8e6a-364ecd30b531', 'default', 1795371064144993, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5b50-7035-8e6a-364dc59ddf8c', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5ba8-7216-a4cb-307ab876da99', 'default', 1795371064232279, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5ba8-7216-a4cb-3079838910f1', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5be9-718a-9f80-a1ec3118c364', 'default', 1795371064297578, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5be9-718a-9f80-a1eba6fbff72', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5c36-7617-b952-e7e94baa0299', 'default', 1795371064374334, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5c36-7617-b952-e7e8796b63bd', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5c7b-75ba-babe-59160faf7733', 'default', 1795371064443034, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5c7b-75ba-babe-5915405630ae', 'Style', NULL, NULL, 'agent:planner'),
	('01a20474-5cbc-727f-8070-1696bbd87254', 'default', 1795371064508633, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20474-5aa7-715d-bcc1-121cfcc3607c', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d12-754d-bc0e-aede39c76533', 'default', 1795371064594816, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'Goals', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d23-722e-93f5-6c9249273855', 'default', 1795371064611144, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20474-5c7b-75ba-babe-5915405630ae', 'Style', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d33-7634-a3bb-645af277ee2a', 'default', 1795371064627817, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20474-5c7b-75ba-babe-5915405630ae', 'Manners', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d44-77f5-82f3-b210b8d0472b', 'default', 1795371064644230, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'Goals', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d54-758d-a371-410827951c01', 'default', 1795371064660147, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'Goals', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d64-72ba-b3e0-cc2ab8970e5f', 'default', 1795371064676747, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'Goals', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d75-77a2-b4c8-731f8635d477', 'default', 1795371064693668, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20474-5d75-77a2-b4c8-731e0a65e814', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d86-731c-af39-b87bcd09496a', 'default', 1795371064710361, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20474-5ba8-7216-a4cb-3079838910f1', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5d93-737b-ab65-b323218c35a2', 'default', 1795371064723647, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5d93-737b-ab65-b3224921d356', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5df5-7308-9ddd-2bcf42d47eda', 'default', 1795371064821413, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20474-5df5-7308-9ddd-2bce04a42ed5', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5e4d-711d-b842-e4a95af42567', 'default', 1795371064909018, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20474-5d93-737b-ab65-b3224921d356', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5eba-7379-b15d-7235cfe34bde', 'default', 1795371065018742, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'Goals', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5ecc-779b-a701-a32c8b4ab074', 'default', 1795371065036379, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20474-5c7b-75ba-babe-5915405630ae', 'Manners', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5edd-73ad-aae5-bd35e7869321', 'default', 1795371065053968, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20474-5c7b-75ba-babe-5915405630ae', 'Manners', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5eed-77a9-a7d5-ade567d9b62b', 'default', 1795371065069581, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20474-5ba8-7216-a4cb-3079838910f1', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5efd-7776-84a0-f3befab633f1', 'default', 1795371065085568, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20474-5ba8-7216-a4cb-3079838910f1', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5f09-718b-ab34-d4bff375282f', 'default', 1795371065097660, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20474-5ba8-7216-a4cb-3079838910f1', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5f17-7744-8537-bc73ab3026bb', 'default', 1795371065111932, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20474-5be9-718a-9f80-a1eba6fbff72', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5f80-72a2-ab75-95188c8f82db', 'default', 1795371065216962, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20474-5b50-7035-8e6a-364dc59ddf8c', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-5fc4-731f-919d-3bdf0878fb4c', 'default', 1795371065284566, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20474-5fc4-731f-919d-3bde48338d8d', 'Sport', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-6014-7567-a653-49e90c040334', 'default', 1795371065364472, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20474-6014-7567-a653-49e898ff64e5', 'Sport', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-6064-741f-95f4-d95375c562cf', 'default', 1795371065444571, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20474-6064-741f-95f4-d952af3ec379', 'Sport', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-60bc-71cf-9834-60ddef6fd39f', 'default', 1795371065532176, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a20474-6064-741f-95f4-d952af3ec379', 'Sport', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-60df-7529-8e79-cd05fc293379', 'default', 1795371065567724, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20474-60df-7529-8e79-cd04cd2c6ef7', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-613d-7056-87ac-54c03b6013f0', 'default', 1795371065661884, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20474-613d-7056-87ac-54bffb5eb4ff', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-6197-73ea-96d9-63e0f910f0a8', 'default', 1795371065751577, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20474-6197-73ea-96d9-63df47cd48e1', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-61e9-752d-8b78-1d96d0364558', 'default', 1795371065833986, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20474-61e9-752d-8b78-1d954e419109', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-6238-7276-be66-87572c1b1fec', 'default', 1795371065912313, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20474-6238-7276-be66-87568fbd4df1', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-645e-71f1-a70c-03960f0c8814', 'bridge', 1795371066462914, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20474-645e-71f1-a70c-03953fad21d4', NULL, NULL, NULL, 'admin:k_T2xAzeZdIj3F'),
	('01a20474-64c6-7682-bcef-156c6ac0f648', 'bridge', 1795371066566062, 'lena', NULL, 'hotpath', 'update', 'ok', '01a20474-645e-71f1-a70c-03953fad21d4', NULL, NULL, NULL, 'admin:k_T2xAzeZdIj3F'),
	('01a20474-6897-7182-9c30-e14edcfd85ec', 'default', 1795371067543880, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20474-5aa7-715d-bcc1-121cfcc3607c', 'Personal', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-68ab-7524-9dad-b3435e686229', 'default', 1795371067563641, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20474-5be9-718a-9f80-a1eba6fbff72', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-68be-762c-9ea8-7816c59208bf', 'default', 1795371067582726, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20474-5afa-7780-983e-5c0e06cefd2c', 'Goals', NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-68d4-753d-8931-147cd6e3547a', 'default', 1795371067604669, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a20474-5be9-718a-9f80-a1eba6fbff72', NULL, NULL, NULL, 'admin:k_xgg5DQDTQPxU'),
	('01a20474-691d-77f0-b5de-92bcd1ed44e6', 'default', 1795371067677854, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_xgg5DQDTQPxU');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711059973162996582 timeline=00000001 database=16384 events=16397');


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
	(61, 1, 1),
	(53, 11, 1),
	(48, 9, 1),
	(60, 2, 1),
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
	(43, 'default', 'ana', '01a20474-5c7b-75ba-babe-5915405630ae', '01a20474-5d93-737b-ab65-b3224921d356', 0, 500, 1, 22, 1795371064925645),
	(43, 'default', 'ana', '01a20474-5d93-737b-ab65-b3224921d356', '01a20474-5c7b-75ba-babe-5915405630ae', 1, 500, 1, 22, 1795371064925645);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a20474-627b-7002-9c21-2ea3034bdc2f', 'memory-optimization', 'admin:k_xgg5DQDTQPxU', 1795371065979914, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a20474-627b-7002-9c21-2ea3034bdc2f', 'memory-optimization', 'workflow:memory-optimization', 1795371066092120, '{"duration_ms":112,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a20474-627b-7002-9c21-2ea3034bdc2f', 'memory-optimization', 'admin:k_xgg5DQDTQPxU', 1795371066240522, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a20474-63a0-776f-930d-2a327a84993d', 'memory-optimization', 'admin:k_xgg5DQDTQPxU', 1795371066272586, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a20474-63a0-776f-930d-2a327a84993d', 'memory-optimization', 'workflow:memory-optimization', 1795371066346427, '{"duration_ms":73,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a20474-63a0-776f-930d-2a327a84993d', 'memory-optimization', 'completed', 1795371066272586, 0, 73, 5, 2, 0, 0, 0, '{"run_id":"01a20474-63a0-776f-930d-2a327a84993d","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_xgg5DQDTQPxU","requested_at":1795371066272586,"started_at":1795371066281929,"ended_at":1795371066346427,"attempt":1,"node":"node-01a204745a497727b1b228a359d50190","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795371066285092,"completed_at":1795371066292000,"duration_ms":6,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795371066295468,"completed_at":1795371066304688,"duration_ms":9,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795371066306219,"completed_at":1795371066312929,"duration_ms":6,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795371066314667,"completed_at":1795371066322290,"duration_ms":7,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795371066323957,"completed_at":1795371066338236,"duration_ms":14,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795371066341297,"completed_at":1795371066344360,"duration_ms":3,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}'),
	(1, 'default', 'nora', '01a20474-627b-7002-9c21-2ea3034bdc2f', 'memory-optimization', 'completed', 1795371065979914, 0, 112, 5, 2, 0, 0, 0, '{"run_id":"01a20474-627b-7002-9c21-2ea3034bdc2f","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_xgg5DQDTQPxU","requested_at":1795371065979914,"started_at":1795371066000680,"ended_at":1795371066092120,"attempt":1,"node":"node-01a204745a497727b1b228a359d50190","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795371066005524,"completed_at":1795371066009003,"duration_ms":3,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795371066010647,"completed_at":1795371066024283,"duration_ms":13,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795371066028049,"completed_at":1795371066043996,"duration_ms":15,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795371066048064,"completed_at":1795371066059967,"duration_ms":11,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795371066064017,"completed_at":1795371066076266,"duration_ms":12,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795371066079968,"completed_at":1795371066085416,"duration_ms":5,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795371066240522,"restored_by":"admin:k_xgg5DQDTQPxU","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a20474-591e-75ed-a5ee-daf10d03d117', 'work carpent', 'hashed-1-512', '\xc97278f74261e18380c911fd44022432be1994156b0e7b140f742da4ba80925ac40383ff165e5fede82057dd7f008fadf6fd17b29a13d41b4c01a3642893dc23', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a20474-591e-75ed-a5ee-daf216c24104', 'move porto', 'hashed-1-512', '\xd0524530844b3f326d0df87fc4f5494143462430080002480000000000000000e77e51010ac12d6470bd9d0e2d15b39b2cb44e94a2c05b4ecd387512da956b6c', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a20474-591e-75ed-a5ee-daf39a1692f9', 'sharpen chisel three step', 'hashed-1-512', '\xbe728157715c28c3f71c423b30ff65d49c5574d4a320c51cd42a19165630796dcc940f63b2792b2fddfd5618eb8b62e4968ef0cb8da99dda7606a95503c17a6f', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a20474-591e-75ed-a5ee-daf42da0e5d9', 'prefer oak pine', 'hashed-1-512', '\xa4cea8f6151e0f8c7c3d53e0e5255ffee1e79652971235b3545d3ed72b62f79da644ca53ca88a2082f9e8d0ea8171bd4dae5fb5793838ad7a65f9f4bd4f9d016', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a20474-591e-75ed-a5ee-daf5f33df8a4', 'year mani move', 'hashed-1-512', '\xb976d430f14fff626d09f953c4d46dd232aa4e7afb8e078b336e9654f7f8a19d5814c74d8a626e47bba3907414b4dd422eb4469ea340590e7ab8d9364f99a91b', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a20474-591e-75ed-a5ee-daf6aec69ee0', 'own van van travel', 'hashed-1-512', '\xb6c7656c7b3d5d5998a651066fa4711163598ed968a536237ab6dc3c1a29efcb81234d57374689f9bdec48f810d3ea3f44683f6cc92c2ee24630fa0420241a27', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a20474-591e-75ed-a5ee-daf76eb48cca', 'dog name bolt', 'hashed-1-512', '\x88f4a065c8537ff1f50f98360076a53ed7565dfed14ea4970ebe3e2b1115bee9658dc624f4d53ba60072bf636ee9c57bb8d912e534538911cdfc58942570de37', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a20474-591e-75ed-a5ee-daf8a2081bd7', 'play chess friday', 'hashed-1-512', '\xad638eb7775c9686eae47cf645d89c7701bd5070cdc1ae766fdaceee4bbdd52e7594add84ba1af26ffedb9b7c14522c7ca747ff12a88c7175e313ddce21306b2', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a20474-5979-74fd-82b1-5b3c29b4f8d4', 'like tea food', 'hashed-1-512', '\x6d1414af951cd050628d348c680b6eb13552a6ce454283f726f7455f8671303d996b5374d41b0353fe8f1a4f37606c5092bd5cd8aa1ef07cb4fe266803ad241b', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a20474-5979-74fd-82b1-5b3db180872d', 'cat', 'hashed-1-512', '\x00000000000000007fb7805b6afaadf811ac265dfe077fe7d76b11756a4eaa832fa8ef78b8470314000000000000000062101101530912c00000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a20474-5ba8-7216-a4cb-3079838910f1', '01a20474-5ba8-7216-a4cb-307bdfa4928c', 'avoid milk lactos intoler', 'hashed-1-512', '\x3f5132c13d32cabb0210339e1d28128314870bc1c12291c031368dd034132f0de42a4cea025dfefb00a01200000d4410b411ecbf9aa7983ec4e806d1dd731062', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a20474-5c36-7617-b952-e7e8796b63bd', '01a20474-5c36-7617-b952-e7ea0146dce2', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', '\xec4dd8f139da8f3b7dbb09ff385b0272e45e4b1e29ab72e604143dae6df12ef6b366046f9f54305f11564d396bdefcab06b4cada05b800edb5c4d3d503ea2e74', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a20474-5aa7-715d-bcc1-121cfcc3607c', '01a20474-5cbe-73e4-89e9-510743f34104', 'prefer name ana not anna name', 'hashed-1-512', '\x0d561a4444eb6eb8e49e1fc583a74abf2be6c102914aa1c75cf8b4233b74f6bc258f62a0239ca3080a32fff3ee78cd6d3129b2e1341be418ba38582c5d725e74', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a20474-5c7b-75ba-babe-5915405630ae', '01a20474-5c7b-75ba-babe-5917db93c1d4', 'prefer short answer', 'hashed-1-512', '\x93e92df2393a20ff7c9c5fe1b3a40ffec96d578f8180ffc7564d2e39b3f0b5b9b7c4ca43eba8928cfb361b1a91170990facfcb55d48e9ad75b17dc334fa48a3a', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a20474-5afa-7780-983e-5c0e06cefd2c', '01a20474-5d54-758d-a371-41094d1a175e', 'ship v1 septemb deadlin', 'hashed-1-512', '\x192a509aa9d092257a07fcb842e8e48c21d6ed3118ebacbf05009801857d00c0eb03014be3d1478f6bbbbd625eedda4beaf0290d4c81a0ad6c18786a2be85afd', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a20474-5d75-77a2-b4c8-731e0a65e814', '01a20474-5d76-726e-b75d-b5fd50cef761', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', '\x1bcb4e83fd28daeb127f13d29d6892f75c877ec9c92291583172a9c534132d1cb4ca1c800addd2a709e0bb10aa6dfed0b411ecbf9aa7983ec4ac06f1dd630466', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a20474-5d93-737b-ab65-b3224921d356', '01a20474-5e4d-711d-b842-e4aaa4a1a8ad', 'drink green tea morn tea', 'hashed-1-512', '\x0851e4e08f8ab72b42ec930ee80f6c09227abe8e454292e50a67414f86d5002eeb235509dc032549c6647bbec60f5095a390018aefe9337d1bedaf6c96bda693', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a20474-5df5-7308-9ddd-2bce04a42ed5', '01a20474-5df5-7308-9ddd-2bd0d7850b8a', 'drink tea morn', 'hashed-1-512', '\x0c75e4acdb89f72a6364b30409056c417dd2df8f474293a59a4e306b25d5c3a6eb235509dc032549c6e46bbec607f095a390018aefe9337d5bfdef6e93bda29b', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a20474-5fc4-731f-919d-3bde48338d8d', '01a20474-5fc5-7138-9447-eb1c139a63fa', 'run sunday', 'hashed-1-512', '\x1d967a4fb23d15c340eb11db324108e063469827f1930716ee02da584e8c5e6a5d51c77f4979090ad946805ef1a0a6e2c8fcfde9c29dc8c8f5771e637612dc78', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a20474-6014-7567-a653-49e898ff64e5', '01a20474-6014-7567-a653-49ea9403ad36', 'run ten kilometr', 'hashed-1-512', '\x40ff6a2b5a25d5c3026a977936c138d6774e3ca37350cb060278dedbd4ca7e1fec823a5bcb88ee1202a73d02d5150618bc7b7c3186084d85e57b1437561a5c3a', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(48, 'default', 'lena', '01a20474-6064-741f-95f4-d952af3ec379', '01a20474-6064-741f-95f4-d954653e2c1c', 'run marathon', 'hashed-1-512', '\x1d967a4fb23d15c340eb11db324108e063469827f193071658a1b49d3931eae5bd946872d433c10232435486565cee849f6759b482e62562f5771e637612dc78', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(1, 'default', 'nora', '01a20474-60df-7529-8e79-cd04cd2c6ef7', '01a20474-60e1-7471-9043-353b54df5036', 'live lisbon brother rui home life', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20474-613d-7056-87ac-54bffb5eb4ff', '01a20474-613e-72bf-9e9c-c8540fb8259f', 'live lisbon brother home life', 'hashed-1-512', '\xe85e4c8707bc18c885cb48ffbfdab6c6ccde610aebb8bfa5263ee29c8103e19d3231bedbc6e4b122545ac9423af172300701b8bc7a280402fad7d1f37e9bc7dd', '\x110101ef11cbefb8ff22cb11350135ffdc35ffcb2201ffef22dcffcbef224801ffb8dcdede35220124ff11353535efefdeefef0111efb8ff2435deef35efcbcb1ae6e6d4d42cd41a1a2ce6d41ad41a1ae62ce6d42cd4e6e62c2c1a1a2c1a1a1a2cd42c2c2c2c2c2c1a1ae62c1ad41ae61ad42c1ad41a2cd42c2cd4e6e62c2cd4347bddcc3423dddd34239623236a7bccee2334dd9696dd12eeeeee9612cc59a77b7b238512dd23343496347b23a7ccdd23dd7b6a23345923238512ee9623a734baee6cf2986812dfb9b97b21594621b9254721c8eedf6cdb7bba94121225dbc80eeecc818594cc12eeeeccdbdfdb47126c2521ccdb85db2121ccdb474734df25e6e70909d4a02dc6f5e62b08d1faf96161d93d2a2a1940c20919c15107c319162a51a2c1fa0a1ad5172d71b2e104f7f809a20909fab2fa06a2af2d9fc3d33bc3ba58ba46cb580000ba46001146a811003511efef1100ba11ef35efa8cba811cba8ba464646cb11003511111100a800110046581100ef58cbefcb3511cbefba00f1f100f1000f1f0ff10000f10000f11f0f000f0f1ff100000ff11f0f0f0f0000000f0f0f0ff10f00f1000f000ff1f1f1f10000e1e10ff1000000f100f1000fe10606190909f90af60709e606f71728090709f709eaf7f71706271a09f9e72a09f6170808191719f72afad80617f719060908f7f7f72a06080809e60a2a19fa07', NULL),
	(1, 'default', 'nora', '01a20474-6197-73ea-96d9-63df47cd48e1', '01a20474-63da-7402-9a02-4279d6b87c9e', 'allerg penicillin locat', 'hashed-1-512', '\xcc369603466f9856e773213bb5b5dd04928048708b95db84adec8d29adefc62403547357d511f995fd3d5721faebeb3495af358401867390663e58ffafbaac97', '\x07659de66509ace6aeae6507e65263f709aef941ae5209aef9e6f7f9e68a091af752ae9bf707659dae0965ae5265650909f7f94165f7f7e6f707f765ac4109ae0f6e7eefef4c7e0fff116e01b6f1014cffef01f1efb6a311b6ef5d5d0fef0f7e11a34a0f954ac7396eef4a7ea322a57e015da539115dff11b6ff95de9211deef11efff01ffa501a55ba5efffb6ffffa5ef11b6ff6effefefef6e016effa5ffa51192efff4aff5b5b6eefef5bef01ef015b6e921101b6115d01efefb6ef6ea5ef11a56e921111c7225d0f11c70111ffb64affa3f15b5bb411a3de5df16eff924a5dff6e920f01ff5b5d7e39ff11110f6e015d95b6b6225ddeefff5d92f101c7b6ffdeecefecef1122f133ff01ef14ffdcdc010f11ffdc0111ef0fec01ef22010f0114ff22f101ef0fefecef14ffefde110f11013511efde1411dcff14f10ff1011b0a081b1b08e51be5f80a1b0a0ae51bf80af808f8080a08f8f808f8f8f6e51b081b080a1be51bf81b1b1be50af80a1b1b0808f808f8081bf6f61b1be508f6e50af8e32ef80af80808c12efa1b0a1b1bf8e51b0af81bd40819d4e5e5f60af8f8e5f8f8fae5f6f8081be5e5d4e7081bd2f8081b0af8e32e0808f8f60ae5e5e5f8e50a08e5f6080af6f8f8080808080af8f808f8081be5e5e50a1b080a0a08080a08f81bf81b081b0808f8080808f80af808f608e5081be5f608f8f608f6081b0a', NULL),
	(48, 'bridge', 'lena', '01a20474-645e-71f1-a70c-03953fad21d4', '01a20474-64c6-7682-bcef-156d5514d81d', 'anoth person same name', 'hashed-1-512', '\xa8dc7a444cc875f0a226afc3b5f797fd46f2a832de1356ba5624b9a105c095a784ababac239d32700bbbabf2e67845799a9ff2f560de4f185ebc0a9bab907700', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL),
	(1, 'default', 'nora', '01a20474-61e9-752d-8b78-1d954e419109', '01a20474-61ea-72f8-bd9a-1fba70412aa7', 'user want send email landlord boiler home life', 'hashed-1-512', '\x1140f08b68629f617c9f69d0f1867b697d724decd570c6cef2ef3a95f35ae7efe6cde100fc0dd51b1b9988a60b8fefa18f39e1fbb65ffda176b820edde2a285b', '\xf7f7f709ffffff01ff01f7f7fffffff701090109fffff7ff01f7ffff01f70901f70909f709f7f7fff70101fff7f701ff09f7f70901090109ff0109f7fff7ff09f2160d18180ef2e706fdf20d16192204d60303f416e8e6040e22e90ce8f0e8e71704040ef2f3f01810f2e0fbf42004fcd621100e04f21a2ae0060ee00cf2f30ed0083a02161de41ce3292826bcd814cefe13f7d00928be3c3c251eb21100d0eb141ff708cf3acf11ef08200bf7e5f6eb1528edebd21513e01414efed001508ef2d25271dd1cf09f83b4b1cfa09133008faf5144215e127ec1cf5a032f859d71333561127f5e4585bf907e20c098e38eb141331feb42727450b2700bb273015135b4426f0ed1d30c3094ddac73e33ce26141c17dbf3edb129dadbf9ee9dc6ffa8693033750324f800edbfb1c42630f54c0859c326ed2fb30bd0c2f70001960309cdc0de2417bb065305e9d40a03f2db3c34f5d7c814f3d8b65ef205dcc80f08ff81dee2f223e60f0341f0f1f001410f0b4d1144be0836730d23dc08ddbebed32303e4efde100c554bdcfb1c3d4bf3ea220e2d21f0b6f0de193604195f04d9002c2ee4420cdf0104dbf803fa0c3f0d420c102418171024c20e10fc01fbfcf5e905f1040423e90303c404f1071434fbfde6fdf32cd4d4e0e8f1290404fc0404e02a0b23fc071a042cfcf3e620fb05ca02fcf9fd35d403def1ccf405cc2c0fe62c0f', NULL),
	(1, 'default', 'nora', '01a20474-6238-7276-be66-87568fbd4df1', '01a20474-6238-7276-be66-8758e23d4caf', 'ask capit mongolia home life', 'hashed-1-512', '\xc399d6810287726345b77ae82943eac4767dd6bd55c5c4b1877646fab32fb024f54bbe0e845f602fd1f2e4dcb305f3a6835a853be7564b8e668824aeabbd12e0', '\x0a31e0e0e0f60f0f20e0cf2036e5be360f31e51bca2c20be31d4e0dbcaa9cf36cacfe5a9e5ca57f657e0b9e5e5064247e5470a0fcfb957cfb94231d4f1cf201bc65df6fae40b923517a85d57fa06362d817d285c17e45dea0b2d58b547faf5e4faa44cdb0aa4a80ae958e4e4faf51c1c1c1c6cca57fb4ce51746fad3d336b9a8c2547502fe0e02b1ac1313600254ed5465029b4fed13659b13ac24026002c213a013b102ac54dc3e6002f2edf265c2020213dcfef213ed8b13fe6513fef2c2651edbe7a6e55e0c1b957d4904f4192094e77df7e5e50d36bc190548190ca209cc37b83a07f7f71b05e2f90bcc5f0a363671b85e48e3d0b3e3e5a148f9b83290a64908495ab75af85af849b7b75ab75a495ab7085a085a08a6f8f8f8a6080808b75af8f8f8f849f8f8f849f85a0808495af80808b7f8b7a6b7f8f849b75a495a082714e83cc4c4d93c3c3c142aecb227ec272a2aecc414fed64e18d62a142ae8d614ec142aecd9182afefec4ecc44ec7183c2a4e27d9ec143c27c44eecec1418ec3cd5dad5fdc8382bec38c83803eb38eb3cc8ecc4c33dda27d5c315272bda3c384e2714e7fd262b38b238d619c4152becec15c4eb19c4151438dad6da142b15c4df331de3cd1d1ddf1dcdcde30bcddfdfcde330f5cd1ddfd021bb45d00b330be31dd021cd33cd30211dcd0b21211dbb33f5d0e333e3f521f51d0b45cde3cdcdf5', NULL),
	(1, 'default', 'nora', '01a20474-62d8-7770-98e4-a7e3f5d75028', '01a20474-62d8-7770-98e4-a7e4da0f2781', 'live lisbon brother rui locat', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20474-63da-7402-9a02-4276fbec3138', '01a20474-63da-7402-9a02-427785f67c76', 'live lisbon brother rui locat', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-591e-75ed-a5ee-daf10d03d117","contents":["01a20474-591e-75ed-a5ee-daf10d03d117"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a20474-591e-75ed-a5ee-daf216c24104","contents":["01a20474-591e-75ed-a5ee-daf216c24104"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a20474-591e-75ed-a5ee-daf39a1692f9","contents":["01a20474-591e-75ed-a5ee-daf39a1692f9"],"created_at":1795371063582455,"updated_at":1795371063582455},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a20474-591e-75ed-a5ee-daf42da0e5d9","contents":["01a20474-591e-75ed-a5ee-daf42da0e5d9"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a20474-591e-75ed-a5ee-daf5f33df8a4","contents":["01a20474-591e-75ed-a5ee-daf5f33df8a4"],"created_at":1795371063582455,"updated_at":1795371063582455},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a20474-591e-75ed-a5ee-daf6aec69ee0","contents":["01a20474-591e-75ed-a5ee-daf6aec69ee0"],"created_at":1795371063582455,"updated_at":1795371063582455},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a20474-591e-75ed-a5ee-daf76eb48cca","contents":["01a20474-591e-75ed-a5ee-daf76eb48cca"],"created_at":1795371063582455,"updated_at":1795371063582455},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a20474-591e-75ed-a5ee-daf8a2081bd7","contents":["01a20474-591e-75ed-a5ee-daf8a2081bd7"],"created_at":1795371063582455,"updated_at":1795371063582455}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a20474-5aa7-715d-bcc1-121cfcc3607c":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a20474-5cbe-73e4-89e9-510743f34104","contents":["01a20474-5aa9-71b7-a328-83c4a1b7ffb5","01a20474-5cbe-73e4-89e9-510743f34104"],"created_at":1795371063976965,"updated_at":1795371064508716},"01a20474-5afa-7780-983e-5c0e06cefd2c":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a20474-5d54-758d-a371-41094d1a175e","contents":["01a20474-5afa-7780-983e-5c106e3add1e","01a20474-5d54-758d-a371-41094d1a175e","01a20474-5eba-7379-b15d-7236260312b1"],"created_at":1795371064058788,"updated_at":1795371065018848},"01a20474-5b50-7035-8e6a-364dc59ddf8c":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20474-5f81-714d-9af3-8ae84f9361f6"],"merged_into":"01a20474-5d75-77a2-b4c8-731e0a65e814","created_at":1795371064145049,"updated_at":1795371065217018},"01a20474-5ba8-7216-a4cb-3079838910f1":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20474-5ba8-7216-a4cb-307bdfa4928c","contents":["01a20474-5ba8-7216-a4cb-307bdfa4928c","01a20474-5eed-77a9-a7d5-ade600bea89d"],"purge_at":4948971065097720,"created_at":1795371064232367,"updated_at":1795371065097720},"01a20474-5be9-718a-9f80-a1eba6fbff72":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20474-5f18-7792-89ba-20bc95a88d41"],"created_at":1795371064297660,"updated_at":1795371065111996},"01a20474-5c36-7617-b952-e7e8796b63bd":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-5c36-7617-b952-e7ea0146dce2","contents":["01a20474-5c36-7617-b952-e7ea0146dce2"],"created_at":1795371064374395,"updated_at":1795371064374395},"01a20474-5c7b-75ba-babe-5915405630ae":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a20474-5c7b-75ba-babe-5917db93c1d4","contents":["01a20474-5c7b-75ba-babe-5917db93c1d4"],"created_at":1795371064443103,"updated_at":1795371065054047},"01a20474-5d75-77a2-b4c8-731e0a65e814":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20474-5d76-726e-b75d-b5fd50cef761","contents":["01a20474-5d76-726e-b75d-b5fd50cef761"],"derived_from":[{"memory_id":"01a20474-5b50-7035-8e6a-364dc59ddf8c","revision":1},{"memory_id":"01a20474-5ba8-7216-a4cb-3079838910f1","revision":1}],"created_at":1795371064693738,"updated_at":1795371064693738},"01a20474-5d93-737b-ab65-b3224921d356":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-5e4d-711d-b842-e4aaa4a1a8ad","contents":["01a20474-5d93-737b-ab65-b324023d3e45","01a20474-5e4d-711d-b842-e4aaa4a1a8ad","01a20474-5e4d-711d-b842-e4ab70c79ae7"],"derived_from":[{"memory_id":"01a20474-5d93-737b-ab65-b3224921d356","revision":1},{"memory_id":"01a20474-5df5-7308-9ddd-2bce04a42ed5","revision":1}],"created_at":1795371064723704,"updated_at":1795371064909104},"01a20474-5df5-7308-9ddd-2bce04a42ed5":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-5df5-7308-9ddd-2bd0d7850b8a","contents":["01a20474-5df5-7308-9ddd-2bd0d7850b8a"],"merged_into":"01a20474-5d93-737b-ab65-b3224921d356","created_at":1795371064821471,"updated_at":1795371064909104}},"kept":8,"links":{"01a20474-5afa-7780-983e-5c0e06cefd2c":{"01a20474-5d93-737b-ab65-b3224921d356":{"by_hand":true,"outgoing":false,"strength":0}},"01a20474-5c7b-75ba-babe-5915405630ae":{"01a20474-5d93-737b-ab65-b3224921d356":{"by_hand":true,"outgoing":false,"strength":500}},"01a20474-5d93-737b-ab65-b3224921d356":{"01a20474-5afa-7780-983e-5c0e06cefd2c":{"by_hand":true,"outgoing":true,"strength":0},"01a20474-5c7b-75ba-babe-5915405630ae":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a20474-627b-7002-9c21-2ea3034bdc2f":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a20474-62a4-7027-9143-23db5e9f71c9","01a20474-62b9-7473-ae47-9cc4ed7469da","01a20474-62c8-77cb-a275-1e162b6bfbe8"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795371065979914,"ended_at":1795371066092120},"01a20474-63a0-776f-930d-2a327a84993d":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a204745a497727b1b228a359d50190","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795371066285092,"completed_at":1795371066292000,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795371066295468,"completed_at":1795371066304688,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795371066306219,"completed_at":1795371066312929,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795371066314667,"completed_at":1795371066322290,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"a70d3727fe514d3315eeb6c4a530654cc190c671ba5037409e952cab62f083ce","content_id":"01a20474-63be-74d1-8b76-89af237a3e2d"}},"normalise_topics":{"0":{"commitment":"0863f90c9d325a37a12f7e5cb05cde3699c839167678e328d4e06bdb57a8c062","content_id":"01a20474-63d0-76d7-8ff2-bfe8d874cfa4"}},"resolve_merges":{"0":{"commitment":"f6fbd26bcb8b441da2047995fe2f891ba3df8a8303ef2ddca244bf6592c327a6","content_id":"01a20474-63c7-7045-a5bf-6200173d0ad4"}}},"contents":["01a20474-63be-74d1-8b76-89af237a3e2d","01a20474-63c7-7045-a5bf-6200173d0ad4","01a20474-63d0-76d7-8ff2-bfe8d874cfa4"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795371066272586,"ended_at":null}},"active":{"memory-optimization":"01a20474-63a0-776f-930d-2a327a84993d"},"held":6}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a20474-60df-7529-8e79-cd04cd2c6ef7":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-60e1-7471-9043-353b54df5036","contents":["01a20474-60e1-7471-9043-353b54df5036"],"merged_into":"01a20474-63da-7402-9a02-4276fbec3138","created_at":1795371065568962,"updated_at":1795371066330391},"01a20474-613d-7056-87ac-54bffb5eb4ff":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-613e-72bf-9e9c-c8540fb8259f","contents":["01a20474-613e-72bf-9e9c-c8540fb8259f"],"merged_into":"01a20474-63da-7402-9a02-4276fbec3138","created_at":1795371065661951,"updated_at":1795371066330391},"01a20474-6197-73ea-96d9-63df47cd48e1":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-63da-7402-9a02-4279d6b87c9e","contents":["01a20474-6197-73ea-96d9-63e1f9f11fca","01a20474-62d8-7770-98e4-a7e64e193b1c","01a20474-637e-751d-aab1-52518d080c36","01a20474-63da-7402-9a02-4279d6b87c9e"],"created_at":1795371065751682,"updated_at":1795371066330391},"01a20474-61e9-752d-8b78-1d954e419109":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-61ea-72f8-bd9a-1fba70412aa7","contents":["01a20474-61ea-72f8-bd9a-1fba70412aa7","01a20474-62d8-7770-98e4-a7e1e800732c","01a20474-63da-7402-9a02-4274a25bb7de"],"created_at":1795371065834050,"updated_at":1795371066330391},"01a20474-6238-7276-be66-87568fbd4df1":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-6238-7276-be66-8758e23d4caf","contents":["01a20474-6238-7276-be66-8758e23d4caf","01a20474-62d8-7770-98e4-a7e2e9296175","01a20474-63da-7402-9a02-4275297b7f04"],"created_at":1795371065912372,"updated_at":1795371066330391},"01a20474-62d8-7770-98e4-a7e3f5d75028":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-62d8-7770-98e4-a7e4da0f2781","contents":["01a20474-62d8-7770-98e4-a7e4da0f2781","01a20474-62d8-7770-98e4-a7e5118e8976"],"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":1},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":1}],"created_at":1795371066072262,"updated_at":1795371066237600},"01a20474-63da-7402-9a02-4276fbec3138":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20474-63da-7402-9a02-427785f67c76","contents":["01a20474-63da-7402-9a02-427785f67c76","01a20474-63da-7402-9a02-4278ac738a2d"],"derived_from":[{"memory_id":"01a20474-60df-7529-8e79-cd04cd2c6ef7","revision":3},{"memory_id":"01a20474-613d-7056-87ac-54bffb5eb4ff","revision":3}],"created_at":1795371066330391,"updated_at":1795371066330391}},"kept":7}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795371065000299);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795371063582455, 1795371063582455),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795371063673623, 1795371063673623),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795371063976965, 1795371065217018),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795371065285472, 1795371065532256),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795371065568962, 1795371066330391),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795371066463904, 1795371066566130);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795371068144354, '01a20474-6af0-717a-8dd0-3935a7b2ab9d', NULL, 'admin:cli', 1, 2, 0, '[]', 380),
	('default', 1795371068144354, '01a20474-6afa-71d1-844d-079bf9e09408', NULL, 'admin:cli', 1, 110, 0, '[]', 380);


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


