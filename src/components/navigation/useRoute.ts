import {matchPath, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

import type {Versions} from '@site/src/lib/alternates';

/** What the site knows of a route of the router. */
export interface Route {
  path?: string | string[];
  exact?: boolean;
  strict?: boolean;
  routes?: Route[];
  /** Where the page exists, if not in every language under the same path; see src/plugins/blog. */
  versions?: Versions;
}

/** Every page that has an address of its own. Searching the list on each page would grow with its square. */
const pages = new Map<string, Route>();

function collect(candidates: readonly Route[]): void {
  for (const route of candidates) {
    if (route.routes) {
      collect(route.routes);
    } else if (route.exact && typeof route.path === 'string' && !pages.has(route.path)) {
      pages.set(route.path, route);
    }
  }
}
collect(routes);

/** The innermost route that an address leads to, as the router would find it. */
function innermostRoute(candidates: readonly Route[], pathname: string): Route | undefined {
  const route = candidates.find(({path, exact, strict}) => matchPath(pathname, {path, exact, strict}));
  return (route?.routes && innermostRoute(route.routes, pathname)) ?? route;
}

/** The route of the current address: a page, or the frame that stands in for one. */
export function useRoute(): Route | undefined {
  const {pathname} = useLocation();
  return pages.get(pathname) ?? innermostRoute(routes, pathname);
}
