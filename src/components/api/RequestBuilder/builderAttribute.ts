/** Marks the place in a page where the request builder is drawn when its disclosure opens. */
export const builderAttribute = 'data-request-builder';
