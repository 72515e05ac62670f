import { expect } from 'chai';
import { findProducts, firstOf } from '#domain/catalogue/products/search/first-products.ts';
import { EVERY_PRODUCT } from '#domain/catalogue/products/search/product-search.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseProducts } from '#platform/wire/catalogue/products/product.ts';
import { writeFirstProducts } from '#platform/wire/catalogue/products/first-products.ts';
import { RenderedProvider } from '#ui/hydration/rendered.ts';
import { axeFaults } from '#ui/testing/stage.tsx';
import { salonSite, shopWire } from '#widgets/storefront/testing/salon.ts';
import { siteStage, type SiteStage } from '#widgets/storefront/testing/site-stage.tsx';
import { ShopScreen } from '../shop-screen.tsx';
import '../shown-products.tsx';
import { productWire, SELLING, serveProducts } from '../testing/product-wire.ts';

const STEP = 2;
const WIRES = ['creme', 'huile', 'sel', 'savon', 'bougie'].map((slug, at) =>
  productWire(slug, {
    price: 30 - at,
    brand: at % 2 === 0 ? 'Orée' : 'Figue',
    categories: [{ slug: 'visage' }],
  }),
);
const asked = {
  filter: EVERY_PRODUCT,
  sort: 'relevance',
  pages: 1,
  step: STEP,
  shop: null,
  locale: 'fr',
} as const;
const context = { base: '', currency: EURO, warn: () => {} };
const HANDED_ON = writeFirstProducts(
  firstOf(findProducts(parseProducts(WIRES, context) ?? [], asked, null), STEP, null),
  asked,
  WIRES,
);

describe('a list of products that a server has shown', () => {
  let place: SiteStage | undefined;
  let listsAsked = 0;
  let isBroken = false;

  afterEach(() => {
    place?.leave();
    listsAsked = 0;
    isBroken = false;
  });

  /** `after`: milliseconds that the whole list is on its way. */
  async function show(after: number, handedOn: object = HANDED_ON) {
    const serve = serveProducts({
      products: WIRES,
      stock: { creme: 0, huile: 3, sel: 40, savon: 9, bougie: 9 },
      categories: { visage: 'Visage' },
    });
    const { shared } = salonSite({
      booker: SELLING,
      shops: [
        shopWire(
          1,
          WIRES.map(({ id }) => id),
        ),
      ],
      serve(sent) {
        const served = serve(sent);
        if (sent.path !== '/api/articles') return served;
        listsAsked += 1;
        if (isBroken) return { status: 400, body: { code: 400, type: 'invalid', message: 'Non' } };
        return typeof served === 'object' ? { ...served, after } : served;
      },
    });
    await shared.texts.ensure('eshop');
    const rendered = { at: null, handedOn: { products: handedOn } };
    place = await siteStage(
      shared,
      <RenderedProvider value={rendered}>
        <ShopScreen site={shared} limit={STEP} />
      </RenderedProvider>,
    );
    const stage = place;
    await stage.until(() => slugs().length > 0);
    return stage;
  }

  const slugs = () => place?.all('[data-product]').map(({ dataset }) => dataset['product']) ?? [];
  const isBusy = () => place?.all('[part=products] [aria-busy=true]').length === 1;
  const status = () => place?.one('[role=status]').textContent;

  it('is there before the whole list is, and keeps its cards when that comes', async () => {
    const stage = await show(1000);
    expect(slugs()).to.deep.equal(['creme', 'huile']);
    expect(status()).to.equal('5 produits');
    expect(stage.root.textContent).to.contain('2 produits sur 5').and.contain('Figue');
    expect(stage.named('Visage5').textContent).to.equal('Visage5');
    const cards = stage.all('[data-product]');
    await stage.until(() => stage.root.querySelector('input[name=in-stock]') !== null);
    expect(listsAsked).to.equal(1);
    expect(stage.all('[data-product]')).to.deep.equal(cards);
    expect(isBusy()).to.equal(false);
  });

  it('a sort that is chosen before the whole list is there is busy, and then answered', async () => {
    const stage = await show(800);
    const select = stage.one<HTMLSelectElement>('select');
    select.value = 'price';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await stage.until(isBusy);
    expect(slugs()).to.deep.equal(['creme', 'huile']);
    expect(await axeFaults(stage.root)).to.deep.equal([]);
    await stage.until(() => slugs().join() === 'bougie,savon');
    expect(isBusy()).to.equal(false);
    expect(listsAsked).to.equal(1);
  });

  it('more that is wanted before the whole list is there comes with the focus on the first new one', async () => {
    const stage = await show(800);
    stage.named('Voir plus de produits').click();
    await stage.until(isBusy);
    await stage.until(() => slugs().length === 4);
    await stage.until(() => Boolean(stage.root.activeElement?.closest('[data-product]')));
    expect(stage.root.activeElement?.closest<HTMLElement>('[data-product]')?.dataset['product']).to.equal(
      'sel',
    );
  });

  it('presses of several filters are all kept, and Back to what was shown needs no list', async () => {
    const stage = await show(800);
    stage.all<HTMLElement>('input[name=brand]')[0]?.click();
    await stage.until(isBusy);
    expect(stage.all<HTMLInputElement>('input[name=brand]')[0]?.checked).to.equal(true);
    stage.all<HTMLElement>('input[name=brand]')[0]?.click();
    await stage.until(() => !isBusy());
    expect(slugs()).to.deep.equal(['creme', 'huile']);
    stage.all<HTMLElement>('input[name=brand]')[0]?.click();
    await stage.until(() => slugs().join() === 'huile,savon');
  });

  it('a list that did not come leaves what is shown, and is asked for again by the next press', async () => {
    isBroken = true;
    const stage = await show(0);
    await stage.until(() => listsAsked === 1);
    expect(slugs()).to.deep.equal(['creme', 'huile']);
    isBroken = false;
    stage.all<HTMLElement>('input[name=brand]')[1]?.click();
    await stage.until(() => slugs().join() === 'creme,sel');
    expect(listsAsked).to.equal(2);
  });

  it('what was handed on of another shop, or is none, is not shown', async () => {
    for (const handedOn of [{ ...HANDED_ON, shop: 'salon-9' }, { asked: 'x' }]) {
      await show(300, handedOn);
      expect(slugs()).to.deep.equal(['creme', 'huile']);
      // Of the whole list: its stock is known with it.
      await place?.until(() => place?.root.querySelector('input[name=in-stock]') !== null);
      place?.leave();
    }
  });
});
