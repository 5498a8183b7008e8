use super::*;

#[test]
fn a_row_names_its_memory_where_it_is_looked_for() {
    assert_eq!(changes::TABLES[0].columns[MEMORY_ID].0, "memory_id");
}

#[test]
fn one_statement_asks_for_both_and_none_for_neither() {
    let user = UserKey { partition_id: 1, tenant_id: "t".to_owned(), user_id: "u".to_owned() };
    let (of_memories, of_runs) = (ChangeFilter::default(), RunChangeFilter::default());
    assert!(query(&user, None, None, Dialect::Sqlite).is_none());
    let both = query(&user, Some(&of_memories), Some(&of_runs), Dialect::Sqlite).unwrap();
    for name in 1..=both.parameters.len() {
        assert!(both.sql.contains(&format!("${name}")), "parameter {name} stands nowhere: {}", both.sql);
    }
    for (one, table) in [
        (query(&user, Some(&of_memories), None, Dialect::Sqlite), "FROM changes"),
        (query(&user, None, Some(&of_runs), Dialect::Sqlite), "FROM run_changes"),
    ] {
        let one = one.unwrap();
        assert!(one.sql.contains(table) && !one.sql.contains("UNION"), "{}", one.sql);
        assert!(both.sql.contains(table) && both.parameters.len() > one.parameters.len());
    }
}
