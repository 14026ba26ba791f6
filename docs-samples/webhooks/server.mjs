import {createServer} from 'node:http';

import {remember} from './queue.mjs';
import {isGenuine} from './verify.mjs';

const signingSecret = process.env.MAILWREN_SIGNING_SECRET;

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);

  if (!isGenuine(request.headers, rawBody, signingSecret)) {
    response.writeHead(401).end();
    return;
  }
  await remember(request.headers['webhook-id'], JSON.parse(rawBody));
  response.writeHead(204).end();
}).listen(8080);
