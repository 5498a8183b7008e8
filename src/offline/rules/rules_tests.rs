//! Each rule by itself, and the traps beside it: what looks like junk or like the same, and is not.

use super::{messy_tests::STANDARD, *};
use crate::DecidedAction::{self, Delete, Keep, Merge};

fn memory(at: usize, content: &str) -> MemoryText {
    MemoryText { id: format!("m{at}"), content: content.to_owned(), topics: Vec::new(), pinned: false }
}

fn memories(contents: &[&str]) -> Vec<MemoryText> {
    contents.iter().enumerate().map(|(at, content)| memory(at, content)).collect()
}

fn decided(memories: Vec<MemoryText>) -> Vec<Verdict> {
    Analysis::of(&memories).verdicts().to_vec()
}

/// What becomes of a memory that is alone.
fn alone(content: &str) -> (DecidedAction, &'static str) {
    let decision = decided(memories(&[content])).remove(0);
    (decision.action, decision.rule.reason())
}

pub(super) fn are_deleted(contents: &[&str], rule: &str) {
    for content in contents {
        let (action, reason) = alone(content);
        assert_eq!(action, Delete, "{content}");
        assert!(reason.starts_with(rule), "{content}: {reason}");
    }
}

pub(super) fn are_kept(contents: &[&str]) {
    for content in contents {
        let (action, reason) = alone(content);
        assert_eq!(action, Keep, "{content}: {reason}");
    }
}

#[test]
fn given_a_thing_to_do_once_then_it_goes() {
    let once = [
        "User wants to send an email to the landlord about the boiler",
        "User asked the assistant to set a timer for 12 minutes",
        "User wants to book a table for two on Friday evening",
        "Remind User to pick up the dry cleaning at 5 pm",
        "User asked to translate a paragraph from German into English",
        "The assistant generated a grocery list for the user",
        "User uploaded a spreadsheet and asked for a pivot table",
        "User is looking for a plumber who can come today",
        "User wants to convert 250 US dollars to euros",
        "User requested a three-day itinerary for Lisbon",
        "User wanted to return a pair of shoes and asked for a complaint letter",
        "A cover letter for an internship was drafted for the user",
    ];
    are_deleted(&once, "one-time action");
}

#[test]
fn given_a_question_about_the_world_then_it_goes() {
    let asked = [
        "User wanted the latest news about the chip shortage",
        "User asked what the capital of Mongolia is",
        "User looked up the exchange rate of the Swiss franc",
        "User compared prices of robot vacuum cleaners",
        "User was curious how bees make honey",
        "User wants to know how photosynthesis works",
        "User wanted the origin of a saying",
        "How a caucus works was explained to the user",
    ];
    are_deleted(&asked, "research query");
}

#[test]
fn given_how_software_works_then_it_goes() {
    let documented = [
        "The GET /users endpoint returns a paginated list of user objects",
        "Version 3.2.1 of the SDK drops support for Python 3.7",
        "The function parse_date() raises ValueError for invalid input",
        "Set DATABASE_URL before the server starts",
        "Error E1042 means that the schema rejected the payload",
    ];
    are_deleted(&documented, "technical documentation");
}

#[test]
fn given_test_data_then_it_goes() {
    let tried = [
        "User's name is TestUser123",
        "test memory please ignore",
        "Lorem ipsum dolor sit amet",
        "User likes foo and hates bar",
        "asdfghjkl",
        "test",
        "User is a unit test user, to be deleted",
        "Created by an integration test",
        "User prefers dark mode (integration test)",
        "User likes pizza, to be deleted",
        "User exists for testing",
        "User is always for testing",
        "User's account was created by an integration test",
        "Checking whether this gets stored",
        "aaa bbb",
        "User's e-mail is test@example.com",
    ];
    are_deleted(&tried, "test data");
}

#[test]
fn given_a_fact_that_sounds_like_a_request_then_it_stays() {
    are_kept(&[
        "User requested vegetarian meals on all flights",
        "User wants to email only on weekdays",
        "User wants to send her daughter to Oxford one day",
        "User is searching for her birth mother",
        "User wants help with her stutter",
        "User wants to convert to Judaism",
        "User wants to convert the attic of the house into an office",
        "User asked for shorter answers from now on",
        "User requested that the assistant never use emojis",
        "User wants to be called Sam",
        "User asked the assistant to call her Sam",
        "User asked for metric units in every answer",
        "User wants blunt critique of drafts",
        "User asked for dinner ideas because his daughter is coeliac",
        "User asked whether ibuprofen is safe with her asthma",
        "User asked her sister to be her maid of honour",
        "User was asked to be the best man at his cousin's wedding",
        "User checks his blood sugar every morning",
        "User needs reading glasses",
        "User needs insulin twice a day",
        "User wants to write a novel",
        "User wants to buy a house in the countryside",
        "User wants to find a new apartment closer to work",
        "User is looking for a new job",
        "User wants to pass the language exam in November",
        "User wants to see the northern lights",
        "User does not know how to swim",
        "User asked for exercises that are safe with her bad shoulder",
        "User asked for a wake-up light because he is blind",
        "User has two daughters and asked about schools in Leeds",
    ]);
}

