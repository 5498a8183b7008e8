//! Lines that a program printed, and texts that set up or steer an assistant: no person states facts in them.

use super::words::is_one_of;
use memledger_offline::lists::entries;

/// How much of a message is searched for orders: they open it, or stand among few words.
const SEARCHED_BYTES: usize = 4_000;

/// Whether the message is an instruction that poses as a fact, or the text that an assistant is set up with.
pub(super) fn poses_as_fact(message: &str) -> bool {
    let end = message.floor_char_boundary(SEARCHED_BYTES);
    let head = message[..end].to_lowercase().replace('’', "'");
    entries(include_str!("lists/orders.txt")).any(|order| head.contains(order))
        || is_said_by_program(&head)
        || super::programs::speaks(&head)
}

/// "I am the billing agent": a person is *an* agent of some trade.
fn is_said_by_program(head: &str) -> bool {
    const PROGRAMS: &str =
        "agent|assistant|bot|model|server|daemon|worker|process|service|tool|subagent|orchestrator|planner";
    let named = |lead: &str, at: usize| {
        // "I am the manager of a customer service team": what it is of is no program.
        head[at + lead.len()..]
            .split([' ', ',', '.', '\n'])
            .filter(|word| !word.is_empty())
            .take_while(|word| !is_one_of("of|for|at|in|who|behind|to|from|with", word))
            .take(5)
            .any(|word| is_one_of(PROGRAMS, word))
    };
    let told = ["i am the ", "i'm the ", "i am your ", "i'm your ", "you are "]
        .iter()
        .any(|lead| head.match_indices(lead).any(|(at, _)| named(lead, at)));
    // "I'm Milo, your personal agent".
    let introduced = head.match_indices(", your ").any(|(at, lead)| {
        let before = head.floor_char_boundary(at.saturating_sub(30));
        (head[before..at].contains("i'm ") || head[before..at].contains("i am ")) && named(lead, at)
    });
    told || introduced
}

const LEVELS: &str =
    "info|warn|warning|error|debug|trace|fatal|notice|critical|ok|fail|pass|failed|passed|panic";

/// Whether a line looks printed by a program, or is code, a table, markup or a quoted line.
pub(super) fn is_machine_line(line: &str) -> bool {
    let first = line.chars().next().unwrap_or(' ');
    if matches!(first, '{' | '}' | '[' | ']' | '<' | '>' | '$' | '|' | '@' | '\\' | '=' | '%' | '~' | ';') {
        return true;
    }
    if line.starts_with("//") || line.starts_with("/*") || line.starts_with('#') || line.starts_with("---") {
        return true;
    }
    is_stamped(line) || is_labelled(line) || is_code(line)
}

/// "2024-03-01 …", "12:04:33 …", "INFO …".
fn is_stamped(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let digits = first.bytes().filter(u8::is_ascii_digit).count();
    // "E0301 12:00:00.0001 main.go:7] …".
    let prefixed = digits >= 4 && line.contains("] ");
    let stamp = prefixed || digits >= 6 && first.contains(['-', ':', '.', 'T']);
    let level = first.trim_matches(['[', ']', ':', '-', '(', ')']);
    let shouted = level.len() > 1 && level == level.to_uppercase();
    let mut words = line.split_whitespace().skip(1);
    let dated =
        words.next().is_some_and(|day| day.len() <= 2 && day.bytes().all(|byte| byte.is_ascii_digit()))
            && words.next().is_some_and(|time| time.len() > 6 && time.matches(':').count() == 2);
    stamp || dated || shouted && is_one_of(LEVELS, &level.to_lowercase())
}

/// "key: value" of a dump: a name with an underscore, a dot or a capital inside before the colon.
fn is_labelled(line: &str) -> bool {
    let Some((label, value)) = line.split_once([':', '=']) else { return false };
    let label = label.trim().trim_start_matches(['-', '*', ' ']);
    if label.is_empty() || label.contains(' ') && !label.starts_with("at ") {
        return false;
    }
    let technical = label.contains(['_', '.', '/', '-'])
        || label.chars().skip(1).any(char::is_uppercase)
        || label.bytes().any(|byte| byte.is_ascii_digit());
    technical
        || !value.starts_with(' ')
        || value.trim_start().starts_with(['"', '{', '['])
        || value.trim().is_empty()
}

/// "uptime=12".
fn is_assignment(word: &str) -> bool {
    word.split_once('=').is_some_and(|(name, value)| {
        !name.is_empty()
            && !value.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    })
}

fn is_code(line: &str) -> bool {
    const MARKS: &[&str] = &[
        "::", "=>", "->", "==", "!=", "&&", "||", "();", "};", "</", "/>", "\\n", ".py\"", "http://", " = ",
        "+=", "0x", "{\"", "\":", "%s", "${",
    ];
    const LEADS: &[&str] = &[
        "fn ",
        "def ",
        "import ",
        "from .",
        "class ",
        "return ",
        "let ",
        "const ",
        "var ",
        "public ",
        "Traceback",
        "File \"",
        "Caused by",
        "SELECT ",
        "INSERT ",
        "GET ",
        "POST ",
        "at com.",
        "at org.",
        "npm ",
        "git ",
        "cargo ",
        "sudo ",
        "docker ",
        "curl ",
        "pip ",
        "thread '",
        "keepalive",
        "panic:",
        "goroutine ",
        "Exception",
        "Error:",
        "Warning:",
    ];
    let symbols = line.bytes().filter(|byte| b"{}[]<>=;|\\_$#*^~`/@+%".contains(byte)).count();
    MARKS.iter().any(|mark| line.contains(mark))
        || LEADS.iter().any(|lead| line.starts_with(lead))
        || line.split(' ').any(is_assignment)
        || symbols * 12 > line.len()
}
