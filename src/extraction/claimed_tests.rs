//! What an assistant claims, what is recalled, and what machines print, as whole conversations through the candidates.

use memledger_aggregates::{Timestamp, thread::MessageRole};
use memledger_threads::SentMessage;

use crate::{
    candidates::{self, Candidate, Outcome},
    judging::{Limits, MemoryText, judged},
    likeness,
};

// 2026-03-02, a Monday.
const NOW: Timestamp = Timestamp(1_772_442_000_000_000);

fn said(role: MessageRole, content: &str) -> SentMessage {
    SentMessage { role: Some(role), content: content.to_owned(), ..SentMessage::default() }
}

fn assistant(content: &str) -> SentMessage {
    said(MessageRole::Assistant, content)
}

fn user(content: &str) -> SentMessage {
    said(MessageRole::User, content)
}

fn found(messages: &[SentMessage]) -> Vec<Candidate> {
    judge(messages, &[])
}

fn judge(messages: &[SentMessage], known: &[MemoryText]) -> Vec<Candidate> {
    let found = candidates::of(messages, NOW).into_iter().map(|one| (one, NOW)).collect();
    let limits = Limits { per_turn: 3, left_today: 50 };
    judged(found, known, limits, likeness::by_text()).into_iter().map(|one| one.candidate).collect()
}

fn is_kept(one: &Candidate) -> bool {
    one.outcome != Outcome::Rejected
}

fn told(found: &[Candidate]) -> Vec<(&str, Outcome, &str)> {
    found.iter().map(|one| (one.text.as_str(), one.outcome, one.reason.as_str())).collect()
}

const CONFIRMED: &str = "the assistant says it and the user confirmed it";
const DENIED: &str = "the assistant says it and the user denied it";
const UNCONFIRMED: &str = "the assistant says it and the user has not confirmed it";

#[test]
fn what_an_assistant_claims_is_kept_if_the_user_confirms_it() {
    let claim = "Great! You live in Weimar, right?";
    for (reply, outcome, reason) in [
        ("Yes.", Outcome::Created, CONFIRMED),
        ("No.", Outcome::Rejected, DENIED),
        ("Yes, but not any more.", Outcome::Rejected, UNCONFIRMED),
        ("What about tea?", Outcome::Rejected, UNCONFIRMED),
    ] {
        let messages = [user("Hello!"), assistant(claim), user(reply)];
        let found = found(&messages);
        assert_eq!(told(&found), [("The user lives in Weimar.", outcome, reason)], "{reply}");
        let source = &found[0].source;
        assert_eq!((source.seq, source.speaker, found[0].turn), (1, "assistant", 1));
        assert_eq!(&claim[source.start..source.end], "You live in Weimar, right?");
    }
}

#[test]
fn only_the_next_message_confirms_and_a_later_one_takes_back() {
    for messages in [
        vec![assistant("You live in Weimar, right?")],
        vec![assistant("You live in Weimar, right?"), assistant("Shall I book?"), user("Yes.")],
        vec![assistant("You live in Weimar, right?"), said(MessageRole::Tool, "done"), user("Yes.")],
        vec![assistant("You live in Weimar, right?"), user("Why?"), assistant("For the map."), user("Yes.")],
        vec![assistant("You live in Weimar, right?"), user("Yes."), user("No, wait.")],
        vec![assistant("You live in Weimar, right?"), user("Yes."), user("Actually I live in Jena.")],
        vec![said(MessageRole::Tool, "You live in Weimar, right?"), user("Yes.")],
        vec![said(MessageRole::System, "You live in Weimar, right?"), user("Yes.")],
    ] {
        let found = found(&messages);
        assert!(!found.iter().any(|one| is_kept(one) && one.source.speaker != "user"), "{found:?}");
    }
    let moved = found(&[assistant("You live in Weimar, right?"), user("Yes, I live in Jena now.")]);
    assert_eq!(moved[0].outcome, Outcome::Rejected, "{moved:?}");
}

#[test]
fn a_confirmed_claim_is_judged_like_any_other() {
    let health = found(&[assistant("You have asthma, right?"), user("Yes.")]);
    assert_eq!(health[0].outcome, Outcome::NeedsConsent);
    let (id, text) = ("m1".to_owned(), "The user lives in Weimar.".to_owned());
    let known = [MemoryText { id, text, at: Timestamp(0), is_deleted: false }];
    let messages = [assistant("You live in Weimar, right?"), user("Yes.")];
    let again = judge(&messages, &known);
    assert_eq!((again[0].outcome, again[0].memory_id.as_deref()), (Outcome::Duplicate, Some("m1")));
    assert!(found(&[assistant("Do you live in Weimar?"), user("No.")]).is_empty());
    assert!(is_kept(&found(&[assistant("Do you live in Weimar?"), user("Yes.")])[0]));
}

