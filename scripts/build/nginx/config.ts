import type {Locale} from '../../../src/config/locales';
import type {Redirect} from '../../../src/lib/routes';
import {UserError} from '../../lib/fail';
import type {HeaderRule} from '../hostFiles';

/**
 * The configuration of nginx as text, from the data that `_headers` and
 * `_redirects` are written from. All headers are added in one place, on the
 * level of the server: nginx drops inherited ones wherever a location adds one
 * of its own. So what differs from answer to answer is a variable.
 */

/** A page without language prefix, where the reader's language is chosen. */
export interface NegotiatedPage {
  /** Its address, as a browser asks for it. */
  readonly url: string;
  /** Its file, as a path below the site's root. */
  readonly file: string;
  /** The languages that it exists in. */
  readonly languages: readonly Locale[];
  /** Its address in those of them where the table of paths does not say it. */
  readonly addresses?: Readonly<Partial<Record<Locale, string>>>;
}

/** What the configuration is made from. */
export interface NginxSite {
  readonly headerRules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  readonly pages: readonly NegotiatedPage[];
  /** The pages that say "not found", by their path; the root's among them. */
  readonly notFoundPages: readonly string[];
  /** Media types by file extension. */
  readonly types: Readonly<Record<string, string>>;
  /** Caching of what no rule names. */
  readonly defaultCaching: string;
  /** The site's host name. */
  readonly host: string;
}

/** Where a deployer puts the site, if not told otherwise. */
export const siteFolder = '/srv/site';

/** Caching of an answer that depends on the reader: by the reader's browser only. */
const privateCaching = 'private, max-age=0, must-revalidate';

const made = '# Made by the build. Do not edit; see deploy/README.md.\n';

/**
 * Quotes a text for nginx, which reads `"` and `\` as JSON does but takes `$`
 * for a variable wherever it stands.
 *
 * @throws UserError for what nginx cannot hold: `$`, or a control character
 */
function quote(text: string, what: string): string {
  if (/[$\u0000-\u001f\u007f]/u.test(text)) {
    throw new UserError(`nginx: ${what} is ${JSON.stringify(text)}. Expected no "$" and no control character.`);
  }
  return `"${text.replace(/["\\]/gu, '\\$&')}"`;
}

/** @throws UserError where a text is not a plain path on the site */
function plainPath(path: string, what: string): string {
  if (!/^\/(?!\/)[\w./~%-]*$/u.test(path)) {
    throw new UserError(
      `nginx: ${what} is ${JSON.stringify(path)}. Expected a path on the site of letters, digits, "-", "_", ".", "~", "%" and "/".`,
    );
  }
  return path;
}

/** An expression for what begins with a path, for a map. */
function beginsWith(path: string, status = ''): string {
  return `"~^${status}${path.replace(/[.*+?^()[\]{}|\\]/gu, '\\\\$&')}"`;
}

/** The value of one header: a text, or a variable with the map that sets it. */
function headerValue(name: string, {headerRules, defaultCaching}: NginxSite): {value: string; map: string} {
  const variable = `$site_header_${name.toLowerCase().replaceAll('-', '_')}`;
  let fallback = name === 'Cache-Control' ? defaultCaching : '';
  const lines: string[] = [];
  for (const {path, headers} of headerRules) {
    const value = headers[name];
    if (value === undefined) {
      continue;
    }
    const quoted = quote(value, `the header ${name} of ${path}`);
    if (path === '/*') {
      fallback = value;
      lines.length = 0;
    } else {
      const isPrefix = path.endsWith('/*');
      const plain = plainPath(isPrefix ? path.slice(0, -1) : path, 'the path of a rule for headers');
      // Behind the path stand the languages that were chosen from.
      const end = isPrefix ? '' : ':[a-z ]*\\\\z';
      // Later rules win, but nginx takes the first expression that matches.
      lines.unshift(`    ${beginsWith(plain, '(?:200|206|304):').replace(/"$/u, `${end}"`)} ${quoted};`);
    }
  }
  if (name === 'Cache-Control') {
    lines.unshift(`    "~^(?:200|206|302|304):.*:[a-z][a-z ]*\\\\z" ${quote(privateCaching, 'caching')};`);
  }
  const everywhere = quote(fallback, `the header ${name}`);
  return lines.length === 0
    ? {value: everywhere, map: ''}
    : {
        value: variable,
        map: `map "$status:$uri:$site_languages" ${variable} {\n${lines.join('\n')}\n    default ${everywhere};\n}\n`,
      };
}

/** The names of all headers that rules set, caching first; types are a table of their own. */
function headerNames({headerRules}: NginxSite): string[] {
  const names = new Set(['Cache-Control', ...headerRules.flatMap(({headers}) => Object.keys(headers))]);
  names.delete('Content-Type');
  return [...names];
}

/** `http.conf`: what stands outside the server: the rules for languages, and variables. */
export function httpConf(site: NginxSite): string {
  // The deepest folder first: the nearest page answers.
  const folders = site.notFoundPages
    .map((file) => plainPath(file, 'a page that says "not found"').replace(/404\.html$/u, ''))
    .filter((folder) => folder !== '/')
    .sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b));
  return `${made}
js_import site_language from language.js;
js_set $site_language_redirect site_language.redirect;
js_set $site_language_cookie site_language.cookie;

# The nearest page that says "not found".
map $uri $site_not_found {
${folders.map((folder) => `    ${beginsWith(folder)} ${folder}404.html;\n`).join('')}    default /404.html;
}

# Headers of answers that depend on the reader; empty ones are not sent.
map $site_languages $site_vary {
    "" "";
    default "Accept-Language, Cookie";
}
map $site_languages $site_set_cookie {
    "" "";
    default $site_language_cookie;
}
map $status $site_allow {
    405 "GET, HEAD";
    default "";
}

# Headers by status and path.
${headerNames(site)
  .map((name) => headerValue(name, site).map)
  .join('')}`;
}

