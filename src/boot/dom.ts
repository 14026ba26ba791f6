import {type BootAction, bootButtonAttribute} from '../lib/page';

/** The closest ancestor of an event's target that matches, or the target itself. */
export function closest({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Handles every click on a button with this action, on this page and the following ones. */
export function onBootButton(action: BootAction, handle: (button: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, `[${bootButtonAttribute}="${action}"]`);
    if (button) {
      handle(button);
    }
  });
}
