use std::collections::BTreeMap;

use memledger_intelligence::{
    ReplyFault,
    reply::{BAD_JSON, MISSING_IDS, REJECTED_BY_SCHEMA},
};
use serde_json::{Value, json};

use super::topics;

type Meant = BTreeMap<String, Option<String>>;

fn read(reply: &Value) -> Result<Meant, ReplyFault> {
    let standard = ["sports", "family"].map(str::to_owned);
    topics(&reply.to_string(), &["Football", "mum", "xyz"], &standard)
}

fn of(pairs: &[(&str, Option<&str>)]) -> Result<Meant, ReplyFault> {
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
fn what_is_plain_is_taken_and_what_is_not_leaves_a_topic_alone() {
    let meant =
        of(&[("football", Some("Sports")), ("mum", Some("music")), ("xyz", Some("null")), ("dad", None)]);
    let meant = meant.unwrap();
    let of_each = ["Football", "mum", "xyz"].map(|topic| meant[topic].as_deref());
    assert_eq!(of_each, [Some("sports"), Some("mum"), None]);
    assert_eq!(meant.len(), 3);
    assert_eq!(
        read(&json!([{"topic": "mum", "standard": "family"}, {"topic": "xyz", "standard": null}]))
            .unwrap()
            .len(),
        3
    );
}

#[test]
fn an_answer_about_less_than_half_is_none() {
    let few = [json!([GOOD[0].0]), json!([{"topic": "mum"}, {"topic": "xyz", "standard": ["a"]}]), json!([])];
    for said in few.map(|items| json!({"topics": items})) {
        assert_eq!(read(&said).unwrap_err().outcome, MISSING_IDS, "{said}");
    }
    assert_eq!(of(&GOOD[..1]).unwrap_err().outcome, MISSING_IDS);
    assert_eq!(read(&json!({"topics": {"mum": "family"}})).unwrap_err().outcome, REJECTED_BY_SCHEMA);
    assert_eq!(topics("{", &["mum"], &[]).unwrap_err().outcome, BAD_JSON);
}
