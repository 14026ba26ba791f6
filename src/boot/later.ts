import {later} from '../lib/page';
import {whenIdle} from '../lib/whenIdle';

/** Where there is a mouse there is a processor: a phone lays out what it comes to. */
const hasPower = (): boolean => matchMedia('(pointer: fine)').matches;

/**
 * Lays out what the styles leave for later, a section at a time, once the page
 * has loaded and is idle: for pictures of the whole page, and so that nothing is
 * left to do while a reader scrolls. Who reads further down already keeps what
 * is there: above them nothing may change its height.
 */
export function layOutLater(): void {
  window.addEventListener(
    'load',
    () => {
      const sections = [...document.querySelectorAll<HTMLElement>(later)];
      const next = (): void => {
        const section = sections.shift();
        if (section && scrollY === 0 && hasPower()) {
          section.style.contentVisibility = 'visible';
          whenIdle(next);
        }
      };
      whenIdle(next);
    },
    {once: true},
  );
}
