//! The texts: rows of `contents` edited, swapped, deleted, added, put under another user.

use memledger_aggregates::TenantId;
use memledger_ledger::{Identity, verify::VerificationsQuery};
use memledger_store::StoredEvent;
use memledger_tests::{Backend, open_ledger};
use serde_json::{Value, json};
use uuid::Uuid;

use super::base::{
    ANA, BRUNO, Base, LAST, PURGED, PURGED_MEMORY, TENANT, UPDATED, at, is_named, memory_of, text, uuid,
};
use crate::http::on_both;

on_both!(
    a_changed_text_is_named,
    a_lost_text_is_named,
    a_text_that_no_event_speaks_of_is_named,
    a_text_under_another_tenant_is_named_without_it,
);

/// How a fault names the text that an event brought in.
fn of_text(kind: &str, base: &Base, event: &StoredEvent) -> Value {
    let mut named = at(kind, event);
    named["content_id"] = json!(base.content(&event.stream_id, event.version).to_string());
    named["memory_id"] = json!(memory_of(event));
    named
}

/// The row of a content.
fn row(base: &Base, id: Uuid) -> String {
    format!("content_id = {}", uuid(base.backend, id))
}

async fn a_changed_text_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let (edited, rekeyed, swapped) = (base.event(ANA, 1), base.event(ANA, 2), base.event(ANA, 4));
    let (with, moved) = (base.event(ANA, 5), base.event(ANA, UPDATED));
    let content = |event: &StoredEvent| base.content(ANA, event.version);
    let rename = |from: Uuid, to: Uuid| {
        let id = uuid(backend, to);
        format!("UPDATE contents SET content_id = {id} WHERE {}", row(&base, from))
    };
    let aside = Uuid::from_u128(1);
    let mut statements = vec![
        format!("UPDATE contents SET body = '{{\"content\":\"x\"}}' WHERE {}", row(&base, content(edited))),
        format!(
            "UPDATE contents SET key = (SELECT c.key FROM contents c WHERE c.{}) WHERE {}",
            row(&base, content(edited)),
            row(&base, content(rekeyed))
        ),
        rename(content(swapped), aside),
        rename(content(with), content(swapped)),
        rename(aside, content(with)),
        format!("UPDATE contents SET stream_id = {} WHERE {}", text(BRUNO), row(&base, content(moved))),
    ];
    let mut expected: Vec<Value> =
        [edited, rekeyed, swapped, with].map(|event| of_text("content_commitment", &base, event)).to_vec();
    expected.push(of_text("content_owner", &base, moved));
    if backend == Backend::Sqlite {
        // PostgreSQL refuses such a text; here it can't even be read.
        let unreadable = base.event(ANA, LAST);
        let row = row(&base, content(unreadable));
        statements.push(format!("UPDATE contents SET body = CAST(X'7bff7d' AS TEXT) WHERE {row}"));
        expected.push(of_text("content_commitment", &base, unreadable));
    }
    base.names(&statements, &expected).await;
}

async fn a_lost_text_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let lost = [base.event(ANA, 1), base.event(ANA, LAST), base.event(BRUNO, UPDATED)];
    let content = |event: &StoredEvent| base.content(&event.stream_id, event.version);
    let gone = lost.map(|event| format!("DELETE FROM contents WHERE {}", row(&base, content(event))));
    let expected = lost.map(|event| of_text("content_missing", &base, event));
    base.names(&gone, &expected).await;
}

/// A row of `contents` made up by hand.
fn made_up(base: &Base, user: &str, id: Uuid) -> String {
    let model = row(base, base.content(ANA, 1));
    format!(
        "INSERT INTO contents (partition_id, content_id, tenant_id, stream_type, stream_id, key, body) \
         SELECT {}, {}, {}, stream_type, {}, key, body FROM contents WHERE {model}",
        base.event(user, 1).partition_id,
        uuid(base.backend, id),
        text(TENANT),
        text(user)
    )
}

async fn a_text_that_no_event_speaks_of_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let (orphan, back) = (Uuid::from_u128(9), base.content(ANA, PURGED_MEMORY));
    let statements = [made_up(&base, BRUNO, orphan), made_up(&base, ANA, back)];
    let partition = base.event(BRUNO, 1).partition_id;
    let mut not_erased = at("content_not_erased", base.event(ANA, PURGED));
    not_erased["content_id"] = json!(back.to_string());
    not_erased["memory_id"] = json!(memory_of(base.event(ANA, PURGED_MEMORY)));
    let expected = [
        json!({
            "kind": "content_orphan", "partition_id": partition, "tenant_id": TENANT, "user_id": BRUNO,
            "content_id": orphan.to_string(),
        }),
        not_erased,
        of_text("content_commitment", &base, base.event(ANA, PURGED_MEMORY)),
    ];
    base.names(&statements, &expected).await;
}

async fn a_text_under_another_tenant_is_named_without_it(backend: Backend) {
    let base = Base::new(backend).await;
    let (away, beside) = (base.event(ANA, 1), base.event(ANA, 2));
    let content = |event: &StoredEvent| row(&base, base.content(ANA, event.version));
    let theirs = format!("tenant_id = {}, stream_id = {}", text("globex"), text("zoe-of-globex"));
    let statements = [
        format!("UPDATE contents SET {theirs} WHERE {}", content(away)),
        format!("UPDATE contents SET stream_id = {} WHERE {}", text(BRUNO), content(beside)),
    ];
    let copy = base.copy().await;
    for sql in &statements {
        assert_eq!(copy.run(sql).await, 1, "{sql}");
    }
    let report = copy.verify(&[]).await.is(3).json();
    for (event, whose) in [(away, "another tenant's user"), (beside, BRUNO)] {
        let mut wanted = of_text("content_owner", &base, event);
        wanted["message"] = json!(whose);
        assert!(is_named(&report, &wanted), "{wanted} is not named: {report:#}");
    }
    // What is kept of it is told to the tenant of the event.
    let ledger = open_ledger(copy.database()).await;
    let auditor = Identity::operator(TenantId::new(TENANT).unwrap());
    let asked = VerificationsQuery { limit: 10, ..VerificationsQuery::default() };
    let kept = ledger.audit.verifications(&auditor, asked).await.unwrap().items;
    ledger.close().await;
    let told = serde_json::to_string(&kept).unwrap();
    assert!(told.contains("content_owner") && !told.contains("globex"), "{told}");
}
