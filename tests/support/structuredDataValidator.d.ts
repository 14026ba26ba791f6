/** What the tests use of the package, which has no types. */
declare module '@adobe/structured-data-validator' {
  /** Compares structured data with what Google requires of each type. */
  export default class Validator {
    validate(data: {
      jsonld: Readonly<Record<string, unknown[]>>;
    }): Promise<{severity: 'ERROR' | 'WARNING'; issueMessage: string}[]>;
  }
}
