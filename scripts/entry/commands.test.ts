import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('README.md lists every command, and no other', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const listed = [...read('README.md').matchAll(/(?:^|`)npm (?:run ([a-z][a-z\d:]*)|(start|test))/gmu)].map(
    ([, name, short]) => name ?? short,
  );
  expect([...new Set(listed)].sort()).toEqual(Object.keys(scripts).sort());
});
