import {parse} from '@babel/parser';
import traverseModule from '@babel/traverse';
import MagicString from 'magic-string';

const traverse = traverseModule.default ?? traverseModule;

/** Modules that do not match are not parsed. */
const candidates = /\btranslate\b|<Translate\b/u;

/** The string of a literal, or nothing if it is computed. */
function textOf(node) {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
    case 'JSXExpressionContainer':
      return textOf(node.expression);
    case 'JSXText':
      // As JSX does: lines are trimmed and joined.
      return node.value
        .split('\n')
        .map((line, index, lines) => {
          const start = index === 0 ? line : line.trimStart();
          return index === lines.length - 1 ? start : start.trimEnd();
        })
        .filter((line) => line !== '')
        .join(' ');
    case 'BinaryExpression': {
      const [left, right] = node.operator === '+' ? [textOf(node.left), textOf(node.right)] : [];
      return left === undefined || right === undefined ? undefined : left + right;
    }
    default:
      return undefined;
  }
}

/** The only child of an element, apart from white space. */
function childOf({children}) {
  const shown = children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  return shown.length === 1 ? shown[0] : undefined;
}

/**
 * Replaces the ids of `translate` and `<Translate>` in a module with the strings
 * of one language. Calls with computed strings stay as they are.
 *
 * @param {string} code a module in JavaScript or TypeScript, with or without JSX
 * @param {Readonly<Record<string, string>>} messages the strings by their ids
 * @returns {string} the module with the strings
 */
export function inlineTranslations(code, messages) {
  if (!candidates.test(code)) {
    return code;
  }
  const edited = new MagicString(code);
  const names = new Set();
  const ast = parse(code, {sourceType: 'module', plugins: ['typescript', 'jsx']});
  traverse(ast, {
    ImportDeclaration({node}) {
      if (node.source.value === '@docusaurus/Translate') {
        node.specifiers.forEach(({local}) => names.add(local.name));
      }
    },
    CallExpression({
      node: {
        callee,
        arguments: [options],
      },
    }) {
      if (callee.type !== 'Identifier' || !names.has(callee.name) || options?.type !== 'ObjectExpression') {
        return;
      }
      const values = Object.fromEntries(options.properties.map(({key, value}) => [key?.name, textOf(value)]));
      const {id, message} = values;
      if (id !== undefined && (messages[id] ?? message) !== undefined) {
        edited.overwrite(options.start, options.end, `{message: ${JSON.stringify(messages[id] ?? message)}}`);
      }
    },
    JSXElement({node}) {
      const {name, attributes} = node.openingElement;
      if (name.type !== 'JSXIdentifier' || !names.has(name.name)) {
        return;
      }
      const id = textOf(attributes.find((attribute) => attribute.name?.name === 'id')?.value);
      const child = childOf(node);
      const message = (id === undefined ? undefined : messages[id]) ?? textOf(child);
      if (id === undefined || message === undefined) {
        return;
      }
      for (const attribute of attributes) {
        if (['id', 'description'].includes(attribute.name?.name)) {
          edited.remove(attribute.start, attribute.end);
        }
      }
      edited.overwrite(node.openingElement.end, node.closingElement.start, `{${JSON.stringify(message)}}`);
    },
  });
  return edited.toString();
}
