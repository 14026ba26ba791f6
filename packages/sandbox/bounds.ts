/** The limits of requests and of the errors in responses, both in the mock and in a page's sandbox. */
export const bounds = {
  /** The size of the body, in bytes: larger than the largest email as JSON. */
  body: 32 * 1024 * 1024,
  /** The nesting depth of the body. */
  depth: 100,
  /** The fields and items of the body. */
  values: 20_000,
  errors: 100,
  /** The lengths of an error's pointer and message, in characters. */
  pointer: 512,
  message: 500,
};
