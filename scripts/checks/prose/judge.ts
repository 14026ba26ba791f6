import {visit} from 'unist-util-visit';

import {type Options, remarkAuthorComponents} from '../../../src/plugins/author-components/remarkAuthorComponents';
import {sampleOf} from '../../../src/plugins/author-components/sample';
import {judgeFences} from './fences';
import {judgeFrontMatter} from './frontMatter';
import {judgeHeadingIds, judgeTitles} from './headings';
import {judgeNames} from './names';
import {judgeNumbers} from './numbers';
import {type Finding, type Page, readPage} from './page';
import type {Vocabulary} from './vocabulary';
import {judgeWords} from './words';

/** What a page is judged with. */
export interface Sources {
  readonly vocabulary: Vocabulary;
  /** What the author's components are resolved with. */
  readonly components: Omit<Options, 'isAuthored' | 'report'>;
}

/** What kind of page a file is, or nothing where it is none of ours. */
export function kindOf(file: string): 'docs' | 'blog' | 'translation' | undefined {
  if (!file.endsWith('.mdx')) {
    return undefined;
  }
  if (/^(?:docs|guides)\//u.test(file)) {
    return 'docs';
  }
  if (file.startsWith('blog/')) {
    return 'blog';
  }
  return /^i18n\/[^/]+\/docusaurus-plugin-content-docs(?:-guides)?\//u.test(file) ? 'translation' : undefined;
}

/** The programs of a page, in files and in fences; bodies and requests are the API's, and define nothing. */
function samplesOf({tree}: Page, readFile: (file: string) => string | undefined): string {
  const texts: string[] = [];
  visit(tree, 'code', (node) => {
    const sample = sampleOf(node);
    texts.push(
      node.lang === 'json' || node.lang === 'http' ? '' : node.value,
      sample ? (readFile(sample.file) ?? '') : '',
    );
  });
  return texts.join('\n');
}

/** Runs the author's components over the page, which changes its tree. */
function judgeComponents({tree, file}: Page, components: Sources['components']): Finding[] {
  const findings: Finding[] = [];
  const resolve = remarkAuthorComponents({
    ...components,
    isAuthored: () => true,
    report: (message, line) => findings.push({line, message}),
  });
  resolve(tree, {
    path: file,
    fail: (message) => {
      throw new Error(message);
    },
  });
  return findings;
}

/** Which judges a kind of page has. English alone is judged by its words. */
function findingsOf(page: Page, kind: ReturnType<typeof kindOf>, {vocabulary, components}: Sources): Finding[] {
  const common = (): Finding[] => [...judgeFences(page), ...judgeComponents(page, components)];
  switch (kind) {
    case 'docs':
      return [
        ...judgeFrontMatter(page),
        ...judgeHeadingIds(page),
        ...judgeTitles(page),
        ...judgeWords(page),
        ...judgeNumbers(page),
        ...judgeNames(page, vocabulary, samplesOf(page, components.readFile)),
        ...common(),
      ];
    case 'blog':
      return [...judgeTitles(page), ...judgeWords(page), ...common()];
    case 'translation':
      return [
        ...judgeFrontMatter(page),
        ...judgeHeadingIds(page),
        ...judgeNames(page, vocabulary, samplesOf(page, components.readFile)),
        ...common(),
      ];
    default:
      return [];
  }
}

/**
 * What is wrong with a page, each with file and line, in the order of its lines.
 *
 * @param file the path from the repository's root, with slashes
 */
export function judgePage(file: string, text: string, sources: Sources): string[] {
  try {
    return findingsOf(readPage(file, text), kindOf(file), sources)
      .sort((a, b) => a.line - b.line)
      .map(({line, message}) => `${file}:${line}: ${message}`);
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    return [`${file}:${line}: the page cannot be read: ${reason}. Mend the syntax.`];
  }
}
