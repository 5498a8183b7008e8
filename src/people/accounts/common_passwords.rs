//! The operator's list of passwords to refuse, such as the most common ones of leaks.

use std::{
    fmt,
    fs::{self, File},
    io::{self, BufRead, BufReader},
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

use memledger_kernel::LedgerError;
use sha2::{Digest, Sha256};

use super::SHORTEST;

/// The setting that names the file.
const SETTING: &str = "accounts.common_passwords_file";

/// Largest file, in bytes: lists of millions of lines, and 160 MB of hashes at most.
const MAX_BYTES: u64 = 256 << 20;

/// A list in a file, which is read once: at the start of a server, or when the first password is set. Empty without a file.
#[derive(Clone, Default)]
pub struct CommonPasswords(Option<Arc<List>>);

struct List {
    path: PathBuf,
    /// Sorted hashes, since the texts of a long list would take several times the memory.
    hashes: OnceLock<Vec<u64>>,
}

impl fmt::Debug for CommonPasswords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CommonPasswords").field(&self.0.as_ref().map(|list| &list.path)).finish()
    }
}

impl CommonPasswords {
    pub fn in_file(path: Option<&Path>) -> Self {
        Self(path.map(|path| Arc::new(List { path: path.to_owned(), hashes: OnceLock::new() })))
    }

    /// Reads the file, if there is one that was not read yet. No password is set while it can't be read.
    pub fn read(&self) -> Result<(), LedgerError> {
        self.hashes().map(drop)
    }

    /// Whether the list has it, in whatever case.
    pub(super) fn contains(&self, password: &str) -> Result<bool, LedgerError> {
        Ok(self.hashes()?.binary_search(&hash(password)).is_ok())
    }

    fn hashes(&self) -> Result<&[u64], LedgerError> {
        let Some(list) = &self.0 else { return Ok(&[]) };
        if let Some(hashes) = list.hashes.get() {
            return Ok(hashes);
        }
        let fault = |what: String| LedgerError::invalid(SETTING, format!("{}: {what}", list.path.display()));
        let hashes = read(&list.path).map_err(fault)?;
        tracing::info!(file = %list.path.display(), passwords = hashes.len(), "the common passwords were read");
        Ok(list.hashes.get_or_init(|| hashes))
    }
}

/// The first 64 bits of SHA-256. Of a million passwords, one matches a password that is not among them with a probability
/// of 1 in 10^13; then a good one is refused, and no listed one ever passes.
fn hash(password: &str) -> u64 {
    let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = Sha256::digest(password.to_lowercase()).into();
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

fn read(path: &Path) -> Result<Vec<u64>, String> {
    let found = fs::metadata(path).map_err(unreadable)?;
    // Before it is opened, since that would wait at a pipe for somebody to write.
    if !found.is_file() {
        return Err("is not a file".to_owned());
    }
    if found.len() > MAX_BYTES {
        return Err(format!("has {} bytes, which is more than the {MAX_BYTES} allowed", found.len()));
    }
    hashes(BufReader::new(File::open(path).map_err(unreadable)?))
}

fn unreadable(why: io::Error) -> String {
    format!("can't be read: {why}")
}

/// The hashes of the lines that are long enough to be a password here.
fn hashes(mut list: impl BufRead) -> Result<Vec<u64>, String> {
    let (mut hashes, mut line, mut number) = (Vec::new(), Vec::new(), 0_u64);
    while list.read_until(b'\n', &mut line).map_err(unreadable)? > 0 {
        number += 1;
        if line.contains(&0) {
            return Err(format!(
                "line {number}: has a NUL byte, which no text has; save the list as UTF-8, uncompressed, one password a line"
            ));
        }
        let password = text(bare(&line, number == 1));
        if password.len() >= SHORTEST {
            hashes.push(hash(&password));
        }
        line.clear();
    }
    if hashes.is_empty() {
        return Err(format!(
            "has no password of {SHORTEST} bytes or more, so it would refuse none; name another list, or unset the setting"
        ));
    }
    hashes.sort_unstable();
    hashes.dedup();
    hashes.shrink_to_fit();
    Ok(hashes)
}

/// A line without its end, and the first without a byte order mark. Spaces may be part of a password.
fn bare(line: &[u8], is_first: bool) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    line.strip_prefix("\u{feff}".as_bytes()).filter(|_| is_first).unwrap_or(line)
}

