import {valueToEstree} from 'estree-util-value-to-estree';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** A component in a page: on lines of its own, or within a text. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Ends with an error that names the file and the place. */
export type Fail = (reason: string, node: {position?: Jsx['position']}) => never;

/** What a component may be given: whether it has to be there. */
export type Allowed<Name extends string> = Readonly<Record<Name, 'required' | 'optional'>>;

/**
 * The properties of a component, which are all texts.
 *
 * @throws through `fail` where one is unknown, missing, empty, or not a text
 */
export function readProps<Name extends string>(
  node: Jsx,
  allowed: Allowed<Name>,
  fail: Fail,
): Partial<Record<Name, string>> {
  const name = `<${node.name ?? ''}>`;
  const known = Object.keys(allowed) as Name[];
  const props: Partial<Record<Name, string>> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !known.includes(attribute.name as Name)) {
      const found = attribute.type === 'mdxJsxAttribute' ? `"${attribute.name}"` : 'a spread';
      return fail(
        `${name} has ${found}; expected only ${known.map((prop) => `"${prop}"`).join(', ') || 'nothing'}.`,
        node,
      );
    }
    const {value} = attribute;
    if (typeof value !== 'string' || value.trim() === '') {
      return fail(`${name} needs a text for "${attribute.name}": write ${attribute.name}="…".`, node);
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

/** A value as a property: a text as it is, anything else as an expression. */
function attribute(name: string, value: unknown): Jsx['attributes'][number] {
  if (typeof value === 'string') {
    return {type: 'mdxJsxAttribute', name, value};
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      // The compiler reads the tree, not the text.
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
        },
      },
    },
  };
}

/** Gives a component other properties; those that are `undefined` are left out. */
export function setProps(node: Jsx, props: Readonly<Record<string, unknown>>): void {
  node.attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attribute(name, value));
}

/** A component on lines of its own. */
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
