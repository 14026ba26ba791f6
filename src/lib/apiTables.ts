import {type Spec, examplesOf, mergeSchema, referencesOf, withoutStatus} from '@packages/openapi';

import {apiConventions} from '../config/api';
import {errorHref, hasErrorPage} from '../config/errorPages';

/** The information in a spec and the documentation about an error code. */
export interface ErrorCode {
  code: string;
  status?: string;
  title: string;
  retryable: boolean;
  /** Markdown. */
  meaning?: string;
  /** The section about the code in the documentation. */
  href?: string;
}

/**
 * Every error code in the order of the spec, with the section about it. Meanings come from the schema of codes,
 * `status`, `title`, and `retryable` from the examples of errors; anything that a spec lacks is undefined.
 */
export function errorCodes(spec: Spec): ErrorCode[] {
  const {schemas, examples = {}} = spec.components ?? {};
  const errors = Object.values(examples).map(
    ({value}) => value as {code?: string; status?: number; title?: string; retryable?: boolean} | undefined,
  );
  const {enum: codes = [], 'x-enumDescriptions': meanings} = mergeSchema(
    schemas?.[apiConventions.errorCodes.schema] ?? {},
    referencesOf(spec),
  );
  return (codes as string[]).map((code) => {
    const {
      status,
      title = code,
      retryable = false,
    } = errors.find((error) => error?.code === code && error.status !== undefined) ?? {};
    const page = status?.toString();
    const href = page && hasErrorPage(page) ? errorHref(code, page) : undefined;
    return {code, status: page, title, retryable, meaning: meanings?.[code], href};
  });
}

/** {@link errorCodes} for the documentation's tables, without the status in meanings, which the linter requires. */
export const documentedErrors = (spec: Spec) =>
  errorCodes(spec).map(({status = '', meaning = '', ...error}) => ({
    ...error,
    status,
    meaning: withoutStatus(meaning, status),
    href: errorHref(error.code, status),
  }));

/** The schema of each event's body and its first example, by the event's name. */
export function eventPayloads(spec: Spec): Map<string, {schema?: string; example: unknown}> {
  const references = referencesOf(spec);
  return new Map(
    Object.entries(spec.webhooks ?? {}).map(([type, {post}]) => {
      const media = references.follow(post?.requestBody ?? {}).content?.['application/json'] ?? {};
      return [type, {schema: media.schema?.$ref, example: examplesOf(media, references)[0]?.value}];
    }),
  );
}
