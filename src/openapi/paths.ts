import kebabCase from 'lodash/kebabCase';

/** A tag's part of the path: `Sending domains` is `sending-domains`. */
export function resourceSlug(tag: string): string {
  return kebabCase(tag);
}

/**
 * Where an operation's page lives below `/api/`: `sendEmail` of the tag
 * `Emails` is `emails/send-email`.
 */
export function operationSlug(operationId: string, tag?: string): string {
  const slug = kebabCase(operationId);
  return tag === undefined ? slug : `${resourceSlug(tag)}/${slug}`;
}

/** The id of the front page, as docusaurus-plugin-openapi-docs makes it of the title of the spec. */
export function landingId(title: string): string {
  return kebabCase(title.replace(' ', '-').toLowerCase());
}
