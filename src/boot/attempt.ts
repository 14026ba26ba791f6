/** Runs one concern; what fails is logged, and the page goes on without it. */
export function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error(error);
  }
}

/** The closest ancestor of an event's target that matches, or the target itself. */
export function closest({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
