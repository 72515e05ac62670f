import { expect } from 'chai';
import type { WidgetEventName, WidgetEvents } from '#stores/widget-events.ts';
import { followEvents } from './follow-events.ts';
import type { DataLayerEntry } from './entries.ts';
import { entryFaults } from './testing/entry-schema.ts';

type Detail<Name extends WidgetEventName> = WidgetEvents[Name] extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'version'>
    : never
  : never;

const SHOP = { id: 'shop1', slug: 'lyon', name: 'Lyon' };
const MASSAGE = { id: 's1', slug: 'massage', name: 'Massage', price: 60.1 };
const FACIAL = { id: 's2', slug: 'facial', name: 'Soin', price: 40.2 };
const VISIT = {
  shop: SHOP,
  services: [MASSAGE, FACIAL],
  start: '2026-11-24T09:00:00Z',
  end: '2026-11-24T10:00:00Z',
  value: 100.3,
  currency: 'EUR',
};
const massage = {
  item_id: 'massage',
  item_name: 'Massage',
  item_category: 'service',
  affiliation: 'Lyon',
  price: 60.1,
  quantity: 1,
};
const facial = { ...massage, item_id: 'facial', item_name: 'Soin', price: 40.2 };

describe('the data layer', () => {
  const root = document.documentElement;
  let told: DataLayerEntry[];
  let element: HTMLElement;
  let stop: () => void;

  const consent = (words: string | null) =>
    words === null
      ? root.removeAttribute('data-vitrine-consent')
      : root.setAttribute('data-vitrine-consent', words);

  function fire<Name extends WidgetEventName>(name: Name, detail: Detail<Name>, from = element): boolean {
    const options = { bubbles: true, composed: true, cancelable: true };
    return from.dispatchEvent(new CustomEvent(name, { detail: { version: 1, ...detail }, ...options }));
  }
  const layer = { push: (entry: DataLayerEntry) => told.push(entry) };
  const follow = () => (stop = followEvents({ consentMode: false, dataLayer: layer }));
  const cart = (...services: (typeof MASSAGE)[]) =>
    fire('vitrine-cart-change', { cart: 'booking', services, shop: SHOP, currency: 'EUR' });
  const add = (service: typeof MASSAGE) =>
    fire('vitrine-before-add', { cart: 'booking', service, shop: SHOP, currency: 'EUR' });
  const confirm = (id: string) =>
    fire('vitrine-booking-confirmed', { ...VISIT, id, reference: 'R1', status: 'booked' });
  const names = () => told.flatMap((entry) => ('event' in entry ? [entry.event] : []));

  beforeEach(() => {
    told = [];
    localStorage.clear();
    element = document.body.appendChild(document.createElement('div'));
    consent('analytics');
    follow();
  });
  afterEach(() => {
    expect(entryFaults(told)).to.deep.equal([]);
    stop();
    element.remove();
    consent(null);
    localStorage.clear();
  });

  it('nothing is told, made or kept without the visitor’s consent, and what was before is not told later', () => {
    for (const words of [null, '', 'marketing', 'analytics-later']) {
      consent(words);
      fire('vitrine-navigate', { path: '/services/soins/massage', page: 'service', service: 'massage' });
      add(MASSAGE);
      cart(MASSAGE);
      confirm(`a-${words}`);
      fire('vitrine-login', {});
    }
    expect(told).to.deep.equal([]);
    expect(localStorage.length).to.equal(0);
    consent('marketing analytics');
    expect(told).to.deep.equal([]);
    fire('vitrine-login', {});
    expect(told).to.deep.equal([{ event: 'login' }]);
    consent('marketing');
    fire('vitrine-login', {});
    expect(told).to.have.length(1);
  });

  it('each ecommerce event clears the one before, and its value is the sum of its prices', () => {
    fire('vitrine-before-add', {
      cart: 'products',
      product: { id: 'oil', slug: '', name: 'Oil', quantity: 3, price: 0.1 },
      shop: null,
      currency: 'CHF',
    });
    fire('vitrine-cart-change', { cart: 'products', products: [], shop: null, currency: 'CHF' });
    expect(told).to.deep.equal([
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
    add(MASSAGE);
    await Promise.resolve();
    cart(MASSAGE);
    await Promise.resolve();
    expect(told).to.deep.equal([]);
    add(FACIAL);
    cart(MASSAGE, FACIAL);
    expect(names()).to.deep.equal(['add_to_cart']);
    expect(told[1]).to.have.nested.property('ecommerce.items').that.deep.equals([facial]);
  });

  it('a cart that is restored adds nothing, and what goes from it is told with its quantity', async () => {
    cart(MASSAGE, FACIAL);
    await Promise.resolve();
    expect(told).to.deep.equal([]);
    cart(FACIAL);
    await Promise.resolve();
    expect(told).to.deep.equal([
      { ecommerce: null },
      { event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 60.1, items: [massage] } },
    ]);
  });

  it('a service without a price has no value in what is told of it', () => {
    const { price: _price, ...unpriced } = MASSAGE;
    fire('vitrine-before-add', { cart: 'booking', service: unpriced, shop: SHOP, currency: 'EUR' });
    cart(MASSAGE);
    const { price: _itemPrice, ...item } = massage;
    expect(told[1]).to.deep.equal({ event: 'add_to_cart', ecommerce: { items: [item] } });
  });

  it('a booking begins a checkout unless the page prevents it', async () => {
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('vitrine-before-booking', prevent);
    fire('vitrine-before-booking', VISIT);
    await Promise.resolve();
    document.removeEventListener('vitrine-before-booking', prevent);
    expect(told).to.deep.equal([]);
    fire('vitrine-before-booking', VISIT);
    await Promise.resolve();
    expect(names()).to.deep.equal(['begin_checkout']);
  });

  it('a purchase is told once, also after a reload and in another tab, and its cart is no removal', async () => {
    cart(MASSAGE, FACIAL);
    cart();
    confirm('a1');
    await Promise.resolve();
    expect(told).to.deep.equal([
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
    confirm('a1');
    // As after a reload.
    stop();
    follow();
    confirm('a1');
    expect(names()).to.deep.equal(['purchase']);
    confirm('a2');
    expect(names()).to.deep.equal(['purchase', 'purchase']);
  });

  it('a purchase of products is told once for its transaction, and only with consent', async () => {
    const OIL = { id: 'oil', slug: 'huile', name: 'Huile', quantity: 2, price: 17 };
    const bought = { shop: SHOP, products: [OIL], value: 34, currency: 'EUR' };
    fire('vitrine-cart-change', { cart: 'products', products: [OIL], shop: SHOP, currency: 'EUR' });
    fire('vitrine-cart-change', { cart: 'products', products: [], shop: SHOP, currency: 'EUR' });
    fire('vitrine-purchase', { id: 'pi_1', ...bought });
    await Promise.resolve();
    fire('vitrine-purchase', { id: 'pi_1', ...bought });
    consent('');
    fire('vitrine-purchase', { id: 'pi_2', ...bought });
    expect(told).to.deep.equal([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'pi_1',
          affiliation: 'Lyon',
          tax: 0,
          shipping: 0,
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
    confirm('b1');
    confirm('b1');
    expect(names()).to.deep.equal(['purchase']);
    stop();
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
    told = [];
    stop = followEvents({ document: refusing, consentMode: false, dataLayer: layer });
    confirm('b2');
    confirm('b2');
    expect(names()).to.deep.equal(['purchase']);
  });

  it('the carts of two companies are kept apart, and the page of a cart shows what it holds', async () => {
    const other = document.body.appendChild(
      Object.assign(document.createElement('div'), { company: 'cmp_other' }),
    );
    cart(MASSAGE);
    fire('vitrine-cart-change', { cart: 'booking', services: [FACIAL], shop: SHOP, currency: 'CHF' }, other);
    await Promise.resolve();
    expect(told).to.deep.equal([]);
    fire('vitrine-navigate', { path: '/cart', page: 'cart' }, other);
    expect(told[1]).to.deep.equal({
      event: 'view_cart',
      ecommerce: { currency: 'CHF', value: 40.2, items: [facial] },
    });
    other.remove();
  });

  it('an event has 200 items at most', () => {
    const services = Array.from({ length: 250 }, (_, index) => ({ ...MASSAGE, slug: `s${index}` }));
    fire('vitrine-booking-confirmed', { ...VISIT, services, id: 'c1', reference: 'R', status: 'booked' });
    expect(told[1]).to.have.nested.property('ecommerce.items').with.length(200);
  });

  it('the page’s own data layer gets what is told, and is made where there is none', () => {
    stop();
    Reflect.deleteProperty(globalThis, 'dataLayer');
    stop = followEvents({ consentMode: false });
    expect(globalThis).not.to.have.property('dataLayer');
    fire('vitrine-login', {});
    expect(Reflect.get(globalThis, 'dataLayer')).to.deep.equal([{ event: 'login' }]);
    Reflect.deleteProperty(globalThis, 'dataLayer');
  });

  const list = (...services: (typeof MASSAGE)[]) =>
    fire('vitrine-list', {
      category: { slug: 'soins', name: 'Soins' },
      services,
      shop: SHOP,
      currency: 'EUR',
    });
  const look = (service: string) =>
    fire('vitrine-navigate', { path: `/services/soins/${service}`, page: 'service', service });
  const ofSoins = { item_list_id: 'soins', item_list_name: 'Soins' };

  it('a list is told with its services in their order, and what is chosen from it with its place', () => {
    list(MASSAGE, FACIAL);
    look('facial');
    const inList = { ...facial, ...ofSoins, index: 1 };
    expect(told.filter((entry) => 'event' in entry)).to.deep.equal([
      {
        event: 'view_item_list',
        ecommerce: { ...ofSoins, items: [{ ...massage, ...ofSoins, index: 0 }, inList] },
      },
      { event: 'select_item', ecommerce: { ...ofSoins, items: [inList] } },
      { event: 'view_item', ecommerce: { currency: 'EUR', value: 40.2, items: [inList] } },
    ]);
  });

  it('a service that is reached without a list, or is in none that was shown last, was not selected', () => {
    look('massage');
    list(MASSAGE);
    look('facial');
    look('massage');
    expect(names()).to.deep.equal(['view_item', 'view_item_list', 'view_item', 'view_item']);
    expect(told.at(-1)).to.deep.equal({
      event: 'view_item',
      ecommerce: { items: [{ item_id: 'massage', item_category: 'service', quantity: 1 }] },
    });
  });

  it('a list has 200 items at most', () => {
    list(...Array.from({ length: 250 }, (_, index) => ({ ...MASSAGE, slug: `s${index}` })));
    expect(told[1]).to.have.nested.property('ecommerce.items').with.length(200);
  });

  it('an account that is opened, and what is searched, is told by the names that are meant', () => {
    fire('vitrine-search', { services: [MASSAGE, FACIAL] });
    fire('vitrine-sign-up', {});
    fire('vitrine-login', {});
    expect(told).to.deep.equal([
      { event: 'search', search_term: 'Massage, Soin' },
      { event: 'sign_up' },
      { event: 'login' },
    ]);
  });
});
