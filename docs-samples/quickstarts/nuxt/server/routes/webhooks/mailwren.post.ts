// server/routes/webhooks/mailwren.post.ts: POST /webhooks/mailwren
const seen = new Set<string>(); // In production, use a unique column in your database.

export default defineEventHandler(async (event) => {
  const body = (await readRawBody(event)) ?? '';
  const headers = new Headers(getHeaders(event) as Record<string, string>);
  const secret = useRuntimeConfig(event).mailwrenSigningSecret;
  let received;
  try {
    received = await verify(body, headers, secret);
  } catch (error) {
    console.error('Rejected:', String(error));
    throw createError({statusCode: 401});
  }

  // The same event can arrive more than once. Process it once, then respond.
  const id = headers.get('webhook-id') ?? '';
  if (!seen.has(id)) {
    seen.add(id);
    console.log(received.type, received.data.id);
  }
  return sendNoContent(event);
});
