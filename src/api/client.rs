//! Who is on the other end of a request: the address, and whether TLS ended before us. What proxies say of it is believed
//! from the addresses of `http.trusted_proxies` alone, since anybody may send their headers.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request},
    http::{HeaderMap, StatusCode, Uri, header, request::Parts},
};
use ipnet::IpNet;
use memledger_ledger::accounts::network;

use crate::{App, limits::HttpLimits, problem::Problem};

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// The other end of a request.
#[derive(Debug, Clone, Copy)]
pub struct Client {
    /// None where a request comes by no connection.
    pub address: Option<IpAddr>,
    /// Whether a trusted proxy took it over TLS.
    pub by_tls: bool,
    /// Whether it came through a trusted proxy.
    proxied: bool,
}

impl Client {
    pub fn of(request: &Request, limits: &HttpLimits) -> Self {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|from| from.0.ip());
        Self::behind(peer, request.headers(), &limits.trusted_proxies)
    }

    fn behind(peer: Option<IpAddr>, headers: &HeaderMap, trusted: &[IpNet]) -> Self {
        let is_trusted = |address: IpAddr| trusted.iter().any(|net| net.contains(&address.to_canonical()));
        let Some(peer) = peer.filter(|peer| is_trusted(*peer)) else {
            return Self { address: peer, by_tls: false, proxied: false };
        };
        // Each proxy adds whom it heard, so the last one that is no proxy of ours is the client; what stands before that
        // is the client's own word.
        let lines = headers.get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok());
        let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let mut address = peer;
        for hop in hops.into_iter().rev() {
            let Some(next) = parsed(hop) else { break };
            address = next;
            if !is_trusted(address) {
                break;
            }
        }
        let proto = headers.get_all(FORWARDED_PROTO).iter().next_back().and_then(|proto| proto.to_str().ok());
        let proto = proto.and_then(|proto| proto.rsplit(',').next()).unwrap_or_default().trim();
        Self { address: Some(address), by_tls: proto.eq_ignore_ascii_case("https"), proxied: true }
    }

    /// What its requests are counted by: an address, or of IPv6 the /64 that one customer has whole.
    pub fn place(&self) -> IpAddr {
        self.address.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), network)
    }
}

/// An address, with or without a port.
fn parsed(hop: &str) -> Option<IpAddr> {
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

impl FromRequestParts<App> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let known = parts.extensions.get::<Self>().copied();
        Ok(known.unwrap_or_else(|| Self::behind(None, &parts.headers, &app.limits.options.trusted_proxies)))
    }
}

/// Refuses a request that names another host than ours: a page of another name that was led to this address could else read
/// what it answers. Whoever shows a key is no such page.
pub fn is_for_us(
    client: &Client,
    headers: &HeaderMap,
    uri: &Uri,
    limits: &HttpLimits,
) -> Result<(), Problem> {
    if headers.contains_key(header::AUTHORIZATION) {
        return Ok(());
    }
    let named = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let Some(name) = uri.host().or(named.map(without_port)) else { return Ok(()) };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let is_own = |own: &String| own.eq_ignore_ascii_case(name);
    let fits = if limits.allowed_hosts.is_empty() {
        // Nobody but this machine reaches it, unless through a proxy, which names the host that it is reached by.
        !limits.is_loopback || client.proxied
    } else {
        limits.allowed_hosts.iter().any(is_own)
    };
    if fits || name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok() {
        return Ok(());
    }
    let detail = "the Host header does not name this server; list its names in http.allowed_hosts, or the \
                  proxy in front of it in http.trusted_proxies";
    Err(Problem::new(StatusCode::FORBIDDEN, "forbidden", detail))
}

/// The name of a `Host` header.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
#[path = "client_tests.rs"]
mod tests;
