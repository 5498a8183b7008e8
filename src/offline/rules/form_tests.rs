//! Sentences by their form: what a request, an order or a rule looks like, and facts that look the same.

use super::rules_tests::{are_deleted, are_kept};

#[test]
fn given_a_fact_in_a_form_that_requests_have_then_it_stays() {
    are_kept(&[
        "Looked up trains to Graz, since her mother lives there",
        "Asked which cheeses are safe: her daughter has listeria-prone pregnancy checks",
        "User asks every Monday what is in season",
        "Name: Kim Lund",
        "Works as a nurse on the night shift",
        "Knows Docker and SQL well",
        "Takes 10 mg of a blood thinner at night",
        "User got promoted today",
        "Tomorrow is the first school day of the user's son",
        "Remind the user every Sunday to call her grandmother",
        "User wants every list in alphabetical order",
        "User wants to hike the whole coast before turning fifty",
        "User wants three bullet points at most in every answer",
        "When something is unclear the assistant should ask first",
        "No nuts for Noah, not even traces",
        "In summer they sleep on the balcony",
        "There is one bakery they trust",
        "User prefers the second bedroom because it is cooler",
        "User's mother needs a new hip",
        "User has two hives on the roof",
        "Call the user Sam",
        "Please answer in Spanish",
        "Tell the user the truth even if it hurts",
        "Always show the code first",
        "Bought a house in Leeds in 2019",
        "User wants summaries of no more than five lines",
        "User wondered whether her lisp can be treated",
        "Set in her ways, the user's aunt refuses to fly",
        "Light sleeper, needs a dark room",
        "Left home at sixteen",
        "User's son can read since this week",
    ]);
}

#[test]
fn given_a_passing_thing_in_other_forms_then_it_goes() {
    are_deleted(&["How far away is the Moon, the user asked", "Why do cats purr?"], "research query");
    let once = [
        "Asked for a caption for a picture of a lighthouse",
        "User wants the second paragraph cut to half its length",
        "Water the tomatoes at six this evening",
        "A note to the caretaker saying that the bell is broken",
        "User's printer jams and she wants it fixed now",
    ];
    are_deleted(&once, "one-time action");
    let general = ["A Pt1000 sensor has a resistance of 1000 ohms at 0 °C"];
    are_deleted(&general, "technical documentation");
    are_deleted(
        &["User's name is <insert name>", "undefined", "checking whether this gets saved"],
        "test data",
    );
}
