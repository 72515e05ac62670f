/**
 * Prices random carts (visits, products and vouchers; coupons, rewards, vouchers and credit; delivery; currencies of 0, 2 and 3 digits) and
 * holds what the storefront reads in the reply against the prices that it showed: `node demo/bench/rules/sale-totals/run.ts [carts] [seed]`,
 * 100,000 unless said otherwise. One in a hundred is prepared for payment by the sum that was shown, and refused by any other.
 * Ends with 1 where a sum differs by the smallest unit.
 */
import { setTimeout } from 'node:timers/promises';
import { keysOf } from '#domain/keys.ts';
import { saleSums } from '#domain/checkout/sale-sums.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import { pricedBody, saleBody } from '#platform/wire/checkout/sale-bodies.ts';
import { parseSalePrice } from '#platform/wire/checkout/sale-price.ts';
import { openServer } from '#server/database/open.ts';
import { openTestDatabase } from '#server/testing/databases/template.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';
import { send, startTestServer, type TestReply } from '#server/testing/test-server.ts';
import { bearer, CUSTOMER } from '#server/testing/visits.ts';
import { note } from '../../note.ts';
import { expectedTotals, type Bag } from './expected.ts';
import { randomBag, randomOf } from './random-bag.ts';
import { openSalon, type Salon, type Terms } from './salons.ts';
import { wishOf } from './wish-of.ts';

const [carts = 100_000, seed = 1] = process.argv.slice(2).map(Number);
if (![carts, seed].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Carts and seed have to be whole numbers: run.ts [carts] [seed].');
  process.exit(2);
}

const TERMS: readonly Terms[] = [
  { currency: 'EUR', mode: 'full', delivery: { price: 4.9, freeFrom: 60 } },
  { currency: 'EUR', mode: 'deposit', delivery: null },
  { currency: 'CHF', mode: 'hold', delivery: { price: 7.95, freeFrom: 33.33 } },
  { currency: 'JPY', mode: 'full', delivery: { price: 490, freeFrom: 6000 } },
  { currency: 'KWD', mode: 'none', delivery: null },
];

/** Carts that are priced at the same time. */
const WORKERS = 8;

const postgres = await startThrowawayServer();
const database = postgres === null ? await openTestDatabase() : await openServer(postgres.url, WORKERS);
const server = await startTestServer({ database });
const salons: Salon[] = [];
for (const terms of TERMS) salons.push(await openSalon(server, terms));

/** Requests that an overloaded server sent away, or that came with too many codes of one address at once: they may try again. */
let sentAway = 0;
const MOST_TRIES = 50;

async function ask(salon: Salon, path: 'price' | 'initialize', payload: object): Promise<TestReply> {
  const headers = bearer(salon.token);
  for (let attempt = 1; ; attempt += 1) {
    const url = `/api/payment/${path}`;
    const reply = await send(server, salon.company, { method: 'POST', url, headers, payload });
    if ((reply.status !== 503 && reply.status !== 429) || attempt === MOST_TRIES) return reply;
    sentAway += 1;
    await setTimeout(100);
  }
}

/** What differs from what the visitor was shown, in words; null: nothing. */
function differenceOf(salon: Salon, bag: Bag, credit: number, price: SalePrice): string | null {
  const { tax, ...expected } = expectedTotals(bag, { ...salon, credit });
  const rows = new Map(saleSums(price).map(({ name, cents }) => [name, cents]));
  const isHeld = price.mode === 'hold';
  const facts: readonly (readonly [what: string, isRight: boolean])[] = [
    ...keysOf(expected).map((name) => [name, price[name] === expected[name]] as const),
    ['tax', price.taxes.reduce((sum, { amount }) => sum + amount, 0) === tax],
    ['row of the total', rows.get('total') === expected.total],
    ['row of what is paid there', (rows.get('onSite') ?? 0) === (isHeld ? price.due : price.due - price.now)],
  ];
  const wrong = facts.filter(([, isRight]) => !isRight).map(([what]) => what);
  return wrong.length === 0 ? null : `${wrong.join(', ')}: ${JSON.stringify({ bag, expected, price })}`;
}

/** Whether the payment is prepared for the sum that was shown, and for none beside it. */
async function isSold(salon: Salon, bag: Bag, credit: number, due: number): Promise<boolean> {
  const buyer = { ...CUSTOMER, message: '' };
  const address = { street: '1 rue de Rivoli', details: '', zipcode: '75001', city: 'Paris', country: 'FR' };
  const sale = { wish: wishOf(bag, credit), buyer, address: bag.isSent ? address : null, cartIds: [] };
  const body = (sum: number) => saleBody({ ...sale, due: sum }, salon.currency);
  const other = await ask(salon, 'initialize', body(due + 1));
  const right = await ask(salon, 'initialize', body(due));
  return other.status === 409 && right.status === 200;
}

const wrong: string[] = [];
const kinds = {
  visits: 0,
  products: 0,
  gifts: 0,
  coupons: 0,
  rewards: 0,
  vouchers: 0,
  credit: 0,
  prepared: 0,
};

/** One cart, whose number and seed decide all of it. */
async function compare(index: number): Promise<void> {
  const salon = salons[index % salons.length];
  if (salon === undefined) return;
  const random = randomOf(seed * 1_000_003 + index);
  const bag = randomBag(salon, random);
  const credit = random() < 0.2 ? salon.credit : 0;
  const { status, body, text } = await ask(salon, 'price', pricedBody(wishOf(bag, credit), salon.currency));
  const price = status === 200 ? parseSalePrice(body, salon.currency) : null;
  const difference = price ? differenceOf(salon, bag, credit, price) : `not priced: ${text}`;
  if (difference) wrong.push(difference);
  if (price && random() < 0.02 && price.due > 0) {
    kinds.prepared += 1;
    if (!(await isSold(salon, bag, credit, price.due)))
      wrong.push(`not sold as shown: ${JSON.stringify(bag)}`);
  }
  kinds.visits += bag.visit ? 1 : 0;
  kinds.products += bag.products.length > 0 ? 1 : 0;
  kinds.gifts += bag.gifts.length > 0 ? 1 : 0;
  kinds.coupons += bag.coupon ? 1 : 0;
  kinds.rewards += bag.reward ? 1 : 0;
  kinds.vouchers += bag.vouchers.length > 0 ? 1 : 0;
  kinds.credit += (price?.credit ?? 0) > 0 ? 1 : 0;
}

const begun = performance.now();
try {
  let next = 0;
  const work = async () => {
    while (next < carts) {
      next += 1;
      await compare(next - 1);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
} finally {
  await server.close();
  await postgres?.stop();
}
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
for (const each of wrong.slice(0, 5)) console.error(each);
console.log(
  `${carts} random carts (${JSON.stringify(kinds)}): ${wrong.length} with another sum, ${sentAway} sent away, in ${seconds} s`,
);
note('random carts with another sum', wrong.length, { most: 0 });
const missing = keysOf(kinds).filter((kind) => kinds[kind] === 0);
if (missing.length > 0) console.error(`Too few carts: none had ${missing.join(', ')}.`);
process.exitCode = wrong.length + missing.length === 0 ? 0 : 1;
