import type {Prose} from '@packages/openapi';

import type {EventGroup, EventRow, OperationRow} from '../../lib/apiOverview';
import type {TextId} from './texts';
import type {LinkModel, Value} from './values';

/** The content of reference pages, independent of presentation: src/reference/components renders it. */

/** A block of code; its highlighted HTML is stored once for all pages and languages. */
export interface CodeBlock {
  /** The key of the highlighted HTML. */
  hash: string;
  /** The language of a Markdown code fence. */
  language: string;
  /** The file name or a different title. */
  title?: string;
  /** The code; omitted from the page data. */
  text?: string;
}

/** A sample that calls an operation, in one language or framework. */
export interface Sample {
  /** The id of the language, which the browser remembers. */
  target: string;
  label: string;
  files: CodeBlock[];
}

/** An example of a body. */
export interface ExampleModel {
  summary?: string;
  description?: Prose;
  code: CodeBlock;
}

/** A body in one content type. */
export interface BodyModel {
  contentType: string;
  shape: Value;
  examples: ExampleModel[];
}

/** A response of an operation, or to an event. */
export interface ResponseModel {
  status: string;
  description: Prose;
  bodies: BodyModel[];
}

/** An error code, its meaning and the page that explains it. */
export interface CodeRow {
  code: string;
  meaning?: Prose;
  href?: string;
}

/** An error status, its codes, and an example of each. */
export interface ErrorModel {
  status: string;
  description: Prose;
  codes: CodeRow[];
  examples: (ExampleModel & {errorCode?: string})[];
}

/** A response header, with its statuses unless all responses have it. */
export interface HeaderModel {
  field: Value;
  statuses?: string[];
}

/** Operations of one resource. */
export interface OperationGroup {
  id: string;
  title: string;
  href: string;
  operations: OperationRow[];
}

/** An operation that a response makes possible. */
export interface NextStep extends OperationRow {
  description?: Prose;
}

/** The data of every page. */
export interface PageBase {
  title: string;
  /** The path without the locale: `/api/emails/send-email`. */
  href: string;
  /** The source file, from the repository's root. */
  source: string;
  /** The version of the API. */
  version: string;
  description: Prose;
  /** Further documentation. */
  link?: LinkModel;
  /** The strings on the page that are in English because they have no translation. */
  english?: readonly string[];
}

/** A request limit. */
export interface RateLimit {
  quota: number;
  /** In seconds. */
  window: number;
}

/** A server, with the variables in its URL. */
export interface ServerModel {
  /** The URL; its title is the description. */
  url: CodeBlock;
  variables: Value[];
}

/** The page of an operation. */
export interface OperationModel extends PageBase {
  kind: 'operation';
  operationId: string;
  method: string;
  path: string;
  baseUrl: string;
  /** The servers, if they are not those of the other operations. */
  servers: ServerModel[];
  deprecated: boolean;
  idempotent: boolean;
  scope?: string;
  limits: RateLimit[];
  parameters: {id: string; title: TextId; fields: Value[]}[];
  body?: {required: boolean; description: Prose; bodies: BodyModel[]};
  responses: ResponseModel[];
  errors: ErrorModel[];
  headers: HeaderModel[];
  next: NextStep[];
  events: EventRow[];
  samples: Sample[];
}

/** The page of an event. */
export interface EventModel extends PageBase {
  kind: 'event';
  type: string;
  deprecated: boolean;
  /** The page about verifying signatures. */
  signatureHref: string;
  headers: Value[];
  bodies: BodyModel[];
  responses: ResponseModel[];
  operations: OperationRow[];
}

/** The page of a resource. */
export interface ResourceModel extends PageBase {
  kind: 'resource';
  object?: {name: string; description: Prose; shape: Value; example?: CodeBlock};
  operations: (OperationRow & {when: string})[];
  eventGroups: EventGroup[];
}

/** The landing page. */
export interface LandingModel extends PageBase {
  kind: 'landing';
  /** The URL of the only server. */
  baseUrl?: string;
  servers: ServerModel[];
  authentication: Prose[];
  /** An operation to start with. */
  first?: {operation: OperationRow; samples: Sample[]};
  pagination: {parameters: Value[]; shape: Value};
  codes: CodeRow[];
  /** The fields of all errors. */
  errorShape: Value;
  headers: Value[];
  idempotency?: Value;
  groups: OperationGroup[];
  eventsHref?: string;
  eventGroups: EventGroup[];
}

/** A page of the reference. */
export type PageModel = OperationModel | EventModel | ResourceModel | LandingModel;
