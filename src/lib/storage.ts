/** A browser storage; undefined if the storage is blocked, in which case reading the property throws an error. */
export function storage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** Stores a value. If the storage is full, the key is removed, so that no older value is read instead. */
export function keep(area: Storage | undefined, key: string, value: string): void {
  try {
    area?.setItem(key, value);
  } catch {
    area?.removeItem(key);
  }
}
