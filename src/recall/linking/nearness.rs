//! Which of a user's memories lie nearest to some of them.

use std::collections::HashSet;

use memledger_aggregates::{
    MemoryId,
    memory_book::{MAX_STRENGTH, Neighbours},
};
use memledger_memories::relations::RelationOptions;
use memledger_projections::search::ComparedMemory;

/// Most memories that are listed as near to one: more lie there only where a user has a text a thousand times.
const MOST_NEAR: usize = 1_000;

/// A vector of signed bytes and its length. The parts are widened once, since processors multiply and add up numbers of
/// sixteen bits by eights.
struct Vector {
    parts: Vec<i16>,
    length: f64,
}

impl Vector {
    /// None for one without a direction.
    fn new(bytes: &[u8]) -> Option<Self> {
        let parts: Vec<i16> = bytes.iter().map(|byte| i16::from(i8::from_ne_bytes([*byte]))).collect();
        let length = f64::from(product(&parts, &parts)).sqrt();
        (length > 0.0).then_some(Self { parts, length })
    }

    fn cosine(&self, other: &Self) -> f64 {
        f64::from(product(&self.parts, &other.parts)) / (self.length * other.length)
    }
}

fn product(one: &[i16], other: &[i16]) -> i32 {
    one.iter().zip(other).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

/// The neighbours of those memories among all that are placed. One without a vector has none and is left out.
pub fn neighbours(
    placed: &[ComparedMemory],
    of: &HashSet<String>,
    options: &RelationOptions,
) -> Vec<Neighbours> {
    let with_vector = |one: &ComparedMemory| {
        Some((MemoryId::new(&one.memory_id).ok()?, Vector::new(one.vector.as_deref()?)?))
    };
    let vectors: Vec<(MemoryId, Vector)> = placed.iter().filter_map(with_vector).collect();
    let mut found: Vec<Neighbours> = vectors
        .iter()
        .filter(|(id, _)| of.contains(id.as_str()))
        .map(|(id, vector)| {
            let others = vectors.iter().filter(|(other, _)| other != id);
            let near = others.map(|(other, of_other)| (other, vector.cosine(of_other)));
            let mut near: Vec<(&MemoryId, f64)> =
                near.filter(|(_, cosine)| *cosine >= options.link_min && *cosine > 0.0).collect();
            // Equal ones in the order of their ids, so that another server finds the same.
            near.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(b.0)));
            near.truncate(MOST_NEAR);
            let strength = |cosine: f64| (cosine.min(1.0) * f64::from(MAX_STRENGTH)).round() as u16;
            let near = near.into_iter().map(|(id, cosine)| (id.clone(), strength(cosine))).collect();
            Neighbours { memory_id: id.clone(), near, most: options.neighbours }
        })
        .collect();
    found.sort_by(|a, b| a.memory_id.cmp(&b.memory_id));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(id: &str, vector: Option<[i8; 4]>) -> ComparedMemory {
        let vector = vector.map(|parts| parts.iter().map(|part| part.to_ne_bytes()[0]).collect());
        ComparedMemory { memory_id: id.to_owned(), body: None, vector }
    }

    #[test]
    fn the_nearest_that_are_near_enough_come_in_their_order() {
        let all = [
            placed("a", Some([100, 0, 0, 0])),
            placed("b", Some([90, 10, 0, 0])),
            placed("c", Some([100, 1, 0, 0])),
            placed("d", Some([60, 80, 0, 0])),
            placed("e", Some([-100, 0, 0, 0])),
            placed("f", Some([0, 0, 0, 0])),
            placed("g", None),
        ];
        let of = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<HashSet<String>>();
        let options = RelationOptions { neighbours: 3, link_min: 0.7, ..RelationOptions::default() };
        let found = neighbours(&all, &of(&["a", "f", "g", "x"]), &options);
        let near: Vec<(&str, u16)> = found[0].near.iter().map(|(id, at)| (id.as_str(), *at)).collect();
        assert_eq!(
            (found.len(), found[0].memory_id.as_str(), near),
            (1, "a", vec![("c", 1_000), ("b", 994)])
        );
        let wider = RelationOptions { neighbours: 3, link_min: 0.5, ..options };
        let wider = neighbours(&all, &of(&["a"]), &wider);
        assert_eq!((wider[0].near.len(), wider[0].most), (3, 3));
    }
}
