//! The checker is fed with histories that are wrong in one way each, and must name what is wrong.

use super::{
    checker::{Kind, check},
    record::{Ask, At, Call, Changed, Effect, Entry, Outcome, Seen, Set},
};

/// A history told call by call and event by event.
#[derive(Default)]
struct History {
    calls: Vec<Call>,
    log: Vec<Entry>,
}

impl History {
    fn call(mut self, client: usize, name: &str, (start, end): (At, At), ask: Ask, outcome: Outcome) -> Self {
        let (user, command) = ("ana".to_owned(), name.to_owned());
        self.calls.push(Call { client, user, command, ask, start, end, outcome });
        self
    }

    /// A write by client 1 that is acknowledged with what it left.
    fn done(self, name: &str, time: (At, At), ask: Ask, left: &Seen) -> Self {
        self.call(1, name, time, ask, done(left.rev, left, false))
    }

    /// A write by client 1 without an answer.
    fn unknown(self, name: &str, start: At, ask: Ask) -> Self {
        self.call(1, name, (start, start), ask, Outcome::Unknown)
    }

    fn get(self, client: usize, name: &str, time: (At, At), shown: &Seen) -> Self {
        self.call(client, name, time, Ask::Get { id: shown.id.clone() }, Outcome::Memory(shown.clone()))
    }

    fn event(mut self, name: &str, event: &str, left: &Seen) -> Self {
        let text = left.content.clone().filter(|_| left.state == "active");
        let (event, id) = (event.to_owned(), left.id.clone());
        let effect = Effect { event, id, revision: left.revision, text };
        self.log.push(Entry { rev: left.rev, command: name.to_owned(), effect });
        self
    }

    #[track_caller]
    fn is_found(&self, kinds: &[Kind]) {
        let faults = check(&self.calls, &self.log);
        let found: Vec<Kind> = faults.iter().map(|fault| fault.kind).collect();
        assert_eq!(found, kinds, "{faults:#?}");
    }
}

fn done(rev: u64, memory: &Seen, replayed: bool) -> Outcome {
    Outcome::Done { rev, memory: memory.clone(), replayed }
}

fn refused(code: &str) -> Outcome {
    Outcome::Refused { code: code.to_owned() }
}

fn memory(id: &str, revision: u64, rev: u64, text: &str) -> Seen {
    Seen {
        id: id.to_owned(),
        content: Some(text.to_owned()),
        state: "active".to_owned(),
        revision,
        rev,
        importance: 2,
        pinned: false,
        category: None,
        merged_into: None,
    }
}

fn gone(memory: Seen, state: &str, into: Option<&str>) -> Seen {
    Seen { state: state.to_owned(), merged_into: into.map(str::to_owned), ..memory }
}

fn create(text: &str) -> Ask {
    Ask::Create { content: text.to_owned(), importance: 2, category: None }
}

fn change(id: &str, text: &str, guard: Option<u64>) -> Ask {
    Ask::Change { id: id.to_owned(), set: Set::Text { content: text.to_owned(), importance: 2 }, guard }
}

fn pin(id: &str) -> Ask {
    Ask::Change { id: id.to_owned(), set: Set::Pin(true), guard: None }
}

fn delete(id: &str) -> Ask {
    Ask::Delete { id: id.to_owned(), soft: false, guard: None }
}

fn merge(text: &str) -> Ask {
    let sources = vec!["a".to_owned(), "b".to_owned()];
    Ask::Merge { sources, into: None, content: text.to_owned(), guard: None }
}

fn listed(memories: &[&Seen]) -> Outcome {
    Outcome::Memories(memories.iter().map(|memory| (*memory).clone()).collect())
}

/// Memory `a` is created at rev 1, between the times 0 and 10.
fn begin() -> History {
    let a = memory("a", 1, 1, "one");
    History::default().done("create a", (0, 10), create("one"), &a).event("create a", "MemoryCreated", &a)
}

/// The same, changed at rev 2 between the times 20 and 30.
fn changed() -> History {
    let a = memory("a", 2, 2, "two");
    begin().done("change", (20, 30), change("a", "two", None), &a).event("change", "MemoryUpdated", &a)
}

/// The same, changed at rev 2 from the time 20 on, and nobody was told.
fn changed_unknown() -> History {
    let a = memory("a", 2, 2, "two");
    begin().unknown("change", 20, change("a", "two", None)).event("change", "MemoryUpdated", &a)
}

