import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * An ESLint rule about imports between the directories of this repository: a feature imports only general directories,
 * so that it can be read and changed independently.
 */

/** The directories that every feature may import. */
const general = ['src/config', 'src/config/docusaurus', 'src/data', 'src/lib', 'src/build', 'src/components/ui'];

/** The directories that combine features, and may import anything in `src`. */
const composition = ['src/config/docusaurus', 'src/pages', 'src/preset', 'src/theme', '.'];

/** The directories that general directories may import. */
const allowed = {
  'src/config': [],
  'src/data': ['src/config'],
  'src/lib': ['src/config', 'src/data'],
  'src/build': ['src/config', 'src/config/docusaurus', 'src/data', 'src/lib'],
  'src/components/ui': ['src/config', 'src/data', 'src/lib'],
};

/** The packages that every package may import, and those that only some may import. */
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

/** The path of an import, relative to the repository; undefined for packages from the registry. */
function targetOf(file, specifier) {
  const [, base] = /^@(?:site|(?=packages))\/?(.*)$/u.exec(specifier) ?? [];
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : base;
}

/** Whether a path is the index of a feature, or of a directory in a feature. */
function isIndex(target, root) {
  const dir = target.replace(/\/index\.ts$/u, '');
  return /^src\/[^/]+(?:\/[^/]+)?$/u.test(dir) && existsSync(path.join(root, dir, 'index.ts'));
}

/** The error in an import; undefined if the import is allowed. */
function featureProblem(file, target, root) {
  const [from, to] = [areaOf(file), areaOf(`${target}/`)];
  if (from.startsWith('packages/')) {
    const may = [from, ...generalPackages, ...(otherPackages[from] ?? [])];
    return may.includes(to)
      ? undefined
      : `${from} must not import ${to}, only ${may.slice(1).join(', ')}. Move shared code there, or pass it as an argument.`;
  }
  if (from === to || !/^(?:src|scripts)\b/u.test(to) || (from === 'scripts' && general.includes(to))) {
    return undefined;
  }
  if (to === 'scripts') {
    return from === '.' ? undefined : `${from} must not import scripts. Move shared code to src/build or a package.`;
  }
  if (from === 'scripts') {
    return composition.includes(to) || isIndex(target, root) || /\.json$/u.test(target)
      ? undefined
      : `Scripts must import only a feature's index. Export the name from ${to}/index.ts.`;
  }
  const may = allowed[from] ?? general;
  return composition.includes(from) || may.includes(to)
    ? undefined
    : `${from} must not import ${to}, only ${may.join(', ') || 'settings'} and packages. Move shared code there, or pass it as an argument from src/pages, src/theme, src/preset, or src/config/docusaurus.`;
}

const betweenFeatures = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const check = ({source, argument}) => {
      const specifier = (source ?? argument?.literal ?? argument)?.value;
      const target = typeof specifier === 'string' ? targetOf(file, specifier) : undefined;
      const message = target === undefined ? undefined : featureProblem(file, target, context.cwd);
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
};

/** The rule as an ESLint plugin. */
export const featureImports = {rules: {'between-features': betweenFeatures}};
