import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * Whether the current address leads to no page: it matches only the route that
 * takes everything, or a frame (such as that of the documentation) without a
 * page inside. Gives the same answer for `404.html`, as the build renders it,
 * and for the address that it is served under.
 */
export function useIsNotFound(): boolean {
  const {pathname} = useLocation();
  const last = matchRoutes(routes, pathname).at(-1)?.route;
  return last === undefined || last.path === '*' || (last.routes?.length ?? 0) > 0;
}
