import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import configuration from '../../../../playwright.config.ts';
import { findChromium } from '../../../setup/browsers/find-chromium.mjs';
import { test } from '../../fixtures/journey.ts';
import { Entrance } from '../entrance.ts';

/** What the page of the browser's own passwords may call. */
interface PasswordsPage {
  readonly chrome: { readonly passwordsPrivate: { addPassword(password: object): Promise<void> } };
}

/** The headless shell saves no passwords: one that is a full browser, where there is one. */
const CHROMIUM = [process.env['CHROMIUM'], findChromium()].find((path) => path && !/headless/.test(path));

/** Has the browser save a password, as its visitor may on its own page. */
async function savePassword(page: Page, url: string): Promise<void> {
  await page.goto('chrome://password-manager/passwords');
  await page.evaluate(
    (password) => (globalThis as unknown as PasswordsPage).chrome.passwordsPrivate.addPassword(password),
    { url, username: 'camille@example.com', password: 'vitrine-demo', note: '', useAccountStore: false },
  );
}

const PLAIN_FORM = `<!doctype html><form>
  <input name="email" autocomplete="username"><input name="password" type="password" autocomplete="current-password">
  </form>`;

/** Whether the browser fills what it saved into any form at all: some headless ones do not. */
async function fillsForms(page: Page, url: string): Promise<boolean> {
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: PLAIN_FORM }));
  await page.goto(url);
  return page
    .locator('[name=password]:autofill')
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
}

test('a browser fills the sign-in form with a password that it has saved', async ({ at }) => {
  test.skip(CHROMIUM === undefined, 'There is no full Chromium on this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'passwords-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: CHROMIUM ?? '',
    headless: false,
    locale: 'fr-FR',
    // With these it saves none either.
    ignoreDefaultArgs: ['--enable-automation'],
    args: [...(configuration.use?.launchOptions?.args ?? []), '--headless=new', '--password-store=basic'],
  });
  try {
    const page = await context.newPage();
    await savePassword(page, at('maison'));
    test.skip(!(await fillsForms(page, at('maison', '/plain-form'))), 'This Chromium fills no form here.');
    await page.goto(at('maison', '/auth/login'));
    const visitor = new Entrance(page);
    await visitor.usePassword(page.getByRole('main'));
    for (const [name, value] of [
      ['login-email', 'camille@example.com'],
      ['login-password', 'vitrine-demo'],
    ] as const) {
      await expect(page.locator(`[name=${name}]:autofill`)).toBeVisible();
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await visitor.button('sign-in:password.submit').click();
    await visitor.expectCustomer('Camille');
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
