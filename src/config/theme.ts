import type {ThemeConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';

/** The classic theme's settings; navigation and footer are components of ours. */
export const themeConfig = {
  colorMode: {respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // No colours from script: the classes of the highlighter are drawn in CSS.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig & UserThemeConfig;
