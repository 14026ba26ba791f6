/** The limits of a request, in the mock and in a page's sandbox, and how many of its errors a response lists. */
export const bounds = {
  /** The bytes of the body: more than the largest message as JSON. */
  body: 32 * 1024 * 1024,
  /** The nesting depth of the body. */
  depth: 100,
  /** The fields and items of the body. */
  values: 20_000,
  errors: 100,
  pointer: 512,
  message: 500,
};
