import {useRoute} from './useRoute';

/**
 * Whether the current address leads to no page: it matches only the route that
 * takes everything, or a frame (such as that of the documentation) without a
 * page inside. Gives the same answer for `404.html`, as the build renders it,
 * and for the address that it is served under.
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
