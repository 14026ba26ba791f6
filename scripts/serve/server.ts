import {existsSync, statSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';

import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import sirv from 'sirv';

import {UserError} from '../lib/fail';
import {listen} from './listen';
import {
  type HeaderRule,
  type RedirectRule,
  cleanUrl,
  defaultCaching,
  headersFor,
  notFoundPages,
  redirectFor,
} from './rules';

/** What the host files of a site say. */
export interface Rules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** Reads the host files of a built site; throws a UserError for a line that cannot be read. */
export async function readRules(dir: string): Promise<Rules> {
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({headersFiles: [path.join(dir, '_headers')], minimal: true} as never),
    parseAllRedirects({redirectsFiles: [path.join(dir, '_redirects')], configRedirects: [], minimal: true}),
  ]);
  const errors: unknown[] = [headers.errors, redirects.errors].flat();
  if (errors.length > 0) {
    throw new UserError(`The host files of ${dir} cannot be read:\n${errors.map(String).join('\n')}`);
  }
  return {
    headers: headers.headers as unknown as HeaderRule[],
    redirects: (redirects.redirects as unknown as Partial<RedirectRule>[]).map(
      ({from = '', to = '', status = 301}) => ({
        from,
        to,
        status,
      }),
    ),
  };
}

/** The path of a request, decoded; nothing where it is malformed. */
function pathnameOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * A server for a built site that answers as the static hosts do: `_headers`
 * and `_redirects`, clean URLs, precompressed files, ETags, and the nearest
 * `404.html` with status 404. A build that is swapped in is served at once.
 */
export function createSiteServer(dir: string): Server {
  const exists = (file: string): boolean => existsSync(path.join(dir, file)) && statSync(path.join(dir, file)).isFile();

  let rules: Promise<Rules> | undefined;
  let rulesOf: number | undefined;
  /** The rules of the build that is there now. */
  const currentRules = (): Promise<Rules> => {
    const modified = existsSync(path.join(dir, '_headers')) ? statSync(path.join(dir, '_headers')).mtimeMs : 0;
    if (!rules || rulesOf !== modified) {
      rulesOf = modified;
      rules = readRules(dir);
    }
    return rules;
  };

  // In development mode sirv looks at the disk for every request, so that it
  // notices a new build; it still sends compressed files and ETags.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      // Hosts say so of texts; sirv says it of HTML only.
      if (pathname.endsWith('.md')) {
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      }
    },
  });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathnameOf(request);
    if (pathname === undefined) {
      response.writeHead(400, {'Content-Type': 'text/plain'}).end('Bad Request\n');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD', 'Content-Type': 'text/plain'}).end('Method Not Allowed\n');
      return;
    }
    const {headers, redirects} = await currentRules();
    const search = new URL(request.url ?? '/', 'http://localhost').search;
    const clean = cleanUrl(pathname, exists);
    const redirect =
      redirectFor(redirects, pathname) ?? (clean === undefined ? undefined : {location: clean, status: 308});
    if (redirect) {
      response.writeHead(redirect.status, {Location: encodeURI(redirect.location) + search}).end();
      return;
    }
    response.setHeader('Cache-Control', defaultCaching);
    headersFor(headers, pathname).forEach((value, name) => response.setHeader(name, value));
    if (/^\/_(?:headers|redirects)$/u.test(pathname)) {
      notFound(pathname, request, response);
      return;
    }
    files(request, response, () => notFound(pathname, request, response));
  };

  const notFound = (pathname: string, request: IncomingMessage, response: ServerResponse): void => {
    const page = notFoundPages(pathname).find((candidate) => exists(candidate.slice(1)));
    response.setHeader('Cache-Control', defaultCaching);
    if (page === undefined) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not Found\n');
      return;
    }
    // sirv answers with 200 or, for what the browser has already, 304.
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number, ...rest: never[]) => writeHead(status === 200 ? 404 : status, ...rest);
    delete request.headers['if-none-match'];
    delete request.headers.range;
    request.url = page;
    // sirv remembers the parsed address of a request.
    Object.assign(request, {_parsedUrl: undefined});
    files(request, response);
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, {'Content-Type': 'text/plain'}).end('Internal Server Error\n');
    });
  });
}

/**
 * Serves a built site on this machine.
 *
 * @param port 0 for any free one
 * @returns the server and its address
 * @throws UserError where there is no build, or the port is taken
 */
export async function serveSite(dir: string, port: number): Promise<{server: Server; url: string}> {
  if (!existsSync(path.join(dir, '_headers'))) {
    throw new UserError(`There is no finished site in ${dir}. Build it first: npm run build`);
  }
  const server = createSiteServer(dir);
  return {server, url: `http://localhost:${await listen(server, port, 'npm run serve')}`};
}
