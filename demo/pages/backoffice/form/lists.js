// Lists whose order counts: the slides of the home page, and the items of the menu. Each is one setting, which is written as a whole.

import { button, el, labelled, option, tell } from '../dom.js';
import { isSame } from '../look.js';
import { sayIn } from '../texts/spoken.js';
import { words } from '../texts/texts.js';
import { uploadControl } from './picture-upload.js';
import { slideImage } from './picture-values.js';

/** The list with the item at a place moved by one. */
function moved(items, index, by) {
  const next = [...items];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}

/**
 * `read` finds the items in the setting's value, `write` puts them back; `fieldsOf` gives the fields of an item, each of which tells
 * the item as it becomes; `called` is where the words are of an item and of what is done with it. What is typed in an item is not drawn anew; another value takes its place, from wherever it comes.
 */
function listField({ path, called, read, write, fieldsOf, fresh, head }, changed) {
  const list = el('ol', { className: 'items' });
  const said = (what, values) => words(`${called}.${what}`, values);
  const add = button(said('add'), () => put([...items(), fresh(items())], items().length));
  const top = el('div', { className: 'fields' });
  const node = el('div', { className: 'fields' }, top, list, add);
  let value;
  /** The items as they stand here; null: they are to be drawn in any case. */
  let shown = null;
  const items = () => read(value);

  /** Tells other items, and leads the focus to one of them: to what can be used there, else to its first field. */
  function put(next, focus = null, wanted = 'input') {
    changed(path, write(value, next));
    const item = list.children[focus];
    (item?.querySelector(`${wanted}:enabled`) ?? item?.querySelector('input'))?.focus();
  }

  function move(index, by) {
    const to = index + by;
    if (to < 0 || to >= items().length) return;
    // A second press moves it on, and never back.
    put(moved(items(), index, by), to, `[data-move="${by}"]`);
    tell(said('moved', { from: index + 1, to: to + 1, total: items().length })());
  }

  function mover(index, by, what, sign) {
    const made = button(sign, () => move(index, by), 'icon');
    made.dataset.move = String(by);
    sayIn(made, 'aria-label', said(what, { number: index + 1 }));
    made.disabled = index + by < 0 || index + by >= items().length;
    return made;
  }

  function itemOf(item, index) {
    const remove = button(
      words('list.remove'),
      () => {
        put(items().filter((_, each) => each !== index));
        (list.children[Math.min(index, items().length - 1)]?.querySelector('input') ?? add).focus();
      },
      'quiet',
    );
    sayIn(remove, 'aria-label', said('remove', { number: index + 1 }));
    const name = said('name', { number: index + 1 });
    const row = el(
      'div',
      { role: 'group', 'aria-label': name },
      el(
        'div',
        { className: 'item-head' },
        el('span', {}, name),
        mover(index, -1, 'up', '↑'),
        mover(index, 1, 'down', '↓'),
        remove,
      ),
      ...fieldsOf(
        () => items()[index],
        (next) => {
          shown = items().map((each, at) => (at === index ? next : each));
          put(shown);
        },
        index + 1,
      ),
    );
    row.addEventListener('keydown', (event) => {
      if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    });
    return el('li', {}, row);
  }

  /** Draws the items where they are others than those that stand here; the focus stays in its place. */
  function draw() {
    if (shown !== null && isSame(shown, items())) return;
    shown = items();
    const controls = () => [...list.querySelectorAll('input, textarea, select, button')];
    const at = controls().indexOf(document.activeElement);
    list.replaceChildren(...items().map(itemOf));
    if (at >= 0) controls()[at]?.focus();
  }

  if (head) top.append(...head({ value: () => value, changed: (next) => changed(path, next) }));
  return {
    path,
    node,
    get control() {
      return node.querySelector('input, select') ?? add;
    },
    /** That of a field of an item, as `2.url` of what is written; undefined: there is none. */
    controlAt(place) {
      const [, index, name] = /(?:^|\.)(\d+)\.(\w+)/.exec(place) ?? [];
      return list.children[index]?.querySelector(`[name="${name}"]`) ?? undefined;
    },
    redraw() {
      shown = null;
      draw();
    },
    show(next) {
      value = next;
      for (const each of top.querySelectorAll('*')) each.follow?.(value);
      draw();
    },
  };
}

function textIn(label, name, language, item, put, isLong = false) {
  const input = isLong ? el('textarea', { rows: 2 }) : el('input', { type: 'text', autocomplete: 'off' });
  input.name = name;
  input.value = item()[name]?.[language] ?? '';
  input.lang = language;
  input.addEventListener('input', () =>
    put({ ...item(), [name]: { ...item()[name], [language]: input.value } }),
  );
  return labelled(input, label);
}

