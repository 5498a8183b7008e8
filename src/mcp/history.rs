//! `memory_history`: how one memory came to be what it is.

use memledger_ledger::{
    LedgerError, Page,
    views::{FieldChange, HistoryItem},
};
use memledger_requests::{HistoryArguments, json::from_arguments};
use rmcp::model::{JsonObject, Tool};
use serde_json::{Value, json};

use crate::{
    answers::{self, ToolAnswer},
    caller::{Caller, short},
    schema::{self, Effect, KnownCaller, Schema, flag, id_of, list, text},
};

pub const NAME: &str = "memory_history";

/// Most changes of an answer, the newest; the HTTP API has all of them.
const MOST: usize = 50;

pub fn tool(known: &KnownCaller) -> Tool {
    let description = "The history of one memory: its text before and after each change, who made the \
                       change, when and why, newest first. Call it when somebody asks where a memory comes \
                       from, or when two memories contradict each other.";
    let arguments = Schema::of(known).required("id", id_of("The memory's id, from a line of memory_query."));
    let change = Schema::default()
        .required("event", text("ADD, UPDATE, DELETE, MERGE, LINK, TTL, RESTORE or PURGE."))
        .required("at", text("When."))
        .required("actor", text("Who."))
        .with("old", text("What it said before."))
        .with("new", text("What it said then."))
        .with("reason", text("Why."));
    let answer = schema::of_memory()
        .required("changes", list(change, "Newest first."))
        .required("more", flag("Whether there are earlier changes."));
    schema::tool(NAME, description.to_owned(), arguments, answer, &Effect::Reads)
}

pub async fn run(caller: Caller, mut arguments: JsonObject) -> Result<ToolAnswer, LedgerError> {
    let user = caller.user(&mut arguments)?;
    caller.has_heard(&user).await;
    let HistoryArguments { id } = from_arguments(arguments)?;
    let id = caller.memory(&user, "id", &id).await?;
    let page = caller.ledger.memories.history(&caller.identity, &user, &id, MOST, None).await?;
    let changes: Vec<Value> = page.items.iter().map(change).collect();
    let structured = json!({"id": short(id.as_str()), "memory_id": id, "changes": changes,
                            "more": page.next_cursor.is_some()});
    Ok(ToolAnswer { text: told(&page), structured })
}

fn change(item: &HistoryItem) -> Value {
    let mut told = json!({"event": item.event, "at": item.ts, "actor": item.actor});
    for (name, part) in [("old", &item.old), ("new", &item.new), ("reason", &item.reason)] {
        if let Some(part) = part {
            told[name] = json!(part);
        }
    }
    told
}

fn told(page: &Page<HistoryItem>) -> String {
    let mut lines: Vec<String> = page.items.iter().map(|item| answers::bullet("", &line(item))).collect();
    if page.next_cursor.is_some() {
        lines.push("There are earlier changes; the HTTP API shows them.".to_owned());
    }
    lines.join("\n")
}

fn line(item: &HistoryItem) -> String {
    let other = item.detail["to_text"].as_str();
    let texts = match (item.old.as_deref(), item.new.as_deref().or(other)) {
        (Some(old), Some(new)) if old != new => format!(": \"{old}\" became \"{new}\""),
        (_, Some(text)) | (Some(text), None) => format!(": \"{text}\""),
        (None, None) => String::new(),
    };
    let fields: String = item.changed.iter().map(field).collect();
    let reason = item.reason.as_ref().map(|reason| format!(" (reason: {reason})")).unwrap_or_default();
    let rev = item.rev.map(|rev| format!("rev {rev}, ")).unwrap_or_default();
    let others = others(item);
    format!("{rev}{}, {}{others} by {}{texts}{fields}{reason}", item.ts, item.event, item.actor)
}

/// Which other memories a change is about, and until when it can be taken back.
fn others(item: &HistoryItem) -> String {
    let detail = &item.detail;
    if let Some(sources) = detail["derived_from"].as_array() {
        let ids = sources.iter().filter_map(|source| source["memory_id"].as_str());
        let others: Vec<String> =
            ids.filter(|id| item.memory_id.as_deref() != Some(*id)).map(named).collect();
        return format!(" of {}", others.join(", "));
    }
    if let Some(into) = detail["merged_into"].as_str() {
        return format!(" into {}", named(into));
    }
    if let Some(to) = detail["to"].as_str().map(named) {
        let strength = &detail["strength"];
        return if strength.is_null() {
            format!(" to {to} removed")
        } else {
            format!(" to {to} ({strength})")
        };
    }
    detail["purge_at"].as_str().map(|at| format!(" until {at}")).unwrap_or_default()
}

