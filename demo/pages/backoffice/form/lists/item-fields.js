// Fields of one item of a list: `item` gives it as it is, `put` is told how it becomes.

import { el, labelled, option } from '../../dom.js';

/** A text of an item in one of its languages. */
export function textIn(label, name, language, item, put, isLong = false) {
  const input = isLong ? el('textarea', { rows: 2 }) : el('input', { type: 'text', autocomplete: 'off' });
  input.name = name;
  input.value = item()[name]?.[language] ?? '';
  input.lang = language;
  input.addEventListener('input', () =>
    put({ ...item(), [name]: { ...item()[name], [language]: input.value } }),
  );
  return labelled(input, label);
}

export function plainText(label, name, item, put, type = 'text') {
  const input = el('input', { type, name, autocomplete: 'off', value: item()[name] ?? '' });
  input.addEventListener('input', () => put({ ...item(), [name]: input.value }));
  return labelled(input, label);
}

export function choiceIn(label, options, value, chosen) {
  const select = el('select', {}, ...Object.entries(options).map(([id, name]) => option(name, id)));
  select.value = value;
  select.addEventListener('change', () => chosen(select.value));
  return { select, field: labelled(select, label) };
}
