//! `openapi`: the HTTP API's description.

use crate::failure::Failure;

pub fn run() -> Result<(), Failure> {
    super::print_json(&memledger_api::openapi())
}
