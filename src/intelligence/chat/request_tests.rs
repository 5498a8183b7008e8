use serde_json::{Value, json};

use crate::{
    Prompt,
    chat::{
        ChatOptions,
        fixtures::{About, open, options},
    },
    endpoint::parameters::Forms,
};

#[test]
fn the_request_is_as_each_endpoint_wants_it() {
    let request = |options: ChatOptions| {
        let prompt = Prompt::of(&About("the question"));
        serde_json::to_value(open(options).request(&prompt).body(&Forms::new())).unwrap()
    };
    let plain = request(options("http://localhost:11434/v1"));
    assert_eq!((&plain["model"], &plain["max_tokens"]), (&json!("tiny"), &json!(8_192)));
    assert!(plain.get("max_completion_tokens").is_none() && plain.get("temperature").is_none(), "{plain}");
    let roles: Vec<&Value> = plain["messages"].as_array().unwrap().iter().map(|it| &it["role"]).collect();
    assert_eq!(roles, ["system", "user"]);
    assert_eq!(plain["messages"][1]["content"], r#"{"about":"the question"}"#);
    let format = &plain["response_format"];
    assert_eq!((&format["type"], &format["json_schema"]["strict"]), (&json!("json_schema"), &json!(true)));
    assert_eq!(format["json_schema"]["name"], "about");
    assert_eq!(format["json_schema"]["schema"]["required"], json!(["text"]));

    let openai = request(ChatOptions { temperature: Some(0.0), ..options("https://api.openai.com/v1") });
    assert_eq!((&openai["max_completion_tokens"], &openai["temperature"]), (&json!(8_192), &json!(0.0)));
    assert!(openai.get("max_tokens").is_none(), "{openai}");

    let free = request(ChatOptions { json_schema: false, ..options("http://localhost:11434/v1") });
    assert_eq!(free["response_format"], json!({"type": "json_object"}));
    assert!(free["messages"][0]["content"].as_str().unwrap().contains("JSON"));
}
