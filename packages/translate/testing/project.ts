import type {Project} from '../project';
import {quotes} from '../typography';

/** The site of a bookshop, with one page that moved. */
export const bookshop: Project = {
  name: 'Bookshop',
  locales: ['de', 'fr', 'uk'],
  pages: [
    {area: 'docs', dir: 'docs', target: 'docs'},
    {area: 'blog', dir: 'blog', target: 'blog', hasPosts: true},
  ],
  ignore: ['**/README.md'],
  readPage: (page) => Promise.resolve({text: page, translationKey: /^translationKey: (.*)$/mu.exec(page)?.[1]}),
  strings: [{area: 'ui', file: 'code.json', texts: [{key: 'cart', english: 'Cart', source: 'src/cart.tsx'}]}],
  typography: {de: [{wrong: /"/u, expected: 'the quotation marks of the language'}, quotes('„“')]},
  stringErrors: (text) => (text.includes('SALE') ? ['"SALE" is out of date'] : []),
  currentPath: (href) => href.replace('/docs/events', '/docs/webhooks/events'),
};
