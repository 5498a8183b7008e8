//! Short bit strings of vectors: the more alike two vectors are, the fewer of their bits differ.

/// Bits of a sketch.
const BITS: usize = 256;
const WORDS: usize = BITS / 64;
/// A pair at the threshold is let through unless more bits differ than expected, by more than this number of standard deviations.
const DEVIATIONS: f32 = 2.5;

/// On which side of 256 planes through the origin a vector is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sketch([u64; WORDS]);

impl Sketch {
    /// The planes are turned out of the axes twice by signs that the number of each dimension decides, and a Walsh–Hadamard
    /// transform. They are the same on every machine.
    pub fn of(vector: &[f32]) -> Self {
        let mut turned = vector.to_vec();
        turned.resize(vector.len().next_power_of_two().max(BITS), 0.0);
        for round in 0..2 {
            for (dimension, value) in (0_u64..).zip(&mut turned) {
                if mixed(2 * dimension + round) & 1 == 1 {
                    *value = -*value;
                }
            }
            transform(&mut turned);
        }
        let mut words = [0; WORDS];
        for (word, values) in words.iter_mut().zip(turned.chunks(64)) {
            *word = values.iter().fold(0, |word, value| word << 1 | u64::from(*value > 0.0));
        }
        Self(words)
    }

    /// How many bits differ.
    pub fn distance(&self, other: &Self) -> u32 {
        self.0.iter().zip(&other.0).map(|(one, other)| (one ^ other).count_ones()).sum()
    }

    /// The same if it is within a limit. The first half shows for most that it is not.
    pub fn distance_within(&self, other: &Self, limit: Limit) -> Option<u16> {
        let differing = |word: usize| (self.0[word] ^ other.0[word]).count_ones();
        let half = differing(0) + differing(1);
        if half > limit.half {
            return None;
        }
        let whole = half + differing(2) + differing(3);
        if whole <= limit.whole { u16::try_from(whole).ok() } else { None }
    }
}

/// How many bits may differ in two sketches, and in the first half of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limit {
    half: u32,
    whole: u32,
}

impl Limit {
    /// Of vectors with that cosine or more, almost all have sketches within it.
    pub fn of(cosine: f32) -> Self {
        let share = cosine.clamp(-1.0, 1.0).acos() / std::f32::consts::PI;
        let most = |bits: usize| {
            let bits = bits as f32;
            (bits * share + DEVIATIONS * (bits * share * (1.0 - share)).sqrt()).ceil() as u32
        };
        Self { half: most(BITS / 2), whole: most(BITS) }
    }
}

/// The fast Walsh–Hadamard transform, in place and not scaled: only signs count.
fn transform(values: &mut [f32]) {
    let mut half = 1;
    while half < values.len() {
        for pair in values.chunks_exact_mut(2 * half) {
            let (low, high) = pair.split_at_mut(half);
            for (one, other) in low.iter_mut().zip(high) {
                (*one, *other) = (*one + *other, *one - *other);
            }
        }
        half *= 2;
    }
}

/// SplitMix64: numbers that look random, one for each number.
fn mixed(number: u64) -> u64 {
    let z = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
