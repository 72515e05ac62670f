import { expect, type Page } from '@playwright/test';
import { BackOffice } from '../../fixtures/back-office.ts';
import { test } from '../../fixtures/journey.ts';
import { ADMIN, COMPANY, Designer } from './designer.ts';

const STAFF = { email: 'staff@example.com', company: 'maison', name: 'Maison Orée' };

/** The token by which a page is logged in. */
const tokenOf = (page: Page) =>
  page.evaluate((company) => {
    const kept = JSON.parse(sessionStorage.getItem('vitrine.backoffice') ?? '{}') as { tokens?: object };
    return String(Reflect.get(kept.tokens ?? {}, company));
  }, COMPANY);

test('a session that is over is entered again over the page, and what was changed is saved', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    expect(await BackOffice.endSession(at(''), COMPANY, await tokenOf(page))).toBe(true);
    await designer.open('Colours');
    await designer.mainButtons().fill('#1f5f3a');
    const dialog = designer.dialog('Your session is over');
    await dialog.getByLabel('E-mail').press('Escape');
    await dialog.getByLabel('E-mail').press('Escape');
    await dialog.getByLabel('E-mail').fill(ADMIN.email);
    await dialog.getByLabel('Password').fill('vitrine-demo');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(designer.text('Draft saved, 1 change')).toBeVisible();
  });
});

test('who leaves what cannot be saved is asked, and is logged out at the back end too', async ({
  page,
  at,
  faults,
}) => {
  test.slow();
  faults.expects(/ERR_FAILED/);
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    const token = await tokenOf(page);
    await page.route('**/api/themes/draft', (route) => route.abort());
    await designer.open('Colours');
    await designer.mainButtons().fill('#1f5f3a');
    await expect(designer.text(/^Not saved: /)).toBeVisible();
    const dialog = designer.dialog('Log out without saving?');
    await designer.button('Log out').click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(designer.mainButtons()).toHaveValue('#1f5f3a');
    await designer.button('Log out').click();
    await dialog.getByRole('button', { name: 'Log out without saving' }).click();
    await expect(page.getByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
    await expect.poll(() => BackOffice.endSession(at(''), COMPANY, token)).toBe(false);
    await expect(designer.text('You are logged out.')).toBeVisible();
  });
});

test('an editor that opens late is not shown beside the one that somebody has gone on with', async ({
  page,
  at,
}) => {
  test.slow();
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/api/themes/draft', async (route) => {
    if (route.request().headers()['company'] === 'cmp_maison') await held;
    await route.continue();
  });
  await Designer.during({ page, at }, async (designer) => {
    await designer.arrive();
    const late = page.waitForRequest((request) => request.url().endsWith('/api/themes/draft'));
    await designer.logIn(STAFF);
    await late;
    await expect(designer.button('Log out')).toBeHidden();
    await designer.logIn(ADMIN);
    await expect(page.getByRole('heading', { name: 'The look of Duo Cobalt' })).toBeAttached();
    const answered = page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/companies/me') && reply.request().headers()['company'] === 'cmp_maison',
    );
    letGo();
    await answered;
    await expect(page.getByRole('heading', { name: /^The look of/ })).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(COMPANY);
  });
});

test('who is no administrator may look, and a wrong password is told', async ({ page, at }) => {
  await Designer.during({ page, at }, async (designer) => {
    await designer.enter(STAFF);
    await expect(designer.text('To look at: an administrator saves')).toBeVisible();
    await expect(designer.button('Publish')).toBeHidden();
    await expect(designer.text('an administrator of the company has to open this page once')).toBeVisible();
    await designer.button('Log out').click();
    await designer.logIn({ ...ADMIN, company: STAFF.company }, 'wrong-password');
    await expect(page.getByRole('alert')).toContainText('No account of this company');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
  });
});
