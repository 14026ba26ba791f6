import type {ReactNode} from 'react';

import Page from './Page';
import type {PageModel} from '@site/src/plugins/api-reference/models';

const bodies = import.meta.webpackContext('@reference-bodies', {regExp: /\.json$/u, mode: 'lazy'});

/** The dev server has no finished pages. */
export function drawn(): ReactNode {
  return undefined;
}

/** In the dev server each page is drawn in the browser, from a chunk of its own. */
export async function load(id: string): Promise<ReactNode> {
  const model = (await bodies(`./${id}.json`)) as PageModel | {default: PageModel};
  return <Page {...('default' in model ? model.default : model)} />;
}
