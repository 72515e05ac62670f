import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { giftThemes, vouchers } from '../../database/schema/selling/redemption.ts';
import type { ReadPicture } from '../../hosts/files/read-picture.ts';
import { addTheme } from '../../testing/commerce.ts';
import { mailsIn } from '../../testing/mails.ts';
import { addPayingCompany, init, payFor } from '../../testing/sales.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { CUSTOMER } from '../../testing/visits.ts';
import { sendDueVouchers } from '../delivery.ts';
import { themePictures } from '../theme-picture.ts';

const IMAGE = {
  url: '/medias/salon/eau.{width}.{format}',
  widths: [320, 640],
  alt: { fr: 'Eau' },
  colour: '#446688',
};
const broken: ReadPicture = async () => {
  throw new Error('The folder cannot be written to.');
};

let read: ReadPicture = broken;
let server: TestServer;
let salon: string;
beforeAll(async () => {
  server = await startTestServer({ readPicture: (address) => read(address) });
});
afterAll(() => server.close());
beforeEach(async () => {
  read = broken;
  salon = await addPayingCompany(server);
  await addTheme(server.database.db, salon);
  await imageIs(IMAGE);
});

const imageIs = (image: typeof IMAGE) =>
  server.database.db.update(giftThemes).set({ image }).where(eq(giftThemes.companyId, salon));

const pictureOf = (readPicture: ReadPicture, report = vi.fn<(fault: unknown) => void>()) =>
  themePictures(
    { db: server.database.db, readPicture, report },
    { companyId: salon, themeIds: ['birthday', 'birthday'], origin: 'http://salon.example' },
  );

const gift = (deliverAt?: number) => ({
  themeId: 'birthday',
  amount: 50,
  recipient: { name: 'Sacha', email: 'sacha@example.com' },
  sender: 'Zoé',
  message: '',
  ...(deliverAt !== undefined && { deliverAt: new Date(deliverAt).toISOString() }),
});

test('a theme’s picture is read once, in the widest that there is', async () => {
  const create = { width: 64, height: 36, channels: 3, background: '#446688' } as const;
  const readPicture = vi.fn<ReadPicture>(async () => sharp({ create }).jpeg().toBuffer());
  const pictures = await pictureOf(readPicture);
  expect(pictures.get('birthday')?.url).toBe('http://salon.example/medias/salon/eau.640.jpg');
  expect(readPicture).toHaveBeenCalledOnce();
});

test.each<[string, ReadPicture]>([
  ['cannot be made', broken],
  ['no document can show', async () => Buffer.from('<html>not found</html>')],
])('a picture that %s is none, and is reported', async (_, readPicture) => {
  const report = vi.fn<(fault: unknown) => void>();
  expect((await pictureOf(readPicture, report)).size).toBe(0);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
});

test('a picture that has no width or is no JPEG is not asked for', async () => {
  const readPicture = vi.fn<ReadPicture>();
  for (const image of [
    { ...IMAGE, widths: [] },
    { ...IMAGE, url: '/medias/salon/eau.webp' },
  ]) {
    await imageIs(image);
    expect((await pictureOf(readPicture)).size).toBe(0);
  }
  expect(readPicture).not.toHaveBeenCalled();
});

test('a paid voucher is sold and sent without a picture that cannot be made, at once or later', async () => {
  const { db } = server.database;
  const day = server.clock.now() + 86_400_000;
  const body = { customer: CUSTOMER, gifts: [gift(), gift(day)], acceptedTotal: 100 };
  const { orderId } = await payFor(server, salon, await init(server, salon, body));
  expect(
    await db
      .select()
      .from(vouchers)
      .where(eq(vouchers.orderId, orderId ?? '')),
  ).toHaveLength(2);
  const context = { db, originOf: (host: string) => `http://${host}`, readPicture: broken };
  expect(await sendDueVouchers(context, day)).toBe(1);
  const sent = (await mailsIn(server, salon)).filter(({ to }) => to === 'sacha@example.com');
  expect(sent).toHaveLength(2);
  for (const { html } of sent) expect(html).not.toContain('<img');
});

test('a sale holds nothing locked while it has a picture made', async () => {
  const { db } = server.database;
  read = async () => {
    // Waits in vain where a transaction is open: the embedded database has one connection.
    await db.select().from(giftThemes).where(eq(giftThemes.companyId, salon));
    return null;
  };
  const body = { customer: CUSTOMER, gifts: [gift()], acceptedTotal: 50 };
  expect(await payFor(server, salon, await init(server, salon, body))).toMatchObject({ status: 'paid' });
});
