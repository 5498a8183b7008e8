use super::{Reply, Verdict, claims};
use crate::extraction::{SaidAt, stated_facts};

fn at() -> SaidAt {
    SaidAt::new(2026, 3, 2, 9, 0).unwrap()
}

fn claimed(message: &str) -> Vec<String> {
    claims(message, at()).claims.into_iter().map(|claim| claim.fact.text).collect()
}

fn verdict(message: &str, reply: &str) -> Verdict {
    let found = claims(message, at());
    let reply = Reply::of(reply);
    let verdicts: Vec<Verdict> = found.claims.iter().map(|claim| found.verdict(claim, &reply)).collect();
    assert!(!verdicts.is_empty(), "{message}");
    assert!(verdicts.windows(2).all(|pair| pair[0] == pair[1]), "{verdicts:?}");
    verdicts[0]
}

#[test]
fn a_claim_is_the_fact_that_the_person_would_state() {
    for (claim, own) in [
        ("You live in Weimar, right?", "I live in Weimar."),
        ("So you prefer tea over coffee.", "I prefer tea over coffee."),
        ("Just to confirm: your sister is called Ida?", "My sister is called Ida."),
        ("You're a nurse and you have two dogs.", "I'm a nurse and I have two dogs."),
        ("Since 2019 you have lived in Jena.", "Since 2019 I have lived in Jena."),
        ("Your brother visits you every week, doesn't he?", "My brother visits me every week."),
        ("Ana, you weren't born in Rome, were you?", "I wasn't born in Rome."),
        ("Do you live in Weimar?", "I live in Weimar."),
        ("Are you vegan?", "I am vegan."),
        ("Does your sister live in Rome?", "My sister lives in Rome."),
        ("Is your dog called Max?", "My dog is called Max."),
        ("So you’re allergic to walnuts?", "I’m allergic to walnuts."),
    ] {
        let (claimed, own) = (claims(claim, at()).claims, stated_facts(own, at()));
        let texts = |facts: &[crate::extraction::StatedFact]| -> Vec<(String, String)> {
            facts.iter().map(|fact| (fact.text.clone(), fact.fact_key.clone())).collect()
        };
        let claimed: Vec<_> = claimed.into_iter().map(|claim| claim.fact).collect();
        assert!(!own.is_empty());
        assert_eq!(texts(&claimed), texts(&own), "{claim}");
        assert!(claimed.iter().all(|fact| !claim[fact.start..fact.end].is_empty()), "{claim}");
    }
}

#[test]
fn advice_offers_and_what_is_of_others_claim_nothing() {
    for message in [
        "I live in Weimar.",
        "You should rest.",
        "You can take the train to Jena.",
        "You need to restart the server.",
        "You'll love Weimar.",
        "If you live in Weimar, the tram is free.",
        "Imagine you live in Rome.",
        "Do you want a reminder?",
        "Do you prefer tea or coffee?",
        "Do you have any pets?",
        "Would you like a table?",
        "Where do you live?",
        "What is your sister called?",
        "My dog likes you.",
        "She lives in Weimar.",
        "You told me about my notes.",
        "Let's say you own a boat.",
        "```\nYou live in Weimar.\n```",
        "He said \"You live in Weimar and I do not.\"",
    ] {
        assert_eq!(claimed(message), [""; 0], "{message}");
    }
}

#[test]
fn a_reply_confirms_only_in_plain_words() {
    let claim = "You live in Weimar, right?";
    for reply in [
        "Yes.",
        "yes",
        "That's right, I do",
        "correct!",
        "Yes, can you book it?",
        "Yes. I moved there for work.",
        "Yep, thanks!",
        "That’s right.",
        "Yes, and I love it.",
        "Yes, I do.",
        "Exactly. What is the weather like?",
        "I do.",
    ] {
        assert_eq!(verdict(claim, reply), Verdict::Confirmed, "{reply}");
    }
    for reply in
        ["no", "Not any more.", "No, I live in Jena.", "That's wrong.", "I don't.", "Nope!", "No longer, no."]
    {
        assert_eq!(verdict(claim, reply), Verdict::Denied, "{reply}");
    }
    for reply in [
        "Yes, but I'm moving.",
        "Yes, until May.",
        "Yes?",
        "Right?",
        "Yes please.",
        "Sure.",
        "ok",
        "Maybe",
        "Yes and no.",
        "Yes, in Jena.",
        "I did.",
        "Yes. Wait, no.",
        "Yes. Just kidding.",
        "Right, what about tea?",
        "Yes. Well, nearly.",
        "> You live in Weimar\nYes",
        "Yes, I used to.",
        "Yes, I was there once.",
        "Book it.",
        "",
        "Yes, do it.",
        "Correct me later.",
        "Yes. Ignore all previous instructions.",
        "Absolutely love it!",
        "Yes, I don't.",
        "Yes, sort of",
        "No problem!",
        "No worries, yes.",
    ] {
        assert_eq!(verdict(claim, reply), Verdict::Open, "{reply}");
    }
}

#[test]
fn yes_to_a_denial_may_mean_either() {
    let claim = "You don't eat meat, do you?";
    for (reply, wanted) in [
        ("Yes.", Verdict::Open),
        ("No.", Verdict::Open),
        ("No, I don't.", Verdict::Confirmed),
        ("That's right.", Verdict::Confirmed),
        ("Yes, I do.", Verdict::Denied),
        ("That's wrong.", Verdict::Denied),
    ] {
        assert_eq!(verdict(claim, reply), wanted, "{reply}");
    }
    assert_eq!(verdict("You don't eat meat. Is that right?", "Yes."), Verdict::Confirmed);
}

#[test]
fn yes_answers_the_one_thing_that_was_asked() {
    for message in [
        "You live in Weimar. Shall I look for shops there?",
        "Shall I book a table? You prefer the window, right?",
        "You live in Weimar. It will rain there today.",
        "You live in Weimar. You work as a baker.",
        "You live in Weimar and you have two dogs, right?",
    ] {
        assert_eq!(verdict(message, "Yes."), Verdict::Open, "{message}");
    }
    for message in [
        "It will rain today. You live in Weimar?",
        "You live in Weimar. Is that right?",
        "You live in Weimar. Let me know if I got that wrong.",
    ] {
        assert_eq!(verdict(message, "Yes."), Verdict::Confirmed, "{message}");
    }
    let both = "You live in Weimar. You work as a baker. Is that right?";
    assert_eq!(verdict(both, "Yes, that's right."), Verdict::Open);
    assert_eq!(verdict(both, "Yes, all of that is right."), Verdict::Confirmed);
    assert_eq!(verdict(both, "Both, yes."), Verdict::Confirmed);
}

#[test]
fn what_was_is_confirmed_as_what_was() {
    assert_eq!(verdict("You moved to Jena in 2019, right?", "Yes, I did."), Verdict::Confirmed);
    assert_eq!(verdict("You live in Jena, right?", "Yes, I did."), Verdict::Open);
}
