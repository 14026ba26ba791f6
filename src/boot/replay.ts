import {closest} from './dom';
import {isPlainClick} from '../lib/isPlainClick';
import {bootButtonAttribute, hydratedAttribute} from '../lib/page';

/** Marks a button or a link with a pending click; the stylesheet shows it. */
const pendingAttribute = 'data-pending';

/** A control for text, a number or a choice; a text area does not have a separate state. */
type Field = HTMLInputElement;

/** Buttons that work without the app: the boot script, a popover or a form handles them. */
const isNative = (button: HTMLButtonElement): boolean =>
  button.hasAttribute(bootButtonAttribute) ||
  button.popoverTargetElement !== null ||
  (button.form !== null && button.type === 'submit');

/** Returns a function that finds an element, or the one that has taken its place: the link of a group of pages gets a different target in the app. */
function finderOf(element: HTMLElement): () => HTMLElement | undefined {
  const {parentElement} = element;
  const index = parentElement ? [...parentElement.children].indexOf(element) : -1;
  return () => (element.isConnected ? element : (parentElement?.children[index] as HTMLElement | undefined));
}

/** Sends the app the events of a control that was changed, and perhaps left, before hydration. */
function replayInput({value, checked}: Pick<Field, 'value' | 'checked'>, field: Field): void {
  if (field.type === 'checkbox') {
    field.checked = !checked;
    field.click();
    return;
  }
  const {selectionStart, selectionEnd} = field;
  // React ignores a value that it has set itself, and intercepts assignments on the element, but not calls to
  // the prototype's setter.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  // Sliders and email fields do not have a selection.
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  if (document.activeElement !== field) {
    field.dispatchEvent(new FocusEvent('focusout', {bubbles: true}));
  }
}

/**
 * Records a reader's actions before hydration and replays them afterward: clicks on
 * buttons and on links that the app handles, such as those that open a group of pages, and input. Other links,
 * disclosures and forms work natively. If the app fails to start, a link is
 * followed natively.
 */
export function keepEarlyInput(): void {
  const replays: (() => void)[] = [];
  const fields = new Map<Field, Pick<Field, 'value' | 'checked'>>();
  const listening = new AbortController();

  const listen = <Type extends keyof WindowEventMap>(type: Type, handle: (event: WindowEventMap[Type]) => void): void =>
    window.addEventListener(
      type,
      (event) => {
        if (event.isTrusted) {
          handle(event);
        }
      },
      {capture: true, signal: listening.signal},
    );

  listen('click', (event) => {
    const clicked = closest(event, 'button, a[aria-expanded]');
    const isButton = clicked instanceof HTMLButtonElement;
    if (clicked && (isButton ? !isNative(clicked) : isPlainClick(event))) {
      if (!isButton) {
        event.preventDefault();
      }
      // React, which immediately hydrates a clicked element, would handle it as well.
      event.stopPropagation();
      // A link that is clicked twice is followed once.
      if (isButton || !clicked.hasAttribute(pendingAttribute)) {
        const find = finderOf(clicked);
        replays.push(() => find()?.click());
      }
      clicked.setAttribute(pendingAttribute, '');
    }
  });

  listen('input', ({target}) => {
    // Radio buttons show their choice without the app.
    if (target instanceof Element && target.matches('input:not([type="radio"]), textarea')) {
      const field = target as Field;
      // Rendering resets a control to the app's state, so its state is saved here.
      fields.set(field, {value: field.value, checked: field.checked});
    }
  });

  const finish = (): void => {
    listening.abort();
    document.querySelectorAll(`[${pendingAttribute}]`).forEach((button) => button.removeAttribute(pendingAttribute));
    fields.forEach(replayInput);
    fields.clear();
    replays.splice(0).forEach((replay) => replay());
  };
  const html = document.documentElement;
  const observer = new MutationObserver(() => {
    if (html.getAttribute(hydratedAttribute) === 'true') {
      observer.disconnect();
      finish();
    }
  });
  observer.observe(html, {attributeFilter: [hydratedAttribute]});
  listen('unhandledrejection', finish);
  listen('error', ({target}) => {
    // Ignores images that fail to load, whose error events also arrive here.
    if (target === window || target instanceof HTMLScriptElement) {
      finish();
    }
  });
}
