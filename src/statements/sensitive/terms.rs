//! The lists of terms, as one tree of words that is walked along a text.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use super::{Class, tokens::Text};
use memledger_offline::{lists::entries, words::folded};

/// How much a term tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Weight {
    /// Sensitive wherever it is.
    Alone,
    /// Sensitive in a sentence about a person.
    OfPerson,
    /// The same, but it may mean something else.
    Doubtful,
    /// Means something harmless, whatever terms are within it.
    Harmless,
}

/// One line a term. Before it may be `+` for alone, `?` for doubtful and `-` for harmless. `*` ends the beginning of a word,
/// `_` is any word, `^` where an order may begin, and `@my`, `@is`, `@have` are any word of these sorts.
const LISTS: [(Class, &str); 9] = [
    (Class::Health, include_str!("lists/health.txt")),
    (Class::Religion, include_str!("lists/religion.txt")),
    (Class::Sexuality, include_str!("lists/sexuality.txt")),
    (Class::Politics, include_str!("lists/politics.txt")),
    (Class::Union, include_str!("lists/union.txt")),
    (Class::Biometrics, include_str!("lists/biometrics.txt")),
    (Class::Contact, include_str!("lists/contact.txt")),
    (Class::Finance, include_str!("lists/finance.txt")),
    (Class::Instruction, include_str!("lists/instruction.txt")),
];

const MY: &str = "my our his her their your s mein meine meinen meinem meiner sein seine seinen seinem ihr ihre ihren ihrem mi \
    mis su sus mon ma mes son sa ses";
const IS: &str =
    "is am are was were be been being m re s bin ist war sind soy es eres fue era suis est etait";
const HAVE: &str =
    "have has had having got ve gets get habe hat hatte haben hatten tengo tiene tuvo ai a avait";
/// May be between two words of a term.
const PASSED_OVER: &str = "a an the very really quite still also now recently just always currently severely severe mild \
    mildly chronic slightly new der die das den dem ein eine einen einem einer el la los las un una le les une du des";
/// The longest term, with what is passed over.
const LONGEST: usize = 10;

type Node = u32;
type Symbol = u32;

pub(super) struct Terms {
    symbols: HashMap<String, Symbol>,
    /// How words begin that a term holds with an asterisk, and how long these beginnings are.
    beginnings: HashMap<String, Symbol>,
    lengths: Vec<usize>,
    sorts: HashMap<&'static str, Vec<Symbol>>,
    passed_over: HashSet<&'static str>,
    children: HashMap<(Node, Symbol), Node>,
    ends: HashMap<Node, Vec<(Class, Weight)>>,
    any: Symbol,
    start: Symbol,
}

pub(super) static TERMS: LazyLock<Terms> = LazyLock::new(Terms::load);

/// A term in a text, by its tokens.
#[derive(Debug, Clone, Copy)]
pub(super) struct Match {
    pub class: Class,
    pub weight: Weight,
    pub first: usize,
    pub last: usize,
}

impl Terms {
    fn load() -> Self {
        let mut made = Self {
            symbols: HashMap::new(),
            beginnings: HashMap::new(),
            lengths: Vec::new(),
            sorts: HashMap::new(),
            passed_over: PASSED_OVER.split_whitespace().collect(),
            children: HashMap::new(),
            ends: HashMap::new(),
            any: 0,
            start: 0,
        };
        (made.any, made.start) = (made.symbol("_"), made.symbol("^"));
        for (sort, words) in [("@my", MY), ("@is", IS), ("@have", HAVE)] {
            let symbol = made.symbol(sort);
            words.split_whitespace().for_each(|word| made.sorts.entry(word).or_default().push(symbol));
        }
        let mut nodes = 0;
        for (class, list) in LISTS {
            entries(list).for_each(|line| made.add(class, line, &mut nodes));
        }
        made.lengths = made.beginnings.keys().map(String::len).collect();
        made.lengths.sort_unstable();
        made.lengths.dedup();
        made
    }

