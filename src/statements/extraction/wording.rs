//! Which words of a clause are written otherwise than they were said: warmth left out, and what points at something unnamed.

use super::{
    clauses::Subject,
    third_person::Writer,
    verbs::{self, is_adverb},
    words::is_one_of,
};

/// Words that add nothing but warmth. Behind a negation they change what it denies, so they stay there.
const WARMTH: &str = "really|totally|literally|absolutely|honestly|actually|basically|just|definitely|super|seriously|truly|kinda|\
    sorta|so|pretty|lol|haha|tbh|obviously|even|also";
const NEGATIONS: &str = "not|don't|can't|never|isn't|wasn't|didn't|won't|no|aren't|haven't|cannot";
/// Words behind "this" with which it is no article, or dates something.
const NO_NOUNS: &str = "year|years|month|week|weekend|summer|winter|spring|autumn|fall|day|days|time|morning|past|coming|\
    is|are|was|were|one|ones|kind|kinds|sort|sorts|way|to|for|in|and|but|or|as|with|because|will|can|that|together|who|which|\
    at|on|of|when|so|from|by|if|since|after|before|while|i|we|you|he|she|it|they|has|have|had|does|did|do|than|what|how|\
    about|up|out|off|all|makes|made|helps|gives|though|until|where|why|into|through|over|down|again|could|would";
/// "So" and "just" are left out before words that they only colour.
const JOINED_TO: &str = "that|far|as|like|because|far|much|many|long|what|what's|the|ugly|i|we|to";

impl Writer<'_, '_> {
    /// "Put together a show", "pulled it together", "laugh together" behind "and".
    pub fn is_phrase(&self, at: usize) -> bool {
        const PHRASES: &str = "put|putting|puts|pull|pulled|pulling|get|getting|got|bring|brings|brought|bringing|come|came|coming|keep|\
            throw|threw|piece|pieced|mix|mixed|sew|sewed|glue|glued";
        self.clause.words[at.saturating_sub(3)..at].iter().any(|word| word.is(PHRASES))
    }

    /// "I made it in pottery class": what it was is not said, and all else is.
    pub fn stands_for_something(&self, at: usize) -> bool {
        const BEHIND: &str = "myself|in|at|for|with|when|while|because|yesterday|last|on|from|during|after|before|as|about|a|two|three";
        let main = self.clause.main_verb();
        let next = self.clause.low(at + 1);
        self.clause.subject == Subject::Speaker
            && at == main + 1
            && verbs::is_past_or_unchanged(self.clause.low(main))
            && !self.clause.words[main].is("loved|liked|enjoyed|hated")
            && (is_one_of(BEHIND, next)
                || next == "to"
                    && (!self.clause.words[main].is("made") || verbs::is_base(self.clause.low(at + 2))))
            && self.clause.words.len() > at + 2
    }

    /// "This super cool book from the 1900s" where nothing was named before: a book.
    pub fn introduces(&self, at: usize) -> bool {
        let next = self.clause.low(at + 1);
        let leads = at == 0 && matches!(self.clause.subject, Subject::Other | Subject::Shown);
        (leads || at > self.clause.verb)
            && !next.is_empty()
            && !is_one_of(NO_NOUNS, next)
            && (!is_adverb(next)
                || is_one_of("super|very|quite|lovely|lonely|friendly|really|so|early", next))
            && self.clause.words[at + 1].gap == " "
            && !self.clause.words[self.clause.main_verb()]
                .is("love|like|loved|liked|enjoy|enjoyed|hate|do|did")
    }

    pub fn is_warmth(&self, at: usize) -> bool {
        let low = |at: usize| self.clause.low(at);
        let word = &self.clause.words[at];
        let negated = at > 0 && is_one_of(NEGATIONS, low(at - 1));
        // "Fond of dance, so combining them …".
        let leads = word.is("so")
            && low(at + 1).ends_with("ing")
            && is_one_of("them|it|the|a|my|this|these|both|all", low(at + 2));
        let joined = leads || is_one_of(JOINED_TO, low(at + 1)) && word.is("so|just|pretty");
        // "Very hot and so is he": what a comma sets apart leads something.
        word.is(WARMTH)
            && !negated
            && !joined
            && at + 1 < self.clause.words.len()
            && (at == 0 || !word.gap.contains(','))
    }
}
