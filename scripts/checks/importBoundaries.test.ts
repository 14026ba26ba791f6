import {Linter} from 'eslint';

import {importBoundaries} from './importBoundaries.mjs';

/** The messages of the import boundaries for one line of code in a file. */
function messages(filename: string, code: string): string[] {
  const everyFile = {files: ['**/*.{ts,tsx}']};
  return new Linter().verify(code, [everyFile, ...importBoundaries], {filename}).map(({message}) => message);
}

it.each([
  ['src/lib/x.ts', "import 'react';", 'src/lib and src/data are pure'],
  ['src/lib/x.ts', "import 'node:fs';", 'src/lib and src/data are pure'],
  ['src/data/x.ts', "import '@docusaurus/Link';", 'src/lib and src/data are pure'],
  ['src/openapi/x.ts', "import 'react';", 'src/openapi is a library'],
  ['src/openapi/x.ts', "import '../plugins/x';", 'src/openapi is a library'],
  ['src/components/ui/x.tsx', "import 'node:fs';", 'Components run in the browser'],
  ['src/components/home/x.tsx', "import 'node:fs';", 'Components run in the browser'],
  ['src/pages/x.tsx', "import '../../scripts/x';", 'Components run in the browser'],
  ['src/plugins/x/index.ts', "import '../../components/ui/Logo';", 'Plugins and configuration name components'],
  ['scripts/x.ts', "import '../src/components/ui/Logo';", 'Scripts work on files'],
])('%s must not %s', (file, code, message) => {
  expect(messages(file, code)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['src/lib/x.ts', "import '../config/locales';"],
  ['src/components/x.tsx', "import 'react';"],
  ['src/components/home/x.tsx', "import '@site/src/components/pricing/BundleCards';"],
  ['src/components/api-changelog/X/index.tsx', "import '../../api/ApiItem';"],
  ['src/components/api/body/x.tsx', "import '@site/src/components/mdx/EventTable';"],
  ['src/components/navigation/x.tsx', "import '@site/src/plugins/blog/types';"],
  ['src/components/navigation/x.tsx', "import '../../lib/calculator';"],
  ['src/pages/x.tsx', "import '@site/src/components/home/Hero';"],
  ['src/plugins/x/index.ts', "import 'node:fs';"],
])('%s may %s', (file, code) => {
  expect(messages(file, code)).toEqual([]);
});
