import {type BootAction, bootButtonAttribute} from '../lib/page';

/** An event's target if it matches the selector, or else its closest ancestor that does. */
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
