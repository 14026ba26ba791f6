import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {currentLocale} from '../currentLocale';

/** The reference's sidebar, written by the generator beside its pages. */
export default JSON.parse(
  readFileSync(path.resolve('generated', 'api', currentLocale(), 'sidebar.json'), 'utf8'),
) as SidebarsConfig;
