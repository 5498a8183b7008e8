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
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    number bigint NOT NULL,
    name text NOT NULL
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
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_d5H1MFIrXfB7', 'default', 'admin', NULL, '[]', '\x881c125a4493f3c5f1630fc5809a8a608e990d0f0874ee0cb13377327d418f7c', 1795279123652175, NULL),
	('k_REGnam7F6xSS', 'default', 'auditor', 'reviewer', '[]', '\xe0d716ab0eada3a31d51520564aa8a27cd51c454eff5a8162c9ed62e484fb93c', 1795279123714096, NULL),
	('k_h59p3O3ws0p9', 'default', 'agent', 'planner', '["ana"]', '\x79d37b7d48729ea8b6117346060917238f7ff5a7e4115ca51955366cd6dc70d7', 1795279123788735, NULL),
	('k_jf9RwgZEAaZr', 'bridge', 'admin', NULL, '[]', '\x802c584ee91623e910229835c3b9fde420a6a53210c0e5d9cf47a787e3e9b1ae', 1795279123865989, NULL),
	('k_uzQ4bLo0xUvy', 'default', 'admin', NULL, '[]', '\x85bed40d402b3cff59b2c46de9043e4071e37b2c7a27a91372ae7d4d45a28b75', 1795279123937096, 1795279124049878);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c6b653d8008', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c6c59752f74', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c6d110642d8', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c6e44dfa21e', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c6fba447ee1', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c7082644de4', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a1fef9-7679-7296-874b-4c7082644de4', NULL, NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c71f2c5d299', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a1fef9-7679-7296-874b-4c71f2c5d299', NULL, NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a1fef9-7679-7296-874b-4c72f6cbdb95', NULL, 'admin:cli', 'import:jsonl', 1795279124089552, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a1fef9-76b4-7031-af01-b1840120964f', NULL, 'admin:cli', 'import:agno', 1795279124148446, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a1fef9-76b4-7031-af01-b185a7e6e6c2', NULL, 'admin:cli', 'import:agno', 1795279124148446, '{}'),
	(43, 'default', 'ana', 1, 1, '01a1fef9-7742-73c2-8c6d-c9cefc666893', 'ADD', NULL, 'active', NULL, '01a1fef9-7744-7218-8b57-b023aaa43700', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124292369, '{}'),
	(43, 'default', 'ana', 2, 2, '01a1fef9-778c-7505-bc3d-c523e7dd9e29', 'ADD', NULL, 'active', NULL, '01a1fef9-778c-7505-bc3d-c5240e4a8467', NULL, 'admin:k_d5H1MFIrXfB7', 'run-7', 1795279124364724, '{}'),
	(43, 'default', 'ana', 3, 3, '01a1fef9-77c4-742a-96e9-f0ad2159c402', 'ADD', NULL, 'active', NULL, '01a1fef9-77c4-742a-96e9-f0aec299593f', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124420589, '{}'),
	(43, 'default', 'ana', 4, 4, '01a1fef9-77fc-7500-ac82-c8e90ca1848d', 'ADD', NULL, 'active', NULL, '01a1fef9-77fc-7500-ac82-c8eac8765b3a', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124476259, '{}'),
	(43, 'default', 'ana', 5, 5, '01a1fef9-782f-7173-82dd-e32521d102f2', 'ADD', NULL, 'active', NULL, '01a1fef9-782f-7173-82dd-e326d54e2da7', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124527426, '{}'),
	(43, 'default', 'ana', 6, 6, '01a1fef9-7864-74b7-9544-1e1fdafdae1a', 'ADD', NULL, 'active', NULL, '01a1fef9-7864-74b7-9544-1e20e9b1bc5a', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124580224, '{}'),
	(43, 'default', 'ana', 7, 7, '01a1fef9-78a1-7617-9e4a-eafb803f4702', 'ADD', NULL, 'active', NULL, '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', NULL, 'agent:planner', NULL, 1795279124641678, '{}'),
	(43, 'default', 'ana', 8, 8, '01a1fef9-7742-73c2-8c6d-c9cefc666893', 'UPDATE', 'active', 'active', '01a1fef9-7744-7218-8b57-b023aaa43700', '01a1fef9-78d8-727f-a693-a3318804cf34', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124696174, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a1fef9-778c-7505-bc3d-c523e7dd9e29', 'UPDATE', 'active', 'active', '01a1fef9-778c-7505-bc3d-c5240e4a8467', '01a1fef9-778c-7505-bc3d-c5240e4a8467', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124759695, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a1fef9-78a1-7617-9e4a-eafb803f4702', 'UPDATE', 'active', 'active', '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124770444, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a1fef9-78a1-7617-9e4a-eafb803f4702', 'UPDATE', 'active', 'active', '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124781423, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a1fef9-778c-7505-bc3d-c523e7dd9e29', 'UPDATE', 'active', 'active', '01a1fef9-778c-7505-bc3d-c5240e4a8467', '01a1fef9-778c-7505-bc3d-c5240e4a8467', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124792127, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a1fef9-778c-7505-bc3d-c523e7dd9e29', 'UPDATE', 'active', 'active', '01a1fef9-778c-7505-bc3d-c5240e4a8467', '01a1fef9-7942-7542-a2f3-e353d5242243', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124802599, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a1fef9-7961-7790-8449-cf6007a8ff86', 'MERGE', NULL, 'active', NULL, '01a1fef9-7961-7790-8449-cf614fed93c7', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124833379, '{"derived_from":[{"memory_id":"01a1fef9-77c4-742a-96e9-f0ad2159c402","revision":1},{"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a1fef9-77c4-742a-96e9-f0ad2159c402', 'MERGE', 'active', 'merged', '01a1fef9-77c4-742a-96e9-f0aec299593f', NULL, NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124833379, '{"merged_into":"01a1fef9-7961-7790-8449-cf6007a8ff86"}'),
	(43, 'default', 'ana', 16, 16, '01a1fef9-77fc-7500-ac82-c8e90ca1848d', 'MERGE', 'active', 'merged', '01a1fef9-77fc-7500-ac82-c8eac8765b3a', NULL, NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124833379, '{"merged_into":"01a1fef9-7961-7790-8449-cf6007a8ff86"}'),
	(43, 'default', 'ana', 17, 17, '01a1fef9-77fc-7500-ac82-c8e90ca1848d', 'RESTORE', 'merged', 'active', NULL, '01a1fef9-77fc-7500-ac82-c8eac8765b3a', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124851613, '{}'),
	(43, 'default', 'ana', 18, 18, '01a1fef9-7983-76af-838f-efd93697262b', 'ADD', NULL, 'active', NULL, '01a1fef9-7983-76af-838f-efdab61fa51f', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124867897, '{}'),
	(43, 'default', 'ana', 19, 19, '01a1fef9-79e4-723a-a8c6-a882ec08f63e', 'ADD', NULL, 'active', NULL, '01a1fef9-79e4-723a-a8c6-a883a8604d42', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279124964318, '{}'),
	(43, 'default', 'ana', 20, 20, '01a1fef9-7983-76af-838f-efd93697262b', 'MERGE', 'active', 'active', '01a1fef9-7983-76af-838f-efdab61fa51f', '01a1fef9-7a3d-7110-b50c-2d2a0edf87b9', '01a1fef9-7a3d-7110-b50c-2d2b4ae234c6', 'admin:k_d5H1MFIrXfB7', NULL, 1795279125053505, '{"derived_from":[{"memory_id":"01a1fef9-7983-76af-838f-efd93697262b","revision":1},{"memory_id":"01a1fef9-79e4-723a-a8c6-a882ec08f63e","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a1fef9-79e4-723a-a8c6-a882ec08f63e', 'MERGE', 'active', 'merged', '01a1fef9-79e4-723a-a8c6-a883a8604d42', NULL, NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125053505, '{"merged_into":"01a1fef9-7983-76af-838f-efd93697262b"}'),
	(43, 'default', 'ana', 22, 22, '01a1fef9-778c-7505-bc3d-c523e7dd9e29', 'DELETE', 'active', 'archived', '01a1fef9-7942-7542-a2f3-e353d5242243', NULL, '01a1fef9-7a63-7540-95f7-fbc71b146e72', 'admin:k_d5H1MFIrXfB7', NULL, 1795279125091273, '{}'),
	(43, 'default', 'ana', 23, 23, '01a1fef9-78a1-7617-9e4a-eafb803f4702', 'DELETE', 'active', 'archived', '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', NULL, NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125102224, '{}'),
	(43, 'default', 'ana', 24, 24, '01a1fef9-78a1-7617-9e4a-eafb803f4702', 'RESTORE', 'archived', 'active', NULL, '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125120516, '{}'),
	(43, 'default', 'ana', 25, 25, '01a1fef9-77fc-7500-ac82-c8e90ca1848d', 'TTL', 'active', 'soft_deleted', '01a1fef9-77fc-7500-ac82-c8eac8765b3a', NULL, '01a1fef9-7a8e-7559-8028-b792f7c5d893', 'admin:k_d5H1MFIrXfB7', NULL, 1795279125134952, '{"purge_at":4948879125134952}'),
	(43, 'default', 'ana', 26, 26, '01a1fef9-77fc-7500-ac82-c8e90ca1848d', 'RESTORE', 'soft_deleted', 'active', NULL, '01a1fef9-77fc-7500-ac82-c8eac8765b3a', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125144858, '{}'),
	(43, 'default', 'ana', 27, 27, '01a1fef9-77fc-7500-ac82-c8e90ca1848d', 'TTL', 'active', 'soft_deleted', '01a1fef9-77fc-7500-ac82-c8eac8765b3a', NULL, NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125158444, '{"purge_at":4948879125158444}'),
	(43, 'default', 'ana', 28, 28, '01a1fef9-782f-7173-82dd-e32521d102f2', 'PURGE', 'active', 'purged', NULL, NULL, '01a1fef9-7ab5-725b-9d76-73b2ea026a1c', 'admin:k_d5H1MFIrXfB7', NULL, 1795279125173845, '{"erased":1}'),
	(43, 'default', 'ana', 29, 29, '01a1fef9-77c4-742a-96e9-f0ad2159c402', 'PURGE', 'merged', 'purged', NULL, NULL, '01a1fef9-7b12-7057-90d5-423b81474991', 'admin:k_d5H1MFIrXfB7', NULL, 1795279125266092, '{"erased":1}'),
	(48, 'default', 'lena', 3, 5, '01a1fef9-7bb8-74c9-82dc-a4cd144f758a', 'ADD', NULL, 'active', NULL, '01a1fef9-7bb8-74c9-82dc-a4ce6a8ebc1a', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125432872, '{}'),
	(48, 'bridge', 'lena', 1, 7, '01a1fef9-7bf8-7375-beaa-d2f10f8ead04', 'ADD', NULL, 'active', NULL, '01a1fef9-7bf9-72e5-a46d-2940c44c0db0', NULL, 'admin:k_jf9RwgZEAaZr', NULL, 1795279125497208, '{}'),
	(48, 'default', 'lena', 4, 6, '01a1fef9-7bb8-74c9-82dc-a4cd144f758a', 'DELETE', 'active', 'archived', '01a1fef9-7bb8-74c9-82dc-a4ce6a8ebc1a', NULL, NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125485413, '{}'),
	(48, 'default', 'lena', 1, 3, '01a1fef9-7b4a-7718-8636-fe7ce3e50d50', 'ADD', NULL, 'active', NULL, '01a1fef9-7b4b-72a5-a358-cff54b0732d8', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125323830, '{}'),
	(48, 'default', 'lena', 2, 4, '01a1fef9-7b88-705d-8055-aa14f6bdb284', 'ADD', NULL, 'active', NULL, '01a1fef9-7b88-705d-8055-aa1518869c06', NULL, 'admin:k_d5H1MFIrXfB7', NULL, 1795279125384055, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a1fef9-7bf8-7375-beaa-d2f10f8ead04', 'UPDATE', 'active', 'active', '01a1fef9-7bf9-72e5-a46d-2940c44c0db0', '01a1fef9-7c28-721d-b821-c73e912ef3ac', NULL, 'admin:k_jf9RwgZEAaZr', NULL, 1795279125544436, '{"set":{},"was":{}}');


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
	(43, 'memories', 1, 29),
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
	(0, 'user_stats', 1, 0),
	(1, 'user_stats', 1, 0),
	(53, 'changes', 1, 10),
	(48, 'changes', 1, 8),
	(43, 'changes', 1, 29),
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
	(44, 'user_stats', 1, 0),
	(45, 'user_stats', 1, 0),
	(46, 'user_stats', 1, 0),
	(47, 'user_stats', 1, 0),
	(49, 'user_stats', 1, 0),
	(50, 'user_stats', 1, 0),
	(51, 'user_stats', 1, 0),
	(52, 'user_stats', 1, 0),
	(53, 'user_stats', 1, 10),
	(48, 'user_stats', 1, 8),
	(43, 'user_stats', 1, 29),
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
	(6, 'daily_metrics', 1, 0),
	(7, 'daily_metrics', 1, 0);
INSERT INTO public.checkpoints VALUES
	(8, 'daily_metrics', 1, 0),
	(9, 'daily_metrics', 1, 0),
	(10, 'daily_metrics', 1, 0),
	(11, 'daily_metrics', 1, 0),
	(12, 'daily_metrics', 1, 0),
	(13, 'daily_metrics', 1, 0),
	(14, 'daily_metrics', 1, 0),
	(15, 'daily_metrics', 1, 0),
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
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(57, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10),
	(48, 'daily_metrics', 1, 8),
	(43, 'daily_metrics', 1, 29),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_d5H1MFIrXfB7/memory_book/ana', 'first', '\xf26120d4ed93b7113478228acdc973d5339f01e2f0fc876c84d53b0a49f1b439', '01a1fef9-7744-7218-8b57-b023aaa43700', '{"created":1,"memory_id":"01a1fef9-7742-73c2-8c6d-c9cefc666893","rev":1}', 1, 1, 1795279124292369),
	(43, 'default', 'k_d5H1MFIrXfB7/memory_book/ana', 'doomed', '\x3bf557c43eb8e69426bc0a7efdfc8c89448d5a9e7f8620c267e4842c34d0bd10', '01a1fef9-782f-7173-82dd-e326d54e2da7', '{"created":1,"memory_id":"01a1fef9-782f-7173-82dd-e32521d102f2","rev":5}', 5, 5, 1795279124527426),
	(43, 'default', 'k_d5H1MFIrXfB7/memory_book/ana', 'guarded', '\x6f7b8c537d8ae6023c30bcd0d617eb442fe34739287eb911b106bb6bfb10264d', '01a1fef9-78d8-727f-a693-a3318804cf34', '{"created":0,"memory_id":"01a1fef9-7742-73c2-8c6d-c9cefc666893","rev":8}', 8, 8, 1795279124696174),
	(43, 'default', 'k_d5H1MFIrXfB7/memory_book/ana', 'same', '\xee09b4b2e37e1b106c0dba2516f7649acb9d1eeecd2238bd3992f64b89edcb13', '01a1fef9-7942-7542-a2f3-e353d5242243', '{"created":0,"memory_id":"01a1fef9-778c-7505-bc3d-c523e7dd9e29","position":13,"rev":13}', 14, 13, 1795279124817276),
	(43, 'default', 'k_d5H1MFIrXfB7/memory_book/ana', 'purge', '\x74bbe3615c17e3786295865cd7807047abccac493351b7fb6194bc11d7f960be', '01a1fef9-7ab5-725b-9d76-73b2ea026a1c', '{"created":0,"memory_id":"01a1fef9-782f-7173-82dd-e32521d102f2","rev":28}', 28, 28, 1795279125173845);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a1fef9-7679-7296-874b-4c6b653d8008', 'default', 'memory_book', 'bruno', '\x83277a135a31bc08d65ba74e568a6ff764a7d439b33f6dc29aff40dac0b1ed19', '{"content":"Works as a carpenter"}'),
	(53, '01a1fef9-7679-7296-874b-4c6c59752f74', 'default', 'memory_book', 'bruno', '\x05971c0e524c38468dca4d2876a72fe92040cd9d10a47e5a47b65fcb1135fea4', '{"content":"Moved to Porto"}'),
	(53, '01a1fef9-7679-7296-874b-4c6d110642d8', 'default', 'memory_book', 'bruno', '\x42ffee375dbb3988d6981b75a03b71d3536d6bf75de77f19eb3471ce7453f47f', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a1fef9-7679-7296-874b-4c6e44dfa21e', 'default', 'memory_book', 'bruno', '\x7bfb5da84fd53743a2f78326c1cd634a7a715a653428fd67548b91e4d23ab281', '{"content":"Prefers oak to pine"}'),
	(53, '01a1fef9-7679-7296-874b-4c6fba447ee1', 'default', 'memory_book', 'bruno', '\xe23d0a4384f0762126411e5c9cf3a0088371b75bf740a9d4140c01f9e3e509b2', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a1fef9-7679-7296-874b-4c7082644de4', 'default', 'memory_book', 'bruno', '\x249345259fb2187dcb3a227814cf9da9219fa57a0d77ec0b99c4df18e866cc95', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a1fef9-7679-7296-874b-4c71f2c5d299', 'default', 'memory_book', 'bruno', '\xa3ee3a5bc3001bfdd934c6aec162a6c4f0f6f03eae207e975b85f16fee93dc20', '{"content":"Had a dog named Bolt"}'),
	(53, '01a1fef9-7679-7296-874b-4c72f6cbdb95', 'default', 'memory_book', 'bruno', '\x73cd13386e2376e61d5ba645470e95ec765f1e74be1e79496cc0f1355051de21', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a1fef9-76b4-7031-af01-b1840120964f', 'default', 'memory_book', 'carl', '\xfd439491291505f1e117095b2cfc0a16de3fd23e5f659b4cf3edab524a119ce9', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a1fef9-76b4-7031-af01-b185a7e6e6c2', 'default', 'memory_book', 'carl', '\x2fb29d7284356c14414c369e8fbd241ce1cadd4e32548f3a42b5f358322770b6', '{"content":"Has a cat"}'),
	(43, '01a1fef9-7744-7218-8b57-b023aaa43700', 'default', 'memory_book', 'ana', '\xcd41105e5130e378610ecb4491fcd4d55f185fd1dbe5e1e73759acd1fc7dc18a', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a1fef9-778c-7505-bc3d-c5240e4a8467', 'default', 'memory_book', 'ana', '\xa7b5aba1c21e19f1d735ef33dc23b914182118c3614d9c860b3588a35a7a4aa2', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a1fef9-77fc-7500-ac82-c8eac8765b3a', 'default', 'memory_book', 'ana', '\x4e07d35173e812df3be3d5a242a8686b301918e17da87ddc49db5bcd481a27a3', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a1fef9-7864-74b7-9544-1e20e9b1bc5a', 'default', 'memory_book', 'ana', '\x32c7ea66ed14834fc6e74899fbd0e94dcc266be98c61dc9c68bfe39749f42e04', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', 'default', 'memory_book', 'ana', '\x78d7efae6c99d09d304dd13c69c9756c5cfc9912f5bd61dcff5d5c31524898a1', '{"content":"Prefers short answers"}'),
	(43, '01a1fef9-78d8-727f-a693-a3318804cf34', 'default', 'memory_book', 'ana', '\x18ca1745bf379c48cd5d358ae767ad9a3de7324ccd7324147a738bb53e21a99a', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a1fef9-7942-7542-a2f3-e353d5242243', 'default', 'memory_book', 'ana', '\x0c2b5876f83c8ca46061c3ed23518ec8eb5f3df0c925d6d6a180a2a65632c611', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a1fef9-7961-7790-8449-cf614fed93c7', 'default', 'memory_book', 'ana', '\xcaf38c8afd627787c5d55a3ae017ad2e521908f6c47c90a89961c23c8b304794', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a1fef9-7983-76af-838f-efdab61fa51f', 'default', 'memory_book', 'ana', '\xc99768cb3fcd2520efc6fd80e16fef0a6c1771d3dea74b440cc3641d99b6e91a', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a1fef9-79e4-723a-a8c6-a883a8604d42', 'default', 'memory_book', 'ana', '\xe12bf81200385ce60d369062ec305ec9e84f03128246e0f81c130f50c14c46bb', '{"content":"Drinks tea in the morning"}'),
	(43, '01a1fef9-7a3d-7110-b50c-2d2a0edf87b9', 'default', 'memory_book', 'ana', '\xf7f7ae46c72271ec01a9a95dec216ca6870d3e8f23f188420a5f68aededd6408', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a1fef9-7a3d-7110-b50c-2d2b4ae234c6', 'default', 'memory_book', 'ana', '\x9c493232d57acb103d0888aca66ced016fa0e2dce06821ad5eed8d41c3542dea', '{"reason":"the same habit"}'),
	(43, '01a1fef9-7a63-7540-95f7-fbc71b146e72', 'default', 'memory_book', 'ana', '\x516a555dc2f0d46b0815a3bb8eaba2ef2a169d14b8a551d8f4d46609f6d763b0', '{"reason":"reached"}'),
	(43, '01a1fef9-7a8e-7559-8028-b792f7c5d893', 'default', 'memory_book', 'ana', '\xcf2ea6c20f063c12065ebbc6b2d6d382f292e4238e7483a78df52d152690062d', '{"reason":"no longer"}'),
	(43, '01a1fef9-7ab5-725b-9d76-73b2ea026a1c', 'default', 'memory_book', 'ana', '\x54304d0ddaec1d6ba5e1a2afd0baee1b9eb6b5a8acb0733cbdd2245c49086174', '{"reason":"asked for by the person"}'),
	(43, '01a1fef9-7b12-7057-90d5-423b81474991', 'default', 'memory_book', 'ana', '\x6ecb3b0ac97802f93ff830e004205d7ebe6ea60834afbc306b9ab67b9b739811', '{"reason":"said elsewhere"}'),
	(48, '01a1fef9-7b4b-72a5-a358-cff54b0732d8', 'default', 'memory_book', 'lena', '\x85b4dce90dfcc5b319d0e5094b56cf5f2cbbb87ed97e5d34e6b35374ed714a1a', '{"content":"Runs on Sundays"}'),
	(48, '01a1fef9-7b88-705d-8055-aa1518869c06', 'default', 'memory_book', 'lena', '\x4ced8c140e53991157e763ffc19490fbae26fad565d09ba376a27f38ba1d50e5', '{"content":"Runs ten kilometres"}'),
	(48, '01a1fef9-7bb8-74c9-82dc-a4ce6a8ebc1a', 'default', 'memory_book', 'lena', '\x04fac9701123cf2d96c3f6aba4a26efa7ca5049a6d92b4b8963801bd323b20bd', '{"content":"Has run a marathon"}'),
	(48, '01a1fef9-7bf9-72e5-a46d-2940c44c0db0', 'bridge', 'memory_book', 'lena', '\x270d94f346265dbf0d811161f78a25b94f081b738ff24682737a6bc6fa38d53e', '{"content":"Another person of that name"}'),
	(48, '01a1fef9-7c28-721d-b821-c73e912ef3ac', 'bridge', 'memory_book', 'lena', '\xee436c87a1409b37ae86540ecb212ca5e77f80ba8504a00c341da17f70857e66', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20778, 'MemoryCreated', 8),
	(53, 'default', 20778, 'MemoryDeleted', 2),
	(43, 'default', 20778, 'MemoryPinned', 2),
	(43, 'default', 20778, 'MemoryReclassified', 1),
	(43, 'default', 20778, 'MemoryUpdated', 3),
	(43, 'default', 20778, 'MemoryCreated', 9),
	(43, 'default', 20778, 'MemoriesMerged', 2),
	(43, 'default', 20778, 'MemoryMergedAway', 3),
	(43, 'default', 20778, 'MemoryDeleted', 2),
	(43, 'default', 20778, 'MemoryRestored', 3),
	(43, 'default', 20778, 'MemorySoftDeleted', 2),
	(43, 'default', 20778, 'MemoryPurged', 2),
	(48, 'default', 20778, 'MemoryCreated', 5),
	(48, 'bridge', 20778, 'MemoryCreated', 1),
	(48, 'default', 20778, 'MemoryDeleted', 1),
	(48, 'bridge', 20778, 'MemoryUpdated', 1);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a1fef9-7679-7296-874b-4c741928c1a1', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"163f5067f561956635c3640a4a17c1819e9cc5b01dd1c8286d19f79dd99c7508","content_id":"01a1fef9-7679-7296-874b-4c6b653d8008"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x1d89f38c955fd4985608e78b0911f532355a50734315ebca520f4879e01dc39e', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a1fef9-7679-7296-874b-4c75f993fa6b', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"54e5b58b07ec73f886cf5b87041bff846776bf7727878224ffda5be3f3c8214f","content_id":"01a1fef9-7679-7296-874b-4c6c59752f74"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x7fb44af6cba5ad6c756c878c88cd8f5a9b0dc82d897b498dbfb7a185b51b9f80', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a1fef9-7679-7296-874b-4c769eb6fb29', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"c79344e1f76c31089e9619fadcfb320101cd647f9d57aa2726bbfc81b50ac221","content_id":"01a1fef9-7679-7296-874b-4c6d110642d8"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x85f26495d254ecad8ce77a29b475b178101c16a602d2694a3d6a4ffe7a11d247', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a1fef9-7679-7296-874b-4c77288a5047', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"f027a6ff159a5a3024d9b7444d4508e8cc4f3d6335fc904df08dac050bc01d6c","content_id":"01a1fef9-7679-7296-874b-4c6e44dfa21e"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\xb409c4dc14000da608788f2c9d460ac543b3f9369354605d4d6754d524ec4eb9', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a1fef9-7679-7296-874b-4c78b3a7f8fb', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"82431c0820c24bb3b721dd2332ebfc9c6f12b55976afe307f6da93aff1b9ea1c","content_id":"01a1fef9-7679-7296-874b-4c6fba447ee1"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\xcedc67c6f657dccfbc1b038ba16c33816df8fef9f2c93e64ab724d921d1fcb04', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a1fef9-7679-7296-874b-4c7918094778', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"fe5489f59d86fdf65fba40af59ef0c77ada2d9ec0c6789a808ab76ae2b20d4b4","content_id":"01a1fef9-7679-7296-874b-4c7082644de4"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\x1060df6da0f0c355160282082b040de4aa2f45e29fb384091f98647c007365f9', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a1fef9-7679-7296-874b-4c7aeaeb780c', 'MemoryDeleted', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a1fef9-7679-7296-874b-4c7082644de4"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x791634e8dee2d983e17865fa285a51b8f94cec398a831b583a91423cb74fc8b9', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a1fef9-7679-7296-874b-4c7bba92c573', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"cb93b7590dc8004205ec4ac6e45d38d9cf797a654826ec78c381af00dcb5d3ae","content_id":"01a1fef9-7679-7296-874b-4c71f2c5d299"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x4ee9772144c39d2f206e5b018ac5ec413e1cc5bf9716017bfd17688e6d6db49b', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a1fef9-7679-7296-874b-4c7c55041ce6', 'MemoryDeleted', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a1fef9-7679-7296-874b-4c71f2c5d299"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x9287e0cf91f41c32b161acc40dc7361e1559471c901a8ee86b1115233a1083f3', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a1fef9-7679-7296-874b-4c7d7c4339eb', 'MemoryCreated', 1, '{"at":1795279124089552,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"1424d94815eb736d0a5589f5b9bc7341fcde03f4c4299536053f89f34a407a87","content_id":"01a1fef9-7679-7296-874b-4c72f6cbdb95"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x3507dd204dfeeee6d6f825a5ec928f870d7f43aef31a923adad8f65d87f9e75d', 'admin:cli', '01a1fef9-7679-7296-874b-4c73c1a6219c', '01a1fef9-7679-7296-874b-4c73c1a6219c', NULL, 1795279124089552),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a1fef9-76b4-7031-af01-b1874f5e3c44', 'MemoryCreated', 1, '{"at":1795279124148446,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"8addccc40fafca9863f01a0d0ab570b7dd6b03b00633ef4fd04ac286124832eb","content_id":"01a1fef9-76b4-7031-af01-b1840120964f"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xc2c398e042d64131448d75d991676fed109f2dff91a5eb50550f9f8dfb888c94', 'admin:cli', '01a1fef9-76b4-7031-af01-b186c640e6ee', '01a1fef9-76b4-7031-af01-b186c640e6ee', NULL, 1795279124148446),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a1fef9-76b4-7031-af01-b188def19730', 'MemoryCreated', 1, '{"at":1795279124148446,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"288326f943de17ba531aa08ce3ebe36e1a4b338270a9a516b567cc5736c8495e","content_id":"01a1fef9-76b4-7031-af01-b185a7e6e6c2"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x65633912a198fb3012540b8d66f8cf679f158c5db9d33b3e00ea8e2c2d299471', 'admin:cli', '01a1fef9-76b4-7031-af01-b186c640e6ee', '01a1fef9-76b4-7031-af01-b186c640e6ee', NULL, 1795279124148446),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a1fef9-7744-7218-8b57-b024026e9b98', 'MemoryCreated', 1, '{"at":1795279124292369,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"73504cc0e7e893a83a4363e142490f7dd7fd8b664cfd811bce5db4717d2605d8","content_id":"01a1fef9-7744-7218-8b57-b023aaa43700"}}},"memory_id":"01a1fef9-7742-73c2-8c6d-c9cefc666893","rev":1,"revision":1}', '\x3a19ffa387b472f270ede2d051e83b207cd51ad2bb6e4b34d07e534441251307', 'admin:k_d5H1MFIrXfB7', 'first', 'first', NULL, 1795279124292369),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a1fef9-7961-7790-8449-cf6590254886', 'MemoryMergedAway', 1, '{"at":1795279124833379,"change":{"merged_away":{"content_id":"01a1fef9-77fc-7500-ac82-c8eac8765b3a","into":"01a1fef9-7961-7790-8449-cf6007a8ff86"}},"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","rev":16,"revision":2}', '\x2547f57639c5c84fee9b0ee18477bc990276f17e01e1e6221fb34bb8df3ca5ba', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7961-7790-8449-cf621f415f2a', '01a1fef9-7961-7790-8449-cf621f415f2a', NULL, 1795279124833379),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a1fef9-778c-7505-bc3d-c526fc863583', 'MemoryCreated', 1, '{"at":1795279124364724,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"d4fee70313f87f8b0dfa2bcb7e2b23a0d22598cd4a0e4c72f5c07e24f309643e","content_id":"01a1fef9-778c-7505-bc3d-c5240e4a8467"}}},"memory_id":"01a1fef9-778c-7505-bc3d-c523e7dd9e29","rev":2,"revision":1}', '\xf8e074755cf31f365d55e2caaa6193d6e02867e6d3d9a331715a47d069f97acc', 'admin:k_d5H1MFIrXfB7', '01a1fef9-778c-7505-bc3d-c525b629c300', 'turn-2', 'turn-1', 1795279124364724),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a1fef9-77c4-742a-96e9-f0b0612ea659', 'MemoryCreated', 1, '{"at":1795279124420589,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"f34bb80da010b704c4815c6a7186741aa6b16f78aca53d9e097054ca6c94a013","content_id":"01a1fef9-77c4-742a-96e9-f0aec299593f"}}},"memory_id":"01a1fef9-77c4-742a-96e9-f0ad2159c402","rev":3,"revision":1}', '\x63390e52f4933429d0fa2c3e94a3e834199ac874b5e401eea27383d44374d983', 'admin:k_d5H1MFIrXfB7', '01a1fef9-77c4-742a-96e9-f0af60b441f6', '01a1fef9-77c4-742a-96e9-f0af60b441f6', NULL, 1795279124420589),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a1fef9-77fc-7500-ac82-c8ec947057af', 'MemoryCreated', 1, '{"at":1795279124476259,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"b73fa8d049f4a16d932d28a59bd333f49fabf21d61d39f942573eb36dfaa2c6b","content_id":"01a1fef9-77fc-7500-ac82-c8eac8765b3a"}}},"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","rev":4,"revision":1}', '\xbae14764a31674b0da2d3066261e62ccf96d079287b456f9e5c898bc46347378', 'admin:k_d5H1MFIrXfB7', '01a1fef9-77fc-7500-ac82-c8eba6217fbe', '01a1fef9-77fc-7500-ac82-c8eba6217fbe', NULL, 1795279124476259),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a1fef9-782f-7173-82dd-e3271f4a5832', 'MemoryCreated', 1, '{"at":1795279124527426,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"38e3658949c4216e074d11bf6d8811db0670f37645c9556bb475c6024120c2a3","content_id":"01a1fef9-782f-7173-82dd-e326d54e2da7"}}},"memory_id":"01a1fef9-782f-7173-82dd-e32521d102f2","rev":5,"revision":1}', '\x2de47730e34ac4923d22018d53078daf135352f417d701b3b483890793fa9902', 'admin:k_d5H1MFIrXfB7', 'doomed', 'doomed', NULL, 1795279124527426),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a1fef9-7864-74b7-9544-1e226413b006', 'MemoryCreated', 1, '{"at":1795279124580224,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"161ccedf50634b7f692071badd061ec52bc4b204a404278b5486505059889126","content_id":"01a1fef9-7864-74b7-9544-1e20e9b1bc5a"}}},"memory_id":"01a1fef9-7864-74b7-9544-1e1fdafdae1a","rev":6,"revision":1}', '\x8d3dda229102ff025f55373b424a927e5a2ef9e9c45ab1ed530c5b35ee11203d', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7864-74b7-9544-1e21fbdb404d', '01a1fef9-7864-74b7-9544-1e21fbdb404d', NULL, 1795279124580224),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a1fef9-78a1-7617-9e4a-eafe17035a43', 'MemoryCreated', 1, '{"at":1795279124641678,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"e749d1d14a4bef53b00e1d9d4c38fb4fc4d44aba99a04590cb97231124caa45b","content_id":"01a1fef9-78a1-7617-9e4a-eafc6abc4f3e"}}},"memory_id":"01a1fef9-78a1-7617-9e4a-eafb803f4702","rev":7,"revision":1}', '\x5a1f3b017e553162b58803ebeec766e7b75ffbf44a3d5530f71caf06a7a3885d', 'agent:planner', '01a1fef9-78a1-7617-9e4a-eafd184a33a5', '01a1fef9-78a1-7617-9e4a-eafd184a33a5', NULL, 1795279124641678),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a1fef9-78d8-727f-a693-a332d7e0bdcf', 'MemoryUpdated', 1, '{"at":1795279124696174,"change":{"updated":{"content":{"commitment":"71d83207125495cff34dde283b1aaf2952372a81aaab9f0b10057de18d08c561","content_id":"01a1fef9-78d8-727f-a693-a3318804cf34"},"previous_content_id":"01a1fef9-7744-7218-8b57-b023aaa43700","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a1fef9-7742-73c2-8c6d-c9cefc666893","rev":8,"revision":2}', '\x5626512b35b6de523b98f7efee74892e3d09c6a35a0c1ec2d6aeb0f79e7d7701', 'admin:k_d5H1MFIrXfB7', 'guarded', 'guarded', NULL, 1795279124696174),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a1fef9-7917-7285-9fdc-b844b18f425f', 'MemoryPinned', 1, '{"at":1795279124759695,"change":{"pinned":{"content_id":"01a1fef9-778c-7505-bc3d-c5240e4a8467","pinned":false}},"memory_id":"01a1fef9-778c-7505-bc3d-c523e7dd9e29","rev":9,"revision":2}', '\x50490dc28ee8f6b8e60d7f9f93c15362bd33da2357cf9790610bb73c7a2beaf8', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7917-7285-9fdc-b843e4c4b792', '01a1fef9-7917-7285-9fdc-b843e4c4b792', NULL, 1795279124759695),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a1fef9-7922-76e8-881a-7162a5f94d24', 'MemoryPinned', 1, '{"at":1795279124770444,"change":{"pinned":{"content_id":"01a1fef9-78a1-7617-9e4a-eafc6abc4f3e","pinned":true}},"memory_id":"01a1fef9-78a1-7617-9e4a-eafb803f4702","rev":10,"revision":2}', '\x43ddd81c16e915f8e69b6da2adf4a62c060ae158d94490d4dfa65cba72693d9d', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7922-76e8-881a-71614827b01a', '01a1fef9-7922-76e8-881a-71614827b01a', NULL, 1795279124770444),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a1fef9-792d-7405-9dea-67ae3490b5ca', 'MemoryReclassified', 1, '{"at":1795279124781423,"change":{"reclassified":{"content_id":"01a1fef9-78a1-7617-9e4a-eafc6abc4f3e","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a1fef9-78a1-7617-9e4a-eafb803f4702","rev":11,"revision":3}', '\x87b3c09f58711b422d1e09c00f603a458c7dc5023039b86397eed72b2e3e5663', 'admin:k_d5H1MFIrXfB7', '01a1fef9-792d-7405-9dea-67ad17b4e3b0', '01a1fef9-792d-7405-9dea-67ad17b4e3b0', NULL, 1795279124781423),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a1fef9-7938-7528-af7b-7a4fcfde452e', 'MemoryUpdated', 1, '{"at":1795279124792127,"change":{"updated":{"previous_content_id":"01a1fef9-778c-7505-bc3d-c5240e4a8467","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a1fef9-778c-7505-bc3d-c523e7dd9e29","rev":12,"revision":3}', '\xe2eff8e5a95af71fa298a4c91521fc51d6da0c6f96fcc33a0096d38e21049dad', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7938-7528-af7b-7a4e7f222587', '01a1fef9-7938-7528-af7b-7a4e7f222587', NULL, 1795279124792127),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a1fef9-7942-7542-a2f3-e355fe06a266', 'MemoryUpdated', 1, '{"at":1795279124802599,"change":{"updated":{"content":{"commitment":"07d024c48c5d9e1f7b4680c956db34874395167cae6c459ffd93852a83633e0d","content_id":"01a1fef9-7942-7542-a2f3-e353d5242243"},"previous_content_id":"01a1fef9-778c-7505-bc3d-c5240e4a8467","set":{},"was":{}}},"memory_id":"01a1fef9-778c-7505-bc3d-c523e7dd9e29","rev":13,"revision":4}', '\x11bff7282db02c318cf94021c7f29ae2b3f586191669e07384d0f957a1ab18e1', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7942-7542-a2f3-e3547a3b7408', '01a1fef9-7942-7542-a2f3-e3547a3b7408', NULL, 1795279124802599),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a1fef9-7961-7790-8449-cf637ba7378d', 'MemoriesMerged', 1, '{"at":1795279124833379,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"ba08e8a9c5572203f571f3b848799ded754722d4a89e260de3ebc8308ff43bc3","content_id":"01a1fef9-7961-7790-8449-cf614fed93c7"},"derived_from":[{"memory_id":"01a1fef9-77c4-742a-96e9-f0ad2159c402","revision":1},{"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","revision":1}]}},"memory_id":"01a1fef9-7961-7790-8449-cf6007a8ff86","rev":14,"revision":1}', '\x0c862a9d587981b2bb712def1bdcb1c7a365b05d853c8eb4a312f44873446258', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7961-7790-8449-cf621f415f2a', '01a1fef9-7961-7790-8449-cf621f415f2a', NULL, 1795279124833379),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a1fef9-7961-7790-8449-cf6402975f44', 'MemoryMergedAway', 1, '{"at":1795279124833379,"change":{"merged_away":{"content_id":"01a1fef9-77c4-742a-96e9-f0aec299593f","into":"01a1fef9-7961-7790-8449-cf6007a8ff86"}},"memory_id":"01a1fef9-77c4-742a-96e9-f0ad2159c402","rev":15,"revision":2}', '\x0f5a803a78e8ed9f7f32dacea9464a1c2b35acf87cf70156b05907e02e366e0e', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7961-7790-8449-cf621f415f2a', '01a1fef9-7961-7790-8449-cf621f415f2a', NULL, 1795279124833379),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a1fef9-7973-71ed-9456-001e4323447f', 'MemoryRestored', 1, '{"at":1795279124851613,"change":{"restored":{"content_id":"01a1fef9-77fc-7500-ac82-c8eac8765b3a","from":"merged"}},"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","rev":17,"revision":3}', '\x6b269a354d702ec47f576912ad141cc0390814acdb18df6e8053d44bb33f5d34', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7973-71ed-9456-001d1691b290', '01a1fef9-7973-71ed-9456-001d1691b290', NULL, 1795279124851613),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a1fef9-7a80-737b-be41-dc70fe1cbb8b', 'MemoryRestored', 1, '{"at":1795279125120516,"change":{"restored":{"content_id":"01a1fef9-78a1-7617-9e4a-eafc6abc4f3e","from":"archived"}},"memory_id":"01a1fef9-78a1-7617-9e4a-eafb803f4702","rev":24,"revision":5}', '\x67c81f75b68238b82e724d2ce9b19925a1682b6c00136874a234e30364f4ece6', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7a80-737b-be41-dc6f7adf8c78', '01a1fef9-7a80-737b-be41-dc6f7adf8c78', NULL, 1795279125120516),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a1fef9-7a8e-7559-8028-b794c16ab4f2', 'MemorySoftDeleted', 1, '{"at":1795279125134952,"change":{"soft_deleted":{"content_id":"01a1fef9-77fc-7500-ac82-c8eac8765b3a","purge_at":4948879125134952}},"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","reason":{"commitment":"e997a42185021ad04346b86f12cfda443f967affada3e64f56518365c650ca8f","content_id":"01a1fef9-7a8e-7559-8028-b792f7c5d893"},"rev":25,"revision":4}', '\xb83fc38e57e92db09e7ed7ed49013db3f62dcea2d1158ab51a065df238face20', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7a8e-7559-8028-b79342909d7e', '01a1fef9-7a8e-7559-8028-b79342909d7e', NULL, 1795279125134952),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a1fef9-7bb8-74c9-82dc-a4d031ff9a5c', 'MemoryCreated', 1, '{"at":1795279125432872,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"a244f480d8b390aca732e3bca661ef0f0000c0c96f7f3c08eddd9c44e5470240","content_id":"01a1fef9-7bb8-74c9-82dc-a4ce6a8ebc1a"}}},"memory_id":"01a1fef9-7bb8-74c9-82dc-a4cd144f758a","rev":3,"revision":1}', '\x53872fc5074777a8a3c847d4e076d73ebb9236b43e3ffee31e71bdf1ce65b09e', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7bb8-74c9-82dc-a4cf8b7ce53d', '01a1fef9-7bb8-74c9-82dc-a4cf8b7ce53d', NULL, 1795279125432872),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a1fef9-7bf9-72e5-a46d-2942b0a65f20', 'MemoryCreated', 1, '{"at":1795279125497208,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"b02e3ac9ea85640bf385829f5c947ad7003626f4d2d6446daaf057db933741ce","content_id":"01a1fef9-7bf9-72e5-a46d-2940c44c0db0"}}},"memory_id":"01a1fef9-7bf8-7375-beaa-d2f10f8ead04","rev":1,"revision":1}', '\x1d64d2d3696ad2692e41016527c3dec18488bf55454de750406293b9695204d2', 'admin:k_jf9RwgZEAaZr', '01a1fef9-7bf9-72e5-a46d-2941a8fe5918', '01a1fef9-7bf9-72e5-a46d-2941a8fe5918', NULL, 1795279125497208),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a1fef9-7983-76af-838f-efdcd83323a1', 'MemoryCreated', 1, '{"at":1795279124867897,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"6566d47b6c4cde102eee57e8262b6ba8d5cf30cd0155c323a28dd3dd2640a80c","content_id":"01a1fef9-7983-76af-838f-efdab61fa51f"}}},"memory_id":"01a1fef9-7983-76af-838f-efd93697262b","rev":18,"revision":1}', '\x34c92a6c54cac53383c163013780a1f768084300f9cc3a1f0f482bcc86af2504', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7983-76af-838f-efdbd1742df3', '01a1fef9-7983-76af-838f-efdbd1742df3', NULL, 1795279124867897),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a1fef9-79e4-723a-a8c6-a885a7874140', 'MemoryCreated', 1, '{"at":1795279124964318,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"85ce6648b127062114f30000f726c0802dc3654c3308fc8fe5bafeec18e3ad59","content_id":"01a1fef9-79e4-723a-a8c6-a883a8604d42"}}},"memory_id":"01a1fef9-79e4-723a-a8c6-a882ec08f63e","rev":19,"revision":1}', '\x98e43e5ebb0db830f68ac2a3c4f4171b0be091dd037a0b485636d9f973823100', 'admin:k_d5H1MFIrXfB7', '01a1fef9-79e4-723a-a8c6-a8841f8f6f56', '01a1fef9-79e4-723a-a8c6-a8841f8f6f56', NULL, 1795279124964318),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a1fef9-7a63-7540-95f7-fbc95af96742', 'MemoryDeleted', 1, '{"at":1795279125091273,"change":{"deleted":{"content_id":"01a1fef9-7942-7542-a2f3-e353d5242243"}},"memory_id":"01a1fef9-778c-7505-bc3d-c523e7dd9e29","reason":{"commitment":"1549f99ace80bbe31bb5b2b7ea23d9df9e3d0e6e3134672557a8805600a3ad5c","content_id":"01a1fef9-7a63-7540-95f7-fbc71b146e72"},"rev":22,"revision":5}', '\x126df742716182c1f6dae6c6a93a7223943f45b3da2466aa3d860d464faefeb3', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7a63-7540-95f7-fbc8dae03147', '01a1fef9-7a63-7540-95f7-fbc8dae03147', NULL, 1795279125091273),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a1fef9-7aa6-758d-b469-d071fe7ca4c5', 'MemorySoftDeleted', 1, '{"at":1795279125158444,"change":{"soft_deleted":{"content_id":"01a1fef9-77fc-7500-ac82-c8eac8765b3a","purge_at":4948879125158444}},"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","rev":27,"revision":6}', '\xe728e52eafc5b2e725814850f9131b22ea978ae30b54cc10876e36985d849fd8', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7aa6-758d-b469-d0701d7349a0', '01a1fef9-7aa6-758d-b469-d0701d7349a0', NULL, 1795279125158444),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a1fef9-7b4b-72a5-a358-cff7e8777e8e', 'MemoryCreated', 1, '{"at":1795279125323830,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"eafd886a9c16992383de42c3e6ccca747727dafb24be498a48ef3359726e076f","content_id":"01a1fef9-7b4b-72a5-a358-cff54b0732d8"}}},"memory_id":"01a1fef9-7b4a-7718-8636-fe7ce3e50d50","rev":1,"revision":1}', '\xe8d88ea9e00a395c3bd2c556d726e219e5a0ea9c388e6906b0cd106e92d0ddad', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7b4b-72a5-a358-cff686bdd79c', '01a1fef9-7b4b-72a5-a358-cff686bdd79c', NULL, 1795279125323830),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a1fef9-7a3d-7110-b50c-2d2d94a7906a', 'MemoriesMerged', 1, '{"at":1795279125053505,"change":{"merged":{"content":{"commitment":"73b6f5d07f8d286b43c75bca285cc791dbce296f8e94bda1e76a60f8d8df93d9","content_id":"01a1fef9-7a3d-7110-b50c-2d2a0edf87b9"},"derived_from":[{"memory_id":"01a1fef9-7983-76af-838f-efd93697262b","revision":1},{"memory_id":"01a1fef9-79e4-723a-a8c6-a882ec08f63e","revision":1}],"previous_content_id":"01a1fef9-7983-76af-838f-efdab61fa51f"}},"memory_id":"01a1fef9-7983-76af-838f-efd93697262b","reason":{"commitment":"cc9f395eeade30805549f4a41eae053b433d29b0e72eaa0276d787422b87aaef","content_id":"01a1fef9-7a3d-7110-b50c-2d2b4ae234c6"},"rev":20,"revision":2}', '\x99d936c8e80d24c406a64a5ca46b6d7eba4fe9fa2e50dd34ac324a06a14a8d5d', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7a3d-7110-b50c-2d2ca4b1d643', '01a1fef9-7a3d-7110-b50c-2d2ca4b1d643', NULL, 1795279125053505),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a1fef9-7a3e-71b4-823c-94cc4ae2884f', 'MemoryMergedAway', 1, '{"at":1795279125053505,"change":{"merged_away":{"content_id":"01a1fef9-79e4-723a-a8c6-a883a8604d42","into":"01a1fef9-7983-76af-838f-efd93697262b"}},"memory_id":"01a1fef9-79e4-723a-a8c6-a882ec08f63e","rev":21,"revision":2}', '\xe47a3e0376c007e75c8e552fae60a96b0fc6d340faa321b79d81ef5e93c95d1e', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7a3d-7110-b50c-2d2ca4b1d643', '01a1fef9-7a3d-7110-b50c-2d2ca4b1d643', NULL, 1795279125053505),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a1fef9-7a6e-70d3-8ba3-6197201a14fe', 'MemoryDeleted', 1, '{"at":1795279125102224,"change":{"deleted":{"content_id":"01a1fef9-78a1-7617-9e4a-eafc6abc4f3e"}},"memory_id":"01a1fef9-78a1-7617-9e4a-eafb803f4702","rev":23,"revision":4}', '\x7556ea457b34174af612b6d22da954e8b8d074439a5c10dda380f9518e66117c', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7a6e-70d3-8ba3-61968621df3c', '01a1fef9-7a6e-70d3-8ba3-61968621df3c', NULL, 1795279125102224),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a1fef9-7a98-73c5-80a8-5c6ebef8c7ea', 'MemoryRestored', 1, '{"at":1795279125144858,"change":{"restored":{"content_id":"01a1fef9-77fc-7500-ac82-c8eac8765b3a","from":"soft_deleted"}},"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","rev":26,"revision":5}', '\x332167ce2419aa7d58d0f8b24d085e5a84efeae679940eb3da24951ed8541ed8', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7a98-73c5-80a8-5c6da517bd96', '01a1fef9-7a98-73c5-80a8-5c6da517bd96', NULL, 1795279125144858),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a1fef9-7ab5-725b-9d76-73b3bbbcaf5c', 'MemoryPurged', 1, '{"at":1795279125173845,"change":{"purged":{"erased":["01a1fef9-782f-7173-82dd-e326d54e2da7"],"from":"active"}},"memory_id":"01a1fef9-782f-7173-82dd-e32521d102f2","reason":{"commitment":"832e29184a6c85deec85d0999e5a2b531a70e5b0d77e7223570eea66aca74cc4","content_id":"01a1fef9-7ab5-725b-9d76-73b2ea026a1c"},"rev":28,"revision":2}', '\x817c8a16c9fb825fdda3877245e188dce5ad7cd7c82e3ef252b21ef5365c3806', 'admin:k_d5H1MFIrXfB7', 'purge', 'purge', NULL, 1795279125173845),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a1fef9-7b12-7057-90d5-423d9a4245d5', 'MemoryPurged', 1, '{"at":1795279125266092,"change":{"purged":{"erased":["01a1fef9-77c4-742a-96e9-f0aec299593f"],"from":"merged"}},"memory_id":"01a1fef9-77c4-742a-96e9-f0ad2159c402","reason":{"commitment":"205e518e897243c16e38992fbe8d044aa7181f9351440c54241a85cb94c89489","content_id":"01a1fef9-7b12-7057-90d5-423b81474991"},"rev":29,"revision":3}', '\x9ca73eff35a2dca29459d9986843c7ca99be372b392ea9f7a3b969e5c7a8f3c6', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7b12-7057-90d5-423c30a06cfb', '01a1fef9-7b12-7057-90d5-423c30a06cfb', NULL, 1795279125266092),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a1fef9-7b88-705d-8055-aa17eed2d47f', 'MemoryCreated', 1, '{"at":1795279125384055,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"1048569ae826183a8ce0b6c340b81ed5f0efeb9bf5f8ad5931a07a2c3ca7fe13","content_id":"01a1fef9-7b88-705d-8055-aa1518869c06"}}},"memory_id":"01a1fef9-7b88-705d-8055-aa14f6bdb284","rev":2,"revision":1}', '\xcf03b160a2481ea34a9fd123ed47817fbac7bd89848669ac3abc1ef470156334', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7b88-705d-8055-aa168eda4e46', '01a1fef9-7b88-705d-8055-aa168eda4e46', NULL, 1795279125384055),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a1fef9-7bed-7297-adbc-5854774e71f6', 'MemoryDeleted', 1, '{"at":1795279125485413,"change":{"deleted":{"content_id":"01a1fef9-7bb8-74c9-82dc-a4ce6a8ebc1a"}},"memory_id":"01a1fef9-7bb8-74c9-82dc-a4cd144f758a","rev":4,"revision":2}', '\xed5344e89faf1b94f175fcecb7d13dc4f8d1d6d36fe633dba92c19af357b4e2a', 'admin:k_d5H1MFIrXfB7', '01a1fef9-7bed-7297-adbc-585366e5e699', '01a1fef9-7bed-7297-adbc-585366e5e699', NULL, 1795279125485413),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a1fef9-7c28-721d-b821-c74012e953bb', 'MemoryUpdated', 1, '{"at":1795279125544436,"change":{"updated":{"content":{"commitment":"209d600c50d42bed6ca130e25bb7d39391a6de5c5b7c62115efec2dfc0f806ee","content_id":"01a1fef9-7c28-721d-b821-c73e912ef3ac"},"previous_content_id":"01a1fef9-7bf9-72e5-a46d-2940c44c0db0","set":{},"was":{}}},"memory_id":"01a1fef9-7bf8-7375-beaa-d2f10f8ead04","rev":2,"revision":2}', '\x91cd37a474df194322fd890c60d3cd72f673ef4dbbca83a286fdb31e2fb9c809', 'admin:k_jf9RwgZEAaZr', '01a1fef9-7c28-721d-b821-c73f7dd8f8d9', '01a1fef9-7c28-721d-b821-c73f7dd8f8d9', NULL, 1795279125544436);


