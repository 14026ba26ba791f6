import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The commands that the tables and the first lines of a README name, sorted. */
function commandsNamed(readme: string): string[] {
  const named = [...readme.matchAll(/^(?:\| `)?npm (?:run )?([a-z][a-z:]*)(?=`| +#)/gmu)].map(
    ([, command = '']) => command,
  );
  return [...new Set(named)].sort();
}

it('README.md names every command, and no other', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  expect(commandsNamed(read('README.md'))).toEqual(Object.keys(scripts).sort());
});

it('finds commands in tables and in blocks', () => {
  expect(commandsNamed('npm test   # all\n\n| `npm run api:lint` | x |\n| `npm start` | `npm run other` |\n')).toEqual([
    'api:lint',
    'start',
    'test',
  ]);
});
