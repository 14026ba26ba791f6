import type {Document} from './documents';
import {readDocument} from './readDocument';

/** What the server answers for one address. */
export interface Answer {
  readonly status: number;
  /** Where a redirect leads. */
  readonly location?: string;
  readonly contentType: string;
  /** The text of the answer; empty where it is no text. */
  readonly body: string;
}

/** Asks the server for an address, without following redirects. */
export type Get = (address: string) => Promise<Answer>;

/** What was found under one address. */
export interface Resource {
  readonly status: number;
  /** The address that a redirect leads to. */
  readonly location?: string;
  /** What refers to others, if it does. */
  readonly document?: Document;
}

/** The site as it was found, by address: a path, encoded, without query and fragment. */
export type Site = ReadonlyMap<string, Resource>;

/** Where a reference leads: into the site, elsewhere (`undefined`), or nowhere. */
export type Target = {readonly address: string; readonly fragment?: string} | {readonly problem: string} | undefined;

/** How many answers are waited for at a time. */
const parallel = 16;

/**
 * Finds out where a reference leads.
 *
 * @param origin the site's own origin, such as `https://mailwren.example`
 * @param from the address of the document that it stands in
 */
export function resolveTarget(origin: string, from: string, target: string): Target {
  const base = new URL(from, origin);
  if (!URL.canParse(target, base)) {
    return {problem: 'is not an address'};
  }
  const url = new URL(target, base);
  if (!/^https?:$/u.test(url.protocol) || url.host !== base.host) {
    return undefined;
  }
  if (url.origin !== base.origin) {
    return {problem: `names this site with ${url.protocol}//`};
  }
  try {
    const fragment = decodeURIComponent(url.hash.slice(1));
    return {address: url.pathname, ...(fragment === '' ? {} : {fragment})};
  } catch {
    return {problem: 'has a fragment that cannot be decoded'};
  }
}

/** The address on the site that a reference leads to, or nothing. */
export function addressOf(origin: string, from: string, target: string): string | undefined {
  const resolved = resolveTarget(origin, from, target);
  return resolved && 'address' in resolved ? resolved.address : undefined;
}

/** Reads one address. */
async function readResource(get: Get, origin: string, address: string): Promise<Resource> {
  const {status, location, contentType, body} = await get(address);
  if (location !== undefined) {
    return {status, location: addressOf(origin, address, location) ?? location};
  }
  // The page that says "not found" is judged under its own address.
  if (status !== 200) {
    return {status};
  }
  try {
    return {status, document: readDocument(address, contentType, body)};
  } catch (error) {
    throw new Error(`${address} cannot be read as ${contentType}.`, {cause: error});
  }
}

/**
 * Reads a site: the addresses to start with and everything that their
 * documents refer to, each once.
 *
 * @throws Error naming a file that is not what its content type says
 */
export async function crawl(get: Get, origin: string, starts: Iterable<string>): Promise<Site> {
  const site = new Map<string, Resource>();
  let wave = new Set(starts);
  while (wave.size > 0) {
    const queue = [...wave];
    const next = new Set<string>();
    const worker = async (): Promise<void> => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const resource = await readResource(get, origin, address);
        site.set(address, resource);
        const targets = (resource.document?.references ?? []).map(({target}) => target);
        for (const target of resource.location === undefined ? targets : [resource.location]) {
          const found = addressOf(origin, address, target);
          if (found !== undefined && !site.has(found)) {
            next.add(found);
          }
        }
      }
    };
    await Promise.all(Array.from({length: parallel}, worker));
    wave = new Set([...next].filter((address) => !site.has(address)));
  }
  return site;
}

/** Every page of a site with its address. */
export function pagesOf(site: Site): [address: string, page: Extract<Document, {type: 'page'}>][] {
  return [...site].flatMap(([address, {document}]) =>
    document?.type === 'page' ? [[address, document] as const] : [],
  );
}
