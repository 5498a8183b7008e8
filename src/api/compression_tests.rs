use std::io::Read;

use flate2::read::GzDecoder;
use futures::{StreamExt, TryStreamExt, stream};

use super::*;

fn of_type(content_type: &'static str) -> HeaderMap {
    HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(content_type))])
}

fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut plain).unwrap();
    plain
}

#[test]
fn texts_are_compressed_unless_they_are_live_or_encoded_or_hold_a_token() {
    for yes in [
        "application/json",
        "application/problem+json",
        "application/x-ndjson",
        "text/csv; charset=utf-8",
        "text/markdown; charset=utf-8",
        "text/plain; version=0.0.4; charset=utf-8",
    ] {
        assert!(is_compressible("/api/events", &of_type(yes)), "{yes}");
        for secret in ["/api/auth/login", "/api/auth/session"] {
            assert!(!is_compressible(secret, &of_type(yes)), "{secret} {yes}");
        }
        let mut encoded = of_type(yes);
        encoded.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        assert!(!is_compressible("/api/events", &encoded), "{yes}");
    }
    for no in ["text/event-stream", "image/png", "application/octet-stream", "font/woff2", ""] {
        assert!(!is_compressible("/api/events", &of_type(no)), "{no}");
    }
    assert!(!is_compressible("/api/events", &HeaderMap::new()));
}

#[tokio::test]
async fn a_body_comes_out_as_it_went_in_whatever_its_pieces() {
    for pieces in [vec![0], vec![1], vec![PIECE * 3 + 7], vec![0, 5, PIECE, 0, PIECE + 1, 1]] {
        // Hardly compressible, so that there is more than one piece on the way out.
        let byte = |at: usize| (at.wrapping_mul(2_654_435_761) >> 13) as u8;
        let pieces: Vec<Vec<u8>> = pieces.iter().map(|length| (0..*length).map(byte).collect()).collect();
        let whole = pieces.concat();
        let plain = Body::from_stream(stream::iter(pieces.into_iter().map(Ok::<_, io::Error>)));
        let packed: Vec<Bytes> = Packed::new(plain).try_collect().await.unwrap();
        assert!(packed.iter().all(|bytes| !bytes.is_empty()));
        assert_eq!(unpacked(&packed.concat()), whole);
    }
}

#[tokio::test]
async fn what_is_there_is_sent_while_more_is_awaited() {
    let lines = stream::iter(["one\n", "two\n"].map(Ok::<_, io::Error>)).chain(stream::pending());
    let mut packed = Packed::new(Body::from_stream(lines));
    let bytes = packed.next().await.unwrap().unwrap();
    let mut plain = [0; 8];
    GzDecoder::new(&bytes[..]).read_exact(&mut plain).unwrap();
    assert_eq!(&plain, b"one\ntwo\n");
}

#[tokio::test]
async fn a_body_that_breaks_off_has_no_end() {
    let broken = [Ok("one\n"), Err(io::Error::other("broken off"))];
    let packed: Vec<_> = Packed::new(Body::from_stream(stream::iter(broken))).collect().await;
    assert!(packed.last().is_some_and(Result::is_err), "{packed:?}");
    let bytes: Vec<u8> = packed.into_iter().flatten().flatten().collect();
    let mut plain = Vec::new();
    assert!(GzDecoder::new(&bytes[..]).read_to_end(&mut plain).is_err());
}
