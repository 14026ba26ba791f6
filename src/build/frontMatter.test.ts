import {parseFrontMatter} from './frontMatter';

it.each([
  ['a colon', 'title: Retry: how', 'docs/a.mdx:2: The front matter cannot be read .* Put quotes around'],
  ['a tab', 'title: A\nlast_update:\n\tdate: 2026-01-01', 'docs/a.mdx:4: .* Indent with spaces instead of tabs'],
])('names the line and the remedy for %s in the front matter', async (_what, yaml, message) => {
  const page = {filePath: 'docs/a.mdx', fileContent: `---\n${yaml}\n---\n\nText.\n`};
  await expect(parseFrontMatter(page)).rejects.toThrow(new RegExp(message, 'u'));
});
