/** A way to share a page. */
export interface ShareTarget {
  /** The service's name; undefined for email. */
  readonly name?: string;
  readonly href: string;
}

/**
 * URLs for sharing a page by email or on other sites, whose origins are in
 * `linkPolicy` (src/config/security.ts).
 *
 * @param url the absolute URL of the page
 */
export function shareTargets({title, url}: {title: string; url: string}): ShareTarget[] {
  const encode = encodeURIComponent;
  return [
    {href: `mailto:?subject=${encode(title)}&body=${encode(url)}`},
    {name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`},
    {name: 'Bluesky', href: `https://bsky.app/intent/compose?text=${encode(`${title} ${url}`)}`},
    {name: 'Hacker News', href: `https://news.ycombinator.com/submitlink?u=${encode(url)}&t=${encode(title)}`},
  ];
}
