//! Whose memories there are, and who writes them.

use memledger_aggregates::{TenantId, UserId};
use memledger_ledger::{Identity, Role};
use memledger_store::partition_of;

use super::{actor, writers::Writer};

/// The memories of one user.
#[derive(Debug, Clone)]
pub struct Book {
    pub tenant: TenantId,
    pub user: UserId,
}

impl Book {
    fn new(tenant: &str, user: &str) -> Self {
        Self { tenant: TenantId::new(tenant).unwrap(), user: UserId::new(user).unwrap() }
    }

    pub fn operator(&self) -> Identity {
        Identity::operator(self.tenant.clone())
    }

    pub fn is_of(&self, tenant: &str, user: &str) -> bool {
        self.tenant.as_str() == tenant && self.user.as_str() == user
    }
}

/// The last one, which no writer knows.
pub const QUIET: usize = 4;

/// Two tenants have a user of the same name, and two books of different tenants lie in one partition.
pub fn books() -> Vec<Book> {
    let beside_ana = |user: &String| partition_of("globex", user) == partition_of("acme", "ana");
    let neighbour = (0..).map(|n| format!("user-{n}")).find(beside_ana).unwrap();
    vec![
        Book::new("acme", "ana"),
        Book::new("acme", "bruno"),
        Book::new("globex", "ana"),
        Book::new("globex", &neighbour),
        Book::new("acme", "zoe"),
    ]
}

/// The book, the credential and its role of each writer.
const WRITERS: [(usize, &str, Role); 7] = [
    (0, "k_one", Role::Admin),
    (0, "k_two", Role::Supervisor),
    (0, "k_three", Role::Agent),
    (1, "k_one", Role::Admin),
    (2, "k_four", Role::Admin),
    (3, "k_four", Role::Admin),
    (3, "k_five", Role::Agent),
];

pub fn writers(seed: u64, books: &[Book]) -> Vec<Writer> {
    let writer = |((book, credential, role), number): (&(usize, &str, Role), u64)| Writer {
        book: *book,
        identity: Identity {
            tenant: books[*book].tenant.clone(),
            role: *role,
            credential: (*credential).to_owned(),
            agent: (*role == Role::Agent).then(|| "planner".to_owned()),
            users: Vec::new(),
            via: memledger_ledger::access_log::Via::default(),
        },
        user: books[*book].user.clone(),
        rng: actor(seed, number),
    };
    WRITERS.iter().zip(100..).map(writer).collect()
}
