//! Words and numbers for generated statements, the same on each run.

/// A generator of numbers that gives the same ones on each machine.
pub(super) struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    pub fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }
}

pub(super) const SLOTS: &[(&str, &[&str])] = &[
    ("city", &["Kassel", "Weimar", "Porto", "Leeds", "Turin", "Aarhus", "Lyon", "Graz"]),
    ("other", &["Odense", "Bergen", "Cork", "Bonn"]),
    ("name", &["Maria", "Omar", "Nora", "Kim", "Lena", "Tariq", "Ines", "Paul"]),
    ("firm", &["Bluefin", "Acme", "Norlight", "Tessera", "Havel"]),
    ("thing", &["coffee", "jazz", "crosswords", "opera", "chess", "cider"]),
    ("food", &["peanuts", "milk", "celery", "mustard"]),
    ("animal", &["spider", "cat", "horse", "hen"]),
    ("job", &["nurse", "baker", "pilot", "welder"]),
    ("language", &["Finnish", "Italian", "Welsh", "Polish"]),
    ("instrument", &["cello", "harp", "banjo", "flute"]),
    ("vehicle", &["tram", "bicycle", "train"]),
    ("colour", &["green", "teal", "red", "purple"]),
    ("year", &["2014", "1998", "2021", "2007"]),
    ("n", &["4", "7", "23", "41", "9", "62"]),
    ("month", &["March", "June", "October", "April"]),
    ("unit", &["mg", "mcg", "g"]),
    ("kin", &["mother", "brother", "aunt", "son"]),
];

pub(super) fn filled(template: &str, slot: impl Fn(&str) -> String) -> String {
    SLOTS
        .iter()
        .fold(template.to_owned(), |text, (name, _)| text.replace(&format!("{{{name}}}"), &slot(name)))
}

/// The word of each slot among those that were chosen.
pub(super) fn chosen_word(chosen: &[(&str, String)]) -> impl Fn(&str) -> String {
    move |name| {
        chosen.iter().find(|(slot, _)| *slot == name).map_or_else(String::new, |(_, word)| word.clone())
    }
}

/// The share in percent with its interval of 95 % by Wilson.
pub(super) fn share(hits: usize, all: usize) -> String {
    let (n, z) = (all.max(1) as f64, 1.96);
    let share = hits as f64 / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let reach = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    format!(
        "{hits}/{all} = {:.1} % [{:.1}, {:.1}]",
        100.0 * share,
        100.0 * (middle - reach),
        100.0 * (middle + reach)
    )
}
