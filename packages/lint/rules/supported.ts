import {type Schema, keywords} from '@packages/openapi';

import {type Context, type Location, type Visitor, keyOf} from './types';

const titleRemedy = 'Only alternatives, members of oneOf and anyOf, have a title. Write the description instead';

const isAlternative = ({pointer}: Location): boolean => /\/(?:oneOf|anyOf)\/\d+$/u.test(pointer);

/** Whether a keyword is on a page. A keyword that schemas do not have is reported by Redocly. */
const isShown = (name: string, value: unknown, {type}: Context): boolean =>
  name.startsWith('x-') ||
  !Object.hasOwn(type.properties, name) ||
  (name in keywords && (typeof value === 'boolean' || keywords[name]?.instead === undefined));

/** Schemas have only the keywords of `@packages/openapi`, which pages, samples and the mock support, and only alternatives have a title. */
export function supported(): Visitor {
  /** The alternatives of choices that are elsewhere, and the schemas with a title. */
  const alternatives = new Set<string>();
  const titled: Location[] = [];
  const refuse = (name: string, remedy: string, at: Location, {report}: Context): void =>
    report({message: `No page shows ${name}. ${remedy}, and remove ${name}.`, location: keyOf(at.child(name))});
  return {
    ref(_reference: object, {location}: Context, target: {location?: Location}) {
      if (isAlternative(location) && target.location) {
        alternatives.add(target.location.absolutePointer);
      }
    },
    Schema(schema: Schema, context: Context) {
      for (const [name] of Object.entries(Object(schema) as object).filter(
        ([...entry]) => !isShown(...entry, context),
      )) {
        refuse(name, keywords[name]?.instead ?? 'Put this information in the description', context.location, context);
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
