/**
 * The rules of the comparison: what counts as breaking. A request breaks where
 * the API takes less than before, an answer where it holds less, or something
 * of another kind, than a reader of it was promised. What is only added breaks
 * nothing.
 */

/** How much a change matters to programs that exist. */
export type Level = 'breaking' | 'addition' | 'other';

interface Rule {
  readonly level: Level;
  /** What happened, behind the name of what it happened to. */
  readonly message: string;
}

const breaking = (message: string): Rule => ({level: 'breaking', message});
const addition = (message: string): Rule => ({level: 'addition', message});
const other = (message: string): Rule => ({level: 'other', message});

/** Every rule by its name; in reports the name and what it is about announce a change. */
export const rules = {
  // --- the API
  'server-removed': breaking('is no longer an address of the API'),
  'server-added': addition('is a new address of the API'),

  // --- operations
  'operation-removed': breaking('is gone'),
  'operation-added': addition('is new'),
  'operation-renamed': breaking('has another operationId, by which generated clients call it'),
  'operation-deprecated': other('is deprecated'),
  'operation-restored': other('is no longer deprecated'),
  'scope-changed': breaking('needs another scope'),
  'security-changed': breaking('is authorized in another way'),

  // --- parameters
  'parameter-removed': breaking('is no longer taken'),
  'parameter-added': addition('is a new parameter'),
  'required-parameter-added': breaking('is new and required'),
  'parameter-required': breaking('is now required'),
  'parameter-optional': addition('is no longer required'),
  'parameter-format-changed': breaking('is written in another way'),
  'parameter-deprecated': other('is deprecated'),

  // --- bodies of requests
  'request-body-removed': breaking('is no longer taken'),
  'request-body-added': addition('can be sent now'),
  'request-body-required': breaking('is now required'),
  'request-body-optional': addition('is no longer required'),
  'request-media-type-removed': breaking('is no longer taken'),
  'request-media-type-added': addition('can be sent now'),

  // --- answers
  'status-removed': breaking('is no longer answered'),
  'status-added': addition('is a new answer'),
  'response-media-type-removed': breaking('is no longer sent'),
  'response-media-type-added': addition('is a new type of answer'),
  'response-header-removed': breaking('is no longer sent'),
  'response-header-added': addition('is a new header of answers'),
  'response-header-optional': breaking('is no longer in every answer'),
  'response-header-required': addition('is now in every answer'),

  // --- webhook events
  'event-removed': breaking('is no longer sent'),
  'event-added': addition('is a new event'),

  // --- what is sent
  'request-property-removed': breaking('is no longer taken in requests'),
  'request-property-added': addition('is a new field of requests'),
  'required-request-property-added': breaking('is new in requests, and required'),
  'request-property-required': breaking('is now required in requests'),
  'request-property-optional': addition('is no longer required in requests'),
  'request-property-deprecated': other('is deprecated in requests'),
  'request-closed': breaking('refuses fields which it does not list'),
  'request-opened': addition('takes fields which it does not list'),
  'request-type-changed': breaking('is of another type in requests'),
  'request-type-added': addition('takes a further type in requests'),
  'request-value-removed': breaking('no longer takes a value'),
  'request-value-added': addition('takes a further value'),
  'request-alternative-removed': breaking('no longer takes an alternative'),
  'request-alternative-added': addition('takes a further alternative'),
  'request-limit-tightened': breaking('takes less than before'),
  'request-limit-changed': breaking('has another limit in requests'),
  'request-limit-loosened': addition('takes more than before'),
  'request-default-changed': breaking('means something else when it is left out of requests'),

  // --- what is received
  'response-property-removed': breaking('is no longer in answers'),
  'response-property-added': addition('is a new field of answers'),
  'response-property-optional': breaking('is no longer in every answer'),
  'response-property-required': addition('is now in every answer'),
  'response-property-deprecated': other('is deprecated in answers'),
  'response-closed': other('holds no more fields than it lists'),
  'response-opened': other('can hold fields which it does not list'),
  'response-type-changed': breaking('is of another type in answers'),
  'response-type-narrowed': other('is of fewer types in answers'),
  'response-value-replaced': breaking('has other values in answers'),
  'response-value-removed': other('no longer has a value in answers'),
  'response-value-added': addition('has a further value in answers'),
  'response-alternative-removed': other('no longer has an alternative in answers'),
  'response-alternative-added': addition('has a further alternative in answers'),
  'response-limit-tightened': other('is more limited in answers'),
  'response-limit-changed': other('has another limit in answers'),
  'response-limit-loosened': other('is less limited in answers'),
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a rule. */
export type RuleName = keyof typeof rules;

/** One difference between two specs. */
export interface Change {
  readonly rule: RuleName;
  /** What it is about: `Audience.name`, `query.limit`, `DELETE /audiences/{audience_id}`. */
  readonly subject: string;
  /** From what to what, where that says more: `maxLength 100 → 50`. */
  readonly detail?: string;
  /** The operations it affects, by operationId; events by their name. */
  readonly operations: readonly string[];
}

/** How much a change matters. */
export function levelOf({rule}: Pick<Change, 'rule'>): Level {
  return rules[rule].level;
}

/** The name under which an entry of the changelog announces a change. */
export function keyOf({rule, subject}: Pick<Change, 'rule' | 'subject'>): string {
  return `${rule} ${subject}`;
}

/** A change as a sentence of Markdown. */
export function sentence({rule, subject, detail}: Pick<Change, 'rule' | 'subject' | 'detail'>): string {
  return `\`${subject}\` ${rules[rule].message}${detail === undefined ? '' : `: ${detail}`}.`;
}
