//! What several memories tell together: names by what bears them, short forms, introductions, ages and tastes.

use super::*;
use crate::DecidedAction;

/// How many memories are left of these.
fn left(contents: &[&str]) -> usize {
    let memory = |(at, content): (usize, &&str)| MemoryText {
        id: format!("m{at}"),
        content: (*content).to_owned(),
        topics: Vec::new(),
        pinned: false,
    };
    let corpus: Vec<MemoryText> = contents.iter().enumerate().map(memory).collect();
    let decisions = Analysis::of(&corpus).verdicts().to_vec();
    decisions.iter().filter(|decision| decision.action == DecidedAction::Keep).count()
}

#[test]
fn given_a_short_form_then_it_is_read_as_what_it_stands_for() {
    let said = ["User is certified by the Royal Yachting Association", "User holds a certificate of the RYA"];
    assert_eq!(left(&said), 1);
    let said = ["User is certified by the Royal Yachting Association", "User holds a certificate of the RHS"];
    assert_eq!(left(&said), 2);
}

#[test]
fn given_a_thing_with_a_name_then_it_is_found_by_what_it_is() {
    let named = "User rows in a crew called Blue Heron";
    let said = [
        named,
        "User steers Blue Heron at the regatta of Henley",
        "User steers the crew at the Henley regatta",
    ];
    assert_eq!(left(&said), 2);
    // Without the first, nobody knows that it is a crew.
    assert_eq!(left(&[said[1], "User painted the crew's boathouse"]), 2);
}

#[test]
fn given_who_somebody_is_twice_then_it_is_one_fact_and_what_befell_them_another() {
    let who = "User's cousin is called Pavel";
    assert_eq!(left(&[who, "Pavel, the user's cousin, is a vet who works with horses in Brno"]), 1);
    assert_eq!(left(&[who, "User has a cousin named Pavel, who lives above a bakery in Brno"]), 1);
    assert_eq!(left(&[who, "User's cousin Pavel broke a leg in Brno"]), 2);
    assert_eq!(left(&[who, "User's cousin Pavel is allergic to pollen"]), 2);
    assert_eq!(left(&[who, "Pavel, the user's colleague, is a vet in Brno"]), 2);
}

#[test]
fn given_an_age_at_some_time_then_it_agrees_with_the_year_of_birth() {
    let born = "User's niece Mila was born in May 2018";
    assert_eq!(left(&[born, "Mila, the user's niece, turns seven in May 2025"]), 1);
    assert_eq!(left(&[born, "Mila, the user's niece, turns nine in May 2025"]), 2);
}

#[test]
fn given_one_ability_then_whatever_else_is_said_of_it_it_is_one_fact() {
    let said = ["User speaks Tamil", "User's Tamil is native: the user learned it from two aunts in Madurai"];
    assert_eq!(left(&said), 1);
    let said = ["User speaks Tamil", "User collects Tamil film posters of the sixties"];
    assert_eq!(left(&said), 2);
    let said = ["User speaks Tamil", "User's uncle speaks Tamil"];
    assert_eq!(left(&said), 2);
    let said = ["User plays the piano", "User plays the piano accordion"];
    assert_eq!(left(&said), 2);
}

#[test]
fn given_tastes_that_exclude_each_other_then_a_third_joins_them_not() {
    let said = ["User likes seats", "User prefers aisle seats", "User prefers window seats"];
    assert_eq!(left(&said), 3);
}

#[test]
fn given_tastes_for_two_things_or_one_verb_with_two_things_then_they_stay_apart() {
    for said in [
        ["User prefers window seats in quiet coaches", "User likes silent films"],
        ["User dislikes green tea with milk", "User dislikes goat cheese"],
        [
            "User loves white orchids more than any other flower",
            "User loves risotto more than any other dish",
        ],
        ["Her landlord likes green tea", "She likes tea in the morning"],
        ["User has no driving licence", "User cannot drive"],
        ["User donates blood", "User donates money to the blood bank"],
        ["User bakes goat cheese tarts", "User hates goat cheese tarts"],
    ] {
        assert_eq!(left(&said), 2, "{said:?}");
    }
}
