import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import mapValues from 'lodash/mapValues';

import type {AuthorComponents} from '../../build/jsx';

/** The directories with pages by authors. Docusaurus requires rules for MDX to list theirs. */
const directories = ['docs', 'guides', 'blog', 'i18n', path.join('src', 'pages')];

/**
 * Registers the samples that a page contains with the bundler, and what its components show.
 * `remarkAuthorComponents` resolves them.
 */
export default function authorComponents({siteDir}: LoadContext, {components}: {components: AuthorComponents}): Plugin {
  return {
    name: 'author-components',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/iu,
            include: directories.map((directory) => path.join(siteDir, directory)),
            enforce: 'pre',
            loader: path.join(__dirname, 'dependencies.mjs'),
            options: {siteDir, components: mapValues(components, ({reads}) => reads ?? [])},
          },
        ],
      },
    }),
  };
}
