//! The log as readers get it: the feed from a cursor on, and one user's part of it as the checker takes it.

use std::{collections::BTreeMap, time::Duration};

use memledger_tests::server::{Answer, Api};
use reqwest::Method;
use serde_json::Value;

use super::record::{Effect, Entry};
use crate::http::{column, walk};

pub const REBUILD: &str = "/api/admin/ledger/rebuild";

const PAGE: usize = 200;
/// How often a 503 is taken for an answer to be waited for, each after [`AGAIN`].
const TRIES: usize = 1_000;
const AGAIN: Duration = Duration::from_millis(20);

/// The answer, asked for again while there is only a 503; none where the server went away.
pub async fn answer(
    api: &Api,
    method: Method,
    path: &str,
    body: Option<&Value>,
    headers: &[(&str, &str)],
) -> Option<Answer> {
    for _ in 0..TRIES {
        let body = body.map(|body| body.to_string().into_bytes());
        let answer = api.try_send(method.clone(), path, body, headers).await.ok()?;
        if answer.status != 503 {
            return Some(answer);
        }
        tokio::time::sleep(AGAIN).await;
    }
    panic!("{method} {path} is answered with 503 alone");
}

/// A reader of the feed, who holds a cursor whatever becomes of the servers. Every event of the database
/// must be its tenant's, so that it can tell a gap.
#[derive(Default)]
pub struct Reader {
    cursor: Option<String>,
    /// The last position seen of each partition.
    positions: BTreeMap<u64, u64>,
    pub events: Vec<Value>,
}

impl Reader {
    /// Takes in one page and tells how many events it had; none where the server went away.
    async fn page(&mut self, api: &Api) -> Option<usize> {
        let after = self.cursor.as_ref().map(|cursor| format!("&after={cursor}")).unwrap_or_default();
        let path = format!("/api/events?limit={PAGE}{after}");
        let page = answer(api, Method::GET, &path, None, &[]).await?.is(200);
        for event in page.items() {
            let place = |name: &str| event[name].as_u64().expect("an event has its place");
            let last = self.positions.entry(place("partition_id")).or_default();
            let expected = *last + 1;
            assert_eq!(place("position"), expected, "a gap or a repetition in the feed: {event}");
            *last = expected;
        }
        let next = page.body["next_cursor"].as_str().expect("a feed can always be resumed");
        self.cursor = Some(next.to_owned());
        self.events.extend(page.items().iter().cloned());
        Some(page.items().len())
    }

    /// Reads on until the server goes away.
    pub async fn follow(mut self, api: Api) -> Self {
        while self.page(&api).await.is_some() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self
    }

    /// Reads on until there is nothing more.
    pub async fn catch_up(&mut self, api: &Api) {
        while self.page(api).await.expect("the server answers") > 0 {}
    }
}

/// The log of one user, among the events of a feed, with the texts that the timeline shows.
pub async fn entries(api: &Api, user: &str, events: &[Value]) -> Vec<Entry> {
    let mut own: Vec<Value> = events.iter().filter(|event| event["stream_id"] == user).cloned().collect();
    own.sort_by_key(|event| event["version"].as_u64());
    let versions: Vec<Option<u64>> = own.iter().map(|event| event["version"].as_u64()).collect();
    let expected: Vec<Option<u64>> = (1..=own.len() as u64).map(Some).collect();
    assert_eq!(versions, expected, "the versions of {user}");
    let mut timeline = walk(api, &format!("/api/users/{user}/timeline"), 500).await;
    timeline.reverse();
    let bodies: Vec<Value> = own.iter().map(|event| event["body"].clone()).collect();
    assert_eq!(column(&timeline, "memory_id"), column(&bodies, "memory_id"), "the timeline of {user}");
    own.iter().zip(&timeline).map(|(event, change)| entry(event, change)).collect()
}

fn entry(event: &Value, change: &Value) -> Entry {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let body = &event["body"];
    assert_eq!(body["rev"], change["rev"], "the timeline tells of another event: {event}, {change}");
    Entry {
        rev: body["rev"].as_u64().expect("an event has a rev"),
        command: text(&event["correlation_id"]).expect("an event names what it belongs to"),
        effect: Effect {
            event: text(&event["event_type"]).expect("an event has a type"),
            id: text(&body["memory_id"]).expect("an event has a memory"),
            revision: body["revision"].as_u64().expect("an event has the memory's revision"),
            text: text(&change["new"]),
        },
    }
}
