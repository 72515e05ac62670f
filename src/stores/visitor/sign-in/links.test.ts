import { expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { pathNavigation } from '../../navigation/path-navigation.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { EMAIL, LOGOUT, NAMELESS, openSignIn as open, TOKEN } from './testing/open-sign-in.ts';

async function openLink(address: string) {
  const history = createMemoryHistory(address);
  const opened = await open(createVisitor(), { ports: { history } });
  const navigation = { kind: 'history', base: '' } as const;
  const { navigation: own } = opened.site.forElement({
    navigation,
    emit: () => true,
    create: pathNavigation,
  });
  return { ...opened, history, navigation: own };
}

test('the token of a link is taken out of the address before it is used, and is nowhere then', async () => {
  const { signIn, history, navigation, tabStorage } = await openLink(`/auth/login#link=${TOKEN}`);
  expect(signIn.links.take(navigation)).toBe(TOKEN);
  expect(history.read()).toBe('/auth/login');
  expect(history.length()).toBe(1);
  expect([...tabStorage.values()].join()).not.toContain(TOKEN);
  expect(signIn.links.take(navigation)).toBe(null);
});

test('a damaged link leaves the address as well, and is good for nobody', async () => {
  const { signIn, history, navigation } = await openLink('/auth/login#link=garbage');
  expect(signIn.links.take(navigation)).toBe('');
  expect(history.read()).toBe('/auth/login');
  expect(await signIn.links.ownerOf('')).toEqual({ kind: 'gone' });
});

test.each([`/contact#link=${TOKEN}`, '/auth/login', `/auth/login#${TOKEN}`])(
  '%s leads to no link',
  async (address) => {
    const { signIn, history, navigation } = await openLink(address);
    expect(signIn.links.take(navigation)).toBe(null);
    expect(history.read()).toBe(address);
  },
);

test('a link signs in by a press of its owner, once', async () => {
  const { signIn, visitor, bodies, site } = await open();
  const read = { purpose: 'sign-in', firstname: 'Sacha', email: EMAIL.value, phone: '' };
  visitor.backEnd.meet(
    'GET',
    `/api/users/token/${TOKEN}`,
    { body: read },
    { body: { ...read, purpose: 'password' } },
    problem(404, 'not_found'),
  );
  const owner = { firstname: 'Sacha', identifier: EMAIL };
  expect(await signIn.links.ownerOf(TOKEN)).toEqual({ kind: 'ready', owner });
  expect(site.session.$session.get().kind).toBe('guest');
  const path = '/api/users/v2/signin/email';
  visitor.backEnd.meet(
    'POST',
    path,
    { body: { ...NAMELESS.body, request: null, token: 't2' } },
    problem(410, 'code_expired'),
  );
  expect(await signIn.links.enter(TOKEN, owner)).toEqual({ kind: 'done' });
  expect(bodies(path)).toMatchObject([{ email: EMAIL.value, code: TOKEN }]);
  expect(site.session.$session.get().kind).toBe('customer');
  expect(await signIn.links.enter(TOKEN, owner)).toEqual({ kind: 'gone' });
  expect(await signIn.links.ownerOf(TOKEN)).toEqual({ kind: 'gone' });
  expect(await signIn.links.ownerOf(TOKEN)).toEqual({ kind: 'gone' });
});

test('a link that signs in somebody else ends the session of who was signed in', async () => {
  const { signIn, visitor, bodies, site } = await open();
  await site.session.login('camille@example.com', 'good');
  const path = '/api/users/v2/signin/email';
  visitor.backEnd.meet('POST', path, problem(410, 'code_expired'), {
    body: { ...NAMELESS.body, request: null, token: 't2' },
  });
  const owner = { firstname: 'Sacha', identifier: EMAIL };
  expect(await signIn.links.enter(TOKEN, owner)).toEqual({ kind: 'gone' });
  expect(site.session.$session.get()).toMatchObject({ customer: { email: 'camille@example.com' } });
  expect(bodies(LOGOUT)).toHaveLength(0);
  expect(await signIn.links.enter(TOKEN, owner)).toEqual({ kind: 'done' });
  expect(bodies(LOGOUT)).toHaveLength(1);
  expect(site.session.$session.get()).not.toMatchObject({ customer: { email: 'camille@example.com' } });
});
