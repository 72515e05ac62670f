import { expect, test } from 'vitest';
import { later, openSalons, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { ProviderSilence } from '../../provider.ts';
import { begin, client } from '../../tests/begun-payment.ts';
import type { Heard, Reply } from '../../tests/stand-in.ts';
import {
  ASSERT,
  callOf,
  CAPTURE,
  captured,
  INQUIRE,
  refused,
  REFUND,
  saferpay,
  transaction,
} from './saferpay-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'saferpay' }));

/** A payment that was taken, at a Saferpay that knows of its refund what it is told. */
async function paid({
  refund = null as Reply,
  ...answers
}: Record<string, unknown> & { refund?: Reply } = {}) {
  const known = { refund };
  const inquire = ({ body }: Heard) =>
    (body as { TransactionReference: { OrderId: string } }).TransactionReference.OrderId === 'payment'
      ? transaction('CAPTURED')
      : (known.refund ?? refused('TRANSACTION_NOT_FOUND'));
  const heard = await saferpay({
    [ASSERT]: () => transaction('CAPTURED'),
    [INQUIRE]: inquire,
    [REFUND]: () => transaction('AUTHORIZED', { Type: 'REFUND', Id: 'R1' }),
    [CAPTURE]: captured,
    ...(answers as Record<string, () => Reply>),
  });
  const { name, setOut } = await begin('saferpay');
  await setOut();
  const giveBack = () => client().refund({ ...name, refundId: 'refund', amount: 5000 });
  const asked = (call: string) =>
    heard.filter((each) => callOf(each) === call).map(({ body }) => body as object);
  return { known, giveBack, asked };
}

test('a refund is authorised by its id, never beyond what was taken, and then captured', async () => {
  const { giveBack, asked } = await paid();
  expect(await giveBack()).toBe(true);
  expect(asked(REFUND)).toMatchObject([
    {
      Refund: {
        Amount: { Value: '5000', CurrencyCode: 'EUR' },
        OrderId: 'refund',
        RestrictRefundAmountToCapturedAmount: true,
      },
      CaptureReference: { CaptureId: 'T1_c' },
    },
  ]);
  expect(asked(CAPTURE)).toMatchObject([{ TransactionReference: { TransactionId: 'R1' } }]);
});

test.each([
  [transaction('CAPTURED', { Id: 'R1' }), true, 0],
  [transaction('AUTHORIZED', { Id: 'R1' }), true, 1],
  [transaction('CANCELED', { Id: 'R1' }), false, 0],
])(
  'a refund that Saferpay knows of is not asked for again, whenever that was',
  async (refund, answer, captures) => {
    const { giveBack, asked } = await paid({ refund });
    expect(await giveBack()).toBe(answer);
    expect([asked(REFUND).length, asked(CAPTURE).length]).toEqual([0, captures]);
  },
);

test('of two who give the same back at once, one does', async () => {
  const authorised = transaction('AUTHORIZED', { Type: 'REFUND', Id: 'R1' });
  const { known, giveBack, asked } = await paid({
    [REFUND]: async () => {
      // The other one is there by now.
      await new Promise((resolve) => setTimeout(resolve, 200));
      known.refund = transaction('CAPTURED', { Type: 'REFUND', Id: 'R1' });
      return authorised;
    },
  });
  const answers = await Promise.allSettled([giveBack(), giveBack()]);
  const silent = answers.filter(({ status }) => status === 'rejected');
  expect(silent).toMatchObject([{ reason: expect.any(ProviderSilence) as unknown }]);
  expect(asked(REFUND)).toHaveLength(1);
  expect(await giveBack()).toBe(true);
  expect(asked(REFUND)).toHaveLength(1);
});

test('without an answer nobody asks for it again until it must have arrived, and then it is looked for', async () => {
  const { known, giveBack, asked } = await paid({ [REFUND]: () => null });
  await expect(giveBack()).rejects.toBeInstanceOf(ProviderSilence);
  later(60_000);
  await expect(giveBack()).rejects.toBeInstanceOf(ProviderSilence);
  expect(asked(REFUND)).toHaveLength(1);
  known.refund = transaction('AUTHORIZED', { Id: 'R1' });
  later(61_000);
  expect(await giveBack()).toBe(true);
  expect([asked(REFUND).length, asked(CAPTURE).length]).toEqual([1, 1]);
});

test.each(['COMMUNICATION_TIMEOUT', 'INTERNAL_ERROR'])(
  'of %s, nobody knows what became of it',
  async (name) => {
    const { giveBack } = await paid({ [REFUND]: () => refused(name) });
    await expect(giveBack()).rejects.toBeInstanceOf(ProviderSilence);
  },
);

test('what Saferpay will not give back is not given back, and another refund may be tried at once', async () => {
  const { giveBack } = await paid({ [REFUND]: () => refused('AMOUNT_INVALID') });
  expect([await giveBack(), await giveBack()]).toEqual([false, false]);
});
