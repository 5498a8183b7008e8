//! A disk that is soon full.

use std::{
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, ErrorKind, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

use super::blocking;

/// Deaf to the signals that end a run of tests: it ends with its input, and not before it has unmounted.
const HOLD: &str = "trap '' HUP INT TERM
mount -t tmpfs -o \"size=${1}m,mode=0755\" tmpfs \"$2\" || exit 1
echo mounted
cat > /dev/null
umount \"$2\" 2> /dev/null || umount -l \"$2\"";

/// It is gone when this is dropped, and also when the test's process dies.
pub struct SmallDisk {
    folder: TempDir,
    holder: Child,
}

impl SmallDisk {
    /// None where this machine does not allow it.
    pub async fn mount(megabytes: u32) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let mut command = Command::new("sh");
        command.args(["-c", HOLD, "sh", &megabytes.to_string()]).arg(folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        blocking(move || {
            let mut holder = command.spawn().expect("sh can be started");
            let stdout = holder.stdout.take().expect("stdout is piped");
            let told = BufReader::new(stdout).lines().next().and_then(Result::ok);
            if told.as_deref() == Some("mounted") {
                return Some(Self { folder, holder });
            }
            holder.wait().ok();
            None
        })
        .await
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }

    /// Takes all room but this many bytes.
    pub fn fill(&self, but: u64) {
        let mut filler = File::create(self.filler()).expect("a file can be made on the disk");
        let block = [0_u8; 4_096];
        let failed = loop {
            if let Err(failed) = filler.write_all(&block) {
                break failed;
            }
        };
        assert_eq!(failed.kind(), ErrorKind::StorageFull, "{failed}");
        drop(filler);
        let filler = OpenOptions::new().write(true).open(self.filler()).expect("the filler is there");
        let length = filler.metadata().expect("it has a length").len();
        filler.set_len(length.saturating_sub(but)).expect("it can be cut");
    }

    /// Gives the room back.
    pub fn free(&self) {
        std::fs::remove_file(self.filler()).expect("the filler can be removed");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(self.holder.stdin.take());
        self.holder.wait().ok();
    }
}
