import {visit} from 'unist-util-visit';

import {type Finding, type Page, lineOf} from './page';
import type {Vocabulary} from './vocabulary';

/** Names that are nobody's: ways of writing, and what a signature is made of. */
const freeNames = new Set(['snake_case', 'id.timestamp.body']);

/** Single words in code that are of other trades: DNS and DMARC, tools, values of settings. */
const otherWords = new Set(
  'async composer curl database dig false fetch go https include mailwren none npx pass quarantine redis reject requests rua standardwebhooks sync true'.split(
    ' ',
  ),
);

/** Headers that everybody has, and those of emails. */
const publicHeaders = [
  ...['Authorization', 'Content-Type', 'Content-Length', 'Content-Security-Policy', 'Retry-After', 'User-Agent'],
  ...['Authentication-Results', 'DKIM-Signature', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Message-ID'],
  ...['Reply-To', 'Return-Path'],
];

/** Headers of ours in emails that are sent with SMTP: those in the table of docs/sending/smtp.mdx. */
const smtpHeaders = ['Idempotency-Key', 'Tag', 'Metadata', 'Track', 'Scheduled-At', 'Template', 'Variables'].map(
  (name) => `X-Mailwren-${name}`,
);

/** Objects whose keys are the reader's own. */
const ownKeys = new Set(['variables', 'metadata', 'custom_fields', 'headers']);

const operationVerbs = 'send|get|list|create|update|delete|cancel|verify|add';

/** The first part of a path: `emails` of `/emails/{email_id}`. */
const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** Names that look like others of their kind; the closest first, a few of them. */
function nearest(name: string, known: Iterable<string>): string {
  const parts = name
    .replace(/(?=[A-Z][a-z])/gu, ' ')
    .toLowerCase()
    .split(/[^a-z]+/u);
  // A scope is like a scope, a field like a field.
  const shape = (text: string): string => text.replace(/[A-Za-z]+/gu, '').charAt(0);
  const alike = [...known].filter((other) => shape(other) === shape(name));
  const rated = alike.map((other) => ({
    other,
    shared: parts.filter((part) => part.length > 2 && other.toLowerCase().includes(part)).length,
  }));
  return rated
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.other.length - b.other.length)
    .slice(0, 5)
    .map(({other}) => other)
    .join(', ');
}

/** What a code span claims to be a name of, and what there is. */
interface Unknown {
  what: string;
  known: Iterable<string>;
}

/** A claim that a span of some shape makes: nothing where it makes none, and whether it is true. */
type Claim = (code: string, vocabulary: Vocabulary) => Unknown | true | undefined;

const claimed = (holds: boolean, what: string, known: Iterable<string>): Unknown | true => holds || {what, known};

