import ComponentCreator from '@docusaurus/ComponentCreator';
import type {ComponentType, ReactNode} from 'react';

import type {Route} from './useRoute';
import {announcePages, partOf, registerLazyPages} from '@site/src/lib/lazyPages';

/** What the router gives a page. */
interface PageProps {
  location: {pathname: string};
}

/** A page's component as Docusaurus makes it. */
type PageComponent = ComponentType<PageProps> & {preload: () => Promise<unknown>};

/** A page's route as Docusaurus generates it. */
interface PageRoute extends Route {
  path: string;
  component: PageComponent;
}

/** Loads one part. */
export type LoadPart = () => Promise<{default: readonly PageRoute[]}>;

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/u, '');

/**
 * One route for all pages below an address, in the browser; their own come in
 * parts (see src/plugins/lazy-routes). Docusaurus has a route's component
 * preload before it shows the page, at the start and on each navigation; that
 * is when the part with the page is fetched.
 *
 * @param base the address, such as `/de/blog`
 */
export default function lazyRoute(
  base: string,
  parts: readonly LoadPart[],
): Route & {component: ComponentType<PageProps>} {
  const pages = new Map<string, PageRoute>();
  const missing = ComponentCreator('*', '') as unknown as PageComponent;
  const pageAt = (pathname: string): PageRoute | undefined => pages.get(withoutSlash(pathname));

  async function preload(pathname: string): Promise<void> {
    if (!pageAt(pathname)) {
      const load = parts[partOf(withoutSlash(pathname), parts.length)];
      for (const route of (await load?.())?.default ?? []) {
        pages.set(route.path, route);
      }
      announcePages();
    }
    await (pageAt(pathname)?.component ?? missing).preload();
  }

  function LazyPage(props: PageProps): ReactNode {
    const Page = pageAt(props.location.pathname)?.component ?? missing;
    return <Page {...props} />;
  }
  registerLazyPages(base, preload);
  return {
    // As the build writes addresses: what is written in another way is no page.
    path: `${base}/:page([a-z0-9/-]+)`,
    exact: true,
    pageAt,
    // By then the browser's address is that of the page which is asked for.
    component: Object.assign(LazyPage, {preload: async () => preload(window.location.pathname)}),
  };
}
