//! Who asks, and what they may: from the credential alone, never from a body.

use memledger_aggregates::{TenantId, UserId};
use serde::{Deserialize, Serialize};

use crate::{LedgerError, Via};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Everything in its tenant.
    Admin,
    /// Reads everything, writes nothing.
    Auditor,
    /// Reads and writes its users' memories and threads.
    Supervisor,
    /// The same within its category allowlist.
    Agent,
    /// A person who is remembered: reads what is remembered of them, decides what agents know them by, corrects and
    /// deletes.
    Person,
    /// Reads the metrics of the process, and nothing that anybody wrote.
    Metrics,
}

impl Role {
    pub const ALL: [Self; 6] =
        [Self::Admin, Self::Auditor, Self::Supervisor, Self::Agent, Self::Person, Self::Metrics];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Admin => "admin",
            Self::Auditor => "auditor",
            Self::Supervisor => "supervisor",
            Self::Agent => "agent",
            Self::Person => "person",
            Self::Metrics => "metrics",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.as_str() == name)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    pub tenant: TenantId,
    pub role: Role,
    /// The key's id, `account:` and the account's id of a person who signed in, or the face that needs none.
    pub credential: String,
    pub agent: Option<String>,
    /// The users it may see; everyone of the tenant where empty.
    pub users: Vec<UserId>,
    /// By which way it asks now.
    pub via: Via,
}

/// What the credential of a person who signed in begins with; no key's id does.
pub const ACCOUNT: &str = "account:";
/// The credential of the operator at the machine itself; no key's id is it.
const OPERATOR: &str = "cli";

impl Identity {
    /// The same, asking by that way.
    #[must_use]
    pub fn by(self, via: Via) -> Self {
        Self { via, ..self }
    }

    /// The operator at the machine itself.
    pub fn operator(tenant: TenantId) -> Self {
        Self {
            tenant,
            role: Role::Admin,
            credential: OPERATOR.into(),
            agent: None,
            users: Vec::new(),
            via: Via::default(),
        }
    }

    /// Whether it is the operator at the machine itself, who reaches the database anyway.
    pub fn is_operator(&self) -> bool {
        self.credential == OPERATOR
    }

    /// As it stands in the log.
    pub fn actor(&self) -> String {
        if let Some(account) = self.credential.strip_prefix(ACCOUNT) {
            return format!("{}:{account}", self.role.as_str());
        }
        match (&self.agent, self.role) {
            (_, Role::Person) => format!("person:{}", self.credential),
            (Some(agent), _) => format!("agent:{agent}"),
            (None, Role::Admin) => format!("admin:{}", self.credential),
            (None, _) => format!("key:{}", self.credential),
        }
    }

    /// Everything but the metrics.
    pub fn may_ask(&self) -> Result<(), LedgerError> {
        if self.role == Role::Metrics {
            return Err(LedgerError::Denied("a key of the role metrics reads only /metrics".into()));
        }
        Ok(())
    }

    /// The metrics, which are of the whole process.
    pub fn may_watch(&self) -> Result<(), LedgerError> {
        if self.role == Role::Metrics { Ok(()) } else { self.may_audit() }
    }

    /// A user outside its reach is not there for it, which tells it nothing of others.
    pub fn may_read(&self, user: &UserId) -> Result<(), LedgerError> {
        self.may_ask()?;
        self.via.about(user);
        if self.users.is_empty() || self.users.contains(user) {
            return Ok(());
        }
        Err(LedgerError::NotFound(format!("user {user} does not exist, or is not one of this key's users")))
    }

    pub fn may_write(&self, user: &UserId) -> Result<(), LedgerError> {
        self.may_read(user)?;
        match self.role {
            Role::Auditor => {
                Err(LedgerError::Denied("an auditor's key reads everything and writes nothing".into()))
            }
            Role::Person => Err(LedgerError::Denied(
                "a person's key reads what is remembered of them, decides on proposals, corrects the texts of \
                 memories and deletes memories; it writes nothing else"
                    .into(),
            )),
            _ => Ok(()),
        }
    }

    /// Whether it may be shown what waits for a person's decision: no agent, nor who acts with agents.
    pub fn sees_proposals(&self) -> bool {
        !matches!(self.role, Role::Agent | Role::Supervisor)
    }

    /// Deleting a memory so that it can be restored, and correcting its text: a person may too.
    pub fn may_amend(&self, user: &UserId) -> Result<(), LedgerError> {
        if self.role == Role::Person { self.may_read(user) } else { self.may_write(user) }
    }

    /// Purge, and what reaches every user.
    pub fn may_administer(&self) -> Result<(), LedgerError> {
        if self.role == Role::Admin {
            return Ok(());
        }
        Err(LedgerError::Denied(format!(
            "this needs an admin's key; this one's role is {}",
            self.role.as_str()
        )))
    }

    /// Rebuilds and retries: they reach every user.
    pub fn may_operate(&self) -> Result<(), LedgerError> {
        self.may_administer()?;
        self.may_audit()
    }

    /// The feed, of which a supervisor sees its own users.
    pub fn may_follow(&self) -> Result<(), LedgerError> {
        match self.role {
            Role::Supervisor => Ok(()),
            Role::Agent | Role::Person => Err(LedgerError::Denied(format!(
                "this needs the key of a supervisor, or of an admin or auditor of the whole tenant; this one's role \
                 is {}",
                self.role.as_str()
            ))),
            Role::Metrics => self.may_ask(),
            Role::Admin | Role::Auditor => self.may_audit(),
        }
    }

    /// The whole feed, verify, projections.
    pub fn may_audit(&self) -> Result<(), LedgerError> {
        if matches!(self.role, Role::Admin | Role::Auditor) && self.users.is_empty() {
            return Ok(());
        }
        Err(LedgerError::Denied(format!(
            "this needs the key of an admin or auditor of the whole tenant; this one's role is {}{}",
            self.role.as_str(),
            if self.users.is_empty() { "" } else { ", limited to some users" }
        )))
    }
}
