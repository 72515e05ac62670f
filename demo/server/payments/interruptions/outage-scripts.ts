import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { askInit } from '../../testing/sales.ts';
import { startInterrupted } from './server/interrupted-server.ts';
import { askPayment, bodyOf, type Sale } from './sale.ts';
import type { Meanwhile, Script } from './script.ts';
import { later, messageOf, payUndisturbed, press, setOut, stateOf, takeUntold, tell } from './steps.ts';

const MINUTE = 60_000;

const proofDeclined: Script = {
  name: '3-D Secure declined',
  missing: { none: 'no card is asked for' },
  async play(sale) {
    const { redirectUrl } = await setOut(sale);
    expect(await press(sale, redirectUrl, 'proof')).toBe(303);
    expect(await stateOf(sale)).toBe('failed');
    return 0;
  },
  async refute(sale) {
    const reply = await askPayment(sale, { method: 'tok_three_d_secure' });
    expect(reply.body).toMatchObject({ status: 'paid', redirectUrl: null });
  },
};

/** The provider hears nothing of what it is asked: neither before the sale is prepared, nor when it is to be paid. */
const providerDown: Script = {
  name: 'provider down',
  missing: { none: 'no provider is asked' },
  async play(sale) {
    const { server, company, token, column } = sale;
    server.line.interrupt({ call: 'any', when: 'before', how: 'silence' });
    const prepared = await askInit(server, company, bodyOf(sale), token);
    expect([prepared.status, prepared.body]).toMatchObject([503, { type: 'unavailable', retryable: true }]);
    // A form that takes the money by itself reaches its provider no more than the server does.
    const isInForm = sale.cart.infos.formToken !== null;
    const named = { method: column.kind === 'fields' ? 'tok_success' : 'hosted' };
    const asked = await askPayment(sale, isInForm ? {} : named);
    expect(asked.body).toMatchObject({ status: 'pending', orderId: null });
    later(sale, MINUTE);
    await server.reconcile();
    expect(await stateOf(sale)).toBe('pending');
    server.line.mend();
    // Its question may still be on the way.
    expect(await stateOf(sale)).toBe('pending');
    later(sale, 10_000);
    expect([await stateOf(sale), await stateOf(sale)]).toEqual(['failed', 'failed']);
    return 0;
  },
  async refute(sale) {
    sale.server.line.interrupt({ call: 'any', when: 'before', how: 'silence' });
    expect(await payUndisturbed(sale)).toBe('paid');
    sale.server.line.mend();
  },
};

/**
 * The server ends when the provider has taken the money and before anything of it is written down; another one over the same database
 * goes on: by what the browser asks, by the message that the provider sends again, or by its own rounds.
 */
const serverKilled: Script = {
  name: 'server killed between capture and order',
  missing: { none: 'nothing is captured: the order is one transaction' },
  async play(sale, meanwhile) {
    const dying = await startInterrupted(sale.server);
    const there = { ...sale, server: dying };
    return sale.column.kind === 'fields'
      ? killedWhilePaying(sale, there, meanwhile)
      : killedWhileTold(sale, there, meanwhile);
  },
  async refute(sale) {
    const asked = sale.server.line.asked();
    expect(await payUndisturbed(sale)).toBe('paid');
    expect(sale.server.line.asked()).toBe(asked);
  },
};

async function killedWhilePaying(sale: Sale, there: Sale, meanwhile: Meanwhile): Promise<0 | 1> {
  const wish = { method: 'tok_success', key: randomUUID() };
  // What a form has taken by itself nobody confirms: the server dies while it asks.
  const call = sale.cart.infos.formToken === null ? 'confirm' : 'retrieve';
  there.server.line.interrupt({ call, when: 'after', how: 'never' });
  void askPayment(there, wish).catch(() => undefined);
  await there.server.line.stuck();
  await there.server.kill();
  // For a minute nobody knows that whoever paid under this key is gone.
  expect((await askPayment(sale, wish)).body).toMatchObject({ type: 'in_flight' });
  await meanwhile.pass(sale);
  later(sale, MINUTE);
  await sale.server.reconcile();
  expect((await askPayment(sale, wish)).body).toMatchObject({ status: meanwhile.ends });
  return meanwhile.ends === 'paid' ? 1 : 0;
}

async function killedWhileTold(sale: Sale, there: Sale, meanwhile: Meanwhile): Promise<0 | 1> {
  await setOut(sale);
  await takeUntold(sale);
  const message = await messageOf(sale, 'captured');
  there.server.line.interrupt({ call: 'retrieve', when: 'after', how: 'never' });
  void tell(there, message).catch(() => undefined);
  await there.server.line.stuck();
  await there.server.kill();
  if (meanwhile.ends === 'paid')
    // Nobody answered the message: it is sent again.
    expect(await tell(sale, message)).toEqual({ code: 200, status: 'paid' });
  await meanwhile.pass(sale);
  later(sale, MINUTE);
  await sale.server.reconcile();
  expect(await stateOf(sale)).toBe(meanwhile.ends);
  return meanwhile.ends === 'paid' ? 1 : 0;
}

export const OUTAGE_SCRIPTS: readonly Script[] = [proofDeclined, providerDown, serverKilled];
