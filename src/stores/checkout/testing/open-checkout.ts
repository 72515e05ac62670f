import { productId, shopId } from '#domain/catalogue/ids.ts';
import { createMemoryPaymentForms } from '#platform/memory/payment-forms.ts';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { eshopFeature } from '../../products/feature.ts';
import { createVisitor, type OpenOptions, type Visitor } from '../../testing/visitor.ts';
import { checkoutFeature } from '../feature.ts';
import { productsPart } from '../sale-parts/products-part.ts';

export const OIL = {
  id: 'oil',
  artebeauteId: 'ab-oil',
  type: 2,
  slug: 'oil',
  draft: false,
  name: { fr: 'Huile' },
  price: 12.5,
};
export const PRICES = {
  subtotal: 25,
  discount: 0,
  delivery: 0,
  total: 25,
  voucher: 0,
  credit: 0,
  due: 25,
  now: 25,
  mode: 'full',
  onSite: false,
  currency: 'EUR',
  taxes: [{ rate: 20, amount: 4.17 }],
};
export const TOKEN = 'a token of twenty letters';
export const BEGUN = {
  body: { cartId: 'cart1', result: { token: TOKEN }, prices: PRICES, infos: { paymentId: 'pay1' } },
};
export const state = (status: string, more: object = {}) => ({
  body: {
    status,
    orderId: status === 'paid' ? 'order1' : null,
    number: status === 'paid' ? 'KX3F9A2B' : null,
    transactionId: status === 'paid' ? 'tx1' : null,
    appointmentId: null,
    appointmentStatus: null,
    problem: null,
    redirectUrl: null,
    error: null,
    appointment: null,
    ...more,
  },
});
export const PAY = ['POST', '/api/payment/pay'] as const;
export const BUYER = {
  firstname: 'Anna',
  lastname: 'Roy',
  email: 'anna@example.com',
  phone: '06 12 34 56 78',
};

/** `site`: what the company says besides of its site. */
export function sellingVisitor(site: object = {}): Visitor {
  const visitor = createVisitor();
  const payment = { provider: 'stripe', keys: { publicKey: 'pk_test_x' } };
  visitor.backEnd.company = companyWire({
    booker: { products: { active: true }, eshopEnabled: true, payment, ...site },
  });
  visitor.backEnd.products = [OIL];
  const many = (reply: object) => Array.from({ length: 20 }, () => reply);
  visitor.backEnd.meet('POST', '/api/payment/price', ...many({ body: PRICES }));
  visitor.backEnd.meet(
    'GET',
    '/api/payment/connect',
    ...many({ body: { connected: true, provider: 'stripe', script: null } }),
  );
  return visitor;
}

export async function openCheckout(visitor: Visitor, options: OpenOptions = {}) {
  const forms = createMemoryPaymentForms();
  const hostPage = createMemoryHostPage();
  const page = await visitor.open({
    ...options,
    ports: {
      paymentForms: () => Promise.resolve(forms),
      hostPage: () => Promise.resolve(hostPage),
      ...options.ports,
    },
  });
  const eshop = await page.site.open(eshopFeature);
  const checkout = await page.site.open(checkoutFeature);
  await eshop.products.ensure();
  if (eshop.cart.$count.get() === 0) eshop.cart.add(productId('oil'), 2, shopId('shop1'));
  checkout.sells([productsPart(eshop, page.site.locale.$locale.get)]);
  await visitor.clock.settle();
  // There is no page here: no form looks at where it is shown.
  await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
  checkout.edit(BUYER);
  await visitor.clock.settle();
  const sent = (path: string) => visitor.sent.filter((each) => each.path === path);
  return { ...page, eshop, checkout, forms, hostPage, sent };
}
