import { expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { pathNavigation } from '../../navigation/path-navigation.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor, type OpenOptions } from '../../testing/visitor.ts';
import { passwordFeature } from './feature.ts';

const RESET = '/api/users/password/reset';
const LINK = '/api/users/token/t1';
const USER = {
  id: 'c1',
  email: 'sacha@example.com',
  profiles: [{ profileId: 'p1', firstname: 'Sacha', lastname: 'Lind', email: 'sacha@example.com' }],
};

async function open(options: OpenOptions = {}, visitor = createVisitor()) {
  const page = await visitor.open(options);
  return { visitor, site: page.site, password: await page.site.open(passwordFeature) };
}

test('a link is asked for by an address, and what the server says against it is told', async () => {
  const { visitor, password } = await open();
  visitor.backEnd.meet('POST', RESET, { body: {} });
  expect(await password.askForLink('sacha@example.com')).toEqual({ kind: 'done' });
  expect(visitor.sent.at(-1)).toMatchObject({ path: RESET, body: { email: 'sacha@example.com' } });
  visitor.backEnd.meet('POST', RESET, {
    status: 429,
    headers: { 'retry-after': '60' },
    body: { code: 429, type: 'too_soon', message: 'too_soon!', retryable: true },
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
  expect(visitor.kept.has('vitrine:cmp_x:device')).toBe(false);
  expect(await password.choose('t1', 'a rose is a rose')).toEqual({ kind: 'done' });
  expect(site.session.$session.get()).toMatchObject({ kind: 'customer', customer: { firstname: 'Sacha' } });
  const sent = visitor.sent.findLast(({ path }) => path === LINK);
  expect(visitor.kept.get('vitrine:cmp_x:device')).toBe(Reflect.get(Object(sent?.body), 'device'));
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

const PAGE = '/profile/password-reset';
const LONG = 'k'.repeat(43);

/** A page of the company's own site at an address. */
async function openAt(address: string, tabStorage = new Map<string, string>()) {
  const history = createMemoryHistory(address);
  const { site, ...page } = await open({ ports: { history }, tabStorage });
  const navigation = { kind: 'history', base: '' } as const;
  return {
    history,
    tabStorage,
    ...page,
    site: site.forElement({ navigation, emit: () => true, create: pathNavigation }),
  };
}

test.each([
  ['fragment', `${PAGE}#${LONG}`],
  ['path', `${PAGE}/${LONG}`],
])(
  'a token in the %s of the address is taken out of it, and does not come back with a language',
  async (_, address) => {
    const { history, site, password } = await openAt(address);
    expect(password.takeToken(site.navigation)).toBe(LONG);
    expect(history.read()).toBe(PAGE);
    expect(site.navigation.$place.get().route).toEqual({ kind: 'password-reset', token: null });
    await site.locale.choose('en');
    expect(history.read()).toBe('/en/profile/password-reset');
    expect(history.length()).toBe(1);
    expect(password.takeToken(site.navigation)).toBe(LONG);
  },
);

test('a token survives a reload of its tab until it is over, and is on no other page', async () => {
  const { tabStorage, site, password } = await openAt(`${PAGE}#${LONG}`);
  password.takeToken(site.navigation);
  expect((await openAt(PAGE)).password.takeToken((await openAt(PAGE)).site.navigation)).toBe('');
  const elsewhere = await openAt('/', tabStorage);
  expect(elsewhere.password.takeToken(elsewhere.site.navigation)).toBe('');
  const again = await openAt(PAGE, tabStorage);
  expect(again.password.takeToken(again.site.navigation)).toBe(LONG);
  again.visitor.backEnd.meet('PUT', `/api/users/token/${LONG}`, {
    body: { token: 's1', exist: true, user: USER },
  });
  expect(await again.password.choose(LONG, 'a rose is a rose')).toEqual({ kind: 'done' });
  const over = await openAt(PAGE, tabStorage);
  expect(over.password.takeToken(over.site.navigation)).toBe('');
});

test('another password asks for the one of now, and the customer goes on by another token', async () => {
  const { visitor, site, password } = await open();
  await site.session.login('sacha@example.com', 'good');
  visitor.backEnd.meet('PUT', '/api/users/password', problem(422, 'credentials'));
  expect(await password.change('wrong', 'a rose is a rose')).toMatchObject({
    kind: 'failed',
    problem: { type: 'credentials' },
  });
  visitor.backEnd.meet('PUT', '/api/users/password', { body: { token: 's2' } });
  expect(await password.change('good', 'a rose is a rose')).toEqual({ kind: 'done' });
  expect(visitor.sent.filter(({ path }) => path === '/api/users/password').at(-1)).toMatchObject({
    body: { oldPassword: 'good', password: 'a rose is a rose' },
  });
  expect(site.session.$session.get().kind).toBe('customer');
  expect(visitor.jar.get('auth.token')).toBe('s2');
});
