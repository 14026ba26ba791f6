// catch-up.mjs: prints the status of every recipient since the given time.
const [since] = process.argv.slice(2);
const start = new Date(since);
if (Number.isNaN(start.getTime()))
  throw new Error('Usage: node catch-up.mjs 2026-03-02T08:00:00Z');
// Deferred emails are retried for 72 hours, so older emails can have a new status, too.
start.setUTCHours(start.getUTCHours() - 72);

/** Yields every item in a list, page by page. */
async function* list(path, filters) {
  let after;
  do {
    const query = new URLSearchParams({
      ...filters,
      limit: '100',
      ...(after && {after}),
    });
    const response = await fetch(`https://api.mailwren.example/v1${path}?${query}`, {
      headers: {Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`},
      signal: AbortSignal.timeout(10_000),
    });
    const body = await response.json();
    if (!response.ok) {
      throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
    }
    yield* body.data;
    after = body.pagination.has_more ? body.pagination.next_cursor : undefined;
  } while (after);
}

const filters = {created_after: start.toISOString()};
for await (const {id, recipients} of list('/emails', filters)) {
  for (const {email, status, at} of recipients)
    console.log('email', id, email, status, at);
}
for await (const {email, reason, created_at: at} of list('/suppressions', filters)) {
  console.log('suppression', email, reason, at);
}
