//! One receipt against the events it tells of.

use cqrs_es::Aggregate;
use memledger_aggregates::{
    memory_book::{Change, MemoryEvent},
    settings::Settings,
};
use memledger_projections::{MEMORY_BOOK_UPCASTERS, memory_event};
use memledger_store::{Row, StoreError, StoredEvent, Value};
use serde_json::{Value as Json, json};
use uuid::Uuid;

use super::{
    Fault,
    outcomes::{expected, may_be_of, wrong_of_run},
};
use crate::{MEMORY_BOOK, runs::CREDENTIAL};

/// Bytes of the keyed hash of a request.
const HASH_BYTES: usize = 32;

pub struct Receipt {
    pub tenant_id: String,
    pub scope: String,
    pub command_id: String,
    pub first: i64,
    pub last: i64,
    outcome: Json,
    /// Why the outcome can't be read, if it can't.
    unreadable: Option<String>,
    recorded_at: i64,
    key_content_id: Value,
    request_hash: Value,
}

/// What an event at one end of the command says of itself; none where there is no event.
pub struct Told(Option<Event>);

struct Event {
    stream: String,
    stream_type: String,
    tenant_id: String,
    version: i64,
    command_id: String,
    recorded_at: i64,
    actor: String,
    /// Of other streams than books.
    body: Result<Json, String>,
    change: Result<MemoryEvent, String>,
}

impl Told {
    pub fn of(row: &[Value]) -> Self {
        Self(Self::read(row).ok())
    }

    fn read(row: &[Value]) -> Result<Event, StoreError> {
        let text = |at: usize| row[at].text().map(str::to_owned);
        let schema_version = i32::try_from(row[7].int()?).map_err(StoreError::corrupt)?;
        let (event_type, body) = (row[6].text()?, row[8].text()?);
        Ok(Event {
            tenant_id: text(0)?,
            stream: format!("{}/{}", row[1].text()?, row[2].text()?),
            stream_type: text(1)?,
            version: row[3].int()?,
            command_id: text(4)?,
            recorded_at: row[5].int()?,
            actor: text(9)?,
            body: match row[1].text()? {
                MEMORY_BOOK => Ok(Json::Null),
                _ => serde_json::from_str(body).map_err(|wrong| wrong.to_string()),
            },
            change: MEMORY_BOOK_UPCASTERS.body(event_type, schema_version, body),
        })
    }
}

type Verdict = Result<(), String>;

fn require(holds: bool, wrong: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(wrong()) }
}

impl Receipt {
    pub fn of(row: &Row) -> Result<Self, StoreError> {
        let text = |at: usize| row[at].text().map(str::to_owned);
        let outcome = serde_json::from_str(row[3].text()?);
        Ok(Self {
            tenant_id: text(0)?,
            scope: text(1)?,
            command_id: text(2)?,
            unreadable: outcome.as_ref().err().map(ToString::to_string),
            outcome: outcome.unwrap_or(Json::Null),
            first: row[4].int()?,
            last: row[5].int()?,
            recorded_at: row[6].int()?,
            key_content_id: row[7].clone(),
            request_hash: row[8].clone(),
        })
    }

    /// The stream as the scope names it after the credential: type and id.
    fn stream(&self) -> &str {
        self.scope.split_once('/').map_or("", |(_, stream)| stream)
    }

    /// Whose request it was, as the scope begins.
    fn credential(&self) -> &str {
        self.scope.split_once('/').map_or("", |(credential, _)| credential)
    }

    pub fn user(&self) -> &str {
        self.stream().split_once('/').map_or("", |(_, user)| user)
    }

    /// At its first event, or where it stood where it has none.
    pub fn fault(&self, partition_id: i32, wrong: String) -> Fault {
        let Self { tenant_id, scope, command_id, .. } = self;
        let key = format!("tenant_id={tenant_id}, scope={scope}, command_id={command_id}");
        let fault = Fault::of("receipt", tenant_id, self.user(), wrong).with_row("commands", key);
        Fault { partition_id: Some(partition_id), position: Some(self.first.min(self.last)), ..fault }
    }

