//! "Yesterday", "last week", "three years ago": the date that is meant, from the day on which it was said.

use super::{
    said_at::SaidAt,
    words::{Word, is_one_of},
};

/// The text that replaces some words.
pub(super) struct ResolvedDate {
    /// How many words it replaces.
    pub words: usize,
    pub text: String,
    /// It lies in the past.
    pub is_past: bool,
}

const WEEKDAYS: &str = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const PARTS: &str = "morning|afternoon|evening|night";
const SEASONS: &str = "spring|summer|autumn|fall|winter";
const MONTHS: &str = "january|february|march|april|may|june|july|august|september|october|november|december";
/// Words that say how a date is meant, so that it takes no "on" or "in".
const PREPOSITIONS: &str =
    "since|until|till|by|from|before|after|of|during|for|as|about|around|nearly|almost|roughly|over";

/// The date that the words from this one on mean.
pub(super) fn at(words: &[Word<'_>], at: usize, said: SaidAt) -> Option<ResolvedDate> {
    let word = |ahead: usize| words.get(at + ahead).map_or("", |word| word.low.as_str());
    let before = at.checked_sub(1).map_or("", |before| words[before].low.as_str());
    let found = ago(words, at, said)
        .or_else(|| by_day(&word, said))
        .or_else(|| by_weekday(&word, said))
        .or_else(|| by_period(&word, said))?;
    let bare = is_one_of(PREPOSITIONS, before) || is_one_of("in|on|at", before);
    let text = if bare { without_preposition(&found.text).to_owned() } else { found.text };
    Some(ResolvedDate { text, ..found })
}

fn without_preposition(text: &str) -> &str {
    ["on ", "in ", "around "].iter().find_map(|lead| text.strip_prefix(lead)).unwrap_or(text)
}

fn past(words: usize, text: String) -> Option<ResolvedDate> {
    Some(ResolvedDate { words, text, is_past: true })
}

fn ahead(words: usize, text: String) -> Option<ResolvedDate> {
    Some(ResolvedDate { words, text, is_past: false })
}

fn by_day<'w>(word: &impl Fn(usize) -> &'w str, said: SaidAt) -> Option<ResolvedDate> {
    let evening = if said.is_small_hours() { said.plus_days(-1) } else { said };
    match (word(0), word(1)) {
        ("yesterday", part) if is_one_of(PARTS, part) => {
            past(2, format!("on the {part} of {}", said.plus_days(-1).day_text()))
        }
        ("tomorrow", part) if is_one_of(PARTS, part) => {
            ahead(2, format!("on the {part} of {}", said.plus_days(1).day_text()))
        }
        ("the", "day") if word(2) == "before" && word(3) == "yesterday" => {
            past(4, format!("on {}", said.plus_days(-2).day_text()))
        }
        ("the", "other") if word(2) == "day" => past(3, format!("shortly before {}", said.day_text())),
        ("yesterday", _) => past(1, format!("on {}", said.plus_days(-1).day_text())),
        ("tomorrow", _) => ahead(1, format!("on {}", said.plus_days(1).day_text())),
        ("today", _) => ahead(1, format!("on {}", said.day_text())),
        ("tonight", _) => ahead(1, format!("on the evening of {}", evening.day_text())),
        ("last", "night") => past(2, format!("on the night of {}", said.plus_days(-1).day_text())),
        ("this", part) if is_one_of(PARTS, part) => ahead(2, format!("on the {part} of {}", said.day_text())),
        _ => None,
    }
}

fn by_weekday<'w>(word: &impl Fn(usize) -> &'w str, said: SaidAt) -> Option<ResolvedDate> {
    let skip = usize::from(word(0) == "on");
    let (which, day, length) = match (word(skip), word(skip + 1), word(skip + 2)) {
        ("this", "past", day) => ("last", day, 3),
        ("this", "coming", day) => ("this", day, 3),
        (which @ ("last" | "next" | "this"), day, _) => (which, day, 2),
        _ => return None,
    };
    if day == "weekend" {
        let saturday = said.plus_days(5 - said.weekday());
        let text = |day: SaidAt| format!("on the weekend of {}", day.day_text());
        return match which {
            "last" => past(skip + length, text(saturday.plus_days(-7))),
            "next" => ahead(skip + length, text(saturday.plus_days(7))),
            _ => ahead(skip + length, text(saturday)),
        };
    }
    let target =
        i64::try_from(WEEKDAYS.split('|').position(|name| name == day || is_short_weekday(name, day))?)
            .ok()?;
    let forward = (target - said.weekday()).rem_euclid(7);
    match which {
        "last" => {
            let back = if forward == 0 { 7 } else { 7 - forward };
            past(skip + length, format!("on {}", said.plus_days(-back).day_text()))
        }
        // The one of the next week, as against "this Friday".
        "next" => {
            let monday = said.plus_days(7 - said.weekday());
            ahead(skip + length, format!("on {}", monday.plus_days(target).day_text()))
        }
        _ => ahead(skip + length, format!("on {}", said.plus_days(forward).day_text())),
    }
}

