//! `export`: everything of one user.

use std::{
    io::{BufWriter, ErrorKind, Write},
    path::Path,
};

use memledger_ledger::{AsOf, ExportFormat, ExportLine, Identity, LedgerError, access_log::Via, time};
use tokio::sync::mpsc::Receiver;

use super::{tenant, user};
use crate::{arguments::Export, failure::Failure, settings::Settings, whole_file::WholeFile, wiring};

pub async fn run(settings: &Settings, export: Export) -> Result<(), Failure> {
    let operator = Identity::operator(tenant(&export.tenant)?).by(Via::new("cli export", None));
    let user = user(&export.user)?;
    let format = ExportFormat::parse(&export.format)?;
    let as_of = match (&export.as_of, export.as_of_rev) {
        (Some(time), _) => Some(AsOf::Time(time::parse("--as-of", time)?)),
        (None, rev) => rev.map(AsOf::Rev),
    };
    let ledger = wiring::existing_ledger(settings).await?;
    let mut lines = match ledger.audit.export(&operator, &user, as_of).await {
        Ok(lines) => lines,
        Err(refused) => {
            ledger.close().await;
            return Err(refused.into());
        }
    };
    // Before the file is opened: what was exported into it earlier must not go for a name that was mistyped.
    // An export of such a name is an access, too.
    let is_more = |first: &Result<ExportLine, _>| !matches!(first, Ok(line) if line.kind() == "access");
    let Some(first) = lines.recv().await.filter(is_more) else {
        ledger.close().await;
        return Err(Failure::Work(format!("user {user} has no data in tenant {}", export.tenant)));
    };
    let first = format.bytes(&first?)?;
    let named = export.out.filter(|path| path.as_os_str() != "-");
    let written = write(format, &first, lines, named.as_deref()).await;
    ledger.close().await;
    match written {
        // As by `memledger export … | head`: whoever reads has enough.
        Err(ExportFailure::Io(failed)) if named.is_none() && failed.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(ExportFailure::Io(failed)) => {
            Err(Failure::Work(format!("the export can't be written: {failed}")))
        }
        Err(ExportFailure::Other(failure)) => Err(failure),
        Ok(()) => Ok(()),
    }
}

enum ExportFailure {
    Io(std::io::Error),
    Other(Failure),
}

impl From<std::io::Error> for ExportFailure {
    fn from(failed: std::io::Error) -> Self {
        Self::Io(failed)
    }
}

impl From<LedgerError> for ExportFailure {
    fn from(failed: LedgerError) -> Self {
        Self::Other(failed.into())
    }
}

async fn write(
    format: ExportFormat,
    first: &[u8],
    mut lines: Receiver<Result<ExportLine, LedgerError>>,
    named: Option<&Path>,
) -> Result<(), ExportFailure> {
    let mut file = named.map(WholeFile::create).transpose().map_err(ExportFailure::Other)?;
    let mut out: BufWriter<Box<dyn Write + '_>> = BufWriter::new(match &mut file {
        Some(file) => Box::new(file),
        None => Box::new(std::io::stdout().lock()),
    });
    out.write_all(&format.heading()?)?;
    out.write_all(first)?;
    while let Some(line) = lines.recv().await {
        out.write_all(&format.bytes(&line?)?)?;
    }
    out.flush()?;
    drop(out);
    if let Some(file) = file {
        file.finish()?;
    }
    Ok(())
}