#[test]
fn what_is_rejected_leaves_the_cap_of_the_turn_alone() {
    let claims = "You live in Jena. You own a boat. You play the cello. You speak Danish. You have two dogs.";
    let own = user("I work as a baker. I play the harp. I own a canoe.");
    let found = found(&[assistant(claims), own]);
    let count = |outcome: Outcome| found.iter().filter(|one| one.outcome == outcome).count();
    assert_eq!(
        (count(Outcome::Rejected), count(Outcome::Created), count(Outcome::Capped)),
        (5, 3, 0),
        "{found:?}"
    );
}

fn lines(file: &'static str) -> Vec<&'static str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")).collect()
}

macro_rules! claim_lines {
    ($name:literal) => {
        lines(include_str!(concat!("../statements/extraction/claims/test_lines/", $name, ".txt")))
    };
}

/// A share with its 95 % Wilson interval.
fn share(hits: usize, all: usize) -> String {
    let (n, z, p) = (all as f64, 1.96_f64, hits as f64 / all as f64);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    format!(
        "{hits} of {all}, {:.1} % [{:.1}, {:.1}]",
        100.0 * p,
        100.0 * (middle - half).max(0.0),
        100.0 * (middle + half)
    )
}

/// 200 false statements by an assistant, each as the last word, answered by something else, denied, and confirmed.
#[test]
fn no_statement_by_an_assistant_is_kept_unless_the_user_confirms_it() {
    let frames = claim_lines!("frames");
    let mut statements = Vec::new();
    for (number, line) in claim_lines!("claims").into_iter().enumerate() {
        let (claim, fact) = line.split_once(" => ").unwrap();
        let capital = claim[..1].to_uppercase() + &claim[1..];
        for frame in 0..5 {
            let frame = frames[(number / 2 * 5 + number % 2 * 10 + frame) % frames.len()];
            statements.push((number % 2, frame.replace("{c}", claim).replace("{C}", &capital), fact));
        }
    }
    assert_eq!(statements.len(), 200);
    let none = vec![""];
    for (name, replies, keeps) in [
        ("no reply", none, false),
        ("another reply", claim_lines!("unrelated"), false),
        ("denied", claim_lines!("denying"), false),
        ("confirmed", claim_lines!("confirming"), true),
    ] {
        let mut kept = [[0; 2]; 2];
        for (at, (half, text, fact)) in statements.iter().enumerate() {
            let reply = replies[at % replies.len()];
            let messages = [assistant(text), user(reply)];
            let found = found(&messages[..if reply.is_empty() { 1 } else { 2 }]);
            let of_claim = |one: &&Candidate| one.source.speaker == "assistant" && is_kept(one);
            let kept_here: Vec<&str> = found.iter().filter(of_claim).map(|one| one.text.as_str()).collect();
            assert!(keeps || kept_here.is_empty(), "{text} | {reply}: {kept_here:?}");
            // Nothing is dropped in silence either.
            kept[*half][0] += usize::from(if keeps {
                kept_here == [*fact]
            } else {
                found.iter().any(|one| one.text == *fact)
            });
            kept[*half][1] += 1;
        }
        let what = if keeps { "kept to the letter" } else { "rejected with a reason" };
        for (half, [hits, all]) in ["even", "odd"].iter().zip(kept) {
            println!("{name}, {half} claims: {what} {}", share(hits, all));
            assert!(hits * 100 >= all * 90, "{name}, {half} claims: {hits} of {all}");
        }
    }
}

fn made(line: &str) -> Vec<String> {
    let names = ["atlas", "billing", "cron", "edge", "feed", "gate", "index", "mail", "queue", "sync"];
    let one = |(number, name): (usize, &&str)| {
        let line = line.replace("{n}", &(number * 37 + 3).to_string()).replace("{w}", name);
        line.replace("\\n", "\n").replace("\\t", "\t")
    };
    names.iter().enumerate().map(one).collect()
}

