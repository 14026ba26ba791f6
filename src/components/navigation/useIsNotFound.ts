import {matchPath, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

/** What this needs to know of a route of the router. */
interface Route {
  path?: string | string[];
  exact?: boolean;
  strict?: boolean;
  routes?: Route[];
}

/** The innermost route that an address leads to, as the router would find it. */
function innermostRoute(candidates: readonly Route[], pathname: string): Route | undefined {
  const route = candidates.find(({path, exact, strict}) => matchPath(pathname, {path, exact, strict}));
  return (route?.routes && innermostRoute(route.routes, pathname)) ?? route;
}

/**
 * Whether the current address leads to no page: it matches only the route that
 * takes everything, or a frame (such as that of the documentation) without a
 * page inside. Gives the same answer for `404.html`, as the build renders it,
 * and for the address that it is served under.
 */
export function useIsNotFound(): boolean {
  const {pathname} = useLocation();
  const route = innermostRoute(routes, pathname);
  return (
    route === undefined ||
    route.path === '*' ||
    String(route.path).endsWith('/404.html') ||
    (route.routes?.length ?? 0) > 0
  );
}
