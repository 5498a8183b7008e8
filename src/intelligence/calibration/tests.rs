use super::*;

fn pairs(restatements: &[f64], twins: &[f64], unrelated: &[f64]) -> Vec<Likeness> {
    let of = |sameness, figures: &[f64]| {
        let pair = |figure: &f64| Likeness { sameness, embedding: *figure, text: figure / 2.0 };
        figures.iter().map(pair).collect::<Vec<_>>()
    };
    let all = [
        of(Sameness::Restatement, restatements),
        of(Sameness::Twin, twins),
        of(Sameness::Unrelated, unrelated),
    ];
    all.concat()
}

fn faults(calibration: &Calibration) -> [&[Fault]; 3] {
    [0, 1, 2].map(|at| calibration.thresholds[at].faults.as_slice())
}

#[test]
fn a_measure_that_tells_restatements_from_twins_has_a_threshold() {
    let found = calibrate(&pairs(&[0.99, 0.98, 0.90], &[0.95, 0.91], &[0.1, 0.2]), &Thresholds::default());
    assert_eq!(found.thresholds[0].reached, Reached { restatements: 2.0 / 3.0, twins: 0.0, unrelated: 0.0 });
    // Half as much of the text: nothing reaches 0.95.
    assert_eq!(faults(&found), [&[][..], &[Fault::Inert], &[]]);
    let proposed =
        Proposal { duplicate_embedding: Some(0.951), duplicate_text: Some(0.476), check_low: Some(0.9) };
    assert_eq!(found.proposed, proposed);
}

#[test]
fn a_threshold_that_twins_reach_is_unsafe_and_none_is_proposed() {
    let found = calibrate(&pairs(&[0.6, 0.5], &[0.99, 0.7], &[0.1]), &Thresholds::default());
    assert_eq!(faults(&found), [&[Fault::Inert, Fault::Unsafe][..], &[Fault::Inert], &[Fault::Inert]]);
    let none = Proposal { duplicate_embedding: None, duplicate_text: None, check_low: Some(0.5) };
    assert_eq!(found.proposed, none);
}

#[test]
fn unrelated_pairs_are_kept_out_of_what_is_looked_at() {
    let thresholds = Thresholds { check_low: 0.5, ..Thresholds::default() };
    let found = calibrate(&pairs(&[0.9, 0.8, 0.55], &[0.9], &[0.6, 0.3]), &thresholds);
    assert_eq!(faults(&found)[2], [Fault::Broad]);
    assert_eq!(found.proposed.check_low, Some(0.61));
    let mixed = calibrate(&pairs(&[0.5], &[0.5], &[0.9]), &thresholds);
    assert_eq!(mixed.proposed.check_low, None);
}

#[tokio::test]
async fn the_offline_embedder_takes_words_in_another_order_for_the_same() {
    let pairs = [
        LabelledPair {
            sameness: Sameness::Restatement,
            label: "restatement",
            one: "tea at six",
            other: "six at tea",
        },
        LabelledPair {
            sameness: Sameness::Unrelated,
            label: "unrelated",
            one: "green tea",
            other: "a blue canoe",
        },
    ];
    let found = measure(&crate::Hashed::default(), &pairs).await.unwrap();
    assert!(found[0].embedding == 1.0 && found[0].text < 0.9, "{found:?}");
    assert!(found[1].embedding < 0.5, "{found:?}");
}

#[test]
fn without_pairs_nothing_is_proposed() {
    let found = calibrate(&[], &Thresholds::default());
    let none = Proposal { duplicate_embedding: None, duplicate_text: None, check_low: None };
    assert_eq!(found.proposed, none);
}
