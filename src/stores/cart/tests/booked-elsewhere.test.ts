import { describe, expect, test, vi } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { openVisit } from '../../testing/visits.ts';
import { savedVisit } from '../saved-visit.ts';
import { atTheTimes, calm, cart, cartOf, logIn } from '../../testing/saved-visits.ts';

describe('a visit that waits beside and is booked here', () => {
  const s = (...ids: string[]) => ids.map((id) => serviceId(id));

  test.each([
    ['at the same shop', s('s2'), 'shop1', []],
    ['at another shop', s('s2'), 'shop2', []],
    ['with others', s('s1', 's2'), 'shop1', []],
    ['in part', s('s1'), 'shop1', ['s2']],
  ] as const)('is offered no more where all of it was booked: %s', async (_, booked, shop, offered) => {
    const { page, visitor } = await openVisit();
    const { bookingCart } = page.site;
    bookingCart.replace(s('s3'), shopId('shop3'));
    bookingCart.keepSuperseded({ serviceIds: s('s2'), shopId: shopId('shop1') });
    await calm(visitor);
    expect(savedVisit(page.site)).toMatchObject({ services: [{ id: 's2' }] });
    bookingCart.replace(booked, shopId(shop));
    bookingCart.finish('a1');
    await calm(visitor);
    expect(savedVisit(page.site)?.services.map(({ id }) => id) ?? []).toEqual(offered);
  });
});

describe('a visit that waits beside and is booked on another device', () => {
  const history = (createdAt: string, ...names: string[]) => ({
    body: {
      data: [
        { createdAt, shopId: '3', lines: names.map((name) => ({ kind: 'service', name: { fr: name } })) },
      ],
      total: 1,
    },
  });

  async function waiting() {
    const opened = await atTheTimes();
    await logIn(opened.visitor, opened.page);
    const name = savedVisit(opened.page.site)?.services[0]?.name.fr ?? '';
    return { ...opened, name, later: new Date(opened.clock.now() + 60_000).toISOString() };
  }

  test('is offered no more once the page is looked at again', async () => {
    const { page, backEnd, name, later } = await waiting();
    expect(savedVisit(page.site)).not.toBeNull();
    backEnd.meet('GET', '/api/customers/history', history(later, name));
    page.returnToTab();
    await vi.waitFor(() => expect(savedVisit(page.site)).toBeNull());
    expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  });

  test('is offered no more where others were booked with it', async () => {
    const { page, backEnd, name, later } = await waiting();
    backEnd.meet('GET', '/api/customers/history', history(later, 'Another one', name));
    expect(await page.site.bookingCart.dropBooked()).toBe(true);
    expect(savedVisit(page.site)).toBeNull();
  });

  test('is not taken, which its press is told', async () => {
    const { page, backEnd, name, later } = await waiting();
    backEnd.meet('GET', '/api/customers/history', history(later, name));
    expect(await page.site.bookingCart.dropBooked()).toBe(true);
    expect(savedVisit(page.site)).toBeNull();
    expect(await page.site.bookingCart.dropBooked()).toBe(false);
  });

  test.each([
    ['before it was saved', -86_400_000, null],
    ['with other services', 60_000, 'Another one'],
  ])('is offered still where what was booked was booked %s', async (_, after, other) => {
    const { page, backEnd, clock, name } = await waiting();
    const at = new Date(clock.now() + after).toISOString();
    backEnd.meet('GET', '/api/customers/history', history(at, other ?? name));
    expect(await page.site.bookingCart.dropBooked()).toBe(false);
    expect(savedVisit(page.site)).not.toBeNull();
  });

  test('is offered still where nobody can say, and nobody is asked for a guest', async () => {
    const { page, visitor, backEnd } = await waiting();
    backEnd.meet('GET', '/api/customers/history', { status: 404, body: { code: 404, type: 'not_found' } });
    expect(await page.site.bookingCart.dropBooked()).toBe(false);
    expect(savedVisit(page.site)).not.toBeNull();
    page.site.session.logout();
    await calm(visitor);
    const asked = visitor.sent.length;
    expect(await page.site.bookingCart.dropBooked()).toBe(false);
    expect(visitor.sent).toHaveLength(asked);
  });
});
