import kebabCase from 'lodash/kebabCase';

import {isObject as isNode} from '../../../src/lib/json';
import {type At, type Expectation, type Node, child, collectorOf, entriesOf} from './collector';
import {type Evidence, block, code, codes, docs, flag, label, listOf, words} from './evidence';
import {schemaCollector} from './schemas';

/**
 * Reads a bundled spec independently of the code that generates pages, and lists what each page of the reference must
 * show: every keyword with its location. A keyword that is unknown here never counts as shown, so it is always
 * reported.
 */

/** The methods of a path item. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every keyword of a bundled spec that the reference has to show. */
export function expectationsOf(spec: object): Expectation[] {
  const landing = {page: '/api', place: ''};
  const collector = collectorOf(spec);
  const {found, root, add, follow, keywords} = collector;
  const schema = schemaCollector(collector);
  const inside = (): Evidence[] => [];

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

/** The page of an operation or an event. */
function pageOf({value, path}: At): string {
  // An event without an operationId is named after its type.
  const {operationId = path.at(-2), tags} = value as Node;
  return `/api/${kebabCase(String(listOf(tags)[0]))}/${kebabCase(String(operationId))}`;
}
