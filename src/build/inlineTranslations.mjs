import {parse} from '@babel/parser';
import traverseModule from '@babel/traverse';
import uniq from 'lodash/uniq.js';
import MagicString from 'magic-string';

const traverse = traverseModule.default ?? traverseModule;

/** Modules that do not match are not parsed. */
const candidates = /\btranslate\b|<Translate\b/u;

/** The value of a constant expression or of text in JSX; undefined if it is computed. */
function valueOf(path) {
  if (path.isJSXText()) {
    return path.node.value.replace(/[ \n]+/gu, ' ').trim();
  }
  const {confident, value} = (path.isJSXExpressionContainer() ? path.get('expression') : path).evaluate();
  return confident ? value : undefined;
}

/** The placeholders of a string; for a plural, those of the last form, because the other forms may lack some. */
function placeholdersOf(message) {
  const lastForm = message.split('|').at(-1);
  return uniq(lastForm.match(/\{\w+\}/gu))
    .sort()
    .join(' ');
}

/** The translation of an English string; undefined if there is none, or if the English placeholders have changed. */
export function translationOf(english, translation) {
  return translation && placeholdersOf(translation) === placeholdersOf(english) ? translation : undefined;
}

/** Replaces the strings in a JSON file, `{id: {message, description}}`, and removes the descriptions. */
export function translateFile(json, messages) {
  const translated = Object.entries(JSON.parse(json)).map(([id, {message}]) => [
    id,
    {message: translationOf(message, messages[id]) ?? message},
  ]);
  return JSON.stringify(Object.fromEntries(translated));
}

/**
 * Replaces the IDs of `translate` and `<Translate>` in a module with the strings of one language. Calls with computed
 * strings stay as they are. A string without a translation stays English, and `<Translate>` marks it as English.
 *
 * @param code a module in JavaScript or TypeScript, with or without JSX
 * @param messages the strings of the language by their IDs
 * @param isEnglish whether the language is English
 */
export function inlineTranslations(code, messages, isEnglish) {
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
      if (id !== undefined && message !== undefined) {
        const [{start, end}] = options;
        const shown = translationOf(message, messages[id]) ?? message;
        edited.overwrite(start, end, `{message: ${JSON.stringify(shown)}}`);
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
      const message = child && others.length === 0 ? valueOf(child) : undefined;
      if (id === undefined || message === undefined) {
        return;
      }
      const translation = translationOf(message, messages[id]);
      if (translation === undefined && !isEnglish) {
        edited.appendRight(path.node.start, '<span lang="en">').appendLeft(path.node.end, '</span>');
      }
      for (const {node} of attributes) {
        if (['id', 'description'].includes(node.name.name)) {
          edited.remove(node.start, node.end);
        }
      }
      edited.overwrite(openingElement.end, closingElement.start, `{${JSON.stringify(translation ?? message)}}`);
    },
  });
  return edited.toString();
}