/// A line that is not UTF-8 is read as Latin-1, in which every byte is a character: lists of leaks mix the two. As bytes it
/// would match nothing, since every password that is set is UTF-8.
fn text(line: &[u8]) -> String {
    str::from_utf8(line).map_or_else(|_| line.iter().map(|&byte| char::from(byte)).collect(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(bytes: impl AsRef<[u8]>) -> (tempfile::TempDir, CommonPasswords) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("common.txt");
        fs::write(&path, bytes).unwrap();
        (folder, CommonPasswords::in_file(Some(&path)))
    }

    #[track_caller]
    fn is_refused(list: &CommonPasswords, what: &str) {
        let fault = list.read().unwrap_err();
        assert_eq!(fault.code(), "invalid_request");
        let path = &list.0.as_ref().unwrap().path;
        let wanted = format!("accounts.common_passwords_file: {}: {what}", path.display());
        assert!(fault.to_string().starts_with(&wanted), "{fault}");
        // Not even a password that no list has.
        assert!(list.contains("correct horse battery").is_err());
    }

    #[test]
    fn a_listed_password_is_known_in_any_case_and_with_any_line_end() {
        let (_folder, list) =
            list("\u{feff}Findaupair007\r\n\r\n\nгород на неве\n  two spaces  \nthe last line");
        for known in ["Findaupair007", "fINDAUPAIR007", "ГОРОД на Неве", "  two spaces  ", "The Last Line"]
        {
            assert!(list.contains(known).unwrap(), "{known}");
        }
        for unknown in ["findaupair00", "findaupair0077", "two spaces", "correct horse battery", ""] {
            assert!(!list.contains(unknown).unwrap(), "{unknown}");
        }
    }

    #[test]
    fn no_list_has_no_password() {
        let none = CommonPasswords::default();
        none.read().unwrap();
        assert!(!none.contains("Findaupair007").unwrap());
    }

    #[test]
    fn what_is_too_short_for_a_password_takes_no_memory() {
        let (_folder, list) = list("eleven byte\ntwelve bytes\nTWELVE BYTES\néééééé\n");
        assert_eq!(list.hashes().unwrap().len(), 2);
        assert!(list.contains("Twelve Bytes").unwrap() && list.contains("ÉÉÉÉÉÉ").unwrap());
    }

    #[test]
    fn a_line_that_is_not_utf8_is_latin1() {
        let (_folder, list) = list(b"contrase\xf1a larga\ncontrase\xc3\xb1a corta\n");
        assert!(list.contains("contraseña larga").unwrap() && list.contains("contraseña corta").unwrap());
    }

    #[test]
    fn a_list_that_refuses_nothing_is_refused() {
        let utf16: Vec<u8> = "Findaupair007\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let nul = b"Findaupair007\nfind\0aupair007\n";
        for (bytes, what) in [
            (&b""[..], "has no password of 12 bytes or more"),
            (b"short\nshorter\n", "has no password of 12 bytes or more"),
            (nul, "line 2: has a NUL byte"),
            (&utf16, "line 1: has a NUL byte"),
        ] {
            let (_folder, list) = list(bytes);
            is_refused(&list, what);
        }
    }

    #[test]
    fn a_list_that_can_not_be_read_is_refused_and_read_once_it_can() {
        let folder = tempfile::tempdir().unwrap();
        is_refused(&CommonPasswords::in_file(Some(folder.path())), "is not a file");
        let path = folder.path().join("common.txt");
        let list = CommonPasswords::in_file(Some(&path));
        is_refused(&list, "can't be read: No such file");
        File::create(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
        is_refused(&list, "has 268435457 bytes, which is more than");
        fs::write(&path, "Findaupair007").unwrap();
        assert!(list.contains("findaupair007").unwrap());
        // It is not looked at again.
        fs::remove_file(&path).unwrap();
        assert!(list.clone().contains("findaupair007").unwrap());
    }
}
