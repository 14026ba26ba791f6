import {type Change, type Level, keyOf, levelOf, sentence} from './rules';

/** A change with the date of the changelog entry that announces it. */
export interface ReportedChange extends Change {
  readonly announced?: string;
}

/** The result of a comparison. */
export interface Comparison {
  /** The name of the base. */
  readonly base: string;
  readonly changes: readonly ReportedChange[];
}

const headings: readonly [Level, heading: string][] = [
  ['breaking', 'Breaking'],
  ['addition', 'Added'],
  ['other', 'Other'],
];

/** The breaking changes that no changelog entry announces. */
export function unannounced({changes}: Comparison): ReportedChange[] {
  return changes.filter((change) => levelOf(change) === 'breaking' && change.announced === undefined);
}

function item(change: ReportedChange): string {
  const {operations, announced} = change;
  const isBreaking = levelOf(change) === 'breaking';
  const status = !isBreaking ? '' : announced === undefined ? '**Not announced.** ' : `Announced on ${announced}. `;
  return [
    `- ${status}${sentence(change)}`,
    ...(operations.length > 0 ? [`  Affects ${operations.join(', ')}.`] : []),
    ...(isBreaking && announced === undefined ? [`  Add \`${keyOf(change)}\` to "announces" in the changelog.`] : []),
  ].join('\n');
}

/** Formats the comparison as Markdown. */
export function toMarkdown(comparison: Comparison): string {
  const {base, changes} = comparison;
  const title = `# API changes since ${base}`;
  if (changes.length === 0) {
    return `${title}\n\nClients cannot notice any difference.\n`;
  }
  const byLevel = (level: Level): ReportedChange[] => changes.filter((change) => levelOf(change) === level);
  const counts = headings.map(([level, heading]) => `${heading}: ${byLevel(level).length}`).join(', ');
  const sections = headings
    .filter(([level]) => byLevel(level).length > 0)
    .map(([level, heading]) => `## ${heading}\n\n${byLevel(level).map(item).join('\n')}`);
  return `${[title, `${counts}. Not announced: ${unannounced(comparison).length}.`, ...sections].join('\n\n')}\n`;
}

/** Formats the comparison as JSON, with the level and the text of each change. */
export function toJson({base, changes}: Comparison): string {
  const listed = changes.map((change) => ({
    level: levelOf(change),
    key: keyOf(change),
    text: sentence(change),
    ...change,
  }));
  return `${JSON.stringify({base, changes: listed}, null, 2)}\n`;
}
