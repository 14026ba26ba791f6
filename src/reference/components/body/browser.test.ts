import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The file of an import, if it is in this repository. */
function resolve(from: string, specifier: string): string | undefined {
  const target = specifier.startsWith('.')
    ? path.join(path.dirname(from), specifier)
    : specifier.replace(/^@site\//u, '').replace(/^@theme\//u, 'src/theme/');
  return ['', '.tsx', '.ts', '/index.tsx', '/index.ts']
    .map((ending) => target + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The stylesheets that a module imports, directly or indirectly. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    const code = file.endsWith('.css') ? '' : readFileSync(file, 'utf8').replace(/^import type [^;]*;/gmu, '');
    for (const [, specifier = ''] of code.matchAll(/(?:from|^import) '([^']+)';/gmu)) {
      const imported = resolve(file, specifier);
      if (imported !== undefined) {
        stylesOf(imported, seen);
      }
    }
  }
  return new Set([...seen].filter((one) => one.endsWith('.css')).sort());
}

it('contains the styles of every component in a body', () => {
  const styles = stylesOf('src/reference/components/body/Page.tsx');
  expect(styles.size).toBeGreaterThan(5);
  expect(stylesOf('src/reference/components/body/browser.ts')).toEqual(styles);
});
