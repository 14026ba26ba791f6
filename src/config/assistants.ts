import {hosts} from './site';

/** Assistants that answer questions about a page; each accepts the question in its URL. */
const assistants = [
  {name: 'Claude', origin: 'https://claude.ai', path: '/new?q='},
  {name: 'ChatGPT', origin: 'https://chatgpt.com', path: '/?q='},
  {name: 'Perplexity', origin: 'https://www.perplexity.ai', path: '/search?q='},
] as const;

/** The origins of all assistants, for the allowlist of links. */
export const assistantOrigins = assistants.map(({origin}) => origin);

/**
 * The URL of each assistant with a question about a page.
 *
 * @param permalink the path of the page
 * @param ask writes the question about the URL of the page's Markdown export
 */
export function assistantLinks(permalink: string, ask: (url: string) => string): {name: string; href: string}[] {
  const question = encodeURIComponent(ask(`${hosts.site}${permalink}.md`));
  return assistants.map(({name, origin, path}) => ({name, href: `${origin}${path}${question}`}));
}
