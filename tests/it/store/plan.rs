//! Which partitions a statement touches, by its plan.

use std::collections::BTreeSet;

use serde_json::Value;

#[derive(Debug, PartialEq, Eq)]
pub enum Touched {
    /// No table that is shared out.
    Nothing,
    OnePartition,
    /// With what shows it.
    Several(String),
}

/// The plan of one statement, as `EXPLAIN (VERBOSE, FORMAT JSON)` gives it.
pub struct Plan<'a> {
    nodes: Vec<&'a Value>,
    /// Tables that have a `partition_id`.
    shared_out: &'a BTreeSet<String>,
}

fn text<'a>(node: &'a Value, name: &str) -> &'a str {
    node[name].as_str().unwrap_or_default()
}

fn below(node: &Value) -> impl Iterator<Item = &Value> {
    node["Plans"].as_array().into_iter().flatten()
}

fn collect<'a>(node: &'a Value, nodes: &mut Vec<&'a Value>) {
    nodes.push(node);
    below(node).for_each(|one| collect(one, nodes));
}

impl<'a> Plan<'a> {
    pub fn of(root: &'a Value, shared_out: &'a BTreeSet<String>) -> Self {
        let mut nodes = Vec::new();
        collect(root, &mut nodes);
        Self { nodes, shared_out }
    }

    pub fn touched(&self) -> Touched {
        let mut touched = Touched::Nothing;
        for node in &self.nodes {
            if !self.shared_out.contains(text(node, "Relation Name")) {
                continue;
            }
            let is_one = match text(node, "Operation") {
                "Insert" => self.adds_to_one(node),
                // Their rows come from a scan of the same table.
                "Update" | "Delete" => true,
                _ => self.is_of_one(text(node, "Alias"), &mut BTreeSet::new()),
            };
            if !is_one {
                return Touched::Several(format!(
                    "{} {} {} {} {}",
                    text(node, "Node Type"),
                    text(node, "Operation"),
                    text(node, "Relation Name"),
                    text(node, "Index Cond"),
                    text(node, "Filter"),
                ));
            }
            touched = Touched::OnePartition;
        }
        touched
    }

    /// One row of values, or rows that were read of one partition.
    fn adds_to_one(&self, insert: &Value) -> bool {
        let mut rows = below(insert).filter(|node| text(node, "Parent Relationship") == "Outer");
        rows.all(|rows| {
            let is_one_row = text(rows, "Node Type") == "Result" && below(rows).next().is_none();
            is_one_row || self.reads_one(rows, &mut BTreeSet::new())
        })
    }

    /// Whether there are tables below a node that are shared out, and all that is read of them is of one partition.
    fn reads_one(&self, node: &'a Value, asked: &mut BTreeSet<&'a str>) -> bool {
        let mut nodes = Vec::new();
        collect(node, &mut nodes);
        nodes.retain(|node| self.shared_out.contains(text(node, "Relation Name")));
        !nodes.is_empty() && nodes.iter().all(|node| self.is_of_one(text(node, "Alias"), asked))
    }

    /// Whether what goes by this name in the statement is of one partition: it is compared with one value, or with
    /// something else that is of one partition.
    fn is_of_one(&self, alias: &'a str, asked: &mut BTreeSet<&'a str>) -> bool {
        // What changes a table has the name of the scan that finds the rows.
        let read = |node: &&&Value| text(node, "Alias") == alias && text(node, "Operation").is_empty();
        let Some(node) = self.nodes.iter().find(read) else { return false };
        if !asked.insert(alias) {
            return false;
        }
        match text(node, "Node Type") {
            "Subquery Scan" => return self.reads_one(node, asked),
            "CTE Scan" => {
                let name = format!("CTE {}", text(node, "CTE Name"));
                let made = self.nodes.iter().find(|node| text(node, "Subplan Name") == name);
                return made.is_some_and(|made| self.reads_one(made, asked));
            }
            _ => {}
        }
        let conditions = ["Index Cond", "Recheck Cond", "Filter"].map(|name| conjuncts(text(node, name)));
        let column = format!("{alias}.partition_id");
        conditions.into_iter().flatten().filter_map(|one| equal_to(one, &column)).any(|other| {
            is_one_value(other)
                || other.strip_suffix(".partition_id").is_some_and(|other| self.is_of_one(other, asked))
        })
    }
}

