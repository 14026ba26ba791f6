import postcss from 'postcss';

import withoutUnusedInfima from './withoutUnusedInfima';

const lean = (css: string, from: string): string => postcss([withoutUnusedInfima()]).process(css, {from}).css;

it('removes selectors that no page uses from Infima, and keeps the rest of a list and other styles', () => {
  const css =
    '.button { color: red }\n.hero__title, .menu { color: blue }\n.navbar { top: 0 }\n.pagination-nav { top: 0 }';
  const kept = '.menu { color: blue }\n.navbar { top: 0 }\n.pagination-nav { top: 0 }';
  expect(lean(css, '/x/infima/default.css').trim()).toBe(kept);
  expect(lean(css, '/x/src/css/base.css')).toBe(css);
});
