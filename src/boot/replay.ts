import {closest} from './dom';
import {bootButtonAttribute, hydratedAttribute} from '../lib/page';

/** Marks a control with a pending click, for the stylesheet. */
const pendingAttribute = 'data-pending';

/** A field for text or a number; text areas are handled in the same way. */
type Field = HTMLInputElement;

/** Whether a button works without the app: the boot script, a popover, or a form handles it. */
const isNative = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement &&
  (control.hasAttribute(bootButtonAttribute) ||
    control.popoverTargetElement !== null ||
    (control.form !== null && control.type === 'submit'));

/** Sends the app the text that was typed into a field. */
function type(value: string, field: Field): void {
  // React ignores values that it has set itself, and intercepts assignments on the element, but not calls to
  // the prototype's setter.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Records clicks on buttons and checkboxes and typed text before hydration, and replays them afterward. If a script
 * fails to load, the browser handles them, and follows a link that would have acted as a button. Other links,
 * disclosures, radio buttons, and forms work natively.
 */
export function keepEarlyInput(): void {
  const clicked: (() => HTMLElement | null)[] = [];
  // Rendering resets a field to the app's state, so its text is saved here.
  const typed = new Map<Field, string>();
  const recording = new AbortController();
  const options = {capture: true, signal: recording.signal};

  window.addEventListener(
    'click',
    (event) => {
      const control = closest(event, 'button, [role="button"], input[type="checkbox"]');
      if (control && !isNative(control)) {
        // React immediately hydrates a clicked element, and would handle the click as well.
        event.stopPropagation();
        event.preventDefault();
        control.setAttribute(pendingAttribute, '');
        const {parentElement} = control;
        // During hydration, Docusaurus replaces a sidebar group's link with a button.
        clicked.push(() => (control.isConnected ? control : (parentElement?.querySelector('[role="button"]') ?? null)));
      }
    },
    options,
  );
  window.addEventListener(
    'input',
    ({target}) => {
      if (target instanceof Element && target.matches('input:not([type="radio"], [type="checkbox"]), textarea')) {
        const field = target as Field;
        typed.set(field, field.value);
      }
    },
    options,
  );

  const html = document.documentElement;
  const replay = (): void => {
    observer.disconnect();
    recording.abort();
    typed.forEach(type);
    clicked.forEach((find) => {
      const control = find();
      control?.removeAttribute(pendingAttribute);
      control?.click();
    });
  };
  const observer = new MutationObserver(() => {
    if (html.getAttribute(hydratedAttribute) === 'true') {
      replay();
    }
  });
  observer.observe(html, {attributeFilter: [hydratedAttribute]});
  // The event does not bubble.
  window.addEventListener('error', ({target}) => target instanceof HTMLScriptElement && replay(), options);
}
