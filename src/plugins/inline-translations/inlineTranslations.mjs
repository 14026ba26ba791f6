import {parse} from '@babel/parser';
import traverseModule from '@babel/traverse';
import MagicString from 'magic-string';

const traverse = traverseModule.default ?? traverseModule;

/** Modules that do not match are not parsed. */
const candidates = /\btranslate\b|<Translate\b/u;

/** The value of a constant expression or of text in JSX, or nothing if it is computed. */
function valueOf(path) {
  if (path.isJSXText()) {
    return path.node.value.replace(/[ \n]+/gu, ' ').trim();
  }
  const {confident, value} = (path.isJSXExpressionContainer() ? path.get('expression') : path).evaluate();
  return confident ? value : undefined;
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
    CallExpression(path) {
      const {callee, arguments: options} = path.node;
      if (callee.type !== 'Identifier' || !names.has(callee.name) || options.length === 0) {
        return;
      }
      const {id, message} = valueOf(path.get('arguments.0')) ?? {};
      if (id !== undefined && (messages[id] ?? message) !== undefined) {
        const [{start, end}] = options;
        edited.overwrite(start, end, `{message: ${JSON.stringify(messages[id] ?? message)}}`);
      }
    },
    JSXElement(path) {
      const {openingElement, closingElement} = path.node;
      if (!names.has(openingElement.name.name)) {
        return;
      }
      const attributes = path.get('openingElement.attributes').filter((one) => one.isJSXAttribute());
      const idAttribute = attributes.find(({node}) => node.name.name === 'id');
      const id = idAttribute && valueOf(idAttribute.get('value'));
      const [child, ...others] = path.get('children').filter((one) => !one.isJSXText() || one.node.value.trim() !== '');
      const message = messages[id] ?? (child && others.length === 0 ? valueOf(child) : undefined);
      if (id === undefined || message === undefined) {
        return;
      }
      for (const {node} of attributes) {
        if (['id', 'description'].includes(node.name.name)) {
          edited.remove(node.start, node.end);
        }
      }
      edited.overwrite(openingElement.end, closingElement.start, `{${JSON.stringify(message)}}`);
    },
  });
  return edited.toString();
}
