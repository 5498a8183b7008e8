//! Pairs of memories about people in neither labelled set: one fact in other words, related tastes, and what only
//! looks alike.

use super::*;
use crate::DecidedAction;

/// One fact in two wordings.
const SAME: &str = "
User plays the bassoon in a community wind band | The user is a bassoonist in an amateur wind band
User has two daughters aged 4 and 7 | The user is the parent of two girls, who are four and seven
User takes the tram to the office | The user commutes to work by tram
User gave up sugar in 2021 | The user has eaten no sugar since 2021
User's mother was born in Nairobi | The user's mum is originally from Nairobi
User is afraid of heights | The user has a fear of heights
User drives an electric Renault Zoe | The user's car is a Renault Zoe, an electric one
User is left-handed | The user writes with the left hand
The user's wedding was on 12 September 2015 | User has been married since 12 September 2015
User weighs 82 kilograms | The user's weight is 82 kg
User gets carsick on winding roads | The user suffers from carsickness when a road winds
User is a volunteer firefighter in Otago | User volunteers with the fire brigade in Otago
User goes to bed at ten and gets up at half past five | The user sleeps from 10 pm to 5:30 am
User sings alto in a gospel choir | The user is an alto in a gospel choir that meets on Tuesdays
User owns an eight-inch telescope | The user has a telescope with a mirror of eight inches
User does not drink alcohol | The user never touches alcohol
User's landlord is Mr Abara | The user rents from a Mr Abara
User works part-time, 24 hours a week | The user has a part-time contract of 24 hours per week
User's favourite composer is Debussy | The composer whom the user loves most is Debussy
User wears hearing aids in both ears | The user is hard of hearing and has two hearing aids
User studies landscape architecture in Wageningen | The user is a landscape architecture student at Wageningen
User's grandfather kept racing pigeons | Racing pigeons were bred by the user's grandad
User keeps a diary and writes in it every night | The user writes a diary each evening
User's horse Comet is 15 years old | Comet, the user's horse, is fifteen
User speaks fluent Swahili | The user's Swahili is fluent
User grew up on a sheep farm near Dunedin | The user spent her childhood on a sheep farm outside Dunedin
User is saving for a down payment on a flat | The user puts money aside for the deposit on an apartment
User prefers paper books to e-readers | The user would rather read printed books than use an e-reader
User has a son at primary school named Tariq | Tariq, the user's boy, attends primary school
User ruptured an Achilles tendon at squash in 2018 | The Achilles tendon of the user tore in a squash match in 2018
";

/// Another number, person, time or thing, or the contrary.
const DIFFERENT: &str = "
User has two daughters | User has three daughters
User takes 50 mg of sertraline | User takes 100 mg of sertraline
User's mother grew up in Nairobi | User's father grew up in Nairobi
User's friend Amara plays the harp | User's friend Lindiwe plays the harp
User eats gluten | User does not eat gluten
User has a driving licence | User has no driving licence
User visited Peru in 2016 | User visited Peru in 2023
User has choir practice on Tuesdays | User has choir practice on Sundays
User collects vinyl records | User collects vintage stamps
User's horse Comet is 15 years old | User's horse Biscuit is 15 years old
User's car is a blue Skoda | User's bicycle is a blue Pegasus
User wants to learn Swahili | User speaks Swahili
User used to smoke a pipe | User smokes a pipe
User lived in Lima from 2010 to 2014 | User lived in Lima from 2018 to 2020
User's sister is a paediatric surgeon in Leipzig | User's sister-in-law is a paediatric nurse in Leipzig
User is allergic to latex | User's colleague is allergic to latex
User plays the bassoon | User's daughter plays the bassoon
User prefers window seats on planes | User prefers aisle seats on planes
User likes spicy food | User cannot stand spicy food
User earns 3,200 euros a month | User pays 1,200 euros a month in rent
User's passport expires in June 2027 | User's driving licence expires in June 2027
User broke the left ankle in 2012 | User broke the left wrist in 2012
User's flat is on the third floor | User's office is on the third floor
User walks to work | User cycles to work
User's first child was born in March 2019 | User's second child was born in October 2022
User teaches chemistry at a secondary school | User teaches yoga at a community centre
User meets the chiropractor every two weeks | User meets the tax adviser every two weeks
User wants answers in British English | User wants answers in metric units
User goes to bed at ten on weekdays | User goes to bed at midnight on weekends
User is vegetarian | User's husband is vegetarian
";