/// Beside `a` there is `b` at rev 2, and a merge makes `c` of both from the time 40 to 50.
fn merged() -> History {
    let (b, c) = (memory("b", 1, 2, "two"), memory("c", 1, 3, "both"));
    let from_a = gone(memory("a", 2, 4, "one"), "merged", Some("c"));
    let from_b = gone(memory("b", 2, 5, "two"), "merged", Some("c"));
    begin()
        .done("create b", (20, 30), create("two"), &b)
        .call(1, "merge", (40, 50), merge("both"), done(5, &c, false))
        .event("create b", "MemoryCreated", &b)
        .event("merge", "MemoriesMerged", &c)
        .event("merge", "MemoryMergedAway", &from_a)
        .event("merge", "MemoryMergedAway", &from_b)
}

#[test]
fn a_sound_history_has_no_fault() {
    let (first, second) = (memory("a", 1, 1, "one"), memory("a", 2, 2, "two"));
    changed()
        .get(2, "before", (5, 15), &first)
        .get(2, "meanwhile", (22, 28), &first)
        .get(3, "meanwhile too", (22, 28), &second)
        .get(2, "after", (35, 36), &second)
        .unknown("never done", 40, change("a", "never", None))
        .call(2, "late", (50, 60), change("a", "late", Some(1)), refused("revision_mismatch"))
        .call(2, "restore", (61, 62), Ask::Restore { id: "a".into(), guard: None }, refused("state_conflict"))
        .call(2, "contended", (63, 64), delete("a"), refused("conflict"))
        .is_found(&[]);
    // An attempt without an answer, one that repeats it, and one more.
    let ask = || change("a", "two", None);
    changed_unknown()
        .call(1, "change", (30, 40), ask(), done(2, &second, true))
        .call(1, "change", (50, 60), ask(), done(2, &second, true))
        .is_found(&[]);
    // A pin that is there already is answered and leaves no event.
    let pinned = Seen { pinned: true, ..memory("a", 2, 2, "one") };
    begin()
        .done("pin", (20, 30), pin("a"), &pinned)
        .event("pin", "MemoryPinned", &pinned)
        .done("pin again", (40, 50), pin("a"), &pinned)
        .is_found(&[]);
}

#[test]
fn a_sound_merge_has_no_fault_and_is_seen_whole_or_not_at_all() {
    let (a, b, c) = (memory("a", 1, 1, "one"), memory("b", 1, 2, "two"), memory("c", 1, 3, "both"));
    let list = || Ask::List { all: false };
    let change = |rev: u64, id: &str, text: &str, arrives: bool| {
        let (id, text) = (id.to_owned(), Some(text.to_owned()));
        Changed { rev, id, text, arrives }
    };
    let whole = vec![change(3, "c", "both", true), change(4, "a", "one", false)];
    let delta = |changes: Vec<Changed>| Outcome::Changes { rev: 5, changes };
    let since = || Ask::Delta { since: 1 };
    merged()
        .call(2, "before", (41, 45), list(), listed(&[&b, &a]))
        .call(2, "after", (46, 49), list(), listed(&[&c]))
        .call(2, "delta", (60, 70), since(), delta(whole.clone()))
        .is_found(&[]);
    merged().call(2, "torn", (41, 49), list(), listed(&[&c, &b, &a])).is_found(&[Kind::Unexplained]);
    let all = Ask::List { all: true };
    merged().call(2, "short", (60, 70), all, listed(&[&c])).is_found(&[Kind::Unexplained]);
    merged().call(2, "empty", (60, 70), list(), listed(&[])).is_found(&[Kind::StaleRead]);
    merged().call(2, "twice", (60, 70), list(), listed(&[&c, &c])).is_found(&[Kind::Unexplained]);
    let part = delta(whole[..1].to_vec());
    merged().call(2, "part", (60, 70), since(), part).is_found(&[Kind::Unexplained]);
    let mut half = merged();
    half.log.pop();
    half.is_found(&[Kind::WrongEffect]);
}

#[test]
fn a_lost_update_and_what_the_state_forbids_are_named() {
    let (second, third) = (memory("a", 2, 2, "two"), memory("a", 3, 3, "three"));
    begin()
        .done("change", (20, 30), change("a", "two", Some(1)), &second)
        .done("lost", (20, 31), change("a", "three", Some(1)), &third)
        .event("change", "MemoryUpdated", &second)
        .event("lost", "MemoryUpdated", &third)
        .is_found(&[Kind::LostUpdate]);
    let deleted = gone(memory("a", 2, 2, "one"), "archived", None);
    begin()
        .done("delete", (20, 30), delete("a"), &deleted)
        .done("change", (40, 50), change("a", "three", None), &third)
        .event("delete", "MemoryDeleted", &deleted)
        .event("change", "MemoryUpdated", &third)
        .is_found(&[Kind::ForbiddenEffect]);
}

#[test]
fn a_lost_write_is_named() {
    let lost = memory("a", 2, 2, "two");
    begin().done("change", (20, 30), change("a", "two", None), &lost).is_found(&[Kind::LostWrite]);
    let pinned = Seen { pinned: true, ..lost };
    begin().done("pin", (20, 30), pin("a"), &pinned).is_found(&[Kind::LostWrite]);
}

