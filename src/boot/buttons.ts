import {closest} from './attempt';
import {type BootAction, bootButtonAttribute} from '../lib/page';

/** Answers every click on a button with this action, now and on pages to come. */
export function bootButtons(action: BootAction, answer: (button: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, `[${bootButtonAttribute}="${action}"]`);
    if (button) {
      answer(button);
    }
  });
}
