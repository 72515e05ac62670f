import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Change {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
interface Published {
  readonly number: number;
  readonly changes: readonly Change[];
}

/** A page of another origin has no types; what its module gives is said here. */
const { allPublished, changesOfRestore } = (await import(
  resolve(import.meta.dirname, '../draft/restoring.js')
)) as {
  readonly changesOfRestore: (number: number, published: readonly Published[], now: object) => Change[];
  readonly allPublished: (
    read: (page: number) => Promise<{ readonly data: readonly Published[]; readonly total: number }>,
  ) => Promise<readonly Published[]>;
};

const BUTTONS = 'themes.general.buttonsColor';
const FOOTER = 'themes.general.footerColor';
const published: readonly Published[] = [
  { number: 3, changes: [{ path: BUTTONS, before: '#222222', after: '#333333' }] },
  {
    number: 2,
    changes: [
      { path: BUTTONS, before: '#111111', after: '#222222' },
      { path: FOOTER, after: '#000000' },
    ],
  },
  { number: 1, changes: [{ path: BUTTONS, after: '#111111' }] },
];
const now = { themes: { general: { buttonsColor: '#333333', footerColor: '#000000' } } };

test('a look that comes back has each setting as it was published last by then', () => {
  expect(changesOfRestore(2, published, now)).toEqual([
    { path: BUTTONS, before: '#333333', after: '#222222' },
  ]);
  expect(changesOfRestore(1, published, now)).toEqual([
    { path: BUTTONS, before: '#333333', after: '#111111' },
    { path: FOOTER, before: '#000000', after: undefined },
  ]);
});

test('the look before the first has what was there before anything was published', () => {
  expect(changesOfRestore(0, published, now)).toEqual([
    { path: BUTTONS, before: '#333333', after: undefined },
    { path: FOOTER, before: '#000000', after: undefined },
  ]);
});

test('what was changed elsewhere since goes back too, and what is as it was then is no change', () => {
  const elsewhere = { themes: { general: { buttonsColor: '#333333', footerColor: '#eeeeee' } } };
  expect(changesOfRestore(3, published, elsewhere)).toEqual([
    { path: FOOTER, before: '#eeeeee', after: '#000000' },
  ]);
  expect(changesOfRestore(3, published, now)).toEqual([]);
});

test('all that was published is read, page by page', async () => {
  const pages: number[] = [];
  const all = await allPublished(async (page) => {
    pages.push(page);
    return Promise.resolve({ data: published.slice((page - 1) * 2, page * 2), total: 3 });
  });
  expect([all.map(({ number }) => number), pages]).toEqual([
    [3, 2, 1],
    [1, 2],
  ]);
});