/** The path below the API of what may be a whole address, without its query. */
const pathOf = (address: string, {base}: Vocabulary): string =>
  (base !== '' && address.startsWith(base) ? address.slice(base.length) : address).replace(/[?#].*$/u, '');

const endpoint: Claim = (code, vocabulary) => {
  const [, method = '', address = ''] = /^(get|post|put|patch|delete) (\/\S*|https:\S*)$/iu.exec(code) ?? [];
  if (method === '' || (address.startsWith('https:') && !address.startsWith(vocabulary.base))) {
    return undefined;
  }
  const {endpoints, names} = vocabulary;
  const parameters = [...address.matchAll(/[?&]([^=&]+)=/gu)].map(([, parameter = '']) => parameter);
  if (!parameters.every((parameter) => names.has(parameter))) {
    return {what: 'parameter in', known: names};
  }
  return claimed(endpoints.has(`${method} ${pathOf(address, vocabulary)}`), 'endpoint', endpoints);
};

const address: Claim = (code, vocabulary) => {
  const {base, paths} = vocabulary;
  if (base === '' || !code.startsWith(`${base}/`)) {
    return undefined;
  }
  const fits = [...paths].some((path) =>
    new RegExp(`^${path.replaceAll(/\{[^}]+\}/gu, '[^/]+')}$`, 'u').test(pathOf(code, vocabulary)),
  );
  return claimed(fits, 'path', paths);
};

const path: Claim = (code, {paths, names}) => {
  if (!/^\/[\w{}/-]+$/u.test(code) || code === '/v1') {
    return undefined;
  }
  const singular = (part: string): string => part.replace(/s$/u, '');
  const rooms = new Set([...paths].map((known) => singular(firstPart(known))));
  const parts = code.slice(1).split('/');
  const isOwn = parts.findIndex((part) => ownKeys.has(part));
  // What an error points to: /to/0, /template/variables/total, /query/limit.
  const isPointer = parts
    .slice(0, isOwn === -1 ? undefined : isOwn + 1)
    .every((part, index) => names.has(part) || /^\d+$/u.test(part) || (index === 0 && part === 'header'));
  const claims = rooms.has(singular(firstPart(code))) || code.includes('{');
  return claims && !(isPointer && !paths.has(`/${firstPart(code)}`))
    ? claimed(paths.has(code), 'path', paths)
    : undefined;
};

const operation: Claim = (code, {operationIds}) =>
  new RegExp(`^(?:${operationVerbs})(?:[A-Z][a-z]+)+$`, 'u').test(code)
    ? claimed(operationIds.has(code), 'operation', operationIds)
    : undefined;

const event: Claim = (code, {events}) => {
  const [, subject = '', verb = ''] = /^([A-Za-z_-]+)\.([A-Za-z_]+|\*)$/u.exec(code) ?? [];
  const plain = (text: string): string => text.toLowerCase().replaceAll('-', '_').replace(/s$/u, '');
  const known = [...events].map((name) => name.split('.') as [string, string]);
  const claims = known.some(([own, does]) => plain(own) === plain(subject) || does === verb.toLowerCase());
  return claims ? claimed(events.has(code), 'event', events) : undefined;
};

/** `data.status`, `errors[].pointer`. */
const nestedField: Claim = (code, {names}) => {
  const parts = code.split('.').map((part) => part.replace(/\[\d*\]$/u, ''));
  // What ends like a domain or a file is one.
  if (
    parts.length < 2 ||
    /\.(?:example|[jt]sx?|mjs|py|php|rb)$/u.test(code) ||
    !parts.every((part) => /^[a-z_]+$/u.test(part)) ||
    !names.has(parts[0] ?? '')
  ) {
    return undefined;
  }
  const own = parts.findIndex((part) => ownKeys.has(part));
  const judged = parts.slice(0, own === -1 ? undefined : own + 1);
  return claimed(
    judged.every((part) => names.has(part)),
    'field',
    names,
  );
};

/** `?limit=50`, `"to": []`, `550 5.7.1 domain_not_verified`: a name within something else. */
const enclosedName: Claim = (code, {names}) => {
  const [, name] =
    /^\?([a-z_]+)=/u.exec(code) ?? /^"([a-z_]+)":/u.exec(code) ?? /^\d{3} \d\.\d\.\d ([a-z_]+)$/u.exec(code) ?? [];
  return name === undefined ? undefined : claimed(names.has(name), 'field or error code', names);
};

const header: Claim = (code, {headers}) => {
  const known = new Set([...headers, ...publicHeaders, ...smtpHeaders]);
  const [name = ''] = /^[\w-]+/u.exec(code) ?? [];
  const inLower = [...known].some((other) => other.includes('-') && other.toLowerCase() === name.toLowerCase());
  const looksLike =
    /^(?:[A-Z][A-Za-z]*(?:-[A-Za-z]+)+|Authori[sz]ation|webhook[-_][a-z]+)(?:: .*)?$/u.test(code) ||
    (inLower && code === name);
  return looksLike ? claimed(known.has(name), 'header', known) : undefined;
};

/** A word alone, several joined by `_`, a scope, a status of an error. */
const name: Claim = (code, {names}) =>
  /^[a-z]{2,}(?:_[a-z]+)*$|^[a-z_-]+:[a-z]+$|^(?:4[0-3]|5[0-2])\d$/u.test(code)
    ? claimed(names.has(code) || otherWords.has(code), 'field, value or error code', names)
    : undefined;

const claims: readonly Claim[] = [endpoint, address, path, operation, header, event, nestedField, enclosedName, name];

/** What a code span claims to be a name of, where it is none; nothing where it is one, or something else. */
function unknownName(code: string, vocabulary: Vocabulary): Unknown | undefined {
  if (freeNames.has(code) || vocabulary.names.has(code)) {
    return undefined;
  }
  const [first] = claims.map((claim) => claim(code, vocabulary)).filter((claim) => claim !== undefined);
  return first === true ? undefined : first;
}

/** The keys of a JSON text, each with its line from 0 on; those below keys of the reader's own are left out. */
function keysOf(json: string): {key: string; value: unknown; line: number}[] {
  const found: {key: string; value: unknown; line: number}[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(walk);
    } else if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([key, inner]) => {
        const line = json.split('\n').findIndex((text) => text.includes(`"${key}"`));
        found.push({key, value: inner, line});
        if (!ownKeys.has(key)) {
          walk(inner);
        }
      });
    }
  };
  try {
    walk(JSON.parse(json));
  } catch {
    // A shortened body is no JSON; its names are found line by line.
    json.split('\n').forEach((text, line) => {
      [...text.matchAll(/"([a-z_]+)":/gu)].forEach(([, key = '']) => found.push({key, value: undefined, line}));
    });
  }
  return found;
}

