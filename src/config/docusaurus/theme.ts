import type {UserThemeConfig} from '@docusaurus/theme-common';

/** The configuration of the theme. Bar, footer, and colors are not in it: see `navigation.ts` and `src/css/`. */
export const themeConfig = {
  colorMode: {respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // The highlighter's classes get their colors from CSS.
  prism: {theme: {plain: {}, styles: []}},
} satisfies UserThemeConfig;
