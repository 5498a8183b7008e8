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
	('01a2095a-0946-7549-8914-96ef2d96ee2e', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$CgJ9Dyu0ffbZ0+DDm78b5w$D5lE2IiYhVzOgSurQJRrSZaSt+Br82SDiy5OLM/IBJ8', 1795453225287020, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_THBaA7xci5aY', 'default', 'admin', NULL, '[]', '\x85c3f6bcf7fca0f69b61f33cfb18820db771018c5403e0806d5f85eb47fe1e48', 1795453223716932, NULL),
	('k_31DdiBDLdeXe', 'default', 'auditor', 'reviewer', '[]', '\xcecab8c4c747edf4a30550b6280a1e838447eee9686fe9bfadc16b9fad36bbf2', 1795453223897392, NULL),
	('k_IoNe07AmLomu', 'default', 'agent', 'planner', '["ana"]', '\x79ce9538227d7d8492963433bd8b6a0357d25a36b2dcb2e674832ccd35539e97', 1795453224064862, NULL),
	('k_yosUmimROFlR', 'bridge', 'admin', NULL, '[]', '\x734412f82088ee397e187486667f751dfc77565b484a1f62446e739be30ebbb3', 1795453224382458, NULL),
	('k_xPREyiK3Wugn', 'default', 'admin', NULL, '[]', '\x95535c4d44ccdc3bd579f5182a499526d9d0ca4103486b77f110457492623df1', 1795453224591420, 1795453224822703);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a2095a-080a-7319-82d9-1232afefcf46', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a2095a-080a-7319-82d9-12338e88a4d1', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a2095a-080b-7112-beeb-86ec25c1c5e5', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a2095a-080b-7112-beeb-86edf3667bd1', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a2095a-080b-7112-beeb-86eee04ac0fa', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a2095a-080b-7112-beeb-86eff164841f', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a2095a-080b-7112-beeb-86eff164841f', NULL, NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a2095a-080b-7112-beeb-86f033d8d0e6', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a2095a-080b-7112-beeb-86f033d8d0e6', NULL, NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a2095a-080b-7112-beeb-86f159bdca81', NULL, 'admin:cli', 'import:jsonl', 1795453224970821, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a2095a-0879-7159-bf9b-ce22f32543d7', NULL, 'admin:cli', 'import:agno', 1795453225081344, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a2095a-0879-7159-bf9b-ce23d5a0db63', NULL, 'admin:cli', 'import:agno', 1795453225081344, '{}'),
	(43, 'default', 'ana', 1, 1, '01a2095a-09fc-7501-a6f2-00a09974c721', 'ADD', NULL, 'active', NULL, '01a2095a-0a01-727e-9a8c-328a3d9be23e', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453225472903, '{}'),
	(43, 'default', 'ana', 2, 2, '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'ADD', NULL, 'active', NULL, '01a2095a-0a6c-72ca-a569-0e60984d878b', NULL, 'admin:k_THBaA7xci5aY', 'run-7', 1795453225580200, '{}'),
	(43, 'default', 'ana', 3, 3, '01a2095a-0ae9-776d-a012-761a3cc04b80', 'ADD', NULL, 'active', NULL, '01a2095a-0af4-7590-b689-49d358990501', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453225706008, '{}'),
	(43, 'default', 'ana', 4, 4, '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 'ADD', NULL, 'active', NULL, '01a2095a-0b97-76c3-b2f6-8d0b080d198d', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453225879261, '{}'),
	(43, 'default', 'ana', 5, 5, '01a2095a-0bf3-7539-b0d3-330ee50d33a8', 'ADD', NULL, 'active', NULL, '01a2095a-0bf3-7539-b0d3-3310a82a6450', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453225971715, '{}'),
	(43, 'default', 'ana', 6, 6, '01a2095a-0c61-7024-bded-298ddbd9cb2c', 'ADD', NULL, 'active', NULL, '01a2095a-0c61-7024-bded-298f90663e02', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226081911, '{}'),
	(43, 'default', 'ana', 7, 7, '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'ADD', NULL, 'active', NULL, '01a2095a-0cd4-7283-8f1c-b9887d722205', NULL, 'agent:planner', NULL, 1795453226196048, '{}'),
	(43, 'default', 'ana', 8, 8, '01a2095a-09fc-7501-a6f2-00a09974c721', 'UPDATE', 'active', 'active', '01a2095a-0a01-727e-9a8c-328a3d9be23e', '01a2095a-0d60-755d-8f45-f9cdc5756ddc', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226335260, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'UPDATE', 'active', 'active', '01a2095a-0a6c-72ca-a569-0e60984d878b', '01a2095a-0a6c-72ca-a569-0e60984d878b', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226488083, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'UPDATE', 'active', 'active', '01a2095a-0cd4-7283-8f1c-b9887d722205', '01a2095a-0cd4-7283-8f1c-b9887d722205', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226512118, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'UPDATE', 'active', 'active', '01a2095a-0cd4-7283-8f1c-b9887d722205', '01a2095a-0cd4-7283-8f1c-b9887d722205', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226534579, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'UPDATE', 'active', 'active', '01a2095a-0a6c-72ca-a569-0e60984d878b', '01a2095a-0a6c-72ca-a569-0e60984d878b', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226555967, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'UPDATE', 'active', 'active', '01a2095a-0a6c-72ca-a569-0e60984d878b', '01a2095a-0e54-769d-95c6-4461e113fc39', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226578053, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a2095a-0e80-7718-81ae-186d1f6c8ef6', 'MERGE', NULL, 'active', NULL, '01a2095a-0e82-7119-8037-f289c40387e4', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226625106, '{"derived_from":[{"memory_id":"01a2095a-0ae9-776d-a012-761a3cc04b80","revision":1},{"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a2095a-0ae9-776d-a012-761a3cc04b80', 'MERGE', 'active', 'merged', '01a2095a-0af4-7590-b689-49d358990501', NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226625106, '{"merged_into":"01a2095a-0e80-7718-81ae-186d1f6c8ef6"}'),
	(43, 'default', 'ana', 16, 16, '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 'MERGE', 'active', 'merged', '01a2095a-0b97-76c3-b2f6-8d0b080d198d', NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226625106, '{"merged_into":"01a2095a-0e80-7718-81ae-186d1f6c8ef6"}'),
	(43, 'default', 'ana', 17, 17, '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 'RESTORE', 'merged', 'active', NULL, '01a2095a-0b97-76c3-b2f6-8d0b080d198d', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226644940, '{}'),
	(43, 'default', 'ana', 18, 18, '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 'ADD', NULL, 'active', NULL, '01a2095a-0ea7-7550-9bb1-62f31c3fd213', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226663861, '{}'),
	(43, 'default', 'ana', 19, 19, '01a2095a-0f0f-7619-ba47-3455a4f0ae20', 'ADD', NULL, 'active', NULL, '01a2095a-0f0f-7619-ba47-34577acd9a71', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226767670, '{}'),
	(43, 'default', 'ana', 20, 20, '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 'MERGE', 'active', 'active', '01a2095a-0ea7-7550-9bb1-62f31c3fd213', '01a2095a-0f70-774a-9f3d-d660b9c1c8a1', '01a2095a-0f71-7127-b1bd-7808d9d78593', 'admin:k_THBaA7xci5aY', NULL, 1795453226864358, '{"derived_from":[{"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","revision":1},{"memory_id":"01a2095a-0f0f-7619-ba47-3455a4f0ae20","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a2095a-0f0f-7619-ba47-3455a4f0ae20', 'MERGE', 'active', 'merged', '01a2095a-0f0f-7619-ba47-34577acd9a71', NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226864358, '{"merged_into":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841"}'),
	(43, 'default', 'ana', 22, 22, '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226906721, '{"strength":0.5,"to":"01a2095a-0cd3-767c-a9b7-4034caadd2d2"}'),
	(43, 'default', 'ana', 23, 23, '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226923470, '{"strength":1.0,"to":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030"}'),
	(43, 'default', 'ana', 24, 24, '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453226965611, '{"removed":true,"to":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030"}'),
	(43, 'default', 'ana', 25, 25, '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'DELETE', 'active', 'archived', '01a2095a-0e54-769d-95c6-4461e113fc39', NULL, '01a2095a-1014-77a4-a18a-6630cc21802d', 'admin:k_THBaA7xci5aY', NULL, 1795453227028915, '{}'),
	(43, 'default', 'ana', 26, 26, '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'DELETE', 'active', 'archived', '01a2095a-0cd4-7283-8f1c-b9887d722205', NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227045664, '{}'),
	(43, 'default', 'ana', 27, 27, '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'RESTORE', 'archived', 'active', NULL, '01a2095a-0cd4-7283-8f1c-b9887d722205', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227061060, '{}'),
	(43, 'default', 'ana', 30, 30, '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 'TTL', 'active', 'soft_deleted', '01a2095a-0b97-76c3-b2f6-8d0b080d198d', NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227131573, '{"purge_at":4949053227131573}'),
	(43, 'default', 'ana', 28, 28, '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 'TTL', 'active', 'soft_deleted', '01a2095a-0b97-76c3-b2f6-8d0b080d198d', NULL, '01a2095a-1045-754d-b34b-fde16cf4dcb8', 'admin:k_THBaA7xci5aY', NULL, 1795453227077082, '{"purge_at":4949053227077082}'),
	(43, 'default', 'ana', 29, 29, '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 'RESTORE', 'soft_deleted', 'active', NULL, '01a2095a-0b97-76c3-b2f6-8d0b080d198d', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227094203, '{}'),
	(43, 'default', 'ana', 31, 31, '01a2095a-0bf3-7539-b0d3-330ee50d33a8', 'PURGE', 'active', 'purged', NULL, NULL, '01a2095a-1097-709d-b975-47fb8569ac82', 'admin:k_THBaA7xci5aY', NULL, 1795453227159196, '{"erased":1}'),
	(43, 'default', 'ana', 32, 32, '01a2095a-0ae9-776d-a012-761a3cc04b80', 'PURGE', 'merged', 'purged', NULL, NULL, '01a2095a-111d-7515-8b00-66e570082da0', 'admin:k_THBaA7xci5aY', NULL, 1795453227293373, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a2095a-119e-7637-a72a-6716a63a782e', 'ADD', NULL, 'active', NULL, '01a2095a-11a0-7493-91ca-99d44630dc57', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227424414, '{}'),
	(48, 'default', 'lena', 2, 4, '01a2095a-1209-73f0-9621-75d758b91833', 'ADD', NULL, 'active', NULL, '01a2095a-1209-73f0-9621-75d99569d36f', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227529294, '{}'),
	(48, 'default', 'lena', 3, 5, '01a2095a-12a0-71d3-8811-8194ee307c1e', 'ADD', NULL, 'active', NULL, '01a2095a-12a0-71d3-8811-81965e77e3b2', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227680834, '{}'),
	(1, 'default', 'nora', 1, 1, '01a2095a-1350-71bd-bb63-7c67ed299240', 'ADD', NULL, 'active', NULL, '01a2095a-1353-738a-b005-2f70b7144ec9', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227859053, '{}'),
	(48, 'default', 'lena', 4, 6, '01a2095a-12a0-71d3-8811-8194ee307c1e', 'DELETE', 'active', 'archived', '01a2095a-12a0-71d3-8811-81965e77e3b2', NULL, NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227810702, '{}'),
	(1, 'default', 'nora', 4, 4, '01a2095a-143b-7192-9597-327236d12490', 'ADD', NULL, 'active', NULL, '01a2095a-143b-7192-9597-327464932998', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453228091199, '{}'),
	(1, 'default', 'nora', 5, 5, '01a2095a-1492-710f-9bd3-7bedb7e21819', 'ADD', NULL, 'active', NULL, '01a2095a-1492-710f-9bd3-7befe04d23a0', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453228178269, '{}'),
	(1, 'default', 'nora', 2, 2, '01a2095a-13a4-7162-bc58-3bb490f4407e', 'ADD', NULL, 'active', NULL, '01a2095a-13a4-7162-bc58-3bb61ebaae8c', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453227940768, '{}'),
	(1, 'default', 'nora', 3, 3, '01a2095a-13e4-7026-b741-9a14be6a5d50', 'ADD', NULL, 'active', NULL, '01a2095a-13e4-7026-b741-9a1692d3955e', NULL, 'admin:k_THBaA7xci5aY', NULL, 1795453228004867, '{}'),
	(1, 'default', 'nora', 6, 20, '01a2095a-143b-7192-9597-327236d12490', 'DELETE', 'active', 'archived', '01a2095a-143b-7192-9597-327464932998', NULL, '01a2095a-15f9-7462-9e62-2ac8f0d5eeff', 'workflow:memory-optimization', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228536945, '{}'),
	(1, 'default', 'nora', 7, 21, '01a2095a-1492-710f-9bd3-7bedb7e21819', 'DELETE', 'active', 'archived', '01a2095a-1492-710f-9bd3-7befe04d23a0', NULL, '01a2095a-15f9-7462-9e62-2ac98b922dab', 'workflow:memory-optimization', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228536945, '{}'),
	(1, 'default', 'nora', 8, 22, '01a2095a-15f9-7462-9e62-2aca26447596', 'MERGE', NULL, 'active', NULL, '01a2095a-15f9-7462-9e62-2acbe9e03e01', '01a2095a-15f9-7462-9e62-2acc1f6dee14', 'workflow:memory-optimization', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228536945, '{"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":1},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a2095a-1350-71bd-bb63-7c67ed299240', 'MERGE', 'active', 'merged', '01a2095a-1353-738a-b005-2f70b7144ec9', NULL, NULL, 'workflow:memory-optimization', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228536945, '{"merged_into":"01a2095a-15f9-7462-9e62-2aca26447596"}'),
	(1, 'default', 'nora', 10, 24, '01a2095a-13a4-7162-bc58-3bb490f4407e', 'MERGE', 'active', 'merged', '01a2095a-13a4-7162-bc58-3bb61ebaae8c', NULL, NULL, 'workflow:memory-optimization', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228536945, '{"merged_into":"01a2095a-15f9-7462-9e62-2aca26447596"}'),
	(1, 'default', 'nora', 11, 25, '01a2095a-13e4-7026-b741-9a14be6a5d50', 'UPDATE', 'active', 'active', '01a2095a-13e4-7026-b741-9a1692d3955e', '01a2095a-15f9-7462-9e62-2acd3c6057ed', NULL, 'workflow:memory-optimization', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228536945, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 12, 30, '01a2095a-143b-7192-9597-327236d12490', 'RESTORE', 'archived', 'active', NULL, '01a2095a-143b-7192-9597-327464932998', NULL, 'admin:k_THBaA7xci5aY', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228797134, '{}'),
	(1, 'default', 'nora', 13, 31, '01a2095a-1492-710f-9bd3-7bedb7e21819', 'RESTORE', 'archived', 'active', NULL, '01a2095a-1492-710f-9bd3-7befe04d23a0', NULL, 'admin:k_THBaA7xci5aY', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228797134, '{}'),
	(1, 'default', 'nora', 14, 32, '01a2095a-1350-71bd-bb63-7c67ed299240', 'RESTORE', 'merged', 'active', NULL, '01a2095a-1353-738a-b005-2f70b7144ec9', NULL, 'admin:k_THBaA7xci5aY', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228797134, '{}'),
	(1, 'default', 'nora', 15, 33, '01a2095a-13a4-7162-bc58-3bb490f4407e', 'RESTORE', 'merged', 'active', NULL, '01a2095a-13a4-7162-bc58-3bb61ebaae8c', NULL, 'admin:k_THBaA7xci5aY', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228797134, '{}'),
	(1, 'default', 'nora', 16, 34, '01a2095a-13e4-7026-b741-9a14be6a5d50', 'UPDATE', 'active', 'active', '01a2095a-15f9-7462-9e62-2acd3c6057ed', '01a2095a-16fe-70eb-8414-bf7179b699f8', NULL, 'admin:k_THBaA7xci5aY', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228797134, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a2095a-15f9-7462-9e62-2aca26447596', 'DELETE', 'active', 'archived', '01a2095a-15f9-7462-9e62-2acbe9e03e01', NULL, NULL, 'admin:k_THBaA7xci5aY', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 1795453228797134, '{}'),
	(1, 'default', 'nora', 18, 51, '01a2095a-143b-7192-9597-327236d12490', 'DELETE', 'active', 'archived', '01a2095a-143b-7192-9597-327464932998', NULL, '01a2095a-17c7-76e8-9acf-64d7d767a110', 'workflow:memory-optimization', '01a2095a-171d-7769-8415-4419e7c0dbb7', 1795453228998992, '{}'),
	(1, 'default', 'nora', 19, 52, '01a2095a-1492-710f-9bd3-7bedb7e21819', 'DELETE', 'active', 'archived', '01a2095a-1492-710f-9bd3-7befe04d23a0', NULL, '01a2095a-17c7-76e8-9acf-64d86fe70466', 'workflow:memory-optimization', '01a2095a-171d-7769-8415-4419e7c0dbb7', 1795453228998992, '{}'),
	(1, 'default', 'nora', 20, 53, '01a2095a-17c7-76e8-9acf-64d91950a601', 'MERGE', NULL, 'active', NULL, '01a2095a-17c7-76e8-9acf-64da46bf9d02', '01a2095a-17c7-76e8-9acf-64dbe87319a9', 'workflow:memory-optimization', '01a2095a-171d-7769-8415-4419e7c0dbb7', 1795453228998992, '{"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":3},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a2095a-1350-71bd-bb63-7c67ed299240', 'MERGE', 'active', 'merged', '01a2095a-1353-738a-b005-2f70b7144ec9', NULL, NULL, 'workflow:memory-optimization', '01a2095a-171d-7769-8415-4419e7c0dbb7', 1795453228998992, '{"merged_into":"01a2095a-17c7-76e8-9acf-64d91950a601"}'),
	(1, 'default', 'nora', 22, 55, '01a2095a-13a4-7162-bc58-3bb490f4407e', 'MERGE', 'active', 'merged', '01a2095a-13a4-7162-bc58-3bb61ebaae8c', NULL, NULL, 'workflow:memory-optimization', '01a2095a-171d-7769-8415-4419e7c0dbb7', 1795453228998992, '{"merged_into":"01a2095a-17c7-76e8-9acf-64d91950a601"}'),
	(1, 'default', 'nora', 23, 56, '01a2095a-13e4-7026-b741-9a14be6a5d50', 'UPDATE', 'active', 'active', '01a2095a-16fe-70eb-8414-bf7179b699f8', '01a2095a-17c7-76e8-9acf-64dc7dc8b003', NULL, 'workflow:memory-optimization', '01a2095a-171d-7769-8415-4419e7c0dbb7', 1795453228998992, '{"set":{},"was":{}}'),
	(48, 'bridge', 'lena', 1, 7, '01a2095a-1906-74c1-a69a-1acfa058e3b9', 'ADD', NULL, 'active', NULL, '01a2095a-1907-72f2-a512-9bc587f03206', NULL, 'admin:k_yosUmimROFlR', NULL, 1795453229319592, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a2095a-1906-74c1-a69a-1acfa058e3b9', 'UPDATE', 'active', 'active', '01a2095a-1907-72f2-a512-9bc587f03206', '01a2095a-1957-70d7-9fc5-9712f2c92310', NULL, 'admin:k_yosUmimROFlR', NULL, 1795453229398398, '{"set":{},"was":{}}');


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
	(39, 'memories', 1, 1),
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
	(39, 'changes', 1, 1),
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
	(48, 'changes', 1, 8),
	(43, 'changes', 1, 32),
	(57, 'changes', 1, 1),
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
	(39, 'relations', 1, 1),
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
	(40, 'runs', 1, 0),
	(41, 'runs', 1, 0),
	(39, 'runs', 1, 1),
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
	(48, 'runs', 1, 8),
	(43, 'runs', 1, 32),
	(57, 'runs', 1, 1),
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
	(40, 'user_stats', 1, 0),
	(41, 'user_stats', 1, 0),
	(42, 'user_stats', 1, 0),
	(44, 'user_stats', 1, 0),
	(45, 'user_stats', 1, 0);
INSERT INTO public.checkpoints VALUES
	(46, 'user_stats', 1, 0),
	(47, 'user_stats', 1, 0),
	(49, 'user_stats', 1, 0),
	(50, 'user_stats', 1, 0),
	(51, 'user_stats', 1, 0),
	(52, 'user_stats', 1, 0),
	(54, 'user_stats', 1, 0),
	(55, 'user_stats', 1, 0),
	(53, 'user_stats', 1, 10),
	(39, 'user_stats', 1, 1),
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
	(39, 'daily_metrics', 1, 1),
	(48, 'daily_metrics', 1, 8),
	(43, 'daily_metrics', 1, 32),
	(57, 'daily_metrics', 1, 1),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_THBaA7xci5aY/memory_book/ana', 'first', '\xc2001a4b1e43d031ce90a298f85bfee564bfdbc12e93e6d9ae61d4dc89656885', '01a2095a-0a01-727e-9a8c-328a3d9be23e', '{"action":"create","created":1,"memory_id":"01a2095a-09fc-7501-a6f2-00a09974c721","rev":1}', 1, 1, 1795453225472903),
	(43, 'default', 'k_THBaA7xci5aY/memory_book/ana', 'doomed', '\xe4604415de9c395b25c58e497f6bd8ab12e0a372157bb98088d8765dab36ecf6', '01a2095a-0bf3-7539-b0d3-3310a82a6450', '{"action":"create","created":1,"memory_id":"01a2095a-0bf3-7539-b0d3-330ee50d33a8","rev":5}', 5, 5, 1795453225971715),
	(43, 'default', 'k_THBaA7xci5aY/memory_book/ana', 'guarded', '\x33197784529f226689fec27a5292dd5f9c36ed6c4ac379545b9ab2b64f9b685f', '01a2095a-0d60-755d-8f45-f9cdc5756ddc', '{"action":"update","created":0,"memory_id":"01a2095a-09fc-7501-a6f2-00a09974c721","rev":8}', 8, 8, 1795453226335260),
	(43, 'default', 'k_THBaA7xci5aY/memory_book/ana', 'same', '\xcb80bd55129289ccb1f6bf53625e36561314c5558eb46ea0dcbdfc52038e50ab', '01a2095a-0e54-769d-95c6-4461e113fc39', '{"action":"update","created":0,"memory_id":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030","position":13,"rev":13}', 14, 13, 1795453226599812),
	(43, 'default', 'k_THBaA7xci5aY/memory_book/ana', 'purge', '\x50612f3b41968e226c202fedb865665f5bcd7596eb382ec437445b2916648adc', '01a2095a-1097-709d-b975-47fb8569ac82', '{"action":"purge","created":0,"memory_id":"01a2095a-0bf3-7539-b0d3-330ee50d33a8","rev":31}', 31, 31, 1795453227159196),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:claim:01a2095a-1506-7745-a2b8-630e3eaf26fc', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 7, 7, 1795453228294347),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 8, 8, 1795453228343475),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 9, 9, 1795453228388546),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 10, 10, 1795453228393489),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:classify:0', '\x1e7fda23f3654ed2659c4aca5f2f6e1cc9bd2cac17e403fe4bca15fe965bfe3b', '01a2095a-1579-7183-b50b-f3cc3979e2dd', '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 11, 11, 1795453228409469),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 12, 12, 1795453228422621),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 13, 13, 1795453228428670),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:resolve_merges:0', '\x5e54c9eb1c4db7f277a398d0f5d4d635fd7362e238b05ec239872c478967dc85', '01a2095a-15af-7564-a097-eea23700b4a7', '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 14, 14, 1795453228463472),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 15, 15, 1795453228470137),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 16, 16, 1795453228477284),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:normalise_topics:0', '\xcd7da3245d271e3d0fdcfc15ff4f29c6460e316568a2983f267fdb14c8b72610', '01a2095a-15d3-7488-b88a-10b9995a369f', '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 17, 17, 1795453228499817),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 18, 18, 1795453228502003),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 19, 19, 1795453228517990),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save', '\x948cb67f7c241ba48653f1b15dd452c1dd0b31c7200b806b5a6b3d3d1ec8f530', '01a2095a-15f9-7462-9e62-2ac8f0d5eeff', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795453228536945),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 26, 26, 1795453228540379),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 27, 27, 1795453228543159),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 28, 28, 1795453228549661),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', 29, 29, 1795453228554460),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:restore', '\xa223ebcda5499e8613a0fe31fda04687743f4b0efd251452700ed42b7524895f', '01a2095a-16fe-70eb-8414-bf7179b699f8', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795453228797134),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:claim:01a2095a-174c-76a0-94ea-4218803f8e29', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 38, 38, 1795453228876366),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 39, 39, 1795453228910928),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 40, 40, 1795453228916520),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 41, 41, 1795453228921477),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:classify:0', '\x291157a4ee44c4d3680dc178ab55c3c34111ef7a0b53da79a53a97ed143ec931', '01a2095a-177e-753e-ba49-0efabf4e2d1e', '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 42, 42, 1795453228926032),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 43, 43, 1795453228932810),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 44, 44, 1795453228940715),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:resolve_merges:0', '\xe911d582fd39ed7f004a675333ebb08ff03baa64103326218c27408966ca18f9', '01a2095a-1798-7722-94d7-9559161d3a54', '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 45, 45, 1795453228952459),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 46, 46, 1795453228962699),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 47, 47, 1795453228966597),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:normalise_topics:0', '\x6a71a644b788d17899b0bd67cd7eac22510453486b3f30912790f5d017929485', '01a2095a-17b1-72b0-b228-59672547f53f', '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 48, 48, 1795453228977342),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 49, 49, 1795453228980179),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 50, 50, 1795453228985547),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save', '\xbf627792543eab8eb4a4c58dfa8aea2324ee4ccf72880951f0962d4aad73b58b', '01a2095a-17c7-76e8-9acf-64d7d767a110', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795453228998992),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 57, 57, 1795453229004930),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 58, 58, 1795453229009406),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 59, 59, 1795453229018225),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', 60, 60, 1795453229024176);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a2095a-080a-7319-82d9-1232afefcf46', 'default', 'memory_book', 'bruno', '\xd15152d04c35b6a22ddc60d3684ef6ef1cacc691b407a9e32054d6ddb8c6f90a', '{"content":"Works as a carpenter"}'),
	(53, '01a2095a-080a-7319-82d9-12338e88a4d1', 'default', 'memory_book', 'bruno', '\x89e40cf9e83fc6a025537176498a2d81ae721029bae0ddc943b7d47f421c7175', '{"content":"Moved to Porto"}'),
	(53, '01a2095a-080b-7112-beeb-86ec25c1c5e5', 'default', 'memory_book', 'bruno', '\x272e1666907aff19e2ad9600b444bb1a71694af73907cb9c5077b42374c43056', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a2095a-080b-7112-beeb-86edf3667bd1', 'default', 'memory_book', 'bruno', '\x1b8538ec27dc6dc4eda352f20185b5e68028b04b031f6eb2112109ad785f2f91', '{"content":"Prefers oak to pine"}'),
	(53, '01a2095a-080b-7112-beeb-86eee04ac0fa', 'default', 'memory_book', 'bruno', '\x151dae67e664e2566a16529145f6d112df1931b797da8e7e73ec1eead5b1493c', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a2095a-080b-7112-beeb-86eff164841f', 'default', 'memory_book', 'bruno', '\xedcbf3b65d9c21d6e213e7e45c78f372a722b1f8eb9114efa5f562479a060479', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a2095a-080b-7112-beeb-86f033d8d0e6', 'default', 'memory_book', 'bruno', '\x276c0a35f17965515f82b65f783cec973ed598a78a25b4134fc93a2cb21cadb7', '{"content":"Had a dog named Bolt"}'),
	(53, '01a2095a-080b-7112-beeb-86f159bdca81', 'default', 'memory_book', 'bruno', '\xff20878db351504aa0650a68bbc636bca381f819cfc173a5ea3e59b02cb5570e', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a2095a-0879-7159-bf9b-ce22f32543d7', 'default', 'memory_book', 'carl', '\x804c3e216fe29fe525cf124fac092b54681aceb521e63b7510327e6a9003c555', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a2095a-0879-7159-bf9b-ce23d5a0db63', 'default', 'memory_book', 'carl', '\xe0b51ee57527306dfaa35175810f54e3420da831bc76acbb9f8143aad86eadad', '{"content":"Has a cat"}'),
	(43, '01a2095a-0a01-727e-9a8c-328a3d9be23e', 'default', 'memory_book', 'ana', '\x7973688270ab519db179791e74de3f270cb9d72acad9d8211d4f9e4bec538219', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a2095a-0a6c-72ca-a569-0e60984d878b', 'default', 'memory_book', 'ana', '\x0094a26e4a36b4f3e976f470ee77117783d913fb5784af4941f7b42a84c8e2cc', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a2095a-0b97-76c3-b2f6-8d0b080d198d', 'default', 'memory_book', 'ana', '\xba1a19668cf19a83e3785ce4c3b5d8a03a21c79ba2af63bf48f7a92bdd670566', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a2095a-0c61-7024-bded-298f90663e02', 'default', 'memory_book', 'ana', '\x4ea0e9107965b803614e7eed2dbdc3c99f10405f6f08e876d43cfa843c071975', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a2095a-0cd4-7283-8f1c-b9887d722205', 'default', 'memory_book', 'ana', '\x2e650cd24cda6853a1a6af4bd553a448681bc116b265b26e0c41f8234433d60c', '{"content":"Prefers short answers"}'),
	(43, '01a2095a-0d60-755d-8f45-f9cdc5756ddc', 'default', 'memory_book', 'ana', '\x04ddb75bcf817a51bc6680f7cc97c1f822c9d9ba8750f137e581861700771a80', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a2095a-0e54-769d-95c6-4461e113fc39', 'default', 'memory_book', 'ana', '\x9fab342e0aa8bc67e4539a9149bd3576b298eb46736911431350833597839d4c', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a2095a-0e82-7119-8037-f289c40387e4', 'default', 'memory_book', 'ana', '\xb9620c195c5616f303bb45c4c35c1edd5177c6016dd6de524add6e03bca0919e', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a2095a-0ea7-7550-9bb1-62f31c3fd213', 'default', 'memory_book', 'ana', '\xf56760a2a2041a8990f4bc07aaea6f852dab7fcfbfdb0e7b688e6cff1b6140e2', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a2095a-0f0f-7619-ba47-34577acd9a71', 'default', 'memory_book', 'ana', '\x23cc8da3c734caab92246b983e2d6aa4ca909027a5f520cd6fe2bb67577f5cc0', '{"content":"Drinks tea in the morning"}'),
	(43, '01a2095a-0f70-774a-9f3d-d660b9c1c8a1', 'default', 'memory_book', 'ana', '\x3428b782e6cad41f0d06d6ebb21739d32ff38bdac8806c5300097c4ca671ed64', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a2095a-0f71-7127-b1bd-7808d9d78593', 'default', 'memory_book', 'ana', '\x3946a8a65cc3cad3ca8f6f06cdc7a88065312f595d47302961777b86865a5a7b', '{"reason":"the same habit"}'),
	(43, '01a2095a-1014-77a4-a18a-6630cc21802d', 'default', 'memory_book', 'ana', '\x63346148b34a6aac3143ccc2d8aec0e4004aa835629776924c19df3c7e992a2a', '{"reason":"reached"}'),
	(43, '01a2095a-1045-754d-b34b-fde16cf4dcb8', 'default', 'memory_book', 'ana', '\xe630303af6dc542b8330ba345c8bbfc99e7242b68391162f2f7a3f84d7bab998', '{"reason":"no longer"}'),
	(43, '01a2095a-1097-709d-b975-47fb8569ac82', 'default', 'memory_book', 'ana', '\x062471f461879580714d90baa126a89a8e22b921f2a4fc18a2f476f52a864ba0', '{"reason":"asked for by the person"}'),
	(43, '01a2095a-111d-7515-8b00-66e570082da0', 'default', 'memory_book', 'ana', '\x5034c0cc248e3926fbe73673149d0a222047188a4a75477d2eeafd33bfa6ff54', '{"reason":"said elsewhere"}'),
	(48, '01a2095a-11a0-7493-91ca-99d44630dc57', 'default', 'memory_book', 'lena', '\x9702f6c6b6456c058876768e43cd5990f2f541ce41ab58aee66b4320b9077318', '{"content":"Runs on Sundays"}'),
	(48, '01a2095a-1209-73f0-9621-75d99569d36f', 'default', 'memory_book', 'lena', '\xd41c849c9d14ba7d9cd2945c9ad8f02d78e727a525992012f37bdd8f12ea80c4', '{"content":"Runs ten kilometres"}'),
	(48, '01a2095a-12a0-71d3-8811-81965e77e3b2', 'default', 'memory_book', 'lena', '\xc3bd5c68d12c21a87d2f04c03b891d3dabd10b36cf51b147a324a571710d61a0', '{"content":"Has run a marathon"}'),
	(1, '01a2095a-1353-738a-b005-2f70b7144ec9', 'default', 'memory_book', 'nora', '\xce3f0feb3910324a0cd71da8fcf9cba98cef47f5b97e22dfa1530f2d2df5cff3', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a2095a-13a4-7162-bc58-3bb61ebaae8c', 'default', 'memory_book', 'nora', '\x81902739daa44e928237d1c2505699b2112a5e1eaf4653d0bea9e8fc8cf8dbb2', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a2095a-13e4-7026-b741-9a1692d3955e', 'default', 'memory_book', 'nora', '\x04ec3fc1d810bf7000f3924eccba32e5f3e8dc5568e40fc822a76afdf5fa1205', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a2095a-143b-7192-9597-327464932998', 'default', 'memory_book', 'nora', '\xf4d2ca2b984219c537a1ca3a18af9a52f9e28a4593490f892b309fd871311bb8', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a2095a-1492-710f-9bd3-7befe04d23a0', 'default', 'memory_book', 'nora', '\x1ec0bcea98e4e845317edfeb6b3d92f158e31a57c97dbecd49e2aadf3600caea', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a2095a-1579-7183-b50b-f3cc3979e2dd', 'default', 'workflow_run', 'nora', '\x30ccf8e46e8d7d76aea33c469aa0671bfdf059a052aedef280ef2835a59547db', '{"answer":[{"action":"keep","memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","merge_target":"01a2095a-1350-71bd-bb63-7c67ed299240","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a2095a-13e4-7026-b741-9a14be6a5d50","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a2095a-143b-7192-9597-327236d12490","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a2095a-1492-710f-9bd3-7bedb7e21819","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a2095a-15af-7564-a097-eea23700b4a7', 'default', 'workflow_run', 'nora', '\xd4cfe2204525bcf78143714fafb9a62a1233a06ff98bdec69abc462e305a6906', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a2095a-1350-71bd-bb63-7c67ed299240","01a2095a-13a4-7162-bc58-3bb490f4407e"]}],"exchanges":[],"fallback":null}'),
	(1, '01a2095a-15d3-7488-b88a-10b9995a369f', 'default', 'workflow_run', 'nora', '\xf01546c346ad67124c5cc380e70d5e47b0b665e18166be45ffa1967f561b6043', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a2095a-15f9-7462-9e62-2ac8f0d5eeff', 'default', 'memory_book', 'nora', '\x30f8d84ad94c4c1ded6a3907c9388f95cd8c8af7d8a3eaa6e8c598528bdcd7f3', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a2095a-15f9-7462-9e62-2ac98b922dab', 'default', 'memory_book', 'nora', '\xc0af0d5733318a1f5bc1d1ffa221b3385ea4351f85e75b199f39c64f2392d95d', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a2095a-15f9-7462-9e62-2acbe9e03e01', 'default', 'memory_book', 'nora', '\xddbac2b3abffaa33bc17099b5ee2d6e9f5329c93555c9d5ee628f00a13b651c1', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a2095a-15f9-7462-9e62-2acc1f6dee14', 'default', 'memory_book', 'nora', '\x5ecfe61570cdf82310091ee4d937eabe01b67de45cf5439b56aaab138ecad0c1', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a2095a-15f9-7462-9e62-2acd3c6057ed', 'default', 'memory_book', 'nora', '\x690465015c9c56701a55ca2781c32417c372ff1b74f4b5cf2eb8391b4264105c', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a2095a-16fe-70eb-8414-bf7179b699f8', 'default', 'memory_book', 'nora', '\x81bce4b538005f2a131a98e6dce1f9a5019b8b92d226e64e077752de5c50ab2c', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a2095a-177e-753e-ba49-0efabf4e2d1e', 'default', 'workflow_run', 'nora', '\xc5afb10a87be3d5fc62a15722016c0c622ff4a0c062784a1513d1f2c2a75cd9b', '{"answer":[{"action":"keep","memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","merge_target":"01a2095a-1350-71bd-bb63-7c67ed299240","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a2095a-13e4-7026-b741-9a14be6a5d50","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a2095a-143b-7192-9597-327236d12490","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a2095a-1492-710f-9bd3-7bedb7e21819","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a2095a-1798-7722-94d7-9559161d3a54', 'default', 'workflow_run', 'nora', '\x22ca2f96d4e4f292ab64159f50a0f2f9587aa637998fae05900ff2b872de540b', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a2095a-1350-71bd-bb63-7c67ed299240","01a2095a-13a4-7162-bc58-3bb490f4407e"]}],"exchanges":[],"fallback":null}'),
	(1, '01a2095a-17b1-72b0-b228-59672547f53f', 'default', 'workflow_run', 'nora', '\xacd0dbd734e9024283a2806f6b350f269a62feb802621101e971ba33c8bfc2fe', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a2095a-17c7-76e8-9acf-64d7d767a110', 'default', 'memory_book', 'nora', '\x735154de612de2b4b5e18b3068924e59a5367b5830b85655c19425bdd84c0a42', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a2095a-17c7-76e8-9acf-64d86fe70466', 'default', 'memory_book', 'nora', '\xdb628cc66440686e575149efddef6c55c6078e5b5b2cd877f39dffb6a1234b6d', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a2095a-17c7-76e8-9acf-64da46bf9d02', 'default', 'memory_book', 'nora', '\xe9fa58b36448bb4c3072bee22d0f50dfae6b104599fa50f8186333c1ceea0102', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a2095a-17c7-76e8-9acf-64dbe87319a9', 'default', 'memory_book', 'nora', '\xdd66ae7f8584ebf8ba68b87de4a0d928186a6b2a26ef2c9434634cf086e93ede', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a2095a-17c7-76e8-9acf-64dc7dc8b003', 'default', 'memory_book', 'nora', '\x836a7a9bfdb7f9acfff19989681a562459e3b81fa775f4b6814692d9b87c4968', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a2095a-1907-72f2-a512-9bc587f03206', 'bridge', 'memory_book', 'lena', '\xc3592cf8513ff73f4ed9ba1683616d94237c0515d41252a64682af4ccc1226f6', '{"content":"Another person of that name"}'),
	(48, '01a2095a-1957-70d7-9fc5-9712f2c92310', 'bridge', 'memory_book', 'lena', '\x20479067614601ab79f4d4e2915e2d139bae4bb7249d215751d4f626abcc330e', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20780, 'MemoryCreated', 8, 8),
	(53, 'default', 20780, 'MemoryDeleted', 2, -2),
	(39, 'default', 20780, 'AccountCreated', 1, 0),
	(43, 'default', 20780, 'MemoryUpdated', 3, 0),
	(43, 'default', 20780, 'MemoryPinned', 2, 0),
	(43, 'default', 20780, 'MemoryReclassified', 1, 0),
	(43, 'default', 20780, 'MemoriesMerged', 2, 1),
	(43, 'default', 20780, 'MemoryCreated', 9, 9),
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
	(1, 'default', 20780, 'RunClaimed', 2, 0),
	(1, 'default', 20780, 'MemoriesMerged', 2, 2),
	(1, 'default', 20780, 'MemoryDeleted', 5, -5),
	(1, 'default', 20780, 'MemoryMergedAway', 4, -4),
	(1, 'default', 20780, 'MemoryUpdated', 3, 0),
	(1, 'default', 20780, 'StepStarted', 12, 0),
	(1, 'default', 20780, 'RunCompleted', 2, 0),
	(1, 'default', 20780, 'StepCompleted', 12, 0),
	(48, 'bridge', 20780, 'MemoryCreated', 1, 1),
	(48, 'bridge', 20780, 'MemoryUpdated', 1, 0);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a2095a-080b-7112-beeb-86f3b01e1053', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d4c872443864be064546bf380d5e44c0083dcafa3b9628587d82afa672748168","content_id":"01a2095a-080a-7319-82d9-1232afefcf46"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x34ddf04dc6ae5cafcbffb42bee3595171ec492b27a3df81b67c4c909b6383d97', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a2095a-080b-7112-beeb-86f45f374273', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"972db3f6eef576e3a6aa7217931c92aa027b51cc4b819fb208c64b9d25cd39fb","content_id":"01a2095a-080a-7319-82d9-12338e88a4d1"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\xa180a3c4d463f6666aedb7ec060e41036dd318b8dcfd96aecd61e1324a53f91b', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a2095a-080b-7112-beeb-86f57f4d90e2', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"7514fb2c7d01f2ae5f9179483237dc7273170db185ea0f341f25fc24732e4568","content_id":"01a2095a-080b-7112-beeb-86ec25c1c5e5"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\xc9d09b47bb18dab889b6338a09831f254c48096db1c481d0ad13c13228675262', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a2095a-080b-7112-beeb-86f6128de6ab', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"069172e2763044565ff28ce22c0080d810f59656ba267c68a939e4856e0f36c0","content_id":"01a2095a-080b-7112-beeb-86edf3667bd1"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x7682f4f7a7d11b7fcc719970dce3577b0aa80161119522f64e5363c9f54cbf75', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a2095a-080b-7112-beeb-86f7dcd216a7', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"51a03ac76d2a6d50163d18ec0ab9514b232c24a2df2c78b7385190643d8b94a0","content_id":"01a2095a-080b-7112-beeb-86eee04ac0fa"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\xea8b060c7c5d0f94361589b8256747614d7a760b5aecda30158a823f16de8d11', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a2095a-080b-7112-beeb-86f86f12093f', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"36bc21f8f41e4ac1be9caeb31f4cdfd5dbba86ff09ab62d21774744fba9ccc53","content_id":"01a2095a-080b-7112-beeb-86eff164841f"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\xb7c017d09c1ed7fe611859a2226de1390e74328d40ebba705e8974c26f80135b', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a2095a-080b-7112-beeb-86f91dd6c4ce', 'MemoryDeleted', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a2095a-080b-7112-beeb-86eff164841f"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x6c3c14399e9c9b27eb7370bb4fb94a12aab8d49147f958379d67fc73043c0ea5', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a2095a-080b-7112-beeb-86fa04ed59ff', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"c0472789115e976b6247815b52d58a8eb484c26f8837ba6b2c7c89f88cf5573e","content_id":"01a2095a-080b-7112-beeb-86f033d8d0e6"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x8da63ca183ff1b1fd32a645de61e234031d0b1a470006bb5917e00940e6308bb', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a2095a-080b-7112-beeb-86fbc8424f98', 'MemoryDeleted', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a2095a-080b-7112-beeb-86f033d8d0e6"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x558ddaafa97e4835c218a6bc489e7a2b6205de30522a66db5c61af6da672c672', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a2095a-080b-7112-beeb-86fcc8b4e1b1', 'MemoryCreated', 1, '{"at":1795453224970821,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"a6c30a668a8ebc5c1eb244069ba4b4463646b9035394e1789237b562a96f60a4","content_id":"01a2095a-080b-7112-beeb-86f159bdca81"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\xdc640269aae7539fa597c3a2eecd978f0b97f19931607b936cde386e303c8734', 'admin:cli', '01a2095a-080b-7112-beeb-86f2c9890ec8', '01a2095a-080b-7112-beeb-86f2c9890ec8', NULL, 1795453224970821),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a2095a-0879-7159-bf9b-ce25ccdc7365', 'MemoryCreated', 1, '{"at":1795453225081344,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"4f08f9312eec1721825a772f428459e8fa5e0badef63d521fc0f86172c3f6d62","content_id":"01a2095a-0879-7159-bf9b-ce22f32543d7"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\x30233a0bc071645dd7a2e30e3a432c707d10701a01d561a6aa2b795f8bc456e7', 'admin:cli', '01a2095a-0879-7159-bf9b-ce2460fcc433', '01a2095a-0879-7159-bf9b-ce2460fcc433', NULL, 1795453225081344),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a2095a-0879-7159-bf9b-ce2632334c02', 'MemoryCreated', 1, '{"at":1795453225081344,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"0467758960438de65cff605782dd27658a2484c0eac3e6039672cfa67c301832","content_id":"01a2095a-0879-7159-bf9b-ce23d5a0db63"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x8bef2cebd02dbb755ce51453cc5a14141b3515fe4fb97e209717d33984e84f22', 'admin:cli', '01a2095a-0879-7159-bf9b-ce2460fcc433', '01a2095a-0879-7159-bf9b-ce2460fcc433', NULL, 1795453225081344),
	(39, 1, 'default', 'account', '01a2095a-0946-7549-8914-96ef2d96ee2e', 1, '01a2095a-094c-7193-a029-9d98b4320d97', 'AccountCreated', 1, '{"at":1795453225291960,"change":{"account_created":{"role":"auditor"}}}', '\x508f3d09d4cbf01ee37cf728e3cfd97cb4d88ae4c71dd19bcac51169d1e16d25', 'admin:cli', '01a2095a-094c-7193-a029-9d97fe31be7b', '01a2095a-094c-7193-a029-9d97fe31be7b', NULL, 1795453225291960),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a2095a-0a01-727e-9a8c-328b5c98624f', 'MemoryCreated', 1, '{"at":1795453225472903,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"5652a9df7474d248c2c2bec1d85e699b1518833bd05983e70c928ecaec8ba317","content_id":"01a2095a-0a01-727e-9a8c-328a3d9be23e"}}},"memory_id":"01a2095a-09fc-7501-a6f2-00a09974c721","rev":1,"revision":1}', '\x0ec275a83c0b90757ae201b5276957609ad3309955f5a427f296fe8650ee7fd9', 'admin:k_THBaA7xci5aY', 'first', 'first', NULL, 1795453225472903),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a2095a-0a6c-72ca-a569-0e62a73745e1', 'MemoryCreated', 1, '{"at":1795453225580200,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"b6a47701d9601ade8001f9bfe14bf0e0af132a50178702e93444430b2c4d35be","content_id":"01a2095a-0a6c-72ca-a569-0e60984d878b"}}},"memory_id":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030","rev":2,"revision":1}', '\x73c8eb38536562946d1d33803559da2a1d3f94f71b7ba907217583dbd1bd60de', 'admin:k_THBaA7xci5aY', '01a2095a-0a6c-72ca-a569-0e611da892da', 'turn-2', 'turn-1', 1795453225580200),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a2095a-0af4-7590-b689-49d58686b416', 'MemoryCreated', 1, '{"at":1795453225706008,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"66baf015d3f2c2d5e77bdfe501b4d42882e28c18a274b4db99cd7714a5357664","content_id":"01a2095a-0af4-7590-b689-49d358990501"}}},"memory_id":"01a2095a-0ae9-776d-a012-761a3cc04b80","rev":3,"revision":1}', '\x6ac7a209aaa719d5f2e13fe4eee25354280ea1b9a4c68c48160569e1a284bc4d', 'admin:k_THBaA7xci5aY', '01a2095a-0af4-7590-b689-49d45dc091db', '01a2095a-0af4-7590-b689-49d45dc091db', NULL, 1795453225706008),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a2095a-0b97-76c3-b2f6-8d0d362d1cc0', 'MemoryCreated', 1, '{"at":1795453225879261,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"5a8b9d1e058487c7d007c3a084b3ad2538ceddb775773188ef2100fece842790","content_id":"01a2095a-0b97-76c3-b2f6-8d0b080d198d"}}},"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","rev":4,"revision":1}', '\xc084e567a0d867e5db654fe392aab63caef29b4dc41925fab57c80364302b404', 'admin:k_THBaA7xci5aY', '01a2095a-0b97-76c3-b2f6-8d0c34bd493e', '01a2095a-0b97-76c3-b2f6-8d0c34bd493e', NULL, 1795453225879261),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a2095a-0bf3-7539-b0d3-331154285300', 'MemoryCreated', 1, '{"at":1795453225971715,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"a757dfeae4d71cf192b11ed0ed560fcb9d9f3b94677b82e20b03d2386799bb7a","content_id":"01a2095a-0bf3-7539-b0d3-3310a82a6450"}}},"memory_id":"01a2095a-0bf3-7539-b0d3-330ee50d33a8","rev":5,"revision":1}', '\x563053182b79cf4024a8dde087fd7a6c3590db94b68af58bd17c09a3f2efbb49', 'admin:k_THBaA7xci5aY', 'doomed', 'doomed', NULL, 1795453225971715),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a2095a-0c62-7206-8a87-c9abde6984ab', 'MemoryCreated', 1, '{"at":1795453226081911,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"a47395d1953d4d74dd54e056ef6385a845076640e0a5c024bf0c9f4f97f8879a","content_id":"01a2095a-0c61-7024-bded-298f90663e02"}}},"memory_id":"01a2095a-0c61-7024-bded-298ddbd9cb2c","rev":6,"revision":1}', '\x567d153e2931030e8998575130ed30835849f65f315d6c9e1dfe1e2850f18ffd', 'admin:k_THBaA7xci5aY', '01a2095a-0c62-7206-8a87-c9aa65b107e4', '01a2095a-0c62-7206-8a87-c9aa65b107e4', NULL, 1795453226081911),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a2095a-0cd4-7283-8f1c-b98a95606072', 'MemoryCreated', 1, '{"at":1795453226196048,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"8f340db6f5e30f4d09c5f4a55b70ec5971a84e9cc784b02e616398b5eea08348","content_id":"01a2095a-0cd4-7283-8f1c-b9887d722205"}}},"memory_id":"01a2095a-0cd3-767c-a9b7-4034caadd2d2","rev":7,"revision":1}', '\xd25b8219c551169b9bf1a7a5e5291ec36a6ce6917f6964c5c802791b8216d4fd', 'agent:planner', '01a2095a-0cd4-7283-8f1c-b989dc27a6ff', '01a2095a-0cd4-7283-8f1c-b989dc27a6ff', NULL, 1795453226196048),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a2095a-0d60-755d-8f45-f9ce3c7e5a4f', 'MemoryUpdated', 1, '{"at":1795453226335260,"change":{"updated":{"content":{"commitment":"ecfd92fd479d9f801506fdfff4ab574d7bf3bd30e79fb606afdf49e95bd57264","content_id":"01a2095a-0d60-755d-8f45-f9cdc5756ddc"},"previous_content_id":"01a2095a-0a01-727e-9a8c-328a3d9be23e","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a2095a-09fc-7501-a6f2-00a09974c721","rev":8,"revision":2}', '\xd1d49df87a67a71369d34141c4e8636e51681e51810f99bb74f61c4d6fb553b5', 'admin:k_THBaA7xci5aY', 'guarded', 'guarded', NULL, 1795453226335260),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a2095a-0df8-725b-94dd-3ab5d8045cfb', 'MemoryPinned', 1, '{"at":1795453226488083,"change":{"pinned":{"content_id":"01a2095a-0a6c-72ca-a569-0e60984d878b","pinned":false}},"memory_id":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030","rev":9,"revision":2}', '\x859f7fbd4f016652adb301b9cdb90684a49987e75e4db8d3bd628f490b0194de', 'admin:k_THBaA7xci5aY', '01a2095a-0df8-725b-94dd-3ab4330991ed', '01a2095a-0df8-725b-94dd-3ab4330991ed', NULL, 1795453226488083),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a2095a-0e10-7749-a872-3ad7eec2faf6', 'MemoryPinned', 1, '{"at":1795453226512118,"change":{"pinned":{"content_id":"01a2095a-0cd4-7283-8f1c-b9887d722205","pinned":true}},"memory_id":"01a2095a-0cd3-767c-a9b7-4034caadd2d2","rev":10,"revision":2}', '\x9b644529591a189afa3b1bf41f6a92234ae362fb0c056ce87a6c019ec516cf17', 'admin:k_THBaA7xci5aY', '01a2095a-0e10-7749-a872-3ad6f8bc33b7', '01a2095a-0e10-7749-a872-3ad6f8bc33b7', NULL, 1795453226512118),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a2095a-0e26-77b0-b338-114dcf7b09aa', 'MemoryReclassified', 1, '{"at":1795453226534579,"change":{"reclassified":{"content_id":"01a2095a-0cd4-7283-8f1c-b9887d722205","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a2095a-0cd3-767c-a9b7-4034caadd2d2","rev":11,"revision":3}', '\x4e337a38ae21e3247b82a8024e197e19c618af7ebe27ec4a9483c64a95c9b63d', 'admin:k_THBaA7xci5aY', '01a2095a-0e26-77b0-b338-114c3ffac40f', '01a2095a-0e26-77b0-b338-114c3ffac40f', NULL, 1795453226534579),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a2095a-0e3c-7348-8e9c-dcc225d6e045', 'MemoryUpdated', 1, '{"at":1795453226555967,"change":{"updated":{"previous_content_id":"01a2095a-0a6c-72ca-a569-0e60984d878b","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030","rev":12,"revision":3}', '\x0b906b392ac944d0ddc3b3e508000dae0cbddd15cb65da068a73ef94ba299660', 'admin:k_THBaA7xci5aY', '01a2095a-0e3c-7348-8e9c-dcc18ebba414', '01a2095a-0e3c-7348-8e9c-dcc18ebba414', NULL, 1795453226555967),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a2095a-0e54-769d-95c6-44632a0a13af', 'MemoryUpdated', 1, '{"at":1795453226578053,"change":{"updated":{"content":{"commitment":"b0624fdadd507a909e517c30228c20031173c3cb66509db2eaf9d3a598113b5f","content_id":"01a2095a-0e54-769d-95c6-4461e113fc39"},"previous_content_id":"01a2095a-0a6c-72ca-a569-0e60984d878b","set":{},"was":{}}},"memory_id":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030","rev":13,"revision":4}', '\x4ce4dca206bdaa10ecc2f139cf2ccd603b971f264f146ea3f087bc021c82d204', 'admin:k_THBaA7xci5aY', '01a2095a-0e54-769d-95c6-446284ee7661', '01a2095a-0e54-769d-95c6-446284ee7661', NULL, 1795453226578053),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a2095a-0e82-7119-8037-f28b3a20f033', 'MemoriesMerged', 1, '{"at":1795453226625106,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"2dedc5ae24b7c9d629bcac8dc2bd21b1424b900f36e2d9ef0e4b6fece3e8d3ba","content_id":"01a2095a-0e82-7119-8037-f289c40387e4"},"derived_from":[{"memory_id":"01a2095a-0ae9-776d-a012-761a3cc04b80","revision":1},{"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","revision":1}]}},"memory_id":"01a2095a-0e80-7718-81ae-186d1f6c8ef6","rev":14,"revision":1}', '\xcffb5d200ae10da1b5b8ea8f7db868c089b481b32b7b8c4d504f37090a372c6b', 'admin:k_THBaA7xci5aY', '01a2095a-0e82-7119-8037-f28a7ff91e8f', '01a2095a-0e82-7119-8037-f28a7ff91e8f', NULL, 1795453226625106),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a2095a-0e82-7119-8037-f28c942aafa0', 'MemoryMergedAway', 1, '{"at":1795453226625106,"change":{"merged_away":{"content_id":"01a2095a-0af4-7590-b689-49d358990501","into":"01a2095a-0e80-7718-81ae-186d1f6c8ef6"}},"memory_id":"01a2095a-0ae9-776d-a012-761a3cc04b80","rev":15,"revision":2}', '\xed260506536b36d18a69efb10cf096ae31d754f6f7f70f46ba023fb98f699fc7', 'admin:k_THBaA7xci5aY', '01a2095a-0e82-7119-8037-f28a7ff91e8f', '01a2095a-0e82-7119-8037-f28a7ff91e8f', NULL, 1795453226625106),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a2095a-0e82-7119-8037-f28da085a8ba', 'MemoryMergedAway', 1, '{"at":1795453226625106,"change":{"merged_away":{"content_id":"01a2095a-0b97-76c3-b2f6-8d0b080d198d","into":"01a2095a-0e80-7718-81ae-186d1f6c8ef6"}},"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","rev":16,"revision":2}', '\x3738292753605041d8adaa3add3cc68b0b6d5af465a8d0a1033944d31bef9cc3', 'admin:k_THBaA7xci5aY', '01a2095a-0e82-7119-8037-f28a7ff91e8f', '01a2095a-0e82-7119-8037-f28a7ff91e8f', NULL, 1795453226625106),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a2095a-0e95-721e-8cb5-ef437798d6c9', 'MemoryRestored', 1, '{"at":1795453226644940,"change":{"restored":{"content_id":"01a2095a-0b97-76c3-b2f6-8d0b080d198d","from":"merged"}},"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","rev":17,"revision":3}', '\x3cff72f70a9354705e75be95b3a7a1eb6c47540051aab5ea190b33cb6769ef84', 'admin:k_THBaA7xci5aY', '01a2095a-0e95-721e-8cb5-ef42fd4ab171', '01a2095a-0e95-721e-8cb5-ef42fd4ab171', NULL, 1795453226644940),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a2095a-0ea8-7567-adec-adeb3ab05f7b', 'MemoryCreated', 1, '{"at":1795453226663861,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"73fe755f50134585a846ceb0b26ec7d0f132945aff846e751b1de6f979172846","content_id":"01a2095a-0ea7-7550-9bb1-62f31c3fd213"}}},"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","rev":18,"revision":1}', '\x59b95963e48bcd47b1bc4c56afa0ff567316d19740452fde37dedc4d1558d43b', 'admin:k_THBaA7xci5aY', '01a2095a-0ea8-7567-adec-adea8dc493ca', '01a2095a-0ea8-7567-adec-adea8dc493ca', NULL, 1795453226663861),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a2095a-0f0f-7619-ba47-34593e94a5b1', 'MemoryCreated', 1, '{"at":1795453226767670,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"202ed0f114054a412fdfd5151bddcb4fb8020f2c9d454dde57affebdbe184ea5","content_id":"01a2095a-0f0f-7619-ba47-34577acd9a71"}}},"memory_id":"01a2095a-0f0f-7619-ba47-3455a4f0ae20","rev":19,"revision":1}', '\xfb5bca1f38fe538607e64c1e67f82695c5e9a0ddea7f67cd4014c0677b9c1031', 'admin:k_THBaA7xci5aY', '01a2095a-0f0f-7619-ba47-345826e55998', '01a2095a-0f0f-7619-ba47-345826e55998', NULL, 1795453226767670),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a2095a-0f71-7127-b1bd-780a546ab5b9', 'MemoriesMerged', 1, '{"at":1795453226864358,"change":{"merged":{"content":{"commitment":"79c2809cc40ee05c0f9c34921230217dd5b4bba229cfe9118b9fc215b6e3e202","content_id":"01a2095a-0f70-774a-9f3d-d660b9c1c8a1"},"derived_from":[{"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","revision":1},{"memory_id":"01a2095a-0f0f-7619-ba47-3455a4f0ae20","revision":1}],"previous_content_id":"01a2095a-0ea7-7550-9bb1-62f31c3fd213"}},"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","reason":{"commitment":"73729a318c7293114ce929914c3689844cdc44f524140ceee2ddc058a9cad7fc","content_id":"01a2095a-0f71-7127-b1bd-7808d9d78593"},"rev":20,"revision":2}', '\xf8b8ef5eae9c03a1042ae3ce137bb5f4ba7adb3277762b13e2190bd19541fc28', 'admin:k_THBaA7xci5aY', '01a2095a-0f71-7127-b1bd-78096314a4e4', '01a2095a-0f71-7127-b1bd-78096314a4e4', NULL, 1795453226864358),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a2095a-0f71-7127-b1bd-780bd3a2a7f7', 'MemoryMergedAway', 1, '{"at":1795453226864358,"change":{"merged_away":{"content_id":"01a2095a-0f0f-7619-ba47-34577acd9a71","into":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841"}},"memory_id":"01a2095a-0f0f-7619-ba47-3455a4f0ae20","rev":21,"revision":2}', '\x6fbe18c03acc44ba6c1287b9334ae58392f9add7d81740be12dc3c4ac4b8dbd9', 'admin:k_THBaA7xci5aY', '01a2095a-0f71-7127-b1bd-78096314a4e4', '01a2095a-0f71-7127-b1bd-78096314a4e4', NULL, 1795453226864358),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a2095a-0f9a-778d-8844-4e8f99e96207', 'MemoryLinked', 1, '{"at":1795453226906721,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a2095a-0cd3-767c-a9b7-4034caadd2d2"}},"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","rev":22,"revision":2}', '\x2c48d9dbd3133f8e81e2f828871ec813c93b88c3b2417d77851c7df54e970836', 'admin:k_THBaA7xci5aY', '01a2095a-0f9a-778d-8844-4e8e657b16cd', '01a2095a-0f9a-778d-8844-4e8e657b16cd', NULL, 1795453226906721),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a2095a-0fab-766c-92df-49aec9f3cfb7', 'MemoryLinked', 1, '{"at":1795453226923470,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030"}},"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","rev":23,"revision":2}', '\x451cf7db9eb26bdf5dae2b3fa26041ce38514ede68f2331633a0adac1b4dd37c', 'admin:k_THBaA7xci5aY', '01a2095a-0fab-766c-92df-49ad648314df', '01a2095a-0fab-766c-92df-49ad648314df', NULL, 1795453226923470),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a2095a-0fd5-71de-9839-9fcc33d90f21', 'MemoryUnlinked', 1, '{"at":1795453226965611,"change":{"unlinked":{"by_hand":true,"to":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030"}},"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","rev":24,"revision":2}', '\x56d4d995d4c8b67aa84ffdf60f942a91ac5f7fcc496b8b4f5059b44e92aad511', 'admin:k_THBaA7xci5aY', '01a2095a-0fd5-71de-9839-9fcb63024608', '01a2095a-0fd5-71de-9839-9fcb63024608', NULL, 1795453226965611),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a2095a-1015-745b-983d-513ee4ea0096', 'MemoryDeleted', 1, '{"at":1795453227028915,"change":{"deleted":{"content_id":"01a2095a-0e54-769d-95c6-4461e113fc39"}},"memory_id":"01a2095a-0a6c-72ca-a569-0e5ecd4ac030","reason":{"commitment":"34c355d1795298008f0d7eb555a55303fb741b7a343a994270e73d446cf0c4f8","content_id":"01a2095a-1014-77a4-a18a-6630cc21802d"},"rev":25,"revision":5}', '\x85a108d5e516a87d84114dfe53bf706467b73c865eadfd932a71d475ac94d0c2', 'admin:k_THBaA7xci5aY', '01a2095a-1015-745b-983d-513d4a8a2f4a', '01a2095a-1015-745b-983d-513d4a8a2f4a', NULL, 1795453227028915),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a2095a-1025-703d-a657-27d6554a34a2', 'MemoryDeleted', 1, '{"at":1795453227045664,"change":{"deleted":{"content_id":"01a2095a-0cd4-7283-8f1c-b9887d722205"}},"memory_id":"01a2095a-0cd3-767c-a9b7-4034caadd2d2","rev":26,"revision":4}', '\x2996dc6d7b1ce0217531a494e9ffa69b577e6bcb1d3883e0a2d0f970d4bb0210', 'admin:k_THBaA7xci5aY', '01a2095a-1025-703d-a657-27d56bb14f47', '01a2095a-1025-703d-a657-27d56bb14f47', NULL, 1795453227045664),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a2095a-1035-70bd-b353-c7ca3827c9ae', 'MemoryRestored', 1, '{"at":1795453227061060,"change":{"restored":{"content_id":"01a2095a-0cd4-7283-8f1c-b9887d722205","from":"archived"}},"memory_id":"01a2095a-0cd3-767c-a9b7-4034caadd2d2","rev":27,"revision":5}', '\x7edb745559204d71641370472dd5565308852c711c88ce1b9ebabeec51f42b0a', 'admin:k_THBaA7xci5aY', '01a2095a-1035-70bd-b353-c7c92a2868db', '01a2095a-1035-70bd-b353-c7c92a2868db', NULL, 1795453227061060),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a2095a-1045-754d-b34b-fde337b49b84', 'MemorySoftDeleted', 1, '{"at":1795453227077082,"change":{"soft_deleted":{"content_id":"01a2095a-0b97-76c3-b2f6-8d0b080d198d","purge_at":4949053227077082}},"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","reason":{"commitment":"7cdaf5af55dc7783c41a0ecd61f4b8865cb4d9946abd62f5ff05cee56e25a871","content_id":"01a2095a-1045-754d-b34b-fde16cf4dcb8"},"rev":28,"revision":4}', '\x52880f4b270cafffb3db012cf809ae9361b0fb114fb6e84d7963dbe199f89cf0', 'admin:k_THBaA7xci5aY', '01a2095a-1045-754d-b34b-fde236d901d4', '01a2095a-1045-754d-b34b-fde236d901d4', NULL, 1795453227077082),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a2095a-1056-713d-8a1b-404f02a5c4b3', 'MemoryRestored', 1, '{"at":1795453227094203,"change":{"restored":{"content_id":"01a2095a-0b97-76c3-b2f6-8d0b080d198d","from":"soft_deleted"}},"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","rev":29,"revision":5}', '\x6b6dccbb85278f7a9a4ce57bfda00cd01468f1c70b833fab6c66e4d2b4d2c4e4', 'admin:k_THBaA7xci5aY', '01a2095a-1056-713d-8a1b-404e1d4cff50', '01a2095a-1056-713d-8a1b-404e1d4cff50', NULL, 1795453227094203),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a2095a-107b-7536-a576-b45d81122ac3', 'MemorySoftDeleted', 1, '{"at":1795453227131573,"change":{"soft_deleted":{"content_id":"01a2095a-0b97-76c3-b2f6-8d0b080d198d","purge_at":4949053227131573}},"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","rev":30,"revision":6}', '\xf13359b58b9790aa6c5f4e6b50e6f013156d91f144029a62e10cc3872a9180d3', 'admin:k_THBaA7xci5aY', '01a2095a-107b-7536-a576-b45c4ebb4c1b', '01a2095a-107b-7536-a576-b45c4ebb4c1b', NULL, 1795453227131573),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a2095a-1097-709d-b975-47fc20ca5e17', 'MemoryPurged', 1, '{"at":1795453227159196,"change":{"purged":{"erased":["01a2095a-0bf3-7539-b0d3-3310a82a6450"],"from":"active"}},"memory_id":"01a2095a-0bf3-7539-b0d3-330ee50d33a8","reason":{"commitment":"117cc2da401c22661cb9de9201032deebbb876e7d833662c159424e032d61e9d","content_id":"01a2095a-1097-709d-b975-47fb8569ac82"},"rev":31,"revision":2}', '\xcaa3bd7a8faeb7ec4419efc05eb2515632e692388678db2362c0c9aa1108c0bf', 'admin:k_THBaA7xci5aY', 'purge', 'purge', NULL, 1795453227159196),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a2095a-111d-7515-8b00-66e7c462487d', 'MemoryPurged', 1, '{"at":1795453227293373,"change":{"purged":{"erased":["01a2095a-0af4-7590-b689-49d358990501"],"from":"merged"}},"memory_id":"01a2095a-0ae9-776d-a012-761a3cc04b80","reason":{"commitment":"c1ea35da0b11da65fbba6dca9acb893a2aaacf4465bd5d172e34cef032c57f86","content_id":"01a2095a-111d-7515-8b00-66e570082da0"},"rev":32,"revision":3}', '\xee57111fd8963746344113da14923394eec4d81a5f8a57ee164907dd5f0c2a2e', 'admin:k_THBaA7xci5aY', '01a2095a-111d-7515-8b00-66e6532fb86c', '01a2095a-111d-7515-8b00-66e6532fb86c', NULL, 1795453227293373),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a2095a-11a0-7493-91ca-99d6afc0c8db', 'MemoryCreated', 1, '{"at":1795453227424414,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"ab8d85b69a4e0bac28c40dc084ef07c6ed7de201085a30bd081e383522e4118f","content_id":"01a2095a-11a0-7493-91ca-99d44630dc57"}}},"memory_id":"01a2095a-119e-7637-a72a-6716a63a782e","rev":1,"revision":1}', '\xaed0beea68f3e143a4a694acb1f052809242879655d717498996c3fd15d54ffa', 'admin:k_THBaA7xci5aY', '01a2095a-11a0-7493-91ca-99d5c9488237', '01a2095a-11a0-7493-91ca-99d5c9488237', NULL, 1795453227424414),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a2095a-1209-73f0-9621-75db5e568f2b', 'MemoryCreated', 1, '{"at":1795453227529294,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"1da292a462bac17d9bcf3663e40403da96e13ca20a1cc6e4a99348450cb9ed6b","content_id":"01a2095a-1209-73f0-9621-75d99569d36f"}}},"memory_id":"01a2095a-1209-73f0-9621-75d758b91833","rev":2,"revision":1}', '\x6ac0f824292c583a9ae027dd0bc2c52af49cc3abcf638aea9fb48937497fd105', 'admin:k_THBaA7xci5aY', '01a2095a-1209-73f0-9621-75da782281cd', '01a2095a-1209-73f0-9621-75da782281cd', NULL, 1795453227529294),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a2095a-12a1-7349-86a1-a345fb2654e4', 'MemoryCreated', 1, '{"at":1795453227680834,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"9e1c86c4707941ff5fc0bbb802256a92dce5d9904232eca59277bccf2939595b","content_id":"01a2095a-12a0-71d3-8811-81965e77e3b2"}}},"memory_id":"01a2095a-12a0-71d3-8811-8194ee307c1e","rev":3,"revision":1}', '\xfa3d5b8c8708572f913debef4b8ead9bef233a309ac565bd5afee221ee323491', 'admin:k_THBaA7xci5aY', '01a2095a-12a0-71d3-8811-819763de2dc9', '01a2095a-12a0-71d3-8811-819763de2dc9', NULL, 1795453227680834),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a2095a-1322-751c-8fd7-4066defb2576', 'MemoryDeleted', 1, '{"at":1795453227810702,"change":{"deleted":{"content_id":"01a2095a-12a0-71d3-8811-81965e77e3b2"}},"memory_id":"01a2095a-12a0-71d3-8811-8194ee307c1e","rev":4,"revision":2}', '\xb7ef300c8a58ec73981759e01f7b0e54f9af609c90598a5effe922661cdf2673', 'admin:k_THBaA7xci5aY', '01a2095a-1322-751c-8fd7-4065d8ca8029', '01a2095a-1322-751c-8fd7-4065d8ca8029', NULL, 1795453227810702),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a2095a-1335-704e-84f9-5e6fa3af1ebc', 'WorkflowConfigured', 1, '{"at":1795453227829361,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\x21437d2d0bbe91ce7c8fbcd432da028fce15ae8fff34e4f4ec1969ac4a02853b', 'admin:k_THBaA7xci5aY', '01a2095a-1335-704e-84f9-5e6e1530bfdc', '01a2095a-1335-704e-84f9-5e6e1530bfdc', NULL, 1795453227829361),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a2095a-1353-738a-b005-2f72a7cc1b33', 'MemoryCreated', 1, '{"at":1795453227859053,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"82e12a7fc27306e144363e1e5e13c10efaf1c689c9341d2e83307eb6c74b3339","content_id":"01a2095a-1353-738a-b005-2f70b7144ec9"}}},"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","rev":1,"revision":1}', '\x28068a32183c2eecc47f0299d3934f90638ea8b6e8d766d801f3e396356253f2', 'admin:k_THBaA7xci5aY', '01a2095a-1353-738a-b005-2f716e93d511', '01a2095a-1353-738a-b005-2f716e93d511', NULL, 1795453227859053),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a2095a-13a4-7162-bc58-3bb80258ac31', 'MemoryCreated', 1, '{"at":1795453227940768,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"823c4c68576b643fb52c9946270999133057dd26518c52691b9eed1afb013e54","content_id":"01a2095a-13a4-7162-bc58-3bb61ebaae8c"}}},"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","rev":2,"revision":1}', '\x609d137f08185f96c89121992afa2950fb3306e65a49eb13ad9c6cef7f42c5b1', 'admin:k_THBaA7xci5aY', '01a2095a-13a4-7162-bc58-3bb75bdaf61a', '01a2095a-13a4-7162-bc58-3bb75bdaf61a', NULL, 1795453227940768),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a2095a-13e5-73b4-a46f-aebb9c82669c', 'MemoryCreated', 1, '{"at":1795453228004867,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"4044bc794fe92b5b94393845fa38050faa959f3c0562981ee305c9f4fa2134f6","content_id":"01a2095a-13e4-7026-b741-9a1692d3955e"}}},"memory_id":"01a2095a-13e4-7026-b741-9a14be6a5d50","rev":3,"revision":1}', '\x7cd5bec4f5256f131f9425c7e45efaf776bd0f21ede834d1d1e36129b986d3f5', 'admin:k_THBaA7xci5aY', '01a2095a-13e5-73b4-a46f-aeba8f5ed42f', '01a2095a-13e5-73b4-a46f-aeba8f5ed42f', NULL, 1795453228004867),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a2095a-143b-7192-9597-3276cd473f11', 'MemoryCreated', 1, '{"at":1795453228091199,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"7610c900043e505db941ee39831a22177936bfd302e37aacc8b5b615a5f75635","content_id":"01a2095a-143b-7192-9597-327464932998"}}},"memory_id":"01a2095a-143b-7192-9597-327236d12490","rev":4,"revision":1}', '\x68f395e92b3e9eb8ec77e87a5d35227131094172b6022ee9cc4276ca8d4d8aa4', 'admin:k_THBaA7xci5aY', '01a2095a-143b-7192-9597-3275fb51b4d4', '01a2095a-143b-7192-9597-3275fb51b4d4', NULL, 1795453228091199),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a2095a-1492-710f-9bd3-7bf10c2b6853', 'MemoryCreated', 1, '{"at":1795453228178269,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"551dfd706360684b85c7dbd8277b5a4bfeae5aa10c6e169420f18f1641916568","content_id":"01a2095a-1492-710f-9bd3-7befe04d23a0"}}},"memory_id":"01a2095a-1492-710f-9bd3-7bedb7e21819","rev":5,"revision":1}', '\x555ec529b535915a9c3127a86bdbff6ffded8f2ebca98558d76689d4751880e7', 'admin:k_THBaA7xci5aY', '01a2095a-1492-710f-9bd3-7bf06d3df122', '01a2095a-1492-710f-9bd3-7bf06d3df122', NULL, 1795453228178269),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a2095a-14f2-74b1-8ee5-ce7caf3dc1e3', 'RunRequested', 1, '{"at":1795453228273876,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xc7276d6bddb6ec7151030dbc1a214b3586d4fd692a79b0582b52e2c8e9883abd', 'admin:k_THBaA7xci5aY', '01a2095a-14f1-740a-861b-2a0301b1cff0', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228273876),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a2095a-1534-7063-a2ba-49ffffdadf36', 'RunClaimed', 1, '{"at":1795453228294347,"change":{"claimed":{"attempt":1,"node":"node-01a2095a09a7755da147352c98d3141e"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xcf86b00cbea4c682f2473ce87e592415efcf202976d40690c6efcef7c56dfe92', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:claim:01a2095a-1506-7745-a2b8-630e3eaf26fc', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228294347),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a2095a-1537-7388-9054-b7bdd6d6a585', 'StepStarted', 1, '{"at":1795453228343475,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xe29da1f05c92b7f1e9f900706cd6716833018cf927860f32468d5b175a4b4072', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:fetch:start:1', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228343475),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a2095a-1566-760e-a57e-5637a5c790cc', 'StepCompleted', 1, '{"at":1795453228388546,"change":{"step_completed":{"attempt":1,"duration_ms":45,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x11bdc7bb1ad07d107af889f1d72c57797b93fe091b6af2fb1ca92af2a06ade5d', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:fetch:complete', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228388546),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a2095a-156b-7663-8aaf-75b89f6167a4', 'StepStarted', 1, '{"at":1795453228393489,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xb5a4f215dbabcd4c0416a6ebd320c489ee350924ada7dd3fccb8b5acbcfede9b', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:classify:start:1', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228393489),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a2095a-1579-7183-b50b-f3cdc2ac8c53', 'AnswerRecorded', 1, '{"at":1795453228409469,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"b795fb9a08015c79b161ef53a00bab5f3cc5dbcf23dc274876275c0fc95e1049","content_id":"01a2095a-1579-7183-b50b-f3cc3979e2dd"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xea979cab0ec313125470160414814364ba97a92b97db4ee225e52e85b9adcdab', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:classify:0', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228409469),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a2095a-1588-72f8-929b-aefb2a216ae5', 'StepCompleted', 1, '{"at":1795453228422621,"change":{"step_completed":{"attempt":1,"duration_ms":29,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x13e23c7ad8808c77acd74ba37e7337937c252e83772d0233724da25b330eb8af', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:classify:complete', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228422621),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a2095a-158d-7071-88a0-c50e7dee5114', 'StepStarted', 1, '{"at":1795453228428670,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x42088a68ae3aeeb8116c74cabb2781caef508a8442526f20ec5bccbcc652d15c', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:resolve_merges:start:1', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228428670),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a2095a-15af-7564-a097-eea36039f17c', 'AnswerRecorded', 1, '{"at":1795453228463472,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"265659c7c5c8727467b1d077e686dc9c88890e29932d6ab1629f972bb0394af9","content_id":"01a2095a-15af-7564-a097-eea23700b4a7"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xaa61a2295823861bbb35f889bbed8d26c396638b563622771256fc7ba1c651da', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:resolve_merges:0', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228463472),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a2095a-15b7-7664-83ee-7ac73ec20299', 'StepCompleted', 1, '{"at":1795453228470137,"change":{"step_completed":{"attempt":1,"duration_ms":41,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xfc4e2602bd04dbcfc975c377a1c0eb966c34936ad1fd7cdd2b8856afbd37717d', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:resolve_merges:complete', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228470137),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a2095a-15bd-7731-af41-6699dcde6ac3', 'StepStarted', 1, '{"at":1795453228477284,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x7edf52f6c88268450c2e3a666c3ffdaba653e6abfb13b5efbb06d21d65a4b023', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:normalise_topics:start:1', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228477284),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a2095a-15d3-7488-b88a-10bafcfd6645', 'AnswerRecorded', 1, '{"at":1795453228499817,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"1e29a8f1c053a19865bebb5d52cca24e362b4e63852412c3c23d28f403f25569","content_id":"01a2095a-15d3-7488-b88a-10b9995a369f"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x9de878653657d80f1f246dd05bfd8e3cd4388e22bed2938654b8d8bd407231ee', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:normalise_topics:0', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228499817),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a2095a-15e4-7641-bb47-1c15ada18e59', 'StepCompleted', 1, '{"at":1795453228502003,"change":{"step_completed":{"attempt":1,"duration_ms":24,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xe2e201bcbbf0839905610c1641bfe16b9a66841a21b3493e81bc3ac992c584dc', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:normalise_topics:complete', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228502003),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a2095a-15e6-7573-8ebc-bf023e175297', 'StepStarted', 1, '{"at":1795453228517990,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xff023ac4dfdd66842288bb20784bb57d4847d38dd4578d157e0189d2be2346c9', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save:start:1', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228517990),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a2095a-15f9-7462-9e62-2acef8163948', 'MemoryDeleted', 1, '{"at":1795453228536945,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"deleted":{"content_id":"01a2095a-143b-7192-9597-327464932998"}},"memory_id":"01a2095a-143b-7192-9597-327236d12490","reason":{"commitment":"0436bb991cf3fd97557edccadee432b0960db3bbe8360c51c33e45614495500c","content_id":"01a2095a-15f9-7462-9e62-2ac8f0d5eeff"},"rev":6,"revision":2}', '\xd45b867b971f863ab9ae5d7a770c81f5a9484d58e5cf1947f51bc649d1bab6e9', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228536945),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a2095a-15f9-7462-9e62-2acf009b9e12', 'MemoryDeleted', 1, '{"at":1795453228536945,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"deleted":{"content_id":"01a2095a-1492-710f-9bd3-7befe04d23a0"}},"memory_id":"01a2095a-1492-710f-9bd3-7bedb7e21819","reason":{"commitment":"38fa4029a88aed16cde270bc631cb5c5f7e0e61d397e2a31bc42b969d467a7bd","content_id":"01a2095a-15f9-7462-9e62-2ac98b922dab"},"rev":7,"revision":2}', '\xf4a2864c93131c14614390dc4d4f771d00b6425d605f2b1080706a7e8d98ed7f', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228536945),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a2095a-16fe-70eb-8414-bf773657c3b2', 'MemoryDeleted', 1, '{"at":1795453228797134,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"deleted":{"content_id":"01a2095a-15f9-7462-9e62-2acbe9e03e01"}},"memory_id":"01a2095a-15f9-7462-9e62-2aca26447596","rev":17,"revision":2}', '\x8178d8cb539c26ca64b6272503cccb1073f8568307f80332d9f5edd18f485e37', 'admin:k_THBaA7xci5aY', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:restore', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228797134),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a2095a-15f9-7462-9e62-2ad068d7ca4a', 'MemoriesMerged', 1, '{"at":1795453228536945,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"920ca27e4b558ada3ebebbd1ead2952cd17cc569425eff9a6915429af2385332","content_id":"01a2095a-15f9-7462-9e62-2acbe9e03e01"},"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":1},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":1}]}},"memory_id":"01a2095a-15f9-7462-9e62-2aca26447596","reason":{"commitment":"f7b5d6de0e39f8b72daeaddd5261afdb75d44447b64be97df77e437aa9acc067","content_id":"01a2095a-15f9-7462-9e62-2acc1f6dee14"},"rev":8,"revision":1}', '\xeaca1fa77c1ade9946419af338865630afee2029391eb3f719cc0e4174c88d2d', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228536945),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a2095a-15f9-7462-9e62-2ad11d704410', 'MemoryMergedAway', 1, '{"at":1795453228536945,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"merged_away":{"content_id":"01a2095a-1353-738a-b005-2f70b7144ec9","into":"01a2095a-15f9-7462-9e62-2aca26447596"}},"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","rev":9,"revision":2}', '\xf7e477703846beaa80b8beb4c6e7c686f9d4e0e3958f82e5f3487eb257e2d27d', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228536945),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a2095a-15f9-7462-9e62-2ad2f964a152', 'MemoryMergedAway', 1, '{"at":1795453228536945,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"merged_away":{"content_id":"01a2095a-13a4-7162-bc58-3bb61ebaae8c","into":"01a2095a-15f9-7462-9e62-2aca26447596"}},"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","rev":10,"revision":2}', '\xfd9a91d1bb5686df61efc6605ab4f0fa7a1a3829b903b83b1a4d3eb5928755b1', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228536945),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a2095a-15f9-7462-9e62-2ad3a28be8de', 'MemoryUpdated', 1, '{"at":1795453228536945,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"updated":{"content":{"commitment":"46a114a073cf6b2a2817d7072789cfc6a609c19606fa2abe1d4c8e2c4657b5ee","content_id":"01a2095a-15f9-7462-9e62-2acd3c6057ed"},"previous_content_id":"01a2095a-13e4-7026-b741-9a1692d3955e","set":{},"was":{}}},"memory_id":"01a2095a-13e4-7026-b741-9a14be6a5d50","rev":11,"revision":2}', '\x72abe31135de9b615a98dcd18d3230c3896ba8118d69f2a7191db7b1aeb1256a', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228536945),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a2095a-15fc-7703-9053-ab2fb5d86d63', 'StepCompleted', 1, '{"at":1795453228540379,"change":{"step_completed":{"attempt":1,"duration_ms":22,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xf7c8a9a6291ad2c87f466463e4ee8a1068ec0102d4988979121694e74aa8399d', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:save:complete', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228540379),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a2095a-1601-72a7-b8cf-85c93b20e058', 'StepStarted', 1, '{"at":1795453228543159,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x88376ba998f32d13a5ffcef555fbd0cc3cf4bb74c0939a763656f42253cb1cb7', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:report:start:1', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228543159),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a2095a-1605-7790-a6b9-f12872a697b9', 'StepCompleted', 1, '{"at":1795453228549661,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x31cad241120d9d5afa8250972145856bfde169a91c4972b181546d0c7fc9de73', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:report:complete', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228549661),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a2095a-160b-75a0-91b5-71080252c237', 'RunCompleted', 1, '{"at":1795453228554460,"change":{"completed":{"attempt":1,"duration_ms":280,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\x322990bb8456c516ed644285dd578366f210c17e8cfb0bab796e700a0159fbde', 'workflow:memory-optimization', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:complete', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228554460),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a2095a-16fe-70eb-8414-bf7261466e94', 'MemoryRestored', 1, '{"at":1795453228797134,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"restored":{"content_id":"01a2095a-143b-7192-9597-327464932998","from":"archived"}},"memory_id":"01a2095a-143b-7192-9597-327236d12490","rev":12,"revision":3}', '\x3ca065617b774df5ccd299455aa5e468472a394783a5bb425d30c3cb2271c7a6', 'admin:k_THBaA7xci5aY', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:restore', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228797134),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a2095a-16fe-70eb-8414-bf73e7a59eaa', 'MemoryRestored', 1, '{"at":1795453228797134,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"restored":{"content_id":"01a2095a-1492-710f-9bd3-7befe04d23a0","from":"archived"}},"memory_id":"01a2095a-1492-710f-9bd3-7bedb7e21819","rev":13,"revision":3}', '\xf1aebfead20de6b5e0b426d029f93c2cc3dbb45e8b5c6c045ff9972de87cca81', 'admin:k_THBaA7xci5aY', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:restore', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228797134),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a2095a-16fe-70eb-8414-bf74ee1132ba', 'MemoryRestored', 1, '{"at":1795453228797134,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"restored":{"content_id":"01a2095a-1353-738a-b005-2f70b7144ec9","from":"merged"}},"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","rev":14,"revision":3}', '\x3ca54b3996f3e2bb811449133ada03eb24de387982149f70e0e726969916881b', 'admin:k_THBaA7xci5aY', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:restore', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228797134),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a2095a-16fe-70eb-8414-bf754cac2eae', 'MemoryRestored', 1, '{"at":1795453228797134,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"restored":{"content_id":"01a2095a-13a4-7162-bc58-3bb61ebaae8c","from":"merged"}},"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","rev":15,"revision":3}', '\x97599584a3486a239ec721570c78d2b5640f703314c73dd27466b3e0667495f9', 'admin:k_THBaA7xci5aY', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:restore', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228797134),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a2095a-16fe-70eb-8414-bf760cec94bb', 'MemoryUpdated', 1, '{"at":1795453228797134,"by_run":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","change":{"updated":{"content":{"commitment":"83788ad1df7bed471cac98afe97ed17e9f8d4409a60615a3904738a0a2d767dc","content_id":"01a2095a-16fe-70eb-8414-bf7179b699f8"},"previous_content_id":"01a2095a-15f9-7462-9e62-2acd3c6057ed","set":{},"was":{}}},"memory_id":"01a2095a-13e4-7026-b741-9a14be6a5d50","rev":16,"revision":3}', '\x8dae18fc283746f5c971b15f86fdfe51c181b53abf31ff222c17b0004f212bed', 'admin:k_THBaA7xci5aY', 'run:01a2095a-14f0-71f9-9d97-6fe1ee97cee2:restore', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228797134),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a2095a-1701-704b-8f15-3897d2bd25c8', 'RunRestored', 1, '{"at":1795453228801114,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2"}', '\xa064b9f3c70592c4398bdd3552d7a5a85a3c16dc4590a6b518ca43edf4a8360d', 'admin:k_THBaA7xci5aY', '01a2095a-1701-704b-8f15-389676ad5d9d', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', NULL, 1795453228801114),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a2095a-171d-7769-8415-441b33df71fd', 'RunRequested', 1, '{"at":1795453228829325,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x9165218326b776ef68b71f5a1ffa04c3d2ad932cf81dfa6981d63147d057b061', 'admin:k_THBaA7xci5aY', '01a2095a-171d-7769-8415-441a5db1b4d6', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228829325),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a2095a-1756-77c1-9ff4-72fdf3496d90', 'RunClaimed', 1, '{"at":1795453228876366,"change":{"claimed":{"attempt":1,"node":"node-01a2095a09a7755da147352c98d3141e"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x1f8306fc4d824de14ce4176f34a848f5af61b90c7d684c774d48e7fe1cb3235b', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:claim:01a2095a-174c-76a0-94ea-4218803f8e29', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228876366),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a2095a-176f-7630-9d3e-ae6798087729', 'StepStarted', 1, '{"at":1795453228910928,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x482f01a638a934f87ff457b58d64a0988b76b40b9f13b93e9527e74b73f7dc89', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:fetch:start:1', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228910928),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a2095a-1774-71c5-be60-211fcf6ab4bd', 'StepCompleted', 1, '{"at":1795453228916520,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x9051a1926d5cafd26419b9074c4f769b4319e513656888027c648fb328bd058c', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:fetch:complete', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228916520),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a2095a-1779-716a-aa23-0634b3008251', 'StepStarted', 1, '{"at":1795453228921477,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x3b8cdfa4ac77407152ae2c2dafa1e29913cfcc0bd70214e221bced1cd4f4878d', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:classify:start:1', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228921477),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a2095a-177e-753e-ba49-0efbe8378482', 'AnswerRecorded', 1, '{"at":1795453228926032,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"fb29b91ebcbf4708d10b5d5166cfcd6237f95267a0e5384f6400e1512829ddbd","content_id":"01a2095a-177e-753e-ba49-0efabf4e2d1e"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\xfb1f1c17f01bc36525a9fa98146eaef06f6097ac41cedd1853648bd2f1beebf5', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:classify:0', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228926032),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a2095a-1785-7175-a8bc-dbc627f815e5', 'StepCompleted', 1, '{"at":1795453228932810,"change":{"step_completed":{"attempt":1,"duration_ms":11,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x4c0330b4f41f192de5da66909185c12ee4bf830318525192cd69619004dfab81', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:classify:complete', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228932810),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a2095a-178d-7605-8ab2-8ebdc30497bf', 'StepStarted', 1, '{"at":1795453228940715,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x09ed87c8dfb3e4b84c86da93ed617ec13bdde4ccd94b3332409e92c9ca4ca1a7', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:resolve_merges:start:1', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228940715),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a2095a-1798-7722-94d7-955a71c143d0', 'AnswerRecorded', 1, '{"at":1795453228952459,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"b19862d16a21407b7e0391d6288de01ac142387b0c05cb6f575274c2945c957c","content_id":"01a2095a-1798-7722-94d7-9559161d3a54"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x464e47b13345ce1cdefe03d4da452c3cdd6e87621b401bda9780dc6e6cae9e1d', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:resolve_merges:0', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228952459),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a2095a-17a4-73fc-bc6c-e07a6941078a', 'StepCompleted', 1, '{"at":1795453228962699,"change":{"step_completed":{"attempt":1,"duration_ms":21,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x58810373c81f1c58c7c46a33b379fbbaca118305ebd1d5af67948c4a4e838705', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:resolve_merges:complete', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228962699),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a2095a-17a6-74bd-9b6e-efe4f5e2bac4', 'StepStarted', 1, '{"at":1795453228966597,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x27a44059e7e22919d28caf5c0ab2e5e174875461e6877220da56db0b24f86f94', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:normalise_topics:start:1', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228966597),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a2095a-17b1-72b0-b228-596887d49b86', 'AnswerRecorded', 1, '{"at":1795453228977342,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"117d7161a048823d54caa6404118584581114aed106fef25fb8b6e476e46200c","content_id":"01a2095a-17b1-72b0-b228-59672547f53f"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x536a195335deb64f35727c417877e86c718ee36a3163502565e1446c40ff2aba', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:normalise_topics:0', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228977342),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a2095a-17b5-75c0-8f38-685b9d360db1', 'StepCompleted', 1, '{"at":1795453228980179,"change":{"step_completed":{"attempt":1,"duration_ms":13,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x7debd42250da3cb77085fc297916ba646f000804c23a97ed15e649ba83e6d941', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:normalise_topics:complete', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228980179),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a2095a-17ba-7073-8ac3-887a00d0b36e', 'StepStarted', 1, '{"at":1795453228985547,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x3e2c821e75bf9aa48594f4d5d8470b89bd099e3e2139ac10d3e6f4ebff7739f0', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save:start:1', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228985547);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a2095a-17c7-76e8-9acf-64ddcc06c1ad', 'MemoryDeleted', 1, '{"at":1795453228998992,"by_run":"01a2095a-171d-7769-8415-4419e7c0dbb7","change":{"deleted":{"content_id":"01a2095a-143b-7192-9597-327464932998"}},"memory_id":"01a2095a-143b-7192-9597-327236d12490","reason":{"commitment":"12d814a389d6b4c14982ba8e7d28d8173879f719ed75c1405882a6d6344b9b2e","content_id":"01a2095a-17c7-76e8-9acf-64d7d767a110"},"rev":18,"revision":4}', '\xd7f0300a1ebf7e81b40cb15e0a90012ac9c01fc34d01e73d7058ffbfce3139f3', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228998992),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a2095a-17c8-7432-aa92-25e833d80435', 'MemoryDeleted', 1, '{"at":1795453228998992,"by_run":"01a2095a-171d-7769-8415-4419e7c0dbb7","change":{"deleted":{"content_id":"01a2095a-1492-710f-9bd3-7befe04d23a0"}},"memory_id":"01a2095a-1492-710f-9bd3-7bedb7e21819","reason":{"commitment":"e791ab337f11af79a144040f26e3c7b0d0a45ee6b6980f38ee5b0868c08a2920","content_id":"01a2095a-17c7-76e8-9acf-64d86fe70466"},"rev":19,"revision":4}', '\x695d1e7b679515c1baabba0ca3e8ea325ca34c62407d65823145153d86a9dbb8', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228998992),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a2095a-17c8-7432-aa92-25e9c0c1b6f2', 'MemoriesMerged', 1, '{"at":1795453228998992,"by_run":"01a2095a-171d-7769-8415-4419e7c0dbb7","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"24a61959700f23acb770bc98287df058adeb450dc47541efce12194757776cca","content_id":"01a2095a-17c7-76e8-9acf-64da46bf9d02"},"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":3},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":3}]}},"memory_id":"01a2095a-17c7-76e8-9acf-64d91950a601","reason":{"commitment":"352bfde8dabf9caf5a026f8b8f20d78212bf85f86ce7edffa40a7c20092111f0","content_id":"01a2095a-17c7-76e8-9acf-64dbe87319a9"},"rev":20,"revision":1}', '\x7f8942b07a37ca742e90a5bf5beac295bf02df09c2d55cfd0932201bf6a5e10b', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228998992),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a2095a-17c8-7432-aa92-25ea37481f90', 'MemoryMergedAway', 1, '{"at":1795453228998992,"by_run":"01a2095a-171d-7769-8415-4419e7c0dbb7","change":{"merged_away":{"content_id":"01a2095a-1353-738a-b005-2f70b7144ec9","into":"01a2095a-17c7-76e8-9acf-64d91950a601"}},"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","rev":21,"revision":4}', '\x17a9c59f01d6f187ce2268cca66b0054d93e643cdb2ff4aae81953929accfc40', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228998992),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a2095a-17c8-7432-aa92-25eb99ef4e5d', 'MemoryMergedAway', 1, '{"at":1795453228998992,"by_run":"01a2095a-171d-7769-8415-4419e7c0dbb7","change":{"merged_away":{"content_id":"01a2095a-13a4-7162-bc58-3bb61ebaae8c","into":"01a2095a-17c7-76e8-9acf-64d91950a601"}},"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","rev":22,"revision":4}', '\x3e3b601b0732d4d4fe1ab35d3f8d7f7ed8ddc5f242adf1a12b14a64767653001', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228998992),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a2095a-17c8-7432-aa92-25ec818c400f', 'MemoryUpdated', 1, '{"at":1795453228998992,"by_run":"01a2095a-171d-7769-8415-4419e7c0dbb7","change":{"updated":{"content":{"commitment":"ad0508b9b684c4834b6f9e57f70e67d23dc31c6809036e9a4c6128e6b070169d","content_id":"01a2095a-17c7-76e8-9acf-64dc7dc8b003"},"previous_content_id":"01a2095a-16fe-70eb-8414-bf7179b699f8","set":{},"was":{}}},"memory_id":"01a2095a-13e4-7026-b741-9a14be6a5d50","rev":23,"revision":4}', '\x6536b08ae4ba8c5bd569d692829ba6e81902cc0ade714696552d3024f7c562b0', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453228998992),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a2095a-17cd-778d-bcac-034dcf6facb6', 'StepCompleted', 1, '{"at":1795453229004930,"change":{"step_completed":{"attempt":1,"duration_ms":19,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x72c76ba7aac0e6023948c253552e5270e816a3f87805dd43f1619d81c1eacb84', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:save:complete', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453229004930),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a2095a-17d2-77f1-af07-baab78c8e1dc', 'StepStarted', 1, '{"at":1795453229009406,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\xe3dc828ea5fea4bd403614db40f3372d930148c4cda6e008eb062803adfc682e', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:report:start:1', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453229009406),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a2095a-17da-74f1-8b69-1b8d07ad91f2', 'StepCompleted', 1, '{"at":1795453229018225,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\x2c59cbe78adfe7dfdb724f31ebde7765ae5bb97f1fa0370ec2c21cd2e9f48b6a', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:report:complete', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453229018225),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a2095a-17e1-75a8-bc7b-5e92b627ea67', 'RunCompleted', 1, '{"at":1795453229024176,"change":{"completed":{"attempt":1,"duration_ms":194,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7"}', '\xfce97ebcac5bc0117fbaffa9f60bb88c9ee12d62410de8d772e16d9643a422de', 'workflow:memory-optimization', 'run:01a2095a-171d-7769-8415-4419e7c0dbb7:complete', '01a2095a-171d-7769-8415-4419e7c0dbb7', NULL, 1795453229024176),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a2095a-1907-72f2-a512-9bc75785572a', 'MemoryCreated', 1, '{"at":1795453229319592,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f7dfcae0dccdc9b21a0a4f7a42c86ce0edbca0fd3bbcf85994e4c1b43d6bc136","content_id":"01a2095a-1907-72f2-a512-9bc587f03206"}}},"memory_id":"01a2095a-1906-74c1-a69a-1acfa058e3b9","rev":1,"revision":1}', '\xbc910759947a069759214bc7d014931a62e5e5b9e14d639df32203be20f2f968', 'admin:k_yosUmimROFlR', '01a2095a-1907-72f2-a512-9bc6febfff5e', '01a2095a-1907-72f2-a512-9bc6febfff5e', NULL, 1795453229319592),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a2095a-1957-70d7-9fc5-971404db5d84', 'MemoryUpdated', 1, '{"at":1795453229398398,"change":{"updated":{"content":{"commitment":"86634dc6edd0c453d5de4a068313dd6539a1f8195f593c60fee41499bce74a40","content_id":"01a2095a-1957-70d7-9fc5-9712f2c92310"},"previous_content_id":"01a2095a-1907-72f2-a512-9bc587f03206","set":{},"was":{}}},"memory_id":"01a2095a-1906-74c1-a69a-1acfa058e3b9","rev":2,"revision":2}', '\x496a15b916c0a195934b399cf76d658198208abe4606caa734b6c951be535bd7', 'admin:k_yosUmimROFlR', '01a2095a-1957-70d7-9fc5-9713a4b6a3e2', '01a2095a-1957-70d7-9fc5-9713a4b6a3e2', NULL, 1795453229398398);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795453223393342),
	('changes', 1, 'changes_g1', 1795453223393342),
	('relations', 1, 'relations_g1', 1795453223393342),
	('runs', 1, 'runs_g1 run_changes_g1', 1795453223393342),
	('user_stats', 1, 'user_stats_g1', 1795453223393342),
	('daily_metrics', 1, 'daily_metrics_g1', 1795453223393342);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-080a-7319-82d9-1232afefcf46', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a2095a-080a-7319-82d9-1232afefcf46"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-080a-7319-82d9-12338e88a4d1', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a2095a-080a-7319-82d9-12338e88a4d1"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a2095a-080b-7112-beeb-86ec25c1c5e5', 1, 3, 1795453224970821, 1795453224970821, NULL, NULL, '{"contents":["01a2095a-080b-7112-beeb-86ec25c1c5e5"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-080b-7112-beeb-86edf3667bd1', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a2095a-080b-7112-beeb-86edf3667bd1"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-080b-7112-beeb-86eee04ac0fa', 1, 5, 1795453224970821, 1795453224970821, NULL, NULL, '{"contents":["01a2095a-080b-7112-beeb-86eee04ac0fa"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-080b-7112-beeb-86eff164841f', 2, 7, 1795453224970821, 1795453224970821, NULL, NULL, '{"contents":["01a2095a-080b-7112-beeb-86eff164841f"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-080b-7112-beeb-86f033d8d0e6', 2, 9, 1795453224970821, 1795453224970821, NULL, NULL, '{"contents":["01a2095a-080b-7112-beeb-86f033d8d0e6"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a2095a-080b-7112-beeb-86f159bdca81', 1, 10, 1795453224970821, 1795453224970821, NULL, NULL, '{"contents":["01a2095a-080b-7112-beeb-86f159bdca81"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a2095a-0879-7159-bf9b-ce22f32543d7', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a2095a-0879-7159-bf9b-ce22f32543d7"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-0879-7159-bf9b-ce23d5a0db63', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a2095a-0879-7159-bf9b-ce23d5a0db63"]}'),
	(43, 'default', 'ana', '01a2095a-0c61-7024-bded-298ddbd9cb2c', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-0c61-7024-bded-298f90663e02', 1, 6, 1795453226081911, 1795453226081911, NULL, NULL, '{"contents":["01a2095a-0c61-7024-bded-298f90663e02"]}'),
	(43, 'default', 'ana', '01a2095a-09fc-7501-a6f2-00a09974c721', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-0d60-755d-8f45-f9cdc5756ddc', 2, 8, 1795453225472903, 1795453226335260, NULL, NULL, '{"contents":["01a2095a-0a01-727e-9a8c-328a3d9be23e","01a2095a-0d60-755d-8f45-f9cdc5756ddc"]}'),
	(43, 'default', 'ana', '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-0b97-76c3-b2f6-8d0b080d198d', 6, 30, 1795453225879261, 1795453227131573, 4949053227131573, NULL, '{"contents":["01a2095a-0b97-76c3-b2f6-8d0b080d198d","01a2095a-1045-754d-b34b-fde16cf4dcb8"]}'),
	(43, 'default', 'ana', '01a2095a-0bf3-7539-b0d3-330ee50d33a8', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795453225971715, 1795453227159196, NULL, NULL, '{"contents":["01a2095a-1097-709d-b975-47fb8569ac82"]}'),
	(43, 'default', 'ana', '01a2095a-0ae9-776d-a012-761a3cc04b80', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795453225706008, 1795453227293373, NULL, '01a2095a-0e80-7718-81ae-186d1f6c8ef6', '{"contents":["01a2095a-111d-7515-8b00-66e570082da0"]}'),
	(43, 'default', 'ana', '01a2095a-0e80-7718-81ae-186d1f6c8ef6', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-0e82-7119-8037-f289c40387e4', 1, 14, 1795453226625106, 1795453226625106, NULL, NULL, '{"contents":["01a2095a-0e82-7119-8037-f289c40387e4"],"derived_from":[{"memory_id":"01a2095a-0ae9-776d-a012-761a3cc04b80","revision":1},{"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","revision":1}]}'),
	(43, 'default', 'ana', '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-0f70-774a-9f3d-d660b9c1c8a1', 2, 20, 1795453226663861, 1795453226864358, NULL, NULL, '{"contents":["01a2095a-0ea7-7550-9bb1-62f31c3fd213","01a2095a-0f70-774a-9f3d-d660b9c1c8a1","01a2095a-0f71-7127-b1bd-7808d9d78593"],"derived_from":[{"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","revision":1},{"memory_id":"01a2095a-0f0f-7619-ba47-3455a4f0ae20","revision":1}]}'),
	(43, 'default', 'ana', '01a2095a-0f0f-7619-ba47-3455a4f0ae20', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-0f0f-7619-ba47-34577acd9a71', 2, 21, 1795453226767670, 1795453226864358, NULL, '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', '{"contents":["01a2095a-0f0f-7619-ba47-34577acd9a71"]}'),
	(43, 'default', 'ana', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a2095a-0e54-769d-95c6-4461e113fc39', 5, 25, 1795453225580200, 1795453227028915, NULL, NULL, '{"contents":["01a2095a-0a6c-72ca-a569-0e60984d878b","01a2095a-0e54-769d-95c6-4461e113fc39","01a2095a-1014-77a4-a18a-6630cc21802d"]}'),
	(43, 'default', 'ana', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a2095a-0cd4-7283-8f1c-b9887d722205', 5, 27, 1795453226196048, 1795453227061060, NULL, NULL, '{"contents":["01a2095a-0cd4-7283-8f1c-b9887d722205"]}'),
	(48, 'default', 'lena', '01a2095a-119e-7637-a72a-6716a63a782e', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-11a0-7493-91ca-99d44630dc57', 1, 1, 1795453227424414, 1795453227424414, NULL, NULL, '{"contents":["01a2095a-11a0-7493-91ca-99d44630dc57"]}'),
	(48, 'default', 'lena', '01a2095a-1209-73f0-9621-75d758b91833', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-1209-73f0-9621-75d99569d36f', 1, 2, 1795453227529294, 1795453227529294, NULL, NULL, '{"contents":["01a2095a-1209-73f0-9621-75d99569d36f"]}'),
	(48, 'default', 'lena', '01a2095a-12a0-71d3-8811-8194ee307c1e', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-12a0-71d3-8811-81965e77e3b2', 2, 4, 1795453227680834, 1795453227810702, NULL, NULL, '{"contents":["01a2095a-12a0-71d3-8811-81965e77e3b2"]}'),
	(1, 'default', 'nora', '01a2095a-1350-71bd-bb63-7c67ed299240', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-1353-738a-b005-2f70b7144ec9', 4, 21, 1795453227859053, 1795453228998992, NULL, '01a2095a-17c7-76e8-9acf-64d91950a601', '{"contents":["01a2095a-1353-738a-b005-2f70b7144ec9"]}'),
	(1, 'default', 'nora', '01a2095a-13a4-7162-bc58-3bb490f4407e', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-13a4-7162-bc58-3bb61ebaae8c', 4, 22, 1795453227940768, 1795453228998992, NULL, '01a2095a-17c7-76e8-9acf-64d91950a601', '{"contents":["01a2095a-13a4-7162-bc58-3bb61ebaae8c"]}'),
	(1, 'default', 'nora', '01a2095a-13e4-7026-b741-9a14be6a5d50', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-17c7-76e8-9acf-64dc7dc8b003', 4, 23, 1795453228004867, 1795453228998992, NULL, NULL, '{"contents":["01a2095a-13e4-7026-b741-9a1692d3955e","01a2095a-15f9-7462-9e62-2acd3c6057ed","01a2095a-16fe-70eb-8414-bf7179b699f8","01a2095a-17c7-76e8-9acf-64dc7dc8b003"]}'),
	(1, 'default', 'nora', '01a2095a-1492-710f-9bd3-7bedb7e21819', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-1492-710f-9bd3-7befe04d23a0', 4, 19, 1795453228178269, 1795453228998992, NULL, NULL, '{"contents":["01a2095a-1492-710f-9bd3-7befe04d23a0","01a2095a-15f9-7462-9e62-2ac98b922dab","01a2095a-17c7-76e8-9acf-64d86fe70466"]}'),
	(1, 'default', 'nora', '01a2095a-15f9-7462-9e62-2aca26447596', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-15f9-7462-9e62-2acbe9e03e01', 2, 17, 1795453228536945, 1795453228797134, NULL, NULL, '{"contents":["01a2095a-15f9-7462-9e62-2acbe9e03e01","01a2095a-15f9-7462-9e62-2acc1f6dee14"],"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":1},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":1}]}'),
	(1, 'default', 'nora', '01a2095a-143b-7192-9597-327236d12490', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-143b-7192-9597-327464932998', 4, 18, 1795453228091199, 1795453228998992, NULL, NULL, '{"contents":["01a2095a-143b-7192-9597-327464932998","01a2095a-15f9-7462-9e62-2ac8f0d5eeff","01a2095a-17c7-76e8-9acf-64d7d767a110"]}'),
	(1, 'default', 'nora', '01a2095a-17c7-76e8-9acf-64d91950a601', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-17c7-76e8-9acf-64da46bf9d02', 1, 20, 1795453228998992, 1795453228998992, NULL, NULL, '{"contents":["01a2095a-17c7-76e8-9acf-64da46bf9d02","01a2095a-17c7-76e8-9acf-64dbe87319a9"],"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":3},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":3}]}'),
	(48, 'bridge', 'lena', '01a2095a-1906-74c1-a69a-1acfa058e3b9', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2095a-1957-70d7-9fc5-9712f2c92310', 2, 2, 1795453229319592, 1795453229398398, NULL, NULL, '{"contents":["01a2095a-1907-72f2-a512-9bc587f03206","01a2095a-1957-70d7-9fc5-9712f2c92310"]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a2095a-09fc-7501-a6f2-00a09974c721', 1795453229688070, 1),
	(43, 'default', 'ana', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 1795453229749429, 1),
	(43, 'default', 'ana', '01a2095a-0b97-76c3-b2f6-8d0957e3d624', 1795453229856825, 1),
	(43, 'default', 'ana', '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 1795453229993471, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a2095a-0814-73f8-a7ab-376e3c1a8082', 'default', 1795453224980694, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a2095a-088a-741c-82c3-7a01315d7c93', 'default', 1795453225098970, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a2095a-09fc-7501-a6f2-00a17c6ed0b1', 'default', 1795453225468952, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-09fc-7501-a6f2-00a09974c721', 'Personal', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0a6c-72ca-a569-0e5f00e13331', 'default', 1795453225580110, 'ana', 't1', 'hotpath', 'create', 'ok', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'Goals', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0ae9-776d-a012-761b964780b1', 'default', 1795453225705939, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-0ae9-776d-a012-761a3cc04b80', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0b97-76c3-b2f6-8d0a5cc29fec', 'default', 1795453225879192, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-0b97-76c3-b2f6-8d0957e3d624', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0bf3-7539-b0d3-330fcca3647a', 'default', 1795453225971632, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-0bf3-7539-b0d3-330ee50d33a8', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0c61-7024-bded-298e5273e9b2', 'default', 1795453226081846, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-0c61-7024-bded-298ddbd9cb2c', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0cd3-767c-a9b7-40358801795b', 'default', 1795453226195971, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'Style', NULL, NULL, 'agent:planner'),
	('01a2095a-0d5f-7580-97af-4825562f38e6', 'default', 1795453226335188, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2095a-09fc-7501-a6f2-00a09974c721', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0df8-725b-94dd-3ab397888c8e', 'default', 1795453226488003, 'ana', 't1', 'hotpath', 'update', 'ok', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'Goals', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0e10-7749-a872-3ad557153ce5', 'default', 1795453226512036, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'Style', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0e26-77b0-b338-114b1211b7f5', 'default', 1795453226534503, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'Manners', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0e3b-7475-873d-413172a57a7e', 'default', 1795453226555837, 'ana', 't1', 'hotpath', 'update', 'ok', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'Goals', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0e51-7318-b819-7a6c11eacbe4', 'default', 1795453226577962, 'ana', 't1', 'hotpath', 'update', 'ok', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'Goals', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0e67-76dc-89d0-47142000354c', 'default', 1795453226599745, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'Goals', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0e81-7125-9b3f-c68310ade20b', 'default', 1795453226625012, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a2095a-0e80-7718-81ae-186d1f6c8ef6', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0e94-7634-adb4-197f22f8c019', 'default', 1795453226644856, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2095a-0b97-76c3-b2f6-8d0957e3d624', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0ea7-7550-9bb1-62f2d953db16', 'default', 1795453226663769, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0f0f-7619-ba47-345690fcebac', 'default', 1795453226767600, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2095a-0f0f-7619-ba47-3455a4f0ae20', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-0f70-774a-9f3d-d65f559b25b4', 'default', 1795453226864276, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1014-77a4-a18a-662fca6a2bf4', 'default', 1795453227028809, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'Goals', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1025-703d-a657-27d43975901f', 'default', 1795453227045590, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'Manners', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1034-710f-8e14-b048bb161967', 'default', 1795453227060987, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 'Manners', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1044-7108-a251-8a06bc523d2b', 'default', 1795453227076980, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2095a-0b97-76c3-b2f6-8d0957e3d624', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1055-702c-80da-6d17de7aeb48', 'default', 1795453227093983, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2095a-0b97-76c3-b2f6-8d0957e3d624', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-107b-7536-a576-b45b31dc591e', 'default', 1795453227131484, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2095a-0b97-76c3-b2f6-8d0957e3d624', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1097-709d-b975-47fa90801144', 'default', 1795453227159099, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2095a-0bf3-7539-b0d3-330ee50d33a8', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-111d-7515-8b00-66e47e24dfcd', 'default', 1795453227293284, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2095a-0ae9-776d-a012-761a3cc04b80', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-119e-7637-a72a-67174b2630a1', 'default', 1795453227422498, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2095a-119e-7637-a72a-6716a63a782e', 'Sport', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1209-73f0-9621-75d8ece23f89', 'default', 1795453227529209, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2095a-1209-73f0-9621-75d758b91833', 'Sport', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-12a0-71d3-8811-81954a7cb09f', 'default', 1795453227680723, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2095a-12a0-71d3-8811-8194ee307c1e', 'Sport', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1322-751c-8fd7-4064ec705f38', 'default', 1795453227810611, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a2095a-12a0-71d3-8811-8194ee307c1e', 'Sport', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1350-71bd-bb63-7c6822ae0ade', 'default', 1795453227856150, 'nora', NULL, 'hotpath', 'create', 'ok', '01a2095a-1350-71bd-bb63-7c67ed299240', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-13a4-7162-bc58-3bb51ebfed91', 'default', 1795453227940707, 'nora', NULL, 'hotpath', 'create', 'ok', '01a2095a-13a4-7162-bc58-3bb490f4407e', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-13e4-7026-b741-9a155047ac8b', 'default', 1795453228004808, 'nora', NULL, 'hotpath', 'create', 'ok', '01a2095a-13e4-7026-b741-9a14be6a5d50', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-143b-7192-9597-3273838709cf', 'default', 1795453228091130, 'nora', NULL, 'hotpath', 'create', 'ok', '01a2095a-143b-7192-9597-327236d12490', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1492-710f-9bd3-7bee88298742', 'default', 1795453228178185, 'nora', NULL, 'hotpath', 'create', 'ok', '01a2095a-1492-710f-9bd3-7bedb7e21819', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-1906-74c1-a69a-1ad0120b62ec', 'bridge', 1795453229318532, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2095a-1906-74c1-a69a-1acfa058e3b9', NULL, NULL, NULL, 'admin:k_yosUmimROFlR'),
	('01a2095a-1956-7253-be0f-7e8ddfcdb41a', 'bridge', 1795453229398323, 'lena', NULL, 'hotpath', 'update', 'ok', '01a2095a-1906-74c1-a69a-1acfa058e3b9', NULL, NULL, NULL, 'admin:k_yosUmimROFlR'),
	('01a2095a-20f3-72b3-b198-b57f72b656b1', 'default', 1795453231347900, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a2095a-09fc-7501-a6f2-00a09974c721', 'Personal', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-211a-74b5-9a38-80a100639d3e', 'default', 1795453231386950, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a2095a-0bf3-7539-b0d3-330ee50d33a8', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-213e-77f7-9eb7-984e97b7be83', 'default', 1795453231422673, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a2095a-0a6c-72ca-a569-0e5ecd4ac030', 'Goals', NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-216d-757f-90c6-d216dbd4a2ac', 'default', 1795453231469254, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a2095a-0bf3-7539-b0d3-330ee50d33a8', NULL, NULL, NULL, 'admin:k_THBaA7xci5aY'),
	('01a2095a-2195-7236-9ad7-0b73e5f05f4a', 'default', 1795453231509264, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_THBaA7xci5aY');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711412831593393791 timeline=00000001 database=16384 events=16397');


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
	(39, 2, 1),
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
	(43, 'default', 'ana', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', 0, 500, 1, 22, 1795453226906721),
	(43, 'default', 'ana', '01a2095a-0ea7-7550-9bb1-62f1f1fb1841', '01a2095a-0cd3-767c-a9b7-4034caadd2d2', 1, 500, 1, 22, 1795453226906721);


--
-- Data for Name: residue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.residue VALUES
	('contents', 2, 2);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 'memory-optimization', 'admin:k_THBaA7xci5aY', 1795453228273876, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 'memory-optimization', 'workflow:memory-optimization', 1795453228554460, '{"duration_ms":280,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 'memory-optimization', 'admin:k_THBaA7xci5aY', 1795453228801114, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a2095a-171d-7769-8415-4419e7c0dbb7', 'memory-optimization', 'admin:k_THBaA7xci5aY', 1795453228829325, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a2095a-171d-7769-8415-4419e7c0dbb7', 'memory-optimization', 'workflow:memory-optimization', 1795453229024176, '{"duration_ms":194,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a2095a-171d-7769-8415-4419e7c0dbb7', 'memory-optimization', 'completed', 1795453228829325, 0, 194, 5, 2, 0, 0, 0, '{"run_id":"01a2095a-171d-7769-8415-4419e7c0dbb7","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_THBaA7xci5aY","requested_at":1795453228829325,"started_at":1795453228876366,"ended_at":1795453229024176,"attempt":1,"node":"node-01a2095a09a7755da147352c98d3141e","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795453228910928,"completed_at":1795453228916520,"duration_ms":5,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795453228921477,"completed_at":1795453228932810,"duration_ms":11,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795453228940715,"completed_at":1795453228962699,"duration_ms":21,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795453228966597,"completed_at":1795453228980179,"duration_ms":13,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795453228985547,"completed_at":1795453229004930,"duration_ms":19,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795453229009406,"completed_at":1795453229018225,"duration_ms":8,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}'),
	(1, 'default', 'nora', '01a2095a-14f0-71f9-9d97-6fe1ee97cee2', 'memory-optimization', 'completed', 1795453228273876, 0, 280, 5, 2, 0, 0, 0, '{"run_id":"01a2095a-14f0-71f9-9d97-6fe1ee97cee2","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_THBaA7xci5aY","requested_at":1795453228273876,"started_at":1795453228294347,"ended_at":1795453228554460,"attempt":1,"node":"node-01a2095a09a7755da147352c98d3141e","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795453228343475,"completed_at":1795453228388546,"duration_ms":45,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795453228393489,"completed_at":1795453228422621,"duration_ms":29,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795453228428670,"completed_at":1795453228470137,"duration_ms":41,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795453228477284,"completed_at":1795453228502003,"duration_ms":24,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795453228517990,"completed_at":1795453228540379,"duration_ms":22,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795453228543159,"completed_at":1795453228549661,"duration_ms":6,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795453228801114,"restored_by":"admin:k_THBaA7xci5aY","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}');


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
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-080a-7319-82d9-1232afefcf46","contents":["01a2095a-080a-7319-82d9-1232afefcf46"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a2095a-080a-7319-82d9-12338e88a4d1","contents":["01a2095a-080a-7319-82d9-12338e88a4d1"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a2095a-080b-7112-beeb-86ec25c1c5e5","contents":["01a2095a-080b-7112-beeb-86ec25c1c5e5"],"created_at":1795453224970821,"updated_at":1795453224970821},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a2095a-080b-7112-beeb-86edf3667bd1","contents":["01a2095a-080b-7112-beeb-86edf3667bd1"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a2095a-080b-7112-beeb-86eee04ac0fa","contents":["01a2095a-080b-7112-beeb-86eee04ac0fa"],"created_at":1795453224970821,"updated_at":1795453224970821},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a2095a-080b-7112-beeb-86eff164841f","contents":["01a2095a-080b-7112-beeb-86eff164841f"],"created_at":1795453224970821,"updated_at":1795453224970821},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a2095a-080b-7112-beeb-86f033d8d0e6","contents":["01a2095a-080b-7112-beeb-86f033d8d0e6"],"created_at":1795453224970821,"updated_at":1795453224970821},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a2095a-080b-7112-beeb-86f159bdca81","contents":["01a2095a-080b-7112-beeb-86f159bdca81"],"created_at":1795453224970821,"updated_at":1795453224970821}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a2095a-09fc-7501-a6f2-00a09974c721":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a2095a-0d60-755d-8f45-f9cdc5756ddc","contents":["01a2095a-0a01-727e-9a8c-328a3d9be23e","01a2095a-0d60-755d-8f45-f9cdc5756ddc"],"created_at":1795453225472903,"updated_at":1795453226335260},"01a2095a-0a6c-72ca-a569-0e5ecd4ac030":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a2095a-0e54-769d-95c6-4461e113fc39","contents":["01a2095a-0a6c-72ca-a569-0e60984d878b","01a2095a-0e54-769d-95c6-4461e113fc39","01a2095a-1014-77a4-a18a-6630cc21802d"],"created_at":1795453225580200,"updated_at":1795453227028915},"01a2095a-0ae9-776d-a012-761a3cc04b80":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a2095a-111d-7515-8b00-66e570082da0"],"merged_into":"01a2095a-0e80-7718-81ae-186d1f6c8ef6","created_at":1795453225706008,"updated_at":1795453227293373},"01a2095a-0b97-76c3-b2f6-8d0957e3d624":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a2095a-0b97-76c3-b2f6-8d0b080d198d","contents":["01a2095a-0b97-76c3-b2f6-8d0b080d198d","01a2095a-1045-754d-b34b-fde16cf4dcb8"],"purge_at":4949053227131573,"created_at":1795453225879261,"updated_at":1795453227131573},"01a2095a-0bf3-7539-b0d3-330ee50d33a8":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a2095a-1097-709d-b975-47fb8569ac82"],"created_at":1795453225971715,"updated_at":1795453227159196},"01a2095a-0c61-7024-bded-298ddbd9cb2c":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-0c61-7024-bded-298f90663e02","contents":["01a2095a-0c61-7024-bded-298f90663e02"],"created_at":1795453226081911,"updated_at":1795453226081911},"01a2095a-0cd3-767c-a9b7-4034caadd2d2":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a2095a-0cd4-7283-8f1c-b9887d722205","contents":["01a2095a-0cd4-7283-8f1c-b9887d722205"],"created_at":1795453226196048,"updated_at":1795453227061060},"01a2095a-0e80-7718-81ae-186d1f6c8ef6":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a2095a-0e82-7119-8037-f289c40387e4","contents":["01a2095a-0e82-7119-8037-f289c40387e4"],"derived_from":[{"memory_id":"01a2095a-0ae9-776d-a012-761a3cc04b80","revision":1},{"memory_id":"01a2095a-0b97-76c3-b2f6-8d0957e3d624","revision":1}],"created_at":1795453226625106,"updated_at":1795453226625106},"01a2095a-0ea7-7550-9bb1-62f1f1fb1841":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-0f70-774a-9f3d-d660b9c1c8a1","contents":["01a2095a-0ea7-7550-9bb1-62f31c3fd213","01a2095a-0f70-774a-9f3d-d660b9c1c8a1","01a2095a-0f71-7127-b1bd-7808d9d78593"],"derived_from":[{"memory_id":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","revision":1},{"memory_id":"01a2095a-0f0f-7619-ba47-3455a4f0ae20","revision":1}],"created_at":1795453226663861,"updated_at":1795453226864358},"01a2095a-0f0f-7619-ba47-3455a4f0ae20":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-0f0f-7619-ba47-34577acd9a71","contents":["01a2095a-0f0f-7619-ba47-34577acd9a71"],"merged_into":"01a2095a-0ea7-7550-9bb1-62f1f1fb1841","created_at":1795453226767670,"updated_at":1795453226864358}},"kept":8,"links":{"01a2095a-0a6c-72ca-a569-0e5ecd4ac030":{"01a2095a-0ea7-7550-9bb1-62f1f1fb1841":{"by_hand":true,"outgoing":false,"strength":0}},"01a2095a-0cd3-767c-a9b7-4034caadd2d2":{"01a2095a-0ea7-7550-9bb1-62f1f1fb1841":{"by_hand":true,"outgoing":false,"strength":500}},"01a2095a-0ea7-7550-9bb1-62f1f1fb1841":{"01a2095a-0a6c-72ca-a569-0e5ecd4ac030":{"by_hand":true,"outgoing":true,"strength":0},"01a2095a-0cd3-767c-a9b7-4034caadd2d2":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a2095a-1350-71bd-bb63-7c67ed299240":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-1353-738a-b005-2f70b7144ec9","contents":["01a2095a-1353-738a-b005-2f70b7144ec9"],"merged_into":"01a2095a-17c7-76e8-9acf-64d91950a601","created_at":1795453227859053,"updated_at":1795453228998992},"01a2095a-13a4-7162-bc58-3bb490f4407e":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-13a4-7162-bc58-3bb61ebaae8c","contents":["01a2095a-13a4-7162-bc58-3bb61ebaae8c"],"merged_into":"01a2095a-17c7-76e8-9acf-64d91950a601","created_at":1795453227940768,"updated_at":1795453228998992},"01a2095a-13e4-7026-b741-9a14be6a5d50":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-17c7-76e8-9acf-64dc7dc8b003","contents":["01a2095a-13e4-7026-b741-9a1692d3955e","01a2095a-15f9-7462-9e62-2acd3c6057ed","01a2095a-16fe-70eb-8414-bf7179b699f8","01a2095a-17c7-76e8-9acf-64dc7dc8b003"],"created_at":1795453228004867,"updated_at":1795453228998992},"01a2095a-143b-7192-9597-327236d12490":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-143b-7192-9597-327464932998","contents":["01a2095a-143b-7192-9597-327464932998","01a2095a-15f9-7462-9e62-2ac8f0d5eeff","01a2095a-17c7-76e8-9acf-64d7d767a110"],"created_at":1795453228091199,"updated_at":1795453228998992},"01a2095a-1492-710f-9bd3-7bedb7e21819":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-1492-710f-9bd3-7befe04d23a0","contents":["01a2095a-1492-710f-9bd3-7befe04d23a0","01a2095a-15f9-7462-9e62-2ac98b922dab","01a2095a-17c7-76e8-9acf-64d86fe70466"],"created_at":1795453228178269,"updated_at":1795453228998992},"01a2095a-15f9-7462-9e62-2aca26447596":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-15f9-7462-9e62-2acbe9e03e01","contents":["01a2095a-15f9-7462-9e62-2acbe9e03e01","01a2095a-15f9-7462-9e62-2acc1f6dee14"],"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":1},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":1}],"created_at":1795453228536945,"updated_at":1795453228797134},"01a2095a-17c7-76e8-9acf-64d91950a601":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2095a-17c7-76e8-9acf-64da46bf9d02","contents":["01a2095a-17c7-76e8-9acf-64da46bf9d02","01a2095a-17c7-76e8-9acf-64dbe87319a9"],"derived_from":[{"memory_id":"01a2095a-1350-71bd-bb63-7c67ed299240","revision":3},{"memory_id":"01a2095a-13a4-7162-bc58-3bb490f4407e","revision":3}],"created_at":1795453228998992,"updated_at":1795453228998992}},"kept":7}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a2095a-14f0-71f9-9d97-6fe1ee97cee2":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a2095a-1579-7183-b50b-f3cc3979e2dd","01a2095a-15af-7564-a097-eea23700b4a7","01a2095a-15d3-7488-b88a-10b9995a369f"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795453228273876,"ended_at":1795453228554460},"01a2095a-171d-7769-8415-4419e7c0dbb7":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a2095a09a7755da147352c98d3141e","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795453228910928,"completed_at":1795453228916520,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795453228921477,"completed_at":1795453228932810,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795453228940715,"completed_at":1795453228962699,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795453228966597,"completed_at":1795453228980179,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"fb29b91ebcbf4708d10b5d5166cfcd6237f95267a0e5384f6400e1512829ddbd","content_id":"01a2095a-177e-753e-ba49-0efabf4e2d1e"}},"normalise_topics":{"0":{"commitment":"117d7161a048823d54caa6404118584581114aed106fef25fb8b6e476e46200c","content_id":"01a2095a-17b1-72b0-b228-59672547f53f"}},"resolve_merges":{"0":{"commitment":"b19862d16a21407b7e0391d6288de01ac142387b0c05cb6f575274c2945c957c","content_id":"01a2095a-1798-7722-94d7-9559161d3a54"}}},"contents":["01a2095a-177e-753e-ba49-0efabf4e2d1e","01a2095a-1798-7722-94d7-9559161d3a54","01a2095a-17b1-72b0-b228-59672547f53f"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795453228829325,"ended_at":null}},"active":{"memory-optimization":"01a2095a-171d-7769-8415-4419e7c0dbb7"},"held":6}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795453227008179);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795453224970821, 1795453224970821),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795453225081344, 1795453225081344),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795453225472903, 1795453227293373),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795453227424414, 1795453227810702),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795453227859053, 1795453228998992),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795453229319592, 1795453229398398);


--
-- Data for Name: vectors; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795453232327892, '01a2095a-24c7-70b6-a2db-13fbad437d2a', NULL, 'admin:cli', 1, 2, 0, '[]', 682),
	('default', 1795453232327892, '01a2095a-24cd-70e0-afb3-fe2f6c96335a', NULL, 'admin:cli', 1, 110, 0, '[]', 682);


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


