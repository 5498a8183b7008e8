use proptest::prelude::*;
use rand::{Rng, RngCore, SeedableRng, rngs::StdRng};

use super::*;

/// What is stored of the contents, each built upon the one before it.
fn stored(contents: &[Vec<u8>]) -> Vec<Encoded> {
    let mut stored: Vec<Encoded> = Vec::new();
    for (at, content) in contents.iter().enumerate() {
        let base = at.checked_sub(1).map(|before| (&contents[before][..], stored[before].link));
        stored.push(encode(content, base));
    }
    stored
}

/// Reads each content as a database would: from the whole one that its chain ends at.
fn are_read_again(contents: &[Vec<u8>], stored: &[Encoded]) {
    let mut before: Option<Vec<u8>> = None;
    for (content, stored) in contents.iter().zip(stored) {
        let base = stored.on_base.then(|| before.as_deref().unwrap());
        let read = decode(&stored.body, content.len(), base).unwrap();
        assert_eq!(&read, content);
        before = Some(read);
    }
}

fn bytes(stored: &[Encoded]) -> usize {
    stored.iter().map(|stored| stored.body.len()).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_contents_are_read_as_they_were(
        contents in prop::collection::vec(prop::collection::vec(0_u8..4, 0..600), 1..12)
    ) {
        are_read_again(&contents, &stored(&contents));
    }

    #[test]
    fn edited_contents_are_read_as_they_were(seed in any::<u64>()) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut contents = vec![noise(&mut rng, 3_000)];
        for _ in 0..20 {
            let next = edited(&mut rng, contents.last().unwrap());
            contents.push(next);
        }
        are_read_again(&contents, &stored(&contents));
    }

    #[test]
    fn damaged_bytes_are_an_error_or_other_bytes_and_nothing_worse(
        body in prop::collection::vec(any::<u8>(), 0..200), size in 0_usize..5_000
    ) {
        let base = vec![7; 1_000];
        for base in [None, Some(&base[..])] {
            if let Ok(read) = decode(&body, size, base) {
                prop_assert_eq!(read.len(), size);
            }
        }
    }
}

fn noise(rng: &mut StdRng, many: usize) -> Vec<u8> {
    let mut bytes = vec![0; many];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// Some bytes replaced, added, left out or moved.
fn edited(rng: &mut StdRng, content: &[u8]) -> Vec<u8> {
    let mut edited = content.to_vec();
    for _ in 0..rng.random_range(0..4) {
        let from = rng.random_range(0..=edited.len());
        let to = rng.random_range(from..=edited.len().min(from + 300));
        let many = rng.random_range(0..200);
        let new = match rng.random_range(0..3) {
            0 => noise(rng, many),
            1 => edited[..to.min(many)].to_vec(),
            _ => Vec::new(),
        };
        edited.splice(from..to, new);
    }
    edited
}

/// A list of messages as the serialisers of agents write it: its length first, so that the beginning changes as well.
fn list(messages: &[Vec<u8>]) -> Vec<u8> {
    let mut list = vec![0xdc, (messages.len() >> 8) as u8, messages.len() as u8];
    messages.iter().for_each(|message| list.extend_from_slice(message));
    list
}

const STEPS: usize = 1_000;
const CHANGED: usize = 1_024;

#[test]
fn a_channel_that_grows_takes_little_more_than_what_is_new() {
    let mut rng = StdRng::seed_from_u64(1);
    let (mut messages, mut before, mut taken) = (Vec::new(), None::<(Vec<u8>, Encoded)>, 0);
    for step in 0..STEPS {
        messages.push(noise(&mut rng, CHANGED));
        let content = list(&messages);
        let encoded =
            encode(&content, before.as_ref().map(|(content, encoded)| (&content[..], encoded.link)));
        taken += encoded.body.len();
        assert!(encoded.link.depth <= MAX_DEPTH);
        if step % 100 == 0 || step > STEPS - 5 {
            let base = before.as_ref().filter(|_| encoded.on_base).map(|(content, _)| &content[..]);
            assert_eq!(decode(&encoded.body, content.len(), base).unwrap(), content);
        }
        before = Some((content, encoded));
    }
    // Nothing of it can be compressed.
    assert!(taken < STEPS * CHANGED * 2, "{taken} bytes");
}

#[test]
fn a_channel_that_is_edited_takes_little_more_than_the_edits() {
    let mut rng = StdRng::seed_from_u64(2);
    let mut contents = vec![noise(&mut rng, 100 * CHANGED)];
    for _ in 0..STEPS / 2 {
        let mut next = contents.last().unwrap().clone();
        // Two places each time.
        for _ in 0..2 {
            let at = rng.random_range(0..next.len() - CHANGED);
            let new = noise(&mut rng, CHANGED / 2);
            next[at..at + CHANGED / 2].copy_from_slice(&new);
        }
        contents.push(next);
    }
    let stored = stored(&contents);
    are_read_again(&contents, &stored);
    let taken = bytes(&stored);
    assert!(taken < STEPS / 2 * CHANGED * 2, "{taken} bytes");
}

#[test]
fn what_a_read_fetches_is_bounded() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut contents = vec![noise(&mut rng, 10_000)];
    for _ in 0..2_000 {
        let mut next = contents.last().unwrap().clone();
        let at = rng.random_range(0..next.len());
        next[at] ^= 1;
        contents.push(next);
    }
    let stored = stored(&contents);
    let deepest = stored.iter().map(|stored| stored.link.depth).max().unwrap();
    assert_eq!(deepest, MAX_DEPTH);
    for stored in &stored {
        let link = stored.link;
        assert!(link.delta_bytes <= 4 * link.whole_bytes, "{link:?}");
    }
}

#[test]
fn the_same_bytes_again_take_a_few_bytes() {
    let content = noise(&mut StdRng::seed_from_u64(4), 100_000);
    let first = encode(&content, None);
    let again = encode(&content, Some((&content, first.link)));
    assert!(again.on_base && again.body.len() < 16, "{} bytes", again.body.len());
}

#[test]
fn contents_with_nothing_in_common_are_stored_whole() {
    let mut rng = StdRng::seed_from_u64(5);
    let (one, other) = (noise(&mut rng, 5_000), noise(&mut rng, 5_000));
    let first = encode(&one, None);
    assert!(!encode(&other, Some((&one, first.link))).on_base);
}

#[test]
fn what_stays_is_found_behind_much_that_is_new_wherever_it_moved() {
    let mut rng = StdRng::seed_from_u64(6);
    for shift in 0..32 {
        let kept = noise(&mut rng, 300_000);
        let base = [&[1][..], &kept, &[2]].concat();
        let new = [&[3][..], &noise(&mut rng, 70_000 + shift), &kept, &[4]].concat();
        let stored = encode(&new, Some((&base, encode(&base, None).link)));
        assert!(
            stored.on_base && stored.body.len() < 71_000,
            "{} bytes, moved by {shift}",
            stored.body.len()
        );
        assert_eq!(decode(&stored.body, new.len(), Some(&base)).unwrap(), new);
    }
}
