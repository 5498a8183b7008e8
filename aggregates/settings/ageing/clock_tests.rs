//! What a clock says of ages that jumps, stands still or goes back.

use proptest::{collection::vec, option, prelude::*};

use super::clock::{Clock, Reading};
use crate::{DAY_US, Timestamp};

const YEAR: i64 = 365;

fn day(day: i64) -> Timestamp {
    Timestamp(day * DAY_US)
}

/// A clock that was read on these days, as far as it is read so often.
fn read(days: impl IntoIterator<Item = i64>) -> Clock {
    let mut clock = Clock::default();
    for wall in days {
        if let Some(reading) = clock.reading(day(wall)) {
            clock.read(day(wall), reading);
        }
    }
    clock
}

fn age(clock: &Clock, of: i64, now: i64) -> i64 {
    clock.age_us(day(of), day(now)) / DAY_US
}

#[test]
fn days_that_were_read_count_in_full() {
    let clock = read(0..100);
    assert_eq!(age(&clock, 10, 99), 89);
    assert_eq!(age(&clock, -500, 99), 599, "what was there before the first reading is as old as it says");
    assert_eq!(age(&Clock::default(), 10, 99), 89);
    assert_eq!(age(&clock, 200, 99), -101);
}

#[test]
fn it_is_read_about_once_a_day() {
    let clock = read([0]);
    let hours = |hours: i64| clock.reading(Timestamp(hours * DAY_US / 24));
    assert_eq!(
        (hours(1), hours(19), hours(20), hours(48)),
        (None, None, Some(Reading::On), Some(Reading::On))
    );
    assert_eq!(hours(49), Some(Reading::Ahead { skipped_us: 25 * DAY_US / 24 }));
    assert_eq!((hours(-2), Clock::default().reading(day(7))), (Some(Reading::Back), Some(Reading::On)));
}

#[test]
fn a_jump_ahead_makes_nothing_old() {
    // Before it is read, and after.
    assert_eq!(age(&read(0..10), 5, 9 + YEAR), 5);
    let mut days: Vec<i64> = (0..10).collect();
    days.extend(9 + YEAR..15 + YEAR);
    let clock = read(days.clone());
    assert_eq!(age(&clock, 5, 14 + YEAR), 10);
    assert_eq!(age(&clock, 10 + YEAR, 14 + YEAR), 4, "what was made since is as old as it says");
    // Set right again, it is as if it had never been wrong.
    days.extend(15..80);
    assert_eq!(age(&read(days), 5, 79), 74);
}

#[test]
fn what_was_made_since_the_last_reading_is_no_older_for_a_jump() {
    let (hour, jumped) = (DAY_US / 24, day(9 + YEAR));
    let made = Timestamp(day(9).0 + 10 * hour);
    // Before the jump is read, and after.
    assert!(read(0..10).age_us(made, jumped) <= DAY_US);
    let days: Vec<i64> = (0..10).chain([9 + YEAR, 10 + YEAR]).collect();
    assert!(read(days.clone()).age_us(made, day(10 + YEAR)) <= 2 * DAY_US);
    let made = Timestamp(jumped.0 - hour);
    assert_eq!(read(days).age_us(made, day(10 + YEAR)), DAY_US);
}

#[test]
fn a_jump_back_makes_nothing_old() {
    let mut days: Vec<i64> = (YEAR..YEAR + 10).collect();
    days.extend(9..20);
    assert!(age(&read(days.clone()), YEAR + 5, 19) < 0);
    assert_eq!(age(&read(days.clone()), 12, 19), 7);
    // Ahead again, the way there is a jump, which counts as one day.
    days.extend(YEAR + 19..YEAR + 30);
    assert_eq!(age(&read(days.clone()), 12, YEAR + 29), 18);
}

#[test]
fn a_clock_that_was_ahead_is_as_if_it_had_never_been_wrong() {
    let mut days: Vec<i64> = (0..10).chain(10 + YEAR..15 + YEAR).chain(15..40).collect();
    assert_eq!(age(&read(days.clone()), 5, 39), 34);
    // The same error once more.
    days.extend(40 + YEAR..45 + YEAR);
    assert!(age(&read(days.clone()), 5, 44 + YEAR) <= 39);
    days.extend(45..60);
    assert_eq!(age(&read(days), 5, 59), 54);
}

