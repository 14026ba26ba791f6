/** What a change of the API does to client code, in the order of the changelog. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;

/** The kind of a change. */
export type ChangeKind = (typeof changeKinds)[number];
