import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {type Finding, type Page, lineOf} from './page';

/** A word or turn of phrase that the voice of this site does without. */
interface Rule {
  readonly pattern: RegExp;
  readonly advice: string;
}

const hype = 'It praises and says nothing. Say what happens, or give the number.';
const promise = 'Pages say what is there today. Leave it out, or announce it when it is there.';

const rules: readonly Rule[] = [
  {pattern: /!(?!=)/u, advice: 'No exclamation marks. End with a full stop.'},
  {
    pattern:
      /\b(?:simply|just(?! (?:before|after|as|like|now|in time)\b)|easily|easy|obviously|of course|merely|basically|straightforward)\b/iu,
    advice: 'What is easy for one reader is not for another. Leave the word out.',
  },
  {
    pattern:
      /\b(?:seamless(?:ly)?|effortless(?:ly)?|powerful|robust|blazing(?:ly)?|cutting-edge|world-class|best-in-class|state-of-the-art|next-generation|revolutionary|game-chang\w+|supercharge\w*|unlock\w*|unleash\w*|delightful\w*|amazing\w*|awesome)\b/iu,
    advice: hype,
  },
  {pattern: /\b(?:leverage|utili[sz]e)\w*\b/iu, advice: 'Write "use".'},
  {pattern: /\bin order to\b/iu, advice: 'Write "to".'},
  {
    pattern: /\b(?:e\.g\.|i\.e\.|etc\.|via)(?=\s|$|[,)])/iu,
    advice: 'Write it out: "for example", "that is", "and so on", "through".',
  },
  {pattern: /\bplease\b/iu, advice: 'Say what to do.'},
  {
    pattern:
      /\b(?:will soon|coming soon|soon to come|is planned|are planned|planned for|we plan to|in the future|road\s?map|stay tuned|upcoming feature|not yet (?:supported|available))\b/iu,
    advice: promise,
  },
];

/** Titles of links that say nothing about where they lead. */
const emptyTitles =
  /^(?:here|click|click here|this|this (?:page|link|article|guide)|link|page|more|read more|learn more|see more|details|https?:\/\/.*)$/iu;

/** The text of a node as one line; code is a word of its own. */
function plainText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'inlineCode') {
    return 'code';
  }
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** The blocks whose text is judged as a whole, so that a phrase across a link is found. */
const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** Every block of running text, with the line it begins in. Code fences are none. */
export function proseOf({tree}: Pick<Page, 'tree'>): {line: number; text: string}[] {
  const found: {line: number; text: string}[] = [];
  visit(tree, (node) => {
    if (!blocks.has(node.type)) {
      return undefined;
    }
    let line = lineOf(node);
    for (const part of plainText(node).split('\n')) {
      found.push({line, text: part});
      line += 1;
    }
    return SKIP;
  });
  return found;
}

/** Words that the voice of this site does without, promises, and links that say nothing. English only. */
export function judgeWords(page: Pick<Page, 'tree' | 'frontMatter'>): Finding[] {
  const {description, title} = page.frontMatter;
  const head = [description, title].filter((text) => typeof text === 'string').map((text) => ({line: 1, text}));
  const findings = [...head, ...proseOf(page)].flatMap(({line, text}) =>
    rules.flatMap(({pattern, advice}) => {
      const match = pattern.exec(text);
      return match ? [{line, message: `"${match[0]}" in "${around(text, match.index)}". ${advice}`}] : [];
    }),
  );
  visit(page.tree, 'link', (link) => {
    const text = plainText(link).trim();
    if (emptyTitles.test(text)) {
      findings.push({
        line: lineOf(link),
        message: `the link "${text}" does not say where it leads. Write what the reader finds there.`,
      });
    }
  });
  return findings;
}

/** How many characters on each side a finding shows. */
const shown = 30;

function around(text: string, at: number): string {
  const [start, end] = [Math.max(0, at - shown), at + shown];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
