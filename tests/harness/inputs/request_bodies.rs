//! Bodies of requests, through every handler that takes one.

use memledger_ledger::{Role, accounts::NewAccount, import::Source, words::UserId};
use serde_json::{Map, Value};

use super::Inputs;
use crate::server::{Answer, encoded};

/// What each user has before the requests come.
const MEMORIES: &str = r#"{"id": "m1", "content": "one", "topics": ["first"]}
{"id": "m2", "content": "two", "metadata": {"kept": true}}
{"id": "d1", "content": "gone", "state": "archived"}"#;

const QUERY: &str = "/api/memory/query";
const LOGIN: &str = "/api/auth/login";
const REBUILD: &str = "/api/admin/ledger/rebuild";

/// Who can sign in.
const EMAIL: &str = "ana@example.com";
const PASSWORD: &str = "the right password";

/// Longest text that is sent in a path, whose length is limited before any of our code.
const MAX_IN_PATH: usize = 8_192;

impl Inputs {
    /// Makes the account that bodies may sign in to.
    pub(super) async fn begin_request_bodies(&self) {
        let tenant = self.operator.tenant.clone();
        let account = NewAccount { tenant, email: EMAIL.to_owned(), role: Role::Admin };
        self.ledger.people.create_account(&account, PASSWORD).await.expect("the account can be made");
    }

    /// Sends the bytes as the body of every request that has one; those that take a key, twice under one.
    pub(super) async fn request_bodies(&self, data: &[u8]) {
        let absent = data.is_empty() || serde_json::from_slice::<()>(data).is_ok();
        let object = serde_json::from_slice::<Map<String, Value>>(data).is_ok();
        let user = self.new_user();
        let writes = [
            ("POST", format!("/api/users/{user}/memories")),
            ("PATCH", format!("/api/users/{user}/memories/m1")),
            ("POST", format!("/api/users/{user}/relations")),
            ("POST", format!("/api/users/{user}/threads/t1/ack")),
            ("POST", format!("/api/users/{user}/memories/merge")),
            ("POST", format!("/api/users/{user}/memories/d1/restore")),
            ("POST", "/api/admin/ledger/projections/retry".to_owned()),
            ("PUT", "/api/admin/workflows/config".to_owned()),
            ("POST", format!("/api/users/{user}/memories/m2/purge")),
        ];
        if object || absent {
            self.import(Source::Jsonl, MEMORIES, Some(&user)).await;
        }
        for (number, (method, path)) in writes.iter().enumerate() {
            // Keys of what is about no user are seen again with the next input, so each has the user's name.
            let answer = self.twice(method, path, &format!("{user}-{number}"), data).await;
            if !object && !absent {
                // Refused before anything is looked up: the user does not exist.
                let refused = matches!(answer.status, 400 | 413);
                assert!(refused, "{method} {path} takes what is no object: {}", answer.text);
            }
            if answer.status < 300 && answer.body["content"].is_string() {
                self.reads_as_written(&user, &answer).await;
            }
        }
        self.query(&user, data).await;
        self.sign_in(data, object).await;
        self.rebuild(&user, data, absent).await;
        if object || absent {
            self.unrelate(&user, data).await;
            self.delete_for(&user, data).await;
            self.read_all(&user).await;
        }
    }

    /// A command has one answer, however often it is sent.
    async fn twice(&self, method: &str, path: &str, key: &str, body: &[u8]) -> Answer {
        let first = self.send(method, path, Some(key), body).await;
        let second = self.send(method, path, Some(key), body).await;
        let (told, again) = ((first.status, &first.body), (second.status, &second.body));
        assert_eq!(told, again, "{method} {path} is answered differently the second time");
        first
    }

    async fn reads_as_written(&self, user: &UserId, written: &Answer) {
        let id = written.body["id"].as_str().expect("a memory has an id");
        let read = self.get(&format!("/api/users/{user}/memories/{id}")).await.is(200);
        assert_eq!(read.body, written.body, "what is read is not what the write answered");
    }

