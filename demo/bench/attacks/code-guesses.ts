/**
 * What becomes of somebody who guesses codes of vouchers. `node demo/bench/attacks/code-guesses.ts [guesses]`: 1,000,000 unless said
 * otherwise. Time is the bench's own in both parts.
 * Real: 2,000 guesses from one address through the functions that the check calls, on an embedded database.
 * Simulated: all the guesses, against the same limits and the hashes of 100,000 sold codes, both kept in memory.
 * Ends with 1 on a hit, or when a single address is let through more than once in 10,000 guesses.
 */
import { openEmbedded } from '#server/database/open.ts';
import { seedCompany } from '#server/seeding/seed.ts';
import { redemptionHash, newCode } from '#server/redemption/code.ts';
import { admitTry, CODE_LIMITS, trySubjects } from '#server/redemption/tries.ts';
import { waitIn, windowAt, type TryWindow } from '#server/redemption/try-window.ts';
import { voucherOf } from '#server/redemption/vouchers.ts';
import { testCompany, testPicture } from '#server/testing/companies.ts';
import { addVoucher } from '#server/testing/commerce.ts';
import { TEST_MONDAY } from '#server/testing/test-server.ts';
import { note } from '../note.ts';

const REAL = 2000;
const SOLD = 100_000;
/** Milliseconds between two guesses: a hundred a second. */
const PACE = 10;
const MOST_LET_THROUGH = 1 / 10_000;

const guesses = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(guesses) || guesses < 1 || guesses > 10_000_000) {
  console.error('The number of guesses has to be whole, and from 1 to 10000000.');
  process.exit(2);
}

interface Outcome {
  evaluated: number;
  hits: number;
}

const real = await guessForReal();
report(`real, one address, ${REAL / (1000 / PACE)} s`, REAL, real);
const alone = simulate(1);
report('simulated, one address', guesses, alone);
const many = simulate(1000);
report('simulated, a thousand addresses', guesses, many);
note('codes hit', real.hits + alone.hits + many.hits, { most: 0 });
note('share of guesses looked at', alone.evaluated / guesses, { most: MOST_LET_THROUGH });
const isRight = real.hits + alone.hits + many.hits === 0 && alone.evaluated <= guesses * MOST_LET_THROUGH;
process.exit(isRight ? 0 : 1);

async function guessForReal(): Promise<Outcome> {
  const company = 'guess';
  const database = await openEmbedded();
  const { db } = database;
  const outcome: Outcome = { evaluated: 0, hits: 0 };
  try {
    await seedCompany(db, testCompany(company), testPicture, 'nobody logs in');
    for (let index = 0; index < 50; index += 1) await addVoucher(db, company);
    const trial = {
      companyId: company,
      what: 'voucher code',
      subjects: trySubjects('10.0.0.1', null),
      limits: CODE_LIMITS,
    };
    for (let index = 0; index < REAL; index += 1) {
      const now = TEST_MONDAY + index * PACE;
      if ((await admitTry(db, { ...trial, now })).kind === 'wait') continue;
      outcome.evaluated += 1;
      if ((await voucherOf(db, company, newCode(), now)) !== null) outcome.hits += 1;
    }
  } finally {
    await database.close();
  }
  return outcome;
}

function simulate(addresses: number): Outcome {
  const sold = new Set(Array.from({ length: SOLD }, () => redemptionHash(newCode())));
  const known = new Map<string, TryWindow>();
  const outcome: Outcome = { evaluated: 0, hits: 0 };
  for (let index = 0; index < guesses; index += 1) {
    const now = TEST_MONDAY + index * PACE;
    const windows = CODE_LIMITS.map((limit) => {
      const subject = `${index % addresses} ${limit.within}`;
      return { subject, limit, window: windowAt(known.get(subject) ?? null, limit, now) };
    });
    if (windows.some(({ window, limit }) => waitIn(window, limit, now) > 0)) continue;
    for (const { subject, window } of windows) known.set(subject, { ...window, count: window.count + 1 });
    outcome.evaluated += 1;
    if (sold.has(redemptionHash(newCode()))) outcome.hits += 1;
  }
  return outcome;
}

function report(title: string, made: number, { evaluated, hits }: Outcome): void {
  const refused = (((made - evaluated) / made) * 100).toFixed(4);
  console.log(`${hits} hits in ${made} guesses, ${refused} % refused without a look (${title})`);
}
