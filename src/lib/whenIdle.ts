/** Where a browser cannot tell when it is idle (Safari), it is given this long; in milliseconds. */
const instead = 200;

/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if (typeof window !== 'undefined' && 'requestIdleCallback' in window) {
    window.requestIdleCallback(callback);
  } else {
    setTimeout(callback, instead);
  }
}
