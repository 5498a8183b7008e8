//! The end of a seed: what is open is settled in fair weather, and everything is held against the promises.

use std::{collections::BTreeMap, sync::Arc};

use memledger_aggregates::MemoryId;
use memledger_ledger::{Ledger, verify::Scope};
use rand::Rng;

use super::{
    answers::Told,
    cast::{Book, QUIET},
    commands::{Command, Op, Text},
    effects,
    evidence::Evidence,
    journal::Outcome,
    life::Life,
    past,
    run::Run,
    texts,
};

impl Run {
    pub fn finish(mut self) {
        for command in std::mem::take(&mut self.held_back) {
            self.start(&command);
        }
        self.finish_commands();
        let (life, _) = self.take_life();
        if self.rng.random() {
            life.stop(async {});
        } else {
            self.bury(life);
        }
        self.place.lay_to_rest(std::mem::take(&mut self.graves));
        let life = self.begin_life();
        for command in self.journal.open() {
            let outcome = self.deliver(&life, command);
            assert!(!matches!(outcome, Outcome::Unknown), "a command fails where nothing goes wrong");
        }
        self.purge_one(&life);
        for subscriber in &mut self.subscribers {
            life.wait(subscriber.drain(&life.ledger));
        }
        self.check(life);
    }

    fn deliver(&self, life: &Life, command: Arc<Command>) -> Outcome {
        life.wait(self.journal.clone().deliver(life.ledger.clone(), command))
    }

    /// Two memories that stay, with an edge, and one that goes with its edge, so that each seed's files and
    /// relations have something to look for.
    fn purge_one(&self, life: &Life) {
        let create = |text| Op::Create { text, importance: 3, category: None, pinned: false };
        let ids = [(); 3].map(|()| match self.do_quietly(life, |number| create(Text::new(number, 5))) {
            Told::Memory(answer) => MemoryId::new(&answer.memory.id).unwrap(),
            other => panic!("a new memory was answered with {other:?}"),
        });
        let [one, other, gone] = ids;
        for to in [&other, &gone] {
            self.do_quietly(life, |_| Op::Relate { from: one.clone(), to: to.clone(), strength: 0.5 });
        }
        self.do_quietly(life, |_| Op::Purge { id: gone });
    }

    /// Does something in the book that no writer knows.
    fn do_quietly(&self, life: &Life, op: impl FnOnce(usize) -> Op) -> Told {
        let book = &self.books[QUIET];
        let command = self.journal.add(|number| Command {
            number,
            book: QUIET,
            identity: book.operator(),
            user: book.user.clone(),
            key: format!("key-{number}"),
            expected: None,
            op: op(number),
        });
        match self.deliver(life, command) {
            Outcome::Done(told) => told,
            other => panic!("a command in fair weather ended as {other:?}"),
        }
    }

    fn check(mut self, life: Life) {
        life.wait(is_sound(&life.ledger, &self.books[QUIET]));
        let evidence = life.wait(Evidence::read(life.database.as_ref()));
        let impersonal = life.wait(Evidence::impersonal(life.database.as_ref()));
        let sent = self.journal.sent();
        evidence.is_in_order();
        effects::check(&evidence, &sent);
        let expected = texts::check(&evidence, &impersonal, &sent);
        for book in &self.books {
            life.wait(past::check(&life.ledger, book, &evidence, &sent, &mut self.rng));
        }
        for subscriber in self.subscribers {
            subscriber.check(&evidence.events);
        }
        if let Some(folder) = self.place.folder() {
            texts::files_hold(folder, &expected, "while it runs");
        }
        life.stop(async {});
        if let Some(folder) = self.place.folder() {
            texts::files_hold(folder, &expected, "after it stopped");
        }
    }
}

/// By the ledger's own account: read models as a rebuild makes them, nothing parked, no faults.
async fn is_sound(ledger: &Ledger, book: &Book) {
    ledger.core.catch_up().await.unwrap();
    let rebuilt = ledger.audit.rebuild(&book.operator(), Vec::new(), None, true, |_| {}).await.unwrap();
    assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
    let mut compared: BTreeMap<&str, u64> = BTreeMap::new();
    for table in &rebuilt.comparisons {
        *compared.entry(table.projection.as_str()).or_default() += table.live_rows;
    }
    // The cast runs no workflows, holds no conversations and proposes nothing, which leaves these empty.
    let names = memledger_ledger::read_models().names().into_iter();
    for name in names.filter(|name| !["extractions", "runs", "threads", "user_context"].contains(name)) {
        assert!(compared.get(name).is_some_and(|rows| *rows > 0), "{name} is empty: {compared:?}");
    }
    for read_model in ledger.audit.projections().await.unwrap() {
        assert_eq!((read_model.lag, read_model.parked), (0, 0), "{read_model:?}");
    }
    let report = ledger.audit.verify_scope(&Scope::default()).await.unwrap();
    assert!(report.ok && report.faults.is_empty(), "{:?}", report.faults);
    assert_eq!(report.second_reader_books, report.books, "{report:?}");
}
