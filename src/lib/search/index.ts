/** The search index as it is shipped: the pages with their sections, and where each stem occurs. */

/** A section of a page, or a field of an operation: hash, heading, text with a line for each block. */
export type Section = readonly [hash: string, heading: string, text: string];

/** A page that can be found. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly breadcrumb: string;
  readonly description: string;
  /** Other names, separated by commas: the English path, the endpoint of an operation, and the keywords of the front matter. */
  readonly aliases: string;
  /** The first is the introduction. */
  readonly sections: readonly Section[];
}

/** A page in the index, with short keys, because browsers load all pages at once. */
type PackedPage = Readonly<Record<'u' | 't' | 'b' | 'd' | 'k', string>> & {readonly s: readonly Section[]};

/** Reads a page of the index. */
export const unpackPage = ({u, t, b, d, k, s}: PackedPage): SearchPage => ({
  path: u,
  title: t,
  breadcrumb: b,
  description: d,
  aliases: k,
  sections: s,
});

/** Where a word can occur, as bits of a posting. */
export const field = {title: 1, keywords: 2, heading: 4, description: 8, text: 16} as const;

/** The number of values of a combination of fields. */
export const fieldValues = 32;

export interface SearchIndex {
  readonly pages: readonly PackedPage[];
  /** The stems in order. */
  readonly stems: readonly string[];
  /** For each stem, the difference to the section before times {@link fieldValues} plus the fields, in base 36. */
  readonly postings: readonly string[];
}

/** Separates blocks of text for the search plugin, which keeps no line breaks. */
export const blockMark = '␞';

/** The output of the search plugin: documents of one kind, and the words in them. */
export interface PluginIndex {
  readonly documents: readonly {
    readonly i: number;
    readonly t: string;
    readonly u: string;
    readonly h?: string;
    readonly p?: number;
    readonly b?: readonly string[];
  }[];
  readonly index: {
    readonly invertedIndex: readonly (readonly [string, {readonly t: Readonly<Record<string, unknown>>}])[];
  };
}

/** The fields of the search plugin's five indexes, in order. */
const fields = [field.title, field.heading, field.description, field.keywords, field.text];

/**
 * Packs the search plugin's indexes without positions and weights, which are
 * most of their size: a section's heading and text share a number.
 */
export function packIndex(parts: readonly PluginIndex[]): SearchIndex {
  const [titles, headings, descriptions, keywords, texts] = parts.map(({documents}) => documents);
  const sections = new Map<number, Map<string, {heading: string; text: string}>>();
  for (const {i} of titles ?? []) {
    sections.set(i, new Map([['', {heading: '', text: ''}]]));
  }
  const sectionOf = (page: number, hash: string): {heading: string; text: string} => {
    const all = sections.get(page);
    const section = all?.get(hash) ?? {heading: '', text: ''};
    all?.set(hash, section);
    return section;
  };
  for (const {p = 0, h = '', t} of headings ?? []) {
    sectionOf(p, h).heading ||= h === '' ? '' : t;
  }
  for (const {p = 0, h = '', t} of texts ?? []) {
    const section = sectionOf(p, h);
    section.text = `${section.text}\n${t.replaceAll(` ${blockMark} `, '\n')}`.trim();
  }

  const numbers = new Map<string, number>();
  for (const [page, hashes] of sections) {
    for (const hash of hashes.keys()) {
      numbers.set(`${page}${hash}`, numbers.size);
    }
  }
  const found = new Map<string, Map<number, number>>();
  for (const [part, {documents, index}] of parts.entries()) {
    const places = new Map(documents.map(({i, p, h = ''}) => [String(i), numbers.get(`${p ?? i}${h}`) ?? 0]));
    for (const [stem, {t: refs}] of index.invertedIndex) {
      const at = found.get(stem) ?? new Map<number, number>();
      found.set(stem, at);
      for (const ref of Object.keys(refs)) {
        const place = places.get(ref) ?? 0;
        at.set(place, (at.get(place) ?? 0) | (fields[part] ?? 0));
      }
    }
  }
  const stems = [...found.keys()].sort();
  const [descriptionOf, keywordsOf] = [descriptions, keywords].map(
    (part = []) => new Map(part.map(({i, t}) => [i, t] as const)),
  );
  return {
    pages: (titles ?? []).map(({i, t, u, b = []}) => ({
      u,
      t,
      b: b.join(' › '),
      d: descriptionOf?.get(i) ?? '',
      k: keywordsOf?.get(i) ?? '',
      s: [...(sections.get(i) ?? [])].map(([hash, {heading, text}]) => [hash, heading, text] as const),
    })),
    stems,
    postings: stems.map((stem) => {
      let last = 0;
      return [...(found.get(stem) ?? [])]
        .sort(([a], [b]) => a - b)
        .map(([place, bits]) => {
          const code = ((place - last) * fieldValues + bits).toString(36);
          last = place;
          return code;
        })
        .join(' ');
    }),
  };
}
