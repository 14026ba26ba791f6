import type {RouteConfig} from '@docusaurus/types';

/**
 * Adds `<base>/404.html` to the routes of a docs instance, next to its pages: in the
 * innermost layout, with the sidebar of the first page that has one.
 *
 * @param route the outermost layout, with the path of the docs instance
 * @param component the module of the page
 * @throws Error if the layout contains no pages, because Docusaurus nests its routes differently
 */
export function addNotFoundRoute(route: RouteConfig, component: string): RouteConfig {
  const path = `${route.path.replace(/\/$/u, '')}/404.html`;
  const add = (layout: RouteConfig): RouteConfig | undefined => {
    const routes = layout.routes ?? [];
    // Tag pages are next to the innermost layout.
    for (const [index, inner] of routes.entries()) {
      const changed = add(inner);
      if (changed) {
        return {...layout, routes: routes.with(index, changed)};
      }
    }
    if (!routes.some(({exact}) => exact === true)) {
      return undefined;
    }
    const sidebar: unknown = routes.find((page) => page.sidebar !== undefined)?.sidebar;
    const page: RouteConfig = {path, component, exact: true, ...(sidebar === undefined ? {} : {sidebar})};
    return {...layout, routes: [...routes, page]};
  };
  const changed = add(route);
  if (!changed) {
    throw new Error(
      `docs plugin: the route "${route.path}" has no pages inside. Docusaurus may nest its routes differently now: adapt addNotFoundRoute.`,
    );
  }
  return changed;
}
