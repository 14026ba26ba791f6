import sidebars from '../../../sidebars';
import {checkSidebars} from './checkSidebars';

it('refuses generated pages of categories', () => {
  expect(() => checkSidebars(sidebars, 'sidebars.ts')).not.toThrow();
  const category = {type: 'category', label: 'Cards', link: {type: 'generated-index'}, items: []};
  expect(() => checkSidebars({docs: [category]}, 'sidebars.ts')).toThrow('sidebars.ts: a category has a link');
});
