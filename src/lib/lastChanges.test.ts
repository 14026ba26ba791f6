import {parseLastChanges} from './lastChanges';

it('takes the newest change of each file', () => {
  const log = '\x001700000100\n\ndocs/a.mdx\ndocs/ž.mdx\n\n\x001700000000\n\ndocs/a.mdx\nguides/b.mdx\n';
  expect([...parseLastChanges(log)]).toEqual([
    ['docs/a.mdx', 1_700_000_100_000],
    ['docs/ž.mdx', 1_700_000_100_000],
    ['guides/b.mdx', 1_700_000_000_000],
  ]);
});

it('takes an empty history', () => {
  expect(parseLastChanges('').size).toBe(0);
});
