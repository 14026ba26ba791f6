import {createServer} from 'node:http';

import {remember} from './queue.mjs';
import {isGenuine} from './verify.mjs';

const secret = process.env.MAILWREN_SIGNING_SECRET;

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!isGenuine(request.headers, body, secret)) {
    response.writeHead(400).end();
    return;
  }
  // Does nothing where the id is known already.
  await remember(request.headers['webhook-id'], JSON.parse(body));
  response.writeHead(204).end();
}).listen(8080);
