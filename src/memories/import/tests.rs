//! Files as the sources write them, read in process.

use super::*;

/// What was taken, by line and text, and what was not, by line.
fn parsed(source: Source, text: &str) -> (Vec<(usize, String)>, Vec<usize>) {
    let (mut taken, mut bad) = (Vec::new(), Vec::new());
    for (line, _, parsed) in parse(source, text.as_bytes(), true).lines {
        match parsed {
            Ok(parsed) => taken.extend(parsed.map(|parsed| (line, parsed.new.content))),
            Err(_) => bad.push(line),
        }
    }
    (taken, bad)
}

#[test]
fn a_byte_order_mark_before_a_file_of_any_source_is_passed_over() {
    let files = [
        (Source::Jsonl, "{\"content\": \"one\"}\n{\"content\": \"two\"}\n"),
        (Source::Agno, "{\"memory\": \"one\"}\n{\"memory\": \"two\"}\n"),
        (Source::Mem0, "{\"memory\": \"one\"}\n{\"memory\": \"two\"}\n"),
        (Source::Mem0, "[{\"memory\": \"one\"}, {\"memory\": \"two\"}]"),
        (Source::Mem0, "{\"results\": [{\"memory\": \"one\"},\n {\"memory\": \"two\"}]}"),
    ];
    let wanted = vec![(1, "one".to_owned()), (2, "two".to_owned())];
    for (source, file) in files {
        for mark in ["", "\u{feff}"] {
            let (taken, bad) = parsed(source, &format!("{mark}{file}"));
            assert_eq!((taken, bad), (wanted.clone(), Vec::new()), "{source:?} {mark:?} {file}");
        }
    }
    // Inside of a file it is a character like any other, and none that JSON begins with.
    let (taken, bad) = parsed(Source::Jsonl, "{\"content\": \"one\"}\n\u{feff}{\"content\": \"two\"}");
    assert_eq!((taken, bad), (vec![(1, "one".to_owned())], vec![2]));
}

#[test]
fn users_that_take_turns_in_a_file_come_one_after_the_other() {
    let items = [("bo", "one"), ("ann", "two"), ("bo", "three"), ("ann", "four")];
    let rows = items.map(|(user, text)| serde_json::json!({"user_id": user, "memory": text}).to_string());
    let in_turn = [(1, "one"), (3, "three"), (2, "two"), (4, "four")];
    let in_turn = in_turn.map(|(line, text)| (line, text.to_owned())).to_vec();
    for (source, file) in [
        (Source::Agno, rows.join("\n")),
        (Source::Jsonl, rows.join("\n").replace("memory", "content")),
        (Source::Mem0, rows.join("\n")),
        (Source::Mem0, format!("[{}]", rows.join(","))),
    ] {
        assert_eq!(parsed(source, &file), (in_turn.clone(), Vec::new()), "{source:?} {file}");
        let as_it_stands = parse(source, file.as_bytes(), false).lines.map(|(line, ..)| line);
        assert_eq!(as_it_stands.collect::<Vec<_>>(), [1, 2, 3, 4], "of one user: {source:?}");
    }
}

#[test]
fn a_user_is_the_same_however_a_line_says_it() {
    let rows = [
        r#"{"user_id": "5", "memory": "one"}"#,
        r#"{"user_id": "ann", "memory": "two"}"#,
        r#"{"user_id": 5, "memory": "three"}"#,
        r#"{"user_id": "ann", "user_id": "5", "memory": "four"}"#,
        r#"{"user_id": "5", "memory": "five"}"#,
    ];
    for file in [rows.join("\n"), format!("[{}]", rows.join(","))] {
        let lines: Vec<usize> =
            parse(Source::Mem0, file.as_bytes(), true).lines.map(|(line, ..)| line).collect();
        assert_eq!(lines, [1, 3, 4, 5, 2], "{file}");
    }
}

#[test]
fn a_time_out_of_reach_makes_a_bad_line_that_says_so() {
    for at in ["\"0001-01-01\"", "99999999999", "\"99999999999\""] {
        let line = format!("{{\"content\": \"x\", \"created_at\": {at}}}");
        let lines = parse(Source::Jsonl, line.as_bytes(), false).lines;
        let (_, _, parsed) = lines.last().unwrap();
        let said = parsed.unwrap_err();
        assert!(said.starts_with("created_at: ") && said.contains("out of range"), "{said}");
    }
}
