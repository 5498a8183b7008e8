//! Why a command to a key is refused; each names what forbids it.

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeyRejection {
    #[error("the key exists already; make another one")]
    AlreadyMade,
    #[error("the command changes nothing that is not so already")]
    NothingToChange,
}
