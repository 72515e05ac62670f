import { describe, expect, test } from 'vitest';
import type { IdentityProvider } from '#domain/account/identity-provider.ts';
import type { Profile } from '#domain/account/profile.ts';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { createMemoryPresence } from '#platform/memory/presence.ts';
import type { Clock } from '#platform/ports.ts';
import { passkeySignInFeature } from '../account/passkeys/feature.ts';
import {
  knownSession,
  OPTIONS,
  openWithPasskeys,
  SIGN_IN,
  SIGNED,
} from '../account/passkeys/testing/open-passkeys.ts';
import { profileStoreFeature } from '../account/feature.ts';
import { proofFeature } from '../account/proof/feature.ts';
import { socialFeature } from '../account/social/feature.ts';
import { pathNavigation } from '../navigation/path-navigation.ts';
import { problem } from '../testing/back-end.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { registrationFeature } from './registration/feature.ts';
import { EMAIL, NAMELESS, openSignIn, TOKEN } from './sign-in/testing/open-sign-in.ts';

const DAY = 86_400_000;
const APPLICANT = { firstname: '', lastname: '', email: EMAIL.value, phone: '', password: '' };
const SACHA = { id: 'u2', profileId: 'p1' } as Profile;
const CONTACT = { channel: 'email', destination: 'new@example.com' } as const;
const NEW_EMAIL = '/api/users/v2/check/email';
const PROVE = '/api/users/prove';
const GOOGLE: IdentityProvider = { provider: 'google', url: 'https://id.example/a', clientId: 'salon' };
const OWNER = { id: 'u9', email: 'nova@example.com', profiles: [{ firstname: 'Nova', lastname: 'Roy' }] };
const ASK = `POST ${SIGN_IN}/options`;

/** A browser whose clock is wrong by days before a server whose clock is right, until somebody sets it. */
function wrongBy(days: number, visitor: Visitor = createVisitor()) {
  let wrong = days;
  const clock: Clock = { now: () => visitor.clock.now() + wrong * DAY, after: visitor.clock.after };
  return { visitor, clock, setRight: () => void (wrong = 0) };
}

async function openPasskeys(days: number) {
  const { visitor, clock, setRight } = wrongBy(days);
  const presence = createMemoryPresence();
  const ports = { clock, presence: () => Promise.resolve(presence) };
  const opened = await openWithPasskeys({}, visitor, { ports });
  visitor.backEnd.meet('POST', `${SIGN_IN}/options`, OPTIONS, OPTIONS, OPTIONS);
  const store = await opened.site.open(passkeySignInFeature);
  store.offer();
  await visitor.clock.settle();
  return { ...opened, store, setRight };
}

/** A tab that leaves for another service, and comes back from it. */
async function openSocial(visitor: Visitor, clock: Clock) {
  const hostPage = createMemoryHostPage();
  const ports = { clock, hostPage: () => Promise.resolve(hostPage) };
  const { site, tabStorage } = await visitor.open({ ports });
  const wish = { purpose: 'enter', from: '/contact', back: '/auth/login' } as const;
  visitor.backEnd.meet('POST', '/api/users/login/provider', {
    body: { token: 't1', exist: true, user: OWNER },
  });
  return {
    leave: async () => (await site.open(socialFeature)).begin(GOOGLE, wish),
    async comeBack() {
      const asked = new URL(hostPage.departures.at(-1) ?? '');
      const address = `/auth/login#code=c1&state=${asked.searchParams.get('state')}`;
      const history = createMemoryHistory(address);
      const page = await visitor.open({ tabStorage, ports: { ...ports, history } });
      const element = page.site.forElement({
        navigation: { kind: 'history', base: '' },
        emit: () => true,
        create: pathNavigation,
      });
      const outcome = await (await page.site.open(socialFeature)).finish(element.navigation);
      return { page, outcome };
    },
  };
}

describe.each([-1, 1])('a clock that is wrong by %s day', (days) => {
  test('lets in by a code, and has nobody wait longer for another one, after a reload neither', async () => {
    const { visitor, clock } = wrongBy(days);
    const { site, tabStorage } = await visitor.open({ ports: { clock } });
    const registration = await site.open(registrationFeature);
    await registration.begin(APPLICANT);
    expect(registration.secondsLeft()).toBe(60);
    await visitor.clock.advance(20_000);
    const again = await visitor.open({ tabStorage, ports: { clock } });
    const reloaded = await again.site.open(registrationFeature);
    expect(reloaded.$registration.get().stage).toBe('proving');
    expect(reloaded.secondsLeft()).toBe(40);
    await reloaded.prove('123456');
    expect(again.site.session.$session.get().kind).toBe('customer');
  });

  test('lets in by a link', async () => {
    const { visitor, clock } = wrongBy(days);
    const { signIn, site } = await openSignIn(visitor, { ports: { clock } });
    const read = { purpose: 'sign-in', firstname: 'Sacha', email: EMAIL.value, phone: '' };
    visitor.backEnd.meet('GET', `/api/users/token/${TOKEN}`, { body: read });
    visitor.backEnd.meet('POST', '/api/users/v2/signin/email', {
      body: { ...NAMELESS.body, request: null },
    });
    const found = await signIn.links.ownerOf(TOKEN);
    expect(found).toMatchObject({ kind: 'ready' });
    const owner = { firstname: 'Sacha', identifier: EMAIL };
    expect(await signIn.links.enter(TOKEN, owner)).toEqual({ kind: 'done' });
    expect(site.session.$session.get().kind).toBe('customer');
  });

  test('lets in by a passkey, whose question is asked once', async () => {
    const { visitor, browser, site, store, bodies } = await openPasskeys(days);
    visitor.backEnd.meet('POST', SIGN_IN, await knownSession(visitor));
    const signing = store.signIn();
    await visitor.clock.settle();
    expect(bodies(ASK)).toHaveLength(1);
    browser.answer(SIGNED);
    await signing;
    expect(site.session.$session.get().kind).toBe('customer');
  });

  test('lets in by another service, and not by one that was asked long ago', async () => {
    const { visitor, clock } = wrongBy(days);
    const { leave, comeBack } = await openSocial(visitor, clock);
    await leave();
    await visitor.clock.advance(900_001);
    expect((await comeBack()).outcome).toEqual({ kind: 'stale' });
    await leave();
    await visitor.clock.advance(300_000);
    const { page, outcome } = await comeBack();
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(page.site.session.$session.get().kind).toBe('customer');
  });

  test('leaves a session as long as the server does: it is there after a reload, and told of once it has expired', async () => {
    const { visitor, clock } = wrongBy(days);
    const first = await visitor.open({ ports: { clock } });
    await first.site.session.login('sacha@example.com', 'good');
    await visitor.clock.advance(DAY);
    const { site } = await visitor.open({ ports: { clock } });
    expect(site.session.$session.get().kind).toBe('customer');
    visitor.backEnd.meet('GET', '/api/users/me', problem(401, 'unauthorized'));
    const last = await visitor.open({ ports: { clock } });
    expect(last.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: true });
  });
});

