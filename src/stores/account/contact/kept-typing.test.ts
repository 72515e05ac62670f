import { expect, test } from 'vitest';
import { memoryCookies, memoryStorage } from '#platform/memory/storage.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { ME, openProfile, TYPED, typedIn, USER } from '../testing/open-profile.ts';

test('after a logout in another tab, what was typed is there for its customer alone', async () => {
  const visitor = createVisitor();
  const { store, profile, tabStorage } = await openProfile(visitor);
  const other = await visitor.open();
  const typed = { channel: 'email', destination: 'zoe@exam' } as const;
  const leaveElsewhere = async () => {
    store.edit(profile, TYPED);
    store.typeContact(profile, typed);
    other.site.session.logout();
    await visitor.clock.settle();
    expect([store.$draft.get(), store.$profile.get().kind]).toEqual([null, 'loading']);
  };
  const comeIn = async (email: string, user: typeof USER) => {
    await other.site.session.login(email, 'good');
    visitor.backEnd.meet('GET', ME, { body: user }, { body: user });
    visitor.backEnd.meet('GET', `/api/customers/v2/birthday/${user.id}`, { body: { date: null } });
    await visitor.clock.settle();
    await store.load();
  };
  await leaveElsewhere();
  await comeIn('camille@example.com', USER);
  expect(typedIn(store, profile)).toEqual(TYPED);
  expect(store.typed(profile, 'email')).toBe('zoe@exam');
  await leaveElsewhere();
  await comeIn('sacha@example.com', { ...USER, id: 'u2' });
  expect([store.$draft.get(), store.typed(profile, 'email')]).toEqual([null, '']);
  expect([...tabStorage.keys()].filter((key) => key.includes('draft'))).toEqual([]);
});

test('after its account was removed nothing of it is kept, and the other tab knows why', async () => {
  const visitor = createVisitor();
  const { site, store, profile, tabStorage } = await openProfile(visitor);
  const other = await visitor.open();
  await visitor.clock.settle();
  store.edit(profile, TYPED);
  store.typeContact(profile, { channel: 'phone', destination: '06 12' });
  visitor.backEnd.meet('POST', '/api/users/me/erase', { body: {} });
  expect(await store.erase(null)).toEqual({ kind: 'done' });
  await visitor.clock.settle();
  expect(site.session.$session.get()).toMatchObject({ kind: 'guest', isErased: true });
  const ended = { kind: 'guest', hasExpired: false, isElsewhere: true, isErased: true };
  expect(other.site.session.$session.get()).toEqual(ended);
  expect([...tabStorage.keys()].filter((key) => key.includes('draft'))).toEqual([]);
  // A session that is no more needs no logout.
  expect(visitor.sent.filter(({ path }) => path === '/api/users/logout')).toEqual([]);
});

test('where storage is refused, a removed account ends the sessions of its customer alone', async () => {
  const visitor = createVisitor();
  const alone = () => visitor.open({ ports: { storage: memoryStorage(), cookies: memoryCookies() } });
  const [own, same, another] = [await alone(), await alone(), await alone()] as const;
  for (const { site } of [own, same]) await site.session.login('camille@example.com', 'good');
  await another.site.session.login('sacha@example.com', 'good');
  await visitor.clock.settle();
  own.site.session.endErased(USER.id);
  await visitor.clock.settle();
  expect(same.site.session.$session.get()).toMatchObject({ kind: 'guest', isErased: true });
  expect(another.site.session.$session.get()).toMatchObject({ kind: 'customer' });
  expect(visitor.sent.filter(({ path }) => path === '/api/users/logout')).toEqual([]);
});

test('who has logged in by another tab while an account was being removed stays logged in', async () => {
  const visitor = createVisitor();
  const { site, store } = await openProfile(visitor);
  const other = await visitor.open();
  await visitor.clock.settle();
  visitor.backEnd.meet('POST', '/api/users/me/erase', { body: {} });
  const erasing = store.erase(null);
  other.site.session.logout();
  await other.site.session.login('sacha@example.com', 'good');
  const token = visitor.jar.get('auth.token');
  expect(await erasing).toEqual({ kind: 'done' });
  await visitor.clock.settle();
  expect(visitor.jar.get('auth.token')).toBe(token);
  for (const { session } of [site, other.site])
    expect(session.$session.get()).toMatchObject({ kind: 'customer', customer: { firstname: 'Sacha' } });
});

test('a new e-mail or phone that is being typed outlasts a reload until it is sent or given up', async () => {
  const visitor = createVisitor();
  const { store, profile, tabStorage } = await openProfile(visitor);
  store.typeContact(profile, { channel: 'email', destination: 'zoe@example.com' });
  store.typeContact(profile, { channel: 'phone', destination: '06 39' });
  const again = (await openProfile(visitor, { tabStorage })).store;
  expect([again.typed(profile, 'email'), again.typed(profile, 'phone')]).toEqual([
    'zoe@example.com',
    '06 39',
  ]);
  expect(again.typed({ ...profile, id: 'u2' }, 'email')).toBe('');
  visitor.backEnd.meet('PUT', '/api/users/v2/check/email', { body: { sent: true } });
  await again.changeContact(profile, { channel: 'email', destination: 'zoe@example.com' });
  expect([again.typed(profile, 'email'), again.typed(profile, 'phone')]).toEqual(['', '06 39']);
});

test('after the last code of a day, what is on its way can be entered, and no other is offered before its time', async () => {
  const visitor = createVisitor();
  const { store, profile, tabStorage } = await openProfile(visitor);
  const path = '/api/users/v2/check/email';
  const contact = { channel: 'email', destination: 'new@example.com' } as const;
  visitor.backEnd.meet('PUT', path, { body: { sent: true } }, problem(429, 'too_soon', { retryAfter: 7200 }));
  await store.changeContact(profile, contact);
  await visitor.clock.advance(60_000);
  expect(await store.sendAgain(profile, contact)).toMatchObject({ problem: { type: 'too_soon' } });
  const again = (await openProfile(visitor, { tabStorage })).store;
  for (const each of [store, again]) {
    expect(each.proving(profile, 'email')).toBe('new@example.com');
    expect(each.secondsLeft(profile, 'email')).toBe(7200);
  }
  visitor.backEnd.meet('PUT', path, problem(410, 'code_expired'));
  await again.changeContact(profile, contact, '123456');
  expect([again.proving(profile, 'email'), again.secondsLeft(profile, 'email')]).toEqual([null, 7200]);
  await visitor.clock.advance(7_200_000);
  expect(again.secondsLeft(profile, 'email')).toBe(0);
});
