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
    own text COLLATE pg_catalog."C",
    words text COLLATE pg_catalog."C",
    embedder text COLLATE pg_catalog."C",
    bits bit varying,
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
    search_g1.own,
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
	('01a203e1-71ef-73c6-b427-586760810d48', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$A80ejWbIScFEmJSU4Rqrbw$9VRBfEeYBIC8uxWGBiM+CCWOp1faDwipkQB90wzQCBI', 1795361436143736, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_EJ7c9r7N9swu', 'default', 'admin', NULL, '[]', '\xef0d8389b5ec96a9e5f93e41ec93634a89b5fb819b301ebf09e6c7bcab7e08cc', 1795361435142050, NULL),
	('k_pIwbHzTKVNW3', 'default', 'auditor', 'reviewer', '[]', '\xecb746619f5d3ec37ba2f25c55502d1ceb4a9fb755a026462918e7cb079d508a', 1795361435303998, NULL),
	('k_zmK9na18Pjyh', 'default', 'agent', 'planner', '["ana"]', '\x6f43534ed2bac59a3093fbf9f517c770bd86a11e3a0b0538a197ff2986618b01', 1795361435421487, NULL),
	('k_QWvZaAB1BwUq', 'bridge', 'admin', NULL, '[]', '\x1c3d9b0ac774bdbd8b0554ae651993b12489cc0581ea3e8b9fdfcb2f3c6cacf7', 1795361435543393, NULL),
	('k_z9cPtxJ0xhxi', 'default', 'admin', NULL, '[]', '\xff76234d59a92daf04e13cb5e6000007a00c83473793df0e3b6c2b360608171b', 1795361435655169, 1795361435840956);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a76edb3de29', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a774f9192fc', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a78265ef402', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a792a7cf11a', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a7aadf16ce0', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a7b6035a6a2', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a203e1-70f4-7020-acf8-2a7b6035a6a2', NULL, NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a7c5a74afbe', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a203e1-70f4-7020-acf8-2a7c5a74afbe', NULL, NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a203e1-70f4-7020-acf8-2a7d2ec0333c', NULL, 'admin:cli', 'import:jsonl', 1795361435892677, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a203e1-7154-76b6-8330-780d1cc2bf9b', NULL, 'admin:cli', 'import:agno', 1795361435988138, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a203e1-7154-76b6-8330-780e8a4f97c4', NULL, 'admin:cli', 'import:agno', 1795361435988138, '{}'),
	(43, 'default', 'ana', 1, 1, '01a203e1-7288-7773-a454-18d98206ddb4', 'ADD', NULL, 'active', NULL, '01a203e1-728c-776f-b2c9-bb7a3cb9fd10', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361436300439, '{}'),
	(43, 'default', 'ana', 2, 2, '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'ADD', NULL, 'active', NULL, '01a203e1-72f2-73a1-9e63-bb8f1657be6f', NULL, 'admin:k_EJ7c9r7N9swu', 'run-7', 1795361436402235, '{}'),
	(43, 'default', 'ana', 3, 3, '01a203e1-733c-73ec-820e-b515c74838e6', 'ADD', NULL, 'active', NULL, '01a203e1-733c-73ec-820e-b5171a2bf7b7', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361436476236, '{}'),
	(43, 'default', 'ana', 4, 4, '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 'ADD', NULL, 'active', NULL, '01a203e1-73a8-70bc-85e3-51f6f478f808', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361436584014, '{}'),
	(43, 'default', 'ana', 5, 5, '01a203e1-7404-7673-bdb7-be8162910f4c', 'ADD', NULL, 'active', NULL, '01a203e1-7404-7673-bdb7-be839e5b486d', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361436676460, '{}'),
	(43, 'default', 'ana', 6, 6, '01a203e1-745c-74c4-a025-3bf5c3c1f4d4', 'ADD', NULL, 'active', NULL, '01a203e1-745c-74c4-a025-3bf718b7ad5d', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361436764468, '{}'),
	(43, 'default', 'ana', 7, 7, '01a203e1-74c1-7065-9f4e-e996b217bef8', 'ADD', NULL, 'active', NULL, '01a203e1-74c1-7065-9f4e-e9981fce4d1c', NULL, 'agent:planner', NULL, 1795361436865233, '{}'),
	(43, 'default', 'ana', 8, 8, '01a203e1-7288-7773-a454-18d98206ddb4', 'UPDATE', 'active', 'active', '01a203e1-728c-776f-b2c9-bb7a3cb9fd10', '01a203e1-7527-7100-9127-5802e1174913', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361436965970, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'UPDATE', 'active', 'active', '01a203e1-72f2-73a1-9e63-bb8f1657be6f', '01a203e1-72f2-73a1-9e63-bb8f1657be6f', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437057670, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a203e1-74c1-7065-9f4e-e996b217bef8', 'UPDATE', 'active', 'active', '01a203e1-74c1-7065-9f4e-e9981fce4d1c', '01a203e1-74c1-7065-9f4e-e9981fce4d1c', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437076703, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a203e1-74c1-7065-9f4e-e996b217bef8', 'UPDATE', 'active', 'active', '01a203e1-74c1-7065-9f4e-e9981fce4d1c', '01a203e1-74c1-7065-9f4e-e9981fce4d1c', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437094665, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'UPDATE', 'active', 'active', '01a203e1-72f2-73a1-9e63-bb8f1657be6f', '01a203e1-72f2-73a1-9e63-bb8f1657be6f', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437113227, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'UPDATE', 'active', 'active', '01a203e1-72f2-73a1-9e63-bb8f1657be6f', '01a203e1-75cb-7379-89b5-6432ac49d86c', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437131165, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a203e1-75f3-7116-b845-f7b21d5709e8', 'MERGE', NULL, 'active', NULL, '01a203e1-75f4-70a5-a636-06da1b9b69ea', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437171567, '{"derived_from":[{"memory_id":"01a203e1-733c-73ec-820e-b515c74838e6","revision":1},{"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a203e1-733c-73ec-820e-b515c74838e6', 'MERGE', 'active', 'merged', '01a203e1-733c-73ec-820e-b5171a2bf7b7', NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437171567, '{"merged_into":"01a203e1-75f3-7116-b845-f7b21d5709e8"}'),
	(43, 'default', 'ana', 16, 16, '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 'MERGE', 'active', 'merged', '01a203e1-73a8-70bc-85e3-51f6f478f808', NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437171567, '{"merged_into":"01a203e1-75f3-7116-b845-f7b21d5709e8"}'),
	(43, 'default', 'ana', 17, 17, '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 'RESTORE', 'merged', 'active', NULL, '01a203e1-73a8-70bc-85e3-51f6f478f808', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437190845, '{}'),
	(43, 'default', 'ana', 18, 18, '01a203e1-761a-70c3-84f9-8f217c45eb68', 'ADD', NULL, 'active', NULL, '01a203e1-761a-70c3-84f9-8f23fe79ee87', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437210621, '{}'),
	(43, 'default', 'ana', 19, 19, '01a203e1-7688-7273-8613-64393bba5542', 'ADD', NULL, 'active', NULL, '01a203e1-7688-7273-8613-643b966ce35c', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437320602, '{}'),
	(43, 'default', 'ana', 20, 20, '01a203e1-761a-70c3-84f9-8f217c45eb68', 'MERGE', 'active', 'active', '01a203e1-761a-70c3-84f9-8f23fe79ee87', '01a203e1-76d8-71f8-87d7-2e6a8514e759', '01a203e1-76d8-71f8-87d7-2e6be224b162', 'admin:k_EJ7c9r7N9swu', NULL, 1795361437400145, '{"derived_from":[{"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","revision":1},{"memory_id":"01a203e1-7688-7273-8613-64393bba5542","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a203e1-7688-7273-8613-64393bba5542', 'MERGE', 'active', 'merged', '01a203e1-7688-7273-8613-643b966ce35c', NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437400145, '{"merged_into":"01a203e1-761a-70c3-84f9-8f217c45eb68"}'),
	(43, 'default', 'ana', 22, 22, '01a203e1-761a-70c3-84f9-8f217c45eb68', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437418275, '{"strength":0.5,"to":"01a203e1-74c1-7065-9f4e-e996b217bef8"}'),
	(43, 'default', 'ana', 23, 23, '01a203e1-761a-70c3-84f9-8f217c45eb68', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437434862, '{"strength":1.0,"to":"01a203e1-72f2-73a1-9e63-bb8d1809c611"}'),
	(43, 'default', 'ana', 24, 24, '01a203e1-761a-70c3-84f9-8f217c45eb68', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437464198, '{"removed":true,"to":"01a203e1-72f2-73a1-9e63-bb8d1809c611"}'),
	(43, 'default', 'ana', 25, 25, '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'DELETE', 'active', 'archived', '01a203e1-75cb-7379-89b5-6432ac49d86c', NULL, '01a203e1-7749-7711-a8be-1070127910d7', 'admin:k_EJ7c9r7N9swu', NULL, 1795361437513535, '{}'),
	(43, 'default', 'ana', 26, 26, '01a203e1-74c1-7065-9f4e-e996b217bef8', 'DELETE', 'active', 'archived', '01a203e1-74c1-7065-9f4e-e9981fce4d1c', NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437530331, '{}'),
	(43, 'default', 'ana', 27, 27, '01a203e1-74c1-7065-9f4e-e996b217bef8', 'RESTORE', 'archived', 'active', NULL, '01a203e1-74c1-7065-9f4e-e9981fce4d1c', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437544196, '{}'),
	(43, 'default', 'ana', 30, 30, '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 'TTL', 'active', 'soft_deleted', '01a203e1-73a8-70bc-85e3-51f6f478f808', NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437627754, '{"purge_at":4948961437627754}'),
	(43, 'default', 'ana', 28, 28, '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 'TTL', 'active', 'soft_deleted', '01a203e1-73a8-70bc-85e3-51f6f478f808', NULL, '01a203e1-7777-7698-a7b0-1e536ecc0ad1', 'admin:k_EJ7c9r7N9swu', NULL, 1795361437559239, '{"purge_at":4948961437559239}'),
	(43, 'default', 'ana', 29, 29, '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 'RESTORE', 'soft_deleted', 'active', NULL, '01a203e1-73a8-70bc-85e3-51f6f478f808', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437587308, '{}'),
	(1, 'default', 'nora', 2, 2, '01a203e1-7a68-7213-a78e-579d064bfcc0', 'ADD', NULL, 'active', NULL, '01a203e1-7a68-7213-a78e-579faf35fa11', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361438312841, '{}'),
	(1, 'default', 'nora', 4, 4, '01a203e1-7b58-76ad-a0e3-7d1e511c341d', 'ADD', NULL, 'active', NULL, '01a203e1-7b58-76ad-a0e3-7d209ad26db4', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361438552314, '{}'),
	(43, 'default', 'ana', 31, 31, '01a203e1-7404-7673-bdb7-be8162910f4c', 'PURGE', 'active', 'purged', NULL, NULL, '01a203e1-77d2-762a-ba8b-78daf74a6a80', 'admin:k_EJ7c9r7N9swu', NULL, 1795361437650681, '{"erased":1}'),
	(48, 'bridge', 'lena', 1, 7, '01a203e1-7e5c-7475-af98-42bbc079a26f', 'ADD', NULL, 'active', NULL, '01a203e1-7e5d-75bd-b3ab-224e973b3272', NULL, 'admin:k_QWvZaAB1BwUq', NULL, 1795361439325215, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a203e1-7e5c-7475-af98-42bbc079a26f', 'UPDATE', 'active', 'active', '01a203e1-7e5d-75bd-b3ab-224e973b3272', '01a203e1-7ebc-7026-aa7f-0b2d88e4c02b', NULL, 'admin:k_QWvZaAB1BwUq', NULL, 1795361439418952, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 32, 32, '01a203e1-733c-73ec-820e-b515c74838e6', 'PURGE', 'merged', 'purged', NULL, NULL, '01a203e1-7865-7005-bc48-48f38149cf5d', 'admin:k_EJ7c9r7N9swu', NULL, 1795361437797689, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a203e1-78ce-759b-9fc2-0fdd5fca7944', 'ADD', NULL, 'active', NULL, '01a203e1-78d1-77b7-9919-306acb3953de', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437905105, '{}'),
	(48, 'default', 'lena', 2, 4, '01a203e1-7921-74c4-9ad4-5783aaf32742', 'ADD', NULL, 'active', NULL, '01a203e1-7921-74c4-9ad4-578573a81b8e', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361437985821, '{}'),
	(48, 'default', 'lena', 3, 5, '01a203e1-798a-7453-b47a-14bd442fc110', 'ADD', NULL, 'active', NULL, '01a203e1-798a-7453-b47a-14bfb61e3a7f', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361438090139, '{}'),
	(48, 'default', 'lena', 4, 6, '01a203e1-798a-7453-b47a-14bd442fc110', 'DELETE', 'active', 'archived', '01a203e1-798a-7453-b47a-14bfb61e3a7f', NULL, NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361438168311, '{}'),
	(1, 'default', 'nora', 1, 1, '01a203e1-79f9-73f8-b59b-a26d8df74fe5', 'ADD', NULL, 'active', NULL, '01a203e1-79fa-727a-9659-daccec050ac7', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361438202657, '{}'),
	(1, 'default', 'nora', 3, 3, '01a203e1-7ae2-72f4-8169-f29b33f9e87c', 'ADD', NULL, 'active', NULL, '01a203e1-7ae2-72f4-8169-f29dde8e316e', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361438434199, '{}'),
	(1, 'default', 'nora', 5, 5, '01a203e1-7bc9-7600-9574-58c5bf750fe4', 'ADD', NULL, 'active', NULL, '01a203e1-7bc9-7600-9574-58c765a5ae95', NULL, 'admin:k_EJ7c9r7N9swu', NULL, 1795361438665264, '{}'),
	(1, 'default', 'nora', 12, 30, '01a203e1-7b58-76ad-a0e3-7d1e511c341d', 'RESTORE', 'archived', 'active', NULL, '01a203e1-7b58-76ad-a0e3-7d209ad26db4', NULL, 'admin:k_EJ7c9r7N9swu', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361439044798, '{}'),
	(1, 'default', 'nora', 13, 31, '01a203e1-7bc9-7600-9574-58c5bf750fe4', 'RESTORE', 'archived', 'active', NULL, '01a203e1-7bc9-7600-9574-58c765a5ae95', NULL, 'admin:k_EJ7c9r7N9swu', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361439044798, '{}'),
	(1, 'default', 'nora', 14, 32, '01a203e1-79f9-73f8-b59b-a26d8df74fe5', 'RESTORE', 'merged', 'active', NULL, '01a203e1-79fa-727a-9659-daccec050ac7', NULL, 'admin:k_EJ7c9r7N9swu', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361439044798, '{}'),
	(1, 'default', 'nora', 15, 33, '01a203e1-7a68-7213-a78e-579d064bfcc0', 'RESTORE', 'merged', 'active', NULL, '01a203e1-7a68-7213-a78e-579faf35fa11', NULL, 'admin:k_EJ7c9r7N9swu', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361439044798, '{}'),
	(1, 'default', 'nora', 16, 34, '01a203e1-7ae2-72f4-8169-f29b33f9e87c', 'UPDATE', 'active', 'active', '01a203e1-7ca0-77bf-a3e2-3aaa69b40075', '01a203e1-7d45-72d8-b1a8-bc1cc11fa873', NULL, 'admin:k_EJ7c9r7N9swu', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361439044798, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25', 'DELETE', 'active', 'archived', '01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7', NULL, NULL, 'admin:k_EJ7c9r7N9swu', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361439044798, '{}'),
	(1, 'default', 'nora', 18, 51, '01a203e1-7b58-76ad-a0e3-7d1e511c341d', 'DELETE', 'active', 'archived', '01a203e1-7b58-76ad-a0e3-7d209ad26db4', NULL, '01a203e1-7db0-742b-a36a-c48852e7731d', 'workflow:memory-optimization', '01a203e1-7d66-7572-938d-613a24c459e3', 1795361439152848, '{}'),
	(1, 'default', 'nora', 19, 52, '01a203e1-7bc9-7600-9574-58c5bf750fe4', 'DELETE', 'active', 'archived', '01a203e1-7bc9-7600-9574-58c765a5ae95', NULL, '01a203e1-7db0-742b-a36a-c489fd1a11b8', 'workflow:memory-optimization', '01a203e1-7d66-7572-938d-613a24c459e3', 1795361439152848, '{}'),
	(1, 'default', 'nora', 20, 53, '01a203e1-7db1-7642-8dcd-df0fac355d1c', 'MERGE', NULL, 'active', NULL, '01a203e1-7db1-7642-8dcd-df10ed1d9933', '01a203e1-7db1-7642-8dcd-df11672902db', 'workflow:memory-optimization', '01a203e1-7d66-7572-938d-613a24c459e3', 1795361439152848, '{"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":3},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a203e1-79f9-73f8-b59b-a26d8df74fe5', 'MERGE', 'active', 'merged', '01a203e1-79fa-727a-9659-daccec050ac7', NULL, NULL, 'workflow:memory-optimization', '01a203e1-7d66-7572-938d-613a24c459e3', 1795361439152848, '{"merged_into":"01a203e1-7db1-7642-8dcd-df0fac355d1c"}'),
	(1, 'default', 'nora', 22, 55, '01a203e1-7a68-7213-a78e-579d064bfcc0', 'MERGE', 'active', 'merged', '01a203e1-7a68-7213-a78e-579faf35fa11', NULL, NULL, 'workflow:memory-optimization', '01a203e1-7d66-7572-938d-613a24c459e3', 1795361439152848, '{"merged_into":"01a203e1-7db1-7642-8dcd-df0fac355d1c"}'),
	(1, 'default', 'nora', 23, 56, '01a203e1-7ae2-72f4-8169-f29b33f9e87c', 'UPDATE', 'active', 'active', '01a203e1-7d45-72d8-b1a8-bc1cc11fa873', '01a203e1-7db1-7642-8dcd-df1229fcfae5', NULL, 'workflow:memory-optimization', '01a203e1-7d66-7572-938d-613a24c459e3', 1795361439152848, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 6, 20, '01a203e1-7b58-76ad-a0e3-7d1e511c341d', 'DELETE', 'active', 'archived', '01a203e1-7b58-76ad-a0e3-7d209ad26db4', NULL, '01a203e1-7c9f-70ce-b8d2-b3cba186f066', 'workflow:memory-optimization', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361438879707, '{}'),
	(1, 'default', 'nora', 7, 21, '01a203e1-7bc9-7600-9574-58c5bf750fe4', 'DELETE', 'active', 'archived', '01a203e1-7bc9-7600-9574-58c765a5ae95', NULL, '01a203e1-7c9f-70ce-b8d2-b3cca73ef5ef', 'workflow:memory-optimization', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361438879707, '{}'),
	(1, 'default', 'nora', 8, 22, '01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25', 'MERGE', NULL, 'active', NULL, '01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7', '01a203e1-7c9f-70ce-b8d2-b3cff0563589', 'workflow:memory-optimization', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361438879707, '{"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":1},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a203e1-79f9-73f8-b59b-a26d8df74fe5', 'MERGE', 'active', 'merged', '01a203e1-79fa-727a-9659-daccec050ac7', NULL, NULL, 'workflow:memory-optimization', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361438879707, '{"merged_into":"01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25"}'),
	(1, 'default', 'nora', 10, 24, '01a203e1-7a68-7213-a78e-579d064bfcc0', 'MERGE', 'active', 'merged', '01a203e1-7a68-7213-a78e-579faf35fa11', NULL, NULL, 'workflow:memory-optimization', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361438879707, '{"merged_into":"01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25"}'),
	(1, 'default', 'nora', 11, 25, '01a203e1-7ae2-72f4-8169-f29b33f9e87c', 'UPDATE', 'active', 'active', '01a203e1-7ae2-72f4-8169-f29dde8e316e', '01a203e1-7ca0-77bf-a3e2-3aaa69b40075', NULL, 'workflow:memory-optimization', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 1795361438879707, '{"set":{},"was":{}}');


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
	(37, 'memories', 1, 1),
	(43, 'memories', 1, 32),
	(48, 'memories', 1, 8),
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
	(43, 'changes', 1, 32),
	(48, 'changes', 1, 8),
	(57, 'changes', 1, 1),
	(1, 'search', 1, 60),
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
	(37, 'search', 1, 1),
	(43, 'search', 1, 32),
	(48, 'search', 1, 8),
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
	(43, 'relations', 1, 32),
	(48, 'relations', 1, 8),
	(57, 'relations', 1, 1),
	(1, 'runs', 1, 60),
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
	(37, 'runs', 1, 1),
	(43, 'runs', 1, 32),
	(48, 'runs', 1, 8),
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
	(48, 'user_stats', 1, 8),
	(57, 'user_stats', 1, 1),
	(1, 'daily_metrics', 1, 60),
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
	(37, 'daily_metrics', 1, 1),
	(43, 'daily_metrics', 1, 32),
	(48, 'daily_metrics', 1, 8),
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
	(43, 'default', 'k_EJ7c9r7N9swu/memory_book/ana', 'first', '\xe529705f1fff9b1e70f740eeb80696f3ed2b77e282618bacd0a517aae5f3e860', '01a203e1-728c-776f-b2c9-bb7a3cb9fd10', '{"created":1,"memory_id":"01a203e1-7288-7773-a454-18d98206ddb4","rev":1}', 1, 1, 1795361436300439),
	(43, 'default', 'k_EJ7c9r7N9swu/memory_book/ana', 'doomed', '\x3b49781b00cbb3e5520c3b7738196ddfdbcf6c21aed56f953e6874d6951a3a4e', '01a203e1-7404-7673-bdb7-be839e5b486d', '{"created":1,"memory_id":"01a203e1-7404-7673-bdb7-be8162910f4c","rev":5}', 5, 5, 1795361436676460),
	(43, 'default', 'k_EJ7c9r7N9swu/memory_book/ana', 'guarded', '\x663bc147abb39c736228f5a660a819d7aa6cd6f96d8c790b33556ce40c180536', '01a203e1-7527-7100-9127-5802e1174913', '{"created":0,"memory_id":"01a203e1-7288-7773-a454-18d98206ddb4","rev":8}', 8, 8, 1795361436965970),
	(43, 'default', 'k_EJ7c9r7N9swu/memory_book/ana', 'same', '\xaf6229c8019d574290946a2f82d2d971ec0b01443f698565067b0964ab5c2919', '01a203e1-75cb-7379-89b5-6432ac49d86c', '{"created":0,"memory_id":"01a203e1-72f2-73a1-9e63-bb8d1809c611","position":13,"rev":13}', 14, 13, 1795361437149421),
	(43, 'default', 'k_EJ7c9r7N9swu/memory_book/ana', 'purge', '\x507353698729c2781a0927a8c937c0b6533c109180dba50d674afccfc66d7bac', '01a203e1-77d2-762a-ba8b-78daf74a6a80', '{"created":0,"memory_id":"01a203e1-7404-7673-bdb7-be8162910f4c","rev":31}', 31, 31, 1795361437650681),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:claim:01a203e1-7c4f-71e1-ae52-0f2af2e98cbb', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 7, 7, 1795361438799964),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 8, 8, 1795361438807109),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 9, 9, 1795361438815144),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 10, 10, 1795361438817956),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:classify:0', '\x2d953a633e7a97dbdbd4ad013be832a97f8a4b2e3c317ffdea0b635d6a9b257f', '01a203e1-7c7b-758f-afd3-8c6311f727fe', '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 11, 11, 1795361438843019),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 12, 12, 1795361438845625),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 13, 13, 1795361438847401),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:resolve_merges:0', '\xdd6bb9abda8eca391569760dd36f6132b17ee699ef927197b6b75763de6a0af7', '01a203e1-7c86-72ac-9413-b51f46bca480', '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 14, 14, 1795361438854844),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 15, 15, 1795361438856977),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 16, 16, 1795361438858726),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:normalise_topics:0', '\x2a717f414cad6432230fa0909765589a2f2aa4864f94e02646d02f3f034cbe3e', '01a203e1-7c92-755a-80cf-b6c0b550b1ea', '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 17, 17, 1795361438866798),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 18, 18, 1795361438868861),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 19, 19, 1795361438873819),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save', '\x3775ae1fa97a519be988aef79a57a4cffce257ae0da6d698c02a03c4f44902b5', '01a203e1-7c9f-70ce-b8d2-b3cba186f066', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795361438879707),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 26, 26, 1795361438883090),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 27, 27, 1795361438885678),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 28, 28, 1795361438895154),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', 29, 29, 1795361438897203),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:restore', '\x6318feddb210123696c5100aa79ba5b976000c3bdb91315398eee3373da9d195', '01a203e1-7d45-72d8-b1a8-bc1cc11fa873', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795361439044798),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:claim:01a203e1-7d7b-71e6-916e-0ea7fd4c97a8', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 38, 38, 1795361439100027),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 39, 39, 1795361439102799),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 40, 40, 1795361439108594),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 41, 41, 1795361439112096),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:classify:0', '\xec5d7fbc1dbb9f4fe67233d789c83d1f73267108b6ead90ab2863884316d1a04', '01a203e1-7d8d-72ec-be54-10d45ce60740', '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 42, 42, 1795361439117278),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 43, 43, 1795361439119655),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 44, 44, 1795361439121436),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:resolve_merges:0', '\x76691f2f5454c4746edddeec4caad7c92ed3a29fc3ea8106594abcc78b10168f', '01a203e1-7d96-704f-88b2-488e163cf1cf', '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 45, 45, 1795361439126819),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 46, 46, 1795361439128908),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 47, 47, 1795361439130656),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:normalise_topics:0', '\x6b457d8da725a49d9e6ca68512465e74a8d993169cb922666eb81f7a96157eee', '01a203e1-7da0-7669-a9f6-1ff09e23e123', '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 48, 48, 1795361439136851),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 49, 49, 1795361439138870),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 50, 50, 1795361439140944),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save', '\x1d891fd3ede778e88cd94f5f6d88e6077d091b34ff999474e383aa070691ecaf', '01a203e1-7db0-742b-a36a-c48852e7731d', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795361439152848),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 57, 57, 1795361439156583),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 58, 58, 1795361439160276),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 59, 59, 1795361439165465),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a203e1-7d66-7572-938d-613a24c459e3:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', 60, 60, 1795361439167825);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a203e1-70f4-7020-acf8-2a76edb3de29', 'default', 'memory_book', 'bruno', '\x45e443e6b61f657d350d0937f48a60c7f9d46644119f9edababbfeb7f1300ca8', '{"content":"Works as a carpenter"}'),
	(53, '01a203e1-70f4-7020-acf8-2a774f9192fc', 'default', 'memory_book', 'bruno', '\x61a97fd58c898e96d36060401cd45e096245b72e363dd6c0bec29b511c64c263', '{"content":"Moved to Porto"}'),
	(53, '01a203e1-70f4-7020-acf8-2a78265ef402', 'default', 'memory_book', 'bruno', '\x7259647747cb2cc9e90a958b56b5e1d2e065506923e438a7e91a0e190882cfda', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a203e1-70f4-7020-acf8-2a792a7cf11a', 'default', 'memory_book', 'bruno', '\xda43c7a6f7b0ab3d70e401078479bde1ad03d7310ec036963d88e55d8e1acd7f', '{"content":"Prefers oak to pine"}'),
	(53, '01a203e1-70f4-7020-acf8-2a7aadf16ce0', 'default', 'memory_book', 'bruno', '\xb91cfac4b4533665235eadf42b5e4ca028205fb2c8ecd4e9fb6200516cee8352', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a203e1-70f4-7020-acf8-2a7b6035a6a2', 'default', 'memory_book', 'bruno', '\xc0007638530365deb7b6c677b19c536917f72f0dcffc0474cf302a4b184f4faa', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a203e1-70f4-7020-acf8-2a7c5a74afbe', 'default', 'memory_book', 'bruno', '\xa593e7567d2017c8b36420ee204884afdaefcb4148c16ccdc978945fa2565f72', '{"content":"Had a dog named Bolt"}'),
	(53, '01a203e1-70f4-7020-acf8-2a7d2ec0333c', 'default', 'memory_book', 'bruno', '\x63c8e7986bdc8db47472a6787fa82546398e12fd0f6293a30e04d5b367f2f021', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a203e1-7154-76b6-8330-780d1cc2bf9b', 'default', 'memory_book', 'carl', '\x26353f0637c2dab66ae7cd6022a8b464cf02d2e9cec2ae25d5f2d155f9119c0e', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a203e1-7154-76b6-8330-780e8a4f97c4', 'default', 'memory_book', 'carl', '\xf4e105d9d1780d725c1c1282d6be32bd2e252bc7c472bef55bbca6ac4e0904a7', '{"content":"Has a cat"}'),
	(43, '01a203e1-728c-776f-b2c9-bb7a3cb9fd10', 'default', 'memory_book', 'ana', '\x817b3fc36a7808cd12d256fe490730e172c505730bc9099785d0a82aa91f104a', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a203e1-72f2-73a1-9e63-bb8f1657be6f', 'default', 'memory_book', 'ana', '\x2573aecfe4b0809e4f0bd368187d7d97c01bb5e414e9d55b3aadd2062a2d5440', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a203e1-73a8-70bc-85e3-51f6f478f808', 'default', 'memory_book', 'ana', '\x0f71b2cb19fc67753eba5842bbbf661b74dc0b2f53a1f9b671547e883a395282', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a203e1-745c-74c4-a025-3bf718b7ad5d', 'default', 'memory_book', 'ana', '\xb30eebcec384b33b4f4514bb327f19175fe2b935ffe8203fac54aa0910b24e53', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a203e1-74c1-7065-9f4e-e9981fce4d1c', 'default', 'memory_book', 'ana', '\x020e8d92acd73be7ca569d5afb54e4d18c5c0722c32427dfe98719a2939b8480', '{"content":"Prefers short answers"}'),
	(43, '01a203e1-7527-7100-9127-5802e1174913', 'default', 'memory_book', 'ana', '\x55a3aae596274f840da377085443f0de5fbb576ade9686c9a6b2379b4aa05765', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a203e1-75cb-7379-89b5-6432ac49d86c', 'default', 'memory_book', 'ana', '\xb47917d6c2648342d1adcd5c8b6cf28e8c4a93124d1565ba9d3881988fdf5e6d', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a203e1-75f4-70a5-a636-06da1b9b69ea', 'default', 'memory_book', 'ana', '\x35655e9cc3cb2b53a26fac894a710c81310a7de3c381dd0584cc4bf442c10176', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a203e1-761a-70c3-84f9-8f23fe79ee87', 'default', 'memory_book', 'ana', '\x194a83477ab1eb0c7b8dad8177db85e7d77e6821a7c3abaf5283a304c178061f', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a203e1-7688-7273-8613-643b966ce35c', 'default', 'memory_book', 'ana', '\x18e8c7bf84200874de1c46534eeb6611f71c14667baf4a579668330ca666f322', '{"content":"Drinks tea in the morning"}'),
	(43, '01a203e1-76d8-71f8-87d7-2e6a8514e759', 'default', 'memory_book', 'ana', '\x3fd9eacf274c62ca6de226dd8b08951b49180312d4a9b72f686343ec13dfbb97', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a203e1-76d8-71f8-87d7-2e6be224b162', 'default', 'memory_book', 'ana', '\xc76ceb0560aef7eb29a7b2e64d86d947e60a6beda4480fd8dad488250a165adf', '{"reason":"the same habit"}'),
	(43, '01a203e1-7749-7711-a8be-1070127910d7', 'default', 'memory_book', 'ana', '\x5e4102209d2d79a3947a5e45d543bd5cff79d99d89a8775ea4e8c8f67b4a072a', '{"reason":"reached"}'),
	(43, '01a203e1-7777-7698-a7b0-1e536ecc0ad1', 'default', 'memory_book', 'ana', '\xd33f6fc399a4df57e9d53b8a6a8adad83cde546037801748883691275148e5ac', '{"reason":"no longer"}'),
	(43, '01a203e1-77d2-762a-ba8b-78daf74a6a80', 'default', 'memory_book', 'ana', '\x0d408a156ec77869ca27c20198a70e84de243a67b50762d357108aaaad74e9e6', '{"reason":"asked for by the person"}'),
	(43, '01a203e1-7865-7005-bc48-48f38149cf5d', 'default', 'memory_book', 'ana', '\x7dd81537e0574185566da0d1a1f509bda9bbd35fdb056d21a2734c2dfdcd7adf', '{"reason":"said elsewhere"}'),
	(48, '01a203e1-78d1-77b7-9919-306acb3953de', 'default', 'memory_book', 'lena', '\x784d3e787acd7e3f027ce5e13606609614fb262d169769deeabba02c65f021bf', '{"content":"Runs on Sundays"}'),
	(48, '01a203e1-7921-74c4-9ad4-578573a81b8e', 'default', 'memory_book', 'lena', '\xe8043275eb5ba72d11de919c50b6a45c005aec33315f05ff0767b6011b8f0a22', '{"content":"Runs ten kilometres"}'),
	(48, '01a203e1-798a-7453-b47a-14bfb61e3a7f', 'default', 'memory_book', 'lena', '\x80657d59dca3848b0a257334ff07e328a4a9e12affd8ffcd0f29e8a595f5d63f', '{"content":"Has run a marathon"}'),
	(1, '01a203e1-79fa-727a-9659-daccec050ac7', 'default', 'memory_book', 'nora', '\xfa260b1fb03369d67116ef499cdb33ce8ab28b82efd3237c5746a1634d31b445', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a203e1-7a68-7213-a78e-579faf35fa11', 'default', 'memory_book', 'nora', '\x95b69db23cd702acf6016bfc8301c873c830e1973211279ea012a8faeed65d19', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a203e1-7ae2-72f4-8169-f29dde8e316e', 'default', 'memory_book', 'nora', '\xb766e0e0035ec9be136eab51b75c4c468536e9961d4a74ef44b1c6ef2a5dd7ce', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a203e1-7b58-76ad-a0e3-7d209ad26db4', 'default', 'memory_book', 'nora', '\x470213975691751a1ce7f8eea94ceb7d32db908ff0b06f8e0d00353fbdb4a0da', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a203e1-7bc9-7600-9574-58c765a5ae95', 'default', 'memory_book', 'nora', '\xf15f40a3e24571af83bcb60ccd7706abd6b7b79f314f2be35165ae793c51a58f', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a203e1-7c7b-758f-afd3-8c6311f727fe', 'default', 'workflow_run', 'nora', '\x4466968bbb0875dababeb73c0a9a2fe67cf79c6b6d7b3d366dda9455692701e7', '{"answer":[{"action":"keep","memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","merge_target":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a203e1-7ae2-72f4-8169-f29b33f9e87c","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a203e1-7b58-76ad-a0e3-7d1e511c341d","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a203e1-7bc9-7600-9574-58c5bf750fe4","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a203e1-7c86-72ac-9413-b51f46bca480', 'default', 'workflow_run', 'nora', '\xd46b2016b60aecc3b4473743ea609d947e76fd3ac97dddc5ee3008567c936114', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a203e1-79f9-73f8-b59b-a26d8df74fe5","01a203e1-7a68-7213-a78e-579d064bfcc0"]}],"exchanges":[],"fallback":null}'),
	(1, '01a203e1-7c92-755a-80cf-b6c0b550b1ea', 'default', 'workflow_run', 'nora', '\x526dfb7e75b7474ae92401e4b0c082a1f79b24009534e746036666a8db6a8128', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a203e1-7c9f-70ce-b8d2-b3cba186f066', 'default', 'memory_book', 'nora', '\x7181bc7aa968fa6d3d504aba4f152559263ce513baf91f1b76106516e6982375', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a203e1-7c9f-70ce-b8d2-b3cca73ef5ef', 'default', 'memory_book', 'nora', '\x27e88ff4d030eb7198e14a4055b3ada23112e48f7976557b263d594e0899ca34', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7', 'default', 'memory_book', 'nora', '\x344db062dfcf6bd51f2865b9b631399f85d2388e563763196ccd9f3c886c3ecc', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a203e1-7c9f-70ce-b8d2-b3cff0563589', 'default', 'memory_book', 'nora', '\xcdf7574f9db1e6f18ca49de42aaf80c7850bafaa43529db583870ec360feb59f', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a203e1-7ca0-77bf-a3e2-3aaa69b40075', 'default', 'memory_book', 'nora', '\x8ddf320729092cc398a89743f063a16fb5c6fd7ba41dd845dbe06ddcba91ebf3', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a203e1-7d45-72d8-b1a8-bc1cc11fa873', 'default', 'memory_book', 'nora', '\xd0a734d76cf93b6cf8334d32ed0b8272511719427b8138e558d8806cb345f390', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a203e1-7d8d-72ec-be54-10d45ce60740', 'default', 'workflow_run', 'nora', '\xfb19cb02efb51173a5229304342b31b6a8dd96e0dc2580e8e10fbedf9f3ab0b3', '{"answer":[{"action":"keep","memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","merge_target":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a203e1-7ae2-72f4-8169-f29b33f9e87c","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a203e1-7b58-76ad-a0e3-7d1e511c341d","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a203e1-7bc9-7600-9574-58c5bf750fe4","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a203e1-7d96-704f-88b2-488e163cf1cf', 'default', 'workflow_run', 'nora', '\x646c7fa495d9c471842339cba87cb2d2c7c8b0ed193163bc564ee3d8c062b8c2', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a203e1-79f9-73f8-b59b-a26d8df74fe5","01a203e1-7a68-7213-a78e-579d064bfcc0"]}],"exchanges":[],"fallback":null}'),
	(1, '01a203e1-7da0-7669-a9f6-1ff09e23e123', 'default', 'workflow_run', 'nora', '\x7bc7dcafec33a31ec00577c68546d2dbdd6740cfb8b83dbf6ea820110fc2337f', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a203e1-7db0-742b-a36a-c48852e7731d', 'default', 'memory_book', 'nora', '\xa6e193379911016aaf55a63e5b9de1d7c7f28811d35c4640a98e2361cfa23909', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a203e1-7db0-742b-a36a-c489fd1a11b8', 'default', 'memory_book', 'nora', '\xa3b38b45b451281eab8981720bf781a3d1bd5824928c6a6b1988220ca063839d', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a203e1-7db1-7642-8dcd-df10ed1d9933', 'default', 'memory_book', 'nora', '\x81fb5bbcf313a02f2e6ef481d21ba1ea3fed7720ff155d24d9904cbde27f0c5e', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a203e1-7db1-7642-8dcd-df11672902db', 'default', 'memory_book', 'nora', '\xcb4df879419bfd8dd8027d508b8eebc55393c3b4faa86d1fdf02655802c297ac', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a203e1-7db1-7642-8dcd-df1229fcfae5', 'default', 'memory_book', 'nora', '\x888fcd1f00298acb456cb5c3aa2e55eb06ab972043ef5e786b06f44bd92391a8', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a203e1-7e5d-75bd-b3ab-224e973b3272', 'bridge', 'memory_book', 'lena', '\x1340d06f69415ca501a87f078302b32dcdf86c40a6c60dec29e2c39573589639', '{"content":"Another person of that name"}'),
	(48, '01a203e1-7ebc-7026-aa7f-0b2d88e4c02b', 'bridge', 'memory_book', 'lena', '\xcfa220a1ca22023771ed8438f7bbf8052fe69092d025010e4eff49b69084c2fb', '{"content":"Another person of the same name"}');


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
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a203e1-70f5-703d-b985-8209fab757a3', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"7f2bd67e861444fb64c5641268d9bbd813b82e8cf876f537ec738138225df403","content_id":"01a203e1-70f4-7020-acf8-2a76edb3de29"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x375d46466fbfa0caa27c7d0754c5d9de9b5e376ffd0d8d10963b037a63a8ddb0', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a203e1-70f5-703d-b985-820a27e3f23c', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"161e0873045b3e243fa454476093d51e3f838ca4e7ce7e8f8ef1ec66d6c985b4","content_id":"01a203e1-70f4-7020-acf8-2a774f9192fc"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x3ca9158ec956de9e78df104452c0ac2bc640ef96ddc072916d51f094d5dade8d', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a203e1-70f5-703d-b985-820b9f8a35ee', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"acff497d0a80bb4843b90ecce2010ed6d7bb6c91d65c08f88144286734967bb2","content_id":"01a203e1-70f4-7020-acf8-2a78265ef402"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x052e9eaaecd9eb361f41f50b31251a557a4e4202ad01a0c9889dc424c385f7ea', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a203e1-70f5-703d-b985-820c8a729dcd', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"b65d0cf8e12f431b6a3735fe1c1de601be5febb2056770b790f71c8da156dc0e","content_id":"01a203e1-70f4-7020-acf8-2a792a7cf11a"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x22cd06a9602e6bc8a014220d664728d225f955f5ed950590b4412e7cb1f3afc6', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a203e1-70f5-703d-b985-820d04a8e022', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"843bc5599fbb3a05b5e1a454f7c538653f281fe571077bffbad6ae3c82fb15e9","content_id":"01a203e1-70f4-7020-acf8-2a7aadf16ce0"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\xf93f71d13e4550396e667ca330b68e2a528ebc94f9365775516314a2352dc0de', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a203e1-70f5-703d-b985-820e76c0fdc2', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"aec1aaefa46da24bab2fed79a911830790bb8ee3998e2a3030db21cf2593ed73","content_id":"01a203e1-70f4-7020-acf8-2a7b6035a6a2"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\xa2a794dce7084c8d67c608ce8d59fa7b5ed9bb7101b2a48d3aba57812343a8df', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a203e1-70f5-703d-b985-820fef0450b3', 'MemoryDeleted', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a203e1-70f4-7020-acf8-2a7b6035a6a2"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x3aa40ea5079ef14e1cec3b492433d1a15edfbdd6cdf6ad658e00a90529b6aa97', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a203e1-70f5-703d-b985-82100a5829e6', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"f9565f3aad1ccef8599857912e23f3f4ee8296e5460242c14853c0dd67be260a","content_id":"01a203e1-70f4-7020-acf8-2a7c5a74afbe"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x7947c47bc1f79757ae9e889eac24d2e96819120b19c0fa56f14359d6b5e03442', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a203e1-70f5-703d-b985-82117c7de396', 'MemoryDeleted', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a203e1-70f4-7020-acf8-2a7c5a74afbe"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x007e51229e038ef861614ce6108d2a4eaa31aeac8f07fbd8e6fe8e2af5b40956', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a203e1-70f5-703d-b985-8212218fb5b5', 'MemoryCreated', 1, '{"at":1795361435892677,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"cf8907a31962b193573c653c508124a870c6ccfe75ce239ffdcb759f2cee7448","content_id":"01a203e1-70f4-7020-acf8-2a7d2ec0333c"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\xbea8359e4235647238592e570c6e424cc3ee905948d9a03cfc88f844b9517ea6', 'admin:cli', '01a203e1-70f5-703d-b985-8208a1c0c3e2', '01a203e1-70f5-703d-b985-8208a1c0c3e2', NULL, 1795361435892677),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a203e1-7154-76b6-8330-781097ebe714', 'MemoryCreated', 1, '{"at":1795361435988138,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"9902a37de9945d7d5d4ec287f68f2fc29c5b64d142d266124406b1c5f3b8989c","content_id":"01a203e1-7154-76b6-8330-780d1cc2bf9b"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\x5d0fe136bc16dfb9306bfcba589a9282ee22c0bd3cc77589443274954171fdc2', 'admin:cli', '01a203e1-7154-76b6-8330-780f3d14215b', '01a203e1-7154-76b6-8330-780f3d14215b', NULL, 1795361435988138),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a203e1-7154-76b6-8330-7811ffa15d63', 'MemoryCreated', 1, '{"at":1795361435988138,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"7d0e1366fc96195a8fe9e6cbf47c33984ddae441bbf613528f28cd2657e4c894","content_id":"01a203e1-7154-76b6-8330-780e8a4f97c4"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\xe6f63d64b9037b86473c540ef9ea8b56987b7ae85d83d6f85a890f043fd27b5c', 'admin:cli', '01a203e1-7154-76b6-8330-780f3d14215b', '01a203e1-7154-76b6-8330-780f3d14215b', NULL, 1795361435988138),
	(37, 1, 'default', 'account', '01a203e1-71ef-73c6-b427-586760810d48', 1, '01a203e1-71f4-74ad-a349-a1638ed1cc4c', 'AccountCreated', 1, '{"at":1795361436147966,"change":{"account_created":{"role":"auditor"}}}', '\xd8dbdd48146baaac10bec7e4dcc95337d4048f7d1941b646d32cd13ddf4842b8', 'admin:cli', '01a203e1-71f4-74ad-a349-a162cd39bac0', '01a203e1-71f4-74ad-a349-a162cd39bac0', NULL, 1795361436147966),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a203e1-728c-776f-b2c9-bb7b2a9b7667', 'MemoryCreated', 1, '{"at":1795361436300439,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"5accae166016261c6fd78f8d10fe24ed1ce6b6377632a48df8a171b625136205","content_id":"01a203e1-728c-776f-b2c9-bb7a3cb9fd10"}}},"memory_id":"01a203e1-7288-7773-a454-18d98206ddb4","rev":1,"revision":1}', '\x53c862537673f2db7848960d72fb31fb2c8e40aa1a8bb837873db0bbdb81b606', 'admin:k_EJ7c9r7N9swu', 'first', 'first', NULL, 1795361436300439),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a203e1-72f2-73a1-9e63-bb9177ef8035', 'MemoryCreated', 1, '{"at":1795361436402235,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"61b4d46aec422cf993194b633b0fce998a64eefb32407cb76dc1752443e4a808","content_id":"01a203e1-72f2-73a1-9e63-bb8f1657be6f"}}},"memory_id":"01a203e1-72f2-73a1-9e63-bb8d1809c611","rev":2,"revision":1}', '\xa57aeace08cca3a3e4098e9c010a31f9c14bac98a12d6dd4dac223e537046284', 'admin:k_EJ7c9r7N9swu', '01a203e1-72f2-73a1-9e63-bb90b09aae5a', 'turn-2', 'turn-1', 1795361436402235),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a203e1-733c-73ec-820e-b519c00a5ff7', 'MemoryCreated', 1, '{"at":1795361436476236,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"6d55a71b9c0fa388cb9361b00c715b8a18934ebb1be32514cd38e2e7e880521a","content_id":"01a203e1-733c-73ec-820e-b5171a2bf7b7"}}},"memory_id":"01a203e1-733c-73ec-820e-b515c74838e6","rev":3,"revision":1}', '\xb44e549b761e7e0b5f4c162db79e1aeedc1db8e3a7bea7266db6e513aa6c6a4c', 'admin:k_EJ7c9r7N9swu', '01a203e1-733c-73ec-820e-b518613efa62', '01a203e1-733c-73ec-820e-b518613efa62', NULL, 1795361436476236),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a203e1-73a8-70bc-85e3-51f8476fe370', 'MemoryCreated', 1, '{"at":1795361436584014,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"16d9baaa635608d790c3e6859e890f4a9fc6e5a0d4fad70b71e8cc2c83bdc000","content_id":"01a203e1-73a8-70bc-85e3-51f6f478f808"}}},"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","rev":4,"revision":1}', '\xe25510d7d1320159c535f17cf484d1576e316134f723d95e713296ce8f30c62a', 'admin:k_EJ7c9r7N9swu', '01a203e1-73a8-70bc-85e3-51f7793a0a29', '01a203e1-73a8-70bc-85e3-51f7793a0a29', NULL, 1795361436584014),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a203e1-7404-7673-bdb7-be84b9765e7e', 'MemoryCreated', 1, '{"at":1795361436676460,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"48aa63d3630b99cc1c6d95c06d6542171005c67ca59ee9d244d4ec39a2e38f66","content_id":"01a203e1-7404-7673-bdb7-be839e5b486d"}}},"memory_id":"01a203e1-7404-7673-bdb7-be8162910f4c","rev":5,"revision":1}', '\xaa35dff7f20ca39759cb387718f742b8a18de762236bfc6753c8bfc45d477006', 'admin:k_EJ7c9r7N9swu', 'doomed', 'doomed', NULL, 1795361436676460),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a203e1-745c-74c4-a025-3bf97e354ff4', 'MemoryCreated', 1, '{"at":1795361436764468,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"9fa792ca0423dacd463a6c439537abc6c60f9f1ca8ae21cd7c8d1b9893f716c4","content_id":"01a203e1-745c-74c4-a025-3bf718b7ad5d"}}},"memory_id":"01a203e1-745c-74c4-a025-3bf5c3c1f4d4","rev":6,"revision":1}', '\x0b04e985087b49b12fa584b7eed1800a60d43cf29bb72a145a530d9bf685a1e2', 'admin:k_EJ7c9r7N9swu', '01a203e1-745c-74c4-a025-3bf8c2aca88e', '01a203e1-745c-74c4-a025-3bf8c2aca88e', NULL, 1795361436764468),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a203e1-74c1-7065-9f4e-e99a803ad8e4', 'MemoryCreated', 1, '{"at":1795361436865233,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"7fac59a4ab5d4506a25297b20b1d2a04c532d2e211ac5d2b353e61118f8039e5","content_id":"01a203e1-74c1-7065-9f4e-e9981fce4d1c"}}},"memory_id":"01a203e1-74c1-7065-9f4e-e996b217bef8","rev":7,"revision":1}', '\x49b7c6cff41da8c24eb8f3749b67e3227c3f5398c62e5232a30e8c7a47415a02', 'agent:planner', '01a203e1-74c1-7065-9f4e-e999f0d00ec4', '01a203e1-74c1-7065-9f4e-e999f0d00ec4', NULL, 1795361436865233),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a203e1-7527-7100-9127-5803442ae56a', 'MemoryUpdated', 1, '{"at":1795361436965970,"change":{"updated":{"content":{"commitment":"7ceb72e5fffd1de7009060f3dc40a93f2540887ad9d459e99d56d5d9fb460545","content_id":"01a203e1-7527-7100-9127-5802e1174913"},"previous_content_id":"01a203e1-728c-776f-b2c9-bb7a3cb9fd10","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a203e1-7288-7773-a454-18d98206ddb4","rev":8,"revision":2}', '\xe0fff3b05072921a271bd4818609fb9f14cc362649a2e7844826676a025a5ebb', 'admin:k_EJ7c9r7N9swu', 'guarded', 'guarded', NULL, 1795361436965970),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a203e1-7581-7586-aeba-a4b2d06d3348', 'MemoryPinned', 1, '{"at":1795361437057670,"change":{"pinned":{"content_id":"01a203e1-72f2-73a1-9e63-bb8f1657be6f","pinned":false}},"memory_id":"01a203e1-72f2-73a1-9e63-bb8d1809c611","rev":9,"revision":2}', '\x530f67f329853eb1a8348ae1797ae5e39bd30d495b4e5a1429ad96bf61024fe4', 'admin:k_EJ7c9r7N9swu', '01a203e1-7581-7586-aeba-a4b1c1179a3c', '01a203e1-7581-7586-aeba-a4b1c1179a3c', NULL, 1795361437057670),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a203e1-7594-7731-a445-3044903c8e55', 'MemoryPinned', 1, '{"at":1795361437076703,"change":{"pinned":{"content_id":"01a203e1-74c1-7065-9f4e-e9981fce4d1c","pinned":true}},"memory_id":"01a203e1-74c1-7065-9f4e-e996b217bef8","rev":10,"revision":2}', '\x152ea205c98cf3dfca7df32677f4a8f0010ccdddcc85672e4aae604f497ea953', 'admin:k_EJ7c9r7N9swu', '01a203e1-7594-7731-a445-304399125f1b', '01a203e1-7594-7731-a445-304399125f1b', NULL, 1795361437076703),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a203e1-75a6-71ac-9c52-0dd24c672be3', 'MemoryReclassified', 1, '{"at":1795361437094665,"change":{"reclassified":{"content_id":"01a203e1-74c1-7065-9f4e-e9981fce4d1c","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a203e1-74c1-7065-9f4e-e996b217bef8","rev":11,"revision":3}', '\xc6efa3e4785f0bb92b0eb8fbe5b79cda76e195359ad6d9f4d6ed9ebc3977323f', 'admin:k_EJ7c9r7N9swu', '01a203e1-75a6-71ac-9c52-0dd169fda430', '01a203e1-75a6-71ac-9c52-0dd169fda430', NULL, 1795361437094665),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a203e1-75b9-730e-8324-288492552779', 'MemoryUpdated', 1, '{"at":1795361437113227,"change":{"updated":{"previous_content_id":"01a203e1-72f2-73a1-9e63-bb8f1657be6f","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a203e1-72f2-73a1-9e63-bb8d1809c611","rev":12,"revision":3}', '\x9a55d25dc6cc818c00d8ea89ae112303328e9b9b6a704ad101e4f254fd1c62d7', 'admin:k_EJ7c9r7N9swu', '01a203e1-75b9-730e-8324-2883b0104301', '01a203e1-75b9-730e-8324-2883b0104301', NULL, 1795361437113227),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a203e1-75cb-7379-89b5-6434d800a27d', 'MemoryUpdated', 1, '{"at":1795361437131165,"change":{"updated":{"content":{"commitment":"f8cb772a7a2a5fd53f72a24521634c825cd28c3aeac7a949fffd07b7e142a981","content_id":"01a203e1-75cb-7379-89b5-6432ac49d86c"},"previous_content_id":"01a203e1-72f2-73a1-9e63-bb8f1657be6f","set":{},"was":{}}},"memory_id":"01a203e1-72f2-73a1-9e63-bb8d1809c611","rev":13,"revision":4}', '\xd05abd365909af4d1d7eb86134f75580313809ba79ef29b066683a7a63277ef6', 'admin:k_EJ7c9r7N9swu', '01a203e1-75cb-7379-89b5-6433f473caaa', '01a203e1-75cb-7379-89b5-6433f473caaa', NULL, 1795361437131165),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a203e1-75f4-70a5-a636-06dc8e639ed6', 'MemoriesMerged', 1, '{"at":1795361437171567,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"d52b54f1dfb752dc8fd5872f2d1a0a0b712568d64ee164c41bd3df0591b16895","content_id":"01a203e1-75f4-70a5-a636-06da1b9b69ea"},"derived_from":[{"memory_id":"01a203e1-733c-73ec-820e-b515c74838e6","revision":1},{"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","revision":1}]}},"memory_id":"01a203e1-75f3-7116-b845-f7b21d5709e8","rev":14,"revision":1}', '\x1bdda5c1f17f8c3c2ea6dd311b32a336854a7d8bcac5196db52449176b6f6804', 'admin:k_EJ7c9r7N9swu', '01a203e1-75f4-70a5-a636-06db4fe2c434', '01a203e1-75f4-70a5-a636-06db4fe2c434', NULL, 1795361437171567),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a203e1-75f4-70a5-a636-06ddfbb77f1f', 'MemoryMergedAway', 1, '{"at":1795361437171567,"change":{"merged_away":{"content_id":"01a203e1-733c-73ec-820e-b5171a2bf7b7","into":"01a203e1-75f3-7116-b845-f7b21d5709e8"}},"memory_id":"01a203e1-733c-73ec-820e-b515c74838e6","rev":15,"revision":2}', '\x345692bed0043cefbb9c2b8d11e7faa23cc43bed1eac38fd73e228038f44c424', 'admin:k_EJ7c9r7N9swu', '01a203e1-75f4-70a5-a636-06db4fe2c434', '01a203e1-75f4-70a5-a636-06db4fe2c434', NULL, 1795361437171567),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a203e1-75f4-70a5-a636-06deaa82ad56', 'MemoryMergedAway', 1, '{"at":1795361437171567,"change":{"merged_away":{"content_id":"01a203e1-73a8-70bc-85e3-51f6f478f808","into":"01a203e1-75f3-7116-b845-f7b21d5709e8"}},"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","rev":16,"revision":2}', '\x64ba9ab6c64d9d0a560543f16ff9d403fe83a0ff828d5888effcd1ca36df4ba4', 'admin:k_EJ7c9r7N9swu', '01a203e1-75f4-70a5-a636-06db4fe2c434', '01a203e1-75f4-70a5-a636-06db4fe2c434', NULL, 1795361437171567),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a203e1-7606-767c-8b18-fb2b7b9ca6c9', 'MemoryRestored', 1, '{"at":1795361437190845,"change":{"restored":{"content_id":"01a203e1-73a8-70bc-85e3-51f6f478f808","from":"merged"}},"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","rev":17,"revision":3}', '\x58968d6f7fbf1dee12bfd986e0e340e4d1937d799d4cb083581d208d0c401fbd', 'admin:k_EJ7c9r7N9swu', '01a203e1-7606-767c-8b18-fb2a0ccd9083', '01a203e1-7606-767c-8b18-fb2a0ccd9083', NULL, 1795361437190845),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a203e1-761a-70c3-84f9-8f257478680b', 'MemoryCreated', 1, '{"at":1795361437210621,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"b5379a9fad5139a5969313cce70528fe2ebce48e850b73b19bb2acf41ddcd30c","content_id":"01a203e1-761a-70c3-84f9-8f23fe79ee87"}}},"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","rev":18,"revision":1}', '\x79f07365896188b473c8b5cdae77a1c3f4d5a9dcd19ce4b2002059bfe1b7dafa', 'admin:k_EJ7c9r7N9swu', '01a203e1-761a-70c3-84f9-8f246a2600bf', '01a203e1-761a-70c3-84f9-8f246a2600bf', NULL, 1795361437210621),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a203e1-7688-7273-8613-643db9d58415', 'MemoryCreated', 1, '{"at":1795361437320602,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"94c2310ab26a55261e76529168685e49748a87b91937239882deac86c149871c","content_id":"01a203e1-7688-7273-8613-643b966ce35c"}}},"memory_id":"01a203e1-7688-7273-8613-64393bba5542","rev":19,"revision":1}', '\x0fd2b71d9454883cc2f11b41c1e5b518223da0aa8d94f49ed821d7ee6478907f', 'admin:k_EJ7c9r7N9swu', '01a203e1-7688-7273-8613-643c10518f67', '01a203e1-7688-7273-8613-643c10518f67', NULL, 1795361437320602),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a203e1-76d8-71f8-87d7-2e6d8b3a48e3', 'MemoriesMerged', 1, '{"at":1795361437400145,"change":{"merged":{"content":{"commitment":"3bfab97a532dbc4196c009db66d8c20f525535c9b22a3d2076f8a273c461fbd8","content_id":"01a203e1-76d8-71f8-87d7-2e6a8514e759"},"derived_from":[{"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","revision":1},{"memory_id":"01a203e1-7688-7273-8613-64393bba5542","revision":1}],"previous_content_id":"01a203e1-761a-70c3-84f9-8f23fe79ee87"}},"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","reason":{"commitment":"64ee4ffaaef5dad5fa0bdefe09c56c2a3266a9574f1fc18a7770c134006f5dae","content_id":"01a203e1-76d8-71f8-87d7-2e6be224b162"},"rev":20,"revision":2}', '\xe4ea2bbfa4d366b62dcffa2ba5051599d75b655eb9ee13b4c22521df02c20517', 'admin:k_EJ7c9r7N9swu', '01a203e1-76d8-71f8-87d7-2e6c2417e067', '01a203e1-76d8-71f8-87d7-2e6c2417e067', NULL, 1795361437400145),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a203e1-76d8-71f8-87d7-2e6e40f279bc', 'MemoryMergedAway', 1, '{"at":1795361437400145,"change":{"merged_away":{"content_id":"01a203e1-7688-7273-8613-643b966ce35c","into":"01a203e1-761a-70c3-84f9-8f217c45eb68"}},"memory_id":"01a203e1-7688-7273-8613-64393bba5542","rev":21,"revision":2}', '\x3f5967b196874842c7796a2140a12a149a34a1783771886be141f6591a2c08bb', 'admin:k_EJ7c9r7N9swu', '01a203e1-76d8-71f8-87d7-2e6c2417e067', '01a203e1-76d8-71f8-87d7-2e6c2417e067', NULL, 1795361437400145),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a203e1-76ea-7024-8964-300b2ec37a6c', 'MemoryLinked', 1, '{"at":1795361437418275,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a203e1-74c1-7065-9f4e-e996b217bef8"}},"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","rev":22,"revision":2}', '\x69d2e9f529c583ac300a5f1003cecb80e7e3d1b184f18241f15def75cc0f5e6a', 'admin:k_EJ7c9r7N9swu', '01a203e1-76ea-7024-8964-300a2d7345f7', '01a203e1-76ea-7024-8964-300a2d7345f7', NULL, 1795361437418275),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a203e1-76fa-77df-ac22-91fa88ee1f1f', 'MemoryLinked', 1, '{"at":1795361437434862,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a203e1-72f2-73a1-9e63-bb8d1809c611"}},"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","rev":23,"revision":2}', '\xb0e4332c57bd4804ee7ba3c3fcaaee408000cd40939de0bea15d3f12d44e9b84', 'admin:k_EJ7c9r7N9swu', '01a203e1-76fa-77df-ac22-91f981ac88b2', '01a203e1-76fa-77df-ac22-91f981ac88b2', NULL, 1795361437434862),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a203e1-7718-7176-b31a-85f681f0693d', 'MemoryUnlinked', 1, '{"at":1795361437464198,"change":{"unlinked":{"by_hand":true,"to":"01a203e1-72f2-73a1-9e63-bb8d1809c611"}},"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","rev":24,"revision":2}', '\x047467048be962b620bf4eb1be5a0119fe4ea7af5c12b607faa3fecee5d81470', 'admin:k_EJ7c9r7N9swu', '01a203e1-7718-7176-b31a-85f565a4f38f', '01a203e1-7718-7176-b31a-85f565a4f38f', NULL, 1795361437464198),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a203e1-7749-7711-a8be-1072b0100919', 'MemoryDeleted', 1, '{"at":1795361437513535,"change":{"deleted":{"content_id":"01a203e1-75cb-7379-89b5-6432ac49d86c"}},"memory_id":"01a203e1-72f2-73a1-9e63-bb8d1809c611","reason":{"commitment":"608083c3eed1c9b537c2bb8938fb463f95231d6ac1b2b20ee65241dc478b5a17","content_id":"01a203e1-7749-7711-a8be-1070127910d7"},"rev":25,"revision":5}', '\x697a3eeb4f577b511bc33383a454d292529276e41c18de4acc067febf845e1ec', 'admin:k_EJ7c9r7N9swu', '01a203e1-7749-7711-a8be-10715a20dbc7', '01a203e1-7749-7711-a8be-10715a20dbc7', NULL, 1795361437513535),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a203e1-775a-754e-b582-d70df50d7903', 'MemoryDeleted', 1, '{"at":1795361437530331,"change":{"deleted":{"content_id":"01a203e1-74c1-7065-9f4e-e9981fce4d1c"}},"memory_id":"01a203e1-74c1-7065-9f4e-e996b217bef8","rev":26,"revision":4}', '\x23b52656af02cbcad96269bb195290cdab8234c9d9cf2d31239cec61b2a4a6d2', 'admin:k_EJ7c9r7N9swu', '01a203e1-775a-754e-b582-d70c896623fa', '01a203e1-775a-754e-b582-d70c896623fa', NULL, 1795361437530331),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a203e1-7768-73f9-9efd-95e48065a26d', 'MemoryRestored', 1, '{"at":1795361437544196,"change":{"restored":{"content_id":"01a203e1-74c1-7065-9f4e-e9981fce4d1c","from":"archived"}},"memory_id":"01a203e1-74c1-7065-9f4e-e996b217bef8","rev":27,"revision":5}', '\x9e95942d50be6c46c87af28d356e1c56b283f878c0e529d7b6914b9ddc3c3ef5', 'admin:k_EJ7c9r7N9swu', '01a203e1-7768-73f9-9efd-95e3a6e4e3c5', '01a203e1-7768-73f9-9efd-95e3a6e4e3c5', NULL, 1795361437544196),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a203e1-7777-7698-a7b0-1e55e6ee0a30', 'MemorySoftDeleted', 1, '{"at":1795361437559239,"change":{"soft_deleted":{"content_id":"01a203e1-73a8-70bc-85e3-51f6f478f808","purge_at":4948961437559239}},"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","reason":{"commitment":"35ebbaab181979e1745ee5332c791e7719b96cca8fe6c5ded8926b1faa5ea58a","content_id":"01a203e1-7777-7698-a7b0-1e536ecc0ad1"},"rev":28,"revision":4}', '\x54bfce31a1cd092e58658d9e550d53f68bc492d333b2f2e8d47a9d9e6a8170a0', 'admin:k_EJ7c9r7N9swu', '01a203e1-7777-7698-a7b0-1e54e77f7998', '01a203e1-7777-7698-a7b0-1e54e77f7998', NULL, 1795361437559239),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a203e1-7793-71d6-839d-cebae4afae95', 'MemoryRestored', 1, '{"at":1795361437587308,"change":{"restored":{"content_id":"01a203e1-73a8-70bc-85e3-51f6f478f808","from":"soft_deleted"}},"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","rev":29,"revision":5}', '\x2927b84acb1ab54f52b3e3b38488325f9d2f9c4e6ff2a7478d8c079db27d31be', 'admin:k_EJ7c9r7N9swu', '01a203e1-7793-71d6-839d-ceb999eadd25', '01a203e1-7793-71d6-839d-ceb999eadd25', NULL, 1795361437587308),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a203e1-77bb-7729-a48d-6bacce0b7f45', 'MemorySoftDeleted', 1, '{"at":1795361437627754,"change":{"soft_deleted":{"content_id":"01a203e1-73a8-70bc-85e3-51f6f478f808","purge_at":4948961437627754}},"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","rev":30,"revision":6}', '\x6e63528d81a52a577ed844b38821061a483ddd59f0acb2d4eaf271523a8a38a9', 'admin:k_EJ7c9r7N9swu', '01a203e1-77bb-7729-a48d-6bab47a37c05', '01a203e1-77bb-7729-a48d-6bab47a37c05', NULL, 1795361437627754),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a203e1-77d2-762a-ba8b-78dbf6a2f3dc', 'MemoryPurged', 1, '{"at":1795361437650681,"change":{"purged":{"erased":["01a203e1-7404-7673-bdb7-be839e5b486d"],"from":"active"}},"memory_id":"01a203e1-7404-7673-bdb7-be8162910f4c","reason":{"commitment":"3382ef93bc70f96e7fc6b30f60af5e0c6a15d2644d9541daf0a1cd39224a105d","content_id":"01a203e1-77d2-762a-ba8b-78daf74a6a80"},"rev":31,"revision":2}', '\x0954b239e79e619313836d02519394c1a4389ec68274fb59dda65b802411a0e9', 'admin:k_EJ7c9r7N9swu', 'purge', 'purge', NULL, 1795361437650681),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a203e1-7865-7005-bc48-48f5968e59ca', 'MemoryPurged', 1, '{"at":1795361437797689,"change":{"purged":{"erased":["01a203e1-733c-73ec-820e-b5171a2bf7b7"],"from":"merged"}},"memory_id":"01a203e1-733c-73ec-820e-b515c74838e6","reason":{"commitment":"f3ff94d2c907fd1fd18606ee07195057b3d79ebda57005cf7f317b3265d890ae","content_id":"01a203e1-7865-7005-bc48-48f38149cf5d"},"rev":32,"revision":3}', '\x8c19471f5874e257b8c508d13d7680339800dda707cda51ef7fe0339610507a3', 'admin:k_EJ7c9r7N9swu', '01a203e1-7865-7005-bc48-48f45b2897d0', '01a203e1-7865-7005-bc48-48f45b2897d0', NULL, 1795361437797689),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a203e1-78d1-77b7-9919-306c4eb2c7a3', 'MemoryCreated', 1, '{"at":1795361437905105,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"84e27919c5cc80a106c82b60e80bd88a51ce1ed8484c1bce860c6ef8b1cf9693","content_id":"01a203e1-78d1-77b7-9919-306acb3953de"}}},"memory_id":"01a203e1-78ce-759b-9fc2-0fdd5fca7944","rev":1,"revision":1}', '\xc3e37ff4096a5c67160d04cf34a56fa3e4bb79d424f1bd7d23e6cd944e1cf34e', 'admin:k_EJ7c9r7N9swu', '01a203e1-78d1-77b7-9919-306b804266b0', '01a203e1-78d1-77b7-9919-306b804266b0', NULL, 1795361437905105),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a203e1-7922-7121-af3c-18ff04be1495', 'MemoryCreated', 1, '{"at":1795361437985821,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"59068998bdc34dbf1b84b7d86ebe289c03804c7063ac7d7c4418921a91233b9e","content_id":"01a203e1-7921-74c4-9ad4-578573a81b8e"}}},"memory_id":"01a203e1-7921-74c4-9ad4-5783aaf32742","rev":2,"revision":1}', '\x87d14ceada433057c9a9a3ea33a346aaaee5777d8a473ea6d5554ec763d8a17c', 'admin:k_EJ7c9r7N9swu', '01a203e1-7922-7121-af3c-18fed47ac8ff', '01a203e1-7922-7121-af3c-18fed47ac8ff', NULL, 1795361437985821),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a203e1-798a-7453-b47a-14c13551eac6', 'MemoryCreated', 1, '{"at":1795361438090139,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"0ad83cd0d24d6dd4f88c4eac58c7dfce88c571c9f8d0f2fb80c43314205697fc","content_id":"01a203e1-798a-7453-b47a-14bfb61e3a7f"}}},"memory_id":"01a203e1-798a-7453-b47a-14bd442fc110","rev":3,"revision":1}', '\x106e7bf2742706736c7fbd5964206f7c3b9165dc6cb92d6d01c824e25c5b2112', 'admin:k_EJ7c9r7N9swu', '01a203e1-798a-7453-b47a-14c0ae5934a3', '01a203e1-798a-7453-b47a-14c0ae5934a3', NULL, 1795361438090139),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a203e1-79d8-76b3-91d5-2225b1c80b73', 'MemoryDeleted', 1, '{"at":1795361438168311,"change":{"deleted":{"content_id":"01a203e1-798a-7453-b47a-14bfb61e3a7f"}},"memory_id":"01a203e1-798a-7453-b47a-14bd442fc110","rev":4,"revision":2}', '\xa756a8971d892a1e6ee9e46057d5320f30ddc459497970c1f0191ecddfb9b9f9', 'admin:k_EJ7c9r7N9swu', '01a203e1-79d8-76b3-91d5-2224e33a44cf', '01a203e1-79d8-76b3-91d5-2224e33a44cf', NULL, 1795361438168311),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a203e1-79e7-76be-9ff5-fc10d1b3ee13', 'WorkflowConfigured', 1, '{"at":1795361438183293,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\xf69c9eb9b91b218ac0dac13701fe700fc7528881f9b1e5c5ae13631ca9367ef1', 'admin:k_EJ7c9r7N9swu', '01a203e1-79e7-76be-9ff5-fc0f283df415', '01a203e1-79e7-76be-9ff5-fc0f283df415', NULL, 1795361438183293),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a203e1-79fa-727a-9659-dacea71016ec', 'MemoryCreated', 1, '{"at":1795361438202657,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"271c9288b103049aef0b120d7735532350a2fa94386ca49582b5585f5e035526","content_id":"01a203e1-79fa-727a-9659-daccec050ac7"}}},"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","rev":1,"revision":1}', '\xad86ff161756cd7f9f7ff104b13b0844673b962c0085b3a2557984bc3cad7dc5', 'admin:k_EJ7c9r7N9swu', '01a203e1-79fa-727a-9659-dacd4e4133af', '01a203e1-79fa-727a-9659-dacd4e4133af', NULL, 1795361438202657),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a203e1-7a68-7213-a78e-57a1c01382cc', 'MemoryCreated', 1, '{"at":1795361438312841,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"dbfe4871c694c5daee78ea297060659a9e31d5e03196015f29c7448a9cbd0656","content_id":"01a203e1-7a68-7213-a78e-579faf35fa11"}}},"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","rev":2,"revision":1}', '\x3339715dd62da90ec3cee06d44c7490053142fddaf74ff5f05858cbfc5456ba0', 'admin:k_EJ7c9r7N9swu', '01a203e1-7a68-7213-a78e-57a0766c14c3', '01a203e1-7a68-7213-a78e-57a0766c14c3', NULL, 1795361438312841),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a203e1-7ae2-72f4-8169-f29f5ec0e4cb', 'MemoryCreated', 1, '{"at":1795361438434199,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"8b33b725f047689915f0b14a50d5785dfe59c6d14db2f4004953ba8cc6c1c532","content_id":"01a203e1-7ae2-72f4-8169-f29dde8e316e"}}},"memory_id":"01a203e1-7ae2-72f4-8169-f29b33f9e87c","rev":3,"revision":1}', '\xa0ebc31386a1edebeba540702c200dda1d26e447a1d1c531a954d06bc536f2c2', 'admin:k_EJ7c9r7N9swu', '01a203e1-7ae2-72f4-8169-f29e9370e95f', '01a203e1-7ae2-72f4-8169-f29e9370e95f', NULL, 1795361438434199),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a203e1-7b58-76ad-a0e3-7d2277454c2d', 'MemoryCreated', 1, '{"at":1795361438552314,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"917579d8a37bcf3ea54d89e98d6d2aabfd33d5cc240e34aacf130a2b62f4368e","content_id":"01a203e1-7b58-76ad-a0e3-7d209ad26db4"}}},"memory_id":"01a203e1-7b58-76ad-a0e3-7d1e511c341d","rev":4,"revision":1}', '\x0782bbfc11cc1ea7af06d97296cc13d70b72a0f684516b942bbf146f13636529', 'admin:k_EJ7c9r7N9swu', '01a203e1-7b58-76ad-a0e3-7d21abffe06c', '01a203e1-7b58-76ad-a0e3-7d21abffe06c', NULL, 1795361438552314),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a203e1-7bc9-7600-9574-58c9a8f8be6e', 'MemoryCreated', 1, '{"at":1795361438665264,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"dafffa80ffc59dc0e336096b3e4fd37f3005c35082e3cae48cc3713754eaac19","content_id":"01a203e1-7bc9-7600-9574-58c765a5ae95"}}},"memory_id":"01a203e1-7bc9-7600-9574-58c5bf750fe4","rev":5,"revision":1}', '\xc0a15351b04abaf9a8cad2a28a0e6e1bdfb25f27a2de38e2cb86bc04e1125bd5', 'admin:k_EJ7c9r7N9swu', '01a203e1-7bc9-7600-9574-58c89d62835b', '01a203e1-7bc9-7600-9574-58c89d62835b', NULL, 1795361438665264),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a203e1-7c3e-70d5-92eb-aa0d3b08b6e6', 'RunRequested', 1, '{"at":1795361438781925,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xbf9a90e51ff97d6227b891736e795f8bc94fd64275bb52c306e1d395128c13a8', 'admin:k_EJ7c9r7N9swu', '01a203e1-7c3e-70d5-92eb-aa0c3e7de8bf', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438781925),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a203e1-7c50-7691-871a-1feb29fe6b90', 'RunClaimed', 1, '{"at":1795361438799964,"change":{"claimed":{"attempt":1,"node":"node-01a203e17231742eb6b112e43bbaab2d"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x71a9d0568a5e983019110c2e65a585265cc9f23312a002c523397dd161cdf4ae', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:claim:01a203e1-7c4f-71e1-ae52-0f2af2e98cbb', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438799964),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a203e1-7c57-7522-8f87-2b744535f45e', 'StepStarted', 1, '{"at":1795361438807109,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xffd1b6699e2746b898b55dc139664f9de1c8e6a43367931b735d8bbf8af2eda1', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:fetch:start:1', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438807109),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a203e1-7c60-70fb-83a2-987158061196', 'StepCompleted', 1, '{"at":1795361438815144,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xb9a64912e06506330f1c9604d6eb155858426dee69a604dc5915d3a91d0f64ac', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:fetch:complete', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438815144),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a203e1-7c62-74c7-9784-c69614d56123', 'StepStarted', 1, '{"at":1795361438817956,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xba27ba5280a32e0221fcd7b4c220a4636b440b1959a3d74bcdca145b59eafa40', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:classify:start:1', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438817956),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a203e1-7c7b-758f-afd3-8c64e2d12d7f', 'AnswerRecorded', 1, '{"at":1795361438843019,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"1e3df8f1315275b6c80328b91a80744d269cad1a0cd5a83b0106a59c0c1d64b4","content_id":"01a203e1-7c7b-758f-afd3-8c6311f727fe"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x4c51eca7070d25f2e11f1f6be0240c9c2712196e03bceb9d4e91c6d4b7af4cb7', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:classify:0', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438843019),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a203e1-7c7e-7263-ab80-e9ccd6f51c4b', 'StepCompleted', 1, '{"at":1795361438845625,"change":{"step_completed":{"attempt":1,"duration_ms":27,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x544b61cf20596460b48919bb70c9ef012a5ac9305f1acdbdc8201094f9d84ce6', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:classify:complete', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438845625),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a203e1-7c7f-772e-86a6-ba07d7ee7971', 'StepStarted', 1, '{"at":1795361438847401,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x8b61a3d51f13a6e5c225cb94c210e14fcea1aa1e8d805d714c3198178ad734ae', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:resolve_merges:start:1', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438847401),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a203e1-7c86-72ac-9413-b5204b4dd9c6', 'AnswerRecorded', 1, '{"at":1795361438854844,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"3100261b6d2236834a372db0e410cefbc9206a9ba1a6161b93f486db66934c2c","content_id":"01a203e1-7c86-72ac-9413-b51f46bca480"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x446d9dc4f8c723b2c80424ec022aef1a43799fc557388a3a483d59e9a54c44ad', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:resolve_merges:0', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438854844),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a203e1-7c89-7405-bff1-f8207ce4312e', 'StepCompleted', 1, '{"at":1795361438856977,"change":{"step_completed":{"attempt":1,"duration_ms":9,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x30bde33a7c3f3381008bd3101ee22cc6aafb50809d5e1414ecd3429b31227f4b', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:resolve_merges:complete', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438856977),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a203e1-7c8a-705b-9de9-c306c88622bb', 'StepStarted', 1, '{"at":1795361438858726,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xa51cbf0899a9b11ce55ccd80619bfe84dabd0daa71a61f7075b3a77007c07d58', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:normalise_topics:start:1', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438858726),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a203e1-7c92-755a-80cf-b6c168c491d4', 'AnswerRecorded', 1, '{"at":1795361438866798,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"85f4afee8e4b8cbbd3ad8d5f0a4c4f2741c1d8c5d304c4c6c2a9c9051b9b025b","content_id":"01a203e1-7c92-755a-80cf-b6c0b550b1ea"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xdd2f80e93d783c0a543b87720c319d96f702241d6c51fb4e4d13b5c7aa175a44', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:normalise_topics:0', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438866798),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a203e1-7c98-72e3-be6e-e1fb7eb916a8', 'StepCompleted', 1, '{"at":1795361438868861,"change":{"step_completed":{"attempt":1,"duration_ms":10,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x7dcb29b58b7c921d01db43fd42cd8e93216e06a09a1e785922dc38e9dcb04874', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:normalise_topics:complete', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438868861),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a203e1-7c9a-702b-b3d5-c39a01c44b41', 'StepStarted', 1, '{"at":1795361438873819,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xd700bbb58d42e1941ff9ed881f103ad0f8a4215f3dd4f1438c413db201509cf4', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save:start:1', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438873819),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a203e1-7ca0-77bf-a3e2-3aabec3fab4b', 'MemoryDeleted', 1, '{"at":1795361438879707,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"deleted":{"content_id":"01a203e1-7b58-76ad-a0e3-7d209ad26db4"}},"memory_id":"01a203e1-7b58-76ad-a0e3-7d1e511c341d","reason":{"commitment":"873e6f0e4384a5e7c986f4caad6ef694ae007f8243171f5386e76cd4d7178186","content_id":"01a203e1-7c9f-70ce-b8d2-b3cba186f066"},"rev":6,"revision":2}', '\x9926f630a7f0921e5969d12bea7fec7dde5ae5da903ebad78452d56af38f519f', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438879707),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a203e1-7ca0-77bf-a3e2-3aacc6e91317', 'MemoryDeleted', 1, '{"at":1795361438879707,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"deleted":{"content_id":"01a203e1-7bc9-7600-9574-58c765a5ae95"}},"memory_id":"01a203e1-7bc9-7600-9574-58c5bf750fe4","reason":{"commitment":"9262acadc85990f91d2940269b7c6fd4205818ffa4d6dd63ca9e9e6ecca0fb39","content_id":"01a203e1-7c9f-70ce-b8d2-b3cca73ef5ef"},"rev":7,"revision":2}', '\xb130e78472aecd5d7f64e1838131645e16100b8b46d963eca889b3c4e1f5cba1', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438879707),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a203e1-7d45-72d8-b1a8-bc22e86093d8', 'MemoryDeleted', 1, '{"at":1795361439044798,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"deleted":{"content_id":"01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7"}},"memory_id":"01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25","rev":17,"revision":2}', '\x24e76cd0bd09a7d788d25fb5e44ca0871f20952d5aba3d52226eac7c32a0ded4', 'admin:k_EJ7c9r7N9swu', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:restore', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361439044798),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a203e1-7ca0-77bf-a3e2-3aadf3ab0cb6', 'MemoriesMerged', 1, '{"at":1795361438879707,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"5b990be9242932f48d859f65050ea3b700a193104ec1fb3a699e8f45cf831d8f","content_id":"01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7"},"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":1},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":1}]}},"memory_id":"01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25","reason":{"commitment":"998a0fb7b33a1d6bae7b516acfe0f5dec875858a2503da94aa76c7344c5171ac","content_id":"01a203e1-7c9f-70ce-b8d2-b3cff0563589"},"rev":8,"revision":1}', '\x27a471fbf9a8e20fc9755919f85519912f5aad034a90c1c5243b80bc64b01698', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438879707),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a203e1-7ca0-77bf-a3e2-3aaef4a5bce6', 'MemoryMergedAway', 1, '{"at":1795361438879707,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"merged_away":{"content_id":"01a203e1-79fa-727a-9659-daccec050ac7","into":"01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25"}},"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","rev":9,"revision":2}', '\x8eab1627caf30ef071eebe01e72084ba550161b3e0d4b93ab42992a7c1d42038', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438879707),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a203e1-7ca0-77bf-a3e2-3aaf6793ecb4', 'MemoryMergedAway', 1, '{"at":1795361438879707,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"merged_away":{"content_id":"01a203e1-7a68-7213-a78e-579faf35fa11","into":"01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25"}},"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","rev":10,"revision":2}', '\x429437618373e0c2974b615b77eb2eb11ea55d1f8f297e5055d8af62e5316f0e', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438879707),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a203e1-7ca0-77bf-a3e2-3ab0f1536cab', 'MemoryUpdated', 1, '{"at":1795361438879707,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"updated":{"content":{"commitment":"8bd7a886fb7efbb1b31574902149e7d1bf3ed78daf7c8d9211457de30b03fcc0","content_id":"01a203e1-7ca0-77bf-a3e2-3aaa69b40075"},"previous_content_id":"01a203e1-7ae2-72f4-8169-f29dde8e316e","set":{},"was":{}}},"memory_id":"01a203e1-7ae2-72f4-8169-f29b33f9e87c","rev":11,"revision":2}', '\xc5d5561026e2ec77b3dbfe99935c7579134e01a24a5b32029779826251d1774b', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438879707),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a203e1-7ca3-756c-93c0-c6bc44a0ce4b', 'StepCompleted', 1, '{"at":1795361438883090,"change":{"step_completed":{"attempt":1,"duration_ms":9,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x1c6a04c280b95e95109ab8722f99b2ccced2c8621ad87b3fe9f068dec57375d1', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:save:complete', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438883090),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a203e1-7ca7-7330-b517-3d6102ceee32', 'StepStarted', 1, '{"at":1795361438885678,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xea6f8f3c927ec00e8586707fb2e821c0ea539c14bafb4e9f9033ac8f7b0422d6', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:report:start:1', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438885678),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a203e1-7caf-706c-bab9-d47292307734', 'StepCompleted', 1, '{"at":1795361438895154,"change":{"step_completed":{"attempt":1,"duration_ms":9,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\x890a32c185249b687c4aad3d3b8644f6f8fa00d6b3f4541398808c834cfa5d50', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:report:complete', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438895154),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a203e1-7cb1-70c2-8446-56468963fd69', 'RunCompleted', 1, '{"at":1795361438897203,"change":{"completed":{"attempt":1,"duration_ms":115,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xa726665d1e7d0cbcc4c8b42a7aa971551b9252cba6af9c06c3b89afe7e1c746a', 'workflow:memory-optimization', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:complete', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361438897203),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a203e1-7d45-72d8-b1a8-bc1d0e48fa43', 'MemoryRestored', 1, '{"at":1795361439044798,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"restored":{"content_id":"01a203e1-7b58-76ad-a0e3-7d209ad26db4","from":"archived"}},"memory_id":"01a203e1-7b58-76ad-a0e3-7d1e511c341d","rev":12,"revision":3}', '\x3f6c7bbb756fab13033dec872a1511ad9359cbfc7ce98065ffa0def0b7b22734', 'admin:k_EJ7c9r7N9swu', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:restore', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361439044798),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a203e1-7d45-72d8-b1a8-bc1e2ca994cf', 'MemoryRestored', 1, '{"at":1795361439044798,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"restored":{"content_id":"01a203e1-7bc9-7600-9574-58c765a5ae95","from":"archived"}},"memory_id":"01a203e1-7bc9-7600-9574-58c5bf750fe4","rev":13,"revision":3}', '\x3b610dd083e8d9b04ffee3c4ec3fa71294c037b077f6bc62c48b4ffbadb225b9', 'admin:k_EJ7c9r7N9swu', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:restore', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361439044798),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a203e1-7d45-72d8-b1a8-bc1f1e66fbc0', 'MemoryRestored', 1, '{"at":1795361439044798,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"restored":{"content_id":"01a203e1-79fa-727a-9659-daccec050ac7","from":"merged"}},"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","rev":14,"revision":3}', '\xbf22fa07fd1971bcb02688f089be3d343c8a6e102c47cc97be654a8715c11163', 'admin:k_EJ7c9r7N9swu', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:restore', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361439044798),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a203e1-7d45-72d8-b1a8-bc2075b3e765', 'MemoryRestored', 1, '{"at":1795361439044798,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"restored":{"content_id":"01a203e1-7a68-7213-a78e-579faf35fa11","from":"merged"}},"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","rev":15,"revision":3}', '\x25d15eca56b220023f713dd6ba1d9aac3b30c11b01c86566b25fe7b06982d157', 'admin:k_EJ7c9r7N9swu', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:restore', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361439044798),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a203e1-7d45-72d8-b1a8-bc213874c233', 'MemoryUpdated', 1, '{"at":1795361439044798,"by_run":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","change":{"updated":{"content":{"commitment":"62184b0f7c18611ac6e9c84052dfef4210862bbfa0a8722bda41a93e80face7d","content_id":"01a203e1-7d45-72d8-b1a8-bc1cc11fa873"},"previous_content_id":"01a203e1-7ca0-77bf-a3e2-3aaa69b40075","set":{},"was":{}}},"memory_id":"01a203e1-7ae2-72f4-8169-f29b33f9e87c","rev":16,"revision":3}', '\x87f1e5c40b9341c5c61aa3ca56fa7b6a9626d3220ecca5ffa84811480505cf5c', 'admin:k_EJ7c9r7N9swu', 'run:01a203e1-7c3c-7584-9753-1d5eeaa546c4:restore', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361439044798),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a203e1-7d47-7443-8649-5e85ef6efa42', 'RunRestored', 1, '{"at":1795361439047491,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4"}', '\xcf2edd5fb9d58ee329efe39a2acbd8c13eaac006e389c40cbebd56245b0f5332', 'admin:k_EJ7c9r7N9swu', '01a203e1-7d47-7443-8649-5e84ad6cb108', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', NULL, 1795361439047491),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a203e1-7d66-7572-938d-613c98fd9e96', 'RunRequested', 1, '{"at":1795361439078333,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x3017fe21ddefe1cde2dba61faf8827223120ea72ca32cd72438dd78e072a9885', 'admin:k_EJ7c9r7N9swu', '01a203e1-7d66-7572-938d-613b92d02e3a', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439078333),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a203e1-7d7c-756c-b0e5-3e8f3be02549', 'RunClaimed', 1, '{"at":1795361439100027,"change":{"claimed":{"attempt":1,"node":"node-01a203e17231742eb6b112e43bbaab2d"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x2a65fc4b5a1db30aeccae23d218560e2d4a481c6fbbab1f4abd561d7616523d2', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:claim:01a203e1-7d7b-71e6-916e-0ea7fd4c97a8', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439100027),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a203e1-7d7f-7338-b0ec-ebbaf78c3c54', 'StepStarted', 1, '{"at":1795361439102799,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x44db826deab613606f8ab9877dc97f2319777da41681ddc78fe5dd980926602e', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:fetch:start:1', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439102799),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a203e1-7d85-716d-88d5-29c42df002ca', 'StepCompleted', 1, '{"at":1795361439108594,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x612167039c708fa2ff3e735e1b710b12cb67d2d10ee444bfd4f34333bf9ea858', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:fetch:complete', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439108594),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a203e1-7d88-72c2-b0ce-c9ebd77bc055', 'StepStarted', 1, '{"at":1795361439112096,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x40ded1cb0ffc27650f57d4da1b23c2c5a943fc1d1481b28747bbe82620b1625e', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:classify:start:1', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439112096),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a203e1-7d8d-72ec-be54-10d5d0daf9f2', 'AnswerRecorded', 1, '{"at":1795361439117278,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"74c52e54de98eff4fe2dc7cc1efab2910c5936b8193a613b6be2370aa34ff564","content_id":"01a203e1-7d8d-72ec-be54-10d45ce60740"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x0fc6be7285275587e694ddbfd941436909d1e3e9dd76be04a99dd587ec3adecc', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:classify:0', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439117278),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a203e1-7d8f-768a-8212-182b262a45e1', 'StepCompleted', 1, '{"at":1795361439119655,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x7f3df2c06854606d89371b4b10aa78121d02e9f75427145a111f893582b78181', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:classify:complete', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439119655),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a203e1-7d91-73cf-bb2d-5487333a9bbb', 'StepStarted', 1, '{"at":1795361439121436,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x8e422d98e4b62b540edab576329a0bd8774618838c181b56932f3d18b241bd7f', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:resolve_merges:start:1', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439121436),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a203e1-7d96-704f-88b2-488f2c0c2d8b', 'AnswerRecorded', 1, '{"at":1795361439126819,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"27ca801400eb045723399060a1be0665a0b698d43b568bf7f6fd9299509047e5","content_id":"01a203e1-7d96-704f-88b2-488e163cf1cf"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x35717cd6c947a2ed8ef37601ecf2096b66a2921b28ab2e4a7e3080b60bb09595', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:resolve_merges:0', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439126819),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a203e1-7d99-76de-9e74-9bdf8caf25f7', 'StepCompleted', 1, '{"at":1795361439128908,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x3eafdb3ef7f6c54f9bd6139b7aa23365e29ddb4764bbca035975a977584274f1', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:resolve_merges:complete', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439128908),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a203e1-7d9a-700b-915a-8d891e09231f', 'StepStarted', 1, '{"at":1795361439130656,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\xda9c3ddf7adb6a717586286c7eba3ed60f7f091f3c1346768de0ad69c09acdfd', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:normalise_topics:start:1', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439130656),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a203e1-7da0-7669-a9f6-1ff1e8cea836', 'AnswerRecorded', 1, '{"at":1795361439136851,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"91ebc5f2fb2b12b029a4586ef1b189386a0fef944bd9e635711c7cc148fd8de2","content_id":"01a203e1-7da0-7669-a9f6-1ff09e23e123"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x7ccc888ac9176e28f150a716ce4e85f55dfa56a8a5107c0820d3cc04294c8780', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:normalise_topics:0', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439136851),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a203e1-7da3-7300-8ee6-a91c86a45d99', 'StepCompleted', 1, '{"at":1795361439138870,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\xde4b23fe472359c3c24c3c6827a6674e0c61d12891fb535e384d95bca5a49165', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:normalise_topics:complete', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439138870),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a203e1-7da5-7629-b2bb-9e0eafa5ef16', 'StepStarted', 1, '{"at":1795361439140944,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x27a6081ce7c8bfa44840a10d4e475f39ddf4d82af55e3776fdc755a63ef50dd4', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save:start:1', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439140944);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a203e1-7db1-7642-8dcd-df132c403a90', 'MemoryDeleted', 1, '{"at":1795361439152848,"by_run":"01a203e1-7d66-7572-938d-613a24c459e3","change":{"deleted":{"content_id":"01a203e1-7b58-76ad-a0e3-7d209ad26db4"}},"memory_id":"01a203e1-7b58-76ad-a0e3-7d1e511c341d","reason":{"commitment":"90573949f07094ea95e2373ae597c65552ea8c3c7030edb43dcb2dab4067207a","content_id":"01a203e1-7db0-742b-a36a-c48852e7731d"},"rev":18,"revision":4}', '\xd5a2943021d353ae504af6e11896ad9a292031126672dfb0932289377db3719d', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439152848),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a203e1-7db1-7642-8dcd-df14f6269023', 'MemoryDeleted', 1, '{"at":1795361439152848,"by_run":"01a203e1-7d66-7572-938d-613a24c459e3","change":{"deleted":{"content_id":"01a203e1-7bc9-7600-9574-58c765a5ae95"}},"memory_id":"01a203e1-7bc9-7600-9574-58c5bf750fe4","reason":{"commitment":"48dff49400e2739c2d56bb2c8e91371966929a4468a63c86bd7a380f7cc90162","content_id":"01a203e1-7db0-742b-a36a-c489fd1a11b8"},"rev":19,"revision":4}', '\x4eed00be6c8839fa456c869f2a504b9a1ede01ff444dac3ead080baed46a9a8a', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439152848),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a203e1-7db1-7642-8dcd-df15234900d0', 'MemoriesMerged', 1, '{"at":1795361439152848,"by_run":"01a203e1-7d66-7572-938d-613a24c459e3","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2df8c31840592adf19d51e9c5d60fba856991992ddb91d261fadc6450498cf12","content_id":"01a203e1-7db1-7642-8dcd-df10ed1d9933"},"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":3},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":3}]}},"memory_id":"01a203e1-7db1-7642-8dcd-df0fac355d1c","reason":{"commitment":"216e11d5cc5f34cb1d1db8bcdd8312ab3e95e906fb291dc0bc0033cab02cbdb4","content_id":"01a203e1-7db1-7642-8dcd-df11672902db"},"rev":20,"revision":1}', '\x84d347be51ab38b68694e96f8b15e6851b9c387a82c1f863f77c13f54f9de934', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439152848),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a203e1-7db2-7539-8153-2530f886cbdf', 'MemoryMergedAway', 1, '{"at":1795361439152848,"by_run":"01a203e1-7d66-7572-938d-613a24c459e3","change":{"merged_away":{"content_id":"01a203e1-79fa-727a-9659-daccec050ac7","into":"01a203e1-7db1-7642-8dcd-df0fac355d1c"}},"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","rev":21,"revision":4}', '\x6bb8c0ef38ea6207cc9d47897f529a5c25d7bffccf2e9f5e12a6133be3777869', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439152848),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a203e1-7db2-7539-8153-2531de514ee4', 'MemoryMergedAway', 1, '{"at":1795361439152848,"by_run":"01a203e1-7d66-7572-938d-613a24c459e3","change":{"merged_away":{"content_id":"01a203e1-7a68-7213-a78e-579faf35fa11","into":"01a203e1-7db1-7642-8dcd-df0fac355d1c"}},"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","rev":22,"revision":4}', '\x9be108878cb76d6309facc81ecc042ba122d52576026d9264b1a57f2fec64d6a', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439152848),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a203e1-7db2-7539-8153-2532540105fc', 'MemoryUpdated', 1, '{"at":1795361439152848,"by_run":"01a203e1-7d66-7572-938d-613a24c459e3","change":{"updated":{"content":{"commitment":"19cebaf47ab9a7c630bdda6fbbdfb67c4b7e4c27390514389bb8acb825a72f9b","content_id":"01a203e1-7db1-7642-8dcd-df1229fcfae5"},"previous_content_id":"01a203e1-7d45-72d8-b1a8-bc1cc11fa873","set":{},"was":{}}},"memory_id":"01a203e1-7ae2-72f4-8169-f29b33f9e87c","rev":23,"revision":4}', '\x3698c6ca03fc96b631794f9d848ea6dd618dab0ed5b33fe6021f6c330029d405', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439152848),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a203e1-7db4-7661-82c8-20ae95458f5d', 'StepCompleted', 1, '{"at":1795361439156583,"change":{"step_completed":{"attempt":1,"duration_ms":15,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\xb5813e32736c6551fd0af5d4b3fea6d159279ab5500331f947c4a8306cc48b3a', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:save:complete', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439156583),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a203e1-7db8-7394-bf5f-0b82a8c18078', 'StepStarted', 1, '{"at":1795361439160276,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x7dd22faaeef922ac6aa6386c969f775a623731612f2b529ff8c6be71f48c2a3c', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:report:start:1', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439160276),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a203e1-7dbd-74d3-bd56-b767ee514785', 'StepCompleted', 1, '{"at":1795361439165465,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\x1b32e2f4f3fc08294c62b09e9a8174bc4aa3975b1b35a0b46cc385284f57b835', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:report:complete', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439165465),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a203e1-7dc0-7231-810a-7ede8c7133c5', 'RunCompleted', 1, '{"at":1795361439167825,"change":{"completed":{"attempt":1,"duration_ms":89,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a203e1-7d66-7572-938d-613a24c459e3"}', '\xfe1e8e751fa928bd51470965bd6d2501bfc0f73453f431086e86ef91d58a3720', 'workflow:memory-optimization', 'run:01a203e1-7d66-7572-938d-613a24c459e3:complete', '01a203e1-7d66-7572-938d-613a24c459e3', NULL, 1795361439167825),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a203e1-7e5d-75bd-b3ab-2250d7d2f4d5', 'MemoryCreated', 1, '{"at":1795361439325215,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"33b35c2f972ed0220dd16726f303e994dea96cab335ea21666198f092f44fa34","content_id":"01a203e1-7e5d-75bd-b3ab-224e973b3272"}}},"memory_id":"01a203e1-7e5c-7475-af98-42bbc079a26f","rev":1,"revision":1}', '\xa574944f7249cbdd629e739710232eca786c73cc8b74b641ac6a9a452a081468', 'admin:k_QWvZaAB1BwUq', '01a203e1-7e5d-75bd-b3ab-224fc05d86b6', '01a203e1-7e5d-75bd-b3ab-224fc05d86b6', NULL, 1795361439325215),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a203e1-7ebc-7026-aa7f-0b2fbf26f198', 'MemoryUpdated', 1, '{"at":1795361439418952,"change":{"updated":{"content":{"commitment":"17cc8c7e808e44965124c1367819b5cedfc0996cbfe6732725cfc22838ce11a9","content_id":"01a203e1-7ebc-7026-aa7f-0b2d88e4c02b"},"previous_content_id":"01a203e1-7e5d-75bd-b3ab-224e973b3272","set":{},"was":{}}},"memory_id":"01a203e1-7e5c-7475-af98-42bbc079a26f","rev":2,"revision":2}', '\x19878252234bb17e8daa6ac746eed26aa50b9fc8756c36e0e0b63f71d8777cc1', 'admin:k_QWvZaAB1BwUq', '01a203e1-7ebc-7026-aa7f-0b2e26a50315', '01a203e1-7ebc-7026-aa7f-0b2e26a50315', NULL, 1795361439418952);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795361435049167),
	('changes', 1, 'changes_g1', 1795361435049167),
	('search', 1, 'search_g1', 1795361435049167),
	('relations', 1, 'relations_g1', 1795361435049167),
	('runs', 1, 'runs_g1 run_changes_g1', 1795361435049167),
	('user_stats', 1, 'user_stats_g1', 1795361435049167),
	('daily_metrics', 1, 'daily_metrics_g1', 1795361435049167);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-70f4-7020-acf8-2a76edb3de29', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a76edb3de29"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-70f4-7020-acf8-2a774f9192fc', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a774f9192fc"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a203e1-70f4-7020-acf8-2a78265ef402', 1, 3, 1795361435892677, 1795361435892677, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a78265ef402"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-70f4-7020-acf8-2a792a7cf11a', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a792a7cf11a"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-70f4-7020-acf8-2a7aadf16ce0', 1, 5, 1795361435892677, 1795361435892677, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a7aadf16ce0"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-70f4-7020-acf8-2a7b6035a6a2', 2, 7, 1795361435892677, 1795361435892677, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a7b6035a6a2"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-70f4-7020-acf8-2a7c5a74afbe', 2, 9, 1795361435892677, 1795361435892677, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a7c5a74afbe"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a203e1-70f4-7020-acf8-2a7d2ec0333c', 1, 10, 1795361435892677, 1795361435892677, NULL, NULL, '{"contents":["01a203e1-70f4-7020-acf8-2a7d2ec0333c"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a203e1-7154-76b6-8330-780d1cc2bf9b', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a203e1-7154-76b6-8330-780d1cc2bf9b"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7154-76b6-8330-780e8a4f97c4', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a203e1-7154-76b6-8330-780e8a4f97c4"]}'),
	(43, 'default', 'ana', '01a203e1-745c-74c4-a025-3bf5c3c1f4d4', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-745c-74c4-a025-3bf718b7ad5d', 1, 6, 1795361436764468, 1795361436764468, NULL, NULL, '{"contents":["01a203e1-745c-74c4-a025-3bf718b7ad5d"]}'),
	(43, 'default', 'ana', '01a203e1-7288-7773-a454-18d98206ddb4', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7527-7100-9127-5802e1174913', 2, 8, 1795361436300439, 1795361436965970, NULL, NULL, '{"contents":["01a203e1-728c-776f-b2c9-bb7a3cb9fd10","01a203e1-7527-7100-9127-5802e1174913"]}'),
	(43, 'default', 'ana', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-73a8-70bc-85e3-51f6f478f808', 6, 30, 1795361436584014, 1795361437627754, 4948961437627754, NULL, '{"contents":["01a203e1-73a8-70bc-85e3-51f6f478f808","01a203e1-7777-7698-a7b0-1e536ecc0ad1"]}'),
	(43, 'default', 'ana', '01a203e1-7404-7673-bdb7-be8162910f4c', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795361436676460, 1795361437650681, NULL, NULL, '{"contents":["01a203e1-77d2-762a-ba8b-78daf74a6a80"]}'),
	(43, 'default', 'ana', '01a203e1-733c-73ec-820e-b515c74838e6', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795361436476236, 1795361437797689, NULL, '01a203e1-75f3-7116-b845-f7b21d5709e8', '{"contents":["01a203e1-7865-7005-bc48-48f38149cf5d"]}'),
	(43, 'default', 'ana', '01a203e1-75f3-7116-b845-f7b21d5709e8', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-75f4-70a5-a636-06da1b9b69ea', 1, 14, 1795361437171567, 1795361437171567, NULL, NULL, '{"contents":["01a203e1-75f4-70a5-a636-06da1b9b69ea"],"derived_from":[{"memory_id":"01a203e1-733c-73ec-820e-b515c74838e6","revision":1},{"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","revision":1}]}'),
	(43, 'default', 'ana', '01a203e1-761a-70c3-84f9-8f217c45eb68', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-76d8-71f8-87d7-2e6a8514e759', 2, 20, 1795361437210621, 1795361437400145, NULL, NULL, '{"contents":["01a203e1-761a-70c3-84f9-8f23fe79ee87","01a203e1-76d8-71f8-87d7-2e6a8514e759","01a203e1-76d8-71f8-87d7-2e6be224b162"],"derived_from":[{"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","revision":1},{"memory_id":"01a203e1-7688-7273-8613-64393bba5542","revision":1}]}'),
	(43, 'default', 'ana', '01a203e1-7688-7273-8613-64393bba5542', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7688-7273-8613-643b966ce35c', 2, 21, 1795361437320602, 1795361437400145, NULL, '01a203e1-761a-70c3-84f9-8f217c45eb68', '{"contents":["01a203e1-7688-7273-8613-643b966ce35c"]}'),
	(43, 'default', 'ana', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a203e1-75cb-7379-89b5-6432ac49d86c', 5, 25, 1795361436402235, 1795361437513535, NULL, NULL, '{"contents":["01a203e1-72f2-73a1-9e63-bb8f1657be6f","01a203e1-75cb-7379-89b5-6432ac49d86c","01a203e1-7749-7711-a8be-1070127910d7"]}'),
	(43, 'default', 'ana', '01a203e1-74c1-7065-9f4e-e996b217bef8', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a203e1-74c1-7065-9f4e-e9981fce4d1c', 5, 27, 1795361436865233, 1795361437544196, NULL, NULL, '{"contents":["01a203e1-74c1-7065-9f4e-e9981fce4d1c"]}'),
	(48, 'default', 'lena', '01a203e1-78ce-759b-9fc2-0fdd5fca7944', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-78d1-77b7-9919-306acb3953de', 1, 1, 1795361437905105, 1795361437905105, NULL, NULL, '{"contents":["01a203e1-78d1-77b7-9919-306acb3953de"]}'),
	(48, 'default', 'lena', '01a203e1-7921-74c4-9ad4-5783aaf32742', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7921-74c4-9ad4-578573a81b8e', 1, 2, 1795361437985821, 1795361437985821, NULL, NULL, '{"contents":["01a203e1-7921-74c4-9ad4-578573a81b8e"]}'),
	(48, 'default', 'lena', '01a203e1-798a-7453-b47a-14bd442fc110', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-798a-7453-b47a-14bfb61e3a7f', 2, 4, 1795361438090139, 1795361438168311, NULL, NULL, '{"contents":["01a203e1-798a-7453-b47a-14bfb61e3a7f"]}'),
	(1, 'default', 'nora', '01a203e1-79f9-73f8-b59b-a26d8df74fe5', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-79fa-727a-9659-daccec050ac7', 4, 21, 1795361438202657, 1795361439152848, NULL, '01a203e1-7db1-7642-8dcd-df0fac355d1c', '{"contents":["01a203e1-79fa-727a-9659-daccec050ac7"]}'),
	(1, 'default', 'nora', '01a203e1-7a68-7213-a78e-579d064bfcc0', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7a68-7213-a78e-579faf35fa11', 4, 22, 1795361438312841, 1795361439152848, NULL, '01a203e1-7db1-7642-8dcd-df0fac355d1c', '{"contents":["01a203e1-7a68-7213-a78e-579faf35fa11"]}'),
	(1, 'default', 'nora', '01a203e1-7ae2-72f4-8169-f29b33f9e87c', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7db1-7642-8dcd-df1229fcfae5', 4, 23, 1795361438434199, 1795361439152848, NULL, NULL, '{"contents":["01a203e1-7ae2-72f4-8169-f29dde8e316e","01a203e1-7ca0-77bf-a3e2-3aaa69b40075","01a203e1-7d45-72d8-b1a8-bc1cc11fa873","01a203e1-7db1-7642-8dcd-df1229fcfae5"]}'),
	(48, 'bridge', 'lena', '01a203e1-7e5c-7475-af98-42bbc079a26f', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7ebc-7026-aa7f-0b2d88e4c02b', 2, 2, 1795361439325215, 1795361439418952, NULL, NULL, '{"contents":["01a203e1-7e5d-75bd-b3ab-224e973b3272","01a203e1-7ebc-7026-aa7f-0b2d88e4c02b"]}'),
	(1, 'default', 'nora', '01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7', 2, 17, 1795361438879707, 1795361439044798, NULL, NULL, '{"contents":["01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7","01a203e1-7c9f-70ce-b8d2-b3cff0563589"],"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":1},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":1}]}'),
	(1, 'default', 'nora', '01a203e1-7b58-76ad-a0e3-7d1e511c341d', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7b58-76ad-a0e3-7d209ad26db4', 4, 18, 1795361438552314, 1795361439152848, NULL, NULL, '{"contents":["01a203e1-7b58-76ad-a0e3-7d209ad26db4","01a203e1-7c9f-70ce-b8d2-b3cba186f066","01a203e1-7db0-742b-a36a-c48852e7731d"]}'),
	(1, 'default', 'nora', '01a203e1-7bc9-7600-9574-58c5bf750fe4', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7bc9-7600-9574-58c765a5ae95', 4, 19, 1795361438665264, 1795361439152848, NULL, NULL, '{"contents":["01a203e1-7bc9-7600-9574-58c765a5ae95","01a203e1-7c9f-70ce-b8d2-b3cca73ef5ef","01a203e1-7db0-742b-a36a-c489fd1a11b8"]}'),
	(1, 'default', 'nora', '01a203e1-7db1-7642-8dcd-df0fac355d1c', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a203e1-7db1-7642-8dcd-df10ed1d9933', 1, 20, 1795361439152848, 1795361439152848, NULL, NULL, '{"contents":["01a203e1-7db1-7642-8dcd-df10ed1d9933","01a203e1-7db1-7642-8dcd-df11672902db"],"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":3},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":3}]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a203e1-7288-7773-a454-18d98206ddb4', 1795361439646766, 1),
	(43, 'default', 'ana', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 1795361439690736, 1),
	(43, 'default', 'ana', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', 1795361439740227, 1),
	(43, 'default', 'ana', '01a203e1-761a-70c3-84f9-8f217c45eb68', 1795361439852402, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a203e1-70fe-7564-9dfe-f4b64610318c', 'default', 1795361435902423, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a203e1-715c-755e-9339-c6958052afe0', 'default', 1795361435996347, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a203e1-7289-7327-b298-16789a6cd6fb', 'default', 1795361436297101, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-7288-7773-a454-18d98206ddb4', 'Personal', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-72f2-73a1-9e63-bb8edc412ce2', 'default', 1795361436402152, 'ana', 't1', 'hotpath', 'create', 'ok', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'Goals', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-733c-73ec-820e-b516f49151ac', 'default', 1795361436476158, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-733c-73ec-820e-b515c74838e6', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-73a7-73ae-a737-6b6cb9671a17', 'default', 1795361436583953, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7404-7673-bdb7-be82985fa048', 'default', 1795361436676383, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-7404-7673-bdb7-be8162910f4c', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-745c-74c4-a025-3bf6ef605103', 'default', 1795361436764397, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-745c-74c4-a025-3bf5c3c1f4d4', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-74c1-7065-9f4e-e997e4127357', 'default', 1795361436865132, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-74c1-7065-9f4e-e996b217bef8', 'Style', NULL, NULL, 'agent:planner'),
	('01a203e1-7525-742b-b14e-ecc2c67349e3', 'default', 1795361436965887, 'ana', NULL, 'hotpath', 'update', 'ok', '01a203e1-7288-7773-a454-18d98206ddb4', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7581-7586-aeba-a4b0c3c36d3c', 'default', 1795361437057581, 'ana', 't1', 'hotpath', 'update', 'ok', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'Goals', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7594-7731-a445-30422d4fa25f', 'default', 1795361437076614, 'ana', NULL, 'hotpath', 'update', 'ok', '01a203e1-74c1-7065-9f4e-e996b217bef8', 'Style', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-75a6-71ac-9c52-0dd0b59304c7', 'default', 1795361437094579, 'ana', NULL, 'hotpath', 'update', 'ok', '01a203e1-74c1-7065-9f4e-e996b217bef8', 'Manners', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-75b9-730e-8324-288211917c3f', 'default', 1795361437113129, 'ana', 't1', 'hotpath', 'update', 'ok', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'Goals', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-75cb-7379-89b5-6431239f8997', 'default', 1795361437131080, 'ana', 't1', 'hotpath', 'update', 'ok', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'Goals', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-75dd-72af-ba9e-9b55adf65cee', 'default', 1795361437149333, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'Goals', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-75f3-7116-b845-f7b346722b2a', 'default', 1795361437171487, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a203e1-75f3-7116-b845-f7b21d5709e8', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7606-767c-8b18-fb2957dff742', 'default', 1795361437190752, 'ana', NULL, 'hotpath', 'update', 'ok', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-761a-70c3-84f9-8f22cb47aee6', 'default', 1795361437210543, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-761a-70c3-84f9-8f217c45eb68', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7688-7273-8613-643a8367e2ae', 'default', 1795361437320527, 'ana', NULL, 'hotpath', 'create', 'ok', '01a203e1-7688-7273-8613-64393bba5542', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-76d8-71f8-87d7-2e69e45a9abc', 'default', 1795361437400065, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a203e1-761a-70c3-84f9-8f217c45eb68', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7749-7711-a8be-106f9e61d83f', 'default', 1795361437513408, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'Goals', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-775a-754e-b582-d70bc5a5d255', 'default', 1795361437530258, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a203e1-74c1-7065-9f4e-e996b217bef8', 'Manners', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7768-73f9-9efd-95e24c3eea28', 'default', 1795361437544125, 'ana', NULL, 'hotpath', 'update', 'ok', '01a203e1-74c1-7065-9f4e-e996b217bef8', 'Manners', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7777-7698-a7b0-1e520123c430', 'default', 1795361437559120, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7793-71d6-839d-ceb8407cef26', 'default', 1795361437587209, 'ana', NULL, 'hotpath', 'update', 'ok', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-77bb-7729-a48d-6baa110050fe', 'default', 1795361437627666, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-77d2-762a-ba8b-78d9fcac0f4d', 'default', 1795361437650594, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a203e1-7404-7673-bdb7-be8162910f4c', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7865-7005-bc48-48f2650c5181', 'default', 1795361437797583, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a203e1-733c-73ec-820e-b515c74838e6', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-78ce-759b-9fc2-0fdec8e08856', 'default', 1795361437902985, 'lena', NULL, 'hotpath', 'create', 'ok', '01a203e1-78ce-759b-9fc2-0fdd5fca7944', 'Sport', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7921-74c4-9ad4-57844bed0941', 'default', 1795361437985751, 'lena', NULL, 'hotpath', 'create', 'ok', '01a203e1-7921-74c4-9ad4-5783aaf32742', 'Sport', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-798a-7453-b47a-14be67b159db', 'default', 1795361438090050, 'lena', NULL, 'hotpath', 'create', 'ok', '01a203e1-798a-7453-b47a-14bd442fc110', 'Sport', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-79d8-76b3-91d5-2223ee9bdfac', 'default', 1795361438168235, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a203e1-798a-7453-b47a-14bd442fc110', 'Sport', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-79f9-73f8-b59b-a26e135b83a6', 'default', 1795361438201846, 'nora', NULL, 'hotpath', 'create', 'ok', '01a203e1-79f9-73f8-b59b-a26d8df74fe5', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7a68-7213-a78e-579e1f4e63b5', 'default', 1795361438312771, 'nora', NULL, 'hotpath', 'create', 'ok', '01a203e1-7a68-7213-a78e-579d064bfcc0', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7ae2-72f4-8169-f29c498233f4', 'default', 1795361438434044, 'nora', NULL, 'hotpath', 'create', 'ok', '01a203e1-7ae2-72f4-8169-f29b33f9e87c', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7b58-76ad-a0e3-7d1f037e35a7', 'default', 1795361438552233, 'nora', NULL, 'hotpath', 'create', 'ok', '01a203e1-7b58-76ad-a0e3-7d1e511c341d', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7bc9-7600-9574-58c6aa39c280', 'default', 1795361438665195, 'nora', NULL, 'hotpath', 'create', 'ok', '01a203e1-7bc9-7600-9574-58c5bf750fe4', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-7e5c-7475-af98-42bcd043cadf', 'bridge', 1795361439324451, 'lena', NULL, 'hotpath', 'create', 'ok', '01a203e1-7e5c-7475-af98-42bbc079a26f', NULL, NULL, NULL, 'admin:k_QWvZaAB1BwUq'),
	('01a203e1-7eba-72bc-b301-e6ca8d19f49d', 'bridge', 1795361439418869, 'lena', NULL, 'hotpath', 'update', 'ok', '01a203e1-7e5c-7475-af98-42bbc079a26f', NULL, NULL, NULL, 'admin:k_QWvZaAB1BwUq'),
	('01a203e1-8305-70ae-8270-367199e7bf6d', 'default', 1795361440517678, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a203e1-7288-7773-a454-18d98206ddb4', 'Personal', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-8320-77cc-a331-d32db2574893', 'default', 1795361440544683, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a203e1-7404-7673-bdb7-be8162910f4c', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-8339-723a-bedf-a67e001c132f', 'default', 1795361440569286, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a203e1-72f2-73a1-9e63-bb8d1809c611', 'Goals', NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-8353-750b-b0c7-861d41114944', 'default', 1795361440595554, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a203e1-7404-7673-bdb7-be8162910f4c', NULL, NULL, NULL, 'admin:k_EJ7c9r7N9swu'),
	('01a203e1-83b6-71ac-b218-df5578c2afdb', 'default', 1795361440694623, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_EJ7c9r7N9swu');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711018618791914503 timeline=00000001 database=16384 events=16397');


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
	(43, 'default', 'ana', '01a203e1-74c1-7065-9f4e-e996b217bef8', '01a203e1-761a-70c3-84f9-8f217c45eb68', 0, 500, 1, 22, 1795361437418275),
	(43, 'default', 'ana', '01a203e1-761a-70c3-84f9-8f217c45eb68', '01a203e1-74c1-7065-9f4e-e996b217bef8', 1, 500, 1, 22, 1795361437418275);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 'memory-optimization', 'admin:k_EJ7c9r7N9swu', 1795361438781925, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 'memory-optimization', 'workflow:memory-optimization', 1795361438897203, '{"duration_ms":115,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 'memory-optimization', 'admin:k_EJ7c9r7N9swu', 1795361439047491, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a203e1-7d66-7572-938d-613a24c459e3', 'memory-optimization', 'admin:k_EJ7c9r7N9swu', 1795361439078333, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a203e1-7d66-7572-938d-613a24c459e3', 'memory-optimization', 'workflow:memory-optimization', 1795361439167825, '{"duration_ms":89,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a203e1-7d66-7572-938d-613a24c459e3', 'memory-optimization', 'completed', 1795361439078333, 0, 89, 5, 2, 0, 0, 0, '{"run_id":"01a203e1-7d66-7572-938d-613a24c459e3","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_EJ7c9r7N9swu","requested_at":1795361439078333,"started_at":1795361439100027,"ended_at":1795361439167825,"attempt":1,"node":"node-01a203e17231742eb6b112e43bbaab2d","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795361439102799,"completed_at":1795361439108594,"duration_ms":5,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795361439112096,"completed_at":1795361439119655,"duration_ms":7,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795361439121436,"completed_at":1795361439128908,"duration_ms":7,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795361439130656,"completed_at":1795361439138870,"duration_ms":8,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795361439140944,"completed_at":1795361439156583,"duration_ms":15,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795361439160276,"completed_at":1795361439165465,"duration_ms":5,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}'),
	(1, 'default', 'nora', '01a203e1-7c3c-7584-9753-1d5eeaa546c4', 'memory-optimization', 'completed', 1795361438781925, 0, 115, 5, 2, 0, 0, 0, '{"run_id":"01a203e1-7c3c-7584-9753-1d5eeaa546c4","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_EJ7c9r7N9swu","requested_at":1795361438781925,"started_at":1795361438799964,"ended_at":1795361438897203,"attempt":1,"node":"node-01a203e17231742eb6b112e43bbaab2d","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795361438807109,"completed_at":1795361438815144,"duration_ms":8,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795361438817956,"completed_at":1795361438845625,"duration_ms":27,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795361438847401,"completed_at":1795361438856977,"duration_ms":9,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795361438858726,"completed_at":1795361438868861,"duration_ms":10,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795361438873819,"completed_at":1795361438883090,"duration_ms":9,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795361438885678,"completed_at":1795361438895154,"duration_ms":9,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795361439047491,"restored_by":"admin:k_EJ7c9r7N9swu","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a203e1-70f4-7020-acf8-2a76edb3de29', '945c645762', 'work carpent', 'hashed-1-512', B'11001001011100100111100011110111010000100110000111100001100000111000000011001001000100011111110101000100000000100010010000110010101111100001100110010100000101010110101100001110011110110001010000001111011101000010110110100100101110101000000010010010010110101100010000000011100000111111111100010110010111100101111111101101111010000010000001010111110111010111111100000000100011111010110111110110111111010001011110110010100110100001001111010100000110110100110000000001101000110110010000101000100100111101110000100011', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a203e1-70f4-7020-acf8-2a774f9192fc', '945c645762', 'move porto', 'hashed-1-512', B'11010000010100100100010100110000100001000100101100111111001100100110110100001101111110000111111111000100111101010100100101000001010000110100011000100100001100000000100000000000000000100100100000000000000000000000000000000000000000000000000000000000000000001110011101111110010100010000000100001010110000010010110101100100011100001011110110011101000011100010110100010101101100111001101100101100101101000100111010010100101000101100000001011011010011101100110100111000011101010001001011011010100101010110101101101100', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a203e1-70f4-7020-acf8-2a78265ef402', '945c645762', 'sharpen chisel three step', 'hashed-1-512', B'10111110011100101000000101010111011100010101110000101000110000111111011100011100010000100011101100110000111111110110010111010100100111000101010101110100110101001010001100100000110001010001110011010100001010100001100100010110010101100011000001111001011011011100110010010100000011110110001110110010011110010010101100101111110111011111110101010110000110001110101110001011011000101110010010010110100011101111000011001011100011011010100110011101110110100111011000000110101010010101010100000011110000010111101001101111', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a203e1-70f4-7020-acf8-2a792a7cf11a', '945c645762', 'prefer oak pine', 'hashed-1-512', B'10100100110011101010100011110110000101010001111000001111100011000111110000111101010100111110000011100101001001010101111111111110111000011110011110010110010100101001011100010010001101011011001101010100010111010011111011010111001010110110001011110111100111011010011001000100110010100101001111001010100010001010001000001000001011111001111010001101000011101010100000010111000110111101010011011010111001011111101101010111100100111000001110001010110101111010011001011111100111110100101111010100111110011101000000010110', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a203e1-70f4-7020-acf8-2a7aadf16ce0', '945c645762', 'year mani move', 'hashed-1-512', B'10111001011101101101010000110000111100010100111111111111011000100110110100001001111110010101001111000100110101000110110111010010001100101010101001001110011110101111101110001110000001111000101100110011011011101001011001010100111101111111100010100001100111010101100000010100110001110100110110001010011000100110111001000111101110111010001110010000011101000001010010110100110111010100001000101110101101000100011010011110101000110100000001011001000011100111101010111000110110010011011001001111100110011010100100011011', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a203e1-70f4-7020-acf8-2a7b6035a6a2', '945c645762', 'own van van travel', 'hashed-1-512', B'10110110110001110110010101101100011110110011110101011101010110011001100010100110010100010000011001101111101001000111000100010001011000110101100110001110110110010110100010100101001101100010001101111010101101101101110000111100000110100010100111101111110010111000000100100011010011010101011100110111010001101000100111111001101111011110110001001000111110000001000011010011111010100011111101000100011010000011111101101100110010010010110000101110111000100100011000110000111110100000010000100000001001000001101000100111', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a203e1-70f4-7020-acf8-2a7c5a74afbe', '945c645762', 'dog name bolt', 'hashed-1-512', B'10001000111101001010000001100101110010000101001101111111111100011111010100001111100110000011011000000000011101101010010100111110110101110101011001011101111111101101000101001110101001001001011100001110101111100011111000101011000100010001010110111110111010010110010110001101110001100010010011110100110101010011101110100110000000000111001010111111011000110110111011101001110001010111101110111000110110010001001011100101001101000101001110001001000100011100110111111100010110001001010000100101011100001101111000110111', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a203e1-70f4-7020-acf8-2a7d2ec0333c', '945c645762', 'play chess friday', 'hashed-1-512', B'10101101011000111000111010110111011101110101110010010110100001101110101011100100011111001111011001000101110110001001110001110111000000011011110101010000011100001100110111000001101011100111011001101111110110101100111011101110010010111011110111010101001011100111010110010100101011011101100001001011101000011010111100100110111111111110110110111001101101111100000101000101001000101100011111001010011101000111111111110001001010101000100011000111000101110101111000110001001111011101110011100010000100110000011010110010', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a203e1-7154-76b6-8330-780d1cc2bf9b', 'cf5fc19671', 'like tea food', 'hashed-1-512', B'01101101000101000001010010101111100101010001110011010000010100000110001010001101001101001000110001101000000010110110111010110001001101010101001010100110110011100100010101000010100000111111011100100110111101110100010101011111100001100111000100110000001111011001100101101011010100110111010011010100000110110000001101010011111111101000111100011010010011110011011101100000011011000101000010010010101111010101110011011000101010100001111011110000011111001011010011111110001001100110100000000011101011010010010000011011', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a203e1-7154-76b6-8330-780e8a4f97c4', 'cf5fc19671', 'cat', 'hashed-1-512', B'00000000000000000000000000000000000000000000000000000000000000000111111110110111100000000101101101101010111110101010110111111000000100011010110000100110010111011111111000000111011111111110011111010111011010110001000101110101011010100100111010101010100000110010111110101000111011110111100010111000010001110000001100010100000000000000000000000000000000000000000000000000000000000000000001100010000100000001000100000001010100110000100100010010110000000000000000000000000000000000000000000000000000000000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a203e1-73a7-73ae-a737-6b6bf5d230d2', '01a203e1-73a8-70bc-85e3-51f6f478f808', '8038ef7ecd', 'avoid milk lactos intoler', 'hashed-1-512', B'00111111010100010011001011000001001111010011001011001010101110110000001000010000001100111001111000011101001010000001001010000011000101001000011100001011110000011100000100100010100100011100000000110001001101101000110111010000001101000001001100101111000011011110010000101010010011001110101000000010010111011111111011111011000000001010000000010010000000000000000000001101010001000001000010110100000100011110110010111111100110101010011110011000001111101100010011101000000001101101000111011101011100110001000001100010', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a203e1-745c-74c4-a025-3bf5c3c1f4d4', '01a203e1-745c-74c4-a025-3bf718b7ad5d', '8038ef7ecd', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', B'11101100010011011101100011110001001110011101101010001111001110110111110110111011000010011111111100111000010110110000001001110010111001000101111001001011000111100010100110101011011100101110011000000100000101000011110110101110011011011111000100101110111101101011001101100110000001000110111110011111010101000011000001011111000100010101011001001101001110010110101111011110111111001010101100000110101101001100101011011010000001011011100000000000111011011011010111000100110100111101010100000011111010100010111001110100', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a203e1-74c1-7065-9f4e-e996b217bef8', '01a203e1-74c1-7065-9f4e-e9981fce4d1c', '8038ef7ecd', 'prefer short answer', 'hashed-1-512', B'10010011111010010010110111110010001110010011101000100000111111110111110010011100010111111110000110110011101001000000111111111110110010010110110101010111100011111000000110000000111111111100011101010110010011010010111000111001101100111111000010110101101110011011011111000100110010100100001111101011101010001001001010001100111110110011011000011011000110101001000100010111000010011001000011111010110011111100101101010101110101001000111010011010110101110101101100010111110111000011001101001111101001001000101000111010', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a203e1-7288-7773-a454-18d98206ddb4', '01a203e1-7527-7100-9127-5802e1174913', '8038ef7ecd', 'prefer name ana not anna name', 'hashed-1-512', B'00001101010101100001101001000100010001001110101101101110101110001110010010011110000111111100010110000011101001110100101010111111001010111110011011000001000000101001000101001010101000011100011101011100111110001011010000100011001110110111010011110110101111000010010110001111011000101010000000100011100111001010001100001000000010100011001011111111111100111110111001111000110011010110110100110001001010011011001011100001001101000001101111100100000110001011101000111000010110000010110001011101011100100101111001110100', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a203e1-72f2-73a1-9e63-bb8d1809c611', '01a203e1-75cb-7379-89b5-6432ac49d86c', '8038ef7ecd', 'ship v1 septemb deadlin', 'hashed-1-512', B'00011001001010100101000010011010101010011101000010010010001001010111101000000111111111001011100001000010111010001110010010001100001000011101011011101101001100010001100011101011101011001011111100000101000000001001100000000001100001010111110100000000110000001110101100000011000000010100101111100011110100010100011110001111011010111011101110111101011000100101111011101101110110100100101111101010111100000010100100001101010011001000000110100000101011010110110000011000011110000110101000101011111010000101101011111101', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a203e1-75f3-7116-b845-f7b21d5709e8', '01a203e1-75f4-70a5-a636-06da1b9b69ea', '8038ef7ecd', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', B'00011011110010110100111010000011111111010010100011011010111010110001001001111111000100111101001010011101011010001001001011110111010111001000011101111110110010011100100100100010100100010101100000110001011100101010100111000101001101000001001100101101000111001011010011001010000111001000000000001010110111011101001010100111000010011110000010111011000100001010101001101101111111101101000010110100000100011110110010111111100110101010011110011000001111101100010010101100000001101111000111011101011000110000010001100110', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a203e1-761a-70c3-84f9-8f217c45eb68', '01a203e1-76d8-71f8-87d7-2e6a8514e759', '8038ef7ecd', 'drink green tea morn tea', 'hashed-1-512', B'00001000010100011110010011100000100011111000101010110111001010110100001011101100100100110000111011101000000011110110110000001001001000100111101010111110100011100100010101000010100100101110010100001010011001110100000101001111100001101101010100000000001011101110101100100011010101010000100111011100000000110010010101001001110001100110010001111011101111101100011000001111010100001001010110100011100100000000000110001010111011111110100100110011011111010001101111101101101011110110110010010110101111011010011010010011', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a203e1-7688-7273-8613-64393bba5542', '01a203e1-7688-7273-8613-643b966ce35c', '8038ef7ecd', 'drink tea morn', 'hashed-1-512', B'00001100011101011110010010101100110110111000100111110111001010100110001101100100101100110000010000001001000001010110110001000001011111011101001011011111100011110100011101000010100100111010010110011010010011100011000001101011001001011101010111000011101001101110101100100011010101010000100111011100000000110010010101001001110001101110010001101011101111101100011000000111111100001001010110100011100100000000000110001010111011111110100100110011011111010101101111111101111011110110111010010011101111011010001010011011', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a203e1-78ce-759b-9fc2-0fdd5fca7944', '01a203e1-78d1-77b7-9919-306acb3953de', 'b67c769332', 'run sunday', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011011101110000000101101101001011000010011101000110001011110011010100101110101010001110001110111111101001001011110010000100100001010110110010100011010000000010111101111000110100000101001101110001011001000111111001111110111101001110000101001110111001000110010001111010101110111000111100110001101110110000100101101110001111000', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a203e1-7921-74c4-9ad4-5783aaf32742', '01a203e1-7921-74c4-9ad4-578573a81b8e', 'b67c769332', 'run ten kilometr', 'hashed-1-512', B'01000000111111110110101000101011010110100010010111010101110000110000001001101010100101110111100100110110110000010011100011010110011101110100111000111100101000110111001101010000110010110000011000000010011110001101111011011011110101001100101001111110000111111110110010000010001110100101101111001011100010001110111000010010000000101010011100111101000000101101010100010101000001100001100010111100011110110111110000110001100001100000100001001101100001011110010101111011000101000011011101010110000110100101110000111010', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(48, 'default', 'lena', '01a203e1-798a-7453-b47a-14bd442fc110', '01a203e1-798a-7453-b47a-14bfb61e3a7f', 'b67c769332', 'run marathon', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011001011000101000011011010010011101001110010011000111101010111001011011110110010100011010000111001011010100001100111100000100000010001100100100001101010100100001100101011001011100111011101000010010011111011001110101100110110100100000101110011000100101011000101111010101110111000111100110001101110110000100101101110001111000', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(1, 'default', 'nora', '01a203e1-79f9-73f8-b59b-a26d8df74fe5', '01a203e1-79fa-727a-9659-daccec050ac7', 'a588558118', 'live lisbon brother rui home life', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a203e1-7a68-7213-a78e-579d064bfcc0', '01a203e1-7a68-7213-a78e-579faf35fa11', 'a588558118', 'live lisbon brother home life', 'hashed-1-512', B'11101000010111100100110010000111000001111011110000011000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010100100110001111101110001010011100100000010000001111100001100111010011001000110001101111101101101111000110111001001011000100100010010101000101101011001001010000100011101011110001011100100011000000000111000000011011100010111100011110100010100000000100000000101111101011010111110100011111001101111110100110111100011111011101', '\x110101ef11cbefb8ff22cb11350135ffdc35ffcb2201ffef22dcffcbef224801ffb8dcdede35220124ff11353535efefdeefef0111efb8ff2435deef35efcbcb1ae6e6d4d42cd41a1a2ce6d41ad41a1ae62ce6d42cd4e6e62c2c1a1a2c1a1a1a2cd42c2c2c2c2c2c1a1ae62c1ad41ae61ad42c1ad41a2cd42c2cd4e6e62c2cd4347bddcc3423dddd34239623236a7bccee2334dd9696dd12eeeeee9612cc59a77b7b238512dd23343496347b23a7ccdd23dd7b6a23345923238512ee9623a734baee6cf2986812dfb9b97b21594621b9254721c8eedf6cdb7bba94121225dbc80eeecc818594cc12eeeeccdbdfdb47126c2521ccdb85db2121ccdb474734df25e6e70909d4a02dc6f5e62b08d1faf96161d93d2a2a1940c20919c15107c319162a51a2c1fa0a1ad5172d71b2e104f7f809a20909fab2fa06a2af2d9fc3d33bc3ba58ba46cb580000ba46001146a811003511efef1100ba11ef35efa8cba811cba8ba464646cb11003511111100a800110046581100ef58cbefcb3511cbefba00f1f100f1000f1f0ff10000f10000f11f0f000f0f1ff100000ff11f0f0f0f0000000f0f0f0ff10f00f1000f000ff1f1f1f10000e1e10ff1000000f100f1000fe10606190909f90af60709e606f71728090709f709eaf7f71706271a09f9e72a09f6170808191719f72afad80617f719060908f7f7f72a06080809e60a2a19fa07', NULL),
	(1, 'default', 'nora', '01a203e1-7b58-76ad-a0e3-7d1e511c341d', '01a203e1-7b58-76ad-a0e3-7d209ad26db4', 'a588558118', 'user want send email landlord boiler home life', 'hashed-1-512', B'00010001010000001111000010001011011010000110001010011111011000010111110010011111011010011101000011110001100001100111101101101001011111010111001001001101111011001101010101110000110001101100111011110010111011110011101010010101111100110101101011100111111011111110011011001101111000010000000011111100000011011101010100011011000110111001100110001000101001100000101110001111111011111010000110001111001110011110000111111011101101100101111111111101101000010111011010111000001000001110110111011110001010100010100001011011', '\xf7f7f709ffffff01ff01f7f7fffffff701090109fffff7ff01f7ffff01f70901f70909f709f7f7fff70101fff7f701ff09f7f70901090109ff0109f7fff7ff09f2160d18180ef2e706fdf20d16192204d60303f416e8e6040e22e90ce8f0e8e71704040ef2f3f01810f2e0fbf42004fcd621100e04f21a2ae0060ee00cf2f30ed0083a02161de41ce3292826bcd814cefe13f7d00928be3c3c251eb21100d0eb141ff708cf3acf11ef08200bf7e5f6eb1528edebd21513e01414efed001508ef2d25271dd1cf09f83b4b1cfa09133008faf5144215e127ec1cf5a032f859d71333561127f5e4585bf907e20c098e38eb141331feb42727450b2700bb273015135b4426f0ed1d30c3094ddac73e33ce26141c17dbf3edb129dadbf9ee9dc6ffa8693033750324f800edbfb1c42630f54c0859c326ed2fb30bd0c2f70001960309cdc0de2417bb065305e9d40a03f2db3c34f5d7c814f3d8b65ef205dcc80f08ff81dee2f223e60f0341f0f1f001410f0b4d1144be0836730d23dc08ddbebed32303e4efde100c554bdcfb1c3d4bf3ea220e2d21f0b6f0de193604195f04d9002c2ee4420cdf0104dbf803fa0c3f0d420c102418171024c20e10fc01fbfcf5e905f1040423e90303c404f1071434fbfde6fdf32cd4d4e0e8f1290404fc0404e02a0b23fc071a042cfcf3e620fb05ca02fcf9fd35d403def1ccf405cc2c0fe62c0f', NULL),
	(1, 'default', 'nora', '01a203e1-7bc9-7600-9574-58c5bf750fe4', '01a203e1-7bc9-7600-9574-58c765a5ae95', 'a588558118', 'ask capit mongolia home life', 'hashed-1-512', B'11000011100110011101011010000001000000101000011101110010011000110100010110110111011110101110100000101001010000111110101011000100011101100111110111010110101111010101010111000101110001001011000110000111011101100100011011111010101100110010111110110000001001001111010101001011101111100000111010000100010111110110000000101111110100011111001011100100110111001011001100000101111100111010011010000011010110101000010100111011111001110101011001001011100011100110011010001000001001001010111010101011101111010001001011100000', '\x0a31e0e0e0f60f0f20e0cf2036e5be360f31e51bca2c20be31d4e0dbcaa9cf36cacfe5a9e5ca57f657e0b9e5e5064247e5470a0fcfb957cfb94231d4f1cf201bc65df6fae40b923517a85d57fa06362d817d285c17e45dea0b2d58b547faf5e4faa44cdb0aa4a80ae958e4e4faf51c1c1c1c6cca57fb4ce51746fad3d336b9a8c2547502fe0e02b1ac1313600254ed5465029b4fed13659b13ac24026002c213a013b102ac54dc3e6002f2edf265c2020213dcfef213ed8b13fe6513fef2c2651edbe7a6e55e0c1b957d4904f4192094e77df7e5e50d36bc190548190ca209cc37b83a07f7f71b05e2f90bcc5f0a363671b85e48e3d0b3e3e5a148f9b83290a64908495ab75af85af849b7b75ab75a495ab7085a085a08a6f8f8f8a6080808b75af8f8f8f849f8f8f849f85a0808495af80808b7f8b7a6b7f8f849b75a495a082714e83cc4c4d93c3c3c142aecb227ec272a2aecc414fed64e18d62a142ae8d614ec142aecd9182afefec4ecc44ec7183c2a4e27d9ec143c27c44eecec1418ec3cd5dad5fdc8382bec38c83803eb38eb3cc8ecc4c33dda27d5c315272bda3c384e2714e7fd262b38b238d619c4152becec15c4eb19c4151438dad6da142b15c4df331de3cd1d1ddf1dcdcde30bcddfdfcde330f5cd1ddfd021bb45d00b330be31dd021cd33cd30211dcd0b21211dbb33f5d0e333e3f521f51d0b45cde3cdcdf5', NULL),
	(1, 'default', 'nora', '01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25', '01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7', 'a588558118', 'live lisbon brother rui locat', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a203e1-7ae2-72f4-8169-f29b33f9e87c', '01a203e1-7db1-7642-8dcd-df1229fcfae5', 'a588558118', 'allerg penicillin locat', 'hashed-1-512', B'11001100001101101001011000000011010001100110111110011000010101101110011101110011001000010011101110110101101101011101110100000100100100101000000001001000011100001000101110010101110110111000010010101101111011001000110100101001101011011110111111000110001001000000001101010100011100110101011111010101000100011111100110010101111111010011110101010111001000011111101011101011111010110011010010010101101011110011010110000100000000011000011001110011100100000110011000111110010110001111111110101111101110101010110010010111', '\x07659de66509ace6aeae6507e65263f709aef941ae5209aef9e6f7f9e68a091af752ae9bf707659dae0965ae5265650909f7f94165f7f7e6f707f765ac4109ae0f6e7eefef4c7e0fff116e01b6f1014cffef01f1efb6a311b6ef5d5d0fef0f7e11a34a0f954ac7396eef4a7ea322a57e015da539115dff11b6ff95de9211deef11efff01ffa501a55ba5efffb6ffffa5ef11b6ff6effefefef6e016effa5ffa51192efff4aff5b5b6eefef5bef01ef015b6e921101b6115d01efefb6ef6ea5ef11a56e921111c7225d0f11c70111ffb64affa3f15b5bb411a3de5df16eff924a5dff6e920f01ff5b5d7e39ff11110f6e015d95b6b6225ddeefff5d92f101c7b6ffdeecefecef1122f133ff01ef14ffdcdc010f11ffdc0111ef0fec01ef22010f0114ff22f101ef0fefecef14ffefde110f11013511efde1411dcff14f10ff1011b0a081b1b08e51be5f80a1b0a0ae51bf80af808f8080a08f8f808f8f8f6e51b081b080a1be51bf81b1b1be50af80a1b1b0808f808f8081bf6f61b1be508f6e50af8e32ef80af80808c12efa1b0a1b1bf8e51b0af81bd40819d4e5e5f60af8f8e5f8f8fae5f6f8081be5e5d4e7081bd2f8081b0af8e32e0808f8f60ae5e5e5f8e50a08e5f6080af6f8f8080808080af8f808f8081be5e5e50a1b080a0a08080a08f81bf81b081b0808f8080808f80af808f608e5081be5f608f8f608f6081b0a', NULL),
	(1, 'default', 'nora', '01a203e1-7db1-7642-8dcd-df0fac355d1c', '01a203e1-7db1-7642-8dcd-df10ed1d9933', 'a588558118', 'live lisbon brother rui locat', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(48, 'bridge', 'lena', '01a203e1-7e5c-7475-af98-42bbc079a26f', '01a203e1-7ebc-7026-aa7f-0b2d88e4c02b', 'f880d6edfc', 'anoth person same name', 'hashed-1-512', B'10101000110111000111101001000100010011001100100001110101111100001010001000100110101011111100001110110101111101111001011111111101010001101111001010101000001100101101111000010011010101101011101001010110001001001011100110100001000001011100000010010101101001111000010010101011101010111010110000100011100111010011001001110000000010111011101110101011111100101110011001111000010001010111100110011010100111111111001011110101011000001101111001001111000110000101111010111100000010101001101110101011100100000111011100000000', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-70f4-7020-acf8-2a76edb3de29","contents":["01a203e1-70f4-7020-acf8-2a76edb3de29"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a203e1-70f4-7020-acf8-2a774f9192fc","contents":["01a203e1-70f4-7020-acf8-2a774f9192fc"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a203e1-70f4-7020-acf8-2a78265ef402","contents":["01a203e1-70f4-7020-acf8-2a78265ef402"],"created_at":1795361435892677,"updated_at":1795361435892677},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a203e1-70f4-7020-acf8-2a792a7cf11a","contents":["01a203e1-70f4-7020-acf8-2a792a7cf11a"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a203e1-70f4-7020-acf8-2a7aadf16ce0","contents":["01a203e1-70f4-7020-acf8-2a7aadf16ce0"],"created_at":1795361435892677,"updated_at":1795361435892677},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a203e1-70f4-7020-acf8-2a7b6035a6a2","contents":["01a203e1-70f4-7020-acf8-2a7b6035a6a2"],"created_at":1795361435892677,"updated_at":1795361435892677},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a203e1-70f4-7020-acf8-2a7c5a74afbe","contents":["01a203e1-70f4-7020-acf8-2a7c5a74afbe"],"created_at":1795361435892677,"updated_at":1795361435892677},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a203e1-70f4-7020-acf8-2a7d2ec0333c","contents":["01a203e1-70f4-7020-acf8-2a7d2ec0333c"],"created_at":1795361435892677,"updated_at":1795361435892677}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a203e1-7288-7773-a454-18d98206ddb4":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a203e1-7527-7100-9127-5802e1174913","contents":["01a203e1-728c-776f-b2c9-bb7a3cb9fd10","01a203e1-7527-7100-9127-5802e1174913"],"created_at":1795361436300439,"updated_at":1795361436965970},"01a203e1-72f2-73a1-9e63-bb8d1809c611":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a203e1-75cb-7379-89b5-6432ac49d86c","contents":["01a203e1-72f2-73a1-9e63-bb8f1657be6f","01a203e1-75cb-7379-89b5-6432ac49d86c","01a203e1-7749-7711-a8be-1070127910d7"],"created_at":1795361436402235,"updated_at":1795361437513535},"01a203e1-733c-73ec-820e-b515c74838e6":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a203e1-7865-7005-bc48-48f38149cf5d"],"merged_into":"01a203e1-75f3-7116-b845-f7b21d5709e8","created_at":1795361436476236,"updated_at":1795361437797689},"01a203e1-73a7-73ae-a737-6b6bf5d230d2":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a203e1-73a8-70bc-85e3-51f6f478f808","contents":["01a203e1-73a8-70bc-85e3-51f6f478f808","01a203e1-7777-7698-a7b0-1e536ecc0ad1"],"purge_at":4948961437627754,"created_at":1795361436584014,"updated_at":1795361437627754},"01a203e1-7404-7673-bdb7-be8162910f4c":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a203e1-77d2-762a-ba8b-78daf74a6a80"],"created_at":1795361436676460,"updated_at":1795361437650681},"01a203e1-745c-74c4-a025-3bf5c3c1f4d4":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-745c-74c4-a025-3bf718b7ad5d","contents":["01a203e1-745c-74c4-a025-3bf718b7ad5d"],"created_at":1795361436764468,"updated_at":1795361436764468},"01a203e1-74c1-7065-9f4e-e996b217bef8":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a203e1-74c1-7065-9f4e-e9981fce4d1c","contents":["01a203e1-74c1-7065-9f4e-e9981fce4d1c"],"created_at":1795361436865233,"updated_at":1795361437544196},"01a203e1-75f3-7116-b845-f7b21d5709e8":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a203e1-75f4-70a5-a636-06da1b9b69ea","contents":["01a203e1-75f4-70a5-a636-06da1b9b69ea"],"derived_from":[{"memory_id":"01a203e1-733c-73ec-820e-b515c74838e6","revision":1},{"memory_id":"01a203e1-73a7-73ae-a737-6b6bf5d230d2","revision":1}],"created_at":1795361437171567,"updated_at":1795361437171567},"01a203e1-761a-70c3-84f9-8f217c45eb68":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-76d8-71f8-87d7-2e6a8514e759","contents":["01a203e1-761a-70c3-84f9-8f23fe79ee87","01a203e1-76d8-71f8-87d7-2e6a8514e759","01a203e1-76d8-71f8-87d7-2e6be224b162"],"derived_from":[{"memory_id":"01a203e1-761a-70c3-84f9-8f217c45eb68","revision":1},{"memory_id":"01a203e1-7688-7273-8613-64393bba5542","revision":1}],"created_at":1795361437210621,"updated_at":1795361437400145},"01a203e1-7688-7273-8613-64393bba5542":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-7688-7273-8613-643b966ce35c","contents":["01a203e1-7688-7273-8613-643b966ce35c"],"merged_into":"01a203e1-761a-70c3-84f9-8f217c45eb68","created_at":1795361437320602,"updated_at":1795361437400145}},"kept":8,"links":{"01a203e1-72f2-73a1-9e63-bb8d1809c611":{"01a203e1-761a-70c3-84f9-8f217c45eb68":{"by_hand":true,"outgoing":false,"strength":0}},"01a203e1-74c1-7065-9f4e-e996b217bef8":{"01a203e1-761a-70c3-84f9-8f217c45eb68":{"by_hand":true,"outgoing":false,"strength":500}},"01a203e1-761a-70c3-84f9-8f217c45eb68":{"01a203e1-72f2-73a1-9e63-bb8d1809c611":{"by_hand":true,"outgoing":true,"strength":0},"01a203e1-74c1-7065-9f4e-e996b217bef8":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a203e1-7c3c-7584-9753-1d5eeaa546c4":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a203e1-7c7b-758f-afd3-8c6311f727fe","01a203e1-7c86-72ac-9413-b51f46bca480","01a203e1-7c92-755a-80cf-b6c0b550b1ea"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795361438781925,"ended_at":1795361438897203},"01a203e1-7d66-7572-938d-613a24c459e3":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a203e17231742eb6b112e43bbaab2d","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795361439102799,"completed_at":1795361439108594,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795361439112096,"completed_at":1795361439119655,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795361439121436,"completed_at":1795361439128908,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795361439130656,"completed_at":1795361439138870,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"74c52e54de98eff4fe2dc7cc1efab2910c5936b8193a613b6be2370aa34ff564","content_id":"01a203e1-7d8d-72ec-be54-10d45ce60740"}},"normalise_topics":{"0":{"commitment":"91ebc5f2fb2b12b029a4586ef1b189386a0fef944bd9e635711c7cc148fd8de2","content_id":"01a203e1-7da0-7669-a9f6-1ff09e23e123"}},"resolve_merges":{"0":{"commitment":"27ca801400eb045723399060a1be0665a0b698d43b568bf7f6fd9299509047e5","content_id":"01a203e1-7d96-704f-88b2-488e163cf1cf"}}},"contents":["01a203e1-7d8d-72ec-be54-10d45ce60740","01a203e1-7d96-704f-88b2-488e163cf1cf","01a203e1-7da0-7669-a9f6-1ff09e23e123"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795361439078333,"ended_at":null}},"active":{"memory-optimization":"01a203e1-7d66-7572-938d-613a24c459e3"},"held":6}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a203e1-79f9-73f8-b59b-a26d8df74fe5":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-79fa-727a-9659-daccec050ac7","contents":["01a203e1-79fa-727a-9659-daccec050ac7"],"merged_into":"01a203e1-7db1-7642-8dcd-df0fac355d1c","created_at":1795361438202657,"updated_at":1795361439152848},"01a203e1-7a68-7213-a78e-579d064bfcc0":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-7a68-7213-a78e-579faf35fa11","contents":["01a203e1-7a68-7213-a78e-579faf35fa11"],"merged_into":"01a203e1-7db1-7642-8dcd-df0fac355d1c","created_at":1795361438312841,"updated_at":1795361439152848},"01a203e1-7ae2-72f4-8169-f29b33f9e87c":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-7db1-7642-8dcd-df1229fcfae5","contents":["01a203e1-7ae2-72f4-8169-f29dde8e316e","01a203e1-7ca0-77bf-a3e2-3aaa69b40075","01a203e1-7d45-72d8-b1a8-bc1cc11fa873","01a203e1-7db1-7642-8dcd-df1229fcfae5"],"created_at":1795361438434199,"updated_at":1795361439152848},"01a203e1-7b58-76ad-a0e3-7d1e511c341d":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-7b58-76ad-a0e3-7d209ad26db4","contents":["01a203e1-7b58-76ad-a0e3-7d209ad26db4","01a203e1-7c9f-70ce-b8d2-b3cba186f066","01a203e1-7db0-742b-a36a-c48852e7731d"],"created_at":1795361438552314,"updated_at":1795361439152848},"01a203e1-7bc9-7600-9574-58c5bf750fe4":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-7bc9-7600-9574-58c765a5ae95","contents":["01a203e1-7bc9-7600-9574-58c765a5ae95","01a203e1-7c9f-70ce-b8d2-b3cca73ef5ef","01a203e1-7db0-742b-a36a-c489fd1a11b8"],"created_at":1795361438665264,"updated_at":1795361439152848},"01a203e1-7c9f-70ce-b8d2-b3cdd42e3a25":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7","contents":["01a203e1-7c9f-70ce-b8d2-b3ce32cc52b7","01a203e1-7c9f-70ce-b8d2-b3cff0563589"],"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":1},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":1}],"created_at":1795361438879707,"updated_at":1795361439044798},"01a203e1-7db1-7642-8dcd-df0fac355d1c":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a203e1-7db1-7642-8dcd-df10ed1d9933","contents":["01a203e1-7db1-7642-8dcd-df10ed1d9933","01a203e1-7db1-7642-8dcd-df11672902db"],"derived_from":[{"memory_id":"01a203e1-79f9-73f8-b59b-a26d8df74fe5","revision":3},{"memory_id":"01a203e1-7a68-7213-a78e-579d064bfcc0","revision":3}],"created_at":1795361439152848,"updated_at":1795361439152848}},"kept":7}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795361437496751);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795361435892677, 1795361435892677),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795361435988138, 1795361435988138),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795361436300439, 1795361437797689),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795361437905105, 1795361438168311),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795361438202657, 1795361439152848),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795361439325215, 1795361439418952);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795361441270888, '01a203e1-85f6-7522-a9b9-65695c5ac3a1', NULL, 'admin:cli', 1, 2, 0, '[]', 459),
	('default', 1795361441270888, '01a203e1-85f9-724c-acee-a1eed9586d0d', NULL, 'admin:cli', 1, 110, 0, '[]', 459);


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
-- Name: search_g1_near; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_near ON public.search_g1 USING btree (partition_id, tenant_id, user_id, embedder, memory_id, bits);


--
-- Name: search_g1_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_waiting ON public.search_g1 USING btree (partition_id, tenant_id, user_id) WHERE (embedder IS NULL);


--
-- Name: search_g1_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_words ON public.search_g1 USING gin (array_to_tsvector(string_to_array((own || replace(words, ' '::text, (' '::text || own))), ' '::text))) WITH (gin_pending_list_limit='128');
ALTER INDEX public.search_g1_words ALTER COLUMN 1 SET STATISTICS 0;


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


