import type {Plugin} from 'postcss';

/**
 * Classes of Infima components that no page uses, because we have our own. The theme's scripts and our styles
 * need `navbar` and `pagination-nav`.
 */
const unused =
  /\.(?:(?:avatar|badge|button|card|dropdown|footer|hero|pills|tabs)(?![a-z])|navbar(?:-sidebar|--|__)|pagination(?:--|__))/u;

/** Removes the rules of the unused components from Infima's styles, a tenth of what every page loads. */
export default function withoutUnusedInfima(): Plugin {
  return {
    postcssPlugin: 'without-unused-infima',
    Once(root, {result}) {
      if (/[\\/]infima[\\/]/u.test(result.opts.from ?? '')) {
        root.walkRules((rule) => {
          const used = rule.selectors.filter((selector) => !unused.test(selector));
          if (used.length === 0) {
            rule.remove();
          } else {
            rule.selectors = used;
          }
        });
      }
    },
  };
}