/// Tastes for one thing, of which none excludes the other.
const RELATED: &str = "
User likes tea in the morning | User prefers green tea
User enjoys crime novels | User likes crime novels set in Scotland
User prefers window seats on trains | User likes window seats in quiet coaches
User loves Ethiopian food | User's favourite food is Ethiopian, above all lentil stew
User prefers handwritten notes | User likes to take notes in green ink
User is fond of orchids | User loves white orchids more than any other flower
";

/// Tastes that have a word in common and not the thing, or exclude each other, or are another's.
const UNRELATED: &str = "
User likes green tea | User dislikes green tea with milk
User likes tea in the morning | User's wife prefers green tea
User prefers green tea | User prefers green walls
User likes tea in the morning | User likes running in the morning
User likes black tea | User owns a black tea pot
User likes red wine | User likes white wine
User likes short stories | User likes long walks
User prefers sweet popcorn | User prefers salty popcorn
User dislikes loud restaurants | User hates restaurants without daylight
User likes linen shirts | User prefers shirts without a collar
";

/// Of the thirty, those that the rules find.
const LEAST_SAME: usize = 22;

pub(super) fn pairs(lines: &'static str) -> impl Iterator<Item = [&'static str; 2]> {
    let lines = lines.lines().filter(|line| !line.is_empty());
    lines.map(|line| line.split_once(" | ").map(|(one, other)| [one, other]).unwrap())
}

pub(super) fn memory(at: usize, content: &str) -> MemoryText {
    MemoryText { id: format!("m{at}"), content: content.to_owned(), topics: Vec::new(), pinned: false }
}

/// Whether they end in one memory, which must not hang on the one that came first.
fn are_one(pair: [&str; 2]) -> bool {
    let [one, other] = pair;
    let found = end_in_one(pair);
    assert_eq!(end_in_one([other, one]), found, "{pair:?} the other way round");
    found
}

fn end_in_one(pair: [&str; 2]) -> bool {
    let corpus: Vec<MemoryText> = pair.iter().enumerate().map(|(at, content)| memory(at, content)).collect();
    let decisions = Analysis::of(&corpus).verdicts().to_vec();
    let deleted = decisions.iter().find(|decision| decision.action == DecidedAction::Delete);
    assert!(deleted.is_none(), "{pair:?}: {deleted:?}");
    decisions.iter().any(|decision| decision.action == DecidedAction::Merge)
}

/// How many pairs there are, those that end in one memory, and those that don't.
pub(super) fn sorted(lines: &'static str) -> (usize, Vec<[&'static str; 2]>, Vec<[&'static str; 2]>) {
    let (mut one, mut two) = (Vec::new(), Vec::new());
    for pair in pairs(lines) {
        if are_one(pair) { one.push(pair) } else { two.push(pair) }
    }
    (one.len() + two.len(), one, two)
}

#[test]
fn given_one_fact_in_other_words_then_most_pairs_end_in_one_memory() {
    let (all, one, two) = sorted(SAME);
    println!("{} of {all} pairs are one, not {two:#?}", one.len());
    assert!(all == 30 && one.len() >= LEAST_SAME, "{} of {all}, not {two:#?}", one.len());
}

#[test]
fn given_what_only_looks_alike_then_no_pair_ends_in_one_memory() {
    let (all, one, _) = sorted(DIFFERENT);
    assert_eq!((all, one), (30, Vec::new()));
}

#[test]
fn given_tastes_for_one_thing_then_they_are_merged_and_others_are_not() {
    assert_eq!(sorted(RELATED).2, Vec::<[&str; 2]>::new());
    assert_eq!(sorted(UNRELATED).1, Vec::<[&str; 2]>::new());
}

#[test]
fn given_related_tastes_then_their_one_text_holds_what_each_says() {
    let sources = [memory(0, "User likes tea in the morning"), memory(1, "User prefers green tea")];
    let merged = merged(&sources).content;
    assert!(merged.contains("morning") && merged.contains("green"), "{merged}");
}
