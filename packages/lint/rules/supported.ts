import {type Schema, keywords} from '@packages/openapi';
import omitBy from 'lodash/omitBy';

import {type Context, type Location, type Visitor, keyOf} from './types';

const titleRemedy = 'Only alternatives (members of oneOf and anyOf) can have a title. Write a description instead';

const nullRemedy = 'In the description of the whole value, state when it is null';

const enumRemedy = 'List the constants in enum, with their meanings in x-enumDescriptions';

const isAlternative = ({pointer}: Location): boolean => /\/(?:oneOf|anyOf)\/\d+$/u.test(pointer);

/** Whether a page shows a keyword. Unknown keywords count as shown, because Redocly reports them. */
const isShown = (name: string, value: unknown, {type}: Context): boolean =>
  name.startsWith('x-') ||
  !Object.hasOwn(type.properties, name) ||
  (name in keywords && (typeof value === 'boolean' || keywords[name]?.instead === undefined));

/**
 * Schemas must use only keywords that pages, samples, and the mock support. Only alternatives can have a title, and
 * every extension must have an effect.
 *
 * @param options.extensions the extensions that have an effect
 */
export function supported({extensions = []}: {extensions?: string[]}): Visitor {
  /** Schemas that are referenced as alternatives, and schemas with a title that aren't alternatives themselves. */
  const alternatives = new Set<string>();
  const titled: Location[] = [];
  const refuse = (name: string, remedy: string, at: Location, {report}: Context): void =>
    report({message: `Pages don't show ${name} here. ${remedy}, and remove ${name}.`, location: keyOf(at.child(name))});
  /** Rejects extensions without an effect, because the spec is published. In maps, `x-` is just part of a name. */
  const refuseExtensions = (node: object, {type, location, rawLocation, report}: Context): void => {
    const names = type.extensionsPrefix === undefined ? [] : Object.keys(Object(node) as object);
    for (const name of names.filter((it) => it.startsWith('x-') && !extensions.includes(it))) {
      const message =
        name === 'x-internal'
          ? 'x-internal has no effect: the whole spec is published. Remove anything internal from the spec.'
          : `${name} has no effect, and would be published. Remove it, or use a YAML comment (#). These extensions have an effect: ${extensions.join(', ')}.`;
      report({message, location: keyOf(('$ref' in node ? rawLocation : location).child(name))});
    }
  };
  return {
    any: refuseExtensions,
    ref(reference: object, context: Context, target: {location?: Location}) {
      const {location} = context;
      refuseExtensions(reference, context);
      if (isAlternative(location) && target.location) {
        alternatives.add(target.location.absolutePointer);
      }
    },
    Schema(schema: Schema, context: Context) {
      for (const name of Object.keys(omitBy(schema, (value, key) => isShown(key, value, context)))) {
        refuse(name, keywords[name]?.instead ?? 'Put this information in the description', context.location, context);
      }
      for (const name of ['oneOf', 'anyOf'] as const) {
        const members: (Schema | boolean)[] = schema[name] ?? [];
        if (members.length > 1 && members.every((member) => typeof member === 'object' && member.const !== undefined)) {
          refuse(name, enumRemedy, context.location, context);
        }
      }
      const {type, const: only, 'x-enumDescriptions': meanings = {}} = schema;
      const isNull = type === 'null' || only === null;
      if (isNull && schema.description !== undefined && isAlternative(context.location)) {
        refuse('description', nullRemedy, context.location, context);
      }
      if (Object.hasOwn(meanings, 'null')) {
        refuse('null', nullRemedy, context.location.child('x-enumDescriptions'), context);
      }
      if (schema.title !== undefined && !isAlternative(context.location)) {
        titled.push(context.location);
      }
    },
    Root: {
      leave(_root: object, context: Context) {
        for (const location of titled.filter((it) => !alternatives.has(it.absolutePointer))) {
          refuse('title', titleRemedy, location, context);
        }
      },
    },
  };
}
