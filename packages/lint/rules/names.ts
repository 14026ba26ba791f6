import type {OperationObject, Schema} from '@packages/openapi';
import type {LocationObject} from '@redocly/openapi-core';

import {filesOf, nameOf} from './files';
import {fieldsNamed, isInCondition, partAt, partsOf} from './schemas';
import type {Context, Location, Visitor} from './types';

/** Rules for names that are used in one location and listed in another. */

/** A name, and the location where it is used or listed. */
export type Name = [name: string, location: Location | LocationObject];

/** A location's file name, without its directories. */
export const fileOf = (location: Location): string => nameOf(location).split('/').at(-1) ?? '';

/** The values of an enum. */
export const valuesOf = ({enum: values = []}: Schema, location: Location): [string, Location][] =>
  values.map((value, index) => [String(value), location.child(['enum', index])]);

/**
 * Reports the names that another list lacks.
 *
 * @param message with `{}` for the name
 */
function reportLacking(names: readonly Name[], others: readonly Name[], message: string, {report}: Context): void {
  const known = new Set(others.map(([name]) => name));
  for (const [name, location] of names.filter(([it]) => !known.has(it))) {
    report({message: message.replaceAll('{}', name), location});
  }
}

/** At the end of a run, reports the names that are used but not listed, and vice versa. */
export const comparing = (used: Name[], listed: Name[], unlisted: string, unused?: string) => ({
  leave: (_root: object, context: Context): void => {
    reportLacking(used, listed, unlisted, context);
    if (unused !== undefined) {
      reportLacking(listed, used, unused, context);
    }
  },
});

/** Links and `x-related-operations` must refer to existing operations. */
export function knownOperations(): Visitor {
  const known: Name[] = [];
  const used: Name[] = [];
  return {
    Paths: {
      Operation({operationId = ''}: OperationObject, {location}: Context) {
        known.push([operationId, location]);
      },
    },
    WebhooksMap: {
      Operation({'x-related-operations': related = []}: OperationObject, {location}: Context) {
        used.push(...related.map((name, index): Name => [name, location.child(['x-related-operations', index])]));
      },
    },
    Link({operationId}: {operationId?: string}, {location}: Context) {
      used.push(...(operationId === undefined ? [] : [[operationId, location.child('operationId')] satisfies Name]));
    },
    Root: comparing(used, known, 'There is no operation {}. Use the operationId of an operation in paths.'),
  };
}

/** `dependentRequired` and `dependentSchemas` must refer to fields of the object. */
export function dependentFields(): Visitor {
  return {
    Schema({properties, dependentRequired = {}, dependentSchemas = {}}: Schema, context: Context) {
      const {location, report} = context;
      // A schema without properties is part of one that has properties.
      if (properties === undefined || isInCondition(location)) {
        return;
      }
      const parts = partsOf([partAt(location)], filesOf(context).references);
      for (const [keyword, value] of Object.entries({dependentRequired, dependentSchemas})) {
        for (const [name, others] of Object.entries(value)) {
          const fields = [name, ...(Array.isArray(others) ? (others as string[]) : [])];
          for (const it of fields.filter((field) => fieldsNamed(parts, field).length === 0)) {
            const message = `${keyword} lists ${it}, which is not in properties. Correct its name, or add it to properties.`;
            report({message, location: location.child([keyword, name])});
          }
        }
      }
    },
  };
}

/**
 * `x-enumDescriptions` must describe each value of an enum, and only those.
 *
 * @param options.except a pattern for the names of files whose enum values are described elsewhere
 */
export function enumDescriptions({except = '^$'}: {except?: string}): Visitor {
  const others = new RegExp(except, 'u');
  return {
    Schema(schema: Schema, context: Context) {
      const {location} = context;
      if (!Array.isArray(schema.enum) || isInCondition(location) || others.test(fileOf(location))) {
        return;
      }
      const values = valuesOf(schema, location);
      const described = Object.keys(schema['x-enumDescriptions'] ?? {}).map((value): Name => [
        value,
        location.child(['x-enumDescriptions', value]),
      ]);
      const toDescribe = values.filter(([value]) => value !== 'null');
      reportLacking(toDescribe, described, 'The value {} has no description. Add one to x-enumDescriptions.', context);
      reportLacking(
        described,
        values,
        'The enum has no value {}. Add it to the enum, or remove its description.',
        context,
      );
    },
  };
}
