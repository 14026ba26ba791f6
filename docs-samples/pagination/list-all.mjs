const headers = {Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`};

/** Yields all emails that match, page by page, newest first. */
async function* listEmails(filters) {
  let after;
  do {
    const query = new URLSearchParams({
      ...filters,
      limit: '100',
      ...(after && {after}),
    });
    const response = await fetch(`https://api.mailwren.example/v1/emails?${query}`, {
      headers,
    });
    const body = await response.json();
    if (!response.ok) {
      throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
    }
    yield* body.data;
    after = body.pagination.has_more ? body.pagination.next_cursor : undefined;
  } while (after);
}

for await (const email of listEmails({status: 'bounced'})) {
  console.log(
    email.id,
    email.recipients.map((recipient) => recipient.email).join(', '),
  );
}
