//! What a step found out, for the steps after it.

use tokio::sync::OnceCell;

use super::{Figures, Trouble};

/// The result of one step of a run, while the run is under way in this process. The step leaves it here; in a process that resumes
/// the run after the step, the first one that needs it reads it from what the step kept. The others find it here.
#[derive(Debug)]
pub struct StepResult<T>(OnceCell<T>);

impl<T> Default for StepResult<T> {
    fn default() -> Self {
        Self(OnceCell::new())
    }
}

impl<T> StepResult<T> {
    /// Takes the result of the step that is done now; answers its figures.
    pub fn done(&self, (result, figures): (T, Figures)) -> Figures {
        // Done twice, a step comes to the same, so that the first result stands.
        self.0.set(result).ok();
        figures
    }

    /// The result, read as `read` does if another process did the step.
    pub async fn or_read(
        &self,
        read: impl Future<Output = Result<T, Trouble>> + Send,
    ) -> Result<&T, Trouble> {
        self.0.get_or_try_init(|| read).await
    }
}
