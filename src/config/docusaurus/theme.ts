import type {UserThemeConfig} from '@docusaurus/theme-common';

/** The configuration of the theme, without navigation, footer, and colors: see `navigation.ts` and `src/css/`. */
export const themeConfig = {
  colorMode: {respectPrefersColorScheme: true},
  // The highlighter's classes get their colors from CSS.
  prism: {theme: {plain: {}, styles: []}},
} satisfies UserThemeConfig;
