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
    account_id text NOT NULL,
    tenant_id text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    password_hash text NOT NULL,
    created_at bigint NOT NULL,
    disabled_at bigint
);


--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    key_id text NOT NULL,
    tenant_id text NOT NULL,
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
    projection text NOT NULL,
    generation bigint NOT NULL,
    "position" bigint NOT NULL
)
WITH (fillfactor='20');


--
-- Name: commands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.commands (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    scope text NOT NULL,
    command_id text NOT NULL,
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
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
    key bytea NOT NULL,
    body text NOT NULL
);


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    partition_id integer NOT NULL,
    "position" bigint NOT NULL,
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
    version bigint NOT NULL,
    event_id uuid NOT NULL,
    event_type text NOT NULL,
    schema_version integer NOT NULL,
    body text NOT NULL,
    leaf_hash bytea NOT NULL,
    actor text NOT NULL,
    command_id text NOT NULL,
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
    events bigint
);


--
-- Name: daily_metrics; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.daily_metrics AS
 SELECT daily_metrics_g1.partition_id,
    daily_metrics_g1.tenant_id,
    daily_metrics_g1.day,
    daily_metrics_g1.event_type,
    daily_metrics_g1.events
   FROM public.daily_metrics_g1;


--
-- Name: followers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.followers (
    follower text NOT NULL,
    partition_id integer NOT NULL,
    "position" bigint NOT NULL
);


--
-- Name: generations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generations (
    projection text NOT NULL,
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
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    memory_id text NOT NULL,
    last_accessed_at bigint NOT NULL,
    retrievals bigint NOT NULL
)
WITH (fillfactor='80');


--
-- Name: operations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operations (
    operation_id uuid NOT NULL,
    tenant_id text NOT NULL,
    recorded_at bigint NOT NULL,
    user_id text NOT NULL,
    thread_id text,
    node text NOT NULL,
    op text NOT NULL,
    status text NOT NULL,
    memory_id text,
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
    projection text NOT NULL,
    generation bigint NOT NULL,
    "position" bigint NOT NULL,
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
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
    projection text NOT NULL,
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
    tenant_id text NOT NULL,
    run_id text NOT NULL,
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
    account_id text NOT NULL,
    tenant_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
    version bigint NOT NULL,
    schema text NOT NULL,
    body text NOT NULL
);


