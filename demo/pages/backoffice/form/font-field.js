// A font: one that is there already, or one that is copied from a host of fonts to the company's own files.

import { button, el, labelled, markFault, option, put, say } from '../dom.js';
import { isSame } from '../look.js';
import { sayIn } from '../texts/spoken.js';
import { t, words } from '../texts/texts.js';
import { KNOWN_FONTS } from './settings.js';

const AS_IT_COMES = '';
const ANOTHER = 'another';

const isOwn = (url) => url.startsWith('/');

/** In words, where the files of a font are. */
function placeOf({ url, faces }) {
  if (url === '') return '';
  if (!isOwn(url)) return words('font.elsewhere');
  const count = new Set((faces ?? [{ url }]).map((face) => face.url)).size;
  return words('font.copied', { count });
}

export function fontField({ path, name }, changed, _language, { ask }) {
  const select = el(
    'select',
    {},
    option(words('font.asItComes'), AS_IT_COMES),
    ...KNOWN_FONTS.map((font) => option(font.name, font.name)),
    option(words('font.another'), ANOTHER),
  );
  const family = el('input', { type: 'text', autocomplete: 'off', maxLength: 60 });
  const url = el('input', {
    type: 'url',
    autocomplete: 'off',
    placeholder: 'https://fonts.googleapis.com/css2?family=Lora',
  });
  const place = el('p', { className: 'help', role: 'status' });
  const address = labelled(url, words('font.address', { name }), words('font.help'));
  const copy = button(words('font.copy'), () => void copyIt());
  sayIn(copy, 'aria-label', words('font.copyOf', { name }));
  const own = el(
    'div',
    { className: 'inner' },
    labelled(family, words('font.name', { name })),
    address,
    copy,
    place,
  );
  /** The value that stands here, as it was shown or told. */
  let standing = null;
  /** The address that is being copied. */
  let copying = '';

  /** Brings what is said to the value; what is typed stays where that is another address. */
  function tell(font) {
    standing = font;
    say(place, placeOf(font));
    changed(path, font);
  }

  /** Copies what is typed; the theme has its earlier font until that is there, and where it does not come. */
  async function copyIt() {
    const given = url.value.trim();
    if (given === '' || given === copying) return;
    copying = given;
    markFault(url, address, '', 'form');
    say(place, words('font.copying'));
    try {
      const font = await ask('POST', '/api/themes/fonts', { name: family.value.trim(), url: given });
      // Something else was typed or chosen meanwhile.
      if (copying !== given || url.value.trim() !== given || select.value !== ANOTHER) return;
      if (font.name === '') throw new Error(t('font.nameless'));
      url.value = '';
      put(family, font.name);
      tell(font);
    } catch ({ message }) {
      if (copying !== given) return;
      markFault(url, address, words('font.failed', { message }), 'form');
      say(place, placeOf(standing));
    } finally {
      if (copying === given) copying = '';
    }
  }

  select.addEventListener('change', () => {
    own.hidden = select.value !== ANOTHER;
    if (select.value === ANOTHER) {
      family.focus();
      return;
    }
    changed(path, { name: select.value, url: '' });
  });
  family.addEventListener('change', () => {
    if (url.value.trim() !== '') void copyIt();
  });
  // A name alone is a font of the visitor's system, or another name for the files that there are: meant once nothing follows it.
  own.addEventListener('focusout', ({ relatedTarget }) => {
    const given = family.value.trim();
    if (own.contains(relatedTarget) || url.value.trim() !== '' || ['', standing.name].includes(given)) return;
    tell({ ...standing, name: given });
  });
  url.addEventListener('change', () => {
    if (url.value.trim() !== '') void copyIt();
    else {
      markFault(url, address, '', 'form');
      if (!isOwn(standing.url)) tell({ name: family.value.trim(), url: '' });
    }
  });
  return {
    path,
    node: el('div', { className: 'font' }, labelled(select, name), own),
    control: select,
    show(value) {
      const font = { name: '', url: '', ...value };
      // Nothing takes the place of what is being typed but another value.
      if (standing !== null && isSame(standing, font)) return;
      standing = font;
      const isKnown = font.name === '' || KNOWN_FONTS.some((each) => each.name === font.name && !font.url);
      select.value = isKnown ? font.name : ANOTHER;
      own.hidden = isKnown;
      put(family, isKnown ? '' : font.name);
      put(url, isOwn(font.url) ? '' : font.url);
      markFault(url, address, '', 'form');
      say(place, placeOf(font));
    },
  };
}