    fn add(&mut self, class: Class, line: &str, nodes: &mut Node) {
        let (weight, term) = match line.as_bytes()[0] {
            b'+' => (Weight::Alone, &line[1..]),
            b'?' => (Weight::Doubtful, &line[1..]),
            b'-' => (Weight::Harmless, &line[1..]),
            _ => (Weight::OfPerson, line),
        };
        let mut node = 0;
        for word in
            term.split(|c: char| !c.is_alphanumeric() && !"*@_^".contains(c)).filter(|word| !word.is_empty())
        {
            let symbol = match word.strip_suffix('*') {
                Some(begin) => self.beginning(&folded(begin)),
                None => self.symbol(&folded(word)),
            };
            node = *self.children.entry((node, symbol)).or_insert_with(|| {
                *nodes += 1;
                *nodes
            });
        }
        self.ends.entry(node).or_default().push((class, weight));
    }

    fn symbol(&mut self, word: &str) -> Symbol {
        let next = (self.symbols.len() + self.beginnings.len()) as Symbol;
        *self.symbols.entry(word.to_owned()).or_insert(next)
    }

    fn beginning(&mut self, begin: &str) -> Symbol {
        let next = (self.symbols.len() + self.beginnings.len()) as Symbol;
        *self.beginnings.entry(begin.to_owned()).or_insert(next)
    }

    /// All that a word may stand for in a term.
    fn readings(&self, word: &str) -> Vec<Symbol> {
        let singular = word.strip_suffix('s').filter(|short| short.len() > 2);
        let mut found: Vec<Symbol> = [Some(word), singular]
            .into_iter()
            .flatten()
            .filter_map(|word| self.symbols.get(word).copied())
            .collect();
        found.extend(self.sorts.get(word).into_iter().flatten());
        let begins = self.lengths.iter().take_while(|length| **length <= word.len());
        found.extend(begins.filter_map(|length| self.beginnings.get(word.get(..*length)?)).copied());
        found.push(self.any);
        found
    }

    /// All terms in a text, also those within others.
    pub fn matches(&self, text: &Text<'_>) -> Vec<Match> {
        let words: Vec<(Vec<Symbol>, bool)> = text
            .tokens
            .iter()
            .map(|token| (self.readings(&token.word), self.passed_over.contains(&*token.word)))
            .collect();
        let mut found = Vec::new();
        let (mut nodes, mut next): (Vec<Node>, Vec<Node>) = (Vec::new(), Vec::new());
        for first in 0..words.len() {
            nodes.clear();
            nodes.push(0);
            if may_begin_order(text, first) {
                nodes.extend(self.children.get(&(0, self.start)));
            }
            let end = words.len().min(first + LONGEST);
            for (last, (readings, is_passed_over)) in words.iter().enumerate().take(end).skip(first) {
                // No term goes on in the next sentence.
                if text.tokens[last].sentence != text.tokens[first].sentence {
                    break;
                }
                next.clear();
                for node in &nodes {
                    next.extend(readings.iter().filter_map(|symbol| self.children.get(&(*node, *symbol))));
                }
                for (class, weight) in next.iter().filter_map(|node| self.ends.get(node)).flatten() {
                    found.push(Match { class: *class, weight: *weight, first, last });
                }
                if *is_passed_over {
                    next.extend(nodes.iter().filter(|node| **node != 0));
                }
                std::mem::swap(&mut nodes, &mut next);
                if nodes.is_empty() {
                    break;
                }
            }
        }
        found
    }
}

/// At the beginning of a sentence or of what follows a colon or a comma, or behind "and", "then" and "please".
fn may_begin_order(text: &Text<'_>, at: usize) -> bool {
    let token = &text.tokens[at];
    let before = at.checked_sub(1).map_or("", |before| text.word(before));
    at == text.sentences[token.sentence]
        || token.gap.contains([':', ',', '"', '(', ']', '>', '*', '-', '–', '—'])
        || matches!(before, "and" | "then" | "please" | "und" | "dann" | "bitte" | "y" | "et")
}