/** An address as nginx compares it: decoded. */
function exactly(address: string): string {
  return quote(decodeURI(address), 'an address');
}

function redirectLocation({from, to}: Redirect): string {
  const address = exactly(plainPath(from, 'the start of a redirect'));
  return `location = ${address} { return 301 ${plainPath(to, 'the target of a redirect')}$is_args$args; }`;
}

function pageLocation({url, file, languages, addresses = {}}: NegotiatedPage): string {
  const address = plainPath(url, 'the address of a page');
  const own = Object.entries(addresses).map(
    ([locale, path]) => `${locale}=${plainPath(path, 'the address of a page in another language')}`,
  );
  return `location = ${exactly(address)} {
    set $site_page ${address};
    set $site_languages "${languages.join(' ')}";${own.length > 0 ? `\n    set $site_addresses "${own.join(' ')}";` : ''}
    if ($site_language_redirect) { return 302 $site_language_redirect$is_args$args; }
    try_files ${quote(file, 'the file of a page')} =404;
}`;
}

/** `server.conf`: what stands inside the server, except where it listens and where the site lies. */
export function serverConf(site: NginxSite): string {
  const types = Object.entries(site.types).map(([extension, type]) => `    ${type} ${extension};\n`);
  const textTypes = [...new Set(Object.values(site.types))].filter(
    // text/html is always among them, and nginx warns where it stands twice.
    (type) => type.startsWith('text/') && type !== 'text/html',
  );
  return `${made}
server_tokens off;
# Locations stay relative, so that a proxy in front changes nothing.
absolute_redirect off;
merge_slashes on;
uninitialized_variable_warn off;

types {
${types.join('')}}
default_type application/octet-stream;
charset utf-8;
charset_types ${textTypes.join(' ')};

# Compressed copies lie beside the files.
gzip off;
gzip_static on;
gzip_vary on;
etag on;

# All headers, for every status. A location must not add one of its own: it
# would lose these.
${headerNames(site)
  .map((name) => `add_header ${name} ${headerValue(name, site).value} always;\n`)
  .join('')}add_header Vary $site_vary always;
add_header Set-Cookie $site_set_cookie always;
add_header Allow $site_allow always;

error_page 404 @not_found;
location @not_found { try_files $site_not_found =404; }

set $site_page "";
set $site_languages "";
set $site_addresses "";
if ($request_method !~ "^(?:GET|HEAD)\\z") { return 405; }
# An encoded slash is part of a name, and no name here has one.
if ($request_uri ~* "^[^?]*%(?:2f|5c)") { return 404; }

# The files of other hosts, and what is hidden.
location = /_headers { return 404; }
location = /_redirects { return 404; }
location ~ "/\\.(?!well-known/)" { return 404; }

# Addresses that have moved for good.
${site.redirects.map(redirectLocation).join('\n')}

# Pages without language prefix lead a first visit to its language.
${site.pages.map(pageLocation).join('\n')}

# Clean addresses. What is put into a Location matches [\\w./~-] only, and a
# file of that name exists.
location ~ "^(?<site_clean>(?:/[\\w.~-]+)*)/index\\.html\\z" {
    if (-f $document_root$site_clean/index.html) { return 308 $site_clean/$is_args$args; }
    return 404;
}
location ~ "^(?<site_clean>(?:/[\\w.~-]+)+)\\.html\\z" {
    if (-f $document_root$site_clean.html) { return 308 $site_clean$is_args$args; }
    return 404;
}
location ~ "^(?<site_clean>(?:/[\\w.~-]+)+)/\\z" {
    if (-f $document_root$site_clean.html) { return 308 $site_clean$is_args$args; }
    try_files \${uri}index.html =404;
}
location / { try_files $uri $uri.html @folder; }
location @folder {
    if ($uri !~ "^(?:/[\\w.~-]+)+\\z") { return 404; }
    if (-f $document_root$uri/index.html) { return 308 $uri/$is_args$args; }
    return 404;
}
`;
}

/** `brotli.conf`: apart, because it needs a module that not every nginx has. */
export function brotliConf(): string {
  return `${made}
brotli_static on;
`;
}

/** `site.conf`: the whole site for `sites-available`, to be adapted by the deployer. */
export function siteConf({host}: NginxSite): string {
  return `# Made by the build as a start; see deploy/README.md. Adapt the lines of
# listen, server_name and certificates in a copy.
js_path ${siteFolder}/generated/nginx;
include ${siteFolder}/generated/nginx/http.conf;

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root ${siteFolder}/build;
    include ${siteFolder}/generated/nginx/server.conf;
    # Needs the package libnginx-mod-http-brotli-static; without it, remove the line.
    include ${siteFolder}/generated/nginx/brotli.conf;
}
`;
}
