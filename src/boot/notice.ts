import {onBootButton} from './dom';
import {keep, storage} from '../lib/storage';

/** Set on `<html>` if the notice on translated pages was dismissed; the stylesheet hides the notice. */
const dismissedAttribute = 'data-notice-dismissed';

/** The key in `sessionStorage`: the notice stays hidden until the tab is closed. */
const storageKey = 'site.noticeDismissed';

/** Hides the notice before the first paint if it was dismissed during this visit. */
export function hideDismissedNotice(): void {
  // English pages do not have a notice, and opening the storage delays the first paint.
  if (document.documentElement.lang.startsWith('en')) {
    return;
  }
  const hide = (): void => document.documentElement.setAttribute(dismissedAttribute, '');
  if (storage('sessionStorage')?.getItem(storageKey) != null) {
    hide();
  }
  onBootButton('dismiss-notice', () => {
    hide();
    keep(storage('sessionStorage'), storageKey, '1');
  });
}