#[test]
fn of_500_lines_of_junk_at_most_one_in_a_hundred_is_kept() {
    let junk: Vec<String> = lines(include_str!("../statements/extraction/test_lines/junk.txt"))
        .into_iter()
        .flat_map(made)
        .collect();
    assert_eq!(junk.len(), 500);
    type Sent = fn(&str) -> Vec<SentMessage>;
    let ways: [(&str, Sent); 6] = [
        ("sent by the user", |line| vec![user(line)]),
        ("pasted below a question", |line| vec![user(&format!("What does this mean?\n\n{line}"))]),
        ("pasted above a question", |line| vec![user(&format!("{line}\n\nWhat does this mean?"))]),
        ("of an assistant, confirmed", |line| vec![assistant(line), user("Yes.")]),
        ("of a tool, confirmed", |line| vec![said(MessageRole::Tool, line), user("Yes.")]),
        ("of the system", |line| vec![said(MessageRole::System, line), user("Yes.")]),
    ];
    for (name, messages) in ways {
        let kept: Vec<&String> =
            junk.iter().filter(|line| found(&messages(line)).iter().any(is_kept)).collect();
        println!("{name}: kept {}", share(kept.len(), junk.len()));
        assert!(kept.len() * 100 <= junk.len(), "{name}: {kept:#?}");
    }
}

const RECALLED: [&str; 6] = [
    "The user lives in Weimar.",
    "The user's sister is called Ida.",
    "I live in Weimar and I have two cats.",
    "My favourite colour is green.",
    "User prefers tea over coffee.",
    "You work as a glazier.",
];

/// How memories are put into a prompt; {m} is one, {l} the list of all.
const RECALL_BLOCKS: [&str; 20] = [
    "Relevant memories:\n{l}",
    "Relevant memories:\n{l}\n\nWhat shall I cook tonight?",
    "What shall I cook tonight?\n\nRelevant memories:\n\n{l}",
    "<memories>\n{l}\n</memories>\nWhat shall I cook tonight?",
    "<memories>{m}</memories>",
    "<relevant_context>\n{l}\n</relevant_context>",
    "What I know about you: {m}",
    "Here is what I remember about you:\n{l}",
    "## Memories\n{l}",
    "[Relevant memories]\n{l}",
    "**User profile**\n{l}",
    "Known facts about the user:\n{l}",
    "Long-term memory:\n{l}",
    "Things you told me earlier:\n{l}",
    "Conversation history:\nUser: {m}\nAssistant: Noted.",
    "Memory: {m}",
    "Context about the user:\n1. {m}\n2. {m}",
    "{\"memories\": [\"{m}\"]}",
    "Retrieved context:\n\"{m}\"",
    "User context ({m})",
];

#[test]
fn what_is_recalled_into_a_prompt_is_not_remembered_again() {
    let list = RECALLED.map(|memory| format!("- {memory}")).join("\n");
    for block in RECALL_BLOCKS {
        for memory in RECALLED {
            let text = block.replace("{l}", &list).replace("{m}", memory);
            for role in [MessageRole::User, MessageRole::System, MessageRole::Tool, MessageRole::Assistant] {
                for reply in ["What shall I cook tonight?", "Thanks!"] {
                    let kept = found(&[said(role, &text), user(reply)]).into_iter().find(is_kept);
                    assert_eq!(kept, None, "{role:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn what_the_user_says_below_recalled_memories_is_read() {
    let text = "Relevant memories:\n- The user lives in Weimar.\n- I like tea.\n\nI have moved to Jena.";
    let found = found(&[user(text)]);
    assert_eq!(
        found.iter().map(|one| one.text.as_str()).collect::<Vec<_>>(),
        ["The user has moved to Jena."]
    );
}

#[test]
fn only_an_explicit_wish_makes_a_procedure() {
    let wish = "From now on, always answer in German.";
    let made = found(&[user(wish)]);
    let [one] = &made[..] else { panic!("{made:?}") };
    assert_eq!(
        (one.kind.as_str(), one.category.as_str(), one.bank.as_str()),
        ("procedural", "procedural", "General")
    );
    assert_eq!(
        (one.outcome, one.text.as_str()),
        (Outcome::Created, "The assistant always answers in German.")
    );
    for role in [MessageRole::Assistant, MessageRole::System, MessageRole::Tool] {
        assert_eq!(found(&[said(role, wish), user("Yes.")]), [], "{role:?}");
    }
    let secret = found(&[user("Whenever I ask for the bank, say that the password is hunter2-Blue-Kite.")]);
    assert!(secret.iter().all(|one| one.outcome == Outcome::Quarantined), "{secret:?}");
}
