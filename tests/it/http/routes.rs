//! Every route as the server itself describes it, with a request that fits it.

use std::sync::atomic::{AtomicUsize, Ordering};

use memledger_tests::{
    eventually,
    server::{Answer, Api},
};
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{id, memory, relations::relate, remember};

/// One route: a method on a path.
#[derive(Debug, Clone)]
pub struct Operation {
    pub method: Method,
    /// The path with its placeholders.
    pub template: String,
    /// The statuses that are documented.
    pub statuses: Vec<u16>,
    pub id: String,
    /// A body with whatever texts the document says are required; none if it takes no body, or needs other things.
    texts: Option<Value>,
}

/// A checkpoint without channels.
fn checkpoint() -> Value {
    json!({"checkpoint": {"type": "json"}, "metadata": {"source": "a test"}})
}

/// See [`Operation::texts`].
fn texts(document: &Value, described: &Value) -> Option<Value> {
    let schema = &described["requestBody"]["content"]["application/json"]["schema"]["$ref"];
    let name = schema.as_str()?.rsplit('/').next()?;
    let schema = &document["components"]["schemas"][name];
    let required = schema["required"].as_array()?.iter().filter_map(Value::as_str);
    let text = |field: &str| {
        let is_text = schema["properties"][field]["type"] == "string";
        is_text.then(|| (field.to_owned(), json!("made by a test")))
    };
    required.map(text).collect::<Option<_>>().map(Value::Object)
}

/// Every operation of `/openapi.json`.
pub async fn operations(api: &Api) -> Vec<Operation> {
    let document = api.get("/openapi.json").await.is(200).body;
    let mut found = Vec::new();
    for (template, methods) in document["paths"].as_object().expect("the document has paths") {
        for (method, described) in methods.as_object().expect("a path has methods") {
            let statuses = described["responses"].as_object().expect("an operation has answers").keys();
            found.push(Operation {
                method: Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method"),
                template: template.clone(),
                statuses: statuses.map(|status| status.parse().expect("a status")).collect(),
                id: described["operationId"].as_str().unwrap_or_default().to_owned(),
                texts: texts(&document, described),
            });
        }
    }
    found
}

/// What the placeholders stand for.
#[derive(Debug, Clone)]
pub struct Target {
    pub user: String,
    pub memory: String,
    /// Another memory of the same user, to merge with or relate to.
    pub other: String,
    /// A workflow run; at first one that there is not.
    pub run: String,
    /// An API key; one that there is not, unless the operation revokes one.
    pub key: String,
    /// A proposal of what to know the user by, if the operation is about one.
    pub proposal: Value,
    /// A message of the user after it.
    pub answer: Value,
    /// An extraction that has ended, if the operation is about extractions.
    pub extraction: String,
}

impl Target {
    /// Two new memories of the user, as the operation needs them.
    pub async fn new(api: &Api, user: &str, operation: &Operation, content: &str) -> Self {
        let body = json!({"content": content, "category": content, "topics": [content]});
        let first = id(&remember(api, user, body.clone()).await);
        let second = id(&remember(api, user, body).await);
        if operation.template.ends_with("/{id}/restore") {
            api.delete(&memory(user, &first)).await.is(200);
        }
        if operation.id == "read_memory_by_key" {
            let path = format!("/api/users/{user}/memories/by-key/{KEY}");
            let put = api
                .send(Method::PUT, &path, Some(&json!({"content": content, "category": content})), &[])
                .await;
            assert!(put.status < 300, "{}", put.text);
        }
        if ["list_relations", "unrelate_memories"].contains(&operation.id.as_str()) {
            relate(api, user, &json!({"from_id": first, "to_id": second})).await;
        }
        if operation.template.contains("{thread_id}") {
            let said = json!({"messages": [{"role": "user", "content": content}]});
            api.post(&format!("/api/users/{user}/threads/{THREAD}/messages"), &said).await.is(201);
        }
        if operation.of_checkpoint() {
            let put = async |path: &str, body: Value| {
                let path = format!("/api/users/{user}/threads/{THREAD}/{path}");
                api.send(Method::PUT, &path, Some(&body), &[]).await.is(200);
            };
            put(&format!("checkpoints/{CHECKPOINT}"), checkpoint()).await;
            put("checkpoint", json!({"checkpoint_data": {"made": "by a test"}})).await;
        }
        let (proposal, answer) = match operation.of_context() {
            true => proposed(api, user, operation, content).await,
            false => (Value::Null, Value::Null),
        };
        let key = match operation.id.as_str() {
            "revoke_key" => id(&api.post(KEYS, &json!({"role": "auditor"})).await.is(201).body),
            _ => "k_nosuchkey".to_owned(),
        };
        let extraction =
            if operation.of_extractions() { extracted(api, user, content).await } else { String::new() };
        let run = Uuid::new_v4().to_string();
        Self { user: user.to_owned(), memory: first, other: second, run, key, proposal, answer, extraction }
    }
}

