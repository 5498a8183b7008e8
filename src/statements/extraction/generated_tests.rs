//! Whatever the words: nothing fails, every fact keeps the constraints of writing and names a place in the message.

use proptest::prelude::*;

use super::{MAX_CHARS, SaidAt, stated_facts, writing_fault};

/// Words and marks that the rules look at, in any order.
const WORDS: &str = "I I'm I’ve my our we me and and but you your if when while that this these it they them her not never don't \
    just been was were live lived love working went bought got made moved sister dog Leeds München Zoë 4 20 % £ € yesterday last week \
    ago three years to in at with for of a the , . ! ? … - – ( ) \" “ ” ' ’ : ; \n # > 👋 é ß gonna wanna have had has is are will would \
    'll both all so because since know tell share let here's photo picture pic 100% i im ive dont Step A: Chapter proud excited \
    happy sure looking forward remember forget can't wait thanks hi hey Ana its it's reminds makes helps favourite name's";

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn any_words_yield_facts_that_are_well_written_or_none(
        picks in prop::collection::vec(0_usize..10_000, 0..60),
        spaced in prop::collection::vec(any::<bool>(), 60),
    ) {
        let words: Vec<&str> = WORDS.split(' ').filter(|word| !word.is_empty()).collect();
        let mut message = String::new();
        for (pick, spaced) in picks.iter().zip(spaced) {
            message.push_str(words[pick % words.len()]);
            if spaced || pick % 7 > 0 {
                message.push(' ');
            }
        }
        let said = SaidAt::new(2024, 2, 29, 3, 10).unwrap();
        let facts = stated_facts(&message, said);
        prop_assert_eq!(&facts, &stated_facts(&message, said));
        for fact in facts {
            prop_assert_eq!(writing_fault(&fact.text, fact.kind), None, "{}", fact.text);
            prop_assert!(fact.text.chars().count() <= MAX_CHARS);
            prop_assert!(fact.start < fact.end && message.get(fact.start..fact.end).is_some());
            prop_assert!(!fact.fact_key.is_empty() && (1..=5).contains(&fact.importance));
        }
    }
}
