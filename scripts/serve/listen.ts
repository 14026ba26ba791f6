import type {Server} from 'node:http';

import {UserError, errorCode} from '../lib/fail';

/**
 * Starts a server on 127.0.0.1.
 *
 * @param port 0 for any free one
 * @param command what started it, for the advice where the port is taken
 * @returns the port that it listens on
 * @throws UserError where the port is taken, or may not be used
 */
export async function listen(server: Server, port: number, command: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    // Stays: an error of a server that listens already, such as one too many open connections, must not end the process.
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new UserError(`Port ${port} is taken. Name another one: ${command} -- --port ${port + 1}`);
      case 'EACCES':
        throw new UserError(`Port ${port} may not be used by this user. Name another one: ${command} -- --port 4010`);
      default:
        throw error;
    }
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
