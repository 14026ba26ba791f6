/** Checks the names in a generated client: `tsx names.ts <file or directory>`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@packages/files';

/** Names that a generator invents if the spec has none, or if two things in the spec have the same one. */
const madeUp = /\d$|AllOf|AnyOf|OneOf|Inner/u;

/** Orval's name for the type of a response, such as `sendEmailResponse202`. */
const byStatus = /Response[1-5]\d\d$/u;

/** The names that a TypeScript module exports; in other languages, a file has the name of its class. */
function namesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const exported = /^export (?:type|interface|const|enum|class|(?:async )?function) (\w+)/gmu;
  return file.endsWith('.ts') ? [...code.matchAll(exported)].map(([, name = '']) => name) : [path.parse(file).name];
}

void filesBelow(path.resolve(process.argv[2] ?? '')).then((files) => {
  const names = files.flatMap(namesIn);
  const errors = [
    ...(names.length === 0 ? ["It didn't write any files."] : []),
    ...names
      .filter((name) => madeUp.test(name) && !byStatus.test(name))
      .map((name) => `No developer would choose the name ${name}.`),
  ];
  errors.forEach((error) => console.error(error));
  process.exitCode = errors.length > 0 ? 1 : 0;
});
