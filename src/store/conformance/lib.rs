//! What every backend must do, as cases that each take a store on a fresh, empty database.
//!
//! A case panics with what it found. `cases` lists them by name, so that a runner can make one test of
//! each; the suite itself knows of no backend.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a case that panics is a case that fails")]

mod concurrency;
mod contents;
pub mod fixtures;
mod forgetting;
mod log;
mod many;
mod parking;
mod projecting;
mod rebuilding;
mod receipts;
mod second_reader;
mod standing;
pub mod tally;
mod waking;

use std::sync::Arc;

use futures::future::BoxFuture;
use memledger_store::EventStore;

/// One case; it needs a multi-threaded tokio runtime and a database of its own.
pub type Case = fn(Arc<dyn EventStore>) -> BoxFuture<'static, ()>;

fn case(name: &'static str, run: Case) -> (&'static str, Case) {
    (name, run)
}

macro_rules! list {
    ($($module:ident :: $name:ident),* $(,)?) => {
        vec![$(case(stringify!($name), |store| Box::pin($module::$name(store)))),*]
    };
}

/// Every case with its name.
pub fn cases() -> Vec<(&'static str, Case)> {
    [cases_of_the_log(), cases_of_read_models()].concat()
}

fn cases_of_the_log() -> Vec<(&'static str, Case)> {
    list![
        log::versions_continue_by_one,
        log::a_wrong_expected_version_stores_nothing,
        log::an_append_without_events_checks_the_version_too,
        log::positions_are_gap_free_in_every_partition,
        log::pages_give_each_event_once,
        log::a_stream_is_read_from_a_version_on,
        log::bodies_come_back_byte_for_byte,
        many::many_events_are_stored_as_few_are,
        many::of_two_appends_of_many_at_one_version_one_is_stored,
        concurrency::writers_on_many_streams_leave_no_gap,
        concurrency::writers_on_one_stream_take_turns,
        concurrency::a_conflict_in_a_group_leaves_the_others,
        concurrency::a_broken_append_fails_alone,
        concurrency::a_follower_sees_each_event_once_in_order,
        receipts::a_receipt_comes_with_its_append,
        receipts::a_command_id_has_one_effect,
        receipts::a_command_id_belongs_to_its_scope_and_tenant,
        receipts::identical_appends_at_once_have_one_effect,
        second_reader::a_second_reader_reads_each_stream_alone,
        second_reader::a_second_reader_names_what_it_can_not_read,
        contents::contents_are_stored_and_erased_by_name,
        contents::another_tenants_content_is_not_erased,
        contents::snapshots_are_saved_and_replaced,
        contents::tables_beside_the_log_are_read_and_written,
        contents::statements_together_count_or_none_does,
        contents::rows_are_added_but_those_that_are_there,
        contents::values_of_every_kind_come_back,
        contents::vectors_go_with_their_texts,
    ]
}

fn cases_of_read_models() -> Vec<(&'static str, Case)> {
    list![
        projecting::steps_apply_each_event_once,
        projecting::a_projector_follows_the_log,
        projecting::two_projectors_share_the_work,
        projecting::a_row_keyed_by_uuid_is_found_again,
        projecting::a_row_that_nobody_looked_for_is_written_over,
        projecting::read_models_that_stand_apart_count_their_own_events,
        projecting::another_programs_read_model_holds_nobody_up,
        projecting::catching_up_works_out_each_event_once,
        projecting::a_tenant_hears_of_its_own_events_alone,
        forgetting::a_row_that_is_deleted_is_gone,
        forgetting::a_clean_up_is_due_from_when_a_text_was_erased,
        forgetting::a_worker_cleans_up_what_a_killed_process_erased,
        forgetting::a_worker_leaves_a_clean_up_to_a_purge_under_way,
        forgetting::a_retry_is_followed_by_a_clean_up,
        forgetting::a_raised_epoch_is_above_all_earlier_ones,
        standing::a_standing_comes_with_the_rows_of_its_moment,
        standing::a_standing_is_the_least_of_several,
        standing::a_standing_counts_what_is_parked_of_the_streams_asked_for,
        waking::events_gather_until_somebody_waits,
        waking::events_gather_until_they_are_half_a_step,
        waking::a_worker_that_was_stopped_is_gone,
        waking::a_worker_says_why_it_does_not_move,
        rebuilding::a_rebuild_equals_the_live_tables,
        rebuilding::a_step_of_a_rebuild_tells_that_it_lives,
        rebuilding::what_a_rebuild_lacks_is_filled_in_before_it_switches,
        rebuilding::a_rebuild_switches_while_appends_go_on,
        rebuilding::an_edited_row_is_found_by_a_check,
        rebuilding::a_newer_version_is_built_beside_the_old_one,
        rebuilding::tables_that_a_newer_version_has_no_more_are_dropped,
        rebuilding::an_older_program_switches_nothing_back,
        rebuilding::a_killed_rebuild_is_told_as_none,
        rebuilding::what_a_killed_rebuild_made_goes_with_the_next,
        rebuilding::a_rebuild_of_one_user_leaves_the_others,
        rebuilding::a_rebuild_that_fails_leaves_nothing,
        rebuilding::a_rebuild_that_fails_holds_up_no_step,
        parking::a_poison_event_blocks_its_stream_alone,
        parking::a_step_tells_how_much_it_parked,
        parking::a_retry_applies_parked_events_in_order,
        parking::a_retry_reaches_what_is_not_listed,
        parking::an_undecodable_event_is_parked,
        parking::a_rebuild_parks_the_same_events,
        parking::a_rebuild_of_one_user_applies_nothing_twice,
    ]
}
