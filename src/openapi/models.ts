import type {CodeBlock} from './code';
import type {Field, Shape} from './fields';
import type {Prose} from './prose';

/**
 * What the pages of the reference say, without a look: the components of
 * src/components/api draw it, and `twins.ts` writes it as Markdown.
 */

/** A program that calls an operation, in one language or framework. */
export interface Sample {
  /** What is remembered when a reader chooses it. */
  target: string;
  /** What its tab says. */
  label: string;
  files: CodeBlock[];
}

/** An example of a body. */
export interface ExampleModel {
  /** Which case it shows. */
  summary?: string;
  description?: Prose;
  code: CodeBlock;
}

/** A body in one content type. */
export interface BodyModel {
  contentType: string;
  shape: Shape;
  examples: ExampleModel[];
}

/** A response of an operation, or to an event. */
export interface ResponseModel {
  status: string;
  description: Prose;
  bodies: BodyModel[];
}

/** A cause of an error. */
export interface CauseModel extends ExampleModel {
  /** What programs tell it by. */
  code: CodeBlock;
  errorCode?: string;
  /** What the code means. */
  meaning?: Prose;
  /** The page that says more of the code. */
  href?: string;
}

/** A status of an error and its causes. */
export interface ErrorModel {
  status: string;
  description: Prose;
  contentTypes: string[];
  causes: CauseModel[];
}

/** A header of responses, with the statuses that carry it where not all do. */
export interface HeaderModel {
  field: Field;
  statuses?: string[];
}

/** An operation in a table. */
export interface OperationRow {
  method: string;
  path: string;
  summary: string;
  href: string;
}

/** An event in a table. */
export interface EventRow {
  type: string;
  href: string;
  when: string;
}

/** Operations of one resource. */
export interface OperationGroup {
  id: string;
  title: string;
  href: string;
  operations: OperationRow[];
}

/** Events about one resource. */
export interface EventGroup {
  resource?: string;
  events: EventRow[];
}

/** A step that a response makes possible. */
export interface NextStep extends OperationRow {
  description?: Prose;
}

/** What all pages have. */
interface PageBase {
  title: string;
  /** Where it is, without the language: `/api/emails/send-email`. */
  href: string;
  /** The file of the description that it is made of, from the repository's root. */
  source: string;
}

/** How often a caller may call. */
export interface RateLimit {
  quota: number;
  /** In seconds. */
  window: number;
}

/** The page of an operation. */
export interface OperationModel extends PageBase {
  kind: 'operation';
  method: string;
  path: string;
  baseUrl: string;
  deprecated: boolean;
  idempotent: boolean;
  scope?: string;
  limits: RateLimit[];
  description: Prose;
  parameters: {id: string; fields: Field[]}[];
  body?: {required: boolean; description: Prose; bodies: BodyModel[]};
  responses: ResponseModel[];
  errors: ErrorModel[];
  /** The fields of all errors. */
  errorShape: Shape;
  headers: HeaderModel[];
  next: NextStep[];
  events: EventRow[];
  samples: Sample[];
}

/** The page of an event. */
export interface EventModel extends PageBase {
  kind: 'event';
  type: string;
  description: Prose;
  /** Where it says how a signature is checked. */
  signatureHref: string;
  headers: Field[];
  bodies: BodyModel[];
  answers: ResponseModel[];
  operations: OperationRow[];
}

/** The page of a resource. */
export interface ResourceModel extends PageBase {
  kind: 'resource';
  description: Prose;
  object?: {name: string; description: Prose; shape: Shape; example?: CodeBlock};
  operations: (OperationRow & {when: string})[];
  eventGroups: EventGroup[];
}

/** An error code in the overview of all. */
export interface CodeRow {
  code: string;
  meaning: Prose;
  href?: string;
}

/** The front page. */
export interface LandingModel extends PageBase {
  kind: 'landing';
  description: Prose;
  baseUrls: CodeBlock[];
  authentication: Prose[];
  /** An operation to begin with. */
  first?: {operation: OperationRow; samples: Sample[]; response?: CodeBlock};
  pagination: {parameters: Field[]; shape: Shape};
  codes: CodeRow[];
  errorShape: Shape;
  headers: Field[];
  idempotency?: Field;
  groups: OperationGroup[];
  eventsHref?: string;
  eventGroups: EventGroup[];
}

/** What a page of the reference says. */
export type PageModel = OperationModel | EventModel | ResourceModel | LandingModel;
