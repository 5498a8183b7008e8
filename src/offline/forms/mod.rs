//! How alike two words are that differ in their ending, their prefix or their spelling, in whatever language. Nobody says
//! what language a word of a query is in, so that each that its script is used for may explain the difference.

mod alphabets;
mod hangul;
mod languages;
mod semitic;

pub use alphabets::irregular_forms;

/// From here on two words count as one and the same, and a text with the one as a text with the other.
pub const SAME: f64 = 0.8;
/// Leading zeros make no other number.
const SAME_NUMBER: f64 = 0.95;
/// A number and its ordinal.
const ORDINAL: f64 = 0.8;
/// A word within a longer one, for scripts that put no spaces between words.
const WITHIN: f64 = 0.5;

/// A folded word, prepared for comparing.
pub struct Form {
    /// As it is compared: without what writers of its script leave out or write in two ways.
    letters: Vec<char>,
    script: Script,
    shape: Shape,
    /// The bits of the pairs of letters that it may begin with.
    starts: u64,
}

/// What tells at once that most words are not alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// The first two letters, hashed.
    start: u16,
    length: u16,
    /// The bits of the first pair of letters and of the last.
    first: u8,
    last: u8,
    /// A bit for each pair of letters that follow each other.
    pairs: u64,
}

/// The pairs of letters that words begin and end with, a bit for each.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ends {
    first: u64,
    last: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Cyrillic,
    Hebrew,
    Arabic,
    Hangul,
    /// An alphabet of which no language is known.
    Other,
    /// Words are not parted by spaces.
    Joined,
    /// With a digit in it.
    Number,
}

/// Shortest word that is looked for within longer ones.
const LEAST_WITHIN: usize = 5;

impl Form {
    /// Of a folded word.
    pub fn of(word: &str) -> Self {
        let script = Script::of(word);
        let mut letters = Vec::with_capacity(word.len());
        script.each_letter(word, |letter| letters.push(letter));
        let shape = Shape::of(word);
        let starts = match script {
            Script::Hebrew | Script::Arabic => semitic::cores(&letters, script)
                .filter_map(|(core, _)| core.get(..2))
                .fold(0, |bits, pair| bits | bit(pair[0], pair[1])),
            _ => 0,
        };
        Self { letters, script, shape, starts }
    }

    /// Whether a word of that shape may be like this one; [`Self::likeness`] says how much.
    pub fn may_be_like(&self, other: Shape) -> bool {
        if self.starts != 0 {
            return self.starts & other.pairs != 0;
        }
        let within = |part: Shape, whole: Shape| {
            part.pairs & !whole.pairs == 0 && usize::from(part.length) >= self.script.least_within()
        };
        self.shape.start == other.start || within(self.shape, other) || within(other, self.shape)
    }

    /// The pairs of letters that another form begins with, or ends with.
    pub fn ends(&self) -> Ends {
        let Shape { length, first, last, .. } = self.shape;
        match self.script {
            Script::Latin | Script::Cyrillic | Script::Other | Script::Number if length > 1 => {
                let within = usize::from(length) >= LEAST_WITHIN;
                Ends { first: 1 << first, last: if within { 1 << last } else { 0 } }
            }
            _ => Ends { first: u64::MAX, last: u64::MAX },
        }
    }

    /// How likely they are forms of one word: 0 for others, 1 for the very same. `english` leaves other languages out.
    pub fn likeness(&self, other: &Self, english: bool) -> f64 {
        let (one, two) = (&self.letters[..], &other.letters[..]);
        if self.script != other.script || one.is_empty() || two.is_empty() {
            return 0.0;
        }
        match self.script {
            Script::Number if one == two => SAME_NUMBER,
            Script::Number => number(one, two),
            _ if one == two => SAME,
            Script::Hebrew | Script::Arabic => semitic::likeness(one, two, self.script),
            Script::Hangul => hangul::likeness(one, two),
            Script::Joined => {
                let (short, long) = if one.len() < two.len() { (one, two) } else { (two, one) };
                let within = short.len() > 1 && long.windows(short.len()).any(|part| part == short);
                if within { WITHIN } else { 0.0 }
            }
            script => alphabets::likeness(one, two, script, english),
        }
    }
}

impl Shape {
    /// Of a folded word.
    pub fn of(word: &str) -> Self {
        let mut shape = Self { start: 0, length: 0, first: 0, last: 0, pairs: 0 };
        let mut before = '\0';
        Script::of(word).each_letter(word, |letter| {
            if shape.length > 0 {
                shape.last = pair(before, letter);
                shape.pairs |= 1 << shape.last;
                if shape.length == 1 {
                    shape.first = shape.last;
                }
            }
            if shape.length < 2 {
                shape.start = shape.start.wrapping_mul(SPREAD) ^ u32::from(letter) as u16;
            }
            shape.length = shape.length.saturating_add(1);
            before = letter;
        });
        shape
    }
}

