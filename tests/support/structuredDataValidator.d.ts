/** The part of the package that tests use, because it has no types. */
declare module '@adobe/structured-data-validator' {
  /** Compares structured data with Google's requirements for each type. */
  export default class Validator {
    validate(data: {
      jsonld: Readonly<Record<string, unknown[]>>;
    }): Promise<{severity: 'ERROR' | 'WARNING'; issueMessage: string}[]>;
  }
}
