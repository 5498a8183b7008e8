//! How messages become memories, and the guard that leaves a failing extractor in peace.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    SettingsChange, SettingsRejection,
    rejection::{share, within},
    state::Settings,
};
use crate::Timestamp;

/// The stream of a tenant's settings of its extractions.
pub const STREAM_ID: &str = "extraction";
/// That of its error guard.
pub const GUARD_STREAM_ID: &str = "extraction-guard";

pub const MAX_WRITES_PER_TURN: u32 = 100;
pub const MAX_WRITES_PER_DAY: u32 = 100_000;
pub const MAX_SHORT_PREFERENCE: u32 = 500;
pub const MAX_KEYWORDS: usize = 100;
pub const MAX_KEYWORD_CHARS: usize = 32;
pub const MAX_GUARD_THRESHOLD: u32 = 1_000;
/// A week.
pub const MAX_GUARD_SECONDS: u32 = 604_800;
/// How long a single attempt through an open guard keeps others from it.
const PROBE_US: i64 = 120 * SECOND_US;
const SECOND_US: i64 = 1_000_000;

/// Who reads the messages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtractorKind {
    /// Rules.
    #[default]
    Offline,
    /// The language model of the configuration.
    Model,
}

/// The fields are in canonical order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtractionConfig {
    /// From which similarity on two texts are looked at closely, in thousandths.
    pub check_low: u16,
    /// From which similarity of embeddings on texts may say the same, in thousandths.
    pub duplicate_embedding: u16,
    /// The same of their words.
    pub duplicate_text: u16,
    /// Whether messages are extracted if the request does not say.
    pub enabled: bool,
    pub error_guard: ErrorGuardConfig,
    pub extractor: ExtractorKind,
    /// Memories of a user that a day creates or updates, in UTC.
    pub max_writes_per_day: u32,
    pub max_writes_per_turn: u32,
    /// Verbs that make a short statement a preference.
    pub preference_keywords: Vec<String>,
    /// In characters.
    pub short_preference_max_length: u32,
    /// Whether a short preference is read by rule, without the model.
    pub short_preference_shortcut: bool,
}

impl Default for ExtractionConfig {
    fn default() -> Self {
        let keywords = ["like", "love", "prefer", "enjoy", "hate", "dislike", "favorite", "favourite"];
        Self {
            check_low: 800,
            duplicate_embedding: 970,
            duplicate_text: 950,
            enabled: false,
            error_guard: ErrorGuardConfig::default(),
            extractor: ExtractorKind::Offline,
            max_writes_per_day: 50,
            max_writes_per_turn: 3,
            preference_keywords: keywords.map(str::to_owned).to_vec(),
            short_preference_max_length: 60,
            short_preference_shortcut: true,
        }
    }
}

/// After how many errors in what time the extractor is left in peace, and for how long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorGuardConfig {
    pub cooldown_seconds: u32,
    pub enabled: bool,
    pub threshold: u32,
    pub window_seconds: u32,
}

impl Default for ErrorGuardConfig {
    fn default() -> Self {
        Self { cooldown_seconds: 300, enabled: true, threshold: 5, window_seconds: 600 }
    }
}

/// What the extractor says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuardSignal {
    Failed,
    /// One turn is tried while the guard is open.
    Probed,
    /// The probe succeeded.
    Recovered,
}

/// The errors of late, and whether there were too many.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorGuard {
    /// Within the window, oldest first.
    errors: Vec<Timestamp>,
    /// Since when nothing is tried.
    opened_at: Option<Timestamp>,
    probed_at: Option<Timestamp>,
    /// How often it opened.
    activations: u64,
}

/// Whether turns are extracted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuardState {
    Closed,
    /// They wait until then.
    Open {
        until: Timestamp,
    },
    /// One may be tried.
    HalfOpen,
}

impl ErrorGuard {
    pub fn state(&self, at: Timestamp, config: &ErrorGuardConfig) -> GuardState {
        let Some(opened_at) = self.opened_at.filter(|_| config.enabled) else { return GuardState::Closed };
        let cooled = Timestamp(opened_at.0 + i64::from(config.cooldown_seconds) * SECOND_US);
        let until = self.probed_at.map_or(cooled, |probed| cooled.max(Timestamp(probed.0 + PROBE_US)));
        if at < until { GuardState::Open { until } } else { GuardState::HalfOpen }
    }

