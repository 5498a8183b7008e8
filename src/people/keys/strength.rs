//! How hard a secret is to guess that an operator chose.

use memledger_kernel::LedgerError;
use zxcvbn::{matching::patterns::MatchPattern, zxcvbn};

/// What session tokens begin with; no API key does.
pub const TOKEN_PREFIX: &str = "mls_";

/// What a chosen key must have at least, in bits: guessing it offline is hopeless then, whoever learns its hash.
const LEAST_BITS: f64 = 128.0;
/// What a letter of a word adds, in bits; about, after Shannon's estimates of printed English.
const BITS_PER_WORD_LETTER: f64 = 2.3;
/// Letters in a row that are taken for a word.
const WORD: usize = 3;

/// Refuses a key of the operator's own choice that could be guessed, or taken for something else.
pub fn must_be_strong(key: &str) -> Result<(), LedgerError> {
    let refused = |message| Err(LedgerError::invalid("MEMLEDGER_ADMIN_KEY", message));
    if key.starts_with(TOKEN_PREFIX) {
        return refused(format!("must not begin with {TOKEN_PREFIX}, as session tokens do"));
    }
    if !key.chars().all(|c| c == ' ' || c.is_ascii_graphic()) || key.trim() != key {
        return refused(
            "must be visible ASCII without blanks around it, since a header carries it; check for a line \
             end from a file"
                .to_owned(),
        );
    }
    let bits = bits(key);
    if bits < LEAST_BITS {
        return refused(format!(
            "could be guessed: it has about {bits:.0} bits, and needs {LEAST_BITS:.0}; make one with `openssl rand -hex 32`"
        ));
    }
    Ok(())
}

/// The lower of two estimates: what zxcvbn finds (repeats, sequences, dates, passwords that are known), each character
/// else counting as one of those that the key is made of; and words, which zxcvbn takes for random letters in a long key.
fn bits(key: &str) -> f64 {
    let each = alphabet(key).log2();
    let found = zxcvbn(key, &[]);
    // It looks at the first 100 characters, which are enough.
    let of_matches = found.sequence().iter().map(|found| {
        let at_most = found.token.chars().count() as f64 * each;
        match (&found.pattern, found.guesses) {
            (MatchPattern::BruteForce, _) | (_, None) => at_most,
            (_, Some(guesses)) => (guesses as f64).log2().min(at_most),
        }
    });
    of_matches.sum::<f64>().min(of_words(key, each))
}

/// How many characters there are of the kinds that the key is made of.
fn alphabet(key: &str) -> f64 {
    if is_hex(key) {
        return 16.0;
    }
    let has = |is_of: fn(&char) -> bool, size: f64| if key.chars().any(|c| is_of(&c)) { size } else { 0.0 };
    let letters = has(char::is_ascii_lowercase, 26.0) + has(char::is_ascii_uppercase, 26.0);
    (letters + has(char::is_ascii_digit, 10.0) + has(|c| !c.is_ascii_alphanumeric(), 33.0)).max(1.0)
}

fn is_hex(key: &str) -> bool {
    key.chars().all(|c| c.is_ascii_digit() || ('a'..='f').contains(&c))
}

fn of_words(key: &str, each: f64) -> f64 {
    if is_hex(key) {
        return f64::INFINITY;
    }
    let characters: Vec<char> = key.chars().collect();
    let runs = characters.chunk_by(|one, next| one.is_ascii_alphabetic() && next.is_ascii_lowercase());
    runs.map(|run| run.len() as f64 * if run.len() < WORD { each } else { BITS_PER_WORD_LETTER }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_programs_make_is_strong_enough() {
        for key in [
            // openssl rand -hex 20 and 32, -base64 32; a token of our own.
            "8459ca90e4da95db007398b008a38454c05e0464",
            "38f0d6ae773ded2c3bd7dfaebd132adc7b71b849cce507193e8da9dc549fdc4a",
            "WiDrHQeuP4uVy7RvL3Lob13RytSKNWcUCwPAf+5lMM0=",
            "ml_y7bobzQoa3nNtYq865G91eiD6_SM0oX1kormktQXaYQ",
            "tinsel-oblong-marauder-fescue-quorum-whelp-bathos-crumpet-9",
        ] {
            assert!(must_be_strong(key).is_ok(), "{key}: {}", bits(key));
        }
    }

    #[test]
    fn what_can_be_guessed_is_refused_with_a_way_out() {
        let repeated = "a".repeat(200);
        for key in [
            "",
            "short",
            "0123456789abcdef",
            "correct horse battery staple",
            "passwordpasswordpasswordpassword1234567890",
            "qwertyuiopasdfghjklzxcvbnm1234567890",
            "ml_the_admin_key_of_the_tests",
            "20240101202401022024010320240104",
            "abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc",
            &repeated,
        ] {
            let refused = must_be_strong(key).unwrap_err().to_string();
            assert!(refused.contains("bits") && refused.contains("openssl rand -hex 32"), "{key}: {refused}");
        }
        for key in [
            " 38f0d6ae773ded2c3bd7dfaebd132adc7b71b849cce50719",
            "38f0d6ae773ded2c3bd7dfaebd132adc7b71b849cce50719\n",
        ] {
            assert!(must_be_strong(key).unwrap_err().to_string().contains("without blanks around it"));
        }
    }
}
