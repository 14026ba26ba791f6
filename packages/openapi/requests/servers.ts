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

/** The path in the URL of a server, without a trailing slash: `/v1`. Variables stay in braces. */
export function basePathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/u, '').replace(/\/$/u, '');
}

/** The URL of the first server of an operation, or of the spec, with the default values of its variables. */
export function baseUrl(
  spec: Spec,
  operation?: Pick<Operation, 'servers'>,
  conventions?: Conventions,
): string | undefined {
  const [server] = serversOf(spec, operation, conventions);
  const withDefaults = server?.url.replace(
    /\{([^}]+)\}/gu,
    (placeholder, name: string) => server.variables?.[name]?.default ?? placeholder,
  );
  return withDefaults?.replace(/\/$/u, '');
}
