//! `memory_history`: how one memory came to be what it is.

use std::sync::Arc;

use memledger_ledger::{
    Identity, Ledger, LedgerError,
    views::{FieldChange, HistoryItem, Page},
    words::{MemoryId, UserId},
};
use rmcp::{
    model::{JsonObject, Tool, ToolAnnotations},
    schemars::JsonSchema,
};
use serde::Deserialize;

use crate::{
    answers::{self, Told},
    arguments::{id, read, schema},
};

pub const NAME: &str = "memory_history";

const TITLE: &str = "memory.history";

const DESCRIPTION: &str = "\
Every change of one memory, newest first: what it said before and after, which labels changed, by \
whom, when and why.";

const DEFAULT_LIMIT: usize = 50;
const MAX_LIMIT: usize = 500;

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(crate = "rmcp::schemars")]
#[serde(deny_unknown_fields)]
struct HistoryArguments {
    /// The person whom the memory is about.
    #[schemars(length(min = 1, max = 128))]
    user_id: String,
    /// The memory's id, as memory_remember answers it, and memory_query with return: full.
    #[schemars(length(min = 1, max = 128))]
    memory_id: String,
    /// At most so many changes; 50 where absent.
    #[schemars(range(min = 1, max = 500))]
    limit: Option<usize>,
    /// next_cursor of the answer before, for the changes after those.
    cursor: Option<String>,
}

pub fn tool() -> Tool {
    let annotations = ToolAnnotations::with_title(TITLE).read_only(true).open_world(false);
    Tool::new(NAME, DESCRIPTION, schema::<HistoryArguments>()).with_title(TITLE).with_annotations(annotations)
}

pub async fn run(
    ledger: Arc<Ledger>,
    identity: Identity,
    arguments: JsonObject,
) -> Result<Told, LedgerError> {
    let arguments: HistoryArguments = read(arguments)?;
    let user = id("user_id", &arguments.user_id, |text| UserId::new(text))?;
    let memory = id("memory_id", &arguments.memory_id, |text| MemoryId::new(text))?;
    let limit = arguments.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(LedgerError::invalid("limit", format!("{limit} is not 1 to {MAX_LIMIT}")));
    }
    let page = ledger.history(&identity, &user, &memory, limit, arguments.cursor.as_deref()).await?;
    Ok(Told { text: told(&page), structured: answers::structure(&page)? })
}

fn told(page: &Page<HistoryItem>) -> String {
    let mut lines: Vec<String> = page.items.iter().map(|item| answers::bullet("", &line(item))).collect();
    if lines.is_empty() {
        lines.push("No more changes.".to_owned());
    }
    if let Some(cursor) = &page.next_cursor {
        lines.push(format!("Earlier changes: call again with cursor {cursor}"));
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
        let others: Vec<&str> = ids.filter(|id| item.memory_id.as_deref() != Some(*id)).collect();
        return format!(" of {}", others.join(", "));
    }
    if let Some(into) = detail["merged_into"].as_str() {
        return format!(" into {into}");
    }
    if let Some(to) = detail["to"].as_str() {
        let strength = &detail["strength"];
        return if strength.is_null() {
            format!(" to {to} removed")
        } else {
            format!(" to {to} ({strength})")
        };
    }
    detail["purge_at"].as_str().map(|at| format!(" until {at}")).unwrap_or_default()
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

    use serde_json::{Value, json};

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
            ("MERGE of m2", json!({"derived_from": sources})),
            ("MERGE into m3", json!({"merged_into": "m3"})),
            ("LINK to m2 (0.812)", json!({"to": "m2", "strength": 0.812, "to_text": null})),
            ("LINK to m2 removed", json!({"to": "m2", "removed": true})),
            ("TTL until 2025-08-01T00:00:00Z", json!({"purge_at": "2025-08-01T00:00:00Z"})),
        ] {
            let event = expected.split(' ').next().unwrap_or_default();
            assert_eq!(shown(event, detail), format!("{expected} by agent:planner"));
        }
        let told = json!({"to": "m2", "strength": 0.9, "to_text": "tea"});
        assert_eq!(shown("LINK", told), "LINK to m2 (0.9) by agent:planner: \"tea\"");
    }

    #[test]
    fn a_page_tells_how_to_go_on() {
        let items = vec![item("ADD", None, Some("one\ntwo"))];
        let text = told(&Page { items, next_cursor: Some("abc".into()) });
        assert!(text.starts_with("- rev 7, ") && text.contains("\"one\n  two\""), "{text}");
        assert!(text.ends_with("\nEarlier changes: call again with cursor abc"), "{text}");
        assert_eq!(told(&Page { items: Vec::new(), next_cursor: None }), "No more changes.");
    }
}
