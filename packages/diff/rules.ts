/**
 * The rules of the comparison. A change to a request is breaking if the API accepts less than before, or requires more;
 * a change to a response is breaking if the response contains less than promised, or values of a different type.
 */

/** How severe a change is for existing clients. */
export type Level = 'breaking' | 'addition' | 'other';

/** The direction of a value: sent or received by clients. */
export type Direction = 'request' | 'response';

/** The level of a change, and its message: the part of a sentence after the subject. */
type Rule = readonly [level: Level, message: string];

/** Things that are added and removed as a whole, with the level of a removal. */
const things = {
  server: ['breaking', 'an', 'API URL'],
  'security-scheme': ['breaking', 'a', 'security scheme'],
  operation: ['breaking', 'an', 'operation'],
  'error-code': ['other', 'an', 'error code for some operations'],
  parameter: ['breaking', 'a', 'parameter'],
  status: ['breaking', 'a', 'response'],
  'response-header': ['breaking', 'a', 'response header'],
  event: ['breaking', 'an', 'event'],
} as const;

/** Changes to values, in requests and in responses. */
const schemaChanges = {
  'property-removed': ['breaking', 'is no longer accepted in requests', 'breaking', 'is no longer in responses'],
  'property-added': ['addition', 'is a new field in requests', 'addition', 'is a new field in responses'],
  'property-required': ['breaking', 'is now required in requests', 'addition', 'is now in every response'],
  'property-optional': ['addition', 'is no longer required', 'breaking', 'is no longer in every response'],
  'property-deprecated': ['other', 'is deprecated in requests', 'other', 'is deprecated in responses'],
  'type-changed': ['breaking', 'has a different type in requests', 'breaking', 'has a different type in responses'],
  'value-removed': ['breaking', 'no longer accepts a value', 'other', 'no longer has a value in responses'],
  'value-added': ['addition', 'accepts a new value', 'addition', 'has a new value in responses'],
  'alternative-removed': ['breaking', 'no longer accepts an alternative', 'other', 'no longer has an alternative'],
  'alternative-added': ['addition', 'accepts a new alternative', 'addition', 'has a new alternative'],
  'limit-tightened': ['breaking', 'accepts fewer values than before', 'other', 'has a stricter limit in responses'],
  'limit-changed': ['breaking', 'has a different limit in requests', 'other', 'has a different limit in responses'],
  'limit-loosened': ['addition', 'accepts more values than before', 'other', 'has a looser limit in responses'],
  'default-changed': ['breaking', 'has a different default', 'other', 'has a different default in responses'],
  'media-type-removed': ['breaking', 'no longer accepts a content type', 'breaking', 'no longer has a content type'],
  'media-type-added': ['addition', 'accepts a new content type', 'addition', 'has a new content type'],
} as const satisfies Readonly<Record<string, readonly [...request: Rule, ...response: Rule]>>;

/** Changes that the other tables don't cover. */
const otherChanges = {
  // For keys without a separate rule.
  changed: ['breaking', 'has changed'],
  'operation-renamed': ['breaking', 'has a different operationId, which changes names in generated clients'],
  'operation-moved': ['other', 'has a different tag (redirect old page URLs that contain it)'],
  'operation-deprecated': ['other', 'is deprecated'],
  'event-deprecated': ['other', 'is deprecated'],
  'parameter-deprecated': ['other', 'is deprecated'],
  'required-parameter-added': ['breaking', 'is a new required parameter'],
  'parameter-required': ['breaking', 'is now required'],
  'parameter-optional': ['addition', 'is no longer required'],
  'request-body-removed': ['breaking', 'is no longer accepted'],
  'request-body-added': ['addition', 'is now accepted'],
  'required-request-body-added': ['breaking', 'is new and required'],
  'request-body-required': ['breaking', 'is now required'],
  'request-body-optional': ['addition', 'is no longer required'],
  'response-header-deprecated': ['other', 'is deprecated'],
  'response-header-required': ['addition', 'is now in every response'],
  'response-header-optional': ['breaking', 'is no longer in every response'],
  'required-request-property-added': ['breaking', 'is a new required field in requests'],
  'request-type-added': ['addition', 'accepts a new type in requests'],
  'response-type-narrowed': ['other', 'has fewer types in responses'],
  'response-value-replaced': ['breaking', 'has different values in responses'],
} as const satisfies Readonly<Record<string, Rule>>;

/** The kinds of things that can be missing from a version. */
export type NodeKind = keyof typeof things | 'request-body' | `${Direction}-media-type`;

/** A change to values, without its direction. */
export type SchemaChange = keyof typeof schemaChanges;

/** The name of a rule. A changelog entry announces a change by its rule and subject. */
export type RuleName =
  keyof typeof otherChanges | `${Direction}-${SchemaChange}` | `${keyof typeof things}-${'removed' | 'added'}`;

/** All rules by name. */
export const rules = Object.fromEntries<Rule>([
  ...Object.entries(otherChanges),
  ...Object.entries(schemaChanges).flatMap(
    ([change, [level, message, responseLevel, responseMessage]]): [string, Rule][] => [
      [`request-${change}`, [level, message]],
      [`response-${change}`, [responseLevel, responseMessage]],
    ],
  ),
  ...Object.entries(things).flatMap(([thing, [level, article, noun]]): [string, Rule][] => [
    [`${thing}-removed`, [level, `is no longer ${article} ${noun}`]],
    [`${thing}-added`, ['addition', `is a new ${noun}`]],
  ]),
]) as Readonly<Record<RuleName, Rule>>;

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
  return rules[rule][0];
}

/** The key that a changelog entry uses to announce a change. */
export function keyOf({rule, subject}: Pick<Change, 'rule' | 'subject'>): string {
  return `${rule} ${subject}`;
}

/** Formats a change as a Markdown sentence. */
export function sentence({rule, subject, detail}: Pick<Change, 'rule' | 'subject' | 'detail'>): string {
  return `\`${subject}\` ${rules[rule][1]}${detail === undefined ? '' : `: ${detail}`}.`;
}

/** Formats a value for reports; `none` if it is undefined. */
function shown(value: unknown): string {
  const text = value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Describes a change: `maxLength 100 → 50`. */
export const fromTo = (name: string, before: unknown, after: unknown): string =>
  `${name} ${shown(before)} → ${shown(after)}`.trimStart();
