import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Content of a page that would be shown differently from how it is written, or not at all. */
export interface Problem {
  readonly reason: string;
  readonly node: Nodes;
}

/** Names in the JavaScript of a node. */
class Names {
  readonly used = new Set<string>();
  readonly defined = new Set<string>();
  readonly components = new Set<string>();
  /** The imported or required modules. */
  readonly modules = new Set<string>();

  /** Adds the names in a syntax tree. Ignores scopes: a name counts as defined if any part of the page defines it. */
  add(tree: unknown, isDefinition = false): void {
    if (typeof tree !== 'object' || tree === null) {
      return;
    }
    const {type, name, source, callee, computed, ...node} = tree as Readonly<Record<string, unknown>>;
    const module =
      source ?? ((callee as {name?: string} | undefined)?.name === 'require' ? (node.arguments as unknown[])[0] : null);
    if (typeof (module as {value?: unknown} | null)?.value === 'string') {
      this.modules.add((module as {value: string}).value);
    }
    if (type === 'Identifier') {
      (isDefinition ? this.defined : this.used).add(String(name));
    } else if (type === 'JSXIdentifier') {
      this.components.add(String(name));
    }
    for (const [field, child] of Object.entries(tree)) {
      // The name of a property is not a variable.
      if (computed === true || !['property', 'key', 'imported', 'exported'].includes(field)) {
        this.add(child, isDefinition || ['params', 'param', 'id', 'local'].includes(field));
      }
    }
  }
}

const sections = 'Write a section for each case, or samples in multiple languages in a <CodeGroup>.';

/** Docusaurus' components that need its scripts or styles, which pages do not load, and the replacements. */
export const refusedComponents: Readonly<Record<string, string>> = {
  CodeBlock: 'Write a fence, such as ```js title="send.mjs".',
  DocCardList: 'Write <NextSteps> with a <NextStep> for each page.',
  TabItem: sections,
  Tabs: sections,
};

/** The names that Docusaurus and MDX define on every page. */
const ofEveryPage = [
  'props',
  'require',
  'frontMatter',
  'contentTitle',
  'metadata',
  'assets',
  'toc',
  'window',
  'document',
];

/** Components that do not need an import, besides author components. */
const ofTheme = ['Fact', 'Head', 'Details'];

/** The file name endings that an import may omit. */
const omitted = ['', ...['.js', '.jsx', '.ts', '.tsx', '.mjs', '.json'].flatMap((end) => [end, `/index${end}`])];

/** Files that the bundler can load; it would read others as JavaScript. */
const loaded =
  /\.(?:[cm]?[jt]sx?|mdx?|json|css|svg|ico|jpe?g|png|gif|webp|avif|woff2?|mp4|mov|webm|og[gv]|wav|mp3|m4a|pdf|docx?|xlsx?|zip)$/iu;

/** Why the bundler cannot load a module. The bundler's error doesn't include the page's file and line. */
function moduleReason(module: string, page: string): string | undefined {
  const installed = (name: string): boolean =>
    /^@(?:theme|docusaurus|generated)/u.test(name) ||
    existsSync(path.join('node_modules', ...name.split('/').slice(0, name.startsWith('@') ? 2 : 1)));
  const [name = module] = module.split(/[!?]/u).filter((part) => part !== '' && part !== '-');
  if (!/^(?:\.|@site\/)/u.test(name)) {
    return installed(name) || path.isAbsolute(name)
      ? undefined
      : `The package of "${name}" is not installed. Correct its name, or start the path of a file next to the page with "./". To show the code of a file, use a fence with file=.`;
  }
  const file = name.startsWith('.') ? path.resolve(path.dirname(page), name) : name.replace('@site', '.');
  if (!omitted.some((end) => existsSync(file + end))) {
    return `There is no file "${module}". Paths are relative to the page's directory or, with @site/, to the repository.`;
  }
  return path.extname(file) === '' || loaded.test(file)
    ? undefined
    : `"${module}" cannot be loaded as a module. Move the file to static/files/, and link to pathname:///files/${path.basename(file)}.`;
}

/** Why an expression, which may be meant as text with braces, cannot be shown or would be shown without them. */
function expressionReason(value: string, unknown: string | undefined): string | undefined {
  const isText = /^[\s\d,]*$/u.test(value);
  return unknown === undefined && !isText
    ? undefined
    : `"{${value}}" is JavaScript, ${isText ? 'which is shown without the braces' : `and nothing defines "${unknown}"`}. To show it as text, write it in backticks, or with a backslash: \\{${value}}.`;
}

/** Lists undefined names and components, and modules that cannot be loaded. */
export function codeProblems(tree: Root, page: string, components: readonly string[]): Problem[] {
  const found: {node: Nodes; names: Names}[] = [];
  visit(tree, (node) => {
    const names = new Names();
    if ('data' in node && node.data && 'estree' in node.data) {
      names.add(node.data.estree);
    } else if ('attributes' in node && 'name' in node && node.type.startsWith('mdxJsx')) {
      names.add(node.attributes);
      names.components.add(node.name?.split('.')[0] ?? '');
    } else {
      return;
    }
    found.push({node, names});
  });
  const defined = new Set(found.flatMap(({names}) => [...names.defined]));
  const offered = [...components, ...ofTheme].sort();
  const known = new Set([...offered, ...Object.keys(refusedComponents), ...defined]);
  return found.flatMap(({node, names}) => {
    const unknown = [...names.used].find((it) => !defined.has(it) && !ofEveryPage.includes(it) && !(it in globalThis));
    const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
    const reasons = [
      ...[...names.modules].map((module) => moduleReason(module, page)),
      ...[...names.components]
        .filter((it) => /^[A-Z]/u.test(it) && !known.has(it))
        .map((it) => `There is no component <${it}>. Import it, or use one of: ${offered.join(', ')}.`),
      isExpression
        ? expressionReason(node.value, unknown)
        : unknown && `Nothing defines "${unknown}", which JavaScript on the page uses. Import it, or correct the name.`,
      ...[...names.defined]
        .filter((it) => node.type === 'mdxjsEsm' && components.includes(it))
        .map((it) => `<${it}> works on every page without an import. Remove the line, or choose a different name.`),
      node.type === 'mdxjsEsm' && /\bRedirect\b.*@docusaurus\/router/u.test(node.value)
        ? 'A page with <Redirect> is empty without JavaScript. Remove the page, and add its path to movedPaths in src/config/routes.ts.'
        : undefined,
    ];
    return reasons.flatMap((reason) => (reason ? [{reason, node}] : []));
  });
}
