//! Memories that were put into a message so that an assistant knows them: "Relevant memories:" and the lines below. To read them
//! as the sender's own words would remember them again.

use memledger_offline::lists::entries;

/// A heading has at most this number of words.
const MAX_WORDS: usize = 12;

/// Whether the lines that are read belong to such a block. It ends with an empty line, or with the first line behind its list
/// that is no item.
#[derive(Debug, Default)]
pub(super) struct Recalled {
    is_open: bool,
    items: usize,
    lines: usize,
}

impl Recalled {
    /// Takes the next line, without white space around it.
    pub fn holds(&mut self, line: &str) -> bool {
        if let Some(behind) = behind_heading(line) {
            // "Memories: I live in Rome." is a block of one line.
            *self = Self { is_open: true, items: 0, lines: usize::from(!behind.is_empty()) };
            return true;
        }
        if !self.is_open {
            return false;
        }
        if line.is_empty() {
            // One may part the heading from the list.
            self.is_open = self.lines == 0;
            return true;
        }
        let is_item = is_item(line);
        if !is_item && self.items > 0 {
            self.is_open = false;
            return false;
        }
        self.items += usize::from(is_item);
        self.lines += 1;
        true
    }
}

fn is_item(line: &str) -> bool {
    let bare = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.starts_with(['-', '*', '•', '–', '[', '(', '"', '+'])
        || bare.len() < line.len() && bare.starts_with(['.', ')', ':'])
}

/// What stands behind the colon or the bracket of a heading; a heading that is a line by itself needs none.
fn behind_heading(line: &str) -> Option<&str> {
    let (head, behind) = line.split_once([':', '(']).unwrap_or((line, ""));
    let low = head.to_lowercase();
    let low = low.trim_matches(|c: char| !c.is_alphanumeric());
    let words = low.split_whitespace().count();
    let is_heading =
        head.len() < line.len() && words <= MAX_WORDS || words <= 4 && !line.ends_with(['.', '!', '?']);
    // "One of my memories: …" leads words of the sender's own.
    let names_speaker = low.split_whitespace().any(|word| matches!(word, "i" | "my" | "mine"));
    let is_own = names_speaker && !low.contains("what i ") && !low.contains("things i ");
    if !is_heading || is_own {
        return None;
    }
    let named = |heading: &str| {
        low.match_indices(heading).any(|(at, _)| {
            let (before, after) = (&low[..at], &low[at + heading.len()..]);
            let at_an_edge = before.is_empty() || after.is_empty() || heading.contains(' ');
            at_an_edge
                && !before.ends_with(char::is_alphanumeric)
                && !after.starts_with(char::is_alphanumeric)
        })
    };
    entries(include_str!("lists/recalled_headings.txt")).any(named).then(|| behind.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(lines: &str) -> Vec<bool> {
        let mut recalled = Recalled::default();
        lines.split('|').map(|line| recalled.holds(line)).collect()
    }

    #[test]
    fn a_heading_holds_the_list_below_it_and_no_more() {
        assert_eq!(
            held("Relevant memories:|- I live in Rome.|- I like tea.|I moved."),
            [true, true, true, false]
        );
        assert_eq!(held("Relevant memories:||- I live in Rome.||I moved."), [true, true, true, true, false]);
        assert_eq!(held("What I know about you: you live in Rome.||I moved."), [true, true, false]);
        assert_eq!(
            held("[User profile]|I live in Rome.|I like tea.||I moved."),
            [true, true, true, true, false]
        );
    }

    #[test]
    fn a_sentence_is_no_heading() {
        for line in [
            "I have fond memories of Rome.",
            "One of my memories: I fell off a boat.",
            "My memory: it fails me.",
            "Note: I moved.",
        ] {
            assert_eq!(held(line), [false], "{line}");
        }
    }
}
