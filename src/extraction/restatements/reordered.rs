//! One order of words for sentences that are built in other ways: "Weimar is where the user lives", "lives in Weimar".

use super::patterns;

pub(super) type Words = Vec<String>;

/// Begin what may stand in front of a sentence or behind it.
const FRONTS: &str = "on in at since every each during for before after until from with last next this while";
/// Lead on to another clause, so that what stands in front may belong to one of the two alone.
const JOINS: &str = "because when whenever if who which that and but or although though where while";
const NOT: &str = "not no never nor cannot hardly rarely seldom";
/// Stand between a subject and its verb.
const BEFORE_VERBS: &str =
    "has is does can cannot will would was had not never doesn't can't mostly usually often always";
const PREPOSITIONS: &str = "in at from to with for on by about of";
const DETERMINERS: &str = "a an the his her their some two three";
/// Longest name or thing that changes places.
const MOST_MOVED: usize = 6;

/// The words of one sentence in the order that the rules prefer; of several, as they are.
pub(super) fn reordered(words: Words) -> Words {
    type Step = fn(&[String]) -> Option<Words>;
    const STEPS: [Step; 8] =
        [of_user, cleft, opened, inverted, fronted, described, patterns::named, patterns::reworded];
    STEPS.iter().fold(words, |words, step| step(&words).unwrap_or(words))
}

pub(super) fn is_one_of(list: &str, word: &str) -> bool {
    let word = word.trim_end_matches(',').to_lowercase();
    list.split_whitespace().any(|one| one == word)
}

/// How many words name the user here, or somebody of theirs: "the user", "the user's sister".
fn subject(words: &[String]) -> Option<usize> {
    let article = usize::from(is_one_of("the", words.first()?));
    match words.get(article)?.as_str() {
        "user" | "User" => Some(article + 1),
        "user's" | "User's" if words.len() > article + 1 => Some(article + 2),
        _ => None,
    }
}

fn holds(words: &[String], list: &str) -> bool {
    words.iter().any(|word| is_one_of(list, word))
}

/// A word that no longer begins the sentence. Names are known by the other statement, or have more capitals.
fn moved(words: &[String]) -> Words {
    let mut words = words.to_vec();
    if let Some(first) = words.first_mut()
        && !first.chars().skip(1).any(char::is_uppercase)
    {
        *first = first.to_lowercase();
    }
    if let Some(last) = words.last_mut() {
        *last = last.trim_end_matches(',').to_owned();
    }
    words
}

pub(super) fn joined(parts: &[&[String]]) -> Words {
    parts.concat()
}

/// "The boss of the user is Kim": "the user's boss is Kim".
fn of_user(words: &[String]) -> Option<Words> {
    let at = words.windows(3).position(|three| {
        is_one_of("of", &three[0]) && is_one_of("the", &three[1]) && is_one_of("user", &three[2])
    })?;
    let article = (at.saturating_sub(3)..at).find(|start| is_one_of("the", &words[*start]))?;
    let owner = ["the".to_owned(), "user's".to_owned()];
    Some(joined(&[&words[..article], &owner, &words[article + 1..at], &words[at + 3..]]))
}

/// What is said of somebody, with the thing that it is said of in its place.
fn stated(clause: &[String], thing: &[String], is_place: bool) -> Option<Words> {
    let (subject, predicate) = clause.split_at(subject(clause)?);
    let is_plain = !holds(clause, JOINS) && !predicate.is_empty();
    if !is_plain
        || thing.is_empty()
        || thing.len() > MOST_MOVED
        || holds(thing, "user user's it there this that")
    {
        return None;
    }
    let thing = moved(thing);
    if is_one_of(PREPOSITIONS, predicate.last()?) {
        return Some(joined(&[subject, predicate, &thing]));
    }
    let verb =
        predicate.iter().take(predicate.len() - 1).take_while(|word| is_one_of(BEFORE_VERBS, word)).count()
            + 1;
    if !is_place {
        return Some(joined(&[subject, &predicate[..verb], &thing, &predicate[verb..]]));
    }
    // "Where the user studied law", "where the user has lived since 2015".
    let at = (verb..predicate.len()).find(|at| is_one_of(FRONTS, &predicate[*at])).unwrap_or(predicate.len());
    let is_work = predicate[verb - 1].starts_with("work");
    let place = [if is_work { "at" } else { "in" }.to_owned()];
    Some(joined(&[subject, &predicate[..at], &place, &thing, &predicate[at..]]))
}

