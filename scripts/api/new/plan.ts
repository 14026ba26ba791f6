import {randomInt} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {type Document, type YAMLMap, type YAMLSeq, isMap, isSeq, parseDocument} from 'yaml';

import {UserError} from '../../lib/fail';
import {formatted} from '../../lib/prettier';
import {insertOperation} from './insertOperation';
import {type Method, type OperationName, inWords, isAction, parseName, usualFor, withArticle} from './names';
import type {KnownOperation, Spec} from './spec';

/** What an author says of a new operation; what is left out follows from its name. */
export interface Wish {
  resource: string;
  operation: string;
  method?: Method;
  path?: string;
  scope?: string;
  summary?: string;
  description?: string;
}

/** What has to be written for a new operation. */
export interface Plan {
  method: Method;
  path: string;
  /** The operation that it is modelled on. */
  model: string;
  /** New files with their contents, from the folder of the description. */
  files: ReadonlyMap<string, string>;
  /** The index, with the operation in it. */
  index: string;
}

/**
 * Plans a new operation after the most similar one of its resource: it gets
 * that one's parameters, bodies, answers and examples, and texts of its own.
 *
 * @throws UserError where the wish does not fit the description, or its rules
 */
export async function planOperation(spec: Spec, wish: Wish): Promise<Plan> {
  const name = judgeName(spec, wish);
  const usual = usualFor(name.verb);
  const own = spec.operations.filter(({resource}) => resource === wish.resource);
  const model = modelFor(own, usual.model);
  const method = wish.method ?? usual.method;
  const address = judgeAddress(spec, wish.path ?? usualPath(own, name, wish.resource), method);
  const folder = `resources/${wish.resource}`;
  const file = `${folder}/${name.operationId}.yaml`;

  const read = (from: string): Promise<string> => readFile(path.join(spec.dir, from), 'utf8');
  const ownExample = `examples/${wish.resource}/${model.operationId}.`;
  const newExample = `examples/${wish.resource}/${name.operationId}.`;
  const text = (await read(`${folder}/${model.operationId}.yaml`)).replaceAll(ownExample, newExample);
  const document = parseDocument(text);
  const scope = judgeScope(spec, wish.scope ?? usualScope(spec, String(document.get('x-required-scope')), method));
  const summary = judgeSummary(wish.summary ?? summaryOf(name));

  document.set('operationId', name.operationId);
  document.set('summary', summary);
  document.set('description', descriptionOf(wish.description ?? sentenceOf(name, usual.says), scope));
  document.set('x-required-scope', scope);
  setParameters(document, address, method, spec, folder);
  if (method === 'get' || method === 'delete') {
    document.delete('requestBody');
  }
  const operation = String(document).replace(
    /errors\/insufficient_scope\.\w+\.json/gu,
    `errors/insufficient_scope.${scope.replace(':', '_')}.json`,
  );

  const examples = [...new Set(operation.match(/examples\/[\w./-]+\.json/gu) ?? [])].filter((it) =>
    it.startsWith(newExample),
  );
  const files = new Map<string, string>([[file, await formatted(`api-spec/${file}`, operation)]]);
  for (const example of examples) {
    const body = await read(example.replace(newExample, ownExample));
    files.set(
      example,
      body.replace(/"req_[0-9A-Za-z]{20}"/gu, () => `"${requestId()}"`),
    );
  }
  const index = insertOperation(spec.index, {path: address, method, file, resource: wish.resource});
  return {method, path: address, model: model.operationId, files, index};
}

function judgeName(spec: Spec, {resource, operation}: Wish): OperationName {
  if (!spec.resources.includes(resource)) {
    throw new UserError(
      `There is no resource "${resource}" in api-spec/resources/. Expected one of: ${spec.resources.join(', ')}. A new resource begins with its tag and its schemas: see "Add an operation" in api-spec/README.md.`,
    );
  }
  const name = parseName(operation, spec.verbs);
  const known = spec.operations.find(({operationId}) => operationId.toLowerCase() === operation.toLowerCase());
  if (known) {
    throw new UserError(
      `The operation ${known.operationId} is there already: api-spec/resources/${known.resource}/${known.operationId}.yaml. Edit that file, or choose another name.`,
    );
  }
  return name;
}

/** The most similar operation, else the one that reads a single thing. */
function modelFor(own: readonly KnownOperation[], verbs: readonly string[]): KnownOperation {
  const isOf = (verb: string) => (it: KnownOperation) => new RegExp(`^${verb}[A-Z]`, 'u').test(it.operationId);
  const found = [...verbs, 'get'].map((verb) => own.find(isOf(verb))).find((it) => it !== undefined) ?? own[0];
  if (!found) {
    throw new UserError(
      'The resource has no operation yet to take as a model. Write the first one by hand: see api-spec/README.md.',
    );
  }
  return found;
}

const pascal = (folder: string): string =>
  folder.replace(/(?:^|-)(?<letter>[a-z])/gu, (_all, letter: string) => letter.toUpperCase());

