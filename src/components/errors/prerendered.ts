import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {botAttribute} from '@site/src/lib/page';

/** The page as it came from the build, kept for crawlers and link previewers only. */
const prerendered =
  ExecutionEnvironment.canUseDOM && document.documentElement.hasAttribute(botAttribute)
    ? {
        pathname: window.location.pathname,
        head: document.head.cloneNode(true),
        body: document.body.cloneNode(true),
      }
    : undefined;

/** Whether a crawler or a link previewer reads the page: it is never shown an error. */
export const isReadByBot = prerendered !== undefined;

/**
 * Puts the page back as it came from the build, in place of an application that
 * has failed. On another page than the one that was loaded, loads that one.
 */
export function restorePrerendered(): void {
  if (!prerendered) {
    return;
  }
  if (window.location.pathname !== prerendered.pathname) {
    window.location.reload();
    return;
  }
  // The application changes the head in the next frame; this comes after it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.head.replaceWith(prerendered.head);
      document.body.replaceWith(prerendered.body);
    }),
  );
}
