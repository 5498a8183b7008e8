//! What a patch does to attributes, field by field, and what the labels may be.

use super::{
    AttributePatch, Attributes, Kind, MemoryBookRejection, attributes::check_importance, tests::attributes,
};

/// The field's name, a patch of that field alone and what it makes of `attributes()`.
macro_rules! alone {
    ($field:ident, $value:expr) => {
        (
            stringify!($field),
            AttributePatch { $field: Some($value), ..Default::default() },
            Attributes { $field: $value, ..attributes() },
        )
    };
}

fn each_field_alone() -> [(&'static str, AttributePatch, Attributes); 10] {
    let some = |text: &str| Some(text.to_owned());
    [
        alone!(kind, Kind::Insight),
        alone!(category, some("work")),
        alone!(bank, "Health".to_owned()),
        alone!(importance, 5),
        alone!(pinned, true),
        alone!(thread_id, some("thread")),
        alone!(agent_id, some("agent")),
        alone!(run_id, some("run")),
        alone!(actor_id, some("actor")),
        alone!(role, some("user")),
    ]
}

#[test]
fn a_patch_changes_its_own_field_and_no_other() {
    for (field, patch, expected) in each_field_alone() {
        let mut changed = attributes();
        patch.put_into(&mut changed);
        assert_eq!(changed, expected, "{field}");
    }
}

#[test]
fn an_empty_patch_changes_nothing() {
    let mut kept = attributes();
    AttributePatch::default().put_into(&mut kept);
    assert_eq!(kept, attributes());
}

#[test]
fn a_null_in_a_patch_clears_the_field() {
    let mut filed = Attributes { category: Some("work".into()), ..attributes() };
    AttributePatch { category: Some(None), ..Default::default() }.put_into(&mut filed);
    assert_eq!(filed, attributes());
}

#[test]
fn the_old_values_of_a_patch_undo_it() {
    for (field, mut patch, mut changed) in each_field_alone() {
        let was = patch.narrow(&attributes());
        was.put_into(&mut changed);
        assert_eq!(changed, attributes(), "{field}");
    }
}

#[test]
fn only_kind_category_and_bank_are_the_classification() {
    for (field, patch, _) in each_field_alone() {
        let expected = ["kind", "category", "bank"].contains(&field);
        assert_eq!(patch.only_classification(), expected, "{field}");
    }
    let filed = AttributePatch {
        kind: Some(Kind::Insight),
        category: Some(None),
        bank: Some("Health".into()),
        ..Default::default()
    };
    assert!(filed.only_classification());
    assert!(!AttributePatch { pinned: Some(true), ..filed }.only_classification());
    assert!(!AttributePatch::default().only_classification());
}

#[test]
fn only_a_pin_without_any_other_field_is_a_pin() {
    assert!(!AttributePatch::default().only_pin());
    for (field, patch, _) in each_field_alone() {
        assert_eq!(patch.only_pin(), field == "pinned", "{field} alone");
        let pinned = AttributePatch { pinned: Some(false), ..patch };
        assert_eq!(pinned.only_pin(), field == "pinned", "{field} with a pin");
    }
}

#[test]
fn a_kind_is_found_by_the_name_that_it_is_written_with() {
    let kinds = [
        (Kind::Semantic, "semantic"),
        (Kind::Episodic, "episodic"),
        (Kind::Insight, "insight"),
        (Kind::Procedural, "procedural"),
        (Kind::Summary, "summary"),
    ];
    for (kind, name) in kinds {
        assert_eq!(kind.as_str(), name);
        assert_eq!(Kind::parse(name), Some(kind));
        assert_eq!(serde_json::to_value(kind).unwrap(), name);
    }
    assert_eq!(Kind::parse("xyzzy"), None);
}

#[test]
fn importance_is_1_to_5() {
    for importance in 1..=5 {
        assert_eq!(check_importance(importance), Ok(importance));
    }
    for importance in [0, 6] {
        let message = format!("must be 1 to 5, is {importance}");
        assert_eq!(check_importance(importance), Err(MemoryBookRejection::invalid("importance", message)));
    }
}
