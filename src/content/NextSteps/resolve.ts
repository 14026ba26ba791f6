import {wordsPerMinute} from '../../data/blog';
import {type Context, type Jsx, readProps, setProps} from '../../build/jsx';

/** The overview of the guides, in any language. */
const overview = /(?:^|[\\/])(?:guides|docusaurus-plugin-content-docs-guides[\\/]current)[\\/]index\.mdx$/u;

/** Checks a `<NextStep to="/docs/webhooks" title="Webhooks">`, and adds the minutes to read a guide to the overview of the guides. */
export function resolveNextStep(node: Jsx, {page, readFile, fail}: Context): void {
  const {to = '', title} = readProps(node, {to: 'required', title: 'required'}, fail);
  const guide = overview.test(page) ? readFile(`${to.slice(1)}.mdx`) : undefined;
  if (guide !== undefined) {
    // Without its code.
    const prose = guide.replace(/^---\n.*?\n---\n/su, '').replace(/^ *(?<fence>`{3,}|~{3,}).*?^ *\k<fence>/gmsu, '');
    const words = prose.match(/[\p{L}\p{N}]+/gu) ?? [];
    setProps(node, {to, title, minutes: Math.max(1, Math.round(words.length / wordsPerMinute.en))});
  }
}
