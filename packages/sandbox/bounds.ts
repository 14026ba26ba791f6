/** What a request has at most, in the mock and in the sandbox of a page; and how much of its errors a response has. */
export const bounds = {
  /** The bytes of the body: more than the largest message as JSON. */
  body: 32 * 1024 * 1024,
  /** The objects and lists of the body within each other. */
  depth: 100,
  /** The fields and items of the body. */
  values: 20_000,
  errors: 100,
  pointer: 512,
  message: 500,
};
