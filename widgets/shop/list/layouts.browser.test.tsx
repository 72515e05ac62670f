import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { button, ONE_SHOP, press, shopStage, slugs, TWO_SHOPS, until } from '../testing/shop-stage.ts';
import { productLayouts } from './layouts/variants.ts';

/** How many products the cart holds at each of its next changes. */
function cartCounts(): readonly number[] {
  const counts: number[] = [];
  const tell = ({ detail }: HTMLElementEventMap['vitrine-cart-change']) => {
    if (detail.cart === 'products')
      counts.push(detail.products.reduce((sum, { quantity }) => sum + quantity, 0));
  };
  document.addEventListener('vitrine-cart-change', tell);
  return counts;
}

describe('the layouts of a list of products', () => {
  const show = shopStage();
  const inLayout = (id: string, salon = ONE_SHOP) => ({
    ...salon,
    company: { themes: { general: {}, pages: { articles: id } } },
  });

  for (const id of ['default', ...Object.keys(productLayouts)]) {
    it(`${id}: shows every product with its name, its price and a way to it, accessibly`, async () => {
      const root = await show('', inLayout(id));
      await until(() => slugs(root).length === 3);
      const card = root.querySelector('[data-product=huile]');
      expect(card?.textContent)
        .to.contain('Huile')
        .and.match(/ancien prix 25.+20/);
      expect(
        [...(card?.querySelectorAll('a,button') ?? [])].some((link) => link.textContent?.includes('Huile')),
      ).to.equal(true);
      expect(await axeFaults(root)).to.deep.equal([]);
    });

    it(`${id}: more products take the focus`, async () => {
      const root = await show('limit="1"', inLayout(id));
      await press(root, 'Voir plus de produits');
      await until(() => root.activeElement?.closest('[data-product]'));
      expect(root.activeElement?.closest<HTMLElement>('[data-product]')?.dataset['product']).to.equal(
        'huile',
      );
    });
  }

  for (const id of ['default', 'cards', 'text', 'table', 'lightsquare', 'galaxy']) {
    it(`${id}: a product goes into the cart by a press, as often as there is of it`, async () => {
      const root = await show('', inLayout(id));
      const added = cartCounts();
      await press(root, 'Ajouter au panier\u00a0: Huile');
      await until(() => added.length === 1);
      for (let more = 0; more < 3; more += 1) await press(root, 'Ajouter au panier\u00a0: Huile');
      await until(() => root.textContent?.includes('tout ce que nous pouvons'));
      expect(button(root, 'Ajouter au panier\u00a0: Crème')).to.equal(undefined);
    });
  }

  it('where a shop is to be chosen, the button leads to the product', async () => {
    const root = await show('', inLayout('text', TWO_SHOPS));
    await until(() => slugs(root).length === 3);
    expect(button(root, 'Ajouter au panier\u00a0: Huile')).to.equal(undefined);
    const way = root.querySelector<HTMLElement>('[aria-label="Choisir une boutique pour Huile"]');
    way?.click();
    await until(() => root.querySelector('[part=product]'));
  });

  it('a quantity goes into the cart at once', async () => {
    const root = await show('', inLayout('cards'));
    await until(() => slugs(root).length === 3);
    const card = root.querySelector<HTMLElement>('[data-product=sel]');
    const more = card?.querySelector<HTMLElement>('[aria-label="Un de plus"]');
    more?.click();
    await settled(20);
    more?.click();
    await settled(20);
    const counts = cartCounts();
    await press(root, 'Ajouter au panier\u00a0: Sel');
    await until(() => counts.length === 1);
    expect(counts).to.deep.equal([3]);
  });

  const sortBy = (root: ShadowRoot, sort: string) => {
    const select = root.querySelector<HTMLSelectElement>('select[name=sort]');
    if (!select) throw new Error('nothing sorts the list');
    select.value = sort;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  for (const id of ['cards', 'table']) {
    it(`${id}: a quantity goes with its product when the list is sorted`, async () => {
      const root = await show('', inLayout(id));
      await until(() => slugs(root).length === 3);
      root.querySelector<HTMLElement>('[data-product=sel] [aria-label="Un de plus"]')?.click();
      sortBy(root, 'price');
      await until(() => slugs(root).join() === 'sel,huile,creme');
      const counts = cartCounts();
      await press(root, 'Ajouter au panier\u00a0: Sel');
      await until(() => counts.length === 1);
      expect(counts).to.deep.equal([2]);
    });
  }

  it('an entry stays where another product comes, but not what puts that into the cart', async () => {
    const root = await show();
    await until(() => slugs(root).length === 3);
    const entries = () => [...root.querySelectorAll('[data-list] > li')];
    const before = entries();
    const add = button(root, 'Ajouter au panier\u00a0: Sel');
    sortBy(root, 'price');
    await until(() => slugs(root).join() === 'sel,huile,creme');
    expect(entries()).to.deep.equal(before);
    expect(before[0]?.contains(button(root, 'Ajouter au panier\u00a0: Sel') ?? null)).to.equal(true);
    expect(button(root, 'Ajouter au panier\u00a0: Sel')).not.to.equal(add);
  });

  it('the heads of a table sort it', async () => {
    const root = await show('', inLayout('table'));
    await until(() => slugs(root).length === 3);
    await press(root, 'Prix↑');
    await until(() => slugs(root).join() === 'sel,huile,creme');
    expect(root.querySelector('th[aria-sort=ascending]')?.textContent).to.contain('Prix');
    await press(root, 'Prix↑');
    await until(() => slugs(root).join() === 'creme,huile,sel');
    expect(root.querySelector('th[aria-sort=descending]')?.textContent).to.contain('Prix');
  });

  it('the cells of a table stand below their heads, also where one says nothing', async () => {
    const root = await show('', inLayout('table'));
    await until(() => slugs(root).length === 3);
    const left = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? -1);
    const heads = [...root.querySelectorAll('thead th')].map(left);
    const brandless = root.querySelector('[data-product=sel]');
    expect([...(brandless?.children ?? [])].map(left)).to.deep.equal(heads);
  });

  it('a name can be read where there is no picture to tell', async () => {
    const root = await show('', inLayout('simply'));
    await until(() => slugs(root).length === 3);
    const name = root.querySelector('[data-product=sel] [part=heading]');
    expect(name && getComputedStyle(name).opacity).to.equal('1');
  });

  it('an unknown layout is the first one', async () => {
    const root = await show('', inLayout('nebula'));
    await until(() => slugs(root).length === 3);
    expect(root.querySelector('table')).to.equal(null);
  });
});
