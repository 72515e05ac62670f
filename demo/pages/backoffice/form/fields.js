// One field for one setting: `show` brings it to a value, `changed` is told another one.

import { INVALID, el, labelled, markFault, put, unlessInvalid } from '../dom.js';
import { words } from '../texts/texts.js';
import { LOGO, colourFault, cssFault, isColour, isSize, sizeFault } from './faults.js';
import { nameOfLayout, pictureOf } from './layout-pictures.js';

/** As a colour input has it; it has none without a value. */
function sixDigits(colour) {
  const digits = colour.slice(1);
  if (digits.length < 6) return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`;
  return `#${digits.slice(0, 6)}`;
}

export function colourField({ path, name, help }, changed) {
  const swatch = el('input', { type: 'color', 'aria-label': words('form.choose', { name }) });
  const text = el('input', {
    type: 'text',
    placeholder: words('values.asItComes'),
    autocomplete: 'off',
    spellcheck: false,
    maxLength: 9,
  });
  const field = labelled(text, name, help);
  const row = el('div', { className: 'colour' });
  text.replaceWith(row);
  row.append(swatch, text);
  const tell = (fault) => markFault(text, field, fault, INVALID);
  const { show, forget } = unlessInvalid(text, (typed) => isColour(typed.trim()));
  swatch.addEventListener('input', () => changed(path, swatch.value));
  text.addEventListener('input', () => {
    const value = text.value.trim();
    tell(colourFault(value));
    if (isColour(value)) changed(path, value);
  });
  return {
    path,
    node: field,
    control: text,
    forget,
    show(value = '') {
      const colour = value ?? '';
      if (show(colour)) tell('');
      swatch.classList.toggle('none', colour === '');
      swatch.value = colour === '' ? '#ffffff' : sixDigits(colour);
    },
  };
}

/** One of a few: `choices` as value, label and perhaps a picture. */
export function choiceField({ path, name, choices, className = 'segments', initial }, changed) {
  const inputs = choices.map(({ value }) => el('input', { type: 'radio', name: path, value: String(value) }));
  const set = el('fieldset', { className }, el('legend', {}, name));
  choices.forEach(({ value, label, picture }, index) => {
    inputs[index].addEventListener('change', () => changed(path, value));
    set.append(el('label', {}, inputs[index], picture ?? null, el('span', {}, label)));
  });
  return {
    path,
    node: set,
    get control() {
      return inputs.find(({ checked }) => checked) ?? inputs[0];
    },
    show(value) {
      const wanted = value ?? initial;
      choices.forEach((each, index) => (inputs[index].checked = each.value === wanted));
    },
  };
}

export function layoutField({ path, page, name, ids }, changed) {
  const choices = ids.map((id) => ({
    value: id,
    label: () => nameOfLayout(page, id),
    picture: pictureOf(page, id),
  }));
  const field = choiceField({ path, name, choices, className: 'layouts', initial: ids[0] }, changed);
  // An empty id, and one that there is not, is the first.
  return {
    path,
    node: field.node,
    get control() {
      return field.control;
    },
    show: (value) => field.show(ids.includes(value) ? value : ids[0]),
  };
}

export function cssField({ path, name, help }, changed) {
  const input = el('textarea', { rows: 10, spellcheck: false, className: 'code' });
  const node = labelled(input, name, help);
  const isShort = (text) => cssFault(text) === '';
  const { show, forget } = unlessInvalid(input, isShort);
  input.addEventListener('input', () => {
    markFault(input, node, cssFault(input.value), INVALID);
    if (isShort(input.value)) changed(path, input.value);
  });
  return {
    path,
    node,
    control: input,
    forget,
    show(value) {
      if (!show(value ?? '')) return;
      markFault(input, node, '', INVALID);
      // Kept by other means.
      markFault(input, node, cssFault(input.value), 'form');
    },
  };
}

export function sizeField({ path, name }, changed) {
  const range = el('input', {
    type: 'range',
    min: 20,
    max: LOGO.shown,
    'aria-label': words('form.choose', { name }),
  });
  const number = el('input', { type: 'number', min: LOGO.least, max: LOGO.most, inputMode: 'numeric' });
  const node = labelled(number, name, words('form.inPixels'));
  const row = el('div', { className: 'size' });
  number.replaceWith(row);
  row.append(range, number);
  const { show, forget } = unlessInvalid(number, isSize);
  const tell = (text) => {
    const fault = sizeFault(text);
    markFault(number, node, isSize(text) ? '' : fault, INVALID);
    markFault(number, node, isSize(text) ? fault : '', 'form');
  };
  const told = (input) => {
    tell(input.value);
    if (isSize(input.value)) changed(path, Number(input.value));
  };
  for (const input of [range, number]) input.addEventListener('input', () => told(input));
  return {
    path,
    node,
    control: number,
    forget,
    show(value = 50) {
      put(range, String(value));
      if (show(String(value))) tell(number.value);
    },
  };
}
