// Changes of a look in words and swatches: setting, before, after.

import { el } from '../dom.js';
import { nameOfLayout } from '../form/layout-pictures.js';
import { CSS, DARK, HOMEPAGE, HOMEPAGES, PICTURE, REPEAT, nameOf, nameOfScheme } from '../form/settings.js';
import { number, t } from '../texts/texts.js';
import { differencesOf, wordOfChoice } from './differences.js';

const wordsOf = {
  [PICTURE]: (value) => value?.url || t('values.none'),
  [HOMEPAGE]: (value) => (HOMEPAGES.includes(value) ? t(`homepages.${value}`) : t('values.asItComes')),
  [DARK]: (value) => nameOfScheme(value),
  [REPEAT]: (value) => (value ? wordOfChoice('repeats', value) : t('values.asItComes')),
  [CSS]: (value) =>
    value ? t('values.characters', { count: value.length, length: number(value.length) }) : t('values.none'),
};

/** Its name, and where it is; files of the company's own have no address that says anything. */
const fontWords = ({ name, url }) =>
  [name, url?.startsWith('/') ? t('values.copied') : url].filter(Boolean).join(', ');

function told(path, value) {
  if (path in wordsOf) return wordsOf[path](value);
  if (value === undefined || value === null || value === '') return t('values.asItComes');
  if (typeof value === 'boolean') return value ? t('values.on') : t('values.off');
  if (path.startsWith('themes.pages.')) return nameOfLayout(path.slice('themes.pages.'.length), value);
  if (/Font$/.test(path)) return fontWords(value) || t('values.asItComes');
  return typeof value === 'object' ? t('values.asSet') : String(value);
}

/** A value; a colour beside its name. */
function valueOf(path, value) {
  const text = el('span', { className: 'value' }, told(path, value));
  if (!/colou?r$/i.test(path) || !value) return text;
  const swatch = el('span', { className: 'swatch', 'aria-hidden': 'true' });
  swatch.style.backgroundColor = value;
  text.prepend(swatch);
  return text;
}

/** A row for each setting, or for each part of it that differs. */
function rowsOf({ path, before, after }) {
  const name = nameOf(path);
  const row = (title, ...values) =>
    el('tr', {}, el('th', { scope: 'row' }, title), ...values.map((value) => el('td', {}, value)));
  const parts = differencesOf(path, before, after);
  if (parts.length === 0) return [row(name, valueOf(path, before), valueOf(path, after))];
  const text = (said) => el('span', { className: 'value' }, said);
  return parts.map(({ what, before, after }) =>
    row(t('changes.part', { name, what }), text(before), text(after)),
  );
}

/** `changes` as the back end tells them; `heads` name the two sides. */
export function changesTable(changes, heads = [t('changes.before'), t('changes.after')]) {
  const columns = [t('changes.setting'), ...heads];
  return el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...columns.map((head) => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...changes.flatMap(rowsOf)),
  );
}
