//! `memory_changes`: what changed since the caller's last call.

use memledger_ledger::{
    DEFAULT_LINES, Delta, DeltaChange, DeltaQuery, LedgerError, MAX_LINES, words::UserId,
};
use memledger_requests::{ChangesArguments, json::from_arguments};
use rmcp::model::{JsonObject, Tool};
use serde_json::{Value, json};

use crate::{
    answers::ToolAnswer,
    caller::{Caller, short},
    schema::{self, Effect, KnownCaller, Schema, count, list, number, text},
};

pub const NAME: &str = "memory_changes";

/// Changes that an answer lists one by one, the newest; programs that give all of it to a model would fill its context.
const MOST: usize = 50;

pub fn tool(known: &KnownCaller) -> Tool {
    let description = format!(
        "What agents, people and background runs changed in the memories of {} since your last call. Call \
         it when a conversation begins or resumes after a break. The most important changes come first.",
        known.person()
    );
    let most = format!("The most lines; {DEFAULT_LINES} by default.");
    let arguments = Schema::of(known).with("max_lines", number(1, MAX_LINES, &most));
    let change = schema::of_memory()
        .required("event", text("created, updated, merged, deleted, soft_deleted or restored."))
        .with("category", text("What it is about."))
        .with("old", text("What it said when you last called."))
        .with("new", text("What it says now."))
        .required("actor", text("Who changed it."))
        .with("reason", text("Why."));
    let answer = Schema::default()
        .required("rev", count("The number of the last change that is shown."))
        .required("since_rev", count("The number of the last change before."))
        .with("header", text("The changes in a few lines; absent if there are none."))
        .required("changes", list(change, "One by one, oldest first; if there are many, only the newest."))
        .required("omitted", count("The number of changes that the header leaves out."));
    schema::tool(NAME, description, arguments, answer, &Effect::Reads)
}

pub async fn run(caller: Caller, mut arguments: JsonObject) -> Result<ToolAnswer, LedgerError> {
    let user = caller.user(&mut arguments)?;
    let max_lines = from_arguments::<ChangesArguments>(arguments)?.max_lines()?;
    let (delta, was_told) = delta(&caller, &user, max_lines).await?;
    let told = match &delta.header {
        Some(header) if delta.more => format!("{header}\nThere are more: call again."),
        Some(header) => header.clone(),
        None if delta.more => "None of these changes is for you; there are more: call again.".to_owned(),
        None if delta.is_first_look && !was_told => {
            "This is your first call: call again to see what changed since now. Use memory_query to see \
            what is stored already."
                .to_owned()
        }
        None => format!("Nothing has changed since rev {}.", delta.since_rev),
    };
    let skipped = delta.changes.len().saturating_sub(MOST);
    let changes: Vec<Value> = delta.changes.iter().skip(skipped).map(change).collect();
    let mut structured = json!({"rev": delta.rev, "since_rev": delta.since_rev, "changes": changes,
                                "omitted": delta.omitted});
    if let Some(header) = delta.header {
        structured["header"] = json!(header);
    }
    Ok(ToolAnswer { text: told, structured })
}

/// What changed since the caller was told last, and whether it was told before. Any later call says that the answer arrived:
/// where there is none, because the client or this server went away, it is told again.
async fn delta(caller: &Caller, user: &UserId, max_lines: usize) -> Result<(Delta, bool), LedgerError> {
    let (identity, reader) = (&caller.identity, caller.reader(user));
    let told = caller.kept.told(&reader);
    caller.has_heard(user).await;
    let asked = DeltaQuery {
        max_lines,
        reader: Some(caller.reader_name()),
        // Of who may not write the ledger keeps no place.
        since_rev: told.filter(|_| identity.may_write(user).is_err()),
        ..DeltaQuery::default()
    };
    let delta = caller.ledger.memories.delta(identity, user, &Caller::thread()?, asked).await?;
    caller.kept.tell(reader, Some(delta.rev));
    Ok((delta, told.is_some()))
}

fn change(change: &DeltaChange) -> Value {
    let mut told = json!({"event": change.event, "id": short(&change.memory_id),
                          "memory_id": change.memory_id, "actor": change.actor});
    let parts = [
        ("category", &change.category),
        ("old", &change.old),
        ("new", &change.new),
        ("reason", &change.reason),
    ];
    for (name, part) in parts {
        if let Some(part) = part {
            told[name] = json!(part);
        }
    }
    told
}
