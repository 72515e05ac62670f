import { describe, expect, test } from 'vitest';
import { fill, openGifts } from './testing/open-gifts.ts';

type Opened = Awaited<ReturnType<typeof openGifts>>;

const namesIn = ({ gifts }: Opened) => gifts.$list.get().map(({ gift }) => gift.recipient.name);
const idOf = ({ gifts }: Opened, name: string) =>
  gifts.$list.get().find(({ gift }) => gift.recipient.name === name)?.id ?? '';

/** With vouchers in the list, and a form that nobody has filled in. */
async function openListed(...names: string[]) {
  const opened = await openGifts();
  for (const name of names) {
    opened.gifts.another();
    fill(opened, name);
    opened.gifts.put();
  }
  opened.gifts.another();
  return opened;
}

describe('before the form goes on to another voucher', () => {
  test('a finished one is put into the list, and one that is begun says what is missing', async () => {
    const opened = await openListed('Sacha');
    const { gifts } = opened;
    gifts.edit({ message: 'With love' });
    expect(gifts.settle()).toMatchObject({ kind: 'refused', errors: { name: 'required' } });
    expect(namesIn(opened)).toEqual(['Sacha']);
    fill(opened, 'Margaux');
    expect(gifts.settle()).toMatchObject({ kind: 'ok', gift: { recipient: { name: 'Margaux' } } });
    expect(namesIn(opened)).toEqual(['Sacha', 'Margaux']);
    expect(gifts.settle()).toEqual({ kind: 'kept' });
  });

  test.each([
    ['as the form begins', {}],
    ['of which is said only who it is from', { sender: 'Camille' }],
    ['that was filled in and emptied again', { name: '' }],
  ])('one %s is nothing', async (_, change) => {
    const { gifts } = await openListed('Sacha');
    gifts.edit({ name: 'Margaux' });
    gifts.edit({ name: '', ...change });
    expect(gifts.settle()).toEqual({ kind: 'kept' });
  });

  test('a change of one of the list is put there', async () => {
    const opened = await openListed('Sacha', 'Margaux');
    const { gifts } = opened;
    gifts.change(idOf(opened, 'Sacha'));
    expect(gifts.settle()).toEqual({ kind: 'kept' });
    gifts.edit({ amount: '80' });
    gifts.change(idOf(opened, 'Margaux'));
    expect(gifts.$list.get().map(({ gift }) => gift.price)).toEqual([8000, 5000]);
    expect(gifts.$draft.get().name).toBe('Margaux');
  });

  test('one that was taken out of the list does not come back, unless it is filled in further', async () => {
    const opened = await openListed('Sacha', 'Margaux');
    const { gifts } = opened;
    gifts.change(idOf(opened, 'Sacha'));
    gifts.remove(idOf(opened, 'Sacha'));
    expect(gifts.settle()).toEqual({ kind: 'kept' });
    gifts.edit({ amount: '80' });
    expect(gifts.settle().kind).toBe('ok');
    expect(namesIn(opened)).toEqual(['Margaux', 'Sacha']);
  });
});

describe('while one of the list is changed', () => {
  test('what was begun waits, over a reload, until that one is put', async () => {
    const opened = await openListed('Sacha', 'Margaux');
    const { gifts, visitor, tabStorage } = opened;
    gifts.edit({ message: 'With love' });
    gifts.change(idOf(opened, 'Sacha'));
    gifts.change(idOf(opened, 'Margaux'));
    const again = (await openGifts(visitor, tabStorage)).gifts;
    expect(again.$draft.get().name).toBe('Margaux');
    expect(again.put().kind).toBe('ok');
    expect(again.$draft.get()).toMatchObject({ name: '', message: 'With love' });
    expect(again.$changes.get()).toBe('');
  });

  test('what was begun comes back instead of another one as well', async () => {
    const opened = await openListed('Sacha');
    const { gifts } = opened;
    gifts.edit({ message: 'With love' });
    gifts.change(idOf(opened, 'Sacha'));
    gifts.another();
    expect(gifts.$draft.get().message).toBe('With love');
    gifts.another();
    expect(gifts.$draft.get().message).toBe('');
  });

  test('it is gone on with where it is asked for again', async () => {
    const opened = await openListed('Sacha');
    const { gifts } = opened;
    gifts.change(idOf(opened, 'Sacha'));
    gifts.edit({ email: '' });
    gifts.goTo(2);
    gifts.change(idOf(opened, 'Sacha'));
    expect(gifts.$step.get()).toBe(0);
    expect(gifts.$draft.get()).toMatchObject({ name: 'Sacha', email: '' });
  });
});
