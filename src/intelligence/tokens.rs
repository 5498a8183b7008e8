//! How many tokens a text is to a language model.

/// Tokens of `o200k_base`, the encoding of OpenAI's models since GPT-4o. Others count a little differently.
pub fn count(text: &str) -> usize {
    bpe_openai::o200k_base().count(text)
}
