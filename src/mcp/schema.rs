//! What the tools take and answer, published as schemas that a model writes its calls by. Each argument has one type: not
//! every model's API takes a choice of two.

use std::sync::Arc;

use memledger_ledger::KnownCategories;
use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use serde_json::{Map, Value, json};

/// The argument that names whose memories are meant.
pub const USER: &str = "user_id";

/// What is known of a caller before it calls.
#[derive(Debug, Clone, Default)]
pub struct KnownCaller {
    /// Whose memories these are, where it is one person's alone.
    pub user: Option<String>,
    pub categories: KnownCategories,
    pub banks: Vec<String>,
}

impl KnownCaller {
    /// The person as a description names it.
    pub fn person(&self) -> &str {
        self.user.as_deref().unwrap_or("a person")
    }
}

/// The properties of an object.
#[derive(Debug, Default)]
pub struct Schema {
    properties: Map<String, Value>,
    required: Vec<&'static str>,
}

impl Schema {
    /// Arguments, with whose memories are meant where that is not known.
    pub fn of(known: &KnownCaller) -> Self {
        let schema = Self::default();
        match known.user {
            Some(_) => schema,
            None => schema.required(USER, id_of("The person whose memories are meant.")),
        }
    }

    pub fn required(mut self, name: &'static str, property: Value) -> Self {
        self.required.push(name);
        self.with(name, property)
    }

    pub fn with(mut self, name: &'static str, property: Value) -> Self {
        self.properties.insert(name.to_owned(), property);
        self
    }

    /// A choice among what there is; any text where that is not known.
    pub fn one_of(self, name: &'static str, names: &[String], description: &str) -> Self {
        let mut property = text(description);
        if !names.is_empty() {
            property["enum"] = json!(names);
        }
        self.with(name, property)
    }

    /// The same of an argument that must be there.
    pub fn required_one_of(mut self, name: &'static str, names: &[String], description: &str) -> Self {
        self.required.push(name);
        self.one_of(name, names, description)
    }

    /// The category of a new memory: whoever may use some alone has to say which.
    pub fn with_category(self, known: &KnownCaller) -> Self {
        let (names, description) = (&known.categories.names, "What it is about, in a word.");
        match known.categories.bound {
            true => self.required_one_of("category", names, description),
            false => self.one_of("category", names, description),
        }
    }

    fn object(self) -> Map<String, Value> {
        let schema = json!({"type": "object", "properties": self.properties, "required": self.required});
        let Value::Object(schema) = schema else { return Map::new() };
        schema
    }

    /// What a tool takes, and nothing else.
    pub fn closed(self) -> JsonObject {
        let mut schema = self.object();
        schema.insert("additionalProperties".to_owned(), json!(false));
        schema
    }

    /// What a tool answers.
    pub fn open(self) -> Arc<JsonObject> {
        Arc::new(self.object())
    }
}

pub fn text(description: &str) -> Value {
    json!({"type": "string", "description": description})
}

/// A text that is not empty.
pub fn words(most: usize, description: &str) -> Value {
    json!({"type": "string", "minLength": 1, "maxLength": most, "description": description})
}

pub fn id_of(description: &str) -> Value {
    words(128, description)
}

pub fn number(least: usize, most: usize, description: &str) -> Value {
    json!({"type": "integer", "minimum": least, "maximum": most, "description": description})
}

pub fn count(description: &str) -> Value {
    json!({"type": "integer", "minimum": 0, "description": description})
}

pub fn flag(description: &str) -> Value {
    json!({"type": "boolean", "description": description})
}

pub fn list(items: Schema, description: &str) -> Value {
    json!({"type": "array", "items": items.object(), "description": description})
}

/// The memory that an answer is about.
pub fn of_memory() -> Schema {
    Schema::default()
        .required("id", text("Its short id, which every tool takes."))
        .required("memory_id", text("Its whole id."))
}

/// What a tool does to memories.
pub enum Effect {
    Reads,
    Adds,
    Changes,
}

/// A tool with everything that it publishes. No tool reaches beyond the ledger.
pub fn tool(
    name: &'static str,
    description: String,
    arguments: Schema,
    answer: Schema,
    effect: &Effect,
) -> Tool {
    // The name of the original design, with the dot that model APIs refuse in names.
    let title = name.replacen('_', ".", 1);
    let annotations = ToolAnnotations::with_title(title.clone()).open_world(false);
    let annotations = match effect {
        Effect::Reads => annotations.read_only(true),
        Effect::Adds => annotations.read_only(false).destructive(false).idempotent(true),
        Effect::Changes => annotations.read_only(false).destructive(true).idempotent(true),
    };
    Tool::new(name, description, arguments.closed())
        .with_title(title)
        .with_annotations(annotations)
        .with_raw_output_schema(answer.open())
}
