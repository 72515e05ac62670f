/**
 * How long the search of free times over 2,000 shops takes, beside the earliest time of one shop in the same run.
 * `npm run bench:free-times [-- questions]`: 400 of each, by turns, over sockets of this machine. Ends with 1 where the
 * slowest of twenty searches takes more than five times as long as the slowest of twenty calls for one shop.
 */
import { addDays } from '#domain/time/date-key.ts';
import { offeredBy, SCALE_COMPANY, type ScaleSize } from '#server/seeding/scale/scale-rows.ts';
import { note } from '../note.ts';
import { today, withBigCompany } from './big-company.ts';

const MOST_RATIO = 5;
const WARM_UP = 40;
const SIZE: ScaleSize = { services: 1000, shops: 2000, practitioners: 6, customers: 0, days: 5 };

const questions = Number(process.argv[2] ?? 400);
if (!Number.isInteger(questions) || questions < 50 || questions > 100_000) {
  console.error('How many questions has to be a whole number from 50 to 100000: free-times.ts [questions].');
  process.exit(2);
}
await withBigCompany({ size: SIZE }, async (origin) => {
  process.exitCode = (await measure(origin)) ? 0 : 1;
});

async function measure(origin: string): Promise<boolean> {
  await askBoth(origin, WARM_UP);
  const times = await askBoth(origin, questions);
  const one = shares(times.one);
  const ratio = shares(times.search).p95 / one.p95;
  console.log(`earliest time of one shop, ${questions} calls: ${spoken(one)}`);
  for (const [kind, own] of Map.groupBy(times.kinds, ({ kind: of }) => of))
    console.log(`  ${kind}: ${spoken(shares(own.map(({ took }) => took)))}`);
  console.log(`search over ${SIZE.shops} shops, ${questions} calls: ${spoken(shares(times.search))}`);
  console.log(`p95 / p95 of one shop: ${ratio.toFixed(2)} (at most ${MOST_RATIO})`);
  note('95 % of the search of free times against one shop', ratio, { most: MOST_RATIO });
  return ratio <= MOST_RATIO;
}

interface Shares {
  readonly p50: number;
  readonly p95: number;
}

function shares(times: readonly number[]): Shares {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function spoken({ p50, p95 }: Shares): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
}

async function askBoth(origin: string, count: number) {
  const times: { one: number[]; search: number[]; kinds: { kind: string; took: number }[] } = {
    one: [],
    search: [],
    kinds: [],
  };
  for (let index = 0; index < count; index += 1) {
    times.one.push(await ask(origin, '/api/earliest', oneShop(index)));
    const [kind, query] = searched(index);
    const took = await ask(origin, '/api/earliest/search', query);
    times.search.push(took);
    times.kinds.push({ kind, took });
  }
  return times;
}

/** Another shop and service each time. */
function oneShop(index: number): Readonly<Record<string, string>> {
  const shop = (index * 37) % SIZE.shops;
  const offered = offeredBy(shop, SIZE);
  return {
    shopids: String(shop + 1),
    serviceid: String((offered[(index * 11) % offered.length] ?? 0) + 1),
  };
}

/** What, where and when of a visitor, by turns. */
function searched(index: number): [kind: string, query: Readonly<Record<string, string>>] {
  const lyon = { latitude: '45.76', longitude: '4.83', radius: '25' };
  const tomorrow = addDays(today, 1);
  const kinds: readonly [string, Readonly<Record<string, string>>][] = [
    ['anything anywhere', {}],
    ['anything in Lyon, tomorrow afternoon', { ...lyon, from: tomorrow, to: tomorrow, parts: 'afternoon' }],
    ['a service anywhere', { anyof: String((index % SIZE.services) + 1) }],
    ['a category in Lyon', { ...lyon, categoryid: `category-${(index % 40) + 1}` }],
    ['a category anywhere, a morning', { categoryid: `category-${(index % 40) + 1}`, parts: 'morning' }],
    ['anything anywhere, tomorrow evening', { from: tomorrow, to: tomorrow, parts: 'evening' }],
  ];
  return kinds[index % kinds.length] ?? ['', {}];
}

async function ask(origin: string, path: string, query: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
    headers: { company: `cmp_${SCALE_COMPANY}` },
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${reply.status}: ${text.slice(0, 200)}`);
  return performance.now() - begun;
}
