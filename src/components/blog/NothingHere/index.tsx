import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import LanguageLinks from '../LanguageLinks';
import Motif from '../Motif';
import styles from './styles.module.css';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import Notice from '@site/src/components/ui/Notice';
import type {Category} from '@site/src/data/blog';

/** Says that a category has no posts in this language, and leads to the languages that have some. */
export default function NothingHere({category}: {category: Category}): ReactNode {
  const others = useAlternates().all.filter(({exists, current}) => exists && !current);
  return (
    <Notice kind="empty" className={styles.empty}>
      <div className={styles.picture}>
        <Motif category={category} seed="nothing" />
      </div>
      <div className={styles.text}>
        <p>
          <Translate id="blog.empty">There are no posts in this language here yet.</Translate>
        </p>
        {others.length > 0 ? <LanguageLinks alternates={others} /> : null}
      </div>
    </Notice>
  );
}
