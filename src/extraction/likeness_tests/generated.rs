//! Words and numbers for generated statements, the same on each run.

/// A generator of numbers that gives the same ones on each machine.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    pub fn of<'a, T: ?Sized>(&mut self, all: &[&'a T]) -> &'a T {
        all[self.below(all.len())]
    }
}

/// What a word is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    Number,
    Date,
    Name,
    /// Neither: another thing.
    Plain,
}

pub(super) const SLOTS: &[(&str, Sort, &[&str])] = &[
    ("city", Sort::Name, &["Erfurt", "Gotha", "Tromso", "Leiden", "Bilbao", "Sopot"]),
    ("name", Sort::Name, &["Henrike", "Jaro", "Milena", "Osman", "Tilda", "Wanda", "Mila", "Tilde"]),
    ("firm", Sort::Name, &["Kornblume", "Northgate", "Ospra", "Vantwerk", "Northgale"]),
    ("language", Sort::Name, &["Danish", "Basque", "Greek", "Turkish"]),
    ("day", Sort::Date, &["Monday", "Tuesday", "Thursday", "Saturday"]),
    ("month", Sort::Date, &["January", "April", "August", "November"]),
    ("year", Sort::Date, &["2009", "2015", "2019", "2022"]),
    ("n", Sort::Number, &["2", "3", "5", "8", "11", "12", "18"]),
    ("job", Sort::Plain, &["baker", "joiner", "nurse", "surveyor"]),
    ("kin", Sort::Plain, &["sister", "uncle", "daughter", "cousin"]),
    ("food", Sort::Plain, &["hazelnuts", "oysters", "strawberries", "lentils"]),
    ("drink", Sort::Plain, &["tea", "cocoa", "cider"]),
    ("other", Sort::Plain, &["coffee", "beer", "lemonade"]),
    ("thing", Sort::Plain, &["old maps", "wall clocks", "puppets", "board games", "paper kites"]),
    ("colour", Sort::Plain, &["orange", "green", "violet", "grey"]),
    ("instrument", Sort::Plain, &["cello", "oboe", "viola", "tuba"]),
    ("vehicle", Sort::Plain, &["canoe", "tandem", "van", "moped"]),
    ("subject", Sort::Plain, &["chemistry", "history", "botany", "law"]),
];

/// A word of each slot, by its place among the slots.
#[derive(Debug, Clone)]
pub(super) struct Chosen(Vec<&'static str>);

impl Chosen {
    pub fn of(dice: &mut Dice) -> Self {
        Self(SLOTS.iter().map(|(_, _, all)| dice.of(all)).collect())
    }

    /// The same with another word in one slot.
    pub fn with_other(&self, slot: usize, dice: &mut Dice) -> Self {
        let all = SLOTS[slot].2;
        let mut other = self.clone();
        while other.0[slot] == self.0[slot] {
            other.0[slot] = dice.of(all);
        }
        other
    }

    /// A wording with its words, with a capital where it begins.
    pub fn fill(&self, wording: &str) -> String {
        let slots = SLOTS.iter().zip(&self.0);
        let text = slots
            .fold(wording.to_owned(), |text, ((name, ..), word)| text.replace(&format!("{{{name}}}"), word));
        let (first, rest) = text.split_at(1);
        first.to_uppercase() + rest
    }
}

/// The slots of a wording that hold words of a sort.
pub(super) fn slots_of(wording: &str, sort: Sort) -> Vec<usize> {
    let holds = |at: &usize| SLOTS[*at].1 == sort && wording.contains(&format!("{{{}}}", SLOTS[*at].0));
    (0..SLOTS.len()).filter(holds).collect()
}

/// The statements, each in its wordings, with the half that it belongs to.
pub(super) fn statements() -> Vec<(usize, Vec<&'static str>)> {
    wordings(include_str!("statements.txt")).enumerate().map(|(at, line)| (at % 2, line)).collect()
}

/// Those that were written after the rules.
pub(super) fn later() -> Vec<Vec<&'static str>> {
    wordings(include_str!("later.txt")).collect()
}

fn wordings(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    file.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(" | ").collect())
}

/// The share in percent with its interval of 95 % by Wilson.
pub(crate) fn share(hits: usize, all: usize) -> String {
    let (n, z) = (all.max(1) as f64, 1.96);
    let share = hits as f64 / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let reach = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let [low, high] = [middle - reach, middle + reach].map(|end| 100.0 * end);
    format!("{hits}/{all} = {:.2} % [{low:.2}, {high:.2}]", 100.0 * share)
}