--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795279123609640),
	('changes', 1, 'changes_g1', 1795279123609640),
	('user_stats', 1, 'user_stats_g1', 1795279123609640),
	('daily_metrics', 1, 'daily_metrics_g1', 1795279123609640);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7679-7296-874b-4c6b653d8008', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c6b653d8008"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7679-7296-874b-4c6c59752f74', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c6c59752f74"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7679-7296-874b-4c6d110642d8', 1, 3, 1795279124089552, 1795279124089552, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c6d110642d8"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7679-7296-874b-4c6e44dfa21e', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c6e44dfa21e"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7679-7296-874b-4c6fba447ee1', 1, 5, 1795279124089552, 1795279124089552, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c6fba447ee1"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7679-7296-874b-4c7082644de4', 2, 7, 1795279124089552, 1795279124089552, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c7082644de4"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7679-7296-874b-4c71f2c5d299', 2, 9, 1795279124089552, 1795279124089552, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c71f2c5d299"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a1fef9-7679-7296-874b-4c72f6cbdb95', 1, 10, 1795279124089552, 1795279124089552, NULL, NULL, '{"contents":["01a1fef9-7679-7296-874b-4c72f6cbdb95"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a1fef9-76b4-7031-af01-b1840120964f', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a1fef9-76b4-7031-af01-b1840120964f"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-76b4-7031-af01-b185a7e6e6c2', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1fef9-76b4-7031-af01-b185a7e6e6c2"]}'),
	(43, 'default', 'ana', '01a1fef9-7864-74b7-9544-1e1fdafdae1a', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7864-74b7-9544-1e20e9b1bc5a', 1, 6, 1795279124580224, 1795279124580224, NULL, NULL, '{"contents":["01a1fef9-7864-74b7-9544-1e20e9b1bc5a"]}'),
	(43, 'default', 'ana', '01a1fef9-7742-73c2-8c6d-c9cefc666893', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-78d8-727f-a693-a3318804cf34', 2, 8, 1795279124292369, 1795279124696174, NULL, NULL, '{"contents":["01a1fef9-7744-7218-8b57-b023aaa43700","01a1fef9-78d8-727f-a693-a3318804cf34"]}'),
	(48, 'default', 'lena', '01a1fef9-7bb8-74c9-82dc-a4cd144f758a', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7bb8-74c9-82dc-a4ce6a8ebc1a', 2, 4, 1795279125432872, 1795279125485413, NULL, NULL, '{"contents":["01a1fef9-7bb8-74c9-82dc-a4ce6a8ebc1a"]}'),
	(48, 'bridge', 'lena', '01a1fef9-7bf8-7375-beaa-d2f10f8ead04', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7c28-721d-b821-c73e912ef3ac', 2, 2, 1795279125497208, 1795279125544436, NULL, NULL, '{"contents":["01a1fef9-7bf9-72e5-a46d-2940c44c0db0","01a1fef9-7c28-721d-b821-c73e912ef3ac"]}'),
	(43, 'default', 'ana', '01a1fef9-7961-7790-8449-cf6007a8ff86', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7961-7790-8449-cf614fed93c7', 1, 14, 1795279124833379, 1795279124833379, NULL, NULL, '{"contents":["01a1fef9-7961-7790-8449-cf614fed93c7"],"derived_from":[{"memory_id":"01a1fef9-77c4-742a-96e9-f0ad2159c402","revision":1},{"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","revision":1}]}'),
	(43, 'default', 'ana', '01a1fef9-7983-76af-838f-efd93697262b', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7a3d-7110-b50c-2d2a0edf87b9', 2, 20, 1795279124867897, 1795279125053505, NULL, NULL, '{"contents":["01a1fef9-7983-76af-838f-efdab61fa51f","01a1fef9-7a3d-7110-b50c-2d2a0edf87b9","01a1fef9-7a3d-7110-b50c-2d2b4ae234c6"],"derived_from":[{"memory_id":"01a1fef9-7983-76af-838f-efd93697262b","revision":1},{"memory_id":"01a1fef9-79e4-723a-a8c6-a882ec08f63e","revision":1}]}'),
	(43, 'default', 'ana', '01a1fef9-79e4-723a-a8c6-a882ec08f63e', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-79e4-723a-a8c6-a883a8604d42', 2, 21, 1795279124964318, 1795279125053505, NULL, '01a1fef9-7983-76af-838f-efd93697262b', '{"contents":["01a1fef9-79e4-723a-a8c6-a883a8604d42"]}'),
	(43, 'default', 'ana', '01a1fef9-778c-7505-bc3d-c523e7dd9e29', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a1fef9-7942-7542-a2f3-e353d5242243', 5, 22, 1795279124364724, 1795279125091273, NULL, NULL, '{"contents":["01a1fef9-778c-7505-bc3d-c5240e4a8467","01a1fef9-7942-7542-a2f3-e353d5242243","01a1fef9-7a63-7540-95f7-fbc71b146e72"]}'),
	(43, 'default', 'ana', '01a1fef9-78a1-7617-9e4a-eafb803f4702', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a1fef9-78a1-7617-9e4a-eafc6abc4f3e', 5, 24, 1795279124641678, 1795279125120516, NULL, NULL, '{"contents":["01a1fef9-78a1-7617-9e4a-eafc6abc4f3e"]}'),
	(43, 'default', 'ana', '01a1fef9-77fc-7500-ac82-c8e90ca1848d', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-77fc-7500-ac82-c8eac8765b3a', 6, 27, 1795279124476259, 1795279125158444, 4948879125158444, NULL, '{"contents":["01a1fef9-77fc-7500-ac82-c8eac8765b3a","01a1fef9-7a8e-7559-8028-b792f7c5d893"]}'),
	(43, 'default', 'ana', '01a1fef9-782f-7173-82dd-e32521d102f2', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 28, 1795279124527426, 1795279125173845, NULL, NULL, '{"contents":["01a1fef9-7ab5-725b-9d76-73b2ea026a1c"]}'),
	(43, 'default', 'ana', '01a1fef9-77c4-742a-96e9-f0ad2159c402', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 29, 1795279124420589, 1795279125266092, NULL, '01a1fef9-7961-7790-8449-cf6007a8ff86', '{"contents":["01a1fef9-7b12-7057-90d5-423b81474991"]}'),
	(48, 'default', 'lena', '01a1fef9-7b4a-7718-8636-fe7ce3e50d50', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7b4b-72a5-a358-cff54b0732d8', 1, 1, 1795279125323830, 1795279125323830, NULL, NULL, '{"contents":["01a1fef9-7b4b-72a5-a358-cff54b0732d8"]}'),
	(48, 'default', 'lena', '01a1fef9-7b88-705d-8055-aa14f6bdb284', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1fef9-7b88-705d-8055-aa1518869c06', 1, 2, 1795279125384055, 1795279125384055, NULL, NULL, '{"contents":["01a1fef9-7b88-705d-8055-aa1518869c06"]}');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7710665108839630789 timeline=00000001 database=16384 events=16397');


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
	(43, 30, 1),
	(62, 1, 1),
	(63, 1, 1);


--
-- Data for Name: projections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projections VALUES
	('memories', 1, 1),
	('changes', 1, 1),
	('user_stats', 1, 1),
	('daily_metrics', 1, 1);


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"kind":"semantic","bank":"General","importance":2},"content_id":"01a1fef9-7679-7296-874b-4c6b653d8008","contents":["01a1fef9-7679-7296-874b-4c6b653d8008"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"kind":"episodic","bank":"General","importance":2},"content_id":"01a1fef9-7679-7296-874b-4c6c59752f74","contents":["01a1fef9-7679-7296-874b-4c6c59752f74"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"kind":"procedural","bank":"Work","importance":2,"pinned":true},"content_id":"01a1fef9-7679-7296-874b-4c6d110642d8","contents":["01a1fef9-7679-7296-874b-4c6d110642d8"],"created_at":1795279124089552,"updated_at":1795279124089552},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"kind":"insight","bank":"General","importance":1},"content_id":"01a1fef9-7679-7296-874b-4c6e44dfa21e","contents":["01a1fef9-7679-7296-874b-4c6e44dfa21e"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"kind":"summary","bank":"General","importance":5},"content_id":"01a1fef9-7679-7296-874b-4c6fba447ee1","contents":["01a1fef9-7679-7296-874b-4c6fba447ee1"],"created_at":1795279124089552,"updated_at":1795279124089552},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"kind":"semantic","category":"Belongings","bank":"General","importance":2},"content_id":"01a1fef9-7679-7296-874b-4c7082644de4","contents":["01a1fef9-7679-7296-874b-4c7082644de4"],"created_at":1795279124089552,"updated_at":1795279124089552},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"kind":"semantic","bank":"Relationships","importance":2},"content_id":"01a1fef9-7679-7296-874b-4c71f2c5d299","contents":["01a1fef9-7679-7296-874b-4c71f2c5d299"],"created_at":1795279124089552,"updated_at":1795279124089552},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"kind":"semantic","bank":"General","importance":2,"thread_id":"t9","agent_id":"planner","run_id":"run-9","actor_id":"bruno","role":"user"},"content_id":"01a1fef9-7679-7296-874b-4c72f6cbdb95","contents":["01a1fef9-7679-7296-874b-4c72f6cbdb95"],"created_at":1795279124089552,"updated_at":1795279124089552}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 24, 'memory_book/0.1.0', '{"rev":24,"memories":{"01a1fef9-7742-73c2-8c6d-c9cefc666893":{"state":"active","revision":2,"rev":8,"attributes":{"kind":"semantic","bank":"General","importance":4},"content_id":"01a1fef9-78d8-727f-a693-a3318804cf34","contents":["01a1fef9-7744-7218-8b57-b023aaa43700","01a1fef9-78d8-727f-a693-a3318804cf34"],"created_at":1795279124292369,"updated_at":1795279124696174},"01a1fef9-778c-7505-bc3d-c523e7dd9e29":{"state":"archived","revision":5,"rev":22,"attributes":{"kind":"episodic","category":"Goals","bank":"Personal","importance":3,"thread_id":"t1","agent_id":"planner","run_id":"run-7","actor_id":"ana","role":"user"},"content_id":"01a1fef9-7942-7542-a2f3-e353d5242243","contents":["01a1fef9-778c-7505-bc3d-c5240e4a8467","01a1fef9-7942-7542-a2f3-e353d5242243","01a1fef9-7a63-7540-95f7-fbc71b146e72"],"created_at":1795279124364724,"updated_at":1795279125091273},"01a1fef9-77c4-742a-96e9-f0ad2159c402":{"state":"merged","revision":2,"rev":15,"attributes":{"kind":"semantic","bank":"Health","importance":2},"content_id":"01a1fef9-77c4-742a-96e9-f0aec299593f","contents":["01a1fef9-77c4-742a-96e9-f0aec299593f"],"merged_into":"01a1fef9-7961-7790-8449-cf6007a8ff86","created_at":1795279124420589,"updated_at":1795279124833379},"01a1fef9-77fc-7500-ac82-c8e90ca1848d":{"state":"active","revision":3,"rev":17,"attributes":{"kind":"semantic","bank":"Health","importance":2},"content_id":"01a1fef9-77fc-7500-ac82-c8eac8765b3a","contents":["01a1fef9-77fc-7500-ac82-c8eac8765b3a"],"created_at":1795279124476259,"updated_at":1795279124851613},"01a1fef9-782f-7173-82dd-e32521d102f2":{"state":"active","revision":1,"rev":5,"attributes":{"kind":"semantic","bank":"General","importance":2},"content_id":"01a1fef9-782f-7173-82dd-e326d54e2da7","contents":["01a1fef9-782f-7173-82dd-e326d54e2da7"],"created_at":1795279124527426,"updated_at":1795279124527426},"01a1fef9-7864-74b7-9544-1e1fdafdae1a":{"state":"active","revision":1,"rev":6,"attributes":{"kind":"semantic","bank":"General","importance":2},"content_id":"01a1fef9-7864-74b7-9544-1e20e9b1bc5a","contents":["01a1fef9-7864-74b7-9544-1e20e9b1bc5a"],"created_at":1795279124580224,"updated_at":1795279124580224},"01a1fef9-78a1-7617-9e4a-eafb803f4702":{"state":"active","revision":5,"rev":24,"attributes":{"kind":"insight","category":"Manners","bank":"Personal","importance":2,"pinned":true},"content_id":"01a1fef9-78a1-7617-9e4a-eafc6abc4f3e","contents":["01a1fef9-78a1-7617-9e4a-eafc6abc4f3e"],"created_at":1795279124641678,"updated_at":1795279125120516},"01a1fef9-7961-7790-8449-cf6007a8ff86":{"state":"active","revision":1,"rev":14,"attributes":{"kind":"semantic","bank":"Health","importance":2},"content_id":"01a1fef9-7961-7790-8449-cf614fed93c7","contents":["01a1fef9-7961-7790-8449-cf614fed93c7"],"derived_from":[{"memory_id":"01a1fef9-77c4-742a-96e9-f0ad2159c402","revision":1},{"memory_id":"01a1fef9-77fc-7500-ac82-c8e90ca1848d","revision":1}],"created_at":1795279124833379,"updated_at":1795279124833379},"01a1fef9-7983-76af-838f-efd93697262b":{"state":"active","revision":2,"rev":20,"attributes":{"kind":"semantic","bank":"General","importance":2},"content_id":"01a1fef9-7a3d-7110-b50c-2d2a0edf87b9","contents":["01a1fef9-7983-76af-838f-efdab61fa51f","01a1fef9-7a3d-7110-b50c-2d2a0edf87b9","01a1fef9-7a3d-7110-b50c-2d2b4ae234c6"],"derived_from":[{"memory_id":"01a1fef9-7983-76af-838f-efd93697262b","revision":1},{"memory_id":"01a1fef9-79e4-723a-a8c6-a882ec08f63e","revision":1}],"created_at":1795279124867897,"updated_at":1795279125053505},"01a1fef9-79e4-723a-a8c6-a882ec08f63e":{"state":"merged","revision":2,"rev":21,"attributes":{"kind":"semantic","bank":"General","importance":2},"content_id":"01a1fef9-79e4-723a-a8c6-a883a8604d42","contents":["01a1fef9-79e4-723a-a8c6-a883a8604d42"],"merged_into":"01a1fef9-7983-76af-838f-efd93697262b","created_at":1795279124964318,"updated_at":1795279125053505}},"kept":10}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795279125073955);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795279124089552, 1795279124089552),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795279124148446, 1795279124148446),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 29, 1795279124292369, 1795279125266092),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795279125323830, 1795279125485413),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795279125497208, 1795279125544436);


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
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);


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
-- Name: user_stats_g1_by_tenant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_stats_g1_by_tenant ON public.user_stats_g1 USING btree (tenant_id, user_id);


--
-- PostgreSQL database dump complete
--


