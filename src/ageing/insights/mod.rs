//! insights
