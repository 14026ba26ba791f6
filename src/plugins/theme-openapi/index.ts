import themeOpenapi from 'docusaurus-theme-openapi-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * `docusaurus-theme-openapi-docs` (5.2.0) without what it adds to every page:
 * 27 KB of global styles, and polyfills of `process` and `Buffer` (1.2 KB gzip,
 * because react-dom mentions `process`). Its components are swizzled in
 * `src/theme/`.
 */
export default function openapiTheme(context: LoadContext): Plugin {
  const {configureWebpack: _polyfills, ...theme} = (themeOpenapi as (context: LoadContext) => Plugin)(context);
  return {...theme, getClientModules: () => []};
}
