import type {Parent, PhrasingContent, Root, Text} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {defaultLocale, localeConfigs} from '../config/locales';
import {type FactForm, factForms, formatFact} from '../lib/facts';
import {resolveSample} from './CodeGroup/resolve';
import {type AuthorComponents, type Context, type Jsx, readNames, readProps, syntaxTree} from '../build/jsx';

/** `<Fact name="startingRatePerDay" />`: a limit, price, or other product fact, formatted for the language. */
function factText(node: Jsx, {iso, fail}: Context): Text {
  const {name = '', as: form = 'number'} = readProps(node, {name: 'required', as: 'optional'}, fail);
  readNames(form, factForms, 'form', node, fail);
  if (node.children.length > 0) {
    fail('<Fact> must not have children: write <Fact name="…" />.', node);
  }
  try {
    return {type: 'text', value: formatFact(name, form as FactForm, iso)};
  } catch (error) {
    return fail(`<Fact>: ${(error as Error).message}.`, node);
  }
}

/** Shows a price in credits as a stamp if it is alone in a table cell; other facts are text. */
function shownAs(text: Text, node: Jsx, {type, children}: Parent): PhrasingContent {
  const isPrice = node.attributes.some(({value}) => typeof value === 'string' && value.startsWith('creditsPer'));
  return type === 'tableCell' && children.length === 1 && isPrice
    ? {type: 'emphasis', data: {hName: 'span', hProperties: {className: ['credits', 'perforated']}}, children: [text]}
    : text;
}

/** The options of {@link remarkAuthorComponents}. */
interface Options extends Omit<Context, 'fail' | 'page'> {
  readonly components: AuthorComponents;
}

/**
 * A remark plugin that resolves author components: facts become text, samples come from their
 * files, and components that show the API spec get its data as properties. So neither the spec nor
 * the facts are sent to the browser. Each page imports only the components on it. Generated pages aren't changed.
 *
 * @throws VFileMessage with file, line, what was expected, and how to fix it
 */
export function remarkAuthorComponents({components, ...options}: Options) {
  return (tree: Root, file: VFile): void => {
    if (/[\\/]generated[\\/]/u.test(file.path)) {
      return;
    }
    // A page without a translation is shown in English.
    const isTranslated = /(?:^|[\\/])i18n[\\/]/u.test(file.path);
    const context: Context = {
      ...options,
      page: file.path,
      ...(!isTranslated && {iso: localeConfigs[defaultLocale].iso}),
      fail: (reason, {position}) => file.fail(reason, position),
    };
    const withFacts = new Set<Parent>();
    const imports = new Map<string, string>();
    visit(tree, (node, index, parent) => {
      if (node.type === 'code') {
        resolveSample(node, context);
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (node.name === 'Fact' && parent && index !== undefined) {
          const text = shownAs(factText(node, context), node, parent);
          // A component on its own line becomes a paragraph.
          parent.children[index] = node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [text]} : text;
          withFacts.add(parent);
          return SKIP;
        }
        const {resolve, module} = components[node.name ?? ''] ?? {};
        if (node.name && module !== undefined) {
          imports.set(node.name, module);
        }
        resolve?.(node, context);
      }
      return undefined;
    });
    withFacts.forEach(joinTexts);
    tree.children.unshift(...[...imports].map(importOf));
  };
}

/** The import of a component. */
function importOf([name, module]: [name: string, module: string]): MdxjsEsm {
  const value = `import {${name}} from '${module}'`;
  return {type: 'mdxjsEsm', value, data: syntaxTree(value)};
}

/** Joins adjacent text nodes: React would separate them with comments. */
function joinTexts(parent: Parent): void {
  const joined: Parent['children'] = [];
  for (const child of parent.children) {
    const last = joined.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      last.value += child.value;
    } else {
      joined.push(child);
    }
  }
  parent.children = joined;
}
