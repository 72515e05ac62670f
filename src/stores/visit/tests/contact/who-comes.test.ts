import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { calm } from '../../../testing/saved-visits.ts';
import { createVisitor } from '../../../testing/visitor.ts';
import { hold, openVisit } from '../../../testing/visits.ts';

describe('who comes', () => {
  test('a profile of the same person fills empty fields and leaves at logout; what was typed stays', async () => {
    const { visit, page, clock } = await openVisit();
    visit.edit({ firstname: 'camille', message: 'Bonjour' });
    await page.site.session.login('camille@example.com', 'good');
    await clock.settle();
    expect(visit.$draft.get()).toEqual({
      firstname: 'camille',
      lastname: 'Martin',
      email: 'camille@example.com',
      phone: '06 12 34 56 78',
      message: 'Bonjour',
    });
    page.site.session.logout();
    expect(visit.$draft.get()).toEqual({
      firstname: 'camille',
      lastname: '',
      email: '',
      phone: '',
      message: 'Bonjour',
    });
  });

  test('a login while a slot is held keeps what is being booked, and offers the earlier cart back', async () => {
    const visitor = createVisitor();
    const before = await visitor.open();
    await before.site.session.login('camille@example.com', 'good');
    before.site.bookingCart.replace([serviceId('s3')], shopId('shop3'));
    await calm(visitor);
    before.site.session.logout();
    before.site.bookingCart.clear();
    await calm(visitor);

    const { visit, page } = await openVisit(visitor);
    await hold(visit);
    await page.site.session.login('camille@example.com', 'good');
    await calm(visitor);
    expect(visit.$stage.get().kind).toBe('held');
    expect(page.site.bookingCart.$cart.get()).toEqual({ serviceIds: ['s1'], shopId: 'shop1' });
    expect(page.site.bookingCart.$replaced.get()).toEqual({ serviceIds: ['s3'], shopId: 'shop3' });
    expect((await visit.confirm()).kind).toBe('confirmed');
  });
});
