/** How a dismissed notice is remembered: by the browser, until its tab is closed. */
export const noticeDismissedKey = 'site.noticeDismissed';

/** The attribute of `<html>` that hides the notice; the stylesheet knows it too. */
export const noticeDismissedAttribute = 'data-notice-dismissed';
