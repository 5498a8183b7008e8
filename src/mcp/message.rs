//! A message as it came, looked at before the protocol's library: that one leaves a caller without an answer where
//! the message is no JSON, and calls a tool unknown whose arguments are no object.

use rmcp::{RoleServer, service::RxJsonRpcMessage};
use serde_json::{Map, Value, json};

/// JSON-RPC 2.0, section 5.1.
const PARSE_ERROR: i64 = -32_700;
const INVALID_REQUEST: i64 = -32_600;
const INVALID_PARAMS: i64 = -32_602;

/// Why a message is not taken, as JSON-RPC answers it.
#[derive(Debug, PartialEq)]
pub struct Refusal {
    /// Of the request, where it can be found.
    id: Value,
    code: i64,
    message: String,
}

impl Refusal {
    pub fn new(message: &[u8], told: String) -> Self {
        Self { id: id_of(message), code: INVALID_REQUEST, message: told }
    }

    pub fn answer(&self) -> Value {
        json!({"jsonrpc": "2.0", "id": self.id, "error": {"code": self.code, "message": self.message}})
    }
}

/// The message as the protocol's library takes it, and as JSON.
pub fn understood(message: &[u8]) -> Result<(RxJsonRpcMessage<RoleServer>, Value), Refusal> {
    let value = read(message)?;
    match serde_json::from_value(value.clone()) {
        Ok(taken) => Ok((taken, value)),
        Err(wrong) => {
            let told = format!("the message is not JSON-RPC 2.0: {wrong}");
            Err(Refusal { id: id_in(&value), code: INVALID_REQUEST, message: told })
        }
    }
}

/// It names a method, and nobody waits for its answer.
pub fn is_notification(message: &[u8]) -> bool {
    let fields = serde_json::from_slice::<Map<String, Value>>(message);
    fields.is_ok_and(|fields| fields.contains_key("method") && !fields.contains_key("id"))
}

/// The message as JSON.
fn read(message: &[u8]) -> Result<Value, Refusal> {
    let message = message.strip_prefix("\u{feff}".as_bytes()).unwrap_or(message);
    let mut value: Value = serde_json::from_slice(message).map_err(|wrong| Refusal {
        code: PARSE_ERROR,
        ..Refusal::new(message, format!("the message is not JSON: {wrong}"))
    })?;
    // As some clients write that there are none.
    if let Some(fields) = value.as_object_mut()
        && fields.get("params").is_some_and(Value::is_null)
    {
        fields.remove("params");
    }
    let refused = |code, told: &str| Err(Refusal { id: id_in(&value), code, message: told.to_owned() });
    let Some(fields) = value.as_object() else {
        return refused(
            INVALID_REQUEST,
            "a message must be an object; batches are not accepted, send each message separately",
        );
    };
    if fields.get("jsonrpc").is_none_or(|version| version != "2.0") {
        return refused(INVALID_REQUEST, "jsonrpc: must be \"2.0\"");
    }
    if fields.get("id").is_some_and(|id| !is_id(id)) {
        return refused(INVALID_REQUEST, "id: must be a text or a whole number");
    }
    let method = match fields.get("method") {
        Some(Value::String(method)) => method.as_str(),
        None if fields.contains_key("result") || fields.contains_key("error") => return Ok(value),
        _ => return refused(INVALID_REQUEST, "method: must be a text"),
    };
    let none = Map::new();
    let parameters = match fields.get("params") {
        None => &none,
        Some(Value::Object(parameters)) => parameters,
        Some(_) => return refused(INVALID_PARAMS, "params: must be an object"),
    };
    match wrong_parameter(method, parameters) {
        Some(told) => refused(INVALID_PARAMS, told),
        None => Ok(value),
    }
}

/// What is wrong with the parameters of a method that the library would say it does not know for it.
fn wrong_parameter(method: &str, parameters: &Map<String, Value>) -> Option<&'static str> {
    let is = |name: &str, kind: fn(&Value) -> bool| parameters.get(name).is_some_and(kind);
    let names = |client: &Value| client["name"].is_string() && client["version"].is_string();
    match method {
        "tools/call" if !is("name", Value::is_string) => Some("params.name: must be the name of a tool"),
        "tools/call" if is("arguments", |it| !it.is_object() && !it.is_null()) => {
            Some("params.arguments: must be an object")
        }
        "initialize" if !is("protocolVersion", Value::is_string) => {
            Some("params.protocolVersion: must be a version of the protocol")
        }
        "initialize" if !is("capabilities", Value::is_object) => {
            Some("params.capabilities: must be an object")
        }
        "initialize" if !is("clientInfo", names) => {
            Some("params.clientInfo: must be an object with name and version")
        }
        _ => None,
    }
}

