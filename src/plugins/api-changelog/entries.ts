import {
  LineCounter,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
} from 'yaml';

/**
 * The changelog of the API as data: one file a day in `api-spec/changelog/`,
 * named by its date. See api-spec/README.md.
 */

/** What a change is to the programs of our readers. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;

/** The kind of a change. */
export type ChangeKind = (typeof changeKinds)[number];

/** One change of the API. */
export interface LoggedChange {
  readonly kind: ChangeKind;
  /** What changed, and what to do about it, in Markdown. */
  readonly description: string;
  /** The operations it is about, by operationId; events by their name. */
  readonly operations: readonly string[];
  /** The differences it announces, as `npm run api:diff` names them. */
  readonly announces: readonly string[];
  /** The line it begins in. */
  readonly line: number;
}

/** What changed on one day. */
export interface ChangelogEntry {
  /** Relative to the repository. */
  readonly file: string;
  /** The day: `2026-11-21`. */
  readonly date: string;
  /** The version that the API got on this day, if it got one. */
  readonly version?: string;
  readonly changes: readonly LoggedChange[];
}

/** Entries that cannot be used; each finding names file and line. */
export class ChangelogError extends Error {
  override name = 'ChangelogError';

  constructor(readonly findings: readonly string[]) {
    super([...findings, 'Mend it and try again. How an entry is written stands in api-spec/README.md.'].join('\n'));
  }
}

/** Whether a text names a day that the calendar has. */
export function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

type Entries = Map<string, {value: Node | null; line: number}>;

/**
 * Reads one day of the changelog.
 *
 * @param file the path, whose name is the date
 * @throws ChangelogError naming file and line of everything that is wrong
 */
