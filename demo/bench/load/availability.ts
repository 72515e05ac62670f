/**
 * How long the availability call of a big company takes: 200 shops with 22 practitioners each, 5,000 services.
 * `npm run bench:availability [-- questions]`: 2,000 questions, four at a time, over sockets of this machine. Ends with 1
 * where the slowest of a hundred takes more than five times the median.
 */
import { addDays } from '#domain/time/date-key.ts';
import { FULL_SCALE, offeredBy, SCALE_COMPANY } from '#server/seeding/scale/scale-rows.ts';
import { note } from '../note.ts';
import { today, withBigCompany } from './big-company.ts';

const MOST_RATIO = 5;
const AT_ONCE = 4;
const WARM_UP = 100;

const questions = Number(process.argv[2] ?? 2000);
if (!Number.isInteger(questions) || questions < 100 || questions > 100_000) {
  console.error(
    'How many questions has to be a whole number from 100 to 100000: availability.ts [questions].',
  );
  process.exit(2);
}
await withBigCompany({}, async (origin) => {
  process.exitCode = (await measure(origin)) ? 0 : 1;
});

async function measure(origin: string): Promise<boolean> {
  await askAll(origin, WARM_UP);
  const times = (await askAll(origin, questions)).toSorted((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const ratio = at(0.99) / at(0.5);
  console.log(
    `availability of a week, ${questions} questions, ${AT_ONCE} at a time: median ${at(0.5).toFixed(1)} ms, 99 % ${at(0.99).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms`,
  );
  console.log(`99 % / median: ${ratio.toFixed(2)} (at most ${MOST_RATIO})`);
  note('99 % of availability against its median', ratio, { most: MOST_RATIO });
  return ratio <= MOST_RATIO;
}

async function askAll(origin: string, count: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) times.push(await ask(origin, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times;
}

/** Each question is for another shop, service and week than the one before. */
async function ask(origin: string, index: number): Promise<number> {
  const shop = (index * 37) % FULL_SCALE.shops;
  const offered = offeredBy(shop, FULL_SCALE);
  const start = addDays(today, (index * 3) % 7);
  const query = new URLSearchParams({
    shopid: String(shop + 1),
    serviceid: String((offered[(index * 11) % offered.length] ?? 0) + 1),
    start,
    end: addDays(start, 6),
    checkEquipments: '1',
  });
  const begun = performance.now();
  const reply = await fetch(`${origin}/api/appointments?${query}`, {
    headers: { company: `cmp_${SCALE_COMPANY}` },
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${reply.status}: ${text.slice(0, 200)}`);
  return performance.now() - begun;
}