--
-- Name: thread_acks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.thread_acks (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    thread_id text NOT NULL,
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
    tenant_id text NOT NULL,
    at bigint NOT NULL,
    verification_id uuid NOT NULL,
    user_id text,
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



--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_V9vc1szlG3b4', 'default', 'admin', NULL, '[]', '\x164f3eda3fb7f6e4dcb31864c0108004184d73df88346c829d0736912bde5916', 1795336952863011, NULL),
	('k_gYWIBbHblrAp', 'default', 'auditor', 'reviewer', '[]', '\xa5ebefeb4ca916cda5174d4dcf4222317320fec1493bcd7e17eb7556192d95b2', 1795336952936162, NULL),
	('k_Ti3KFElJODqN', 'default', 'agent', 'planner', '["ana"]', '\x7c455f0ec8cc81c619bb552a7c948118ad3fd63e2fd95d99af87a8f067f561d3', 1795336953028658, NULL),
	('k_ImGoI3Pji0rV', 'bridge', 'admin', NULL, '[]', '\xfa448799e43ae6e41b02859fdecfba5eaa1b1658d322fef812b747fa2e3c4c8f', 1795336953117007, NULL),
	('k_ldursf3CaVs5', 'default', 'admin', NULL, '[]', '\xe16ec4ba4074e8a58f9d89ae651388a3263218571c56cad1b244a1ac116572ab', 1795336953196557, 1795336953313693);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad295dc7c66', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad34a283fbf', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad4cf3f4085', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad59add07a4', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad60c135d1c', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad73b53b093', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a2026b-de0f-74f8-ae2f-2ad73b53b093', NULL, NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad81a60ff44', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a2026b-de0f-74f8-ae2f-2ad81a60ff44', NULL, NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a2026b-de0f-74f8-ae2f-2ad9af7722a8', NULL, 'admin:cli', 'import:jsonl', 1795336953358920, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a2026b-de5e-75c7-83f2-d1cb7e79efba', NULL, 'admin:cli', 'import:agno', 1795336953438884, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a2026b-de5f-705b-87be-d2c689f1846a', NULL, 'admin:cli', 'import:agno', 1795336953438884, '{}'),
	(43, 'default', 'ana', 1, 1, '01a2026b-deff-735d-962f-4879e2c9249d', 'ADD', NULL, 'active', NULL, '01a2026b-df01-703d-bf05-bb5fa20de3c0', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336953601421, '{}'),
	(43, 'default', 'ana', 2, 2, '01a2026b-df49-71f9-8e29-91d69c20445f', 'ADD', NULL, 'active', NULL, '01a2026b-df49-71f9-8e29-91d87f0fc4af', NULL, 'admin:k_V9vc1szlG3b4', 'run-7', 1795336953673603, '{}'),
	(43, 'default', 'ana', 3, 3, '01a2026b-df80-7720-8efc-5729cd12ce4c', 'ADD', NULL, 'active', NULL, '01a2026b-df81-764e-852e-f7e756f4c0e4', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336953728998, '{}'),
	(43, 'default', 'ana', 4, 4, '01a2026b-dfc4-70d5-b082-2adf367d88d0', 'ADD', NULL, 'active', NULL, '01a2026b-dfc4-70d5-b082-2ae1106b624f', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336953796861, '{}'),
	(43, 'default', 'ana', 5, 5, '01a2026b-dfff-7495-a8b3-04047da52312', 'ADD', NULL, 'active', NULL, '01a2026b-dfff-7495-a8b3-04061c5ba3ed', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336953855406, '{}'),
	(43, 'default', 'ana', 6, 6, '01a2026b-e044-7160-96fb-333a5f753bd6', 'ADD', NULL, 'active', NULL, '01a2026b-e044-7160-96fb-333cd7f627bc', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336953924908, '{}'),
	(43, 'default', 'ana', 7, 7, '01a2026b-e089-73e1-b71f-566f5cba9052', 'ADD', NULL, 'active', NULL, '01a2026b-e089-73e1-b71f-5671ea5f570d', NULL, 'agent:planner', NULL, 1795336953993493, '{}'),
	(43, 'default', 'ana', 8, 8, '01a2026b-deff-735d-962f-4879e2c9249d', 'UPDATE', 'active', 'active', '01a2026b-df01-703d-bf05-bb5fa20de3c0', '01a2026b-e0d6-7564-a82d-907de1c8206e', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954069065, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a2026b-df49-71f9-8e29-91d69c20445f', 'UPDATE', 'active', 'active', '01a2026b-df49-71f9-8e29-91d87f0fc4af', '01a2026b-df49-71f9-8e29-91d87f0fc4af', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954144312, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a2026b-e089-73e1-b71f-566f5cba9052', 'UPDATE', 'active', 'active', '01a2026b-e089-73e1-b71f-5671ea5f570d', '01a2026b-e089-73e1-b71f-5671ea5f570d', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954157831, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a2026b-e089-73e1-b71f-566f5cba9052', 'UPDATE', 'active', 'active', '01a2026b-e089-73e1-b71f-5671ea5f570d', '01a2026b-e089-73e1-b71f-5671ea5f570d', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954170429, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a2026b-df49-71f9-8e29-91d69c20445f', 'UPDATE', 'active', 'active', '01a2026b-df49-71f9-8e29-91d87f0fc4af', '01a2026b-df49-71f9-8e29-91d87f0fc4af', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954186877, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a2026b-df49-71f9-8e29-91d69c20445f', 'UPDATE', 'active', 'active', '01a2026b-df49-71f9-8e29-91d87f0fc4af', '01a2026b-e157-7422-b309-cde3844d1f1d', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954198990, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a2026b-e173-70cb-bd13-188bf32dab33', 'MERGE', NULL, 'active', NULL, '01a2026b-e174-71b3-88dd-f4d39b088572', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954227757, '{"derived_from":[{"memory_id":"01a2026b-df80-7720-8efc-5729cd12ce4c","revision":1},{"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a2026b-df80-7720-8efc-5729cd12ce4c', 'MERGE', 'active', 'merged', '01a2026b-df81-764e-852e-f7e756f4c0e4', NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954227757, '{"merged_into":"01a2026b-e173-70cb-bd13-188bf32dab33"}'),
	(43, 'default', 'ana', 16, 16, '01a2026b-dfc4-70d5-b082-2adf367d88d0', 'MERGE', 'active', 'merged', '01a2026b-dfc4-70d5-b082-2ae1106b624f', NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954227757, '{"merged_into":"01a2026b-e173-70cb-bd13-188bf32dab33"}'),
	(43, 'default', 'ana', 17, 17, '01a2026b-dfc4-70d5-b082-2adf367d88d0', 'RESTORE', 'merged', 'active', NULL, '01a2026b-dfc4-70d5-b082-2ae1106b624f', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954243013, '{}'),
	(43, 'default', 'ana', 18, 18, '01a2026b-e196-70b6-9286-72bb5263c983', 'ADD', NULL, 'active', NULL, '01a2026b-e196-70b6-9286-72bdc90c33df', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954262261, '{}'),
	(43, 'default', 'ana', 19, 19, '01a2026b-e1df-775a-816d-342a33cb0368', 'ADD', NULL, 'active', NULL, '01a2026b-e1e0-76a5-adde-a44bdb37e238', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954336065, '{}'),
	(43, 'default', 'ana', 20, 20, '01a2026b-e196-70b6-9286-72bb5263c983', 'MERGE', 'active', 'active', '01a2026b-e196-70b6-9286-72bdc90c33df', '01a2026b-e230-700a-9e6a-7c6c29ae2f39', '01a2026b-e230-700a-9e6a-7c6d56148042', 'admin:k_V9vc1szlG3b4', NULL, 1795336954415475, '{"derived_from":[{"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","revision":1},{"memory_id":"01a2026b-e1df-775a-816d-342a33cb0368","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a2026b-e1df-775a-816d-342a33cb0368', 'MERGE', 'active', 'merged', '01a2026b-e1e0-76a5-adde-a44bdb37e238', NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954415475, '{"merged_into":"01a2026b-e196-70b6-9286-72bb5263c983"}'),
	(43, 'default', 'ana', 22, 22, '01a2026b-e196-70b6-9286-72bb5263c983', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954432057, '{"strength":0.5,"to":"01a2026b-e089-73e1-b71f-566f5cba9052"}'),
	(43, 'default', 'ana', 23, 23, '01a2026b-e196-70b6-9286-72bb5263c983', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954448386, '{"strength":1.0,"to":"01a2026b-df49-71f9-8e29-91d69c20445f"}'),
	(43, 'default', 'ana', 24, 24, '01a2026b-e196-70b6-9286-72bb5263c983', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954480567, '{"removed":true,"to":"01a2026b-df49-71f9-8e29-91d69c20445f"}'),
	(43, 'default', 'ana', 25, 25, '01a2026b-df49-71f9-8e29-91d69c20445f', 'DELETE', 'active', 'archived', '01a2026b-e157-7422-b309-cde3844d1f1d', NULL, '01a2026b-e299-7014-9065-38505305051c', 'admin:k_V9vc1szlG3b4', NULL, 1795336954521454, '{}'),
	(43, 'default', 'ana', 26, 26, '01a2026b-e089-73e1-b71f-566f5cba9052', 'DELETE', 'active', 'archived', '01a2026b-e089-73e1-b71f-5671ea5f570d', NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954534868, '{}'),
	(43, 'default', 'ana', 27, 27, '01a2026b-e089-73e1-b71f-566f5cba9052', 'RESTORE', 'archived', 'active', NULL, '01a2026b-e089-73e1-b71f-5671ea5f570d', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954554234, '{}'),
	(43, 'default', 'ana', 30, 30, '01a2026b-dfc4-70d5-b082-2adf367d88d0', 'TTL', 'active', 'soft_deleted', '01a2026b-dfc4-70d5-b082-2ae1106b624f', NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954661558, '{"purge_at":4948936954661558}'),
	(43, 'default', 'ana', 28, 28, '01a2026b-dfc4-70d5-b082-2adf367d88d0', 'TTL', 'active', 'soft_deleted', '01a2026b-dfc4-70d5-b082-2ae1106b624f', NULL, '01a2026b-e2cd-7664-b82f-f28cb3a33caf', 'admin:k_V9vc1szlG3b4', NULL, 1795336954573206, '{"purge_at":4948936954573206}'),
	(43, 'default', 'ana', 29, 29, '01a2026b-dfc4-70d5-b082-2adf367d88d0', 'RESTORE', 'soft_deleted', 'active', NULL, '01a2026b-dfc4-70d5-b082-2ae1106b624f', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954645858, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a2026b-e508-71cd-8e71-047f4cb71ccd', 'UPDATE', 'active', 'active', '01a2026b-e50a-75d8-ba65-7106f8f9906e', '01a2026b-e561-70e6-9a7b-907ab9537cb6', NULL, 'admin:k_ImGoI3Pji0rV', NULL, 1795336955232161, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 31, 31, '01a2026b-dfff-7495-a8b3-04047da52312', 'PURGE', 'active', 'purged', NULL, NULL, '01a2026b-e338-7671-9f5e-a35ad73d4e04', 'admin:k_V9vc1szlG3b4', NULL, 1795336954680177, '{"erased":1}'),
	(43, 'default', 'ana', 32, 32, '01a2026b-df80-7720-8efc-5729cd12ce4c', 'PURGE', 'merged', 'purged', NULL, NULL, '01a2026b-e3bf-76cf-aadd-9572f1ba75a7', 'admin:k_V9vc1szlG3b4', NULL, 1795336954815177, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a2026b-e41a-7622-aca3-12dbc4c67953', 'ADD', NULL, 'active', NULL, '01a2026b-e41c-7204-95c4-b22b18bf63d0', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954907967, '{}'),
	(48, 'default', 'lena', 2, 4, '01a2026b-e465-77a3-9b98-812e9e8bd243', 'ADD', NULL, 'active', NULL, '01a2026b-e465-77a3-9b98-8130b7c2f31b', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336954981349, '{}'),
	(48, 'bridge', 'lena', 1, 7, '01a2026b-e508-71cd-8e71-047f4cb71ccd', 'ADD', NULL, 'active', NULL, '01a2026b-e50a-75d8-ba65-7106f8f9906e', NULL, 'admin:k_ImGoI3Pji0rV', NULL, 1795336955146297, '{}'),
	(48, 'default', 'lena', 3, 5, '01a2026b-e4af-70be-b845-378461603af0', 'ADD', NULL, 'active', NULL, '01a2026b-e4af-70be-b845-3786833fbda9', NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336955055274, '{}'),
	(48, 'default', 'lena', 4, 6, '01a2026b-e4af-70be-b845-378461603af0', 'DELETE', 'active', 'archived', '01a2026b-e4af-70be-b845-3786833fbda9', NULL, NULL, 'admin:k_V9vc1szlG3b4', NULL, 1795336955128722, '{}');


--
-- Data for Name: checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkpoints VALUES
	(0, 'memories', 1, 0),
	(1, 'memories', 1, 0),
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
	(57, 'memories', 1, 0),
	(58, 'memories', 1, 0),
	(59, 'memories', 1, 0),
	(60, 'memories', 1, 0),
	(61, 'memories', 1, 0),
	(62, 'memories', 1, 0),
	(63, 'memories', 1, 0),
	(0, 'changes', 1, 0),
	(1, 'changes', 1, 0),
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
	(57, 'changes', 1, 0),
	(58, 'changes', 1, 0),
	(59, 'changes', 1, 0),
	(60, 'changes', 1, 0),
	(61, 'changes', 1, 0),
	(62, 'changes', 1, 0),
	(63, 'changes', 1, 0),
	(0, 'search', 1, 0),
	(1, 'search', 1, 0),
	(53, 'changes', 1, 10),
	(48, 'changes', 1, 8),
	(43, 'changes', 1, 32),
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
	(48, 'search', 1, 8),
	(43, 'search', 1, 32),
	(54, 'search', 1, 0),
	(55, 'search', 1, 0),
	(56, 'search', 1, 0),
	(57, 'search', 1, 0),
	(58, 'search', 1, 0),
	(59, 'search', 1, 0),
	(60, 'search', 1, 0),
	(61, 'search', 1, 0),
	(62, 'search', 1, 0),
	(63, 'search', 1, 0),
	(0, 'relations', 1, 0),
	(1, 'relations', 1, 0),
	(2, 'relations', 1, 0),
	(3, 'relations', 1, 0),
	(4, 'relations', 1, 0),
	(5, 'relations', 1, 0),
	(6, 'relations', 1, 0),
	(7, 'relations', 1, 0);
INSERT INTO public.checkpoints VALUES
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
	(57, 'relations', 1, 0),
	(58, 'relations', 1, 0),
	(59, 'relations', 1, 0),
	(60, 'relations', 1, 0),
	(61, 'relations', 1, 0),
	(62, 'relations', 1, 0),
	(63, 'relations', 1, 0),
	(0, 'runs', 1, 0),
	(1, 'runs', 1, 0),
	(2, 'runs', 1, 0),
	(3, 'runs', 1, 0),
	(53, 'relations', 1, 10),
	(48, 'relations', 1, 8),
	(43, 'relations', 1, 32),
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
	(48, 'runs', 1, 8),
	(43, 'runs', 1, 32),
	(56, 'runs', 1, 0),
	(57, 'runs', 1, 0),
	(58, 'runs', 1, 0),
	(59, 'runs', 1, 0),
	(60, 'runs', 1, 0),
	(61, 'runs', 1, 0),
	(62, 'runs', 1, 0),
	(63, 'runs', 1, 0),
	(0, 'user_stats', 1, 0),
	(1, 'user_stats', 1, 0),
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
	(57, 'user_stats', 1, 0),
	(58, 'user_stats', 1, 0),
	(59, 'user_stats', 1, 0),
	(60, 'user_stats', 1, 0),
	(61, 'user_stats', 1, 0),
	(62, 'user_stats', 1, 0),
	(63, 'user_stats', 1, 0),
	(0, 'daily_metrics', 1, 0),
	(1, 'daily_metrics', 1, 0),
	(2, 'daily_metrics', 1, 0),
	(3, 'daily_metrics', 1, 0),
	(4, 'daily_metrics', 1, 0),
	(5, 'daily_metrics', 1, 0),
	(53, 'user_stats', 1, 10),
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
	(48, 'daily_metrics', 1, 8),
	(43, 'daily_metrics', 1, 32),
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(57, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_V9vc1szlG3b4/memory_book/ana', 'first', '\x5db2c8311329558368d51a552fe4b8b1e9bd9d2a62cc1152ea80384519895204', '01a2026b-df01-703d-bf05-bb5fa20de3c0', '{"created":1,"memory_id":"01a2026b-deff-735d-962f-4879e2c9249d","rev":1}', 1, 1, 1795336953601421),
	(43, 'default', 'k_V9vc1szlG3b4/memory_book/ana', 'doomed', '\xe326dca35b7d8be7bfbc9a7efd2b70d994b96f760e06cf5dcd3184bd70b08238', '01a2026b-dfff-7495-a8b3-04061c5ba3ed', '{"created":1,"memory_id":"01a2026b-dfff-7495-a8b3-04047da52312","rev":5}', 5, 5, 1795336953855406),
	(43, 'default', 'k_V9vc1szlG3b4/memory_book/ana', 'guarded', '\x0701c9ab006a072c52932e43ff35a5e495ab7f96b7eca9aa95085fb1408ea20e', '01a2026b-e0d6-7564-a82d-907de1c8206e', '{"created":0,"memory_id":"01a2026b-deff-735d-962f-4879e2c9249d","rev":8}', 8, 8, 1795336954069065),
	(43, 'default', 'k_V9vc1szlG3b4/memory_book/ana', 'same', '\x83ecbcf1b5cf9e72b30366dc63a5cb262933df5a140da03ff793a349fc404917', '01a2026b-e157-7422-b309-cde3844d1f1d', '{"created":0,"memory_id":"01a2026b-df49-71f9-8e29-91d69c20445f","position":13,"rev":13}', 14, 13, 1795336954212827),
	(43, 'default', 'k_V9vc1szlG3b4/memory_book/ana', 'purge', '\xa8e6d64a1c7ea81073b2f93a4633f04483987580e5a6b35b94b657c8eae12566', '01a2026b-e338-7671-9f5e-a35ad73d4e04', '{"created":0,"memory_id":"01a2026b-dfff-7495-a8b3-04047da52312","rev":31}', 31, 31, 1795336954680177);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a2026b-de0f-74f8-ae2f-2ad295dc7c66', 'default', 'memory_book', 'bruno', '\xaad1e383e4c626f2e82359085008a2cf62f7d604632f759f693a6d31e095a0d7', '{"content":"Works as a carpenter"}'),
	(53, '01a2026b-de0f-74f8-ae2f-2ad34a283fbf', 'default', 'memory_book', 'bruno', '\x5fa7fcb12ac1fd9a7b373dfcb5bce2f4143d935afcf9d90e00e7b50c87674e0c', '{"content":"Moved to Porto"}'),
	(53, '01a2026b-de0f-74f8-ae2f-2ad4cf3f4085', 'default', 'memory_book', 'bruno', '\xd39ebfc8a522b008ad23166a0eef726f0c6f5da5f06055a545a0af7df2f07ccf', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a2026b-de0f-74f8-ae2f-2ad59add07a4', 'default', 'memory_book', 'bruno', '\x24770ecf85cd960a1d49eb5ea317b04e2c9cac3f01324f3e1035622024d056d2', '{"content":"Prefers oak to pine"}'),
	(53, '01a2026b-de0f-74f8-ae2f-2ad60c135d1c', 'default', 'memory_book', 'bruno', '\x609ba8ab84272131e7cb631b50b9e227cec1c35cc949d4430d4a7b808de86dbc', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a2026b-de0f-74f8-ae2f-2ad73b53b093', 'default', 'memory_book', 'bruno', '\x0e00fd546ecbd2352aefd9299890f1aee6cdab325b8dcd17fb7ed5c2fc4e6583', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a2026b-de0f-74f8-ae2f-2ad81a60ff44', 'default', 'memory_book', 'bruno', '\x4571b1a086622b4b1d6a9c411c60e3faa45647dd4ca39c49f90419b0ae311b94', '{"content":"Had a dog named Bolt"}'),
	(53, '01a2026b-de0f-74f8-ae2f-2ad9af7722a8', 'default', 'memory_book', 'bruno', '\xfc1317720f371b402da693c8da159844be5e2a352366af8a375343a1ff575e33', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a2026b-de5e-75c7-83f2-d1cb7e79efba', 'default', 'memory_book', 'carl', '\xdf055de4c2bee834fcb778c1f79dfb8dd0a07217c8e2839fa83cfbf8fb1ecdc7', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a2026b-de5f-705b-87be-d2c689f1846a', 'default', 'memory_book', 'carl', '\x0c8cc26e249be25b21c9ddb3801b3b81ed91963e3f7edb69c3a0362606449de9', '{"content":"Has a cat"}'),
	(43, '01a2026b-df01-703d-bf05-bb5fa20de3c0', 'default', 'memory_book', 'ana', '\xafc7dac64afd1cb0612c2a80fa957ff2e8bbc192e0e5d9675a391a0998662d56', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a2026b-df49-71f9-8e29-91d87f0fc4af', 'default', 'memory_book', 'ana', '\x278537fbd28950446f2cb458a4056e151626a1924f2245791f595c50e38b2e3e', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a2026b-dfc4-70d5-b082-2ae1106b624f', 'default', 'memory_book', 'ana', '\x5c457d56cce28c15cc6ee3292f5090a5c0cf527bc37c8f8609cb2bb3a3fce1f3', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a2026b-e044-7160-96fb-333cd7f627bc', 'default', 'memory_book', 'ana', '\xea5255d1ac245c519983039633090241b372dd1fb26f3a026796c21ee11ecd0e', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a2026b-e089-73e1-b71f-5671ea5f570d', 'default', 'memory_book', 'ana', '\xbf5bb4af0c594d64b03fb58a5c86e98ee3c8e41f19fb76edcc3a7976c23f5943', '{"content":"Prefers short answers"}'),
	(43, '01a2026b-e0d6-7564-a82d-907de1c8206e', 'default', 'memory_book', 'ana', '\x449eecfd7770d2ab31aad5e33260f889bf7354129b1a8b7a51b75475fb5755ab', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a2026b-e157-7422-b309-cde3844d1f1d', 'default', 'memory_book', 'ana', '\x2ab9fe20f7e634b673da47f2372e0c1e93f8f8f425ead3a2e876dedf739b8c8b', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a2026b-e174-71b3-88dd-f4d39b088572', 'default', 'memory_book', 'ana', '\xc8dd4f4190e1a7905b43daf59d7b1b344f9e7892fba1bbfa08f6d53bb2f9334c', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a2026b-e196-70b6-9286-72bdc90c33df', 'default', 'memory_book', 'ana', '\x6442c6c370ee6593e9ec077a9be4b7b716da2089583773a759aa81bde114d373', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a2026b-e1e0-76a5-adde-a44bdb37e238', 'default', 'memory_book', 'ana', '\xdd48759ae1f2dd7ea8f1b4f16e519744d549a6229bae420ae61ca5a9a32d6e98', '{"content":"Drinks tea in the morning"}'),
	(43, '01a2026b-e230-700a-9e6a-7c6c29ae2f39', 'default', 'memory_book', 'ana', '\x0c1fa62c5e64a3bcae9c911b571c167dc3ea205ba79286f8f4053e3d230e1e9a', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a2026b-e230-700a-9e6a-7c6d56148042', 'default', 'memory_book', 'ana', '\x8558685ddcb1c287422d07eba07f98b153187e55b79035828fc53013eb43ca58', '{"reason":"the same habit"}'),
	(43, '01a2026b-e299-7014-9065-38505305051c', 'default', 'memory_book', 'ana', '\x6188b6daefdc7b1beaf72f766f68c2e47c3a5322f3eec2ae69de774d11f4c21b', '{"reason":"reached"}'),
	(43, '01a2026b-e2cd-7664-b82f-f28cb3a33caf', 'default', 'memory_book', 'ana', '\xf983c3c5fc6dabbc1886d7904a95a81a27ba2fb7366e3aa532167b07c578108a', '{"reason":"no longer"}'),
	(43, '01a2026b-e338-7671-9f5e-a35ad73d4e04', 'default', 'memory_book', 'ana', '\x871c14c2256832fee052b2f7495c1b588e92fd9ca91faae67602150dee40c297', '{"reason":"asked for by the person"}'),
	(43, '01a2026b-e3bf-76cf-aadd-9572f1ba75a7', 'default', 'memory_book', 'ana', '\x5e5cebf4d5394fcf15b8ce40bb54858e7d6113dc3df09b01196707ea405dc6bd', '{"reason":"said elsewhere"}'),
	(48, '01a2026b-e41c-7204-95c4-b22b18bf63d0', 'default', 'memory_book', 'lena', '\xcccde8aa109cb00e2f8a006680959d453bef320b975989f38c0fe8327dd3f83c', '{"content":"Runs on Sundays"}'),
	(48, '01a2026b-e465-77a3-9b98-8130b7c2f31b', 'default', 'memory_book', 'lena', '\xfaa81fb847222557518f5d6c13ab5709575bd110c3bdd0f7a726e1cbb3f9eb8d', '{"content":"Runs ten kilometres"}'),
	(48, '01a2026b-e4af-70be-b845-3786833fbda9', 'default', 'memory_book', 'lena', '\xadbada628e13bc77646741b8dc2c7b830d95367f532e7191c576202915516216', '{"content":"Has run a marathon"}'),
	(48, '01a2026b-e50a-75d8-ba65-7106f8f9906e', 'bridge', 'memory_book', 'lena', '\x25f77cfb729325ac62902020edc2e9a76bf740031099d176c17adb3b493861e9', '{"content":"Another person of that name"}'),
	(48, '01a2026b-e561-70e6-9a7b-907ab9537cb6', 'bridge', 'memory_book', 'lena', '\xf91d1fe5bb1c8a424be9c8245bb48320d18963f2928cf9f2b59a3884040c7fba', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20779, 'MemoryCreated', 8),
	(53, 'default', 20779, 'MemoryDeleted', 2),
	(43, 'default', 20779, 'MemoryUpdated', 3),
	(43, 'default', 20779, 'MemoryPinned', 2),
	(43, 'default', 20779, 'MemoryReclassified', 1),
	(43, 'default', 20779, 'MemoryCreated', 9),
	(43, 'default', 20779, 'MemoriesMerged', 2),
	(43, 'default', 20779, 'MemoryMergedAway', 3),
	(43, 'default', 20779, 'MemoryLinked', 2),
	(43, 'default', 20779, 'MemoryUnlinked', 1),
	(43, 'default', 20779, 'MemoryDeleted', 2),
	(43, 'default', 20779, 'MemoryRestored', 3),
	(43, 'default', 20779, 'MemorySoftDeleted', 2),
	(43, 'default', 20779, 'MemoryPurged', 2),
	(48, 'default', 20779, 'MemoryCreated', 5),
	(48, 'bridge', 20779, 'MemoryCreated', 1),
	(48, 'default', 20779, 'MemoryDeleted', 1),
	(48, 'bridge', 20779, 'MemoryUpdated', 1);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a2026b-de0f-74f8-ae2f-2adb3c25a7bd', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"bddd82419c9d6dc5c10666ed6d4b9fb2c6854b090f45ea0d57f76013d54fa8f3","content_id":"01a2026b-de0f-74f8-ae2f-2ad295dc7c66"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x9ea3967c8a9e571f5c5dde3bff3daa3498e4f5c8f0f826a6672b8ceef7d00cb1', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a2026b-de0f-74f8-ae2f-2adc05aa0389', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"5286d5e95045b7318a4c1ae7d40a4de8c935c90c219e9ae5794b4902403bffe7","content_id":"01a2026b-de0f-74f8-ae2f-2ad34a283fbf"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x6d9383e4a35d799247c9ae662c58bfd8de9a2884948440077ceba5e44d0271ad', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a2026b-de0f-74f8-ae2f-2add2c4086b4', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"e4f703d38cc0d58ffbcdd004af521b03b6bfa7b31bdeb02261a61c504744be49","content_id":"01a2026b-de0f-74f8-ae2f-2ad4cf3f4085"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\xa815e5f04a89b0f5d8f527cc4c50ce4931638f4d90fa46d817466b8845ffe86d', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a2026b-de0f-74f8-ae2f-2ade27095e55', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"c79a2d19d5c73bc4d6ff87efccb7e1f85bd554d1db679dac131984bbce8935ed","content_id":"01a2026b-de0f-74f8-ae2f-2ad59add07a4"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x2773c20d4ba311d6310a78de062b4484d73f4dd9192226b5b3348d6f18990b98', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a2026b-de0f-74f8-ae2f-2adf4182fc57', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"4b4b836f89ba55f17b098c7df77b9a6d796b83107cc13dc1828e821698278652","content_id":"01a2026b-de0f-74f8-ae2f-2ad60c135d1c"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\xe7666fef5744c289f75cede0f8ec611d926245b25d0efcedd405864c680edcf4', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a2026b-de0f-74f8-ae2f-2ae07444d1dd', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"4e56bb5d16fb58e5cb3fe5b0d9cce0273f057949440d5c363b7ca71af8ecc611","content_id":"01a2026b-de0f-74f8-ae2f-2ad73b53b093"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\xc5461e162e3b33db7c3cbd0cc0480379985eda3c9c431d29a22b8f9c07e054e8', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a2026b-de0f-74f8-ae2f-2ae128a9038c', 'MemoryDeleted', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a2026b-de0f-74f8-ae2f-2ad73b53b093"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\xe0b57e4a64a31a441259c01c55da0b83fd26270e54d34d8f0a0a092a8d96ca91', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a2026b-de0f-74f8-ae2f-2ae28260c7c1', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"e4051625e933027919488f04b340a2bb4d96b00d398f6c1150a1ebb236301824","content_id":"01a2026b-de0f-74f8-ae2f-2ad81a60ff44"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x0138f523a69dc69168e7d713c0e1d9cd967e733a22ba2afdbab9816b545ed12e', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a2026b-de0f-74f8-ae2f-2ae31e43a02f', 'MemoryDeleted', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a2026b-de0f-74f8-ae2f-2ad81a60ff44"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x32b43f5f89752ba0aaac20efcc2ff869fc797172c4f58fc3a8252b4285b36b82', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a2026b-de0f-74f8-ae2f-2ae4e46e9336', 'MemoryCreated', 1, '{"at":1795336953358920,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"95ef255fd7210e85bb244cc5949a61ee4a7eeaef4334ac176aa7a0df4e0cd59a","content_id":"01a2026b-de0f-74f8-ae2f-2ad9af7722a8"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x1e47e4b95353129e27c5353bec7e25c8f6bc4b6a9b6a5f902c5cbd9e2c045301', 'admin:cli', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', '01a2026b-de0f-74f8-ae2f-2adaac7af67a', NULL, 1795336953358920),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a2026b-de5f-705b-87be-d2c83b4a2542', 'MemoryCreated', 1, '{"at":1795336953438884,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e66234121b7fd31a2fda5a41c810bccfe47253e013ba1d82bee471791ed81395","content_id":"01a2026b-de5e-75c7-83f2-d1cb7e79efba"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\x06de99affd80817fdcabdde39fdbf371301b9b4bdae9f47a38d360f2211bb32c', 'admin:cli', '01a2026b-de5f-705b-87be-d2c71ef919fa', '01a2026b-de5f-705b-87be-d2c71ef919fa', NULL, 1795336953438884),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a2026b-de5f-705b-87be-d2c97c05ce22', 'MemoryCreated', 1, '{"at":1795336953438884,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"46324b6a923041493e20dcdab90bc9353d9388443c490b7caf8b26003e6a6c26","content_id":"01a2026b-de5f-705b-87be-d2c689f1846a"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x29234a854240c0d425cd022e025afb7af806f05f8dc475a79cd4e33ca071e094', 'admin:cli', '01a2026b-de5f-705b-87be-d2c71ef919fa', '01a2026b-de5f-705b-87be-d2c71ef919fa', NULL, 1795336953438884),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a2026b-df01-703d-bf05-bb604d7dba2c', 'MemoryCreated', 1, '{"at":1795336953601421,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"40dcd97450cea2d97562e1ff5e77730c17f6154b293875572bc5f8dad1c1e20c","content_id":"01a2026b-df01-703d-bf05-bb5fa20de3c0"}}},"memory_id":"01a2026b-deff-735d-962f-4879e2c9249d","rev":1,"revision":1}', '\xb511a7d12e8c66d8d99c4d68fa8c564af482d567247e57c262fdef09352de63c', 'admin:k_V9vc1szlG3b4', 'first', 'first', NULL, 1795336953601421),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a2026b-e174-71b3-88dd-f4d7f2cef435', 'MemoryMergedAway', 1, '{"at":1795336954227757,"change":{"merged_away":{"content_id":"01a2026b-dfc4-70d5-b082-2ae1106b624f","into":"01a2026b-e173-70cb-bd13-188bf32dab33"}},"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","rev":16,"revision":2}', '\x6f15a024c777b5852bb9ef92e6d402d396f38fd927427ffb5bcf9f6dc9aa4f47', 'admin:k_V9vc1szlG3b4', '01a2026b-e174-71b3-88dd-f4d4d670a9f9', '01a2026b-e174-71b3-88dd-f4d4d670a9f9', NULL, 1795336954227757),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a2026b-df49-71f9-8e29-91da8d3a8818', 'MemoryCreated', 1, '{"at":1795336953673603,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"14659ef9d5a7c35751f85092c84359845ff44c1018707b3cee4672ad8ee24b35","content_id":"01a2026b-df49-71f9-8e29-91d87f0fc4af"}}},"memory_id":"01a2026b-df49-71f9-8e29-91d69c20445f","rev":2,"revision":1}', '\xaba7475fbda849336a5e697697d3716bd3e85bff073a862fa4e8435358f5798b', 'admin:k_V9vc1szlG3b4', '01a2026b-df49-71f9-8e29-91d990a30a38', 'turn-2', 'turn-1', 1795336953673603),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a2026b-df81-764e-852e-f7e9089d06b2', 'MemoryCreated', 1, '{"at":1795336953728998,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"332abc621dae10b5954115b3202522f6d594188a2ecf45cee674ab013ea5a8cb","content_id":"01a2026b-df81-764e-852e-f7e756f4c0e4"}}},"memory_id":"01a2026b-df80-7720-8efc-5729cd12ce4c","rev":3,"revision":1}', '\x54e22a9f20a39c0ceafabe147254bb8c7d8d60c33518f03c5c37e65594a0b5e3', 'admin:k_V9vc1szlG3b4', '01a2026b-df81-764e-852e-f7e82752cfee', '01a2026b-df81-764e-852e-f7e82752cfee', NULL, 1795336953728998),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a2026b-dfc5-7100-a52d-722afb592bb6', 'MemoryCreated', 1, '{"at":1795336953796861,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"b532a40234b575c061446bd94fe652e3e261c8d00b55abc7ef27cd207a341f7c","content_id":"01a2026b-dfc4-70d5-b082-2ae1106b624f"}}},"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","rev":4,"revision":1}', '\x23a40709bc01e2dc100b1341aef80233cf35c0ee8b1040f0f0ef5ee58175c008', 'admin:k_V9vc1szlG3b4', '01a2026b-dfc5-7100-a52d-72298c5bf90d', '01a2026b-dfc5-7100-a52d-72298c5bf90d', NULL, 1795336953796861),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a2026b-dfff-7495-a8b3-0407c6727b57', 'MemoryCreated', 1, '{"at":1795336953855406,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"234a2c81418f042ffe55b7b01408ea6340e302b039343b367193411cb2a7c5a0","content_id":"01a2026b-dfff-7495-a8b3-04061c5ba3ed"}}},"memory_id":"01a2026b-dfff-7495-a8b3-04047da52312","rev":5,"revision":1}', '\x025b68ceca85f4838b5c23dcf6bb32835a156625a428b3047676e09357bd8b88', 'admin:k_V9vc1szlG3b4', 'doomed', 'doomed', NULL, 1795336953855406),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a2026b-e045-76d9-a006-5b8b534e812c', 'MemoryCreated', 1, '{"at":1795336953924908,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"1a43aacc860b834bdb9badd675f73ec1847f6cf0f9cbd69bd64f5de1ea92521b","content_id":"01a2026b-e044-7160-96fb-333cd7f627bc"}}},"memory_id":"01a2026b-e044-7160-96fb-333a5f753bd6","rev":6,"revision":1}', '\x476b70d35080f43dc2d29ff10cf246db5c4461d4868b79fb49768cf1b257e063', 'admin:k_V9vc1szlG3b4', '01a2026b-e045-76d9-a006-5b8a48a5290b', '01a2026b-e045-76d9-a006-5b8a48a5290b', NULL, 1795336953924908),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a2026b-e089-73e1-b71f-5673f3b32ba1', 'MemoryCreated', 1, '{"at":1795336953993493,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"337bbb6fe2f920d6fed6a06a93ebd4dfeb847a95a397111ddd3c9bd72cdbcb4e","content_id":"01a2026b-e089-73e1-b71f-5671ea5f570d"}}},"memory_id":"01a2026b-e089-73e1-b71f-566f5cba9052","rev":7,"revision":1}', '\xa1f59467c7dac4b7ec0cb5e774792b7a2bd768d916604efe977177ac4c1004a4', 'agent:planner', '01a2026b-e089-73e1-b71f-5672c32026c7', '01a2026b-e089-73e1-b71f-5672c32026c7', NULL, 1795336953993493),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a2026b-e0d6-7564-a82d-907e7eb2cb55', 'MemoryUpdated', 1, '{"at":1795336954069065,"change":{"updated":{"content":{"commitment":"faa06b249cf3534e0eb43c57df2beaa82721a0453c34460d77fb88b9b8efae45","content_id":"01a2026b-e0d6-7564-a82d-907de1c8206e"},"previous_content_id":"01a2026b-df01-703d-bf05-bb5fa20de3c0","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a2026b-deff-735d-962f-4879e2c9249d","rev":8,"revision":2}', '\xa0c245cd7c1a21612c5e2a75d1d65e40cd654b2575de9f3e4b5eae1bb6bafb3e', 'admin:k_V9vc1szlG3b4', 'guarded', 'guarded', NULL, 1795336954069065),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a2026b-e120-74dd-960a-b305686d0a0e', 'MemoryPinned', 1, '{"at":1795336954144312,"change":{"pinned":{"content_id":"01a2026b-df49-71f9-8e29-91d87f0fc4af","pinned":false}},"memory_id":"01a2026b-df49-71f9-8e29-91d69c20445f","rev":9,"revision":2}', '\xf4e278ca52a85abf81333c18620d6c652b12ed619b7322dd97ee6407b07551b8', 'admin:k_V9vc1szlG3b4', '01a2026b-e120-74dd-960a-b304e88479da', '01a2026b-e120-74dd-960a-b304e88479da', NULL, 1795336954144312),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a2026b-e12d-7386-8d2e-d89de04978cd', 'MemoryPinned', 1, '{"at":1795336954157831,"change":{"pinned":{"content_id":"01a2026b-e089-73e1-b71f-5671ea5f570d","pinned":true}},"memory_id":"01a2026b-e089-73e1-b71f-566f5cba9052","rev":10,"revision":2}', '\x7f209a5a81475dd6d127b32b85dcf254b2f9ca60807741365e5f3abc03b7ea1d', 'admin:k_V9vc1szlG3b4', '01a2026b-e12d-7386-8d2e-d89c79ea9f8a', '01a2026b-e12d-7386-8d2e-d89c79ea9f8a', NULL, 1795336954157831),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a2026b-e13a-7655-a150-4e8a92505964', 'MemoryReclassified', 1, '{"at":1795336954170429,"change":{"reclassified":{"content_id":"01a2026b-e089-73e1-b71f-5671ea5f570d","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a2026b-e089-73e1-b71f-566f5cba9052","rev":11,"revision":3}', '\x830ccb87dc1ce88a12655b7dbb5d939b9e09c18504909b572f9b22289e3eea0f', 'admin:k_V9vc1szlG3b4', '01a2026b-e13a-7655-a150-4e89797d4b34', '01a2026b-e13a-7655-a150-4e89797d4b34', NULL, 1795336954170429),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a2026b-e14a-7495-a028-21fe36e626fa', 'MemoryUpdated', 1, '{"at":1795336954186877,"change":{"updated":{"previous_content_id":"01a2026b-df49-71f9-8e29-91d87f0fc4af","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a2026b-df49-71f9-8e29-91d69c20445f","rev":12,"revision":3}', '\x8e151d18bf9c162fe729d4bbd58bc9ba49f8859c019be7e8d722e9d1d62dd15d', 'admin:k_V9vc1szlG3b4', '01a2026b-e14a-7495-a028-21fd66d2ab43', '01a2026b-e14a-7495-a028-21fd66d2ab43', NULL, 1795336954186877),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a2026b-e157-7422-b309-cde51563d216', 'MemoryUpdated', 1, '{"at":1795336954198990,"change":{"updated":{"content":{"commitment":"b895b4b3ae22ff69968735ca917ab32116a320aaec294b71ad3ff574c543841a","content_id":"01a2026b-e157-7422-b309-cde3844d1f1d"},"previous_content_id":"01a2026b-df49-71f9-8e29-91d87f0fc4af","set":{},"was":{}}},"memory_id":"01a2026b-df49-71f9-8e29-91d69c20445f","rev":13,"revision":4}', '\x727c657eef5aab1d4e8cdc02b449e97bf5662b364de15ef484be342903200d96', 'admin:k_V9vc1szlG3b4', '01a2026b-e157-7422-b309-cde47f126551', '01a2026b-e157-7422-b309-cde47f126551', NULL, 1795336954198990),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a2026b-e174-71b3-88dd-f4d50ee2f9a3', 'MemoriesMerged', 1, '{"at":1795336954227757,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"a0b0582aa6c723af56e9726b0d3b06c92d9710ebd2651353ad06096ff0d79eac","content_id":"01a2026b-e174-71b3-88dd-f4d39b088572"},"derived_from":[{"memory_id":"01a2026b-df80-7720-8efc-5729cd12ce4c","revision":1},{"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","revision":1}]}},"memory_id":"01a2026b-e173-70cb-bd13-188bf32dab33","rev":14,"revision":1}', '\xf73d10c03d3f291e9eb5833c754fe732181758ae288756cf70f689aee13a995a', 'admin:k_V9vc1szlG3b4', '01a2026b-e174-71b3-88dd-f4d4d670a9f9', '01a2026b-e174-71b3-88dd-f4d4d670a9f9', NULL, 1795336954227757),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a2026b-e174-71b3-88dd-f4d6a9ebb09c', 'MemoryMergedAway', 1, '{"at":1795336954227757,"change":{"merged_away":{"content_id":"01a2026b-df81-764e-852e-f7e756f4c0e4","into":"01a2026b-e173-70cb-bd13-188bf32dab33"}},"memory_id":"01a2026b-df80-7720-8efc-5729cd12ce4c","rev":15,"revision":2}', '\xdf30f45035fbc965e8c00a17841feeee205e6ab895d67084aab18ea0e458f764', 'admin:k_V9vc1szlG3b4', '01a2026b-e174-71b3-88dd-f4d4d670a9f9', '01a2026b-e174-71b3-88dd-f4d4d670a9f9', NULL, 1795336954227757),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a2026b-e183-712e-8e97-8796fedfdd8e', 'MemoryRestored', 1, '{"at":1795336954243013,"change":{"restored":{"content_id":"01a2026b-dfc4-70d5-b082-2ae1106b624f","from":"merged"}},"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","rev":17,"revision":3}', '\xa387fb5c9746f3d0789e53450c855b9b0648aa6b41e678d471311205ff161625', 'admin:k_V9vc1szlG3b4', '01a2026b-e183-712e-8e97-87956d917034', '01a2026b-e183-712e-8e97-87956d917034', NULL, 1795336954243013),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a2026b-e196-70b6-9286-72bfd9e91c9b', 'MemoryCreated', 1, '{"at":1795336954262261,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"a0a6181d705f7785731761cdb5d899c2aea977417e367f8b2f8f53d00bd63f5d","content_id":"01a2026b-e196-70b6-9286-72bdc90c33df"}}},"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","rev":18,"revision":1}', '\xfa52784cabfc1a427ccccfbae8a9fb1788402962f4ccb5572995612416d71eca', 'admin:k_V9vc1szlG3b4', '01a2026b-e196-70b6-9286-72be5a3547ce', '01a2026b-e196-70b6-9286-72be5a3547ce', NULL, 1795336954262261),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a2026b-e1e0-76a5-adde-a44debde5d07', 'MemoryCreated', 1, '{"at":1795336954336065,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"fb7138c32c7b9542f933051c6418ef26307c8eecd3da349fa8fb4c26c89b2014","content_id":"01a2026b-e1e0-76a5-adde-a44bdb37e238"}}},"memory_id":"01a2026b-e1df-775a-816d-342a33cb0368","rev":19,"revision":1}', '\x3b625d34c4516607f6fd18f53f02d1abc51b025cb7548e02a7381968a120d217', 'admin:k_V9vc1szlG3b4', '01a2026b-e1e0-76a5-adde-a44c4620350c', '01a2026b-e1e0-76a5-adde-a44c4620350c', NULL, 1795336954336065),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a2026b-e230-700a-9e6a-7c6f9c4247bc', 'MemoriesMerged', 1, '{"at":1795336954415475,"change":{"merged":{"content":{"commitment":"cb5be2c5c1a9f5dae6b07c44859662734ad5fbe61e112c7f0b9ab855d89191a7","content_id":"01a2026b-e230-700a-9e6a-7c6c29ae2f39"},"derived_from":[{"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","revision":1},{"memory_id":"01a2026b-e1df-775a-816d-342a33cb0368","revision":1}],"previous_content_id":"01a2026b-e196-70b6-9286-72bdc90c33df"}},"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","reason":{"commitment":"92f6d7b1fa0361e45b2c8febc8dfbab475e3ec00738c7cecb47a28cbefb615c0","content_id":"01a2026b-e230-700a-9e6a-7c6d56148042"},"rev":20,"revision":2}', '\xcba1c4840a3672f76dec50f320e0793959f762cb8536956dcfe6980af34f681f', 'admin:k_V9vc1szlG3b4', '01a2026b-e230-700a-9e6a-7c6e8bf0d8a4', '01a2026b-e230-700a-9e6a-7c6e8bf0d8a4', NULL, 1795336954415475),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a2026b-e230-700a-9e6a-7c7078a9c3a1', 'MemoryMergedAway', 1, '{"at":1795336954415475,"change":{"merged_away":{"content_id":"01a2026b-e1e0-76a5-adde-a44bdb37e238","into":"01a2026b-e196-70b6-9286-72bb5263c983"}},"memory_id":"01a2026b-e1df-775a-816d-342a33cb0368","rev":21,"revision":2}', '\x61635b500151e834494382beafdbba65cfa799199e005c79cac543e770254bf1', 'admin:k_V9vc1szlG3b4', '01a2026b-e230-700a-9e6a-7c6e8bf0d8a4', '01a2026b-e230-700a-9e6a-7c6e8bf0d8a4', NULL, 1795336954415475),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a2026b-e240-73df-b4b1-20e4266d3e4e', 'MemoryLinked', 1, '{"at":1795336954432057,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a2026b-e089-73e1-b71f-566f5cba9052"}},"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","rev":22,"revision":2}', '\x6122837287b5f076c86e0f16dea19e806b1b2c6fc94233f3be5ce126bfa28234', 'admin:k_V9vc1szlG3b4', '01a2026b-e240-73df-b4b1-20e379ef0396', '01a2026b-e240-73df-b4b1-20e379ef0396', NULL, 1795336954432057),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a2026b-e250-7439-ae25-c9dfb2ac1c71', 'MemoryLinked', 1, '{"at":1795336954448386,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a2026b-df49-71f9-8e29-91d69c20445f"}},"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","rev":23,"revision":2}', '\x4d8c6f58a7e6ce2e04d80cb07ead664ff49641d4b2179356c76ae08fd8dc21ea', 'admin:k_V9vc1szlG3b4', '01a2026b-e250-7439-ae25-c9deb4408d0e', '01a2026b-e250-7439-ae25-c9deb4408d0e', NULL, 1795336954448386),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a2026b-e270-77b6-a5f2-f258ee0a885a', 'MemoryUnlinked', 1, '{"at":1795336954480567,"change":{"unlinked":{"by_hand":true,"to":"01a2026b-df49-71f9-8e29-91d69c20445f"}},"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","rev":24,"revision":2}', '\xe4c217cb4eed987de1f3fbecbfd57569aa7199fe5f3ff17a6e95345b1c529990', 'admin:k_V9vc1szlG3b4', '01a2026b-e270-77b6-a5f2-f25784842591', '01a2026b-e270-77b6-a5f2-f25784842591', NULL, 1795336954480567),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a2026b-e299-7014-9065-38524921bdf9', 'MemoryDeleted', 1, '{"at":1795336954521454,"change":{"deleted":{"content_id":"01a2026b-e157-7422-b309-cde3844d1f1d"}},"memory_id":"01a2026b-df49-71f9-8e29-91d69c20445f","reason":{"commitment":"2969b3766b9698f8efdc0a748edfcaf89b692a18c492ea05feb122c9a40b8239","content_id":"01a2026b-e299-7014-9065-38505305051c"},"rev":25,"revision":5}', '\x0a65a836a3f0aa5a17c6c3c035564436d7e9613249299b49f281ca83f1d695e3', 'admin:k_V9vc1szlG3b4', '01a2026b-e299-7014-9065-3851faa1b095', '01a2026b-e299-7014-9065-3851faa1b095', NULL, 1795336954521454),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a2026b-e2a6-7103-8e72-06eb9b967728', 'MemoryDeleted', 1, '{"at":1795336954534868,"change":{"deleted":{"content_id":"01a2026b-e089-73e1-b71f-5671ea5f570d"}},"memory_id":"01a2026b-e089-73e1-b71f-566f5cba9052","rev":26,"revision":4}', '\x74a3227699c2bc649c70ec4a7abd50b59a0a8a99a968790692e3c645deb926d1', 'admin:k_V9vc1szlG3b4', '01a2026b-e2a6-7103-8e72-06ea41a642b9', '01a2026b-e2a6-7103-8e72-06ea41a642b9', NULL, 1795336954534868),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a2026b-e2ba-70fc-94e7-ed3cbecac0ab', 'MemoryRestored', 1, '{"at":1795336954554234,"change":{"restored":{"content_id":"01a2026b-e089-73e1-b71f-5671ea5f570d","from":"archived"}},"memory_id":"01a2026b-e089-73e1-b71f-566f5cba9052","rev":27,"revision":5}', '\x494f67191469c2dc3081e8f743fba87be84212bd1f929e1d0859759a0012bde7', 'admin:k_V9vc1szlG3b4', '01a2026b-e2ba-70fc-94e7-ed3b6de2cf07', '01a2026b-e2ba-70fc-94e7-ed3b6de2cf07', NULL, 1795336954554234),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a2026b-e2cd-7664-b82f-f28ef04400ad', 'MemorySoftDeleted', 1, '{"at":1795336954573206,"change":{"soft_deleted":{"content_id":"01a2026b-dfc4-70d5-b082-2ae1106b624f","purge_at":4948936954573206}},"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","reason":{"commitment":"3aaf653348251796cb033a603a6f265f0f071198a43afc1f37f7e7a7d7cfe6c1","content_id":"01a2026b-e2cd-7664-b82f-f28cb3a33caf"},"rev":28,"revision":4}', '\xfe405631d50adf069856922233f53e5ec04da7a8d1decd278b6f9a2daac7f560', 'admin:k_V9vc1szlG3b4', '01a2026b-e2cd-7664-b82f-f28d37b39312', '01a2026b-e2cd-7664-b82f-f28d37b39312', NULL, 1795336954573206),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a2026b-e315-7411-8453-5fc9cfcc1fbe', 'MemoryRestored', 1, '{"at":1795336954645858,"change":{"restored":{"content_id":"01a2026b-dfc4-70d5-b082-2ae1106b624f","from":"soft_deleted"}},"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","rev":29,"revision":5}', '\xd771437da765f0f6f152ecf13aecf58650864f27dfc1342eb9c0f22a72b8571c', 'admin:k_V9vc1szlG3b4', '01a2026b-e315-7411-8453-5fc8ad949edd', '01a2026b-e315-7411-8453-5fc8ad949edd', NULL, 1795336954645858),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a2026b-e325-716a-9a10-784e367233a3', 'MemorySoftDeleted', 1, '{"at":1795336954661558,"change":{"soft_deleted":{"content_id":"01a2026b-dfc4-70d5-b082-2ae1106b624f","purge_at":4948936954661558}},"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","rev":30,"revision":6}', '\x4e8d7d364ebe15e4c059019a3f7820487935d05fd900cf283c0ea1f81298a5ef', 'admin:k_V9vc1szlG3b4', '01a2026b-e325-716a-9a10-784d3b5e88a3', '01a2026b-e325-716a-9a10-784d3b5e88a3', NULL, 1795336954661558),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a2026b-e338-7671-9f5e-a35b5cb17e7b', 'MemoryPurged', 1, '{"at":1795336954680177,"change":{"purged":{"erased":["01a2026b-dfff-7495-a8b3-04061c5ba3ed"],"from":"active"}},"memory_id":"01a2026b-dfff-7495-a8b3-04047da52312","reason":{"commitment":"be7a177504a0a20374715b0cd7d000b778110ded27fb25fe2d689843a939ad28","content_id":"01a2026b-e338-7671-9f5e-a35ad73d4e04"},"rev":31,"revision":2}', '\xe8ebf51367a8279d6c55919c06157253252f3d4f97817897b6b7a1ddabcc2f8d', 'admin:k_V9vc1szlG3b4', 'purge', 'purge', NULL, 1795336954680177),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a2026b-e3bf-76cf-aadd-9574285f945f', 'MemoryPurged', 1, '{"at":1795336954815177,"change":{"purged":{"erased":["01a2026b-df81-764e-852e-f7e756f4c0e4"],"from":"merged"}},"memory_id":"01a2026b-df80-7720-8efc-5729cd12ce4c","reason":{"commitment":"24859985fe2aab83fd93e57220a70fa5d3c07f612995ce276190bc52bf7250d6","content_id":"01a2026b-e3bf-76cf-aadd-9572f1ba75a7"},"rev":32,"revision":3}', '\x2c5ea38cadd1f133c376c9f48efc975c48c93c15f15d99d01160acf42d92a153', 'admin:k_V9vc1szlG3b4', '01a2026b-e3bf-76cf-aadd-9573a4c80c1c', '01a2026b-e3bf-76cf-aadd-9573a4c80c1c', NULL, 1795336954815177),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a2026b-e41c-7204-95c4-b22d59f0098f', 'MemoryCreated', 1, '{"at":1795336954907967,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"2a6d06ab72ed6c72650a017b7e5a621d9e8ea9222dd24de4e59de75102805271","content_id":"01a2026b-e41c-7204-95c4-b22b18bf63d0"}}},"memory_id":"01a2026b-e41a-7622-aca3-12dbc4c67953","rev":1,"revision":1}', '\x7c8986ff95358d0855ec3aa536f66067aaab36e415e6586e77f5c71ce1d250d1', 'admin:k_V9vc1szlG3b4', '01a2026b-e41c-7204-95c4-b22cba32f0b3', '01a2026b-e41c-7204-95c4-b22cba32f0b3', NULL, 1795336954907967),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a2026b-e465-77a3-9b98-813258f46146', 'MemoryCreated', 1, '{"at":1795336954981349,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"fe0592c96abd3df26843243c38fdb75781d896ed80a56025b8cd818bba30b072","content_id":"01a2026b-e465-77a3-9b98-8130b7c2f31b"}}},"memory_id":"01a2026b-e465-77a3-9b98-812e9e8bd243","rev":2,"revision":1}', '\x26ec1884d64e3376453b67df479e0fb3bc34a9565733e00fe3c9a0d682e9e9d8', 'admin:k_V9vc1szlG3b4', '01a2026b-e465-77a3-9b98-813107fc46c3', '01a2026b-e465-77a3-9b98-813107fc46c3', NULL, 1795336954981349),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a2026b-e4af-70be-b845-3788c13901b8', 'MemoryCreated', 1, '{"at":1795336955055274,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"6b3d0301933cee5a7f79da5740c30f34b02f8b19914de3079b4cbae1b338f54c","content_id":"01a2026b-e4af-70be-b845-3786833fbda9"}}},"memory_id":"01a2026b-e4af-70be-b845-378461603af0","rev":3,"revision":1}', '\xda2d4e33e12fb3f795885f48bfe1a05f379a8d64b913bf0074a8a9146e25b93c', 'admin:k_V9vc1szlG3b4', '01a2026b-e4af-70be-b845-37875bd2118c', '01a2026b-e4af-70be-b845-37875bd2118c', NULL, 1795336955055274),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a2026b-e4f8-757b-97e6-f2044df0d2c3', 'MemoryDeleted', 1, '{"at":1795336955128722,"change":{"deleted":{"content_id":"01a2026b-e4af-70be-b845-3786833fbda9"}},"memory_id":"01a2026b-e4af-70be-b845-378461603af0","rev":4,"revision":2}', '\xe506e406cf399fcf943cb45ae9c424d83b3c767b1303e5a73b891d46d2e4cf82', 'admin:k_V9vc1szlG3b4', '01a2026b-e4f8-757b-97e6-f2031b6b9475', '01a2026b-e4f8-757b-97e6-f2031b6b9475', NULL, 1795336955128722),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a2026b-e50a-75d8-ba65-7108322c638f', 'MemoryCreated', 1, '{"at":1795336955146297,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"927697d89b7bc5b0d675d14f6acf5f599cb23159cce7c36be28265e79774fa6e","content_id":"01a2026b-e50a-75d8-ba65-7106f8f9906e"}}},"memory_id":"01a2026b-e508-71cd-8e71-047f4cb71ccd","rev":1,"revision":1}', '\x7617eec231c2019aa58b8df065de5bcdf9a3a0a00ae6b473cd9c489926f67bb7', 'admin:k_ImGoI3Pji0rV', '01a2026b-e50a-75d8-ba65-7107649d538f', '01a2026b-e50a-75d8-ba65-7107649d538f', NULL, 1795336955146297),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a2026b-e561-70e6-9a7b-907c379e2da1', 'MemoryUpdated', 1, '{"at":1795336955232161,"change":{"updated":{"content":{"commitment":"69f436a57ea528749b79cdde967c944882f8d0e39ada82ae6d36d2fc7aa807bc","content_id":"01a2026b-e561-70e6-9a7b-907ab9537cb6"},"previous_content_id":"01a2026b-e50a-75d8-ba65-7106f8f9906e","set":{},"was":{}}},"memory_id":"01a2026b-e508-71cd-8e71-047f4cb71ccd","rev":2,"revision":2}', '\x6d2b69415fef02b0cb902e6439249a322a176ccbd66d0d22285e93de5e85835b', 'admin:k_ImGoI3Pji0rV', '01a2026b-e561-70e6-9a7b-907b3bfbe473', '01a2026b-e561-70e6-9a7b-907b3bfbe473', NULL, 1795336955232161);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795336952820479),
	('changes', 1, 'changes_g1', 1795336952820479),
	('search', 1, 'search_g1', 1795336952820479),
	('relations', 1, 'relations_g1', 1795336952820479),
	('runs', 1, 'runs_g1 run_changes_g1', 1795336952820479),
	('user_stats', 1, 'user_stats_g1', 1795336952820479),
	('daily_metrics', 1, 'daily_metrics_g1', 1795336952820479);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-de0f-74f8-ae2f-2ad295dc7c66', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad295dc7c66"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-de0f-74f8-ae2f-2ad34a283fbf', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad34a283fbf"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a2026b-de0f-74f8-ae2f-2ad4cf3f4085', 1, 3, 1795336953358920, 1795336953358920, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad4cf3f4085"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-de0f-74f8-ae2f-2ad59add07a4', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad59add07a4"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-de0f-74f8-ae2f-2ad60c135d1c', 1, 5, 1795336953358920, 1795336953358920, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad60c135d1c"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-de0f-74f8-ae2f-2ad73b53b093', 2, 7, 1795336953358920, 1795336953358920, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad73b53b093"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-de0f-74f8-ae2f-2ad81a60ff44', 2, 9, 1795336953358920, 1795336953358920, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad81a60ff44"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a2026b-de0f-74f8-ae2f-2ad9af7722a8', 1, 10, 1795336953358920, 1795336953358920, NULL, NULL, '{"contents":["01a2026b-de0f-74f8-ae2f-2ad9af7722a8"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a2026b-de5e-75c7-83f2-d1cb7e79efba', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a2026b-de5e-75c7-83f2-d1cb7e79efba"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-de5f-705b-87be-d2c689f1846a', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a2026b-de5f-705b-87be-d2c689f1846a"]}'),
	(43, 'default', 'ana', '01a2026b-e044-7160-96fb-333a5f753bd6', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e044-7160-96fb-333cd7f627bc', 1, 6, 1795336953924908, 1795336953924908, NULL, NULL, '{"contents":["01a2026b-e044-7160-96fb-333cd7f627bc"]}'),
	(43, 'default', 'ana', '01a2026b-deff-735d-962f-4879e2c9249d', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e0d6-7564-a82d-907de1c8206e', 2, 8, 1795336953601421, 1795336954069065, NULL, NULL, '{"contents":["01a2026b-df01-703d-bf05-bb5fa20de3c0","01a2026b-e0d6-7564-a82d-907de1c8206e"]}'),
	(48, 'bridge', 'lena', '01a2026b-e508-71cd-8e71-047f4cb71ccd', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e561-70e6-9a7b-907ab9537cb6', 2, 2, 1795336955146297, 1795336955232161, NULL, NULL, '{"contents":["01a2026b-e50a-75d8-ba65-7106f8f9906e","01a2026b-e561-70e6-9a7b-907ab9537cb6"]}'),
	(43, 'default', 'ana', '01a2026b-e089-73e1-b71f-566f5cba9052', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a2026b-e089-73e1-b71f-5671ea5f570d', 5, 27, 1795336953993493, 1795336954554234, NULL, NULL, '{"contents":["01a2026b-e089-73e1-b71f-5671ea5f570d"]}'),
	(43, 'default', 'ana', '01a2026b-e173-70cb-bd13-188bf32dab33', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e174-71b3-88dd-f4d39b088572', 1, 14, 1795336954227757, 1795336954227757, NULL, NULL, '{"contents":["01a2026b-e174-71b3-88dd-f4d39b088572"],"derived_from":[{"memory_id":"01a2026b-df80-7720-8efc-5729cd12ce4c","revision":1},{"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","revision":1}]}'),
	(43, 'default', 'ana', '01a2026b-e196-70b6-9286-72bb5263c983', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e230-700a-9e6a-7c6c29ae2f39', 2, 20, 1795336954262261, 1795336954415475, NULL, NULL, '{"contents":["01a2026b-e196-70b6-9286-72bdc90c33df","01a2026b-e230-700a-9e6a-7c6c29ae2f39","01a2026b-e230-700a-9e6a-7c6d56148042"],"derived_from":[{"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","revision":1},{"memory_id":"01a2026b-e1df-775a-816d-342a33cb0368","revision":1}]}'),
	(43, 'default', 'ana', '01a2026b-e1df-775a-816d-342a33cb0368', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e1e0-76a5-adde-a44bdb37e238', 2, 21, 1795336954336065, 1795336954415475, NULL, '01a2026b-e196-70b6-9286-72bb5263c983', '{"contents":["01a2026b-e1e0-76a5-adde-a44bdb37e238"]}'),
	(43, 'default', 'ana', '01a2026b-df49-71f9-8e29-91d69c20445f', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a2026b-e157-7422-b309-cde3844d1f1d', 5, 25, 1795336953673603, 1795336954521454, NULL, NULL, '{"contents":["01a2026b-df49-71f9-8e29-91d87f0fc4af","01a2026b-e157-7422-b309-cde3844d1f1d","01a2026b-e299-7014-9065-38505305051c"]}'),
	(43, 'default', 'ana', '01a2026b-dfc4-70d5-b082-2adf367d88d0', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-dfc4-70d5-b082-2ae1106b624f', 6, 30, 1795336953796861, 1795336954661558, 4948936954661558, NULL, '{"contents":["01a2026b-dfc4-70d5-b082-2ae1106b624f","01a2026b-e2cd-7664-b82f-f28cb3a33caf"]}'),
	(43, 'default', 'ana', '01a2026b-dfff-7495-a8b3-04047da52312', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795336953855406, 1795336954680177, NULL, NULL, '{"contents":["01a2026b-e338-7671-9f5e-a35ad73d4e04"]}'),
	(43, 'default', 'ana', '01a2026b-df80-7720-8efc-5729cd12ce4c', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795336953728998, 1795336954815177, NULL, '01a2026b-e173-70cb-bd13-188bf32dab33', '{"contents":["01a2026b-e3bf-76cf-aadd-9572f1ba75a7"]}'),
	(48, 'default', 'lena', '01a2026b-e41a-7622-aca3-12dbc4c67953', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e41c-7204-95c4-b22b18bf63d0', 1, 1, 1795336954907967, 1795336954907967, NULL, NULL, '{"contents":["01a2026b-e41c-7204-95c4-b22b18bf63d0"]}'),
	(48, 'default', 'lena', '01a2026b-e465-77a3-9b98-812e9e8bd243', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e465-77a3-9b98-8130b7c2f31b', 1, 2, 1795336954981349, 1795336954981349, NULL, NULL, '{"contents":["01a2026b-e465-77a3-9b98-8130b7c2f31b"]}'),
	(48, 'default', 'lena', '01a2026b-e4af-70be-b845-378461603af0', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a2026b-e4af-70be-b845-3786833fbda9', 2, 4, 1795336955055274, 1795336955128722, NULL, NULL, '{"contents":["01a2026b-e4af-70be-b845-3786833fbda9"]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a2026b-deff-735d-962f-4879e2c9249d', 1795336955412197, 1),
	(43, 'default', 'ana', '01a2026b-df49-71f9-8e29-91d69c20445f', 1795336955445492, 1),
	(43, 'default', 'ana', '01a2026b-dfc4-70d5-b082-2adf367d88d0', 1795336955479197, 1),
	(43, 'default', 'ana', '01a2026b-e196-70b6-9286-72bb5263c983', 1795336955550156, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a2026b-de16-754e-b8d2-f6ecbe6905b1', 'default', 1795336953366107, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a2026b-de65-7078-8525-d6d3c9675c37', 'default', 1795336953445276, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a2026b-df00-7356-88b0-a8bd48989666', 'default', 1795336953600113, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-deff-735d-962f-4879e2c9249d', 'Personal', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-df49-71f9-8e29-91d77bd9c698', 'default', 1795336953673511, 'ana', 't1', 'hotpath', 'create', 'ok', '01a2026b-df49-71f9-8e29-91d69c20445f', 'Goals', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-df80-7720-8efc-572a5cec904d', 'default', 1795336953728944, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-df80-7720-8efc-5729cd12ce4c', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-dfc4-70d5-b082-2ae07a013990', 'default', 1795336953796770, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-dfc4-70d5-b082-2adf367d88d0', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-dfff-7495-a8b3-0405b0fdc105', 'default', 1795336953855333, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-dfff-7495-a8b3-04047da52312', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e044-7160-96fb-333b76d53ee3', 'default', 1795336953924833, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-e044-7160-96fb-333a5f753bd6', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e089-73e1-b71f-5670870a16fb', 'default', 1795336953993433, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-e089-73e1-b71f-566f5cba9052', 'Style', NULL, NULL, 'agent:planner'),
	('01a2026b-e0d4-774e-b358-d56407a30838', 'default', 1795336954068980, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2026b-deff-735d-962f-4879e2c9249d', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e120-74dd-960a-b303044c35c5', 'default', 1795336954144232, 'ana', 't1', 'hotpath', 'update', 'ok', '01a2026b-df49-71f9-8e29-91d69c20445f', 'Goals', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e12d-7386-8d2e-d89baefcf7bb', 'default', 1795336954157766, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2026b-e089-73e1-b71f-566f5cba9052', 'Style', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e13a-7655-a150-4e888611c114', 'default', 1795336954170375, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2026b-e089-73e1-b71f-566f5cba9052', 'Manners', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e14a-7495-a028-21fc3f28dcc1', 'default', 1795336954186804, 'ana', 't1', 'hotpath', 'update', 'ok', '01a2026b-df49-71f9-8e29-91d69c20445f', 'Goals', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e156-75cb-9c3c-470de9b1713f', 'default', 1795336954198936, 'ana', 't1', 'hotpath', 'update', 'ok', '01a2026b-df49-71f9-8e29-91d69c20445f', 'Goals', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e164-727b-a314-18a62fc5ac88', 'default', 1795336954212764, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a2026b-df49-71f9-8e29-91d69c20445f', 'Goals', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e173-70cb-bd13-188cff581cb0', 'default', 1795336954227691, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a2026b-e173-70cb-bd13-188bf32dab33', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e182-70e7-b7f5-e0056fdd6dba', 'default', 1795336954242948, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2026b-dfc4-70d5-b082-2adf367d88d0', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e196-70b6-9286-72bc482c9acf', 'default', 1795336954262208, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-e196-70b6-9286-72bb5263c983', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e1df-775a-816d-342bff3583e5', 'default', 1795336954335992, 'ana', NULL, 'hotpath', 'create', 'ok', '01a2026b-e1df-775a-816d-342a33cb0368', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e22f-7243-ad83-43907bea7ed5', 'default', 1795336954415396, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a2026b-e196-70b6-9286-72bb5263c983', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e299-7014-9065-384f0a43adf1', 'default', 1795336954521368, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a2026b-df49-71f9-8e29-91d69c20445f', 'Goals', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e2a6-7103-8e72-06e9feae23b0', 'default', 1795336954534803, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2026b-e089-73e1-b71f-566f5cba9052', 'Manners', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e2ba-70fc-94e7-ed3af72d5dc1', 'default', 1795336954554163, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2026b-e089-73e1-b71f-566f5cba9052', 'Manners', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e2cd-7664-b82f-f28b7d6ddb57', 'default', 1795336954573091, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2026b-dfc4-70d5-b082-2adf367d88d0', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e315-7411-8453-5fc7d4d02ea9', 'default', 1795336954645774, 'ana', NULL, 'hotpath', 'update', 'ok', '01a2026b-dfc4-70d5-b082-2adf367d88d0', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e325-716a-9a10-784c8f70ade9', 'default', 1795336954661483, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2026b-dfc4-70d5-b082-2adf367d88d0', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e338-7671-9f5e-a359b94101d7', 'default', 1795336954680106, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2026b-dfff-7495-a8b3-04047da52312', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e3bf-76cf-aadd-95719d62d53c', 'default', 1795336954815054, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a2026b-df80-7720-8efc-5729cd12ce4c', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e41a-7622-aca3-12dc70725536', 'default', 1795336954906313, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2026b-e41a-7622-aca3-12dbc4c67953', 'Sport', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e465-77a3-9b98-812f01443083', 'default', 1795336954981279, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2026b-e465-77a3-9b98-812e9e8bd243', 'Sport', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e4af-70be-b845-3785d95dd409', 'default', 1795336955055196, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2026b-e4af-70be-b845-378461603af0', 'Sport', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e4f8-757b-97e6-f2028b0b9a1d', 'default', 1795336955128629, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a2026b-e4af-70be-b845-378461603af0', 'Sport', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e508-71cd-8e71-0480abf3de38', 'bridge', 1795336955144976, 'lena', NULL, 'hotpath', 'create', 'ok', '01a2026b-e508-71cd-8e71-047f4cb71ccd', NULL, NULL, NULL, 'admin:k_ImGoI3Pji0rV'),
	('01a2026b-e560-75a9-a247-24b4caf2900f', 'bridge', 1795336955232067, 'lena', NULL, 'hotpath', 'update', 'ok', '01a2026b-e508-71cd-8e71-047f4cb71ccd', NULL, NULL, NULL, 'admin:k_ImGoI3Pji0rV'),
	('01a2026b-e839-7449-8ee3-2885b9fe072b', 'default', 1795336955961521, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a2026b-deff-735d-962f-4879e2c9249d', 'Personal', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e84a-77f8-9123-b2924720961d', 'default', 1795336955978372, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a2026b-dfff-7495-a8b3-04047da52312', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e85a-7610-96f2-f177087ea6ce', 'default', 1795336955994761, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a2026b-df49-71f9-8e29-91d69c20445f', 'Goals', NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e86c-768a-962c-4fd5fe2507cb', 'default', 1795336956012239, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a2026b-dfff-7495-a8b3-04047da52312', NULL, NULL, NULL, 'admin:k_V9vc1szlG3b4'),
	('01a2026b-e8a6-76d7-b7f3-d975c251f83f', 'default', 1795336956070788, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_V9vc1szlG3b4');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7710913453452400032 timeline=00000001 database=16384 events=16397');


--
-- Data for Name: parked_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partitions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.partitions VALUES
	(0, 1, 1),
	(1, 1, 1),
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
	(57, 1, 1),
	(58, 1, 1),
	(59, 1, 1),
	(60, 1, 1),
	(61, 1, 1),
	(53, 11, 1),
	(48, 9, 1),
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
	('daily_metrics', 1, 1);


--
-- Data for Name: relations_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.relations_g1 VALUES
	(43, 'default', 'ana', '01a2026b-e089-73e1-b71f-566f5cba9052', '01a2026b-e196-70b6-9286-72bb5263c983', 0, 500, 1, 22, 1795336954432057),
	(43, 'default', 'ana', '01a2026b-e196-70b6-9286-72bb5263c983', '01a2026b-e089-73e1-b71f-566f5cba9052', 1, 500, 1, 22, 1795336954432057);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a2026b-de0f-74f8-ae2f-2ad295dc7c66', '945c645762', 'work carpent', 'hashed-1-512', B'11001001011100100111100011110111010000100110000111100001100000111000000011001001000100011111110101000100000000100010010000110010101111100001100110010100000101010110101100001110011110110001010000001111011101000010110110100100101110101000000010010010010110101100010000000011100000111111111100010110010111100101111111101101111010000010000001010111110111010111111100000000100011111010110111110110111111010001011110110010100110100001001111010100000110110100110000000001101000110110010000101000100100111101110000100011', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a2026b-de0f-74f8-ae2f-2ad34a283fbf', '945c645762', 'move porto', 'hashed-1-512', B'11010000010100100100010100110000100001000100101100111111001100100110110100001101111110000111111111000100111101010100100101000001010000110100011000100100001100000000100000000000000000100100100000000000000000000000000000000000000000000000000000000000000000001110011101111110010100010000000100001010110000010010110101100100011100001011110110011101000011100010110100010101101100111001101100101100101101000100111010010100101000101100000001011011010011101100110100111000011101010001001011011010100101010110101101101100', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a2026b-de0f-74f8-ae2f-2ad4cf3f4085', '945c645762', 'sharpen chisel three step', 'hashed-1-512', B'10111110011100101000000101010111011100010101110000101000110000111111011100011100010000100011101100110000111111110110010111010100100111000101010101110100110101001010001100100000110001010001110011010100001010100001100100010110010101100011000001111001011011011100110010010100000011110110001110110010011110010010101100101111110111011111110101010110000110001110101110001011011000101110010010010110100011101111000011001011100011011010100110011101110110100111011000000110101010010101010100000011110000010111101001101111', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a2026b-de0f-74f8-ae2f-2ad59add07a4', '945c645762', 'prefer oak pine', 'hashed-1-512', B'10100100110011101010100011110110000101010001111000001111100011000111110000111101010100111110000011100101001001010101111111111110111000011110011110010110010100101001011100010010001101011011001101010100010111010011111011010111001010110110001011110111100111011010011001000100110010100101001111001010100010001010001000001000001011111001111010001101000011101010100000010111000110111101010011011010111001011111101101010111100100111000001110001010110101111010011001011111100111110100101111010100111110011101000000010110', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a2026b-de0f-74f8-ae2f-2ad60c135d1c', '945c645762', 'year mani move', 'hashed-1-512', B'10111001011101101101010000110000111100010100111111111111011000100110110100001001111110010101001111000100110101000110110111010010001100101010101001001110011110101111101110001110000001111000101100110011011011101001011001010100111101111111100010100001100111010101100000010100110001110100110110001010011000100110111001000111101110111010001110010000011101000001010010110100110111010100001000101110101101000100011010011110101000110100000001011001000011100111101010111000110110010011011001001111100110011010100100011011', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a2026b-de0f-74f8-ae2f-2ad73b53b093', '945c645762', 'own van van travel', 'hashed-1-512', B'10110110110001110110010101101100011110110011110101011101010110011001100010100110010100010000011001101111101001000111000100010001011000110101100110001110110110010110100010100101001101100010001101111010101101101101110000111100000110100010100111101111110010111000000100100011010011010101011100110111010001101000100111111001101111011110110001001000111110000001000011010011111010100011111101000100011010000011111101101100110010010010110000101110111000100100011000110000111110100000010000100000001001000001101000100111', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a2026b-de0f-74f8-ae2f-2ad81a60ff44', '945c645762', 'dog name bolt', 'hashed-1-512', B'10001000111101001010000001100101110010000101001101111111111100011111010100001111100110000011011000000000011101101010010100111110110101110101011001011101111111101101000101001110101001001001011100001110101111100011111000101011000100010001010110111110111010010110010110001101110001100010010011110100110101010011101110100110000000000111001010111111011000110110111011101001110001010111101110111000110110010001001011100101001101000101001110001001000100011100110111111100010110001001010000100101011100001101111000110111', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a2026b-de0f-74f8-ae2f-2ad9af7722a8', '945c645762', 'play chess friday', 'hashed-1-512', B'10101101011000111000111010110111011101110101110010010110100001101110101011100100011111001111011001000101110110001001110001110111000000011011110101010000011100001100110111000001101011100111011001101111110110101100111011101110010010111011110111010101001011100111010110010100101011011101100001001011101000011010111100100110111111111110110110111001101101111100000101000101001000101100011111001010011101000111111111110001001010101000100011000111000101110101111000110001001111011101110011100010000100110000011010110010', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a2026b-de5e-75c7-83f2-d1cb7e79efba', 'cf5fc19671', 'like tea food', 'hashed-1-512', B'01101101000101000001010010101111100101010001110011010000010100000110001010001101001101001000110001101000000010110110111010110001001101010101001010100110110011100100010101000010100000111111011100100110111101110100010101011111100001100111000100110000001111011001100101101011010100110111010011010100000110110000001101010011111111101000111100011010010011110011011101100000011011000101000010010010101111010101110011011000101010100001111011110000011111001011010011111110001001100110100000000011101011010010010000011011', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a2026b-de5f-705b-87be-d2c689f1846a', 'cf5fc19671', 'cat', 'hashed-1-512', B'00000000000000000000000000000000000000000000000000000000000000000111111110110111100000000101101101101010111110101010110111111000000100011010110000100110010111011111111000000111011111111110011111010111011010110001000101110101011010100100111010101010100000110010111110101000111011110111100010111000010001110000001100010100000000000000000000000000000000000000000000000000000000000000000001100010000100000001000100000001010100110000100100010010110000000000000000000000000000000000000000000000000000000000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a2026b-dfc4-70d5-b082-2adf367d88d0', '01a2026b-dfc4-70d5-b082-2ae1106b624f', '8038ef7ecd', 'avoid milk lactos intoler', 'hashed-1-512', B'00111111010100010011001011000001001111010011001011001010101110110000001000010000001100111001111000011101001010000001001010000011000101001000011100001011110000011100000100100010100100011100000000110001001101101000110111010000001101000001001100101111000011011110010000101010010011001110101000000010010111011111111011111011000000001010000000010010000000000000000000001101010001000001000010110100000100011110110010111111100110101010011110011000001111101100010011101000000001101101000111011101011100110001000001100010', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a2026b-e044-7160-96fb-333a5f753bd6', '01a2026b-e044-7160-96fb-333cd7f627bc', '8038ef7ecd', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', B'11101100010011011101100011110001001110011101101010001111001110110111110110111011000010011111111100111000010110110000001001110010111001000101111001001011000111100010100110101011011100101110011000000100000101000011110110101110011011011111000100101110111101101011001101100110000001000110111110011111010101000011000001011111000100010101011001001101001110010110101111011110111111001010101100000110101101001100101011011010000001011011100000000000111011011011010111000100110100111101010100000011111010100010111001110100', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a2026b-deff-735d-962f-4879e2c9249d', '01a2026b-e0d6-7564-a82d-907de1c8206e', '8038ef7ecd', 'prefer name ana not anna name', 'hashed-1-512', B'00001101010101100001101001000100010001001110101101101110101110001110010010011110000111111100010110000011101001110100101010111111001010111110011011000001000000101001000101001010101000011100011101011100111110001011010000100011001110110111010011110110101111000010010110001111011000101010000000100011100111001010001100001000000010100011001011111111111100111110111001111000110011010110110100110001001010011011001011100001001101000001101111100100000110001011101000111000010110000010110001011101011100100101111001110100', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a2026b-e089-73e1-b71f-566f5cba9052', '01a2026b-e089-73e1-b71f-5671ea5f570d', '8038ef7ecd', 'prefer short answer', 'hashed-1-512', B'10010011111010010010110111110010001110010011101000100000111111110111110010011100010111111110000110110011101001000000111111111110110010010110110101010111100011111000000110000000111111111100011101010110010011010010111000111001101100111111000010110101101110011011011111000100110010100100001111101011101010001001001010001100111110110011011000011011000110101001000100010111000010011001000011111010110011111100101101010101110101001000111010011010110101110101101100010111110111000011001101001111101001001000101000111010', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a2026b-df49-71f9-8e29-91d69c20445f', '01a2026b-e157-7422-b309-cde3844d1f1d', '8038ef7ecd', 'ship v1 septemb deadlin', 'hashed-1-512', B'00011001001010100101000010011010101010011101000010010010001001010111101000000111111111001011100001000010111010001110010010001100001000011101011011101101001100010001100011101011101011001011111100000101000000001001100000000001100001010111110100000000110000001110101100000011000000010100101111100011110100010100011110001111011010111011101110111101011000100101111011101101110110100100101111101010111100000010100100001101010011001000000110100000101011010110110000011000011110000110101000101011111010000101101011111101', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a2026b-e173-70cb-bd13-188bf32dab33', '01a2026b-e174-71b3-88dd-f4d39b088572', '8038ef7ecd', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', B'00011011110010110100111010000011111111010010100011011010111010110001001001111111000100111101001010011101011010001001001011110111010111001000011101111110110010011100100100100010100100010101100000110001011100101010100111000101001101000001001100101101000111001011010011001010000111001000000000001010110111011101001010100111000010011110000010111011000100001010101001101101111111101101000010110100000100011110110010111111100110101010011110011000001111101100010010101100000001101111000111011101011000110000010001100110', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a2026b-e196-70b6-9286-72bb5263c983', '01a2026b-e230-700a-9e6a-7c6c29ae2f39', '8038ef7ecd', 'drink green tea morn tea', 'hashed-1-512', B'00001000010100011110010011100000100011111000101010110111001010110100001011101100100100110000111011101000000011110110110000001001001000100111101010111110100011100100010101000010100100101110010100001010011001110100000101001111100001101101010100000000001011101110101100100011010101010000100111011100000000110010010101001001110001100110010001111011101111101100011000001111010100001001010110100011100100000000000110001010111011111110100100110011011111010001101111101101101011110110110010010110101111011010011010010011', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a2026b-e1df-775a-816d-342a33cb0368', '01a2026b-e1e0-76a5-adde-a44bdb37e238', '8038ef7ecd', 'drink tea morn', 'hashed-1-512', B'00001100011101011110010010101100110110111000100111110111001010100110001101100100101100110000010000001001000001010110110001000001011111011101001011011111100011110100011101000010100100111010010110011010010011100011000001101011001001011101010111000011101001101110101100100011010101010000100111011100000000110010010101001001110001101110010001101011101111101100011000000111111100001001010110100011100100000000000110001010111011111110100100110011011111010101101111111101111011110110111010010011101111011010001010011011', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a2026b-e41a-7622-aca3-12dbc4c67953', '01a2026b-e41c-7204-95c4-b22b18bf63d0', 'b67c769332', 'run sunday', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011011101110000000101101101001011000010011101000110001011110011010100101110101010001110001110111111101001001011110010000100100001010110110010100011010000000010111101111000110100000101001101110001011001000111111001111110111101001110000101001110111001000110010001111010101110111000111100110001101110110000100101101110001111000', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a2026b-e465-77a3-9b98-812e9e8bd243', '01a2026b-e465-77a3-9b98-8130b7c2f31b', 'b67c769332', 'run ten kilometr', 'hashed-1-512', B'01000000111111110110101000101011010110100010010111010101110000110000001001101010100101110111100100110110110000010011100011010110011101110100111000111100101000110111001101010000110010110000011000000010011110001101111011011011110101001100101001111110000111111110110010000010001110100101101111001011100010001110111000010010000000101010011100111101000000101101010100010101000001100001100010111100011110110111110000110001100001100000100001001101100001011110010101111011000101000011011101010110000110100101110000111010', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(48, 'default', 'lena', '01a2026b-e4af-70be-b845-378461603af0', '01a2026b-e4af-70be-b845-3786833fbda9', 'b67c769332', 'run marathon', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011001011000101000011011010010011101001110010011000111101010111001011011110110010100011010000111001011010100001100111100000100000010001100100100001101010100100001100101011001011100111011101000010010011111011001110101100110110100100000101110011000100101011000101111010101110111000111100110001101110110000100101101110001111000', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(48, 'bridge', 'lena', '01a2026b-e508-71cd-8e71-047f4cb71ccd', '01a2026b-e561-70e6-9a7b-907ab9537cb6', 'f880d6edfc', 'anoth person same name', 'hashed-1-512', B'10101000110111000111101001000100010011001100100001110101111100001010001000100110101011111100001110110101111101111001011111111101010001101111001010101000001100101101111000010011010101101011101001010110001001001011100110100001000001011100000010010101101001111000010010101011101010111010110000100011100111010011001001110000000010111011101110101011111100101110011001111000010001010111100110011010100111111111001011110101011000001101111001001111000110000101111010111100000010101001101110101011100100000111011100000000', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2026b-de0f-74f8-ae2f-2ad295dc7c66","contents":["01a2026b-de0f-74f8-ae2f-2ad295dc7c66"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a2026b-de0f-74f8-ae2f-2ad34a283fbf","contents":["01a2026b-de0f-74f8-ae2f-2ad34a283fbf"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a2026b-de0f-74f8-ae2f-2ad4cf3f4085","contents":["01a2026b-de0f-74f8-ae2f-2ad4cf3f4085"],"created_at":1795336953358920,"updated_at":1795336953358920},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a2026b-de0f-74f8-ae2f-2ad59add07a4","contents":["01a2026b-de0f-74f8-ae2f-2ad59add07a4"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a2026b-de0f-74f8-ae2f-2ad60c135d1c","contents":["01a2026b-de0f-74f8-ae2f-2ad60c135d1c"],"created_at":1795336953358920,"updated_at":1795336953358920},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a2026b-de0f-74f8-ae2f-2ad73b53b093","contents":["01a2026b-de0f-74f8-ae2f-2ad73b53b093"],"created_at":1795336953358920,"updated_at":1795336953358920},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a2026b-de0f-74f8-ae2f-2ad81a60ff44","contents":["01a2026b-de0f-74f8-ae2f-2ad81a60ff44"],"created_at":1795336953358920,"updated_at":1795336953358920},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a2026b-de0f-74f8-ae2f-2ad9af7722a8","contents":["01a2026b-de0f-74f8-ae2f-2ad9af7722a8"],"created_at":1795336953358920,"updated_at":1795336953358920}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a2026b-deff-735d-962f-4879e2c9249d":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a2026b-e0d6-7564-a82d-907de1c8206e","contents":["01a2026b-df01-703d-bf05-bb5fa20de3c0","01a2026b-e0d6-7564-a82d-907de1c8206e"],"created_at":1795336953601421,"updated_at":1795336954069065},"01a2026b-df49-71f9-8e29-91d69c20445f":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a2026b-e157-7422-b309-cde3844d1f1d","contents":["01a2026b-df49-71f9-8e29-91d87f0fc4af","01a2026b-e157-7422-b309-cde3844d1f1d","01a2026b-e299-7014-9065-38505305051c"],"created_at":1795336953673603,"updated_at":1795336954521454},"01a2026b-df80-7720-8efc-5729cd12ce4c":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a2026b-e3bf-76cf-aadd-9572f1ba75a7"],"merged_into":"01a2026b-e173-70cb-bd13-188bf32dab33","created_at":1795336953728998,"updated_at":1795336954815177},"01a2026b-dfc4-70d5-b082-2adf367d88d0":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a2026b-dfc4-70d5-b082-2ae1106b624f","contents":["01a2026b-dfc4-70d5-b082-2ae1106b624f","01a2026b-e2cd-7664-b82f-f28cb3a33caf"],"purge_at":4948936954661558,"created_at":1795336953796861,"updated_at":1795336954661558},"01a2026b-dfff-7495-a8b3-04047da52312":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a2026b-e338-7671-9f5e-a35ad73d4e04"],"created_at":1795336953855406,"updated_at":1795336954680177},"01a2026b-e044-7160-96fb-333a5f753bd6":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2026b-e044-7160-96fb-333cd7f627bc","contents":["01a2026b-e044-7160-96fb-333cd7f627bc"],"created_at":1795336953924908,"updated_at":1795336953924908},"01a2026b-e089-73e1-b71f-566f5cba9052":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a2026b-e089-73e1-b71f-5671ea5f570d","contents":["01a2026b-e089-73e1-b71f-5671ea5f570d"],"created_at":1795336953993493,"updated_at":1795336954554234},"01a2026b-e173-70cb-bd13-188bf32dab33":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a2026b-e174-71b3-88dd-f4d39b088572","contents":["01a2026b-e174-71b3-88dd-f4d39b088572"],"derived_from":[{"memory_id":"01a2026b-df80-7720-8efc-5729cd12ce4c","revision":1},{"memory_id":"01a2026b-dfc4-70d5-b082-2adf367d88d0","revision":1}],"created_at":1795336954227757,"updated_at":1795336954227757},"01a2026b-e196-70b6-9286-72bb5263c983":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2026b-e230-700a-9e6a-7c6c29ae2f39","contents":["01a2026b-e196-70b6-9286-72bdc90c33df","01a2026b-e230-700a-9e6a-7c6c29ae2f39","01a2026b-e230-700a-9e6a-7c6d56148042"],"derived_from":[{"memory_id":"01a2026b-e196-70b6-9286-72bb5263c983","revision":1},{"memory_id":"01a2026b-e1df-775a-816d-342a33cb0368","revision":1}],"created_at":1795336954262261,"updated_at":1795336954415475},"01a2026b-e1df-775a-816d-342a33cb0368":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a2026b-e1e0-76a5-adde-a44bdb37e238","contents":["01a2026b-e1e0-76a5-adde-a44bdb37e238"],"merged_into":"01a2026b-e196-70b6-9286-72bb5263c983","created_at":1795336954336065,"updated_at":1795336954415475}},"kept":8,"links":{"01a2026b-df49-71f9-8e29-91d69c20445f":{"01a2026b-e196-70b6-9286-72bb5263c983":{"by_hand":true,"outgoing":false,"strength":0}},"01a2026b-e089-73e1-b71f-566f5cba9052":{"01a2026b-e196-70b6-9286-72bb5263c983":{"by_hand":true,"outgoing":false,"strength":500}},"01a2026b-e196-70b6-9286-72bb5263c983":{"01a2026b-df49-71f9-8e29-91d69c20445f":{"by_hand":true,"outgoing":true,"strength":0},"01a2026b-e089-73e1-b71f-566f5cba9052":{"by_hand":true,"outgoing":true,"strength":500}}}}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795336954506696);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795336953358920, 1795336953358920),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795336953438884, 1795336953438884),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795336953601421, 1795336954815177),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795336954907967, 1795336955128722),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795336955146297, 1795336955232161);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795336956869300, '01a2026b-ebc5-720a-8add-1e8e606fb3a5', NULL, 'admin:cli', 1, 2, 0, '[]', 725),
	('default', 1795336956869300, '01a2026b-ebc8-7213-8f05-fcef76e05411', NULL, 'admin:cli', 1, 48, 0, '[]', 725);


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


