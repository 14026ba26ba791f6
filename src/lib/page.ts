/** Attributes and storage keys shared by the boot script, the application, and the styles. */

/** `<html>`: set to `true` by Docusaurus after hydration. */
export const hydratedAttribute = 'data-has-hydrated';

/** A button that the boot script handles, so that it works before hydration. */
export const bootButtonAttribute = 'data-boot';

/** The action of a button that the boot script handles. */
export type BootAction = 'dismiss-notice' | 'color-scheme' | 'copy';

/** The attribute of a button that the boot script handles. */
export function bootButton(action: BootAction): Record<typeof bootButtonAttribute, BootAction> {
  return {[bootButtonAttribute]: action};
}

/** The `type` of the application's scripts until they start; browsers ignore it. */
export const deferredScriptType = 'text/deferred';

/** On the radio button of a tab: the group whose selection applies to all pages. */
export const tabGroupAttribute = 'data-tab-group';

/** An element after the radio buttons and labels of tabs: the boot script selects the remembered tab as soon as it is parsed. */
export const rememberedTabElement = 'remembered-tab';

/** On an element that depends on the URL: if its query or hash contains this string, the application starts immediately. */
export const startQueryAttribute = 'data-start-query';

/** On a tab group: the number of tabs shown. */
export const tabLimitAttribute = 'data-tab-limit';

/** On the radio button of a tab: the section that selects it when it comes into view. */
export const sectionTabAttribute = 'data-section-tab';

/** On the links to the sections of a page, where the one in view is marked. */
export const contentsAttribute = 'data-contents';

/**
 * The IDs of the elements that a documentation page's buttons open on a phone: the list of all pages, and the contents of the page.
 * Headings can't have IDs that begin with an underscore.
 */
export const pageTreeId = '_all-pages';
export const pageContentsId = '_page-contents';

/** On the button "Expand all". */
export const expandAttribute = 'data-expand';

/** The ID of the main content on a built page, which Docusaurus' skip link points to; see src/config/docusaurus/template.ts. */
export const mainId = '__docusaurus_skipToContent_fallback';
