//! Whether a sentence is about a person, and not about a subject in general.

use std::{collections::HashSet, sync::LazyLock};

use super::tokens::Token;
use memledger_offline::rules::is_past;

/// Whoever says one of these speaks of a person.
static PEOPLE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    "i me my mine myself we us our im ive user users he him his himself she her hers herself \
     mother mum mom father dad parents brother sister sibling son daughter child kid kids baby husband wife spouse partner \
     boyfriend girlfriend fiance fiancee grandmother grandma grandfather grandpa aunt uncle cousin nephew niece friend \
     colleague coworker roommate flatmate neighbour neighbor boss patient \
     ich mich mir mein meine meinen meinem meiner wir uns unser unsere mutter vater bruder schwester sohn tochter mann frau \
     freund freundin oma opa er nutzer nutzerin kollege kollegin \
     yo mi mis me nosotros madre padre hermano hermana hijo hija esposo esposa marido abuela abuelo tengo soy tomo estoy \
     padezco sufro voto gano debo rezo creo \
     je j moi mon ma mes nous mere pere frere soeur fils fille mari femme suis prends souffre vote gagne prie"
        .split_whitespace()
        .collect()
});
/// Verbs that memories open with, whose subject is left out, and that stand behind a name.
static VERBS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    "has had have takes took is was suffers suffered lives votes voted votes believes prays attends attended identifies belongs \
     joined goes went owns owes owed earns earned gets got became converted practises practices donates donated supports \
     supported uses used wears needs diagnosed allergic underwent undergoes feels came dates recovered recovering broke quit \
     stopped started sees visits survived carries lost inherited pays campaigns campaigned marched protested serves served \
     considers describes fasts celebrates observes keeps struggles struggled cannot can must no never injects smokes drinks \
     does did will receives received makes volunteers leads organises organizes enrolled registered unlocks gave \
     hat hatte ist war nimmt leidet litt glaubt wahlt wahlte betet besucht gehort verdient schuldet bekommt \
     tiene tuvo es fue toma padece sufre vota cree reza gana debe pertenece esta \
     a est prend souffre croit prie gagne doit appartient fait"
        .split_whitespace()
        .collect()
});
/// Words that begin a sentence with a capital and are nobody's name.
const NO_NAMES: &str = "this that it there what which who where when how why the a an these those one everything nothing \
    each every das es dies esto eso ce cela il-y";
/// What is said of a subject of study, of a work or of software is not said of a person.
static SUBJECTS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    "article articles book books novel paper papers documentary film movie podcast lecture course essay exam chapter research \
     study studies survey headline dataset model character seminar museum history explain explains explained define translate \
     spell meaning definition quiz article blog news report magazine thesis song lyrics poem play painting exhibition charity \
     fundraiser character plot series episode app api feature database table column schema artikel buch film vortrag seminar \
     museum geschichte vorlesung roman doku libro pelicula articulo curso museo historia livre cours musee histoire"
        .split_whitespace()
        .collect()
});
/// What ties a subject to a person whatever is read or studied.
const TIES: &str = "diagnosed has have had suffer suffers takes take because since";

pub(super) fn is_meant(sentence: &[Token<'_>]) -> bool {
    let is_no_name = |word: &str| NO_NAMES.split_whitespace().any(|one| one == word);
    // "Saves 400 euros", "Marcus sings": verbs in their third person, and in the past.
    let is_third = |word: &str| word.len() > 3 && word.ends_with('s') && !word.ends_with("ss");
    let opens = sentence.first().is_some_and(|first| {
        VERBS.contains(&*first.word)
            || !is_no_name(&first.word) && (is_third(&first.word) || is_past(&first.word))
    });
    let named = |pair: &[Token<'_>]| {
        let is_name = pair[0].is_capital && !is_no_name(&pair[0].word);
        is_name && (VERBS.contains(&*pair[1].word) || !pair[1].is_capital && is_third(&pair[1].word))
    };
    opens || sentence.iter().any(|token| PEOPLE.contains(&*token.word)) || sentence.windows(2).any(named)
}

/// So far before it the subject may be, so that a long text is read in linear time.
const SUBJECT_WITHIN: usize = 40;

/// Whether what stands at a place of a sentence is the subject of something read, watched or studied.
pub(super) fn is_subject_of_study(sentence: &[Token<'_>], at: usize) -> bool {
    let sentence = &sentence[at.saturating_sub(SUBJECT_WITHIN)..at];
    let is_tied = |token: &&Token<'_>| TIES.split_whitespace().any(|word| word == token.word);
    let subject = sentence.iter().position(|token| SUBJECTS.contains(&*token.word));
    subject.is_some_and(|subject| !sentence[subject..].iter().any(|token| is_tied(&token)))
}
