//! Texts in numbers, as unlike as those of people: few words in most of them, and most words in few.

/// A sequence that looks random and is the same every time, after Lehmer.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(2).wrapping_add(1))
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end.max(1)
    }
}

/// A word by its number; small numbers come more often.
fn word(random: &mut Random, words: u64) -> String {
    const SYLLABLES: [&str; 16] = [
        "ba", "ko", "ri", "ten", "mu", "los", "ve", "da", "ner", "pi", "sha", "gul", "fo", "wen", "zo", "lim",
    ];
    // The smaller of several numbers is small.
    let number = (0..3).map(|_| random.below(words)).min().unwrap_or_default();
    let syllable = |shift: u32| SYLLABLES[usize::try_from(number >> shift & 15).unwrap()];
    format!("{}{}{}{}", syllable(0), syllable(4), syllable(8), syllable(12))
}

/// Texts of 5 to 14 words, with `different` words to choose from. Every tenth text is an earlier one with one word changed.
pub fn texts_of_words(count: usize, different: u64) -> Vec<String> {
    let mut random = Random::new(7);
    let mut texts: Vec<String> = Vec::with_capacity(count);
    for at in 0..count {
        if at % 10 == 9 {
            let earlier = usize::try_from(random.below(at as u64)).unwrap();
            let mut words: Vec<&str> = texts[earlier].split(' ').collect();
            let changed = word(&mut random, different);
            *words.last_mut().unwrap() = &changed;
            texts.push(words.join(" "));
        } else {
            let words: Vec<String> =
                (0..5 + random.below(10)).map(|_| word(&mut random, different)).collect();
            texts.push(format!("The user likes {}", words.join(" ")));
        }
    }
    texts
}
