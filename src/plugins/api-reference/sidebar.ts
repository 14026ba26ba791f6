import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import type {ReferencePage} from '../../openapi/pages';

/** An entry of the sidebar, as sidebars.ts writes it. */
export type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/**
 * The entry of an operation or an event.
 *
 * @param directory where the pages are, below that of the docs instance
 */
export function sidebarItem({id, model}: ReferencePage, directory: string): SidebarItem {
  const item = {type: 'doc' as const, id: `${directory}/${id}`};
  switch (model.kind) {
    case 'operation':
      return {...item, label: model.title, className: `api-method api-method--${model.method}`};
    case 'event':
      // An event is known by its type, in every language.
      return {...item, label: model.type, className: 'api-event'};
    default:
      return {...item, label: model.title};
  }
}
