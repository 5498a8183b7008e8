//! What a person says that only might be: "if I moved", "I would", "I wish I had".

use super::{
    clauses::{Clause, Subject},
    small_talk::SEE,
    verbs::{self, is_adverb},
    words::is_one_of,
};

/// Whether a clause says what only might be: "if I moved", "I would", "I wish I had".
pub(super) fn is_unsure(clause: &Clause<'_>) -> bool {
    let verb = clause.low(clause.verb);
    let main = clause.low(clause.main_verb());
    let wishes = is_one_of("'d|would", verb)
        && !asks_for_something(clause)
        && (is_one_of("love|like|prefer|rather", main) || clause.has("rather|love|like"))
        && !clause.words[clause.verb..].iter().any(|word| word.is(SEE) && !word.is("have"))
        && (!clause.has("have")
            || clause
                .words
                .windows(2)
                .any(|pair| pair[0].is("have") && pair[1].is("a|an|another|my|our|kids|children")));
    let had = verb == "'d" && {
        let next = clause.words[clause.verb + 1..].iter().find(|word| !is_adverb(&word.low));
        next.is_some_and(|next| verbs::is_participle(&next.low))
    };
    if is_one_of("'d|would|wouldn't", verb) && !wishes && !had {
        return true;
    }
    let even_if = clause
        .words
        .windows(2)
        .any(|pair| pair[0].is("even|as|and|or|but|see|know|sure|asked") && pair[1].is("if"));
    if !even_if && clause.has("if")
        || clause.has("wish|unless|imagine|pretend|hypothetically|supposed|wondering|whether")
    {
        // "I get a rash if I eat nuts" holds whenever it happens.
        let habitual = clause.has("if")
            && clause.has("eat|drink|take|touch|wear|use|smell")
            && !clause.has("would|'d|could|will|'ll");
        return !habitual;
    }
    let restricts = clause.has("must|mustn't|should|shouldn't")
        && clause.has("not|mustn't|shouldn't|never|avoid")
        && clause.has("eat|drink|take|avoid|lift|drive|fly");
    if restricts && clause.subject == Subject::Speaker {
        return false;
    }
    if is_one_of("could|should|shouldn't|may|might|must|shall", verb)
        || clause.words.iter().take(clause.main_verb() + 1).any(|word| word.is("maybe|perhaps|might"))
    {
        return true;
    }
    clause.low(clause.main_verb()) == "supposed"
}

/// "I'd like a shorter version", "I'd like to book a table": said to whoever is to do it.
fn asks_for_something(clause: &Clause<'_>) -> bool {
    let main = clause.main_verb();
    let next = clause.low(main + 1);
    let does = "book|order|return|cancel|speak|reserve|request|schedule|change|start|begin|continue|get|make|check|report|file|ask|know";
    clause.low(main) == "like"
        && (is_one_of("a|an|the|some|this|that|it|one|more|your|two", next)
            || next == "to" && is_one_of(does, clause.low(main + 2)))
}
