import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { changeOrderStatus, orderHistory } from '#contract/orders/booking-order.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { parsePath } from '#domain/site/routes.ts';
import { parseQuery } from '#domain/site/route-query.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { giveCredit } from '../../store-credit/store-credit.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn, salonMailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { book, CUSTOMER, holdVisit, TEST_SERVICES, TEST_SHOPS, TUESDAY_1100 } from '../../testing/visits.ts';

openSalons();

const ALL = { fr: true, en: true, de: true, es: true, it: true };
/** A facial, the pause of a quarter of an hour after it, and a massage. */
const TWO = [{ serviceid: TEST_SERVICES.facial }, { serviceid: TEST_SERVICES.massage }];
/** Within the day in which a cancellation costs something. */
const LATE = Date.parse('2026-01-12T20:00:00.000Z');

const booked = async (locale: Locale = 'fr', wish: Parameters<typeof holdVisit>[2] = {}) =>
  book(server, salon, await holdVisit(server, salon, wish), { locale });
/** With plain spaces. */
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const mails = async () =>
  (await mailsIn(server, salon)).map(({ text, ...mail }) => ({ ...mail, text: plain(text) }));
const last = async () => (await mails()).at(-1);

interface MoveWish {
  readonly shopid?: string;
  /** That the site is used in. */
  readonly locale?: Locale;
}

async function move(id: string, key: string, { shopid, locale = 'fr' }: MoveWish = {}): Promise<void> {
  const wish = { start: TUESDAY_1100, ...(shopid !== undefined && { shopid }) };
  const { hold, visitKey } = await holdVisit(server, salon, wish);
  const body = { key, holdId: hold.holdId, visitKey, acceptedTotal: hold.total };
  await clientOf(server, salon, { locale }).get(moveAppointment, { params: { id }, body });
}

async function setStatus(status: string): Promise<void> {
  const manager = await clientAs(server, salon, 'manager');
  const [order] = (await manager.get(orderHistory, { query: {} })).data;
  await manager.get(changeOrderStatus, { body: { m_ideorder: order?.ideorder ?? '', m_status: status } });
}

const WAITS: Readonly<Record<Locale, readonly [wait: string, length: string]>> = {
  fr: ['15 minutes d’attente entre les deux', 'Durée : 1 h 45 min'],
  de: ['15 Minuten Wartezeit dazwischen', 'Dauer: 1 Std. 45 Min.'],
  en: ['A wait of 15 minutes in between', 'Duration: 1 hr 45 min'],
  es: ['15 minutos de espera entre ambos', 'Duración: 1 h 45 min'],
  it: ['15 minuti di attesa tra l’uno e l’altro', 'Durata: 1 h 45 min'],
};

test.each(LOCALES)(
  'the wait between two services is named, and the length includes it, in %s',
  async (locale) => {
    enterSalon(await server.addCompany({ langs: ALL }));
    await booked(locale, { shopid: TEST_SHOPS.one, lines: TWO });
    const [wait, length] = WAITS[locale];
    const mail = await last();
    expect(mail?.text).toMatch(new RegExp(`- facial[^\\n]*\\n  ${wait}\\n- massage`));
    expect(mail?.text).toContain(length);
    expect(plain(mail?.html)).toContain(wait);
    const [told] = await salonMailsIn(server, salon);
    expect(plain(told?.text)).toContain(WAITS.fr[0]);
  },
);

test('a visit of one service names no wait and no length', async () => {
  await booked();
  expect((await last())?.text).not.toMatch(/attente|Durée/);
});

const MOVED: Readonly<Record<Locale, string>> = {
  fr: 'désormais le mardi 13 janvier à 11 h, au lieu du mardi 13 janvier à 10 h.',
  de: 'nun am Dienstag, 13. Januar um 11:00 Uhr statt am Dienstag, 13. Januar um 10:00 Uhr.',
  en: 'on Tuesday 13 January at 11:00, instead of Tuesday 13 January at 10:00.',
  es: 'el martes, 13 de enero a las 11:00, en lugar del martes, 13 de enero a las 10:00.',
  it: 'martedì 13 gennaio alle 11:00, anziché martedì 13 gennaio alle 10:00.',
};

