import {type Spec, eventsOf, examplesOf, referencesOf, withoutStatus} from '@packages/openapi';

import {apiConventions} from '../../config/api';
import {errorHref} from '../../config/reference';
import {withAbsoluteLinks} from '../../lib/markdown';

/** The error with a code in the examples of a spec. */
export function exampleError({components}: Spec, code: string) {
  return Object.values(components?.examples ?? {})
    .map(({value}) => value as {code?: string; status?: number; title?: string; retryable?: boolean} | undefined)
    .find((error) => error?.code === code && error.status !== undefined);
}

/**
 * Every error code in the order of the spec. Meanings come from the schema of
 * codes, `status`, `title` and `retryable` from the examples of errors.
 *
 * @throws Error naming a code without meaning or example
 */
export function errorCodes(spec: Spec) {
  const codes = spec.components?.schemas?.[apiConventions.errorCodes.schema];
  return ((codes?.enum ?? []) as string[]).map((code) => {
    const meaning = codes?.['x-enumDescriptions']?.[code];
    const {status, title = code, retryable = false} = exampleError(spec, code) ?? {};
    if (meaning === undefined || status === undefined) {
      throw new Error(
        `The error code ${code} has no ${meaning === undefined ? 'meaning in api-spec/shared/schemas/ErrorCode.yaml' : 'example in api-spec/examples/'}. Add it.`,
      );
    }
    return {code, status: String(status), title, meaning: withoutStatus(meaning, String(status)), retryable};
  });
}

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

/** Turns a path from the site's root into an absolute URL in the language of the spec. */
type AbsoluteUrl = (path: string) => string;

/**
 * `errors.json`: every error code, when it occurs and how to fix it.
 *
 * @param adviceOn reads the section of a documentation page about a code
 */
export function errorCatalog(
  spec: Spec,
  link: AbsoluteUrl,
  adviceOn: (href: string) => {causes: string; fix: string},
): object {
  return {
    errors: errorCodes(spec).map(({code, status, title, meaning, retryable}) => {
      const href = errorHref(code, status);
      return {
        code,
        status: Number(status),
        title,
        retryable,
        meaning: withAbsoluteLinks(meaning, link),
        ...adviceOn(href),
        url: link(href),
      };
    }),
  };
}

/** `events.json`: every webhook event, with a link to its schema in `openapi.json`. */
export function eventCatalog(spec: Spec, link: AbsoluteUrl): object {
  const payloads = eventPayloads(spec);
  return {
    events: eventsOf(spec).map(({type, summary, description, href}) => {
      const {schema, example} = payloads.get(type) ?? {};
      return {
        type,
        name: summary,
        description: withAbsoluteLinks(description.trim(), link),
        url: link(href),
        schema: schema && `${link('/openapi.json')}${schema}`,
        example,
      };
    }),
  };
}
