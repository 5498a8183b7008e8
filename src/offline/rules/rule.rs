//! The rules by name: each verdict says which one it follows.

/// Declares each rule with its name and its reason: what the memory is, a colon, and why that follows.
macro_rules! rules {
    ($($rule:ident, $name:literal, $reason:literal;)+) => {
        /// Names and reasons are kept among the answers of runs, so a name that was given once means the same for ever.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Rule {
            $($rule),+
        }

        impl Rule {
            pub const ALL: &'static [Self] = &[$(Self::$rule),+];

            /// Short, in lower case with underscores.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$rule => $name),+
                }
            }

            /// What people read.
            pub fn reason(self) -> &'static str {
                match self {
                    $(Self::$rule => $reason),+
                }
            }
        }
    };
}

rules! {
    Pinned, "pinned", "pinned: never deleted nor merged away";
    MayBeLasting, "may_be_lasting", "worth keeping: may say something lasting about the person";
    FullestOfGroup, "fullest_of_group", "worth keeping: the fullest of those that say the same";
    SameStatement, "same_statement", "same fact: another memory says it in other words";
    SameWords, "same_words", "same fact: another memory says it in the same words";
    TestData, "test_data", "test data: it was made to try the memory out and says nothing about the person";
    DescribesSoftware, "describes_software", "technical documentation: it describes software and says nothing about the person";
    TrueOfCraft, "true_of_craft", "technical documentation: it is true of a tool or a craft whoever reads it";
    QuestionAboutWorld, "question_about_world", "research query: asks to be told something about the world";
    LookedUpOnce, "looked_up_once", "research query: something was looked up or compared once";
    ToldThenAskedFor, "told_then_asked_for", "one-time action: tells what happened and asks for something to be made or done";
    News, "news", "research query: asks for news, weather or results that soon are out of date";
    Explained, "explained", "research query: something was explained or found out for the person";
    AskedForOnce, "asked_for_once", "one-time action: asks for something to be made, found or done";
    ToDoOnce, "to_do_once", "one-time action: has something to do once";
    WantedOnce, "wanted_once", "one-time action: wants a text, a list, a purchase or the like for one occasion";
    HandedIn, "handed_in", "one-time action: handed in a text or a picture to have something done with it";
    PassingTask, "passing_task", "one-time action: was busy with a passing task";
    Stuck, "stuck", "one-time action: was stuck with something at that moment";
    DoneForPerson, "done_for_person", "one-time action: something was done for the person once";
    Order, "order", "one-time action: an order to do something";
    NamedForOnce, "named_for_once", "one-time action: names a reminder, a request or a text for one occasion";
    DueOnOneDay, "due_on_one_day", "one-time action: has to be done on one day";
    TaggedAsTask, "tagged_as_task", "one-time action: its topics call it a task and nothing in it lasts";
    TaggedAsResearch, "tagged_as_research", "research query: its topics call it research and nothing in it is about the person";
    TurnedQuestion, "turned_question", "research query: a question about the world, with who asked it behind";
    BareFragment, "bare_fragment", "one-time action: names a text or a list for one occasion and no more";
    OneThingAtHand, "one_thing_at_hand", "one-time action: wants something done to one thing at hand";
    OfOneDay, "of_one_day", "one-time action: holds for one day or one thing at hand";
    ToBePutRight, "to_be_put_right", "one-time action: something does not work and is to be put right";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Rule;

    #[test]
    fn each_rule_has_a_name_and_a_reason_of_its_own() {
        let names: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.name()).collect();
        let reasons: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.reason()).collect();
        assert_eq!((names.len(), reasons.len()), (Rule::ALL.len(), Rule::ALL.len()));
        let is_name = |name: &&str| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        assert!(names.iter().all(is_name), "{names:?}");
    }
}