/// An extraction of a message, once it has ended.
async fn extracted(api: &Api, user: &str, content: &str) -> String {
    let turn = json!({"thread_id": THREAD, "messages": [{"role": "user", "content": content}]});
    let begun = api.post(&format!("/api/users/{user}/turns"), &turn).await.is(201).body;
    let id = begun["extraction_id"].as_str().expect("a turn is extracted").to_owned();
    let path = format!("/api/users/{user}/extractions/{id}");
    eventually("it has ended", async || api.get(&path).await.is(200).body["status"] == "completed").await;
    id
}

/// A proposal that waits, and a message in which the user answers it; for a withdrawal one that is applied.
async fn proposed(api: &Api, user: &str, operation: &Operation, content: &str) -> (Value, Value) {
    let path = format!("/api/users/{user}/threads/{THREAD}/messages");
    let messages = ["user", "assistant", "user"].map(|role| json!({"role": role, "content": content}));
    let said = api.post(&path, &json!({"messages": messages})).await.is(201).body["messages"].take();
    let of = |at: usize| json!({"thread_id": THREAD, "seq": said[at]["seq"]});
    let is_waiting = !["withdraw_field", "read_user_context"].contains(&operation.id.as_str());
    let (field, evidence) = if is_waiting { ("city", json!([])) } else { ("tone", json!([of(0), of(2)])) };
    // Each another one. A random number may look like one of a card or a phone, which would need a yes.
    static MADE: AtomicUsize = AtomicUsize::new(1);
    let value = format!("{content}{}", " indeed".repeat(MADE.fetch_add(1, Ordering::Relaxed)));
    let body = json!({"field": field, "value": value, "evidence": evidence});
    let proposal = api.post(&format!("/api/users/{user}/context/proposals"), &body).await.is(201).body;
    assert_eq!(proposal["status"], if is_waiting { "pending" } else { "applied" });
    let answer = api.post(&path, &json!({"messages": [{"role": "user", "content": content}]})).await.is(201);
    (proposal, json!({"thread_id": THREAD, "seq": answer.body["messages"][0]["seq"]}))
}

pub const KEYS: &str = "/api/admin/keys";
pub const THREAD: &str = "t1";
pub const KEY: &str = "key";
pub const CHECKPOINT: &str = "c1";
pub const WORKFLOW: &str = "memory-optimization";

