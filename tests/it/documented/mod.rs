//! The documentation is true: its examples are run against the real program, its tables compared with it.

mod console;
mod exchange;
mod log_format;
mod page;
mod pattern;
mod promises;
mod runbook;
mod settings;

use memledger_tests::{
    Backend,
    server::{Api, Server},
};

use crate::http::{World, on_both};
use console::{Console, commands};
use exchange::{ANSWER, Message, Request, exchange};
use page::{Block, Page};
use pattern::Values;

on_both!(every_example_of_the_api_answers_as_shown, the_quick_start_prints_what_it_shows,);

/// A request that a page shows, and the status it was answered with.
struct Done {
    method: String,
    path: String,
    status: u16,
}

/// One reading of a page from top to bottom.
struct Reading<'a> {
    page: &'a Page,
    admin: Api,
    console: Console,
    values: Values,
    /// A request whose answer is still to come.
    open: Option<(usize, Request)>,
    done: Vec<Done>,
    commands: usize,
}

impl<'a> Reading<'a> {
    /// Runs every block; panics with the page's line where something is another than shown.
    async fn of(page: &'a Page, server: &'a Server) -> Self {
        let mut reading = Self {
            page,
            admin: server.admin(),
            console: Console::new(server),
            values: Values::default(),
            open: None,
            done: Vec::new(),
            commands: 0,
        };
        for block in page.blocks() {
            match block.language.as_str() {
                "http" => {
                    let is_answer = |line: &String| line.starts_with(ANSWER);
                    let (request, answer) =
                        block.lines.split_at(block.lines.iter().position(is_answer).unwrap_or(0));
                    for lines in [request, answer].into_iter().filter(|lines| !lines.is_empty()) {
                        reading.message(block.line, lines).await;
                    }
                }
                "console" => reading.session(&block).await,
                _ => {}
            }
        }
        if let Some((line, request)) = &reading.open {
            panic!("{}: {} {} has no answer", page.at(*line), request.method, request.path);
        }
        reading
    }

    async fn message(&mut self, line: usize, lines: &[String]) {
        let message = self.page.expect(line, Message::read(lines));
        match (message.is_answer(), self.open.take()) {
            (false, None) => {
                let request = self.page.expect(line, Request::of(&message, &self.values));
                self.open = Some((line, request));
            }
            (true, Some((_, request))) => {
                let answered = exchange(&request, &message, &self.admin, &mut self.values).await;
                let status = self.page.expect(line, answered);
                self.done.push(Done { method: request.method.to_string(), path: request.path, status });
            }
            (true, None) => panic!("{}: an answer without its request", self.page.at(line)),
            (false, Some((line, _))) => panic!("{}: a request without its answer", self.page.at(line)),
        }
    }

    async fn session(&mut self, block: &Block) {
        for command in self.page.expect(block.line, commands(block)) {
            let said = self.console.run(&command.text).await;
            let outcome = said.and_then(|said| self.values.check(&command.shown, &said));
            self.page.expect(command.line, outcome);
            self.commands += 1;
        }
    }
}

/// Method and path, with placeholders, of everything that `/openapi.json` describes, and of the routes for
/// machines that watch, which it leaves out.
async fn routes(admin: &Api) -> Vec<(String, String)> {
    let document = admin.get("/openapi.json").await.is(200).body;
    let plain = ["/healthz", "/readyz", "/metrics", "/openapi.json"];
    let mut routes: Vec<(String, String)> =
        plain.iter().map(|path| ("GET".to_owned(), (*path).to_owned())).collect();
    for (path, methods) in document["paths"].as_object().expect("the document has paths") {
        let methods = methods.as_object().expect("a path has methods").keys();
        routes.extend(methods.map(|method| (method.to_uppercase(), path.clone())));
    }
    routes
}

/// Whether a path is one of a template such as `/memory/{id}/history`.
fn is_of(template: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let same = |(wanted, segment): (&str, &str)| wanted.starts_with('{') || wanted == segment;
    template.split('/').count() == path.split('/').count()
        && template.split('/').zip(path.split('/')).all(same)
}

async fn every_example_of_the_api_answers_as_shown(backend: Backend) {
    let world = World::with_ana_apart(backend).await;
    let page = Page::open("docs/API.md");
    let done = Reading::of(&page, &world.server).await.done;
    let routes = routes(&world.admin).await;
    assert!(routes.len() > 20, "the server describes only {} routes", routes.len());
    for (method, template) in routes {
        let is_shown = |done: &Done| {
            done.method == method && is_of(&template, &done.path) && (200..300).contains(&done.status)
        };
        assert!(done.iter().any(is_shown), "{}: no example of {method} {template} succeeds", page.name);
    }
}

async fn the_quick_start_prints_what_it_shows(backend: Backend) {
    let world = World::with_ana_apart(backend).await;
    let page = Page::open("docs/QUICKSTART.md");
    let reading = Reading::of(&page, &world.server).await;
    assert!(reading.commands > 10, "{} shows only {} commands", page.name, reading.commands);
}

#[test]
fn a_page_that_shows_something_else_is_noticed() {
    let mut values = Values::default();
    let said = r#"{"id": "a-1", "again": "a-1", "rev": 2, "items": [1, 2], "text": "took 31 ms"}"#;
    let whole = r#"{"id": "{one}", "again": "{one}", "rev": 2, "items": [1, "…"], "text": "took … ms"}"#;
    assert_eq!(values.check(whole, said), Ok(()));
    assert_eq!(values.filled("/memory/{one}/history").as_deref(), Ok("/memory/a-1/history"));
    assert_eq!(values.check(r#"{"rev": 2, "…": "…"}"#, said), Ok(()));
    assert_eq!(values.check(r#"{"items": ["…", 2], "…": "…"}"#, said), Ok(()));
    assert_eq!(values.check(r#"{"items": ["…", 1, "…", 2, "…"], "…": "…"}"#, said), Ok(()));
    assert_eq!(values.check("rev …\n…\nlast {one}", "rev 7\na\nb\nlast a-1\n"), Ok(()));
    for wrong in [
        r#"{"rev": 2}"#,
        r#"{"rev": 3, "…": "…"}"#,
        r#"{"missing": "…", "…": "…"}"#,
        r#"{"id": "{one}x", "…": "…"}"#,
        r#"{"items": [1], "…": "…"}"#,
        r#"{"items": [1, 2, 3, "…"], "…": "…"}"#,
        r#"{"items": ["…", 1], "…": "…"}"#,
        r#"{"items": ["…", 2, 1, "…"], "…": "…"}"#,
        r#"{"text": "took …", "rev": "2", "…": "…"}"#,
        "rev 2",
        "",
    ] {
        assert!(values.check(wrong, said).is_err(), "{wrong} passes for {said}");
    }
    for wrong in ["rev …", "rev …\n…\nlast {one}\n…x", "rev …\nlast {one}"] {
        assert!(values.check(wrong, "rev 7\na\nb\nlast a-1\n").is_err(), "{wrong} passes");
    }
    assert!(values.filled("/memory/{another}").is_err());
    assert!(!is_of("/memory/{id}/history", "/memory/a") && is_of("/memory/{id}", "/memory/a?limit=1"));
}
