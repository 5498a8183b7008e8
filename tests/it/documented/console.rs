//! Commands as a page shows them after `$ `, each with what it prints: memledger, curl, jq or grep after curl, and mktemp. A
//! comment behind one says if it fails: `# exits 1`, `# answers 503`.

use std::{cell::RefCell, collections::BTreeMap};

use memledger_tests::server::{ADMIN_KEY, Api, Server, cli};
use reqwest::Method;
use serde_json::Value;
use tempfile::TempDir;

use super::{exchange::Request, page::Block};

/// Where the pages say that the server listens.
const ADDRESS: &str = "http://127.0.0.1:7777";

/// One command with its place and the lines below it.
pub struct Command {
    pub line: usize,
    pub text: String,
    pub shown: String,
}

pub fn commands(block: &Block) -> Result<Vec<Command>, String> {
    let mut commands: Vec<Command> = Vec::new();
    for (line, number) in block.lines.iter().zip(block.line..) {
        if let Some(text) = line.strip_prefix("$ ") {
            commands.push(Command { line: number, text: text.to_owned(), shown: String::new() });
            continue;
        }
        let last = commands.last_mut().ok_or_else(|| format!("{line:?} comes before any command"))?;
        last.shown.push_str(line);
        last.shown.push('\n');
    }
    Ok(commands)
}

/// A shell of a few words, with the variables that were set in it.
pub struct Console {
    /// What commands work on that name no other.
    database: String,
    /// None where no server runs.
    admin: Option<Api>,
    variables: BTreeMap<String, String>,
    folders: RefCell<Vec<TempDir>>,
}

impl Console {
    pub fn new(server: &Server) -> Self {
        Self::on(server.database(), Some(server.admin()))
    }

    pub fn on(database: &str, admin: Option<Api>) -> Self {
        let variables = BTreeMap::from([("MEMLEDGER_API_KEY".to_owned(), ADMIN_KEY.to_owned())]);
        Self { database: database.to_owned(), admin, variables, folders: RefCell::default() }
    }

    pub fn set(&mut self, name: &str, value: &str) {
        self.variables.insert(name.to_owned(), value.to_owned());
    }

    /// Runs a command and gives what it prints.
    pub async fn run(&mut self, text: &str) -> Result<String, String> {
        let Some((name, value)) = assignment(text) else { return self.print(text).await };
        let value = match value.strip_prefix("$(").and_then(|inner| inner.strip_suffix(')')) {
            Some(inner) => self.print(inner).await?.trim_end().to_owned(),
            None => self.words(value)?.join(" "),
        };
        // A secret that is shown shortened was given to the server by this test.
        if value.contains('…') && self.variables.contains_key(name) {
            return Ok(String::new());
        }
        self.variables.insert(name.to_owned(), value);
        Ok(String::new())
    }

    async fn print(&self, text: &str) -> Result<String, String> {
        let expected = |what: &str| -> Option<i32> { text.split_once(what)?.1.trim().parse().ok() };
        let (command, filter) = match text.split_once(" | ") {
            Some((command, filter)) => (command, Some(filter)),
            None => (text, None),
        };
        let words = self.words(command)?;
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.split_first() {
            Some((&"memledger", arguments)) => {
                let own = ["--database", self.database.as_str()];
                let names_one = arguments.contains(&"--database");
                let ran = cli(&[arguments, if names_one { &[] } else { &own[..] }].concat()).await;
                if ran.code == expected("# exits ").unwrap_or(0) {
                    return Ok(ran.stdout);
                }
                Err(format!("it exits {}: {}{}", ran.code, ran.stdout, ran.stderr))
            }
            Some((&"curl", arguments)) => {
                let admin = self.admin.as_ref().ok_or("no server runs")?;
                let answer = request(arguments)?.send(admin).await?;
                let is_expected = match expected("# answers ") {
                    Some(status) => i32::from(answer.status) == status,
                    None => answer.status < 300,
                };
                match filter.and_then(|filter| filter.split_once(' ')) {
                    _ if !is_expected => Err(format!("it is {}: {}", answer.status, answer.text)),
                    Some(("jq", path)) => Ok(selected(&answer.body, path)),
                    Some(("grep", pattern)) => Ok(lines_of(&answer.text, pattern)),
                    _ => Ok(answer.text),
                }
            }
            Some((&"mktemp", &["-d"])) => {
                let folder = TempDir::new().map_err(|failed| failed.to_string())?;
                let path = folder.path().display().to_string();
                self.folders.borrow_mut().push(folder);
                Ok(path)
            }
            _ => Err(format!("{text:?} is no command that this test knows")),
        }
    }

