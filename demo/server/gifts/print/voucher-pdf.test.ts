import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { companyOf } from '../../testing/companies.ts';
import { voucherPdf } from './voucher-pdf.ts';
import { voucherWords } from './voucher-words.ts';
import type { VoucherRow } from '../voucher-row.ts';
import type { ThemePicture } from '../theme-picture.ts';

const profile = companyOf('salon');

const wordsOf = (change: Partial<VoucherRow> = {}, picture: ThemePicture | null = null) =>
  voucherWords({
    profile,
    picture,
    code: 'ABCDEFGHJKLM2345',
    origin: 'https://salon.example',
    voucher: {
      locale: 'fr',
      initial: 7500,
      balance: 7500,
      sender: 'Camille',
      recipientName: 'Sacha',
      articleId: null,
      name: { fr: 'Merci' },
      expiresAt: new Date(Date.UTC(2027, 0, 12)),
      message: 'Joyeux anniversaire !',
      ...change,
    } as VoucherRow,
  });

/** Its objects; what is drawn is compressed. */
const drawn = async (change: Partial<VoucherRow> = {}, picture: ThemePicture | null = null) =>
  (await voucherPdf(profile, wordsOf(change, picture))).toString('latin1');

test.each(LOCALES)('a voucher is one tagged page that says its language %s', async (locale) => {
  const pdf = await drawn({ locale });
  expect(pdf).toContain(`/Lang (${locale})`);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/S /H1');
  expect(pdf).toMatch(/\/S \/Figure\n\/Alt/);
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
});

test('a voucher has the picture of its theme', async () => {
  const create = { width: 64, height: 36, channels: 3, background: '#446688' } as const;
  const content = await sharp({ create }).jpeg().toBuffer();
  const picture = { url: 'https://salon.example/medias/eau.1280.jpg', alt: { fr: 'De l’eau' }, content };
  expect(await drawn({}, picture)).toContain('/Subtype /Image');
  expect(await drawn()).not.toContain('/Subtype /Image');
});

test('a voucher says for whom it is, unless they asked to be forgotten', async () => {
  const paragraphs = async (recipientName: string) =>
    (await drawn({ recipientName })).match(/\/S \/P\n/g)?.length ?? 0;
  expect(wordsOf().recipient).toBe('Pour Sacha');
  expect(await paragraphs('Sacha')).toBe((await paragraphs('')) + 1);
});

test('the longest message and names stay on one page', async () => {
  const pdf = await drawn({
    message: 'W'.repeat(250) + ' mot\n'.repeat(50),
    sender: 'W'.repeat(100),
    recipientName: 'W'.repeat(100),
    articleId: 'service',
    name: { fr: 'Massage aux pierres chaudes '.repeat(8) },
  });
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
});

test('what is scanned leads to the page that tells what a code is worth, and no server is told the code', () => {
  const { hash, pathname, search } = new URL(wordsOf({ locale: 'de' }).checkUrl);
  expect({ hash, pathname, search }).toEqual({
    hash: '#ABCDEFGHJKLM2345',
    pathname: '/de/gift/check',
    search: '',
  });
});

test.each([
  ['a service', 7500, 'Massage', 'Camille vous offre un moment chez Salon : Massage.'],
  [
    'what is left of a service',
    4000,
    '40 €',
    'Camille vous offre un chèque-cadeau de 40 €, à dépenser chez Salon.',
  ],
])('a voucher for %s says so', (_, balance, worth, intro) => {
  const words = wordsOf({ articleId: 'service', name: { fr: 'Massage' }, balance });
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replace(words.company, 'Salon');
  expect([plain(words.worth), plain(words.intro)]).toEqual([worth, intro]);
});

test('a voucher of a sender who asked to be forgotten names none', () => {
  const { sender, intro, messageTitle } = wordsOf({ sender: '' });
  expect([sender, messageTitle]).toEqual(['Quelqu’un', 'Un mot pour vous']);
  expect(intro).toMatch(/^Quelqu’un vous offre /);
});
