import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {remarkEnglishLinks} from './remarkEnglishLinks';

const read = (text: string): Promise<unknown> =>
  unified().use(remarkParse).use(remarkMdx).use(remarkEnglishLinks).use(remarkStringify).process(text);

it.each([
  ['a link', 'One\n\n[Prices](/de/preise#faq)', '3:1-3:25'],
  ['a definition', '[Prices][p]\n\n[p]: /preise#faq', '3:1-3:17'],
  ['a picture that is a link', '[![x](/img/logo.svg)](/de/pricing#faq)', '1:1-1:39'],
  ['an element', '<Card to="/fr/tarifs#faq">x</Card>', '1:1-1:35'],
  ['an anchor within text', 'See <a href="/tarifs#faq">x</a>', '1:5-1:32'],
])('rejects a localized path in %s, and says what to write', async (_name, text, position) => {
  await expect(read(text)).rejects.toMatchObject({
    message: expect.stringContaining('Write "/pricing#faq"') as string,
    name: position,
  });
});

it.each([
  '[a](/pricing#faq)',
  '[a](./quickstart.mdx)',
  '[a](https://a.example/de/)',
  '<Card to={target} />',
  '<A title="/de/"/>',
])('accepts %s', async (text) => {
  await expect(read(text)).resolves.toBeDefined();
});

it('ignores the attributes of directives', () => {
  const fail = jest.fn<never, [string]>();
  const tip = {type: 'containerDirective', attributes: {href: '/de/preise'}};
  remarkEnglishLinks()({type: 'root', children: [tip]} as never, {fail} as never);
  expect(fail).not.toHaveBeenCalled();
});
