import {eventRow, eventsByResource, eventsOf} from '../../openapi/events';
import {tagTitles} from '../../openapi/operations';
import type {Context} from './context';
import {type Jsx, readProps, setProps} from './jsx';

/**
 * `<EventTable />`: all events by what they are about; `about="email"` those
 * about one thing; `events="email.bounced email.complained"` some by name.
 */
export function resolveEventTable(node: Jsx, {description, fail}: Context): void {
  const {about, events: wanted} = readProps(node, {about: 'optional', events: 'optional'}, fail);
  const all = eventsOf(description());
  const types = wanted?.trim().split(/\s+/u);
  const unknown = types?.filter((type) => !all.some((event) => event.type === type)) ?? [];
  if (unknown.length > 0) {
    fail(
      `<EventTable>: the description has no event ${unknown.map((type) => `"${type}"`).join(', ')}; expected some of: ${all.map(({type}) => type).join(', ')}.`,
      node,
    );
  }
  const subjectOf = (type: string): string => type.split('.')[0] ?? '';
  const chosen = all
    .filter(({type}) => about === undefined || subjectOf(type) === about)
    .filter(({type}) => types === undefined || types.includes(type));
  if (chosen.length === 0) {
    const subjects = [...new Set(all.map(({type}) => subjectOf(type)))];
    fail(`<EventTable>: no event is about "${about ?? ''}"; expected one of: ${subjects.join(', ')}.`, node);
  }
  const titles = tagTitles(description());
  const groups = [...eventsByResource(chosen)].map(([resource, own]) => ({
    resource: titles.get(resource) ?? resource,
    events: own.map(eventRow),
  }));
  // Chosen events are no overview: they stand together, without titles.
  setProps(node, {
    groups: about === undefined && types === undefined ? groups : [{events: groups.flatMap(({events}) => events)}],
  });
}
