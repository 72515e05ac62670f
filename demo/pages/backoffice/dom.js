// Elements from data, since no text of anybody becomes markup here. Words are texts, or functions that give them in the language that is chosen.

import { sayIn } from './texts/spoken.js';

/** @param {string} name @param {object} properties of the element, `aria-…` and `data-…` as attributes */
export function el(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) sayIn(element, key, value);
  element.append(...children.filter((child) => child !== null && child !== undefined).map(inPage));
  return element;
}

function inPage(child) {
  if (typeof child !== 'function') return child;
  const text = new Text();
  sayIn(text, 'data', child);
  return text;
}

/** Puts words in the place of what an element says. */
export const say = (element, text) => sayIn(element, 'textContent', text);

export const option = (label, value) => el('option', { value }, label);

let count = 0;

/** A dialog over the page that goes as it is closed; `contentOf` is given how. `closed` hears that it was. */
export function openPanel(title, contentOf, closed = () => {}) {
  count += 1;
  const id = `panel-${count}`;
  const dialog = el('dialog', { className: 'panel', 'aria-labelledby': id }, el('h2', { id }, title));
  dialog.append(...contentOf(() => dialog.close()).filter((each) => each !== null));
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A control below its label; `help` says below what it does. */
export function labelled(control, label, help = '') {
  count += 1;
  control.id ||= `control-${count}`;
  const field = el('div', { className: 'field' }, el('label', { htmlFor: control.id }, label), control);
  if (help) {
    const told = el('p', { className: 'help', id: `${control.id}-help` }, help);
    control.setAttribute('aria-describedby', told.id);
    field.append(told);
  }
  return field;
}

/** Shows a value unless it is the one that is being typed. */
export function put(control, value) {
  if (control.value !== value) control.value = value;
}

/**
 * Shows the values of a setting in a control. What somebody has typed stays while it is not valid, until the setting has another value or
 * `forget` is called. `show` says whether the value is shown.
 */
export function unlessInvalid(control, isValid) {
  let last;
  return {
    show(value) {
      const isKnown = last === value;
      last = value;
      if (isKnown && !isValid(control.value)) return false;
      put(control, value);
      return true;
    },
    forget: () => (last = undefined),
  };
}

/** By whom a fault is told of what is typed and not valid: it goes nowhere. */
export const INVALID = 'invalid';

/**
 * Says beside a control why its value is not taken; empty: it is. `place` is what the words stand at the end of; `by` who says so: what
 * the form finds and what the back end answers stand beside each other.
 */
export function markFault(control, place, text, by = 'back-end') {
  const faults = () => [...place.querySelectorAll(':scope > .fault')];
  let fault = faults().find((each) => each.dataset.by === by);
  if (!fault) {
    if (text === '') return;
    count += 1;
    fault = el('p', { className: 'fault', id: `fault-${count}`, 'data-by': by });
    place.append(fault);
  }
  say(fault, text);
  control.setAttribute('aria-invalid', String(faults().some((each) => each.textContent !== '')));
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== fault.id);
  control.setAttribute('aria-describedby', [...others, ...(text === '' ? [] : [fault.id])].join(' '));
}

export const button = (label, onPress, className = '') => {
  const made = el('button', { type: 'button', className }, label);
  made.addEventListener('click', onPress);
  return made;
};

/** Does something once before the next frame is painted, however often it is asked for: a colour that is dragged changes more often. */
export function oncePerFrame(act) {
  let frame = 0;
  return () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };
}

let forgetting;

/** Says something for a moment, to those who listen too. */
export function tell(text) {
  const told = document.querySelector('.told');
  told.textContent = text;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => (told.textContent = ''), 5000);
}
