firsts AS MATERIALIZED (
    SELECT array_agg(p.first ORDER BY p.command) AS of_command FROM placed p
)
