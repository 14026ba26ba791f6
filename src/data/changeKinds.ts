import type {ChangeKind} from '@packages/diff';

export type {ChangeKind};

/** The effects of API changes on client code, in the order of the changelog. */
export const changeKinds = [
  'added',
  'changed',
  'deprecated',
  'removed',
  'fixed',
] as const satisfies readonly ChangeKind[];

/** An operation or event that a change is about. */
export interface ChangeReference {
  /** The operationId or the event type. */
  readonly name: string;
  /** The path of the page, without the locale; undefined if the operation or event was removed. */
  readonly href?: string;
  /** The method of an operation, such as `post`. */
  readonly method?: string;
  /** The title of an operation, in the language of the spec. */
  readonly summary?: string;
}
