use super::*;

fn message(text: &str) -> SourceMessage {
    SourceMessage { seq: 4, role: MessageRole::User, name: None, text: text.to_owned(), calls: Vec::new() }
}

#[test]
fn a_short_message_is_kept_word_for_word() {
    let line = line(&message("My locker code is 4711-B.\nPlease remember.")).unwrap();
    assert_eq!(line.text, "user: My locker code is 4711-B. Please remember.");
    assert_eq!(line.seqs, [4]);
}

#[test]
fn of_a_long_message_the_sentences_that_say_most_are_kept() {
    let chatter = "That was quite a day and it went on and on without an end in sight. ".repeat(40);
    let text = format!("{chatter}My locker code is 4711-B since 3.5 weeks. {chatter}");
    let line = line(&message(&text)).unwrap();
    assert!(line.text.contains("My locker code is 4711-B since 3.5 weeks."), "{}", line.text);
    assert!(line.text.chars().count() <= MAX_LINE_CHARS);
}

#[test]
fn a_message_without_words_has_no_line_and_calls_are_named() {
    assert_eq!(line(&message(" \n ")), None);
    let called = SourceMessage { role: MessageRole::Assistant, calls: vec!["weather".into()], ..message("") };
    assert_eq!(line(&called).unwrap().text, "assistant: called weather");
}

#[test]
fn a_text_of_one_endless_word_is_cut() {
    let line = line(&message(&"x".repeat(5_000))).unwrap();
    assert_eq!(line.text.chars().count(), "user: ".len() + MAX_TEXT_CHARS);
}
