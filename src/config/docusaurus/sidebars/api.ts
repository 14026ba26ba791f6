import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {currentLocale} from '../../i18n';
import {outputDir} from '../../reference';

/** The reference's sidebar, which docusaurus-plugin-openapi-docs generates. */
export default {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- The path depends on the language.
  api: (require(path.resolve(outputDir(currentLocale()), 'sidebar.ts')) as {default: SidebarsConfig[string]}).default,
} satisfies SidebarsConfig;
