import { expect, test } from 'vitest';
import { joinWaitingList, leaveWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import { LOCALES } from '#domain/locale.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { TEST_SERVICES, TEST_SHOPS } from '../../testing/visits.ts';

openSalons();

const EMAIL = 'waiting@example.com';

function join(change: object = {}, locale: (typeof LOCALES)[number] = 'fr') {
  const wish = { shopid: TEST_SHOPS.solo, serviceids: [TEST_SERVICES.massage], email: EMAIL };
  const days = { first: '20260113', last: '20260113' };
  return clientOf(server, salon, { locale }).get(joinWaitingList, { body: { ...wish, ...days, ...change } });
}

const joined = async () =>
  (await mailsIn(server, salon)).map(({ text, ...mail }) => ({
    ...mail,
    text: text.replaceAll(/[\u00a0\u202f]/g, ' '),
  }));

/** The id and the key of the link in the mail. */
async function placeOf() {
  const url = new URL(/http:\S+\/liste-attente\/\S+/.exec((await joined())[0]?.text ?? '')?.[0] ?? '');
  return { params: { id: url.pathname.split('/').at(-1) ?? '' }, query: { key: url.hash.slice(1) } };
}

test('who joins the waiting list is told once of what, where and when, how it goes on, and how to leave', async () => {
  await join({ from: 720 });
  await join({ from: 720 });
  const [mail, ...more] = await joined();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: EMAIL, locale: 'fr' });
  expect(mail?.subject).toBe('Liste d’attente\u00a0: massage, mardi 13 janvier');
  for (const fact of [
    'Pour : massage, 1 h\n',
    'Quand : mardi 13 janvier, dès 12 h',
    'Où : Salon solo',
    'en général 30 minutes',
    'ce message n’est pas un rendez-vous',
    '?tab=leave#',
  ]) {
    expect(mail?.text).toContain(fact);
  }
  expect(mail?.unsubscribeUrl).toContain('?tab=leave#');
});

test.each([
  [{ last: '20260118' }, '13–18 janvier 2026, à toute heure'],
  [{ until: 720 }, 'mardi 13 janvier, avant 12 h'],
  [{ from: 570, until: 720 }, 'mardi 13 janvier, entre 9 h 30 et 12 h'],
])('a wish with %j is acknowledged for %s', async (change, expected) => {
  await join(change);
  expect((await joined())[0]?.text).toContain(`Quand : ${expected}\n`);
});

test.each(LOCALES)('a wish is acknowledged in %s where the company speaks it', async (locale) => {
  enterSalon(await server.addCompany({ langs: { fr: true, en: true, de: true, es: true, it: true } }));
  await join({}, locale);
  const [mail] = await joined();
  expect(mail?.locale).toBe(locale);
  expect(mail?.html).toContain(`<html lang="${locale}">`);
  expect(mail?.text).not.toMatch(/\{\{/);
});

test('the link of the acknowledgement shows what is waited for and leaves the list', async () => {
  await join({ from: 720 });
  const guest = clientOf(server, salon);
  const place = await placeOf();
  expect(await guest.get(readWaiting, place)).toEqual({
    status: 'waiting',
    shopid: TEST_SHOPS.solo,
    serviceids: [TEST_SERVICES.massage],
    first: '20260113',
    last: '20260113',
    from: 720,
    until: 1440,
    offer: null,
  });
  expect(await guest.get(leaveWaitingList, place)).toEqual({ status: 'left' });
  expect((await guest.get(readWaiting, place)).status).toBe('left');
  const wrong = { ...place, query: { key: 'k'.repeat(43) } };
  expect((await guest.refusal(readWaiting, wrong)).type).toBe('not_found');
});
