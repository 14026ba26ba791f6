import {defaultLocale} from '../../../src/config/locales';
import {pricingFiles, publishedDir} from '../../../src/config/publishedFiles';
import {pricingDocument, pricingSchema} from '../../../src/lib/pricingDocument';
import {readIfThere, writeAtomically} from '../../lib/files';
import {fromRoot} from '../../lib/paths';
import {toJson} from './formats';

/** Writes the prices for programs, with the schema that explains them, once for all languages. */
export async function publishPrices(): Promise<void> {
  const contents = {[pricingFiles.data]: pricingDocument(), [pricingFiles.schema]: pricingSchema()};
  for (const [name, content] of Object.entries(contents)) {
    const file = fromRoot(publishedDir(defaultLocale), name);
    if ((await readIfThere(file)) !== toJson(content)) {
      await writeAtomically(file, toJson(content));
    }
  }
}
