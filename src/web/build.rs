//! Lists the files below `pages` for the program to hold, so that a new one needs no line of code.

use std::{
    env,
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("pages");
    // A folder stands for everything in it.
    println!("cargo:rerun-if-changed=pages");
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        let name = text(file.strip_prefix(&folder)?)?.replace('\\', "/");
        // Found anew by who compiles it: another checkout may use the list of this one.
        let path = format!("/pages/{name}");
        writeln!(list, "    ({name:?}, include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),")?;
    }
    list.push_str("]\n");
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("files.rs"), list)?;
    Ok(())
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
