/** A link of a source file. */
export interface FoundLink {
  /** The line it stands in, from 1. */
  readonly line: number;
  /** The address as the file's format means it: escapes of strings are undone. */
  readonly href: string;
}

/** Attributes, properties and keys whose value is an address, as each format spells them. */
export const linkNames: ReadonlySet<string> = new Set([
  ...['to', 'href', 'src', 'action', 'formAction', 'formaction', 'poster', 'cite', 'xlinkHref', 'xlink:href'],
  ...['url', 'link', 'permalink', 'slug', 'image', 'image_url', 'imageURL', 'editUrl', 'custom_edit_url'],
  ...['termsOfService', 'authorizationUrl', 'tokenUrl', 'refreshUrl', 'openIdConnectUrl', 'externalValue'],
]);
