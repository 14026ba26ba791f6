import {parse} from '@babel/parser';
import type {Spec} from '@packages/openapi';
import type {Program} from 'estree';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** A component on a page, either on its own lines or within text. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Throws an error with the file and position. */
export type Fail = (reason: string, node: {position?: Jsx['position']}) => never;

/** The context in which components are resolved. */
export interface Context {
  /** The language of the page, such as `de-DE`. */
  readonly iso: string;
  /** The file of the page. */
  readonly page: string;
  /** The API spec in the language of the site. */
  readonly spec: () => Spec;
  /** The content of a file by its path in the repository; undefined if it does not exist. */
  readonly readFile: (file: string) => string | undefined;
  readonly fail: Fail;
}

/** A component on pages. */
interface AuthorComponent {
  /** The module that exports the component by its name; undefined if the resolver replaces the component. */
  readonly module?: string;
  /** Checks the component, and fills in its content. */
  readonly resolve?: (node: Jsx, context: Context) => void;
  /** The data that the component shows: the API spec, and directories of the repository, which end with a slash. */
  readonly reads?: readonly string[];
}

/** Components, by name. */
export type AuthorComponents = Readonly<Record<string, AuthorComponent>>;

/**
 * The properties of a component, which are all strings.
 *
 * @throws through `fail` if one is unknown, missing, empty, or not a string
 */
export function readProps<Name extends string>(
  node: Jsx,
  allowed: Readonly<Record<Name, 'required' | 'optional'>>,
  fail: Fail,
): Partial<Record<Name, string>> {
  const name = `<${node.name ?? ''}>`;
  const known = Object.keys(allowed) as Name[];
  const props: Partial<Record<Name, string>> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !known.includes(attribute.name as Name)) {
      const found = attribute.type === 'mdxJsxAttribute' ? `"${attribute.name}"` : 'a spread';
      const expected = known.length > 0 ? `only ${known.map((prop) => `"${prop}"`).join(', ')}` : 'no properties';
      return fail(`${name} has ${found}; expected ${expected}.`, node);
    }
    const {value} = attribute;
    if (typeof value !== 'string' || value.trim() === '') {
      return fail(`${name} needs a string for "${attribute.name}": write ${attribute.name}="…".`, node);
    }
    props[attribute.name as Name] = value;
  }
  for (const key of known) {
    if (allowed[key] === 'required' && props[key] === undefined) {
      fail(`${name} lacks "${key}": write ${key}="…".`, node);
    }
  }
  return props;
}

/**
 * The names in an author's space-separated list; all known names if there is no list.
 *
 * @throws through `fail` if one is unknown
 */
export function readNames(
  list: string | undefined,
  known: readonly string[],
  kind: string,
  node: Jsx,
  fail: Fail,
): readonly string[] {
  const names = list?.trim().split(/\s+/u) ?? known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    fail(`<${node.name ?? ''}>: there is no ${kind} "${unknown}"; expected one of: ${known.join(', ')}.`, node);
  }
  return names;
}

/** The syntax tree of JavaScript in a page, which the MDX compiler reads instead of the source. */
export const syntaxTree = (code: string): {estree: Program} => ({
  estree: parse(code, {sourceType: 'module', plugins: ['estree']}).program as unknown as Program,
});

/** Formats a value as a property: strings unchanged, anything else as an expression. */
function attribute(name: string, value: unknown): Jsx['attributes'][number] {
  if (typeof value === 'string') {
    return {type: 'mdxJsxAttribute', name, value};
  }
  const json = JSON.stringify(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: json, data: syntaxTree(`(${json})`)},
  };
}

/** Replaces the properties of a component, without those that are `undefined`. */
export function setProps(node: Jsx, props: Readonly<Record<string, unknown>>): void {
  node.attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attribute(name, value));
}

/** A component on separate lines. */
export function flowElement(
  name: string,
  props: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
  };
  setProps(node, props);
  return node;
}
