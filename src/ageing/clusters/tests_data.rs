//! Vectors and memories for the tests, the same on each run.

use crate::{Memory, labelled_tests::memory};

/// Numbers that look random.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next()).unwrap() % end
    }

    /// Between -1 and 1, near 0 more often.
    fn around_zero(&mut self) -> f32 {
        let sum: u64 = (0..4).map(|_| self.next() % 1_000).sum();
        sum as f32 / 2_000.0 - 1.0
    }

    pub fn vector(&mut self, dimensions: usize) -> Vec<f32> {
        unit((0..dimensions).map(|_| self.around_zero()).collect())
    }

    /// A vector whose cosine with another one is about that.
    pub fn near(&mut self, other: &[f32], cosine: f32) -> Vec<f32> {
        let noise = self.vector(other.len());
        let share = (1.0 - cosine * cosine).sqrt();
        unit(other.iter().zip(noise).map(|(one, noise)| cosine * one + share * noise).collect())
    }
}

fn unit(vector: Vec<f32>) -> Vec<f32> {
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    vector.into_iter().map(|value| value / length).collect()
}

/// Memories with vectors around common themes: every `theme_size` of them are of one, each with a cosine of about 0.75 to
/// 0.95 with the theme's middle; themes lie in `fields` of about 0.4.
pub fn themed(count: usize, dimensions: usize, theme_size: usize) -> (Vec<Memory>, Vec<Vec<f32>>) {
    let mut dice = Dice(11);
    let fields: Vec<Vec<f32>> = (0..24).map(|_| dice.vector(dimensions)).collect();
    let mut middle = Vec::new();
    let vectors = (0..count)
        .map(|nth| {
            if nth % theme_size == 0 {
                let field = dice.below(fields.len());
                middle = dice.near(&fields[field], 0.4);
            }
            let cosine = 0.75 + 0.2 * (dice.below(100) as f32 / 100.0);
            dice.near(&middle, cosine)
        })
        .collect();
    let memories = (0..count)
        .map(|nth| {
            let mut made = memory(nth);
            // Of no order that the themes have.
            made.id = format!("m{:016x}", (nth as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            made.topics =
                vec![format!("field {}", nth / theme_size % 40), format!("theme {}", nth / theme_size)];
            made
        })
        .collect();
    (memories, vectors)
}
