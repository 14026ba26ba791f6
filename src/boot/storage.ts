/** A storage of the browser; nothing where cookies are blocked, because reading the property throws then. */
export function storage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
