import { expect, test } from 'vitest';
import type { Profile } from '#domain/account/profile.ts';
import { valueOf } from '../load.ts';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { profileStoreFeature } from './feature.ts';
import { BIRTHDAY, ME, openProfile, sentTo, TYPED, typedIn, USER } from './testing/open-profile.ts';

test('a profile is what the account and the birthday say', async () => {
  const { profile, store } = await openProfile();
  expect(profile).toEqual({
    id: 'u1',
    profileId: 'p1',
    firstname: 'Camille',
    lastname: 'Rey',
    email: 'camille@example.com',
    phone: '+33639981234',
    city: 'Lyon',
    country: 'FR',
    birthday: '',
    isPhoneProven: true,
    hasPassword: true,
    providers: [],
    language: '',
    agreesToOffers: false,
  });
  expect(store.today()).toBe('2026-01-05');
});

test('a phone that nobody has proven is known as such until its code came back', async () => {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(profileStoreFeature);
  await site.session.login('camille@example.com', 'good');
  visitor.backEnd.meet('GET', ME, { body: { ...USER, phoneProven: false } });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  await store.load();
  const profile = valueOf(store.$profile.get()) as Profile;
  expect(profile.isPhoneProven).toBe(false);
  visitor.backEnd.meet('PUT', '/api/users/v2/check/phone', { body: { sent: false } });
  await store.changeContact(profile, { channel: 'phone', destination: USER.phone }, '123456');
  expect(valueOf(store.$profile.get())?.isPhoneProven).toBe(true);
});

test('what is saved is known to the whole page, and what was typed is done with', async () => {
  const { visitor, site, store, profile } = await openProfile();
  store.edit(profile, TYPED);
  visitor.backEnd.meet('PUT', '/api/profiles', { body: {} });
  visitor.backEnd.meet('PUT', BIRTHDAY, { body: { date: TYPED.birthday } });
  expect(await store.save(profile, TYPED)).toEqual({ kind: 'done' });
  const { birthday: _, lastname: __, ...details } = TYPED;
  expect(sentTo(visitor, '/api/profiles')).toEqual([{ profileId: 'p1', ...details }]);
  expect(valueOf(store.$profile.get())).toMatchObject(TYPED);
  expect(store.$draft.get()).toBeNull();
  expect(site.session.$session.get()).toMatchObject({ customer: { firstname: 'Zoé' } });
});

test('a birthday that has not changed is not sent; what was refused is still typed', async () => {
  const { visitor, store, profile } = await openProfile();
  const typed = { ...TYPED, birthday: '' };
  store.edit(profile, typed);
  visitor.backEnd.meet('PUT', '/api/profiles', problem(422, 'invalid'), { body: {} });
  expect(await store.save(profile, typed)).toMatchObject({ kind: 'failed', problem: { type: 'invalid' } });
  expect(typedIn(store, profile)).toEqual(typed);
  expect(await store.save(profile, typed)).toEqual({ kind: 'done' });
  expect(sentTo(visitor, BIRTHDAY).filter(Boolean)).toEqual([]);
});

test('each field adds to what is typed already, whatever the form was told of it', async () => {
  const { store, profile } = await openProfile();
  store.edit(profile, { firstname: 'Zoé' });
  store.edit(profile, { city: 'Annecy' });
  expect(typedIn(store, profile)).toMatchObject({ firstname: 'Zoé', city: 'Annecy' });
});

test('what was typed outlasts a reload of the tab, for its own customer alone, and no logout', async () => {
  const { visitor, site, store, profile, tabStorage } = await openProfile();
  store.edit(profile, TYPED);
  const reloaded = await openProfile(visitor, { tabStorage });
  expect(typedIn(reloaded.store, profile)).toEqual(TYPED);
  for (const [key, value] of tabStorage) tabStorage.set(key, value.replace('"u1"', '"u2"'));
  expect((await openProfile(visitor, { tabStorage })).store.$draft.get()).toBeNull();
  site.session.logout();
  expect([store.$draft.get(), store.$profile.get().kind]).toEqual([null, 'loading']);
  expect([...tabStorage.keys()].filter((key) => key.includes('draft'))).toEqual([]);
});

