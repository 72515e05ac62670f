import { settled, type as typeInto } from '#ui/testing/stage.tsx';
import { salonNetwork, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { define } from '../element.ts';
import { productWire, SELLING, serveProducts } from './product-wire.ts';

const clock = { now: () => Date.now(), after: () => () => {} };
const CREAM = productWire('creme', {
  name: { fr: 'Crème' },
  price: 30,
  brand: 'Orée',
  categories: [{ slug: 'visage' }],
});
const OIL = productWire('huile', {
  name: { fr: 'Huile', de: 'Öl' },
  price: 20,
  regularPrice: 25,
  brand: 'Figue',
});
const SALT = productWire('sel', { name: { fr: 'Sel' }, price: 6 });
export const THREE = [CREAM, OIL, SALT];
export const IDS = THREE.map(({ id }) => id);
export const TWO_SHOPS: Salon = {
  booker: SELLING,
  shops: [shopWire(1, IDS), shopWire(2, ['huile'])],
  serve: serveProducts({
    products: THREE,
    stock: { creme: 0, huile: 3, sel: 40 },
    categories: { visage: 'Visage' },
  }),
};
export const ONE_SHOP: Salon = { ...TWO_SHOPS, shops: [shopWire(1, IDS)] };

/** Shows e-shops in the tests of a block; each on a site of its own, of a company with a token of its own. */
export function shopStage() {
  const { fetch: send } = globalThis;
  const made: Element[] = [];

  before(define);
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    globalThis.fetch = send;
    history.replaceState(null, '');
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  });

  return async function show(attributes = '', salon: Salon = ONE_SHOP): Promise<ShadowRoot> {
    const network = salonNetwork(salon, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    const container = document.body.appendChild(document.createElement('div'));
    made.push(container);
    const company = `cmp_shop_${crypto.randomUUID()}`;
    container.innerHTML = `<vitrine-shop company="${company}" ${attributes.includes('locale') ? '' : 'locale="fr"'} ${attributes}></vitrine-shop>`;
    const root = container.firstElementChild?.shadowRoot;
    if (!root) throw new Error('the element has no shadow root');
    await until(() => root.querySelector('h2,h3'));
    return root;
  };
}

export async function until(what: () => unknown): Promise<void> {
  for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
  if (!what()) throw new Error(`never came true: ${what.toString()}`);
}

export const slugs = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('[part=products] [data-product]')].map(
    ({ dataset }) => dataset['product'],
  );

export const heading = (root: ShadowRoot) => root.querySelector('h2')?.textContent;

export const button = (root: ShadowRoot, words: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent, ariaLabel }) => ariaLabel === words || textContent === words,
  );

export async function press(root: ShadowRoot, words: string): Promise<void> {
  await until(() => button(root, words));
  button(root, words)?.click();
  await settled(40);
}

export function type(root: ShadowRoot, selector: string, text: string): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`there is no ${selector}`);
  input.focus();
  typeInto(input, text);
  return input;
}

/** Chooses in the only list of choices, as of an order. */
export function choose(root: ShadowRoot, value: string): HTMLSelectElement {
  const select = root.querySelector('select');
  if (!select) throw new Error('there is nothing to choose');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return select;
}
