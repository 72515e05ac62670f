import { expect } from '@playwright/test';
import type { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { test } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { anna, RESERVATION, Visitor } from '../fixtures/visitor.ts';

const PAIR = '/services/massages/massage-duo?page=reserved';
/** Two people perform massages there. */
const SHOP = 'Maison Orée Bourg';
const ZONE = 'Europe/Zurich';

/** How the button of a time begins. */
function timeName(startsAt: Instant): string {
  return `${formatTime('fr', ZONE, startsAt)}, ${formatDay('fr', dateAt(startsAt, ZONE))}`;
}

test('a visitor books a massage for two with two people, whose time is gone for the next visitor', async ({
  page,
  browser,
  at,
  email,
  openMail,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', PAIR));
  await visitor.chooseShop(SHOP);
  await expect(page.getByText(saying(visitor.t('reservation:visit.together_other'))).first()).toBeVisible();
  // The last of the week: both are there on two days of it, of which one may be nearly over.
  const last = (await visitor.offeredTimes()).length - 1;
  const taken = (await visitor.freeTimes().nth(last).textContent()) ?? '';
  await visitor.chooseTime(last);
  await visitor.fillDetails(anna(email));
  const answered = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && new URL(reply.url()).pathname === '/api/appointments',
  );
  await visitor.button('reservation:review.confirm').click();
  const { start, lines } = (await (await answered).json()) as AppointmentWire;
  const time = timeName(instant(Date.parse(start)));
  expect(taken).toContain(time);
  const [line] = lines;
  const people = [line?.practitioner, ...(line?.otherPractitioners ?? [])].map(
    (one) => one?.displayname ?? '',
  );
  expect(people.toSorted()).toEqual(['Lorraine', 'Rémy']);
  const named = visitor.t('reservation:summary.with').replace('{{name}}', listOfNames('fr', people));
  await visitor.reference();
  await expect(page.getByText(named).first()).toBeVisible();
  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByText(named)).toBeVisible();

  for (const name of people) {
    const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
    const next = new Visitor(await context.newPage());
    await next.page.goto(at('maison', RESERVATION));
    await next.chooseShop(SHOP);
    await next.choosePractitioner(name);
    const date = dateAt(instant(Date.parse(start)), ZONE);
    const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
    await next.page.locator('input[type=date]').fill(day);
    await expect(next.page.getByText(formatDay('fr', date)).first()).toBeAttached();
    await next.offeredTimes();
    await expect(next.freeTimes().filter({ hasText: time })).toHaveCount(0);
    await context.close();
  }
});
