import type {Description} from '../../openapi/types';

/** An error that the API answers with, as the description has it. */
export interface ErrorCode {
  readonly code: string;
  /** The HTTP status. */
  readonly status: number;
  /** Markdown: what it means, without the status. */
  readonly meaning: string;
  /** Whether the same request can work later. */
  readonly retryable: boolean;
}

interface Problem {
  code?: string;
  status?: number;
  retryable?: boolean;
}

/** Takes away the sentence that only names the status, in any language. */
function withoutStatus(text: string, status: number): string {
  return text.replace(new RegExp(`\\s*[^.]*\\b${status}\\b[^.]*\\.?\\s*$`, 'u'), '');
}

/**
 * Every error code, in the order of the description. Meanings come from the
 * schema of codes, status and `retryable` from the examples of errors.
 *
 * @throws Error naming a code without meaning or example
 */
export function errorCodes({components}: Description): ErrorCode[] {
  const {schemas = {}, examples = {}} = components ?? {};
  const codes = schemas.ErrorCode;
  const problems = Object.values(examples).map(({value}) => (value ?? {}) as Problem);
  return ((codes?.enum ?? []) as string[]).map((code) => {
    const meaning = codes?.['x-enumDescriptions']?.[code];
    const example = problems.find((problem) => problem.code === code && problem.status !== undefined);
    if (meaning === undefined || example?.status === undefined) {
      throw new Error(
        `The error code ${code} has no ${meaning === undefined ? 'meaning in api-spec/shared/schemas/ErrorCode.yaml' : 'example in api-spec/examples/'}. Add it.`,
      );
    }
    const {status, retryable = false} = example;
    return {code, status, meaning: withoutStatus(meaning, status), retryable};
  });
}
