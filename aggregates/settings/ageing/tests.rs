//! Given / when / then for the policies that let memories age.

use cqrs_es::test::TestFramework;

use super::*;
use crate::{
    NoRules, Timestamp,
    settings::{SettingsAction, SettingsCommand, SettingsEvent},
    workflow_run::RunId,
};

const ON: Ttl = Ttl { enabled: true, idle_days: 60, importance_below: 3, purge_after_days: 30 };

fn settings() -> TestFramework<Settings> {
    TestFramework::<Settings>::with(NoRules)
}

fn command(action: SettingsAction) -> SettingsCommand {
    SettingsCommand { at: Timestamp(9), action }
}

fn set_to(policy: AgeingPolicy) -> SettingsCommand {
    command(SettingsAction::SetPolicy(Box::new(policy)))
}

fn event(change: SettingsChange) -> SettingsEvent {
    SettingsEvent { at: Timestamp(9), change }
}

fn was_set(set: Ttl, was: Ttl) -> SettingsEvent {
    event(SettingsChange::PolicySet {
        set: Box::new(AgeingPolicy::Ttl(set)),
        was: Box::new(AgeingPolicy::Ttl(was)),
    })
}

fn run_id() -> RunId {
    RunId::parse("01890a5d-ac96-774b-bcce-b302099a8057").unwrap()
}

#[test]
fn setting_a_policy_says_what_is_and_what_was() {
    let off = Ttl::default();
    settings()
        .given_no_previous_events()
        .when(set_to(AgeingPolicy::Ttl(ON)))
        .then_expect_events(vec![was_set(ON, off)]);
    let same = SettingsRejection::NothingToChange;
    settings()
        .given(vec![was_set(ON, off)])
        .when(set_to(AgeingPolicy::Ttl(ON)))
        .then_expect_error(same.clone());
    settings().given_no_previous_events().when(set_to(AgeingPolicy::Ttl(off))).then_expect_error(same);
}

#[test]
fn limits_are_named_by_their_fields() {
    let cases = [
        (AgeingPolicy::Ttl(Ttl { idle_days: 0, ..ON }), "idle_days"),
        (AgeingPolicy::Ttl(Ttl { importance_below: 7, ..ON }), "importance_below"),
        (
            AgeingPolicy::Pruning(Pruning { max_total_memories: 0, ..Pruning::default() }),
            "max_total_memories",
        ),
        (AgeingPolicy::Pruning(Pruning { batch_size: 0, ..Pruning::default() }), "batch_size"),
        (
            AgeingPolicy::ClusterSummaries(ClusterSummaries { max_cluster_size: 2, ..Default::default() }),
            "max_cluster_size",
        ),
        (
            AgeingPolicy::ClusterSummaries(ClusterSummaries {
                similarity_threshold: 1_001,
                ..Default::default()
            }),
            "similarity_threshold",
        ),
        (
            AgeingPolicy::LongTermSummaries(LongTermSummaries {
                max_memories_per_batch: 1,
                ..Default::default()
            }),
            "max_memories_per_batch",
        ),
        (AgeingPolicy::Consolidation(Consolidation { band_low: 980, ..Default::default() }), "band_low"),
        (
            AgeingPolicy::Insights(Insights { min_hours_between: 0, ..Default::default() }),
            "min_hours_between",
        ),
    ];
    for (policy, wanted) in cases {
        match set(&Settings::default(), policy) {
            Err(SettingsRejection::Invalid { field, .. }) => assert_eq!(field, wanted),
            other => panic!("{wanted}: {other:?}"),
        }
    }
}

#[test]
fn what_takes_away_is_dry_until_it_is_accepted() {
    let accepted = || event(SettingsChange::PolicyAccepted { policy: PolicyName::Ttl, run_id: run_id() });
    let accept = || command(SettingsAction::AcceptPolicy { policy: PolicyName::Ttl, run_id: run_id() });
    settings().given_no_previous_events().when(accept()).then_expect_events(vec![accepted()]);
    settings().given(vec![accepted()]).when(accept()).then_expect_error(SettingsRejection::NothingToChange);
    let mut ageing = Ageing::default();
    assert!(ageing.is_dry(PolicyName::Ttl) && ageing.is_dry(PolicyName::Pruning));
    assert!(!ageing.is_dry(PolicyName::LongTermSummaries), "its originals can be restored");
    let deleting = LongTermSummaries { originals: Originals::Delete, ..Default::default() };
    let set = Box::new(AgeingPolicy::LongTermSummaries(deleting));
    let was = Box::new(AgeingPolicy::LongTermSummaries(LongTermSummaries::default()));
    ageing.fold(Timestamp(9), &SettingsChange::PolicySet { set, was });
    assert!(ageing.is_dry(PolicyName::LongTermSummaries));
    ageing.fold(Timestamp(9), &SettingsChange::PolicyAccepted { policy: PolicyName::Ttl, run_id: run_id() });
    assert!(!ageing.is_dry(PolicyName::Ttl) && ageing.is_dry(PolicyName::Pruning));
}

#[test]
fn the_clock_is_noted_once_a_day() {
    let read = |wall: i64| command(SettingsAction::ReadClock { wall: Timestamp(wall) });
    let noted = |wall: i64| event(SettingsChange::ClockRead { reading: Reading::On, wall: Timestamp(wall) });
    settings().given_no_previous_events().when(read(5)).then_expect_events(vec![noted(5)]);
    settings().given(vec![noted(5)]).when(read(6)).then_expect_error(SettingsRejection::NothingToChange);
    let next = 5 + crate::DAY_US;
    settings().given(vec![noted(5)]).when(read(next)).then_expect_events(vec![noted(next)]);
}

#[test]
fn each_policy_has_its_workflows_name() {
    for name in PolicyName::ALL {
        assert_eq!(PolicyName::parse(name.as_str()), Some(name));
        let policy = Policies::default().get(name);
        assert_eq!(policy.name(), name);
        let written = serde_json::to_value(&policy).unwrap();
        assert_eq!(written.as_object().unwrap().keys().next().unwrap(), name.as_str());
        assert!(!policy.is_enabled() && policy.interval_hours() == 24);
    }
    assert_eq!(PolicyName::parse("memory-optimization"), None);
}

#[test]
fn policies_from_before_models_could_decide_are_read() {
    let before = r#"{"insights":{"activity_items":8,"enabled":true,"min_hours_between":12,"new_items":5,"snippet_chars":500}}"#;
    let read: AgeingPolicy = serde_json::from_str(before).unwrap();
    let insights = Insights {
        activity_items: 8,
        enabled: true,
        min_hours_between: 12,
        new_items: 5,
        snippet_chars: 500,
        ..Insights::default()
    };
    assert_eq!(read, AgeingPolicy::Insights(insights));
    assert_eq!((insights.judge, insights.tokens_per_day), (Judge::Rules, 200_000));
}
