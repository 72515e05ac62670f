import { expect } from 'chai';
import { FollowedPage, FACIAL, facial, MASSAGE, massage, SHOP } from '../testing/followed-page.ts';

describe('purchases in the data layer', () => {
  let page: FollowedPage;

  beforeEach(() => {
    page = new FollowedPage();
  });
  afterEach(() => page.leave());

  it('a purchase is told once, also after a reload and in another tab, and its cart is no removal', async () => {
    page.cart(MASSAGE, FACIAL);
    page.cart();
    page.confirm('a1');
    await Promise.resolve();
    expect(page.told).to.deep.equal([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'a1',
          affiliation: 'Lyon',
          tax: 0,
          shipping: 0,
          currency: 'EUR',
          value: 100.3,
          items: [massage, facial],
        },
      },
    ]);
    page.confirm('a1');
    // As after a reload.
    page.stop();
    page.follow();
    page.confirm('a1');
    expect(page.names()).to.deep.equal(['purchase']);
    page.confirm('a2');
    expect(page.names()).to.deep.equal(['purchase', 'purchase']);
  });

  it('a purchase of products is told once for its transaction, and only with consent', async () => {
    const OIL = { id: 'oil', slug: 'huile', name: 'Huile', quantity: 2, price: 17 };
    const bought = { shop: SHOP, products: [OIL], value: 34, delivery: 4.9, currency: 'EUR' };
    page.fire('vitrine-cart-change', { cart: 'products', products: [OIL], shop: SHOP, currency: 'EUR' });
    page.fire('vitrine-cart-change', { cart: 'products', products: [], shop: SHOP, currency: 'EUR' });
    page.fire('vitrine-purchase', { id: 'pi_1', ...bought });
    await Promise.resolve();
    page.fire('vitrine-purchase', { id: 'pi_1', ...bought });
    page.consent('');
    page.fire('vitrine-purchase', { id: 'pi_2', ...bought });
    expect(page.told).to.deep.equal([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'pi_1',
          affiliation: 'Lyon',
          tax: 0,
          shipping: 4.9,
          currency: 'EUR',
          value: 34,
          items: [
            {
              item_id: 'huile',
              item_name: 'Huile',
              item_category: 'product',
              affiliation: 'Lyon',
              price: 17,
              quantity: 2,
            },
          ],
        },
      },
    ]);
  });

  it('a purchase is told once where storage is full of something else, or refused', () => {
    localStorage.setItem('vitrine.told', 'no list');
    page.confirm('b1');
    page.confirm('b1');
    expect(page.names()).to.deep.equal(['purchase']);
    page.stop();
    const refusing = new Proxy(document, {
      get(page, name) {
        if (name === 'defaultView') {
          return Object.defineProperty({}, 'localStorage', {
            get: () => {
              throw new DOMException('', 'SecurityError');
            },
          });
        }
        const value: unknown = Reflect.get(page, name);
        return typeof value === 'function' ? value.bind(page) : value;
      },
    });
    page.told = [];
    page.follow({ document: refusing, consentMode: false, dataLayer: page.layer });
    page.confirm('b2');
    page.confirm('b2');
    expect(page.names()).to.deep.equal(['purchase']);
  });
});
