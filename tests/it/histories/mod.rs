//! Acknowledged means durable, and all clients see one order: servers are killed at random moments under
//! load, and what was answered meanwhile is held against the log.

mod book;
mod checker;
mod clients;
mod kills;
mod load;
mod log;
mod record;
mod runs;
mod wire;
mod wrong;

/// The seed of all that is chosen at random: the given one, so that a failed test makes the same choices
/// again. When the calls meet each other and the kills still depends on the machine.
fn seed() -> u64 {
    let read = |seed: String| seed.parse::<u64>().expect("MEMLEDGER_TEST_SEED is a whole number from 0 on");
    let given = std::env::var("MEMLEDGER_TEST_SEED").ok().map(read);
    let seed = given.unwrap_or_else(rand::random);
    // Shown where the test fails.
    println!("MEMLEDGER_TEST_SEED={seed}");
    seed
}
