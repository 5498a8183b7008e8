//! Settings of the HTTP server.

use std::{net::IpAddr, time::Duration};

use ipnet::IpNet;
use memledger_api::{ConnectionLimits, HttpLimits};
use memledger_ledger::LedgerOptions;

use super::{DAY_MS, Settings, declare::settings, ms};
use crate::failure::Failure;

settings! {
    /// The HTTP server.
    pub struct Http {
        let open = ConnectionLimits::default();
        let limits = HttpLimits::default();
        let options = LedgerOptions::default();

        /// Open connections, {range}; more wait. Each needs an open file
        connections: usize = open.connections, 1..=1_000_000;
        /// Longest wait for a request's headers, {range}; for an answer to be read, four times that
        idle_timeout_ms: u64 = ms(open.idle), 1..=DAY_MS;
        /// Largest request body, {range}; larger ones are 413
        body_bytes: usize = limits.body_bytes, 1..=1 << 30;
        /// Requests at once, and as many live feeds, {range}
        concurrency: usize = limits.concurrency, 1..=1_000_000;
        /// The same of one key or account, {range}
        concurrency_per_credential: usize = limits.concurrency_per_credential, 1..=1_000_000;
        /// Its reads at once, {range}, a quarter of that while others read; more wait. 0: twice the cores, at least
        /// 4
        reading_per_credential: usize = options.reading_per_credential, 0..=1_000_000;
        /// Request bodies in memory, {range}; an eighth of that for each caller
        arriving_bytes: usize = limits.arriving_bytes, 1_048_576..=1 << 40;
        /// Unread answers in memory, {range}; an eighth of that for each credential
        unread_bytes: usize = limits.unread_bytes, 1_048_576..=1 << 40;
        /// Requests a second of one key, {range}, in bursts up to twice that
        rate_per_second: u32 = limits.rate_per_second, 1..=1_000_000_000;
        /// The same of an address without a valid key, {range}; ten times that of all
        anonymous_rate_per_second: u32 = limits.anonymous_rate_per_second, 1..=1_000_000_000;
        /// Sign-ins from one address, {range}
        sign_ins_per_minute: u32 = limits.sign_ins_per_minute, 1..=1_000_000_000;
        /// Live streams and exports of one key or account, {range}
        streams_per_credential: usize = limits.streams_per_credential, 1..=1_000_000;
        /// Longest time for an answer, {range}, then 503; 60 times that under `/api/admin/ledger/`
        request_timeout_ms: u64 = ms(limits.request_timeout), 1..=DAY_MS;
        /// How long a stop waits for requests, {range}
        stop_timeout_ms: u64 = 20_000, 0..=DAY_MS;
        /// How long a session lasts, {range}
        session_hours: u32 = options.session_hours, 1..=168;
        /// After how long an unused session ends, {range}
        session_idle_minutes: u32 = options.session_idle_minutes, 1..=10_080;
        /// Addresses and networks of trusted [proxies](#accounts)
        trusted_proxies: Vec<String> = Vec::new();
        /// The server's names, besides `localhost` and addresses; see [Accounts](#accounts)
        allowed_hosts: Vec<String> = Vec::new();
    }
}

/// Networks, of which an address alone is the smallest.
fn proxies(named: &[String]) -> Result<Vec<IpNet>, Failure> {
    let wrong = |text: &String| {
        Failure::Usage(format!(
            "http.trusted_proxies: {text:?} is neither an address nor a network such as 10.0.0.0/8"
        ))
    };
    let network = |text: &String| {
        let network = text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
        network.ok_or_else(|| wrong(text))
    };
    named.iter().map(network).collect()
}

impl Settings {
    pub fn http_limits(&self) -> Result<HttpLimits, Failure> {
        Ok(HttpLimits {
            body_bytes: self.http.body_bytes,
            concurrency: self.http.concurrency,
            concurrency_per_credential: self.http.concurrency_per_credential,
            arriving_bytes: self.http.arriving_bytes,
            unread_bytes: self.http.unread_bytes,
            rate_per_second: self.http.rate_per_second,
            anonymous_rate_per_second: self.http.anonymous_rate_per_second,
            sign_ins_per_minute: self.http.sign_ins_per_minute,
            streams_per_credential: self.http.streams_per_credential,
            request_timeout: Duration::from_millis(self.http.request_timeout_ms),
            slow: Duration::from_millis(self.log.slow_ms),
            is_loopback: false,
            trusted_proxies: proxies(&self.http.trusted_proxies)?,
            allowed_hosts: self.http.allowed_hosts.clone(),
        })
    }

    pub fn connection_limits(&self) -> ConnectionLimits {
        ConnectionLimits {
            connections: self.http.connections,
            idle: Duration::from_millis(self.http.idle_timeout_ms),
        }
    }
}
