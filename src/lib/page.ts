/**
 * Names that the boot script, the application and the styles agree on: the
 * attributes of `<html>` and of the elements that work without the application.
 */

/** `<html>`: a crawler or a link previewer reads the page. */
export const botAttribute = 'data-bot';

/** `<html>`: set to `true` by Docusaurus once the application has taken over. */
export const hydratedAttribute = 'data-has-hydrated';

/** `<html>`: hides the notice on translated pages. */
export const noticeDismissedAttribute = 'data-notice-dismissed';

/** The key in `sessionStorage`: the notice stays hidden until the tab is closed. */
export const noticeDismissedKey = 'site.noticeDismissed';

/** `<html>`: the keyboard is that of a Mac, with ⌘ instead of Ctrl. */
export const macAttribute = 'data-mac';

/** A link that the application answers: a press before it has started waits for it. */
export const replayAttribute = 'data-replay';

/** A button that the boot script answers, so that it works before the application does. */
export const bootButtonAttribute = 'data-boot';

/** What a button with that attribute does. */
export type BootAction = 'dismiss-notice' | 'color-mode' | 'copy';

/** The attribute of a button that the boot script answers. */
export function bootButton(action: BootAction): Record<typeof bootButtonAttribute, BootAction> {
  return {[bootButtonAttribute]: action};
}

/** The `type` of the application's scripts while they wait; a browser fetches none of that type. */
export const deferredScriptType = 'text/deferred';

/** On the radio button of a tab: the group whose choice is remembered on all pages. */
export const tabGroupAttribute = 'data-tab-group';

/** The key in `localStorage` under which the choice of a group of tabs is remembered. */
export function tabStorageKey(group: string): string {
  return `site.tab.${group}`;
}

/** On an element that shows what the address asks for: with this text in the query, the application starts at once. */
export const startQueryAttribute = 'data-start-query';