#[test]
fn reads_that_are_stale_or_go_backwards_or_come_early_are_named() {
    let (first, second) = (memory("a", 1, 1, "one"), memory("a", 2, 2, "two"));
    changed().get(2, "read", (40, 50), &first).is_found(&[Kind::StaleRead]);
    changed().get(2, "read", (12, 15), &second).is_found(&[Kind::EarlyRead]);
    // Nobody was told of the change, but somebody has seen it.
    let seen = || changed_unknown().get(2, "seen", (30, 40), &second);
    seen().get(2, "read", (50, 60), &first).is_found(&[Kind::BackwardsRead]);
    seen().get(3, "read", (50, 60), &first).is_found(&[Kind::StaleRead]);
    seen().get(3, "read", (35, 60), &first).is_found(&[]);
    changed().get(2, "read", (40, 50), &memory("a", 2, 2, "other")).is_found(&[Kind::Unexplained]);
    let read = Ask::Get { id: "a".into() };
    changed().call(2, "read", (40, 50), read, refused("not_found")).is_found(&[Kind::StaleRead]);
}

#[test]
fn a_duplicate_effect_is_named() {
    let again = memory("b", 1, 2, "one");
    begin().event("create a", "MemoryCreated", &again).is_found(&[Kind::DuplicateEffect]);
    let late = memory("b", 1, 3, "one");
    changed().event("create a", "MemoryCreated", &late).is_found(&[Kind::DuplicateEffect]);
    let second = done(2, &memory("a", 2, 2, "two"), false);
    let ask = change("a", "two", None);
    changed().call(1, "change", (40, 50), ask, second).is_found(&[Kind::DuplicateEffect]);
}

#[test]
fn reordered_revs_are_named() {
    let (second, third) = (memory("a", 2, 2, "two"), memory("a", 3, 3, "three"));
    let log = |history: History| {
        history.event("second", "MemoryUpdated", &second).event("third", "MemoryUpdated", &third)
    };
    let later = || begin().done("third", (20, 30), change("a", "three", None), &third);
    log(later().done("second", (40, 50), change("a", "two", None), &second)).is_found(&[Kind::ReorderedRevs]);
    log(later().done("second", (29, 50), change("a", "two", None), &second)).is_found(&[]);
    // Even one of unknown outcome has its effect after it began.
    log(later().unknown("second", 40, change("a", "two", None))).is_found(&[Kind::ReorderedRevs]);
    let mut gap = changed();
    gap.log[1].rev = 3;
    gap.is_found(&[Kind::RevGap]);
}

#[test]
fn events_that_nobody_asked_for_or_in_other_words_are_named() {
    let b = memory("b", 1, 2, "from nowhere");
    begin().event("nobody", "MemoryCreated", &b).is_found(&[Kind::PhantomEvent]);
    let mut history = changed();
    history.log[1].effect.text = Some("other words".to_owned());
    history.is_found(&[Kind::WrongEffect]);
    let born_twice = memory("a", 1, 2, "again");
    begin()
        .unknown("again", 20, create("again"))
        .event("again", "MemoryCreated", &born_twice)
        .is_found(&[Kind::WrongEffect]);
}

#[test]
fn answers_that_do_not_fit_the_log_are_named() {
    let second = memory("a", 2, 2, "two");
    let answered = |outcome: Outcome| {
        let ask = change("a", "two", None);
        begin().call(1, "change", (20, 30), ask, outcome).event("change", "MemoryUpdated", &second)
    };
    answered(done(2, &second, false)).is_found(&[]);
    answered(done(1, &second, false)).is_found(&[Kind::WrongRev]);
    answered(done(2, &memory("a", 2, 2, "other"), false)).is_found(&[Kind::WrongAnswer]);
    answered(done(2, &second, true)).is_found(&[Kind::WrongAnswer]);
    answered(refused("state_conflict")).is_found(&[Kind::RefusedEffect, Kind::Unexplained]);
    answered(refused("conflict")).is_found(&[Kind::RefusedEffect]);
}

#[test]
fn refusals_without_a_reason_are_named() {
    let mismatch = || refused("revision_mismatch");
    let guarded = |revision: u64| change("a", "late", Some(revision));
    changed().call(2, "late", (40, 50), guarded(2), mismatch()).is_found(&[Kind::StaleRead]);
    changed().call(2, "late", (40, 50), guarded(1), mismatch()).is_found(&[]);
    changed().call(2, "late", (25, 28), guarded(1), mismatch()).is_found(&[]);
    changed().call(2, "late", (12, 15), guarded(1), mismatch()).is_found(&[Kind::EarlyRead]);
    changed().call(2, "late", (40, 50), guarded(2), refused("internal")).is_found(&[Kind::Unexplained]);
}
