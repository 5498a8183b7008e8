SELECT command, first, (SELECT c.waited FROM counters c) FROM placed WHERE first > 0 ORDER BY command
