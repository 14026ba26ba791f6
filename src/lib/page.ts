/** Attributes, element names, and IDs shared by the boot script, the application, and the styles. */

/** On `<html>`: Docusaurus sets it to `true` after hydration. */
export const hydratedAttribute = 'data-has-hydrated';

/** On a button that the boot script handles, so that the button works before hydration. */
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

/** An element after the tabs' buttons and labels: once it is parsed, the boot script selects the remembered tab. */
export const rememberedTabElement = 'remembered-tab';

/** On an element that depends on the URL: if the query or hash contains this string, the app starts immediately. */
export const startQueryAttribute = 'data-start-query';

/** On a tab group: the number of tabs shown. */
export const tabLimitAttribute = 'data-tab-limit';

/** On the radio button of a tab: the section that selects it when it comes into view. */
export const sectionTabAttribute = 'data-section-tab';

/** On the list of links to a page's sections: the link to the section in view is marked. */
export const contentsAttribute = 'data-contents';

/**
 * The elements that the buttons of a documentation page open on a phone: the list of all pages, and the page contents.
 * Headings can't have IDs that begin with an underscore.
 */
export const pageTreeId = '_all-pages';
export const pageContentsId = '_page-contents';

/** On the button "Expand all". */
export const expandAttribute = 'data-expand';

/** The ID of a page's main content, the target of Docusaurus' skip link; see src/config/docusaurus/template.ts. */
export const mainId = '__docusaurus_skipToContent_fallback';