    /// The words as a shell makes them: quotes keep together, and a variable stands for its value outside
    /// single quotes. A `#` between words ends the line.
    fn words(&self, text: &str) -> Result<Vec<String>, String> {
        let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
        let mut rest = text.chars().peekable();
        while let Some(c) = rest.next() {
            match (c, quote) {
                (c, Some(open)) if c == open => quote = None,
                ('\'' | '"', None) => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                (' ', None) => words.extend(word.take()),
                ('#', None) if word.is_none() => break,
                ('$', None | Some('"')) => {
                    let mut name = String::new();
                    while let Some(c) = rest.next_if(|c| c.is_ascii_uppercase() || *c == '_') {
                        name.push(c);
                    }
                    let value = self.variables.get(&name).ok_or_else(|| format!("${name} is not set"))?;
                    word.get_or_insert_default().push_str(value);
                }
                (c, _) => word.get_or_insert_default().push(c),
            }
        }
        words.extend(word);
        if quote.is_some() { Err(format!("a quote is open in {text:?}")) } else { Ok(words) }
    }
}

/// The lines that begin with what stands behind `^`.
fn lines_of(text: &str, pattern: &str) -> String {
    let begin = pattern.trim().trim_start_matches('^');
    text.lines().filter(|line| line.starts_with(begin)).map(|line| format!("{line}\n")).collect()
}

/// `NAME=value`
fn assignment(text: &str) -> Option<(&str, &str)> {
    let (name, value) = text.split_once('=')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    is_name.then_some((name, value))
}

/// The request that curl would send.
fn request(arguments: &[&str]) -> Result<Request, String> {
    let (mut method, mut path, mut headers, mut body) = (None, None, Vec::new(), String::new());
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match *argument {
            "-s" => {}
            "-H" => {
                let header = value()?.split_once(": ").ok_or("a header has a name and a value")?;
                headers.push((header.0.to_owned(), header.1.to_owned()));
            }
            "-X" => method = Some(value()?.parse::<Method>().map_err(|_| "-X needs a method")?),
            "-d" => body.push_str(value()?),
            url => {
                path = Some(url.strip_prefix(ADDRESS).ok_or_else(|| format!("{url} is not at {ADDRESS}"))?);
            }
        }
    }
    let posts = if body.is_empty() { Method::GET } else { Method::POST };
    let path = path.ok_or("curl needs an address")?.to_owned();
    Ok(Request { method: method.unwrap_or(posts), path, headers, body })
}

/// What `jq` prints for a path such as `.items[0].id`; `-r` leaves a text's quotes out.
fn selected(body: &Value, filter: &str) -> String {
    let (is_raw, path) = match filter.strip_prefix("-r ") {
        Some(path) => (true, path),
        None => (false, filter),
    };
    let mut at = body;
    for step in path.trim().split(['.', '[', ']']).filter(|step| !step.is_empty()) {
        at = match step.parse::<usize>() {
            Ok(number) => &at[number],
            Err(_) => &at[step],
        };
    }
    match at {
        Value::String(text) if is_raw => text.clone(),
        other => format!("{other:#}"),
    }
}
