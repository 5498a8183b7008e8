//! What is promised has a proof, and every link leads somewhere.

use std::{
    collections::BTreeSet,
    fs,
    ops::RangeInclusive,
    path::{Path, PathBuf},
};

use memledger_tests::root;

use super::page::{Page, cells};

/// What is guaranteed, on one page.
const GUARANTEES: &str = "docs/GUARANTEES.md";

/// The limit of its words, links and tests' names included.
const WORDS_OF_A_PAGE: usize = 1_100;

/// A file or folder that a row names as proof, and the tests in it.
#[derive(Debug, PartialEq)]
struct Proof {
    target: String,
    tests: Vec<String>,
}

/// Reads ``[`crash.rs`](../tests/it/crash.rs) `one`, `another`; [`model`](…)``.
fn proofs(cell: &str) -> Vec<Proof> {
    let proof = |link: &str| {
        let (target, rest) = link.split_once(')')?;
        let rest = rest.split('[').next().unwrap_or_default();
        let tests = rest.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        Some(Proof { target: target.to_owned(), tests })
    };
    cell.split("](").skip(1).filter_map(proof).collect()
}

/// The sources at a path: the file, or every file of the folder.
fn sources(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap_or_else(|failed| panic!("{}: {failed}", path.display()));
    entries.flat_map(|entry| sources(&entry.expect("an entry can be read").path())).collect()
}

/// The suite that both databases run; its cases are named here.
const SUITE: (&str, &str) = ("src/store/conformance", "tests/it/store/mod.rs");

/// What a test is marked with.
const MARKS: [&str; 2] = ["#[test]", "#[tokio::test"];

/// Whether a list of tests for both databases has the name.
fn is_listed(text: &str, name: &str) -> bool {
    let lists = text.split("on_both!").skip(1).filter_map(|rest| rest.split(';').next());
    lists.flat_map(|list| list.split(|c: char| !c.is_alphanumeric() && c != '_')).any(|word| word == name)
}

/// Whether the file has a function of that name which is run as a test: marked as one, or listed.
fn is_test(text: &str, name: &str) -> bool {
    let Some((before, _)) = text.split_once(&format!("fn {name}(")) else { return false };
    let above = before.rsplit_once('\n').map_or("", |(above, _)| above);
    let mut marks = above.lines().rev().map(str::trim_start).take_while(|line| line.starts_with(['#', '/']));
    marks.any(|line| MARKS.iter().any(|mark| line.starts_with(mark))) || is_listed(text, name)
}

/// What is wrong with a proof, if anything.
fn fault(folder: &Path, proof: &Proof) -> Option<String> {
    let path = folder.join(&proof.target);
    if !path.exists() {
        return Some(format!("{} does not exist", proof.target));
    }
    if path.is_file() && proof.tests.is_empty() {
        return Some(format!("{} is named without a test in it", proof.target));
    }
    let texts: Vec<String> = sources(&path).iter().filter_map(|file| fs::read_to_string(file).ok()).collect();
    let is_any = |text: &String| MARKS.iter().any(|mark| text.contains(mark)) || text.contains("on_both!");
    if proof.tests.is_empty() && !texts.iter().any(is_any) {
        return Some(format!("{} has no test at all", proof.target));
    }
    let suite = fs::read_to_string(root().join(SUITE.1)).unwrap_or_default();
    let is_run = |text: &String, name: &str| {
        let case = proof.target.contains(SUITE.0) && text.contains(&format!("fn {name}("));
        is_test(text, name) || case && is_listed(&suite, name)
    };
    let missing = proof.tests.iter().find(|name| !texts.iter().any(|text| is_run(text, name)))?;
    Some(format!("{} has no test {missing}", proof.target))
}

/// What is promised must be shown; of a limit a row may say instead why no test shows it, in so many words.
const NO_TEST: &str = "no test: ";
const REASON_WORDS: RangeInclusive<usize> = 3..=8;

/// What is wrong with the last cell of a row, if anything.
fn unproven(folder: &Path, cell: &str, may_have_none: bool) -> Option<String> {
    let (named, reason) = cell.split_once(NO_TEST).map_or((cell, None), |(named, why)| (named, Some(why)));
    let proofs = proofs(named);
    let missing = || match reason {
        Some(_) if !may_have_none => Some("a promise has a test".to_owned()),
        Some(why) if !REASON_WORDS.contains(&why.split_whitespace().count()) => {
            Some(format!("{why:?} is no reason of {REASON_WORDS:?} words"))
        }
        None if proofs.is_empty() => Some("no proof is named".to_owned()),
        _ => None,
    };
    missing().or_else(|| proofs.iter().find_map(|proof| fault(folder, proof)))
}

#[test]
fn every_guarantee_and_limit_names_its_tests() {
    let page = Page::open(GUARANTEES);
    for (title, may_have_none) in [("What is promised", false), ("What is not promised", true)] {
        let mut rows = 0;
        for (line, text) in page.section(title) {
            assert!(!text.trim_start().starts_with("- "), "{}: only a row has a proof", page.at(line));
            let Some(cells) = cells(text) else { continue };
            let [what, proof] = cells[..] else { panic!("{}: a row has two cells", page.at(line)) };
            if ["promise", "limit"].contains(&what) {
                continue;
            }
            let wrong = unproven(&root().join("docs"), proof, may_have_none);
            assert_eq!(wrong, None, "{}: {what}", page.at(line));
            rows += 1;
        }
        assert!(rows > 10, "{title} of {} has only {rows} rows", page.name);
    }
}

