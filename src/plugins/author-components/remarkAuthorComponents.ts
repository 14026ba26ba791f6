import type {Parent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {defaultLocale, localeConfigs} from '../../config/locales';
import {type FactForm, factForms, formatFact} from '../../lib/facts';
import {resolveApiChangelog} from '../api-changelog/resolveApiChangelog';
import {checkDnsRecord, resolveDnsRecords} from './dnsRecords';
import {type Context, type Jsx, readNames, readProps} from './jsx';
import {resolveNextStep} from './nextSteps';
import {resolveCodeGroup, resolveSample} from './samples';
import {resolveEndpoint, resolveErrorTable, resolveEventPayloads, resolveEventTable} from './specTables';

/** Resolves or checks a component. */
type Resolver = (node: Jsx, context: Context) => void;

const hasNoProps: Resolver = (node, {fail}) => readProps(node, {}, fail);

const resolvers = new Map<string | null, Resolver>([
  ['ApiChangelog', (node, context) => resolveApiChangelog(node, context)],
  ['Endpoint', resolveEndpoint],
  ['EventTable', resolveEventTable],
  ['EventPayloads', resolveEventPayloads],
  ['ErrorTable', resolveErrorTable],
  ['DnsRecords', resolveDnsRecords],
  ['DnsRecord', checkDnsRecord],
  ['CodeGroup', resolveCodeGroup],
  ['Steps', hasNoProps],
  ['NextSteps', hasNoProps],
  ['NextStep', resolveNextStep],
]);

/** `<Fact name="startingRatePerDay" />`: a number of the product, formatted for the language. */
function factText(node: Jsx, {iso, fail}: Context): Text {
  const {name = '', as: form = 'number'} = readProps(node, {name: 'required', as: 'optional'}, fail);
  readNames(form, factForms, 'form', node, fail);
  if (node.children.length > 0) {
    fail('<Fact> has no children: write <Fact name="…" />.', node);
  }
  try {
    return {type: 'text', value: formatFact(name, form as FactForm, iso)};
  } catch (error) {
    return fail(`<Fact>: ${(error as Error).message}.`, node);
  }
}

/**
 * A remark plugin that resolves author components: facts become text, samples come from their
 * files, and components that show the API spec get its data as properties. So neither the spec nor
 * the facts are sent to the browser. Generated pages are left alone.
 *
 * @throws VFileMessage with file, line, what was expected and how to fix it
 */
export function remarkAuthorComponents(options: Omit<Context, 'fail' | 'page'>) {
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
    visit(tree, (node, index, parent) => {
      if (node.type === 'code') {
        resolveSample(node, context);
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (node.name === 'Fact' && parent && index !== undefined) {
          const text = factText(node, context);
          // On its own line, it becomes a paragraph.
          parent.children[index] = node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [text]} : text;
          withFacts.add(parent);
          return SKIP;
        }
        resolvers.get(node.name)?.(node, context);
      }
      return undefined;
    });
    withFacts.forEach(joinTexts);
  };
}

/** Joins adjacent texts: React would separate them with comments. */
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