    /// Errors within the window before that time.
    pub fn errors_at(&self, at: Timestamp, config: &ErrorGuardConfig) -> usize {
        let since = at.0 - i64::from(config.window_seconds) * SECOND_US;
        self.errors.iter().filter(|error| error.0 > since).count()
    }

    pub fn opened_at(&self) -> Option<Timestamp> {
        self.opened_at
    }

    pub fn activations(&self) -> u64 {
        self.activations
    }

    pub(super) fn fold(&mut self, at: Timestamp, signal: GuardSignal, config: &ErrorGuardConfig) {
        match signal {
            GuardSignal::Failed => {
                let since = at.0 - i64::from(config.window_seconds) * SECOND_US;
                self.errors.retain(|error| error.0 > since);
                self.errors.push(at);
                let is_probe = self.probed_at.is_some();
                if config.enabled && (is_probe || self.errors.len() >= config.threshold as usize) {
                    self.activations += u64::from(self.opened_at.is_none());
                    (self.opened_at, self.probed_at) = (Some(at), None);
                }
            }
            GuardSignal::Probed => self.probed_at = Some(at),
            GuardSignal::Recovered => {
                let activations = self.activations;
                *self = Self { activations, ..Self::default() };
            }
        }
    }
}

pub(super) fn signal(
    settings: &Settings,
    at: Timestamp,
    config: ErrorGuardConfig,
    signal: GuardSignal,
) -> Result<SettingsChange, SettingsRejection> {
    let guard = settings.error_guard();
    let says_something = match signal {
        GuardSignal::Failed => true,
        // One at a time, and only after the pause.
        GuardSignal::Probed => guard.state(at, &config) == GuardState::HalfOpen,
        GuardSignal::Recovered => guard.opened_at.is_some(),
    };
    match says_something {
        true => Ok(SettingsChange::ErrorGuardSignalled { config, signal }),
        false => Err(SettingsRejection::NothingToChange),
    }
}

/// What a receipt would keep of a signal.
pub fn signal_outcome(signal: &GuardSignal) -> Value {
    json!({ "signal": signal })
}

pub(super) fn set(settings: &Settings, set: ExtractionConfig) -> Result<SettingsChange, SettingsRejection> {
    check(&set)?;
    let was = settings.extraction();
    if *was == set {
        return Err(SettingsRejection::NothingToChange);
    }
    Ok(SettingsChange::ExtractionConfigured { set: Box::new(set), was: Box::new(was.clone()) })
}

fn check(config: &ExtractionConfig) -> Result<(), SettingsRejection> {
    let guard = &config.error_guard;
    within("max_writes_per_turn", config.max_writes_per_turn, 0, MAX_WRITES_PER_TURN)?;
    within("max_writes_per_day", config.max_writes_per_day, 0, MAX_WRITES_PER_DAY)?;
    within("short_preference_max_length", config.short_preference_max_length, 1, MAX_SHORT_PREFERENCE)?;
    within("error_guard.threshold", guard.threshold, 1, MAX_GUARD_THRESHOLD)?;
    within("error_guard.window_seconds", guard.window_seconds, 1, MAX_GUARD_SECONDS)?;
    within("error_guard.cooldown_seconds", guard.cooldown_seconds, 1, MAX_GUARD_SECONDS)?;
    share("duplicate_embedding", config.duplicate_embedding)?;
    share("duplicate_text", config.duplicate_text)?;
    share("check_low", config.check_low)?;
    if config.preference_keywords.len() > MAX_KEYWORDS {
        let message = format!("must be at most {MAX_KEYWORDS}, are {}", config.preference_keywords.len());
        return Err(SettingsRejection::invalid("preference_keywords", message));
    }
    for (at, keyword) in config.preference_keywords.iter().enumerate() {
        let is_word =
            !keyword.is_empty() && keyword.chars().all(|letter| letter.is_alphabetic() || letter == ' ');
        if !is_word || keyword.chars().count() > MAX_KEYWORD_CHARS {
            let message = format!("must be 1 to {MAX_KEYWORD_CHARS} letters and spaces, is {keyword:?}");
            return Err(SettingsRejection::invalid(format!("preference_keywords[{at}]"), message));
        }
    }
    Ok(())
}