impl Operation {
    pub fn path(&self, target: &Target) -> String {
        let id = match () {
            () if self.of_key() => &*target.key,
            () if self.of_extractions() => &*target.extraction,
            () if self.of_context() => target.proposal["id"].as_str().unwrap_or_default(),
            () => &*target.memory,
        };
        let path = self.template.replace("{user_id}", &target.user).replace("{id}", id);
        let workflow = if path.ends_with("/config") { "ttl" } else { WORKFLOW };
        let path = path.replace("{run_id}", &target.run).replace("{name}", workflow);
        let path = path.replace("{session_id}", &target.run);
        let path = path.replace("{checkpoint_id}", CHECKPOINT);
        let mut path = path.replace("{thread_id}", THREAD).replace("{key}", KEY);
        path = path.replace("{seq}", "0").replace("{field}", "tone");
        if self.id == "withdraw_field" {
            path.push_str(&format!("?thread_id={THREAD}&seq={}", target.answer["seq"]));
        }
        if self.id == "roll_back_messages" {
            path.push_str("?from_seq=0");
        }
        if self.id == "run_workflow" {
            path.push_str(&format!("?target_user_id={}", target.user));
        }
        if self.id == "thread_delta" {
            // Who looks for the first time is told nothing.
            path.push_str("?since_rev=0");
        }
        if self.of_facts() && !self.of_memory() {
            path.push_str(&format!("?user_id={}", target.user));
        }
        if self.id == "unrelate_memories" {
            path.push_str(&format!("?from_id={}&to_id={}", target.memory, target.other));
        }
        assert!(!path.contains('{'), "{path} has a placeholder that no test knows");
        path
    }

    /// A body that the operation accepts, where it takes one.
    pub fn body(&self, target: &Target) -> Option<Value> {
        let end = self.template.rsplit('/').next().unwrap_or_default();
        Some(match (self.method.as_str(), end) {
            ("POST", "memories:batch") => json!({"memories": [{"content": "made by a test"}]}),
            ("POST", "extractions") => json!({"thread_id": THREAD}),
            ("POST", "messages" | "turns") => {
                json!({"messages": [{"role": "user", "content": "made by a test"}]})
            }
            ("POST", "merge") => {
                json!({"source_ids": [target.memory, target.other], "content": "merged by a test"})
            }
            ("POST", "relations") => json!({"from_id": target.memory, "to_id": target.other}),
            ("POST", "facts") => json!({"fact_text": "made by a test"}),
            ("PUT", "{id}") => json!({"fact_text": "changed by a test"}),
            ("PATCH", "{id}") => json!({"content": "changed by a test"}),
            ("POST", "query") => {
                json!({"query": "made by a test", "filters": {"user_id": target.user}, "thread_id": THREAD})
            }
            ("POST", "password") => {
                json!({"current_password": "no such password", "new_password": "a password of a test"})
            }
            ("POST", "keys") => json!({"role": "auditor"}),
            // Nobody's, so that it fails, and each another one, so that no address is tried too often.
            ("POST", "login") => {
                json!({"email": format!("{}@example.com", Uuid::new_v4()), "password": "no such password"})
            }
            ("POST", "preview") => json!({"messages": [{"role": "user", "content": "I like tea."}]}),
            ("POST", "proposals") => json!({"field": "city", "value": "made by a test"}),
            ("POST", "accept") if self.of_run() => return None,
            ("POST", "accept") => {
                let hash = &target.proposal["content_hash"];
                json!({"content_hash": hash, "channel": "chat", "message": target.answer})
            }
            ("POST", "reject") => json!({"message": target.answer}),
            ("PUT", "{checkpoint_id}") => checkpoint(),
            ("PUT", "writes") => json!({"task_id": "task", "writes": []}),
            ("PUT", "checkpoint") => json!({"checkpoint_data": {"made": "by a test"}}),
            ("POST", "checkpoints:search") => json!({}),
            // Each to another one, since it must be empty.
            ("POST", "checkpoints:copy") => json!({"to": Uuid::new_v4()}),
            ("POST", "checkpoints:delete-runs") => json!({"run_ids": []}),
            ("POST", "checkpoints:prune") => json!({"thread_ids": []}),
            ("POST", "history") => json!({"channels": []}),
            ("POST", "ack") => json!({"rev": 1}),
            ("POST", "rebuild") | ("PUT", "config") => json!({}),
            ("POST", "restore" | "retry" | "run" | "cancel" | "logout" | "summarize")
            | ("GET" | "DELETE", _) => {
                return None;
            }
            _ => match &self.texts {
                Some(texts) => texts.clone(),
                None => panic!("{} {} needs a body that no test knows", self.method, self.template),
            },
        })
    }

    pub async fn send(&self, api: &Api, target: &Target) -> Answer {
        api.send(self.method.clone(), &self.path(target), self.body(target).as_ref(), &[]).await
    }

