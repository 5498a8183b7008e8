//! Who asks a model that does not answer, and when it is asked by everybody again.

use std::future::{pending, ready};

use super::*;

const PATIENCE: Duration = Duration::from_secs(2);
const MOMENT: Duration = Duration::from_millis(1);

type Answer = Result<u32, PortError>;

#[test]
fn one_query_after_the_other_asks_after_ever_longer_pauses() {
    let (away, mut now) = (Away::default(), Instant::now());
    for pause in [1, 2, 4, 8, 10, 10] {
        assert!(away.is_asked(now, PATIENCE));
        let began = now;
        now += PATIENCE;
        away.kept_waiting(began, now);
        let pause = Duration::from_secs(pause);
        assert!(!away.is_asked(now, PATIENCE) && !away.is_asked(now + pause - MOMENT, PATIENCE));
        now += pause;
    }
}

/// However many waited when it went away.
#[tokio::test]
async fn those_who_wait_together_make_one_pause() {
    let away = Away::default();
    let waiting = || away.ask(MOMENT, pending::<Answer>());
    let all = tokio::join!(waiting(), waiting(), waiting(), waiting(), waiting());
    assert!([all.0, all.1, all.2, all.3, all.4].iter().all(Option::is_some), "all of them asked");
    assert_eq!(away.absence().expect("it is away").pause, PAUSES.0);
}

#[test]
fn while_one_looks_nobody_else_does() {
    let (away, now) = (Away::default(), Instant::now());
    away.kept_waiting(now, now);
    let due = now + PAUSES.0;
    assert!(away.is_asked(due, PATIENCE));
    assert!(!away.is_asked(due, PATIENCE) && !away.is_asked(due + PATIENCE - MOMENT, PATIENCE));
    // One that went before it heard anything leaves its place to another.
    assert!(away.is_asked(due + PATIENCE, PATIENCE));
}

#[tokio::test]
async fn one_that_does_not_answer_or_can_not_now_is_away() {
    let late = Away::default();
    let told = late.ask(MOMENT, pending::<Answer>()).await.expect("it is asked").unwrap_err();
    assert_eq!(told.to_string(), "unavailable: no answer within 1 ms");
    assert!(late.ask(PATIENCE, ready(Answer::Ok(1))).await.is_none());
    for failed in [PortError::Unavailable("503".into()), PortError::RateLimited { after: None }] {
        let away = Away::default();
        assert!(away.ask(PATIENCE, ready(Answer::Err(failed))).await.is_some());
        assert!(away.ask(PATIENCE, ready(Answer::Ok(1))).await.is_none());
    }
}

#[tokio::test]
async fn one_that_is_back_is_asked_by_all_whatever_it_says() {
    for answer in [Ok(1), Err(PortError::Refused("the text".into())), Err(PortError::BadReply("no".into()))] {
        let away = Away::default();
        *away.absence() = Some(Absence { since: Instant::now(), until: Instant::now(), pause: PAUSES.1 });
        assert!(away.ask(PATIENCE, ready(answer)).await.is_some());
        assert!(away.ask(PATIENCE, ready(Answer::Ok(1))).await.is_some());
        // And is left alone for a short while at first again.
        let now = Instant::now();
        away.kept_waiting(now, now);
        assert!(away.is_asked(now + PAUSES.0, PATIENCE));
    }
}