#[test]
fn given_a_fact_in_technical_or_test_words_then_it_stays() {
    are_kept(&[
        "User works on the test data team at Siemens",
        "Files tax returns in both Nigeria and the United Kingdom",
        "Analyses data in SQL and occasionally in Python with pandas",
        "Formats Python code with Ruff and a line length of 100",
        "Maintains a Python package called switchpoint that detects code-switching",
        "Trains models on the university's Eddie cluster with A100 GPUs",
        "Invests 800 euros a month in a global index fund",
        "User is responsible for the API documentation at her company",
        "User knows SQL, Python and Docker",
        "User is a software tester at a bank",
        "A blood test showed that the user is low on iron",
        "User's private e-mail address is kim.lund@example.com",
        "User is building an app for beekeepers",
        "User loves the Foo Fighters",
        "User prefers pytest for testing",
        "User runs the integration test suite before each release",
        "User writes a unit test before the code",
        "I write a unit test before the code",
        "User writes an end-to-end test for each feature",
        "User uses Node.js with a unit test per module",
        "I run a pre-release integration test",
        "User performs a load test each quarter",
        "User is responsible for the load test of the new release",
        "User wrote the integration test suite at Acme Shipping",
        "User usually writes a unit test first",
        "User has to write a unit test for each fix",
        "User's team runs a load test each quarter",
        "User is writing a unit test for the billing service",
        "User first heard the Foo Fighters in a bar in Austin",
        "User switches between a QWERTY and a QWERTZ keyboard",
        "User keeps new sign-ups in the table latest_users",
        "User's sleep test recorded 22 apnea events per hour",
        "User develops AAA games at a studio in Lyon",
        "User is a neuroscientist who studies how memory works in mice",
        "User's job is to test how vaccines are stored",
        "User needs AAA batteries for a hearing aid",
        "User set up the smoke test at Acme Shipping",
        "User isn't responsible for the load test",
        "User hasn't written a unit test for the billing service",
        "User got an integration test contract at SAP",
        "User didn't write a regression test for the billing service",
        "User can write an integration test in under an hour",
        "User should run the load test on Fridays",
        "User cannot merge without an integration test",
        "User's startup sells a load test platform",
        "User's job is to test how medical records are stored at the archive",
        "User types on a QWERTZ keyboard",
        "User navigates with hjkl in Vim",
        "User wants old photos to be deleted after a year",
        "User's e-mail is greatest@example.com",
        "User's repository is called latest_build",
    ]);
}

#[test]
fn given_a_fact_in_other_words_then_all_point_at_one() {
    let said: [&[&str]; 5] = [
        &["User is allergic to peanuts", "The user has a severe peanut allergy"],
        &["User's brother is called Jonas", "The user has a brother named Jonas"],
        &["User is lactose intolerant", "The user cannot digest lactose and gets cramps from it"],
        &["User prefers tea over coffee", "The user prefers tea over coffee."],
        &["User enjoys hiking in the Harz mountains", "The user likes hiking in the Harz mountains"],
    ];
    for contents in said {
        let decisions = decided(memories(contents));
        let merged: Vec<&Verdict> = decisions.iter().filter(|decision| decision.action == Merge).collect();
        assert_eq!(merged.len(), contents.len() - 1, "{contents:?}: {decisions:?}");
        let target = merged[0].target.unwrap();
        assert_eq!(decisions[target].action, Keep);
    }
}

