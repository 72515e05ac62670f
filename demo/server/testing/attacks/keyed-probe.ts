import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { EVERY_CALL } from '#contract/every-call.ts';
import type { DescribedCall } from '#contract/call.ts';
import { newCalendarKey } from '../../accounts/calendar/calendar-address.ts';
import { createAccountLink } from '../../accounts/account-links.ts';
import { newKey } from '../../booking/appointments/appointment-keys.ts';
import { staffMembers } from '../../database/schema/people/people.ts';
import { staffInvitations } from '../../database/schema/people/staff.ts';
import { backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';
import { waitingList } from '../../database/schema/waiting-list.ts';
import { tokenHash } from '../../router/identify.ts';
import { addTestProduct, addVoucher, SHOP } from '../commerce.ts';
import { addPayingCompany, init, payFor, visitBody } from '../sales.ts';
import { send, type TestServer } from '../test-server.ts';
import { holdVisit, TUESDAY_1100 } from '../visits.ts';
import { absentLike, comparable } from './tenant-probe.ts';

/** A question that a key opens by itself, whoever has it. */
interface Keyed {
  readonly name: string;
  readonly key: string;
  readonly request: (key: string) => InjectOptions;
}

interface KeyedOutcome {
  /** The calls whose keys were taken elsewhere. */
  readonly names: string[];
  /** Calls whose key opened something of a company under the header of another. */
  readonly leaks: string[];
  /** Calls whose key does not even open what it is for: nothing was tried. */
  readonly untried: string[];
}

const TUESDAY_1400 = '2026-01-13T13:00:00.000Z';

/** Names of a key in a path or a query. */
const KEY = /(^|[a-z])(key|token)$|^code$/i;

/** Calls that anybody may make who has the key that stands in their path or query. */
export function callsWithKeys(): DescribedCall[] {
  return EVERY_CALL.filter(
    ({ role, params, query }) =>
      role === 'visitor' &&
      [params, query]
        .flatMap((schema) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}))
        // Of a hold, the visit key is sent along to know one's own: it opens nothing.
        .some((name) => name !== 'visitKey' && name !== 'companyToken' && KEY.test(name)),
  );
}

/**
 * Takes every key of one company to another: under the header of that company each has to be answered as a key of nobody is, and at
 * home it has to open what it is for.
 */
export async function probeKeys(server: TestServer): Promise<KeyedOutcome> {
  const [ours, theirs] = [await server.addCompany(), await addPayingCompany(server)];
  const keyed = await keysOf(server, theirs);
  const outcome: KeyedOutcome = { names: keyed.map(({ name }) => name), leaks: [], untried: [] };
  for (const { name, key, request } of keyed) {
    const absentKey = absentLike(key);
    const ask = async (company: string, value: string) =>
      comparable(await send(server, company, request(value)), [value]);
    const absent = await ask(ours, absentKey);
    const foreign = await ask(ours, key);
    const own = await ask(theirs, key);
    if (foreign !== absent) outcome.leaks.push(`${name}: ${foreign} / ${absent}`);
    if (own === absent) outcome.untried.push(`${name}: ${own}`);
  }
  return outcome;
}

/** A key of each kind that stands for its holder; what uses one up comes last. */
async function keysOf(server: TestServer, company: string): Promise<Keyed[]> {
  return [
    ...(await paymentKeys(server, company)),
    ...(await appointmentKeys(server, company)),
    ...(await waitingKeys(server, company)),
    ...(await codes(server, company)),
    await backInStockKey(server, company),
    await calendarKey(server, company),
    ...(await mailedTokens(server, company)),
  ];
}

async function appointmentKeys(server: TestServer, company: string): Promise<Keyed[]> {
  const cart = await init(server, company, visitBody(await holdVisit(server, company)));
  const { appointment } = await payFor(server, company, cart);
  if (appointment === null) throw new Error('Nothing was booked.');
  const { id, manageKey } = appointment;
  const later = await holdVisit(server, company, { start: TUESDAY_1100 });
  const { visitKey, hold } = later;
  const path = `/api/appointments/${id}`;
  const span = 'shopid=102&serviceid=1001&start=20260114&end=20260114';
  const move = (key: string) => ({ holdId: hold.holdId, visitKey, key, acceptedTotal: hold.total });
  return (
    [
      ['appointments.read', (key) => get(`${path}?key=${key}`)],
      ['appointments.calendar', (key) => get(`${path}/calendar.ics?key=${key}`)],
      ['appointments.times', (key) => get(`${path}/times?${span}&key=${key}`)],
      ['appointments.move', (key) => withBody('PUT', path, move(key))],
      ['appointments.delete', (key) => ({ method: 'DELETE', url: `/api/appointments?id=${id}&key=${key}` })],
    ] satisfies Question[]
  ).map(keyedBy(manageKey));
}

