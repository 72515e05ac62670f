import { expect } from 'chai';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { EVERYTHING, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { leaveCarts, openCart } from '../testing/open-cart.tsx';
import { productWire } from '../testing/product-wire.ts';

const CHOOSE = 'Choisir une boutique';
const CHANGE = 'Modifier la boutique';

const COUNTED = { active: true, enableStock: true };
const PRODUCTS = [productWire('oil', 'Huile', 30, COUNTED), productWire('balm', 'Baume', 30, COUNTED)];
const SELLING = ['oil', 'balm'];
const SHOPS = [
  shopWire(1, [...EVERYTHING, ...SELLING]),
  shopWire(2, EVERYTHING),
  // It takes no bookings online, which is nothing to what is collected there.
  shopWire(3, SELLING, { booker: { active: false, shopUseCabins: false } }),
  shopWire(4, ['balm']),
];
const STOCK: Readonly<Record<string, object>> = {
  s1: { oil: 9, balm: 9 },
  s3: { oil: 1, balm: 9 },
  s4: { oil: 9, balm: 0 },
};

describe('the shop of the products in the cart', () => {
  afterEach(leaveCarts);

  async function openPanel(salon: Salon = {}, scheme: 'light' | 'dark' = 'light') {
    const asked: string[] = [];
    const serve: Salon['serve'] = (sent) => {
      if (sent.path === '/api/articles') return { body: PRODUCTS };
      if (sent.path === '/api/closeddays') asked.push(`days ${sent.query.get('shopId')}`);
      if (sent.path === '/api/closeddays' || sent.path === '/api/opendays') return { body: [] };
      if (sent.path === '/api/earliest') asked.push('earliest');
      if (sent.path !== '/api/eshop/stock') return undefined;
      const shop = sent.query.get('shopId') ?? '';
      asked.push(shop);
      return { body: STOCK[shop] ?? {} };
    };
    const opened = await openCart(
      { booker: { products: { active: true } }, shops: SHOPS, serve, ...salon },
      [],
      scheme,
    );
    const { place, site, button } = opened;
    const { cart } = await site.open(eshopFeature);
    cart.add(productId('oil'), 2, shopId('s1'));
    cart.add(productId('balm'), 1);
    await settled();
    button().click();
    await place.until(() => place.all('section[aria-label="Vos produits"] li').length === 2);
    const offered = () => place.all('dialog dialog [data-shop]').map(({ dataset }) => dataset['shop']);
    const open = async (name: string) => {
      place.named(name).focus();
      place.named(name).click();
      await place.until(() => offered().length > 0);
    };
    const card = (slug: string) => place.one(`dialog dialog [data-shop="${slug}"]`).textContent;
    return { ...opened, cart, asked, offered, open, card };
  }

  it('the products have the picker that a visit has, with the shops that sell any of them', async () => {
    const { place, open, offered } = await openPanel();
    expect(place.all('select')).to.have.length(0);
    await open(CHANGE);
    expect(place.one('dialog dialog').matches(':modal')).to.equal(true);
    expect(offered()).to.deep.equal(['salon-1', 'salon-3', 'salon-4']);
  });

  it('a shop says what of the cart it has and when it is open, in place of a free time', async () => {
    const { asked, place, open, card } = await openPanel();
    await open(CHANGE);
    await place.until(() => place.all('dialog dialog [data-stock]').length === 3);
    expect(card('salon-1'))
      .to.include('Tout est en stock')
      .and.match(/Ouvert jusqu’à|Fermé, ouvre/);
    expect(card('salon-3')).to.include('1 produit sur 2 en stock').and.not.include('Réservation en ligne');
    expect(card('salon-4')).to.include('Rien en stock');
    expect(asked.toSorted()).to.deep.equal(['days s1,s3,s4', 's1', 's3', 's4']);
  });

  it('the special days are asked for of the shops that are shown, and of more of them once those are', async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    const { place, asked, open } = await openPanel({
      shops: numbers.map((number) => shopWire(number, SELLING)),
    });
    const days = () => asked.filter((one) => one.startsWith('days'));
    await open(CHANGE);
    await place.until(() => days().length > 0);
    expect(days()).to.deep.equal(['days s1,s2,s3,s4,s5,s6']);
    place.named('Afficher 2 boutiques de plus').click();
    await place.until(() => days().length > 1);
    await settled(100);
    expect(days()[1]).to.match(/s7,s8$/);
    expect(days()).to.have.length(2);
  });

  it('another shop is offered only where one sells any of the products', async () => {
    const { place, panel, cart } = await openPanel({
      shops: [shopWire(1, SELLING), shopWire(2, EVERYTHING)],
    });
    expect(panel().textContent).to.include('Salon 1');
    expect(() => place.named(CHANGE)).to.throw('nothing to press');
    cart.setShop(shopId('s2'));
    await settled();
    expect(place.named(CHANGE).textContent).to.equal(CHANGE);
  });

  it('nothing of the choice is asked for before the press', async () => {
    const { site, asked } = await openPanel();
    await settled(100);
    expect(site.opened(shopPickerFeature).get()).to.equal(null);
    expect(asked).to.deep.equal(['s1']);
  });

  it('another shop takes the products along, and is said where the press was', async () => {
    const { place, panel, cart, open } = await openPanel();
    await open(CHANGE);
    place.one<HTMLButtonElement>('dialog dialog [data-shop="salon-3"] button').click();
    await place.until(() => !place.one<HTMLDialogElement>('dialog dialog').open);
    expect(cart.$shop.get()?.slug).to.equal('salon-3');
    expect(cart.$count.get()).to.equal(3);
    expect(panel().open).to.equal(true);
    const change = place.named(CHANGE);
    expect(place.root.activeElement).to.equal(change);
    const described = place.root.getElementById(change.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).to.equal('Salon 3');
  });

  it('where nobody could tell what there is, a shop says nothing of it', async () => {
    const { place, open, card } = await openPanel({
      serve: ({ path }) =>
        path === '/api/articles'
          ? { body: PRODUCTS }
          : path === '/api/eshop/stock'
            ? { status: 404, body: {} }
            : undefined,
    });
    await open(CHANGE);
    await settled(200);
    expect(place.all('dialog dialog [data-stock]')).to.have.length(0);
    expect(card('salon-1')).to.include('Salon 1');
  });

  it('the cart asks for another shop where the chosen one has closed, and keeps its products', async () => {
    const { place, panel, cart, open } = await openPanel();
    cart.setShop(shopId('gone'));
    await settled();
    expect(panel().textContent).to.include('Cette boutique n’est plus là');
    await open(CHOOSE);
    place.one<HTMLButtonElement>('dialog dialog [data-shop="salon-1"] button').click();
    await place.until(() => cart.$shop.get()?.slug === 'salon-1');
    expect(cart.$count.get()).to.equal(3);
  });

  it('the cart asks for no shop of its products where there is one', async () => {
    const { place, panel } = await openPanel({ shops: SHOPS.slice(0, 1) });
    expect(() => place.named(CHANGE)).to.throw('nothing to press');
    expect(panel().textContent).to.include('Salon 1');
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`the choice of the products’ shop has no fault that axe finds, ${scheme}`, async () => {
      const { place, open } = await openPanel({}, scheme);
      await open(CHANGE);
      await place.until(() => place.all('dialog dialog [data-stock]').length === 3);
      await settled(250);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }
});
