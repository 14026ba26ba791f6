import {layoutOf, partOf} from './layouts';

it.each([
  ['/docs', 'docs'],
  ['/api/emails/send-email', 'docs'],
  ['/guides/', 'docs'],
  ['/docs/indexsd', 'external'],
  ['/docs/indexsd-two', 'docs'],
  ['/', 'web'],
  ['/apis', 'web'],
  ['/blog/docs', 'web'],
])('%s has the layout %s', (path, layout) => {
  expect(layoutOf(path)).toBe(layout);
});

it.each([
  ['/docs/nope/deeper', '/docs'],
  ['/api', '/api'],
  ['/apis', '/'],
  ['/nope', '/'],
])('%s is in %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});
