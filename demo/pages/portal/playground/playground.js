import { choiceOf, searchOf } from './choice.js';
import { fieldOf, offer, showFault } from './fields.js';
import { LANGUAGES } from './languages.js';

const MOST_EVENTS = 20;
/** Attributes that nobody chooses here: the script tag of this page says where its back end is. */
const LEFT_OUT = ['api'];
const COMPANIES = ['cmp_maison', 'cmp_atelier', 'cmp_duo', 'cmp_suisse'];
const STYLED_FIRST = [
  'surface',
  'text',
  'accent',
  'on-accent',
  'link',
  'radius',
  'radius-pill',
  'font-display',
  'font-text',
];

const one = (selector) => document.querySelector(selector);
const frame = one('iframe');
const { script: src, api } = document.body.dataset;
const manifest = await fetch('/custom-elements.json')
  .then((reply) => reply.json())
  .catch((error) => {
    one('#description').textContent = 'What there is to choose did not arrive. Load the page again.';
    throw error;
  });
const elements = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName)
  .map((element) => ({
    ...element,
    attributes: element.attributes.filter(({ name }) => !LEFT_OUT.includes(name)),
  }));

let choice = choiceOf(location.search, elements);
let language = Object.keys(LANGUAGES).find((name) => name.toLowerCase() === location.hash.slice(1)) ?? 'HTML';
/** What the company has, by the attribute that names one of them. */
let known = {};
let forgetting;

function tell(text) {
  const told = one('.told');
  told.textContent = text;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => (told.textContent = ''), 3000);
}

/** A company has to be named: by the attribute, as a page with one company names it once in its script tag. */
const company = () => choice.attributes.company ?? COMPANIES[0];
const named = () => ({ ...choice, attributes: { company: company(), ...choice.attributes } });
const code = () => LANGUAGES[language](named(), { src, api });

function showChoice() {
  history.replaceState(null, '', `?${searchOf(choice)}#${language.toLowerCase()}`);
  one('pre code').textContent = code();
  for (const button of document.querySelectorAll('#languages button'))
    button.setAttribute('aria-pressed', String(button.textContent === language));
  const { element, style } = choice;
  frame.contentWindow.postMessage(
    {
      tag: element.tagName,
      attributes: named().attributes,
      style,
      events: element.events.map(({ name }) => name),
    },
    location.origin,
  );
}

function change(part, name, value) {
  const { [name]: _, ...others } = choice[part];
  choice = { ...choice, [part]: value === null ? others : { ...others, [name]: value } };
  showChoice();
}

async function read(path) {
  const reply = await fetch(api + path, { headers: { company: company(), curlang: 'fr' } });
  return reply.ok ? reply.json() : [];
}

/** What the company has, by the attribute that names one of them; without it, slugs are typed. */
async function offerSlugs() {
  const asked = company();
  const [shops, categories] = await Promise.all([read('/shops'), read('/api/categories')]).catch(() => [
    [],
    [],
  ]);
  // Another company was chosen meanwhile.
  if (asked !== company()) return;
  const services = categories.flatMap(({ articles }) => articles);
  known = { shop: shops, category: categories, service: services };
  const nameOf = ({ name, publicInfo }) => publicInfo?.name ?? Object.values(name)[0];
  for (const [name, found] of Object.entries(known)) {
    const input = fieldNamed(name);
    if (input)
      offer(
        input,
        `slugs-${name}`,
        found.map((each) => ({ slug: each.slug, name: nameOf(each) })),
      );
  }
  showUnknown();
}

const fieldNamed = (name) => one(`#attributes [name="${name}"]`);

/** A slug that leads nowhere is no fault to an element, which shows what there is; here somebody wants to know. */
function showUnknown() {
  for (const [name, found] of Object.entries(known)) {
    const input = fieldNamed(name);
    const isUnknown = found.length > 0 && input?.value && !found.some(({ slug }) => slug === input.value);
    if (input) showFault(input, isUnknown ? `${company()} has no ${name} “${input.value}”.` : '');
  }
}

/** What an element objects to names its attribute. */
function showWarning(text) {
  const { tagName, attributes } = choice.element;
  const attribute = attributes.find(({ name }) => text.startsWith(`<${tagName}> ${name}: `));
  if (attribute) showFault(fieldNamed(attribute.name), text);
}

function attributeField(entry) {
  const isCompany = entry.name === 'company';
  const typed = isCompany
    ? { ...entry, type: { text: COMPANIES.map((each) => `'${each}'`).join(' | ') } }
    : entry;
  const value = isCompany ? company() : choice.attributes[entry.name];
  return fieldOf(typed, value, (text) => {
    showFault(fieldNamed(entry.name), '');
    change('attributes', entry.name, text);
    showUnknown();
    if (isCompany) void offerSlugs();
  });
}

function showFields() {
  const { element } = choice;
  one('#element').value = element.tagName;
  one('#description').textContent = element.description;
  one('#attributes').replaceChildren(...element.attributes.map(attributeField));
  const rank = ({ name }) => {
    const place = STYLED_FIRST.indexOf(name.replace('--vitrine-', ''));
    return place < 0 ? STYLED_FIRST.length : place;
  };
  const properties = element.cssProperties.toSorted((a, b) => rank(a) - rank(b));
  one('#style').replaceChildren(
    ...properties.map((entry) =>
      fieldOf(entry, choice.style[entry.name], (value) => change('style', entry.name, value)),
    ),
  );
  void offerSlugs();
}

one('#element').append(...elements.map(({ tagName }) => new Option(tagName, tagName)));
one('#element').addEventListener('change', ({ target }) => {
  // What both have stays chosen.
  const search = new URLSearchParams({ ...choice.attributes, ...choice.style, element: target.value });
  choice = choiceOf(search.toString(), elements);
  showFields();
  showChoice();
});
one('form').addEventListener('submit', (event) => event.preventDefault());
one('form').addEventListener('reset', (event) => {
  event.preventDefault();
  choice = { ...choice, attributes: {}, style: {} };
  showFields();
  showChoice();
});

one('#languages').append(
  ...Object.keys(LANGUAGES).map((name) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => {
      language = name;
      showChoice();
    });
    return button;
  }),
);

for (const button of document.querySelectorAll('[data-width]')) {
  button.setAttribute('aria-pressed', String(button.dataset.width === 'wide'));
  button.addEventListener('click', () => {
    frame.classList.toggle('phone', button.dataset.width === 'phone');
    for (const other of document.querySelectorAll('[data-width]'))
      other.setAttribute('aria-pressed', String(other === button));
  });
}

for (const button of document.querySelectorAll('[data-copies]')) {
  const isCode = button.dataset.copies === 'code';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(isCode ? code() : location.href);
      tell(isCode ? 'Code copied' : 'Address copied');
    } catch {
      tell('The browser refused: select the text and copy it');
    }
  });
}

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== frame.contentWindow) return;
  if (data.event === '') return showChoice();
  if (data.warning) return showWarning(data.warning);
  const line = document.createElement('li');
  const name = document.createElement('code');
  name.textContent = data.event;
  line.append(name, ` ${data.detail}`);
  const list = one('.events');
  list.prepend(line);
  while (list.children.length > MOST_EVENTS) list.lastElementChild.remove();
});

// On a phone the preview is to be seen first.
one('#attributes-part').open = matchMedia('(min-width: 62rem)').matches;
showFields();
// A frame that was there before this program is told now; one that comes later asks.
showChoice();
