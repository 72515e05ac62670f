import { expect, test } from 'vitest';
import { MARKETING_VERSION } from '#domain/account/marketing.ts';
import { changedMeanwhile } from '#domain/account/edits/profile-edits.ts';
import type { Profile } from '#domain/account/profile.ts';
import { valueOf } from '../load.ts';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { BIRTHDAY, ME, openProfile, sentTo, TYPED, typedIn, USER } from './testing/open-profile.ts';

test('what is typed while the form is being saved is not saved yet, and stays', async () => {
  const { visitor, store, profile } = await openProfile();
  store.edit(profile, TYPED);
  visitor.backEnd.meet('PUT', '/api/profiles', { body: {} });
  visitor.backEnd.meet('PUT', BIRTHDAY, { body: { date: TYPED.birthday } });
  const saving = store.save(profile, TYPED);
  store.edit(profile, { ...TYPED, city: 'Annecy' });
  await saving;
  expect(typedIn(store, { ...profile, ...TYPED })).toEqual({ ...TYPED, city: 'Annecy' });
  expect(store.$draft.get()).toEqual({ city: { typed: 'Annecy', before: TYPED.city } });
});

test('each choice of letters is saved by itself, an agreement with the version of its words', async () => {
  const { visitor, store, profile } = await openProfile();
  visitor.backEnd.meet('PUT', '/api/profiles', { body: {} }, { body: {} }, problem(422, 'invalid'));
  expect(await store.saveLetters(profile, { agreesToOffers: true })).toEqual({ kind: 'done' });
  expect(await store.saveLetters(profile, { language: 'de' })).toEqual({ kind: 'done' });
  expect(await store.saveLetters(profile, { agreesToOffers: false })).toMatchObject({ kind: 'failed' });
  expect(sentTo(visitor, '/api/profiles').slice(0, 2)).toEqual([
    { profileId: 'p1', marketing: MARKETING_VERSION },
    { profileId: 'p1', language: 'de' },
  ]);
  expect(valueOf(store.$profile.get())).toMatchObject({ agreesToOffers: true, language: 'de' });
});

test('of two tabs each saves what was touched in it, and shows what the other has saved', async () => {
  const visitor = createVisitor();
  const one = await openProfile(visitor);
  const other = await openProfile(visitor);
  other.store.edit(other.profile, { ...TYPED, firstname: 'Camille', country: 'FR', birthday: '' });
  visitor.backEnd.meet('PUT', '/api/profiles', { body: {} }, { body: {} });
  const saved = { ...USER, profiles: [{ ...USER.profiles[0], firstname: 'Zoé', city: 'Nice' }] };
  visitor.backEnd.meet('GET', ME, { body: saved }, { body: saved }, { body: saved });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  await one.store.save(one.profile, { ...one.profile, firstname: 'Zoé', city: 'Nice' });
  await visitor.clock.settle();
  const now = valueOf(other.store.$profile.get()) as Profile;
  expect(now).toMatchObject({ firstname: 'Zoé', city: 'Nice' });
  expect(typedIn(other.store, now)).toMatchObject({ firstname: 'Zoé', city: 'Genève' });
  expect(changedMeanwhile(now, other.store.$draft.get() ?? {})).toEqual(['city']);
  await other.store.save(now, { ...now, ...typedIn(other.store, now) });
  expect(sentTo(visitor, '/api/profiles')).toEqual([
    { profileId: 'p1', firstname: 'Zoé', city: 'Nice' },
    { profileId: 'p1', city: 'Genève' },
  ]);
});

test('what was read before a change, and comes after it, does not take the change back', async () => {
  const { visitor, store, profile, returnToTab } = await openProfile();
  const { backEnd, clock } = visitor;
  backEnd.meet('GET', ME, { body: USER });
  // Its first try is lost: the answer comes late.
  const birthday = { body: { date: null } };
  backEnd.meet('GET', BIRTHDAY, 'drop', birthday, birthday);
  returnToTab();
  backEnd.meet('PUT', '/api/profiles', { body: {} });
  await store.save(profile, { ...profile, city: 'Nice' });
  const saved = { ...USER, profiles: [{ ...USER.profiles[0], city: 'Nice', lastname: 'Roy' }] };
  backEnd.meet('GET', ME, { body: saved });
  await clock.advance(20_000);
  // It was asked for anew.
  expect(valueOf(store.$profile.get())).toMatchObject({ city: 'Nice', lastname: 'Roy' });
});

