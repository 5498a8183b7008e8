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
ALTER TABLE ONLY public.contents ALTER COLUMN key SET STATISTICS 0;
ALTER TABLE ONLY public.contents ALTER COLUMN body SET STATISTICS 0;


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

INSERT INTO public.accounts VALUES
	('01a20319-a37b-74f4-ba43-e5a10f4e6fe0', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$gHGsrVSImnPBI9AzaR4Fwg$gVQvruU4N7HXEwo4ppikhWvJdXvajtsn+m8RioFbfCA', 1795348341627597, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_BXxtuPxRxVeA', 'default', 'admin', NULL, '[]', '\x8483216dfb63716117f50aec0197a887be6a62a5df65ac09f24b397715e88468', 1795348340928887, NULL),
	('k_AC7qcuzlIUFp', 'default', 'auditor', 'reviewer', '[]', '\xa704299a526ed1400970c7f9cf537718b45be7b7cc69342f05ac55dac17a7cde', 1795348341008015, NULL),
	('k_gtff8WnGvLSy', 'default', 'agent', 'planner', '["ana"]', '\x4b26ba3f50e20bdcbce2aef08fbc37027443fa953c292b54ae700d6932886c5c', 1795348341087467, NULL),
	('k_HnaXYjqxxDx4', 'bridge', 'admin', NULL, '[]', '\x8bc74c7762320d4bc10cf8144c64fb8a9a780a0d8bbd27cc9d5096a227eb2b3c', 1795348341180872, NULL),
	('k_mqL5UMFUtxp7', 'default', 'admin', NULL, '[]', '\x4536d7d5e9bc32e5eaa77e19b29e8769ebd0e984a070af96374377ff0279f071', 1795348341262724, 1795348341393928);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a20319-a2c6-720f-aa96-8a85f48b06bb', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a20319-a2c7-75e8-8e55-bafc0293ab7e', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a20319-a2c7-75e8-8e55-bafdb9f130df', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a20319-a2c7-75e8-8e55-bafee887e337', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a20319-a2c7-75e8-8e55-baffe74e69a6', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a20319-a2c7-75e8-8e55-bb00c776b36a', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a20319-a2c7-75e8-8e55-bb00c776b36a', NULL, NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a20319-a2c7-75e8-8e55-bb0156ede200', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a20319-a2c7-75e8-8e55-bb0156ede200', NULL, NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a20319-a2c7-75e8-8e55-bb0233a5fbef', NULL, 'admin:cli', 'import:jsonl', 1795348341446887, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a20319-a30a-7213-8bc6-d5f38edebd52', NULL, 'admin:cli', 'import:agno', 1795348341514425, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a20319-a30a-7213-8bc6-d5f490cfb705', NULL, 'admin:cli', 'import:agno', 1795348341514425, '{}'),
	(43, 'default', 'ana', 1, 1, '01a20319-a404-7580-a2a5-f4aeb20a1bc4', 'ADD', NULL, 'active', NULL, '01a20319-a405-7636-a1ac-b39671dbf84a', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348341765277, '{}'),
	(43, 'default', 'ana', 2, 2, '01a20319-a43c-72de-85d3-78d3bba524b1', 'ADD', NULL, 'active', NULL, '01a20319-a43c-72de-85d3-78d56a710e16', NULL, 'admin:k_BXxtuPxRxVeA', 'run-7', 1795348341820591, '{}'),
	(43, 'default', 'ana', 3, 3, '01a20319-a481-757c-8fec-3328c2ec682d', 'ADD', NULL, 'active', NULL, '01a20319-a481-757c-8fec-332abfae8c1b', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348341889198, '{}'),
	(43, 'default', 'ana', 4, 4, '01a20319-a4c3-7323-a9e8-812e31268f6a', 'ADD', NULL, 'active', NULL, '01a20319-a4c3-7323-a9e8-81302b3e91a1', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348341955729, '{}'),
	(43, 'default', 'ana', 5, 5, '01a20319-a50a-762b-a6ce-aec6d1d4755e', 'ADD', NULL, 'active', NULL, '01a20319-a50a-762b-a6ce-aec85bea86c5', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342026519, '{}'),
	(43, 'default', 'ana', 6, 6, '01a20319-a546-711d-9e67-ea3e15344fae', 'ADD', NULL, 'active', NULL, '01a20319-a546-711d-9e67-ea40d16971dd', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342086123, '{}'),
	(43, 'default', 'ana', 7, 7, '01a20319-a584-7172-a4a0-48e10dda9748', 'ADD', NULL, 'active', NULL, '01a20319-a584-7172-a4a0-48e3a08356b6', NULL, 'agent:planner', NULL, 1795348342148399, '{}'),
	(43, 'default', 'ana', 8, 8, '01a20319-a404-7580-a2a5-f4aeb20a1bc4', 'UPDATE', 'active', 'active', '01a20319-a405-7636-a1ac-b39671dbf84a', '01a20319-a5c8-75ad-bcad-c7d7aa3a55b3', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342215994, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a20319-a43c-72de-85d3-78d3bba524b1', 'UPDATE', 'active', 'active', '01a20319-a43c-72de-85d3-78d56a710e16', '01a20319-a43c-72de-85d3-78d56a710e16', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342274751, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a20319-a584-7172-a4a0-48e10dda9748', 'UPDATE', 'active', 'active', '01a20319-a584-7172-a4a0-48e3a08356b6', '01a20319-a584-7172-a4a0-48e3a08356b6', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342289379, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a20319-a584-7172-a4a0-48e10dda9748', 'UPDATE', 'active', 'active', '01a20319-a584-7172-a4a0-48e3a08356b6', '01a20319-a584-7172-a4a0-48e3a08356b6', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342301537, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a20319-a43c-72de-85d3-78d3bba524b1', 'UPDATE', 'active', 'active', '01a20319-a43c-72de-85d3-78d56a710e16', '01a20319-a43c-72de-85d3-78d56a710e16', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342314591, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a20319-a43c-72de-85d3-78d3bba524b1', 'UPDATE', 'active', 'active', '01a20319-a43c-72de-85d3-78d56a710e16', '01a20319-a637-75c2-a472-675c8d24cda5', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342327000, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a20319-a651-7220-bc44-27382e1aee5f', 'MERGE', NULL, 'active', NULL, '01a20319-a652-737d-9245-8cfa4abdec40', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342353770, '{"derived_from":[{"memory_id":"01a20319-a481-757c-8fec-3328c2ec682d","revision":1},{"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a20319-a481-757c-8fec-3328c2ec682d', 'MERGE', 'active', 'merged', '01a20319-a481-757c-8fec-332abfae8c1b', NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342353770, '{"merged_into":"01a20319-a651-7220-bc44-27382e1aee5f"}'),
	(43, 'default', 'ana', 16, 16, '01a20319-a4c3-7323-a9e8-812e31268f6a', 'MERGE', 'active', 'merged', '01a20319-a4c3-7323-a9e8-81302b3e91a1', NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342353770, '{"merged_into":"01a20319-a651-7220-bc44-27382e1aee5f"}'),
	(43, 'default', 'ana', 17, 17, '01a20319-a4c3-7323-a9e8-812e31268f6a', 'RESTORE', 'merged', 'active', NULL, '01a20319-a4c3-7323-a9e8-81302b3e91a1', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342371714, '{}'),
	(43, 'default', 'ana', 18, 18, '01a20319-a673-7474-980e-dc60283a3908', 'ADD', NULL, 'active', NULL, '01a20319-a673-7474-980e-dc6224b20325', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342387163, '{}'),
	(43, 'default', 'ana', 19, 19, '01a20319-a6bb-7312-9e05-5b169374d18c', 'ADD', NULL, 'active', NULL, '01a20319-a6bb-7312-9e05-5b18b79c2c30', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342459525, '{}'),
	(43, 'default', 'ana', 20, 20, '01a20319-a673-7474-980e-dc60283a3908', 'MERGE', 'active', 'active', '01a20319-a673-7474-980e-dc6224b20325', '01a20319-a703-7278-b273-305639376ad5', '01a20319-a703-7278-b273-3057a20b2ba6', 'admin:k_BXxtuPxRxVeA', NULL, 1795348342531113, '{"derived_from":[{"memory_id":"01a20319-a673-7474-980e-dc60283a3908","revision":1},{"memory_id":"01a20319-a6bb-7312-9e05-5b169374d18c","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a20319-a6bb-7312-9e05-5b169374d18c', 'MERGE', 'active', 'merged', '01a20319-a6bb-7312-9e05-5b18b79c2c30', NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342531113, '{"merged_into":"01a20319-a673-7474-980e-dc60283a3908"}'),
	(43, 'default', 'ana', 22, 22, '01a20319-a673-7474-980e-dc60283a3908', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342546641, '{"strength":0.5,"to":"01a20319-a584-7172-a4a0-48e10dda9748"}'),
	(43, 'default', 'ana', 23, 23, '01a20319-a673-7474-980e-dc60283a3908', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342561179, '{"strength":1.0,"to":"01a20319-a43c-72de-85d3-78d3bba524b1"}'),
	(43, 'default', 'ana', 24, 24, '01a20319-a673-7474-980e-dc60283a3908', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342588335, '{"removed":true,"to":"01a20319-a43c-72de-85d3-78d3bba524b1"}'),
	(43, 'default', 'ana', 25, 25, '01a20319-a43c-72de-85d3-78d3bba524b1', 'DELETE', 'active', 'archived', '01a20319-a637-75c2-a472-675c8d24cda5', NULL, '01a20319-a767-76d4-b8d3-551ee471ef10', 'admin:k_BXxtuPxRxVeA', NULL, 1795348342631691, '{}'),
	(43, 'default', 'ana', 26, 26, '01a20319-a584-7172-a4a0-48e10dda9748', 'DELETE', 'active', 'archived', '01a20319-a584-7172-a4a0-48e3a08356b6', NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342646576, '{}'),
	(43, 'default', 'ana', 27, 27, '01a20319-a584-7172-a4a0-48e10dda9748', 'RESTORE', 'archived', 'active', NULL, '01a20319-a584-7172-a4a0-48e3a08356b6', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342662014, '{}'),
	(1, 'default', 'nora', 2, 2, '01a20319-a9a8-72ac-9fed-ef4bc614b6f6', 'ADD', NULL, 'active', NULL, '01a20319-a9a9-75ee-8a44-ec321ebc2b5c', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348343208965, '{}'),
	(43, 'default', 'ana', 28, 28, '01a20319-a4c3-7323-a9e8-812e31268f6a', 'TTL', 'active', 'soft_deleted', '01a20319-a4c3-7323-a9e8-81302b3e91a1', NULL, '01a20319-a796-717a-be28-c9accffc0309', 'admin:k_BXxtuPxRxVeA', NULL, 1795348342678158, '{"purge_at":4948948342678158}'),
	(43, 'default', 'ana', 29, 29, '01a20319-a4c3-7323-a9e8-812e31268f6a', 'RESTORE', 'soft_deleted', 'active', NULL, '01a20319-a4c3-7323-a9e8-81302b3e91a1', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342704752, '{}'),
	(43, 'default', 'ana', 30, 30, '01a20319-a4c3-7323-a9e8-812e31268f6a', 'TTL', 'active', 'soft_deleted', '01a20319-a4c3-7323-a9e8-81302b3e91a1', NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342719250, '{"purge_at":4948948342719250}'),
	(43, 'default', 'ana', 31, 31, '01a20319-a50a-762b-a6ce-aec6d1d4755e', 'PURGE', 'active', 'purged', NULL, NULL, '01a20319-a7cf-716a-bc78-f5c17af9c3ce', 'admin:k_BXxtuPxRxVeA', NULL, 1795348342735739, '{"erased":1}'),
	(43, 'default', 'ana', 32, 32, '01a20319-a481-757c-8fec-3328c2ec682d', 'PURGE', 'merged', 'purged', NULL, NULL, '01a20319-a842-7444-bab9-6de257884c12', 'admin:k_BXxtuPxRxVeA', NULL, 1795348342850217, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a20319-a880-711e-b0fb-d905864d0969', 'ADD', NULL, 'active', NULL, '01a20319-a881-702d-9103-5d1aae4a98e9', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342913399, '{}'),
	(48, 'default', 'lena', 2, 4, '01a20319-a8b3-7759-99b0-699208f3713b', 'ADD', NULL, 'active', NULL, '01a20319-a8b4-7328-a2d9-f6db8e7951d1', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348342964012, '{}'),
	(1, 'default', 'nora', 1, 1, '01a20319-a95b-77fb-815c-c4088279e2d7', 'ADD', NULL, 'active', NULL, '01a20319-a95c-71d8-9fe1-2f0149114d27', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348343132917, '{}'),
	(48, 'default', 'lena', 3, 5, '01a20319-a8f9-76d5-954e-33f31f0a16af', 'ADD', NULL, 'active', NULL, '01a20319-a8f9-76d5-954e-33f5e187bc97', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348343033858, '{}'),
	(48, 'default', 'lena', 4, 6, '01a20319-a8f9-76d5-954e-33f31f0a16af', 'DELETE', 'active', 'archived', '01a20319-a8f9-76d5-954e-33f5e187bc97', NULL, NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348343102186, '{}'),
	(1, 'default', 'nora', 6, 20, '01a20319-aa39-73cb-a515-c8d2e99a2ea9', 'DELETE', 'active', 'archived', '01a20319-aa39-73cb-a515-c8d45078ba2e', NULL, '01a20319-ab15-7631-9b27-575a553660ec', 'workflow:memory-optimization', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343573539, '{}'),
	(1, 'default', 'nora', 7, 21, '01a20319-aa81-774b-bd84-e575a35ecac1', 'DELETE', 'active', 'archived', '01a20319-aa81-774b-bd84-e5778528d7ec', NULL, '01a20319-ab15-7631-9b27-575b4f5c2642', 'workflow:memory-optimization', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343573539, '{}'),
	(1, 'default', 'nora', 8, 22, '01a20319-ab15-7631-9b27-575c974c1b56', 'MERGE', NULL, 'active', NULL, '01a20319-ab15-7631-9b27-575d8db3ae21', '01a20319-ab15-7631-9b27-575ea93dc3d9', 'workflow:memory-optimization', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343573539, '{"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":1},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a20319-a95b-77fb-815c-c4088279e2d7', 'MERGE', 'active', 'merged', '01a20319-a95c-71d8-9fe1-2f0149114d27', NULL, NULL, 'workflow:memory-optimization', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343573539, '{"merged_into":"01a20319-ab15-7631-9b27-575c974c1b56"}'),
	(1, 'default', 'nora', 10, 24, '01a20319-a9a8-72ac-9fed-ef4bc614b6f6', 'MERGE', 'active', 'merged', '01a20319-a9a9-75ee-8a44-ec321ebc2b5c', NULL, NULL, 'workflow:memory-optimization', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343573539, '{"merged_into":"01a20319-ab15-7631-9b27-575c974c1b56"}'),
	(1, 'default', 'nora', 11, 25, '01a20319-a9f0-746b-862c-50a01453f7be', 'UPDATE', 'active', 'active', '01a20319-a9f0-746b-862c-50a2099f2b8d', '01a20319-ab16-7045-9327-05b70c62f9e8', NULL, 'workflow:memory-optimization', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343573539, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 3, 3, '01a20319-a9f0-746b-862c-50a01453f7be', 'ADD', NULL, 'active', NULL, '01a20319-a9f0-746b-862c-50a2099f2b8d', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348343280648, '{}'),
	(1, 'default', 'nora', 4, 4, '01a20319-aa39-73cb-a515-c8d2e99a2ea9', 'ADD', NULL, 'active', NULL, '01a20319-aa39-73cb-a515-c8d45078ba2e', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348343353133, '{}'),
	(1, 'default', 'nora', 5, 5, '01a20319-aa81-774b-bd84-e575a35ecac1', 'ADD', NULL, 'active', NULL, '01a20319-aa81-774b-bd84-e5778528d7ec', NULL, 'admin:k_BXxtuPxRxVeA', NULL, 1795348343425329, '{}'),
	(1, 'default', 'nora', 12, 30, '01a20319-aa39-73cb-a515-c8d2e99a2ea9', 'RESTORE', 'archived', 'active', NULL, '01a20319-aa39-73cb-a515-c8d45078ba2e', NULL, 'admin:k_BXxtuPxRxVeA', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343689664, '{}'),
	(1, 'default', 'nora', 13, 31, '01a20319-aa81-774b-bd84-e575a35ecac1', 'RESTORE', 'archived', 'active', NULL, '01a20319-aa81-774b-bd84-e5778528d7ec', NULL, 'admin:k_BXxtuPxRxVeA', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343689664, '{}'),
	(1, 'default', 'nora', 14, 32, '01a20319-a95b-77fb-815c-c4088279e2d7', 'RESTORE', 'merged', 'active', NULL, '01a20319-a95c-71d8-9fe1-2f0149114d27', NULL, 'admin:k_BXxtuPxRxVeA', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343689664, '{}'),
	(1, 'default', 'nora', 15, 33, '01a20319-a9a8-72ac-9fed-ef4bc614b6f6', 'RESTORE', 'merged', 'active', NULL, '01a20319-a9a9-75ee-8a44-ec321ebc2b5c', NULL, 'admin:k_BXxtuPxRxVeA', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343689664, '{}'),
	(1, 'default', 'nora', 16, 34, '01a20319-a9f0-746b-862c-50a01453f7be', 'UPDATE', 'active', 'active', '01a20319-ab16-7045-9327-05b70c62f9e8', '01a20319-ab8a-7395-814e-0021e0816eda', NULL, 'admin:k_BXxtuPxRxVeA', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343689664, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a20319-ab15-7631-9b27-575c974c1b56', 'DELETE', 'active', 'archived', '01a20319-ab15-7631-9b27-575d8db3ae21', NULL, NULL, 'admin:k_BXxtuPxRxVeA', '01a20319-aac9-7684-bd3e-2cbac719aec9', 1795348343689664, '{}'),
	(1, 'default', 'nora', 18, 51, '01a20319-aa39-73cb-a515-c8d2e99a2ea9', 'DELETE', 'active', 'archived', '01a20319-aa39-73cb-a515-c8d45078ba2e', NULL, '01a20319-abdf-7167-8070-4f506d5cd799', 'workflow:memory-optimization', '01a20319-aba9-7522-9ae4-9566307d22b0', 1795348343775324, '{}'),
	(1, 'default', 'nora', 19, 52, '01a20319-aa81-774b-bd84-e575a35ecac1', 'DELETE', 'active', 'archived', '01a20319-aa81-774b-bd84-e5778528d7ec', NULL, '01a20319-abdf-7167-8070-4f51c09bd669', 'workflow:memory-optimization', '01a20319-aba9-7522-9ae4-9566307d22b0', 1795348343775324, '{}'),
	(1, 'default', 'nora', 20, 53, '01a20319-abdf-7167-8070-4f5226aa5676', 'MERGE', NULL, 'active', NULL, '01a20319-abdf-7167-8070-4f535a1ab9d5', '01a20319-abdf-7167-8070-4f54b9b13612', 'workflow:memory-optimization', '01a20319-aba9-7522-9ae4-9566307d22b0', 1795348343775324, '{"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":3},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a20319-a95b-77fb-815c-c4088279e2d7', 'MERGE', 'active', 'merged', '01a20319-a95c-71d8-9fe1-2f0149114d27', NULL, NULL, 'workflow:memory-optimization', '01a20319-aba9-7522-9ae4-9566307d22b0', 1795348343775324, '{"merged_into":"01a20319-abdf-7167-8070-4f5226aa5676"}'),
	(1, 'default', 'nora', 22, 55, '01a20319-a9a8-72ac-9fed-ef4bc614b6f6', 'MERGE', 'active', 'merged', '01a20319-a9a9-75ee-8a44-ec321ebc2b5c', NULL, NULL, 'workflow:memory-optimization', '01a20319-aba9-7522-9ae4-9566307d22b0', 1795348343775324, '{"merged_into":"01a20319-abdf-7167-8070-4f5226aa5676"}'),
	(1, 'default', 'nora', 23, 56, '01a20319-a9f0-746b-862c-50a01453f7be', 'UPDATE', 'active', 'active', '01a20319-ab8a-7395-814e-0021e0816eda', '01a20319-abdf-7167-8070-4f5519956f80', NULL, 'workflow:memory-optimization', '01a20319-aba9-7522-9ae4-9566307d22b0', 1795348343775324, '{"set":{},"was":{}}'),
	(48, 'bridge', 'lena', 1, 7, '01a20319-ac67-74c8-a17e-2162e507796e', 'ADD', NULL, 'active', NULL, '01a20319-ac68-74a8-b696-742c3bfaecc7', NULL, 'admin:k_HnaXYjqxxDx4', NULL, 1795348343912534, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a20319-ac67-74c8-a17e-2162e507796e', 'UPDATE', 'active', 'active', '01a20319-ac68-74a8-b696-742c3bfaecc7', '01a20319-acb0-7228-a96a-e9a4423e0f06', NULL, 'admin:k_HnaXYjqxxDx4', NULL, 1795348343984430, '{"set":{},"was":{}}');


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
	(9, 'memories', 1, 1),
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
	(10, 'changes', 1, 0),
	(11, 'changes', 1, 0),
	(12, 'changes', 1, 0),
	(13, 'changes', 1, 0),
	(53, 'memories', 1, 10),
	(9, 'changes', 1, 1),
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
	(60, 'changes', 1, 0),
	(61, 'changes', 1, 0),
	(62, 'changes', 1, 0),
	(63, 'changes', 1, 0),
	(0, 'search', 1, 0),
	(53, 'changes', 1, 10),
	(57, 'changes', 1, 1),
	(43, 'changes', 1, 32),
	(48, 'changes', 1, 8),
	(1, 'search', 1, 60),
	(2, 'search', 1, 0),
	(3, 'search', 1, 0),
	(4, 'search', 1, 0),
	(5, 'search', 1, 0),
	(6, 'search', 1, 0),
	(7, 'search', 1, 0),
	(8, 'search', 1, 0),
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
	(9, 'search', 1, 1),
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
	(10, 'relations', 1, 0);
INSERT INTO public.checkpoints VALUES
	(11, 'relations', 1, 0),
	(12, 'relations', 1, 0),
	(13, 'relations', 1, 0),
	(14, 'relations', 1, 0),
	(15, 'relations', 1, 0),
	(9, 'relations', 1, 1),
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
	(9, 'runs', 1, 1),
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
	(10, 'user_stats', 1, 0),
	(11, 'user_stats', 1, 0),
	(12, 'user_stats', 1, 0),
	(13, 'user_stats', 1, 0),
	(14, 'user_stats', 1, 0),
	(15, 'user_stats', 1, 0),
	(16, 'user_stats', 1, 0),
	(17, 'user_stats', 1, 0),
	(9, 'user_stats', 1, 1),
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
	(10, 'daily_metrics', 1, 0),
	(11, 'daily_metrics', 1, 0),
	(12, 'daily_metrics', 1, 0),
	(13, 'daily_metrics', 1, 0),
	(14, 'daily_metrics', 1, 0),
	(15, 'daily_metrics', 1, 0),
	(16, 'daily_metrics', 1, 0);
INSERT INTO public.checkpoints VALUES
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
	(9, 'daily_metrics', 1, 1),
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
	(43, 'default', 'k_BXxtuPxRxVeA/memory_book/ana', 'first', '\x84199ed22309bc1744ce20cf4c275bd2d628ac5997a6a4e30c0f60da3fbf2d61', '01a20319-a405-7636-a1ac-b39671dbf84a', '{"created":1,"memory_id":"01a20319-a404-7580-a2a5-f4aeb20a1bc4","rev":1}', 1, 1, 1795348341765277),
	(43, 'default', 'k_BXxtuPxRxVeA/memory_book/ana', 'doomed', '\xf00b96a134b316724c7a59cd359bf64b8732360f3329f5f6aa0149b0bde0d63a', '01a20319-a50a-762b-a6ce-aec85bea86c5', '{"created":1,"memory_id":"01a20319-a50a-762b-a6ce-aec6d1d4755e","rev":5}', 5, 5, 1795348342026519),
	(43, 'default', 'k_BXxtuPxRxVeA/memory_book/ana', 'guarded', '\xaf2ea16802df9c4843b799a0907a31ee55a4765b38c7a20abdb3a2cc79d17547', '01a20319-a5c8-75ad-bcad-c7d7aa3a55b3', '{"created":0,"memory_id":"01a20319-a404-7580-a2a5-f4aeb20a1bc4","rev":8}', 8, 8, 1795348342215994),
	(43, 'default', 'k_BXxtuPxRxVeA/memory_book/ana', 'same', '\x5b4b6fe66d9874bb1bb77ed865ea106f25468f60defc620177730a69758c738b', '01a20319-a637-75c2-a472-675c8d24cda5', '{"created":0,"memory_id":"01a20319-a43c-72de-85d3-78d3bba524b1","position":13,"rev":13}', 14, 13, 1795348342340102),
	(43, 'default', 'k_BXxtuPxRxVeA/memory_book/ana', 'purge', '\x614d8aad11f561d9824726a076aec3a5ed4e2d194c8e38c92f7111b663245150', '01a20319-a7cf-716a-bc78-f5c17af9c3ce', '{"created":0,"memory_id":"01a20319-a50a-762b-a6ce-aec6d1d4755e","rev":31}', 31, 31, 1795348342735739),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:claim:01a20319-aae1-7659-8158-e026328e642c', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 7, 7, 1795348343521806),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 8, 8, 1795348343525167),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 9, 9, 1795348343532691),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 10, 10, 1795348343534345),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:classify:0', '\x35f2c126f8fb05eae4d28f7bbb27daad2dd93c2ea1461c6c7095c7ce8df8b09d', '01a20319-aaf8-7507-a1c0-21ae874f5d15', '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 11, 11, 1795348343544539),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 12, 12, 1795348343546589),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 13, 13, 1795348343548254),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:resolve_merges:0', '\xbf1881694e57345186a210aab4f4f3b5e32eb3921687ef5e9123bbca9738cdb5', '01a20319-ab01-75ba-a14a-68c78f57abd4', '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 14, 14, 1795348343553121),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 15, 15, 1795348343554601),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 16, 16, 1795348343556029),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:normalise_topics:0', '\x6ffe67d99f06022f4740ff9ddba9c7c739210d061c61ad9218eb1c2082ff1afc', '01a20319-ab0a-7270-8321-8442cc5554fe', '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 17, 17, 1795348343562338),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 18, 18, 1795348343563940),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 19, 19, 1795348343565205),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save', '\xb797bfb7f62683e0a961dc9251b3336a7559662d43da9916bd76172dac2a2c02', '01a20319-ab15-7631-9b27-575a553660ec', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795348343573539),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 26, 26, 1795348343576764),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 27, 27, 1795348343578940),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 28, 28, 1795348343581463),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', 29, 29, 1795348343582853),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:restore', '\x0bcf654badb11db8c998ffa346b47efaa72b462584bca535a7ea8b1dbeb5b44a', '01a20319-ab8a-7395-814e-0021e0816eda', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795348343689664),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:claim:01a20319-abb6-7220-b329-7dcd7470331c', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 38, 38, 1795348343734162),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 39, 39, 1795348343736418),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 40, 40, 1795348343738839),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 41, 41, 1795348343740337),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:classify:0', '\xcd7c5fa658c23e6a4d8edd8f59c542e587f4faa44f5716d0852eda4ac9dc92ff', '01a20319-abc5-7470-96f5-e921da531bc6', '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 42, 42, 1795348343749300),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 43, 43, 1795348343751613),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 44, 44, 1795348343753201),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:resolve_merges:0', '\x4400033dc10eef548257e4a38617d063b685fe7d620058a9c6a42f590a10f24f', '01a20319-abcd-719c-9044-0f54d38df654', '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 45, 45, 1795348343757121),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 46, 46, 1795348343758593),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 47, 47, 1795348343760338),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:normalise_topics:0', '\x4ec56457499f6c0af206fe8cc0eae82da0a52ca011836a4a35a55fefb56c334c', '01a20319-abd4-7094-92bd-b8af4eec91ec', '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 48, 48, 1795348343764705),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 49, 49, 1795348343766364),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 50, 50, 1795348343768030),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save', '\x50342ee554f9f8743812ff0226ebeb00cb0ffebab124f34bc2901440ab7b8c3d', '01a20319-abdf-7167-8070-4f506d5cd799', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795348343775324),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 57, 57, 1795348343778215),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 58, 58, 1795348343783863),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 59, 59, 1795348343786629),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', 60, 60, 1795348343788237);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a20319-a2c6-720f-aa96-8a85f48b06bb', 'default', 'memory_book', 'bruno', '\xd2b59b3689c9ed7be0c24f62c7a93f241b59656cf743a9390206a498555d92a3', '{"content":"Works as a carpenter"}'),
	(53, '01a20319-a2c7-75e8-8e55-bafc0293ab7e', 'default', 'memory_book', 'bruno', '\x546e5ae65e825db22c83d6bd5b0051f20fadb692fba00adc0f90cfa36e7eef04', '{"content":"Moved to Porto"}'),
	(53, '01a20319-a2c7-75e8-8e55-bafdb9f130df', 'default', 'memory_book', 'bruno', '\x6a61f6ebef57bd3555f644a5db69d0b0db60bb1b28a164544022122dc442e5ef', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a20319-a2c7-75e8-8e55-bafee887e337', 'default', 'memory_book', 'bruno', '\xe200e4488bcd01d7cf665eea99aff3e41670665b4c2151ac407d9bc79e662074', '{"content":"Prefers oak to pine"}'),
	(53, '01a20319-a2c7-75e8-8e55-baffe74e69a6', 'default', 'memory_book', 'bruno', '\xb62b1d2acd070a7499e560fb88f6dcf0ff3a38eca4553b943ced6df9918ac22d', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a20319-a2c7-75e8-8e55-bb00c776b36a', 'default', 'memory_book', 'bruno', '\x24add9422ba50b18ec4dec8686bebd1b35f921f20539f1160701071d9028b26c', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a20319-a2c7-75e8-8e55-bb0156ede200', 'default', 'memory_book', 'bruno', '\xb7f1f5680250294aa88ffc10a5f8fb18c53c501911c5b635551cb768ac375cbc', '{"content":"Had a dog named Bolt"}'),
	(53, '01a20319-a2c7-75e8-8e55-bb0233a5fbef', 'default', 'memory_book', 'bruno', '\x1145bd1ff5cf38e447da0b1ca84fcc911962232bd2b0c53aacdf6778bd9dad1e', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a20319-a30a-7213-8bc6-d5f38edebd52', 'default', 'memory_book', 'carl', '\x46f7db747953b00d9bc591196d7bb270cc9f45025ff8925c8e7c8385c9893e26', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a20319-a30a-7213-8bc6-d5f490cfb705', 'default', 'memory_book', 'carl', '\xef5c2b71ba1d258f6a60add47154c4a1bfb866b54570ff33c52481b03978f6d1', '{"content":"Has a cat"}'),
	(43, '01a20319-a405-7636-a1ac-b39671dbf84a', 'default', 'memory_book', 'ana', '\xa83aba0f6672f880b38e045b32f839b65ec64bb6fa4441272fad2f2651eacc76', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a20319-a43c-72de-85d3-78d56a710e16', 'default', 'memory_book', 'ana', '\xba504aa9d1a37b8855c5da41e0df956fa519442196495c53756b1423fb17a627', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a20319-a4c3-7323-a9e8-81302b3e91a1', 'default', 'memory_book', 'ana', '\xe61fa934eb93675529ff83fe89e45f8b8faa0977559ef171b7d34752d9e6bf74', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20319-a546-711d-9e67-ea40d16971dd', 'default', 'memory_book', 'ana', '\x10d74f3cc2b1f3889b10d6b041e823ef7f2b817dfc855c9407687294e6d0eae0', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a20319-a584-7172-a4a0-48e3a08356b6', 'default', 'memory_book', 'ana', '\xab54a638eeb855bff68d16e24ae3d6fd40675c4e5c7f8e7fdc42cd6b7f12606a', '{"content":"Prefers short answers"}'),
	(43, '01a20319-a5c8-75ad-bcad-c7d7aa3a55b3', 'default', 'memory_book', 'ana', '\x125806514563ebf21275e3956669d22e565ac923c23a86703c611f91a6c44b1a', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a20319-a637-75c2-a472-675c8d24cda5', 'default', 'memory_book', 'ana', '\xe5c38bd5b0b964fd0914d603220928741454c286ac5d8a2e4041be3e002e4557', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a20319-a652-737d-9245-8cfa4abdec40', 'default', 'memory_book', 'ana', '\x4503444eaf43517a7c07874a57353750249383de5404d4a101b407ec8c4b43b4', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20319-a673-7474-980e-dc6224b20325', 'default', 'memory_book', 'ana', '\xde99e71bba07cbc9a94ab7c8f0171cb52c7c4e1c218bb584c065207fa892abb9', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a20319-a6bb-7312-9e05-5b18b79c2c30', 'default', 'memory_book', 'ana', '\x2d3d4e603e8e3c9a9f05e1c1eece4bcf4d5b679f35dfa034101ae0dfeadfa42d', '{"content":"Drinks tea in the morning"}'),
	(43, '01a20319-a703-7278-b273-305639376ad5', 'default', 'memory_book', 'ana', '\x94e5b46dd3a00f23eee1659501b68b2b07ef72ad5b1d261c97fec2026c54077e', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a20319-a703-7278-b273-3057a20b2ba6', 'default', 'memory_book', 'ana', '\x86a07878e2d118a86b30dd498640eb47758532fc81c4e7757fd0a0edcf593220', '{"reason":"the same habit"}'),
	(43, '01a20319-a767-76d4-b8d3-551ee471ef10', 'default', 'memory_book', 'ana', '\xf763dbfbbc3b50305c7a114cf35f2508593a95a389dbe2bcb4f07677130e19e0', '{"reason":"reached"}'),
	(43, '01a20319-a796-717a-be28-c9accffc0309', 'default', 'memory_book', 'ana', '\x87d4724e99c8f7238094deaa5097e6854543fe2aa778ffb07ee49b9397c2978e', '{"reason":"no longer"}'),
	(43, '01a20319-a7cf-716a-bc78-f5c17af9c3ce', 'default', 'memory_book', 'ana', '\x52df1fcaa888be22b1bf4d5cd90965cefde07b24a7ee50f81d48828d8b9a166d', '{"reason":"asked for by the person"}'),
	(43, '01a20319-a842-7444-bab9-6de257884c12', 'default', 'memory_book', 'ana', '\x5343ddf1bc695d29d5a6c9fe3c5eb3055d892526bb4e04162827c08013f6c0e0', '{"reason":"said elsewhere"}'),
	(48, '01a20319-a881-702d-9103-5d1aae4a98e9', 'default', 'memory_book', 'lena', '\x6299f5a4de7d803fb6ce60dcaf2915037ce48669dc6e20b56f467b4241d3cb9c', '{"content":"Runs on Sundays"}'),
	(48, '01a20319-a8b4-7328-a2d9-f6db8e7951d1', 'default', 'memory_book', 'lena', '\xc0cd2b5d1dbce2e6e27982f3501644391469f7266928857a14c5c9ef1de1a48d', '{"content":"Runs ten kilometres"}'),
	(48, '01a20319-a8f9-76d5-954e-33f5e187bc97', 'default', 'memory_book', 'lena', '\xc7cb8cf3bfb90b511e45644b589b60b1ed970c97f1b6d49f80a4fab17b7d6737', '{"content":"Has run a marathon"}'),
	(1, '01a20319-a95c-71d8-9fe1-2f0149114d27', 'default', 'memory_book', 'nora', '\x081ce1f9dcec7a5cf9d8fbec3304f690c621c7e66f906bef778e280e8b59b9d0', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a20319-a9a9-75ee-8a44-ec321ebc2b5c', 'default', 'memory_book', 'nora', '\xf7945458f6e2cfa7e866fc90ff4a99b83d714991a0b233dd5d2d50fbe800e81e', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a20319-a9f0-746b-862c-50a2099f2b8d', 'default', 'memory_book', 'nora', '\x1242244dea06b0c17cbb8cbebc33228c5cd3389cd5356c42544d9cc41bc287b3', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20319-aa39-73cb-a515-c8d45078ba2e', 'default', 'memory_book', 'nora', '\x8116033d56738d105ddcb65c9bce010d92474dc8d000a6176d3509ab282acbec', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a20319-aa81-774b-bd84-e5778528d7ec', 'default', 'memory_book', 'nora', '\xdb01ab77d1274be10bb11765c825d573278973bf5df0810d44900bc09da65950', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a20319-aaf8-7507-a1c0-21ae874f5d15', 'default', 'workflow_run', 'nora', '\xb498f12e02edfb55f94086ad5f9225537259bb809ef72ea32e324cbff920ef5b', '{"answer":[{"action":"keep","memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","merge_target":"01a20319-a95b-77fb-815c-c4088279e2d7","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20319-a9f0-746b-862c-50a01453f7be","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20319-aa39-73cb-a515-c8d2e99a2ea9","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20319-aa81-774b-bd84-e575a35ecac1","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20319-ab01-75ba-a14a-68c78f57abd4', 'default', 'workflow_run', 'nora', '\x0b24536622ef1ae600b273879370251d6ae43ef1ab91c00e77b712512c626722', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20319-a95b-77fb-815c-c4088279e2d7","01a20319-a9a8-72ac-9fed-ef4bc614b6f6"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20319-ab0a-7270-8321-8442cc5554fe', 'default', 'workflow_run', 'nora', '\xb835f671fbc8cb64dbc288bfbd1b311b51ccfae5aa3fc07fab368d32c8a33a72', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20319-ab15-7631-9b27-575a553660ec', 'default', 'memory_book', 'nora', '\x3f9738beac0f1a87156edcb586067283b668b69f5f0061c49ca4a9e57d0bbb9c', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20319-ab15-7631-9b27-575b4f5c2642', 'default', 'memory_book', 'nora', '\xa7d67713903e3dff1ec4e3958a3f0f52c2b48c169e52eb877ece78241e7338be', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20319-ab15-7631-9b27-575d8db3ae21', 'default', 'memory_book', 'nora', '\x6d67e5e6bc0e2958e3e3e1e13ba173c9c0bf2d010cddce3c7b198c624cc4a2bf', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20319-ab15-7631-9b27-575ea93dc3d9', 'default', 'memory_book', 'nora', '\xb030387e265d41eba63ef9e5a511eb855143efa6d806dd4331fa547b781f3dd4', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20319-ab16-7045-9327-05b70c62f9e8', 'default', 'memory_book', 'nora', '\xdbb4624fd1a2e61ad6676b1cea8987c7def69c6934784e01e4dcc6d6feb9b865', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a20319-ab8a-7395-814e-0021e0816eda', 'default', 'memory_book', 'nora', '\x994b23bd08ff2aed5e6757fd9ce84e8fae698ee9c9050f1f1927923f7506ddcf', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20319-abc5-7470-96f5-e921da531bc6', 'default', 'workflow_run', 'nora', '\x9d4f2aa7059a0b4581631d46334bb340806d2aec0b5539e23025100257720aab', '{"answer":[{"action":"keep","memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","merge_target":"01a20319-a95b-77fb-815c-c4088279e2d7","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20319-a9f0-746b-862c-50a01453f7be","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20319-aa39-73cb-a515-c8d2e99a2ea9","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20319-aa81-774b-bd84-e575a35ecac1","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20319-abcd-719c-9044-0f54d38df654', 'default', 'workflow_run', 'nora', '\xa7023068a224e9c54e3f40c75b5ab8dacf1f1cbbc9bed8f221fc967b166eb526', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20319-a95b-77fb-815c-c4088279e2d7","01a20319-a9a8-72ac-9fed-ef4bc614b6f6"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20319-abd4-7094-92bd-b8af4eec91ec', 'default', 'workflow_run', 'nora', '\x4c757553aafb390ad2ee52326eb11639bffd749ee566e84426ca55446cb377aa', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20319-abdf-7167-8070-4f506d5cd799', 'default', 'memory_book', 'nora', '\x3e195b74993c5ad4f823acca7d4195c21cf339f72a7e42d42a665bdcbb21e62c', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20319-abdf-7167-8070-4f51c09bd669', 'default', 'memory_book', 'nora', '\xd396c924be779e3c6d7e4790996f6c7c9a10e877592b36bb2ad5e5be897f86e6', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20319-abdf-7167-8070-4f535a1ab9d5', 'default', 'memory_book', 'nora', '\x7dd3986ee4df44df92c3e5662a6987dec8fcd9fccabccc40d38545f17ff235b5', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20319-abdf-7167-8070-4f54b9b13612', 'default', 'memory_book', 'nora', '\xb0a64ea7bdb0e1f4752ecbaa6bb7e1bb29d093f94d4a48219578aacc498d94ff', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20319-abdf-7167-8070-4f5519956f80', 'default', 'memory_book', 'nora', '\xf625648d1b178bf803c8f2d408c4df380d80d29d431a57aa265b8713d5eff88b', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a20319-ac68-74a8-b696-742c3bfaecc7', 'bridge', 'memory_book', 'lena', '\xb7e0575390660f9cf9ce3855704f1ca5bd5afc1d80a03c5f4973f98c1a488dac', '{"content":"Another person of that name"}'),
	(48, '01a20319-acb0-7228-a96a-e9a4423e0f06', 'bridge', 'memory_book', 'lena', '\xc67ce91d61d2071362516efcbb8118e4633944a7e196060c43dd6e6f7e897032', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20779, 'MemoryCreated', 8, 8),
	(53, 'default', 20779, 'MemoryDeleted', 2, -2),
	(9, 'default', 20779, 'AccountCreated', 1, 0),
	(43, 'default', 20779, 'MemoryUpdated', 3, 0),
	(43, 'default', 20779, 'MemoryPinned', 2, 0),
	(43, 'default', 20779, 'MemoryReclassified', 1, 0),
	(43, 'default', 20779, 'MemoryCreated', 9, 9),
	(43, 'default', 20779, 'MemoriesMerged', 2, 1),
	(43, 'default', 20779, 'MemoryMergedAway', 3, -3),
	(43, 'default', 20779, 'MemoryLinked', 2, 0),
	(43, 'default', 20779, 'MemoryUnlinked', 1, 0),
	(43, 'default', 20779, 'MemoryDeleted', 2, -2),
	(43, 'default', 20779, 'MemoryRestored', 3, 3),
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
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a20319-a2c7-75e8-8e55-bb0434c41dcb', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"afe1c1b4f6b50cd18b68c375e68e73edeff930519c6f56c71203856525914999","content_id":"01a20319-a2c6-720f-aa96-8a85f48b06bb"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\xe058abff1eb007b893bf4d305553bdc389d91921937bfd2e26f7ae1fb2d24c93', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a20319-a2c7-75e8-8e55-bb059f5ae960', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"0acdc7135ed5f38ebf7df22189718b57aa8470aca075b2565d2407e5827ece70","content_id":"01a20319-a2c7-75e8-8e55-bafc0293ab7e"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\xed59ca2c4725ac38eb7966feb81902bc802a8e4e36661182d66c88c160d54b9a', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a20319-a2c7-75e8-8e55-bb065c60067b', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"eac73b58e02f728babd671efde0ce6856cf96d57784185a08baf07a8e153d41c","content_id":"01a20319-a2c7-75e8-8e55-bafdb9f130df"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x59dee67fd99c92de3f00946dde5fc9203fbaeeda9698a6b63a17282677668657', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a20319-a2c7-75e8-8e55-bb0779f65f0e', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"dc804db5355d01c026ca77ef5a2416c8ab90cfaa13ae04d0cb69bdc608f94706","content_id":"01a20319-a2c7-75e8-8e55-bafee887e337"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x819fba4e4fa546c4bc128254e2b3bb45b03f63dd2b5b3098d79b28118f37d0f5', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a20319-a2c7-75e8-8e55-bb0878ade8a0', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"d9925fe2d233b7e8605f01d7146ab9d7bd46ad107d04c3def2802ebf195d4be1","content_id":"01a20319-a2c7-75e8-8e55-baffe74e69a6"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x39fedda9901f51781f6c458b7496a2318e34f651e7af93ea39763d7cf42d119a', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a20319-a2c7-75e8-8e55-bb0943e7cb79', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"3f5d39864f6556a8fffd2d125c58e77303fe9989b6d4f71c07174aa4f3598f5e","content_id":"01a20319-a2c7-75e8-8e55-bb00c776b36a"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\xa2cb62f61a4c2ebd78a99a0a5e466e1cdec6aa666e0f6929dc83e763248ab991', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a20319-a2c7-75e8-8e55-bb0a28a3d50a', 'MemoryDeleted', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20319-a2c7-75e8-8e55-bb00c776b36a"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x0da7281b5ade6deff737f94c1aee705880bdd18718ce5e6044ab5acedaa36eae', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a20319-a2c7-75e8-8e55-bb0b2b098a6a', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"97773354b4378259d8a38b859c70f509924794d59f91c1e507ae138942fc71a0","content_id":"01a20319-a2c7-75e8-8e55-bb0156ede200"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x191198821390975f9a532bd54f39dd0049f2342286db4016c5be4a6894633221', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a20319-a2c7-75e8-8e55-bb0c4900e923', 'MemoryDeleted', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20319-a2c7-75e8-8e55-bb0156ede200"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x49de163095843ef73b63d9e276a75f1a681f66a2dd58ea0581d1c18a165cd164', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a20319-a2c7-75e8-8e55-bb0da15ab0e3', 'MemoryCreated', 1, '{"at":1795348341446887,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"4075d0a64cabfc24ed4df990c435f61e11da7b6948f41f582ddd85e9139c528b","content_id":"01a20319-a2c7-75e8-8e55-bb0233a5fbef"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x2057ad284d288c34f33a764906b96f1ebda596bf792dad380d7c0d8720cc7fc1', 'admin:cli', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', '01a20319-a2c7-75e8-8e55-bb03e6fa34ef', NULL, 1795348341446887),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a20319-a30a-7213-8bc6-d5f65c2beb0a', 'MemoryCreated', 1, '{"at":1795348341514425,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"1b6df4b0d1df622d93c9180ed41a29d04f58627be11e775c6b276fe8ee994d17","content_id":"01a20319-a30a-7213-8bc6-d5f38edebd52"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xe2a9b623a1ea861f7b0dbbe1424709645b094da76b5825d3a19b0f8a05200ce6', 'admin:cli', '01a20319-a30a-7213-8bc6-d5f5a81b9396', '01a20319-a30a-7213-8bc6-d5f5a81b9396', NULL, 1795348341514425),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a20319-a30a-7213-8bc6-d5f7eafc3a05', 'MemoryCreated', 1, '{"at":1795348341514425,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"863696f0077a0804629d9a3bac478b2206e39e68679ee7bbd5220e1c64d087c3","content_id":"01a20319-a30a-7213-8bc6-d5f490cfb705"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\xfb69144d2639433b094638ff58f419cd7d70713b626b9c48ad55080cbecefa9a', 'admin:cli', '01a20319-a30a-7213-8bc6-d5f5a81b9396', '01a20319-a30a-7213-8bc6-d5f5a81b9396', NULL, 1795348341514425),
	(9, 1, 'default', 'account', '01a20319-a37b-74f4-ba43-e5a10f4e6fe0', 1, '01a20319-a37d-71e1-a17f-a3e3b055c97f', 'AccountCreated', 1, '{"at":1795348341629916,"change":{"account_created":{"role":"auditor"}}}', '\xfa20ff7310c67402e545ae09daefba255f3e2ecde732d302afc2845fd2ded14e', 'admin:cli', '01a20319-a37d-71e1-a17f-a3e2e77f0045', '01a20319-a37d-71e1-a17f-a3e2e77f0045', NULL, 1795348341629916),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a20319-a405-7636-a1ac-b397f4ae8083', 'MemoryCreated', 1, '{"at":1795348341765277,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"4129f72ffb9af9c2c78b7b7afa407310ec5b8c6bb61f8b23a4edf6ddf0428620","content_id":"01a20319-a405-7636-a1ac-b39671dbf84a"}}},"memory_id":"01a20319-a404-7580-a2a5-f4aeb20a1bc4","rev":1,"revision":1}', '\x04aeaec5431e3b2e6cbc996aecca49fa99c41882ac1ad6a9458273d2ef0afb89', 'admin:k_BXxtuPxRxVeA', 'first', 'first', NULL, 1795348341765277),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a20319-a43c-72de-85d3-78d731cf3245', 'MemoryCreated', 1, '{"at":1795348341820591,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"b2b5ec164a4523a239769882ec6a68c2f4a87c74defccca5a4b71170e02e1d7f","content_id":"01a20319-a43c-72de-85d3-78d56a710e16"}}},"memory_id":"01a20319-a43c-72de-85d3-78d3bba524b1","rev":2,"revision":1}', '\xe8e9a2dcf4458bb738295abfc96d79c1e1ef9ec49e8f9c85d6ecd344eafcf202', 'admin:k_BXxtuPxRxVeA', '01a20319-a43c-72de-85d3-78d641334b20', 'turn-2', 'turn-1', 1795348341820591),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a20319-a481-757c-8fec-332cef8f5f6b', 'MemoryCreated', 1, '{"at":1795348341889198,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"1d1da914b7e28b403e3bb1c4b410acc568db216b6f8bd99bdd25ca5b58787e1c","content_id":"01a20319-a481-757c-8fec-332abfae8c1b"}}},"memory_id":"01a20319-a481-757c-8fec-3328c2ec682d","rev":3,"revision":1}', '\xcc43d8f296ca72dcd6b008deae449bedb69225a9375d3735e2780e0db034c6a9', 'admin:k_BXxtuPxRxVeA', '01a20319-a481-757c-8fec-332b3bdd7bf7', '01a20319-a481-757c-8fec-332b3bdd7bf7', NULL, 1795348341889198),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a20319-a4c3-7323-a9e8-813216103b3f', 'MemoryCreated', 1, '{"at":1795348341955729,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"e5b1afc96b026cf459d472120f04ed48ef38e01fe66ac164f4ac094e2e5ea628","content_id":"01a20319-a4c3-7323-a9e8-81302b3e91a1"}}},"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","rev":4,"revision":1}', '\xf34534c9a8a29c94178d625b8081599fdb9f0fdae6cfa5320281a98a268c924c', 'admin:k_BXxtuPxRxVeA', '01a20319-a4c3-7323-a9e8-8131724fb745', '01a20319-a4c3-7323-a9e8-8131724fb745', NULL, 1795348341955729),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a20319-a50a-762b-a6ce-aec9d2d8fc0e', 'MemoryCreated', 1, '{"at":1795348342026519,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"84acd130e06743f6a501adb3d292ace96574602ccac575686f7113594b5fc616","content_id":"01a20319-a50a-762b-a6ce-aec85bea86c5"}}},"memory_id":"01a20319-a50a-762b-a6ce-aec6d1d4755e","rev":5,"revision":1}', '\xd9a7a7db8e1f5193e34fc271118fe1d1229d7b1a440fda05e09a7331eff6b2fd', 'admin:k_BXxtuPxRxVeA', 'doomed', 'doomed', NULL, 1795348342026519),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a20319-a546-711d-9e67-ea425d7abc87', 'MemoryCreated', 1, '{"at":1795348342086123,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"82a9b900ca14deae3559a89535510d10563db80585631e56a2470264641013a6","content_id":"01a20319-a546-711d-9e67-ea40d16971dd"}}},"memory_id":"01a20319-a546-711d-9e67-ea3e15344fae","rev":6,"revision":1}', '\x144bea5cb8386442833b25f873d5fc68322474480b4cd7b4d56ebde4ec5111f1', 'admin:k_BXxtuPxRxVeA', '01a20319-a546-711d-9e67-ea41d95e45f0', '01a20319-a546-711d-9e67-ea41d95e45f0', NULL, 1795348342086123),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a20319-a584-7172-a4a0-48e5772f244d', 'MemoryCreated', 1, '{"at":1795348342148399,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"8c8cf4e349d8b49f1b95d03a0f544c434dd410e962d804b47115ae0693e7b493","content_id":"01a20319-a584-7172-a4a0-48e3a08356b6"}}},"memory_id":"01a20319-a584-7172-a4a0-48e10dda9748","rev":7,"revision":1}', '\xf342f6f6d8cf4ad0c8875c9e8b130c7771dcb94153de96fa97f0352ee7ed9b53', 'agent:planner', '01a20319-a584-7172-a4a0-48e46f687cc5', '01a20319-a584-7172-a4a0-48e46f687cc5', NULL, 1795348342148399),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a20319-a5c8-75ad-bcad-c7d8a9071e04', 'MemoryUpdated', 1, '{"at":1795348342215994,"change":{"updated":{"content":{"commitment":"3391af5b4fd1e0eb93e63de051d91838919581292f9d0c1dd65eb3b514d70755","content_id":"01a20319-a5c8-75ad-bcad-c7d7aa3a55b3"},"previous_content_id":"01a20319-a405-7636-a1ac-b39671dbf84a","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a20319-a404-7580-a2a5-f4aeb20a1bc4","rev":8,"revision":2}', '\x074ef9690527efbf2020ff314920b1879113dc10042a8caee75a198acc2f64d8', 'admin:k_BXxtuPxRxVeA', 'guarded', 'guarded', NULL, 1795348342215994),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a20319-a602-7559-abcd-7a7af104d10f', 'MemoryPinned', 1, '{"at":1795348342274751,"change":{"pinned":{"content_id":"01a20319-a43c-72de-85d3-78d56a710e16","pinned":false}},"memory_id":"01a20319-a43c-72de-85d3-78d3bba524b1","rev":9,"revision":2}', '\xc1c9fb89bff6ab2fc1002ae76ee3a5531fada309c232ba40b2f7d8e9679025ef', 'admin:k_BXxtuPxRxVeA', '01a20319-a602-7559-abcd-7a79980e5173', '01a20319-a602-7559-abcd-7a79980e5173', NULL, 1795348342274751),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a20319-a611-715d-bf75-d41b135ff6e5', 'MemoryPinned', 1, '{"at":1795348342289379,"change":{"pinned":{"content_id":"01a20319-a584-7172-a4a0-48e3a08356b6","pinned":true}},"memory_id":"01a20319-a584-7172-a4a0-48e10dda9748","rev":10,"revision":2}', '\x972c03050ff984a573e530cec8e029d7c64d631a9606010e8190db97e44b79ac', 'admin:k_BXxtuPxRxVeA', '01a20319-a611-715d-bf75-d41adf9cf3af', '01a20319-a611-715d-bf75-d41adf9cf3af', NULL, 1795348342289379),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a20319-a61d-7121-8556-289dac839025', 'MemoryReclassified', 1, '{"at":1795348342301537,"change":{"reclassified":{"content_id":"01a20319-a584-7172-a4a0-48e3a08356b6","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a20319-a584-7172-a4a0-48e10dda9748","rev":11,"revision":3}', '\xc120c66424338e106d8d62edabee18316fef9f4d476d46bf6915e03926a31e5b', 'admin:k_BXxtuPxRxVeA', '01a20319-a61d-7121-8556-289c91ad43bc', '01a20319-a61d-7121-8556-289c91ad43bc', NULL, 1795348342301537),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a20319-a62a-752a-9e7e-1e1b83baae1c', 'MemoryUpdated', 1, '{"at":1795348342314591,"change":{"updated":{"previous_content_id":"01a20319-a43c-72de-85d3-78d56a710e16","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a20319-a43c-72de-85d3-78d3bba524b1","rev":12,"revision":3}', '\x73ba594ef37f817c1cbb0d08620848999e2a70a1dd746758eab8bcc6483108d8', 'admin:k_BXxtuPxRxVeA', '01a20319-a62a-752a-9e7e-1e1afb304d0e', '01a20319-a62a-752a-9e7e-1e1afb304d0e', NULL, 1795348342314591),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a20319-a637-75c2-a472-675e3448c68a', 'MemoryUpdated', 1, '{"at":1795348342327000,"change":{"updated":{"content":{"commitment":"506dbfce92634a48f7114e58e2f43d3694dc4c6be2b804bf4557afe530a83015","content_id":"01a20319-a637-75c2-a472-675c8d24cda5"},"previous_content_id":"01a20319-a43c-72de-85d3-78d56a710e16","set":{},"was":{}}},"memory_id":"01a20319-a43c-72de-85d3-78d3bba524b1","rev":13,"revision":4}', '\xc60342cd1609491a3187cf340542c1ff87e835fcd6030f2ea27701743ff89dc4', 'admin:k_BXxtuPxRxVeA', '01a20319-a637-75c2-a472-675df852bbe4', '01a20319-a637-75c2-a472-675df852bbe4', NULL, 1795348342327000),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a20319-a652-737d-9245-8cfc968bfd9e', 'MemoriesMerged', 1, '{"at":1795348342353770,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"2583c419de64ce59be71906ec165cd0a694478e4a982e4c6f414fec835c68719","content_id":"01a20319-a652-737d-9245-8cfa4abdec40"},"derived_from":[{"memory_id":"01a20319-a481-757c-8fec-3328c2ec682d","revision":1},{"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","revision":1}]}},"memory_id":"01a20319-a651-7220-bc44-27382e1aee5f","rev":14,"revision":1}', '\xd85090c179cd6fcf1b137c2c16030e84e9b7cd2927eba3faccb10513d6362d89', 'admin:k_BXxtuPxRxVeA', '01a20319-a652-737d-9245-8cfbe6ddedaf', '01a20319-a652-737d-9245-8cfbe6ddedaf', NULL, 1795348342353770),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a20319-a652-737d-9245-8cfd9b317331', 'MemoryMergedAway', 1, '{"at":1795348342353770,"change":{"merged_away":{"content_id":"01a20319-a481-757c-8fec-332abfae8c1b","into":"01a20319-a651-7220-bc44-27382e1aee5f"}},"memory_id":"01a20319-a481-757c-8fec-3328c2ec682d","rev":15,"revision":2}', '\x5a5659113cb42c7e6c0e76a8e30911d909a96bd2a8aacd0b00e5d3aa58ce0fda', 'admin:k_BXxtuPxRxVeA', '01a20319-a652-737d-9245-8cfbe6ddedaf', '01a20319-a652-737d-9245-8cfbe6ddedaf', NULL, 1795348342353770),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a20319-a652-737d-9245-8cfed15e2e0c', 'MemoryMergedAway', 1, '{"at":1795348342353770,"change":{"merged_away":{"content_id":"01a20319-a4c3-7323-a9e8-81302b3e91a1","into":"01a20319-a651-7220-bc44-27382e1aee5f"}},"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","rev":16,"revision":2}', '\xe91f444d480882d0c344021c153ad1f7e3c111991483096b649f2a3f25dc7671', 'admin:k_BXxtuPxRxVeA', '01a20319-a652-737d-9245-8cfbe6ddedaf', '01a20319-a652-737d-9245-8cfbe6ddedaf', NULL, 1795348342353770),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a20319-a663-7774-bf86-878e66c50c0e', 'MemoryRestored', 1, '{"at":1795348342371714,"change":{"restored":{"content_id":"01a20319-a4c3-7323-a9e8-81302b3e91a1","from":"merged"}},"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","rev":17,"revision":3}', '\xd5cfce535383a3e19b9be089b7a7c3b5c1b9aaddb5569fe7833378923e63d960', 'admin:k_BXxtuPxRxVeA', '01a20319-a663-7774-bf86-878da21ff380', '01a20319-a663-7774-bf86-878da21ff380', NULL, 1795348342371714),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a20319-a673-7474-980e-dc640b2af5bc', 'MemoryCreated', 1, '{"at":1795348342387163,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"3c6e694ab8a89d92da6d3f09444738f2240b360948fbd204b129e1b9da64f486","content_id":"01a20319-a673-7474-980e-dc6224b20325"}}},"memory_id":"01a20319-a673-7474-980e-dc60283a3908","rev":18,"revision":1}', '\xee80f12e52865cf796c38d42f7361aaf85a4c51c49b17a972c4da10b7552260f', 'admin:k_BXxtuPxRxVeA', '01a20319-a673-7474-980e-dc63ef36f0ac', '01a20319-a673-7474-980e-dc63ef36f0ac', NULL, 1795348342387163),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a20319-a6bb-7312-9e05-5b1a1d486bfa', 'MemoryCreated', 1, '{"at":1795348342459525,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"ccb527a048dd043b2ab6bf9a3e9dabbcd3aca3df4f3fdaa4d66525983e8594f3","content_id":"01a20319-a6bb-7312-9e05-5b18b79c2c30"}}},"memory_id":"01a20319-a6bb-7312-9e05-5b169374d18c","rev":19,"revision":1}', '\x0bd245f9cc157b2922042bb31422a36950b226ac09a9da29aff70dc7d2aa51b3', 'admin:k_BXxtuPxRxVeA', '01a20319-a6bb-7312-9e05-5b19d9b5f720', '01a20319-a6bb-7312-9e05-5b19d9b5f720', NULL, 1795348342459525),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a20319-a703-7278-b273-30590f01c7b4', 'MemoriesMerged', 1, '{"at":1795348342531113,"change":{"merged":{"content":{"commitment":"9b927daabf8fbd5d4701ec8194baa634186b650770415c3ca7155050889cb85d","content_id":"01a20319-a703-7278-b273-305639376ad5"},"derived_from":[{"memory_id":"01a20319-a673-7474-980e-dc60283a3908","revision":1},{"memory_id":"01a20319-a6bb-7312-9e05-5b169374d18c","revision":1}],"previous_content_id":"01a20319-a673-7474-980e-dc6224b20325"}},"memory_id":"01a20319-a673-7474-980e-dc60283a3908","reason":{"commitment":"646fa5234f3907b65ea6f773f4782ae7928e26600f53a83f3dad0e8de3e18e25","content_id":"01a20319-a703-7278-b273-3057a20b2ba6"},"rev":20,"revision":2}', '\xc66ef156ac0243a8f54a51c235ae0de54a6600fca7e9839e877e9ffaa2d0e64e', 'admin:k_BXxtuPxRxVeA', '01a20319-a703-7278-b273-3058c0fd239c', '01a20319-a703-7278-b273-3058c0fd239c', NULL, 1795348342531113),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a20319-a703-7278-b273-305ae1def8a5', 'MemoryMergedAway', 1, '{"at":1795348342531113,"change":{"merged_away":{"content_id":"01a20319-a6bb-7312-9e05-5b18b79c2c30","into":"01a20319-a673-7474-980e-dc60283a3908"}},"memory_id":"01a20319-a6bb-7312-9e05-5b169374d18c","rev":21,"revision":2}', '\x60ddf9e26282a667c0f5f909d7ff1793557c9d581d30c29a79efdefc6beeb6df', 'admin:k_BXxtuPxRxVeA', '01a20319-a703-7278-b273-3058c0fd239c', '01a20319-a703-7278-b273-3058c0fd239c', NULL, 1795348342531113),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a20319-a712-70b3-976e-6c61331566a5', 'MemoryLinked', 1, '{"at":1795348342546641,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a20319-a584-7172-a4a0-48e10dda9748"}},"memory_id":"01a20319-a673-7474-980e-dc60283a3908","rev":22,"revision":2}', '\x0af5ea2c60cfb6ceac8b00676a1d94f673c2107acd65da46537488f45127e7e5', 'admin:k_BXxtuPxRxVeA', '01a20319-a712-70b3-976e-6c60477fbfec', '01a20319-a712-70b3-976e-6c60477fbfec', NULL, 1795348342546641),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a20319-a721-71c5-8979-46eb10fbe023', 'MemoryLinked', 1, '{"at":1795348342561179,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a20319-a43c-72de-85d3-78d3bba524b1"}},"memory_id":"01a20319-a673-7474-980e-dc60283a3908","rev":23,"revision":2}', '\x65e7e0b8becf61975f4858f1cb924acf5e526a82da17d235b75fe65bb0204937', 'admin:k_BXxtuPxRxVeA', '01a20319-a721-71c5-8979-46ead8226a09', '01a20319-a721-71c5-8979-46ead8226a09', NULL, 1795348342561179),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a20319-a73c-75dd-96bc-731e55757b40', 'MemoryUnlinked', 1, '{"at":1795348342588335,"change":{"unlinked":{"by_hand":true,"to":"01a20319-a43c-72de-85d3-78d3bba524b1"}},"memory_id":"01a20319-a673-7474-980e-dc60283a3908","rev":24,"revision":2}', '\x351b730640b08378aa711af9fa6112e117c7889792ab96111366e17bb0b55976', 'admin:k_BXxtuPxRxVeA', '01a20319-a73c-75dd-96bc-731d792b527f', '01a20319-a73c-75dd-96bc-731d792b527f', NULL, 1795348342588335),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a20319-a767-76d4-b8d3-55206b29fef8', 'MemoryDeleted', 1, '{"at":1795348342631691,"change":{"deleted":{"content_id":"01a20319-a637-75c2-a472-675c8d24cda5"}},"memory_id":"01a20319-a43c-72de-85d3-78d3bba524b1","reason":{"commitment":"3214213abb4b5de3359c78430ad0217d8b7b13973923c05eb66f0db5c2fb2916","content_id":"01a20319-a767-76d4-b8d3-551ee471ef10"},"rev":25,"revision":5}', '\x2f16953777780510bba1ebe4c8330c2d7a7efa1f02a5248c78f6369f44cce3d6', 'admin:k_BXxtuPxRxVeA', '01a20319-a767-76d4-b8d3-551f06c2cbb1', '01a20319-a767-76d4-b8d3-551f06c2cbb1', NULL, 1795348342631691),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a20319-a776-7033-aeb0-dd8f92f21928', 'MemoryDeleted', 1, '{"at":1795348342646576,"change":{"deleted":{"content_id":"01a20319-a584-7172-a4a0-48e3a08356b6"}},"memory_id":"01a20319-a584-7172-a4a0-48e10dda9748","rev":26,"revision":4}', '\xd00d6c59d3103bf4909cb819a55feb3f91878027b9a8aeb0afe823cce4ab9301', 'admin:k_BXxtuPxRxVeA', '01a20319-a776-7033-aeb0-dd8e9bdcdc15', '01a20319-a776-7033-aeb0-dd8e9bdcdc15', NULL, 1795348342646576),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a20319-a786-7082-9465-f9a0bf14fcba', 'MemoryRestored', 1, '{"at":1795348342662014,"change":{"restored":{"content_id":"01a20319-a584-7172-a4a0-48e3a08356b6","from":"archived"}},"memory_id":"01a20319-a584-7172-a4a0-48e10dda9748","rev":27,"revision":5}', '\x8fc6991ad52f608491ee06050c42be5c4c082e6e7ae9a0d4f24bcba8362e5647', 'admin:k_BXxtuPxRxVeA', '01a20319-a786-7082-9465-f99f182d7a97', '01a20319-a786-7082-9465-f99f182d7a97', NULL, 1795348342662014),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a20319-a796-717a-be28-c9ae67e40088', 'MemorySoftDeleted', 1, '{"at":1795348342678158,"change":{"soft_deleted":{"content_id":"01a20319-a4c3-7323-a9e8-81302b3e91a1","purge_at":4948948342678158}},"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","reason":{"commitment":"a4a0bec8ed23c7e4e0e7967308ff69701545eee336c9d79d17b1a0ead7296db7","content_id":"01a20319-a796-717a-be28-c9accffc0309"},"rev":28,"revision":4}', '\x914481fc8a0ed50e6828d7ba9635cae683d77ed0d22cd390d645f443ee8cfbd7', 'admin:k_BXxtuPxRxVeA', '01a20319-a796-717a-be28-c9adcfd80c6e', '01a20319-a796-717a-be28-c9adcfd80c6e', NULL, 1795348342678158),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a20319-a7b0-7160-9404-8ad2bb2b8604', 'MemoryRestored', 1, '{"at":1795348342704752,"change":{"restored":{"content_id":"01a20319-a4c3-7323-a9e8-81302b3e91a1","from":"soft_deleted"}},"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","rev":29,"revision":5}', '\x4df79cdbb46013b9997b4c1cb7bca4237d2f1a08bb0cfe5a8930e5421ab1875a', 'admin:k_BXxtuPxRxVeA', '01a20319-a7b0-7160-9404-8ad1f5d987c3', '01a20319-a7b0-7160-9404-8ad1f5d987c3', NULL, 1795348342704752),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a20319-a7bf-74a4-b29c-92c8e30d5c36', 'MemorySoftDeleted', 1, '{"at":1795348342719250,"change":{"soft_deleted":{"content_id":"01a20319-a4c3-7323-a9e8-81302b3e91a1","purge_at":4948948342719250}},"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","rev":30,"revision":6}', '\xc7edcb3d3c14318bf6432866a4bb6e50bcfd39b03780ceebd4a79807b2c0d026', 'admin:k_BXxtuPxRxVeA', '01a20319-a7bf-74a4-b29c-92c7b8153a44', '01a20319-a7bf-74a4-b29c-92c7b8153a44', NULL, 1795348342719250),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a20319-a7cf-716a-bc78-f5c239f35c2b', 'MemoryPurged', 1, '{"at":1795348342735739,"change":{"purged":{"erased":["01a20319-a50a-762b-a6ce-aec85bea86c5"],"from":"active"}},"memory_id":"01a20319-a50a-762b-a6ce-aec6d1d4755e","reason":{"commitment":"8f83776221c5409b84dab9c1fdbb4e05b50efcc0d8d18c02f5a0214a3dea016a","content_id":"01a20319-a7cf-716a-bc78-f5c17af9c3ce"},"rev":31,"revision":2}', '\x60ec27d535aa3b08a90703b9866c5e2c28485560f8ac7ce154aac6009d49ef8d', 'admin:k_BXxtuPxRxVeA', 'purge', 'purge', NULL, 1795348342735739),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a20319-a842-7444-bab9-6de4eee350d9', 'MemoryPurged', 1, '{"at":1795348342850217,"change":{"purged":{"erased":["01a20319-a481-757c-8fec-332abfae8c1b"],"from":"merged"}},"memory_id":"01a20319-a481-757c-8fec-3328c2ec682d","reason":{"commitment":"379435f31fecb728f6aae96e149cd64384080eb56fb17d5d3f89191ded2e954e","content_id":"01a20319-a842-7444-bab9-6de257884c12"},"rev":32,"revision":3}', '\xc7356f531be4a339616ecbe70df89fbf55a20fcd052d57092e701f440961224f', 'admin:k_BXxtuPxRxVeA', '01a20319-a842-7444-bab9-6de3a4c27f1d', '01a20319-a842-7444-bab9-6de3a4c27f1d', NULL, 1795348342850217),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a20319-a881-702d-9103-5d1c1fcce10f', 'MemoryCreated', 1, '{"at":1795348342913399,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"bc7bf891aa04891869d9f7cbc9de6a58670423f2a103723d9e7cb76d5ea3b223","content_id":"01a20319-a881-702d-9103-5d1aae4a98e9"}}},"memory_id":"01a20319-a880-711e-b0fb-d905864d0969","rev":1,"revision":1}', '\x9629a523f9f83e7e917eb9508bf249ddaddf7b02b392c92e4d5c024dbd6c1a5e', 'admin:k_BXxtuPxRxVeA', '01a20319-a881-702d-9103-5d1b24924d14', '01a20319-a881-702d-9103-5d1b24924d14', NULL, 1795348342913399),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a20319-a8b4-7328-a2d9-f6dd4acdd2b9', 'MemoryCreated', 1, '{"at":1795348342964012,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"e4fc0d58e36f0d0c1da7af542ec7d19c90c7e4738224607af77a2e4502a806ef","content_id":"01a20319-a8b4-7328-a2d9-f6db8e7951d1"}}},"memory_id":"01a20319-a8b3-7759-99b0-699208f3713b","rev":2,"revision":1}', '\xc17253c0ae374aa4ce68f7fed02ff6d2b51d6cc5b9450dbefc15b1678143be59', 'admin:k_BXxtuPxRxVeA', '01a20319-a8b4-7328-a2d9-f6dc6d5369f6', '01a20319-a8b4-7328-a2d9-f6dc6d5369f6', NULL, 1795348342964012),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a20319-a8f9-76d5-954e-33f78191208e', 'MemoryCreated', 1, '{"at":1795348343033858,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"d715d911c87608b1cdae6deef8f38dd52c79153bfb64fa50a62125df251a6496","content_id":"01a20319-a8f9-76d5-954e-33f5e187bc97"}}},"memory_id":"01a20319-a8f9-76d5-954e-33f31f0a16af","rev":3,"revision":1}', '\x322af90ef032a135310689266749f75626d24e663486694a0804bfa688cd1f04', 'admin:k_BXxtuPxRxVeA', '01a20319-a8f9-76d5-954e-33f624f345bb', '01a20319-a8f9-76d5-954e-33f624f345bb', NULL, 1795348343033858),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a20319-a93e-7101-8b5a-0bd0e84bc180', 'MemoryDeleted', 1, '{"at":1795348343102186,"change":{"deleted":{"content_id":"01a20319-a8f9-76d5-954e-33f5e187bc97"}},"memory_id":"01a20319-a8f9-76d5-954e-33f31f0a16af","rev":4,"revision":2}', '\xfb029a4b7ea7d606d299d10b64de3d1e0978b6ad5fdf6d831e873598466ba548', 'admin:k_BXxtuPxRxVeA', '01a20319-a93e-7101-8b5a-0bcf2c1ed9d9', '01a20319-a93e-7101-8b5a-0bcf2c1ed9d9', NULL, 1795348343102186),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a20319-a94c-701a-8422-bb75a5d6c3f8', 'WorkflowConfigured', 1, '{"at":1795348343116451,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\x4c9c5d234d9a67b1bb82e52ecd59d58ee3fe7b8dd73853f5d70c8b4a3db4d260', 'admin:k_BXxtuPxRxVeA', '01a20319-a94c-701a-8422-bb748b47a880', '01a20319-a94c-701a-8422-bb748b47a880', NULL, 1795348343116451),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a20319-a95d-709d-8d8a-6cff076d2186', 'MemoryCreated', 1, '{"at":1795348343132917,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"02e1dae6daff53d9c2ead002e4e3420b942ed0f9acfa92a42f2493f571f32f20","content_id":"01a20319-a95c-71d8-9fe1-2f0149114d27"}}},"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","rev":1,"revision":1}', '\x6bf295755a7f7d8de0b1a78edb722b619f6e51397623b8bc0fcc631aecef6dae', 'admin:k_BXxtuPxRxVeA', '01a20319-a95d-709d-8d8a-6cfe7e788350', '01a20319-a95d-709d-8d8a-6cfe7e788350', NULL, 1795348343132917),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a20319-a9a9-75ee-8a44-ec34cebaa40e', 'MemoryCreated', 1, '{"at":1795348343208965,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"8128afff76435c63f08d22667a9668635afaa4258762530c5e3a54aa7def8d14","content_id":"01a20319-a9a9-75ee-8a44-ec321ebc2b5c"}}},"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","rev":2,"revision":1}', '\x917a27edcaf47978cddbec2c7505cf2c76ed7e28d810cf026c355d0539bd7d88', 'admin:k_BXxtuPxRxVeA', '01a20319-a9a9-75ee-8a44-ec330e3d62e9', '01a20319-a9a9-75ee-8a44-ec330e3d62e9', NULL, 1795348343208965),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a20319-a9f0-746b-862c-50a4a75cdd1e', 'MemoryCreated', 1, '{"at":1795348343280648,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2536973d597965d91426e01ef88d1b6a920485284f81aa9fbced2384b4375a2f","content_id":"01a20319-a9f0-746b-862c-50a2099f2b8d"}}},"memory_id":"01a20319-a9f0-746b-862c-50a01453f7be","rev":3,"revision":1}', '\x3219e2152c15b88b83125b70b71b0979f643d6682af245a1eb4c4ae0ccb8aefb', 'admin:k_BXxtuPxRxVeA', '01a20319-a9f0-746b-862c-50a399a48714', '01a20319-a9f0-746b-862c-50a399a48714', NULL, 1795348343280648),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a20319-aa39-73cb-a515-c8d6dd942975', 'MemoryCreated', 1, '{"at":1795348343353133,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"21e169c3a5a6eafce313c839c126834580f10d8553db966d9f008d15ef5daaee","content_id":"01a20319-aa39-73cb-a515-c8d45078ba2e"}}},"memory_id":"01a20319-aa39-73cb-a515-c8d2e99a2ea9","rev":4,"revision":1}', '\x000460f03376530c68dd6ee175872185ee49a416981a2d11ad089acb5128b6f5', 'admin:k_BXxtuPxRxVeA', '01a20319-aa39-73cb-a515-c8d506b05cfd', '01a20319-aa39-73cb-a515-c8d506b05cfd', NULL, 1795348343353133),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a20319-aa81-774b-bd84-e57962034430', 'MemoryCreated', 1, '{"at":1795348343425329,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"a52bf3030fe9501dfedabd0d5434872b457a8e99489e074150026e10fdc55a8e","content_id":"01a20319-aa81-774b-bd84-e5778528d7ec"}}},"memory_id":"01a20319-aa81-774b-bd84-e575a35ecac1","rev":5,"revision":1}', '\x2776768b5ac9b5a647819348137d8695b4d82bccc7336d3543b39f08affa47f8', 'admin:k_BXxtuPxRxVeA', '01a20319-aa81-774b-bd84-e5783556f748', '01a20319-aa81-774b-bd84-e5783556f748', NULL, 1795348343425329),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a20319-aaca-705b-992f-ad7a46a28614', 'RunRequested', 1, '{"at":1795348343498370,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\xae751caa427eccbc986fb64b47e81f3c677d79175ae1d4912fe71a56d8722e85', 'admin:k_BXxtuPxRxVeA', '01a20319-aaca-705b-992f-ad7926956b36', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343498370),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a20319-aae2-7255-8994-46b146c0d5a2', 'RunClaimed', 1, '{"at":1795348343521806,"change":{"claimed":{"attempt":1,"node":"node-01a20319a3aa74aabe1925f239022bd0"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x8beddc815e88ac25e190240084e7440c360d490baec18eefe2fa767e1f93b64d', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:claim:01a20319-aae1-7659-8158-e026328e642c', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343521806),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a20319-aae5-72ca-b556-8003824daa6b', 'StepStarted', 1, '{"at":1795348343525167,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\xea623b92567b46f2abd1f2bb5946bcdc77045f336b79fa67260fe741735192d1', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:fetch:start:1', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343525167),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a20319-aaed-712e-bf8a-eed6faf0b132', 'StepCompleted', 1, '{"at":1795348343532691,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x9f6edb15b101328e110e49bb8684136c6ba8765c41d2c974b672c816d0b0eed7', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:fetch:complete', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343532691),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a20319-aaee-727e-b048-b31463fb3ab0', 'StepStarted', 1, '{"at":1795348343534345,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x648d9f080ed52940b1b34b44f2de985421be6f1307d84612a20e7a8e55627cfa', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:classify:start:1', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343534345),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a20319-aaf8-7507-a1c0-21af31760228', 'AnswerRecorded', 1, '{"at":1795348343544539,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"461c3437fbf6ae4f271d831556780c5627d4b9b2625d92e2b3da479b31a40eb0","content_id":"01a20319-aaf8-7507-a1c0-21ae874f5d15"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x18ecc9d868a20b6bd8baf6d4b4940c9bd4bc058de6a30ad9ee0d032ebb892764', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:classify:0', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343544539),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a20319-aafb-76bc-b6e0-f2d469bf292e', 'StepCompleted', 1, '{"at":1795348343546589,"change":{"step_completed":{"attempt":1,"duration_ms":12,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x7f7b7b2b886027b84d3e4de7d6a7d12684592911b222448c5e276a7e8a017fa4', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:classify:complete', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343546589),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a20319-aafc-71e7-a213-87ae013c628c', 'StepStarted', 1, '{"at":1795348343548254,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x808c71dd2aee1e60f5246a8115f75ffda22b1b4c6ee387de2c7085a0048898ea', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:resolve_merges:start:1', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343548254),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a20319-ab01-75ba-a14a-68c87e52a6b5', 'AnswerRecorded', 1, '{"at":1795348343553121,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"40de9b9992dc9a67765052fb4e03fd251a1ac730237f724d12f7a745b0902d95","content_id":"01a20319-ab01-75ba-a14a-68c78f57abd4"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x8bd1eeed6ede9e8f93d2d2ac5aaa31da06d697fb703ef2b17f7ec9bfce1e0132', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:resolve_merges:0', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343553121),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a20319-ab02-7661-98d1-2a1de54f18c8', 'StepCompleted', 1, '{"at":1795348343554601,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\xcf2a104a60622ffd8b1baf88844a340d430bf01197486d478f744e5c3baba648', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:resolve_merges:complete', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343554601),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a20319-ab04-7636-beb6-dd9d00d10b1c', 'StepStarted', 1, '{"at":1795348343556029,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\xb56f562aee9ff85e1aa11fe994af029c9ffd068ccffd2e483ff027d46006c744', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:normalise_topics:start:1', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343556029),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a20319-ab0a-7270-8321-844325257f1c', 'AnswerRecorded', 1, '{"at":1795348343562338,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"8a113e2af6a4e075942bcd0e440d95dd875c05a37cbba6df7b2ad331160210b0","content_id":"01a20319-ab0a-7270-8321-8442cc5554fe"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\xedd61ea5f03f546bcd8a06a4971f3ffeaa4cf0898a62d60e24ca4705b6bc49a2', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:normalise_topics:0', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343562338),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a20319-ab0c-76be-9778-e9cc6e420419', 'StepCompleted', 1, '{"at":1795348343563940,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x7bdb0599b464d3f08a13fd68152f57162aa7803a072847984373ec1fd1d878d7', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:normalise_topics:complete', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343563940),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a20319-ab0d-7370-b5a0-46a112744817', 'StepStarted', 1, '{"at":1795348343565205,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x9be68094fae7b6c56ddcd40d6680f92b263f2453b88f1482027905793199df1b', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save:start:1', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343565205),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a20319-ab16-7045-9327-05b81cbf6a73', 'MemoryDeleted', 1, '{"at":1795348343573539,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"deleted":{"content_id":"01a20319-aa39-73cb-a515-c8d45078ba2e"}},"memory_id":"01a20319-aa39-73cb-a515-c8d2e99a2ea9","reason":{"commitment":"0597f1344e043876cc6938df32b7a82a417353de9c554e69dbaf7d5e384a31d8","content_id":"01a20319-ab15-7631-9b27-575a553660ec"},"rev":6,"revision":2}', '\xe17d476eff0f6ed4615c28cd6dc60f6aef8f1abec3df289dfda47562bff3027a', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343573539),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a20319-ab16-7045-9327-05b9e7408e19', 'MemoryDeleted', 1, '{"at":1795348343573539,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"deleted":{"content_id":"01a20319-aa81-774b-bd84-e5778528d7ec"}},"memory_id":"01a20319-aa81-774b-bd84-e575a35ecac1","reason":{"commitment":"3c91c3a215b66764d6b56e714a7113e45c5a39b00c3500d6b43e15732250c08b","content_id":"01a20319-ab15-7631-9b27-575b4f5c2642"},"rev":7,"revision":2}', '\x0a3c2b818118ab549b135aaa400e96c6cd739a4a355ab6f2998e447a42d3a7a4', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343573539),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a20319-ab8a-7395-814e-0027d72f0c1b', 'MemoryDeleted', 1, '{"at":1795348343689664,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"deleted":{"content_id":"01a20319-ab15-7631-9b27-575d8db3ae21"}},"memory_id":"01a20319-ab15-7631-9b27-575c974c1b56","rev":17,"revision":2}', '\xfc23a371d26d4e85eb8fce791e493635e72a14532605bc34c91c01fd3f0418b2', 'admin:k_BXxtuPxRxVeA', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:restore', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343689664),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a20319-ab16-7045-9327-05baac401aa5', 'MemoriesMerged', 1, '{"at":1795348343573539,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"3d004c38fd5912c7a3a401495d45244e1dcb98e45990cf73a5b3f5b6c73b740d","content_id":"01a20319-ab15-7631-9b27-575d8db3ae21"},"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":1},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":1}]}},"memory_id":"01a20319-ab15-7631-9b27-575c974c1b56","reason":{"commitment":"f65ab70e00423ccff4bc4f1b295d5476d8c7dfea8e023cc0e888580e2e4778cb","content_id":"01a20319-ab15-7631-9b27-575ea93dc3d9"},"rev":8,"revision":1}', '\xf353c635893ba06a7475917006daeec33f8f9d3d1ae2414ce815b829593a4bfe', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343573539),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a20319-ab16-7045-9327-05bbaf329e04', 'MemoryMergedAway', 1, '{"at":1795348343573539,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"merged_away":{"content_id":"01a20319-a95c-71d8-9fe1-2f0149114d27","into":"01a20319-ab15-7631-9b27-575c974c1b56"}},"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","rev":9,"revision":2}', '\xd23b1a026aacdfd5d010ebf69b3aeb76628f47e87afff2173f3473334ff9cd03', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343573539),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a20319-ab16-7045-9327-05bc6268978d', 'MemoryMergedAway', 1, '{"at":1795348343573539,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"merged_away":{"content_id":"01a20319-a9a9-75ee-8a44-ec321ebc2b5c","into":"01a20319-ab15-7631-9b27-575c974c1b56"}},"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","rev":10,"revision":2}', '\x4420de7572558dd0621f24227db5114fbbadac3ca1b0d2433a8b208c6f210086', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343573539),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a20319-ab16-7045-9327-05bd2490ac8b', 'MemoryUpdated', 1, '{"at":1795348343573539,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"updated":{"content":{"commitment":"82c87ec2d2d263f06c78e810976030ad5a720012dc41b39e807585e7b8d14ca9","content_id":"01a20319-ab16-7045-9327-05b70c62f9e8"},"previous_content_id":"01a20319-a9f0-746b-862c-50a2099f2b8d","set":{},"was":{}}},"memory_id":"01a20319-a9f0-746b-862c-50a01453f7be","rev":11,"revision":2}', '\x8f7af3c6ed02820a5e621d23136d7066948249f01a2d103d473fbf5c3cfebe57', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343573539),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a20319-ab19-7602-95aa-8f1ec7608eff', 'StepCompleted', 1, '{"at":1795348343576764,"change":{"step_completed":{"attempt":1,"duration_ms":11,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x9d2048e9466d94d8bc4fb1d4fb747f13a4ee4e472f8c43db870433c4c9b70935', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:save:complete', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343576764),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a20319-ab1b-7096-86d2-66a253e91c91', 'StepStarted', 1, '{"at":1795348343578940,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x9426a27b77f4c5c30b25a8cc9d41076f437ba38c9f5f177539646a1e7c4b370c', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:report:start:1', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343578940),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a20319-ab1d-7072-a0ef-b73a2687e070', 'StepCompleted', 1, '{"at":1795348343581463,"change":{"step_completed":{"attempt":1,"duration_ms":2,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\xad20fecca86846641c20ccf7207f7cc36eb0865a03a29bac5b3a3149a562666f', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:report:complete', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343581463),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a20319-ab1f-7457-a798-201649363bb1', 'RunCompleted', 1, '{"at":1795348343582853,"change":{"completed":{"attempt":1,"duration_ms":84,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\xaf9c993b3938f23263420e8f195c9c7c82ae832d5a049a572c524c9e3de84163', 'workflow:memory-optimization', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:complete', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343582853),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a20319-ab8a-7395-814e-0022634e48ae', 'MemoryRestored', 1, '{"at":1795348343689664,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"restored":{"content_id":"01a20319-aa39-73cb-a515-c8d45078ba2e","from":"archived"}},"memory_id":"01a20319-aa39-73cb-a515-c8d2e99a2ea9","rev":12,"revision":3}', '\xae36c8875fb621c7e3d44de1e7a2e576d6d97732c0ee4c9769646ff4ac0cb290', 'admin:k_BXxtuPxRxVeA', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:restore', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343689664),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a20319-ab8a-7395-814e-0023553dcce2', 'MemoryRestored', 1, '{"at":1795348343689664,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"restored":{"content_id":"01a20319-aa81-774b-bd84-e5778528d7ec","from":"archived"}},"memory_id":"01a20319-aa81-774b-bd84-e575a35ecac1","rev":13,"revision":3}', '\x1795ca91a63cbcf7801bfaeb91cb9973294f1a743bfcd36969c8f53c9204d348', 'admin:k_BXxtuPxRxVeA', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:restore', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343689664),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a20319-ab8a-7395-814e-00248ecd70d8', 'MemoryRestored', 1, '{"at":1795348343689664,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"restored":{"content_id":"01a20319-a95c-71d8-9fe1-2f0149114d27","from":"merged"}},"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","rev":14,"revision":3}', '\x42232f6589757b9e5c4285392e69dfa97236f9911d4dda46fb11938bad2a46b7', 'admin:k_BXxtuPxRxVeA', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:restore', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343689664),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a20319-ab8a-7395-814e-0025665c3b14', 'MemoryRestored', 1, '{"at":1795348343689664,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"restored":{"content_id":"01a20319-a9a9-75ee-8a44-ec321ebc2b5c","from":"merged"}},"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","rev":15,"revision":3}', '\x33c7408cf5b55e86c730eb7abcf12fcae5e22abdfa9f926744ba156746193784', 'admin:k_BXxtuPxRxVeA', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:restore', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343689664),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a20319-ab8a-7395-814e-0026d6b153ea', 'MemoryUpdated', 1, '{"at":1795348343689664,"by_run":"01a20319-aac9-7684-bd3e-2cbac719aec9","change":{"updated":{"content":{"commitment":"f4220519bdf349e9fe169032acf3937410dfd4252ead9fc7c0aadceaa36856eb","content_id":"01a20319-ab8a-7395-814e-0021e0816eda"},"previous_content_id":"01a20319-ab16-7045-9327-05b70c62f9e8","set":{},"was":{}}},"memory_id":"01a20319-a9f0-746b-862c-50a01453f7be","rev":16,"revision":3}', '\x85cc27a310634aee7658bee824e03f8db151f57bfac01f85085d6ad184092d2b', 'admin:k_BXxtuPxRxVeA', 'run:01a20319-aac9-7684-bd3e-2cbac719aec9:restore', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343689664),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a20319-ab8b-76a8-811e-5a99e43812cf', 'RunRestored', 1, '{"at":1795348343691924,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9"}', '\x84b5b3918afecae498afd23fec5571f9f8bd2385851bf176d50f4afc904b936d', 'admin:k_BXxtuPxRxVeA', '01a20319-ab8b-76a8-811e-5a982e8dc186', '01a20319-aac9-7684-bd3e-2cbac719aec9', NULL, 1795348343691924),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a20319-abaa-7628-b1d2-117172dac115', 'RunRequested', 1, '{"at":1795348343722055,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x5f502d66672c09e29d502d66902feae927289d679e5f67cb0e9307615055895e', 'admin:k_BXxtuPxRxVeA', '01a20319-abaa-7628-b1d2-1170b7080919', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343722055),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a20319-abb6-7220-b329-7dce08d29380', 'RunClaimed', 1, '{"at":1795348343734162,"change":{"claimed":{"attempt":1,"node":"node-01a20319a3aa74aabe1925f239022bd0"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x69cca853a49eac41e793c94386bdc9857024485483aee6ff292f724ab684f9d5', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:claim:01a20319-abb6-7220-b329-7dcd7470331c', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343734162),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a20319-abb8-7687-adfd-1356c07276a6', 'StepStarted', 1, '{"at":1795348343736418,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x26ad9c7e129e6e0ad5e4aaf066c84d3fe1eb9a405c0081301c5a109a17800715', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:fetch:start:1', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343736418),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a20319-abbb-7509-bade-5beca46890e0', 'StepCompleted', 1, '{"at":1795348343738839,"change":{"step_completed":{"attempt":1,"duration_ms":2,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\xefe8df0580c77f9d12cd42d9686eb3474f7b0212a12cd3fd6d3bdae041757109', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:fetch:complete', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343738839),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a20319-abbc-74ad-88eb-4795413b17cf', 'StepStarted', 1, '{"at":1795348343740337,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\xab4b634de3efae4ea442c54afd2b8dabf1bcb24ecf45fc490a523adfa08136a6', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:classify:start:1', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343740337),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a20319-abc5-7470-96f5-e922c2ac383d', 'AnswerRecorded', 1, '{"at":1795348343749300,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"be80b39fbfdf299cb62526e84eff6e896b5dbe0348350112b7998c04c29d85a3","content_id":"01a20319-abc5-7470-96f5-e921da531bc6"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x26df2aa3b8f32f4526703c50b5e492e432a642feff0ac71ee09da5b0ac9ad17f', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:classify:0', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343749300),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a20319-abc7-706d-826d-abc58cffce86', 'StepCompleted', 1, '{"at":1795348343751613,"change":{"step_completed":{"attempt":1,"duration_ms":11,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x7456b738e029ed9e37751a5259fa6eb05c6396744a8cb151083512cd6402c473', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:classify:complete', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343751613),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a20319-abc9-7107-8d42-0db2faf9dacd', 'StepStarted', 1, '{"at":1795348343753201,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x94c6aec84c8f9d622357324e74a59fc511d2b07882ab6357b4d06384048cfebc', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:resolve_merges:start:1', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343753201),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a20319-abcd-719c-9044-0f555af96a15', 'AnswerRecorded', 1, '{"at":1795348343757121,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"db7e00e991087062f86866bd67eef5d878b63abdc16a182481544fc9dc8b40bd","content_id":"01a20319-abcd-719c-9044-0f54d38df654"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\xac4d202d3609fd553dc716533efd0f483f4ae84274f808916828e04a8d8aee60', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:resolve_merges:0', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343757121),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a20319-abce-7133-a183-43f172c029de', 'StepCompleted', 1, '{"at":1795348343758593,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x1e4a2f2d05519084c9921cf0f23da80887a3153e30b52aacc0429b927b1036d6', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:resolve_merges:complete', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343758593),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a20319-abd0-74f9-8a80-043cd0aed54a', 'StepStarted', 1, '{"at":1795348343760338,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x86f3769c62784b41651d7d77be9fc686a9c541d127b7e4d0aa5dd0d282840889', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:normalise_topics:start:1', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343760338),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a20319-abd4-7094-92bd-b8b094226aae', 'AnswerRecorded', 1, '{"at":1795348343764705,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"63f00e1cec519aadd11f23ef8ec059d63475090859c833e5afca6583c852ba4e","content_id":"01a20319-abd4-7094-92bd-b8af4eec91ec"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\xb92c9cedabcd0dc4feff8288990dc5b54d34975a1283988e0b92c364a38fb03f', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:normalise_topics:0', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343764705),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a20319-abd6-71fa-91fc-a32ba397f89f', 'StepCompleted', 1, '{"at":1795348343766364,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\xd080dcca95ce520a744ba927f8e902c8a90172be2a1b052fd6f57425f54e9df5', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:normalise_topics:complete', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343766364),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a20319-abd8-7722-85d6-add8a9b5eab5', 'StepStarted', 1, '{"at":1795348343768030,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x1780268ed6d5aad9496efa312ef66013d5ecdbb64a96089a7143307a66495ed9', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save:start:1', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343768030);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a20319-abdf-7167-8070-4f56e4cf1b5b', 'MemoryDeleted', 1, '{"at":1795348343775324,"by_run":"01a20319-aba9-7522-9ae4-9566307d22b0","change":{"deleted":{"content_id":"01a20319-aa39-73cb-a515-c8d45078ba2e"}},"memory_id":"01a20319-aa39-73cb-a515-c8d2e99a2ea9","reason":{"commitment":"a2107c5b2e52eb3cd524e6441afdad4d8368e5c5ee5aab04fe0d0e0b2abe4c09","content_id":"01a20319-abdf-7167-8070-4f506d5cd799"},"rev":18,"revision":4}', '\xd42bba24112d3238bffb69e5802ce50195e747e3c8ed5ed36115080dbff444b7', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343775324),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a20319-abe0-76e2-b8f1-02570633a652', 'MemoryDeleted', 1, '{"at":1795348343775324,"by_run":"01a20319-aba9-7522-9ae4-9566307d22b0","change":{"deleted":{"content_id":"01a20319-aa81-774b-bd84-e5778528d7ec"}},"memory_id":"01a20319-aa81-774b-bd84-e575a35ecac1","reason":{"commitment":"be188f23421618aff8777008e513662e175fac39815e0b5dd3f276376f43cf1f","content_id":"01a20319-abdf-7167-8070-4f51c09bd669"},"rev":19,"revision":4}', '\x88826b8d5e457971112ecb00abe846f495aa99b518ab3d4f563939b7234d9528', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343775324),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a20319-abe0-76e2-b8f1-02581d04869d', 'MemoriesMerged', 1, '{"at":1795348343775324,"by_run":"01a20319-aba9-7522-9ae4-9566307d22b0","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"491ab8fd62e0f90ed87400abbfa632cffd678de022ed45cf8113f826c9ef72d3","content_id":"01a20319-abdf-7167-8070-4f535a1ab9d5"},"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":3},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":3}]}},"memory_id":"01a20319-abdf-7167-8070-4f5226aa5676","reason":{"commitment":"7761c9065ab5a2c4c865f24decca066246a056cbcfc3a3789d4e19b0fb9d9a3c","content_id":"01a20319-abdf-7167-8070-4f54b9b13612"},"rev":20,"revision":1}', '\x5cbf76abbe8908305bb4d130fed445f3d0eeb842aaab4c7c13946a1be6924593', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343775324),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a20319-abe0-76e2-b8f1-025944c8b173', 'MemoryMergedAway', 1, '{"at":1795348343775324,"by_run":"01a20319-aba9-7522-9ae4-9566307d22b0","change":{"merged_away":{"content_id":"01a20319-a95c-71d8-9fe1-2f0149114d27","into":"01a20319-abdf-7167-8070-4f5226aa5676"}},"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","rev":21,"revision":4}', '\x66620ec88cb264bcf60ea2843b99140a93e52685b45b961ffafda76924bd1fa1', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343775324),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a20319-abe0-76e2-b8f1-025a48cbc0ae', 'MemoryMergedAway', 1, '{"at":1795348343775324,"by_run":"01a20319-aba9-7522-9ae4-9566307d22b0","change":{"merged_away":{"content_id":"01a20319-a9a9-75ee-8a44-ec321ebc2b5c","into":"01a20319-abdf-7167-8070-4f5226aa5676"}},"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","rev":22,"revision":4}', '\xbecb46e751cc83e0a179114a2a32b05b1459bc795f80f37fcff98d1ec023b614', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343775324),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a20319-abe0-76e2-b8f1-025bc6a45c74', 'MemoryUpdated', 1, '{"at":1795348343775324,"by_run":"01a20319-aba9-7522-9ae4-9566307d22b0","change":{"updated":{"content":{"commitment":"c2ab5a3e6126e2289b198f1dfb839baa95b098e4559c3b562f3c5e45f5f295c6","content_id":"01a20319-abdf-7167-8070-4f5519956f80"},"previous_content_id":"01a20319-ab8a-7395-814e-0021e0816eda","set":{},"was":{}}},"memory_id":"01a20319-a9f0-746b-862c-50a01453f7be","rev":23,"revision":4}', '\x5a993ee69675a4d7a26dfa0d2af138ced7fe763ce7394661f7fa39cd338c0e4e', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343775324),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a20319-abe2-7442-824d-9245b28ee107', 'StepCompleted', 1, '{"at":1795348343778215,"change":{"step_completed":{"attempt":1,"duration_ms":10,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\xad40fc61c10b4abd1436a20a6af42c5b6b29ba1ba272beaa8aded33a9b9c50fd', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:save:complete', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343778215),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a20319-abe8-7601-81a5-cd91231d152d', 'StepStarted', 1, '{"at":1795348343783863,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\xf7f341e45fbec39cf4d14e618e52d57f647260ef59e79d2bf1729deb41d17c42', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:report:start:1', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343783863),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a20319-abea-712c-a993-ab2f61c8ef40', 'StepCompleted', 1, '{"at":1795348343786629,"change":{"step_completed":{"attempt":1,"duration_ms":2,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x5d3acb3d2e6bcc5081b1f69b6e1f98d2656a2a4040c1c4d91837cc0c5b1bb905', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:report:complete', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343786629),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a20319-abec-77bc-b0c8-ecf4dfd2daff', 'RunCompleted', 1, '{"at":1795348343788237,"change":{"completed":{"attempt":1,"duration_ms":66,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0"}', '\x516dfa3f143a6e3af6dd181e621d322dace7f1165627d013ad04420e20f3e5cf', 'workflow:memory-optimization', 'run:01a20319-aba9-7522-9ae4-9566307d22b0:complete', '01a20319-aba9-7522-9ae4-9566307d22b0', NULL, 1795348343788237),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a20319-ac68-74a8-b696-742ef9b47a79', 'MemoryCreated', 1, '{"at":1795348343912534,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2b749559dc517e7a54326df29024b5bbde52fae03a5523bebeb340b7980bdd72","content_id":"01a20319-ac68-74a8-b696-742c3bfaecc7"}}},"memory_id":"01a20319-ac67-74c8-a17e-2162e507796e","rev":1,"revision":1}', '\x4838e6487d14a609a7869ef5f274bb45bac21d7ab1260620d9ea54a020ec424f', 'admin:k_HnaXYjqxxDx4', '01a20319-ac68-74a8-b696-742d15b9085e', '01a20319-ac68-74a8-b696-742d15b9085e', NULL, 1795348343912534),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a20319-acb1-7334-a1fe-37f43e2bf2ac', 'MemoryUpdated', 1, '{"at":1795348343984430,"change":{"updated":{"content":{"commitment":"92b99429aeba76adb485d1f3bfac024c5ec597dd4b9d737623ee3d222a792c22","content_id":"01a20319-acb0-7228-a96a-e9a4423e0f06"},"previous_content_id":"01a20319-ac68-74a8-b696-742c3bfaecc7","set":{},"was":{}}},"memory_id":"01a20319-ac67-74c8-a17e-2162e507796e","rev":2,"revision":2}', '\xa13d1acfa85ef15aca7fbad4caebae29d5fad8266d2328a42ec6e4aeae7be19d', 'admin:k_HnaXYjqxxDx4', '01a20319-acb1-7334-a1fe-37f3f6571405', '01a20319-acb1-7334-a1fe-37f3f6571405', NULL, 1795348343984430);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795348340884554),
	('changes', 1, 'changes_g1', 1795348340884554),
	('search', 1, 'search_g1', 1795348340884554),
	('relations', 1, 'relations_g1', 1795348340884554),
	('runs', 1, 'runs_g1 run_changes_g1', 1795348340884554),
	('user_stats', 1, 'user_stats_g1', 1795348340884554),
	('daily_metrics', 1, 'daily_metrics_g1', 1795348340884554);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a2c6-720f-aa96-8a85f48b06bb', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20319-a2c6-720f-aa96-8a85f48b06bb"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a2c7-75e8-8e55-bafc0293ab7e', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a20319-a2c7-75e8-8e55-bafc0293ab7e"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20319-a2c7-75e8-8e55-bafdb9f130df', 1, 3, 1795348341446887, 1795348341446887, NULL, NULL, '{"contents":["01a20319-a2c7-75e8-8e55-bafdb9f130df"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a2c7-75e8-8e55-bafee887e337', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20319-a2c7-75e8-8e55-bafee887e337"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a2c7-75e8-8e55-baffe74e69a6', 1, 5, 1795348341446887, 1795348341446887, NULL, NULL, '{"contents":["01a20319-a2c7-75e8-8e55-baffe74e69a6"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a2c7-75e8-8e55-bb00c776b36a', 2, 7, 1795348341446887, 1795348341446887, NULL, NULL, '{"contents":["01a20319-a2c7-75e8-8e55-bb00c776b36a"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a2c7-75e8-8e55-bb0156ede200', 2, 9, 1795348341446887, 1795348341446887, NULL, NULL, '{"contents":["01a20319-a2c7-75e8-8e55-bb0156ede200"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a20319-a2c7-75e8-8e55-bb0233a5fbef', 1, 10, 1795348341446887, 1795348341446887, NULL, NULL, '{"contents":["01a20319-a2c7-75e8-8e55-bb0233a5fbef"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a20319-a30a-7213-8bc6-d5f38edebd52', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a20319-a30a-7213-8bc6-d5f38edebd52"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a30a-7213-8bc6-d5f490cfb705', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20319-a30a-7213-8bc6-d5f490cfb705"]}'),
	(43, 'default', 'ana', '01a20319-a546-711d-9e67-ea3e15344fae', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a546-711d-9e67-ea40d16971dd', 1, 6, 1795348342086123, 1795348342086123, NULL, NULL, '{"contents":["01a20319-a546-711d-9e67-ea40d16971dd"]}'),
	(43, 'default', 'ana', '01a20319-a404-7580-a2a5-f4aeb20a1bc4', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a5c8-75ad-bcad-c7d7aa3a55b3', 2, 8, 1795348341765277, 1795348342215994, NULL, NULL, '{"contents":["01a20319-a405-7636-a1ac-b39671dbf84a","01a20319-a5c8-75ad-bcad-c7d7aa3a55b3"]}'),
	(43, 'default', 'ana', '01a20319-a651-7220-bc44-27382e1aee5f', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a652-737d-9245-8cfa4abdec40', 1, 14, 1795348342353770, 1795348342353770, NULL, NULL, '{"contents":["01a20319-a652-737d-9245-8cfa4abdec40"],"derived_from":[{"memory_id":"01a20319-a481-757c-8fec-3328c2ec682d","revision":1},{"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","revision":1}]}'),
	(43, 'default', 'ana', '01a20319-a673-7474-980e-dc60283a3908', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a703-7278-b273-305639376ad5', 2, 20, 1795348342387163, 1795348342531113, NULL, NULL, '{"contents":["01a20319-a673-7474-980e-dc6224b20325","01a20319-a703-7278-b273-305639376ad5","01a20319-a703-7278-b273-3057a20b2ba6"],"derived_from":[{"memory_id":"01a20319-a673-7474-980e-dc60283a3908","revision":1},{"memory_id":"01a20319-a6bb-7312-9e05-5b169374d18c","revision":1}]}'),
	(43, 'default', 'ana', '01a20319-a6bb-7312-9e05-5b169374d18c', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a6bb-7312-9e05-5b18b79c2c30', 2, 21, 1795348342459525, 1795348342531113, NULL, '01a20319-a673-7474-980e-dc60283a3908', '{"contents":["01a20319-a6bb-7312-9e05-5b18b79c2c30"]}'),
	(43, 'default', 'ana', '01a20319-a43c-72de-85d3-78d3bba524b1', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a20319-a637-75c2-a472-675c8d24cda5', 5, 25, 1795348341820591, 1795348342631691, NULL, NULL, '{"contents":["01a20319-a43c-72de-85d3-78d56a710e16","01a20319-a637-75c2-a472-675c8d24cda5","01a20319-a767-76d4-b8d3-551ee471ef10"]}'),
	(43, 'default', 'ana', '01a20319-a584-7172-a4a0-48e10dda9748', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20319-a584-7172-a4a0-48e3a08356b6', 5, 27, 1795348342148399, 1795348342662014, NULL, NULL, '{"contents":["01a20319-a584-7172-a4a0-48e3a08356b6"]}'),
	(43, 'default', 'ana', '01a20319-a4c3-7323-a9e8-812e31268f6a', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a4c3-7323-a9e8-81302b3e91a1', 6, 30, 1795348341955729, 1795348342719250, 4948948342719250, NULL, '{"contents":["01a20319-a4c3-7323-a9e8-81302b3e91a1","01a20319-a796-717a-be28-c9accffc0309"]}'),
	(43, 'default', 'ana', '01a20319-a50a-762b-a6ce-aec6d1d4755e', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795348342026519, 1795348342735739, NULL, NULL, '{"contents":["01a20319-a7cf-716a-bc78-f5c17af9c3ce"]}'),
	(43, 'default', 'ana', '01a20319-a481-757c-8fec-3328c2ec682d', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795348341889198, 1795348342850217, NULL, '01a20319-a651-7220-bc44-27382e1aee5f', '{"contents":["01a20319-a842-7444-bab9-6de257884c12"]}'),
	(48, 'default', 'lena', '01a20319-a880-711e-b0fb-d905864d0969', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a881-702d-9103-5d1aae4a98e9', 1, 1, 1795348342913399, 1795348342913399, NULL, NULL, '{"contents":["01a20319-a881-702d-9103-5d1aae4a98e9"]}'),
	(48, 'default', 'lena', '01a20319-a8b3-7759-99b0-699208f3713b', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a8b4-7328-a2d9-f6db8e7951d1', 1, 2, 1795348342964012, 1795348342964012, NULL, NULL, '{"contents":["01a20319-a8b4-7328-a2d9-f6db8e7951d1"]}'),
	(48, 'default', 'lena', '01a20319-a8f9-76d5-954e-33f31f0a16af', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a8f9-76d5-954e-33f5e187bc97', 2, 4, 1795348343033858, 1795348343102186, NULL, NULL, '{"contents":["01a20319-a8f9-76d5-954e-33f5e187bc97"]}'),
	(1, 'default', 'nora', '01a20319-ab15-7631-9b27-575c974c1b56', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-ab15-7631-9b27-575d8db3ae21', 2, 17, 1795348343573539, 1795348343689664, NULL, NULL, '{"contents":["01a20319-ab15-7631-9b27-575d8db3ae21","01a20319-ab15-7631-9b27-575ea93dc3d9"],"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":1},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":1}]}'),
	(1, 'default', 'nora', '01a20319-a95b-77fb-815c-c4088279e2d7', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a95c-71d8-9fe1-2f0149114d27', 4, 21, 1795348343132917, 1795348343775324, NULL, '01a20319-abdf-7167-8070-4f5226aa5676', '{"contents":["01a20319-a95c-71d8-9fe1-2f0149114d27"]}'),
	(1, 'default', 'nora', '01a20319-a9a8-72ac-9fed-ef4bc614b6f6', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-a9a9-75ee-8a44-ec321ebc2b5c', 4, 22, 1795348343208965, 1795348343775324, NULL, '01a20319-abdf-7167-8070-4f5226aa5676', '{"contents":["01a20319-a9a9-75ee-8a44-ec321ebc2b5c"]}'),
	(1, 'default', 'nora', '01a20319-a9f0-746b-862c-50a01453f7be', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-abdf-7167-8070-4f5519956f80', 4, 23, 1795348343280648, 1795348343775324, NULL, NULL, '{"contents":["01a20319-a9f0-746b-862c-50a2099f2b8d","01a20319-ab16-7045-9327-05b70c62f9e8","01a20319-ab8a-7395-814e-0021e0816eda","01a20319-abdf-7167-8070-4f5519956f80"]}'),
	(1, 'default', 'nora', '01a20319-aa39-73cb-a515-c8d2e99a2ea9', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-aa39-73cb-a515-c8d45078ba2e', 4, 18, 1795348343353133, 1795348343775324, NULL, NULL, '{"contents":["01a20319-aa39-73cb-a515-c8d45078ba2e","01a20319-ab15-7631-9b27-575a553660ec","01a20319-abdf-7167-8070-4f506d5cd799"]}'),
	(1, 'default', 'nora', '01a20319-aa81-774b-bd84-e575a35ecac1', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-aa81-774b-bd84-e5778528d7ec', 4, 19, 1795348343425329, 1795348343775324, NULL, NULL, '{"contents":["01a20319-aa81-774b-bd84-e5778528d7ec","01a20319-ab15-7631-9b27-575b4f5c2642","01a20319-abdf-7167-8070-4f51c09bd669"]}'),
	(1, 'default', 'nora', '01a20319-abdf-7167-8070-4f5226aa5676', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-abdf-7167-8070-4f535a1ab9d5', 1, 20, 1795348343775324, 1795348343775324, NULL, NULL, '{"contents":["01a20319-abdf-7167-8070-4f535a1ab9d5","01a20319-abdf-7167-8070-4f54b9b13612"],"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":3},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":3}]}'),
	(48, 'bridge', 'lena', '01a20319-ac67-74c8-a17e-2162e507796e', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20319-acb0-7228-a96a-e9a4423e0f06', 2, 2, 1795348343912534, 1795348343984430, NULL, NULL, '{"contents":["01a20319-ac68-74a8-b696-742c3bfaecc7","01a20319-acb0-7228-a96a-e9a4423e0f06"]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a20319-a404-7580-a2a5-f4aeb20a1bc4', 1795348344188770, 1),
	(43, 'default', 'ana', '01a20319-a43c-72de-85d3-78d3bba524b1', 1795348344222534, 1),
	(43, 'default', 'ana', '01a20319-a4c3-7323-a9e8-812e31268f6a', 1795348344261399, 1),
	(43, 'default', 'ana', '01a20319-a673-7474-980e-dc60283a3908', 1795348344340224, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a20319-a2cd-71fb-be28-57517959bc28', 'default', 1795348341453982, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20319-a314-7543-92aa-1f8217bf73ea', 'default', 1795348341524846, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20319-a404-7580-a2a5-f4afe970c186', 'default', 1795348341764443, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a404-7580-a2a5-f4aeb20a1bc4', 'Personal', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a43c-72de-85d3-78d428e912ef', 'default', 1795348341820508, 'ana', 't1', 'hotpath', 'create', 'ok', '01a20319-a43c-72de-85d3-78d3bba524b1', 'Goals', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a481-757c-8fec-3329a9daed9f', 'default', 1795348341889132, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a481-757c-8fec-3328c2ec682d', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a4c3-7323-a9e8-812fec122020', 'default', 1795348341955649, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a4c3-7323-a9e8-812e31268f6a', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a50a-762b-a6ce-aec707b18308', 'default', 1795348342026437, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a50a-762b-a6ce-aec6d1d4755e', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a546-711d-9e67-ea3f069b3ddc', 'default', 1795348342086048, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a546-711d-9e67-ea3e15344fae', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a584-7172-a4a0-48e2c4c10386', 'default', 1795348342148329, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a584-7172-a4a0-48e10dda9748', 'Style', NULL, NULL, 'agent:planner'),
	('01a20319-a5c7-7411-9946-6f3dfcc222e6', 'default', 1795348342215916, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20319-a404-7580-a2a5-f4aeb20a1bc4', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a602-7559-abcd-7a78e6d5e6a7', 'default', 1795348342274678, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20319-a43c-72de-85d3-78d3bba524b1', 'Goals', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a611-715d-bf75-d4196b11833a', 'default', 1795348342289301, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20319-a584-7172-a4a0-48e10dda9748', 'Style', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a61d-7121-8556-289b736ab0a6', 'default', 1795348342301478, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20319-a584-7172-a4a0-48e10dda9748', 'Manners', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a62a-752a-9e7e-1e1981a5dd48', 'default', 1795348342314523, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20319-a43c-72de-85d3-78d3bba524b1', 'Goals', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a636-70b9-8ed0-2f7c1df6c4fd', 'default', 1795348342326935, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20319-a43c-72de-85d3-78d3bba524b1', 'Goals', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a644-73f8-a5ce-5a4a9437eff6', 'default', 1795348342340036, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20319-a43c-72de-85d3-78d3bba524b1', 'Goals', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a651-7220-bc44-27394a8add4a', 'default', 1795348342353705, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20319-a651-7220-bc44-27382e1aee5f', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a663-7774-bf86-878c5d4d834a', 'default', 1795348342371643, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20319-a4c3-7323-a9e8-812e31268f6a', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a673-7474-980e-dc613436c2ac', 'default', 1795348342387047, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a673-7474-980e-dc60283a3908', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a6bb-7312-9e05-5b17e90de3b3', 'default', 1795348342459462, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20319-a6bb-7312-9e05-5b169374d18c', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a702-743f-bb75-34bb9d9a73e6', 'default', 1795348342530937, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20319-a673-7474-980e-dc60283a3908', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a767-76d4-b8d3-551df1273241', 'default', 1795348342631591, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a20319-a43c-72de-85d3-78d3bba524b1', 'Goals', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a776-7033-aeb0-dd8d2b0e6fba', 'default', 1795348342646494, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20319-a584-7172-a4a0-48e10dda9748', 'Manners', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a785-7246-a34a-97a41301114f', 'default', 1795348342661933, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20319-a584-7172-a4a0-48e10dda9748', 'Manners', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a796-717a-be28-c9abcdd05e95', 'default', 1795348342678076, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20319-a4c3-7323-a9e8-812e31268f6a', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a7b0-7160-9404-8ad04d4a5a03', 'default', 1795348342704692, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20319-a4c3-7323-a9e8-812e31268f6a', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a7bf-74a4-b29c-92c69b0db7fd', 'default', 1795348342719171, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20319-a4c3-7323-a9e8-812e31268f6a', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a7cf-716a-bc78-f5c0250e3838', 'default', 1795348342735668, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20319-a50a-762b-a6ce-aec6d1d4755e', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a842-7444-bab9-6de19cc7d493', 'default', 1795348342850147, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20319-a481-757c-8fec-3328c2ec682d', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a880-711e-b0fb-d90639712bdb', 'default', 1795348342912087, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20319-a880-711e-b0fb-d905864d0969', 'Sport', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a8b3-7759-99b0-6993166f85f0', 'default', 1795348342963950, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20319-a8b3-7759-99b0-699208f3713b', 'Sport', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a8f9-76d5-954e-33f45f3a31f9', 'default', 1795348343033792, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20319-a8f9-76d5-954e-33f31f0a16af', 'Sport', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a93e-7101-8b5a-0bce48d95932', 'default', 1795348343102104, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a20319-a8f9-76d5-954e-33f31f0a16af', 'Sport', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a95b-77fb-815c-c4092920dc8a', 'default', 1795348343131602, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20319-a95b-77fb-815c-c4088279e2d7', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a9a8-72ac-9fed-ef4ca0a31512', 'default', 1795348343208890, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20319-a9a8-72ac-9fed-ef4bc614b6f6', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-a9f0-746b-862c-50a1ea639118', 'default', 1795348343280578, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20319-a9f0-746b-862c-50a01453f7be', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-aa39-73cb-a515-c8d3dd7d45e6', 'default', 1795348343353063, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20319-aa39-73cb-a515-c8d2e99a2ea9', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-aa81-774b-bd84-e576f96a60c2', 'default', 1795348343425255, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20319-aa81-774b-bd84-e575a35ecac1', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-ac67-74c8-a17e-216378ecd5c4', 'bridge', 1795348343911930, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20319-ac67-74c8-a17e-2162e507796e', NULL, NULL, NULL, 'admin:k_HnaXYjqxxDx4'),
	('01a20319-acb0-7228-a96a-e9a336215640', 'bridge', 1795348343984350, 'lena', NULL, 'hotpath', 'update', 'ok', '01a20319-ac67-74c8-a17e-2162e507796e', NULL, NULL, NULL, 'admin:k_HnaXYjqxxDx4'),
	('01a20319-b041-77fe-b6e5-0c28e7daa5a4', 'default', 1795348344897554, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20319-a404-7580-a2a5-f4aeb20a1bc4', 'Personal', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-b055-75f5-8829-1977b960683c', 'default', 1795348344917942, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20319-a50a-762b-a6ce-aec6d1d4755e', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-b068-751a-9e2b-f8d23d1cf379', 'default', 1795348344936307, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20319-a43c-72de-85d3-78d3bba524b1', 'Goals', NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-b07a-709b-b3c2-84411a9af1ac', 'default', 1795348344954670, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a20319-a50a-762b-a6ce-aec6d1d4755e', NULL, NULL, NULL, 'admin:k_BXxtuPxRxVeA'),
	('01a20319-b0c4-7353-88fe-2c4e1eb7b525', 'default', 1795348345028831, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_BXxtuPxRxVeA');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7710962387363735841 timeline=00000001 database=16384 events=16397');


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
	(9, 2, 1),
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
	('search', 1, 1),
	('relations', 1, 1),
	('runs', 2, 1),
	('user_stats', 1, 1),
	('daily_metrics', 2, 1);


--
-- Data for Name: relations_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.relations_g1 VALUES
	(43, 'default', 'ana', '01a20319-a584-7172-a4a0-48e10dda9748', '01a20319-a673-7474-980e-dc60283a3908', 0, 500, 1, 22, 1795348342546641),
	(43, 'default', 'ana', '01a20319-a673-7474-980e-dc60283a3908', '01a20319-a584-7172-a4a0-48e10dda9748', 1, 500, 1, 22, 1795348342546641);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a20319-aac9-7684-bd3e-2cbac719aec9', 'memory-optimization', 'admin:k_BXxtuPxRxVeA', 1795348343498370, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a20319-aac9-7684-bd3e-2cbac719aec9', 'memory-optimization', 'workflow:memory-optimization', 1795348343582853, '{"duration_ms":84,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a20319-aac9-7684-bd3e-2cbac719aec9', 'memory-optimization', 'admin:k_BXxtuPxRxVeA', 1795348343691924, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a20319-aba9-7522-9ae4-9566307d22b0', 'memory-optimization', 'admin:k_BXxtuPxRxVeA', 1795348343722055, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a20319-aba9-7522-9ae4-9566307d22b0', 'memory-optimization', 'workflow:memory-optimization', 1795348343788237, '{"duration_ms":66,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a20319-aac9-7684-bd3e-2cbac719aec9', 'memory-optimization', 'completed', 1795348343498370, 0, 84, 5, 2, 0, 0, 0, '{"run_id":"01a20319-aac9-7684-bd3e-2cbac719aec9","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_BXxtuPxRxVeA","requested_at":1795348343498370,"started_at":1795348343521806,"ended_at":1795348343582853,"attempt":1,"node":"node-01a20319a3aa74aabe1925f239022bd0","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795348343525167,"completed_at":1795348343532691,"duration_ms":7,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795348343534345,"completed_at":1795348343546589,"duration_ms":12,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795348343548254,"completed_at":1795348343554601,"duration_ms":6,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795348343556029,"completed_at":1795348343563940,"duration_ms":7,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795348343565205,"completed_at":1795348343576764,"duration_ms":11,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795348343578940,"completed_at":1795348343581463,"duration_ms":2,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795348343691924,"restored_by":"admin:k_BXxtuPxRxVeA","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}'),
	(1, 'default', 'nora', '01a20319-aba9-7522-9ae4-9566307d22b0', 'memory-optimization', 'completed', 1795348343722055, 0, 66, 5, 2, 0, 0, 0, '{"run_id":"01a20319-aba9-7522-9ae4-9566307d22b0","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_BXxtuPxRxVeA","requested_at":1795348343722055,"started_at":1795348343734162,"ended_at":1795348343788237,"attempt":1,"node":"node-01a20319a3aa74aabe1925f239022bd0","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795348343736418,"completed_at":1795348343738839,"duration_ms":2,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795348343740337,"completed_at":1795348343751613,"duration_ms":11,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795348343753201,"completed_at":1795348343758593,"duration_ms":5,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795348343760338,"completed_at":1795348343766364,"duration_ms":6,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795348343768030,"completed_at":1795348343778215,"duration_ms":10,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795348343783863,"completed_at":1795348343786629,"duration_ms":2,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a20319-a2c6-720f-aa96-8a85f48b06bb', '945c645762', 'work carpent', 'hashed-1-512', B'11001001011100100111100011110111010000100110000111100001100000111000000011001001000100011111110101000100000000100010010000110010101111100001100110010100000101010110101100001110011110110001010000001111011101000010110110100100101110101000000010010010010110101100010000000011100000111111111100010110010111100101111111101101111010000010000001010111110111010111111100000000100011111010110111110110111111010001011110110010100110100001001111010100000110110100110000000001101000110110010000101000100100111101110000100011', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a20319-a2c7-75e8-8e55-bafc0293ab7e', '945c645762', 'move porto', 'hashed-1-512', B'11010000010100100100010100110000100001000100101100111111001100100110110100001101111110000111111111000100111101010100100101000001010000110100011000100100001100000000100000000000000000100100100000000000000000000000000000000000000000000000000000000000000000001110011101111110010100010000000100001010110000010010110101100100011100001011110110011101000011100010110100010101101100111001101100101100101101000100111010010100101000101100000001011011010011101100110100111000011101010001001011011010100101010110101101101100', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a20319-a2c7-75e8-8e55-bafdb9f130df', '945c645762', 'sharpen chisel three step', 'hashed-1-512', B'10111110011100101000000101010111011100010101110000101000110000111111011100011100010000100011101100110000111111110110010111010100100111000101010101110100110101001010001100100000110001010001110011010100001010100001100100010110010101100011000001111001011011011100110010010100000011110110001110110010011110010010101100101111110111011111110101010110000110001110101110001011011000101110010010010110100011101111000011001011100011011010100110011101110110100111011000000110101010010101010100000011110000010111101001101111', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a20319-a2c7-75e8-8e55-bafee887e337', '945c645762', 'prefer oak pine', 'hashed-1-512', B'10100100110011101010100011110110000101010001111000001111100011000111110000111101010100111110000011100101001001010101111111111110111000011110011110010110010100101001011100010010001101011011001101010100010111010011111011010111001010110110001011110111100111011010011001000100110010100101001111001010100010001010001000001000001011111001111010001101000011101010100000010111000110111101010011011010111001011111101101010111100100111000001110001010110101111010011001011111100111110100101111010100111110011101000000010110', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a20319-a2c7-75e8-8e55-baffe74e69a6', '945c645762', 'year mani move', 'hashed-1-512', B'10111001011101101101010000110000111100010100111111111111011000100110110100001001111110010101001111000100110101000110110111010010001100101010101001001110011110101111101110001110000001111000101100110011011011101001011001010100111101111111100010100001100111010101100000010100110001110100110110001010011000100110111001000111101110111010001110010000011101000001010010110100110111010100001000101110101101000100011010011110101000110100000001011001000011100111101010111000110110010011011001001111100110011010100100011011', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a20319-a2c7-75e8-8e55-bb00c776b36a', '945c645762', 'own van van travel', 'hashed-1-512', B'10110110110001110110010101101100011110110011110101011101010110011001100010100110010100010000011001101111101001000111000100010001011000110101100110001110110110010110100010100101001101100010001101111010101101101101110000111100000110100010100111101111110010111000000100100011010011010101011100110111010001101000100111111001101111011110110001001000111110000001000011010011111010100011111101000100011010000011111101101100110010010010110000101110111000100100011000110000111110100000010000100000001001000001101000100111', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a20319-a2c7-75e8-8e55-bb0156ede200', '945c645762', 'dog name bolt', 'hashed-1-512', B'10001000111101001010000001100101110010000101001101111111111100011111010100001111100110000011011000000000011101101010010100111110110101110101011001011101111111101101000101001110101001001001011100001110101111100011111000101011000100010001010110111110111010010110010110001101110001100010010011110100110101010011101110100110000000000111001010111111011000110110111011101001110001010111101110111000110110010001001011100101001101000101001110001001000100011100110111111100010110001001010000100101011100001101111000110111', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a20319-a2c7-75e8-8e55-bb0233a5fbef', '945c645762', 'play chess friday', 'hashed-1-512', B'10101101011000111000111010110111011101110101110010010110100001101110101011100100011111001111011001000101110110001001110001110111000000011011110101010000011100001100110111000001101011100111011001101111110110101100111011101110010010111011110111010101001011100111010110010100101011011101100001001011101000011010111100100110111111111110110110111001101101111100000101000101001000101100011111001010011101000111111111110001001010101000100011000111000101110101111000110001001111011101110011100010000100110000011010110010', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a20319-a30a-7213-8bc6-d5f38edebd52', 'cf5fc19671', 'like tea food', 'hashed-1-512', B'01101101000101000001010010101111100101010001110011010000010100000110001010001101001101001000110001101000000010110110111010110001001101010101001010100110110011100100010101000010100000111111011100100110111101110100010101011111100001100111000100110000001111011001100101101011010100110111010011010100000110110000001101010011111111101000111100011010010011110011011101100000011011000101000010010010101111010101110011011000101010100001111011110000011111001011010011111110001001100110100000000011101011010010010000011011', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a20319-a30a-7213-8bc6-d5f490cfb705', 'cf5fc19671', 'cat', 'hashed-1-512', B'00000000000000000000000000000000000000000000000000000000000000000111111110110111100000000101101101101010111110101010110111111000000100011010110000100110010111011111111000000111011111111110011111010111011010110001000101110101011010100100111010101010100000110010111110101000111011110111100010111000010001110000001100010100000000000000000000000000000000000000000000000000000000000000000001100010000100000001000100000001010100110000100100010010110000000000000000000000000000000000000000000000000000000000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a20319-a4c3-7323-a9e8-812e31268f6a', '01a20319-a4c3-7323-a9e8-81302b3e91a1', '8038ef7ecd', 'avoid milk lactos intoler', 'hashed-1-512', B'00111111010100010011001011000001001111010011001011001010101110110000001000010000001100111001111000011101001010000001001010000011000101001000011100001011110000011100000100100010100100011100000000110001001101101000110111010000001101000001001100101111000011011110010000101010010011001110101000000010010111011111111011111011000000001010000000010010000000000000000000001101010001000001000010110100000100011110110010111111100110101010011110011000001111101100010011101000000001101101000111011101011100110001000001100010', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a20319-a546-711d-9e67-ea3e15344fae', '01a20319-a546-711d-9e67-ea40d16971dd', '8038ef7ecd', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', B'11101100010011011101100011110001001110011101101010001111001110110111110110111011000010011111111100111000010110110000001001110010111001000101111001001011000111100010100110101011011100101110011000000100000101000011110110101110011011011111000100101110111101101011001101100110000001000110111110011111010101000011000001011111000100010101011001001101001110010110101111011110111111001010101100000110101101001100101011011010000001011011100000000000111011011011010111000100110100111101010100000011111010100010111001110100', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a20319-a404-7580-a2a5-f4aeb20a1bc4', '01a20319-a5c8-75ad-bcad-c7d7aa3a55b3', '8038ef7ecd', 'prefer name ana not anna name', 'hashed-1-512', B'00001101010101100001101001000100010001001110101101101110101110001110010010011110000111111100010110000011101001110100101010111111001010111110011011000001000000101001000101001010101000011100011101011100111110001011010000100011001110110111010011110110101111000010010110001111011000101010000000100011100111001010001100001000000010100011001011111111111100111110111001111000110011010110110100110001001010011011001011100001001101000001101111100100000110001011101000111000010110000010110001011101011100100101111001110100', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a20319-a584-7172-a4a0-48e10dda9748', '01a20319-a584-7172-a4a0-48e3a08356b6', '8038ef7ecd', 'prefer short answer', 'hashed-1-512', B'10010011111010010010110111110010001110010011101000100000111111110111110010011100010111111110000110110011101001000000111111111110110010010110110101010111100011111000000110000000111111111100011101010110010011010010111000111001101100111111000010110101101110011011011111000100110010100100001111101011101010001001001010001100111110110011011000011011000110101001000100010111000010011001000011111010110011111100101101010101110101001000111010011010110101110101101100010111110111000011001101001111101001001000101000111010', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a20319-a43c-72de-85d3-78d3bba524b1', '01a20319-a637-75c2-a472-675c8d24cda5', '8038ef7ecd', 'ship v1 septemb deadlin', 'hashed-1-512', B'00011001001010100101000010011010101010011101000010010010001001010111101000000111111111001011100001000010111010001110010010001100001000011101011011101101001100010001100011101011101011001011111100000101000000001001100000000001100001010111110100000000110000001110101100000011000000010100101111100011110100010100011110001111011010111011101110111101011000100101111011101101110110100100101111101010111100000010100100001101010011001000000110100000101011010110110000011000011110000110101000101011111010000101101011111101', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a20319-a651-7220-bc44-27382e1aee5f', '01a20319-a652-737d-9245-8cfa4abdec40', '8038ef7ecd', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', B'00011011110010110100111010000011111111010010100011011010111010110001001001111111000100111101001010011101011010001001001011110111010111001000011101111110110010011100100100100010100100010101100000110001011100101010100111000101001101000001001100101101000111001011010011001010000111001000000000001010110111011101001010100111000010011110000010111011000100001010101001101101111111101101000010110100000100011110110010111111100110101010011110011000001111101100010010101100000001101111000111011101011000110000010001100110', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a20319-a673-7474-980e-dc60283a3908', '01a20319-a703-7278-b273-305639376ad5', '8038ef7ecd', 'drink green tea morn tea', 'hashed-1-512', B'00001000010100011110010011100000100011111000101010110111001010110100001011101100100100110000111011101000000011110110110000001001001000100111101010111110100011100100010101000010100100101110010100001010011001110100000101001111100001101101010100000000001011101110101100100011010101010000100111011100000000110010010101001001110001100110010001111011101111101100011000001111010100001001010110100011100100000000000110001010111011111110100100110011011111010001101111101101101011110110110010010110101111011010011010010011', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a20319-a6bb-7312-9e05-5b169374d18c', '01a20319-a6bb-7312-9e05-5b18b79c2c30', '8038ef7ecd', 'drink tea morn', 'hashed-1-512', B'00001100011101011110010010101100110110111000100111110111001010100110001101100100101100110000010000001001000001010110110001000001011111011101001011011111100011110100011101000010100100111010010110011010010011100011000001101011001001011101010111000011101001101110101100100011010101010000100111011100000000110010010101001001110001101110010001101011101111101100011000000111111100001001010110100011100100000000000110001010111011111110100100110011011111010101101111111101111011110110111010010011101111011010001010011011', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a20319-a880-711e-b0fb-d905864d0969', '01a20319-a881-702d-9103-5d1aae4a98e9', 'b67c769332', 'run sunday', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011011101110000000101101101001011000010011101000110001011110011010100101110101010001110001110111111101001001011110010000100100001010110110010100011010000000010111101111000110100000101001101110001011001000111111001111110111101001110000101001110111001000110010001111010101110111000111100110001101110110000100101101110001111000', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a20319-a8b3-7759-99b0-699208f3713b', '01a20319-a8b4-7328-a2d9-f6db8e7951d1', 'b67c769332', 'run ten kilometr', 'hashed-1-512', B'01000000111111110110101000101011010110100010010111010101110000110000001001101010100101110111100100110110110000010011100011010110011101110100111000111100101000110111001101010000110010110000011000000010011110001101111011011011110101001100101001111110000111111110110010000010001110100101101111001011100010001110111000010010000000101010011100111101000000101101010100010101000001100001100010111100011110110111110000110001100001100000100001001101100001011110010101111011000101000011011101010110000110100101110000111010', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(1, 'default', 'nora', '01a20319-a95b-77fb-815c-c4088279e2d7', '01a20319-a95c-71d8-9fe1-2f0149114d27', 'a588558118', 'live lisbon brother rui home life', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(48, 'default', 'lena', '01a20319-a8f9-76d5-954e-33f31f0a16af', '01a20319-a8f9-76d5-954e-33f5e187bc97', 'b67c769332', 'run marathon', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011001011000101000011011010010011101001110010011000111101010111001011011110110010100011010000111001011010100001100111100000100000010001100100100001101010100100001100101011001011100111011101000010010011111011001110101100110110100100000101110011000100101011000101111010101110111000111100110001101110110000100101101110001111000', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(1, 'default', 'nora', '01a20319-a9a8-72ac-9fed-ef4bc614b6f6', '01a20319-a9a9-75ee-8a44-ec321ebc2b5c', 'a588558118', 'live lisbon brother home life', 'hashed-1-512', B'11101000010111100100110010000111000001111011110000011000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010100100110001111101110001010011100100000010000001111100001100111010011001000110001101111101101101111000110111001001011000100100010010101000101101011001001010000100011101011110001011100100011000000000111000000011011100010111100011110100010100000000100000000101111101011010111110100011111001101111110100110111100011111011101', '\x110101ef11cbefb8ff22cb11350135ffdc35ffcb2201ffef22dcffcbef224801ffb8dcdede35220124ff11353535efefdeefef0111efb8ff2435deef35efcbcb1ae6e6d4d42cd41a1a2ce6d41ad41a1ae62ce6d42cd4e6e62c2c1a1a2c1a1a1a2cd42c2c2c2c2c2c1a1ae62c1ad41ae61ad42c1ad41a2cd42c2cd4e6e62c2cd4347bddcc3423dddd34239623236a7bccee2334dd9696dd12eeeeee9612cc59a77b7b238512dd23343496347b23a7ccdd23dd7b6a23345923238512ee9623a734baee6cf2986812dfb9b97b21594621b9254721c8eedf6cdb7bba94121225dbc80eeecc818594cc12eeeeccdbdfdb47126c2521ccdb85db2121ccdb474734df25e6e70909d4a02dc6f5e62b08d1faf96161d93d2a2a1940c20919c15107c319162a51a2c1fa0a1ad5172d71b2e104f7f809a20909fab2fa06a2af2d9fc3d33bc3ba58ba46cb580000ba46001146a811003511efef1100ba11ef35efa8cba811cba8ba464646cb11003511111100a800110046581100ef58cbefcb3511cbefba00f1f100f1000f1f0ff10000f10000f11f0f000f0f1ff100000ff11f0f0f0f0000000f0f0f0ff10f00f1000f000ff1f1f1f10000e1e10ff1000000f100f1000fe10606190909f90af60709e606f71728090709f709eaf7f71706271a09f9e72a09f6170808191719f72afad80617f719060908f7f7f72a06080809e60a2a19fa07', NULL),
	(1, 'default', 'nora', '01a20319-aa39-73cb-a515-c8d2e99a2ea9', '01a20319-aa39-73cb-a515-c8d45078ba2e', 'a588558118', 'user want send email landlord boiler home life', 'hashed-1-512', B'00010001010000001111000010001011011010000110001010011111011000010111110010011111011010011101000011110001100001100111101101101001011111010111001001001101111011001101010101110000110001101100111011110010111011110011101010010101111100110101101011100111111011111110011011001101111000010000000011111100000011011101010100011011000110111001100110001000101001100000101110001111111011111010000110001111001110011110000111111011101101100101111111111101101000010111011010111000001000001110110111011110001010100010100001011011', '\xf7f7f709ffffff01ff01f7f7fffffff701090109fffff7ff01f7ffff01f70901f70909f709f7f7fff70101fff7f701ff09f7f70901090109ff0109f7fff7ff09f2160d18180ef2e706fdf20d16192204d60303f416e8e6040e22e90ce8f0e8e71704040ef2f3f01810f2e0fbf42004fcd621100e04f21a2ae0060ee00cf2f30ed0083a02161de41ce3292826bcd814cefe13f7d00928be3c3c251eb21100d0eb141ff708cf3acf11ef08200bf7e5f6eb1528edebd21513e01414efed001508ef2d25271dd1cf09f83b4b1cfa09133008faf5144215e127ec1cf5a032f859d71333561127f5e4585bf907e20c098e38eb141331feb42727450b2700bb273015135b4426f0ed1d30c3094ddac73e33ce26141c17dbf3edb129dadbf9ee9dc6ffa8693033750324f800edbfb1c42630f54c0859c326ed2fb30bd0c2f70001960309cdc0de2417bb065305e9d40a03f2db3c34f5d7c814f3d8b65ef205dcc80f08ff81dee2f223e60f0341f0f1f001410f0b4d1144be0836730d23dc08ddbebed32303e4efde100c554bdcfb1c3d4bf3ea220e2d21f0b6f0de193604195f04d9002c2ee4420cdf0104dbf803fa0c3f0d420c102418171024c20e10fc01fbfcf5e905f1040423e90303c404f1071434fbfde6fdf32cd4d4e0e8f1290404fc0404e02a0b23fc071a042cfcf3e620fb05ca02fcf9fd35d403def1ccf405cc2c0fe62c0f', NULL),
	(1, 'default', 'nora', '01a20319-aa81-774b-bd84-e575a35ecac1', '01a20319-aa81-774b-bd84-e5778528d7ec', 'a588558118', 'ask capit mongolia home life', 'hashed-1-512', B'11000011100110011101011010000001000000101000011101110010011000110100010110110111011110101110100000101001010000111110101011000100011101100111110111010110101111010101010111000101110001001011000110000111011101100100011011111010101100110010111110110000001001001111010101001011101111100000111010000100010111110110000000101111110100011111001011100100110111001011001100000101111100111010011010000011010110101000010100111011111001110101011001001011100011100110011010001000001001001010111010101011101111010001001011100000', '\x0a31e0e0e0f60f0f20e0cf2036e5be360f31e51bca2c20be31d4e0dbcaa9cf36cacfe5a9e5ca57f657e0b9e5e5064247e5470a0fcfb957cfb94231d4f1cf201bc65df6fae40b923517a85d57fa06362d817d285c17e45dea0b2d58b547faf5e4faa44cdb0aa4a80ae958e4e4faf51c1c1c1c6cca57fb4ce51746fad3d336b9a8c2547502fe0e02b1ac1313600254ed5465029b4fed13659b13ac24026002c213a013b102ac54dc3e6002f2edf265c2020213dcfef213ed8b13fe6513fef2c2651edbe7a6e55e0c1b957d4904f4192094e77df7e5e50d36bc190548190ca209cc37b83a07f7f71b05e2f90bcc5f0a363671b85e48e3d0b3e3e5a148f9b83290a64908495ab75af85af849b7b75ab75a495ab7085a085a08a6f8f8f8a6080808b75af8f8f8f849f8f8f849f85a0808495af80808b7f8b7a6b7f8f849b75a495a082714e83cc4c4d93c3c3c142aecb227ec272a2aecc414fed64e18d62a142ae8d614ec142aecd9182afefec4ecc44ec7183c2a4e27d9ec143c27c44eecec1418ec3cd5dad5fdc8382bec38c83803eb38eb3cc8ecc4c33dda27d5c315272bda3c384e2714e7fd262b38b238d619c4152becec15c4eb19c4151438dad6da142b15c4df331de3cd1d1ddf1dcdcde30bcddfdfcde330f5cd1ddfd021bb45d00b330be31dd021cd33cd30211dcd0b21211dbb33f5d0e333e3f521f51d0b45cde3cdcdf5', NULL),
	(1, 'default', 'nora', '01a20319-ab15-7631-9b27-575c974c1b56', '01a20319-ab15-7631-9b27-575d8db3ae21', 'a588558118', 'live lisbon brother rui locat', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20319-a9f0-746b-862c-50a01453f7be', '01a20319-abdf-7167-8070-4f5519956f80', 'a588558118', 'allerg penicillin locat', 'hashed-1-512', B'11001100001101101001011000000011010001100110111110011000010101101110011101110011001000010011101110110101101101011101110100000100100100101000000001001000011100001000101110010101110110111000010010101101111011001000110100101001101011011110111111000110001001000000001101010100011100110101011111010101000100011111100110010101111111010011110101010111001000011111101011101011111010110011010010010101101011110011010110000100000000011000011001110011100100000110011000111110010110001111111110101111101110101010110010010111', '\x07659de66509ace6aeae6507e65263f709aef941ae5209aef9e6f7f9e68a091af752ae9bf707659dae0965ae5265650909f7f94165f7f7e6f707f765ac4109ae0f6e7eefef4c7e0fff116e01b6f1014cffef01f1efb6a311b6ef5d5d0fef0f7e11a34a0f954ac7396eef4a7ea322a57e015da539115dff11b6ff95de9211deef11efff01ffa501a55ba5efffb6ffffa5ef11b6ff6effefefef6e016effa5ffa51192efff4aff5b5b6eefef5bef01ef015b6e921101b6115d01efefb6ef6ea5ef11a56e921111c7225d0f11c70111ffb64affa3f15b5bb411a3de5df16eff924a5dff6e920f01ff5b5d7e39ff11110f6e015d95b6b6225ddeefff5d92f101c7b6ffdeecefecef1122f133ff01ef14ffdcdc010f11ffdc0111ef0fec01ef22010f0114ff22f101ef0fefecef14ffefde110f11013511efde1411dcff14f10ff1011b0a081b1b08e51be5f80a1b0a0ae51bf80af808f8080a08f8f808f8f8f6e51b081b080a1be51bf81b1b1be50af80a1b1b0808f808f8081bf6f61b1be508f6e50af8e32ef80af80808c12efa1b0a1b1bf8e51b0af81bd40819d4e5e5f60af8f8e5f8f8fae5f6f8081be5e5d4e7081bd2f8081b0af8e32e0808f8f60ae5e5e5f8e50a08e5f6080af6f8f8080808080af8f808f8081be5e5e50a1b080a0a08080a08f81bf81b081b0808f8080808f80af808f608e5081be5f608f8f608f6081b0a', NULL),
	(1, 'default', 'nora', '01a20319-abdf-7167-8070-4f5226aa5676', '01a20319-abdf-7167-8070-4f535a1ab9d5', 'a588558118', 'live lisbon brother rui locat', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(48, 'bridge', 'lena', '01a20319-ac67-74c8-a17e-2162e507796e', '01a20319-acb0-7228-a96a-e9a4423e0f06', 'f880d6edfc', 'anoth person same name', 'hashed-1-512', B'10101000110111000111101001000100010011001100100001110101111100001010001000100110101011111100001110110101111101111001011111111101010001101111001010101000001100101101111000010011010101101011101001010110001001001011100110100001000001011100000010010101101001111000010010101011101010111010110000100011100111010011001001110000000010111011101110101011111100101110011001111000010001010111100110011010100111111111001011110101011000001101111001001111000110000101111010111100000010101001101110101011100100000111011100000000', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-a2c6-720f-aa96-8a85f48b06bb","contents":["01a20319-a2c6-720f-aa96-8a85f48b06bb"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a20319-a2c7-75e8-8e55-bafc0293ab7e","contents":["01a20319-a2c7-75e8-8e55-bafc0293ab7e"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a20319-a2c7-75e8-8e55-bafdb9f130df","contents":["01a20319-a2c7-75e8-8e55-bafdb9f130df"],"created_at":1795348341446887,"updated_at":1795348341446887},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a20319-a2c7-75e8-8e55-bafee887e337","contents":["01a20319-a2c7-75e8-8e55-bafee887e337"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a20319-a2c7-75e8-8e55-baffe74e69a6","contents":["01a20319-a2c7-75e8-8e55-baffe74e69a6"],"created_at":1795348341446887,"updated_at":1795348341446887},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a20319-a2c7-75e8-8e55-bb00c776b36a","contents":["01a20319-a2c7-75e8-8e55-bb00c776b36a"],"created_at":1795348341446887,"updated_at":1795348341446887},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a20319-a2c7-75e8-8e55-bb0156ede200","contents":["01a20319-a2c7-75e8-8e55-bb0156ede200"],"created_at":1795348341446887,"updated_at":1795348341446887},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a20319-a2c7-75e8-8e55-bb0233a5fbef","contents":["01a20319-a2c7-75e8-8e55-bb0233a5fbef"],"created_at":1795348341446887,"updated_at":1795348341446887}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a20319-a404-7580-a2a5-f4aeb20a1bc4":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a20319-a5c8-75ad-bcad-c7d7aa3a55b3","contents":["01a20319-a405-7636-a1ac-b39671dbf84a","01a20319-a5c8-75ad-bcad-c7d7aa3a55b3"],"created_at":1795348341765277,"updated_at":1795348342215994},"01a20319-a43c-72de-85d3-78d3bba524b1":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a20319-a637-75c2-a472-675c8d24cda5","contents":["01a20319-a43c-72de-85d3-78d56a710e16","01a20319-a637-75c2-a472-675c8d24cda5","01a20319-a767-76d4-b8d3-551ee471ef10"],"created_at":1795348341820591,"updated_at":1795348342631691},"01a20319-a481-757c-8fec-3328c2ec682d":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20319-a842-7444-bab9-6de257884c12"],"merged_into":"01a20319-a651-7220-bc44-27382e1aee5f","created_at":1795348341889198,"updated_at":1795348342850217},"01a20319-a4c3-7323-a9e8-812e31268f6a":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20319-a4c3-7323-a9e8-81302b3e91a1","contents":["01a20319-a4c3-7323-a9e8-81302b3e91a1","01a20319-a796-717a-be28-c9accffc0309"],"purge_at":4948948342719250,"created_at":1795348341955729,"updated_at":1795348342719250},"01a20319-a50a-762b-a6ce-aec6d1d4755e":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20319-a7cf-716a-bc78-f5c17af9c3ce"],"created_at":1795348342026519,"updated_at":1795348342735739},"01a20319-a546-711d-9e67-ea3e15344fae":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-a546-711d-9e67-ea40d16971dd","contents":["01a20319-a546-711d-9e67-ea40d16971dd"],"created_at":1795348342086123,"updated_at":1795348342086123},"01a20319-a584-7172-a4a0-48e10dda9748":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a20319-a584-7172-a4a0-48e3a08356b6","contents":["01a20319-a584-7172-a4a0-48e3a08356b6"],"created_at":1795348342148399,"updated_at":1795348342662014},"01a20319-a651-7220-bc44-27382e1aee5f":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20319-a652-737d-9245-8cfa4abdec40","contents":["01a20319-a652-737d-9245-8cfa4abdec40"],"derived_from":[{"memory_id":"01a20319-a481-757c-8fec-3328c2ec682d","revision":1},{"memory_id":"01a20319-a4c3-7323-a9e8-812e31268f6a","revision":1}],"created_at":1795348342353770,"updated_at":1795348342353770},"01a20319-a673-7474-980e-dc60283a3908":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-a703-7278-b273-305639376ad5","contents":["01a20319-a673-7474-980e-dc6224b20325","01a20319-a703-7278-b273-305639376ad5","01a20319-a703-7278-b273-3057a20b2ba6"],"derived_from":[{"memory_id":"01a20319-a673-7474-980e-dc60283a3908","revision":1},{"memory_id":"01a20319-a6bb-7312-9e05-5b169374d18c","revision":1}],"created_at":1795348342387163,"updated_at":1795348342531113},"01a20319-a6bb-7312-9e05-5b169374d18c":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-a6bb-7312-9e05-5b18b79c2c30","contents":["01a20319-a6bb-7312-9e05-5b18b79c2c30"],"merged_into":"01a20319-a673-7474-980e-dc60283a3908","created_at":1795348342459525,"updated_at":1795348342531113}},"kept":8,"links":{"01a20319-a43c-72de-85d3-78d3bba524b1":{"01a20319-a673-7474-980e-dc60283a3908":{"by_hand":true,"outgoing":false,"strength":0}},"01a20319-a584-7172-a4a0-48e10dda9748":{"01a20319-a673-7474-980e-dc60283a3908":{"by_hand":true,"outgoing":false,"strength":500}},"01a20319-a673-7474-980e-dc60283a3908":{"01a20319-a43c-72de-85d3-78d3bba524b1":{"by_hand":true,"outgoing":true,"strength":0},"01a20319-a584-7172-a4a0-48e10dda9748":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a20319-aac9-7684-bd3e-2cbac719aec9":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a20319-aaf8-7507-a1c0-21ae874f5d15","01a20319-ab01-75ba-a14a-68c78f57abd4","01a20319-ab0a-7270-8321-8442cc5554fe"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795348343498370,"ended_at":1795348343582853},"01a20319-aba9-7522-9ae4-9566307d22b0":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a20319a3aa74aabe1925f239022bd0","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795348343736418,"completed_at":1795348343738839,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795348343740337,"completed_at":1795348343751613,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795348343753201,"completed_at":1795348343758593,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795348343760338,"completed_at":1795348343766364,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"be80b39fbfdf299cb62526e84eff6e896b5dbe0348350112b7998c04c29d85a3","content_id":"01a20319-abc5-7470-96f5-e921da531bc6"}},"normalise_topics":{"0":{"commitment":"63f00e1cec519aadd11f23ef8ec059d63475090859c833e5afca6583c852ba4e","content_id":"01a20319-abd4-7094-92bd-b8af4eec91ec"}},"resolve_merges":{"0":{"commitment":"db7e00e991087062f86866bd67eef5d878b63abdc16a182481544fc9dc8b40bd","content_id":"01a20319-abcd-719c-9044-0f54d38df654"}}},"contents":["01a20319-abc5-7470-96f5-e921da531bc6","01a20319-abcd-719c-9044-0f54d38df654","01a20319-abd4-7094-92bd-b8af4eec91ec"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795348343722055,"ended_at":null}},"active":{"memory-optimization":"01a20319-aba9-7522-9ae4-9566307d22b0"},"held":6}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a20319-a95b-77fb-815c-c4088279e2d7":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-a95c-71d8-9fe1-2f0149114d27","contents":["01a20319-a95c-71d8-9fe1-2f0149114d27"],"merged_into":"01a20319-abdf-7167-8070-4f5226aa5676","created_at":1795348343132917,"updated_at":1795348343775324},"01a20319-a9a8-72ac-9fed-ef4bc614b6f6":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-a9a9-75ee-8a44-ec321ebc2b5c","contents":["01a20319-a9a9-75ee-8a44-ec321ebc2b5c"],"merged_into":"01a20319-abdf-7167-8070-4f5226aa5676","created_at":1795348343208965,"updated_at":1795348343775324},"01a20319-a9f0-746b-862c-50a01453f7be":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-abdf-7167-8070-4f5519956f80","contents":["01a20319-a9f0-746b-862c-50a2099f2b8d","01a20319-ab16-7045-9327-05b70c62f9e8","01a20319-ab8a-7395-814e-0021e0816eda","01a20319-abdf-7167-8070-4f5519956f80"],"created_at":1795348343280648,"updated_at":1795348343775324},"01a20319-aa39-73cb-a515-c8d2e99a2ea9":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-aa39-73cb-a515-c8d45078ba2e","contents":["01a20319-aa39-73cb-a515-c8d45078ba2e","01a20319-ab15-7631-9b27-575a553660ec","01a20319-abdf-7167-8070-4f506d5cd799"],"created_at":1795348343353133,"updated_at":1795348343775324},"01a20319-aa81-774b-bd84-e575a35ecac1":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-aa81-774b-bd84-e5778528d7ec","contents":["01a20319-aa81-774b-bd84-e5778528d7ec","01a20319-ab15-7631-9b27-575b4f5c2642","01a20319-abdf-7167-8070-4f51c09bd669"],"created_at":1795348343425329,"updated_at":1795348343775324},"01a20319-ab15-7631-9b27-575c974c1b56":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-ab15-7631-9b27-575d8db3ae21","contents":["01a20319-ab15-7631-9b27-575d8db3ae21","01a20319-ab15-7631-9b27-575ea93dc3d9"],"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":1},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":1}],"created_at":1795348343573539,"updated_at":1795348343689664},"01a20319-abdf-7167-8070-4f5226aa5676":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20319-abdf-7167-8070-4f535a1ab9d5","contents":["01a20319-abdf-7167-8070-4f535a1ab9d5","01a20319-abdf-7167-8070-4f54b9b13612"],"derived_from":[{"memory_id":"01a20319-a95b-77fb-815c-c4088279e2d7","revision":3},{"memory_id":"01a20319-a9a8-72ac-9fed-ef4bc614b6f6","revision":3}],"created_at":1795348343775324,"updated_at":1795348343775324}},"kept":7}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795348342610960);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795348341446887, 1795348341446887),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795348341514425, 1795348341514425),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795348341765277, 1795348342850217),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795348342913399, 1795348343102186),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795348343132917, 1795348343775324),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795348343912534, 1795348343984430);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795348345527865, '01a20319-b2b7-73c9-972b-604eb3d30f9d', NULL, 'admin:cli', 1, 2, 0, '[]', 422),
	('default', 1795348345527865, '01a20319-b2bf-74cc-8b45-d84b1d012c3a', NULL, 'admin:cli', 1, 110, 0, '[]', 422);


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