fn named(memory_id: &str) -> String {
    format!("#{}", short(memory_id))
}

fn field((name, FieldChange { old, new }): (&String, &FieldChange)) -> String {
    match name.as_str() {
        // Both may be long, and the structured answer has them.
        "metadata" | "input" => format!("; {name} changed"),
        _ => format!("; {name} {old} became {new}"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn item(event: &str, old: Option<&str>, new: Option<&str>) -> HistoryItem {
        HistoryItem {
            stream_type: "memory_book".into(),
            event: event.into(),
            memory_id: Some("m1".into()),
            old: old.map(str::to_owned),
            new: new.map(str::to_owned),
            old_state: None,
            new_state: Some("active".into()),
            actor: "agent:planner".into(),
            reason: None,
            run_id: None,
            detail: Value::Null,
            changed: BTreeMap::new(),
            rev: Some(7),
            partition_id: 1,
            position: 1,
            ts: "2025-07-01T00:00:00.000000Z".into(),
        }
    }

    #[test]
    fn a_change_is_one_line_with_its_texts_and_its_reason() {
        let start = "rev 7, 2025-07-01T00:00:00.000000Z, ";
        let shown = |event, old, new| line(&item(event, old, new)).replace(start, "");
        assert_eq!(shown("ADD", None, Some("tea")), "ADD by agent:planner: \"tea\"");
        assert_eq!(
            shown("UPDATE", Some("tea"), Some("mint tea")),
            "UPDATE by agent:planner: \"tea\" became \"mint tea\""
        );
        assert_eq!(shown("UPDATE", Some("tea"), Some("tea")), "UPDATE by agent:planner: \"tea\"");
        assert_eq!(shown("DELETE", Some("tea"), None), "DELETE by agent:planner: \"tea\"");
        let changes = [
            ("importance", json!(2), json!(4)),
            ("metadata", json!({"a": 1}), json!({})),
            ("topics", json!(["tea"]), json!(["mint", "tea"])),
        ];
        let changed = changes.map(|(name, old, new)| (name.to_owned(), FieldChange { old, new }));
        let relabelled = HistoryItem { changed: changed.into(), ..item("UPDATE", Some("tea"), Some("tea")) };
        assert_eq!(
            line(&relabelled).replace(start, ""),
            "UPDATE by agent:planner: \"tea\"; importance 2 became 4; metadata changed; \
             topics [\"tea\"] became [\"mint\",\"tea\"]"
        );
        let purged = HistoryItem { reason: Some("asked to".into()), ..item("PURGE", None, None) };
        assert_eq!(line(&purged).replace(start, ""), "PURGE by agent:planner (reason: asked to)");
    }

    #[test]
    fn a_change_names_the_other_memories_it_is_about() {
        let start = "rev 7, 2025-07-01T00:00:00.000000Z, ";
        let shown =
            |event, detail| line(&HistoryItem { detail, ..item(event, None, None) }).replace(start, "");
        let sources = json!([{"memory_id": "m1", "revision": 1}, {"memory_id": "m2", "revision": 3}]);
        for (expected, detail) in [
            ("MERGE of #m2", json!({"derived_from": sources})),
            ("MERGE into #m3", json!({"merged_into": "m3"})),
            ("LINK to #m2 (0.812)", json!({"to": "m2", "strength": 0.812, "to_text": null})),
            ("LINK to #m2 removed", json!({"to": "m2", "removed": true})),
            ("TTL until 2025-08-01T00:00:00Z", json!({"purge_at": "2025-08-01T00:00:00Z"})),
        ] {
            let event = expected.split(' ').next().unwrap_or_default();
            assert_eq!(shown(event, detail), format!("{expected} by agent:planner"));
        }
        let told = json!({"to": "m2", "strength": 0.9, "to_text": "tea"});
        assert_eq!(shown("LINK", told), "LINK to #m2 (0.9) by agent:planner: \"tea\"");
    }

    #[test]
    fn a_page_tells_that_there_is_more() {
        let items = vec![item("ADD", None, Some("one\ntwo"))];
        let text = told(&Page { items, next_cursor: Some("abc".into()) });
        assert!(text.starts_with("- rev 7, ") && text.contains("\"one\n  two\""), "{text}");
        assert!(text.ends_with("\nThere are earlier changes; the HTTP API shows them."), "{text}");
    }
}
