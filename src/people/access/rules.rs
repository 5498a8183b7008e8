//! The rules in force: who may see and touch which categories.

use memledger_kernel::{Identity, LedgerError, Role};

use super::{Allowlists, Categories, Context, Scope, names};

/// Most categories of one query, and of one allowlist.
pub const MAX_NAMED: usize = 500;

/// Names of an allowlist that a message shows.
const SHOWN: usize = 20;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccessRules {
    pub categories: Categories,
    pub allowlists: Allowlists,
}

impl AccessRules {
    /// What is in force without any configuration: the system's categories, all of them open to everyone.
    pub fn built_in() -> Self {
        Self { categories: Categories::built_in(), allowlists: Allowlists::default() }
    }

    /// How many memories of a category an answer holds at most.
    pub fn most_of(&self, category: Option<&str>) -> usize {
        match category.map(|name| self.categories.context_of(name)) {
            Some(Context::Rag { length: Some(most) }) => most,
            _ => usize::MAX,
        }
    }

    /// What a query may search: the categories it asks for, or all that is open to its agent where it asks
    /// for none. `agent` is the key's own one where it is given; an admin may name any.
    ///
    /// Its agent's allowlist binds a key of any role here. Without one an agent's key is refused, and so is
    /// an admin who speaks for such an agent, unless no allowlists are configured at all.
    pub fn allowed(
        &self,
        identity: &Identity,
        agent: Option<&str>,
        asked: &[String],
    ) -> Result<Scope, LedgerError> {
        let speaker = Speaker::named(identity, agent)?;
        let asked = asked_for(asked)?;
        let reach = self.reach_of(&speaker)?;
        if asked.is_empty() {
            return Ok(reach);
        }
        let closed = asked.iter().find(|category| !reach.holds(Some(category.as_str())));
        match closed {
            Some(category) => Err(outside(&speaker, Some(category.as_str()), &reach)),
            None => Ok(Scope::Only(asked)),
        }
    }

    /// What a key reaches beside queries: an agent's key what its allowlist holds, any other everything.
    pub fn reach(&self, identity: &Identity) -> Result<Scope, LedgerError> {
        if identity.role != Role::Agent {
            return Ok(Scope::Every);
        }
        self.reach_of(&Speaker::own(identity))
    }

    /// Categories that a key asks for beside queries, each once; all of them have to be within its reach.
    pub fn within(&self, identity: &Identity, asked: &[String]) -> Result<Vec<String>, LedgerError> {
        let reach = self.reach(identity)?;
        let asked = asked_for(asked)?;
        match asked.iter().find(|category| !reach.holds(Some(category.as_str()))) {
            Some(category) => Err(outside(&Speaker::own(identity), Some(category.as_str()), &reach)),
            None => Ok(asked),
        }
    }

    /// The categories that the allowlist of whoever speaks names; none where it has no list.
    pub fn named_for(&self, identity: &Identity, agent: Option<&str>) -> &[String] {
        let named = agent.or(identity.agent.as_deref()).and_then(|agent| names::agent(agent).ok());
        named.and_then(|agent| self.allowlists.of(&agent)).unwrap_or_default()
    }

    /// Whether a key may make or change a memory of that category, written as memories carry it. A change
    /// needs this of the category that was and of the one that is to be.
    pub fn may_touch(&self, identity: &Identity, category: Option<&str>) -> Result<(), LedgerError> {
        let reach = self.reach(identity)?;
        if reach.holds(category) {
            return Ok(());
        }
        Err(outside(&Speaker::own(identity), category, &reach))
    }

    fn reach_of(&self, speaker: &Speaker) -> Result<Scope, LedgerError> {
        if self.allowlists.is_empty() {
            return Ok(Scope::Every);
        }
        let Some(agent) = &speaker.agent else {
            if !speaker.bound {
                return Ok(Scope::Every);
            }
            let message = "this key names no agent, so no category is open to it; use a key of an agent";
            return Err(LedgerError::category_not_allowed(message, &[]));
        };
        match self.allowlists.of(agent) {
            Some([]) => {
                let message = format!(
                    "the allowlist of agent {agent:?} is empty, so no category is open to it; the operator opens \
                     some in the categories file"
                );
                Err(LedgerError::category_not_allowed(message, &[]))
            }
            Some(list) => Ok(Scope::Only(list.to_vec())),
            None if !speaker.bound => Ok(Scope::Every),
            None => {
                let message = format!(
                    "agent {agent:?} has no allowlist, so no category is open to it; the operator adds one under \
                     `allowlists` in the categories file"
                );
                Err(LedgerError::category_not_allowed(message, &[]))
            }
        }
    }
}

/// On whose behalf a caller asks.
struct Speaker {
    /// As it is compared; none where the key names none, or one that no allowlist can have.
    agent: Option<String>,
    /// Sees only what an allowlist opens.
    bound: bool,
}

impl Speaker {
    fn own(identity: &Identity) -> Self {
        let agent = identity.agent.as_deref().and_then(|agent| names::agent(agent).ok());
        Self { agent, bound: identity.role == Role::Agent }
    }

    fn named(identity: &Identity, agent: Option<&str>) -> Result<Self, LedgerError> {
        let own = Self::own(identity);
        let Some(agent) = agent else { return Ok(own) };
        let agent = names::agent(agent).map_err(|wrong| LedgerError::invalid("agent", wrong))?;
        if own.agent.as_ref() == Some(&agent) {
            return Ok(own);
        }
        if identity.role == Role::Admin {
            return Ok(Self { agent: Some(agent), bound: true });
        }
        Err(LedgerError::Denied(match own.agent {
            Some(own) => format!("this key belongs to {own:?} and can't query for {agent:?}; omit `agent`"),
            None => format!("this key names no agent and can't query for {agent:?}; omit `agent`"),
        }))
    }
}

/// The categories of a query as they are compared, each once.
fn asked_for(asked: &[String]) -> Result<Vec<String>, LedgerError> {
    if asked.len() > MAX_NAMED {
        let message = format!("must be at most {MAX_NAMED}, but there are {}", asked.len());
        return Err(LedgerError::invalid("categories", message));
    }
    let mut wanted = Vec::with_capacity(asked.len());
    for (at, raw) in asked.iter().enumerate() {
        let name = names::category(raw);
        let name = name.map_err(|wrong| LedgerError::invalid(format!("categories[{at}]"), wrong))?;
        if !wanted.contains(&name) {
            wanted.push(name);
        }
    }
    Ok(wanted)
}

fn outside(speaker: &Speaker, category: Option<&str>, reach: &Scope) -> LedgerError {
    let agent = speaker.agent.as_deref().unwrap_or_default();
    let names = reach.names().unwrap_or_default();
    let mut open = names.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    if names.len() > SHOWN {
        open.push_str(&format!(" and {} more", names.len() - SHOWN));
    }
    let message = match category {
        Some(category) => {
            format!("category {category:?} is not in the allowlist of agent {agent:?}; choose among {open}")
        }
        None => format!(
            "a memory without a category is in no allowlist; choose one open to agent {agent:?}: {open}"
        ),
    };
    LedgerError::category_not_allowed(message, names)
}
