/**
 * Attacks the accounts of a server over a simulated day: guesses of a password, guesses of codes, and what delays tell of
 * who has an account. `node demo/bench/attacks/accounts.ts [samples]`: 2000 samples of each call unless said otherwise. Ends with 1
 * where a limit is passed.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, sum } from 'drizzle-orm';
import { hashPassword } from '#server/accounts/passwords.ts';
import { codes } from '#server/database/schema/people/accounts.ts';
import { users } from '#server/database/schema/people/people.ts';
import { STEP_MS } from '#server/router/even-times.ts';
import { TEST_MONDAY, startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { note } from '../note.ts';
import { areaUnderCurve, median } from './answer-times.ts';
import { createPasskeyForger } from './forged-passkeys.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const GUESSES = 10_000;
const ADDRESSES = 40;
const LIMITS = { guesses: 60, chance: 2.5e-5, curve: 0.55 };
const CAMILLE = { email: 'camille@example.com', phone: '+33199004217' };

/** Somebody who may have an account or not. */
interface Person {
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  /** Of their profile. */
  readonly id: string;
}

interface Timed {
  readonly title: string;
  /** Below `/api/`; what is asked for without a body has it in its query. */
  readonly path: string | ((person: Person) => string);
  readonly body?: (person: Person) => object;
  /** Of the usual answer; 200 unless given. */
  readonly status?: number;
}

/** A registration that has proven nothing. */
const STRANGER = 'a-registration-of-nobody';

const TIMED: readonly Timed[] = [
  {
    title: 'whether a phone is free',
    path: ({ phone }) => `profiles/phoneavailable?phone=${encodeURIComponent(phone)}&userId=${STRANGER}`,
  },
  {
    title: 'duplicates of a phone',
    path: ({ phone }) => `profiles/phone?phone=${encodeURIComponent(phone)}&userId=${STRANGER}`,
  },
  {
    title: 'clean-up of duplicates',
    path: 'users/v2/register/phone/duplicates',
    body: ({ id, email }) => ({ duplicatesProfiles: [id], email, userId: STRANGER }),
    status: 404,
  },
  {
    title: 'log-in',
    path: 'users/login',
    body: ({ email }) => ({ email, password: 'a wrong one' }),
    status: 401,
  },
  { title: 'reset', path: 'users/password/reset', body: ({ email }) => ({ email }) },
  { title: 'sign-in by e-mail', path: 'users/v2/signin/email', body: ({ email }) => ({ email }) },
  { title: 'sign-in by phone', path: 'users/v2/signin/phone', body: ({ phone }) => ({ phone }) },
  {
    title: 'registration by e-mail alone',
    path: 'users/v2/register',
    body: ({ email }) => ({ email, firstname: '', lastname: '' }),
  },
  {
    title: 'registration with a password',
    path: 'users/register/steps/1',
    body: ({ email, phone }) => ({ email, phone, password: 'a rose is a rose' }),
  },
  {
    title: 'registration by phone',
    path: 'users/v2/register/phone/create-empty-user',
    body: ({ phone }) => ({ phone }),
  },
  {
    title: 'second step of a registration',
    path: 'users/register/steps/2',
    body: ({ email, phone }) => ({ email, phone, password: 'a wrong one' }),
    status: 401,
  },
  {
    title: 'code of a registration sent again',
    path: 'users/register/resend/code',
    body: ({ email }) => ({ type: 'email', email }),
  },
  {
    title: 'wrong code to sign in',
    path: 'users/v2/signin/email',
    body: ({ email }) => ({ email, code: '000000', request: STRANGER }),
    status: 410,
  },
  {
    title: 'wrong link to sign in',
    path: 'users/v2/signin/email',
    body: ({ email }) => ({ email, code: 'k'.repeat(43) }),
    status: 410,
  },
  { title: 'sign-in link', path: 'users/v2/signin/create-link', body: ({ email }) => ({ email }) },
];

/** Answers of each kind before the first that counts; each account is asked for once, as its allowance is small. */
const WARM_UP = 10;

const [samples = 2000] = process.argv.slice(2).map(Number);
if (!Number.isInteger(samples) || samples < 2 || samples > 20_000) {
  console.error('The samples have to be a whole number from 2 to 20000: accounts.ts [samples].');
  process.exit(2);
}

