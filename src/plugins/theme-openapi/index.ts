import themeOpenapi from 'docusaurus-theme-openapi-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * `docusaurus-theme-openapi-docs` (5.2.0) without its global styles, which are
 * 27 KB on every page of the site. Its components are swizzled in `src/theme/`.
 */
export default function openapiTheme(context: LoadContext): Plugin {
  return {
    ...(themeOpenapi as (context: LoadContext) => Plugin)(context),
    getClientModules: () => [],
    configureWebpack: () => ({}),
  };
}
