import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {eventsOf} from './events';
import {operationsByTag, tagTitles} from './operations';
import {operationSlug, resourceId} from './paths';
import type {Description} from './types';

/** The reference's sidebar: the front page, then each resource with its operations, and the events. */
export function referenceSidebar(description: Description): SidebarsConfig {
  const events = eventsOf(description);
  const titles = tagTitles(description);
  const groups = [...operationsByTag(description)].map(([tag, operations]) => ({
    type: 'category' as const,
    label: titles.get(tag) ?? tag,
    collapsible: false,
    link: {type: 'doc' as const, id: resourceId(tag)},
    items: [
      ...operations.map(({operationId, method, summary}) => ({
        type: 'doc' as const,
        id: operationSlug(operationId),
        label: summary,
        className: `api-method api-method--${method}`,
      })),
      // An event is known by its type, in every language.
      ...events
        .filter((event) => event.tag === tag)
        .map(({operationId, type}) => ({
          type: 'doc' as const,
          id: operationSlug(operationId),
          label: type,
          className: 'api-event',
        })),
    ],
  }));
  return {api: ['index', ...groups.filter(({items}) => items.length > 0)]};
}
