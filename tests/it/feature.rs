//! A feature is new files and a few lines in existing ones. The patch adds one as CONTRIBUTING says: an aggregate with texts, a
//! read model, a part, a route, a tool. `scripts/feature` builds it and runs its tests.

use std::{fs, process::Command};

use memledger_tests::root;

const PATCH: &str = "tests/feature/notes.patch";

/// Most existing files that a feature may touch.
const MOST: usize = 12;

/// What goes over registries, so that no feature needs a line in it.
const COVERS_ALL: [&str; 3] = ["src/audit/", "src/kernel/", "src/store/"];

#[test]
fn a_feature_touches_few_files_and_nothing_that_covers_all() {
    let patch = fs::read_to_string(root().join(PATCH)).expect("the patch can be read");
    let files: Vec<&str> = patch.split("\ndiff --git ").collect();
    let (new, touched): (Vec<&str>, Vec<&str>) =
        files.iter().partition(|file| file.lines().take(3).any(|line| line.starts_with("new file mode")));
    assert!(new.len() > 5 && !touched.is_empty(), "{} new, {} touched", new.len(), touched.len());
    let name = |file: &str| file.lines().next().and_then(|line| line.split(" b/").nth(1)).map(str::to_owned);
    let touched: Vec<String> = touched.into_iter().filter_map(name).collect();
    assert!(touched.len() <= MOST, "{touched:?}");
    let covered = touched.iter().find(|file| COVERS_ALL.iter().any(|all| file.starts_with(all)));
    assert_eq!(covered, None);
}

/// With one line of context, since what is around changes with other features.
#[test]
fn the_feature_can_be_added_to_the_program_as_it_is() {
    let applied =
        Command::new("git").args(["apply", "--check", "-C1", PATCH]).current_dir(root()).output().unwrap();
    let said = String::from_utf8_lossy(&applied.stderr);
    assert!(applied.status.success(), "mend the patch, and CONTRIBUTING with it: {said}");
}
