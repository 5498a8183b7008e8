//! Single pairs.

use proptest::prelude::*;

use super::{has_same_words, keeps_apart, may_mean_the_same, reworded::reworded};

#[test]
fn a_difference_keeps_statements_apart_and_is_named() {
    for (one, other, expected) in [
        ("The user has a meeting at 2 pm.", "The user has a meeting at 3 pm.", "number"),
        ("The user moved in June.", "The user moved in July.", "date"),
        ("The user swims on Mondays.", "Every Tuesday the user swims.", "date"),
        ("The user takes 20 mg of iron.", "The user takes 20 g of iron.", "unit"),
        ("The user drinks tea with milk.", "The user drinks tea without milk.", "negation"),
        ("The user owns a car.", "The user owns no car.", "negation"),
        ("The user works in Weimar.", "The user works in Jena.", "name"),
        ("Anna likes tea.", "The user knows that Anne likes tea.", "name"),
        ("The user plays the cello.", "The user's aunt plays the cello.", "subject"),
        ("Karin hired Nina in Oslo.", "Nina hired Karin in Oslo.", "wording"),
        ("The user likes green tea.", "The user likes black tea.", "wording"),
        ("The user prefers tea to coffee.", "The user prefers coffee to tea.", "wording"),
        ("The user prefers tea to coffee.", "The user likes coffee better than tea.", "wording"),
        ("The user sold Milena the van.", "Milena sold the van to the user.", "subject"),
        ("The user is a joiner at Ospra.", "The user was a joiner at Ospra.", "wording"),
        ("The user likes fishing.", "The user likes fish.", "wording"),
        ("The user is fishing.", "The user has a fish.", "wording"),
        ("Tomas is the user's boss.", "The user is the boss of Tomas.", "wording"),
        ("It was Osman who hired the user.", "It was the user who hired Osman.", "subject"),
        ("The user takes 2 pills every 8 hours.", "The user takes 8 pills every 2 hours.", "wording"),
        ("The user collects old maps.", "What the user collects is not old maps.", "negation"),
        ("The user's aunt hired Kim.", "Kim hired the user's aunt.", "subject"),
        ("The user is too ill to work.", "The user is ill.", "wording"),
        ("The user wants to visit Oslo.", "The user visits Oslo.", "negation"),
        ("The user played tennis.", "The user plays tennis.", "wording"),
        ("The user has a canoe.", "The user has canoes.", "wording"),
        ("The user drives from Porto to Cork.", "The user drives from Cork to Porto.", "wording"),
    ] {
        for (one, other) in [(one, other), (other, one)] {
            assert_eq!(keeps_apart(one, other), Some(expected), "{one} | {other}");
        }
    }
}

#[test]
fn what_is_worded_in_another_way_is_not_kept_apart() {
    for (one, other) in [
        ("The user lives in Weimar.", "Weimar is where the user lives."),
        ("The user lives in Weimar.", "The place where the user lives is Weimar."),
        ("The user collects old maps.", "Old maps are what the user collects."),
        ("The user collects old maps.", "It is old maps that the user collects."),
        ("The user's husband is Tomas.", "Tomas is the user's husband."),
        ("The user's boss is Kim.", "The boss of the user is Kim."),
        ("The user owns a green canoe.", "The user owns a canoe, which is green."),
        ("The user lost the keys last week.", "Last week the user lost the keys."),
        ("The user reads a long novel.", "The user is reading a long novel."),
        ("The user bakes bread every Saturday.", "Each Saturday the user bakes bread."),
        ("The user is allergic to hazelnuts.", "The user has a hazelnut allergy."),
        ("The user often repairs bikes.", "The user frequently fixes bicycles."),
        ("The user really likes hiking.", "The user likes hiking."),
        ("The user studied law in Sopot.", "Sopot is where the user studied law."),
        ("The user gave the van to Milena.", "The van was given to Milena by the user."),
        ("The user gave the van to Milena.", "Milena got the van from the user."),
        ("The user gave Milena the van.", "The user gave the van to Milena."),
        ("The user is a joiner at Ospra.", "At Ospra the user works as a joiner."),
        ("The user eats no oysters.", "The user does not eat oysters."),
        ("The user's team has 9 members.", "There are 9 members in the user's team."),
        ("The user owns a green van.", "The van that the user owns is green."),
        ("The user pays 40 euros a month for the flat.", "The user pays 40 euros for the flat every month."),
        ("The user's exam is on 4 May.", "The user's exam is on May 4."),
        ("The user cannot swim.", "The user is not able to swim."),
        ("The user prefers tea to coffee.", "The user likes tea better than coffee."),
        ("The user's favourite colour is green.", "Of all colours the user likes green best."),
        ("The user's favourite dish is soup.", "The user likes soup more than any other dish."),
        ("The user's rent is 200 euros.", "The user pays 200 euros in rent."),
        ("The user pays a rent of 200 euros every month.", "The user pays 200 euros a month in rent."),
        ("The user sold the van to Tilda.", "It was Tilda to whom the user sold the van."),
    ] {
        for (one, other) in [(one, other), (other, one)] {
            let texts = format!("{} | {}", reworded(one), reworded(other));
            assert_eq!(keeps_apart(one, other), None, "{texts}");
        }
    }
}

