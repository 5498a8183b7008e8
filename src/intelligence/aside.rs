//! Work that nobody waits for, on threads that make way for all others.

use tokio::sync::oneshot;

/// How much such a thread makes way, of 19: beside one that is busy it gets a thirtieth of a core.
#[cfg(target_os = "linux")]
const NICE: i32 = 15;

/// Runs what keeps a core busy; `None` where it panicked, or no thread could be had. Each call has a thread of its
/// own: a priority that was lowered can't be raised again, so it must not be one of a pool.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (answer, answered) = oneshot::channel();
    let thread = std::thread::Builder::new().name("aside".to_owned()).spawn(move || {
        make_way();
        // Whoever asked may have gone.
        answer.send(work()).ok();
    });
    thread.ok()?;
    answered.await.ok()
}

/// On Linux a priority is a thread's own; elsewhere it is the whole process's, and left alone.
fn make_way() {
    #[cfg(target_os = "linux")]
    rustix::process::nice(NICE).ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_is_done_and_a_panic_is_told() {
        assert_eq!(aside(|| 6 * 7).await, Some(42));
        assert_eq!(aside(|| -> i32 { panic!("broken") }).await, None);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn it_makes_way_and_nobody_else_does() {
        let nice = || rustix::process::nice(0).unwrap();
        let before = nice();
        assert_eq!(aside(nice).await, Some(before + NICE));
        assert_eq!(nice(), before);
    }
}
