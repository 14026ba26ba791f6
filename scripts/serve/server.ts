import {existsSync, statSync} from 'node:fs';
import {type Server, createServer} from 'node:http';
import path from 'node:path';

import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {UserError, listen} from '@packages/files';
import express, {type ErrorRequestHandler, type Request, type Response} from 'express';
import memoize from 'lodash/memoize';
import {lookup, mimes} from 'mrmime';

import {type HeaderRule, type RedirectRule, defaultCaching, fileOf, headersFor, matches, readTarget} from './rules';

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
    throw new UserError(`The host files in ${dir} cannot be read:\n${errors.map(String).join('\n')}`);
  }
  // Hosts apply this rule to files that don't match any other rule.
  const byDefault = {for: '/*', values: {'Cache-Control': defaultCaching}};
  return {headers: [byDefault, ...headers.headers], redirects: redirects.redirects} as unknown as Rules;
}

// The types on Cloudflare Pages and Netlify; mrmime has a different type for `.xml` and none for `.ico`.
Object.assign(mimes, {xml: 'application/xml', ico: 'image/vnd.microsoft.icon'});

/** Encodings and the extensions of the copies that a build writes, smallest first. */
const encodings = Object.entries({br: '.br', gzip: '.gz'});

/** Handles errors in individual requests, such as a range beyond the file's end, and keeps the site's headers. */
const handleError: ErrorRequestHandler = (error, _request, response, next) => {
  const {status, headers = {}} = error as {status?: number; headers?: Record<string, string>};
  if (status === undefined || response.headersSent) {
    next(error);
    return;
  }
  response.removeHeader('Content-Encoding');
  response.set(headers).sendStatus(status);
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

  /** The rules of the build from a given time, in milliseconds. */
  const rulesAt = memoize((_time: number) => readRules(dir));

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

  const app = express().disable('x-powered-by');
  app.use(async (request, response) => {
    const rules = await rulesAt(statSync(path.join(dir, '_headers')).mtimeMs);
    const url = readTarget(request.url);
    response.setHeaders(headersFor(rules.headers, url?.pathname ?? '/'));
    if (!url) {
      // As in nginx, the path's rules don't apply to a malformed request.
      response.removeHeader('Cache-Control');
      response.sendStatus(400);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    const {pathname, search} = url;
    const rule = rules.redirects.find(({from}) => matches(from, pathname));
    const isHidden = /^\/_(?:headers|redirects|nginx\.conf)$|\/404(?:\.html)?$/u.test(pathname);
    const found = isHidden ? undefined : fileOf(pathname, exists);
    const clean = found && found.url !== pathname ? {to: found.url, status: 308} : undefined;
    const redirect = rule && rule.status !== 404 ? rule : clean;
    if (redirect) {
      response.redirect(redirect.status, encodeURI(redirect.to) + search);
      return;
    }
    if (found) {
      send(request, response, found.file);
      return;
    }
    response.set('Cache-Control', defaultCaching);
    send(request, response.status(404), rule?.to ?? '/404.html', false);
  });
  app.use(handleError);
  return createServer(app);
}

/**
 * Serves a built site on this machine, and prints its URL.
 *
 * @param port 0 for any free port
 * @throws UserError if there is no build, or the port is taken
 */
export async function serveSite(dir: string, port: number): Promise<Server> {
  if (!existsSync(path.join(dir, '_headers'))) {
    throw new UserError(`There is no complete build in ${dir}. Build the site first: npm run build`);
  }
  const server = createSiteServer(dir);
  const actual = await listen(server, port, 'npm run serve');
  console.log(`The site is up: http://localhost:${actual}  (Ctrl+C stops it)`);
  return server;
}
