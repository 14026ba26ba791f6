import {readdirSync} from 'node:fs';
import path from 'node:path';

import rooms from './rooms.json';
import {styleGroup} from './styleGroup';

it.each([
  ['/site/src/components/api/body/Fields/styles.module.css', 'reference'],
  ['/site/src/components/api-changelog/Change/styles.module.css', 'reference'],
  ['/site/src/components/home/Scene/styles.module.css', 'marketing'],
  ['C:\\site\\src\\components\\pricing\\Calculator\\styles.module.css', 'marketing'],
  ['/site/src/components/blog/PostCard/styles.module.css', 'blog'],
  ['/site/src/components/ui/MethodBadge/styles.module.css', undefined],
  ['/site/src/components/mdx/Endpoint/styles.module.css', undefined],
  ['/site/src/components/mdx/api/styles.module.css', undefined],
  ['/site/src/theme/TOC/styles.module.css', undefined],
  ['/site/src/css/blog/base.css', undefined],
])('puts %s into %s', (resource, group) => {
  expect(styleGroup(resource)).toBe(group);
});

it.each(Object.entries(rooms).flatMap(([group, names]) => names.map((room) => [room, group])))(
  'knows the sheets of the room %s by its name',
  (room, group) => {
    const folder = path.join(import.meta.dirname, '..', '..', 'components', room);
    const sheets = readdirSync(folder, {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.css'));
    expect(new Set(sheets.map((sheet) => styleGroup(path.join(folder, sheet))))).toEqual(new Set([group]));
  },
);
