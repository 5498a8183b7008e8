//! Parameters that some endpoints refuse: in which forms each may be sent, and which form an endpoint took.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use serde::Serialize;
use serde_json::{Map, Value};

/// How a parameter is sent: by this name with this value, or not at all.
pub(crate) type Form<V> = Option<(&'static str, V)>;

/// One parameter, in the forms that are tried one after the other.
pub(crate) struct Parameter<V> {
    pub name: &'static str,
    pub forms: Vec<Form<V>>,
}

/// What is asked: what every endpoint takes, and what some refuse.
pub(crate) struct Question<V> {
    pub fixed: Map<String, Value>,
    pub parameters: Vec<Parameter<V>>,
}

/// A value of a request, which keeps the order of its own fields: a schema's is the order of the answer.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Part<'a, V> {
    Fixed(&'a Value),
    Parameter(&'a V),
}

/// The place of the form that is sent, by parameter; those that are not in it are sent in their first.
pub(crate) type Forms = BTreeMap<&'static str, usize>;

/// What an endpoint took. It is learnt from answers alone: an error may name a parameter by chance.
#[derive(Default)]
pub(crate) struct Parameters(Mutex<Forms>);

impl Parameters {
    pub fn learned(&self) -> Forms {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn learn(&self, forms: Forms) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(forms);
    }
}

impl<V> Parameter<V> {
    /// The form that is sent. Where there are fewer forms than was learnt, the last.
    fn form(&self, forms: &Forms) -> Option<&(&'static str, V)> {
        let at = forms.get(self.name).copied().unwrap_or_default();
        self.forms.get(at).or(self.forms.last())?.as_ref()
    }

    fn has_next(&self, forms: &Forms) -> bool {
        forms.get(self.name).copied().unwrap_or_default() + 1 < self.forms.len()
    }
}

impl<V> Question<V> {
    pub fn body(&self, forms: &Forms) -> BTreeMap<&str, Part<'_, V>> {
        let fixed = self.fixed.iter().map(|(name, value)| (name.as_str(), Part::Fixed(value)));
        let sent = self.parameters.iter().filter_map(|parameter| parameter.form(forms));
        fixed.chain(sent.map(|(name, value)| (*name, Part::Parameter(value)))).collect()
    }

    /// Goes to the next form of the parameter that a refusal names; not where it names none that has another form.
    pub fn next(&self, forms: &mut Forms, refusal: &[u8]) -> bool {
        let told = serde_json::from_slice::<Value>(refusal).unwrap_or_default();
        let param = told.pointer("/error/param").or(told.get("param")).and_then(Value::as_str);
        let text = String::from_utf8_lossy(refusal);
        let named = |text: &str| {
            let sent = self.parameters.iter().filter(|parameter| parameter.has_next(forms));
            let places = sent.filter_map(|parameter| {
                let (name, _) = parameter.form(forms)?;
                Some((place(text, name)?, parameter.name))
            });
            places.min().map(|(_, name)| name)
        };
        let Some(name) = param.and_then(named).or_else(|| named(&text)) else { return false };
        *forms.entry(name).or_default() += 1;
        true
    }
}

/// Where a text names a parameter, as a whole word.
fn place(text: &str, name: &str) -> Option<usize> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let whole = |at: &usize| {
        !text[..*at].chars().next_back().is_some_and(is_part)
            && !text[at + name.len()..].chars().next().is_some_and(is_part)
    };
    text.match_indices(name).map(|(at, _)| at).find(whole)
}
