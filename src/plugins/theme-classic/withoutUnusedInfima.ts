import {type Plugin, parse} from 'postcss';

/**
 * Infima components that no page uses, because we have our own. The theme's scripts and our styles
 * need `navbar` and `pagination-nav`.
 */
const unused =
  /^(?:(?:avatar|badge|button|card|dropdown|footer|hero|pills|tabs)(?:$|-|__)|navbar(?:-sidebar|--|__)|pagination(?:--|__))/u;

const classes = /\.(?<name>[a-z][\w-]*)/giu;

const classesOf = (selectors: string): string[] =>
  [...selectors.matchAll(classes)].map(({groups}) => groups?.name ?? '');

/** Whether a selector is for one of these components. */
function isUnused(selector: string): boolean {
  return classesOf(selector).some((name) => unused.test(name));
}

/**
 * The classes that lose their styles.
 *
 * @param css Infima's styles
 */
export function unusedClasses(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules(({selector}) => {
    classesOf(selector)
      .filter((name) => unused.test(name))
      .forEach((name) => names.add(name));
  });
  return names;
}

/**
 * Removes their rules from Infima's styles, a tenth of what every page loads. The
 * build fails if a page has one of the classes (`plugins/built-pages/inspectPage.ts`).
 */
export default function withoutUnusedInfima(): Plugin {
  return {
    postcssPlugin: 'without-unused-infima',
    Once(root, {result}) {
      if (!/[\\/]infima[\\/]/u.test(result.opts.from ?? '')) {
        return;
      }
      root.walkRules((rule) => {
        const used = rule.selectors.filter((selector) => !isUnused(selector));
        if (used.length === 0) {
          rule.remove();
        } else if (used.length < rule.selectors.length) {
          rule.selectors = used;
        }
      });
    },
  };
}
