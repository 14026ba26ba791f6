import {decodeText, plainText} from './text';

it('reads files from Windows editors', () => {
  expect(decodeText(Buffer.from('\uFEFF---\r\ntitle: Größe\r\n---\r\n'), 'a.mdx')).toBe('---\ntitle: Größe\n---\n');
  expect(plainText('\uFEFFa\r\n\r\nb\rc')).toBe('a\n\nb\rc');
});

it('accepts the replacement character in a text, and headings and quotes of Markdown', () => {
  expect(decodeText(Buffer.from('A\n=======\n> > b'), 'a.mdx')).toBe('A\n=======\n> > b');
  expect(decodeText(Buffer.from('a \uFFFD b'), 'a.mdx')).toBe('a \uFFFD b');
});

it.each([
  ['UTF-16 with a mark', Buffer.from('\uFEFFtitle', 'utf16le'), 'a.mdx:1: Expected UTF-8, found UTF-16.'],
  ['UTF-16 without a mark', Buffer.from('title', 'utf16le'), 'found UTF-16. Save the file as UTF-8.'],
  ['a NUL character', Buffer.from('one\nt\0o'), 'a.mdx:2: There is an invisible character here'],
  ['a space without width', Buffer.from('one\nt\u200Bo'), 'a.mdx:2: There is an invisible character here'],
  ['Latin-1', Buffer.from('one\ntwo\nGröße', 'latin1'), 'a.mdx:3: Expected UTF-8, found Latin-1'],
  [
    'a conflict',
    Buffer.from('a\r\n<<<<<<< HEAD\r\nb\r\n=======\r\n>>>>>>> x\r\n'),
    'a.mdx:2: A merge conflict is not resolved: lines 2 to 5.',
  ],
  ['an indented conflict', Buffer.from('a: |\n  <<<<<<< HEAD\n  b\n  >>>>>>> x\n'), 'not resolved: lines 2 to 4.'],
  ['half a conflict', Buffer.from('a\n>>>>>>> x\n'), 'not resolved: line 2.'],
  [
    'a bidirectional control',
    Buffer.from('a\nb\u2067c'),
    'a.mdx:2: An invisible character here changes the text direction',
  ],
  ['a byte order mark inside', Buffer.from('\uFEFFa\n\uFEFFb'), 'a.mdx:2: There is an invisible character here'],
])('rejects %s, and reports the file and line', (_what, bytes, message) => {
  expect(() => decodeText(bytes, 'a.mdx')).toThrow(message);
});