test.each([
  ['email', '/api/users/v2/check/email', 'zoe@example.com'],
  ['phone', '/api/users/v2/check/phone', '+33639980001'],
] as const)('another %s is the account’s once its code came back', async (channel, path, destination) => {
  const { visitor, site, store, profile } = await openProfile();
  const contact = { channel, destination };
  visitor.backEnd.meet('PUT', path, { body: { sent: true } }, problem(422, 'code_wrong'), {
    body: { sent: false },
  });
  expect(store.secondsLeft(profile, channel)).toBe(0);
  expect(await store.changeContact(profile, contact)).toEqual({ kind: 'sent' });
  expect(store.secondsLeft(profile, channel)).toBe(60);
  expect(await store.changeContact(profile, contact, '111111')).toMatchObject({
    problem: { type: 'code_wrong' },
  });
  expect(valueOf(store.$profile.get())?.[channel]).toBe(profile[channel]);
  expect(await store.changeContact(profile, contact, '123456')).toEqual({ kind: 'done' });
  const asked = { profileId: 'p1', [channel]: destination };
  expect(sentTo(visitor, path)).toEqual([asked, { ...asked, code: '111111' }, { ...asked, code: '123456' }]);
  expect(valueOf(store.$profile.get())?.[channel]).toBe(destination);
  expect(site.session.$session.get()).toMatchObject({ customer: { [channel]: destination } });
});

test('a code on its way to a new address outlasts a reload, and waits where it was put off', async () => {
  const visitor = createVisitor();
  const { store, profile, tabStorage } = await openProfile(visitor);
  const path = '/api/users/v2/check/email';
  const contact = { channel: 'email', destination: 'new@example.com' } as const;
  visitor.backEnd.meet('PUT', path, { body: { sent: true } }, { body: { sent: true } });
  await store.changeContact(profile, contact);
  const again = (await openProfile(visitor, { tabStorage })).store;
  expect(again.proving(profile, 'email')).toBe('new@example.com');
  expect(again.secondsLeft(profile, 'email')).toBe(60);
  expect([again.proving(profile, 'phone'), again.secondsLeft(profile, 'phone')]).toEqual([null, 0]);
  again.putOff(profile, 'email');
  expect(again.proving(profile, 'email')).toBe(null);
  // The same address leads to the code that is there; no other one is asked for.
  expect(await again.changeContact(profile, contact)).toEqual({ kind: 'sent' });
  expect(again.proving(profile, 'email')).toBe('new@example.com');
  expect(sentTo(visitor, path)).toHaveLength(1);
  expect(await again.sendAgain(profile, contact)).toEqual({ kind: 'sent' });
  expect(sentTo(visitor, path)).toHaveLength(2);
  await visitor.clock.advance(600_000);
  expect(again.proving(profile, 'email')).toBe(null);
});

test('of a code that is over, and of somebody else, nothing is remembered', async () => {
  const visitor = createVisitor();
  const { site, store, profile } = await openProfile(visitor);
  const path = '/api/users/v2/check/email';
  const contact = { channel: 'email', destination: 'new@example.com' } as const;
  visitor.backEnd.meet('PUT', path, { body: { sent: true } }, problem(410, 'code_expired'), {
    body: { sent: true },
  });
  await store.changeContact(profile, contact);
  await store.changeContact(profile, contact, '123456');
  expect(store.proving(profile, 'email')).toBe(null);
  await store.changeContact(profile, contact);
  expect(store.proving({ ...profile, id: 'u2' }, 'email')).toBe(null);
  site.session.logout();
  expect(store.proving(profile, 'email')).toBe(null);
});

