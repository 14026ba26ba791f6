/**
 * The rules of the comparison. A change to a request is breaking if the API accepts less than before; a change to a response is breaking if it contains less than promised, or values of a different type. Additions are never breaking.
 */

/** How severe a change is for existing clients. */
export type Level = 'breaking' | 'addition' | 'other';

interface Rule {
  readonly level: Level;
  /** The change, written as the predicate of its subject. */
  readonly message: string;
}

const breaking = (message: string): Rule => ({level: 'breaking', message});
const addition = (message: string): Rule => ({level: 'addition', message});
const other = (message: string): Rule => ({level: 'other', message});

/** All rules by name. A changelog entry announces a change by its rule and subject. */
export const rules = {
  // --- changes that no other rule covers
  changed: breaking('changed in a way that is not compared. Compare it by hand'),

  // --- API
  'server-removed': breaking('is no longer a URL of the API'),
  'server-added': addition('is a new URL of the API'),
  'server-default-changed': breaking('has another default'),
  'security-scheme-removed': breaking('is no longer a security scheme'),
  'security-scheme-changed': breaking('is another security scheme'),

  // --- operations
  'operation-removed': breaking('was removed'),
  'operation-added': addition('is new'),
  'operation-renamed': breaking('has another operationId, which changes names in generated clients'),
  'operation-deprecated': other('is deprecated'),
  'operation-restored': other('is no longer deprecated'),
  'scope-changed': breaking('requires another scope'),
  'security-changed': breaking('is authorized differently'),
  'error-code-removed': other('is no longer an error code of operations'),
  'error-code-added': addition('is a new error code of operations'),

  // --- parameters
  'parameter-removed': breaking('is no longer accepted'),
  'parameter-added': addition('is a new parameter'),
  'required-parameter-added': breaking('is a new, required parameter'),
  'parameter-required': breaking('is now required'),
  'parameter-optional': addition('is no longer required'),
  'parameter-format-changed': breaking('is serialized differently'),
  'parameter-deprecated': other('is deprecated'),
  'parameter-restored': other('is no longer deprecated'),

  // --- request bodies
  'request-body-removed': breaking('is no longer accepted'),
  'request-body-added': addition('is now accepted'),
  'request-body-required': breaking('is now required'),
  'request-body-optional': addition('is no longer required'),
  'request-media-type-removed': breaking('no longer accepts a content type'),
  'request-media-type-added': addition('accepts another content type'),

  // --- responses
  'status-removed': breaking('is no longer returned'),
  'status-added': addition('is a new response'),
  'response-media-type-removed': breaking('is no longer returned in a content type'),
  'response-media-type-added': addition('is returned in another content type'),
  'response-header-removed': breaking('is no longer returned'),
  'response-header-added': addition('is a new response header'),
  'response-header-optional': breaking('is no longer in every response'),
  'response-header-required': addition('is now in every response'),
  'response-header-format-changed': breaking('is serialized differently'),
  'response-header-deprecated': other('is deprecated'),
  'response-header-restored': other('is no longer deprecated'),

  // --- webhook events
  'event-removed': breaking('is no longer sent'),
  'event-added': addition('is a new event'),
  'event-deprecated': other('is deprecated'),
  'event-restored': other('is no longer deprecated'),
  'event-response-removed': breaking('no longer accepts a status from the receiver'),
  'event-response-added': addition('accepts another status from the receiver'),

  // --- schemas of requests
  'request-property-removed': breaking('is no longer accepted in requests'),
  'request-property-added': addition('is a new field in requests'),
  'required-request-property-added': breaking('is a new, required field in requests'),
  'request-property-required': breaking('is now required in requests'),
  'request-property-optional': addition('is no longer required in requests'),
  'request-property-deprecated': other('is deprecated in requests'),
  'request-property-restored': other('is no longer deprecated in requests'),
  'request-closed': breaking('rejects fields that it does not list'),
  'request-opened': addition('accepts fields that it does not list'),
  'request-type-changed': breaking('has another type in requests'),
  'request-type-added': addition('accepts another type in requests'),
  'request-value-removed': breaking('no longer accepts a value'),
  'request-value-added': addition('accepts another value'),
  'request-alternative-removed': breaking('no longer accepts an alternative'),
  'request-alternative-added': addition('accepts another alternative'),
  'request-limit-tightened': breaking('accepts less than before'),
  'request-limit-changed': breaking('has another limit in requests'),
  'request-limit-loosened': addition('accepts more than before'),
  'request-default-changed': breaking('has another default in requests'),

  // --- schemas of responses
  'response-property-removed': breaking('is no longer in responses'),
  'response-property-added': addition('is a new field in responses'),
  'response-property-optional': breaking('is no longer in every response'),
  'response-property-required': addition('is now in every response'),
  'response-property-deprecated': other('is deprecated in responses'),
  'response-property-restored': other('is no longer deprecated in responses'),
  'response-closed': other('contains only fields that it lists'),
  'response-opened': other('can contain fields that it does not list'),
  'response-type-changed': breaking('has another type in responses'),
  'response-type-narrowed': other('has fewer types in responses'),
  'response-value-replaced': breaking('has other values in responses'),
  'response-value-removed': other('no longer has a value in responses'),
  'response-value-added': addition('has another value in responses'),
  'response-alternative-removed': other('no longer has an alternative in responses'),
  'response-alternative-added': addition('has another alternative in responses'),
  'response-limit-tightened': other('has a stricter limit in responses'),
  'response-limit-changed': other('has another limit in responses'),
  'response-limit-loosened': other('has a looser limit in responses'),
  'response-default-changed': other('has another default in responses'),
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a rule. */
export type RuleName = keyof typeof rules;

/** One difference between two specs. */
export interface Change {
  readonly rule: RuleName;
  /** The subject: `Audience.name`, `query.limit`, `DELETE /audiences/{audience_id}`. */
  readonly subject: string;
  /** Old and new value: `maxLength 100 → 50`. */
  readonly detail?: string;
  /** The affected operations, by operationId, and events, by type. */
  readonly operations: readonly string[];
}

/** Returns the severity of a change. */
export function levelOf({rule}: Pick<Change, 'rule'>): Level {
  return rules[rule].level;
}

/** The key by which a changelog entry announces a change. */
export function keyOf({rule, subject}: Pick<Change, 'rule' | 'subject'>): string {
  return `${rule} ${subject}`;
}

/** Formats a change as a sentence of Markdown. */
export function sentence({rule, subject, detail}: Pick<Change, 'rule' | 'subject' | 'detail'>): string {
  return `\`${subject}\` ${rules[rule].message}${detail === undefined ? '' : `: ${detail}`}.`;
}