/// As the protocol has them: of a float or of null no answer could be told from another.
fn is_id(id: &Value) -> bool {
    id.is_string() || id.is_i64()
}

fn id_in(message: &Value) -> Value {
    message.get("id").filter(|id| is_id(id)).cloned().unwrap_or_default()
}

/// The id of a message that need not be JSON throughout: what stands behind `"id":` in the outermost object.
fn id_of(message: &[u8]) -> Value {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(byte) = message.get(at) {
        at += 1;
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b'"' => {
                let end = end_of_text(message, at);
                let is_id = depth == 1 && message.get(at..end) == Some(b"id");
                at = end + 1;
                if let Some(value) = message.get(at..).map(<[u8]>::trim_ascii_start)
                    && is_id
                    && let Some(value) = value.strip_prefix(b":")
                {
                    return first_value(value);
                }
            }
            _ => {}
        }
    }
    Value::Null
}

/// Where the text ends that begins there.
fn end_of_text(message: &[u8], mut at: usize) -> usize {
    while let Some(byte) = message.get(at) {
        match byte {
            b'"' => break,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}

/// A text or a number, as ids are.
fn first_value(bytes: &[u8]) -> Value {
    let first = serde_json::Deserializer::from_slice(bytes).into_iter::<Value>().next();
    first.and_then(Result::ok).filter(is_id).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(message: &[u8]) -> (i64, Value) {
        let refusal = read(message).unwrap_err();
        (refusal.code, refusal.id)
    }

    #[test]
    fn a_message_that_is_no_json_is_refused_by_its_id() {
        for broken in [
            r#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"x","arguments":{"a":"\ud83d"}}}"#,
            r#"{"method":"tools/call","params":{"arguments":{"id":3,"a":NaN}},"jsonrpc":"2.0","id": 7}"#,
            r#"{"a":"\"id\":1 {","b":[{"id":2}],"id":7, broken"#,
            r#"{"id" : 7"#,
        ] {
            assert_eq!(refused(broken.as_bytes()), (PARSE_ERROR, json!(7)), "{broken}");
        }
        assert_eq!(refused(b"{\"id\":\"a b\",\"c\":\"\xff\"}"), (PARSE_ERROR, json!("a b")));
        for nameless in ["", "{", "{\"id\"", "{\"id\":", "{\"id\":{}", "id:7", "\"id\":7}", "{\"a\\"] {
            assert_eq!(refused(nameless.as_bytes()), (PARSE_ERROR, Value::Null), "{nameless}");
        }
    }

    #[test]
    fn a_call_of_the_wrong_shape_is_told_what_is_wrong() {
        for (parameters, place) in [
            (json!([]), "params: "),
            (json!({"arguments": {}}), "params.name: "),
            (json!({"name": 5}), "params.name: "),
            (json!({"name": "x", "arguments": []}), "params.arguments: "),
            (json!({"name": "x", "arguments": "{}"}), "params.arguments: "),
        ] {
            let message = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": parameters});
            let refusal = read(message.to_string().as_bytes()).unwrap_err();
            assert!(refusal.message.starts_with(place), "{refusal:?}");
            assert_eq!((refusal.code, refusal.id), (INVALID_PARAMS, json!(1)));
        }
        assert_eq!(refused(b"[{\"id\":1}]"), (INVALID_REQUEST, Value::Null));
    }

    #[test]
    fn what_is_right_comes_through_as_it_is() {
        for right in [
            json!({"jsonrpc": "2.0", "id": "a", "method": "tools/call", "params": {"name": "x"}}),
            json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "x", "arguments": null}}),
            json!({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        ] {
            assert_eq!(read(format!("\u{feff}{right}").as_bytes()), Ok(right));
        }
        let without = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list"});
        let with = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": null});
        assert_eq!(read(with.to_string().as_bytes()), Ok(without));
    }
}
