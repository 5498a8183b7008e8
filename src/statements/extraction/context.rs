//! Facts of two sentences: what the second says of somebody or something is named by the first.

use super::{
    FactKind, SaidAt, StatedFact,
    clauses::{self, Clause},
    keys, references, small_talk, themes, third_person, unsure,
    words::{self, Sentence},
    writing::{trimmed, writing_fault},
};

/// "I have a dog. His name is Max.": what follows on somebody named just before is part of the same fact.
pub(super) fn extend(fact: &mut StatedFact, sentence: Sentence<'_>) -> bool {
    const LEADS: &[&str] = &[
        "his name is",
        "her name is",
        "its name is",
        "their names are",
        "he is called",
        "she is called",
        "he's called",
        "she's called",
        "his name's",
        "her name's",
        "he lives",
        "she lives",
        "they live",
        "he works",
        "she works",
        "he was born",
        "she was born",
        "he is allergic",
        "she is allergic",
        "he's allergic",
        "she's allergic",
    ];
    let low = sentence.text.to_lowercase().replace('’', "'");
    if !LEADS.iter().any(|lead| low.starts_with(lead)) || sentence.is_question() {
        return false;
    }
    let text = format!("{} {}.", fact.text, sentence.text.trim_end_matches(['.', '!', ' ']));
    let is_well_written = writing_fault(&text, fact.kind).is_none();
    if is_well_written {
        (fact.text, fact.end) = (text, sentence.at + sentence.text.len());
    }
    is_well_written
}

/// "The support group was great. It made me feel accepted.": the second says of the speaker what the first one names.
pub(super) fn on_what_was_named(
    message: &str,
    previous: Sentence<'_>,
    sentence: Sentence<'_>,
    said: SaidAt,
) -> Option<StatedFact> {
    let (first, second) = (clauses::of_something(previous)?, clauses::of_something(sentence)?);
    let refers =
        second.words[0].is("it|it's|they|they've|they're|that|this|he|she|he's|she's") && second.has("me|my");
    if !refers || !references::has_noun(&first.words) {
        return None;
    }
    if second.words.len() < 5
        || second.has("means|lot|seem|seems|sounds|looks")
        || unsure::is_unsure(&second)
        || unsure::is_unsure(&first)
        || first.words[0].is("we") && first.has("another|other|all")
    {
        return None;
    }
    let (one, two) =
        (third_person::render(message, &first, said)?, third_person::render_on(message, &second, said)?);
    let text = trimmed(&format!("{} {}", one.text, two.text))?;
    let is_complete = text.contains("he user") && writing_fault(&text, FactKind::Semantic).is_none();
    let theme = themes::EFFECT;
    is_complete.then(|| StatedFact {
        text,
        fact_key: keys::key(&theme, &first),
        kind: FactKind::Semantic,
        category: theme.category,
        bank: theme.bank,
        importance: theme.importance,
        start: previous.at,
        end: sentence.at + sentence.text.len(),
        rule: "effect_of_named",
    })
}

/// "My turtles are Pip and Squeak. I've had them for 3 years.": a clause whose pronoun the sentence before explains becomes
/// the second sentence of its fact, or brings it along.
pub(super) fn in_context(
    message: &str,
    previous: Sentence<'_>,
    clause: &Clause<'_>,
    last: Option<&mut StatedFact>,
    said: SaidAt,
) -> Option<StatedFact> {
    if !clause.has("it|them|they|him|her|his|he|she|there|their")
        || small_talk::is_small_talk(clause)
        || unsure::is_unsure(clause)
        || clause.words.len() < 5
    {
        return None;
    }
    let second = third_person::render_on(message, clause, said)?;
    let (_, end) = clause.span();
    let known = last.filter(|fact| fact.start >= previous.at && fact.end <= clause.span().0);
    if let Some(known) = known {
        let text = format!("{} {}", known.text, second.text);
        let named = words::words(Sentence { text: &known.text, at: 0 });
        if references::has_noun(&named) && writing_fault(&text, known.kind).is_none() {
            (known.text, known.end) = (text, end);
        }
        return None;
    }
    let first = clauses::of_something(previous).filter(|first| references::has_noun(&first.words))?;
    let one = third_person::render(message, &first, said)?;
    let text = trimmed(&format!("{} {}", one.text, second.text))?;
    let kind = if second.is_past { FactKind::Episodic } else { FactKind::Semantic };
    let theme = themes::of(clause);
    (text.contains("he user") && writing_fault(&text, kind).is_none()).then(|| StatedFact {
        text,
        fact_key: keys::key(&theme, &first),
        kind,
        category: theme.category,
        bank: theme.bank,
        importance: theme.importance,
        start: previous.at,
        end,
        rule: theme.rule,
    })
}
