use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use super::*;
use crate::{Row, Value, backend::catalog};

fn migrated() -> Connection {
    let connection = Connection::open_in_memory().unwrap();
    for migration in MIGRATIONS {
        connection.execute_batch(migration.sqlite).unwrap();
    }
    connection
}

fn catalog_of(connection: &Connection) -> Catalog {
    let mut statement = connection.prepare(catalog::SQLITE).unwrap();
    let value = |text: Option<String>| text.map_or(Value::Null, Value::from);
    let row = |row: &rusqlite::Row<'_>| (0..4).map(|at| row.get(at).map(value)).collect::<Result<Row, _>>();
    let rows: Result<Vec<Row>, _> = statement.query_map([], row).unwrap().collect();
    Catalog::of_rows(&rows.unwrap()).unwrap()
}

/// What SQLite itself says of every table, index and view; spaces between words are one.
fn described(connection: &Connection) -> BTreeMap<String, Vec<String>> {
    let mut described: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let sql = "SELECT m.name, m.type || ' ' || coalesce(c.name || ' ' || c.type || c.\"notnull\" || c.pk, '') \
               FROM sqlite_schema m LEFT JOIN pragma_table_info(m.name) c ON m.type = 'table' ORDER BY 1, 2";
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap)
        .for_each(|(name, one): (String, String)| described.entry(name).or_default().push(one));
    described
}

#[test]
fn a_migrated_database_needs_no_repair() {
    let catalog = catalog_of(&migrated());
    assert_eq!(repairs(&catalog, Dialect::Sqlite).unwrap(), Vec::<String>::new());
    assert_eq!(missing(&catalog, Dialect::Sqlite), Vec::<String>::new());
}

#[test]
fn every_object_that_goes_comes_again_as_it_was() {
    let whole = described(&migrated());
    for object in objects(Dialect::Sqlite) {
        let connection = migrated();
        let dropped = catalog_of(&connection).drop(&object.name).unwrap();
        connection.execute_batch(&dropped).unwrap();
        let repairs = repairs(&catalog_of(&connection), Dialect::Sqlite);
        if LOG.contains(&object.name.as_str()) {
            let refused = repairs.unwrap_err().to_string();
            assert!(refused.contains(&object.name) && refused.contains("restore a backup"), "{refused}");
            continue;
        }
        for statement in repairs.unwrap() {
            connection.execute_batch(&statement).unwrap();
        }
        assert_eq!(described(&connection), whole, "{}", object.name);
    }
}

#[test]
fn a_table_with_other_columns_is_made_anew_where_the_log_has_it_all() {
    for table in REBUILDABLE {
        let connection = migrated();
        connection.execute_batch(&format!("DROP TABLE {table}; CREATE TABLE {table} (note text)")).unwrap();
        for statement in repairs(&catalog_of(&connection), Dialect::Sqlite).unwrap() {
            connection.execute_batch(&statement).unwrap();
        }
        assert_eq!(described(&connection), described(&migrated()), "{table}");
    }
}

#[test]
fn both_databases_have_the_same_tables_and_columns() {
    let of = |dialect| {
        let tables = objects(dialect).into_iter().filter(SchemaObject::is_table);
        tables.map(|table| (table.name, table.columns)).collect::<BTreeMap<_, _>>()
    };
    let (sqlite, postgres) = (of(Dialect::Sqlite), of(Dialect::Postgres));
    assert!(sqlite.keys().eq(postgres.keys()), "{:?}", (sqlite.keys(), postgres.keys()));
    let connection = migrated();
    let found = catalog_of(&connection);
    for (table, columns) in &sqlite {
        assert!(found.has_columns(table, columns.iter().map(String::as_str)), "{table} {columns:?}");
        let mut there: BTreeSet<&String> = columns.iter().collect();
        // The turn is the file's alone.
        there.remove(&"turn".to_owned());
        assert!(there.iter().eq(&postgres[table].iter().collect::<BTreeSet<_>>()), "{table}");
    }
    for name in LOG.iter().chain(&REBUILDABLE) {
        assert!(sqlite.contains_key(*name), "{name}");
    }
}
