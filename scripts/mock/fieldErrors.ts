import type {ErrorObject} from 'ajv';

/** One refused value, as the API describes it (api-spec/shared/schemas/FieldError.yaml). */
export interface FieldError {
  /** A JSON Pointer into the body; `/query/…`, `/path/…` or `/header/…` for a parameter. */
  pointer: string;
  code: string;
  message: string;
}

/** How many errors an answer holds at most, and how long their texts are. */
const limits = {errors: 100, pointer: 512, message: 500};

const articles: Record<string, string> = {
  array: 'a list',
  integer: 'a whole number',
  object: 'an object',
  null: 'null',
};

const count = (limit: unknown, what: string): string => `${String(limit)} ${what}${limit === 1 ? '' : 's'}`;

type Explain = (params: Record<string, unknown>) => string;

/** By keyword of JSON Schema: the code of the API, and the sentence. */
const explanations: Record<string, readonly [code: string, explain: Explain]> = {
  required: ['required', () => 'The value is missing.'],
  type: [
    'invalid_type',
    ({type}) =>
      `Expected ${[type]
        .flat()
        .map((name) => articles[String(name)] ?? `a ${String(name)}`)
        .join(' or ')}.`,
  ],
  enum: ['invalid_value', ({allowedValues}) => `Expected one of: ${(allowedValues as unknown[]).join(', ')}.`],
  const: ['invalid_value', ({allowedValue}) => `Expected ${JSON.stringify(allowedValue)}.`],
  format: ['invalid_format', ({format}) => `The value is not written as ${String(format)} asks for.`],
  pattern: ['invalid_format', ({pattern}) => `The value does not match ${String(pattern)}.`],
  propertyNames: ['invalid_format', ({propertyName}) => `A field cannot be called ${String(propertyName)} here.`],
  minLength: ['too_short', ({limit}) => `Expected at least ${count(limit, 'character')}.`],
  maxLength: ['too_long', ({limit}) => `Expected at most ${count(limit, 'character')}.`],
  minItems: ['too_few', ({limit}) => `Expected at least ${count(limit, 'item')}.`],
  maxItems: ['too_many', ({limit}) => `Expected at most ${count(limit, 'item')}.`],
  minProperties: ['too_few', ({limit}) => `Expected at least ${count(limit, 'field')}.`],
  maxProperties: ['too_many', ({limit}) => `Expected at most ${count(limit, 'field')}.`],
  minimum: ['out_of_range', ({limit}) => `Expected ${String(limit)} or more.`],
  maximum: ['out_of_range', ({limit}) => `Expected ${String(limit)} or less.`],
  uniqueItems: ['conflict', ({i, j}) => `The items ${String(j)} and ${String(i)} are the same.`],
  not: ['conflict', () => 'The value cannot be combined with another one in the request.'],
  additionalProperties: ['unknown_field', () => 'No field has this name here.'],
};

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The child of a value that a keyword of its parent rejects. */
const childNamed = ({params}: ErrorObject): string | undefined => {
  const {missingProperty, additionalProperty, propertyName} = params as Record<string, string | undefined>;
  return missingProperty ?? additionalProperty ?? propertyName;
};

/** Where a value is, in the API's words: the body's values have no first part of their own. */
function pointerTo(instancePath: string, child?: string): string {
  const path = child === undefined ? instancePath : `${instancePath}/${escape(child)}`;
  return path.replace(/^\/requestBody(?=\/|$)/u, '') || '/';
}

const isChoice = ({keyword}: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';

interface Branch {
  required?: readonly string[];
}

/** A choice between groups of fields of which none, or more than one, was made. */
function explainChoice(error: ErrorObject): FieldError {
  const branches = error.schema as readonly Branch[];
  const groups = branches.map(({required = []}) => required);
  const {passingSchemas} = error.params as {passingSchemas?: readonly number[] | null};
  if (passingSchemas) {
    const [, second = 0] = passingSchemas;
    return {
      pointer: pointerTo(error.instancePath, groups[second]?.[0]),
      code: 'conflict',
      message: `Expected one of these only: ${passingSchemas.map((index) => groups[index]?.join(' and ')).join(', ')}.`,
    };
  }
  const data = Object(error.data) as object;
  const present = (group: readonly string[]): number => group.filter((name) => name in data).length;
  // The group that the sender has begun, or else the first.
  const [likely] = groups.filter(({length}) => length > 0).sort((a, b) => present(b) - present(a));
  return likely
    ? {
        pointer: pointerTo(
          error.instancePath,
          likely.find((name) => !(name in data)),
        ),
        code: 'required',
        message: `Expected ${groups.map((group) => group.join(' and ')).join(', or ')}.`,
      }
    : {
        pointer: pointerTo(error.instancePath),
        code: 'invalid_value',
        message: 'The value has none of the allowed forms.',
      };
}

function explain(error: ErrorObject): FieldError {
  if (isChoice(error)) {
    return explainChoice(error);
  }
  const [code, message] = explanations[error.keyword] ?? ['invalid_value', () => 'The value is not allowed.'];
  return {
    pointer: pointerTo(error.instancePath, childNamed(error)),
    code,
    message: message(error.params),
  };
}

/**
 * Turns what a JSON Schema validator says of a request into the API's own
 * errors: one for each refused value. The request is the object
 * `{requestBody, query, path, header}`; the validator runs with `allErrors`
 * and `verbose`.
 */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const choices = errors.filter(isChoice);
  const told = errors.filter(
    (error) =>
      // What a branch of a choice lacks is told once, by the choice.
      !choices.some(
        (choice) =>
          choice !== error &&
          error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
          error.instancePath.startsWith(choice.instancePath),
      ) &&
      // What is wrong with a name is told by the object that has it.
      error.propertyName === undefined,
  );
  const byPointer = new Map<string, FieldError>();
  for (const {pointer, code, message} of told.map(explain)) {
    if (!byPointer.has(pointer)) {
      byPointer.set(pointer, {
        pointer: pointer.slice(0, limits.pointer),
        code,
        message: message.slice(0, limits.message),
      });
    }
  }
  return [...byPointer.values()].slice(0, limits.errors);
}