export function parseEntry(file: string, text: string): ChangelogEntry {
  const findings: string[] = [];
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const lineOf = (node: {range?: readonly number[] | null} | null | undefined, otherwise = 1): number =>
    node?.range ? lines.linePos(node.range[0] ?? 0).line : otherwise;
  const wrong = (line: number, what: string): void => void findings.push(`${file}:${line}: ${what}`);

  const date = /([^/]+)\.yaml$/u.exec(file)?.[1] ?? '';
  if (!isDate(date)) {
    wrong(1, `the name of the file is no date. Expected a day such as 2026-11-21.yaml.`);
  }
  const [syntax] = errors;
  if (syntax) {
    wrong(lines.linePos(syntax.pos[0]).line, `${syntax.message}. Mend the syntax.`);
    throw new ChangelogError(findings);
  }

  /** The entries of a mapping; what is not in `known` is a finding. */
  const entriesOf = (node: Node | null | undefined, what: string, known: readonly string[], line: number): Entries => {
    if (!isMap(node)) {
      wrong(lineOf(node, line), `${what} is no mapping. Expected ${known.join(', ')}.`);
      return new Map();
    }
    const pairs = (node as YAMLMap<Scalar, Node | null>).items.map((pair: Pair<Scalar, Node | null>) => {
      const name = String(pair.key.value);
      if (!known.includes(name)) {
        wrong(lineOf(pair.key), `"${name}" is unknown in ${what}. Expected ${known.join(', ')}.`);
      }
      return [name, {value: pair.value, line: lineOf(pair.key)}] as const;
    });
    return new Map(pairs);
  };
  const textOf = (entries: Entries, name: string, line: number, expected: string, pattern: RegExp): string => {
    const entry = entries.get(name);
    const value = entry && isScalar(entry.value) ? entry.value.value : undefined;
    if (typeof value !== 'string' || !pattern.test(value)) {
      wrong(entry?.line ?? line, `"${name}" is ${entry ? 'not right' : 'missing'}. Expected ${expected}.`);
      return '';
    }
    return value;
  };
  const listOf = (entries: Entries, name: string, expected: string, pattern: RegExp): string[] => {
    const entry = entries.get(name);
    if (!entry) {
      return [];
    }
    const items = isSeq<Node>(entry.value) ? entry.value.items : undefined;
    if (!items || items.length === 0) {
      wrong(entry.line, `"${name}" is no list. Expected a list of ${expected}, or leave it out.`);
      return [];
    }
    const values = items.map((item) => {
      const value = isScalar(item) ? String(item.value) : '';
      if (!pattern.test(value)) {
        wrong(lineOf(item, entry.line), `"${value}" in "${name}" is not right. Expected ${expected}.`);
      }
      return value;
    });
    if (new Set(values).size !== values.length) {
      wrong(entry.line, `"${name}" names something twice. Name it once.`);
    }
    return values;
  };

  const root = entriesOf(contents, 'the entry', ['version', 'changes'], 1);
  const version = root.has('version')
    ? textOf(root, 'version', 1, 'a version such as 1.2.0', /^\d+\.\d+\.\d+$/u)
    : undefined;
  const list = root.get('changes');
  const items = list && isSeq<Node>(list.value) ? list.value.items : [];
  if (items.length === 0) {
    wrong(list?.line ?? 1, `"changes" is ${list ? 'no list' : 'missing'}. Expected a list of changes.`);
  }
  const changes = items.map((item): LoggedChange => {
    const line = lineOf(item, list?.line);
    const change = entriesOf(item, 'a change', ['kind', 'description', 'operations', 'announces'], line);
    const kinds = changeKinds.join(', ');
    return {
      kind: textOf(
        change,
        'kind',
        line,
        `one of ${kinds}`,
        new RegExp(`^(?:${changeKinds.join('|')})$`, 'u'),
      ) as ChangeKind,
      description: textOf(
        change,
        'description',
        line,
        'sentences, with a capital at the start and a full stop at the end',
        /^\s*[\p{Lu}`*[][^]*[.)]\s*$/u,
      ),
      operations: listOf(change, 'operations', 'an operationId or the name of an event', /^[a-z][\w.]*$/iu),
      announces: listOf(change, 'announces', 'a change as api:diff names it', /^[a-z-]+ \S/u),
      line,
    };
  });
  if (findings.length > 0) {
    throw new ChangelogError(findings);
  }
  return {file, date, ...(version === undefined ? {} : {version}), changes};
}

/**
 * Puts the days in order, the newest first, and checks what they say together.
 *
 * @param known the operations and events that the description has
 * @throws ChangelogError naming file and line of everything that is wrong
 */
export function checkEntries(entries: readonly ChangelogEntry[], known: ReadonlySet<string>): ChangelogEntry[] {
  const sorted = [...entries].sort((a, b) => (a.date < b.date ? 1 : -1));
  const removedOn = new Map<string, string>();
  for (const {date, changes} of sorted) {
    for (const {kind, operations} of changes) {
      if (kind === 'removed') {
        operations.filter((name) => !removedOn.has(name)).forEach((name) => removedOn.set(name, date));
      }
    }
  }
  const findings = sorted.flatMap(({file, date, changes}) =>
    changes.flatMap(({operations, line}) =>
      operations
        .filter((name) => !known.has(name) && (removedOn.get(name) ?? '') < date)
        .map(
          (name) =>
            `${file}:${line}: the API has no operation or event "${name}". Expected a name of the description, or of something that an entry of this day or later says is removed.`,
        ),
    ),
  );
  const versions = sorted.filter(({version}) => version !== undefined);
  versions.slice(1).forEach(({file, version}, index) => {
    if (compareVersions(versions[index]?.version ?? '', version ?? '') <= 0) {
      findings.push(
        `${file}:1: version ${version ?? ''} is not below ${versions[index]?.version ?? ''}, which came later. Mend one of them.`,
      );
    }
  });
  if (findings.length > 0) {
    throw new ChangelogError(findings);
  }
  return sorted;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const index = left?.findIndex((part, place) => part !== right?.[place]) ?? -1;
  return index === -1 ? 0 : (left?.[index] ?? 0) - (right?.[index] ?? 0);
}
