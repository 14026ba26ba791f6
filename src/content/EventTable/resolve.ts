import type {RootContent} from 'mdast';

import {type Locale, defaultLocale} from '../../config/locales';
import {eventRow, eventsByResource, eventsOf, tagTitles} from '../../lib/apiOverview';
import {eventPayloads} from '../../lib/apiTables';
import {type Context, type Jsx, flowElement, readNames, readProps, setProps} from '../../build/jsx';

/** The object that an event is about: `email` for `email.bounced`. */
const subjectOf = ({type}: {type: string}): string => type.split('.')[0] ?? '';

/** Returns the language of an event's text, if it differs from the site's: it may not be translated yet. */
function languageOfEvents({spec}: Context): (event: {type: string; when: string}) => {lang?: Locale} {
  const english = spec(defaultLocale);
  const texts = new Map(english === spec() ? [] : eventsOf(english).map(({type, when}) => [type, when]));
  return ({type, when}) => (texts.get(type) === when ? {lang: defaultLocale} : {});
}

/** `<EventTable />`: all events by resource. */
export function resolveEventTable(node: Jsx, context: Context): void {
  const {spec, fail} = context;
  readProps(node, {}, fail);
  const titles = tagTitles(spec());
  const languageOf = languageOfEvents(context);
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
export function resolveEventPayloads(node: Jsx, context: Context): void {
  const {spec, fail} = context;
  const {about} = readProps(node, {about: 'required'}, fail);
  const all = eventsOf(spec());
  readNames(about, [...new Set(all.map(subjectOf))], 'event about', node, fail);
  const payloads = eventPayloads(spec());
  const languageOf = languageOfEvents(context);
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
