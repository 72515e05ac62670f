import { expect, test } from 'vitest';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { passwordFeature } from './feature.ts';

const RESET = '/api/users/password/reset';
const LINK = '/api/users/token/t1';
const USER = {
  id: 'c1',
  email: 'sacha@example.com',
  profiles: [{ profileId: 'p1', firstname: 'Sacha', lastname: 'Lind', email: 'sacha@example.com' }],
};

async function open() {
  const visitor = createVisitor();
  const page = await visitor.open();
  return { visitor, site: page.site, password: await page.site.open(passwordFeature) };
}

test('a link is asked for by an address, and what the server says against it is told', async () => {
  const { visitor, password } = await open();
  visitor.backEnd.meet('POST', RESET, { body: {} });
  expect(await password.askForLink('sacha@example.com')).toEqual({ kind: 'done' });
  expect(visitor.sent.at(-1)).toMatchObject({ path: RESET, body: { email: 'sacha@example.com' } });
  visitor.backEnd.meet('POST', RESET, {
    ...problem(429, 'too_soon'),
    headers: { 'retry-after': '60' },
  });
  expect(await password.askForLink('sacha@example.com')).toMatchObject({
    kind: 'failed',
    problem: { type: 'too_soon' },
  });
});

test('a link says whose it is; one for something else, or that is over, opens nothing', async () => {
  const { visitor, password } = await open();
  const reply = { purpose: 'password', firstname: 'Sacha', email: 'sacha@example.com', phone: '' };
  visitor.backEnd.meet('GET', LINK, { body: reply });
  expect(await password.ownerOf('t1')).toEqual({ kind: 'ready', email: 'sacha@example.com' });
  visitor.backEnd.meet('GET', LINK, { body: { ...reply, purpose: 'sign-in' } });
  expect(await password.ownerOf('t1')).toEqual({ kind: 'gone' });
  visitor.backEnd.meet('GET', LINK, problem(404, 'not_found'));
  expect(await password.ownerOf('t1')).toEqual({ kind: 'gone' });
});

test('whoever chooses a password is logged in by that; one that is refused says why', async () => {
  const { visitor, site, password } = await open();
  visitor.backEnd.meet('PUT', LINK, problem(422, 'invalid'));
  expect(await password.choose('t1', 'password')).toMatchObject({ kind: 'failed' });
  expect(site.session.$session.get().kind).toBe('guest');
  visitor.backEnd.meet('PUT', LINK, { body: { token: 's1', exist: true, user: USER } });
  expect(await password.choose('t1', 'a rose is a rose')).toEqual({ kind: 'done' });
  expect(site.session.$session.get()).toMatchObject({ kind: 'customer', customer: { firstname: 'Sacha' } });
});

test('what may have been carried out is asked again as the same, and after an answer as something new', async () => {
  const { visitor, password } = await open();
  const keys = () =>
    visitor.sent
      .filter(({ path }) => path === RESET || path === LINK)
      .map(({ headers }) => headers.get('idempotency-key'));
  const entered = { body: { token: 's1', exist: true, user: USER } };
  const sending = async (act: Promise<unknown>) => {
    const first = keys().length;
    let isOver = false;
    const over = act.finally(() => (isOver = true));
    for (let round = 0; round < 50 && !isOver; round += 1) await visitor.clock.advance(1000);
    await over;
    return new Set(keys().slice(first));
  };
  visitor.backEnd.always = 'drop';
  const unknown = await sending(password.choose('t1', 'a rose is a rose'));
  visitor.backEnd.always = null;
  visitor.backEnd.meet('PUT', LINK, entered, entered);
  expect(await sending(password.choose('t1', 'a rose is a rose'))).toEqual(unknown);
  expect(await sending(password.choose('t1', 'another one then'))).not.toEqual(unknown);
  expect(unknown.size).toBe(1);

  visitor.backEnd.meet('POST', RESET, { body: {} }, { body: {} });
  const first = await sending(password.askForLink('sacha@example.com'));
  const second = await sending(password.askForLink('sacha@example.com'));
  expect([first.size, second.size]).toEqual([1, 1]);
  expect(second).not.toEqual(first);
});