/// "Weimar is where the user lives", "It is old maps that the user collects".
fn cleft(words: &[String]) -> Option<Words> {
    if is_one_of("it", words.first()?) && is_one_of("is was", words.get(1)?) {
        let at = (2..words.len()).find(|at| is_one_of("that who where whom when", &words[*at]))?;
        let (thing, clause) = (&words[2..at], &words[at + 1..]);
        if let Some((to, thing)) = thing.split_last().filter(|(last, _)| is_one_of(PREPOSITIONS, last)) {
            // "It was Tilda to whom the user sold the van".
            let is_plain = !holds(words, NOT) && !holds(clause, JOINS) && is_one_of("whom which", &words[at]);
            return (is_plain && subject(clause).is_some() && !thing.is_empty())
                .then(|| joined(&[clause, std::slice::from_ref(to), thing]));
        }
        if subject(clause).is_none() {
            // "It was Osman who hired the user".
            let is_plain = !holds(words, NOT) && is_one_of("that who", &words[at]) && !clause.is_empty();
            return is_plain.then(|| joined(&[thing, clause]));
        }
        if is_one_of(FRONTS, &words[2]) {
            return (!holds(words, NOT)).then(|| joined(&[clause, thing]));
        }
        return stated(clause, thing, is_one_of("where", &words[at]));
    }
    let at = (1..words.len().saturating_sub(1)).find(|at| is_one_of("is are", &words[*at]))?;
    let (thing, rest) = (&words[..at], &words[at + 1..]);
    if is_one_of("where what whom who", &rest[0]) {
        return stated(&rest[1..], thing, is_one_of("where", &rest[0]));
    }
    let (from, is_place) = clause_of_noun(rest)?;
    stated(&rest[from..], thing, is_place)
}

/// "The person whom the user …", "something that the user …": where the clause begins, and whether it tells of a place.
fn clause_of_noun(words: &[String]) -> Option<(usize, bool)> {
    const PLACES: &str = "place town city village country";
    let noun = match words.first()?.as_str() {
        "something" | "someone" | "somebody" => 0,
        "the" | "The" if is_one_of(PLACES, words.get(1)?) || is_one_of("thing person one", &words[1]) => 1,
        _ => return None,
    };
    let leads = words.get(noun + 1).is_some_and(|word| is_one_of("where that who whom which", word));
    let from = noun + 1 + usize::from(leads);
    let is_place = is_one_of(PLACES, &words[noun]);
    subject(words.get(from..)?).map(|_| (from, is_place))
}

/// "What the user collects is old maps", "The place where the user lives is Weimar".
fn opened(words: &[String]) -> Option<Words> {
    let (from, is_place) = match is_one_of("what where whom who", words.first()?) {
        true => (1, is_one_of("where", &words[0])),
        false => clause_of_noun(words)?,
    };
    let clause = &words[from..];
    let least = subject(clause)? + 1;
    let at = (least..clause.len()).find(|at| is_one_of("is are", &clause[*at]))?;
    stated(&clause[..at], &clause[at + 1..], is_place)
}

/// "Tomas is the user's husband": "the user's husband is Tomas".
fn inverted(words: &[String]) -> Option<Words> {
    let at = (1..words.len().min(MOST_MOVED)).find(|at| is_one_of("is are was were", &words[*at]))?;
    let (thing, owned) = (&words[..at], &words[at + 1..]);
    let is_owned = owned.iter().take(2).any(|word| is_one_of("user's", word)) && subject(owned).is_some();
    let is_plain =
        !holds(thing, "user user's there it this that he she they who where what") && !holds(owned, NOT);
    (is_owned && is_plain).then(|| joined(&[owned, &words[at..=at], &moved(thing)]))
}

/// "Last week the user's keys got lost": "the user's keys got lost last week".
fn fronted(words: &[String]) -> Option<Words> {
    let at = (1..words.len().min(MOST_MOVED + 1)).find(|at| subject(&words[*at..]).is_some())?;
    let (front, rest) = words.split_at(at);
    let leads_on = is_one_of("while", &front[0])
        && !(front.len() == 2 && front[1].trim_end_matches(',').ends_with("ing"));
    let is_movable =
        is_one_of(FRONTS, &front[0]) && !holds(&front[1..], JOINS) && !holds(rest, JOINS) && !leads_on;
    // "In the user's house": what belongs to the user is part of the front.
    let ends = front.len() > 1 && !is_one_of(PREPOSITIONS, &front[front.len() - 1]);
    (is_movable && ends).then(|| joined(&[rest, &moved(front)]))
}

/// "A canoe, which is green": "a green canoe".
fn described(words: &[String]) -> Option<Words> {
    let [start @ .., thing, which, is, adjective] = words else { return None };
    let is_adjective = adjective.chars().all(char::is_lowercase) && !is_one_of(NOT, adjective);
    if !is_one_of("which that", which) || !is_one_of("is are", is) || !is_adjective || start.is_empty() {
        return None;
    }
    let first = (start.len().saturating_sub(3)..start.len()).rfind(|at| is_one_of(DETERMINERS, &start[*at]));
    let (before, between) = start.split_at(first.map_or(start.len(), |at| at + 1));
    let thing = thing.trim_end_matches(',').to_owned();
    Some(joined(&[before, std::slice::from_ref(adjective), between, &[thing]]))
}
