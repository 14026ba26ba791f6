import {closest} from './attempt';
import {whenHydrated} from './hydrated';
import {isPlainClick} from '../lib/isPlainClick';
import {bootButtonAttribute, replayAttribute} from '../lib/page';

/** Marks a button or a link whose press is kept; the stylesheet shows it. */
const pendingAttribute = 'data-pending';

/** Keys that an element or the browser answers by itself. */
const nativeKeys = /^(?:Tab|Enter| |Shift|Control|Alt|Meta|AltGraph|CapsLock)$/u;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a reader types a text there; a tick or a choice has no cursor. */
const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.selectionStart !== null;

/** Buttons that need no application: the boot script, a popover or a form answers them. */
const isNative = (button: HTMLButtonElement): boolean =>
  button.hasAttribute(bootButtonAttribute) ||
  button.hasAttribute('popovertarget') ||
  (button.form !== null && button.type === 'submit');

/** Tells the application of a text that was typed before it could listen. */
function announce(field: Field): void {
  const {value, selectionStart, selectionEnd} = field;
  // React compares with the value that it saw last, and sees assignments to the element, not to its prototype.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (document.activeElement === field) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Keeps what a reader does before the application listens, and does it again
 * once it does: presses of buttons and of links that it answers, keys and typed
 * text. Other links, disclosures and forms work natively, so they are left
 * alone. Where the application fails to start, a link is followed, and nothing
 * answers the rest.
 */
export function keepEarlyInput(): void {
  const kept: (() => void)[] = [];
  const fields = new Set<Field>();
  const listening = new AbortController();

  const stop = (): void => {
    listening.abort();
    document.querySelectorAll(`[${pendingAttribute}]`).forEach((button) => button.removeAttribute(pendingAttribute));
  };

  const listen = <Type extends keyof WindowEventMap>(type: Type, keep: (event: WindowEventMap[Type]) => void): void =>
    window.addEventListener(
      type,
      (event) => {
        if (event.isTrusted) {
          keep(event);
        }
      },
      {capture: true, signal: listening.signal},
    );

  listen('click', (event) => {
    const pressed = closest(event, `button, a[${replayAttribute}]`);
    const isButton = pressed instanceof HTMLButtonElement;
    if (pressed && (isButton ? !isNative(pressed) : isPlainClick(event))) {
      if (!isButton) {
        event.preventDefault();
      }
      // A link that is pressed twice is followed once.
      if (isButton || !pressed.hasAttribute(pendingAttribute)) {
        kept.push(() => pressed.click());
      }
      pressed.setAttribute(pendingAttribute, '');
    }
  });

  listen('keydown', ({target, key, code, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented}) => {
    const isAnswered = defaultPrevented || nativeKeys.test(key) || (key.length === 1 && isField(target));
    if (target instanceof Element && !isAnswered && !ctrlKey && !altKey && !metaKey) {
      const again = new KeyboardEvent('keydown', {key, code, shiftKey, bubbles: true, cancelable: true});
      kept.push(() => target.dispatchEvent(again));
    }
  });

  listen('input', ({target}) => {
    if (isField(target)) {
      fields.add(target);
    }
  });

  const finish = (): void => {
    stop();
    fields.forEach(announce);
    fields.clear();
    kept.splice(0).forEach((again) => again());
  };
  whenHydrated(finish);
  listen('unhandledrejection', finish);
  listen('error', ({target}) => {
    // Not the failure of an image: those pass here on their way, too.
    if (target === window || target instanceof HTMLScriptElement) {
      finish();
    }
  });
}
