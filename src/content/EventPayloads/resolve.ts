import type {ListItem} from 'mdast';

import {eventsOf} from '../../lib/apiOverview';
import {eventPayloads} from '../../lib/apiTables';
import {type Context, type Jsx, flowElement, readNames, readProps} from '../../build/jsx';

/** The object that an event is about: `email` for `email.bounced`. */
const subjectOf = ({type}: {type: string}): string => type.split('.')[0] ?? '';

/**
 * `<EventPayloads about="email" />`: lists the events about an object, each with an anchor, when it is sent, and a
 * collapsed example of its body. The list is Markdown, so that its examples are highlighted.
 */
export function resolveEventPayloads(node: Jsx, {spec, fail}: Context): void {
  const {about} = readProps(node, {about: 'required'}, fail);
  const all = eventsOf(spec());
  readNames(about, [...new Set(all.map(subjectOf))], 'event about', node, fail);
  const payloads = eventPayloads(spec());
  const rows = all
    .filter((event) => subjectOf(event) === about)
    .map(({type, href, when}): ListItem => {
      const payload = payloads.get(type)?.example;
      if (payload === undefined) {
        return fail(`The ${type} event has no example. Add one in api-spec/webhooks/${type}.yaml.`, node);
      }
      return {
        type: 'listItem',
        spread: true,
        data: {hProperties: {id: type.replaceAll(/[._]/gu, '-')}},
        children: [
          {type: 'paragraph', children: [{type: 'link', url: href, children: [{type: 'inlineCode', value: type}]}]},
          {type: 'paragraph', children: [{type: 'text', value: when}]},
          flowElement('EventExample', {}, [{type: 'code', lang: 'json', value: JSON.stringify(payload, null, 2)}]),
        ],
      };
    });
  node.attributes = [];
  node.children = [{type: 'list', spread: true, children: rows}] as Jsx['children'];
}
