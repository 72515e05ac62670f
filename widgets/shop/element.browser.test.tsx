import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { salonNetwork, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { define } from './element.ts';
import { productWire, SELLING, serveProducts } from './testing/product-wire.ts';

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
const THREE = [CREAM, OIL, SALT];
const IDS = THREE.map(({ id }) => id);
const two: Salon = {
  booker: SELLING,
  shops: [shopWire(1, IDS), shopWire(2, ['huile'])],
  serve: serveProducts({
    products: THREE,
    stock: { creme: 0, huile: 3, sel: 40 },
    categories: { visage: 'Visage' },
  }),
};
const one: Salon = { ...two, shops: [shopWire(1, IDS)] };

describe('vitrine-shop', () => {
  const { fetch: send } = globalThis;
  const made: Element[] = [];
  let salons = 0;

  before(define);
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    globalThis.fetch = send;
    history.replaceState(null, '');
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  });

  /** Each on a site of its own, of a company with a token of its own. */
  async function show(attributes = '', salon: Salon = one) {
    const network = salonNetwork(salon, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    const container = document.body.appendChild(document.createElement('div'));
    made.push(container);
    salons += 1;
    container.innerHTML = `<vitrine-shop company="cmp_shop_${salons}" ${attributes.includes('locale') ? '' : 'locale="fr"'} ${attributes}></vitrine-shop>`;
    const root = container.firstElementChild?.shadowRoot;
    if (!root) throw new Error('the element has no shadow root');
    await until(() => root.querySelector('h2,h3'));
    return root;
  }

  async function until(what: () => unknown): Promise<void> {
    for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
    if (!what()) throw new Error(`never came true: ${what.toString()}`);
  }

  const slugs = (root: ShadowRoot) =>
    [...root.querySelectorAll<HTMLElement>('[part=products] [data-product]')].map(
      ({ dataset }) => dataset['product'],
    );
  const heading = (root: ShadowRoot) => root.querySelector('h2')?.textContent;
  const button = (root: ShadowRoot, words: string) =>
    [...root.querySelectorAll<HTMLElement>('button')].find(
      ({ textContent, ariaLabel }) => ariaLabel === words || textContent === words,
    );
  const press = async (root: ShadowRoot, words: string) => {
    await until(() => button(root, words));
    button(root, words)?.click();
    await settled(40);
  };
  function type(root: ShadowRoot, selector: string, text: string): HTMLInputElement {
    const input = root.querySelector<HTMLInputElement>(selector);
    if (!input) throw new Error(`there is no ${selector}`);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return input;
  }

  it('the list and a product are accessible', async () => {
    const list = await show();
    expect(await axeFaults(list)).to.deep.equal([]);
    const product = await show('product="huile"', two);
    await until(() => product.querySelector('[part=product]'));
    expect(await axeFaults(product)).to.deep.equal([]);
  });

  it('a product has its price before, and says what is left of it or that there is none', async () => {
    const root = await show();
    await until(() => root.textContent?.includes('Épuisé'));
    const card = (slug: string) => root.querySelector(`[data-product=${slug}]`)?.textContent ?? '';
    expect(card('creme')).to.contain('Épuisé');
    expect(card('huile'))
      .to.match(/ancien prix 25/)
      .and.contain('Plus que 3 en stock');
    expect(card('sel')).not.to.contain('stock');
  });

  it('a limit shows so many at first and so many more at each press, with the focus on the first new one', async () => {
    const root = await show('limit="1"');
    expect(slugs(root)).to.deep.equal(['creme']);
    expect(root.textContent).to.contain('1 produit sur 3');
    await press(root, 'Voir plus de produits');
    await until(() => slugs(root).length === 2);
    await until(() => root.activeElement?.closest('[data-product=huile]'));
  });

  it('what is typed, a category, a brand, prices and stock narrow the list, and each is taken away again', async () => {
    const root = await show();
    await until(() => root.querySelector('input[name=in-stock]'));
    await press(root, 'Filtrer');
    type(root, 'input[type=search]', 'hui');
    await until(() => slugs(root).join() === 'huile');
    expect(root.querySelector('[role=status]')?.textContent).to.equal('1 produit');
    await press(root, 'Retirer le filtre\u00a0: «\u00a0hui\u00a0»');
    await until(() => slugs(root).length === 3);
    root.querySelector<HTMLElement>('input[name=in-stock]')?.click();
    await until(() => slugs(root).join() === 'huile,sel');
    root.querySelectorAll<HTMLElement>('input[name=brand]')[0]?.click();
    await until(() => slugs(root).join() === 'huile');
    await press(root, 'Tout effacer');
    await until(() => slugs(root).length === 3);
    const least = type(root, 'input[inputmode=decimal]', '7,5');
    least.blur();
    await until(() => slugs(root).join() === 'creme,huile');
    await press(root, 'Visage1');
    await until(() => slugs(root).join() === 'creme');
    type(root, 'input[type=search]', 'rien');
    await until(() => root.textContent?.includes('Aucun produit ne correspond'));
    expect(await axeFaults(root)).to.deep.equal([]);
  });

  it('the order is what is chosen', async () => {
    const root = await show();
    const select = root.querySelector('select');
    if (!select) throw new Error('there is no choice of an order');
    select.value = 'price';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => slugs(root)[0] === 'sel');
    expect(slugs(root)).to.deep.equal(['sel', 'huile', 'creme']);
  });

  it('a product opens in the element with the focus on its name, without anything that acts, and Back leads to the list', async () => {
    const root = await show();
    root.querySelector<HTMLElement>('[data-product=huile] button')?.click();
    await until(() => root.querySelector('[part=product]'));
    expect(heading(root)).to.equal('Huile');
    expect(root.activeElement?.textContent).to.equal('Huile');
    expect(root.querySelector('script')).to.equal(null);
    expect(root.textContent).to.contain('Tout sur huile').and.contain('Plus que 3 en stock');
    await press(root, 'Tous les produits');
    await until(() => root.querySelector('[part=products]'));
    expect(root.activeElement?.textContent).to.equal('Nos produits');
  });

  it('so many are added as the field says, no more than there are, and the page stays', async () => {
    const root = await show('product="huile"');
    await until(() => button(root, 'Ajouter au panier'));
    const field = type(root, 'input[name=quantity]', '9');
    field.blur();
    await until(() => field.value === '3');
    await press(root, 'Un de moins');
    expect(field.value).to.equal('2');
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Ajouté au panier\u00a0: 2 × Huile'));
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Ajouté au panier\u00a0: Huile'));
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Votre panier contient déjà tout'));
    expect(heading(root)).to.equal('Huile');
  });

  it('what is sold out cannot be added, and says so', async () => {
    const root = await show('product="creme"');
    await until(() => button(root, 'Épuisé'));
    expect(button(root, 'Épuisé')?.ariaDisabled).to.equal('true');
    expect(root.querySelector('input[name=quantity]')).to.equal(null);
  });

  it('the shop is chosen first where several sell it, and the cart of another one is refused with the choice', async () => {
    const root = await show('product="huile"', two);
    await press(root, 'Ajouter au panier');
    expect(root.textContent).to.contain('Choisissez d’abord la boutique');
    const choose = (id: string) => {
      const select = root.querySelector('select');
      if (!select) throw new Error('there is no choice of a shop');
      select.value = id;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('s1');
    await settled(60);
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Ajouté au panier'));
    choose('s2');
    await settled(60);
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Votre panier est celui de Salon 1, Paris'));
    expect(await axeFaults(root)).to.deep.equal([]);
    await press(root, 'Tout prendre à Salon 2, Paris');
    await until(() => root.textContent?.includes('Ajouté au panier'));
  });

  it('a shop lists what it sells, and one that there is not says so', async () => {
    expect(slugs(await show('shop="salon-2"', two))).to.deep.equal(['huile']);
    expect(heading(await show('shop="salon-9"', two))).to.equal('Cette boutique n’existe pas');
  });

  it('the list begins with the category of its attribute, and all others are one press away', async () => {
    const root = await show('category="visage"');
    expect(slugs(root)).to.deep.equal(['creme']);
    await press(root, 'Tout3');
    await until(() => slugs(root).length === 3);
  });

  it('with the address of the storefront, products are links to it', async () => {
    const root = await show('base="/salon/"');
    expect(root.querySelector('[data-product=sel] a')?.getAttribute('href')).to.equal(
      '/salon/boutique/article/sel',
    );
  });

  it('what is not translated is in French, and says so', async () => {
    const root = await show('locale="de"');
    expect(root.querySelector('[data-product=huile] h3')?.textContent).to.equal('Öl');
    expect(root.querySelector('[data-product=sel] [lang]')?.getAttribute('lang')).to.equal('fr');
  });

  it('a product that is gone says so, and leads to the others', async () => {
    const root = await show('product="disparu"');
    await until(() => heading(root) === 'Ce produit n’existe plus');
    await press(root, 'Tous les produits');
    await until(() => slugs(root).length > 0);
    expect(slugs(root)).to.have.length(3);
  });

  it('an e-shop without products says so, and one that sells nothing online sells nothing', async () => {
    const empty = await show('', { ...one, serve: serveProducts({ products: [] }) });
    expect(heading(empty)).to.equal('Aucun produit pour le moment');
    const closed = await show('product="huile"', { ...one, booker: { ...SELLING, eshopEnabled: false } });
    await until(() => closed.textContent?.includes('ne se commande pas en ligne'));
  });

  it('products that did not come can be asked for again', async () => {
    let isBroken = true;
    const serve = serveProducts({ products: THREE });
    const root = await show('', {
      ...one,
      serve: (sent) =>
        isBroken && sent.path === '/api/articles'
          ? { status: 400, body: { code: 400, type: 'invalid', message: 'Non' } }
          : serve(sent),
    });
    await until(() => root.querySelector('[role=alert] button'));
    isBroken = false;
    root.querySelector<HTMLElement>('[role=alert] button')?.click();
    await until(() => slugs(root).length > 0);
    expect(slugs(root)).to.have.length(3);
  });

  it('products are shown where their categories and stock cannot be read, and none is said to be sold out', async () => {
    const serve = serveProducts({ products: THREE });
    const root = await show('', {
      ...one,
      serve: (sent) =>
        /eshop/.test(sent.path) ? { status: 400, body: { code: 400, type: 'x', message: '' } } : serve(sent),
    });
    await until(() => slugs(root).length === 3);
    expect(root.textContent).not.to.contain('Épuisé');
    expect(root.querySelector('input[name=in-stock]')).to.equal(null);
  });
});
