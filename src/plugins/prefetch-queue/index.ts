import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Lets the pages that links lead to be fetched a few at a time; see `client.ts`. */
export default function prefetchQueue(): Plugin {
  return {
    name: 'prefetch-queue',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
