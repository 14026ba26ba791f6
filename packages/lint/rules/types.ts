import type {LocationObject, UserContext} from '@redocly/openapi-core';

/** The context of a node, from Redocly: location, type, and functions to resolve references and report problems. */
export interface Context extends Omit<UserContext, 'report'> {
  report: (problem: Parameters<UserContext['report']>[0]) => void;
}

/** A position in a file. */
export type Location = UserContext['location'];

/** Visits a node of the type that is its key in {@link Visitor}; `ref` also receives the target. */
type Visit = (node: never, context: Context, target: never) => void;

/** A rule's visitors by node type. Unlike Redocly's own type, it accepts the types of packages/openapi. */
export interface Visitor {
  [type: string]: Visit | Visitor;
}

/** Creates the visitors for one run. */
export type Rule<Options = never> = (options: Options) => Visitor;

/** The location of a value's key, instead of the value. */
export const keyOf = (location: Location): LocationObject => location.key() as LocationObject;