fn by_period<'w>(word: &impl Fn(usize) -> &'w str, said: SaidAt) -> Option<ResolvedDate> {
    let skip = usize::from(is_one_of("in|during|over", word(0)));
    let (which, extra) = match (word(skip), word(skip + 1)) {
        ("this", "past") => ("last", 1),
        ("this", "coming") => ("next", 1),
        ("last" | "next" | "this", _) => (word(skip), 0),
        _ => return None,
    };
    let period = word(skip + 1 + extra);
    let step = match which {
        "last" => -1,
        "next" => 1,
        _ => 0,
    };
    let monday = said.plus_days(-said.weekday());
    let text = match period {
        "week" => format!("in the week of {}", monday.plus_days(7 * step).day_text()),
        "month" => format!("in {}", said.plus_months(step).month_text()),
        "year" => format!("in {}", said.year() + step),
        _ if is_one_of(SEASONS, period) => format!("in the {period} of {}", season_year(period, step, said)),
        _ if is_one_of(MONTHS, period) => {
            let month = i64::try_from(MONTHS.split('|').position(|name| name == period)?).ok()? + 1;
            let year = match step {
                -1 => said.year() - i64::from(month >= said.month()),
                1 => said.year() + i64::from(month <= said.month()),
                _ => said.year(),
            };
            format!("in {}{} {year}", period[..1].to_uppercase(), &period[1..])
        }
        _ => return None,
    };
    let words = skip + 2 + extra;
    if step < 0 { past(words, text) } else { ahead(words, text) }
}

/// "Fri", "Tues", "Thurs".
fn is_short_weekday(name: &str, short: &str) -> bool {
    (3..=5).contains(&short.len()) && name.starts_with(short)
}

/// "Last summer" in May is that of the year before; in October it is this year's.
fn season_year(season: &str, step: i64, said: SaidAt) -> i64 {
    let last_month = match season {
        "spring" => 5,
        "summer" => 8,
        "autumn" | "fall" => 11,
        _ => 2,
    };
    match step {
        -1 => said.year() - i64::from(said.month() <= last_month),
        1 => said.year() + i64::from(said.month() > last_month - 3),
        _ => said.year(),
    }
}

const NUMBERS: &str = "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";

fn ago(words: &[Word<'_>], from: usize, said: SaidAt) -> Option<ResolvedDate> {
    let word = |at: usize| words.get(at).map_or("", |word| word.low.as_str());
    let (count, unit_at, vague) = match (word(from), word(from + 1), word(from + 2)) {
        ("a", "couple", "of") => (2, from + 3, true),
        ("a", "couple", _) => (2, from + 2, true),
        ("a", "few", _) => (3, from + 2, true),
        ("few", _, _) => (3, from + 1, true),
        ("a" | "an", _, _) => (1, from + 1, false),
        (number, _, _) => {
            let spelt = NUMBERS.split('|').position(|name| name == number);
            let count = spelt.and_then(|at| i64::try_from(at).ok()).or_else(|| number.parse().ok())?;
            (count, from + 1, false)
        }
    };
    if word(unit_at + 1) != "ago" || !(0..=200).contains(&count) {
        return None;
    }
    let unit = word(unit_at).trim_end_matches('s');
    let used = unit_at + 2 - from;
    if vague {
        let phrase: Vec<&str> = (from..=unit_at).map(word).collect();
        return is_one_of("day|week|month|year", unit)
            .then(|| past(used, format!("{} before {}", phrase.join(" "), said.day_text())))?;
    }
    match unit {
        "day" => past(used, format!("on {}", said.plus_days(-count).day_text())),
        "week" => past(used, format!("around {}", said.plus_days(-7 * count).day_text())),
        "month" => past(used, format!("in {}", said.plus_months(-count).month_text())),
        "year" => past(used, format!("in {}", said.year() - count)),
        "hour" | "minute" => past(used, format!("on {}", said.day_text())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::words::{Sentence, words};
    use super::*;

    /// Said on Monday, 8 May 2023.
    fn resolved(text: &str) -> Option<String> {
        let said = SaidAt::new(2023, 5, 8, 13, 56).unwrap();
        let words = words(Sentence { text, at: 0 });
        (0..words.len()).find_map(|from| at(&words, from, said)).map(|date| date.text)
    }

    #[test]
    fn a_relative_date_is_resolved_by_the_day_it_was_said_on() {
        for (said, date) in [
            ("yesterday", "on 7 May 2023"),
            ("yesterday evening", "on the evening of 7 May 2023"),
            ("the day before yesterday", "on 6 May 2023"),
            ("last night", "on the night of 7 May 2023"),
            ("tomorrow", "on 9 May 2023"),
            ("last Saturday", "on 6 May 2023"),
            ("last Monday", "on 1 May 2023"),
            ("this Friday", "on 12 May 2023"),
            ("next Friday", "on 19 May 2023"),
            ("last weekend", "on the weekend of 6 May 2023"),
            ("last week", "in the week of 1 May 2023"),
            ("next month", "in June 2023"),
            ("last year", "in 2022"),
            ("last summer", "in the summer of 2022"),
            ("last January", "in January 2023"),
            ("last June", "in June 2022"),
            ("three years ago", "in 2020"),
            ("a year ago", "in 2022"),
            ("10 days ago", "on 28 April 2023"),
            ("two weeks ago", "around 24 April 2023"),
            ("a few weeks ago", "a few weeks before 8 May 2023"),
            ("since last year", "2022"),
        ] {
            assert_eq!(resolved(said).as_deref(), Some(date), "{said}");
        }
    }

    #[test]
    fn what_names_no_date_stays() {
        for text in ["last of all", "this book", "three years old", "next door", "a week long"] {
            assert_eq!(resolved(text), None, "{text}");
        }
    }
}
