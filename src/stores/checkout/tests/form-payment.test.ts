import { expect, test } from 'vitest';
import { BEGUN, openCheckout, PAY, sellingVisitor, state, TOKEN } from '../testing/open-checkout.ts';

const MINUTE = 60_000;
const INIT = ['POST', '/api/payment/initialize'] as const;
const begunIn = (formToken: string) => ({
  body: { ...BEGUN.body, infos: { paymentId: 'pay1', formToken } },
});

/** Fields that pay by themselves. */
async function openFilled(visitor = sellingVisitor()) {
  const opened = await openCheckout(visitor);
  opened.forms.next = { kind: 'filled' };
  return { visitor, ...opened };
}

test('fields that pay by themselves are given the token, and then the back end is asked', async () => {
  const { visitor, checkout, forms, sent } = await openFilled();
  visitor.backEnd.meet(...INIT, begunIn('a token'));
  visitor.backEnd.meet(...PAY, state('paid'));
  forms.payments = [{ kind: 'sent' }];
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(forms.tokens).toEqual(['a token']);
  expect(sent('/api/payment/pay').map(({ body }) => body)).toEqual([
    { cartId: 'cart1', paymentToken: TOKEN },
  ]);
  expect(checkout.$receipt.get()).toMatchObject({ orderId: 'order1' });
});

test('a card that is refused is told in the provider’s words, and another one pays by the same token', async () => {
  const { visitor, checkout, forms, sent } = await openFilled();
  visitor.backEnd.meet(...INIT, begunIn('a token'));
  visitor.backEnd.meet(...PAY, state('paid'));
  forms.payments = [{ kind: 'refused', message: 'Carte refusée', isOver: false }, { kind: 'sent' }];
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'refused', problem: null, message: 'Carte refusée' });
  // Nothing was sent: the back end has nothing to say of it.
  expect(sent('/api/payment/pay')).toEqual([]);
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(forms.tokens).toEqual(['a token', 'a token']);
  expect(sent('/api/payment/initialize')).toHaveLength(1);
});

test('what the fields say themselves is not said again', async () => {
  const { visitor, checkout, forms } = await openFilled();
  visitor.backEnd.meet(...INIT, begunIn('a token'));
  forms.payments = [{ kind: 'refused', message: null, isOver: false }];
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'editing' });
});

test('a token that is none any more, or too old to begin with, is followed by another payment', async () => {
  const { visitor, checkout, forms, sent } = await openFilled();
  visitor.backEnd.meet(...INIT, begunIn('first'), begunIn('second'), begunIn('third'));
  visitor.backEnd.meet(...PAY, state('paid'));
  const refused = { kind: 'refused', message: null, isOver: true } as const;
  forms.payments = [refused, { ...refused, message: 'Carte refusée', isOver: false }, { kind: 'sent' }];
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'refused', problem: null, message: null });
  await checkout.pay();
  await visitor.clock.advance(11 * MINUTE);
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(forms.tokens).toEqual(['first', 'second', 'third']);
  expect(sent('/api/payment/initialize')).toHaveLength(3);
});

test('whoever leaves the page while the fields pay is asked about afterwards, and pays nothing again', async () => {
  const visitor = sellingVisitor();
  const { checkout, forms, tabStorage } = await openFilled(visitor);
  visitor.backEnd.meet(...INIT, begunIn('a token'));
  // The bank's page takes the place of this one.
  forms.pay = () => new Promise(() => undefined);
  void checkout.pay();
  await visitor.clock.settle();
  expect(checkout.$stage.get()).toEqual({ kind: 'paying' });
  const again = await openCheckout(visitor, { tabStorage });
  expect(again.checkout.$stage.get()).toEqual({ kind: 'pending' });
  visitor.backEnd.meet('POST', '/api/payment/callback/cmp_x', state('paid'));
  await again.checkout.check();
  expect(again.checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(again.forms.tokens).toEqual([]);
});

test('fields that pay by themselves take nothing where the back end has no token for them', async () => {
  const { visitor, checkout, forms } = await openFilled();
  visitor.backEnd.meet(...INIT, BEGUN);
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'refused', problem: null, message: null });
  expect(forms.tokens).toEqual([]);
});
