import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../config/currentLocale';
import {specFile} from '../../config/reference';
import {factFiles} from './sources';

/** Where authors write. Docusaurus wants every rule for pages to say where it applies. */
const rooms = ['docs', 'guides', 'blog', 'i18n', path.join('src', 'pages')];

/**
 * Tells the bundler which samples, facts and description a page is made of.
 * Resolving them is the work of `remarkAuthorComponents`.
 */
export default function authorComponents({siteDir}: LoadContext): Plugin {
  return {
    name: 'author-components',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/iu,
            include: rooms.map((room) => path.join(siteDir, room)),
            enforce: 'pre',
            loader: path.join(siteDir, 'src', 'plugins', 'author-components', 'dependencies.mjs'),
            options: {siteDir, descriptionFile: specFile(currentLocale()), factFiles},
          },
        ],
      },
    }),
  };
}