/** Names in bodies and requests that stand in the page: keys of JSON, types of events, endpoints and headers. */
function namesInFence(
  lang: string,
  value: string,
  vocabulary: Vocabulary,
): {code: string; unknown: Unknown; line: number}[] {
  if (lang === 'json') {
    return keysOf(value).flatMap(({key, value: inner, line}) => {
      const type = key === 'type' && typeof inner === 'string' ? event(inner, vocabulary) : undefined;
      return [
        ...(vocabulary.names.has(key) ? [] : [{code: key, unknown: {what: 'field', known: vocabulary.names}, line}]),
        ...(typeof type === 'object' ? [{code: String(inner), unknown: type, line}] : []),
      ];
    });
  }
  if (lang !== 'http') {
    return [];
  }
  return value.split('\n').flatMap((text, line) => {
    // Requests to other servers are those of events to the reader's own.
    const [, request] = /^([A-Z]+ \/v1\/\S+) HTTP\/[\d.]+$/u.exec(text) ?? [];
    const [, field] = /^([\w-]+): /u.exec(text) ?? [];
    const code = request?.replace('/v1/', '/') ?? field ?? '';
    const unknown = request === undefined ? header(code, vocabulary) : endpoint(code, vocabulary);
    return typeof unknown === 'object' ? [{code, unknown, line}] : [];
  });
}

/**
 * Names in code spans, bodies and requests that the API description does not
 * have: endpoints, operations, events, headers, fields, scopes and error codes.
 *
 * @param samples the text of the page's samples; what they define is theirs
 */
export function judgeNames({tree}: Pick<Page, 'tree'>, vocabulary: Vocabulary, samples = ''): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, code: string, {what, known}: Unknown): void => {
    const close = nearest(code, known);
    findings.push({
      line,
      message: `the description has no ${what} "${code}".${close === '' ? '' : ` Expected something like: ${close}.`} Mend the name, or write your own path as a whole address.`,
    });
  };
  visit(tree, (node) => {
    if (node.type === 'inlineCode') {
      const code = node.value.trim();
      const unknown = unknownName(code, vocabulary);
      // A whole word of them: `state` is not defined by `statement`.
      const isTheirs = new RegExp(`(?<![\\w-])${code.replaceAll(/[$()*+./?[\\\]^{|}]/gu, '\\$&')}(?![\\w-])`, 'u');
      if (unknown && !isTheirs.test(samples)) {
        report(lineOf(node), code, unknown);
      }
    }
    if (node.type === 'code') {
      namesInFence(node.lang ?? '', node.value, vocabulary).forEach(({code, unknown, line}) =>
        report(lineOf(node) + 1 + line, code, unknown),
      );
    }
  });
  return findings;
}
