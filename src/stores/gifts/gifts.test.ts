import { expect, test } from 'vitest';
import { readList } from './list/gift-list.ts';
import { fill, openGifts } from './testing/open-gifts.ts';

test('what cannot be read of the offer is left out, and the draft begins with its first theme and sum', async () => {
  const { gifts } = await openGifts();
  expect(gifts.offer.$load.get()).toMatchObject({ value: { themes: [{ id: 'birthday', least: 2000 }] } });
  expect(gifts.$draft.get()).toMatchObject({ themeId: 'birthday', amount: '50' });
});

test('a sum that is taken out of the field stays out', async () => {
  const { gifts } = await openGifts();
  gifts.edit({ amount: '' });
  expect(gifts.$draft.get().amount).toBe('');
  expect(gifts.put()).toMatchObject({ kind: 'refused', errors: { amount: 'required', name: 'required' } });
});

test('draft, step and list come through a reload of the tab', async () => {
  const first = await openGifts();
  fill(first);
  first.gifts.goTo(2);
  expect(first.gifts.put()).toMatchObject({ kind: 'ok' });
  const again = await openGifts(first.visitor, first.tabStorage);
  expect(again.gifts.$draft.get()).toMatchObject({ name: 'Sacha', themeId: 'birthday' });
  expect(again.gifts.$step.get()).toBe(2);
  expect(again.gifts.$list.get()).toEqual(first.gifts.$list.get());
});

test('the button pressed again changes the same voucher; another one is another', async () => {
  const opened = await openGifts();
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
  const opened = await openGifts();
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
  const opened = await openGifts();
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
  const opened = await openGifts();
  const { gifts, tabStorage, visitor } = opened;
  fill(opened);
  gifts.put();
  gifts.finish(gifts.$list.get().map(({ id }) => id));
  expect(gifts.$list.get()).toEqual([]);
  expect(gifts.$draft.get().name).toBe('');
  expect((await openGifts(visitor, tabStorage)).gifts.$list.get()).toEqual([]);
});

test('how many vouchers wait is known without their code, until they are too old', () => {
  const count = (stored: string | null) => readList({ read: () => stored }, '', 1000)?.list.length;
  expect(count(null)).toBeUndefined();
  expect(count('{"version":1,"until":2000,"list":[{},{}]}')).toBe(2);
  expect(count('{"version":1,"until":1000,"list":[{}]}')).toBeUndefined();
  expect(count('{"version":0,"until":2000,"list":[{}]}')).toBeUndefined();
  // By a clock that was set back since.
  expect(count('{"version":1,"until":99000000,"list":[{}]}')).toBeUndefined();
  expect(count('no json')).toBeUndefined();
});

test.each([['no json'], ['{"version":0}'], ['{"version":1,"list":[{"id":"a"}],"draft":3}']])(
  'what is stored as %s is no voucher',
  async (stored) => {
    const first = await openGifts();
    fill(first);
    first.gifts.put();
    const keyOf = (kept: Map<string, string>, name: string) =>
      [...kept.keys()].find((one) => one.endsWith(name)) ?? '';
    first.visitor.kept.set(keyOf(first.visitor.kept, ':gifts'), stored);
    const { gifts } = await openGifts(
      first.visitor,
      new Map([[keyOf(first.tabStorage, ':gift-form'), stored]]),
    );
    expect(gifts.$list.get()).toEqual([]);
    expect(gifts.$draft.get().name).toBe('');
  },
);
