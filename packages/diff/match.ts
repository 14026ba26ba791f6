/** Compares two lists by key: what was removed, what was added, and what is in both. */
export function match<Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOfValue: (value: Value) => string = String,
): {gone: Value[]; added: Value[]; both: [Value, Value][]} {
  const old = new Map(before.map((value) => [keyOfValue(value), value]));
  const present = new Map(after.map((value) => [keyOfValue(value), value]));
  return {
    gone: [...old].filter(([key]) => !present.has(key)).map(([, value]) => value),
    added: [...present].filter(([key]) => !old.has(key)).map(([, value]) => value),
    both: [...old].flatMap(([key, value]) => {
      const partner = present.get(key);
      return partner === undefined ? [] : [[value, partner]];
    }),
  };
}
