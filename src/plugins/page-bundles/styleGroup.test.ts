import {styleGroup} from './styleGroup';

it.each([
  ['/site/src/components/api/body/Fields/styles.module.css', 'reference'],
  ['/site/src/components/api-changelog/Change/styles.module.css', 'reference'],
  ['/site/src/components/home/Scene/styles.module.css', 'marketing'],
  ['C:\\site\\src\\components\\pricing\\Calculator\\styles.module.css', 'marketing'],
  ['/site/src/components/blog/PostCard/styles.module.css', 'blog'],
  ['/site/src/components/api/EventTable/styles.module.css', undefined],
  ['/site/src/components/api/tables.module.css', undefined],
  ['/site/src/components/ui/Button/styles.module.css', undefined],
  ['/site/src/theme/TOC/styles.module.css', undefined],
  ['/site/src/css/blog/base.css', undefined],
])('puts %s into %s', (resource, group) => {
  expect(styleGroup(resource)).toBe(group);
});
