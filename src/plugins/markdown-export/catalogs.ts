import type {Spec} from '@packages/openapi';

import {eventsOf} from '../../lib/apiOverview';
import {documentedErrors, eventPayloads} from '../../lib/apiTables';
import {withAbsoluteLinks} from '../../lib/markdown';

/** Turns a path from the site's root into an absolute URL in the language of the spec. */
type AbsoluteUrl = (path: string) => string;

/**
 * `errors.json`: every error code, when it occurs, and how to fix it.
 *
 * @param adviceOn reads the section of a documentation page about a code
 */
export function errorCatalog(
  spec: Spec,
  link: AbsoluteUrl,
  adviceOn: (href: string) => {causes: string; fix: string},
): object {
  return {
    errors: documentedErrors(spec).map(({code, status, title, meaning, retryable, href}) => ({
      code,
      status: Number(status),
      title,
      retryable,
      meaning: withAbsoluteLinks(meaning, link),
      ...adviceOn(href),
      url: link(href),
    })),
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
