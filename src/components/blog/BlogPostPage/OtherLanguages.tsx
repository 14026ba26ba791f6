import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import LanguageLinks from '../LanguageLinks';
import styles from './styles.module.css';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import Notice from '@site/src/components/ui/Notice';

/** Says which other languages a post exists in, with links; nothing where there is none. */
export default function OtherLanguages(): ReactNode {
  const id = useId();
  const others = useAlternates().all.filter(({exists, current}) => exists && !current);
  if (others.length === 0) {
    return null;
  }
  return (
    <aside aria-labelledby={id} data-site-only>
      <Notice className={styles.languages}>
        <p id={id}>
          <Translate id="blog.languages">This post is also available in:</Translate>
        </p>
        <LanguageLinks alternates={others} />
      </Notice>
    </aside>
  );
}
