import type {LocationObject, UserContext} from '@redocly/openapi-core';

/**
 * The information about a node that Redocly passes to a visitor: its location and type, and how to resolve references
 * and report problems.
 */
export interface Context extends Omit<UserContext, 'report'> {
  report: (problem: Parameters<UserContext['report']>[0]) => void;
}

/** A position in a file. */
export type Location = UserContext['location'];

/** Handles a node. The node has the type of the key in {@link Visitor}; `ref` also gets the target. */
type Visit = (node: never, context: Context, target: never) => void;

/**
 * The visitors of a rule by type of node. Redocly's own type covers the nodes of all OpenAPI versions; this one covers those of
 * packages/openapi.
 */
export interface Visitor {
  [type: string]: Visit | Visitor;
}

/** Creates the visitors of one run. */
export type Rule<Options = never> = (options: Options) => Visitor;

/** The location of a value's key, instead of the value. */
export const keyOf = (location: Location): LocationObject => location.key() as LocationObject;
