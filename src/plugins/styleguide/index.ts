import type {LoadContext, Plugin} from '@docusaurus/types';

/** Where the styleguide stands in the dev server. */
export const styleguidePath = 'styleguide';

/**
 * A page of the dev server alone, which shows what pages are built from in each
 * of its states. A build does not have it.
 */
export default function styleguide({baseUrl}: LoadContext): Plugin<undefined> {
  return {
    name: 'styleguide',
    contentLoaded({actions}) {
      if (process.env.NODE_ENV === 'development') {
        actions.addRoute({
          path: `${baseUrl}${styleguidePath}`,
          component: '@site/src/components/styleguide/index.tsx',
          exact: true,
        });
      }
    },
  };
}
