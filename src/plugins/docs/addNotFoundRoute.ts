import type {RouteConfig} from '@docusaurus/types';

/** The name that hosts look for. */
export const notFoundFile = '404.html';

/**
 * Adds `<base>/404.html` to the routes of a documentation, beside its pages: in
 * the innermost frame, with the sidebar of the first page that has one.
 *
 * @param route the outermost frame, with the path of the documentation
 * @param component the module of the page
 * @throws Error where the frame holds no pages: Docusaurus builds its routes differently then
 */
export function addNotFoundRoute(route: RouteConfig, component: string): RouteConfig {
  const path = `${route.path.replace(/\/$/u, '')}/${notFoundFile}`;
  const add = (frame: RouteConfig): RouteConfig | undefined => {
    const routes = frame.routes ?? [];
    if (routes.some(({exact}) => exact === true)) {
      const sidebar: unknown = routes.find((page) => page.sidebar !== undefined)?.sidebar;
      const page: RouteConfig = {path, component, exact: true, ...(sidebar === undefined ? {} : {sidebar})};
      return {...frame, routes: [...routes, page]};
    }
    for (const [index, inner] of routes.entries()) {
      const changed = add(inner);
      if (changed) {
        return {...frame, routes: routes.with(index, changed)};
      }
    }
    return undefined;
  };
  const changed = add(route);
  if (!changed) {
    throw new Error(
      `docs plugin: the route "${route.path}" has no pages inside. Docusaurus may nest its routes differently now: adapt addNotFoundRoute.`,
    );
  }
  return changed;
}
