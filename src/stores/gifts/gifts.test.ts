import { expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { giftsFeature } from './feature.ts';
import { keepsGifts } from './kept-gifts.ts';

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

test('whether vouchers are kept is known without their code', () => {
  const tab = (kept: string | null) => ({ read: () => kept });
  expect(keepsGifts(tab(null))).toBe(false);
  expect(keepsGifts(tab('{"list":[]}'))).toBe(false);
  expect(keepsGifts(tab('{"list":[{}]}'))).toBe(true);
  expect(keepsGifts(tab('no json'))).toBe(false);
});

test.each([['no json'], ['{"version":0}'], ['{"version":1,"list":[{"id":"a"}],"draft":3}']])(
  'what is stored as %s is no voucher',
  async (stored) => {
    const first = await open();
    fill(first);
    const [key = ''] = [...first.tabStorage.keys()].filter((one) => one.endsWith(':gifts'));
    const { gifts } = await open(first.visitor, new Map([[key, stored]]));
    expect(gifts.$list.get()).toEqual([]);
    expect(gifts.$draft.get().name).toBe('');
  },
);
