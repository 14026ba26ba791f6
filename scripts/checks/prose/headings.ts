import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {properNouns} from './properNouns';
import {type Finding, type Page, lineOf} from './page';

/** The id that a heading is given: `{/* #send-it *\/}` at its end. */
function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(?<id>[A-Za-z0-9_-]+)\s*\*\/$/u.exec(last.value)?.groups?.id
    : undefined;
}

/** A heading as a reader sees it: code is left out, because it is written as it is. */
function visibleText({children}: Heading): string {
  return children
    .map((child) =>
      child.type === 'inlineCode' ? '`code`' : child.type === 'mdxTextExpression' ? '' : toString(child),
    )
    .join('')
    .trim();
}

/**
 * The words of a title that have a capital letter and no reason for it. The
 * first word has one, and what follows a colon, a full stop or a number.
 */
export function misplacedCapitals(title: string): string[] {
  if (/^\d{3} /u.test(title)) {
    // The name of an HTTP status is what its standard calls it.
    return [];
  }
  const text = [...properNouns].reduce(
    (rest, name) => rest.replace(new RegExp(`(?<![\\w.-])${name.replace(/[.+]/gu, '\\$&')}(?![\\w-])`, 'gu'), 'name'),
    title,
  );
  return (
    [...text.matchAll(/(?<before>[:.?]\s+|\d+[.)]\s+)?(?<word>[\p{L}][\p{L}\d’'-]*)/gu)]
      .filter(({index, groups}) => index > 0 && groups?.before === undefined)
      .map(({groups}) => groups?.word ?? '')
      // Abbreviations are written in capitals: DNS, APIs.
      .filter((word) => /^\p{Lu}/u.test(word) && !/^\p{Lu}[\p{Lu}\d]+s?$/u.test(word))
  );
}

/** Every heading has an id of its own, which translations keep. */
export function judgeHeadingIds({tree}: Pick<Page, 'tree'>): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, number>();
  visit(tree, 'heading', (heading) => {
    const line = lineOf(heading);
    const id = explicitId(heading);
    const name = visibleText(heading);
    if (id === undefined) {
      findings.push({
        line,
        message: `the heading "${name}" has no id. Write {/* #its-id */} behind it; translations keep it.`,
      });
    } else if (seen.has(id)) {
      findings.push({
        line,
        message: `the id "${id}" is that of line ${seen.get(id) ?? 0}, too. Give each heading its own.`,
      });
    } else {
      seen.set(id, line);
    }
  });
  return findings;
}

/** Titles are written like sentences. English only. */
export function judgeTitles({tree, frontMatter}: Pick<Page, 'tree' | 'frontMatter'>): Finding[] {
  const titles: [line: number, text: string][] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      titles.push([lineOf(node), visibleText(node)]);
    }
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'NextStep') {
      const title = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'title')?.value;
      titles.push([lineOf(node), typeof title === 'string' ? title : '']);
    }
  });
  for (const name of ['title', 'sidebar_label']) {
    const value = frontMatter[name];
    titles.push([1, typeof value === 'string' ? value : '']);
  }
  return titles.flatMap(([line, text]) => {
    const words = misplacedCapitals(text);
    return words.length === 0
      ? []
      : [
          {
            line,
            message: `the title "${text}" has capitals in ${words.map((word) => `"${word}"`).join(', ')}. Titles are written like sentences; a name belongs into scripts/checks/prose/properNouns.ts.`,
          },
        ];
  });
}
