import { expect, test } from 'vitest';
import { createMemoryPaymentForms } from '#platform/memory/payment-forms.ts';
import { giftsFeature } from '../../gifts/feature.ts';
import type { OpenOptions, Visitor } from '../../testing/visitor.ts';
import { checkoutFeature } from '../feature.ts';
import { giftsPart } from '../sale-parts/gifts-part.ts';
import { BEGUN, BUYER, PAY, sellingVisitor, state } from '../testing/open-checkout.ts';

const OFFER = {
  themes: [{ id: 'birthday', name: {}, description: {}, amounts: [25], min: 20, max: 500, validDays: 365 }],
  formulas: [],
};

async function openGifts(visitor: Visitor, options: OpenOptions = {}) {
  visitor.backEnd.meet('GET', '/api/gifts', { body: OFFER });
  const forms = createMemoryPaymentForms();
  const page = await visitor.open({ ...options, ports: { paymentForms: () => Promise.resolve(forms) } });
  await page.site.catalogue.ensureShops();
  const gifts = await page.site.open(giftsFeature);
  await gifts.offer.ensure();
  if (gifts.$list.get().length === 0) {
    gifts.edit({ name: 'Sacha', email: 'sacha@example.com', when: 'later', day: '20260115' });
    gifts.put();
  }
  const checkout = await page.site.open(checkoutFeature);
  checkout.sells([giftsPart(gifts, ({ gift }) => `Voucher for ${gift.recipient.name}`)]);
  checkout.edit(BUYER);
  await visitor.clock.settle();
  await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
  await visitor.clock.settle();
  const sent = (path: string) => visitor.sent.filter((each) => each.path === path);
  return { page, gifts, checkout, sent };
}

test('vouchers alone are a sale of no shop, priced with whom they are for and when they are sent', async () => {
  const { checkout, sent } = await openGifts(sellingVisitor());
  expect(checkout.needsGifts()).toBe(true);
  const body = sent('/api/payment/price').at(-1)?.body as object;
  expect(body).toMatchObject({
    gifts: [
      {
        themeId: 'birthday',
        amount: 25,
        recipient: { name: 'Sacha', email: 'sacha@example.com' },
        // Eight o'clock in Paris.
        deliverAt: '2026-01-15T07:00:00.000Z',
      },
    ],
  });
  expect(body).not.toHaveProperty('shopId');
});

test('a paid voucher leaves the list, and one that was added while it was paid stays', async () => {
  const visitor = sellingVisitor();
  const { checkout, gifts, sent } = await openGifts(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  const paying = checkout.pay();
  while (sent('/api/payment/initialize').length === 0) await Promise.resolve();
  gifts.another();
  gifts.edit({ name: 'Margaux', email: 'margaux@example.com' });
  gifts.put();
  await paying;
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(checkout.$receipt.get()?.lines).toMatchObject([
    { kind: 'gifts', name: 'Voucher for Sacha', sending: { email: 'sacha@example.com', day: '20260115' } },
  ]);
  expect(gifts.$list.get().map(({ gift }) => gift.recipient.name)).toEqual(['Margaux']);
});

test('of whom a voucher is for nothing is told to the tab that a provider’s page leads back to, but the day', async () => {
  const visitor = sellingVisitor();
  const { checkout } = await openGifts(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('action_required', { redirectUrl: 'https://bank.example/1' }));
  await checkout.pay();
  const [, kept = ''] = [...visitor.kept].find(([key]) => key.includes('redirected-payment')) ?? [];
  expect(kept).toContain('"sending":{"email":"","day":"20260115"}');
  expect(kept).not.toMatch(/sacha/i);
});

test('a declined payment leaves the vouchers where they are', async () => {
  const visitor = sellingVisitor();
  const { checkout, gifts } = await openGifts(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('failed', { error: { message: 'Card declined' } }));
  await checkout.pay();
  expect(checkout.$stage.get().kind).not.toBe('paid');
  expect(gifts.$list.get()).toHaveLength(1);
});

test('a voucher that was thought better of leaves the sale at the checkout', async () => {
  const visitor = sellingVisitor();
  const { checkout, gifts } = await openGifts(visitor);
  const [part] = checkout.$sale.get().parts;
  part?.remove?.(part.lines()[0]?.id ?? '');
  await visitor.clock.settle();
  expect(gifts.$list.get()).toEqual([]);
  expect(checkout.$sale.get().wish).toBeNull();
});
