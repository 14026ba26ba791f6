import type {RouteConfig} from '@docusaurus/types';

/**
 * Adds `<base>/404.html` to the routes of a docs instance, next to its pages: in the
 * innermost layout, with the sidebar of the first page that has one.
 *
 * @param route the outermost layout, with the path of the docs instance
 * @param component the module of the page
 */
export function addNotFoundRoute(route: RouteConfig, component: string): RouteConfig {
  const path = `${route.path.replace(/\/$/u, '')}/404.html`;
  const addTo = ({routes = [], ...layout}: RouteConfig): RouteConfig => {
    const index = routes.findIndex((inner) => inner.routes !== undefined);
    const inner = routes[index];
    if (inner) {
      return {...layout, routes: routes.with(index, addTo(inner))};
    }
    const sidebar = routes.find((page) => page.sidebar !== undefined)?.sidebar as string | undefined;
    return {...layout, routes: [...routes, {path, component, exact: true, ...(sidebar !== undefined && {sidebar})}]};
  };
  return addTo(route);
}
