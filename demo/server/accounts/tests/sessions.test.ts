import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkEmailCode, register } from '#contract/people/users-registration.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/account/own-account.ts';
import { currentUser, login } from '#contract/people/users.ts';
import type { SessionWire } from '#contract/account/own-account.schemas.ts';
import { sessions } from '../../database/schema/people/people.ts';
import { tokenHash } from '../../router/identify.ts';
import { clientOf } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { PASSWORD, send } from '../../testing/test-server.ts';
import { codeTo } from './post.ts';

const CAMILLE = { email: 'camille@example.com', password: PASSWORD };
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

openSalons();

/** Logs in, a second after who came before, with a browser that names itself so. */
async function enter(userAgent: string, device?: string) {
  later(1000);
  const { token } = await visitor.get(login, { body: { ...CAMILLE, ...(device && { device }) } });
  const list = async (name = userAgent) => {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': name };
    return (await send(server, salon, { url: '/api/users/sessions', headers })).body as SessionWire[];
  };
  return { client: clientOf(server, salon, { token }), list, token };
}

/** Somebody who has just opened an account. */
async function anotherCustomer() {
  const email = 'robin@example.org';
  const body = { email, firstname: 'Robin', lastname: 'Lind' };
  const { userId } = await visitor.get(register, { body });
  const { token } = await visitor.get(checkEmailCode, {
    body: { userId, code: await codeTo(server, salon, email) },
  });
  return clientOf(server, salon, { token: token ?? '' });
}

const isIn = async ({ client }: Awaited<ReturnType<typeof enter>>) =>
  client.get(currentUser).then(
    () => true,
    () => false,
  );

test('a customer sees where they are logged in, by what their browser named itself first, and no token', async () => {
  const laptop = await enter(LAPTOP);
  await laptop.list();
  const phone = await enter(PHONE);
  const listed = await phone.list();
  expect(listed.map(({ isCurrent, browser, system }) => [isCurrent, browser, system])).toEqual([
    [true, 'Safari', 'iOS'],
    [false, 'Firefox', 'Linux'],
  ]);
  expect(JSON.stringify(listed)).not.toContain(phone.token);
  expect((await laptop.list('curl/8.0')).find(({ isCurrent }) => isCurrent)?.browser).toBe('Firefox');
  const nameless = await enter('');
  expect((await nameless.list('x'.repeat(5000))).find(({ isCurrent }) => isCurrent)).toMatchObject({
    browser: '',
    system: '',
  });
});

test('a customer ends one session, all others, and nobody else’s', async () => {
  const [one, two, three] = [await enter(LAPTOP), await enter(LAPTOP), await enter(PHONE)];
  const own = (await two.list()).find(({ isCurrent }) => isCurrent)!;
  const stranger = await anotherCustomer();
  await stranger.get(endSession, { params: { id: own.id } });
  await stranger.get(endOtherSessions);
  expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([true, true, true]);
  await one.client.get(endSession, { params: { id: own.id } });
  await one.client.get(endSession, { params: { id: own.id } });
  expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([true, false, true]);
  await three.client.get(endOtherSessions);
  expect([await isIn(one), await isIn(three)]).toEqual([false, true]);
  expect(await three.client.get(listSessions)).toHaveLength(1);
});

test('a session of which no browser was noted is told of as an unknown one, and ends like any other', async () => {
  const device = randomUUID();
  const [lost, own, phone] = [await enter(LAPTOP, device), await enter(LAPTOP), await enter(PHONE)];
  for (const { token } of [lost, own])
    await server.database.db
      .update(sessions)
      .set({ deviceHash: null, userAgent: null })
      .where(eq(sessions.tokenHash, tokenHash(token)));
  const listed = await phone.list();
  expect(listed.map(({ browser, system }) => [browser, system])).toEqual([
    ['Safari', 'iOS'],
    ['', ''],
    ['', ''],
  ]);
  for (const { startedAt } of listed) expect(Date.parse(startedAt)).not.toBeNaN();
  // Used once more, it is known by its name.
  expect((await own.list()).find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: 'Firefox' });
  await phone.client.get(endSession, { params: { id: listed.at(-1)?.id ?? '' } });
  expect(await phone.list()).toHaveLength(2);
  await own.client.get(endOtherSessions);
  expect([await isIn(own), await isIn(phone)]).toEqual([true, false]);
});

test('a session is of its company alone, and of nobody without a token', async () => {
  const entered = await enter(LAPTOP);
  const elsewhere = clientOf(server, await server.addCompany(), { token: entered.token });
  expect((await elsewhere.refusal(listSessions)).type).toBe('forbidden');
  expect((await visitor.refusal(listSessions)).type).toBe('unauthorized');
  expect(await isIn(entered)).toBe(true);
});
