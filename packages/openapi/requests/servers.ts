import {hosts} from '../../../src/config/site';
import type {Operation, Server, Spec} from '../types';

/** The servers of an operation: its own, or the servers of the spec. */
export function serversOf(spec: Spec, {servers}: Partial<Pick<Operation, 'servers'>> = {}): readonly Server[] {
  return servers ?? spec.servers ?? [];
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
  return (/^https?:/u.test(filled) ? filled : `${hosts.api}${filled}`).replace(/\/$/u, '');
}

/** The path in the URL of a server, without a trailing slash: `/v1`. Variables stay in braces. */
export function basePathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/u, '').replace(/\/$/u, '');
}

/**
 * The base URL of an operation, or of the spec: the URL of the first server, with the default values of its variables. Undefined if there is no server.
 */
export function baseUrl(spec: Spec, operation?: Pick<Operation, 'servers'>): string | undefined {
  const [server] = serversOf(spec, operation);
  return server && serverUrl(server);
}