    /// Holds it against the first and the last event of its command.
    pub fn tells_of(&self, first: &Told, last: &Told) -> Verdict {
        self.check_hash()?;
        let (Some(first), Some(last)) = (&first.0, &last.0) else {
            return Err(format!("its events {} to {} are not in the log", self.first, self.last));
        };
        for event in [first, last] {
            let same = event.command_id == self.command_id && event.tenant_id == self.tenant_id;
            require(same && event.stream == self.stream(), || {
                format!("its events {} to {} are another command's", self.first, self.last)
            })?;
            require(event.recorded_at == self.recorded_at, || {
                format!("its time is {}, its events' is {}", self.recorded_at, event.recorded_at)
            })?;
        }
        require(last.version - first.version == self.last - self.first, || {
            format!("its events {} to {} are not in one piece", self.first, self.last)
        })?;
        require(self.is_of_run() || may_be_of(&last.actor, self.credential()), || {
            format!("it is of {:?}, its events of {}", self.credential(), last.actor)
        })?;
        if first.stream_type != MEMORY_BOOK {
            let body = last.body.as_ref().map_err(|wrong| format!("its last event is no JSON: {wrong}"))?;
            return self.check_other(&last.stream_type, body);
        }
        let (Ok(first), Ok(last)) = (&first.change, &last.change) else {
            return Err("its events can't be read".into());
        };
        if self.is_of_run() {
            return self.check_run(last.rev);
        }
        self.check_outcome(first, last)?;
        self.check_key(first)
    }

    /// A workflow's command. One to a book changes many memories, and its request is keyed by any of their texts.
    fn is_of_run(&self) -> bool {
        self.credential() == CREDENTIAL && self.command_id.starts_with("run:")
    }

    fn check_run(&self, rev: u64) -> Verdict {
        wrong_of_run(&self.outcome, self.last + 1 - self.first, rev).map_or(Ok(()), Err)
    }

    /// A command to a user's runs or to a tenant's settings.
    fn check_other(&self, stream_type: &str, last: &Json) -> Verdict {
        let expected = expected(stream_type, self.last + 1 - self.first, last);
        require(expected.as_ref().is_none_or(|expected| self.outcome == *expected), || {
            format!("its outcome is {}, its events say {}", self.outcome, expected.unwrap_or_default())
        })
    }

    fn check_hash(&self) -> Verdict {
        if let Some(wrong) = &self.unreadable {
            return Err(format!("its outcome is no JSON: {wrong}"));
        }
        let bytes = self.request_hash.bytes().map_or(0, <[u8]>::len);
        require(bytes == HASH_BYTES, || format!("its request hash has {bytes} bytes of {HASH_BYTES}"))
    }

    /// What a repeated command's answer is rendered from.
    fn check_outcome(&self, first: &MemoryEvent, last: &MemoryEvent) -> Verdict {
        let created = |event: &MemoryEvent| i64::from(matches!(event.change, Change::Created { .. }));
        // The events between the ends are not looked at, so their number bounds how many were created.
        let most = self.last - self.first + created(first);
        let said = self.outcome["created"].as_i64().unwrap_or_default();
        let (action, memory_id) = (action_of(&first.change), &first.memory_id);
        let expected = json!({"action": action, "memory_id": memory_id, "rev": last.rev, "created": said});
        let counted = (created(first)..=most).contains(&said);
        require(counted && self.outcome == expected, || {
            format!("its outcome is {}, its events say {expected}", self.outcome)
        })
    }