#[test]
fn the_same_words_are_the_same_in_any_order() {
    assert!(has_same_words("The user often repairs bikes.", "Bikes are what the user repairs frequently."));
    assert!(!has_same_words("The user repairs bikes.", "The user repairs cars."));
}

#[test]
fn another_word_for_the_same_is_no_difference_of_meaning_and_all_else_is() {
    for (one, other, expected) in [
        ("The user quit Ospra in 2015.", "The user left Ospra in 2015.", true),
        ("The user quit Ospra in 2015.", "The user left Ospra in 2016.", false),
        ("The user quit Ospra in May.", "The user left Ospra in June.", false),
        ("The user quit Ospra.", "The user left Kornblume.", false),
        ("The user quit Ospra.", "The user's aunt left Ospra.", false),
        ("The user quit Ospra.", "The user has not left Ospra.", false),
        ("The user quit Ospra.", "The user leaves Ospra.", false),
        ("The user quit Ospra.", "The user left Ospra with Kim.", false),
        ("The user was hired by Kim.", "Kim hired the user.", true),
        ("The user was hired by Kim.", "The user hired Kim.", false),
        ("The user has a lesson in piano.", "The user has a piano lesson.", true),
        ("The user likes chocolate with milk.", "The user likes milk chocolate.", false),
        ("The user bought a glass of wine.", "The user bought a wine glass.", false),
        ("The user's driving test is on Monday.", "The user has a driving test on Monday.", true),
        ("The user's doctor is Kim.", "The user has Kim as a doctor.", true),
        ("The user's doctor is Kim.", "The user is Kim's doctor.", false),
        ("The user's doctor is ill.", "The user has a doctor ill.", false),
        ("The user shares a flat with Kim.", "Kim shares a flat with the user.", true),
        ("The user has a lesson at 5 on Monday.", "The user has a lesson on Monday at 5.", true),
        ("The user rowed with Kim in Sopot.", "The user rowed in Sopot with Kim.", true),
        ("The user rowed with Kim in Sopot.", "The user rowed with Jaro in Sopot.", false),
        ("The user likes the book about war in Sopot.", "The user likes the book in Sopot about war.", false),
        ("The user likes Kim. The user quit Ospra.", "The user likes Kim. The user left Ospra.", false),
    ] {
        for (one, other) in [(one, other), (other, one)] {
            assert_eq!(may_mean_the_same(one, other), expected, "{one} | {other}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_two_texts_have_an_answer(
        one in "(\\PC|user's|user|is|where|what|the|every|of|,| |\\.|7|that|allergic){0,30}",
        other in "(\\PC|user's|user|is|where|what|the|every|of|,| |\\.|7|that|allergic){0,30}",
    ) {
        prop_assert_eq!(keeps_apart(&one, &one), None);
        prop_assert_eq!(keeps_apart(&one, &other), keeps_apart(&other, &one));
        prop_assert_eq!(may_mean_the_same(&one, &other), may_mean_the_same(&other, &one));
        prop_assert!(has_same_words(&one, &one));
    }
}
