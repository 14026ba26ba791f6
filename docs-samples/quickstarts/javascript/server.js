// server.js: runs app.js in Node.js, and serves the page with the form.
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';

import {handle} from './app.js';

const MAX_BYTES = 1_000_000;
const settings = {
  apiKey: process.env.MAILWREN_API_KEY,
  signingSecret: process.env.MAILWREN_SIGNING_SECRET,
};
const pages = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/contact.js': ['contact.js', 'text/javascript'],
};

async function readBody(incoming) {
  const chunks = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  return size > 0 ? Buffer.concat(chunks) : undefined;
}

async function respond({method, url, headers}, body) {
  const page = method === 'GET' && pages[url];
  if (page) {
    const file = await readFile(new URL(`public/${page[0]}`, import.meta.url));
    return new Response(file, {headers: {'Content-Type': page[1]}});
  }
  return handle(
    new Request(new URL(url, 'http://localhost'), {method, headers, body}),
    settings,
  );
}

createServer(async (incoming, outgoing) => {
  try {
    const response = await respond(incoming, await readBody(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    console.error(error.message);
    outgoing.writeHead(400).end();
  }
}).listen(process.env.PORT ?? 3000);
