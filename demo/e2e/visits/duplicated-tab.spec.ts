import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

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
