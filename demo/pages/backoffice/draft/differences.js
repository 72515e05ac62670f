// What differs within a setting that is made of several: of which slide, in which language, which lines.

import { CSS, FAVICON, LINK_WORDS, MENU, NAVIGATION, SLIDES, SOCIALS } from '../form/settings.js';
import { isSame } from '../look.js';

const WITHIN = new Set([SLIDES, MENU, FAVICON, LINK_WORDS, NAVIGATION, SOCIALS]);

/** What people call what is within; of what has no name here the own one is told, and what is empty is not named. */
const NAMES = {
  home: '',
  heroImage: '',
  slides: '',
  mobile: '',
  enabled: 'shown',
  position: 'place of the words',
  buttonText: 'button',
  buttonAction: 'what it leads to',
  buttonActionValue: 'which one',
  image: 'picture',
  url: 'address',
  alt: 'description',
  active: 'shown',
  bottomNavLeft: 'on the left',
  bottomNavRight: 'on the right',
  fr: 'French',
  en: 'English',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
};
/** What nobody reads: it follows the picture. */
const UNTOLD = new Set(['widths', 'colour']);
/** Lines of CSS that are shown of each side. */
const MOST_LINES = 8;

const isFields = (value) => typeof value === 'object' && value !== null;
const isNone = (value) => value === undefined || value === null || value === '' || value === false;

function wordsOf(value) {
  if (value === true) return 'on';
  if (isNone(value)) return value === false ? 'off' : 'none';
  if (isFields(value)) return quoted(firstText(value.title ?? value.label) || 'untitled');
  return quoted(value);
}
const quoted = (text) => `“${text}”`;
const firstText = (texts) => Object.values(texts ?? {}).find(Boolean);

/** Items of a list, which has one name for each: those that were moved alone are told as another order. */
function inList(before, after, names) {
  const one = names.includes('slide') ? names : [...names, 'item'];
  const [was, is] = [before, after].map((items) => items.map((item) => JSON.stringify(item)));
  if (was.length === is.length && isSame(was.toSorted(), is.toSorted()) && !isSame(was, is))
    return [
      {
        what: [...one.slice(0, -1), 'order'].join(', '),
        before: before.map(wordsOf).join(' · '),
        after: after.map(wordsOf).join(' · '),
      },
    ];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const named = [...one.slice(0, -1), `${one.at(-1)} ${index + 1}`];
    const [item, next] = [before[index], after[index]];
    if (item === undefined || next === undefined)
      return [{ what: named.join(', '), before: wordsOf(item), after: wordsOf(next) }];
    return within(item, next, named);
  }).flat();
}

function within(before, after, names) {
  if (isSame(before, after) || (isNone(before) && isNone(after))) return [];
  if (Array.isArray(before) || Array.isArray(after)) return inList(before ?? [], after ?? [], names);
  if (!isFields(before) && !isFields(after))
    return [{ what: names.join(', '), before: wordsOf(before), after: wordsOf(after) }];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((name) => !UNTOLD.has(name))
    .flatMap((name) => {
      const named = name === 'slides' ? 'slide' : (NAMES[name] ?? name);
      return within(before?.[name], after?.[name], named === '' ? names : [...names, named]);
    });
}

/** The lines of one text that another has not, as often as they stand there. */
function linesBeyond(text, other) {
  const rest = other.split('\n').map((line) => line.trim());
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      const at = rest.indexOf(line);
      if (at >= 0) rest.splice(at, 1);
      return at < 0 && line !== '';
    });
}

function told(lines) {
  if (lines.length === 0) return 'none';
  const more = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n');
}

function inLines(before, after) {
  const [gone, come] = [linesBeyond(before, after), linesBeyond(after, before)];
  if (gone.length + come.length === 0) return [];
  return [{ what: 'lines that differ', before: told(gone), after: told(come) }];
}

/** The items of a menu as they stand, without the numbers that say so. */
const inOrder = (items) =>
  [...(items ?? [])]
    .sort((one, other) => one.order - other.order)
    .map(({ id: _id, order: _order, ...item }) => item);

/** Each with `what` differs, and its words before and after; none where the setting is one value, or where nobody reads what differs. */
export function differencesOf(path, before, after) {
  if (path === CSS) return inLines(before ?? '', after ?? '');
  if (!WITHIN.has(path)) return [];
  return path === MENU ? within(inOrder(before), inOrder(after), []) : within(before, after, []);
}
