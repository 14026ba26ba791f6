import {titleOf} from './fence';

it.each([
  [`title="send.mjs"`, 'send.mjs'],
  [`title='send.mjs' {1}`, 'send.mjs'],
  [`showLineNumbers title="It's here"`, "It's here"],
  [`title=send.mjs`, undefined],
  [`subtitle="x"`, undefined],
])('reads the title in %s', (meta, title) => {
  expect(titleOf(meta)).toBe(title);
});
