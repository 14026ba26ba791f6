/** The feeds that the original plugin writes, by their file. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const;

/** One of the feeds. */
export type FeedFile = (typeof feedFiles)[number];

/**
 * A feed with its own address in it, which readers need to find it again: each
 * of the standards asks for it, and the original leaves it out.
 *
 * @param text the feed as the original writes it
 * @param url the feed's address
 * @throws Error where the feed is written in another way than is known here
 */
export function withSelf(file: FeedFile, text: string, url: string): string {
  if (file === 'feed.json') {
    return JSON.stringify({...(JSON.parse(text) as object), feed_url: url}, null, 4);
  }
  const [place, addition, root, declared] =
    file === 'atom.xml'
      ? ([
          /(?=<link rel="alternate")/u,
          `<link rel="self" type="application/atom+xml" href="${url}"/>\n    `,
          '',
          '',
        ] as const)
      : ([
          /(?=<description>)/u,
          `<atom:link rel="self" type="application/rss+xml" href="${url}"/>\n        `,
          '<rss ',
          '<rss xmlns:atom="http://www.w3.org/2005/Atom" ',
        ] as const);
  if (!place.test(text) || !text.includes(root)) {
    throw new Error(
      `blog: the feed ${file} is written in another way than with @docusaurus/plugin-content-blog 3.10.2. Look at it, and mend src/plugins/blog/feedSelf.ts.`,
    );
  }
  return text.replace(root, declared).replace(place, addition);
}
