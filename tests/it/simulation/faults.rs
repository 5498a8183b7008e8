//! What goes wrong with calls to the database, and when the process that makes them dies.

use std::{
    future::Future,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use memledger_store::{StoreError, layer::CallKind};
use rand::{Rng, rngs::StdRng};
use tokio::sync::Notify;

use super::tally::{Kind, Tally};

#[derive(Debug, Clone, Copy)]
enum Fate {
    Well,
    /// It fails before it reaches the database.
    Fails,
    /// It is done, and the answer is lost.
    IsLost,
    /// Others go first so many times, before or after the database has done it.
    Waits {
        before: bool,
        turns: u32,
    },
}

/// How often each fate meets a call of one sort.
#[derive(Debug, Clone, Copy)]
struct Odds {
    fails: f64,
    is_lost: f64,
    waits: f64,
}

struct Dice {
    rng: StdRng,
    /// Calls begun or ended until the process dies.
    fuse: Option<u32>,
}

pub struct Faults {
    dice: Mutex<Dice>,
    /// 0 is fair weather.
    roughness: f64,
    /// Nothing goes wrong while it sleeps.
    awake: AtomicBool,
    dead: AtomicBool,
    died: Notify,
    /// Calls that the database works on.
    inside: AtomicUsize,
    tally: Tally,
}

impl Faults {
    pub fn new(rng: StdRng, roughness: f64, tally: Tally) -> Self {
        Self {
            dice: Mutex::new(Dice { rng, fuse: None }),
            roughness,
            awake: AtomicBool::new(false),
            dead: AtomicBool::new(false),
            died: Notify::new(),
            inside: AtomicUsize::new(0),
            tally,
        }
    }

    pub fn wake(&self) {
        self.awake.store(true, SeqCst);
    }

    /// The process dies when so many calls have begun or ended.
    pub fn light_fuse(&self, calls: u32) {
        self.dice.lock().unwrap().fuse = Some(calls);
    }

    /// From now on no call begins and none is answered.
    pub fn die(&self) {
        self.dead.store(true, SeqCst);
        self.died.notify_one();
    }

    /// Resolves once the process is dead.
    pub async fn died(&self) {
        while !self.dead.load(SeqCst) {
            self.died.notified().await;
        }
    }

    /// Resolves when the database has nothing more to do for a dead process.
    pub async fn drained(&self) {
        while self.inside.load(SeqCst) > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Makes a call and lets happen to it what must.
    pub async fn around<T: Send>(
        &self,
        call: CallKind,
        work: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        self.lives().await;
        let fate = self.fate(call);
        match fate {
            Fate::Fails => return Err(StoreError::Unavailable("it never got there".into())),
            Fate::Waits { before: true, turns } => wait(turns).await,
            _ => {}
        }
        let inside = Inside::new(&self.inside);
        let outcome = work.await;
        drop(inside);
        if let Fate::Waits { before: false, turns } = fate {
            wait(turns).await;
        }
        self.lives().await;
        match (fate, outcome) {
            (Fate::IsLost, Ok(_)) => Err(StoreError::Unavailable("the answer got lost".into())),
            (_, outcome) => outcome,
        }
    }

    /// Nothing ever comes after this in a process that is dead.
    async fn lives(&self) {
        if self.burns_down() {
            self.die();
        }
        if self.dead.load(SeqCst) {
            std::future::pending::<()>().await;
        }
    }

    fn burns_down(&self) -> bool {
        match &mut self.dice.lock().unwrap().fuse {
            None | Some(0) => false,
            Some(left) => {
                *left -= 1;
                *left == 0
            }
        }
    }

    fn odds(&self, call: CallKind) -> Odds {
        let (fails, is_lost, waits) = match call {
            CallKind::Append => (0.04, 0.06, 0.15),
            CallKind::Step => (0.06, 0.06, 0.10),
            // Nothing is changed by a read, so it makes no difference when it fails.
            CallKind::Read => (0.006, 0.0, 0.05),
            CallKind::Upkeep => (0.10, 0.10, 0.10),
        };
        let rough = self.roughness;
        Odds { fails: fails * rough, is_lost: is_lost * rough, waits: waits * rough }
    }

    fn fate(&self, call: CallKind) -> Fate {
        if !self.awake.load(SeqCst) {
            return Fate::Well;
        }
        let odds = self.odds(call);
        let mut dice = self.dice.lock().unwrap();
        let rng = &mut dice.rng;
        let roll: f64 = rng.random();
        if roll < odds.fails {
            self.tally.add(match call {
                CallKind::Append => Kind::FailedAppends,
                CallKind::Step => Kind::FailedSteps,
                CallKind::Read => Kind::FailedReads,
                CallKind::Upkeep => Kind::FailedUpkeep,
            });
            return Fate::Fails;
        }
        if roll < odds.fails + odds.is_lost {
            self.tally.add(match call {
                CallKind::Append => Kind::LostAnswers,
                CallKind::Step => Kind::LostSteps,
                CallKind::Read | CallKind::Upkeep => Kind::LostUpkeep,
            });
            return Fate::IsLost;
        }
        if roll < odds.fails + odds.is_lost + odds.waits {
            self.tally.add(Kind::Delays);
            return Fate::Waits { before: rng.random(), turns: rng.random_range(1..=20) };
        }
        Fate::Well
    }
}

/// Lets others go first; the longest waits take real time, as other threads have turns of their own.
async fn wait(turns: u32) {
    for _ in 0..turns {
        tokio::task::yield_now().await;
    }
    if turns > 17 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Counts a call that the database works on, for as long as anybody waits for it.
struct Inside<'a>(&'a AtomicUsize);

impl<'a> Inside<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, SeqCst);
        Self(count)
    }
}

impl Drop for Inside<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, SeqCst);
    }
}
