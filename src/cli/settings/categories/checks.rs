//! From the file as it is written to rules, with every fault of it at once.

use std::collections::{BTreeMap, BTreeSet};

use memledger_ledger::access::{
    AccessRules, Allowlists, Categories, Category, Context, MAX_NAMED, Origin, names,
};
use serde_saphyr::{Location, Spanned};

use super::{
    Fault, Parsed,
    shape::{WrittenAllowlists, WrittenCategories, WrittenCategory, WrittenFile, WrittenList},
};

/// Undeclared categories that a warning shows.
const SHOWN: usize = 20;

pub(super) fn rules(written: WrittenFile) -> Result<Parsed, Vec<Fault>> {
    let mut checks = Checks::default();
    let categories = checks.categories(written.categories);
    let unspoken = written.allowlists.is_none();
    let allowlists = written.allowlists.map(|lists| checks.allowlists(lists)).unwrap_or_default();
    if !checks.faults.is_empty() {
        checks.faults.sort_by_key(|fault| (fault.line, fault.column));
        return Err(checks.faults);
    }
    let mut warnings: Vec<String> = undeclared(&checks.allowed, &categories).into_iter().collect();
    if unspoken {
        let warning = "the file has no `allowlists`, so every category is open to every agent; write \
                       `allowlists: {}` if that is intended";
        warnings.push(warning.to_owned());
    }
    Ok(Parsed { rules: AccessRules { categories, allowlists: Allowlists::new(allowlists) }, warnings })
}

#[derive(Default)]
struct Checks {
    faults: Vec<Fault>,
    /// Every category that an allowlist names, with its place.
    allowed: Vec<(String, Location)>,
}

impl Checks {
    fn fault(&mut self, at: Location, what: impl Into<String>) {
        // A file's own places begin at 1; what is read without one stands at its beginning.
        self.faults.push(Fault { line: at.line().max(1), column: at.column().max(1), what: what.into() });
    }

    fn categories(&mut self, written: WrittenCategories) -> Categories {
        let system = written.system.into_iter().map(|category| (Origin::System, category));
        let custom = written.custom.into_iter().map(|category| (Origin::Custom, category));
        let mut lines = BTreeMap::new();
        let mut declared = Vec::new();
        for (origin, category) in system.chain(custom) {
            let WrittenCategory { name, context, rag_length } = category.value;
            let name = match name {
                Some(name) => self.name_in(&mut lines, "category", names::category, name),
                None => {
                    self.fault(category.referenced, "this category has no `name`; write one");
                    None
                }
            };
            if let (Some(context), Some(name)) = (self.context(context, rag_length), name) {
                declared.push(Category { name, context, origin });
            }
        }
        Categories::new(declared)
    }

    /// A name as it is compared, once it is good and not one of those before it.
    fn name_in(
        &mut self,
        lines: &mut BTreeMap<String, u64>,
        what: &str,
        good: fn(&str) -> Result<String, String>,
        written: Spanned<String>,
    ) -> Option<String> {
        let Spanned { value, referenced, .. } = written;
        let name = match good(&value) {
            Ok(name) => name,
            Err(wrong) => {
                self.fault(referenced, format!("the name of this {what} {wrong}"));
                return None;
            }
        };
        if let Some(line) = lines.get(&name) {
            let twice = format!("{what} {name:?} is already at line {line}; keep one of the two");
            self.fault(referenced, twice);
            return None;
        }
        lines.insert(name.clone(), referenced.line());
        Some(name)
    }

    fn context(&mut self, mode: Option<Spanned<String>>, length: Option<Spanned<i64>>) -> Option<Context> {
        let mut context = Context::DEFAULT;
        if let Some(mode) = mode {
            let Some(known) = Context::parse(mode.value.trim()) else {
                self.fault(mode.referenced, format!("context must be all or rag, is {:?}", mode.value));
                return None;
            };
            context = known;
        }
        let Some(length) = length else { return Some(context) };
        match context.with_length(length.value) {
            Ok(context) => Some(context),
            Err(wrong) => {
                self.fault(length.referenced, format!("rag_length {wrong}"));
                None
            }
        }
    }

    fn allowlists(&mut self, written: Spanned<Option<WrittenAllowlists>>) -> Vec<(String, Vec<String>)> {
        let Some(WrittenAllowlists(written_lists)) = written.value else {
            let what = "`allowlists` has nothing under it; write agents with their categories, or \
                        `allowlists: {}` if every category is open to every agent";
            self.fault(written.referenced, what);
            return Vec::new();
        };
        let mut lines = BTreeMap::new();
        let mut lists = Vec::new();
        for (agent, list) in written_lists {
            let place = agent.referenced;
            let agent = self.name_in(&mut lines, "agent", names::agent, agent);
            let list = self.allowlist(place, list);
            lists.extend(agent.map(|agent| (agent, list)));
        }
        lists
    }

    fn allowlist(&mut self, agent: Location, written: WrittenList) -> Vec<String> {
        let Some(written) = written else {
            self.fault(agent, "this agent has no list; write its categories, or [] if it may see none");
            return Vec::new();
        };
        if let Some(first_too_many) = written.get(MAX_NAMED) {
            let what = format!("an allowlist may hold {MAX_NAMED} categories, has {}", written.len());
            self.fault(first_too_many.referenced, what);
            return Vec::new();
        }
        let mut lines = BTreeMap::new();
        let mut list = Vec::new();
        for category in written {
            let place = category.referenced;
            if let Some(name) = self.name_in(&mut lines, "category", names::category, category) {
                self.allowed.push((name.clone(), place));
                list.push(name);
            }
        }
        list
    }
}

/// A warning of the categories that allowlists name and nobody declares. They are as good as any, but a
/// mistyped one opens nothing.
fn undeclared(allowed: &[(String, Location)], categories: &Categories) -> Option<String> {
    let mut seen = BTreeSet::new();
    let mut new = |name: &String| categories.get(name).is_none() && seen.insert(name.clone());
    let found: Vec<&(String, Location)> = allowed.iter().filter(|(name, _)| new(name)).collect();
    let (_, place) = found.first()?;
    let more = format!("{} more", found.len().saturating_sub(SHOWN));
    let mut shown: Vec<&str> = found.iter().take(SHOWN).map(|(name, _)| name.as_str()).collect();
    if found.len() > SHOWN {
        shown.push(&more);
    }
    Some(format!(
        "line {} column {}: allowlists name categories that are not declared, so their context is `rag`: {}",
        place.line(),
        place.column(),
        shown.join(", ")
    ))
}
