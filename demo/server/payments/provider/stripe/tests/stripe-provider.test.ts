import { expect, test } from 'vitest';
import { openSalons } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { ProviderSilence } from '../../provider.ts';
import { begin, PRICE } from '../../tests/begun-payment.ts';
import { standIn } from '../../tests/stand-in.ts';

openSalons(addPayingCompany);

const opened = (wish: Parameters<typeof begin>[1] = {}) => begin('stripe', wish);

test('a payment is one intent, however often it is asked for, and pays once', async () => {
  const { intent, confirm, look, again } = await opened();
  expect(await again()).toEqual(intent);
  expect(await confirm('tok_success-automatic')).toMatchObject({ state: 'captured', captured: PRICE });
  expect(await confirm('tok_declined')).toMatchObject({ state: 'captured', captured: PRICE });
  expect(await look()).toMatchObject({ state: 'captured' });
});

test('a form that was opened to take the money cannot keep it on the card, and the other way round', async () => {
  const held = await opened({ captures: false, reference: 'held' });
  expect(await held.confirm('tok_success-automatic')).toMatchObject({ state: 'new', captured: 0 });
  expect(await held.confirm('tok_success-manual')).toMatchObject({ state: 'authorised' });
  const taken = await opened();
  expect(await taken.confirm('tok_success-manual')).toMatchObject({ state: 'new' });
});

test('a declined card tells why, and another one pays', async () => {
  const { confirm } = await opened();
  const fault = { type: 'card_error', code: 'insufficient_funds' };
  expect(await confirm('tok_insufficient_funds')).toMatchObject({ state: 'failed', fault });
  expect(await confirm('tok_success')).toMatchObject({ state: 'captured', fault: null });
});

/** Whoever answers in the place of api.stripe.com. */
const stripe = (status: number, body: object) =>
  standIn('stripe', 'sk_test_of_the_salon', () => [status, body]);

const WRITTEN = {
  id: 'pi_real',
  object: 'payment_intent',
  amount: 7050,
  amount_received: 0,
  currency: 'eur',
  metadata: { reference: 'payment' },
  last_payment_error: null,
  next_action: null,
  status: 'requires_payment_method',
};

test('a company with a key of its own is paid at Stripe itself, by that key', async () => {
  const heard = await stripe(200, WRITTEN);
  const { intent } = await opened({ captures: false });
  expect(intent).toMatchObject({ id: 'pi_real', state: 'new', currency: 'EUR' });
  expect(heard).toHaveLength(1);
  expect(heard[0]?.url).toBe('https://api.stripe.com/v1/payment_intents');
  expect(heard[0]?.headers.get('authorization')).toBe('Bearer sk_test_of_the_salon');
  expect(heard[0]?.headers.get('idempotency-key')).toBe('payment');
  expect(Object.fromEntries(new URLSearchParams(heard[0]?.text))).toEqual({
    amount: '7050',
    currency: 'eur',
    capture_method: 'manual',
    'automatic_payment_methods[enabled]': 'true',
    'metadata[reference]': 'payment',
  });
});

test.each([500, 429])('where Stripe answers %i nobody knows what happened', async (status) => {
  await stripe(status, { error: { type: 'api_error', message: 'x' } });
  await expect(opened()).rejects.toBeInstanceOf(ProviderSilence);
});

test('where the line to Stripe breaks nobody knows what happened', async () => {
  await standIn('stripe', 'sk_test_of_the_salon', () => null);
  await expect(opened()).rejects.toBeInstanceOf(ProviderSilence);
});

test('a wrong key is no silence: nothing becomes of it by asking again', async () => {
  await stripe(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
  const fault = await opened().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(ProviderSilence);
});
