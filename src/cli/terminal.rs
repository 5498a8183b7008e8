//! A password typed at the terminal, without an echo.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Write},
};

use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

/// The terminal of this process, whatever its standard streams are.
const TERMINAL: &str = "/dev/tty";

/// A terminal that shows nothing of what is typed but the end of the line. It is as before when this is dropped.
struct Silent<'a> {
    terminal: &'a File,
    before: Termios,
}

impl<'a> Silent<'a> {
    fn begin(terminal: &'a File) -> io::Result<Self> {
        let before = tcgetattr(terminal)?;
        let mut silent = before.clone();
        silent.local_modes.remove(LocalModes::ECHO);
        silent.local_modes.insert(LocalModes::ECHONL);
        tcsetattr(terminal, OptionalActions::Now, &silent)?;
        Ok(Self { terminal, before })
    }
}

impl Drop for Silent<'_> {
    fn drop(&mut self) {
        if let Err(failed) = tcsetattr(self.terminal, OptionalActions::Now, &self.before) {
            eprintln!("memledger: the terminal no longer shows what is typed: {failed}; run `stty echo`");
        }
    }
}

/// Asks for a line, and shows nothing of it.
pub fn ask_password(prompt: &str) -> io::Result<String> {
    let mut terminal = File::options().read(true).write(true).open(TERMINAL)?;
    terminal.write_all(prompt.as_bytes())?;
    let silent = Silent::begin(&terminal)?;
    let mut line = String::new();
    // A terminal hands over one line at a time, of a few thousand bytes at most.
    let read = BufReader::new(&terminal).read_line(&mut line)?;
    drop(silent);
    if read == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let text = line.strip_suffix('\n').unwrap_or(&line);
    Ok(text.strip_suffix('\r').unwrap_or(text).to_owned())
}
