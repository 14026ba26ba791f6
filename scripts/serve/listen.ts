import type {Server} from 'node:net';

import {UserError, errorCode} from '../lib/fail';

/**
 * Starts a server on 127.0.0.1.
 *
 * @param port 0 for any free port
 * @param command the command that started it, for the error message
 * @returns the port on which it listens
 * @throws UserError if the port is taken or not permitted
 */
export async function listen(server: Server, port: number, command: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    // Stays registered: an error while the server is running, such as too many open connections, must not stop the
    // process.
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new UserError(`Port ${port} is taken. Choose another one: ${command} -- --port ${port + 1}`);
      case 'EACCES':
        throw new UserError(`Port ${port} may not be used by this user. Choose another one: ${command} -- --port 4010`);
      default:
        throw error;
    }
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
