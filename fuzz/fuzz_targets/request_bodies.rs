//! Bodies of every request that has one.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use memledger_tests::inputs::Inputs;

static INPUTS: LazyLock<Inputs> = LazyLock::new(Inputs::new);

fuzz_target!(|data: &[u8]| INPUTS.run("request_bodies", data));
