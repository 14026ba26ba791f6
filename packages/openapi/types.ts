import type {OpenAPIV3_1} from 'openapi-types';

/**
 * The types of openapi-types, with additions for OpenAPI 3.1 and our extensions. They represent a reference as a value
 * with an optional `$ref`, because a reference can have sibling keys.
 */

/** A value that may be a reference. */
export type Ref = Partial<Pick<OpenAPIV3_1.ReferenceObject, '$ref'>>;

/** `Base` with different types for some properties. */
type Replace<Base, Properties> = Omit<Base, keyof Properties> & Properties;

/** A JSON Schema (draft 2020-12). */
export type Schema = Ref &
  Replace<
    OpenAPIV3_1.BaseSchemaObject,
    {
      type?: string | string[];
      items?: Schema | boolean;
      prefixItems?: (Schema | boolean)[];
      properties?: Record<string, Schema | boolean>;
      patternProperties?: Record<string, Schema | boolean>;
      additionalProperties?: Schema | boolean;
      propertyNames?: Schema | boolean;
      dependentRequired?: Record<string, string[]>;
      dependentSchemas?: Record<string, Schema | boolean>;
      allOf?: Schema[];
      oneOf?: Schema[];
      anyOf?: Schema[];
      not?: Schema | boolean;
      if?: Schema | boolean;
      then?: Schema | boolean;
      else?: Schema | boolean;
      enum?: unknown[];
      const?: unknown;
      default?: unknown;
      example?: unknown;
      examples?: unknown[];
      exclusiveMinimum?: number;
      exclusiveMaximum?: number;
      contentEncoding?: string;
      'x-enumDescriptions'?: Record<string, string>;
      /** In the schema of a request builder: the description as plain text, and its language if it isn't the page's. */
      'x-hint'?: {text: string; lang?: string};
    }
  >;

/** A parameter. */
export type Parameter = Ref &
  Replace<
    OpenAPIV3_1.ParameterObject,
    {
      in: 'path' | 'query' | 'header' | 'cookie';
      schema?: Schema;
      content?: Content;
      example?: unknown;
      examples?: Record<string, Example>;
    }
  >;

/** A response header. Its name is its key. */
export type Header = Omit<Parameter, 'name' | 'in'>;

/** An example of a body. */
export type Example = Ref & Replace<OpenAPIV3_1.ExampleObject, {value?: unknown}>;

/** A body in one content type. */
export type MediaType = Replace<
  OpenAPIV3_1.MediaTypeObject,
  {schema?: Schema; example?: unknown; examples?: Record<string, Example>}
>;

/** Bodies by their content type. */
export type Content = Record<string, MediaType>;

/** A follow-up call that a response enables. */
export type ResponseLink = Ref & OpenAPIV3_1.LinkObject;

/** One response of an operation. */
export type Response = Ref &
  Replace<
    OpenAPIV3_1.ResponseObject,
    {headers?: Record<string, Header>; content?: Content; links?: Record<string, ResponseLink>}
  >;

/** A request body. */
export type RequestBody = Ref & Replace<OpenAPIV3_1.RequestBodyObject, {content?: Content}>;

/** An operation or an event. */
export type OperationObject = Ref &
  Replace<
    OpenAPIV3_1.OperationObject,
    {
      parameters?: Parameter[];
      requestBody?: RequestBody;
      responses?: Record<string, Response>;
      'x-error-codes'?: Record<string, string[]>;
      'x-related-operations'?: string[];
    }
  >;

/** A server of the API. */
export type Server = OpenAPIV3_1.ServerObject;

/** An operation with its method, in lowercase, and its path. */
export type Operation = OperationObject &
  Required<Pick<OperationObject, 'operationId' | 'responses'>> & {method: string; path: string};

/** The operations of a path, by method, and what they share. */
export type PathItem = Ref &
  Replace<
    OpenAPIV3_1.PathItemObject,
    Partial<Record<OpenAPIV3_1.HttpMethods, OperationObject>> & {parameters?: Parameter[]}
  >;

/** A tag. Its name is an ID, the same in every language. */
export type Tag = OpenAPIV3_1.TagObject & {'x-displayName'?: string; 'x-event-prefix'?: string};

/** The components that operations share, by name. */
type Components = Replace<
  OpenAPIV3_1.ComponentsObject,
  {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
    examples?: Record<string, Example>;
    requestBodies?: Record<string, RequestBody>;
    responses?: Record<string, Response>;
    links?: Record<string, ResponseLink>;
  }
>;

/** The bundled spec: one document, with references. */
export type Spec = Replace<
  OpenAPIV3_1.Document,
  {
    paths?: Record<string, PathItem>;
    webhooks?: Record<string, PathItem>;
    components?: Components;
    tags?: Tag[];
  }
>;
