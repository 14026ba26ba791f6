/**
 * Replaces `AnnouncementBar` of @docusaurus/theme-classic 3.10.2.
 * Reason: the notice on translated pages is above the navigation; the original adds an inline
 * script for an announcement that we do not have.
 */
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import ReadInEnglish from '@site/src/components/ui/ReadInEnglish';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import {useRoute} from '@site/src/components/ui/useRoute';
import Icon from '@site/src/components/ui/Icon';
import {PlainButton} from '@site/src/components/ui/primitives';
import {bootButton} from '@site/src/lib/page';

/**
 * Shown on every translated page, to state that AI translated it. If a reader dismissed the
 * notice, the boot script hides it before the first paint for the rest of the visit.
 */
export default function LocalizedNotice(): ReactNode {
  const {current, default: english} = useAlternates();
  const {isEnglish, isOriginal} = useRoute() ?? {};
  if (current.locale === english.locale || isEnglish || isOriginal) {
    return null;
  }
  return (
    <aside
      className={clsx(styles.notice, 'no-print')}
      aria-label={translate({id: 'notice.label', message: 'About this translation'})}>
      <p>
        <Translate id="notice.text" description="Notice on every translated page; two short sentences at most">
          This page was localized by AI and may be imperfect.
        </Translate>{' '}
        <ReadInEnglish />
      </p>
      <PlainButton
        className={clsx(styles.dismiss, 'needs-script')}
        {...bootButton('dismiss-notice')}
        aria-label={translate({id: 'notice.dismiss', message: 'Hide this notice'})}>
        <Icon name="close" />
      </PlainButton>
    </aside>
  );
}
