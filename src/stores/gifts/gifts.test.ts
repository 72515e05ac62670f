import { describe, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { giftsFeature } from './feature.ts';
import { countKeptGifts, keptGiftsFeature } from './kept-gifts.ts';

const OFFER = {
  themes: [
    {
      id: 'birthday',
      name: { fr: 'Anniversaire' },
      description: {},
      image: null,
      amounts: [50, 80],
      min: 20,
      max: 500,
      validDays: 365,
    },
    { id: 'broken', min: 20, max: 10 },
  ],
  formulas: [
    {
      articleId: '1001',
      slug: 'massage',
      name: { fr: 'Massage' },
      summary: {},
      price: 80,
      minutes: 60,
      images: [],
    },
  ],
};

async function open(visitor: Visitor = createVisitor(), tabStorage = new Map<string, string>()) {
  visitor.backEnd.meet('GET', '/api/gifts', { body: OFFER });
  const page = await visitor.open({ tabStorage });
  const gifts = await page.site.open(giftsFeature);
  await gifts.offer.ensure();
  return { visitor, tabStorage, gifts, site: page.site };
}

const fill = ({ gifts }: Awaited<ReturnType<typeof open>>, name = 'Sacha') =>
  gifts.edit({ name, email: `${name.toLowerCase()}@example.com` });

test('what cannot be read of the offer is left out, and the draft begins with its first theme and sum', async () => {
  const { gifts } = await open();
  expect(gifts.offer.$load.get()).toMatchObject({ value: { themes: [{ id: 'birthday', least: 2000 }] } });
  expect(gifts.$draft.get()).toMatchObject({ themeId: 'birthday', amount: '50' });
});

test('a sum that is taken out of the field stays out', async () => {
  const { gifts } = await open();
  gifts.edit({ amount: '' });
  expect(gifts.$draft.get().amount).toBe('');
  expect(gifts.put()).toMatchObject({ kind: 'refused', errors: { amount: 'required', name: 'required' } });
});

test('draft, step and list come through a reload of the tab', async () => {
  const first = await open();
  fill(first);
  first.gifts.goTo(2);
  expect(first.gifts.put()).toMatchObject({ kind: 'ok' });
  const again = await open(first.visitor, first.tabStorage);
  expect(again.gifts.$draft.get()).toMatchObject({ name: 'Sacha', themeId: 'birthday' });
  expect(again.gifts.$step.get()).toBe(2);
  expect(again.gifts.$list.get()).toEqual(first.gifts.$list.get());
});

test('the button pressed again changes the same voucher; another one is another', async () => {
  const opened = await open();
  const { gifts } = opened;
  fill(opened);
  gifts.put();
  gifts.edit({ amount: '80' });
  gifts.put();
  expect(gifts.$list.get().map(({ gift }) => gift.price)).toEqual([8000]);
  gifts.edit({ sender: 'Camille' });
  gifts.another();
  expect(gifts.$draft.get()).toMatchObject({ name: '', sender: 'Camille', amount: '50' });
  fill(opened, 'Margaux');
  gifts.put();
  expect(gifts.$list.get().map(({ gift }) => gift.recipient.name)).toEqual(['Sacha', 'Margaux']);
});

test('one of the list is taken up again, and leaves it', async () => {
  const opened = await open();
  const { gifts } = opened;
  fill(opened);
  gifts.put();
  const [first] = gifts.$list.get();
  gifts.another();
  gifts.change(first?.id ?? '');
  expect(gifts.$draft.get().name).toBe('Sacha');
  gifts.remove(first?.id ?? '');
  expect(gifts.$list.get()).toEqual([]);
  gifts.put();
  expect(gifts.$list.get()).toHaveLength(1);
});

test('an order holds ten vouchers', async () => {
  const opened = await open();
  const { gifts } = opened;
  for (let count = 0; count < 10; count += 1) {
    gifts.another();
    fill(opened);
    expect(gifts.put().kind).toBe('ok');
  }
  gifts.another();
  fill(opened);
  expect(gifts.put()).toEqual({ kind: 'full' });
  expect(gifts.$list.get()).toHaveLength(10);
});

test('what was sold leaves the list, and the draft is another one', async () => {
  const opened = await open();
  const { gifts, tabStorage, visitor } = opened;
  fill(opened);
  gifts.put();
  gifts.finish(gifts.$list.get().map(({ id }) => id));
  expect(gifts.$list.get()).toEqual([]);
  expect(gifts.$draft.get().name).toBe('');
  expect((await open(visitor, tabStorage)).gifts.$list.get()).toEqual([]);
});

test('how many vouchers are kept is known without their code, until they are too old', () => {
  const count = (kept: string | null) => countKeptGifts({ read: () => kept }, 1000);
  expect(count(null)).toBe(0);
  expect(count('{"until":2000,"list":[]}')).toBe(0);
  expect(count('{"until":2000,"list":[{},{}]}')).toBe(2);
  expect(count('{"until":1000,"list":[{}]}')).toBe(0);
  expect(count('no json')).toBe(0);
});

const namesIn = ({ gifts }: Awaited<ReturnType<typeof open>>) =>
  gifts.$list.get().map(({ gift }) => gift.recipient.name);

async function calm({ clock }: Visitor) {
  for (let turn = 0; turn < 6; turn += 1) await clock.settle();
}

describe('in two tabs', () => {
  test('what is put into the order or taken out of it in one is so in the other', async () => {
    const one = await open();
    const other = await open(one.visitor);
    fill(one);
    one.gifts.put();
    await calm(one.visitor);
    expect(namesIn(other)).toEqual(['Sacha']);
    fill(other, 'Margaux');
    other.gifts.put();
    await calm(one.visitor);
    expect(namesIn(one)).toEqual(['Sacha', 'Margaux']);
    const third = await one.visitor.open();
    const kept = await third.site.open(keptGiftsFeature);
    expect(kept.$count.get()).toBe(2);
    one.gifts.remove(one.gifts.$list.get()[0]?.id ?? '');
    await calm(one.visitor);
    expect(namesIn(other)).toEqual(['Margaux']);
    expect(kept.$count.get()).toBe(1);
  });

  test('a voucher that was paid in one is not ordered again from the form of the other', async () => {
    const one = await open();
    fill(one);
    one.gifts.put();
    const other = await open(one.visitor);
    other.gifts.change(other.gifts.$list.get()[0]?.id ?? '');
    expect(other.gifts.$draft.get().name).toBe('Sacha');
    one.gifts.finish(one.gifts.$list.get().map(({ id }) => id));
    await calm(one.visitor);
    expect(namesIn(other)).toEqual([]);
    expect(other.gifts.$draft.get().name).toBe('');
    expect(other.gifts.$changes.get()).toBe('');
  });

  test('a voucher that was taken out in one is still in the form of the other', async () => {
    const one = await open();
    fill(one);
    one.gifts.put();
    const other = await open(one.visitor);
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

test('a voucher that waits outlives its tab for a day, and is not to be found after it', async () => {
  const first = await open();
  fill(first);
  first.gifts.put();
  await first.visitor.clock.advance(23 * 3_600_000);
  expect(namesIn(await open(first.visitor))).toEqual(['Sacha']);
  await first.visitor.clock.advance(2 * 3_600_000);
  expect(namesIn(await open(first.visitor))).toEqual([]);
  expect([...first.visitor.kept.values()].join()).not.toContain('Sacha');
});

test('what a customer has filled in goes with their logout, in every tab', async () => {
  const one = await open();
  await one.site.session.login('camille@example.com', 'good');
  fill(one);
  one.gifts.put();
  const other = await open(one.visitor);
  await calm(one.visitor);
  expect(namesIn(other)).toEqual(['Sacha']);
  one.site.session.logout();
  await calm(one.visitor);
  expect([namesIn(one), namesIn(other)]).toEqual([[], []]);
  expect([...one.visitor.kept.values()].join()).not.toContain('Sacha');
});

test('what a guest has put into the order is theirs once they log in', async () => {
  const one = await open();
  fill(one);
  one.gifts.put();
  await one.site.session.login('camille@example.com', 'good');
  await calm(one.visitor);
  expect(namesIn(one)).toEqual(['Sacha']);
  one.site.session.logout();
  await calm(one.visitor);
  expect(namesIn(one)).toEqual([]);
});

test.each([['no json'], ['{"version":0}'], ['{"version":1,"list":[{"id":"a"}],"draft":3}']])(
  'what is stored as %s is no voucher',
  async (stored) => {
    const first = await open();
    fill(first);
    first.gifts.put();
    const keyOf = (kept: Map<string, string>, name: string) =>
      [...kept.keys()].find((one) => one.endsWith(name)) ?? '';
    first.visitor.kept.set(keyOf(first.visitor.kept, ':gifts'), stored);
    const { gifts } = await open(first.visitor, new Map([[keyOf(first.tabStorage, ':gift-form'), stored]]));
    expect(gifts.$list.get()).toEqual([]);
    expect(gifts.$draft.get().name).toBe('');
  },
);
