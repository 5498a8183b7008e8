//! What happens to the ledger of a seed, and how often.

use memledger_tests::Backend;
use rand::{Rng, rngs::StdRng, seq::SliceRandom};

#[derive(Debug, Clone, Copy)]
pub enum Move {
    /// Some commands, new ones and such as were held back.
    Send,
    /// A command that was sent before.
    Repeat,
    /// A reader must see what was acknowledged.
    Read,
    Follow,
    Rebuild,
    RebuildOfOneUser,
    Check,
    Crash,
    Restart,
    /// A second projector comes or goes.
    Projector,
}

/// What happens, in a random order. Each seed crashes, and one in a few does the other rare things.
pub fn moves(backend: Backend, seed: u64, rng: &mut StdRng) -> Vec<Move> {
    let rare = [Move::Rebuild, Move::Restart, Move::Check, Move::Projector, Move::RebuildOfOneUser];
    let mut moves = vec![Move::Crash, rare[(seed / 4 % 5) as usize]];
    if backend == Backend::Postgres {
        moves.push(Move::Rebuild);
    }
    let most = rng.random_range(25..=40);
    while moves.len() < most {
        moves.push(match rng.random_range(0..100) {
            0..58 => Move::Send,
            58..68 => Move::Repeat,
            68..76 => Move::Read,
            76..88 => Move::Follow,
            88..94 => Move::Crash,
            94 => Move::Restart,
            95..97 => Move::Check,
            97 => Move::Projector,
            98 => Move::RebuildOfOneUser,
            _ => Move::Rebuild,
        });
    }
    moves.shuffle(rng);
    moves
}
