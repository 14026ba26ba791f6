/** The delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const instead = 200;

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback);
  } else {
    setTimeout(callback, instead);
  }
}
