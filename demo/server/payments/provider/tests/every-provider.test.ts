import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { addPayingCompany, booksOf } from '../../../testing/sales.ts';
import { begin, client, PRICE } from './begun-payment.ts';

openSalons(addPayingCompany);

describe.each(['stripe', 'payzen', 'paypal', 'saferpay', 'monetico'])(
  '%s, as the sandbox speaks for it,',
  (provider) => {
    const begun = async (captures: boolean) => begin(provider, { captures, reference: randomUUID() });

    test('takes a payment once', async () => {
      const { intent, pay, look } = await begun(true);
      expect(intent).toMatchObject({ state: 'new', captured: 0 });
      expect(await pay()).toMatchObject({ state: 'captured', captured: PRICE, reference: intent.reference });
      expect(await Promise.all([look(), look()])).toMatchObject([{ captured: PRICE }, { captured: PRICE }]);
    });

    test('gives money back once for each refund, and never more than was taken', async () => {
      const { name, pay } = await begun(true);
      await pay();
      const refund = (refundId: string, amount: number) => client().refund({ ...name, refundId, amount });
      expect([await refund('one', 5000), await refund('one', 5000)]).toEqual([true, true]);
      expect(await refund('other', 5000)).toBe(false);
      expect(await refund('rest', 2050)).toBe(true);
      expect((await booksOf(server, salon)).intents).toMatchObject([{ captured: PRICE, refunded: PRICE }]);
    });

    test('lets go of what is kept on a card, or takes a part of it, and each is no longer the other', async () => {
      const held = async () => {
        const { name, pay } = await begun(false);
        expect(await pay()).toMatchObject({ state: 'authorised', captured: 0 });
        return name;
      };
      const released = await held();
      expect([await client().cancel(released), await client().cancel(released)]).toEqual([
        'cancelled',
        'cancelled',
      ]);
      expect(await client().collect({ ...released, amount: 2000 })).toBe(false);
      const collected = await held();
      const collect = (amount: number) => client().collect({ ...collected, amount });
      expect([await collect(8000), await collect(2000), await collect(2000)]).toEqual([false, true, true]);
      expect(await client().cancel(collected)).toBe('captured');
    });

    test('knows nothing of a payment that was never begun, and neither takes nor gives anything of it', async () => {
      const name = { companyId: salon, provider, intentId: 'unknown' };
      expect(await client().retrieve({ ...name, now: 0 })).toBeNull();
      expect(['refused', 'not_voidable']).toContain(await client().cancel(name));
      expect(await client().collect({ ...name, amount: 1 })).toBe(false);
      expect(await client().refund({ ...name, refundId: 'refund', amount: 1 })).toBe(false);
    });
  },
);
