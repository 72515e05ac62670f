import { expect, test } from 'vitest';
import type { IdentityProvider } from '#domain/account/identity-provider.ts';
import { codeChallenge } from '#platform/code-challenge.ts';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { pathNavigation } from '../../navigation/path-navigation.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor, type OpenOptions } from '../../testing/visitor.ts';
import { socialFeature } from './feature.ts';

const LOGIN = '/api/users/login/provider';
const LINK = '/api/users/link/provider';
const GOOGLE: IdentityProvider = {
  provider: 'google',
  url: 'https://id.example/authorize?x=1',
  clientId: 'salon',
};
const USER = { id: 'u9', email: 'nova@example.com', profiles: [{ firstname: 'Nova', lastname: 'Roy' }] };
const WISH = { purpose: 'enter', from: '/contact', back: '/auth/login' } as const;

/** A tab that has left for the service, and what it was told; `comeBack` opens the tab anew at an address. */
async function leave(wish: { purpose: 'enter' | 'link'; from: string; back: string } = WISH) {
  const visitor = createVisitor();
  const hostPage = createMemoryHostPage();
  const options: OpenOptions = { ports: { hostPage: () => Promise.resolve(hostPage) } };
  const { site, tabStorage } = await visitor.open(options);
  if (wish.purpose === 'link') await site.session.login('camille@example.com', 'good');
  const social = await site.open(socialFeature);
  expect(await social.begin(GOOGLE, wish)).toBe(true);
  const asked = new URL(hostPage.departures[0] ?? '');
  async function comeBack(address: string) {
    const history = createMemoryHistory(address);
    const page = await visitor.open({ ...options, tabStorage, ports: { ...options.ports, history } });
    const element = page.site.forElement({
      navigation: { kind: 'history', base: '' },
      emit: () => true,
      create: pathNavigation,
    });
    const store = await page.site.open(socialFeature);
    await page.site.start();
    return { history, site: page.site, outcome: await store.finish(element.navigation), store };
  }
  return { visitor, asked, comeBack, tabStorage };
}

const home = (asked: URL, answer: string) => `/auth/login#${answer}&state=${asked.searchParams.get('state')}`;

test('a service is told the hashes of this tab’s secrets, and where to send the browser back to', async () => {
  const { asked, tabStorage } = await leave();
  const told = Object.fromEntries(asked.searchParams);
  const kept = JSON.parse(tabStorage.get('vitrine:cmp_x:social') ?? '') as Record<string, string>;
  expect(asked.origin + asked.pathname).toBe('https://id.example/authorize');
  expect(told).toMatchObject({
    x: '1',
    client_id: 'salon',
    response_type: 'code',
    redirect_uri: 'https://salon.example/auth/login',
    code_challenge_method: 'S256',
    code_challenge: await codeChallenge(kept['verifier'] ?? ''),
    nonce: await codeChallenge(kept['nonce'] ?? ''),
  });
  expect(asked.href).not.toContain(kept['verifier']);
  expect(asked.href).not.toContain(kept['nonce']);
});

test('who comes back with a code comes in, and the address has nothing of it', async () => {
  const { visitor, asked, comeBack } = await leave();
  visitor.backEnd.meet('POST', LOGIN, { body: { token: 't1', exist: true, user: USER } });
  const { history, site, outcome } = await comeBack(home(asked, 'code=c1'));
  expect(outcome).toEqual({ kind: 'done', provider: 'google', purpose: 'enter' });
  expect(history.read()).toBe('/auth/login?from=/contact');
  expect(site.session.$session.get()).toMatchObject({ kind: 'customer', customer: { firstname: 'Nova' } });
  const sent = visitor.sent.find(({ path }) => path === LOGIN);
  expect(sent?.body).toMatchObject({
    device: visitor.kept.get('vitrine:cmp_x:device') ?? 'kept',
    provider: 'google',
    code: 'c1',
    redirect: 'https://salon.example/auth/login',
  });
});

test('a code is taken from the query too, where the service writes it there', async () => {
  const { visitor, asked, comeBack } = await leave();
  visitor.backEnd.meet('POST', LOGIN, { body: { token: 't1', exist: true, user: USER } });
  const state = asked.searchParams.get('state');
  const { history, outcome } = await comeBack(`/auth/login?code=c1&state=${state}`);
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(history.read()).toBe('/auth/login?from=/contact');
});

test.each([
  ['refused', 'error=access_denied', null],
  ['exists', 'code=c1', problem(409, 'conflict')],
  ['failed', 'code=c1', problem(422, 'credentials')],
])('who could not come in is told why: %s', async (kind, answer, reply) => {
  const { visitor, asked, comeBack } = await leave();
  if (reply) visitor.backEnd.meet('POST', LOGIN, reply);
  const { site, outcome, history } = await comeBack(home(asked, answer));
  expect(outcome).toMatchObject({ kind });
  expect(site.session.$session.get().kind).toBe('guest');
  expect(history.read()).toBe('/auth/login?from=/contact');
});

test('what this tab has not begun, or long ago, or that came back before, does nothing', async () => {
  const { visitor, asked, comeBack } = await leave();
  const address = home(asked, 'code=c1');
  expect((await comeBack('/auth/login#code=c1&state=another')).outcome).toEqual({ kind: 'stale' });
  expect((await comeBack(address)).outcome).toEqual({ kind: 'stale' });
  const late = await leave();
  late.visitor.clock.advance(900_001);
  expect((await late.comeBack(home(late.asked, 'code=c1'))).outcome).toEqual({ kind: 'stale' });
  expect(visitor.sent.filter(({ path }) => path === LOGIN)).toEqual([]);
  expect((await comeBack('/auth/login?from=/contact')).outcome).toBeNull();
});

test('a customer links the account that they are in', async () => {
  const { visitor, asked, comeBack } = await leave({ ...WISH, purpose: 'link', from: '/profile' });
  visitor.backEnd.meet('POST', LINK, { body: { ...USER, providers: ['google'] } });
  const { outcome, store } = await comeBack(home(asked, 'code=c1'));
  expect(outcome).toEqual({ kind: 'done', provider: 'google', purpose: 'link' });
  expect(store.$outcome.get()).toEqual(outcome);
  expect(visitor.sent.find(({ path }) => path === LINK)?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('a link that asks for a proof first goes on after it with what the service has shown', async () => {
  const { visitor, asked, comeBack } = await leave({ ...WISH, purpose: 'link', from: '/profile' });
  visitor.backEnd.meet('POST', LINK, problem(403, 'proof_missing'), {
    body: { ...USER, providers: ['google'] },
  });
  const { outcome, store } = await comeBack(home(asked, 'code=c1'));
  expect(outcome).toMatchObject({ kind: 'failed', problem: { type: 'proof_missing' } });
  await store.linkAgain();
  expect(store.$outcome.get()).toEqual({ kind: 'done', provider: 'google', purpose: 'link' });
  await store.linkAgain();
  const [first, again, ...more] = visitor.sent.filter(({ path }) => path === LINK).map(({ body }) => body);
  expect([again, more]).toEqual([first, []]);
});

test('what a service has shown to one customer is no longer there for the next', async () => {
  const { visitor, asked, comeBack } = await leave({ ...WISH, purpose: 'link', from: '/profile' });
  visitor.backEnd.meet('POST', LINK, problem(403, 'proof_missing'));
  const { store, site } = await comeBack(home(asked, 'code=c1'));
  site.session.logout();
  await store.linkAgain();
  expect(store.$outcome.get()).toBeNull();
  expect(visitor.sent.filter(({ path }) => path === LINK)).toHaveLength(1);
});
