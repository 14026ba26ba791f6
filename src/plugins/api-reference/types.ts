import type {OpenAPIV3_1} from 'openapi-types';

/** The bundled description: one document, references still in place. */
export type Description = OpenAPIV3_1.Document;

/** A reference into the description; what stands beside it counts, too. */
export interface Ref {
  $ref?: string;
}

/** A JSON Schema as the description has it; `true` and `false` allow everything and nothing. */
export interface Schema extends Ref {
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
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
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  pattern?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  'x-enumDescriptions'?: Record<string, string>;
}

/** A parameter or a header. */
export interface Parameter extends Ref {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: unknown;
}

/** A header of a response, which has its name as its key. */
export type Header = Omit<Parameter, 'name' | 'in'>;

/** An example of a body. */
export interface Example extends Ref {
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

/** What a response makes possible next. */
export interface ResponseLink extends Ref {
  operationId?: string;
  description?: string;
}

/** One response of an operation. */
export interface Response extends Ref {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  links?: Record<string, ResponseLink>;
}

/** A body of a request. */
export interface RequestBody extends Ref {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

/** An operation as the description has it, with its method and path. */
export interface Operation {
  operationId: string;
  /** In lower case. */
  method: string;
  path: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  'x-required-scope'?: string;
}
