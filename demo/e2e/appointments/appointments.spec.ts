import { expect } from '@playwright/test';
import { BookedSalon } from '../fixtures/booked.ts';
import { test } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { readyToConfirm, RESERVATION, Visitor } from '../fixtures/visitor.ts';

test('a visitor opens the link of a confirmation, and its key is told to nobody', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Brera',
  );
  const reference = await visitor.confirm();
  const link = visitor.link('reservation:confirmation.manage');
  await expect(link).toHaveAttribute('href', /\/rendez-vous\/[\w-]+#[\w-]{43}$/);
  await link.click();
  await expect(visitor.heading('appointments:title')).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page).toHaveURL(/\/rendez-vous\/[\w-]+$/);
  await expectAccessible(page);
  const reply = await page.reload();
  expect(reply?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(reference)).toBeVisible();
});

test('a visitor prints an appointment on one sheet, without what leads elsewhere', async ({
  page,
  at,
  email,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Brera');
  const { manageUrl = '', reference } = await salon.booked(email);
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  await expect(visitor.heading('appointments:title')).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.locator('header img, header svg').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button').or(page.getByRole('navigation'))).toHaveCount(0);
});

test('a visitor who cancels what was just booked and goes back is not told that it is booked', async ({
  page,
  at,
  email,
}) => {
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Brera',
  );
  await visitor.confirm();
  await visitor.link('reservation:confirmation.manage').click();
  await visitor.cancel();
  await page.goBack();
  await expect(visitor.text('reservation:visit.empty')).toBeVisible();
  await expect(visitor.heading('reservation:confirmation.title')).toBeHidden();
});

test('a visitor who has a link without its key, or with a wrong one, is shown no appointment', async ({
  page,
  at,
  email,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Coronari');
  const { manageUrl = '' } = await salon.booked(email);
  const visitor = new Visitor(page);
  await page.goto(manageUrl.replace(/#.*/, ''));
  await expect(visitor.heading('appointments:missing.title')).toBeVisible();
  await page.goto(`${manageUrl.replace(/#.*/, '')}#${'x'.repeat(43)}`);
  await page.reload();
  await expect(visitor.heading('appointments:missing.title')).toBeVisible();
});

test('a visitor reads the terms and cancels once, though the answer is lost, and is mailed', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
  faults,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Sevilla');
  const { manageUrl = '' } = await salon.booked(email);
  const visitor = new Visitor(page);
  faults.expects(/net::ERR_FAILED/);
  await page.goto(manageUrl);
  await expect(visitor.text('reservation:review.cancelUntil')).toBeVisible();
  await expect(visitor.text('appointments:cancel.nothing')).toBeVisible();
  let asked = 0;
  await page.route(/\/api\/appointments\?/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/\w+\.localhost/, '//localhost'),
    });
    return route.abort();
  });
  await visitor.button('appointments:cancel.button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(saying(visitor.t('reservation:review.cancelUntil')))).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: visitor.t('appointments:cancel.confirm'), exact: true })
    .dblclick();
  await expect(visitor.text('appointments:cancel.done')).toBeVisible();
  await expect(visitor.heading('appointments:cancelledTitle')).toBeVisible();
  await expect(page.getByText(visitor.t('appointments:status.cancelled'), { exact: true })).toBeVisible();
  expect(asked).toBe(2);
  await expectAccessible(page);
  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('annulé');
  await mail.goto(at('mail'));
  await expect(mail.getByRole('link').filter({ hasText: email })).toHaveCount(2);
});

test('a visitor books the same again with the same person in one press, and is told who is not there any more', async ({
  page,
  at,
  email,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Sevilla');
  const { manageUrl = '', lines, start } = await salon.booked(email);
  const name = lines[0]?.practitioner.displayname ?? '';
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  const same = visitor.link('appointments:same');
  const address = (await same.getAttribute('href')) ?? '';
  await same.click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(visitor.freeTimes().first()).toBeVisible();
  await expect(visitor.practitioner(name)).toBeChecked();
  await expect(page).not.toHaveURL(/with=|duration=/);
  await page.goBack();
  await expect(visitor.heading('appointments:title')).toBeVisible();
  await page.goto(new URL(address.replace(/with=[^&]+/, 'with=gone'), page.url()).href);
  await expect(visitor.text('reservation:link.practitioner')).toBeVisible();
  await expect(visitor.freeTimes().first()).toBeVisible();
  // Somebody else may be free at that time: it was wished with this person.
  await page.goto(new URL(`${address}&start=${encodeURIComponent(start)}`, page.url()).href);
  await expect(visitor.text('reservation:failure.taken.title')).toBeVisible();
  await expect(visitor.practitioner(name)).toBeChecked();
});
