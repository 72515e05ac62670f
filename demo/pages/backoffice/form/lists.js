// Lists whose order counts: the slides of the home page, and the items of the menu. Each is one setting, which is written as a whole.

import { button, el, labelled, tell } from '../dom.js';
import { isSame } from '../look.js';
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
 * the item as it becomes. What is typed in an item is not drawn anew; another value takes its place, from wherever it comes.
 */
function listField({ path, title, one, read, write, fieldsOf, fresh, head }, changed) {
  const list = el('ol', { className: 'items' });
  const add = button(`Add ${one}`, () => put([...items(), fresh(items())], items().length));
  const top = el('div', { className: 'fields' });
  const node = el('div', { className: 'fields' }, top, list, add);
  let value;
  /** The items as they stand here; null: they are to be drawn in any case. */
  let shown = null;
  const items = () => read(value);

  /** Tells other items, and leads the focus to one of them. */
  function put(next, focus = null, selector = 'input') {
    changed(path, write(value, next));
    if (focus !== null) list.children[focus]?.querySelector(selector)?.focus();
  }

  function move(index, by) {
    const to = index + by;
    if (to < 0 || to >= items().length) return;
    put(
      moved(items(), index, by),
      to,
      by < 0 ? '[data-move="-1"]:enabled, button' : '[data-move="1"]:enabled, button',
    );
    tell(`${title} ${index + 1} is now number ${to + 1} of ${items().length}.`);
  }

  function mover(index, by, label, sign) {
    const made = button(sign, () => move(index, by), 'icon');
    made.dataset.move = String(by);
    made.setAttribute('aria-label', `${label}: ${title.toLowerCase()} ${index + 1}`);
    made.disabled = index + by < 0 || index + by >= items().length;
    return made;
  }

  function itemOf(item, index) {
    const remove = button(
      'Remove',
      () => {
        put(items().filter((_, each) => each !== index));
        (list.children[Math.min(index, items().length - 1)]?.querySelector('input') ?? add).focus();
      },
      'quiet',
    );
    remove.setAttribute('aria-label', `Remove ${title.toLowerCase()} ${index + 1}`);
    const name = `${title} ${index + 1}`;
    const row = el(
      'div',
      { role: 'group', 'aria-label': name },
      el(
        'div',
        { className: 'item-head' },
        el('span', {}, name),
        mover(index, -1, 'Up', '↑'),
        mover(index, 1, 'Down', '↓'),
        remove,
      ),
      ...fieldsOf(
        () => items()[index],
        (next) => {
          shown = items().map((each, at) => (at === index ? next : each));
          put(shown);
        },
        name.toLowerCase(),
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
  const select = el('select');
  select.append(...Object.entries(options).map(([id, name]) => new Option(name, id)));
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
  '': 'No button',
  service: 'A service',
  category: 'A category',
  shop: 'A shop',
  product: 'A product',
  post: 'An article',
  eshop: 'The e-shop',
  gift: 'Gift vouchers',
  contact: 'Contact',
  phone: 'The telephone',
  url: 'An address',
};

function heroHead({ value, changed }) {
  const enabled = el('input', { type: 'checkbox' });
  enabled.addEventListener('change', () => changed(withHero(value(), { enabled: enabled.checked })));
  const { select, field } = choiceIn(
    'Words stand',
    { left: 'Left', right: 'Right', bottom: 'Below' },
    'left',
    (position) => changed(withHero(value(), { position })),
  );
  enabled.follow = (sections) => (enabled.checked = heroOf(sections).enabled);
  select.follow = (sections) => (select.value = heroOf(sections).position);
  return [el('label', { className: 'check' }, enabled, el('span', {}, 'Slides on the home page')), field];
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
  return [upload.node, labelled(alt, 'Description of the picture', 'Read aloud to whoever does not see it.')];
}

export function slidesField({ path }, changed, language, office) {
  return listField(
    {
      path,
      title: 'Slide',
      one: 'a slide',
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
      fieldsOf: (item, put, name) => [
        ...slidePicture(item, put, { name, language: language(), office }),
        textIn('Title', 'title', language(), item, put),
        textIn('Text', 'text', language(), item, put, true),
        textIn('Button', 'buttonText', language(), item, put),
        el(
          'div',
          { className: 'pair' },
          choiceIn('It leads to', ACTIONS, item().buttonAction, (buttonAction) =>
            put({ ...item(), buttonAction }),
          ).field,
          plainText('Which one', 'buttonActionValue', item, put),
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
      title: 'Item',
      one: 'an item',
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
          textIn('Label', 'label', language(), item, put),
          plainText('Address', 'url', item, put, 'url'),
        ),
      ],
    },
    changed,
  );
}