test.each(LOCALES)(
  'a move tells its customer the moment that it takes the place of, in %s',
  async (locale) => {
    enterSalon(await server.addCompany({ langs: ALL }));
    const { id, manageKey } = await booked(locale);
    await move(id, manageKey, { locale });
    const mail = await last();
    expect(mail?.text).toContain(MOVED[locale]);
    expect(plain(mail?.html)).toContain(MOVED[locale]);
  },
);

test('a move to another shop names the one that was left', async () => {
  const { id, manageKey } = await booked();
  await move(id, manageKey, { shopid: TEST_SHOPS.one });
  expect((await last())?.text).toContain('au lieu du mardi 13 janvier à 10 h (Salon solo).');
});

/** The page that a mail leads to, by the address that its text has after the appointment's reference. */
const pageIn = (text = '') => {
  const address = /https?:\S+/.exec(text.split('Référence').at(-1) ?? '')?.[0];
  if (address === undefined) throw new Error(`No link stands in: ${text}`);
  const { pathname, search } = new URL(address);
  const parsed = parsePath(pathname, {
    locales: LOCALES,
    shopSlugs: new Set(['solo', 'one', 'west', 'shut']),
  });
  return { route: parsed.kind === 'found' ? parsed.route : null, query: parseQuery(search) };
};

test('a cancellation says what is off, where, that it costs nothing, and leads to the same once more', async () => {
  const { id, manageKey, reference } = await booked('fr', { shopid: TEST_SHOPS.one, lines: TWO });
  await clientOf(server, salon).get(releaseSlot, { query: { id, key: manageKey } });
  const mail = await last();
  expect(plain(mail?.subject)).toBe('Rendez-vous annulé : facial + massage, mar. 13 janv. à 10 h');
  for (const fact of [
    '- facial, 10 h – 10 h 30, ',
    '- massage, 10 h 45 – 11 h 45, ',
    'L’annulation est sans frais pour vous.',
    'Salon one',
    reference,
    'Réserver à nouveau la même chose : http://',
  ]) {
    expect(mail?.text).toContain(fact);
  }
  const { route, query } = pageIn(mail?.text);
  expect(route).toMatchObject({ kind: 'service', shop: 'one', service: 'facial' });
  expect(query).toMatchObject({
    page: 'reserved',
    cart: [`service-${TEST_SERVICES.facial}`, `service-${TEST_SERVICES.massage}`],
    duration: '30,60',
  });
  expect(query.with).toBeUndefined();
});

test('the link of a cancellation asks for whom was chosen, where somebody was', async () => {
  const { hold } = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, lines: TWO });
  const practitionerId = hold.lines[1]?.practitioner.id ?? '';
  const { id, manageKey } = await booked('fr', {
    shopid: TEST_SHOPS.one,
    start: '2026-01-14T09:00:00.000Z',
    lines: [{ serviceid: TEST_SERVICES.facial }, { serviceid: TEST_SERVICES.massage, practitionerId }],
  });
  await clientOf(server, salon).get(releaseSlot, { query: { id, key: manageKey } });
  expect(pageIn((await last())?.text).query.with).toBe(`,${practitionerId}`);
});

test('what is not offered any more is not offered again', async () => {
  const { id, manageKey } = await booked();
  await server.database.db.update(shops).set({ bookable: false }).where(eq(shops.companyId, salon));
  await clientOf(server, salon).get(releaseSlot, { query: { id, key: manageKey } });
  const mail = await last();
  expect(pageIn(mail?.text).route).toEqual({ kind: 'services' });
  expect(mail?.text).toContain('Prendre un nouveau rendez-vous : http');
});

