import {stat} from 'node:fs/promises';

import sum from 'lodash/sum';

/** The counted values, with how to fix a value that is too high. */
const remedies = {
  headerRules: 'rules in _headers: merge some of them in scripts/build/hostFiles.ts',
  headerLine: 'characters per line in _headers: shorten the policy in src/config/security.ts',
  redirects: 'redirects in _redirects: remove old paths from movedPaths in src/config/routes.ts',
  files: 'files: build fewer languages',
  fileSize: 'bytes per file: publish larger files elsewhere, and link to them',
  siteSize: 'bytes: build fewer languages, or move media elsewhere',
} as const;

/** The values that hosts limit. */
export type Counts = Readonly<Record<keyof typeof remedies, number>>;

interface HostLimits {
  readonly name: string;
  /** The limits that apply to every plan. */
  readonly limits?: Partial<Counts>;
  /** The additional or lower limits of the free plan. */
  readonly free?: Partial<Counts>;
}

const mebibyte = 2 ** 20;

/** The hosts in deploy/README.md, with the limits that they document or enforce. */
export const hostLimits = {
  nginx: {name: 'nginx'},
  container: {name: 'A container'},
  apache: {name: 'Apache'},
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    limits: {headerRules: 100, headerLine: 2_000, redirects: 2_000, files: 100_000, fileSize: 25 * mebibyte},
    free: {files: 20_000},
  },
  netlify: {name: 'Netlify'},
  vercel: {name: 'Vercel', limits: {redirects: 2_048}},
  'github-pages': {name: 'GitHub Pages', limits: {siteSize: 1_024 * mebibyte}},
  azure: {
    name: 'Azure Static Web Apps',
    limits: {files: 15_000, siteSize: 500 * mebibyte},
    free: {siteSize: 250 * mebibyte},
  },
  s3: {name: 'Amazon S3'},
} as const satisfies Readonly<Record<string, HostLimits>>;

/** A host that the site is built for. */
export type Host = keyof typeof hostLimits;

/** Counts the values that hosts limit. */
export async function countSite(headers: string, redirects: string, files: readonly string[]): Promise<Counts> {
  const lines = headers.split('\n');
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return {
    headerRules: lines.filter((line) => line.startsWith('/')).length,
    headerLine: Math.max(...lines.map(({length}) => length)),
    // Netlify's lines for not-found pages are ignored by other hosts.
    redirects: redirects.match(/ 301$/gmu)?.length ?? 0,
    files: files.length,
    fileSize: Math.max(...sizes),
    siteSize: sum(sizes),
  };
}

/** The values that exceed a host's limits, one sentence each: `refused` on every plan, or `paid` on the free plan. */
export function exceededLimits(host: Host, counts: Counts): {refused: string[]; paid: string[]} {
  const {name, limits = {}, free = {}}: HostLimits = hostLimits[host];
  const list = (most: Partial<Counts>, plan: string): string[] =>
    Object.entries(most).flatMap(([kind, limit]) => {
      const found = counts[kind as keyof Counts];
      const [what, remedy] = remedies[kind as keyof Counts].split(': ');
      return found > limit
        ? [`${name} accepts at most ${limit} ${what}${plan}, found ${found}. To stay within the limit, ${remedy}.`]
        : [];
    });
  return {refused: list(limits, ''), paid: list(free, ' on its free plan')};
}