#[test]
fn what_a_clock_that_was_behind_said_less_than_is_as_young_as_its_end() {
    let clock = read((0..100).chain(60..70).chain(110..130));
    // The clock said 60 to 69 while it was behind.
    assert_eq!(age(&clock, 50, 129), 78);
    assert_eq!(age(&clock, 80, 129), 19, "a stream that said 80 was written until then");
    assert_eq!(age(&clock, 120, 129), 9);
}

#[test]
fn a_clock_that_is_set_right_in_steps_makes_nothing_old() {
    let hour = DAY_US / 24;
    let five = 5 * DAY_US;
    let usual: Vec<i64> = (0..10).map(|at| at * DAY_US).collect();
    let after = |jumps: &[i64]| {
        let mut clock = Clock::default();
        for wall in usual.iter().chain(jumps) {
            if let Some(reading) = clock.reading(Timestamp(*wall)) {
                clock.read(Timestamp(*wall), reading);
            }
        }
        clock
    };
    let ahead = 9 * DAY_US + YEAR * DAY_US;
    // The hours first, then the year; two years in two steps; a time without a server and then the hours.
    for jumps in [
        vec![ahead, ahead - 3 * hour],
        vec![ahead + YEAR * DAY_US, ahead + DAY_US],
        vec![70 * DAY_US, 70 * DAY_US - 2 * hour],
    ] {
        let now = jumps[jumps.len() - 1];
        let age = after(&jumps).age_us(Timestamp(five), Timestamp(now));
        assert!(age <= 6 * DAY_US, "{jumps:?}: {} days", age / DAY_US);
    }
    // Another server's clock is a little behind.
    let clock = after(&[ahead]);
    for behind in [0, hour / 60, hour, 2 * hour] {
        assert!(clock.age_us(Timestamp(five), Timestamp(ahead - behind)) <= 6 * DAY_US, "{behind}");
    }
}

#[test]
fn whichever_way_a_clock_goes_wrong_nothing_is_older_than_it_is() {
    // Readings as true days and what the clock was wrong by; what was made on a true day; and how much it may be older by now.
    for (readings, made, most) in [
        // Back, then ahead beyond what it was.
        ([(409, 0), (410, 0), (410, -YEAR), (411, YEAR)].as_slice(), (405, 0), 6),
        (&[(409, 0), (410, 0), (410, -3), (411, YEAR)], (405, 0), 6),
        // Nobody read it for days, and it jumped.
        (&[(9, 0), (10, 0), (20, YEAR)], (15, 0), 5),
        // It was behind for long, set right, wrong again for a moment, and right again after days without a server.
        (&[(0, -200), (1, -200), (2, -200), (2, 0), (3, 0), (3, -YEAR), (6, 0)], (1, -200), 5),
    ] {
        let mut clock = Clock::default();
        for (at, wrong) in readings {
            let wall = day(at + wrong);
            if let Some(reading) = clock.reading(wall) {
                clock.read(wall, reading);
            }
        }
        let (at, wrong) = readings.last().unwrap();
        let found = age(&clock, made.0 + made.1, at + wrong);
        assert!(found <= most, "{readings:?}: {found} days");
    }
}

#[test]
fn what_is_ahead_of_a_clock_that_was_set_right_is_not_old() {
    // A stream that was written while the clock was ahead has that time until the clock comes there.
    let days: Vec<i64> = (0..10).chain([10 + YEAR]).chain(10..101).collect();
    assert!(age(&read(days), 10 + YEAR, 100) <= 0);
}

#[test]
fn a_clock_that_is_hours_ahead_each_day_makes_nothing_old() {
    let hour = DAY_US / 24;
    let mut clock = Clock::default();
    for at in 0..100 {
        for wall in [at * DAY_US + 5 * hour, at * DAY_US + hour / 6] {
            if let Some(reading) = clock.reading(Timestamp(wall)) {
                clock.read(Timestamp(wall), reading);
            }
        }
    }
    let found = clock.age_us(day(50), Timestamp(99 * DAY_US + hour / 6));
    assert!(found <= 50 * DAY_US, "{}", found / hour);
}

