import type {ReactNode} from 'react';

import {t} from '../texts';
import styles from './styles.module.css';

/** Marks an operation or an event that is deprecated. */
export default function Deprecated({if: deprecated = false}: {if?: boolean}): ReactNode {
  return deprecated ? <em className={styles.deprecated}>{t('api.field.deprecated')}</em> : null;
}
