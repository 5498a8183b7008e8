//! The rules by name: each verdict says which one it follows.

/// Names and reasons are kept among the answers of runs, so a name that was given once means the same for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    Pinned,
    MayBeLasting,
    FullestOfGroup,
    SameStatement,
    SameWords,
    TestData,
    DescribesSoftware,
    TrueOfCraft,
    QuestionAboutWorld,
    LookedUpOnce,
    ToldThenAskedFor,
    News,
    Explained,
    AskedForOnce,
    ToDoOnce,
    WantedOnce,
    HandedIn,
    PassingTask,
    Stuck,
    DoneForPerson,
    Order,
    NamedForOnce,
    DueOnOneDay,
    TaggedAsTask,
    TaggedAsResearch,
    TurnedQuestion,
    BareFragment,
    OneThingAtHand,
    OfOneDay,
    ToBePutRight,
}

impl Rule {
    pub const ALL: [Self; 30] = [
        Self::Pinned,
        Self::MayBeLasting,
        Self::FullestOfGroup,
        Self::SameStatement,
        Self::SameWords,
        Self::TestData,
        Self::DescribesSoftware,
        Self::TrueOfCraft,
        Self::QuestionAboutWorld,
        Self::LookedUpOnce,
        Self::ToldThenAskedFor,
        Self::News,
        Self::Explained,
        Self::AskedForOnce,
        Self::ToDoOnce,
        Self::WantedOnce,
        Self::HandedIn,
        Self::PassingTask,
        Self::Stuck,
        Self::DoneForPerson,
        Self::Order,
        Self::NamedForOnce,
        Self::DueOnOneDay,
        Self::TaggedAsTask,
        Self::TaggedAsResearch,
        Self::TurnedQuestion,
        Self::BareFragment,
        Self::OneThingAtHand,
        Self::OfOneDay,
        Self::ToBePutRight,
    ];

    /// Short, in lower case with underscores.
    pub fn name(self) -> &'static str {
        self.text().0
    }

    /// What people read: what the memory is, a colon, and why that follows.
    pub fn reason(self) -> &'static str {
        self.text().1
    }

    fn text(self) -> (&'static str, &'static str) {
        match self {
            Self::Pinned => ("pinned", "pinned: never deleted nor merged away"),
            Self::MayBeLasting => {
                ("may_be_lasting", "worth keeping: may say something lasting about the person")
            }
            Self::FullestOfGroup => {
                ("fullest_of_group", "worth keeping: the fullest of those that say the same")
            }
            Self::SameStatement => ("same_statement", "same fact: another memory says it in other words"),
            Self::SameWords => ("same_words", "same fact: another memory says it in the same words"),
            Self::TestData => (
                "test_data",
                "test data: it was made to try the memory out and says nothing about the person",
            ),
            Self::DescribesSoftware => (
                "describes_software",
                "technical documentation: it describes software and says nothing about the person",
            ),
            Self::TrueOfCraft => {
                ("true_of_craft", "technical documentation: it is true of a tool or a craft whoever reads it")
            }
            Self::QuestionAboutWorld => {
                ("question_about_world", "research query: asks to be told something about the world")
            }
            Self::LookedUpOnce => {
                ("looked_up_once", "research query: something was looked up or compared once")
            }
            Self::ToldThenAskedFor => (
                "told_then_asked_for",
                "one-time action: tells what happened and asks for something to be made or done",
            ),
            Self::News => {
                ("news", "research query: asks for news, weather or results that soon are out of date")
            }
            Self::Explained => {
                ("explained", "research query: something was explained or found out for the person")
            }
            Self::AskedForOnce => {
                ("asked_for_once", "one-time action: asks for something to be made, found or done")
            }
            Self::ToDoOnce => ("to_do_once", "one-time action: has something to do once"),
            Self::WantedOnce => (
                "wanted_once",
                "one-time action: wants a text, a list, a purchase or the like for one occasion",
            ),
            Self::HandedIn => {
                ("handed_in", "one-time action: handed in a text or a picture to have something done with it")
            }
            Self::PassingTask => ("passing_task", "one-time action: was busy with a passing task"),
            Self::Stuck => ("stuck", "one-time action: was stuck with something at that moment"),
            Self::DoneForPerson => {
                ("done_for_person", "one-time action: something was done for the person once")
            }
            Self::Order => ("order", "one-time action: an order to do something"),
            Self::NamedForOnce => {
                ("named_for_once", "one-time action: names a reminder, a request or a text for one occasion")
            }
            Self::DueOnOneDay => ("due_on_one_day", "one-time action: has to be done on one day"),
            Self::TaggedAsTask => {
                ("tagged_as_task", "one-time action: its topics call it a task and nothing in it lasts")
            }
            Self::TaggedAsResearch => (
                "tagged_as_research",
                "research query: its topics call it research and nothing in it is about the person",
            ),
            Self::TurnedQuestion => {
                ("turned_question", "research query: a question about the world, with who asked it behind")
            }
            Self::BareFragment => {
                ("bare_fragment", "one-time action: names a text or a list for one occasion and no more")
            }
            Self::OneThingAtHand => {
                ("one_thing_at_hand", "one-time action: wants something done to one thing at hand")
            }
            Self::OfOneDay => ("of_one_day", "one-time action: holds for one day or one thing at hand"),
            Self::ToBePutRight => {
                ("to_be_put_right", "one-time action: something does not work and is to be put right")
            }
        }
    }
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
