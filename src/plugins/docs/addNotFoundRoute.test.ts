import {addNotFoundRoute} from './addNotFoundRoute';

const page = (path: string, sidebar?: string): {path: string; component: string; exact: true} => ({
  path,
  component: 'Page',
  exact: true,
  ...(sidebar === undefined ? {} : {sidebar}),
});

const nested = (pages: object[]): never =>
  ({
    path: '/de/docs',
    component: 'Docs',
    routes: [{path: '/de/docs', component: 'Version', routes: [{path: '/de/docs', component: 'Root', routes: pages}]}],
  }) as never;

it('adds the page next to the others, with their sidebar', () => {
  const start = page('/de/docs/start', 'docs');
  expect(addNotFoundRoute(nested([page('/de/docs'), start]), 'NotFound')).toEqual(
    nested([page('/de/docs'), start, {path: '/de/docs/404.html', component: 'NotFound', exact: true, sidebar: 'docs'}]),
  );
});

it('adds the page to the innermost layout, if tag pages are next to it', () => {
  const tags = page('/docs/tags');
  const layout = {path: '/docs', component: 'Root', routes: [page('/docs/start', 'docs')]};
  const version = {path: '/docs', component: 'Version', routes: [tags, layout]};
  const missing = {path: '/docs/404.html', component: 'NotFound', exact: true, sidebar: 'docs'};
  expect(addNotFoundRoute(version, 'NotFound')).toEqual({
    ...version,
    routes: [tags, {...layout, routes: [...layout.routes, missing]}],
  });
});

it('fails if the routes are not nested as expected', () => {
  expect(() => addNotFoundRoute({path: '/docs', component: 'Docs', routes: []}, 'NotFound')).toThrow(
    /"\/docs" has no/u,
  );
});