test('a late cancellation says what is kept and what goes back', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'full' }));
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  const { appointment } = await payFor(server, salon, cart);
  server.clock.set(LATE);
  await clientOf(server, salon).get(releaseSlot, {
    query: { id: appointment!.id, key: appointment!.manageKey },
  });
  const mail = await last();
  expect(mail?.text).toContain(
    '35,25 € sont retenus pour l’annulation tardive. Vous n’avez rien d’autre à régler.',
  );
  expect(mail?.text).toContain('Nous vous remboursons 35,25 €.');
  expect(mail?.text).toContain(
    'Total : 70,50 €\nDéjà réglé : 70,50 €\nRemboursé : 35,25 €\nConservé par le salon : 35,25 €\n',
  );
  expect(mail?.text).not.toContain('sans frais');
});

/** Books and pays a visit of 70.50 € with an account; `cancel` answers with the last lines of money that its mail has. */
async function paidVisit(change: object = {}) {
  const cart = await init(
    server,
    salon,
    visitBody(await holdVisit(server, salon), change),
    await tokenOfRole(server, salon, 'customer'),
  );
  const { appointment, orderId } = await payFor(server, salon, cart);
  const query = { id: appointment!.id, key: appointment!.manageKey };
  return {
    orderId: orderId ?? '',
    cancel: async () => {
      await clientOf(server, salon).get(releaseSlot, { query });
      return /Total : .*\n((?:.* : [\d,]+ €\n)*)/.exec((await last())?.text ?? '')?.[1];
    },
  };
}

test('the mail of a cancellation tells what was charged to the card that held it, and not as if it had been paid', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'hold' }));
  const { cancel } = await paidVisit();
  server.clock.set(LATE);
  expect(await cancel()).toBe('Débité de votre carte : 35,25 €\nConservé par le salon : 35,25 €\n');
});

test('the mail of a cancellation tells what credit paid of a held visit, and what the card was charged beside it', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'hold' }));
  const credit = { userId: 'user-1', amount: 2000, cause: 'a gift', now: server.clock.now() };
  await giveCredit(server.database.db, salon, credit);
  const { cancel } = await paidVisit({ credit: 20, acceptedTotal: 50.5 });
  server.clock.set(LATE);
  expect(await cancel()).toBe(
    'Déjà réglé : 20 €\nDébité de votre carte : 15,25 €\nConservé par le salon : 35,25 €\n',
  );
});

test('the mail of a cancellation counts what had gone back before', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'full' }));
  const { orderId, cancel } = await paidVisit();
  const manager = await clientAs(server, salon, 'manager');
  await manager.get(refundPayment, { body: { ideorder: orderId, customerId: 'user-1', amount: 20 } });
  expect(await cancel()).toBe('Déjà réglé : 70,50 €\nRemboursé : 70,50 €\n');
});

test('a cancellation by the salon says so', async () => {
  await booked();
  await setStatus('cancelled_by_shop');
  const mail = await last();
  expect(mail?.text).toContain('Salon solo a dû annuler votre rendez-vous du mardi 13 janvier à 10 h.');
  expect(mail?.text).not.toContain('sans frais');
});

test('a request that the salon declines is told as one', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'none', settings: { payOnSite: true, approval: true } }));
  await booked();
  await setStatus('declined');
  const mail = await last();
  expect(plain(mail?.subject)).toMatch(/^Demande non acceptée : massage/);
  expect(mail?.text).toContain('n’a pas pu accepter votre demande pour le mardi 13 janvier à 10 h');
  expect(mail?.text).not.toContain('sans frais');
});

test('a request that the salon accepts is confirmed with what was booked', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'none', settings: { payOnSite: true, approval: true } }));
  await booked();
  await setStatus('confirmed');
  const mail = await last();
  expect(mail?.text).toContain('- massage, 10 h – 11 h');
  expect(mail?.text).not.toContain('sans frais');
});

test('the salon’s number is written for a customer with a number of another country so that it works from there', async () => {
  const phone = '+4917612345678';
  const held = await holdVisit(server, salon);
  const { id, manageKey: key } = await book(server, salon, held, { customer: { ...CUSTOMER, phone } });
  await clientOf(server, salon).get(releaseSlot, { query: { id, key } });
  const texts = (await mails()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain('Téléphone : +33 1 99 00 00 01');
});
