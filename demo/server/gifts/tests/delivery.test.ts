import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteGiftOrder } from '#contract/money/gift-orders.ts';
import { checkGiftCode } from '#contract/money/gifts.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { outbox } from '../../database/schema/records.ts';
import { companies } from '../../database/schema/tenants.ts';
import { giftThemes, vouchers } from '../../database/schema/selling/redemption.ts';
import type { ReadPicture } from '../../hosts/files/read-picture.ts';
import type { GiftSaleLine } from '../../sales/sale-lines.ts';
import { spendVoucher, voucherOf } from '../../redemption/vouchers.ts';
import { issueVouchers, voidVouchersOf } from '../issue.ts';
import { clientOf } from '../../testing/client.ts';
import { addTheme } from '../../testing/commerce.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { sendDueVouchers } from '../delivery.ts';
import { themePictures } from '../theme-picture.ts';

const DAY = 86_400_000;

openSalons();
beforeEach(async () => {
  await addTheme(db(), salon);
});

const db = () => server.database.db;
const ORIGIN = 'http://salon.example';
const context = () => ({ db: db(), originOf: () => ORIGIN });

const gift = (change: Partial<GiftSaleLine> = {}): GiftSaleLine => ({
  kind: 'gift',
  name: { fr: 'Anniversaire', en: 'Birthday' },
  vat: 0,
  total: 7500,
  themeId: 'birthday',
  amount: 7500,
  articleId: null,
  recipient: { name: 'Sacha', email: 'sacha@example.com' },
  sender: 'Camille',
  message: 'Joyeux anniversaire !',
  deliverAt: null,
  ...change,
});

interface IssueWish {
  readonly orderId?: string;
  readonly locale?: Locale;
  readonly readPicture?: ReadPicture;
}

async function issue(lines: readonly GiftSaleLine[], wish: IssueWish = {}) {
  const { orderId = 'order', locale = 'fr', readPicture } = wish;
  const [tenant] = await db().select().from(companies).where(eq(companies.id, salon));
  if (tenant === undefined) throw new Error('No company.');
  const buyer = {
    userId: 'user-1',
    firstname: 'Camille',
    lastname: 'Ferrand',
    email: 'camille@example.com',
    phone: '+33199004217',
  };
  await db().transaction(async (tx) =>
    issueVouchers(tx, tenant, {
      orderId,
      buyer,
      lines,
      locale,
      origin: ORIGIN,
      pictures: await themePictures(
        { db: tx, ...(readPicture && { readPicture }) },
        { companyId: salon, themeIds: ['birthday'], origin: ORIGIN },
      ),
      now: server.clock.now(),
    }),
  );
}

const mails = () =>
  db().select().from(outbox).where(eq(outbox.companyId, salon)).orderBy(asc(outbox.sequence));
const codeIn = (text = '') => /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(text)?.[0] ?? '';
const check = (code: string) =>
  clientOf(server, salon, { address: `10.4.0.${Math.trunc(Math.random() * 255)}` }).get(checkGiftCode, {
    body: { code },
  });

