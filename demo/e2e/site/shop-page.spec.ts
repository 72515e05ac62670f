import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const times = (page: Page) => page.locator('[part~=button-time]');

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a guest comes from a shop’s page to a held time by one press, at ${width} pixels`, async ({
    page,
    at,
    expectAccessible,
  }) => {
    const visitor = new Visitor(page);
    await page.setViewportSize({ width, height });
    await page.goto(at('maison', '/paris-marais'));
    await expect(times(page)).toHaveCount(4);
    await expect(page.getByText('Massages profonds, travail lent')).toBeVisible();
    await expectAccessible(page);
    await times(page).first().click();
    await expect(visitor.heading('reservation:details.title')).toBeVisible();
    expect(page.url()).not.toContain('start=');
    await expectAccessible(page);
  });
}

test('what is shown beside a time is what its press holds, whatever was chosen before', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(
    at('maison', '/paris-marais/services/massages/massage-suedois?page=reserved&cart=service-1001'),
  );
  const long = page.getByRole('radio', { name: /^1\sh 30\smin/ });
  await expect(visitor.freeTimes().first()).toBeVisible();
  await page.locator('label').filter({ has: long }).click();
  await expect(long).toBeChecked();
  await page.goto(at('maison', '/paris-marais'));
  await expect(times(page).first()).toContainText('85');
  await times(page).first().click();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(page.locator('main')).toContainText(/85\s€/);
});

test('one press on a shop’s page leads to the times of the service that is shown, in that shop', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('maison', '/paris-marais'));
  await page
    .getByRole('combobox', { name: visitor.t('shop:times.of') })
    .selectOption({ label: 'Dos, nuque, épaules' });
  await expect(times(page).first()).toContainText('Dos, nuque, épaules');
  await page
    .getByRole('link', { name: visitor.t('shop:book'), exact: true })
    .filter({ visible: true })
    .last()
    .click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(page.locator('main')).toContainText('Maison Orée Marais');
});

test('a guest holds a time of a shop’s page by keyboard alone', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.goto(at('duo', '/nice-port'));
  await times(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
});

test('a window that is low, as on a desktop at twice the size, is left to the page and its one button', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(at('maison', '/paris-marais'));
  const first = times(page).first();
  await expect(first).toBeVisible();
  await first.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const menu = page.getByRole('navigation', { name: visitor.t('storefront:menu.quick') });
  await expect(menu).not.toBeInViewport();
  await expect(page.locator('[part~=button-primary]').last()).toBeInViewport();
});
