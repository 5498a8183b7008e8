//! Identifiers at the edges of what they may be.

use crate::ids::*;

fn wrong_length(bytes: usize) -> InvalidId {
    InvalidId(format!("must have 1 to 128 bytes, has {bytes}"))
}

#[test]
fn an_id_has_1_to_128_bytes() {
    for longest in ["x".repeat(128), "\u{e9}".repeat(64)] {
        assert_eq!(UserId::new(&longest).unwrap().as_str(), longest);
    }
    assert_eq!(UserId::new(""), Err(wrong_length(0)));
    assert_eq!(UserId::new("x".repeat(129)), Err(wrong_length(129)));
    assert_eq!(UserId::new("\u{e9}".repeat(65)), Err(wrong_length(130)));
}

#[test]
fn a_user_or_thread_id_holds_any_visible_character() {
    let visible = "Zo\u{eb} \u{674e}/#\u{2010}\u{1f980}";
    assert_eq!(UserId::new(visible).unwrap().as_str(), visible);
    assert_eq!(ThreadId::new(visible).unwrap().as_str(), visible);
}

#[test]
fn a_user_or_thread_id_with_an_invisible_character_is_refused() {
    let control = ['\0', '\n', '\u{7f}', '\u{85}'];
    let directions = [
        '\u{ad}',
        '\u{61c}',
        '\u{180e}',
        '\u{e0001}',
        '\u{200b}',
        '\u{200f}',
        '\u{2028}',
        '\u{202e}',
        '\u{2060}',
        '\u{2069}',
        '\u{feff}',
    ];
    for c in control.into_iter().chain(directions) {
        let refused = InvalidId(format!("may hold visible characters only; found {c:?}"));
        assert_eq!(UserId::new(format!("a{c}b")), Err(refused.clone()));
        assert_eq!(ThreadId::new(format!("a{c}b")), Err(refused));
    }
}

#[test]
fn a_tenant_or_memory_id_holds_ascii_letters_digits_and_some_marks_only() {
    let plain = "Az09._:-@";
    assert_eq!(TenantId::new(plain).unwrap().as_str(), plain);
    assert_eq!(MemoryId::new(plain).unwrap().as_str(), plain);
    for c in [' ', '/', '#', '\n', '\u{e9}'] {
        let rule = "may hold ASCII letters, digits and . _ : - @ only";
        let refused = InvalidId(format!("{rule}; found {c:?}"));
        assert_eq!(TenantId::new(format!("a{c}b")), Err(refused.clone()));
        assert_eq!(MemoryId::new(format!("a{c}b")), Err(refused));
    }
}

#[test]
fn an_id_that_could_be_written_in_two_ways_is_taken_in_normal_form_only() {
    assert_eq!(UserId::new("\u{e9}").unwrap().as_str(), "\u{e9}");
    let refused = InvalidId("must be in Unicode normal form C".into());
    assert_eq!(UserId::new("e\u{301}"), Err(refused));
}

#[test]
fn an_id_neither_begins_nor_ends_with_a_space() {
    for text in [" a", "a ", " ", "\u{3000}a"] {
        assert_eq!(UserId::new(text), Err(InvalidId("must not begin or end with a space".into())));
    }
}

#[test]
fn an_id_is_shown_written_and_read_as_its_text() {
    let id = UserId::new("u 1").unwrap();
    assert_eq!(id.to_string(), "u 1");
    assert_eq!(serde_json::to_value(&id).unwrap(), "u 1");
    assert_eq!(serde_json::from_value::<UserId>("u 1".into()).unwrap(), id);
}

#[test]
fn an_id_is_checked_when_read() {
    let refused = serde_json::from_value::<MemoryId>("a b".into()).unwrap_err();
    assert_eq!(refused.to_string(), "may hold ASCII letters, digits and . _ : - @ only; found ' '");
}

#[test]
fn an_id_that_browsers_take_out_of_an_address_is_refused() {
    for dots in [".", ".."] {
        assert!(UserId::new(dots).is_err() && MemoryId::new(dots).is_err(), "{dots}");
    }
    assert!(UserId::new("...").is_ok() && UserId::new(".a").is_ok());
}
