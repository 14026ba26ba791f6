import {bootButtons} from './buttons';
import {storage} from './storage';
import {noticeDismissedAttribute, noticeDismissedKey} from '../lib/page';

/** Hides a notice that was dismissed in this visit, before it is painted. */
export function hideDismissedNotice(): void {
  const hide = (): void => document.documentElement.setAttribute(noticeDismissedAttribute, '');
  if (storage('sessionStorage')?.getItem(noticeDismissedKey) != null) {
    hide();
  }
  bootButtons('dismiss-notice', () => {
    hide();
    storage('sessionStorage')?.setItem(noticeDismissedKey, '1');
  });
}
