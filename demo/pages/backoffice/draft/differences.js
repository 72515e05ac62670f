// What differs within a setting that is made of several: of which slide, in which language, which lines.

import { CSS, FAVICON, LINK_WORDS, MENU, NAVIGATION, SLIDES, SOCIALS } from '../form/settings.js';
import { isSame } from '../look.js';
import { LANGUAGES } from '../texts/language.js';
import { languageName, t, written } from '../texts/texts.js';
import { matchedItems } from './matched-items.js';

const WITHIN = new Set([SLIDES, MENU, FAVICON, LINK_WORDS, NAVIGATION, SOCIALS]);

/** What has no name of its own: what is within it says enough. */
const UNNAMED = new Set(['home', 'heroImage', 'slides', 'mobile']);
/** What people call what is within; of what has no name here the own one is told. */
const NAMED = new Set([
  'title',
  'text',
  'label',
  'enabled',
  'position',
  'buttonText',
  'buttonAction',
  'buttonActionValue',
  'image',
  'url',
  'alt',
  'active',
  'bottomNavLeft',
  'bottomNavRight',
]);
/** What nobody reads: it follows the picture. */
const UNTOLD = new Set(['widths', 'colour']);
/** Lines of CSS that are shown of each side. */
const MOST_LINES = 8;

const isFields = (value) => typeof value === 'object' && value !== null;
const isNone = (value) => value === undefined || value === null || value === '' || value === false;

/** What may be chosen, by the name of the field: where its words stand. */
const CHOICES = {
  position: 'slides.positions',
  buttonAction: 'slides.actions',
  bottomNavLeft: 'places',
  bottomNavRight: 'places',
};

function wordsOf(value, name) {
  if (value === true) return t('values.on');
  if (isNone(value)) return value === false ? t('values.off') : t('values.none');
  if (Object.hasOwn(CHOICES, name)) return wordOfChoice(CHOICES[name], value);
  if (isFields(value)) return quoted(written(value.title ?? value.label) || t('values.untitled'));
  return quoted(value);
}
/** The word for what was chosen; what has none is told as it is. */
export const wordOfChoice = (place, value) => t(`${place}.${value}`, { defaultValue: String(value) });
const quoted = (text) => t('values.quoted', { text });

function nameOfField(name) {
  if (NAMED.has(name)) return t(`differences.${name}`);
  return Object.hasOwn(LANGUAGES, name) ? languageName(name) : name;
}

/** Items of a list: in another order, changed, removed and added, each by the number that it has now, or had. */
function inList(path, before, after) {
  const nameOfItem = (index) =>
    t(path === SLIDES ? 'differences.slide' : 'differences.item', { number: index + 1 });
  const pairs = matchedItems(before, after);
  const inOrderOf = (items, side) =>
    pairs
      .map((pair) => pair[side])
      .toSorted((one, other) => one - other)
      .map((index) => wordsOf(items[index]))
      .join(' · ');
  const isMoved = pairs.some(({ from }, index) => index > 0 && from < pairs[index - 1].from);
  const order = {
    what: t('differences.order'),
    before: inOrderOf(before, 'from'),
    after: inOrderOf(after, 'to'),
  };
  const whole = (index, item, next) => ({
    what: nameOfItem(index),
    before: wordsOf(item),
    after: wordsOf(next),
  });
  const removed = before.flatMap((item, from) =>
    pairs.some((pair) => pair.from === from) ? [] : [whole(from, item, undefined)],
  );
  const others = after.flatMap((next, to) => {
    const pair = pairs.find((each) => each.to === to);
    return pair ? within(path, before[pair.from], next, [nameOfItem(to)]) : [whole(to, undefined, next)];
  });
  return [...(isMoved ? [order] : []), ...removed, ...others];
}

/** `names` are of what is around. */
function within(path, before, after, names = [], field = '') {
  if (isSame(before, after) || (isNone(before) && isNone(after))) return [];
  if (Array.isArray(before) || Array.isArray(after)) return inList(path, before ?? [], after ?? []);
  if (!isFields(before) && !isFields(after))
    return [{ what: names.join(', '), before: wordsOf(before, field), after: wordsOf(after, field) }];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((name) => !UNTOLD.has(name))
    .flatMap((name) =>
      within(
        path,
        before?.[name],
        after?.[name],
        UNNAMED.has(name) ? names : [...names, nameOfField(name)],
        name,
      ),
    );
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
  if (lines.length === 0) return t('values.none');
  const more = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES),
    ...(more > 0 ? [t('differences.moreLines', { count: more })] : []),
  ].join('\n');
}

function inLines(before, after) {
  const [gone, come] = [linesBeyond(before, after), linesBeyond(after, before)];
  if (gone.length + come.length === 0) return [];
  return [{ what: t('differences.lines'), before: told(gone), after: told(come) }];
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
  return path === MENU ? within(path, inOrder(before), inOrder(after)) : within(path, before, after);
}
