use memledger_intelligence::{
    ReplyFault,
    reply::{BAD_JSON, REJECTED_BY_SCHEMA},
};
use memledger_offline::MergedText;
use serde_json::{Value, json};

use super::{MOST_CONTENT_CHARS, MOST_TOPIC_CHARS, merged};

fn read(content: &str, topics: Value) -> Result<MergedText, ReplyFault> {
    merged(&json!({"content": content, "topics": topics}).to_string())
}

#[test]
fn a_merged_text_is_read_as_a_memory_holds_it() {
    let wanted = MergedText { content: "Likes caf\u{e9}\nand tea".into(), topics: vec!["food".into()] };
    assert_eq!(read(" Likes cafe\u{301}\nand tea ", json!([" food "])), Ok(wanted));
}

#[test]
fn a_text_is_neither_empty_nor_too_long() {
    let longer = "ä".repeat(MOST_CONTENT_CHARS + 1);
    for content in ["", " \n ", longer.as_str(), "a\u{0}b", "\u{200b}\u{200b}", "\u{202e}."] {
        assert_eq!(read(content, json!(["food"])).unwrap_err().outcome, REJECTED_BY_SCHEMA);
    }
    assert!(read(&"ä".repeat(MOST_CONTENT_CHARS), json!(["food"])).is_ok());
}

#[test]
fn topics_are_one_to_three_and_not_too_long() {
    let long = "ä".repeat(MOST_TOPIC_CHARS);
    let longer = format!("{long}ä");
    let wrong = [json!([]), json!([longer]), json!(["a\nb"]), json!(["a\u{2028}b"]), json!([1]), json!(null)];
    for topics in wrong {
        assert_eq!(read("text", topics.clone()).unwrap_err().outcome, REJECTED_BY_SCHEMA, "{topics}");
    }
    assert_eq!(read("text", json!(["a", "b", long])).unwrap().topics.len(), 3);
    // The first of too many, and those that a memory may have.
    assert_eq!(read("text", json!(["a", " ", "b", "c", "d"])).unwrap().topics, ["a", "b", "c"]);
    assert_eq!(read("text", json!("a")).unwrap().topics, ["a"]);
}

#[test]
fn another_shape_is_refused() {
    for shape in [json!({"content": "text"}), json!({"topics": ["a"]}), json!(["text"])] {
        assert_eq!(merged(&shape.to_string()).unwrap_err().outcome, REJECTED_BY_SCHEMA, "{shape}");
    }
    assert_eq!(merged("the text").unwrap_err().outcome, BAD_JSON);
}
