//! One receipt against the events it tells of.

use memledger_aggregates::{Decoded, ReceiptClaim, StreamType, Verdict, stream_type};
use memledger_kernel::identity::ACCOUNT;
use memledger_projections::decode;
use memledger_runs::CREDENTIAL;
use memledger_store::{Row, StoreError, StoredEvent, Value};
use serde_json::Value as Json;

use super::Fault;

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

/// The event at one end of a command; none if there is no event.
pub struct End(Option<Event>);

struct Event {
    stream: String,
    stream_type: String,
    tenant_id: String,
    version: i64,
    command_id: String,
    recorded_at: i64,
    actor: String,
    change: Result<Decoded, String>,
}

impl End {
    pub fn of(row: &[Value]) -> Self {
        Self(Self::read(row).ok())
    }

    fn read(row: &[Value]) -> Result<Event, StoreError> {
        let text = |at: usize| row[at].text().map(str::to_owned);
        let schema_version = i32::try_from(row[7].int()?).map_err(StoreError::corrupt)?;
        let (event_type, body) = (row[6].text()?, row[8].text()?);
        let stream_type = text(1)?;
        Ok(Event {
            tenant_id: text(0)?,
            stream: format!("{stream_type}/{}", row[2].text()?),
            version: row[3].int()?,
            command_id: text(4)?,
            recorded_at: row[5].int()?,
            actor: text(9)?,
            change: known(&stream_type).and_then(|stream| stream.decode(event_type, schema_version, body)),
            stream_type,
        })
    }
}

fn known(name: &str) -> Result<&'static dyn StreamType, String> {
    stream_type(name).ok_or_else(|| format!("streams of type {name} are unknown to this program"))
}

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
    pub fn check(&self, first: &End, last: &End) -> Verdict {
        self.check_hash()?;
        let (Some(first), Some(last)) = (&first.0, &last.0) else {
            return Err(format!("its events {} to {} are not in the log", self.first, self.last));
        };
        for event in [first, last] {
            let same = event.command_id == self.command_id && event.tenant_id == self.tenant_id;
            require(same && event.stream == self.stream(), || {
                format!("its events {} to {} belong to another command", self.first, self.last)
            })?;
            require(event.recorded_at == self.recorded_at, || {
                format!("its time is {}, its events' is {}", self.recorded_at, event.recorded_at)
            })?;
        }
        require(last.version - first.version == self.last - self.first, || {
            format!("its events {} to {} are not consecutive", self.first, self.last)
        })?;
        require(self.is_of_run() || may_be_of(&last.actor, self.credential()), || {
            format!("it is of {:?}, its events of {}", self.credential(), last.actor)
        })?;
        let (Ok(change), Ok(end)) = (&first.change, &last.change) else {
            return Err("its events can't be read".into());
        };
        known(&first.stream_type)?.check_receipt(&self.claim()?, change, end)
    }

    fn claim(&self) -> Result<ReceiptClaim<'_>, String> {
        let key = self.key_content_id.maybe(Value::uuid);
        Ok(ReceiptClaim {
            outcome: &self.outcome,
            events: self.last + 1 - self.first,
            by_run: self.is_of_run(),
            key_content_id: key.map_err(|_| "the id of its key's text is not a UUID".to_owned())?,
        })
    }

    /// A workflow's command.
    fn is_of_run(&self) -> bool {
        self.credential() == CREDENTIAL && self.command_id.starts_with("run:")
    }

    fn check_hash(&self) -> Verdict {
        if let Some(wrong) = &self.unreadable {
            return Err(format!("its outcome is not JSON: {wrong}"));
        }
        let bytes = self.request_hash.bytes().map_or(0, <[u8]>::len);
        require(bytes == HASH_BYTES, || format!("its request hash has {bytes} bytes of {HASH_BYTES}"))
    }

    /// The position that a command without events stands at.
    pub fn stood_at(&self) -> Result<i64, String> {
        require(self.first == self.last + 1, || format!("it ends at {} and begins after", self.last))?;
        let position = self.outcome["position"].as_i64().filter(|position| *position >= 0);
        position.ok_or_else(|| format!("its outcome is {}, which names no position", self.outcome))
    }

    /// Holds a receipt without events against the event that its stream ended with.
    pub fn check_idle(&self, stood: Option<&StoredEvent>) -> Verdict {
        self.check_hash()?;
        let position = self.stood_at()?;
        let kind = known(self.stream().split('/').next().unwrap_or_default())?;
        if position == 0 {
            return kind.check_idle_receipt(&self.claim()?, None);
        }
        let Some(event) = stood.filter(|event| event.position == position) else {
            return Err(format!("event {position}, which it names, is not in the log"));
        };
        let stream = format!("{}/{}", event.stream_type, event.stream_id);
        let same = event.tenant_id == self.tenant_id && stream == self.stream();
        require(same && event.recorded_at <= self.recorded_at, || {
            format!("event {position}, which it names, belongs to another command or is later")
        })?;
        kind.check_idle_receipt(&self.claim()?, Some((position, &decode(event)?)))
    }
}

/// Whether the actor of an event can have used that credential. Which of an agent's it was, the log does not tell.
fn may_be_of(actor: &str, credential: &str) -> bool {
    match actor.split_once(':') {
        Some(("agent", _)) => true,
        Some((_, own)) => credential.strip_prefix(ACCOUNT).unwrap_or(credential) == own,
        None => false,
    }
}
