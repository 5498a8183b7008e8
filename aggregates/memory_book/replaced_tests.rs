//! A memory in the place of another one.

use super::{
    tests::{attributes, book, command, content, created, deleted, id},
    *,
};

#[test]
fn a_new_memory_in_the_place_of_another_archives_that_one() {
    let replace = |replaced: &str| Action::ReplaceMemory {
        replaced: id(replaced),
        memory_id: id("b"),
        attributes: attributes(),
        content: content(2),
    };
    book()
        .given(vec![created("a", 1)])
        .when(command(replace("a")))
        .then_expect_events(vec![created("b", 2), deleted("a", 3, 1)]);
    book().given(vec![created("a", 1), deleted("a", 2, 1)]).when(command(replace("a"))).then_expect_error(
        MemoryBookRejection::NotActive { id: id("a"), state: MemoryState::Archived, action: "replaced" },
    );
}
