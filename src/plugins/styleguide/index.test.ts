import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import styleguide from './index';

/** The paths that the plugin adds in an environment. */
async function addedPaths(environment: string): Promise<string[]> {
  const before = process.env.NODE_ENV;
  const paths: string[] = [];
  const actions = {addRoute: ({path}: {path: string}) => paths.push(path)} as unknown as PluginContentLoadedActions;
  Object.assign(process.env, {NODE_ENV: environment});
  await styleguide({baseUrl: '/de/'} as LoadContext).contentLoaded?.({content: undefined, actions});
  Object.assign(process.env, {NODE_ENV: before});
  return paths;
}

test('the styleguide is a page of the dev server and of no build', async () => {
  expect(await addedPaths('development')).toEqual(['/de/styleguide']);
  expect(await addedPaths('production')).toEqual([]);
});
