// Finished themes: each is a set of values and layouts, and leaves words, pictures and menu as they are.

import { button, el, tell } from '../dom.js';
import { pictureOf } from '../form/layout-pictures.js';
import { isAlike } from '../look.js';
import { t, words } from '../texts/texts.js';

const THEMES = await fetch('/themes/themes.json').then((reply) => reply.json());
const colour = (settings, name) => settings[`themes.general.${name}`];

const nameOf = (id) => words(`themes.names.${id}`);

/** A theme at a glance: its home page in its colours. */
function cardOf({ id, settings }, chosen) {
  const picture = pictureOf('monoShop', settings['themes.pages.monoShop']);
  const isDark = settings['themes.general.dark'] === true;
  const paints = {
    '--sunk': colour(settings, 'mkpBackgroundColor'),
    '--raised': colour(settings, 'headerColor'),
    '--ink': isDark ? '#f2f0ea' : colour(settings, 'footerColor'),
    '--accent': colour(settings, 'buttonsColor'),
    '--picture': `color-mix(in oklab, ${colour(settings, 'secondaryButtonsColor')} 60%, ${colour(settings, 'mkpBackgroundColor')})`,
  };
  for (const [property, value] of Object.entries(paints)) picture.style.setProperty(property, value);
  const made = button('', chosen, 'theme');
  made.append(picture, el('strong', {}, nameOf(id)), el('span', {}, words(`themes.about.${id}`)));
  return made;
}

/** Whether a site looks as a theme says, by the values of its settings. */
const isChosen = ({ settings }, valueAt) =>
  Object.entries(settings).every(([path, value]) => isAlike(path, value, valueAt(path)));

/**
 * `set` changes all of it as one step, which `undo` takes back; what no administrator has set is shown, and saved nowhere. `valueAt` gives
 * the value of a setting as it is now.
 */
export function themesSection({ isAdmin, set, undo, valueAt }) {
  const taken = el('div', { className: 'taken', hidden: true });
  let isTaking = false;
  function take(theme) {
    isTaking = true;
    set(theme.settings);
    isTaking = false;
    const name = nameOf(theme.id);
    const back = button(words('themes.takeBack', { name }), () => {
      undo();
      taken.hidden = true;
      tell(t('themes.takenBack'));
    });
    taken.replaceChildren(
      el(
        'p',
        { role: 'status' },
        isAdmin() ? words('themes.drafted', { name }) : words('themes.shown', { name }),
      ),
      back,
    );
    taken.hidden = false;
  }
  const cards = THEMES.map((theme) => cardOf(theme, () => take(theme)));
  return {
    node: el('div', { className: 'fields' }, taken, el('div', { className: 'themes' }, ...cards)),
    /** Marks the theme that the site has. */
    follow() {
      THEMES.forEach((theme, index) =>
        cards[index].setAttribute('aria-pressed', String(isChosen(theme, valueAt))),
      );
    },
    /** After another change the theme is no longer what one press takes back. */
    changed() {
      if (!isTaking) taken.hidden = true;
    },
  };
}
