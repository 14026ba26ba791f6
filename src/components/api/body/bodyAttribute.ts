/** Marks the element that holds the body of a reference page. */
export const bodyAttribute = 'data-reference-body';
