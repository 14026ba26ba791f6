import type {RootContent} from 'mdast';

import {currentLocale} from '../../config/i18n';
import {type Locale, defaultLocale} from '../../config/locales';
import {readSpec} from '../api-reference/readSpec';
import {errorHref} from '../../config/reference';
import {errorCodes, eventPayloads} from '../../openapi/catalogs';
import {eventRow, eventsByResource, eventsOf} from '../../openapi/events';
import {operationsById, tagTitles} from '../../openapi/operations';
import {parseMarkdown} from '../../openapi/prose';
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

/** The events about an object, or all events. */
function eventsAbout(about: string | undefined, node: Jsx, {spec, fail}: Context): ReturnType<typeof eventsOf> {
  const all = eventsOf(spec());
  const subjects = readNames(about, [...new Set(all.map(subjectOf))], 'event about', node, fail);
  return all.filter((event) => subjects.includes(subjectOf(event)));
}

/** Returns the language of an event's text, if it differs from the site's: it may not be translated yet. */
function languageOfEvents(): (event: {type: string; when: string}) => {lang?: Locale} {
  const english = currentLocale() === defaultLocale ? [] : eventsOf(readSpec(defaultLocale));
  const texts = new Map(english.map(({type, when}) => [type, when]));
  return ({type, when}) => (texts.get(type) === when ? {lang: defaultLocale} : {});
}

/**
 * `<EventTable />`: all events by resource; `about="email"` those about one
 * thing; `events="email.bounced email.complained"` the listed ones.
 */
export function resolveEventTable(node: Jsx, context: Context): void {
  const {spec, fail} = context;
  const {about, events} = readProps(node, {about: 'optional', events: 'optional'}, fail);
  const candidates = eventsAbout(about, node, context);
  const types = readNames(
    events,
    candidates.map(({type}) => type),
    'event',
    node,
    fail,
  );
  const titles = tagTitles(spec());
  const languageOf = languageOfEvents();
  const groups = [...eventsByResource(candidates.filter(({type}) => types.includes(type)))].map(([resource, rows]) => ({
    resource: titles.get(resource) ?? resource,
    events: rows.map((event) => ({...eventRow(event), ...languageOf(event)})),
  }));
  // Some events need no titles.
  setProps(node, {
    groups: about === undefined && events === undefined ? groups : [{events: groups.flatMap((group) => group.events)}],
  });
}

/**
 * `<EventPayloads about="email" />`: each event about one thing with a heading,
 * when it is sent, and an example of its body, folded. It becomes Markdown, so that the
 * headings are in the table of contents.
 */
export function resolveEventPayloads(node: Jsx, context: Context): void {
  const {spec, fail} = context;
  const {about} = readProps(node, {about: 'required'}, fail);
  const payloads = eventPayloads(spec());
  const languageOf = languageOfEvents();
  node.attributes = [];
  node.name = null;
  node.children = eventsAbout(about, node, context).flatMap(({type, href, when}): RootContent[] => {
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
 * `<ErrorTable />`: every error code by its status, with its meaning and whether
 * to retry; `status="429"` and `codes="not_found"` select some. With
 * `links="here"` each code links to the heading of this page that has the code as
 * its id, with `links="pages"` to the heading on the page of the status.
 */
export function resolveErrorTable(node: Jsx, {spec, fail}: Context): void {
  const {status, codes, links} = readProps(node, {status: 'optional', codes: 'optional', links: 'optional'}, fail);
  const all = errorCodes(spec());
  const allStatuses = [...new Set(all.map((error) => error.status))];
  readNames(links, ['here', 'pages'], 'kind of links', node, fail);
  const selectedStatuses = readNames(status, allStatuses, 'error with the status', node, fail);
  const selectedCodes = readNames(
    codes,
    all.map(({code}) => code),
    'error code',
    node,
    fail,
  );
  const rows = all.filter((error) => selectedStatuses.includes(error.status) && selectedCodes.includes(error.code));
  const statuses = allStatuses.filter((candidate) => rows.some((error) => error.status === candidate));
  setProps(node, {});
  node.children = statuses.map((group) =>
    flowElement(
      'ErrorStatus',
      // The text around a table names its only status.
      statuses.length > 1 ? {status: group} : {},
      rows
        .filter((error) => error.status === group)
        .map(({code, meaning, retryable}) =>
          flowElement(
            'ErrorRow',
            {
              code,
              retryable: retryable || undefined,
              href: links && (links === 'pages' ? errorHref(code, group) : `#${code}`),
            },
            parseMarkdown(meaning),
          ),
        ),
    ),
  );
}
