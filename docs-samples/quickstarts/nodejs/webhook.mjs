// webhook.mjs: receives events on http://localhost:3000/webhooks/mailwren.
import {createServer} from 'node:http';

import {verify} from './verify.mjs';

const MAX_BYTES = 1_000_000;
const seen = new Set(); // In production, use a unique column in your database.

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/webhooks/mailwren') {
    response.writeHead(404).end();
    return;
  }
  // #region call
  let event;
  try {
    event = await verify(
      await readBody(request),
      new Headers(request.headers),
      process.env.MAILWREN_SIGNING_SECRET,
    );
  } catch (error) {
    console.error('Rejected:', error.message);
    response.writeHead(401).end();
    return;
  }
  // #endregion call

  // The same event can arrive more than once. Process it once, then respond.
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    console.log(event.type, event.data.id);
  }
  response.writeHead(204).end();
}).listen(process.env.PORT ?? 3000);
