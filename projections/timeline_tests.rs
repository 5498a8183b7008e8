use super::*;

#[test]
fn a_row_names_its_memory_where_it_is_looked_for() {
    assert_eq!(changes::TABLES[0].columns[MEMORY_ID].0, "memory_id");
}

#[test]
fn a_row_of_a_run_names_its_workflow_where_it_is_looked_for() {
    let query = runs::timeline(
        &UserKey { partition_id: 1, tenant_id: "t".to_owned(), user_id: "u".to_owned() },
        &RunChangeFilter::default(),
        Vec::new(),
    );
    let columns = query.sql.split(" FROM ").next().unwrap().split(", ").count();
    assert_eq!(columns, WORKFLOW + 1, "{}", query.sql);
}

#[test]
fn one_statement_asks_for_all_and_none_for_none() {
    let user = UserKey { partition_id: 1, tenant_id: "t".to_owned(), user_id: "u".to_owned() };
    let of_memories = Some(ChangeFilter::default());
    let of_runs = Some(RunChangeFilter::default());
    let of_threads = Some(ThreadChangeFilter::default());
    let none = TimelineFilters::default;
    assert!(query(&user, &none(), Dialect::Sqlite).is_none());
    let all = TimelineFilters {
        of_memories: of_memories.clone(),
        of_runs: of_runs.clone(),
        of_threads: of_threads.clone(),
    };
    let all = query(&user, &all, Dialect::Sqlite).unwrap();
    for name in 1..=all.parameters.len() {
        assert!(all.sql.contains(&format!("${name}")), "parameter {name} stands nowhere: {}", all.sql);
    }
    for (one, table) in [
        (TimelineFilters { of_memories, ..none() }, "FROM changes"),
        (TimelineFilters { of_runs, ..none() }, "FROM run_changes"),
        (TimelineFilters { of_threads, ..none() }, "FROM thread_changes"),
    ] {
        let one = query(&user, &one, Dialect::Sqlite).unwrap();
        assert!(one.sql.contains(table) && !one.sql.contains("UNION"), "{}", one.sql);
        assert!(all.sql.contains(table) && all.parameters.len() > one.parameters.len());
    }
}