#[test]
fn two_servers_a_year_apart_make_nothing_old_that_was_there_before() {
    let before: Vec<i64> = (0..50).chain(53..100).collect();
    for wrong in [YEAR, -YEAR, 3] {
        let clock = read(before.iter().copied().chain((100..160).flat_map(|day| [day, day + wrong])));
        let found = age(&clock, 40, 159);
        assert!(found <= 119 + 2, "{wrong}: {found}");
    }
}

#[test]
fn short_errors_do_not_add_up() {
    let mut days: Vec<i64> = (0..10).collect();
    days.extend([10 - YEAR, 10, 11 - YEAR, 11]);
    days.extend(12..72);
    let clock = read(days);
    assert_eq!(age(&clock, 10 - YEAR, 71), 61 + 1);
    assert_eq!(age(&clock, 5, 71), 60);
}

#[test]
fn where_a_server_runs_now_and_then_ages_go_on() {
    let clock = read((0..1_000).map(|week| 7 * week));
    // Each week counts as a day.
    for made in [1, 300, 700, 990] {
        let found = age(&clock, 7 * made, 7 * 999);
        assert!((900 * (999 - made) / 1_000..=999 - made).contains(&found), "{made}: {found}");
    }
}

#[test]
fn a_clock_that_never_rests_takes_no_more_room() {
    let clock = read((0..2_000).flat_map(|day| [day, day + YEAR]));
    assert!(serde_json::to_string(&clock).unwrap().len() < 30_000);
}

#[test]
fn a_year_without_a_server_is_no_age_of_what_was_there_before() {
    let mut days: Vec<i64> = (0..10).collect();
    days.extend(9 + YEAR..100 + YEAR);
    let clock = read(days);
    assert_eq!(age(&clock, 5, 99 + YEAR), 95);
    assert_eq!(age(&clock, 20 + YEAR, 99 + YEAR), 79);
}

#[test]
fn two_servers_of_which_one_is_a_year_ahead_make_nothing_old() {
    let clock = read((0..200).flat_map(|day| [day, day + YEAR]));
    for now in [199, 199 + YEAR] {
        assert!(age(&clock, 150, now) <= 51, "{}", age(&clock, 150, now));
    }
}

/// What goes on in an hour: a server's clock is set, and a server writes something.
type Hour = (Option<(usize, i64)>, Option<(usize, usize)>);

fn hour() -> impl Strategy<Value = Hour> {
    let wrong_days = prop_oneof![Just(0), -3..3_i64, -40..40_i64, Just(YEAR), Just(-YEAR), -800..800_i64];
    let set = prop_oneof![19 => Just(None), 1 => (0..2_usize, wrong_days).prop_map(Some)];
    (set, option::of((0..2_usize, 0..3_usize)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Two servers whose clocks are set as anything, and three streams in which time goes on: each time a clock is set may make
    /// something older by what one reading may be wrong by, not more.
    #[test]
    fn whatever_the_clocks_say_nothing_is_older_than_it_is(hours in vec(hour(), 1..600), quiet in 1..5_i64) {
        const HOUR_US: i64 = DAY_US / 24;
        let (mut clock, mut wrong, mut last, mut sets) = (read([0]), [0_i64; 2], [0_i64; 3], 0);
        let mut written: Vec<(i64, i64, Timestamp)> = Vec::new();
        for (nth, (set, write)) in hours.into_iter().enumerate() {
            let real = nth as i64 * HOUR_US * quiet;
            let wall = |wrong: i64| real + wrong * DAY_US;
            if let Some((server, days)) = set {
                sets += i64::from(wrong[server] != days);
                wrong[server] = days;
            }
            if let Some((server, stream)) = write {
                last[stream] = wall(wrong[server]).max(last[stream] + 1);
                written.push((real, sets, Timestamp(last[stream])));
            }
            for server in wrong {
                let now = Timestamp(wall(server));
                if let Some(reading) = clock.reading(now) {
                    clock.read(now, reading);
                }
                for (then, sets_then, of) in &written {
                    let too_old = clock.age_us(*of, now) - (real - then);
                    let most = 3 * (sets - sets_then + 2) * DAY_US + HOUR_US;
                    prop_assert!(too_old <= most, "{} hours of {most}: {clock:?}", too_old / HOUR_US);
                }
            }
        }
    }
}
