//! The store's conformance suite on both databases, one test for each case.

mod across;
mod partitions;
mod plan;
mod recorder;
mod types;

use std::time::Duration;

use memledger_tests::{Backend, TestDatabase, open_store};

/// Many times what the slowest case takes, and less than the runner's own patience.
const LIMIT: Duration = Duration::from_secs(120);

async fn run(backend: Backend, name: &str) {
    let cases = memledger_conformance::cases();
    let (_, case) =
        cases.iter().find(|(known, _)| *known == name).expect("the suite has a case of that name");
    let database = TestDatabase::new(backend).await;
    let store = open_store(&database).await;
    tokio::time::timeout(LIMIT, case(store.clone())).await.expect("the case ends in time");
    tokio::time::timeout(LIMIT, store.close()).await.expect("the store closes in time");
}

macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];

        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::run(super::Backend::Sqlite, stringify!($name)).await;
                }
            )*
        }

        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::run(super::Backend::Postgres, stringify!($name)).await;
                }
            )*
        }
    };
}

on_both![
    versions_continue_by_one,
    a_wrong_expected_version_stores_nothing,
    an_append_without_events_checks_the_version_too,
    positions_are_gap_free_in_every_partition,
    pages_give_each_event_once,
    a_stream_is_read_from_a_version_on,
    bodies_come_back_byte_for_byte,
    many_events_are_stored_as_few_are,
    of_two_appends_of_many_at_one_version_one_is_stored,
    writers_on_many_streams_leave_no_gap,
    writers_on_one_stream_take_turns,
    a_conflict_in_a_group_leaves_the_others,
    a_broken_append_fails_alone,
    a_follower_sees_each_event_once_in_order,
    a_receipt_comes_with_its_append,
    a_command_id_has_one_effect,
    a_command_id_belongs_to_its_scope_and_tenant,
    identical_appends_at_once_have_one_effect,
    a_second_reader_reads_each_stream_alone,
    a_second_reader_names_what_it_can_not_read,
    contents_are_stored_and_erased_by_name,
    another_tenants_content_is_not_erased,
    snapshots_are_saved_and_replaced,
    tables_beside_the_log_are_read_and_written,
    statements_together_count_or_none_does,
    rows_are_added_but_those_that_are_there,
    values_of_every_kind_come_back,
    vectors_go_with_their_texts,
    steps_apply_each_event_once,
    a_projector_follows_the_log,
    two_projectors_share_the_work,
    a_row_keyed_by_uuid_is_found_again,
    a_row_that_nobody_looked_for_is_written_over,
    read_models_that_stand_apart_count_their_own_events,
    another_programs_read_model_holds_nobody_up,
    catching_up_works_out_each_event_once,
    a_tenant_hears_of_its_own_events_alone,
    a_row_that_is_deleted_is_gone,
    a_clean_up_is_due_from_when_a_text_was_erased,
    a_worker_cleans_up_what_a_killed_process_erased,
    a_worker_leaves_a_clean_up_to_a_purge_under_way,
    a_retry_is_followed_by_a_clean_up,
    a_raised_epoch_is_above_all_earlier_ones,
    a_standing_comes_with_the_rows_of_its_moment,
    a_standing_is_the_least_of_several,
    a_standing_counts_what_is_parked_of_the_streams_asked_for,
    events_gather_until_somebody_waits,
    events_gather_until_they_are_half_a_step,
    a_worker_that_was_stopped_is_gone,
    a_worker_says_why_it_does_not_move,
    a_rebuild_equals_the_live_tables,
    a_step_of_a_rebuild_tells_that_it_lives,
    what_a_rebuild_lacks_is_filled_in_before_it_switches,
    a_rebuild_switches_while_appends_go_on,
    an_edited_row_is_found_by_a_check,
    a_newer_version_is_built_beside_the_old_one,
    tables_that_a_newer_version_has_no_more_are_dropped,
    an_older_program_switches_nothing_back,
    a_killed_rebuild_is_told_as_none,
    what_a_killed_rebuild_made_goes_with_the_next,
    a_rebuild_of_one_user_leaves_the_others,
    a_rebuild_that_fails_leaves_nothing,
    a_rebuild_that_fails_holds_up_no_step,
    a_poison_event_blocks_its_stream_alone,
    a_step_tells_how_much_it_parked,
    a_retry_applies_parked_events_in_order,
    a_retry_reaches_what_is_not_listed,
    an_undecodable_event_is_parked,
    a_rebuild_parks_the_same_events,
    a_rebuild_of_one_user_applies_nothing_twice,
];

/// Keeps the list above whole: a case that nobody runs proves nothing.
#[test]
fn every_case_is_run() {
    let known: Vec<&str> = memledger_conformance::cases().into_iter().map(|(name, _)| name).collect();
    assert_eq!(NAMES, known);
}
