import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { adminsInstalled, registerAdmin } from '#contract/back-office/admins.ts';
import {
  companyLegal,
  companyReviews,
  registerCompany,
  currentCompany,
  deleteCompany,
  listCompanies,
  readCompany,
  smsAvailable,
  updateCompany,
} from '#contract/company/companies.ts';
import { duoReviews } from '#seed/duo/reviews.ts';
import { appointments } from '../../database/schema/booking.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { book, holdVisit } from '../../testing/visits.ts';

let admin: Client;

openSalons();
beforeEach(async () => {
  admin = await clientAs(server, salon, 'admin');
});

test('an administrator changes a section, the next visitor sees it, and the rest stays', async () => {
  const before = await visitor.get(currentCompany);
  const change = {
    identity: { displayName: 'Salon neuf' },
    themes: { general: { buttonsColor: '#3a5f4b', dark: true } },
    booker: { sms: false },
  };
  await admin.get(updateCompany, { params: { id: salon }, body: change });
  const after = await visitor.get(currentCompany);
  expect(after).toEqual({
    ...before,
    identity: { ...before.identity, displayName: 'Salon neuf' },
    themes: { ...before.themes, general: { buttonsColor: '#3a5f4b', dark: true } },
    booker: { ...before.booker, sms: false },
  });
  expect(await visitor.get(smsAvailable)).toMatchObject({ available: false });
});

test('changes at once of two sections are both kept', async () => {
  await Promise.all([
    admin.get(updateCompany, { params: { id: salon }, body: { identity: { phone: '+33100000001' } } }),
    admin.get(updateCompany, { params: { id: salon }, body: { booker: { maintenance: true } } }),
  ]);
  const { company } = await admin.get(readCompany, { params: { id: salon } });
  expect([company.identity.phone, company.booker.maintenance]).toEqual(['+33100000001', true]);
});

test.each([
  ['identity.websiteURL', { identity: { websiteURL: 'javascript:alert(1)' } }],
  ['themes.general.buttonsColor', { themes: { general: { buttonsColor: 'red;} body{display:none' } } }],
  [
    'booker.payment.keys.publicKey',
    { booker: { payment: { provider: 'stripe', keys: { publicKey: 'sk_live_51x' } } } },
  ],
  ['identity.email', { identity: { email: '' } }],
  ['identity.email', { identity: { email: 'salon@example.com\r\nBcc: other@example.com' } }],
  ['identity.displayName', { identity: { displayName: ' ' } }],
  ['identity.displayName', { identity: { displayName: 'Salon\r\nBcc: other@example.com' } }],
  ['booker.primarySiteLink', { booker: { primarySiteLink: '//elsewhere.example' } }],
])('%s that could do harm is refused by its name', async (field, body) => {
  expect(await admin.refusal(updateCompany, { params: { id: salon }, body })).toMatchObject({
    type: 'invalid',
    field,
  });
});

test('legal texts lose what acts in them', async () => {
  const textLegals = {
    rgpd: { fr: '<p onclick="x()">Vos données<script>x()</script></p>' },
    mentions: {},
    cgv: {},
    cgu: {},
  };
  await admin.get(updateCompany, { params: { id: salon }, body: { booker: { textLegals } } });
  const legal = await clientOf(server, salon).get(companyLegal);
  expect(legal.textLegals.rgpd['fr']).toBe('<p>Vos données</p>');
});

test('nobody reads or changes another company, or gives it another token', async () => {
  const other = await server.addCompany();
  const params = { id: other };
  expect((await admin.refusal(readCompany, { params })).type).toBe('not_found');
  expect((await admin.refusal(updateCompany, { params, body: {} })).type).toBe('not_found');
  expect((await admin.refusal(deleteCompany, { params, query: { nickname: other } })).type).toBe('not_found');
  expect((await admin.get(listCompanies)).map(({ id }) => id)).toEqual([salon]);
  const renamed = { params: { id: salon }, body: { token: 'cmp_mine', version: 99 } };
  expect((await admin.refusal(updateCompany, renamed)).field).toBe('token');
  expect((await visitor.get(currentCompany)).version).toBe(1);
});

test('a further company begins closed and empty, and its key lets the first administrator in', async () => {
  const nickname = `n${randomUUID().slice(0, 12)}`;
  const body = { nickname, displayName: 'Deuxième', email: 'salon@example.com' };
  const idempotencyKey = randomUUID();
  const made = await admin.get(registerCompany, { body }, { idempotencyKey });
  expect(await admin.get(registerCompany, { body }, { idempotencyKey })).toEqual(made);
  expect((await admin.refusal(registerCompany, { body })).field).toBe('nickname');
  const strange = { ...body, nickname: `${nickname}-two`, email: 'nobody' };
  expect((await admin.refusal(registerCompany, { body: strange })).field).toBe('email');
  const visitor = clientOf(server, nickname);
  expect((await visitor.get(currentCompany)).booker.siteDisabled).toBe(true);
  expect(await visitor.get(adminsInstalled)).toEqual({ installed: false });
  const { token } = await visitor.get(registerAdmin, {
    body: {
      email: 'admin@example.com',
      password: 'un bon mot de passe',
      firstname: 'Ida',
      lastname: 'B',
      setupKey: made.setupKey,
    },
  });
  const theirs = clientOf(server, nickname, { token });
  expect((await theirs.get(readCompany, { params: { id: made.id } })).company.nickname).toBe(nickname);
  expect((await admin.refusal(readCompany, { params: { id: made.id } })).type).toBe('not_found');
});

test('a company goes with its name repeated, and not while a visit is to come', async () => {
  const params = { id: salon };
  expect((await admin.refusal(deleteCompany, { params, query: { nickname: 'other' } })).type).toBe('invalid');
  const query = { nickname: salon };
  await book(server, salon, await holdVisit(server, salon));
  expect((await admin.refusal(deleteCompany, { params, query })).type).toBe('move_refused');
  // Nobody has said yes yet, and somebody counts on it.
  await server.database.db
    .update(appointments)
    .set({ status: 'pending' })
    .where(eq(appointments.companyId, salon));
  expect((await admin.refusal(deleteCompany, { params, query })).type).toBe('move_refused');
  server.clock.set(server.clock.now() + 7 * 86_400_000);
  const later = await clientAs(server, salon, 'admin');
  await later.get(deleteCompany, { params, query });
  expect((await clientOf(server, salon).refusal(currentCompany)).type).toBe('company_error');
});

test('the reviews of a company are those of its own site at the service, and of no other', async () => {
  expect(await visitor.get(companyReviews)).toEqual({ reviews: null });
  const codeMarque = `${duoReviews.site}/9b1c3f60-0d0a-4d5c-8f5e-d00000000002`;
  const reviewed = clientOf(server, await server.addCompany({ avisverifies: { codeMarque } }));
  const { reviews } = await reviewed.get(companyReviews);
  expect(reviews).toMatchObject({ count: 210, average: 4.74 });
  expect(reviews?.distribution.reduce((sum, count) => sum + count, 0)).toBe(210);
  expect(reviews?.quotes).toHaveLength(6);
});