test('of a form of which the birthday was refused the rest is saved, and only the birthday is still typed', async () => {
  const visitor = createVisitor();
  const { store, profile } = await openProfile(visitor);
  const other = await openProfile(visitor);
  await visitor.clock.settle();
  visitor.backEnd.meet('GET', ME, { body: { ...USER, profiles: [{ ...USER.profiles[0], ...TYPED }] } });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  store.edit(profile, TYPED);
  visitor.backEnd.meet('PUT', '/api/profiles', { body: {} });
  visitor.backEnd.meet('PUT', BIRTHDAY, problem(422, 'invalid'));
  expect(await store.save(profile, TYPED)).toMatchObject({ kind: 'failed', problem: { type: 'invalid' } });
  expect(valueOf(store.$profile.get())).toMatchObject({ firstname: 'Zoé', city: 'Genève', birthday: '' });
  expect(store.$draft.get()).toEqual({ birthday: { typed: TYPED.birthday, before: '' } });
  await visitor.clock.settle();
  expect(valueOf(other.store.$profile.get())).toMatchObject({ firstname: 'Zoé', birthday: '' });
});

test('what is typed while the form is being saved is measured by what other tabs have saved, and says so', async () => {
  const { visitor, store, profile, returnToTab } = await openProfile();
  visitor.backEnd.meet('PUT', '/api/profiles', 'drop', { body: {} });
  const saving = store.save(profile, { ...profile, city: 'Nice' });
  const elsewhere = { ...USER.profiles[0], firstname: 'Zoé', lastname: 'Roy' };
  visitor.backEnd.meet('GET', ME, { body: { ...USER, profiles: [elsewhere] } });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  store.edit(profile, { lastname: 'Ray' });
  returnToTab();
  await visitor.clock.settle();
  const seen = valueOf(store.$profile.get()) as Profile;
  store.edit(seen, { firstname: 'Camille' });
  await visitor.clock.advance(20_000);
  expect(await saving).toEqual({ kind: 'done' });
  const now = valueOf(store.$profile.get()) as Profile;
  expect(now).toMatchObject({ firstname: 'Zoé', lastname: 'Roy', city: 'Nice' });
  expect(store.$draft.get()).toEqual({
    firstname: { typed: 'Camille', before: 'Zoé' },
    lastname: { typed: 'Ray', before: 'Rey' },
  });
  expect(changedMeanwhile(now, store.$draft.get() ?? {})).toEqual(['lastname']);
});

test.each([
  ['a proven e-mail', 'email', 'zoe@example.com'],
  ['a proven phone', 'phone', '+33639980001'],
  ['the letters', 'language', 'de'],
  ['a password that was given', 'hasPassword', true],
] as const)('other tabs hear of %s, and pass nothing on', async (_, field, value) => {
  const visitor = createVisitor();
  const { store, profile } = await openProfile(visitor);
  const other = await openProfile(visitor);
  await visitor.clock.settle();
  const { profiles } = USER;
  const account = { ...USER, [field]: value, noPass: false, profiles: [{ ...profiles[0], [field]: value }] };
  visitor.backEnd.meet('GET', ME, { body: { ...account, noPass: field !== 'hasPassword' } });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  if (field === 'email' || field === 'phone') {
    visitor.backEnd.meet('PUT', `/api/users/v2/check/${field}`, { body: { sent: false } });
    await store.changeContact(profile, { channel: field, destination: value }, '123456');
  } else if (field === 'language') {
    visitor.backEnd.meet('PUT', '/api/profiles', { body: {} });
    await store.saveLetters(profile, { language: value });
  } else store.know(profile, { hasPassword: value });
  const before = visitor.sent.filter(({ path }) => path === ME).length;
  await visitor.clock.settle();
  expect(valueOf(other.store.$profile.get())?.[field]).toBe(value);
  expect(visitor.sent.filter(({ path }) => path === ME)).toHaveLength(before + 1);
});
