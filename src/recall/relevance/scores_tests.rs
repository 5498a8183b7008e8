use memledger_intelligence::{
    ReplyFault,
    reply::{BAD_JSON, MISSING_IDS, REJECTED_BY_SCHEMA},
};
use serde_json::{Value, json};

use super::scores;

fn of(pairs: &[(i64, f64)]) -> Result<Vec<f64>, ReplyFault> {
    let item = |(index, score): &(i64, f64)| json!({"index": index, "score": score});
    let items: Vec<Value> = pairs.iter().map(item).collect();
    scores(&json!({"scores": items}).to_string(), 3)
}

#[test]
fn scores_come_in_the_order_of_the_texts() {
    assert_eq!(of(&[(2, 1.0), (0, 0.0), (1, 0.25)]), Ok(vec![0.0, 0.25, 1.0]));
    let whole = r#"{"scores":[{"index":0,"score":1}]}"#;
    assert_eq!(scores(whole, 1), Ok(vec![1.0]));
}

#[test]
fn every_text_has_exactly_one() {
    let cases: [(&[(i64, f64)], &str); 5] = [
        (&[(0, 0.5), (1, 0.5)], MISSING_IDS),
        (&[], MISSING_IDS),
        (&[(0, 0.5), (1, 0.5), (7, 0.5)], MISSING_IDS),
        (&[(0, 0.5), (1, 0.5), (-1, 0.5)], MISSING_IDS),
        (&[(0, 0.5), (1, 0.5), (2, 0.5), (2, 0.6)], REJECTED_BY_SCHEMA),
    ];
    for (pairs, outcome) in cases {
        assert_eq!(of(pairs).unwrap_err().outcome, outcome, "{pairs:?}");
    }
}

#[test]
fn a_score_is_from_0_to_1() {
    for score in [-0.01, 1.01, 50.0] {
        assert_eq!(of(&[(0, score), (1, 0.5), (2, 0.5)]).unwrap_err().outcome, REJECTED_BY_SCHEMA, "{score}");
    }
}

#[test]
fn another_shape_is_refused() {
    let shapes = [json!({"scores": [{"index": 0, "score": null}]}), json!({})];
    for shape in shapes {
        assert_eq!(scores(&shape.to_string(), 1).unwrap_err().outcome, REJECTED_BY_SCHEMA, "{shape}");
    }
    for said in [
        json!({"scores": [0.5]}),
        json!([{"index": "0", "score": "0.5"}]),
        json!({"result": [{"score": 0.5}]}),
    ] {
        assert_eq!(scores(&said.to_string(), 1), Ok(vec![0.5]), "{said}");
    }
    for text in ["", r#"{"scores":[{"index":0,"score":1e999}]}"#, r#"{"scores":[{"index":0,"score":NaN}]}"#] {
        assert_eq!(scores(text, 1).unwrap_err().outcome, BAD_JSON, "{text}");
    }
}
