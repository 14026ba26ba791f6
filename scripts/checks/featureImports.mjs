import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/**
 * Two ESLint rules about imports between the files of this repository. `between-features`: each directory of a feature
 * imports only general directories, so that a feature can be read and changed alone. `no-cycle`: no module imports
 * itself through others.
 */

/** The directories that every feature may import. */
const general = ['src/config', 'src/config/docusaurus', 'src/data', 'src/lib', 'src/build', 'src/components/ui'];

/** Where features are combined: these import anything in `src`. */
const composition = ['src/config/docusaurus', 'src/pages', 'src/preset', 'src/theme', '.'];

/** The directories that each directory that is not a feature may import. */
const allowed = {
  'src/config': [],
  'src/data': ['src/config'],
  'src/lib': ['src/config', 'src/data'],
  'src/build': ['src/config', 'src/config/docusaurus', 'src/data', 'src/lib'],
  'src/components/ui': ['src/config', 'src/data', 'src/lib'],
};

/** The packages that every package may import, and others that some need: examples are validated like requests. */
const generalPackages = ['packages/openapi', 'packages/files'];
const otherPackages = {
  'packages/lint': ['packages/sandbox'],
  'packages/run-samples': ['packages/samples', 'packages/sandbox'],
};

/** The area of a file: a feature, a plugin, a package, a general directory, or the root of the repository. */
const areaOf = (file) =>
  /^(?:packages\/[^/]+|scripts|src\/(?:(?:components|plugins)\/[^/]+|config\/docusaurus|[^/]+))(?=\/)/u.exec(
    file,
  )?.[0] ?? '.';

/** The path that an import leads to, from the root of the repository; undefined for packages from the registry. */
function targetOf(file, specifier) {
  const [, base] = /^@(?:site|(?=packages))\/?(.*)$/u.exec(specifier) ?? [];
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : base;
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** The file for a path without an extension; undefined if it isn't a code file. */
const fileOf = (target, root) =>
  endings
    .map((ending) => `${target}${ending}`)
    .find((file) => /\.(?:tsx?|mjs)$/u.test(file) && existsSync(path.join(root, file)));

/** Whether scripts may import a file of a feature: its index, or that of a directory in it. */
const isIndex = (file = '') => /^src\/[^/]+\/(?:[^/]+\/)?index\.ts$/u.test(file);

/** The error in an import; undefined if it is allowed. */
function featureProblem(file, target, root) {
  const [from, to] = [areaOf(file), areaOf(`${target}/`)];
  if (from.startsWith('packages/')) {
    const may = [from, ...generalPackages, ...(otherPackages[from] ?? [])];
    return may.includes(to)
      ? undefined
      : `${from} must not import ${to}, only ${may.slice(1).join(', ')}: move what multiple packages need there, or pass it as an argument.`;
  }
  const isSource = from.startsWith('src/');
  if (from === to || !/^(?:src|scripts)\b/u.test(to) || (from === 'scripts' && general.includes(to))) {
    return undefined;
  }
  if (to === 'scripts') {
    return from === '.' ? undefined : `${from} must not import scripts: move what both need to src/build or a package.`;
  }
  if (from === 'scripts') {
    return composition.includes(to) || isIndex(fileOf(target, root)) || /\.json$/u.test(target)
      ? undefined
      : `Scripts import only the index of a feature: export this from ${to}/index.ts.`;
  }
  const may = allowed[from] ?? general;
  return !isSource || composition.includes(from) || may.includes(to)
    ? undefined
    : `${from} must not import ${to}, only ${may.join(', ') || 'settings'} and packages. Move what both need there, or pass it as an argument from src/pages, src/theme, src/preset or src/config/docusaurus.`;
}

/** Reports a problem with each import of a file. */
const importRule = (description, problemOf) => ({
  meta: {type: 'problem', docs: {description}, schema: []},
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const check = ({source, argument}) => {
      const specifier = (source ?? argument?.literal ?? argument)?.value;
      const target = typeof specifier === 'string' ? targetOf(file, specifier) : undefined;
      const message = target === undefined ? undefined : problemOf(file, target, context.cwd);
      if (message !== undefined) {
        context.report({node: source ?? argument, message});
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
});

/** The files that each file imports, including for types, until it changes. */
const graph = new Map();

function importsOf(file, root) {
  const full = path.join(root, file);
  const {mtimeMs} = statSync(full);
  const known = graph.get(full);
  if (known?.mtimeMs === mtimeMs) {
    return known.imports;
  }
  const {importedFiles} = ts.preProcessFile(readFileSync(full, 'utf8'));
  const imports = importedFiles.flatMap(({fileName}) => {
    const target = targetOf(file, fileName);
    return (target !== undefined && fileOf(target, root)) || [];
  });
  graph.set(full, {mtimeMs, imports});
  return imports;
}

/** The shortest import path from one file to another, including both; undefined if there is none. */
function importPath(from, to, root) {
  const cameFrom = new Map([[from, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way = [];
      for (let step = to; step !== undefined; step = cameFrom.get(step)) {
        way.unshift(step);
      }
      return way;
    }
    importsOf(file, root).forEach((next) => cameFrom.has(next) || cameFrom.set(next, file));
  }
  return undefined;
}

function cycleProblem(file, target, root) {
  const start = fileOf(target, root);
  const way = start === undefined ? undefined : importPath(start, file, root);
  return way && `Modules import each other: ${[file, ...way].join(' → ')}. Move what they share to a separate module.`;
}

/** The rules as an ESLint plugin. */
export const featureImports = {
  rules: {
    'between-features': importRule('Imports between features', featureProblem),
    'no-cycle': importRule('Modules that import each other', cycleProblem),
  },
};
