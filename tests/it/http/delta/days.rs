//! Days of three agents with ten looks, and how many of the ten things that mattered a reader was told (tests/days).

use std::collections::HashMap;

use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::{World, id, memories, memory, remember};

on_both!(a_day_s_header_tells_what_mattered);

/// The ranking was made with the first two, and changed after a look at what the five after them missed.
const DAYS: [(&str, &str); 9] = [
    ("carpenter", include_str!("../../../days/1.jsonl")),
    ("lecturer", include_str!("../../../days/2.jsonl")),
    ("musician", include_str!("../../../days/3.jsonl")),
    ("restaurant", include_str!("../../../days/4.jsonl")),
    ("engineer", include_str!("../../../days/5.jsonl")),
    ("nurse", include_str!("../../../days/6.jsonl")),
    ("founder", include_str!("../../../days/7.jsonl")),
    ("driver", include_str!("../../../days/8.jsonl")),
    ("student", include_str!("../../../days/9.jsonl")),
];
const MADE_WITH: usize = 7;
/// Of the headers.
const LINES: [usize; 2] = [3, 6];

#[derive(Deserialize)]
struct Line {
    #[serde(default)]
    before: bool,
    /// Of what was there before the day: archived, where it is not active.
    state: Option<String>,
    look: Option<usize>,
    by: Option<String>,
    #[serde(rename = "do")]
    what: Option<String>,
    id: Option<String>,
    ids: Option<Vec<String>>,
    content: Option<String>,
    category: Option<String>,
    topics: Option<Vec<String>>,
    importance: Option<u8>,
    pinned: Option<bool>,
    planted: Option<String>,
}

impl Line {
    fn body(&self) -> Value {
        let fields = [
            ("content", json!(self.content)),
            ("category", json!(self.category)),
            ("topics", json!(self.topics)),
            ("importance", json!(self.importance)),
            ("pinned", json!(self.pinned)),
        ];
        let given = fields.into_iter().filter(|(_, value)| !value.is_null());
        Value::Object(given.map(|(name, value)| (name.to_owned(), value)).collect())
    }
}

/// One user's day under way.
struct Day<'a> {
    world: &'a World,
    user: &'a str,
    agents: HashMap<String, Api>,
    /// The ledger's ids by the day's.
    ids: HashMap<String, String>,
    /// The texts by the day's ids.
    texts: HashMap<String, String>,
}

impl Day<'_> {
    async fn agent(&mut self, name: &str) -> Api {
        if !self.agents.contains_key(name) {
            let key = ["--role", "agent", "--agent", name, "--user", self.user];
            self.agents.insert(name.to_owned(), self.world.server.with_key(&key).await);
        }
        self.agents[name].clone()
    }

    /// Does what a line says; answers the text that a header would tell of it.
    async fn act(&mut self, api: &Api, line: &Line) -> String {
        let own = line.id.clone().expect("a change has an id");
        let known = |id: &str| memory(self.user, &self.ids[id]);
        let (method, path, body) = match line.what.as_deref().unwrap_or("create") {
            "create" => {
                let made = id(&remember(api, self.user, line.body()).await);
                self.ids.insert(own.clone(), made);
                return self.told_of(own, line);
            }
            "merge" => {
                let sources: Vec<&String> = line.ids.iter().flatten().map(|id| &self.ids[id]).collect();
                let mut body = json!({"source_ids": sources, "content": line.content});
                if let Some(topics) = &line.topics {
                    body["topics"] = json!(topics);
                }
                let merged = api.post(&format!("{}/merge", memories(self.user)), &body).await.is(201);
                self.ids.insert(own.clone(), id(&merged.body));
                return self.told_of(own, line);
            }
            "update" => (Method::PATCH, known(&own), Some(line.body())),
            "delete" => (Method::DELETE, known(&own), None),
            "soft_delete" => (Method::DELETE, format!("{}?mode=soft", known(&own)), None),
            "restore" => (Method::POST, format!("{}/restore", known(&own)), None),
            other => panic!("nothing is called {other}"),
        };
        let answer = api.send(method, &path, body.as_ref(), &[]).await;
        assert!(answer.status < 300, "{own}: {}", answer.text);
        self.told_of(own, line)
    }

    fn told_of(&mut self, own: String, line: &Line) -> String {
        if let Some(content) = &line.content {
            self.texts.insert(own.clone(), content.clone());
        }
        self.texts[&own].clone()
    }

    /// How many events were planted, and which of them the headers of each length missed.
    async fn of(&mut self, lines: &[Line]) -> (usize, [Vec<String>; 2]) {
        // No day has an agent of that name: nobody is told what it wrote itself.
        let reader = self.agent("whoever-takes-over").await;
        let (mut waiting, mut planted, mut missed) = (Vec::new(), 0, [Vec::new(), Vec::new()]);
        let mut seen = String::new();
        for line in lines {
            if line.look.is_none() {
                let api = match &line.by {
                    Some(by) => self.agent(by).await,
                    None => self.world.admin.clone(),
                };
                let text = self.act(&api, line).await;
                if line.state.is_some() {
                    api.delete(&memory(self.user, &self.ids[line.id.as_ref().unwrap()])).await.is(200);
                }
                waiting.extend(line.planted.clone().map(|name| (name, text)));
                continue;
            }
            planted += waiting.len();
            for (max_lines, missed) in LINES.into_iter().zip(&mut missed) {
                let path = format!(
                    "/api/users/{}/threads/t/delta?max_lines={max_lines}&reader=r{max_lines}{seen}",
                    self.user
                );
                let told = reader.get(&path).await.is(200).body;
                let header = told["header"].as_str().unwrap_or_default();
                if std::env::var_os("SHOW_DAYS").is_some() {
                    println!("{header}\n  wanted: {waiting:?}");
                }
                let unsaid = waiting.iter().filter(|(_, text): &&(String, String)| !header.contains(text));
                missed.extend(unsaid.map(|(name, _)| name.clone()));
                if max_lines == LINES[1] {
                    seen = format!("&seen_rev={}", told["rev"]);
                }
            }
            waiting.clear();
        }
        (planted, missed)
    }
}

async fn a_day_s_header_tells_what_mattered(backend: Backend) {
    let world = World::new(backend).await;
    let mut told_of_others = [Vec::new(), Vec::new()];
    for (at, (name, text)) in DAYS.into_iter().enumerate() {
        let line =
            |line: &str| serde_json::from_str::<Line>(line).unwrap_or_else(|e| panic!("{name}: {e}: {line}"));
        let mut lines: Vec<Line> = text.lines().filter(|line| !line.trim().is_empty()).map(line).collect();
        let first = lines.iter().position(|line| !line.before).expect("something happens");
        // What was there before is known: the readers' first look is behind it.
        lines.insert(first, serde_json::from_str(r#"{"look": 0}"#).unwrap());
        let (agents, ids, texts) = Default::default();
        let (planted, missed) = Day { world: &world, user: name, agents, ids, texts }.of(&lines).await;
        assert_eq!(planted, 10, "{name}");
        for ((lines, missed), told) in LINES.into_iter().zip(missed).zip(&mut told_of_others) {
            println!("{name}, {lines} lines: {} of 10, missed {missed:?}", 10 - missed.len());
            told.extend((at >= MADE_WITH).then(|| 10 - missed.len()));
        }
    }
    for ((lines, told), wanted) in LINES.into_iter().zip(told_of_others).zip([8.0, 9.5]) {
        let mean = told.iter().sum::<usize>() as f64 / told.len() as f64;
        assert!(
            mean >= wanted,
            "{lines} lines told {mean} of 10, on days that the ranking was not made with"
        );
    }
}
