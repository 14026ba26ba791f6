import type {OpenAPIV3_1} from 'openapi-types';

/** The bundled description: one document, references still in place. */
export type Description = OpenAPIV3_1.Document;

/**
 * A JSON Schema after references were resolved. A schema that contains itself
 * has the text `circular(Title)` where the recursion would start.
 */
export interface Schema {
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema | string>;
  required?: string[];
  items?: Schema | string;
  additionalProperties?: boolean | Schema | string;
  allOf?: (Schema | string)[];
  oneOf?: (Schema | string)[];
  anyOf?: (Schema | string)[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  pattern?: string;
  'x-enumDescriptions'?: Record<string, string>;
}

/** A parameter or header after references were resolved. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: unknown;
}

/** An example of a body. */
export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
}

/** A body in one content type. */
export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

/** One response of an operation. */
export interface Response {
  description: string;
  headers?: Record<string, Omit<Parameter, 'name' | 'in'>>;
  content?: Record<string, MediaType>;
}

/** An operation after references were resolved, with its method and path. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: {description?: string; required?: boolean; content?: Record<string, MediaType>};
  responses: Record<string, Response>;
  'x-required-scope'?: string;
}