describe.each([
  ['ten minutes', 10 / (24 * 60)],
  ['a day', 1],
])('a clock that is set back by %s', (_, days) => {
  test('has nobody wait for another code to come in by', async () => {
    const { visitor, clock, setRight } = wrongBy(days);
    const { site } = await visitor.open({ ports: { clock } });
    const registration = await site.open(registrationFeature);
    await registration.begin(APPLICANT);
    setRight();
    expect(registration.secondsLeft()).toBe(0);
  });

  test('has nobody wait for another code to a new address', async () => {
    const { visitor, clock, setRight } = wrongBy(days);
    const { site } = await visitor.open({ ports: { clock } });
    await site.session.login('sacha@example.com', 'good');
    const profile = await site.open(profileStoreFeature);
    visitor.backEnd.meet('PUT', NEW_EMAIL, { body: { sent: true } });
    await profile.changeContact(SACHA, CONTACT);
    setRight();
    expect(profile.proving(SACHA, 'email')).toBe(CONTACT.destination);
    expect(profile.secondsLeft(SACHA, 'email')).toBe(0);
  });

  test('has another code that proves an account be sent', async () => {
    const { visitor, clock, setRight } = wrongBy(days);
    const { site } = await visitor.open({ ports: { clock } });
    await site.session.login('sacha@example.com', 'good');
    const proof = await site.open(proofFeature);
    const sent = { body: { proven: false } };
    visitor.backEnd.meet('POST', PROVE, sent, sent);
    const own = { channel: 'email', destination: 'sacha@example.com' } as const;
    await proof.sendCode(own);
    setRight();
    expect(proof.secondsLeft(own)).toBe(0);
    await proof.sendAgain(own);
    expect(visitor.sent.filter(({ path }) => path === PROVE)).toHaveLength(2);
  });

  test('takes no visit to another service for one that has just begun', async () => {
    const { visitor, clock, setRight } = wrongBy(days);
    const { leave, comeBack } = await openSocial(visitor, clock);
    await leave();
    setRight();
    await visitor.clock.advance(1_200_000);
    expect((await comeBack()).outcome).toMatchObject({ kind: days === 1 ? 'stale' : 'done' });
  });
});

describe.each([-1, 1])('a clock that is set right by %s day', (days) => {
  test('goes on with a code that is on its way, over a reload as well', async () => {
    const { visitor, clock, setRight } = wrongBy(-days);
    const { site, tabStorage } = await visitor.open({ ports: { clock } });
    await (await site.open(registrationFeature)).begin(APPLICANT);
    setRight();
    const again = await visitor.open({ tabStorage, ports: { clock } });
    const registration = await again.site.open(registrationFeature);
    expect(registration.$registration.get().stage).toBe('proving');
    expect(registration.secondsLeft()).toBe(0);
    await registration.prove('123456');
    expect(again.site.session.$session.get().kind).toBe('customer');
  });

  test('goes on with a code to a new address, over a reload as well', async () => {
    const { visitor, clock, setRight } = wrongBy(-days);
    const { site, tabStorage } = await visitor.open({ ports: { clock } });
    await site.session.login('sacha@example.com', 'good');
    const profile = await site.open(profileStoreFeature);
    visitor.backEnd.meet('PUT', NEW_EMAIL, { body: { sent: true } });
    await profile.changeContact(SACHA, CONTACT);
    expect(profile.secondsLeft(SACHA, 'email')).toBe(60);
    setRight();
    const again = await visitor.open({ tabStorage, ports: { clock } });
    const reloaded = await again.site.open(profileStoreFeature);
    expect(reloaded.proving(SACHA, 'email')).toBe(CONTACT.destination);
    expect(reloaded.secondsLeft(SACHA, 'email')).toBeGreaterThan(55);
    expect(reloaded.secondsLeft(SACHA, 'email')).toBeLessThanOrEqual(60);
  });

  test('has no passkey answer a question that is too old', async () => {
    const { visitor, store, bodies, setRight } = await openPasskeys(-days);
    setRight();
    void store.signIn();
    await visitor.clock.settle();
    expect(bodies(ASK)).toHaveLength(2);
  });
});