    pub fn writes(&self) -> bool {
        self.method != Method::GET && !self.queries()
    }

    /// Whether it asks with a body that names the user.
    fn queries(&self) -> bool {
        self.template == "/api/memory/query"
            || self.template.ends_with("/preview")
            || self.template.ends_with("/checkpoints:search")
            || self.is_history()
    }

    /// Whether it reads what must be there before.
    fn of_checkpoint(&self) -> bool {
        ["read_checkpoint", "latest_checkpoint", "read_thread_state"].contains(&self.id.as_str())
            || self.is_history()
    }

    /// Whether it is about checkpoints, which are no events.
    pub fn of_checkpoints(&self) -> bool {
        self.template.contains("/checkpoint")
    }

    /// Whether it asks what a channel of a checkpoint was made of.
    fn is_history(&self) -> bool {
        self.id == "checkpoint_history"
    }

    /// Whether it is about one memory, named by its id.
    pub fn of_memory(&self) -> bool {
        self.template.contains("{id}") && !self.of_key() && !self.of_context() && !self.of_extractions()
    }

    /// Whether it is about facts or banks, whose user is no part of the path.
    pub fn of_facts(&self) -> bool {
        self.template.starts_with("/api/facts") || self.template == "/api/memory-banks"
    }

    /// Whether it is about what agents know a person by.
    pub fn of_context(&self) -> bool {
        self.template.starts_with("/api/users/{user_id}/context")
    }

    /// Whether it is the person's alone to do.
    pub fn of_consent(&self) -> bool {
        ["accept_proposal", "reject_proposal", "withdraw_field"].contains(&self.id.as_str())
    }

    /// Whether it is about what is said in threads.
    pub fn of_conversation(&self) -> bool {
        let is_of_reader = self.template.ends_with("/delta") || self.template.ends_with("/ack");
        let is_turn = self.template.ends_with("/turns") || self.of_extractions();
        (self.template.contains("/threads") && !is_of_reader)
            || self.template.contains("/checkpoints:")
            || is_turn
    }

    /// Whether it is about what became of messages, and needs one that is there.
    pub fn of_extractions(&self) -> bool {
        self.template.contains("/extractions") && !self.template.ends_with("/preview")
    }

    /// Whether it is about one API key, named by its id.
    pub fn of_key(&self) -> bool {
        self.id == "revoke_key"
    }

    /// Whether it is about API keys, which are for admins of the whole tenant; its auditors may list them.
    pub fn of_keys(&self) -> bool {
        self.template.starts_with(KEYS)
    }

    /// Whether it tells of what happened to the users that the caller sees, and so is for supervisors too.
    pub fn of_followers(&self) -> bool {
        self.id == "feed"
    }

    /// Whether it is about one workflow run, named by its id.
    pub fn of_run(&self) -> bool {
        self.template.contains("{run_id}")
    }

    /// Whether it is about the caller's own session, which keys don't have.
    pub fn of_session(&self) -> bool {
        self.template.starts_with("/api/auth/")
    }

    /// Whether a key is answered so by an operation about sessions: only one of them is about keys as well.
    pub fn fits_a_key(&self, status: u16) -> bool {
        [401, 404].contains(&status) || (self.id == "own_key" && status == 200)
    }

    pub fn of_user(&self) -> bool {
        self.of_memory() || self.template.contains("{user_id}") || self.queries() || self.of_facts()
    }

    /// Whether only admins and auditors of the whole tenant may use it.
    pub fn of_operators(&self) -> bool {
        !(self.of_user() || self.of_session() || self.of_followers())
            || self.template.ends_with("/purge")
            || self.id == "purge_thread"
    }

    /// The answer is one that the document names.
    #[track_caller]
    pub fn documents(&self, answer: &Answer) {
        let (method, template) = (&self.method, &self.template);
        assert!(
            self.statuses.contains(&answer.status),
            "{method} {template} answers {}, which is not documented: {}",
            answer.status,
            answer.text
        );
    }
}
