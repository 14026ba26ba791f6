/** What the similarity of posts is computed from. */
export interface Comparable {
  readonly id: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** The words of title and content, in lowercase. */
  readonly words: readonly string[];
}

/** The maximum of each kind of similarity; together 1. */
const weights = {text: 0.6, tags: 0.3, category: 0.1} as const;

/** Words are cut after this many characters, so that inflected forms match: `домен`, `доменів`. */
const stemLength = 6;

/** The number of terms with the highest weight that represent a text. */
const termsPerText = 60;

/** The number of occurrences of each term of a text. Words of one or two letters do not count. */
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

/** The tf-idf vector of each text, of length one. */
function vectors(texts: readonly Map<string, number>[]): Map<string, number>[] {
  const documents = new Map<string, number>();
  for (const term of texts.flatMap((counts) => [...counts.keys()])) {
    documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  return texts.map((counts) => {
    const weighted = [...counts]
      .map(([term, count]): [string, number] => [
        term,
        (1 + Math.log(count)) * Math.log(texts.length / (documents.get(term) ?? 1)),
      ])
      .filter(([, weight]) => weight > 0)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, termsPerText);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return new Map(weighted.map(([term, weight]) => [term, weight / length]));
  });
}

/** The share of tags that two posts have in common. */
function tagSimilarity(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((tag) => b.includes(tag)).length;
  return common === 0 ? 0 : common / (a.length + b.length - common);
}

/**
 * The posts that are most similar to each post, best first. Similarity is the
 * cosine of the tf-idf vectors of both texts, common tags divided by all tags,
 * and whether the category is the same. tf-idf ignores terms that all posts
 * have, so no language needs a list of stop words. The order of the posts
 * (newest first) decides between posts of equal similarity.
 *
 * @param count the maximum number of posts for each post
 */
export function relatedTo(posts: readonly Comparable[], count: number): Map<string, string[]> {
  const texts = vectors(posts.map(({words}) => termCounts(words)));
  const postings = new Map<string, [post: number, weight: number][]>();
  texts.forEach((vector, post) => {
    for (const [term, weight] of vector) {
      const entries = postings.get(term) ?? [];
      entries.push([post, weight]);
      postings.set(term, entries);
    }
  });
  return new Map(
    posts.map((post, own) => {
      const scores = new Float64Array(posts.length);
      for (const [term, weight] of texts[own] ?? []) {
        for (const [other, otherWeight] of postings.get(term) ?? []) {
          scores[other] = (scores[other] ?? 0) + weights.text * weight * otherWeight;
        }
      }
      const ranked = posts
        .map((other, index) => ({
          id: other.id,
          index,
          score:
            (scores[index] ?? 0) +
            weights.tags * tagSimilarity(post.tags, other.tags) +
            (other.category === post.category ? weights.category : 0),
        }))
        .filter((other) => other.index !== own)
        .sort((a, b) => b.score - a.score || a.index - b.index);
      return [post.id, ranked.slice(0, count).map(({id}) => id)];
    }),
  );
}