describe('a paid voucher', () => {
  test('a paid voucher is sent at once, with a code that is worth its amount', async () => {
    await issue([gift()]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'sacha@example.com',
      from: `salon@${salon}.example`,
      subject: `Camille vous offre un chèque-cadeau chez Salon ${salon}`,
    });
    expect(mail?.text).toContain('Joyeux anniversaire !');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('75 €');
    expect(mail?.html).toContain(codeIn(mail?.text ?? ''));
    expect(await check(codeIn(mail?.text ?? ''))).toMatchObject({ valid: true, balance: 75 });
  });

  test('a paid voucher is one voucher, however often its order is seen to', async () => {
    await issue([gift(), gift({ amount: 1000 })]);
    await issue([gift(), gift({ amount: 1000 })]);
    expect(await mails()).toHaveLength(2);
    expect(await db().select().from(vouchers).where(eq(vouchers.companyId, salon))).toHaveLength(2);
  });

  test.each(LOCALES)(
    'a paid voucher speaks %s, with the amount, the last day and a page to print',
    async (locale) => {
      await issue([gift()], { locale });
      const [mail] = await mails();
      const code = codeIn(mail?.text ?? '');
      const { subject = '', text = '', html = '', attachments = [] } = mail ?? {};
      expect(code).not.toBe('');
      for (const said of [subject, text, html]) {
        expect(said).not.toMatch(/\{\{|undefined|null|\[object/);
        expect(said).toContain(`Salon ${salon}`);
      }
      for (const said of [text, html]) {
        expect(said).toMatch(/75/);
        expect(said).toContain('2027');
        expect(said).toContain(code);
        expect(said).toContain('Joyeux anniversaire');
        expect(said).toContain(
          `${ORIGIN}${locale === 'fr' ? '' : `/${locale}`}/gift/check#${code.replaceAll('-', '')}`,
        );
      }
      expect(html).toContain(`<html lang="${locale}">`);
      expect(attachments).toMatchObject([{ contentType: 'application/pdf', encoding: 'base64' }]);
      expect(attachments[0]?.name).toMatch(/^[\w.-]+\.pdf$/);
      expect(Buffer.from(attachments[0]?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/);
    },
  );

  test('a paid voucher shows the picture of its theme, from the company’s own host, in the mail and on the page', async () => {
    const image = {
      url: '/medias/salon/eau.{width}.{format}',
      widths: [320, 1280, 1920],
      alt: { fr: 'De l’eau & du sable', en: 'Water & sand' },
      colour: '#446688',
    };
    await db().update(giftThemes).set({ image }).where(eq(giftThemes.companyId, salon));
    const create = { width: 64, height: 36, channels: 3, background: '#446688' } as const;
    const content = await sharp({ create }).jpeg().toBuffer();
    const readPicture: ReadPicture = async (address) =>
      address === '/medias/salon/eau.1280.jpg' ? content : null;
    await issue([gift()], { locale: 'en', readPicture });
    const [mail] = await mails();
    expect(mail?.html).toContain(
      `<img src="${ORIGIN}/medias/salon/eau.1280.jpg" alt="Water &amp; sand" width="496"`,
    );
    const page = Buffer.from(mail?.attachments?.[0]?.content ?? '', 'base64').toString('latin1');
    expect(page).toContain('/Subtype /Image');
  });

  test('a paid voucher for a service names it; without a sender the buyer is named', async () => {
    await issue([gift({ articleId: 'service-1001', name: { fr: 'Massage suédois' }, sender: '' })]);
    const [mail] = await mails();
    expect(mail?.text).toContain(
      `Camille Ferrand vous offre un moment chez Salon ${salon}\u00a0: Massage suédois.`,
    );
  });

  test('a paid voucher shows names and messages as text, and keeps its subject on one line', async () => {
    const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com';
    await issue([
      gift({ sender: hostile, message: hostile, recipient: { name: hostile, email: 'a@example.com' } }),
    ]);
    const [mail] = await mails();
    expect(mail?.html).not.toContain('<img');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('a voucher for later', () => {
  test('a voucher for later has no code before it is due; is then sent, once, however many see to it', async () => {
    const deliverAt = TEST_MONDAY + 3 * DAY;
    await issue([gift({ deliverAt })]);
    expect(await sendDueVouchers(context(), deliverAt - 1)).toBe(0);
    expect(await mails()).toEqual([]);
    const [waiting] = await db().select().from(vouchers).where(eq(vouchers.companyId, salon));
    expect(waiting).toMatchObject({ codeHash: null, last4: null, deliveredAt: null });
    const sent = await Promise.all([1, 2, 3].map(() => sendDueVouchers(context(), deliverAt)));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.createdAt).toEqual(new Date(deliverAt));
    server.clock.set(deliverAt);
    expect(await check(codeIn(mail?.text ?? ''))).toMatchObject({ valid: true, balance: 75 });
  });

  test('a voucher for later lasts its days from the day on which it is sent, to the end of the last', async () => {
    await issue([gift({ deliverAt: TEST_MONDAY + 3 * DAY })]);
    const [voucher] = await db().select().from(vouchers).where(eq(vouchers.companyId, salon));
    // 15 January 2027 is its last day, wherever its holder is.
    expect(voucher?.expiresAt.toISOString()).toBe('2027-01-16T12:00:00.000Z');
    await sendDueVouchers(context(), TEST_MONDAY + 3 * DAY);
    const [mail] = await mails();
    expect(mail?.text).toContain('15 janvier 2027');
  });

  test('a voucher for later is never sent once it was made void', async () => {
    await issue([gift({ deliverAt: TEST_MONDAY + DAY })]);
    const [voucher] = await db().select().from(vouchers).where(eq(vouchers.companyId, salon));
    const manager = await clientAs(server, salon, 'manager');
    await manager.get(deleteGiftOrder, { query: { idgift: voucher?.id ?? '' } });
    await sendDueVouchers(context(), TEST_MONDAY + 2 * DAY);
    expect(await mails()).toEqual([]);
  });

  test('a voucher for later is sent with all the others that are due, of every company', async () => {
    const deliverAt = TEST_MONDAY + DAY;
    const lines = Array.from({ length: 30 }, () => gift({ deliverAt }));
    await issue(lines);
    const first = salon;
    enterSalon(await server.addCompany());
    await addTheme(db(), salon);
    await issue([gift({ deliverAt })]);
    expect(await sendDueVouchers(context(), deliverAt)).toBe(31);
    expect(await mails()).toHaveLength(1);
    expect(
      await db()
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.companyId, first), eq(vouchers.deliveredAt, new Date(deliverAt)))),
    ).toHaveLength(30);
  });
});

test('the vouchers of an order that is refunded are worth nothing; what was spent of them is told', async () => {
  await issue([gift(), gift({ amount: 2000 })]);
  const [first, second] = await mails();
  const codes = [first, second].map((mail) => codeIn(mail?.text));
  const found = await voucherOf(db(), salon, codes[0] ?? '', TEST_MONDAY);
  const spending = { voucherId: found?.id ?? '', amount: 500, orderId: 'other', now: TEST_MONDAY };
  await db().transaction((tx) => spendVoucher(tx, salon, spending));
  const voided = () => db().transaction((tx) => voidVouchersOf(tx, salon, 'order', TEST_MONDAY));
  expect(await voided()).toBe(500);
  expect(await voided()).toBe(0);
  for (const code of codes) expect(await check(code)).toMatchObject({ valid: false });
});
