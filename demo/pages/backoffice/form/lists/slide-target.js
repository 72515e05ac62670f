// Where the button of a slide leads: to what the company has, chosen by its name, or to what is typed. What leads nowhere is said, as
// the site shows no button for it.

import { el, labelled, markFault, option } from '../../dom.js';
import { language, words, written } from '../../texts/texts.js';
import { isWholeAddress } from '../faults.js';
import { choiceIn } from './item-fields.js';

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

const NAME = 'buttonActionValue';
const entry = ({ id, slug, name, title }, group = '') => ({
  id,
  slug,
  name: written(name ?? title) || slug,
  group,
});

/** As the site shows them: neither drafts nor what is only offered beside others. */
const isShown = ({ draft, slug, booker }) => !draft && Boolean(slug) && booker?.upsellOnly !== true;

/** What there is of each kind of which a company has few: the call that tells them, and how they are read. */
const LISTS = {
  service: {
    path: '/api/categories',
    read: (categories) =>
      categories.flatMap(({ name, articles = [] }) =>
        articles.filter(isShown).map((service) => entry(service, written(name))),
      ),
  },
  category: { path: '/api/categories', read: (categories) => categories.map((each) => entry(each)) },
  shop: {
    path: '/shops',
    read: (shops) => shops.map((shop) => entry({ ...shop, name: { any: shop.publicInfo.name } })),
  },
  post: { path: '/api/posts', read: (posts) => posts.map((post) => entry(post)) },
};

/** By the calls of an office: what they have answered, by path and language. */
const answered = new WeakMap();

function listOf(ask, { path, read }) {
  const known = answered.get(ask) ?? new Map();
  answered.set(ask, known);
  const key = `${language()} ${path}`;
  if (!known.has(key))
    known.set(
      key,
      ask('GET', path).catch((refusal) => {
        known.delete(key);
        throw refusal;
      }),
    );
  return known.get(key).then(read);
}

/** `value` is what is kept now, `put` is told another. */
function typed(label, { value, put }, { type = 'text', help = '', faultOf = () => '' } = {}) {
  const input = el('input', { type, name: NAME, autocomplete: 'off', value });
  const field = labelled(input, label, help);
  const tell = () => markFault(input, field, faultOf(input.value.trim()), 'form');
  input.addEventListener('input', () => {
    put(input.value);
    tell();
  });
  tell();
  return { input, field };
}

/** A slide leads to another site by its whole address alone. */
const addressFault = (text) => (isWholeAddress(text) ? '' : words('slides.addressFault'));

const faultOfTarget = (slug, isThere) => {
  if (slug === '') return words('slides.nothingChosen');
  return isThere ? '' : words('slides.unknownTarget', { name: slug });
};

/** A product by the last part of its address: there may be thousands. */
function productField(kept, { ask }) {
  const { input, field } = typed(words('slides.product'), kept, { help: words('slides.productHelp') });
  const isProduct = (slug) =>
    ask('GET', `/api/articles/slug/${encodeURIComponent(slug)}`).then(
      ({ type }) => type === 2,
      // What does not answer says nothing of the product.
      ({ status }) => status !== 404,
    );
  async function check() {
    const slug = input.value.trim();
    const isThere = slug !== '' && (await isProduct(slug));
    if (slug === input.value.trim()) markFault(input, field, faultOfTarget(slug, isThere), 'form');
  }
  input.addEventListener('change', () => void check());
  void check();
  return field;
}

/** Options, those of one group below its name. */
function optionsOf(entries) {
  const groups = Map.groupBy(entries, ({ group }) => group);
  return [...groups].flatMap(([label, those]) => {
    const options = those.map(({ name, slug }) => option(name, slug));
    return label === '' ? options : [el('optgroup', { label }, ...options)];
  });
}

function entryField(list, { value, put }, { ask }) {
  const select = el('select', { name: NAME, disabled: true }, option(value, value));
  const field = labelled(select, words('slides.which'));
  function show(entries, wanted) {
    const known = entries.find(({ id, slug }) => slug === wanted || id === wanted);
    const other = option(wanted === '' ? words('slides.choose') : wanted, wanted);
    select.replaceChildren(...(known ? [] : [other]), ...optionsOf(entries));
    select.value = known ? known.slug : wanted;
    select.disabled = false;
    markFault(select, field, faultOfTarget(wanted, known !== undefined), 'form');
  }
  listOf(ask, list).then(
    (entries) => {
      show(entries, value.trim());
      select.addEventListener('change', () => {
        put(select.value);
        show(entries, select.value);
      });
    },
    // Without the list it is typed, as it is kept.
    () => field.replaceWith(typed(words('slides.which'), { value, put }).field),
  );
  return field;
}

function targetField(action, kept, office) {
  if (Object.hasOwn(LISTS, action)) return entryField(LISTS[action], kept, office);
  switch (action) {
    case 'product':
      return productField(kept, office);
    case 'phone':
      return typed(words('slides.phone'), kept, { type: 'tel', help: words('slides.phoneHelp') }).field;
    case 'url':
      return typed(words('menu.address'), kept, { type: 'url', faultOf: addressFault }).field;
    default:
      return null;
  }
}

/** The fields of what a slide's button does, and to what. */
export function slideTarget(item, put, office) {
  let action = item().buttonAction;
  /** What each action leads to, to be there again for whoever comes back to it. */
  const targets = new Map([[action, item()[NAME] ?? '']]);
  const tell = () => put({ ...item(), buttonAction: action, [NAME]: targets.get(action) ?? '' });
  const { field } = choiceIn(words('slides.action'), ACTIONS, action, (chosen) => {
    action = chosen;
    tell();
    show();
  });
  const place = el('div', { className: 'pair' }, field);
  function show() {
    const own = action;
    const kept = {
      value: targets.get(own) ?? '',
      put(value) {
        targets.set(own, value);
        tell();
      },
    };
    field.nextElementSibling?.remove();
    const target = targetField(own, kept, office);
    if (target !== null) place.append(target);
  }
  show();
  return place;
}