/// `a` and `b` of `((a) AND (b))`.
fn conjuncts(condition: &str) -> Vec<&str> {
    let Some(inner) = unwrapped(condition) else { return Vec::new() };
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, byte) in inner.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            b' ' if depth == 0 && inner[at..].starts_with(" AND ") => {
                parts.push(&inner[from..at]);
                from = at + " AND ".len();
            }
            _ => {}
        }
    }
    match parts.is_empty() {
        true => vec![inner],
        false => {
            parts.push(&inner[from..]);
            parts.into_iter().filter_map(unwrapped).collect()
        }
    }
}

fn unwrapped(condition: &str) -> Option<&str> {
    condition.strip_prefix('(')?.strip_suffix(')')
}

/// The other side of an equation with the column.
fn equal_to<'a>(condition: &'a str, column: &str) -> Option<&'a str> {
    let (left, right) = condition.split_once(" = ")?;
    match (left == column, right == column) {
        (true, _) => Some(right),
        (_, true) => Some(left),
        _ => None,
    }
}

/// A parameter or a number, whatever type it is cast to.
fn is_one_value(side: &str) -> bool {
    let plain = side.split("::").next().unwrap_or_default().trim_matches(['(', ')', '\'']);
    let digits = plain.strip_prefix('$').unwrap_or(plain);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn touched(plan: &Value) -> Touched {
        Plan::of(plan, &BTreeSet::from(["events".to_owned(), "contents".to_owned()])).touched()
    }

    fn scan(table: &str, alias: &str, condition: &str) -> Value {
        json!({"Node Type": "Index Scan", "Relation Name": table, "Alias": alias, "Index Cond": condition,
               "Parent Relationship": "Outer"})
    }

    #[test]
    fn a_partition_is_fixed_by_one_value() {
        for condition in [
            "(e.partition_id = $1)",
            "(($2)::integer = e.partition_id)",
            "((e.partition_id = '5'::bigint) AND (e.version > $2))",
            "((e.version > $2) AND (e.partition_id = 7) AND ((e.a = 1) OR (e.b = 2)))",
        ] {
            assert_eq!(touched(&scan("events", "e", condition)), Touched::OnePartition, "{condition}");
        }
        for condition in [
            "",
            "(e.partition_id = ANY ($1))",
            "(e.partition_id > $1)",
            "(e.partition_id = k.partition_id)",
            "(e.partition_id = f.partition_id)",
            "((e.partition_id = $1) OR (e.version = $2))",
        ] {
            assert!(matches!(touched(&scan("events", "e", condition)), Touched::Several(_)), "{condition}");
        }
        assert_eq!(touched(&scan("projections", "r", "")), Touched::Nothing);
    }

    #[test]
    fn a_partition_is_fixed_by_what_it_is_joined_with() {
        let joined = |outer: Value| {
            let inner =
                scan("contents", "c", "((c.partition_id = e.partition_id) AND (c.content_id = e.id))");
            json!({"Node Type": "Nested Loop", "Plans": [outer, inner]})
        };
        assert_eq!(touched(&joined(scan("events", "e", "(e.partition_id = $1)"))), Touched::OnePartition);
        let array = json!({"Node Type": "Function Scan", "Alias": "e"});
        assert!(matches!(touched(&joined(array)), Touched::Several(_)));
        let subquery = json!({"Node Type": "Subquery Scan", "Alias": "e",
                              "Plans": [scan("events", "x", "(x.partition_id = $1)")]});
        assert_eq!(touched(&joined(subquery)), Touched::OnePartition);
    }

    #[test]
    fn what_is_changed_is_what_was_found() {
        let delete = |condition: &str| {
            json!({"Node Type": "ModifyTable", "Operation": "Delete", "Relation Name": "events", "Alias": "e",
                   "Plans": [scan("events", "e", condition)]})
        };
        assert_eq!(touched(&delete("(e.partition_id = $1)")), Touched::OnePartition);
        assert!(matches!(touched(&delete("(e.version = $1)")), Touched::Several(_)));
    }

    #[test]
    fn one_row_is_of_one_partition_and_an_array_is_not() {
        let insert = |rows: Value| {
            json!({"Node Type": "ModifyTable", "Operation": "Insert", "Relation Name": "events", "Alias": "events",
                   "Plans": [rows]})
        };
        let row = json!({"Node Type": "Result", "Parent Relationship": "Outer"});
        assert_eq!(touched(&insert(row)), Touched::OnePartition);
        let read = scan("contents", "c", "(c.partition_id = 3)");
        assert_eq!(touched(&insert(read)), Touched::OnePartition);
        let array = json!({"Node Type": "Function Scan", "Alias": "k", "Parent Relationship": "Outer"});
        assert!(matches!(touched(&insert(array)), Touched::Several(_)));
    }
}
