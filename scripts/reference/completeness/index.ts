import type {Expectation} from './collector';
import type {Evidence} from './evidence';
import {expectationsOf} from './expected';
import type {Shown} from './shown';

export type {Expectation} from './collector';
export {expectationsOf} from './expected';
export {type Shown, shownInHtml, shownInMarkdown} from './shown';

/** The language of a page. */
export interface Language {
  /** The BCP 47 tag. */
  iso: string;
  /** The string of a mark, such as "required". */
  label: (id: string) => string;
}

/** Letters and digits, which Markdown and HTML have in common. */
const bare = (text: string): string =>
  text
    .replace(/\]\([^)]*\)|\]\[[^\]]*\]|^\s*\[[^\]]+\]:.*$|^\s*\d+[.)]\s/gmu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The sentences of a description: on a page, a sample can follow the first ones. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[^\s\d][.!?])\s+|\n\s*\n/u);

/** Whether a text contains another one that is not followed by a letter or digit. */
const includesWhole = (text: string, part: string): boolean => {
  const escaped = part.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
};

/** Tells whether a text shows something. */
function reader(pieces: readonly string[], {iso, label}: Language): (evidence: Evidence) => boolean {
  const whole = pieces.join(' ').replace(/\s+/gu, ' ');
  const letters = bare(pieces.join(''));
  const hasLabel = (id: string): boolean => whole.includes(label(id).split(/[{|]/u, 1).join('').trim());
  const hasCode = (text: string): boolean =>
    pieces.some((piece) => piece.trim() === text.trim()) || includesWhole(whole, text.replace(/\s+/gu, ' '));
  return (evidence) => {
    switch (evidence.kind) {
      case 'words':
        return sentencesOf(evidence.text).every((sentence) => letters.includes(bare(sentence)));
      case 'code':
        return hasCode(evidence.text) || hasCode(JSON.stringify(evidence.text));
      case 'label':
        return hasLabel(evidence.text);
      case 'number':
        return includesWhole(
          whole,
          new Intl.NumberFormat(iso, {maximumFractionDigits: 20}).format(evidence.value).replace(/\s/gu, ' '),
        );
      case 'type':
        return evidence.text === 'array'
          ? /[\w)]\[\]|\[\w+(?:,|\]| \|)/u.test(whole)
          : includesWhole(whole, evidence.text) || (evidence.text === 'object' && includesWhole(whole, 'map'));
      case 'unknown':
        return false;
    }
  };
}

/**
 * The keywords of a spec that its pages do not show.
 *
 * @param pages what each page shows, by its path without the language
 */
export function missingKeywords(spec: object, pages: ReadonlyMap<string, Shown>, language: Language): Expectation[] {
  const readers = new Map<readonly string[], (evidence: Evidence) => boolean>();
  const readerOf = (text: readonly string[]): ((evidence: Evidence) => boolean) => {
    const known = readers.get(text) ?? reader(text, language);
    readers.set(text, known);
    return known;
  };
  const groups = new Map<string, Expectation[]>();
  const expectations = expectationsOf(spec);
  for (const expectation of expectations) {
    const key = [expectation.page, expectation.place, expectation.group].join('\n');
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(expectation);
  }
  const missing = [...groups.values()].flatMap((group) => {
    const [{page, place} = {page: '', place: ''}] = group;
    const texts = pages.get(page)?.get(place) ?? [];
    const rests = texts.map((text) => group.filter(({evidence}) => !evidence.some((all) => all.every(readerOf(text)))));
    return rests.reduce((best, rest) => (rest.length < best.length ? rest : best), group);
  });
  // A text of a component is on one of its pages, such as that of the resource.
  const isText = ({keyword}: Expectation): boolean => ['title', 'description'].includes(keyword);
  const keyOf = ({path}: Expectation): string => path.join('\n');
  const missed = new Set(missing);
  const shownTexts = new Set(expectations.filter((it) => isText(it) && !missed.has(it)).map(keyOf));
  return missing.filter((it) => !(isText(it) && shownTexts.has(keyOf(it))));
}