function plainText(label, name, item, put, type = 'text') {
  const input = el('input', { type, name, autocomplete: 'off', value: item()[name] ?? '' });
  input.addEventListener('input', () => put({ ...item(), [name]: input.value }));
  return labelled(input, label);
}

function choiceIn(label, options, value, chosen) {
  const select = el('select', {}, ...Object.entries(options).map(([id, name]) => option(name, id)));
  select.value = value;
  select.addEventListener('change', () => chosen(select.value));
  return { select, field: labelled(select, label) };
}

const NO_HERO = { enabled: false, isBottom: false, serviceId: '', position: 'left', slides: [] };
const heroOf = (sections) => ({ ...NO_HERO, ...sections?.home?.heroImage });
const withHero = (sections, change) => ({
  ...sections,
  home: { ...sections?.home, heroImage: { ...heroOf(sections), ...change } },
});

const ACTIONS = {
  '': words('slides.actions.none'),
  service: words('slides.actions.service'),
  category: words('slides.actions.category'),
  shop: words('slides.actions.shop'),
  product: words('slides.actions.product'),
  post: words('slides.actions.post'),
  eshop: words('slides.actions.eshop'),
  gift: words('slides.actions.gift'),
  contact: words('slides.actions.contact'),
  phone: words('slides.actions.phone'),
  url: words('slides.actions.url'),
};
const POSITIONS = {
  left: words('slides.positions.left'),
  right: words('slides.positions.right'),
  bottom: words('slides.positions.bottom'),
};

function heroHead({ value, changed }) {
  const enabled = el('input', { type: 'checkbox' });
  enabled.addEventListener('change', () => changed(withHero(value(), { enabled: enabled.checked })));
  const { select, field } = choiceIn(words('slides.position'), POSITIONS, 'left', (position) =>
    changed(withHero(value(), { position })),
  );
  enabled.follow = (sections) => (enabled.checked = heroOf(sections).enabled);
  select.follow = (sections) => (select.value = heroOf(sections).position);
  return [el('label', { className: 'check' }, enabled, el('span', {}, words('slides.shown'))), field];
}

/** The picture of a slide, with what is said of it to whoever does not see it. */
function slidePicture(item, put, { name, language, office }) {
  const alt = el('input', { type: 'text', name: 'alt', autocomplete: 'off', lang: language });
  alt.value = item().image?.alt?.[language] ?? '';
  const tell = (image) => put({ ...item(), image: { ...item().image, ...image } });
  alt.addEventListener('input', () => tell({ alt: { ...item().image?.alt, [language]: alt.value } }));
  const upload = uploadControl({
    name,
    office,
    taken(media) {
      // The slides were put in another order meanwhile, or this one was removed.
      if (!upload.node.isConnected) return false;
      const image = slideImage(media);
      put({ ...item(), image });
      alt.value = '';
      upload.show(image);
      return true;
    },
  });
  upload.show(item().image);
  return [upload.node, labelled(alt, words('slides.alt'), words('slides.altHelp'))];
}

export function slidesField({ path }, changed, language, office) {
  return listField(
    {
      path,
      called: 'slides',
      head: heroHead,
      read: (sections) => heroOf(sections).slides,
      write: (sections, slides) => withHero(sections, { slides }),
      fresh: (slides) => ({
        title: {},
        text: {},
        buttonAction: '',
        buttonText: {},
        buttonActionValue: '',
        image: slides.at(-1)?.image ?? { url: '', widths: [], alt: {}, colour: '' },
      }),
      fieldsOf: (item, put, number) => [
        ...slidePicture(item, put, {
          name: words('slides.picture', { number }),
          language: language(),
          office,
        }),
        textIn(words('slides.title'), 'title', language(), item, put),
        textIn(words('slides.text'), 'text', language(), item, put, true),
        textIn(words('slides.button'), 'buttonText', language(), item, put),
        el(
          'div',
          { className: 'pair' },
          choiceIn(words('slides.action'), ACTIONS, item().buttonAction, (buttonAction) =>
            put({ ...item(), buttonAction }),
          ).field,
          plainText(words('slides.which'), 'buttonActionValue', item, put),
        ),
      ],
    },
    changed,
  );
}

export function menuField({ path }, changed, language) {
  return listField(
    {
      path,
      called: 'menu',
      read: (items) => [...(items ?? [])].sort((one, other) => one.order - other.order),
      write: (_, items) => items.map((item, index) => ({ ...item, order: index + 1 })),
      fresh: (items) => ({
        id: Math.max(0, ...items.map(({ id }) => id)) + 1,
        order: items.length + 1,
        url: '',
        label: {},
      }),
      fieldsOf: (item, put) => [
        el(
          'div',
          { className: 'pair' },
          textIn(words('menu.label'), 'label', language(), item, put),
          plainText(words('menu.address'), 'url', item, put, 'url'),
        ),
      ],
    },
    changed,
  );
}
