//! One order of words for sentences that are built in other ways: "Weimar is where the user lives", "lives in Weimar".

type Words = Vec<String>;

/// Begin what may stand in front of a sentence or behind it.
const FRONTS: &str = "on in at since every each during for before after until from with last next this while";
/// Lead on to another clause, so that what stands in front may belong to one of the two alone.
const JOINS: &str = "because when whenever if who which that and but or although though where while";
const NOT: &str = "not no never nor cannot hardly rarely seldom";
/// Stand between a subject and its verb.
const BEFORE_VERBS: &str = "has is does can will would was had mostly usually often always";
const PREPOSITIONS: &str = "in at from to with for on by about";
const DETERMINERS: &str = "a an the his her their some two three";
/// Longest name or thing that changes places.
const MOST_MOVED: usize = 6;

/// The words of one sentence in the order that the rules prefer; of several, as they are.
pub(super) fn reordered(words: Words) -> Words {
    type Step = fn(&[String]) -> Option<Words>;
    const STEPS: [Step; 7] = [of_user, cleft, opened, inverted, fronted, described, allergic];
    STEPS.iter().fold(words, |words, step| step(&words).unwrap_or(words))
}

fn is_one_of(list: &str, word: &str) -> bool {
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

fn joined(parts: &[&[String]]) -> Words {
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
    let is_plain = !holds(clause, NOT) && !holds(clause, JOINS) && !predicate.is_empty();
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
    let place = if is_place { vec!["in".to_owned()] } else { Vec::new() };
    Some(joined(&[subject, &predicate[..verb], &place, &thing, &predicate[verb..]]))
}

/// "Weimar is where the user lives", "It is old maps that the user collects".
fn cleft(words: &[String]) -> Option<Words> {
    if is_one_of("it", words.first()?) && is_one_of("is", words.get(1)?) {
        let at = (2..words.len()).find(|at| is_one_of("that who where whom", &words[*at]))?;
        return stated(&words[at + 1..], &words[2..at], is_one_of("where", &words[at]));
    }
    let at = words
        .windows(2)
        .position(|two| is_one_of("is are", &two[0]) && is_one_of("where what whom who", &two[1]))?;
    stated(&words[at + 2..], &words[..at], is_one_of("where", &words[at + 1]))
}

/// "What the user collects is old maps", "The place where the user lives is Weimar".
fn opened(words: &[String]) -> Option<Words> {
    let is_noun = is_one_of("the", words.first()?)
        && is_one_of("place town city village country thing person one", words.get(1)?);
    let is_place = is_noun && !is_one_of("thing person one", &words[1]) || is_one_of("where", &words[0]);
    let mut from = if is_noun { 2 } else { usize::from(is_one_of("what where whom who", &words[0])) };
    if is_noun && words.get(from).is_some_and(|word| is_one_of("where that who which", word)) {
        from += 1;
    }
    let clause = words.get(from..).filter(|_| from > 0)?;
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

/// "Has a hazelnut allergy" and "is allergic to hazelnuts".
fn allergic(words: &[String]) -> Option<Words> {
    let to = |start: &[String], what: &String| {
        let said = ["is", "allergic", "to", what.strip_suffix('s').unwrap_or(what)].map(str::to_owned);
        joined(&[start, &said])
    };
    match words {
        [start @ .., has, an, what, allergy]
            if is_one_of("has", has) && is_one_of("a an", an) && allergy == "allergy" =>
        {
            Some(to(start, what))
        }
        [start @ .., is, allergic, preposition, what]
            if is == "is" && allergic == "allergic" && preposition == "to" =>
        {
            Some(to(start, what))
        }
        _ => None,
    }
}