test('a reply that comes after its customer has left is shown to nobody', async () => {
  const { visitor, site, store } = await openProfile();
  visitor.backEnd.meet('GET', ME, { body: USER });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  const loading = store.load();
  site.session.logout();
  await loading;
  expect(store.$profile.get().kind).toBe('loading');
});

test('what was typed is gone from the tab with a logout, on whichever page that is', async () => {
  const { visitor, store, profile, tabStorage } = await openProfile();
  store.edit(profile, TYPED);
  const { site } = await visitor.open({ tabStorage });
  await visitor.clock.settle();
  site.session.logout();
  expect([...tabStorage.keys()].filter((key) => key.includes('draft'))).toEqual([]);
});

test('what was typed is there again for the customer whose session had expired, and for nobody else', async () => {
  const { visitor, site, store, profile } = await openProfile();
  const expire = async () => {
    visitor.backEnd.meet('PUT', '/api/profiles', problem(401, 'unauthorized'));
    expect(await store.save(profile, TYPED)).toMatchObject({ kind: 'failed' });
    expect(site.session.$session.get().kind).toBe('guest');
    expect(store.$draft.get()).toBeNull();
  };
  store.edit(profile, TYPED);
  await expire();
  await site.session.login('camille@example.com', 'good');
  visitor.backEnd.meet('GET', ME, { body: USER });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  await store.load();
  expect(typedIn(store, profile)).toEqual(TYPED);
  await expire();
  await site.session.login('sacha@example.com', 'good');
  visitor.backEnd.meet('GET', ME, { body: { ...USER, id: 'u2' } });
  visitor.backEnd.meet('GET', '/api/customers/v2/birthday/u2', { body: { date: null } });
  await store.load();
  expect(store.$draft.get()).toBeNull();
});

test.each([
  ['one is', { body: { total: 1, data: [] } }, true],
  ['none is', { body: { total: 0, data: [] } }, false],
  ['nobody can say', problem(403, 'forbidden'), false],
] as const)('whether an appointment is to come is asked for: %s', async (_, answer, isComing) => {
  const { visitor, store } = await openProfile();
  visitor.backEnd.meet('GET', '/api/customers/history', answer);
  expect(await store.hasComingAppointment()).toBe(isComing);
});

test('what cannot be had anew leaves what is shown, and what was typed can be given up', async () => {
  const { visitor, store, profile, returnToTab } = await openProfile();
  store.edit(profile, TYPED);
  visitor.backEnd.meet('GET', ME, problem(403, 'forbidden'));
  returnToTab();
  await visitor.clock.settle();
  expect(store.$profile.get().kind).toBe('ready');
  store.discard();
  expect(typedIn(store, profile)).toBeNull();
});

test('a code that went to a new address within the minute, from elsewhere, is waited for, over a reload as well', async () => {
  const visitor = createVisitor();
  const { store, profile, tabStorage } = await openProfile(visitor);
  const path = '/api/users/v2/check/email';
  const contact = { channel: 'email', destination: 'new@example.com' } as const;
  visitor.backEnd.meet('PUT', path, problem(429, 'too_soon', { retryAfter: 39 }));
  expect(await store.changeContact(profile, contact)).toMatchObject({ problem: { type: 'too_soon' } });
  for (const each of [store, (await openProfile(visitor, { tabStorage })).store])
    expect([each.proving(profile, 'email'), each.secondsLeft(profile, 'email')]).toEqual([
      'new@example.com',
      39,
    ]);
});

test('where no more codes are sent for hours, none is on its way to a new address', async () => {
  const { visitor, store, profile } = await openProfile();
  const contact = { channel: 'email', destination: 'new@example.com' } as const;
  visitor.backEnd.meet('PUT', '/api/users/v2/check/email', problem(429, 'too_soon', { retryAfter: 7200 }));
  expect(await store.changeContact(profile, contact)).toMatchObject({ problem: { type: 'too_soon' } });
  expect(store.proving(profile, 'email')).toBe(null);
});
