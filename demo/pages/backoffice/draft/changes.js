// Changes of a look in words and swatches: setting, before, after.

import { el } from '../dom.js';
import { KINDS, nameOfLayout } from '../form/layout-pictures.js';
import { HOMEPAGES, nameOf } from '../form/settings.js';

const wordsOf = {
  'booker.sections': (value) => {
    const slides = value?.home?.heroImage?.slides ?? [];
    return slides.length === 0
      ? 'none'
      : slides.map(({ title }) => Object.values(title)[0] || 'untitled').join(' · ');
  },
  'booker.customMenuItems': (value) =>
    value?.length ? value.map(({ label }) => Object.values(label)[0] || '…').join(' · ') : 'none',
  'booker.favicon': (value) => [value?.title, value?.image].filter(Boolean).join(', ') || 'none',
  'booker.navigation': (value) =>
    value?.mobile ? `${value.mobile.bottomNavLeft} · ${value.mobile.bottomNavRight}` : 'as it comes',
  'booker.primarySiteLinkText': (value) => Object.values(value ?? {}).find(Boolean) ?? 'as it comes',
  'identity.socialNetworks': (value) =>
    Object.entries(value ?? {})
      .filter(([, { active }]) => active)
      .map(([network, { url }]) => `${network}: ${url}`)
      .join(' · ') || 'none',
  'themes.general.mkpBackgroundImage': (value) => value?.url || 'none',
  'booker.homepageType': (value) => HOMEPAGES[value] ?? 'as it comes',
  'themes.general.dark': (value) =>
    value === true ? 'Dark' : value === false ? 'Light' : 'As the visitor prefers',
  'themes.general.customCss': (value) => (value ? `${value.length} characters` : 'none'),
};

function words(path, value) {
  if (path in wordsOf) return wordsOf[path](value);
  if (value === undefined || value === null || value === '') return 'as it comes';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (path.startsWith('themes.pages.')) return nameOfLayout(path.slice('themes.pages.'.length), value);
  if (/Font$/.test(path)) return value.name || 'as it comes';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
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

/** `changes` as the back end tells them; `heads` name the two sides. */
export function changesTable(changes, heads = ['Before', 'After']) {
  const row = ({ path, before, after }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, nameOf(path, KINDS)),
      el('td', {}, valueOf(path, before)),
      el('td', {}, valueOf(path, after)),
    );
  return el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...['Setting', ...heads].map((head) => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...changes.map(row)),
  );
}

export const when = (iso) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