#[test]
fn given_facts_that_only_look_alike_then_each_stays() {
    for contents in [
        ["User is allergic to peanuts", "User is allergic to penicillin"],
        ["User is allergic to eggs", "User's son Noah is allergic to eggs"],
        ["User's brother lives in Vienna", "User's sister lives in Vienna"],
        ["User's brother Karim lives in Montreal", "User's brother Samir lives in Montreal"],
        [
            "User has a dentist appointment on 3 May 2025",
            "User has a dentist appointment on 17 November 2025",
        ],
        ["User lived at Lindenallee 4 until 2019", "User lives at Hafenstraße 12 since 2019"],
        ["User likes coriander in soup", "User does not like coriander in soup"],
        ["User works as a junior designer at Tidal", "User works as a lead designer at Tidal"],
        ["User broke her left arm skiing", "User broke her right arm skiing"],
        ["User enjoys hiking in the Harz mountains", "User enjoys skiing in the Harz mountains"],
        ["User's mother had a stroke in 2020", "User's father had a stroke in 2020"],
        ["User wants to run the Berlin marathon", "User ran the Berlin marathon"],
        ["User speaks Danish at level B1", "User speaks Danish at level C1"],
        ["User lives in Gothenburg", "User's parents live in Gothenburg"],
    ] {
        let decisions = decided(memories(&contents));
        assert!(decisions.iter().all(|decision| decision.action == Keep), "{decisions:#?}");
    }
}

#[test]
fn given_a_pinned_memory_then_it_stays_and_others_join_it() {
    let mut user = memories(&[
        "User is allergic to peanuts",
        "The user has a severe peanut allergy and carries an injector since 2011",
        "test memory please ignore",
    ]);
    user[0].pinned = true;
    user[2].pinned = true;
    let decisions = decided(user);
    assert_eq!([decisions[0].action, decisions[1].action, decisions[2].action], [Keep, Merge, Keep]);
    assert_eq!(decisions[1].target, Some(0));
    assert!(decisions[0].rule.reason().starts_with("pinned"));
}

#[test]
fn given_copies_of_a_memory_then_the_newest_stays() {
    let decisions = decided(memories(&["User plays the oud"; 3]));
    assert_eq!(decisions.iter().filter_map(|d| d.target).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn given_memories_that_belong_together_then_one_text_holds_what_each_says() {
    let mut sources = memories(&[
        "User has a cat named Miso.",
        "User's cat Miso, a grey tabby, was adopted on 3 May 2019 from a shelter in Leeds.",
        "User's cat Miso takes 2 tablets a day.",
    ]);
    sources[0].topics = vec!["Pets".to_owned(), "home".to_owned()];
    sources[1].topics = vec!["pets".to_owned(), "cat".to_owned(), "animals".to_owned()];
    let merged = merged(&sources);
    for said in ["Miso", "grey tabby", "3 May 2019", "Leeds", "2 tablets a day"] {
        assert!(merged.content.contains(said), "{said}: {merged:?}");
    }
    assert_eq!(merged.topics, ["Pets", "home", "cat"]);
}

#[test]
fn given_topics_as_people_write_them_then_the_standard_ones_are_found() {
    let pairs = [
        ("PREFERENCES", "preferences"),
        ("goals & objectives", "goals"),
        ("short-term goals", "goals"),
        ("Benfica", "sports"),
        ("football", "sports"),
        ("Running", "sports"),
        ("cat", "pets"),
        ("mother", "family"),
        ("Rust", "programming"),
        ("python code", "programming"),
        ("coffee", "food"),
        ("food allergy", "food"),
        ("favorite movie", "preferences"),
        ("Apollo 11", "interests"),
        ("health", "health"),
        ("medical history", "health"),
        ("work history", "work"),
        ("side-projects", "projects"),
        ("Communication Style", "communication style"),
        ("Life events", "events"),
        ("job", "work"),
    ];
    let standard: Vec<String> = STANDARD.split('|').map(str::to_owned).collect();
    let topics: Vec<TopicInUse> =
        pairs.iter().map(|(topic, _)| (*topic).into()).chain(["Zzyx".into()]).collect();
    let found = normalised(&topics, &standard);
    for (topic, meant) in pairs {
        assert_eq!(found[topic].as_deref(), Some(meant), "{topic}");
    }
    assert_eq!(found["Zzyx"], None);
    let own = ["Health".to_owned(), "Pets".to_owned()];
    let found = normalised(&["allergies".into(), "pet".into(), "tax".into()], &own);
    assert_eq!((found["pet"].as_deref(), &found["tax"]), (Some("Pets"), &None));
}

#[test]
fn given_a_query_then_texts_that_hold_its_rare_words_come_first() {
    let texts = ["User plays the oud on Fridays", "User plays chess on Fridays", "User has three cats", ""];
    let found = relevance("Who plays the oud?", &texts);
    assert!(found[0] > 0.99 && found[0] > found[1] && found[1] > 0.1, "{found:?}");
    assert_eq!(found[2..], [0.0, 0.0]);
    assert_eq!(relevance("the of", &texts), [0.0; 4]);
}
