import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

const MASSAGE = '/paris-marais/services/massages/massage-suedois?page=reserved';

test('a tab that is duplicated leaves the held time to the first, and takes it over when its visitor says so', async ({
  page,
  context,
  at,
}) => {
  const first = new Visitor(page);
  await page.goto(at('atelier', '/services/mains-et-pieds/manucure-nacre?page=reserved'));
  await first.chooseTime(2);
  await expect(first.heading('reservation:details.title')).toBeVisible();
  const opened = context.waitForEvent('page');
  // A window that a page opens begins with a copy of what its tab keeps, as one that is duplicated does.
  await page.evaluate(() => void window.open(location.href));
  const copy = new Visitor(await opened);
  await expect(copy.button('reservation:otherTab.continue')).toBeVisible();
  await expect(copy.heading('reservation:time.title')).toBeVisible();
  await expect(first.heading('reservation:details.title')).toBeVisible();
  await copy.button('reservation:otherTab.continue').click();
  await expect(copy.heading('reservation:details.title')).toBeVisible();
  await expect(first.heading('reservation:time.title')).toBeVisible();
  // It is its own over a reload.
  await copy.page.reload();
  await expect(copy.heading('reservation:details.title')).toBeVisible();
});

test('a visitor who goes on with a held time in a second tab finds there what they typed, and the first tab says so', async ({
  page,
  context,
  at,
  email,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const service = at('atelier', '/services/mains-et-pieds/manucure-nacre?page=reserved');
  const first = new Visitor(page);
  await page.goto(service);
  await first.chooseTime(2);
  const [person, message] = [anna(email), 'Sonnez deux fois'];
  await first.fillDetails(person, message);
  const second = new Visitor(await context.newPage());
  await second.page.goto(service);
  await second.button('reservation:otherTab.continue').click();
  await expect(second.heading('reservation:details.title')).toBeVisible();
  for (const [name, value] of Object.entries({ ...person, message }))
    await expect(second.page.locator(`main [name=${name}]`)).toHaveValue(value);
  const told = page.getByRole('status').getByText(first.t('reservation:otherTab.continued'));
  await expect(told).toBeInViewport();
  const shared = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  for (const typed of [...Object.values(person), message]) expect(shared).not.toContain(typed);
});

test('a visitor who closed the tab that held a time is told that it is held, and not that a tab is open', async ({
  page,
  context,
  at,
}) => {
  const first = new Visitor(await context.newPage());
  await first.page.goto(at('maison', MASSAGE));
  await first.chooseTime();
  await first.page.close();
  const second = new Visitor(page);
  await page.goto(at('maison', MASSAGE));
  await expect(second.text('reservation:otherTab.kept')).toBeVisible();
  await second.button('reservation:otherTab.goOn').click();
  await expect(second.heading('reservation:details.title')).toBeVisible();
});
