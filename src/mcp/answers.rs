//! What a call is answered with: text for a model to read, structure for a program.

use memledger_ledger::{LedgerError, visible};
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::Value;

/// A good answer.
#[derive(Debug)]
pub struct ToolAnswer {
    pub text: String,
    /// An object.
    pub structured: Value,
}

/// One line of a list; what follows a line end within it stays in the same list item.
pub fn bullet(indent: &str, text: &str) -> String {
    format!("{indent}- {}", text.replace('\n', &format!("\n{indent}  ")))
}

pub fn result(outcome: Result<ToolAnswer, LedgerError>) -> CallToolResult {
    match outcome {
        Ok(told) => {
            let text = visible(&told.text).into_owned();
            let mut result = CallToolResult::success(vec![ContentBlock::text(text)]);
            result.structured_content = Some(seen(told.structured));
            result
        }
        Err(error) => refusal(&error),
    }
}

/// The same without what a person would not see of it: a model would read that, too.
fn seen(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(visible(&text).into_owned()),
        Value::Array(items) => items.into_iter().map(seen).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, seen(value))).collect(),
        other => other,
    }
}

/// As over HTTP: what it was stands in the log.
const OUR_FAULT: &str = "the ledger failed to answer; the server's log has the cause";

/// The same code and words as over HTTP. Text alone: clients hold structured content against the schema of a good answer.
fn refusal(error: &LedgerError) -> CallToolResult {
    let code = error.code();
    let mut detail = error.to_string();
    if let LedgerError::Internal(_) = error {
        // The caller learns that it is our fault; the operator reads in the log what it was.
        tracing::error!(%detail, "a tool call failed");
        detail = OUR_FAULT.to_owned();
    }
    CallToolResult::error(vec![ContentBlock::text(format!("{code}: {detail}"))])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(error: LedgerError) -> Value {
        serde_json::to_value(result(Err(error))).unwrap()
    }

    #[test]
    fn a_refusal_names_code_and_cause_for_model_and_program() {
        let shown = shown(LedgerError::invalid("limit", "must be 1 to 500"));
        assert_eq!(shown["isError"], true);
        assert_eq!(shown["content"][0]["text"], "invalid_request: limit: must be 1 to 500");
        assert_eq!(shown["structuredContent"], Value::Null);
    }

    #[test]
    fn what_hides_in_a_text_is_told_to_no_model() {
        let hidden = "tea\u{202e}\u{e0041}";
        let told = ToolAnswer {
            text: hidden.to_owned(),
            structured: serde_json::json!({"items": [{"text": hidden}]}),
        };
        let shown = serde_json::to_value(result(Ok(told))).unwrap();
        assert_eq!(shown["content"][0]["text"], "tea");
        assert_eq!(shown["structuredContent"]["items"][0]["text"], "tea");
    }

    #[test]
    fn a_fault_of_ours_is_told_without_its_details() {
        let shown = shown(LedgerError::Internal("the password is swordfish".into()));
        assert_eq!(shown["isError"], true);
        assert!(shown["content"][0]["text"].as_str().unwrap().starts_with("internal: "));
        assert!(!shown.to_string().contains("swordfish"), "{shown}");
    }

    #[test]
    fn the_lines_of_one_text_stay_in_one_list_item() {
        assert_eq!(bullet("", "one"), "- one");
        assert_eq!(bullet("  ", "one\ntwo"), "  - one\n    two");
    }
}
