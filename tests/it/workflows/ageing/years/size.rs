//! How much is simulated: little by default, years of many users by `YEARS=5 USERS=200`.

pub struct Size {
    /// The first of them: what one process does, another one need not do again.
    pub first: usize,
    pub users: usize,
    pub days: i64,
    /// Days between two looks of the schedule at one user.
    pub look_days: i64,
    /// Days between two times at which the servers do all by themselves.
    pub serve_days: i64,
    /// Days between two checks that a rebuild gives what is there.
    pub sound_days: i64,
    pub limit: usize,
    /// Of forgetting.
    pub idle_days: u32,
    /// Of summaries by age.
    pub keep_original_days: u32,
}

impl Size {
    pub fn wanted() -> Self {
        let number = |name| std::env::var(name).ok().map(|text: String| text.parse::<i64>().unwrap());
        let people = |name, default| number(name).map_or(default, |many| usize::try_from(many).unwrap());
        match number("YEARS") {
            Some(years) => Self {
                first: people("FIRST", 0),
                users: people("USERS", 200),
                days: years * 365,
                look_days: 14,
                serve_days: 120,
                sound_days: 365,
                limit: 200,
                idle_days: 60,
                keep_original_days: 365,
            },
            None => Self {
                first: 0,
                users: people("USERS", 2),
                days: 100,
                look_days: 1,
                serve_days: 30,
                sound_days: 120,
                limit: 30,
                idle_days: 15,
                keep_original_days: 15,
            },
        }
    }
}
