//! How connections are made private.

use std::sync::Arc;

use reqwest::{Client, ClientBuilder, Url};
use rustls::{ClientConfig, RootCertStore, crypto::ring};

/// Names the cryptography that HTTP clients of this process use. Has to come before the first of them is
/// made anywhere in the process: making one panics where none is named.
pub fn install_tls() {
    // An error says that one is named already, by an earlier call or by what this crate is part of.
    ring::default_provider().install_default().ok();
}

/// A client for an address. It trusts whom the machine trusts; a machine without certificates, such as a
/// small container, has those that Mozilla trusted when this was built.
pub fn client(url: &Url, builder: impl Fn() -> ClientBuilder) -> Result<Client, String> {
    install_tls();
    if url.scheme() == "http" {
        // The machine's certificates are not even looked for.
        return trusting(RootCertStore::empty(), builder());
    }
    builder().build().or_else(|_| {
        let roots = webpki_roots::TLS_SERVER_ROOTS.to_vec();
        trusting(RootCertStore { roots }, builder())
    })
}

fn trusting(roots: RootCertStore, builder: ClientBuilder) -> Result<Client, String> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|failed| failed.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    builder.tls_backend_preconfigured(config).build().map_err(|failed| super::failure::cause(&failed))
}
