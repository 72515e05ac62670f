import { describe, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { giftsFeature } from '../feature.ts';
import { giftCountFeature } from './gift-count.ts';
import { fill, OFFER, openGifts } from '../testing/open-gifts.ts';

const namesIn = ({ gifts }: Awaited<ReturnType<typeof openGifts>>) =>
  gifts.$list.get().map(({ gift }) => gift.recipient.name);

async function calm({ clock }: Visitor) {
  for (let turn = 0; turn < 6; turn += 1) await clock.settle();
}

describe('in two tabs', () => {
  test('what is put into the order or taken out of it in one is so in the other', async () => {
    const one = await openGifts();
    const other = await openGifts(one.visitor);
    fill(one);
    one.gifts.put();
    await calm(one.visitor);
    expect(namesIn(other)).toEqual(['Sacha']);
    fill(other, 'Margaux');
    other.gifts.put();
    await calm(one.visitor);
    expect(namesIn(one)).toEqual(['Sacha', 'Margaux']);
    const third = await one.visitor.open();
    const counted = await third.site.open(giftCountFeature);
    expect(counted.$count.get()).toBe(2);
    one.gifts.remove(one.gifts.$list.get()[0]?.id ?? '');
    await calm(one.visitor);
    expect(namesIn(other)).toEqual(['Margaux']);
    expect(counted.$count.get()).toBe(1);
  });

  test('a voucher that was paid in one is not ordered again from the form of the other', async () => {
    const one = await openGifts();
    fill(one);
    one.gifts.put();
    const other = await openGifts(one.visitor);
    other.gifts.change(other.gifts.$list.get()[0]?.id ?? '');
    expect(other.gifts.$draft.get().name).toBe('Sacha');
    one.gifts.finish(one.gifts.$list.get().map(({ id }) => id));
    await calm(one.visitor);
    expect(namesIn(other)).toEqual([]);
    expect(other.gifts.$draft.get().name).toBe('');
    expect(other.gifts.$changes.get()).toBe('');
  });

  test('a voucher that was taken out in one is still in the form of the other', async () => {
    const one = await openGifts();
    fill(one);
    one.gifts.put();
    const other = await openGifts(one.visitor);
    other.gifts.change(other.gifts.$list.get()[0]?.id ?? '');
    other.gifts.edit({ message: 'With love' });
    one.gifts.remove(one.gifts.$list.get()[0]?.id ?? '');
    await calm(one.visitor);
    expect(other.gifts.$draft.get()).toMatchObject({ name: 'Sacha', message: 'With love' });
    expect(other.gifts.put().kind).toBe('ok');
    await calm(one.visitor);
    expect(namesIn(one)).toEqual(['Sacha']);
  });
});

const LATE = 24 * 3_600_000;
const storedIn = ({ kept }: Visitor) => [...kept.values()].join();

test('a voucher that waits outlives its tab for a day, and is not to be found after it', async () => {
  const first = await openGifts();
  fill(first);
  first.gifts.put();
  await first.visitor.clock.advance(LATE - 1);
  expect(namesIn(await openGifts(first.visitor))).toEqual(['Sacha']);
  await first.visitor.clock.advance(2);
  // An open tab shows it no longer, and any page that shows a cart removes it.
  expect(namesIn(first)).toEqual([]);
  const page = await first.visitor.open();
  await page.site.open(giftCountFeature);
  expect(storedIn(first.visitor)).not.toContain('Sacha');
});

async function loggedIn(opened: Awaited<ReturnType<typeof openGifts>>) {
  await opened.site.session.login('camille@example.com', 'good');
  await calm(opened.visitor);
}

test('what a customer has filled in goes with their logout, in every tab', async () => {
  const one = await openGifts();
  await loggedIn(one);
  fill(one);
  one.gifts.put();
  const other = await openGifts(one.visitor);
  await calm(one.visitor);
  expect(namesIn(other)).toEqual(['Sacha']);
  one.site.session.logout();
  await calm(one.visitor);
  expect([namesIn(one), namesIn(other)]).toEqual([[], []]);
  expect(storedIn(one.visitor)).not.toContain('Sacha');
});

test('a logout on a page that shows no voucher removes them as well', async () => {
  const one = await openGifts();
  await loggedIn(one);
  fill(one);
  one.gifts.put();
  const page = await one.visitor.open();
  const counted = await page.site.open(giftCountFeature);
  await calm(one.visitor);
  expect(counted.$count.get()).toBe(1);
  page.site.session.logout();
  await calm(one.visitor);
  expect(counted.$count.get()).toBe(0);
  expect(storedIn(one.visitor)).not.toContain('Sacha');
});

test('what a guest has put into the order is theirs once they log in, beside what they had', async () => {
  const one = await openGifts();
  await loggedIn(one);
  fill(one);
  one.gifts.put();
  one.visitor.backEnd.expire();
  const guest = await openGifts(createVisitor(one.visitor));
  fill(guest, 'Margaux');
  guest.gifts.put();
  await loggedIn(guest);
  expect(namesIn(guest)).toEqual(['Margaux']);
  const other = await openGifts(guest.visitor);
  await calm(guest.visitor);
  expect(namesIn(other)).toEqual(['Margaux']);
  guest.site.session.logout();
  await calm(guest.visitor);
  expect(namesIn(guest)).toEqual([]);
});

test('a customer of whom nobody can say who they are loses nothing, and others see nothing of it', async () => {
  const one = await openGifts();
  await loggedIn(one);
  fill(one);
  one.gifts.put();
  const { backEnd, clock } = one.visitor;
  const unavailable = { status: 503, body: {} };
  backEnd.meet('GET', '/api/users/me', ...Array.from({ length: 9 }, () => unavailable));
  const page = await one.visitor.open({ isEarly: true });
  await clock.advance(60_000);
  backEnd.meet('GET', '/api/gifts', { body: OFFER });
  const guest = { ...one, ...page, gifts: await page.site.open(giftsFeature) };
  await guest.gifts.offer.ensure();
  expect(guest.site.session.$session.get()).toEqual({ kind: 'guest' });
  expect([namesIn(guest), namesIn(one)]).toEqual([[], ['Sacha']]);
  fill(guest, 'Margaux');
  guest.gifts.put();
  await calm(one.visitor);
  expect([namesIn(guest), namesIn(one)]).toEqual([['Margaux'], ['Sacha']]);
});

test('a session that has run out goes on with its vouchers in its tab', async () => {
  const one = await openGifts();
  await loggedIn(one);
  fill(one);
  one.gifts.put();
  one.visitor.backEnd.expire();
  const again = await openGifts(one.visitor, one.tabStorage);
  expect(again.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: true });
  expect(namesIn(again)).toEqual(['Sacha']);
  const other = await openGifts(one.visitor);
  await calm(one.visitor);
  expect([namesIn(again), namesIn(other)]).toEqual([['Sacha'], []]);
});

test('a voucher that is changed is another one than that which another tab is paying', async () => {
  const one = await openGifts();
  fill(one);
  one.gifts.put();
  const paying = one.gifts.$list.get().map(({ id }) => id);
  const other = await openGifts(one.visitor);
  other.gifts.change(paying[0] ?? '');
  other.gifts.put();
  expect(other.gifts.$list.get().map(({ id }) => id)).toEqual(paying);
  other.gifts.edit({ amount: '80' });
  other.gifts.put();
  one.gifts.finish(paying);
  await calm(one.visitor);
  expect(one.gifts.$list.get().map(({ gift }) => gift.price)).toEqual([8000]);
});
