import {stringify} from 'yaml';

import type {Description} from '../../../src/openapi/types';

/** A document as JSON, with a line break at its end. */
export function toJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * A description as YAML that readers of YAML 1.2 and 1.1 read alike: what 1.1
 * takes for a time or a yes is quoted. Long lines stay as they are written.
 */
export function toYaml(description: Description): string {
  return stringify(description, {lineWidth: 0, compat: 'yaml-1.1', aliasDuplicateObjects: false});
}
