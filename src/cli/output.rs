//! Standard output that may be closed before the end, as by `memledger verify | head`.

use std::{
    io::Write,
    sync::atomic::{AtomicBool, Ordering},
};

static FAILED: AtomicBool = AtomicBool::new(false);

/// Whether something that was to be told could not be written: an anchor on a full disk, or a key that is shown once.
pub fn failed() -> bool {
    FAILED.load(Ordering::Relaxed)
}

/// Writes a line. A reader that went away is no fault of the work, which goes on and keeps its exit code.
pub fn line(text: std::fmt::Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    if let Err(failed) = out.write_fmt(text).and_then(|()| out.write_all(b"\n"))
        && failed.kind() != std::io::ErrorKind::BrokenPipe
    {
        // One full disk fails line after line.
        if !FAILED.swap(true, Ordering::Relaxed) {
            eprintln!("memledger: standard output can't be written: {failed}");
        }
    }
}

/// A number with what it counts.
pub fn many(number: impl std::fmt::Display, one: &str, more: &str) -> String {
    let number = number.to_string();
    let counted = if number == "1" { one } else { more };
    format!("{number} {counted}")
}

/// `println!` that survives a closed pipe.
macro_rules! say {
    () => { $crate::output::line(format_args!("")) };
    ($($text:tt)*) => { $crate::output::line(format_args!($($text)*)) };
}
pub(crate) use say;
