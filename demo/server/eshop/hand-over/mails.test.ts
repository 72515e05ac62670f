import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { myEshopOrder } from '#contract/orders/eshop.ts';
import { LOCALES } from '#domain/locale.ts';
import { specialDays } from '../../database/schema/catalogue.ts';
import { users } from '../../database/schema/people/people.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { clientOf } from '../../testing/client.ts';
import { enterSalon, later, openSalons, salon, server } from '../../testing/open-salons.ts';
import { tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany } from '../../testing/sales.ts';
import { CUSTOMER } from '../../testing/visits.ts';
import { asItIs, change, mailCount, mailsAfter, ordered } from './testing/ordered.ts';

openSalons(addPayingCompany);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TRACKING = 'https://carrier.example/track?parcel=1&of=salon';
/** Tuesday 13 January, from ten to noon in Paris. */
const TUESDAY = { from: '2026-01-13T09:00:00.000Z', to: '2026-01-13T11:00:00.000Z' };

test('the buyer is told once that an order can be collected: where, and when the shop is open', async () => {
  await server.database.db.insert(specialDays).values({
    companyId: salon,
    id: 'closed',
    shopId: 'shop-one',
    kind: 'closed',
    date: '20260113',
    label: {},
  });
  const { id, number } = await ordered();
  const before = await mailCount();
  await change(id, { status: 'preparing' });
  expect(await mailCount()).toBe(before);
  await change(id, { status: 'ready' });
  await change(id, { status: 'ready' });
  const [mail, ...more] = await mailsAfter(before);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: CUSTOMER.email, subject: `Votre commande ${number} est prête` });
  for (const words of [
    'Bonjour Zoé,',
    '- 2 × Huile',
    `Numéro de commande : ${number}`,
    'Horaires d’ouverture : lun. 12 janv. : 9–18 h\nmer. 14 janv. : 9–18 h',
    'dim. 18 janv. : 9–18 h',
    'Salon one\n1 rue de la Paix',
  ])
    expect(mail?.text).toContain(words);
  for (const words of ['mar. 13', 'lun. 19']) expect(mail?.text).not.toContain(words);
});

test('the buyer is told the time that the shop has named, and another one when it changes', async () => {
  const { id, number } = await ordered();
  const before = await mailCount();
  await change(id, { pickupWindow: TUESDAY });
  expect(await mailCount()).toBe(before);
  await change(id, { status: 'ready' });
  await change(id, { status: 'ready', pickupWindow: TUESDAY });
  await change(id, { pickupWindow: { ...TUESDAY, to: '2026-01-14T11:00:00Z' } });
  await change(id, { pickupWindow: null });
  const mails = await mailsAfter(before);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Votre commande ${number} est prête`,
    `Nouvel horaire de retrait : commande ${number}`,
    `Nouvel horaire de retrait : commande ${number}`,
  ]);
  expect(mails[0]?.text).toContain('À retirer : mardi 13 janvier, 10 h – 12 h');
  expect(mails[0]?.text).not.toContain('Horaires');
  expect(mails[1]?.text).toContain('À retirer : mardi 13 janvier à 10 h – mercredi 14 janvier à 12 h');
  expect(mails[2]?.text).toContain('Horaires d’ouverture');
});

test('a time that is over by the time that the order is ready is not told', async () => {
  const { id } = await ordered();
  await change(id, { pickupWindow: TUESDAY });
  later(2 * DAY);
  const before = await mailCount();
  await change(id, { status: 'ready' });
  const [mail] = await mailsAfter(before);
  expect(mail?.text).toContain('Horaires d’ouverture');
  expect(mail?.text).not.toContain('À retirer');
});

test('the buyer is told once that an order is on its way, and where to follow it', async () => {
  const { id, number } = await ordered({ mode: 'delivery' });
  const before = await mailCount();
  for (let time = 0; time < 2; time += 1) await change(id, { status: 'shipped', trackingUrl: TRACKING });
  const [mail, ...more] = await mailsAfter(before);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: CUSTOMER.email, subject: `Votre commande ${number} est expédiée` });
  expect(mail?.text).toContain('Livraison à : Zoé Martin\n4 rue des Lilas\nBâtiment B\n69002 Lyon\nFrance\n');
  expect(mail?.text).toContain(`Suivre le colis : ${TRACKING}`);
  expect(mail?.html).toContain(`href="${TRACKING.replace('&', '&amp;')}"`);
});

test('an address to follow it that comes or changes later is told; one that goes is not', async () => {
  const { id, number } = await ordered({ mode: 'delivery' });
  const before = await mailCount();
  await change(id, { status: 'shipped' });
  await change(id, { trackingUrl: TRACKING });
  await change(id, { trackingUrl: null });
  const mails = await mailsAfter(before);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Votre commande ${number} est expédiée`,
    `Suivi de votre commande ${number}`,
  ]);
  expect(mails[0]?.text).not.toContain('Suivre le colis');
  expect(mails[1]?.text).toContain(TRACKING);
});

