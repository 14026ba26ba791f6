import {closest} from './dom';

/**
 * Moves the focus to the content when a reader follows the link that skips the navigation, as the
 * app does after hydration. The target of the link itself includes the sidebar of the documentation.
 */
export function skipToContent(): void {
  document.addEventListener('click', (event) => {
    const main = closest(event, 'a[href="#__docusaurus_skipToContent_fallback"]') && document.querySelector('main');
    if (main) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
    }
  });
}
