//! What HTTP takes by itself. `http-nothing READ WRITTEN` answers every GET with the bytes of one file and everything else,
//! once its body has arrived, with those of the other; it prints its address.

use std::error::Error;

use axum::{
    Router,
    body::Bytes,
    http::{Method, header::CONTENT_TYPE},
    response::IntoResponse,
};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let [read, written] = &files[..] else { return Err("usage: http-nothing READ WRITTEN".into()) };
    let (read, written) = (Bytes::from(std::fs::read(read)?), Bytes::from(std::fs::read(written)?));
    let answer = async move |method: Method, _sent: Bytes| {
        let body = if method == Method::GET { read } else { written };
        ([(CONTENT_TYPE, "application/json")], body).into_response()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    axum::serve(listener, Router::new().fallback(answer)).await?;
    Ok(())
}
