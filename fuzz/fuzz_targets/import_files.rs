//! Files to import, of every source.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use memledger_tests::inputs::Inputs;

static INPUTS: LazyLock<Inputs> = LazyLock::new(Inputs::new);

fuzz_target!(|data: &[u8]| INPUTS.run("import_files", data));