/** The address that follows from a name: of the collection, of one thing, or of something below one thing. */
function usualPath(own: readonly KnownOperation[], {operationId, verb, noun}: OperationName, resource: string): string {
  const of = (start: string): string | undefined =>
    own.find((it) => new RegExp(`^${start}[A-Z]`, 'u').test(it.operationId) && it.method === 'get')?.path;
  const [collection, item] = [of('list'), of('get')];
  const plural = pascal(resource);
  const singular = plural.replace(/s$/u, '');
  const below = noun.startsWith(singular) ? noun.slice(singular.length).replace(/^s$/u, '') : undefined;
  if (below === undefined || collection === undefined || item === undefined) {
    throw new UserError(
      `The address of ${operationId} does not follow from its name, because "${noun}" does not begin with ${singular}. Say it with --path, such as ${collection ?? `/${resource}`}.`,
    );
  }
  if (below === '') {
    const whole = ['list', 'create', 'add'].includes(verb) ? collection : item;
    return isAction(verb) ? `${item}/${verb}` : whole;
  }
  const part = inWords(below).toLowerCase().replaceAll(' ', '-');
  const segment = part.endsWith('s') ? part : `${part}s`;
  return `${item}/${segment}${isAction(verb) ? `/${verb}` : ''}`;
}

function judgeAddress({operations, pathParameters}: Spec, address: string, method: Method): string {
  if (!/^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z_]+\}))+$/u.test(address)) {
    throw new UserError(
      `The path "${address}" is not right. Expected lower-case words joined by hyphens, and parameters in snake_case: /templates/{template_id}/verify.`,
    );
  }
  const shape = (it: string): string => it.replace(/\{[^}]*\}/gu, '{}');
  const taken = operations.find((it) => it.method === method && shape(it.path) === shape(address));
  if (taken) {
    throw new UserError(
      `${method.toUpperCase()} ${taken.path} is ${taken.operationId} already. Name another path with --path, or another method with --method.`,
    );
  }
  const unknown = parametersIn(address).find((it) => !pathParameters.has(it));
  if (unknown !== undefined) {
    throw new UserError(
      `No file describes the path parameter {${unknown}}. Expected one of: ${[...pathParameters.keys()].join(', ')}. Write a new one first, in resources/<resource>/parameters/.`,
    );
  }
  return address;
}

const parametersIn = (address: string): string[] => [...address.matchAll(/\{([^}]*)\}/gu)].map(([, it = '']) => it);

/** The scope of the model; what changes something takes more than the right to read, where there is more. */
function usualScope({scopes}: Spec, scope: string, method: Method): string {
  const writing = scope.replace(/:read$/u, ':write');
  return method !== 'get' && scopes.includes(writing) ? writing : scope;
}

function judgeScope({scopes}: Spec, scope: string): string {
  if (!scopes.includes(scope)) {
    throw new UserError(
      `No key can have the scope "${scope}". Expected one of: ${scopes.join(', ')}. A new scope is added to resources/api-keys/schemas/ApiScope.yaml first.`,
    );
  }
  return scope;
}

function judgeSummary(summary: string): string {
  if (!/^[A-Z][^.]*[^.\s]$/u.test(summary) || summary.length > 40) {
    throw new UserError(
      `The summary "${summary}" is not right. Expected a capital at the start, at most 40 characters and no full stop, such as "Get a template". Say it with --summary.`,
    );
  }
  return summary;
}

function phrase({verb, noun}: OperationName): string {
  return verb === 'list' ? inWords(noun) : withArticle(inWords(noun));
}

function summaryOf(name: OperationName): string {
  return `${name.verb.charAt(0).toUpperCase()}${name.verb.slice(1)} ${phrase(name)}`;
}

const sentenceOf = (name: OperationName, says: string): string =>
  `${says} ${name.verb === 'list' ? `${phrase(name)}, one page at a time` : phrase(name)}.`;

const descriptionOf = (text: string, scope: string): string =>
  `${text.trim()}\n\nThe API key needs the scope \`${scope}\`.\n`;

/** Path parameters follow from the address, the others from the model; a POST takes a key against doing things twice. */
function setParameters(document: Document, address: string, method: Method, spec: Spec, folder: string): void {
  const present = document.get('parameters');
  const others = isSeq(present)
    ? (present as YAMLSeq<YAMLMap>).items
        .map((item) => (isMap(item) ? String(item.get('$ref')) : ''))
        .filter((ref) => ![...spec.pathParameters.values()].includes(path.posix.join(folder, ref)))
        .filter((ref) => !ref.endsWith('/IdempotencyKey.yaml'))
    : [];
  const refs = [
    ...parametersIn(address).map((it) => path.posix.relative(folder, spec.pathParameters.get(it) ?? '')),
    ...(method === 'post' ? ['../../shared/parameters/IdempotencyKey.yaml'] : []),
    ...others,
  ];
  if (refs.length === 0) {
    document.delete('parameters');
    return;
  }
  const list = document.createNode(refs.map((ref) => ({$ref: ref})));
  list.items.forEach((item) => {
    if (isMap(item)) {
      item.flow = true;
    }
  });
  document.set('parameters', list);
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id of a request of its own: no two examples have the same. */
function requestId(): string {
  return `req_8Yt${Array.from({length: 17}, () => letters[randomInt(letters.length)]).join('')}`;
}
