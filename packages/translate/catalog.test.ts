import {isPage} from './catalog';

it.each(['docs/plain.md', 'docs/webhooks/index.mdx', 'docs/x/_parts/shared.mdx', 'blog/2026-11-21-x/index.md'])(
  'tracks the translations of %s',
  (file) => expect(isPage(file)).toBe(true),
);

it.each(['docs/README.md', 'README.md', 'guides/_samples/readme.mdx', 'docs/img/flow.svg', 'src/pages/index.tsx'])(
  'does not track %s',
  (file) => expect(isPage(file)).toBe(false),
);
