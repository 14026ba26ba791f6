import {errorAdvice, lastSection, llmsIndex} from './llms';

it('lists pages in the format of the llms.txt proposal', () => {
  const page = {url: 'https://mailwren.example/pricing.md', title: 'Pricing', description: 'Prepaid credits.'};
  const link = {url: 'https://mailwren.example/de/llms.txt', title: 'Deutsch'};
  const sections = [
    {title: 'Product', links: [page]},
    {title: 'Languages', links: [link]},
  ];
  expect(llmsIndex({brand: 'Mailwren', summary: 'Sends email.', files: '## Files\n\n- a\n', sections})).toBe(
    [
      '# Mailwren\n\n> Sends email.\n\n## Files\n\n- a\n',
      '## Product\n\n- [Pricing](https://mailwren.example/pricing.md): Prepaid credits.\n',
      '## Languages\n\n- [Deutsch](https://mailwren.example/de/llms.txt)\n',
    ].join('\n'),
  );
});

it('finds the last section of an export', () => {
  expect(lastSection('# A\n\n## B\n\nb\n\n## C\n\nc\n')).toBe('## C\n\nc\n');
});

describe('errorAdvice', () => {
  const section = (fix: string): string =>
    `# 404\n\n## \`not_found\`\n\n**Bedeutung.** Fehlt.\n\n**Ursachen.**\n\n- Falsche ID.\n\n**Beispiel.**\n\n\`\`\`json\n{}\n\`\`\`\n\n${fix}**Wiederholen.** Nein.\n\n## Weiter\n`;

  it('reads the causes and the fix of a code in any language', () => {
    expect(
      errorAdvice(section('**Lösung.** Prüfen.\n\nUnd nochmal.\n\n'), '/docs/errors/not-found', 'not_found'),
    ).toEqual({
      causes: '- Falsche ID.',
      fix: 'Prüfen.\n\nUnd nochmal.',
    });
  });

  it.each([
    ['a section without a fix', section(''), 4],
    ['a page without the section', '# 404\n', 0],
  ])('names %s', (_case, markdown, parts) => {
    expect(() => errorAdvice(markdown, '/docs/errors/not-found', 'not_found')).toThrow(
      `/docs/errors/not-found: the section "not_found" must have five paragraphs that begin in bold (Meaning, Causes, Example, Fix, Retry), but has ${parts}.`,
    );
  });
});
