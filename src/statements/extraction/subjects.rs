//! Who a clause is about, and the verb behind them.

use super::{
    clauses::{ASKING, SUBJECTS, SUBORDINATE, Subject},
    left_out::elided,
    verbs::{self, is_adverb},
    words::{Word, is_one_of},
};

/// The most words before the subject: "In the summer of 2015, after college, I …".
const FRONT_WORDS: usize = 14;
const FRONT: &str = "in|on|at|since|after|before|when|while|as|for|during|last|this|next|every|each|by|until|from|once|with|\
    yesterday|today|tonight|recently|lately|currently|nowadays|tomorrow|sometimes|usually|whenever|although|though|because|\
    all|one|two|three|a|ever|now|back|growing|often|most|some|these|just|thanks|despite|ten|four|five|six|seven|eight|\
    even|due|along|earlier|later|being|to|through|between|about|besides|until|over|right|first|not|unlike|like|under|the|\
    january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|\
    thursday|friday|saturday|sunday|mostly|throughout|someday|only|half|occasionally|previously|eventually|around";

/// Where the subject begins, where the first verb stands, and who the clause is about.
pub(super) fn subject(words: &[Word<'_>]) -> Option<(usize, usize, Subject)> {
    let first = words.first()?;
    // "This book I read last year reminds me": the book does.
    let points = first.is("this|these|that|those")
        && words.get(1).is_some_and(names)
        && (2..words.len().min(5)).any(|at| words[at].is("i") && !words[at].gap.contains(','));
    if let Some(found) = among(words) {
        return found;
    }
    if first.is("me") && words.get(1).is_some_and(|word| word.is("and")) {
        return me_and(words);
    }
    if points && let Some(found) = other(words) {
        return Some(found);
    }
    // "When I was ten, I joined": the subject of what is said is the last of the front's.
    let front_ends = (1..words.len().min(FRONT_WORDS))
        .find(|at| words[*at].gap.contains(',') && words[*at].is("i|we|my|our") && first.is(FRONT));
    let at = match front_ends {
        Some(at) => at,
        None if first.is("i|we|my|our") => 0,
        None if first.is(FRONT)
            && (!first.is(SUBORDINATE)
                || first.is("as") && words.get(1).is_some_and(|word| word.is("a|an")))
            || first.is("since|after|before|even|during|ever")
            || first.is("because") && words.get(1).is_some_and(|word| word.is("of")) =>
        {
            let mut speakers = (1..words.len().min(FRONT_WORDS)).filter(|at| words[*at].is("i|we"));
            match speakers.find(|at| is_front(words, *at)) {
                Some(at) => at,
                None => return elided(words).or_else(|| other(words)),
            }
        }
        None => return elided(words).or_else(|| other(words)),
    };
    if words[at].is("i|we") {
        return speaker(words, at);
    }
    theirs(words, at).or_else(|| other(words))
}

/// "One of my sisters", "a friend of mine", "everyone in my family": where they are the subject, whether and
/// how they are read.
fn among(words: &[Word<'_>]) -> Option<Option<(usize, usize, Subject)>> {
    let first = words.first()?;
    if first.is("one|two|three|some|none|half|most|all|both|neither|many|part|several")
        && words.get(1).is_some_and(|word| word.is("of"))
        && words.get(2).is_some_and(|word| word.is("my|our"))
    {
        let base = |at: &usize| words[*at].is(LINKING) || verbs::is_base(&words[*at].low);
        return Some(
            theirs(words, 2)
                .or_else(|| (4..words.len().min(8)).find(base).map(|verb| (2, verb, Subject::Theirs)))
                .map(|(_, verb, _)| (0, verb, Subject::Theirs)),
        );
    }
    if first.is("a|an|one|another|two|some")
        && let Some(of) = (2..words.len().min(5))
            .find(|at| words[*at].is("of") && words.get(at + 1).is_some_and(|next| next.is("mine|ours")))
    {
        let verb = of + 2;
        let acts = words.get(verb).is_some_and(|word| {
            word.is(LINKING) || verbs::is_past_or_unchanged(&word.low) || word.low.ends_with('s')
        });
        return Some((acts && words.len() > verb + 3).then_some((0, verb, Subject::Theirs)));
    }
    if first.is("everyone|everybody|nobody")
        && words.get(1).is_some_and(|word| word.is("in|on|at"))
        && words.get(2).is_some_and(|word| word.is("my|our"))
        && words.len() > 5
    {
        return Some(Some((0, 4, Subject::Theirs)));
    }
    None
}

/// "Since 2019" and "after college" lead what follows; "since we last spoke" and "even where I" hold a subject of their own.
fn is_front(words: &[Word<'_>], subject: usize) -> bool {
    let leads = words[0].is("since|after|before|because|due|in|at|on|with|for|during|instead|thanks");
    let mut holds = words[..subject]
        .iter()
        .any(|word| word.is("that|if|what|who|how|where|when|while|is|are|because") && word.at > words[0].at);
    holds |= !leads && words[..subject].iter().any(|word| word.is("of|was|because"));
    // "Because of my back I", as against "because I"; "since I was ill I".
    let bare =
        words[0].is(SUBORDINATE) && words[..subject].iter().all(|word| !word.is("i|we|of|my|our|the|a"));
    !(holds || subject == 1 && words[0].is(SUBORDINATE) || bare && subject < 2)
}

fn speaker(words: &[Word<'_>], at: usize) -> Option<(usize, usize, Subject)> {
    let mut verb = at + 1;
    // "I, too, love"; "my wife and I" is not read.
    let no_longer = |at: usize| words[at].is("no") && words.get(at + 1).is_some_and(|next| next.is("longer"));
    // "I 100% agree".
    let share =
        |at: usize| words[at].is_number() && words.get(at + 1).is_some_and(|next| next.gap.starts_with('%'));
    while words.get(verb).is_some_and(|word| is_adverb(&word.low) || no_longer(verb) || share(verb)) {
        verb += 1;
    }
    if words.get(verb).is_some_and(|word| word.is("as") && word.gap.contains(',')) {
        return None;
    }
    let gap_is_plain = words[at + 1..].iter().take(verb - at).all(|word| !word.gap.contains(['.', '?']));
    (gap_is_plain && verb < words.len()).then_some((at, verb, Subject::Speaker))
}

/// "Me and my sister run a shop".
fn me_and(words: &[Word<'_>]) -> Option<(usize, usize, Subject)> {
    let acts = |at: &usize| {
        words[*at].is(LINKING)
            || verbs::is_base(&words[*at].low)
            || verbs::is_past_or_unchanged(&words[*at].low)
    };
    let verb = (3..words.len().min(8)).find(acts)?;
    words[2].is("my|our|the").then_some((0, verb, Subject::Theirs))
}

pub(super) const LINKING: &str = "is|are|was|were|has|have|had|will|can|can't|isn't|aren't|wasn't|doesn't|don't|didn't|weren't|hadn't|couldn't|wouldn't|does|'s|hasn't|haven't|\
    cannot|won't|died|got|lives|works|likes|loves|hates|needs|wants|plays|goes|makes|keeps|gives|helps|means|comes|says|turned|\
    turns|starts|runs|takes|live|work|love|like|help|helped|make|made|mean|meant|keep|kept|give|gave|go|include|includes|\
    speaks|owns|studies|teaches|suffers|left|broke|became";

/// "My sister Rita lives": the verb behind what belongs to the speaker.
fn theirs(words: &[Word<'_>], at: usize) -> Option<(usize, usize, Subject)> {
    let behind = |verb: &usize| {
        let word = &words[*verb];
        word.is(LINKING) || verbs::is_past_or_unchanged(&word.low) && *verb > at + 1
    };
    // "My wife and I have": the speaker is one of them.
    let joined = (at + 2..words.len().min(at + 6)).find(|other| words[*other].is("i"));
    let joins = |other: &usize| {
        words[other - 1].is("and")
            && !words[at..*other].iter().any(|word| word.is(LINKING) || verbs::is_past(&word.low))
    };
    if let Some(other) = joined.filter(joins) {
        return (other + 1 < words.len()).then_some((at, other + 1, Subject::Theirs));
    }
    if words.get(at + 1).is_some_and(|word| word.is("name's")) {
        return Some((at, at + 1, Subject::Theirs));
    }
    // "My flight leaves on Friday": a form of the present, where no surer one is found.
    let present = |verb: &usize| {
        let low = words[*verb].low.as_str();
        let base =
            low.strip_suffix("es").filter(|base| verbs::is_base(base)).or_else(|| low.strip_suffix('s'));
        base.is_some_and(verbs::is_base) && !words[*verb].gap.contains(',') && verb + 1 < words.len()
    };
    let near = || at + 2..words.len().min(at + 9);
    let sure = near().find(behind);
    let early = (at + 2..words.len().min(at + 4))
        .find(|verb| present(verb) || is_of_kin(words, *verb) || *verb == at + 2 && has_object(words, *verb));
    let verb = match (sure, early) {
        (Some(sure), Some(early))
            if early + 1 < sure && !words[at + 1..early].iter().any(|word| word.is("new|old|best")) =>
        {
            early
        }
        (sure, early) => sure.or(early)?,
    };
    Some((at, verb, Subject::Theirs))
}

/// Whether a word ends as the verb of one thing does.
fn is_third_form(word: &Word<'_>) -> bool {
    word.gap == " "
        && word.low.len() > 3
        && word.low.ends_with('s')
        && !word.low.ends_with("ss")
        && !word.low.ends_with("'s")
}

/// "My grandmother knits": right behind one of the family no noun in the plural stands; "my parents sing", where they are several.
fn is_of_kin(words: &[Word<'_>], verb: usize) -> bool {
    let (kin, word) = (&words[verb - 1], &words[verb]);
    let goes_on = words
        .get(verb + 1)
        .is_some_and(|next| !(next.is(LINKING) || verbs::is_past(&next.low) || next.gap.contains(',')));
    let is_several = kin.low.ends_with('s');
    let is_form = if is_several { word.gap == " " && verbs::is_base(&word.low) } else { is_third_form(word) };
    super::themes::is_kin(&kin.low) && is_form && goes_on && !is_adverb(&word.low)
}

/// "My job involves a lot of travel": what has an object is a verb.
fn has_object(words: &[Word<'_>], verb: usize) -> bool {
    let object = words.get(verb + 1).filter(|next| next.gap == " ");
    is_third_form(&words[verb])
        && !words[verb - 1].low.ends_with('s')
        && object.is_some_and(|next| next.is("a|an|the|my|me|us|our|every|lots|many|no"))
}

const EFFECTS: &str = "bring|brings|remind|reminds|inspire|inspires|motivate|motivates|teach|teaches|drives|calms|relaxes|\
    fuel|fuels|boosts|boost|allows|allow|lets|push|pushes|encourages|encourage|show|shows|matters|matter|puts|gets";

/// Whether a word behind "this" is what it points at.
fn names(word: &Word<'_>) -> bool {
    !(word.is(LINKING) || word.is(SUBJECTS) || word.is("one|ones|is|way|time|to|for|of|in|guy|really|just|all|also|year|week|weekend|month|morning|summer|winter|spring|autumn|fall|evening|afternoon|past|coming") || is_adverb(&word.low))
}

/// "It's hard to be without my dog", "it was my first time on a horse": what it stands for follows.
fn is_expletive(words: &[Word<'_>]) -> bool {
    let acts = words.iter().any(|word| word.is("to"))
        || words.iter().skip(2).take(3).any(|word| word.low.len() > 4 && word.low.ends_with("ing"));
    let first_time = words
        .windows(3)
        .take(3)
        .any(|three| three[0].is("my|our") && three[1].is("first|last|second|third") && three[2].is("time"));
    words[0].is("it's|it") && (first_time || acts && words.iter().take(10).any(|word| word.is("my|me")))
}

/// The verb of "what I love about climbing is the view" and of "there's a park near my house".
fn names_or_exists(words: &[Word<'_>], touched: bool) -> Option<usize> {
    const FEELINGS: &str = "love|like|enjoy|miss|hate|loved|liked|enjoyed|missed|cherish|value|admire";
    // Of these, and of things on a screen, somebody speaks for the hour.
    const OF_THE_HOUR: &str = "you|problem|issue|question|way|point|typo|reason|lot|something|anything|so|file|folder|app|computer|can't";
    let low = |at: usize| words.get(at).map_or("", |word| word.low.as_str());
    let felt = low(1) == "i" && is_one_of(FEELINGS, low(2));
    let moved = is_one_of("helped|saved|inspired|motivated|kept", low(1)) && low(2) == "me";
    if low(0) == "what" && (felt || moved) {
        return (3..words.len().min(12)).find(|at| words[*at].is("is|was|are|were"));
    }
    let exists = low(0) == "there's" || low(0) == "there" && is_one_of("is|are|was|were", low(1));
    (exists && touched && words.len() > 6 && !words.iter().any(|word| word.is(OF_THE_HOUR))).then_some(1)
}

/// "Yoga helps me sleep": something does something to the speaker.
fn other(words: &[Word<'_>]) -> Option<(usize, usize, Subject)> {
    let first = words.first()?;
    // "For me, family comes first".
    let of_me = first.is("for")
        && words.len() > 4
        && words[1].is("me")
        && words[2].gap.contains(',')
        && !words[2].is(SUBJECTS)
        && !words[2].is(ASKING);
    if of_me {
        return Some((0, 3, Subject::Other));
    }
    let is_expletive = is_expletive(words);
    let mut touched = words.iter().any(|word| word.is("me|my|i|mine"));
    touched |= words.iter().any(|word| word.is("our")) && words.iter().any(|word| verbs::is_past(&word.low));
    // "Dance is my way out": a noun, although a command has the same form.
    let is_noun = words.get(1).is_some_and(|next| next.is("is|was|has|helps|makes|keeps|gives|brings|lets"));
    let commands = verbs::is_base(&first.low) && !first.low.ends_with("ing") && !is_noun;
    // "This necklace is a gift from my aunt", as against "this is".
    let points = first.is("this|these|that|those")
        && words.get(1).is_some_and(names)
        && (words.len() > 9 || words.iter().take(8).any(|word| word.is("i|my")));
    if let Some(verb) = names_or_exists(words, touched) {
        return Some((0, verb, Subject::Other));
    }
    let unclear = first.is(SUBJECTS) && !points || first.is(ASKING) || commands;
    if is_expletive && !words.iter().any(|word| word.is("that|lot")) {
        return Some((0, 1, Subject::Other));
    }
    // "Reminds me of home", "especially when I bake": what does it was said before.
    let headless = (first.is(EFFECTS) || first.is(LINKING)) && first.low.ends_with('s')
        || is_adverb(&first.low) && words.get(1).is_some_and(|word| word.is(SUBORDINATE) || word.is("if"));
    let parted = words.iter().skip(1).any(|word| word.gap.contains(','));
    let headless =
        headless || !parted && first.is("since|when|while|because|although|even|as|if|until|whenever");
    if !touched || unclear || headless || verbs::is_past(&first.low) || first.is("if|when|as|not|hope|hoping|glad|sounds|looks|whatever|to|guess|wish|love|proud|so|happy|just|one|my|our|no|thank|here|there") {
        return None;
    }
    // "Yoga's been great for me": the verb is part of the noun.
    let contracted = first.low.ends_with("'s")
        && words.get(1).is_some_and(|next| next.is("my|mostly|been|always|the|our"));
    if contracted {
        return Some((0, 1, Subject::Other));
    }
    let verb = (1..words.len().min(14)).find(|at| {
        let next = words.get(at + 1).map_or("", |word| word.low.as_str());
        let to_own = next == "to"
            && words.get(at + 2).is_some_and(|word| word.is("me|my|our"))
            && !words[*at].low.ends_with("ss");
        let acts = words[*at].low.ends_with('s') && (matches!(next, "me" | "my") || to_own);
        words[*at].is(LINKING) || words[*at].is(EFFECTS) || verbs::is_past(&words[*at].low) || acts
    })?;
    let head = &words[..verb];
    if head.iter().any(|word| word.is("we|us|you|your|who|which|it|he|she|they|his|her|their")) {
        return None;
    }
    Some((0, verb, Subject::Other))
}