impl Script {
    fn of(word: &str) -> Self {
        // Most words are of ASCII, where that is told sooner.
        let has_digit = |word: &str| match word.is_ascii() {
            true => word.bytes().any(|byte| byte.is_ascii_digit()),
            false => word.chars().any(char::is_numeric),
        };
        if has_digit(word) {
            return Self::Number;
        }
        match word.chars().next().unwrap_or_default() {
            'a'..='z' | '\u{c0}'..='\u{24f}' => Self::Latin,
            '\u{400}'..='\u{52f}' => Self::Cyrillic,
            '\u{590}'..='\u{5ff}' => Self::Hebrew,
            '\u{600}'..='\u{6ff}' | '\u{750}'..='\u{77f}' => Self::Arabic,
            '\u{1100}'..='\u{11ff}' => Self::Hangul,
            '\u{e00}'..='\u{eff}'
            | '\u{1000}'..='\u{109f}'
            | '\u{1780}'..='\u{17ff}'
            | '\u{3040}'..='\u{9fff}' => Self::Joined,
            _ => Self::Other,
        }
    }

    /// The letters that words of it are compared by.
    fn each_letter(self, word: &str, mut each: impl FnMut(char)) {
        match self {
            Self::Latin => alphabets::each_letter(word, each),
            Self::Hebrew | Self::Arabic => word.chars().map(semitic::letter).for_each(each),
            Self::Hangul => word.chars().for_each(|c| hangul::each_letter(c, &mut each)),
            Self::Number => significant(word).chars().for_each(each),
            _ => word.chars().for_each(each),
        }
    }

    fn least_within(self) -> usize {
        match self {
            Self::Joined => 2,
            Self::Hangul => hangul::LEAST_WITHIN,
            _ => LEAST_WITHIN,
        }
    }
}

/// Puts letters of one alphabet far from each other.
const SPREAD: u16 = 0x9e37;

impl Ends {
    pub fn add(&mut self, other: Self) {
        self.first |= other.first;
        self.last |= other.last;
    }

    /// Whether a word may be like one of those that these are of. If it is of ASCII, that is told sooner than by its shape.
    pub fn may_be_like(&self, word: &str) -> bool {
        let letters = word.as_bytes();
        let doubtful = |letters: &[u8]| matches!(letters, [b'a' | b'o' | b'u', b'e']);
        let ([one, two, ..], [.., before, end]) = (letters, letters) else { return true };
        // An "e" that is left out may part the last two letters that are compared.
        let parted = letters.len() > 2 && doubtful(&[letters[letters.len() - 3], *before]);
        let odd = doubtful(&[*one, *two]) || doubtful(&[*before, *end]) || parted;
        if !word.is_ascii() || odd || one.is_ascii_digit() {
            return true;
        }
        let [first, last] =
            [[one, two], [before, end]].map(|of| pair(char::from(*of[0]), char::from(*of[1])));
        self.are_of(first, last, letters.len())
    }

    /// The same of a word of that shape.
    pub fn may_be_of(&self, shape: Shape) -> bool {
        shape.length < 2 || self.are_of(shape.first, shape.last, usize::from(shape.length))
    }

    fn are_of(&self, first: u8, last: u8, length: usize) -> bool {
        self.first >> first & 1 == 1 || length >= LEAST_WITHIN && self.last >> last & 1 == 1
    }
}

/// The number of the bit of two letters.
fn pair(one: char, two: char) -> u8 {
    (u32::from(one).wrapping_mul(27).wrapping_add(u32::from(two)) & 63) as u8
}

fn bit(one: char, two: char) -> u64 {
    1 << pair(one, two)
}

/// How many letters both begin with.
fn common<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

/// A number without leading zeros.
fn significant(word: &str) -> &str {
    let bare = word.trim_start_matches('0');
    if bare.starts_with(char::is_numeric) { bare } else { word }
}

/// A number and its ordinal.
fn number(one: &[char], other: &[char]) -> f64 {
    let digits = common(one, other);
    let ordinal = |rest: &[char]| {
        rest.is_empty()
            || ["st", "nd", "rd", "th", "er", "eme"].iter().any(|end| end.chars().eq(rest.iter().copied()))
    };
    let is_number = digits > 0 && one[..digits].iter().all(|c| c.is_numeric());
    if is_number && ordinal(&one[digits..]) && ordinal(&other[digits..]) { ORDINAL } else { 0.0 }
}

#[cfg(test)]
#[path = "../forms_tests.rs"]
mod tests;
