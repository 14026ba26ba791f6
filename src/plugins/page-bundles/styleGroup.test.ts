import {styleGroup} from './styleGroup';

it.each([
  ['/site/src/components/api/body/Fields/styles.module.css', 'reference'],
  ['/site/src/components/api-changelog/Change/styles.module.css', 'reference'],
  ['/site/src/components/home/Scene/styles.module.css', 'marketing'],
  ['C:\\site\\src\\components\\pricing\\Calculator\\styles.module.css', 'marketing'],
  ['/site/src/components/blog/PostCard/styles.module.css', 'blog'],
  ['/site/src/components/styleguide/styles.module.css', 'marketing'],
  ['/site/src/components/ui/MethodBadge/styles.module.css', undefined],
  ['/site/src/components/mdx/Endpoint/styles.module.css', undefined],
  ['/site/src/components/mdx/api/styles.module.css', undefined],
  ['/site/src/theme/TOC/styles.module.css', undefined],
  ['/site/src/css/blog/base.css', undefined],
])('puts %s into %s', (resource, group) => {
  expect(styleGroup(resource)).toBe(group);
});
