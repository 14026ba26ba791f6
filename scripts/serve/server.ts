import {existsSync, statSync} from 'node:fs';
import {STATUS_CODES, type Server, createServer} from 'node:http';
import path from 'node:path';

import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import express, {type ErrorRequestHandler, type Request, type Response} from 'express';
import {lookup, mimes} from 'mrmime';

import {UserError, errorCode} from '../lib/fail';
import {listen} from './listen';
import {type HeaderRule, type RedirectRule, cleanUrl, defaultCaching, headersFor, matches, readTarget} from './rules';

/** The parsed host files of a site. */
interface Rules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** Parses the host files of a built site; throws a UserError for a line that cannot be parsed. */
async function readRules(dir: string): Promise<Rules> {
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({headersFiles: [path.join(dir, '_headers')], minimal: true} as never),
    parseAllRedirects({redirectsFiles: [path.join(dir, '_redirects')], configRedirects: [], minimal: true}),
  ]);
  const errors: unknown[] = [headers.errors, redirects.errors].flat();
  if (errors.length > 0) {
    throw new UserError(`The host files of ${dir} cannot be read:\n${errors.map(String).join('\n')}`);
  }
  return {headers: headers.headers, redirects: redirects.redirects} as unknown as Rules;
}

// Same types as Cloudflare Pages and Netlify; mrmime has another type for the first and none for the second.
Object.assign(mimes, {xml: 'application/xml', ico: 'image/vnd.microsoft.icon'});

/** Encodings and the extensions of the copies that a build writes, smallest first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Headers that every response has, a file or not. */
type CommonHeaders = Map<string, string>;

/** Responds with a status and its name instead of a file. */
function refuse(response: Response, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  const {common = new Map()} = response.locals as {common?: CommonHeaders};
  response
    .status(status)
    .set({...Object.fromEntries(common), ...headers})
    .type('txt')
    .send(`${STATUS_CODES[status] ?? status}\n`);
}

/** Handles errors of a single request. A file can only be missing here if a new build has just replaced it. */
const handleError: ErrorRequestHandler = (error, _request, response, _next) => {
  const {status = 500, headers} = error as {status?: number; headers?: Record<string, string>};
  if (response.headersSent) {
    response.destroy();
  } else if (errorCode(error) === 'ENOENT') {
    refuse(response, 503, {'Retry-After': '1'});
  } else {
    if (status >= 500) {
      console.error(error);
    }
    refuse(response, status, headers);
  }
};

/**
 * A server for a built site that behaves like the static hosts: `_headers` and `_redirects`, clean
 * URLs, precompressed files, ranges, ETags, and the nearest `404.html` with status 404. A new build
 * is served immediately.
 */
function createSiteServer(dir: string): Server {
  const exists = (file: string): boolean => {
    const absolute = path.join(dir, file);
    return existsSync(absolute) && (statSync(absolute, {throwIfNoEntry: false})?.isFile() ?? false);
  };

  let rules: Promise<Rules> | undefined;
  let rulesOf: number | undefined;
  /** The rules of the current build. */
  const currentRules = (): Promise<Rules> => {
    const {mtimeMs} = statSync(path.join(dir, '_headers'));
    if (!rules || rulesOf !== mtimeMs) {
      rulesOf = mtimeMs;
      rules = readRules(dir);
    }
    return rules;
  };

  const send = (request: Request, response: Response, file: string, acceptRanges = true): void => {
    const [encoding, extension = ''] =
      encodings.find(([name, suffix]) => exists(file + suffix) && request.acceptsEncodings(name)) ?? [];
    response.vary('Accept-Encoding');
    if (encoding) {
      response.set('Content-Encoding', encoding);
    }
    if (!response.get('Content-Type')) {
      const type = lookup(file) ?? 'application/octet-stream';
      // Not `response.type`, which would add a charset to JSON.
      response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
    }
    // Hosts also respond with 304 if the client requests revalidation.
    delete request.headers['cache-control'];
    response.sendFile(file + extension, {root: dir, cacheControl: false, acceptRanges, dotfiles: 'allow'});
  };

  /** The headers of every response to a path. */
  const headersOf = ({headers}: Rules, pathname: string): CommonHeaders =>
    new Map([['Cache-Control', defaultCaching], ...headersFor(headers, pathname)]);

  const app = express().disable('x-powered-by');
  app.use(async (request, response) => {
    const rules = await currentRules();
    const url = readTarget(request.url);
    const common = headersOf(rules, '/');
    response.locals.common = common;
    if (!url) {
      // Like nginx, which responds before it applies a path's rules.
      common.delete('Cache-Control');
      refuse(response, 400);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, {Allow: 'GET, HEAD'});
      return;
    }
    const {pathname, search} = url;
    const rule = rules.redirects.find(({from}) => matches(from, pathname));
    const isNotFoundPage = /\/404(?:\.html)?$/u.test(pathname);
    const clean = isNotFoundPage ? undefined : cleanUrl(pathname, exists);
    const redirect = rule && rule.status !== 404 ? rule : clean === undefined ? undefined : {to: clean, status: 308};
    response.setHeaders(headersOf(rules, pathname));
    if (redirect) {
      response.redirect(redirect.status, encodeURI(redirect.to) + search);
      return;
    }
    const file = [pathname, pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`].find(
      (candidate) => exists(candidate) && !/^\/_(?:headers|redirects|nginx\.conf)$|\/404\.html$/u.test(candidate),
    );
    if (file !== undefined) {
      send(request, response, file);
      return;
    }
    response.set('Cache-Control', defaultCaching);
    send(request, response.status(404), rule?.to ?? '/404.html', false);
  });
  app.use(handleError);
  return createServer(app);
}

/**
 * Serves a built site on this machine.
 *
 * @param port 0 for any free port
 * @returns the server and its URL
 * @throws UserError if there is no build, or the port is taken
 */
export async function serveSite(dir: string, port: number): Promise<{server: Server; url: string}> {
  if (!existsSync(path.join(dir, '_headers'))) {
    throw new UserError(`There is no finished site in ${dir}. Build it first: npm run build`);
  }
  const server = createSiteServer(dir);
  return {server, url: `http://localhost:${await listen(server, port, 'npm run serve')}`};
}
