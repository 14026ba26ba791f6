import {eventRow, eventsByResource, eventsOf, operationsById, parseMarkdown, tagTitles} from '@packages/openapi';
import groupBy from 'lodash/groupBy';
import type {RootContent} from 'mdast';

import {currentLocale} from '../../config/i18n';
import {type Locale, defaultLocale} from '../../config/locales';
import {readSpec} from '../../reference/plugin/readSpec';
import {documentedErrors, eventPayloads} from '../../reference/models/catalogs';
import {type Context, type Jsx, flowElement, readNames, readProps, setProps} from './jsx';

/** `<Endpoint operation="sendEmail" />`: method and path of an operation, as a link to its page. */
export function resolveEndpoint(node: Jsx, {spec, fail}: Context): void {
  const {operation = ''} = readProps(node, {operation: 'required'}, fail);
  const operations = operationsById(spec());
  const found = operations.get(operation);
  if (!found) {
    readNames(operation, [...operations.keys()], 'operation', node, fail);
    return;
  }
  const {method, path, summary, href} = found;
  setProps(node, {method, path, summary, href, ...(node.type === 'mdxJsxFlowElement' ? {block: true} : {})});
}

/** The object that an event is about: `email` for `email.bounced`. */
const subjectOf = ({type}: {type: string}): string => type.split('.')[0] ?? '';

/** Returns the language of an event's text, if it differs from the site's: it may not be translated yet. */
function languageOfEvents(): (event: {type: string; when: string}) => {lang?: Locale} {
  const english = currentLocale() === defaultLocale ? [] : eventsOf(readSpec(defaultLocale));
  const texts = new Map(english.map(({type, when}) => [type, when]));
  return ({type, when}) => (texts.get(type) === when ? {lang: defaultLocale} : {});
}

/** `<EventTable />`: all events by resource. */
export function resolveEventTable(node: Jsx, {spec, fail}: Context): void {
  readProps(node, {}, fail);
  const titles = tagTitles(spec());
  const languageOf = languageOfEvents();
  setProps(node, {
    groups: [...eventsByResource(eventsOf(spec()))].map(([resource, rows]) => ({
      resource: titles.get(resource) ?? resource,
      events: rows.map((event) => ({...eventRow(event), ...languageOf(event)})),
    })),
  });
}

/**
 * `<EventPayloads about="email" />`: each event about one thing with a heading,
 * when it is sent, and an example of its body, folded. It becomes Markdown, so that the
 * headings are in the table of contents.
 */
export function resolveEventPayloads(node: Jsx, {spec, fail}: Context): void {
  const {about} = readProps(node, {about: 'required'}, fail);
  const all = eventsOf(spec());
  readNames(about, [...new Set(all.map(subjectOf))], 'event about', node, fail);
  const payloads = eventPayloads(spec());
  const languageOf = languageOfEvents();
  node.attributes = [];
  node.name = null;
  node.children = all
    .filter((event) => subjectOf(event) === about)
    .flatMap(({type, href, when}): RootContent[] => {
      const payload = payloads.get(type)?.example;
      if (payload === undefined) {
        return fail(`The event ${type} has no example. Add one in api-spec/webhooks/${type}.yaml.`, node);
      }
      const id = type.replaceAll(/[._]/gu, '-');
      return [
        {
          type: 'heading',
          depth: 3,
          data: {hProperties: {id}},
          children: [{type: 'link', url: href, children: [{type: 'inlineCode', value: type}]}],
        },
        {type: 'paragraph', data: {hProperties: languageOf({type, when})}, children: [{type: 'text', value: when}]},
        flowElement('EventExample', {}, [{type: 'code', lang: 'json', value: JSON.stringify(payload, null, 2)}]),
      ];
    }) as Jsx['children'];
}

/**
 * `<ErrorTable codes="not_found rate_limit_exceeded" />`: error codes by their status, each with its meaning, whether to
 * retry, and a link to its section on the page of the status.
 */
export function resolveErrorTable(node: Jsx, {spec, fail}: Context): void {
  const {codes} = readProps(node, {codes: 'required'}, fail);
  const all = documentedErrors(spec());
  const selected = readNames(
    codes,
    all.map(({code}) => code),
    'error code',
    node,
    fail,
  );
  const byStatus = groupBy(
    all.filter(({code}) => selected.includes(code)),
    'status',
  );
  setProps(node, {});
  node.children = Object.entries(byStatus).map(([status, rows]) =>
    flowElement(
      'ErrorStatus',
      {status},
      rows.map(({code, meaning, retryable, href}) =>
        flowElement('ErrorRow', {code, retryable: retryable || undefined, href}, parseMarkdown(meaning)),
      ),
    ),
  );
}
