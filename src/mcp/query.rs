//! `memory_query`: what is remembered about a question, with what changed since the thread's last one on top.

use std::sync::Arc;

use memledger_ledger::{Identity, Ledger, LedgerError, RecallQuery, Recalled};
use rmcp::model::{JsonObject, Tool, ToolAnnotations};

use crate::{
    answers::{self, Told},
    arguments::{read, schema},
    query_arguments::QueryArguments,
};

pub const NAME: &str = "memory_query";

/// The name of the original design, with the dot that model APIs refuse in names.
const TITLE: &str = "memory.query";

const DESCRIPTION: &str = "\
Recall what is known about a person: the memories that fit a question, best first, as short bullets. With a \
thread_id the answer begins with what changed since this thread's last call, and the thread counts as having \
seen it. Deleted memories never return.";

/// It changes no memory: that a thread has seen its changes is the thread's own note.
pub fn tool() -> Tool {
    let annotations = ToolAnnotations::with_title(TITLE).read_only(true).open_world(false);
    Tool::new(NAME, DESCRIPTION, schema::<QueryArguments>()).with_title(TITLE).with_annotations(annotations)
}

pub async fn run(
    ledger: Arc<Ledger>,
    identity: Identity,
    arguments: JsonObject,
) -> Result<Told, LedgerError> {
    let query = RecallQuery::try_from(read::<QueryArguments>(arguments)?)?;
    let full = query.full;
    let found = ledger.recall(&identity, query).await?;
    let structured = answers::structure(&found)?;
    Ok(Told { text: if full { structured.to_string() } else { told(&found) }, structured })
}

/// What a model reads: the delta header, then a bullet for each memory with those it is related to below.
fn told(found: &Recalled) -> String {
    let mut text = found.lines();
    if found.items.is_empty() {
        text.push_str(if found.truncated {
            "No memory is short enough for budget_tokens."
        } else {
            "No memory fits."
        });
    }
    text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use memledger_ledger::RecalledItem;

    use super::*;

    fn item(text: &str, related: &[&str]) -> RecalledItem {
        RecalledItem {
            id: "m1".into(),
            category: None,
            text: text.into(),
            score: 0.5,
            relevance: 0.5,
            updated_at: "2026-11-20T09:00:00Z".into(),
            related: related.iter().map(|text| (*text).to_owned()).collect(),
            memory: None,
            scores: None,
        }
    }

    fn found(header: Option<&str>, items: Vec<RecalledItem>) -> Recalled {
        Recalled {
            delta_header: header.map(str::to_owned),
            rev: 7,
            items,
            tokens: 9,
            truncated: false,
            weights: None,
        }
    }

    #[test]
    fn a_model_reads_the_changes_first_and_then_the_memories() {
        let header = "Memory updates since rev 1:\n- +created: Likes tea (imp=2)";
        let items = vec![item("[food] Likes tea", &["[food] No milk"]), item("[work] Ships in May", &[])];
        let wanted = format!("{header}\n\n- [food] Likes tea\n  - [food] No milk\n- [work] Ships in May");
        assert_eq!(told(&found(Some(header), items)), wanted);
        assert_eq!(told(&found(None, vec![item("[work] Ships in May", &[])])), "- [work] Ships in May");
        assert_eq!(told(&found(None, Vec::new())), "No memory fits.");
    }

    #[test]
    fn a_model_is_told_that_there_are_memories_and_the_budget_is_too_small() {
        let cut = told(&Recalled { truncated: true, ..found(None, Vec::new()) });
        assert_eq!(cut, "No memory is short enough for budget_tokens.");
    }
}
