import {readFileSync} from 'node:fs';

import postcss from 'postcss';

import withoutUnusedInfima, {unusedClasses} from './withoutUnusedInfima';

const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');

const lean = (css: string, from: string): string => postcss([withoutUnusedInfima()]).process(css, {from}).css;

it('removes selectors that no page uses, and keeps the rest of a list', () => {
  const css = '.button { color: red }\n.hero__title, .menu { color: blue }\n.navbar { top: 0 }';
  expect(lean(css, '/x/infima/default.css').trim()).toBe('.menu { color: blue }\n.navbar { top: 0 }');
});

it('keeps other styles', () => {
  expect(lean('.button { color: red }', '/x/src/css/base.css')).toBe('.button { color: red }');
});

it('lists the classes that lose their styles', () => {
  const found = unusedClasses(infima);
  expect(found).toContain('button--outline');
  expect(found).toContain('navbar__toggle');
  for (const used of [
    'navbar',
    'pagination-nav',
    'pagination-nav__link',
    'table-of-contents__link',
    'menu__list',
    'alert--danger',
  ]) {
    expect(found).not.toContain(used);
  }
});