async function paymentKeys(server: TestServer, company: string): Promise<Keyed[]> {
  const { cartId, result, infos } = await init(
    server,
    company,
    visitBody(await holdVisit(server, company, { start: TUESDAY_1400 })),
  );
  const callback = `/api/payment/callback/cmp_${company}?payId=${infos.paymentId}`;
  const pay = (paymentToken: string) => ({ cartId, paymentToken, method: 'tok_declined' });
  return (
    [
      [
        'payment.success',
        (paymentToken) => withBody('POST', `/api/payment/success/${cartId}`, { paymentToken }),
      ],
      ['payment.callback', (paymentToken) => withBody('POST', callback, { paymentToken })],
      ['payment.pay', (paymentToken) => withBody('POST', '/api/payment/pay', pay(paymentToken))],
    ] satisfies Question[]
  ).map(keyedBy(result.token));
}

async function waitingKeys({ database: { db }, clock }: TestServer, companyId: string): Promise<Keyed[]> {
  const [id, key] = [randomUUID(), newKey()];
  await db.insert(waitingList).values({
    companyId,
    id,
    shopId: SHOP,
    serviceIds: ['1001'],
    email: 'sacha@example.com',
    locale: 'fr',
    firstDate: '20260113',
    lastDate: '20260113',
    fromMinute: 0,
    untilMinute: 1440,
    status: 'waiting',
    keyHash: tokenHash(key),
    createdAt: new Date(clock.now()),
  });
  const url = (value: string) => `/api/waiting-list/${id}?key=${value}`;
  return (
    [
      ['waitingList.read', (value) => get(url(value))],
      ['waitingList.leave', (value) => ({ method: 'DELETE', url: url(value) })],
    ] satisfies Question[]
  ).map(keyedBy(key));
}

async function calendarKey({ database: { db }, clock }: TestServer, companyId: string): Promise<Keyed> {
  const key = await newCalendarKey(db, { companyId, userId: 'user-1', now: clock.now(), locale: 'fr' });
  return keyedBy(key)(['users.calendarFile', (value) => get(`/api/users/calendar/file?key=${value}`)]);
}

async function backInStockKey({ database: { db }, clock }: TestServer, companyId: string): Promise<Keyed> {
  const [key, { id: articleId }] = [newKey(), await addTestProduct(db, companyId, { stock: 0 })];
  const [createdAt, expiresAt] = [new Date(clock.now()), new Date(clock.now() + 60_000)];
  const asker = { id: randomUUID(), email: 'sacha@example.com', locale: 'fr', key };
  await db.insert(backInStockRequests).values({ companyId, articleId, ...asker, createdAt, expiresAt });
  return keyedBy(key)([
    'backInStock.withdraw',
    (value) => ({ method: 'DELETE', url: `/api/eshop/back-in-stock?key=${value}` }),
  ]);
}

async function codes({ database: { db } }: TestServer, company: string): Promise<Keyed[]> {
  const { code } = await addVoucher(db, company);
  return (
    [
      ['gifts.check', (value) => get(`/api/gifts/check/${value}`)],
      ['gifts.checkCode', (value) => withBody('POST', '/api/gifts/check', { code: value })],
    ] satisfies Question[]
  ).map(keyedBy(code));
}

async function mailedTokens({ database: { db }, clock }: TestServer, companyId: string): Promise<Keyed[]> {
  const [now, invitation] = [clock.now(), newKey()];
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.companyId, companyId));
  if (member === undefined) throw new Error('Nobody works there.');
  const expiresAt = new Date(now + 60_000);
  await db
    .insert(staffInvitations)
    .values({ companyId, tokenHash: tokenHash(invitation), memberId: member.id, expiresAt });
  const link = await createAccountLink(db, { companyId, purpose: 'password', userId: 'user-1', now });
  const chosen = { password: 'plenty of words in a row' };
  const tokens = (family: string, read: string, value: string) =>
    (
      [
        [`${family}.${read}`, (token) => get(`/api/${family}/token/${token}`)],
        [`${family}.choosePassword`, (token) => withBody('PUT', `/api/${family}/token/${token}`, chosen)],
      ] satisfies Question[]
    ).map(keyedBy(value));
  return [...tokens('cmpusers', 'invitation', invitation), ...tokens('users', 'token', link)];
}

type Question = readonly [name: string, request: (key: string) => InjectOptions];

const keyedBy =
  (key: string) =>
  ([name, request]: Question): Keyed => ({ name, key, request });
const get = (url: string): InjectOptions => ({ url });
const withBody = (method: 'POST' | 'PUT', url: string, payload: object): InjectOptions => ({
  method,
  url,
  headers: { 'idempotency-key': randomUUID() },
  payload,
});
