import type {Server} from 'node:net';

import {UserError, errorCode} from './fail';

/**
 * Starts a server on 127.0.0.1.
 *
 * @param port 0 for any free port
 * @param command the command that started the server, for the error message
 * @returns the port on which it listens
 * @throws UserError if the port is taken or not permitted
 */
export async function listen(server: Server, port: number, command: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    // The listener isn't removed, because later errors, such as too many connections, must not stop the process.
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    const causes: Readonly<Record<string, string>> = {EADDRINUSE: 'is taken', EACCES: "isn't available to this user"};
    const cause = causes[errorCode(error) ?? ''];
    const other = port < 1024 ? 4010 : port + 1;
    throw cause ? new UserError(`Port ${port} ${cause}. Choose a different one: ${command} -- --port ${other}`) : error;
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
