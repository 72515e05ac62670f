import { expect } from 'chai';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { EURO } from '#domain/prices/money.ts';
import { giftsFeature } from '#stores/gifts/feature.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { VOUCHERS } from '#widgets/gift/testing/vouchers.ts';
import { salonSite } from '#widgets/storefront/testing/salon.ts';
import { siteStage } from '#widgets/storefront/testing/site-stage.tsx';
import { leaveCarts, openCart, SHOPS } from '../testing/open-cart.tsx';
import { productWire } from '../testing/product-wire.ts';
import '../gifts/gifts-section.tsx';
import { CartTotalView } from './cart-total.view.tsx';

const TOTAL = '[role=group][aria-label="Total du panier"]';

describe('the total of a cart', () => {
  afterEach(leaveCarts);

  interface Contents {
    readonly services?: readonly string[];
    readonly oils?: number;
    readonly vouchers?: readonly number[];
    readonly scheme?: 'light' | 'dark';
    readonly base?: string;
    /** Where the products cannot be read. */
    readonly failure?: number;
  }

  async function openPanel({ services = [], oils = 0, vouchers = [], scheme, base, failure }: Contents) {
    const salon: typeof VOUCHERS = {
      ...VOUCHERS,
      booker: { ...VOUCHERS.booker, products: { active: true } },
      shops: SHOPS,
      serve: (sent) =>
        sent.path === '/api/articles'
          ? { ...(failure && { status: failure }), body: [productWire('oil', 'Huile', 34)] }
          : VOUCHERS.serve?.(sent),
    };
    const { site, place, button } = await openCart(salon, services, scheme, base ? { base } : undefined);
    if (oils > 0) {
      const { cart } = await site.open(eshopFeature);
      cart.add(productId('oil'), oils, shopId('s1'));
    }
    const gifts = await site.open(giftsFeature);
    await gifts.offer.ensure();
    for (const amount of vouchers) {
      gifts.another();
      gifts.edit({ name: 'Sacha', email: 'sacha@example.com', amount: String(amount) });
      expect(gifts.put().kind).to.equal('ok');
    }
    await settled();
    button().click();
    const parts = [services.length, oils, vouchers.length].filter((count) => count > 0).length;
    await place.until(() => failure !== undefined || place.all('dialog section ul').length === parts);
    await settled(200);
    const ways = () =>
      place.all('dialog a').filter((link) => link.getAttribute('href')?.includes('/commande'));
    return { place, total: () => place.all<HTMLElement>(TOTAL)[0], ways };
  }

  it('all kinds are one sum, below which is the one way to pay them', async () => {
    const { place, total, ways } = await openPanel({ services: ['suedois'], oils: 2, vouchers: [80] });
    await place.until(() => total() !== undefined);
    const visit = /(\d+)\s€/.exec(
      place.all('section[aria-label="Votre rendez-vous"] dl')[0]?.textContent ?? '',
    );
    const sum = Number(visit?.[1]) + 2 * 34 + 80;
    expect(total()?.textContent).to.include(`${sum}\u00a0€`).and.include('une fois son horaire choisi');
    expect(ways().map((way) => way.closest('[role=group]'))).to.deep.equal([total()]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('products and vouchers alone say nothing of an appointment', async () => {
    const { place, total, ways } = await openPanel({ oils: 1, vouchers: [80, 50] });
    await place.until(() => total() !== undefined);
    expect(total()?.querySelector('dl')?.textContent).to.include('164');
    expect(total()?.querySelector('p')).to.equal(null);
    expect(ways()).to.have.length(1);
  });

  it('what is of one kind has its own sum alone, and its own way', async () => {
    const { total, ways } = await openPanel({ vouchers: [80] });
    expect(total()).to.equal(undefined);
    expect(ways()).to.have.length(1);
  });

  it('where the products cannot be read, what else is in it keeps its way to the checkout', async () => {
    const { place, total, ways } = await openPanel({ oils: 1, vouchers: [80], failure: 500 });
    await place.until(() => ways().length === 1);
    expect(total()).to.equal(undefined);
  });

  it('where the storefront is of another origin, products keep their way there', async () => {
    const { place, total, ways } = await openPanel({
      oils: 1,
      vouchers: [80],
      base: 'https://salon.example',
    });
    await place.until(() => total() !== undefined);
    expect(total()?.querySelector('a')).to.equal(null);
    expect(ways().map((way) => way.closest('section')?.getAttribute('aria-label'))).to.deep.equal([
      'Vos produits',
    ]);
  });

  it('in the dark it has no fault that axe finds', async () => {
    const { place, total } = await openPanel({ services: ['suedois'], oils: 1, scheme: 'dark' });
    await place.until(() => total() !== undefined);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});

describe('what a cart’s total says of its appointment', () => {
  type Shown = Partial<Parameters<typeof CartTotalView>[0]>;

  async function notes(props: Shown) {
    const price = { kind: 'single', amount: 100, from: false } as const;
    const fixed = { price, currency: EURO, visit: null, isApart: false, checkout: null };
    const place = await siteStage(salonSite().site, <CartTotalView {...fixed} {...props} />);
    await place.until(() => place.all(TOTAL).length === 1);
    const said = place.all(`${TOTAL} p`).map(({ textContent }) => textContent);
    place.leave();
    return said.join(' ');
  }

  it('is what becomes of it at the checkout, and that products of another shop are paid apart', async () => {
    expect(await notes({})).to.equal('');
    expect(await notes({ visit: 'placed' })).to.include('avant le paiement');
    expect(await notes({ visit: 'unplaced' })).to.include('une fois son horaire choisi');
    expect(await notes({ visit: 'elsewhere' })).to.include('repris dans cet onglet');
    expect(await notes({ visit: 'placed', isApart: true })).to.include('se paient à part');
  });
});
