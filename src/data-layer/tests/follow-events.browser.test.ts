import { expect } from 'chai';
import { FollowedPage, FACIAL, facial, MASSAGE, massage, SHOP, VISIT } from '../testing/followed-page.ts';

describe('the data layer', () => {
  let page: FollowedPage;

  beforeEach(() => {
    page = new FollowedPage();
  });
  afterEach(() => page.leave());

  it('nothing is told, made or kept without the visitor’s consent, and what was before is not told later', () => {
    for (const words of [null, '', 'marketing', 'analytics-later']) {
      page.consent(words);
      page.fire('vitrine-navigate', { path: '/services/soins/massage', page: 'service', service: 'massage' });
      page.add(MASSAGE);
      page.cart(MASSAGE);
      page.confirm(`a-${words}`);
      page.fire('vitrine-login', {});
    }
    expect(page.told).to.deep.equal([]);
    expect(localStorage.length).to.equal(0);
    page.consent('marketing analytics');
    expect(page.told).to.deep.equal([]);
    page.fire('vitrine-login', {});
    expect(page.told).to.deep.equal([{ event: 'login' }]);
    page.consent('marketing');
    page.fire('vitrine-login', {});
    expect(page.told).to.have.length(1);
  });

  it('each ecommerce event clears the one before, and its value is the sum of its prices', () => {
    page.fire('vitrine-before-add', {
      cart: 'products',
      product: { id: 'oil', slug: '', name: 'Oil', quantity: 3, price: 0.1 },
      shop: null,
      currency: 'CHF',
    });
    page.fire('vitrine-cart-change', { cart: 'products', products: [], shop: null, currency: 'CHF' });
    expect(page.told).to.deep.equal([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'CHF',
          value: 0.3,
          items: [{ item_id: 'oil', item_name: 'Oil', item_category: 'product', price: 0.1, quantity: 3 }],
        },
      },
    ]);
  });

  it('what joins a cart is told once it has joined, and not where the page prevents it', async () => {
    page.add(MASSAGE);
    await Promise.resolve();
    page.cart(MASSAGE);
    await Promise.resolve();
    expect(page.told).to.deep.equal([]);
    page.add(FACIAL);
    page.cart(MASSAGE, FACIAL);
    expect(page.names()).to.deep.equal(['add_to_cart']);
    expect(page.told[1]).to.have.nested.property('ecommerce.items').that.deep.equals([facial]);
  });

  it('a cart that is restored adds nothing, and what goes from it is told with its quantity', async () => {
    page.cart(MASSAGE, FACIAL);
    await Promise.resolve();
    expect(page.told).to.deep.equal([]);
    page.cart(FACIAL);
    await Promise.resolve();
    expect(page.told).to.deep.equal([
      { ecommerce: null },
      { event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 60.1, items: [massage] } },
    ]);
  });

  it('a service without a price has no value in what is told of it', () => {
    const { price: _price, ...unpriced } = MASSAGE;
    page.fire('vitrine-before-add', { cart: 'booking', service: unpriced, shop: SHOP, currency: 'EUR' });
    page.cart(MASSAGE);
    const { price: _itemPrice, ...item } = massage;
    expect(page.told[1]).to.deep.equal({ event: 'add_to_cart', ecommerce: { items: [item] } });
  });

  it('a booking begins a checkout unless the page prevents it', async () => {
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('vitrine-before-booking', prevent);
    page.fire('vitrine-before-booking', VISIT);
    await Promise.resolve();
    document.removeEventListener('vitrine-before-booking', prevent);
    expect(page.told).to.deep.equal([]);
    page.fire('vitrine-before-booking', VISIT);
    await Promise.resolve();
    expect(page.names()).to.deep.equal(['begin_checkout']);
  });

  it('the carts of two companies are kept apart, and the page of a cart shows what it holds', async () => {
    const other = document.body.appendChild(
      Object.assign(document.createElement('div'), { company: 'cmp_other' }),
    );
    page.cart(MASSAGE);
    page.fire(
      'vitrine-cart-change',
      { cart: 'booking', services: [FACIAL], shop: SHOP, currency: 'CHF' },
      other,
    );
    await Promise.resolve();
    expect(page.told).to.deep.equal([]);
    page.fire('vitrine-navigate', { path: '/cart', page: 'cart' }, other);
    expect(page.told[1]).to.deep.equal({
      event: 'view_cart',
      ecommerce: { currency: 'CHF', value: 40.2, items: [facial] },
    });
    other.remove();
  });

  it('an event has 200 items at most', () => {
    const services = Array.from({ length: 250 }, (_, index) => ({ ...MASSAGE, slug: `s${index}` }));
    page.fire('vitrine-booking-confirmed', {
      ...VISIT,
      services,
      id: 'c1',
      reference: 'R',
      status: 'booked',
    });
    expect(page.told[1]).to.have.nested.property('ecommerce.items').with.length(200);
  });

  it('the page’s own data layer gets what is told, and is made where there is none', () => {
    page.stop();
    Reflect.deleteProperty(globalThis, 'dataLayer');
    page.follow({ consentMode: false });
    expect(globalThis).not.to.have.property('dataLayer');
    page.fire('vitrine-login', {});
    expect(Reflect.get(globalThis, 'dataLayer')).to.deep.equal([{ event: 'login' }]);
    Reflect.deleteProperty(globalThis, 'dataLayer');
  });

  it('an account that is opened, and what is searched, is told by the names that are meant', () => {
    page.fire('vitrine-search', { services: [MASSAGE, FACIAL] });
    page.fire('vitrine-sign-up', {});
    page.fire('vitrine-login', {});
    expect(page.told).to.deep.equal([
      { event: 'search', search_term: 'Massage, Soin' },
      { event: 'sign_up' },
      { event: 'login' },
    ]);
  });
});
