import kebabCase from 'lodash/kebabCase';

import {type JsonObject, type JsonPath, isObject as isNode, pathOfPointer} from '../../../src/lib/json';

/**
 * Reads a bundled spec independently of the code that generates pages, and lists what each page of the reference must
 * show: every keyword with its location. A keyword that is unknown here never counts as shown, so it is always
 * reported.
 */

/** How a page shows the value of a keyword. */
export type Evidence =
  {kind: 'words' | 'code' | 'type' | 'label'; text: string} | {kind: 'number'; value: number} | {kind: 'unknown'};

/** A keyword that a page has to show. */
export interface Expectation {
  /** The path of the page without the language: `/api/emails/send-email`. */
  page: string;
  /**
   * The section, and the names of the fields around the keyword: `request-body > to`, `response/202 > data > id`. All other names
   * of an object are `*`, as is the whole page.
   */
  place: string;
  /** The keywords of one value, which the text of one field must show together. */
  group: string;
  keyword: string;
  /** The path to the keyword from the root of the bundled spec. */
  path: readonly string[];
  /** Several where one value replaces another, such as a description next to a reference. One of them is shown completely. */
  evidence: readonly (readonly Evidence[])[];
}

type Node = JsonObject;
type Path = JsonPath;

/** A value and its path. */
interface At {
  value: unknown;
  path: Path;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The entries of an object or a list, each with its path. */
const entriesOf = ({value, path}: At, key: string): (At & {name: string})[] => {
  const inner = isNode(value) ? value[key] : undefined;
  return typeof inner === 'object' && inner !== null
    ? Object.entries(inner as Node).map(([name, item]) => ({name, value: item, path: [...path, key, name]}))
    : [];
};
const child = ({value, path}: At, key: string): At => ({
  value: (value as Node | undefined)?.[key],
  path: [...path, key],
});

const words = (value: unknown): Evidence[] => (value === '' ? [] : [{kind: 'words', text: String(value)}]);
const label = (text: string): Evidence => ({kind: 'label', text});
const code = (value: unknown): Evidence => ({
  kind: 'code',
  text: typeof value === 'string' && value !== '' ? value : JSON.stringify(value),
});
const codes = (values: unknown): Evidence[] => [values].flat().flatMap((it) => (it === null ? [] : [code(it)]));
const number = (value: unknown): Evidence[] => [{kind: 'number', value: Number(value)}];
const flag =
  (id: string) =>
  (value: unknown): Evidence[] =>
    value === true ? [label(id)] : [];

/** A link is shown with its description. */
const docs = (value: unknown): Evidence[] => {
  const {description} = value as Node;
  return description === undefined ? [label('api.field.more')] : words(description);
};

const lengths = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const bounds = [...lengths, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const literals = ['pattern', 'format', 'contentEncoding', 'contentMediaType'];

/** How the keywords of a single value are shown. */
const valueKeywords: Readonly<Record<string, (value: unknown) => Evidence[]>> = {
  ...Object.fromEntries(bounds.map((name) => [name, number])),
  // A minimum length of zero is no limit.
  ...Object.fromEntries(
    lengths.map((name) => [name, (value: unknown) => (value === 0 && name.startsWith('min') ? [] : number(value))]),
  ),
  ...Object.fromEntries(literals.map((name) => [name, codes])),
  title: words,
  description: words,
  type: (value) => [value].flat().map((text) => ({kind: 'type', text: String(text)})),
  enum: codes,
  const: codes,
  default: (value) => [code(value)],
  example: (value) => [code(value)],
  examples: (value) => listOf(value).map(code),
  'x-enumDescriptions': (value) => Object.values(value as Node).flatMap(words),
  uniqueItems: flag('api.limit.unique'),
  deprecated: flag('api.field.deprecated'),
  readOnly: flag('api.field.readOnly'),
  writeOnly: flag('api.field.writeOnly'),
  externalDocs: docs,
};

/** Schema keywords that are shown through their nested schemas. */
const structure = new Set([
  ...['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependentRequired', 'discriminator'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'items', 'prefixItems', 'required'],
]);

/** Where the keywords of a schema are shown. */
interface Location {
  page: string;
  place: string;
  group: string;
  /** Requests mark required fields, responses optional ones. */
  direction: 'request' | 'response' | 'error' | 'condition';
  /** The references around it. */
  followed: readonly string[];
  /** Keywords that something else replaces. */
  hidden: readonly string[];
  /** Fields whose value a discriminator determines. */
  constants: readonly string[];
}

/** Every keyword of a bundled spec that the reference has to show. */
export function expectationsOf(spec: object): Expectation[] {
  const found: Expectation[] = [];
  const landing = {page: '/api', place: ''};
  const root: At = {value: spec, path: []};

  const add = (
    {page, place, group = ''}: Pick<Location, 'page' | 'place'> & {group?: string},
    path: Path,
    ...evidence: Evidence[][]
  ): void => {
    if (evidence.some((all) => all.length > 0)) {
      found.push({
        page,
        place,
        group,
        keyword: path.at(-1) ?? '',
        path,
        evidence: evidence.filter((all) => all.length > 0),
      });
    }
  };

  /** The target of a reference: its keywords, then sibling keywords, which replace them. */
  const chain = (at: At): At[] => {
    const {$ref} = isNode(at.value) ? at.value : {};
    if (typeof $ref !== 'string') {
      return [at];
    }
    return [at, ...chain(pathOfPointer($ref).reduce(child, root))];
  };
  const follow = (at: At): At => chain(at).at(-1) ?? at;

  /** Adds the keywords of an object that is not a schema; those missing from `shown` are not shown anywhere. */
  const keywords = (
    at: At,
    location: Pick<Location, 'page' | 'place'>,
    shown: Readonly<Record<string, (value: unknown) => Evidence[]>>,
  ): void => {
    const all = chain(at);
    const names = new Set(all.flatMap(({value}) => Object.keys(value as Node)));
    for (const name of [...names].filter((it) => it !== '$ref' && !it.startsWith('x-'))) {
      const owner = all.find(({value}) => Object.hasOwn(value as Node, name)) ?? at;
      const {value, path} = child(owner, name);
      add(location, path, shown[name]?.(value) ?? [{kind: 'unknown'}]);
    }
  };
  const inside = (): Evidence[] => [];

  /** A schema with the target of its reference and the members of its `allOf`, which all describe the same value. */
  const membersOf = (at: At, followed: readonly string[]): {members: At[]; references: string[]} => {
    const {$ref} = isNode(at.value) ? at.value : {};
    const references = typeof $ref === 'string' ? [$ref] : [];
    const isRepeated = references.some((reference) => followed.includes(reference));
    const others = [
      ...(references.length > 0 && !isRepeated ? [chain(at)[1] ?? at] : []),
      ...entriesOf(at, 'allOf'),
      ...['oneOf', 'anyOf'].flatMap((key) => onlyAlternative(entriesOf(at, key))),
    ].map((member) => membersOf(member, [...followed, ...references]));
    return {
      members: isRepeated ? [] : [at, ...others.flatMap(({members}) => members)],
      references: [...references, ...others.flatMap((other) => other.references)],
    };
  };

  /** Schemas that apply to the same value. */
  const schema = (schemas: readonly At[], location: Location, replacing: Record<string, Evidence[]> = {}): void => {
    const merged = schemas.filter(({value}) => isNode(value)).map((at) => membersOf(at, location.followed));
    const members = merged.flatMap((it) => it.members);
    const references = merged.flatMap((it) => it.references);
    const [first] = members;
    if (!first || references.some((reference) => location.followed.includes(reference))) {
      return;
    }
    const followed = [...location.followed, ...references];
    const within = (group: string, changes: Partial<Location> = {}): Location => ({
      ...location,
      followed,
      hidden: [],
      group: `${location.group}/${group}`,
      ...changes,
    });
    const all = (key: string): (At & {name: string})[] => members.flatMap((member) => entriesOf(member, key));
    const has = (name: string): boolean => members.some(({value}) => (value as Node)[name] !== undefined);
    const isObject = has('properties') || has('patternProperties');

    const hidden = new Set([
      ...location.hidden,
      ...(has('const') ? ['enum', 'example', 'examples', 'x-enumDescriptions'] : []),
      // Known values and the format of a time imply other limits.
      ...(has('const') || has('enum') ? [...bounds, ...literals, 'uniqueItems'] : []),
      ...(members.some(({value}) => (value as Node).format === 'date-time') ? ['minLength', 'maxLength'] : []),
      ...(isObject || location.direction === 'condition' ? ['type'] : []),
    ]);
    for (const name of new Set(members.flatMap(({value}) => Object.keys(value as Node)))) {
      const owners = members
        .filter(({value}) => Object.hasOwn(value as Node, name))
        .map((member) => child(member, name));
      const {path} = owners[0] ?? first;
      const shown = valueKeywords[name];
      if (shown) {
        add(
          location,
          path,
          ...(hidden.has(name) ? [] : [...owners.map(({value}) => shown(value)), replacing[name] ?? []]),
        );
      } else if (!structure.has(name) && !['$ref', '$comment'].includes(name) && !name.startsWith('x-')) {
        add(location, path, owners.some(({value}) => typeof value !== 'boolean') ? [{kind: 'unknown'}] : []);
      }
    }

    const required = members.flatMap(({value}) => listOf((value as Node).required));
    const [discriminator = ''] = all('discriminator').flatMap(({name, value}) =>
      name === 'propertyName' ? [String(value)] : [],
    );
    const constants = [...location.constants, ...(discriminator === '' ? [] : [discriminator])];
    const isMarked = (key: string, ats: readonly At[]): boolean =>
      ats.flatMap((at) => membersOf(at, followed).members).some((it) => (it.value as Node)[key] === true);
    const properties = [...all('properties'), ...all('patternProperties')];
    for (const name of new Set(properties.map((it) => it.name))) {
      const ats = properties.filter((it) => it.name === name);
      const [{value, path} = first] = ats;
      if (location.direction === 'condition' && isTerm(value)) {
        add(location, path, [code(name), ...codes(value.const ?? value.enum ?? [])]);
        continue;
      }
      const field = within('', {
        place: `${location.place} > ${name}`,
        group: location.group,
        hidden: constants.includes(name) ? [...bounds, ...literals, 'example', 'examples', 'enum'] : [],
        constants: [],
      });
      add(field, path, [code(name)]);
      if (path.at(-2) === 'properties' && value !== false) {
        const mark =
          location.direction === 'request' && required.includes(name) && !isMarked('readOnly', ats)
            ? [label('api.field.required')]
            : location.direction === 'response' && !required.includes(name) && !isMarked('writeOnly', ats)
              ? [label('api.field.optional')]
              : [];
        add(field, path, mark);
      }
      schema(ats, field);
    }
    for (const {value, path} of all('required')) {
      if (!all('properties').some(({name}) => name === value) || location.direction === 'condition') {
        add(location, path, [code(value)]);
      }
    }
    for (const {name, value, path} of all('dependentRequired')) {
      add({...location, place: `${location.place} > ${name}`}, path, codes(value));
    }
    members
      .flatMap((it) => entriesOf(child(it, 'discriminator'), 'mapping'))
      .forEach(({name, path}, index) => {
        const place = `${location.place} > ${discriminator}`;
        add({...location, place, group: `mapping ${index}`}, path, [code(name)]);
      });
    for (const key of ['oneOf', 'anyOf', 'prefixItems']) {
      members
        .map((member) => entriesOf(member, key))
        .filter((entries) => onlyAlternative(entries).length === 0)
        .forEach((entries, choice) =>
          entries.forEach((member) => schema([member], within(`${key} ${choice} ${member.name}`, {constants}))),
        );
    }
    const children = (key: string): At[] => members.map((member) => child(member, key));
    for (const key of ['not', 'if', 'then', 'else']) {
      schema(children(key), within(key, {direction: 'condition'}));
    }
    schema(children('items'), within('items'));
    schema(children('propertyNames'), within('names', {hidden: ['type']}));
    schema(
      children('additionalProperties'),
      isObject ? within('', {place: `${location.place} > *`, group: location.group}) : within('values'),
    );
    for (const {name, value, path} of all('dependentSchemas')) {
      add(location, path, [code(name)]);
      schema([{value, path}], within(`with ${name}`, {direction: 'condition'}));
    }
  };

  const content = (
    at: At,
    page: string,
    place: string,
    direction: 'request' | 'response',
    description?: unknown,
  ): void => {
    for (const media of entriesOf(at, 'content')) {
      keywords(media, {page, place: '*'}, {schema: inside, examples: inside, example: (value) => [block(value)]});
      for (const example of entriesOf(media, 'examples')) {
        const shown = {value: (value: unknown) => [block(value)], summary: words, description: words};
        keywords(example, {page, place: '*'}, shown);
      }
      const replacing: Record<string, Evidence[]> = description === undefined ? {} : {description: words(description)};
      const location = {page, place, group: '', direction, followed: [], hidden: [], constants: []};
      if (place.startsWith('errors/')) {
        // The overview has the fields of all errors.
        schema([child(media, 'schema')], {
          ...location,
          ...{page: landing.page, place: 'errors', direction: 'error', hidden: ['title', 'description']},
        });
      } else {
        add({page, place}, media.path, [code(media.name)]);
        schema([child(media, 'schema')], location, replacing);
      }
    }
  };

  /** A parameter or a header. */
  const parameter = (at: At, page: string, place: string, direction: 'request' | 'response'): void => {
    const {value, path} = follow(at);
    const {schema: schemaValue, content: media, example, examples} = value as Node;
    const types = follow({value: schemaValue, path: []}).value as Node | undefined;
    const isWritten = media !== undefined || ['array', 'object'].some((type) => [types?.type].flat().includes(type));
    const written = (): Evidence[] => (isWritten ? [label('api.field.written')] : []);
    add({page, place}, path, [code(place.split(' > ').at(-1))]);
    keywords(
      at,
      {page, place},
      {
        ...{name: inside, in: inside, schema: inside, content: inside, examples: inside},
        description: words,
        required: direction === 'request' ? flag('api.field.required') : inside,
        deprecated: flag('api.field.deprecated'),
        example: (it) => [code(it)],
        style: written,
        explode: written,
      },
    );
    for (const one of entriesOf({value, path}, 'examples')) {
      keywords(one, {page, place}, {value: (it) => [code(it)], summary: words, description: words});
    }
    const hasExample = (example ?? examples) !== undefined;
    const location = {
      page,
      place,
      group: '',
      direction,
      followed: [],
      constants: [],
      hidden: hasExample ? ['example', 'examples'] : [],
    };
    const {description} = value as Node;
    schema(
      [{value: schemaValue, path: [...path, 'schema']}],
      location,
      description === undefined ? {} : {description: words(description)},
    );
    for (const one of entriesOf({value, path}, 'content')) {
      add({page, place}, one.path, [code(one.name)]);
      schema([child(one, 'schema')], location);
    }
  };

  const servers = (at: At, page: string): void => {
    for (const server of entriesOf(at, 'servers')) {
      const place = {page, place: '*'};
      keywords(server, place, {url: (url) => [code(url)], description: words, variables: inside});
      for (const variable of entriesOf(server, 'variables')) {
        add(place, variable.path, [code(variable.name)]);
        keywords(variable, place, {enum: codes, default: (it) => [code(it)], description: words});
      }
    }
  };

  const operation = (at: At, shared: readonly At[], isEvent: boolean): void => {
    const page = pageOf(at);
    const head = {page, place: ''};
    keywords(at, head, {
      ...{
        operationId: inside,
        tags: inside,
        parameters: inside,
        requestBody: inside,
        responses: inside,
        servers: inside,
      },
      summary: words,
      description: words,
      deprecated: flag('api.deprecated'),
      externalDocs: docs,
      security: (all) => listOf(all).flatMap((it) => Object.values(it as Node).flatMap(codes)),
    });
    for (const one of [...shared, ...entriesOf(at, 'parameters')]) {
      const {name, in: where} = follow(one).value as Node;
      const section = isEvent ? 'event-headers' : `${String(where)}-parameters`;
      parameter(one, page, `${section} > ${String(name)}`, isEvent ? 'response' : 'request');
    }
    const body = follow(child(at, 'requestBody'));
    if (isNode(body.value)) {
      const place = isEvent ? 'payload' : 'request-body';
      const required = isEvent ? inside : flag('api.body.required');
      keywords(body, {page, place}, {content: inside, required, description: inside});
      content(body, page, place, isEvent ? 'response' : 'request', body.value.description);
    }
    for (const response of entriesOf(at, 'responses')) {
      const section = isEvent ? 'answer' : response.name.startsWith('2') ? 'response' : 'errors';
      const place = `${section}/${response.name}`;
      keywords(response, {page, place}, {description: words, headers: inside, content: inside, links: inside});
      const target = follow(response);
      for (const header of isEvent ? [] : entriesOf(target, 'headers')) {
        parameter(header, page, `response-headers > ${header.name}`, 'response');
      }
      for (const link of entriesOf(target, 'links')) {
        const shown = {operationId: inside, parameters: inside, requestBody: inside, description: words};
        keywords(link, {page, place: 'next-steps'}, shown);
      }
      content(target, page, place, 'response', (target.value as Node).description);
    }
  };

  const {info} = spec as Node;
  const published = ['summary', 'contact', 'license', 'termsOfService'];
  keywords({value: info, path: ['info']}, landing, {
    ...Object.fromEntries(published.map((name) => [name, inside])),
    ...{title: words, version: inside, description: words},
  });
  servers(root, landing.page);
  for (const scheme of entriesOf(child(root, 'components'), 'securitySchemes')) {
    const {description = ''} = follow(scheme).value as Node;
    add({...landing, place: 'authentication'}, [...scheme.path, 'description'], words(description));
  }
  for (const tag of entriesOf(root, 'tags')) {
    const {name} = tag.value as Node;
    keywords(
      tag,
      {page: `/api/${kebabCase(String(name))}`, place: ''},
      {name: inside, description: words, externalDocs: docs},
    );
  }
  for (const paths of ['paths', 'webhooks']) {
    for (const item of entriesOf(root, paths)) {
      const known = [...methods, 'parameters', 'servers'];
      for (const key of Object.keys(item.value as Node).filter((it) => !known.includes(it) && !it.startsWith('x-'))) {
        add(landing, [...item.path, key], [{kind: 'unknown'}]);
      }
      for (const method of methods.filter((it) => isNode((item.value as Node)[it]))) {
        const operationAt = child(item, method);
        operation(operationAt, entriesOf(item, 'parameters'), paths === 'webhooks');
        servers((operationAt.value as Node).servers === undefined ? item : operationAt, pageOf(operationAt));
      }
    }
  }
  return found;
}

/** The methods of a path item. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The alternative to `null`, which is not a choice. */
function onlyAlternative(members: readonly At[]): readonly At[] {
  const others = members.filter(({value}) => !(isNode(value) && value.type === 'null'));
  return others.length === 1 ? others : [];
}

/** Whether a condition shows a field and its values in a line. */
function isTerm(value: unknown): value is Node {
  return isNode(value) && Object.keys(value).every((key) => ['const', 'enum', 'not'].includes(key));
}

/** The page of an operation or an event. */
function pageOf({value, path}: At): string {
  // An event without an operationId is named after its type.
  const {operationId = path.at(-2), tags} = value as Node;
  return `/api/${kebabCase(String(listOf(tags)[0]))}/${kebabCase(String(operationId))}`;
}

/** The example of a body. */
function block(value: unknown): Evidence {
  return {kind: 'code', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2)};
}
