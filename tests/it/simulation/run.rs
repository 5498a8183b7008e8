//! One seed: what happens to its ledger, one thing after the other.

use std::{future::Future, sync::Arc};

use memledger_store::EventStore;
use memledger_tests::Backend;
use rand::{
    Rng,
    rngs::StdRng,
    seq::{IndexedMutRandom, IndexedRandom, SliceRandom},
};
use tokio::task::{JoinError, JoinHandle};

use super::{
    actor,
    cast::{self, Book},
    commands::Command,
    journal::Journal,
    life::{Life, Place, Setup},
    moves::{Move, moves},
    subscriber::Subscriber,
    tally::{Kind, Tally},
    writers::Writer,
};

pub struct Run {
    pub rng: StdRng,
    pub place: Place,
    pub setup: Setup,
    pub tally: Tally,
    pub books: Vec<Book>,
    pub journal: Journal,
    pub subscribers: Vec<Subscriber>,
    /// What dead processes may still be at.
    pub graves: Vec<Arc<dyn EventStore>>,
    pub held_back: Vec<Arc<Command>>,
    writers: Vec<Writer>,
    life: Option<Life>,
    under_way: Vec<JoinHandle<()>>,
}

pub fn run(backend: Backend, seed: u64, tally: &Tally) {
    let mut rng = actor(seed, 0);
    let moves = moves(backend, seed, &mut rng);
    let mut setup = Setup::new(seed, &mut rng);
    let place = Place::new(backend);
    let books = cast::books();
    let subscriber = |book: usize| Subscriber::new(books[book].operator(), actor(seed, 10 + book as u64));
    let subscribers = vec![subscriber(0), subscriber(2)];
    let life = Life::begin(&place, &mut setup, tally);
    life.faults.wake();
    let mut run = Run {
        rng,
        place,
        setup,
        tally: tally.clone(),
        journal: Journal::new(books.len(), tally.clone()),
        subscribers,
        graves: Vec::new(),
        held_back: Vec::new(),
        writers: cast::writers(seed, &books),
        books,
        life: Some(life),
        under_way: Vec::new(),
    };
    for next in moves {
        run.take(next);
    }
    run.finish();
}

/// Waits for all of them; given up, it can be begun again.
async fn all(under_way: &mut Vec<JoinHandle<()>>) {
    while let Some(task) = under_way.last_mut() {
        ended(task.await);
        under_way.pop();
    }
}

/// Hands on what a task found wrong.
fn ended(outcome: Result<(), JoinError>) {
    if let Err(failed) = outcome {
        std::panic::resume_unwind(failed.into_panic());
    }
}

impl Run {
    fn take(&mut self, next: Move) {
        match next {
            Move::Send => self.send(),
            Move::Repeat => self.repeat(),
            Move::Read => self.read(),
            Move::Follow => self.follow(),
            Move::Rebuild => self.rebuild(Kind::Rebuilds),
            Move::RebuildOfOneUser => self.rebuild(Kind::RebuildsOfOneUser),
            Move::Check => self.rebuild(Kind::Checks),
            Move::Crash => self.crash(),
            Move::Restart => self.restart(),
            Move::Projector => {
                self.tally.add(Kind::SecondProjectors);
                self.life.as_mut().expect("a process lives").toggle_projector();
            }
        }
        match self.rng.random_range(0..10) {
            0..6 => self.finish_commands(),
            6..9 => {
                let turns = self.rng.random_range(1..100);
                self.life().wait(async {
                    for _ in 0..turns {
                        tokio::task::yield_now().await;
                    }
                });
            }
            _ => {}
        }
    }

    fn life(&self) -> &Life {
        self.life.as_ref().expect("a process lives")
    }

    fn spawn(&mut self, task: impl Future<Output = ()> + Send + 'static) {
        let task = self.life().runtime.spawn(task);
        self.under_way.push(task);
    }

    pub fn start(&mut self, command: &Arc<Command>) {
        let (journal, command) = (self.journal.clone(), command.clone());
        let ledger = self.life().ledger.clone();
        self.spawn(async move {
            journal.deliver(ledger, command).await;
        });
    }

    pub fn finish_commands(&mut self) {
        let mut under_way = std::mem::take(&mut self.under_way);
        self.life().wait(all(&mut under_way));
    }

    /// The process of the last moment, with what is under way in it.
    pub fn take_life(&mut self) -> (Life, Vec<JoinHandle<()>>) {
        (self.life.take().expect("a process lives"), std::mem::take(&mut self.under_way))
    }

    pub fn begin_life(&mut self) -> Life {
        Life::begin(&self.place, &mut self.setup, &self.tally)
    }

    fn begin_again(&mut self) {
        let life = self.begin_life();
        life.faults.wake();
        self.life = Some(life);
    }

