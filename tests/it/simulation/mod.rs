//! A seeded simulation of the whole: random commands of several writers among crashes, lost answers, failing
//! steps, rebuilds and repeated requests; afterwards every promise of the design is held against the tables.
//!
//! One number decides everything that is random. The databases have threads and processes of their own, so a
//! seed repeats its commands and faults exactly, and how they interleave nearly.
//!
//! `MEMLEDGER_SIM_SEED=<n>` runs that seed alone, `MEMLEDGER_SIM_SEEDS=<count>` more or fewer of them, as many as
//! end within the test runner's limit (.config/nextest.toml).

mod answers;
mod cast;
mod commands;
mod edges;
mod effects;
mod ending;
mod evidence;
pub mod faults;
pub mod faulty_store;
mod fold;
mod journal;
mod life;
mod moves;
mod past;
mod run;
mod subscriber;
pub mod tally;
mod texts;
mod twins;
mod writers;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use memledger_tests::Backend;
use rand::{SeedableRng, rngs::StdRng};

use tally::Tally;

/// Seeds on SQLite where nothing else is asked for: as few as meet each kind of fault in each of the tests that share them.
const SEEDS: u64 = 80;
/// Where the slow tests are asked for.
const ALL_SEEDS: u64 = 2_000;
/// A server's database takes longer to make, so only one seed in so many runs there too.
const POSTGRES_EVERY: u64 = 5;
/// From this many seeds on each kind of fault must have happened, and from so many the main kinds.
const ENOUGH_FOR_ALL: usize = 40;
const ENOUGH_FOR_MOST: usize = 5;

fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is {text:?}, which is no number: give a whole one")))
}

/// The random numbers of one actor of a seed.
fn actor(seed: u64, actor: u64) -> StdRng {
    StdRng::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(actor))
}

/// The seeds of one of several tests that share the work.
fn seeds(backend: Backend, share: u64, shares: u64) -> Vec<u64> {
    if let Some(seed) = number("MEMLEDGER_SIM_SEED") {
        return vec![seed];
    }
    let usual = if memledger_tests::all_is_wanted() { ALL_SEEDS } else { SEEDS };
    let count = number("MEMLEDGER_SIM_SEEDS").unwrap_or(usual);
    let count = if backend == Backend::Postgres { count.div_ceil(POSTGRES_EVERY) } else { count };
    (0..count).filter(|seed| seed % shares == share).collect()
}

fn simulate(backend: Backend, share: u64, shares: u64) {
    let tally = Tally::default();
    let seeds = seeds(backend, share, shares);
    for seed in &seeds {
        let ran = catch_unwind(AssertUnwindSafe(|| run::run(backend, *seed, &tally)));
        if let Err(failed) = ran {
            let place = format!("{backend:?}").to_lowercase();
            println!("seed {seed} failed; run it alone with");
            println!("  MEMLEDGER_SIM_SEED={seed} scripts/test simulation::{place}");
            resume_unwind(failed);
        }
    }
    println!("{} seeds: {tally}", seeds.len());
    if seeds.len() >= ENOUGH_FOR_ALL {
        tally.had_every_kind();
    } else if seeds.len() >= ENOUGH_FOR_MOST {
        tally.had_the_main_kinds();
    }
}

mod sqlite {
    use super::{Backend, simulate};

    #[test]
    fn no_fault_breaks_a_promise_1_of_2() {
        simulate(Backend::Sqlite, 0, 2);
    }

    #[test]
    fn no_fault_breaks_a_promise_2_of_2() {
        simulate(Backend::Sqlite, 1, 2);
    }
}

mod postgres {
    use super::{Backend, simulate};

    #[test]
    fn no_fault_breaks_a_promise_1_of_2() {
        simulate(Backend::Postgres, 0, 2);
    }

    #[test]
    fn no_fault_breaks_a_promise_2_of_2() {
        simulate(Backend::Postgres, 1, 2);
    }
}
