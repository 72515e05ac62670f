import { expect, test } from 'vitest';
import { later, openSalons, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { ProviderSilence } from '../../provider.ts';
import { begin, client } from '../../tests/begun-payment.ts';
import type { Reply } from '../../tests/stand-in.ts';
import {
  accepted,
  callOf,
  CAPTURE,
  fieldsOf,
  inTurn,
  monetico,
  RECREDIT,
  refused,
  tell,
} from './monetico-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'monetico' }));

const BUSY = 120_000;
const done = () => refused('recredit effectue', 0);

/** A payment that was taken. */
async function taken(answer: () => Reply | Promise<Reply>) {
  const heard = await monetico({ [CAPTURE]: () => accepted(), [RECREDIT]: answer });
  const { name, setOut, look } = await begin('monetico');
  await setOut();
  await tell();
  expect(await look()).toMatchObject({ state: 'captured' });
  return {
    refund: (refundId: string, amount: number) => client().refund({ ...name, refundId, amount }),
    asked: () => heard.filter((each) => callOf(each) === RECREDIT).map(fieldsOf),
  };
}

test('money goes back once for each refund, by what is left to give back', async () => {
  const { refund, asked } = await taken(done);
  expect([await refund('one', 5000), await refund('one', 5000), await refund('rest', 2050)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await refund('more', 1)).toBe(false);
  expect(asked()).toMatchObject([
    {
      date_commande: '12/01/2026',
      date_remise: '12/01/2026',
      num_autorisation: '654321',
      montant: '70.50EUR',
      montant_recredit: '50.00EUR',
      montant_possible: '70.50EUR',
      reference: 'payment',
    },
    { montant_recredit: '20.50EUR', montant_possible: '20.50EUR' },
  ]);
});

test.each(['-46', '-52'])(
  'a refund whose answer was lost is asked for again as it was, and was heard where Monetico says %s',
  async (cdr) => {
    const { refund, asked } = await taken(inTurn([null, refused('recredit', Number(cdr))], done()));
    await expect(refund('one', 5000)).rejects.toBeInstanceOf(ProviderSilence);
    // The lost one may still be on its way.
    await expect(refund('one', 5000)).rejects.toBeInstanceOf(ProviderSilence);
    later(BUSY + 1);
    await expect(refund('other', 1000)).rejects.toBeInstanceOf(ProviderSilence);
    later(BUSY + 1);
    expect([await refund('one', 5000), await refund('one', 5000)]).toEqual([true, true]);
    expect(asked().map((each) => each['montant_possible'])).toEqual(['70.50EUR', '70.50EUR']);
    expect(await refund('other', 2050)).toBe(true);
  },
);

test.each(['-46', '-48', '-51', '-52'])('a refund that Monetico will not make by %s is none', async (cdr) => {
  const { refund } = await taken(inTurn([refused('recredit refuse', Number(cdr))], done()));
  expect(await refund('one', 5000)).toBe(false);
  expect(await refund('two', 7050)).toBe(true);
});

test('of two that ask at the same time one does', async () => {
  const { refund, asked } = await taken(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return done();
  });
  const tried = await Promise.allSettled([refund('one', 7050), refund('one', 7050)]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toMatchObject([{ value: true }]);
  expect(asked()).toHaveLength(1);
});

test('what was not taken is not given back', async () => {
  const heard = await monetico({});
  const { name, setOut } = await begin('monetico', { captures: false });
  await setOut();
  await tell();
  expect(await client().refund({ ...name, refundId: 'one', amount: 100 })).toBe(false);
  expect(heard).toEqual([]);
});
