/** `Object.hasOwn` where njs lacks it; the bundler puts it in place of the global. */
export function hasOwn(object: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

export {hasOwn as 'Object.hasOwn'};
