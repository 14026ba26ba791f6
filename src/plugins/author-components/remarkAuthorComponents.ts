import type {Code, Parent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {namesTab, resolveCodeGroup} from './codeGroup';
import type {Context} from './context';
import {checkDnsRecord, resolveDnsRecords} from './dnsRecords';
import {resolveEndpoint} from './endpoint';
import {resolveErrorTable} from './errorTable';
import {resolveEventTable} from './eventTable';
import {resolveFact} from './fact';
import {type Fail, type Jsx, readProps} from './jsx';
import {resolveSample} from './sample';

/** What this needs to know of the file that is read. */
interface SourceFile {
  /** The file's path. */
  path?: string;
  /** Throws an error that names the file and the place. */
  fail: (reason: string, place?: Jsx['position']) => never;
}

/** The options of {@link remarkAuthorComponents}. */
export interface Options extends Omit<Context, 'fail'> {
  /** Whether a file is written by authors; others, such as generated ones, are left alone. */
  readonly isAuthored: (path: string) => boolean;
  /** Takes a finding and goes on, instead of ending with the first one. */
  readonly report?: (reason: string, line: number) => void;
}

/** Thrown to leave a component whose mistake has been reported. */
class Reported extends Error {}

/** Fills a component in, or checks what it was given. */
type Resolver = (node: Jsx, context: Context) => void;

/** The components that stay. A fact is none of them: text takes its place. */
const resolvers = new Map<string | null, Resolver>([
  ['Endpoint', resolveEndpoint],
  ['EventTable', resolveEventTable],
  ['ErrorTable', resolveErrorTable],
  ['DnsRecords', resolveDnsRecords],
  ['DnsRecord', checkDnsRecord],
  ['CodeGroup', resolveCodeGroup],
  ['Steps', takesNothing],
  ['NextSteps', takesNothing],
  ['NextStep', (node, {fail}) => readProps(node, {to: 'required', title: 'required'}, fail)],
]);

function takesNothing(node: Jsx, {fail}: Context): void {
  readProps(node, {}, fail);
}

/**
 * A remark plugin that resolves what authors write: facts become text, samples
 * come from their files, and components that show the API description are
 * given what they show. So a page is complete when it is compiled, and neither
 * the description nor the facts are sent to the browser.
 *
 * @throws VFileMessage naming file, line, what was expected and how to mend it
 */
export function remarkAuthorComponents(options: Options) {
  return (tree: Root, file: SourceFile): void => {
    if (!options.isAuthored(file.path ?? '')) {
      return;
    }
    const fail: Fail = (reason, {position}) => {
      if (!options.report) {
        return file.fail(reason, position);
      }
      options.report(reason, position?.start.line ?? 1);
      throw new Reported();
    };
    const context: Context = {...options, fail};
    const withFacts = new Set<Parent>();
    visit(tree, (node, index, parent) => {
      try {
        if (node.type === 'code') {
          resolveCode(node, context);
        }
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
          if (node.name === 'Fact' && parent && index !== undefined) {
            const text = resolveFact(node, context);
            // On a line of its own it is a paragraph.
            parent.children[index] = node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [text]} : text;
            withFacts.add(parent);
            return SKIP;
          }
          resolvers.get(node.name)?.(node, context);
        }
      } catch (error) {
        if (!(error instanceof Reported)) {
          throw error;
        }
        return SKIP;
      }
      return undefined;
    });
    withFacts.forEach(joinTexts);
  };
}

/** Makes one text of those beside each other: the browser would get a comment between them. */
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

function resolveCode(node: Code, context: Context): void {
  if (namesTab(node)) {
    // Within a group it has been taken by now.
    context.fail('A fence with tab= stands in a <CodeGroup>.', node);
  }
  resolveSample(node, context);
}
