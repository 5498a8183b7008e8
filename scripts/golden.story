# shellcheck shell=bash
# What the golden ledgers hold and what they are asked; scripts/golden tells it to the program.

ana=/api/users/ana/memories
# Requests that are made again.
first='{"content":"Preferred name is Ana","category":"Personal","topics":["name"],"importance":4}'
doomed='{"content":"Parks on level 2 today","topics":["car"]}'
same='{"importance":3}'

# Bruno's and Carl's memories come from files, Bruno's with everything that a memory can have. An auditor has an
# account.
imports() {
  cat >"$place/memories.jsonl" <<'LINES'
{"id":"bruno-1","user_id":"bruno","content":"Works as a carpenter","created_at":1733414400}
{"id":"bruno-2","user_id":"bruno","content":"Moved to Porto","kind":"episodic","created_at":1733414400123,"updated_at":1733500800000}
{"id":"bruno-3","user_id":"bruno","content":"Sharpens a chisel in three steps","kind":"procedural","bank":"Work","pinned":true}
{"id":"bruno-4","user_id":"bruno","content":"Prefers oak to pine","kind":"insight","importance":1,"created_at":"2024-12-05T17:00:00+01:00"}
{"id":"bruno-5","user_id":"bruno","content":"A year of many moves","kind":"summary","importance":5,"metadata":{"year":2024,"cities":["Faro","Porto"]}}
{"id":"bruno-6","user_id":"bruno","content":"Owned a van","state":"archived","category":"Belongings","topics":["van","travel"]}
{"id":"bruno-7","user_id":"bruno","content":"Had a dog named Bolt","state":"merged","bank":"Relationships"}
{"id":"bruno-8","user_id":"bruno","content":"Plays chess on Fridays","input":"I play chess on Fridays.","role":"user","thread_id":"t9","agent_id":"planner","run_id":"run-9","actor_id":"bruno"}
LINES
  cat >"$place/memories.agno" <<'LINES'
{"memory_id":"carl-1","memory":"Likes tea","topics":["food"],"user_id":"carl","agent_id":"planner","input":"Tea, please!","created_at":1733414400,"updated_at":1733414401}
{"memory_id":"carl-2","memory":{"memory":"Has a cat"},"topics":null,"user_id":"carl","created_at":"2024-12-05T08:00:00-08:00"}
LINES
  ledger import --from jsonl "$place/memories.jsonl" >/dev/null
  ledger import --from agno "$place/memories.agno" >/dev/null
  ledger admins create --email auditor@example.org --role auditor --password-stdin <<<'a long enough password' >/dev/null
}

# optimise NAME: runs the workflow for Nora to its end; the run's id is kept under that name.
optimise() {
  local tries=600
  must admin POST '/api/admin/workflows/memory-optimization/run?target_user_id=nora'
  printf -v "$1" '%s' "$(field "$place/answer" run_id)"
  until must admin GET "/api/admin/workflows/runs/${!1}" && [[ $(field "$place/answer" status) == completed ]]; do
    ((tries-- > 0)) || fail "the run is not completed after 60 s: $(<"$place/answer")"
    sleep 0.1
  done
}

# Two runs over Nora's memories, of which the first was undone, with their settings.
runs() {
  must admin PUT /api/admin/workflows/config '{"enabled":false,"threshold":50,"cooldown_hours":12}'
  local text
  for text in "Lives in Lisbon with her brother Rui" "Lives in Lisbon with her brother" "Is allergic to penicillin" \
    "User wants to send an email to the landlord about the boiler." "Asked what the capital of Mongolia is"; do
    remember admin nora '{"content":"'"$text"'","topics":["Home Life"]}'
  done
  optimise undone
  must admin POST "/api/admin/workflows/runs/$undone/restore"
  optimise run
}

