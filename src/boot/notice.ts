import {onBootButton} from './dom';
import {keep, storage} from '../lib/storage';
import {noticeDismissedAttribute, noticeDismissedKey} from '../lib/page';

/** Hides a notice that was dismissed during this visit before it is painted. */
export function hideDismissedNotice(): void {
  // English pages do not have a notice, and opening the storage delays the first paint.
  if (document.documentElement.lang.startsWith('en')) {
    return;
  }
  const hide = (): void => document.documentElement.setAttribute(noticeDismissedAttribute, '');
  if (storage('sessionStorage')?.getItem(noticeDismissedKey) != null) {
    hide();
  }
  onBootButton('dismiss-notice', () => {
    hide();
    keep(storage('sessionStorage'), noticeDismissedKey, '1');
  });
}