const server = await startTestServer({ answerStep: STEP_MS });
try {
  const outcomes = [await guessPassword(), await guessCodes(), await timeAnswers()];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} finally {
  await server.close();
}

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A call of the API from one of many addresses. */
async function send(company: string, path: string, payload: object, address: number): Promise<Reply> {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/users/${path}`,
    headers: { company: `cmp_${company}`, curlang: 'fr', 'idempotency-key': randomUUID() },
    remoteAddress: `10.0.${Math.trunc(address / 250)}.${address % 250}`,
    payload,
  });
  const body: unknown = JSON.parse(reply.body);
  return { status: reply.statusCode, body: typeof body === 'object' ? { ...body } : {} };
}

/** How many of the guesses of one password that are spread over a day are looked at, and whether its owner still gets in. */
async function guessPassword(): Promise<boolean> {
  server.clock.set(TEST_MONDAY);
  const company = await server.addCompany();
  let evaluated = 0;
  for (let guess = 0; guess < GUESSES; guess += 1) {
    server.clock.set(TEST_MONDAY + Math.trunc((DAY * guess) / GUESSES));
    const body = { email: CAMILLE.email, password: `guess ${guess}` };
    const { status } = await send(company, 'login', body, guess % ADDRESSES);
    if (status === 401) evaluated += 1;
  }
  const reset = await send(company, 'password/reset', { email: CAMILLE.email }, 200);
  console.log(`password guesses looked at: ${evaluated} of ${GUESSES} in a day from ${ADDRESSES} addresses`);
  console.log(
    `  at most ${LIMITS.guesses}; the owner gets a link to choose another: ${reset.status === 200}`,
  );
  note('password guesses looked at in a day', evaluated, { most: LIMITS.guesses });
  return evaluated <= LIMITS.guesses && reset.status === 200;
}

/** How many codes of one account can be guessed at in a day by whoever asks for them by its e-mail and its phone. */
async function guessCodes(): Promise<boolean> {
  server.clock.set(TEST_MONDAY);
  const company = await server.addCompany();
  const requests = new Map<string, unknown>();
  let sent = 0;
  for (let minute = 0; minute < 1440; minute += 1) {
    server.clock.set(TEST_MONDAY + minute * MINUTE);
    for (const [channel, body] of Object.entries({
      email: { email: CAMILLE.email },
      phone: { phone: CAMILLE.phone },
    })) {
      const asked = await send(company, `v2/signin/${channel}`, body, minute % ADDRESSES);
      if (asked.status === 200) requests.set(channel, asked.body['request']);
      for (let guess = 0; asked.status === 200 && guess < 8; guess += 1) {
        const code = String((minute * 8 + guess) % 1_000_000).padStart(6, '0');
        const attempt = { ...body, code, request: requests.get(channel) };
        await send(company, `v2/signin/${channel}`, attempt, (minute + guess) % ADDRESSES);
        sent += 1;
      }
    }
  }
  const [counted] = await server.database.db
    .select({ tries: sum(codes.tries) })
    .from(codes)
    .where(
      and(
        eq(codes.companyId, company),
        isNotNull(codes.codeHash),
        gt(codes.createdAt, new Date(TEST_MONDAY - DAY)),
      ),
    );
  const tries = Number(counted?.tries ?? 0);
  const chance = 1 - (1 - 1e-6) ** tries;
  console.log(`code guesses looked at: ${tries} of ${sent} in a day, by e-mail and by phone`);
  console.log(
    `  chance of a right one: ${chance.toExponential(2)}; at most ${LIMITS.chance.toExponential(2)}`,
  );
  note('chance of a right code in a day', chance, { most: LIMITS.chance });
  return tries > 0 && chance <= LIMITS.chance;
}

/** How well the time of an answer tells an account from none: 0.5 is not at all. Over HTTP, one of each in turn. */
async function timeAnswers(): Promise<boolean> {
  const company = await server.addCompany();
  await addPeople(server, company);
  const forge = await createPasskeyForger(server, company);
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  let isEven = true;
  const passkeys: Timed = { title: 'passkey', path: 'users/v2/signin/passkey', status: 422 };
  for (const [index, timed] of [passkeys, ...TIMED].entries()) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let sample = 0; sample < WARM_UP + samples / 2; sample += 1) {
      const order = sample % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        // So that no allowance is short: it is the usual answer that is timed.
        server.clock.set(
          TEST_MONDAY + index * 400 * DAY + sample * 20 * MINUTE + (kind === order[0] ? 0 : MINUTE),
        );
        const person = personOf(kind, sample);
        const body = timed === passkeys ? await forge(kind) : timed.body?.(person);
        const taken = await timeOne(origin, company, timed, person, body);
        if (sample >= WARM_UP) times[kind].push(taken);
      }
    }
    const curve = areaUnderCurve(times.known, times.unknown);
    const [known, unknown] = [median(times.known), median(times.unknown)];
    console.log(
      `${timed.title}: AUC ${curve.toFixed(3)} on ${samples} answers (${known.toFixed(1)} ms with an account, ${unknown.toFixed(1)} ms without)`,
    );
    note(`AUC of ${timed.title}`, curve, { most: LIMITS.curve });
    isEven &&= curve <= LIMITS.curve;
  }
  console.log(`  at most ${LIMITS.curve}`);
  return isEven;
}

async function timeOne(
  origin: string,
  company: string,
  { path, status = 200 }: Timed,
  person: Person,
  payload: object | undefined,
): Promise<number> {
  const address = typeof path === 'string' ? path : path(person);
  const begun = performance.now();
  const reply = await fetch(`${origin}/api/${address}`, {
    method: payload === undefined ? 'GET' : 'POST',
    headers: {
      company: `cmp_${company}`,
      curlang: 'fr',
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
    },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  });
  await reply.text();
  const taken = performance.now() - begun;
  if (reply.status !== status) throw new Error(`${address} answered ${reply.status}.`);
  return taken;
}

function personOf(kind: 'known' | 'unknown', sample: number): Person {
  return {
    email: `${kind}${sample}@example.com`,
    phone: phoneOf(kind, sample),
    id: `${kind}-${sample}`,
  };
}

function phoneOf(kind: 'known' | 'unknown', sample: number): string {
  return `+331${kind === 'known' ? '7' : '8'}${String(sample).padStart(7, '0')}`;
}

async function addPeople({ database }: TestServer, companyId: string): Promise<void> {
  const passwordHash = await hashPassword('a right one');
  const rows = Array.from({ length: WARM_UP + samples / 2 }, (_, sample) => ({
    companyId,
    id: `known-${sample}`,
    email: `known${sample}@example.com`,
    passwordHash,
    firstname: 'Nova',
    lastname: 'Roy',
    phone: phoneOf('known', sample),
    phoneProven: true,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await database.db.insert(users).values(rows.slice(from, from + 500));
  }
}