    /// Sends new commands and such as were held back, in any order; some of them twice at once.
    fn send(&mut self) {
        let mut batch = std::mem::take(&mut self.held_back);
        for _ in 0..self.rng.random_range(1..=4) {
            let writer = self.writers.choose_mut(&mut self.rng).expect("there are writers");
            batch.push(self.journal.draw(writer));
        }
        batch.shuffle(&mut self.rng);
        for command in batch {
            if self.rng.random_bool(0.12) {
                self.tally.add(Kind::Reordered);
                self.held_back.push(command);
                continue;
            }
            self.start(&command);
            if self.rng.random_bool(0.12) {
                self.tally.add(Kind::Duplicates);
                self.start(&command);
            }
        }
    }

    fn repeat(&mut self) {
        if let Some(command) = self.journal.tried().choose(&mut self.rng) {
            self.tally.add(Kind::Repeats);
            self.start(command);
        }
    }

    /// Reads see every write that was acknowledged before them, or say that they can't yet.
    fn read(&mut self) {
        let at = self.rng.random_range(0..self.books.len());
        let (book, acknowledged) = (&self.books[at], self.journal.rev(at));
        let life = self.life();
        match life.wait(life.ledger.memories.head(&book.operator(), &book.user)) {
            Ok((rev, ..)) => {
                assert!(rev >= acknowledged, "{book:?} is at rev {rev}, told was {acknowledged}");
            }
            Err(failed) => self.put_off(failed.code()),
        }
    }

    fn follow(&mut self) {
        let at = self.rng.random_range(0..self.subscribers.len());
        let life = self.life.as_ref().expect("a process lives");
        if let Err(failed) = life.wait(self.subscribers[at].read(&life.ledger)) {
            self.put_off(failed.code());
        }
    }

    fn put_off(&self, code: &str) {
        assert_eq!(code, "unavailable");
        self.tally.add(Kind::PutOff);
    }

    /// Writers go on meanwhile; what is rebuilt must be as it was all the same.
    fn rebuild(&mut self, kind: Kind) {
        let book = self.books.choose(&mut self.rng).expect("there are books");
        let operator = book.operator();
        let user = (kind == Kind::RebuildsOfOneUser).then(|| book.user.clone());
        let names = memledger_ledger::read_models().names();
        let some = self.rng.random_bool(0.5) && user.is_none();
        let chosen = if some { names.choose(&mut self.rng) } else { None };
        let chosen: Vec<String> = chosen.map(|name| (*name).to_owned()).into_iter().collect();
        let (ledger, tally) = (self.life().ledger.clone(), self.tally.clone());
        self.spawn(async move {
            // An operator whose rebuild fails begins it again.
            for _ in 0..3 {
                let check = kind == Kind::Checks;
                match ledger.audit.rebuild(&operator, chosen.clone(), user.as_ref(), check, |_| {}).await {
                    Ok(rebuilt) => {
                        assert!(!rebuilt.comparisons.is_empty(), "nothing was compared");
                        assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
                        tally.add(kind);
                        return;
                    }
                    Err(failed) => assert_eq!(failed.code(), "unavailable", "a rebuild failed: {failed}"),
                }
            }
        });
        self.send();
    }

    /// Ends a process. What it sent to a SQLite file is done by a thread that must be waited for in the end;
    /// a server sees to that by itself.
    pub fn bury(&mut self, life: Life) {
        let database = life.end();
        if self.place.folder().is_some() {
            self.graves.push(database);
        }
    }

    /// Dies among commands, somewhere between a call to the database and its answer.
    fn crash(&mut self) {
        if self.rng.random_ratio(1, 6) {
            self.rebuild(Kind::Rebuilds);
        } else {
            self.send();
        }
        let (calls, cut) = (self.rng.random_range(1..=50), self.rng.random());
        let (life, mut under_way) = self.take_life();
        life.faults.light_fuse(calls);
        life.wait(async {
            tokio::select! {
                biased;
                () = life.faults.died() => {}
                () = all(&mut under_way) => {}
            }
        });
        // One that has nothing to do dies too.
        life.faults.die();
        if cut {
            self.tally.add(Kind::CutCrashes);
        } else {
            self.tally.add(Kind::Crashes);
            life.wait(life.faults.drained());
        }
        for task in under_way.into_iter().filter(JoinHandle::is_finished) {
            ended(life.wait(task));
        }
        self.bury(life);
        self.begin_again();
    }

    /// Stops cleanly among commands and starts anew.
    fn restart(&mut self) {
        self.send();
        self.tally.add(Kind::Restarts);
        let (life, mut under_way) = self.take_life();
        life.stop(all(&mut under_way));
        self.begin_again();
    }
}
