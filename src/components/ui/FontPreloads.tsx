import Head from '@docusaurus/Head';
import cyrillic from '@fontsource/geologica/files/geologica-cyrillic-600-normal.woff2';
import latinExtended from '@fontsource/geologica/files/geologica-latin-ext-600-normal.woff2';
import latin from '@fontsource/geologica/files/geologica-latin-600-normal.woff2';
import type {ReactNode} from 'react';

import type {Locale} from '@site/src/config/locales';

/** The subsets that a language needs besides Latin. */
const beside: Partial<Record<Locale, string>> = {cs: latinExtended, uk: cyrillic, ru: cyrillic};

/**
 * Preloads the display font. A font that loads after the first paint isn't used
 * until the next page, so that nothing moves (src/css/fonts.css).
 */
export default function FontPreloads({locale}: {locale: Locale}): ReactNode {
  const files = [latin, beside[locale]].filter((file) => file !== undefined);
  return (
    <Head>
      {files.map((file) => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </Head>
  );
}