#[test]
fn the_guarantees_are_one_page() {
    let page = Page::open(GUARANTEES);
    let words = page.text.split_whitespace().count();
    assert!(words <= WORDS_OF_A_PAGE, "{} has {words} words", page.name);
}

#[test]
fn a_row_without_a_proof_is_noticed() {
    let docs = root().join("docs");
    let shown = "[`walls.rs`](../tests/it/walls.rs) `no_crate_reaches_through_its_wall`";
    let wrong = |cell: &str, may_have_none| unproven(&docs, cell, may_have_none).is_some();
    for cell in ["", "as everybody knows", "no test:", "[`walls.rs`](../tests/it/walls.rs) `no_such_test`"] {
        assert!(wrong(cell, false) && wrong(cell, true), "{cell:?}");
    }
    for reason in ["no test: hard", "no test: it would be too much work to write it down here"] {
        assert!(wrong(reason, true), "{reason:?}");
        assert!(wrong(&format!("{shown}; {reason}"), true), "{reason:?} beside a test");
    }
    let excused = "no test: other machines do it";
    assert!(!wrong(shown, false) && !wrong(shown, true) && !wrong(excused, true) && wrong(excused, false));
    assert!(!wrong(&format!("{shown}; of others {excused}"), true));
    assert!(wrong("[`walls.rs`](../tests/it/walls.rs) `no_such_test`; no test: other machines do it", true));
}

#[test]
fn a_proof_that_does_not_exist_is_noticed() {
    let row = "[`walls.rs`](../tests/it/walls.rs) `no_crate_reaches_through_its_wall`, `b`; [x](../tests/it)";
    let found = proofs(row);
    let tests = vec!["no_crate_reaches_through_its_wall".to_owned(), "b".to_owned()];
    let expected = [("../tests/it/walls.rs", tests), ("../tests/it", Vec::new())]
        .map(|(target, tests)| Proof { target: target.to_owned(), tests });
    assert_eq!(found, expected);
    let docs = root().join("docs");
    assert!(fault(&docs, &found[0]).is_some_and(|fault| fault.contains("no test b")));
    assert_eq!(fault(&docs, &found[1]), None);
    let missing = Proof { target: "../tests/it/no_such_file.rs".to_owned(), tests: Vec::new() };
    assert!(fault(&docs, &missing).is_some());

    let of = |target: &str, name: &str| {
        fault(&docs, &Proof { target: format!("../{target}"), tests: vec![name.to_owned()] })
    };
    assert_eq!(of("src/store/conformance/log.rs", "versions_continue_by_one"), None);
    assert_eq!(of("tests/it/erasure.rs", "a_purge_leaves_no_byte_behind"), None);
    for (target, helper) in
        [("tests/it/documented/promises.rs", "anchor"), ("src/store/conformance/lib.rs", "cases")]
    {
        assert!(of(target, helper).is_some_and(|fault| fault.contains("no test")), "{helper}");
    }
}

/// A heading's anchor, as the pages' viewers make it.
fn anchor(heading: &str) -> String {
    let lower = heading.to_lowercase();
    let kept: String = lower.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).collect();
    kept.replace(' ', "-")
}

fn anchors(page: &Page) -> BTreeSet<String> {
    let headings = page.text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#').trim())).collect()
}

/// Where the links of a page lead to, outside of its blocks.
fn links(page: &Page) -> Vec<(usize, String)> {
    let blocks = page.blocks();
    let is_inside = |number: usize| {
        blocks.iter().any(|block| (block.line..block.line + block.lines.len()).contains(&number))
    };
    let lines = page.text.lines().zip(1..).filter(|(_, number)| !is_inside(*number));
    let targets = lines.flat_map(|(line, number)| {
        let ends = line.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        ends.map(move |(target, _)| (number, target.to_owned()))
    });
    targets.collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut names = vec!["README.md".to_owned()];
    for entry in fs::read_dir(root().join("docs")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        names.extend(name.ends_with(".md").then(|| format!("docs/{name}")));
    }
    assert!(names.len() > 5, "only {names:?} were found");
    for page in names.iter().map(|name| Page::open(name)) {
        for (line, target) in links(&page) {
            if target.contains("://") {
                continue;
            }
            let (file, heading) = target.split_once('#').unwrap_or((target.as_str(), ""));
            let folder = root().join(&page.name).parent().expect("a page lies in a folder").to_owned();
            let leads = if file.is_empty() { root().join(&page.name) } else { folder.join(file) };
            assert!(leads.exists(), "{}: there is nothing at {target}", page.at(line));
            if !heading.is_empty() {
                let text = fs::read_to_string(&leads).expect("a page with headings is text");
                let known = anchors(&Page { name: target.clone(), text });
                assert!(known.contains(heading), "{}: {target} is no heading", page.at(line));
            }
        }
    }
}
