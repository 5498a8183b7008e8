use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::topics;
use crate::chat::reply::{BAD_JSON, INVENTED_IDS, MISSING_IDS, REJECTED_BY_SCHEMA, WRONG_ENUM, Wrong};

type Meant = BTreeMap<String, Option<String>>;

fn read(reply: &Value) -> Result<Meant, Wrong> {
    let standard = ["sports", "family"].map(str::to_owned);
    topics(&reply.to_string(), &["Football", "mum", "xyz"], &standard)
}

fn of(pairs: &[(&str, Option<&str>)]) -> Result<Meant, Wrong> {
    let item = |(topic, standard): &(&str, Option<&str>)| json!({"topic": topic, "standard": standard});
    read(&json!({"topics": pairs.iter().map(item).collect::<Vec<Value>>()}))
}

const GOOD: [(&str, Option<&str>); 3] =
    [("mum", Some("family")), ("xyz", None), ("Football", Some("sports"))];

#[test]
fn each_topic_has_its_standard_or_none() {
    let wanted = GOOD.map(|(topic, standard)| (topic.to_owned(), standard.map(str::to_owned)));
    assert_eq!(of(&GOOD), Ok(BTreeMap::from(wanted)));
}

#[test]
fn every_topic_is_answered_exactly_once() {
    let cases = [
        (GOOD[..2].to_vec(), MISSING_IDS),
        (vec![], MISSING_IDS),
        ([&GOOD[..], &[("dad", None)]].concat(), INVENTED_IDS),
        ([&GOOD[..2], &[("football", Some("sports"))]].concat(), INVENTED_IDS),
        ([&GOOD[..], &GOOD[..1]].concat(), INVENTED_IDS),
    ];
    for (pairs, outcome) in cases {
        assert_eq!(of(&pairs).unwrap_err().outcome, outcome, "{pairs:?}");
    }
}

#[test]
fn a_standard_is_one_of_the_list() {
    for standard in ["music", "Sports", ""] {
        let pairs = [GOOD[0], GOOD[1], ("Football", Some(standard))];
        assert_eq!(of(&pairs).unwrap_err().outcome, WRONG_ENUM, "{standard:?}");
    }
}

#[test]
fn another_shape_is_refused() {
    let shapes = [
        json!({"topics": {"mum": "family"}}),
        json!({"topics": [{"topic": "mum"}]}),
        json!({"topics": [{"topic": "mum", "standard": ["family"]}]}),
        json!({"topics": [{"standard": "family"}]}),
        json!([]),
    ];
    for shape in shapes {
        assert_eq!(read(&shape).unwrap_err().outcome, REJECTED_BY_SCHEMA, "{shape}");
    }
    assert_eq!(topics("{", &["mum"], &[]).unwrap_err().outcome, BAD_JSON);
}
