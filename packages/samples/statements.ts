import type {Language} from './language';
import {type Lines, notes} from './text';
import type {SampleRequest, Shown} from './types';

/** Steps that all targets share. Each target passes the code for them. */

/** The code that sets headers. */
export interface HeaderCode {
  /** Sets a header, given its name and the code for its value. */
  set: (name: string, value: string) => string;
  /** The API key after a prefix, which may be empty. `variable` is its environment variable. */
  apiKey: (prefix: string, variable: string) => string;
  /** Generates an idempotency key. */
  newKey: string;
  /** The code before the idempotency key; by default, a comment. */
  note?: string | false;
  /** Whether to set the content type of a body; true by default. */
  setsType?: boolean;
}

/** Whether the sample generates an idempotency key. */
export const makesKey = ({idempotency}: SampleRequest): boolean =>
  idempotency !== undefined && idempotency.key === undefined;

/** Sets a request's headers, one by one. */
export function headerLines(request: SampleRequest, {comment, text}: Language, code: HeaderCode): string[] {
  const {body, credential, headers, idempotency} = request;
  const {set, note = `${comment} ${notes.key}`, setsType = true} = code;
  return [
    credential && set(credential.header, code.apiKey(credential.prefix, credential.variable)),
    setsType && body !== undefined && set('Content-Type', text('application/json')),
    ...Object.entries(headers).map(([name, value]) => set(name, text(value))),
    idempotency && note,
    idempotency && set(idempotency.header, idempotency.key === undefined ? code.newKey : text(idempotency.key)),
  ].filter((line) => typeof line === 'string');
}

/** The code that prints a response. */
export interface PrintCode {
  /** The variables for the response's JSON and for an item of a list. */
  body?: string;
  item?: string;
  /** The status of the response. */
  status: string;
  /** Accesses a member of an object. */
  member: (name: string) => string;
  /** Prints values that are members of `from`. */
  print: (values: readonly string[], from: string) => string;
  /** Converts a value for printing. Without a type, it can be any JSON value. */
  value?: (code: string, type?: Shown['fields'][number]['type']) => string;
  /** The first and the last line of a loop. */
  each: (list: string) => readonly [start: string, end?: string];
}

/** Prints the shown fields of a response, or its status if it has no body. */
export function printLines({shows}: SampleRequest, {comment}: Language, code: PrintCode): Lines {
  const {body = 'body', item = 'item', status, member, print, value = String} = code;
  if (!shows) {
    return [print([status], '')];
  }
  const {path, isList, fields, paged} = shows;
  const printFields = (from: string): string =>
    print(
      fields.length === 0 ? [value(from)] : fields.map(({name, type}) => value(`${from}${member(name)}`, type)),
      from,
    );
  const whole = [body, ...path.map(member)].join('');
  if (!isList) {
    return [printFields(whole)];
  }
  const [start, end] = code.each(whole);
  return [start, [printFields(item)], end, paged && `${comment} ${notes.pages(paged)}`];
}