# Every event of memories there is, under five users of two tenants; Carl and both Lenas share a partition.
story() {
  remember admin ana "$first" 'Idempotency-Key: first'
  local name=$id
  remember admin ana '{"content":"Ship v1 by September","kind":"episodic","category":"Goals","topics":["project","deadline"],"bank":"Work","importance":5,"pinned":true,"thread_id":"t1","agent_id":"planner","run_id":"run-7","actor_id":"ana","role":"user","metadata":{"source":"standup","points":[1,2.5,null]}}' 'Correlation-Id: turn-2' 'Causation-Id: turn-1'
  local goal=$id
  remember admin ana '{"content":"Is lactose intolerant","bank":"Health","topics":["lactose intolerance"]}'
  local lactose=$id
  remember admin ana '{"content":"Avoids milk","bank":"Health","topics":["lactose intolerance"]}'
  local milk=$id
  remember admin ana "$doomed" 'Idempotency-Key: doomed'
  local parking=$id
  remember admin ana '{"content":"Says \"olá\", writes 日本語 😀 it\u0027s 100 % \\o/;\n-- keeps \u0027both\u0027 lines","topics":["línguas"]}'
  remember agent ana '{"content":"Prefers short answers","category":"Style"}'
  local style=$id
  change PATCH "$name" '{"content":"Preferred name is Ana, not Anna","category":null}' 'If-Match: "1"' 'Idempotency-Key: guarded'
  moment=$(field "$place/answer" updated_at)
  change PATCH "$goal" '{"pinned":false}'
  change PATCH "$style" '{"pinned":true}'
  change PATCH "$style" '{"category":"Manners","bank":"Personal","kind":"insight"}'
  change PATCH "$goal" '{"bank":"Personal","importance":3}'
  change PATCH "$goal" '{"topics":["deadline"],"metadata":null}'
  # Changes nothing, and leaves a receipt without an event.
  change PATCH "$goal" "$same" 'Idempotency-Key: same'
  change POST merge '{"source_ids":["'"$lactose"'","'"$milk"'"],"content":"Is lactose intolerant and avoids milk"}'
  # Half of the merge is undone.
  change POST "$milk/restore"
  remember admin ana '{"content":"Likes green tea","topics":["tea"]}'
  local tea=$id
  remember admin ana '{"content":"Drinks tea in the morning"}'
  change POST merge '{"source_ids":["'"$tea"'","'"$id"'"],"target_id":"'"$tea"'","content":"Drinks green tea in the morning","reason":"the same habit"}'
  must admin POST /api/users/ana/relations '{"from_id":"'"$tea"'","to_id":"'"$style"'","strength":0.5}'
  must admin POST /api/users/ana/relations '{"from_id":"'"$tea"'","to_id":"'"$goal"'"}'
  must admin DELETE "/api/users/ana/relations?from_id=$goal&to_id=$tea"
  must admin POST /api/users/ana/threads/t1/ack '{"rev":17}'
  change DELETE "$goal?reason=reached"
  change DELETE "$style"
  change POST "$style/restore"
  change DELETE "$milk?mode=soft&reason=no%20longer"
  change POST "$milk/restore"
  change DELETE "$milk?mode=soft"
  change POST "$parking/purge" '{"reason":"asked for by the person"}' 'Idempotency-Key: purge'
  change POST "$lactose/purge" '{"reason":"said elsewhere"}'
  kept=("$name" "$goal" "$milk" "$parking" "$tea")
  for text in "Runs on Sundays" "Runs ten kilometres" "Has run a marathon"; do
    remember admin lena '{"content":"'"$text"'","category":"Sport"}'
  done
  must admin DELETE "/api/users/lena/memories/$id"
  runs
  remember other lena '{"content":"Another person of that name"}'
  must other PATCH "/api/users/lena/memories/$id" '{"content":"Another person of the same name"}'
}

# What is asked now and in every later version.
questions() {
  asked=0
  local path
  for path in "" "?state=all&limit=500" "?state=merged" "?state=soft_deleted" "?state=purged" "?pinned=true" \
    "?topic=tea" "?as_of_rev=9&limit=500" "?as_of=$moment&limit=500"; do
    ask admin GET "$ana$path"
  done
  for id in "${kept[@]}"; do
    ask agent GET "$ana/$id"
    ask admin GET "$ana/$id/history"
  done
  for path in archive 'timeline?limit=500' 'timeline?event=MERGE' threads/t1/delta 'threads/t1/delta?since_rev=0' \
    'threads/new/delta?since=start'; do
    ask auditor GET "/api/users/ana/$path"
  done
  for path in bruno carl lena nora; do
    ask admin GET "/api/users/$path/memories?state=all&limit=500"
    ask admin GET "/api/users/$path/timeline?limit=500"
  done
  for path in config 'runs?user=nora' "runs/$undone" "runs/$run"; do
    ask admin GET "/api/admin/workflows/$path"
  done
  ask auditor GET /memory/carl-1/history
  ask auditor GET /api/users
  ask admin GET '/api/events?limit=500'
  ask other GET /api/users
  ask other GET '/api/users/lena/memories?state=all'
  ask other GET '/api/events?limit=500'
  # What a key may not, and what it does not see.
  ask auditor POST "$ana" '{"content":"An auditor writes nothing"}'
  ask agent GET /api/users/bruno/memories
  ask other GET "$ana"
  ask ended GET /api/users
  # Done before: the answers are those of then, but for what was purged since.
  ask admin POST "$ana" "$first" 'Idempotency-Key: first'
  ask admin POST "$ana" "$doomed" 'Idempotency-Key: doomed'
  ask admin PATCH "$ana/${kept[1]}" "$same" 'Idempotency-Key: same'
  ask admin POST "$ana/${kept[3]}/purge" '{"reason":"asked for by the person"}' 'Idempotency-Key: purge'
  ask admin POST "$ana" '{"content":"Another request"}' 'Idempotency-Key: first'
  call admin GET /api/admin/ledger/projections
  mv "$place/answer" "$place/projections"
}
