import {hosts} from './site';

/** Assistants that can be asked about a page; each takes the question in its address. */
const assistants = [
  {name: 'Claude', origin: 'https://claude.ai', path: '/new?q='},
  {name: 'ChatGPT', origin: 'https://chatgpt.com', path: '/?q='},
  {name: 'Perplexity', origin: 'https://www.perplexity.ai', path: '/search?q='},
] as const;

/** The origins of all assistants, for the allow-list of links. */
export const assistantOrigins = assistants.map(({origin}) => origin);

/**
 * The address at which each assistant answers questions about a page.
 *
 * @param permalink the page, from the root of the site
 * @param ask puts the address of the page's Markdown into a question
 */
export function assistantLinks(permalink: string, ask: (address: string) => string): {name: string; href: string}[] {
  const question = encodeURIComponent(ask(`${hosts.site}${permalink}.md`));
  return assistants.map(({name, origin, path}) => ({name, href: `${origin}${path}${question}`}));
}
