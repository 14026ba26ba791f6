import {wordsPerMinute} from '../../data/blog';
import {withoutFences} from '../../lib/fence';
import {type Context, type Jsx, readProps, setProps} from '../../build/jsx';

/** The overview of the guides, in any language. */
const overview = /(?:^|[\\/])(?:guides|docusaurus-plugin-content-docs-guides[\\/]current)[\\/]index\.mdx$/u;

/** The guide icons: one symbol per guide, with the guide's file name as its ID. */
const icons = 'static/img/guides.svg';

/**
 * Checks a `<NextStep to="/docs/webhooks" title="Webhooks">`. In the overview of the guides, adds the guide's icon and
 * reading time.
 */
export function resolveNextStep(node: Jsx, {page, readFile, fail}: Context): void {
  const {to = '', title} = readProps(node, {to: 'required', title: 'required'}, fail);
  const guide = overview.test(page) ? readFile(`${to.slice(1)}.mdx`) : undefined;
  if (guide !== undefined) {
    const words = withoutFences(guide.replace(/^---\n.*?\n---\n/su, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
    const icon = to.slice(to.lastIndexOf('/') + 1);
    if (readFile(icons)?.includes(`id="${icon}"`) !== true) {
      fail(`${icons} lacks the icon of ${to}: add a <symbol id="${icon}" viewBox="0 0 40 40">.`, node);
    }
    setProps(node, {to, title, icon, minutes: Math.max(1, Math.round(words.length / wordsPerMinute.en))});
  }
}
