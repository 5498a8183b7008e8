//! Files to import, of every source.

use memledger_ledger::{
    import::{ImportReport, Source, row_numbers},
    words::UserId,
};

use super::Inputs;

const SOURCES: [Source; 4] = Source::ALL;

/// Most memories of one page.
const PAGE: usize = 500;

impl Inputs {
    /// Imports the bytes as a file of each source: for the users it names, and for one given.
    pub(super) async fn import_files(&self, data: &[u8]) {
        for source in SOURCES {
            self.import_again(source, data, None).await;
            let user = self.new_user();
            let report = self.import_again(source, data, Some(&user)).await;
            let list = format!("/api/users/{user}/memories?state=all&limit={PAGE}");
            let kept = self.get(&list).await.is(200).items().len();
            assert_eq!(kept, report.created.min(PAGE), "{source:?}: {report:?}");
        }
    }

    /// Imports twice: every line is accounted for, and the second time adds nothing.
    async fn import_again(&self, source: Source, text: &[u8], user: Option<&UserId>) -> ImportReport {
        let first = self.import(source, text, user).await;
        accounted(source, text, &first);
        let second = self.import(source, text, user).await;
        let told = |report: &ImportReport| (report.read, report.passed_over, report.bad.clone());
        assert_eq!(told(&second), told(&first), "{source:?}");
        assert_eq!((second.created, second.known), (0, first.read), "{source:?}");
        first
    }
}

/// Every line with something in it was taken, passed over or named by its number.
fn accounted(source: Source, text: &[u8], report: &ImportReport) {
    let lines = row_numbers(source, text);
    let told = report.read + report.passed_over + report.bad.len();
    assert_eq!(told, lines.len(), "{source:?}: {report:?}");
    assert_eq!(report.created + report.known, report.read, "{source:?}: {report:?}");
    let bad: Vec<usize> = report.bad.iter().map(|bad| bad.line).collect();
    assert!(bad.is_sorted_by(|one, next| one < next), "{source:?}: {bad:?}");
    assert!(bad.iter().all(|line| lines.contains(line)), "{source:?}: {bad:?}");
    assert!(report.bad.iter().all(|bad| !bad.message.trim().is_empty()), "{source:?}: {report:?}");
}
