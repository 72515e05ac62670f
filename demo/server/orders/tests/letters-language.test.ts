import { expect, test } from 'vitest';
import { moveAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { updateProfile } from '#contract/people/profiles.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { tokenOfRole } from '../../testing/people.ts';
import { book, holdVisit } from '../../testing/visits.ts';

openSalons();

/** An appointment that a customer has booked in French, then moved and cancelled in English. */
async function changedInEnglish(token?: string) {
  const { id, manageKey: key } = await book(server, salon, await holdVisit(server, salon), {
    ...(token && { token }),
  });
  const english = clientOf(server, salon, { locale: 'en', ...(token && { token }) });
  const { hold, visitKey } = await holdVisit(server, salon, { start: '2026-01-14T09:00:00.000Z' });
  const body = { key, holdId: hold.holdId, visitKey, acceptedTotal: hold.total };
  await english.get(moveAppointment, { params: { id }, body });
  await english.get(releaseSlot, { query: { id, key } });
  return (await mailsIn(server, salon)).map(({ locale }) => locale);
}

test('a customer is written to about a booking in the language that they use the site in, at that call', async () => {
  expect(await changedInEnglish(await tokenOfRole(server, salon, 'customer'))).toEqual(['fr', 'en', 'en']);
});

test('so is a guest', async () => {
  expect(await changedInEnglish()).toEqual(['fr', 'en', 'en']);
});

test('who has chosen a language for their letters gets them in that one', async () => {
  const token = await tokenOfRole(server, salon, 'customer');
  await clientOf(server, salon, { token }).get(updateProfile, { body: { language: 'fr' } });
  expect(await changedInEnglish(token)).toEqual(['fr', 'fr', 'fr']);
});
