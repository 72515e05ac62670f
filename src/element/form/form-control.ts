import type { FormValue } from '#stores/form-value.ts';
import { firstControl } from '../page/focus.ts';
import { addFormMembers, takeEarlyMembers } from './form-members.ts';
import { browsersSentence, type FormControl, type FormPartOptions, type FormScreen } from './form.ts';

/** Where the browser shows what is missing: it has to be able to take the focus. */
function anchorIn(root: ShadowRoot): HTMLElement | undefined {
  const control = firstControl(root);
  if (control) return control;
  const shown = [...root.children].find((child) => child instanceof HTMLElement && child.checkVisibility());
  if (!(shown instanceof HTMLElement)) return undefined;
  // For this once: it would take the focus at each press.
  shown.tabIndex = -1;
  shown.addEventListener('blur', () => shown.removeAttribute('tabindex'), { once: true });
  return shown;
}

/** As any control of a form: the first one leaves the page's own shadow roots as well. */
function tellPage(element: HTMLElement): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

const controls = new WeakMap<HTMLElement, FormControl>();

export function createFormControl({
  element,
  definition,
  root,
  browsers,
  fail,
}: FormPartOptions): FormControl {
  let value: string | null = null;
  let screen: FormScreen | null = null;
  let refused = '';
  let running: Promise<FormValue | undefined> | undefined;

  function check(anchor?: HTMLElement): void {
    const valueMissing = value === null && element.hasAttribute('required');
    const missing = () => screen?.missing || browsersSentence(element.ownerDocument);
    browsers.setValidity(
      { valueMissing, customError: refused !== '' },
      refused || (valueMissing ? missing() : ''),
      anchor,
    );
  }

  function set(next: string | null): void {
    value = next;
    browsers.setFormValue(value, value);
    check();
  }

  function change(next: string): void {
    if (next === value) return;
    set(next);
    tellPage(element);
  }

  // What is on the screen by now decides where the browser may show it.
  element.addEventListener('invalid', () => check(anchorIn(root)));

  const control: FormControl = {
    browsers,
    get value() {
      return value ?? '';
    },
    check: () => check(),
    show(next) {
      void running?.then((left) => left?.stop());
      screen = next;
      running = next?.start(change).catch(fail);
      check();
    },
    refuse(reason) {
      refused = reason;
      check();
    },
    reset() {
      set(null);
      void running?.then((now) => now?.reset());
    },
    restore(kept) {
      if (typeof kept === 'string' && kept) set(kept);
    },
  };
  controls.set(element, control);
  addFormMembers(element, definition.tag, (each) => controls.get(each));
  takeEarlyMembers(element);
  return control;
}
