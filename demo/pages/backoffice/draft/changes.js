// Changes of a look in words and swatches: setting, before, after.

import { el } from '../dom.js';
import { KINDS, nameOfLayout } from '../form/layout-pictures.js';
import { HOMEPAGES, nameOf } from '../form/settings.js';
import { differencesOf } from './differences.js';

const wordsOf = {
  'themes.general.mkpBackgroundImage': (value) => value?.url || 'none',
  'booker.homepageType': (value) => HOMEPAGES[value] ?? 'as it comes',
  'themes.general.dark': (value) =>
    value === true ? 'Dark' : value === false ? 'Light' : 'As the visitor prefers',
  'themes.general.customCss': (value) => (value ? `${value.length} characters` : 'none'),
};

/** Its name, and where it is; files of the company's own have no address that says anything. */
const fontWords = ({ name, url }) => [name, url?.startsWith('/') ? 'copied' : url].filter(Boolean).join(', ');

function words(path, value) {
  if (path in wordsOf) return wordsOf[path](value);
  if (value === undefined || value === null || value === '') return 'as it comes';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (path.startsWith('themes.pages.')) return nameOfLayout(path.slice('themes.pages.'.length), value);
  if (/Font$/.test(path)) return fontWords(value) || 'as it comes';
  return typeof value === 'object' ? 'as it is set' : String(value);
}

/** A value; a colour beside its name. */
function valueOf(path, value) {
  const text = el('span', { className: 'value' }, words(path, value));
  if (!/colou?r$/i.test(path) || !value) return text;
  const swatch = el('span', { className: 'swatch', 'aria-hidden': 'true' });
  swatch.style.backgroundColor = value;
  text.prepend(swatch);
  return text;
}

/** A row for each setting, or for each part of it that differs. */
function rowsOf({ path, before, after }) {
  const name = nameOf(path, KINDS);
  const row = (title, ...values) =>
    el('tr', {}, el('th', { scope: 'row' }, title), ...values.map((value) => el('td', {}, value)));
  const parts = differencesOf(path, before, after);
  if (parts.length === 0) return [row(name, valueOf(path, before), valueOf(path, after))];
  const text = (words) => el('span', { className: 'value' }, words);
  return parts.map((part) => row(`${name}: ${part.what}`, text(part.before), text(part.after)));
}

/** `changes` as the back end tells them; `heads` name the two sides. */
export function changesTable(changes, heads = ['Before', 'After']) {
  return el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...['Setting', ...heads].map((head) => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...changes.flatMap(rowsOf)),
  );
}

export const when = (iso) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
