import type {ReactNode} from 'react';

import Page from './Page';
import type {PageModel} from '@site/src/plugins/api-reference/models';

const bodies = import.meta.webpackContext('@reference-bodies', {regExp: /\.json$/u});

/** The build has what every page says, and draws it. */
export function drawn(id: string): ReactNode {
  return <Page {...(bodies(`./${id}.json`) as PageModel)} />;
}

/** The build draws pages at once. */
export async function load(id: string): Promise<ReactNode> {
  return Promise.resolve(drawn(id));
}
