//! Whether two memories are alike by each strategy, and which memories are most like each.

use super::{Settings, Strategy, by_topic, by_vector, topics::Topics};

/// How much less alike vectors may be if both memories have a rare topic in common.
const RELIEF: f32 = 0.3;
/// Memories by their places behind one wall.
pub(super) struct Likeness<'a> {
    settings: Settings,
    vectors: &'a [&'a [f32]],
    topics: &'a Topics,
}

/// A memory that is like another one, and how much.
pub(super) type Neighbour = (u32, f32);

impl<'a> Likeness<'a> {
    pub fn new(settings: Settings, vectors: &'a [&'a [f32]], topics: &'a Topics) -> Self {
        Self { settings, vectors, topics }
    }

    /// For each of the memories that are free, those of them that are most like it, as places in `free`, the likest first.
    pub fn neighbours(&self, free: &[usize], most: usize) -> Vec<Vec<Neighbour>> {
        let mut nominated: Vec<Vec<u32>> = vec![Vec::new(); free.len()];
        if self.settings.strategy != Strategy::Tags {
            // Those that may be further apart have a rare topic in common, which nominates them.
            let vectors: Vec<&[f32]> = free.iter().map(|at| self.vectors[*at]).collect();
            by_vector::nominate(&vectors, self.settings.threshold, most, &mut nominated);
        }
        if self.settings.strategy != Strategy::Embeddings {
            let topics: Vec<&[u32]> = free.iter().map(|at| self.topics.at(*at)).collect();
            by_topic::nominate(&topics, self.settings.max_size, &mut nominated);
        }
        nominated
            .into_iter()
            .enumerate()
            .map(|(at, mut others)| {
                others.sort_unstable();
                others.dedup();
                let like = |other: u32| Some((other, self.between(free[at], free[other as usize])?));
                let mut found: Vec<Neighbour> = others.into_iter().filter_map(like).collect();
                // Of equals, those made at about the same time: ids are in the order of time.
                found.sort_by(|(one, like), (other, likewise)| {
                    let distance = |other: u32| (at.abs_diff(other as usize), other);
                    likewise.total_cmp(like).then_with(|| distance(*one).cmp(&distance(*other)))
                });
                found.truncate(most);
                found.shrink_to_fit();
                found
            })
            .collect()
    }

    /// How alike two memories are, 0 to 1; none if they are not alike.
    pub fn between(&self, one: usize, other: usize) -> Option<f32> {
        let least = self.settings.threshold;
        let [vector, its] = [self.vectors[one], self.vectors[other]];
        let has_both = !vector.is_empty() && vector.len() == its.len();
        match self.settings.strategy {
            Strategy::Embeddings if has_both => reaching(by_vector::cosine(vector, its), least),
            Strategy::Embeddings => None,
            Strategy::Hybrid if has_both => {
                let cosine = by_vector::cosine(vector, its);
                // Topics are looked at only if the vectors leave it open.
                reaching(cosine, least - RELIEF)?;
                reaching(cosine, self.least_cosine(one, other))
            }
            Strategy::Tags | Strategy::Hybrid => self.by_tags(one, other),
        }
    }

    fn least_cosine(&self, one: usize, other: usize) -> f32 {
        let least = self.settings.threshold;
        let (mine, its) = (self.topics.at(one), self.topics.at(other));
        let mut shared = mine.iter().filter(|topic| its.contains(topic));
        if shared.clone().any(|topic| self.is_rare(*topic)) {
            least - RELIEF
        } else if shared.next().is_none() && !mine.is_empty() && !its.is_empty() {
            f32::midpoint(least, 1.0)
        } else {
            least
        }
    }

    /// The Jaccard; if a rare topic is in common, that much of the way from the threshold to 1.
    fn by_tags(&self, one: usize, other: usize) -> Option<f32> {
        let (mine, its) = (self.topics.at(one), self.topics.at(other));
        let shared: Vec<u32> = mine.iter().filter(|topic| its.contains(topic)).copied().collect();
        let either = mine.len() + its.len() - shared.len();
        if shared.is_empty() {
            return None;
        }
        let jaccard = shared.len() as f32 / either as f32;
        let least = self.settings.threshold;
        if shared.iter().any(|topic| self.is_rare(*topic)) {
            return Some(jaccard.max(least + (1.0 - least) * jaccard));
        }
        reaching(jaccard, least)
    }

    fn is_rare(&self, topic: u32) -> bool {
        self.topics.holders(topic) <= self.settings.max_size
    }
}

/// Rounding must not keep equal vectors apart at a threshold of 1.
fn reaching(likeness: f32, least: f32) -> Option<f32> {
    const ROUNDING: f32 = 1e-5;
    (likeness >= least - ROUNDING).then_some(likeness)
}
