//! `memory_query`: what is remembered about a question.

use memledger_ledger::{
    LedgerError, Recalled, RecalledItem,
    recall::{DEFAULT_TOP_K, MAX_QUERY_CHARS},
};
use memledger_requests::{QueryArguments, json::from_arguments};
use rmcp::model::{JsonObject, Tool};
use serde_json::{Value, json};

use crate::{
    answers::ToolAnswer,
    caller::{Caller, short},
    schema::{self, Effect, KnownCaller, Schema, count, flag, list, number, text},
};

pub const NAME: &str = "memory_query";

pub fn tool(known: &KnownCaller) -> Tool {
    let description = format!(
        "Look up what is remembered about {}. Call it before you answer anything to which earlier \
         conversations may matter: names, tastes, plans, decisions. Without a query it lists what is \
         pinned, most important and newest. Each line ends with an id such as #5a1c7b10, which the other \
         tools take.",
        known.person()
    );
    let question = json!({"type": "string", "maxLength": MAX_QUERY_CHARS,
        "description": "What to look for, in plain words. Leave it out to see what matters most."});
    let limit = format!("The most memories to list; {DEFAULT_TOP_K} by default.");
    let since =
        "Only what was changed since then: a date such as 2026-11-20, or a time as RFC 3339 writes it.";
    let arguments = Schema::of(known)
        .with("query", question)
        .one_of("category", &known.categories.names, "Only memories of this category.")
        .one_of("bank", &known.banks, "Only memories in this bank.")
        .with("since", text(since))
        .with("limit", number(1, QueryArguments::MAX_LIMIT, &limit));
    let memory = schema::of_memory()
        .with("category", text("What it is about."))
        .required("text", text("Its category in brackets, what it says, and the day of its last change."))
        .required("updated_at", text("When it was last changed."))
        .required("relevance", json!({"type": "number", "description": "How well it answers, 0 to 1."}));
    let answer = Schema::default()
        .required("memories", list(memory, "The best first."))
        .required("rev", count("The number of the newest change."))
        .required("truncated", flag("Whether a category holds more than are listed."));
    schema::tool(NAME, description, arguments, answer, &Effect::Reads)
}

pub async fn run(caller: Caller, mut arguments: JsonObject) -> Result<ToolAnswer, LedgerError> {
    let user = caller.user(&mut arguments)?;
    caller.has_heard(&user).await;
    let arguments: QueryArguments = from_arguments(arguments)?;
    let limit = arguments.limit()?;
    caller.knows_bank(arguments.bank.as_deref())?;
    let query = arguments.about(user, limit)?;
    let found =
        caller.ledger.recall.recall(&caller.identity, query).await.map_err(|failed| match failed {
            LedgerError::Invalid { field, message } if field.starts_with("categories[") => {
                LedgerError::invalid("category", message)
            }
            other => other,
        })?;
    let memories: Vec<Value> = found.items.iter().map(memory).collect();
    let structured = json!({"memories": memories, "rev": found.rev, "truncated": found.truncated});
    Ok(ToolAnswer { text: told(&found), structured })
}

fn memory(item: &RecalledItem) -> Value {
    let mut memory = json!({"id": short(&item.id), "memory_id": item.id, "text": item.text,
                            "updated_at": item.updated_at, "relevance": item.relevance});
    if let Some(category) = &item.category {
        memory["category"] = json!(category);
    }
    memory
}

/// A line for each memory.
fn told(found: &Recalled) -> String {
    let line = |item: &RecalledItem| format!("- {} #{}", item.text, short(&item.id));
    match found.items.as_slice() {
        [] => "No memory fits.".to_owned(),
        items => items.iter().map(line).collect::<Vec<_>>().join("\n"),
    }
}
