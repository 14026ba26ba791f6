/** What likeness is judged by. */
export interface Comparable {
  /** Names the post in the result. */
  readonly id: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** The words of title and text, in lower case. */
  readonly words: readonly string[];
}

/** What each kind of likeness counts at most; together 1. */
const weights = {text: 0.6, tags: 0.3, category: 0.1} as const;

/** A word counts by its beginning, so that inflected forms meet: `домен`, `доменів`. In characters. */
const stemLength = 6;

/** How many terms stand for a text: those that tell it from the others best. */
const termsPerText = 60;

/** The terms of a text with how often each occurs; words of one or two letters say nothing. */
function termCounts(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word.length > 2) {
      const term = word.slice(0, stemLength);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

/** The vector of each text, of length one: its heaviest terms by tf-idf. */
function vectors(texts: readonly Map<string, number>[]): Map<string, number>[] {
  const documents = new Map<string, number>();
  for (const term of texts.flatMap((counts) => [...counts.keys()])) {
    documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  return texts.map((counts) => {
    const weighed = [...counts]
      .map(([term, count]): [string, number] => [
        term,
        (1 + Math.log(count)) * Math.log(texts.length / (documents.get(term) ?? 1)),
      ])
      .filter(([, weight]) => weight > 0)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, termsPerText);
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([term, weight]) => [term, weight / length]));
  });
}

/** The share of tags that two posts have in common. */
function tagLikeness(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((tag) => b.includes(tag)).length;
  return common === 0 ? 0 : common / (a.length + b.length - common);
}

/**
 * The posts that are most like each post, best first.
 *
 * Likeness is a sum of three parts, at most 1:
 *
 * - 0.6 × text: the cosine of the two texts' tf-idf vectors. A term is the
 *   first six letters of a word. It weighs more the more often the text has it
 *   (by its logarithm) and the fewer posts have it; a term that all posts have
 *   weighs nothing, so no list of stop words is needed in any language. The
 *   sixty heaviest terms stand for a text.
 * - 0.3 × tags: common tags divided by all tags of both.
 * - 0.1 where the category is the same.
 *
 * Equal likeness is decided by the order of the posts (newest first), so the
 * same posts always give the same result. An index from term to posts spares
 * comparing texts without a common term.
 *
 * @param count how many posts at most for each
 * @returns ids by id; the post itself is never among them
 */
export function relatedTo(posts: readonly Comparable[], count: number): Map<string, string[]> {
  const texts = vectors(posts.map(({words}) => termCounts(words)));
  const index = new Map<string, [post: number, weight: number][]>();
  texts.forEach((vector, post) => {
    for (const [term, weight] of vector) {
      const entries = index.get(term) ?? [];
      entries.push([post, weight]);
      index.set(term, entries);
    }
  });
  return new Map(
    posts.map((post, own) => {
      const scores = new Float64Array(posts.length);
      for (const [term, weight] of texts[own] ?? []) {
        for (const [other, otherWeight] of index.get(term) ?? []) {
          scores[other] = (scores[other] ?? 0) + weights.text * weight * otherWeight;
        }
      }
      const ranked = posts
        .map((other, place) => ({
          id: other.id,
          place,
          score:
            (scores[place] ?? 0) +
            weights.tags * tagLikeness(post.tags, other.tags) +
            (other.category === post.category ? weights.category : 0),
        }))
        .filter(({place}) => place !== own)
        .sort((a, b) => b.score - a.score || a.place - b.place);
      return [post.id, ranked.slice(0, count).map(({id}) => id)];
    }),
  );
}
