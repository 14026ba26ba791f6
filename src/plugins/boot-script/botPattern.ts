import crawlers from 'crawler-user-agents';
import {list} from 'isbot';
import orderBy from 'lodash/orderBy';

/** Previewers that isbot does not know. Unlike those of Microsoft Teams, its app for people names the browser's engine. */
const previewers = ['botframework', 'trello', '^(?!.*webkit).*teams/'];

/**
 * A subset of isbot's patterns that recognizes the same crawlers and link previewers in a list of known ones. The full
 * pattern would add 0.7 KB to each page.
 *
 * @returns the source of a case-insensitive regular expression
 */
export function botPattern(): string {
  const patterns = list.map((source) => ({source, expression: new RegExp(source, 'i')}));
  const chosen = [...previewers];
  let missing = [...new Set(crawlers.flatMap(({instances}) => instances))];
  const foundBy = ({expression}: (typeof patterns)[number]): number =>
    missing.filter((agent) => expression.test(agent)).length;
  for (;;) {
    // Prefers the pattern with the most agents for its length.
    const [best] = orderBy(patterns, (pattern) => foundBy(pattern) / pattern.source.length, 'desc');
    if (!best || foundBy(best) === 0) {
      return chosen.join('|');
    }
    chosen.push(best.source);
    missing = missing.filter((agent) => !best.expression.test(agent));
  }
}
