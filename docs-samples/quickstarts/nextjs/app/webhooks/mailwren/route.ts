// app/webhooks/mailwren/route.ts: POST /webhooks/mailwren
import {verifyEvent} from '../../../lib/verify';

const seen = new Set<string>(); // In production: a unique column in your database.

export async function POST(request: Request) {
  let event;
  try {
    const secret = process.env.MAILWREN_SIGNING_SECRET ?? '';
    event = verifyEvent(await request.text(), request.headers, secret);
  } catch (error) {
    console.error('Refused:', String(error));
    return new Response(null, {status: 400});
  }

  // The same event can arrive more than once. Store a new one, then answer.
  const id = request.headers.get('webhook-id') ?? '';
  if (!seen.has(id)) {
    seen.add(id);
    console.log(event.type, event.data.id);
  }
  return new Response(null, {status: 204});
}
