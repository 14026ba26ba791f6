import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import {useFormat} from '@site/src/components/useFormat';

/** Leads from a language's short list to the posts that English has beside. */
export default function MoreInEnglish({count}: {count: number}): ReactNode {
  const {number} = useFormat();
  const {selectMessage} = usePluralForm();
  const {path, iso, locale} = useAlternates().default;
  return (
    // Another language is another build: the router of this one does not know its pages.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className={styles.more} href={path} hrefLang={iso} data-locale={locale}>
      {selectMessage(
        count,
        translate(
          {
            id: 'blog.moreInEnglish',
            message: '{count} more post in English|{count} more posts in English',
            description:
              'Blog: below the list of a language that has fewer posts than English; leads to the English list; {count} is the number of posts that are there only',
          },
          {count: number(count)},
        ),
      )}
    </a>
  );
}