    /// The request's hash is keyed by a text that the command brought or spoke of.
    fn check_key(&self, first: &MemoryEvent) -> Verdict {
        let Ok(key) = self.key_content_id.maybe(Value::uuid) else {
            return Err("the id of its key's text is no UUID".into());
        };
        let brought: Vec<Uuid> = first.content_refs().map(|content| content.content_id).collect();
        let spoken_of = match &first.change {
            Change::Updated { previous_content_id: id, .. }
            | Change::Pinned { content_id: id, .. }
            | Change::Reclassified { content_id: id, .. }
            | Change::MergedAway { content_id: id, .. }
            | Change::Deleted { content_id: id }
            | Change::SoftDeleted { content_id: id, .. }
            | Change::Restored { content_id: id, .. } => Some(*id),
            Change::Created { .. }
            | Change::Merged { .. }
            | Change::Purged { .. }
            | Change::Linked { .. }
            | Change::Unlinked { .. } => None,
        };
        let fits = match key {
            None => brought.is_empty(),
            Some(key) => brought.contains(&key) || spoken_of == Some(key) || first.erased().contains(&key),
        };
        require(fits, || "its key is not that of a text it brought or spoke of".into())
    }

    /// A command to settings that changed nothing. One to runs may be about another run than the event.
    fn check_idle(&self, stood: &StoredEvent, position: i64) -> Verdict {
        if stood.stream_type != Settings::TYPE {
            return require(self.outcome["events"] == 0, || format!("its outcome is {}", self.outcome));
        }
        let last = serde_json::from_str(&stood.body);
        let last = last.map_err(|wrong| format!("event {position} is no JSON: {wrong}"))?;
        let mut expected = expected(&stood.stream_type, 0, &last).unwrap_or_default();
        expected["position"] = json!(position);
        require(self.outcome == expected, || {
            format!("its outcome is {}, the log says {expected}", self.outcome)
        })
    }

    /// The position that a command without events stands at.
    pub fn stood_at(&self) -> Result<i64, String> {
        require(self.first == self.last + 1, || format!("it ends at {} and begins after", self.last))?;
        let position = self.outcome["position"].as_i64().filter(|position| *position >= 0);
        position.ok_or_else(|| format!("its outcome is {}, which names no position", self.outcome))
    }

    /// Holds a receipt without events against the event that its stream ended with.
    pub fn tells_of_nothing(&self, stood: Option<&StoredEvent>) -> Verdict {
        self.check_hash()?;
        let position = self.stood_at()?;
        if position == 0 {
            // Settings are what they are by default before the first event, and can be asked to be that.
            let of_a_book = self.stream().split('/').next() == Some(MEMORY_BOOK);
            return require(!of_a_book || self.outcome["rev"] == 0, || {
                "it stands before the first event".into()
            });
        }
        let Some(event) = stood.filter(|event| event.position == position) else {
            return Err(format!("event {position}, at which it stands, is not in the log"));
        };
        let stream = format!("{}/{}", event.stream_type, event.stream_id);
        let same = event.tenant_id == self.tenant_id && stream == self.stream();
        require(same && event.recorded_at <= self.recorded_at, || {
            format!("event {position}, at which it stands, is another's or later")
        })?;
        if event.stream_type != MEMORY_BOOK {
            return self.check_idle(event, position);
        }
        let rev = memory_event(event)?.rev;
        if self.is_of_run() {
            return self.check_run(rev);
        }
        let (action, memory) = (&self.outcome["action"], &self.outcome["memory_id"]);
        let expected = json!({
            "action": action, "memory_id": memory, "rev": rev, "created": 0, "position": position,
        });
        require(self.outcome == expected, || {
            format!("its outcome is {}, the log says {expected}", self.outcome)
        })
    }
}

/// What a command did whose first event is such a change.
fn action_of(change: &Change) -> &'static str {
    match change {
        Change::Created { .. } => "create",
        Change::Updated { .. } | Change::Pinned { .. } | Change::Reclassified { .. } => "update",
        Change::Merged { .. } | Change::MergedAway { .. } => "merge",
        Change::Deleted { .. } => "delete",
        Change::SoftDeleted { .. } => "soft_delete",
        Change::Restored { .. } => "restore",
        Change::Purged { .. } => "purge",
        Change::Linked { .. } => "link",
        Change::Unlinked { .. } => "unlink",
    }
}
