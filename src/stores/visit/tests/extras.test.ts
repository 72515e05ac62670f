import { expect, test } from 'vitest';
import { heldVisit, hold, openVisit } from '../../testing/visits.ts';

const SMS = '/api/companies/are-sms-available';
const bodyOf = (sent: Awaited<ReturnType<typeof openVisit>>['sent']) =>
  sent.findLast(({ path, method }) => method === 'POST' && path === '/api/appointments')?.body;

test('a reminder by SMS is offered where the company sends any, and sent only where wished', async () => {
  const opened = await openVisit();
  const { visit, backEnd, clock, sent } = opened;
  backEnd.meet('GET', SMS, { body: { available: true } });
  expect(visit.$extras.get().offersSms).toBe(false);
  await hold(visit);
  await clock.settle();
  expect(visit.$extras.get()).toMatchObject({ offersSms: true, smsReminder: false });
  visit.wishReminder(true);
  visit.edit({ firstname: 'Ana', lastname: 'Lopez', email: 'ana@example.com', phone: '06 12 34 56 78' });
  await visit.confirm();
  expect(bodyOf(sent)).toMatchObject({ myAppointment: { smsReminder: true } });
});

test.each([
  ['the company sends none', { body: { available: false } }],
  ['nobody can tell', { status: 500 }],
  ['null is all that is answered', { body: null }],
  ['nothing is said of it', { body: {} }],
])('a reminder by SMS is neither offered nor asked for where %s', async (_, reply) => {
  const opened = await openVisit();
  opened.backEnd.meet('GET', SMS, ...Array(5).fill(reply));
  await hold(opened.visit);
  await opened.clock.advance(10_000);
  opened.visit.wishReminder(true);
  opened.visit.edit({
    firstname: 'Ana',
    lastname: 'Lopez',
    email: 'ana@example.com',
    phone: '06 12 34 56 78',
  });
  expect(opened.visit.$extras.get().offersSms).toBe(false);
  await opened.visit.confirm();
  expect(bodyOf(opened.sent)).not.toHaveProperty('myAppointment.smsReminder');
});

test('the wish for a reminder by SMS outlives a reload', async () => {
  const { visitor, page, visit } = await heldVisit();
  visit.wishReminder(true);
  const again = await openVisit(visitor, { tabStorage: page.tabStorage });
  expect(again.visit.$extras.get().smsReminder).toBe(true);
});

test('the wish for a reminder by SMS is of one visit, as the message is: the next begins without it', async () => {
  const { visit, backEnd, clock, sent } = await heldVisit();
  backEnd.meet('GET', SMS, { body: { available: true } });
  visit.wishReminder(true);
  visit.edit({ message: 'Au calme' });
  await visit.confirm();
  visit.restart();
  expect([visit.$extras.get().smsReminder, visit.$draft.get().message]).toEqual([false, '']);
  await clock.settle();
  expect(sent.some(({ path }) => path === SMS)).toBe(true);
});

test('a customer who has never booked is known as such, and nobody else is', async () => {
  const { visit, page, backEnd, clock } = await heldVisit();
  expect(visit.$extras.get().isFirstBooking).toBe(false);
  for (const id of ['u1', 'u2'])
    backEnd.meet('GET', `/api/customers/is-first-booking/${id}`, { body: { isFirstBooking: id === 'u1' } });
  await page.site.session.login('camille@example.com', 'good');
  await clock.settle();
  expect(visit.$extras.get().isFirstBooking).toBe(true);
  page.site.session.logout();
  await clock.settle();
  expect(visit.$extras.get().isFirstBooking).toBe(false);
  await page.site.session.login('sacha@example.com', 'good');
  await clock.settle();
  expect(visit.$extras.get().isFirstBooking).toBe(false);
});

test.each([
  ['false', { body: { isFirstBooking: false } }],
  ['null', { body: null }],
  ['nothing', { body: {} }],
  ['a word', { body: { isFirstBooking: 'yes' } }],
  ['a refusal', { status: 404, body: { code: 404, type: 'not_found' } }],
  ['a failure', { status: 500 }],
])(
  'a customer of whom the back end answers %s passes for one who has booked, and books',
  async (_, reply) => {
    const { visit, page, backEnd, clock } = await heldVisit();
    backEnd.meet('GET', '/api/customers/is-first-booking/u1', ...Array(5).fill(reply));
    await page.site.session.login('camille@example.com', 'good');
    await clock.advance(10_000);
    expect(visit.$extras.get().isFirstBooking).toBe(false);
    expect(visit.$stage.get().kind).toBe('held');
  },
);
