/** The delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const instead = 200;

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if (typeof window !== 'undefined' && 'requestIdleCallback' in window) {
    window.requestIdleCallback(callback);
  } else {
    setTimeout(callback, instead);
  }
}
