import {sourceHash} from './hashes';

it.each([
  ['lines that are wrapped elsewhere', 'One two\nthree.', 'One two three.\n'],
  ['indentation and runs of spaces', '  One   two ', 'One two'],
  ['several empty lines', 'One.\n\n\n \nTwo.', 'One.\n\nTwo.'],
  ['line breaks of another system', 'One\r\ntwo.\r\n\r\nThree.', 'One two.\n\nThree.'],
  ['where links of the site lead', 'See [one](/docs/a#b), <Link to="/a">', 'See [one](/guides/c), <Link to="/b/c">'],
  ['composed and decomposed letters', 'Stra\u00dfe u\u0308ber', 'Stra\u00dfe \u00fcber'],
])('does not mind %s', (_name, text, same) => {
  expect(sourceHash(text)).toBe(sourceHash(same));
});

it.each([
  ['a word', 'One two', 'One three'],
  ['a sign', 'One two.', 'One two'],
  ['a new paragraph', 'One. Two.', 'One.\n\nTwo.'],
  ['a link to another site', '[One](https://a.example)', '[One](https://b.example)'],
  ['the text of a link', '[One](/docs/a)', '[Two](/docs/a)'],
  ['a capital letter', 'api', 'API'],
])('notices %s', (_name, text, other) => {
  expect(sourceHash(text)).not.toBe(sourceHash(other));
});