    /// Asks with the bytes, and once more of this user, who has memories.
    async fn query(&self, user: &UserId, data: &[u8]) {
        let answer = self.send("POST", QUERY, None, data).await;
        let Ok(mut asked) = serde_json::from_slice::<Map<String, Value>>(data) else {
            let refused = matches!(answer.status, 400 | 413);
            assert!(refused, "a query takes what is no object: {}", answer.text);
            return;
        };
        let Some(Value::Object(filters)) = asked.get_mut("filters") else { return };
        filters.insert("user_id".to_owned(), user.as_str().into());
        let body = serde_json::to_vec(&asked).expect("what was read can be written");
        let answer = self.send("POST", QUERY, None, &body).await;
        if answer.status < 300 {
            self.answers(user, &asked, &answer).await;
        }
    }

    /// Whatever was asked, what is found is active, and no more than the budget allows.
    async fn answers(&self, user: &UserId, asked: &Map<String, Value>, answer: &Answer) {
        let tokens = answer.body["tokens"].as_u64().expect("tokens are a number");
        let budget = asked.get("budget_tokens").and_then(Value::as_u64);
        assert!(budget.is_none_or(|budget| tokens <= budget), "over the budget: {}", answer.text);
        for item in answer.items() {
            let id = item["id"].as_str().expect("an item has an id");
            let memory = self.get(&format!("/api/users/{user}/memories/{id}")).await.is(200).body;
            assert_eq!(memory["state"], "active", "{id} is found");
        }
    }

    /// Signs in once: each session has a token of its own, and failures are soon too many.
    async fn sign_in(&self, data: &[u8], object: bool) {
        let answer = self.send("POST", LOGIN, None, data).await;
        match answer.status {
            200 => assert_eq!(answer.body["email"], EMAIL, "somebody else signed in"),
            401 | 429 => assert!(object, "a sign-in takes what is no object: {}", answer.text),
            status => assert!(matches!(status, 400 | 413), "{}", answer.text),
        }
    }

    /// Rebuilds with the bytes: of this user where they name none, since the log grows with every input.
    async fn rebuild(&self, user: &UserId, data: &[u8], absent: bool) {
        let mut body = data.to_vec();
        let asked: Option<Map<String, Value>> =
            if absent { Some(Map::new()) } else { serde_json::from_slice(data).ok() };
        if let Some(mut asked) = asked
            && asked.get("user_id").is_none_or(Value::is_null)
        {
            asked.insert("user_id".to_owned(), user.as_str().into());
            body = serde_json::to_vec(&asked).expect("what was read can be written");
        }
        // Once: the answer tells how long it took.
        let answer = self.send("POST", REBUILD, None, &body).await;
        assert!(answer.status >= 300 || answer.body["equal"] == true, "{}", answer.text);
    }

    /// Ends the relation that the body names, or one whose ends are the bytes themselves.
    async fn unrelate(&self, user: &UserId, data: &[u8]) {
        let asked: Map<String, Value> = serde_json::from_slice(data).unwrap_or_default();
        let end = |name: &str| match asked.get(name) {
            Some(Value::String(id)) => id.clone(),
            _ => String::from_utf8_lossy(data).into_owned(),
        };
        let (from, to) = (end("from_id"), end("to_id"));
        if from.len().max(to.len()) <= MAX_IN_PATH {
            let pair = format!("from_id={}&to_id={}", encoded(&from), encoded(&to));
            self.twice("DELETE", &format!("/api/users/{user}/relations?{pair}"), "unrelate", b"").await;
        }
    }

    /// Deletes with the bytes as the reason.
    async fn delete_for(&self, user: &UserId, data: &[u8]) {
        let reason = String::from_utf8_lossy(data);
        if reason.len() <= MAX_IN_PATH {
            let path = format!("/api/users/{user}/memories/m1?mode=soft&reason={}", encoded(&reason));
            self.twice("DELETE", &path, "delete", b"").await;
        }
    }

    /// Everything about the user can be read, whatever was written.
    async fn read_all(&self, user: &UserId) {
        for of_user in [
            "memories?state=all",
            "archive",
            "relations",
            "timeline",
            "threads/t1/delta",
            "export",
            "memories/m1/history",
        ] {
            self.get(&format!("/api/users/{user}/{of_user}")).await.is(200);
        }
    }
}
