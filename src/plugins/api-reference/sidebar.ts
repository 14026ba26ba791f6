import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {operationsByTag} from './operations';
import {operationSlug} from './paths';
import type {Description} from './types';

/** The reference's sidebar: the front page, then each resource with its operations. */
export function referenceSidebar(description: Description): SidebarsConfig {
  const groups = [...operationsByTag(description)].filter(([, operations]) => operations.length > 0);
  return {
    api: [
      'index',
      ...groups.map(([tag, operations]) => ({
        type: 'category' as const,
        label: tag,
        collapsible: false,
        items: operations.map(({operationId, method, summary}) => ({
          type: 'doc' as const,
          id: operationSlug(operationId),
          label: summary,
          className: `api-method api-method--${method}`,
        })),
      })),
    ],
  };
}
