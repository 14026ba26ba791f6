import {onBootButton} from './dom';
import {nestedAttribute} from '../lib/page';

/** Opens or closes all nested fields of a section. */
export function expandFields(): void {
  onBootButton('expand', (button) => {
    const open = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(open));
    button
      .closest('section')
      ?.querySelectorAll<HTMLDetailsElement>(`[${nestedAttribute}]`)
      .forEach((details) => {
        details.open = open;
      });
  });
}
