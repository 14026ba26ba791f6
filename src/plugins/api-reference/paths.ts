import kebabCase from 'lodash/kebabCase';

/** The import line of every generated page. */
export const componentImport =
  "import {ApiResponse, ApiSection, ContentType, DescriptionFiles, EnumValues, ErrorFields, EventHeader, EventTable, Example, ExclusiveFields, Field, FieldList, HeaderStatuses, NestedFields, OperationHeader, OperationTable, SignatureNote, Variant} from '@site/src/components/api';";

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
