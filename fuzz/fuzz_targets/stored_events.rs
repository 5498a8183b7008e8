//! Stored events, through decoding, the fold and the read models.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use memledger_tests::inputs::Inputs;

static INPUTS: LazyLock<Inputs> = LazyLock::new(Inputs::new);

fuzz_target!(|data: &[u8]| INPUTS.run("stored_events", data));
