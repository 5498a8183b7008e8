//! Contexts, their lengths, and the categories that are there without a file.

use super::*;

fn rag(length: usize) -> Context {
    Context::Rag { length: Some(length) }
}

#[test]
fn a_context_is_all_or_rag() {
    assert_eq!(Context::parse("all"), Some(Context::All));
    assert_eq!(Context::parse("rag"), Some(Context::Rag { length: None }));
    for unknown in ["", "All", "RAG", "rag ", "none"] {
        assert_eq!(Context::parse(unknown), None, "{unknown:?}");
    }
}

#[test]
fn a_rag_length_is_1_to_500_and_goes_with_rag_alone() {
    for context in [Context::DEFAULT, rag(7)] {
        assert_eq!(context.with_length(1), Ok(rag(1)));
        assert_eq!(context.with_length(500), Ok(rag(500)));
        for wrong in [0, 501, -1, i64::MIN, i64::MAX] {
            let said = context.with_length(wrong).unwrap_err();
            assert_eq!(
                said,
                format!("must be 1 to 500, is {wrong}; omit it for the number that the query asks for")
            );
        }
    }
    let said = Context::All.with_length(30).unwrap_err();
    assert!(said.contains("`context: all`") && said.contains("remove one"), "{said}");
}

#[test]
fn a_category_that_is_not_declared_is_rag_without_a_limit() {
    let categories = Categories::built_in();
    assert_eq!(categories.context_of("profile"), Context::All);
    assert_eq!(categories.context_of("event"), rag(30));
    assert_eq!(categories.context_of("activity"), rag(50));
    for unknown in ["goals", "Profile", " profile", ""] {
        assert_eq!(categories.context_of(unknown), Context::Rag { length: None }, "{unknown:?}");
    }
    let names: Vec<&str> = categories.iter().map(|category| category.name.as_str()).collect();
    assert_eq!(names, ["activity", "event", "profile"]);
    assert!(categories.iter().all(|category| category.origin == Origin::System));
}

#[test]
fn names_are_compared_trimmed_and_in_nfc() {
    assert_eq!(names::category(" goals\n").as_deref(), Ok("goals"));
    assert_eq!(names::category("cafe\u{301}").as_deref(), Ok("caf\u{e9}"));
    assert_eq!(names::category("Goals").as_deref(), Ok("Goals"));
    assert_eq!(names::category(&"x".repeat(64)), Ok("x".repeat(64)));
    assert_eq!(names::agent(&"x".repeat(128)), Ok("x".repeat(128)));
    for (wrong, said) in [
        (names::category(" "), "must not be empty"),
        (names::agent(""), "must not be empty"),
        (names::category(&"x".repeat(65)), "must have at most 64 characters, has 65"),
        (names::agent(&"x".repeat(129)), "must have at most 128 characters, has 129"),
        (names::category("a\u{7}b"), "holds a control character at character 2"),
    ] {
        assert_eq!(wrong, Err(said.to_owned()));
    }
}
