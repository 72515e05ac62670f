import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { FORGERIES, sendForgery } from '../../testing/attacks/forged-messages.ts';
import { mailsIn } from '../../testing/mails.ts';
import type { Sale } from './sale.ts';
import type { Script } from './script.ts';
import {
  later,
  messageOf,
  payLate,
  paymentOfSale,
  payUndisturbed,
  stateOf,
  tell,
  tellsOnce,
} from './steps.ts';
import { expectTruth } from './truth.ts';

const MINUTE = 60_000;
/** Whose messages say when they were sent. */
const DATED: readonly string[] = ['stripe'];
const missing = { none: 'nobody sends messages' };

/** Where nobody takes money, there is no payment that a message could speak of. */
async function refute(sale: Sale): Promise<void> {
  expect(sale.cart.infos.paymentId).toBeNull();
  await expectTruth(sale, 0);
  expect(await payUndisturbed(sale)).toBe('paid');
}

/** One message is told before its payment is made, one so late that it is not believed, and one in time. */
const late: Script = {
  name: 'late notification',
  missing,
  refute,
  async play(sale, meanwhile) {
    await payLate(sale);
    // What Monetico tells is so: it does not tell too early.
    if (!tellsOnce(sale))
      expect(await tell(sale, await messageOf(sale, 'captured'))).toEqual({ code: 200, status: 'pending' });
    later(sale, 6 * MINUTE);
    if (DATED.includes(sale.column.provider))
      expect(await tell(sale, await messageOf(sale, 'captured', { ago: 6 * MINUTE }))).toMatchObject({
        code: 404,
      });
    await meanwhile.pass(sale);
    expect(await tell(sale, await messageOf(sale, 'captured'))).toEqual({
      code: 200,
      status: meanwhile.ends,
    });
    return meanwhile.ends === 'paid' ? 1 : 0;
  },
};

const duplicate: Script = {
  name: 'duplicate notification',
  missing,
  refute,
  async play(sale) {
    await payLate(sale);
    later(sale, 30_000);
    const message = await messageOf(sale, 'captured');
    const heard = await Promise.all(Array.from({ length: 5 }, () => tell(sale, message)));
    expect(heard.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(await tell(sale, message)).toEqual({ code: 200, status: 'paid' });
    expect(await mailsIn(sale.server, sale.company)).toHaveLength(1);
    return 1;
  },
};

/** Somebody pretends to be the provider, when that would say yes to whoever asked. */
const forged: Script = {
  name: 'forged notification',
  missing,
  refute,
  async play(sale) {
    const { server, company } = sale;
    await payLate(sale);
    later(sale, MINUTE);
    const payment = await paymentOfSale(sale);
    const asked = server.line.asked();
    for (let index = 0; index < FORGERIES; index += 1) {
      const { isRefused, said } = await sendForgery({ server, payment, company }, index);
      expect(isRefused, `${index}: ${said}`).toBe(true);
    }
    expect(server.line.asked()).toBe(asked);
    await expectTruth(sale, 0);
    await server.reconcile();
    return 1;
  },
};

const disorder: Script = {
  name: 'out-of-order notifications',
  missing,
  refute,
  async play(sale) {
    await payLate(sale);
    expect(await tell(sale, await messageOf(sale, 'failed'))).toEqual({ code: 200, status: 'pending' });
    await expectTruth(sale, 0);
    later(sale, 30_000);
    expect(await tell(sale, await messageOf(sale, 'captured'))).toEqual({ code: 200, status: 'paid' });
    for (const outcome of ['processing', 'failed'] as const) {
      const message = await messageOf(sale, outcome, { ago: 20_000, id: randomUUID() });
      expect(await tell(sale, message)).toEqual({ code: 200, status: 'paid' });
    }
    expect(await stateOf(sale)).toBe('paid');
    return 1;
  },
};

export const MESSAGE_SCRIPTS: readonly Script[] = [late, duplicate, forged, disorder];
