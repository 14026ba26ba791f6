import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {pricingFiles} from '../../config/pricingData';
import {pricingDocument, pricingSchema} from './document';

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Publishes the prices for programs, with the schema that explains them. They are the same in all languages. */
export default function pricingData({i18n}: LoadContext): Plugin<undefined> {
  return {
    name: 'pricing-data',
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        await writeFile(path.join(outDir, pricingFiles.data), json(pricingDocument()));
        await writeFile(path.join(outDir, pricingFiles.schema), json(pricingSchema()));
      }
    },
  };
}
