import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { statusAtBank, type Paid } from '../../testing/sales.ts';
import { askPayment, inOtherBrowser } from './sale.ts';
import type { Script } from './script.ts';
import {
  arrive,
  comeBack,
  expectNotSold,
  hearAtLast,
  later,
  payLate,
  payUndisturbed,
  press,
  setOut,
  stateOf,
  takeUntold,
} from './steps.ts';
import { expectTruth } from './truth.ts';

const MINUTE = 60_000;

/** The sandbox's page says so; the one that leads to Monetico leads back, and takes nothing. */
const WHERE_NOTHING_IS_LEFT: readonly number[] = [409, 405];

/** The tab is closed on the provider's page: before anything was decided there, and the next time after it was paid. */
const closedTab: Script = {
  name: 'closed tab',
  async play(sale) {
    if (sale.column.kind === 'none') return 0;
    await setOut(sale);
    later(sale, MINUTE);
    await sale.server.reconcile();
    await expectTruth(sale, 0);
    await setOut(sale);
    await takeUntold(sale);
    await hearAtLast(sale);
    later(sale, MINUTE);
    await sale.server.reconcile();
    return 1;
  },
};

/** From the provider's page back to the checkout, where it is paid again; the page is still there to go forward to. */
const back: Script = {
  name: 'Back',
  missing: { none: 'no other page is visited' },
  async play(sale) {
    const { redirectUrl } = await setOut(sale);
    expect(await stateOf(sale)).toBe(statusAtBank(sale.column.provider));
    expect(await payUndisturbed(sale)).toBe('paid');
    expect(WHERE_NOTHING_IS_LEFT).toContain(await press(sale, redirectUrl, 'pay'));
    return 1;
  },
  async refute(sale) {
    const reply = await askPayment(sale);
    expect(reply.body).toMatchObject({ status: 'paid', redirectUrl: null });
  },
};

/** The page is loaded anew while the bank takes its time, by somebody who presses again. */
const reload: Script = {
  name: 'reload',
  async play(sale) {
    if (sale.column.kind === 'none') {
      expect(await payUndisturbed(sale)).toBe('paid');
      expect(await stateOf(sale)).toBe('paid');
      return 1;
    }
    await payLate(sale);
    expect([await comeBack(sale), await stateOf(sale)]).toEqual(['pending', 'pending']);
    const method = sale.column.kind === 'fields' ? 'tok_success' : 'hosted';
    const again = await Promise.all([askPayment(sale, { method }), askPayment(sale, { method })]);
    expect(again.map(({ body }) => body)).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
    later(sale, 20_000);
    const loaded = await Promise.all([comeBack(sale), stateOf(sale), comeBack(sale)]);
    expect(loaded).toEqual(['paid', 'paid', 'paid']);
    return 1;
  },
};

/** The answers are lost: the provider's to the server, and the server's to the browser, which asks once more under its key. */
const lostResponse: Script = {
  name: 'lost response',
  async play(sale, meanwhile) {
    const { line } = sale.server;
    const method = { fields: 'tok_success', page: 'hosted', none: undefined }[sale.column.kind];
    const wish = { key: randomUUID(), ...(method !== undefined && { method }) };
    if (sale.column.kind === 'fields') line.interrupt({ call: 'any', when: 'after', how: 'silence' });
    const first = await askPayment(sale, wish);
    const again = await askPayment(sale, wish);
    expect([again.status, again.body]).toEqual([200, first.body]);
    if (sale.column.kind === 'none') return 1;
    if (sale.column.kind === 'page') {
      await arrive(sale, (first.body as Paid).redirectUrl);
      await takeUntold(sale);
      line.interrupt({ call: 'any', when: 'after', how: 'silence' });
      await hearAtLast(sale);
    }
    expect([await comeBack(sale), await stateOf(sale)]).toEqual(['pending', 'pending']);
    await meanwhile.pass(sale);
    line.mend();
    expect(await stateOf(sale)).toBe(meanwhile.ends);
    return meanwhile.ends === 'paid' ? 1 : 0;
  },
};

/** The customer's cart in two other browsers: one pays at the same time, one afterwards. */
const secondBrowser: Script = {
  name: 'second browser',
  hasVoucher: false,
  async play(sale) {
    const [other, later] = [await inOtherBrowser(sale), await inOtherBrowser(sale)];
    if (sale.column.kind === 'none') {
      const paid = await Promise.all([payUndisturbed(sale), payUndisturbed(other)]);
      expect(paid.filter((status) => status === 'paid')).toHaveLength(1);
      // Either may be the faster one, whose cart is paid from now on.
      if (paid[1] === 'paid') sale.cart = other.cart;
    } else {
      const [here, there] = [await setOut(sale), await setOut(other)];
      await takeUntold(other);
      expect(await press(sale, here.redirectUrl, 'pay')).toBe(303);
      expect(await comeBack(sale)).toBe('paid');
      expect(await press(other, there.redirectUrl, 'pay')).toBe(409);
      await hearAtLast(other);
      expect([await comeBack(other), await stateOf(other)]).toEqual(['refunded', 'refunded']);
    }
    const method = { fields: { method: 'tok_success' }, page: { method: 'hosted' }, none: {} };
    await expectNotSold(later, await askPayment(later, method[sale.column.kind]), [409, 410]);
    return 1;
  },
};

export const VISITOR_SCRIPTS: readonly Script[] = [closedTab, back, reload, lostResponse, secondBrowser];
