import {matchPath, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

import type {Locale} from '@site/src/config/locales';
import type {Versions} from '@site/src/lib/alternates';

/** A Docusaurus route. */
export interface Route {
  path?: string | string[];
  exact?: boolean;
  strict?: boolean;
  routes?: Route[];
  /** The languages and paths of the page, unless it exists in all languages under the same path. */
  versions?: Versions;
  /** Whether the page's text is in English, although the site is in a different language. */
  isEnglish?: boolean;
  /** Whether the page is a translation of an earlier version of the English text. */
  isStale?: boolean;
  /** The languages that show the English text of the page. */
  untranslated?: readonly Locale[];
  /** Whether the page is untranslated, although the site is not in English. */
  isOriginal?: boolean;
}

/** All pages by path: searching the list of routes on each page would take quadratic time. */
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

/** The innermost route for a path, as the router finds it. */
function innermostRoute(candidates: readonly Route[], pathname: string): Route | undefined {
  const route = candidates.find(({path, exact, strict}) => matchPath(pathname, {path, exact, strict}));
  return (route?.routes && innermostRoute(route.routes, pathname)) ?? route;
}

/** The route of a page, by its path. */
export function routeOf(path: string): Route | undefined {
  return pages.get(path);
}

/** The route of the current URL: a page, or the layout shown in its place. */
export function useRoute(): Route | undefined {
  const {pathname} = useLocation();
  return pages.get(pathname) ?? innermostRoute(routes, pathname);
}

/**
 * Whether the current URL has no page: it matches only the catch-all route or a layout, such as the documentation's.
 * The result is the same for `404.html` at build time and for the URL that it is served at.
 */
export function useIsNotFound(): boolean {
  const route = useRoute();
  return (
    route === undefined ||
    route.path === '*' ||
    String(route.path).endsWith('/404.html') ||
    (route.routes?.length ?? 0) > 0
  );
}
