// app/webhooks/mailwren/route.ts: POST /webhooks/mailwren
import {verify} from '../../../lib/verify.mjs';

const seen = new Set<string>(); // In production, use a unique column in your database.

export async function POST(request: Request) {
  let event;
  try {
    const secret = process.env.MAILWREN_SIGNING_SECRET ?? '';
    event = await verify(await request.text(), request.headers, secret);
  } catch (error) {
    console.error('Rejected:', String(error));
    return new Response(null, {status: 401});
  }

  // The same event can arrive more than once. Process it once, then respond.
  const id = request.headers.get('webhook-id') ?? '';
  if (!seen.has(id)) {
    seen.add(id);
    console.log(event.type, event.data.id);
  }
  return new Response(null, {status: 204});
}