test('nobody is written to when an order is handed over', async () => {
  const [collected, sent] = [await ordered(), await ordered({ mode: 'delivery' })];
  await change(collected.id, { status: 'ready' });
  await change(sent.id, { status: 'shipped' });
  const before = await mailCount();
  await change(collected.id, { status: 'collected' });
  await change(sent.id, { status: 'delivered' });
  expect(await mailCount()).toBe(before);
});

test('a customer sees the state of their order at once, and their mails lead to it', async () => {
  const token = await tokenOfRole(server, salon, 'customer');
  const { id } = await ordered({ token });
  const before = await mailCount();
  await change(id, { status: 'ready', pickupWindow: TUESDAY });
  const customer = clientOf(server, salon, { token });
  expect(await customer.get(myEshopOrder, { params: { id } })).toMatchObject({
    status: 'ready',
    pickupWindow: TUESDAY,
  });
  const [mail] = await mailsAfter(before);
  expect(mail?.text).toMatch(new RegExp(`Suivre ma commande : http://\\S+/${id}\\n`));
});

test('a guest’s mails lead to no account', async () => {
  const { id } = await ordered();
  const before = await mailCount();
  await change(id, { status: 'ready' });
  expect((await mailsAfter(before))[0]?.text).not.toContain('http');
});

const SUBJECTS = {
  fr: ['est prête', 'Nouvel horaire de retrait', 'est expédiée', 'Suivi de votre commande'],
  en: ['is ready', 'New collection time', 'has been sent', 'Tracking of your order'],
  de: ['ist abholbereit', 'Neue Abholzeit', 'ist unterwegs', 'Sendungsverfolgung'],
  es: ['está listo', 'Nuevo horario de recogida', 'se ha enviado', 'Seguimiento de su pedido'],
  it: ['è pronto', 'Nuovo orario di ritiro', 'è stato spedito', 'Tracciamento del suo ordine'],
} as const;

test.each(LOCALES)('each mail is in the language in which the order was placed: %s', async (locale) => {
  enterSalon(
    await addPayingCompany(server, {
      booker: { langs: { fr: true, en: true, de: true, es: true, it: true } },
    }),
  );
  const [collected, sent] = [await ordered({ locale }), await ordered({ locale, mode: 'delivery' })];
  const before = await mailCount();
  await change(collected.id, { status: 'ready' });
  await change(collected.id, { pickupWindow: TUESDAY });
  await change(sent.id, { status: 'shipped' });
  await change(sent.id, { trackingUrl: TRACKING });
  const mails = await mailsAfter(before);
  expect(mails.map((mail) => mail.locale)).toEqual(Array.from({ length: 4 }, () => locale));
  for (const [index, words] of SUBJECTS[locale].entries()) expect(mails[index]?.subject).toContain(words);
  for (const { text } of mails) expect(text).not.toMatch(/\{\{|handOver|undefined/);
});

describe('an order of whose sale nothing is known', () => {
  const withoutSale = async (userId: 'user-1' | null) => {
    const { id } = await ordered();
    await server.database.db
      .update(eshopOrders)
      .set({ id: `earlier-${id}`, userId })
      .where(and(eq(eshopOrders.companyId, salon), eq(eshopOrders.id, id)));
    return `earlier-${id}`;
  };

  test('an order that only an account knows is told to its address, in its language', async () => {
    await server.database.db
      .update(users)
      .set({ language: 'en' })
      .where(and(eq(users.companyId, salon), eq(users.id, 'user-1')));
    const id = await withoutSale('user-1');
    const before = await mailCount();
    await change(id, { status: 'ready' });
    expect(await asItIs(id)).toMatchObject({ firstname: 'Camille', email: 'camille@example.com' });
    expect(await mailsAfter(before)).toMatchObject([{ to: 'camille@example.com', locale: 'en' }]);
  });

  test('an order of nobody whom anybody knows moves on, and no mail is written', async () => {
    const id = await withoutSale(null);
    const before = await mailCount();
    expect(await change(id, { status: 'ready' })).toMatchObject({ status: 'ready', email: '', lastname: '' });
    expect(await mailCount()).toBe(before);
  });
});
