//! Lists the files below `pages` for the program to hold, so that a new one needs no line of code, and puts the pages
//! together: `shell.html` around each, and `frame.html` above those that have no body of their own.

use std::{
    env,
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

const SHELL: &str = "shell.html";
const FRAME: &str = "frame.html";

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let folder = root.join("pages");
    // A folder stands for everything in it.
    for watched in ["pages", SHELL, FRAME] {
        println!("cargo:rerun-if-changed={watched}");
    }
    let [shell, frame] = [SHELL, FRAME].map(|name| read(&root.join(name)));
    let (shell, frame) = (shell?, frame?);
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        let name = text(file.strip_prefix(&folder)?)?.replace('\\', "/");
        // Found anew by who compiles it: another checkout may use the list of this one.
        let (place, path) = match name.strip_suffix(".html") {
            Some(page) => {
                fs::write(out.join(&name), whole(page, &read(file)?, &shell, &frame)?)?;
                ("OUT_DIR", format!("/{name}"))
            }
            None => ("CARGO_MANIFEST_DIR", format!("/pages/{name}")),
        };
        writeln!(list, "    ({name:?}, include_bytes!(concat!(env!({place:?}), {path:?}))),")?;
    }
    list.push_str("]\n");
    fs::write(out.join("files.rs"), list)?;
    Ok(())
}

/// A page as it is served. Its own part is its title, what it loads, and its body: from `<body` on, or from `<main` on
/// for a page with the frame, in which the link to the page itself is marked.
fn whole(name: &str, own: &str, shell: &str, frame: &str) -> Result<String, String> {
    let cut = own.split_once("</title>\n").and_then(|(title, rest)| {
        let body = rest.find("<body").or_else(|| rest.find("  <main"))?;
        Some((title, rest.split_at(body)))
    });
    let (title, (loads, body)) =
        cut.ok_or_else(|| format!("{name}.html: a page has a line with its title, and <main or <body"))?;
    let body = if body.starts_with("<body") {
        body.to_owned()
    } else {
        let link = format!("href=\"/admin/{name}\">");
        let marked = frame.replace(&link, &link.replace('>', " aria-current=\"page\">"));
        format!("<body>\n{marked}{body}")
    };
    let filled = shell.replace("{{title}}\n", &format!("{title}</title>\n"));
    Ok(filled.replace("{{loads}}\n", loads).replace("{{body}}\n", &body))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|failed| format!("{}: {failed}", path.display()))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    let entries = fs::read_dir(folder).map_err(|failed| format!("{}: {failed}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn text(path: &Path) -> Result<&str, String> {
    path.to_str().ok_or_else(|| format!("{}: give it a name in UTF-8", path.display()))
}
