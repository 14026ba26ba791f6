import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

import {remember} from './queue.mjs';
import {verify} from './verify.mjs';

const signingSecret = process.env.MAILWREN_SIGNING_SECRET;

createServer(async (request, response) => {
  let event;
  try {
    event = await verify(
      await text(request),
      new Headers(request.headers),
      signingSecret,
    );
  } catch {
    response.writeHead(401).end();
    return;
  }
  await remember(request.headers['webhook-id'], event);
  response.writeHead(204).end();
}).listen(8080);
