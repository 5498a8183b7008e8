//! 200 statements about a person by an assistant, a product of claims and of ways to bring them up: without a reply, denied,
//! confirmed, and answered by something else. Rules were made on the even claims and scored on the odd ones.

use super::{Reply, Verdict, claims};
use crate::extraction::{SaidAt, scores_tests::interval};

fn lines(file: &'static str) -> Vec<&'static str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// The number of the claim, what the assistant says, and the fact that it would be.
fn said() -> Vec<(usize, String, &'static str)> {
    let frames = lines(include_str!("test_lines/frames.txt"));
    let of_claim = |(number, line): (usize, &'static str)| {
        let (claim, fact) = line.split_once(" => ").unwrap();
        let capital = claim[..1].to_uppercase() + &claim[1..];
        let frames = &frames;
        (0..5).map(move |frame| {
            // Every claim meets five frames, and every frame ten claims, even and odd ones.
            let frame = frames[(number / 2 * 5 + number % 2 * 10 + frame) % frames.len()];
            (number, frame.replace("{c}", claim).replace("{C}", &capital), fact)
        })
    };
    let claims = lines(include_str!("test_lines/claims.txt"));
    claims.into_iter().enumerate().flat_map(of_claim).collect::<Vec<_>>()
}

/// How many of the even and of the odd claims have exactly this verdict behind such replies, their text right to the letter, and all.
fn verdicts(replies: &'static str, wanted: Verdict) -> [[usize; 2]; 2] {
    let at = SaidAt::new(2026, 3, 2, 9, 0).unwrap();
    let replies = lines(replies);
    let mut counts = [[0; 2]; 2];
    for (place, (number, text, fact)) in said().into_iter().enumerate() {
        let found = claims(&text, at);
        let reply = replies[place % replies.len()];
        let read = Reply::of(reply);
        let got: Vec<(&str, Verdict)> = found
            .claims
            .iter()
            .map(|claim| (claim.fact.text.as_str(), found.verdict(claim, &read)))
            .collect();
        let count = &mut counts[number % 2];
        count[0] += usize::from(got == [(fact, wanted)]);
        count[1] += 1;
        if got != [(fact, wanted)] && (number % 2 == 0 || std::env::var("SHOW_ODD").is_ok()) {
            println!("{text} | {reply}\n    {got:?}\n    {fact} {wanted:?}");
        }
        assert!(
            wanted == Verdict::Confirmed || got.iter().all(|(_, got)| *got != Verdict::Confirmed),
            "{text} | {reply}"
        );
    }
    counts
}

#[test]
fn only_what_the_person_confirms_is_confirmed() {
    assert_eq!(said().len(), 200);
    for (name, replies, wanted) in [
        ("confirmed", include_str!("test_lines/confirming.txt"), Verdict::Confirmed),
        ("denied", include_str!("test_lines/denying.txt"), Verdict::Denied),
        ("neither", include_str!("test_lines/unrelated.txt"), Verdict::Open),
    ] {
        for (half, [right, all]) in ["even", "odd"].iter().zip(verdicts(replies, wanted)) {
            println!("{name}, {half} claims: {} ({right} of {all})", interval(right, all));
            assert!(right * 100 >= all * 80, "{name}, {half} claims: {right} of {all}");
        }
    }
}

#[test]
fn a_claim_and_its_reply_are_read_in_less_than_two_milliseconds() {
    let at = SaidAt::new(2026, 3, 2, 9, 0).unwrap();
    let replies = lines(include_str!("test_lines/unrelated.txt"));
    let took = |(place, (_, text, _)): (usize, (usize, String, &str))| {
        let start = std::time::Instant::now();
        let (found, reply) = (claims(&text, at), Reply::of(replies[place % replies.len()]));
        assert!(found.claims.iter().all(|claim| found.verdict(claim, &reply) == Verdict::Open));
        start.elapsed()
    };
    let mut times: Vec<_> = said().into_iter().enumerate().map(took).collect();
    times.sort();
    let median = times[times.len() / 2];
    println!("median {median:?}, longest {:?}", times[times.len() - 1]);
    assert!(median.as_micros() < 2_000, "{median:?}");
}
