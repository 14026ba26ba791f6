// Runs send.mjs with a server like Mailpit: no TLS, no login, port 1025.
import {execFile} from 'node:child_process';
import {once} from 'node:events';

import {SMTPServer} from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onData(stream, session, callback) {
    stream.resume().on('end', () => callback(null, 'caught'));
  },
});
server.listen(1025, '127.0.0.1');
await once(server.server, 'listening');

const child = execFile('node', ['send.mjs'], {
  env: {...process.env, APP_ENV: 'development'},
});
child.stdout.pipe(process.stdout);
child.stderr.pipe(process.stderr);
await once(child, 'close');
server.close();
