import type {Conventions} from '../conventions';
import type {Operation, Server, Spec} from '../types';

/** The servers of an operation, with absolute URLs: its own, or the servers of the spec. */
export function serversOf(
  spec: Spec,
  {servers = spec.servers ?? []}: Partial<Pick<Operation, 'servers'>> = {},
  {origin = ''}: Conventions = {},
): readonly Server[] {
  return servers.map((server) => (server.url.startsWith('/') ? {...server, url: `${origin}${server.url}`} : server));
}

/** The default values of the variables in a server's URL. */
export function defaultsOf({variables = {}}: Server): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, variable]) => [name, variable.default]));
}

/** The absolute URL of a server, with values for its variables and without a trailing slash. */
export function serverUrl(server: Server, values: Readonly<Record<string, unknown>> = defaultsOf(server)): string {
  const filled = server.url.replace(/\{([^}]+)\}/gu, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  );
  return filled.replace(/\/$/u, '');
}

/** The path in the URL of a server, without a trailing slash: `/v1`. Variables stay in braces. */
export function basePathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/u, '').replace(/\/$/u, '');
}

/**
 * The base URL of an operation, or of the spec: the URL of the first server, with the default values of its variables. Undefined if there is no server.
 */
export function baseUrl(
  spec: Spec,
  operation?: Pick<Operation, 'servers'>,
  conventions?: Conventions,
): string | undefined {
  const [server] = serversOf(spec, operation, conventions);
  return server && serverUrl(server);
}
