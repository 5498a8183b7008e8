//! `export`: everything of one user.

use std::io::{BufWriter, Write};

use memledger_ledger::{ExportFormat, Identity};

use super::{tenant, user};
use crate::{arguments::Export, failure::Failure, settings::Settings, whole_file::WholeFile, wiring};

pub async fn run(settings: &Settings, export: Export) -> Result<(), Failure> {
    let operator = Identity::operator(tenant(&export.tenant)?);
    let user = user(&export.user)?;
    let format = ExportFormat::parse(&export.format)?;
    let ledger = wiring::existing_ledger(settings).await?;
    let unwritable = |e: std::io::Error| Failure::Work(format!("the export can't be written: {e}"));
    let mut lines = ledger.export(&operator, &user).await?;
    // Before the file is opened: what was exported into it earlier must not go for a name that was mistyped.
    let Some(first) = lines.recv().await else {
        ledger.close().await;
        return Err(Failure::Work(format!("user {user} has nothing in tenant {}", export.tenant)));
    };
    let first = format.bytes(&first?)?;
    let named = export.out.filter(|path| path.as_os_str() != "-");
    let mut file = named.as_deref().map(WholeFile::create).transpose()?;
    let mut out: BufWriter<Box<dyn Write>> = BufWriter::new(match &mut file {
        Some(file) => Box::new(file),
        None => Box::new(std::io::stdout().lock()),
    });
    out.write_all(&format.heading()?).map_err(unwritable)?;
    out.write_all(&first).map_err(unwritable)?;
    while let Some(line) = lines.recv().await {
        out.write_all(&format.bytes(&line?)?).map_err(unwritable)?;
    }
    out.flush().map_err(unwritable)?;
    drop(out);
    if let Some(file) = file {
        file.finish().map_err(unwritable)?;
    }
    ledger.close().await;
    Ok(())
}
