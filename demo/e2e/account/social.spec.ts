import { expect, type Page } from '@playwright/test';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { RESERVATION } from '../fixtures/visitor.ts';
import { Entrance } from './entrance.ts';

const GOOGLE = 'Google';
const NOVA = 'nova@example.com';

const withGoogle = (visitor: Entrance) =>
  visitor.page.getByRole('button', {
    name: visitor.t('sign-in:social.with').replace('{{provider}}', GOOGLE),
  });

/** Says at the service who one is. */
async function choose(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/accounts\.localhost/);
  await page.getByRole('link', { name }).click();
}

/** Nothing of what the service has sent is left where somebody could find it. */
async function expectNoTrace(page: Page): Promise<void> {
  const seen = await page.evaluate(() => [location.href, document.referrer, JSON.stringify(history.state)]);
  for (const text of seen) expect(text).not.toMatch(/code=|state=|nonce|challenge/);
}

/** The back end finds the session too old to be enough, once. */
async function askProofOnce(page: Page): Promise<void> {
  await page.route(
    '**/users/password/set*',
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: 403, type: 'proof_missing', message: '', retryable: false },
      }),
    { times: 1 },
  );
}

test('who comes in by another service is back where they were, with what they had', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/contact?tab=hours'));
  await visitor.open();
  await expect(withGoogle(visitor)).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  await withGoogle(visitor).click();
  await choose(page, 'Nova Roy');
  await visitor.expectCustomer('Nova');
  await expect(page).toHaveURL(at('maison', '/contact?tab=hours'));
  await expectNoTrace(page);
  await page.reload();
  await visitor.expectCustomer('Nova');
  // The account has no password; a session that is not of now shows by a code that it is theirs.
  await page.goto(at('maison', '/profile'));
  await visitor.button('profile:password.add').click();
  await page.locator('[name=new-password]').fill('a rose is a rose');
  await askProofOnce(page);
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(visitor.code()).toBeFocused();
});

test('the code that a first password asks for is mailed, and nothing is typed twice', async ({
  page,
  at,
  codeTo,
  expectAccessible,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('atelier', '/profile'));
  await withGoogle(visitor).click();
  await choose(page, 'Nova Roy');
  await expect(visitor.heading('profile:title')).toBeVisible();
  await visitor.button('profile:password.add').click();
  await page.locator('[name=new-password]').fill('a rose is a rose');
  await askProofOnce(page);
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(visitor.code()).toBeFocused();
  await inEveryRendering(page, expectAccessible);
  await visitor.code().fill(await codeTo(NOVA));
  await expect(visitor.text('profile:password.changed').first()).toBeVisible();
  await expect(visitor.text('profile:password.has')).toBeVisible();
});

test('a reservation is where it was after coming in by another service, with its time and what was typed', async ({
  page,
  at,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Opéra');
  await visitor.chooseTime();
  const words = page.getByRole('textbox', { name: visitor.t('reservation:details.message') });
  await words.fill('Sur la rue, si possible');
  await page
    .getByRole('main')
    .getByRole('button', { name: visitor.t('reservation:login.open'), exact: true })
    .click();
  await withGoogle(visitor).click();
  await choose(page, 'Nova Roy');
  await visitor.expectCustomer('Nova');
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(words).toHaveValue('Sur la rue, si possible');
  await expectNoTrace(page);
});

test('who refuses, is too late or has an account already is told so where they come in', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Entrance(page);
  const told = (key: 'refused' | 'exists' | 'stale') =>
    page
      .getByRole('alert')
      .filter({ hasText: visitor.t(`sign-in:social.${key}`).replaceAll('{{provider}}', GOOGLE) });
  await page.goto(at('maison', '/auth/login?from=/contact'));
  await withGoogle(visitor).click();
  await choose(page, 'Refuser et revenir');
  await expect(told('refused')).toBeFocused();
  await expect(page).toHaveURL(at('maison', '/auth/login?from=/contact'));
  await expectNoTrace(page);
  await inEveryRendering(page, expectAccessible);
  await withGoogle(visitor).click();
  await choose(page, 'Camille Ferrand');
  await expect(told('exists')).toBeFocused();
  await expectNoTrace(page);
  // As an answer that comes to a tab that asked for none.
  await page.goto(at('maison', '/'));
  await page.goto(at('maison', '/auth/login#code=x&state=y'));
  await expect(told('stale')).toBeFocused();
  await expectNoTrace(page);
  await expect(visitor.address()).toBeVisible();
  // Back from the service by the browser's button: the way in is there as before.
  await withGoogle(visitor).click();
  await expect(page).toHaveURL(/accounts\.localhost/);
  await page.goBack();
  await expect(withGoogle(visitor)).toBeVisible();
  await expect(withGoogle(visitor)).not.toHaveAttribute('aria-busy', 'true');
});

test('a customer links and unlinks a service in the profile', async ({ page, at, expectAccessible }) => {
  const visitor = new Entrance(page);
  const named = (key: 'link' | 'unlink', provider = GOOGLE) =>
    page.getByRole('button', {
      name: visitor.t(`profile:providers.${key}Name`).replace('{{provider}}', provider),
    });
  await page.goto(at('maison', '/profile'));
  await visitor.usePassword(page.getByRole('main'));
  await page.locator('[name=login-email]').fill('camille@example.com');
  await page.locator('[name=login-password]').fill('vitrine-demo');
  await visitor.button('sign-in:password.submit').click();
  await named('link').click();
  await choose(page, 'Camille Ferrand');
  await expect(
    page.getByText(visitor.t('profile:providers.linked').replace('{{provider}}', GOOGLE)).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(at('maison', '/profile'));
  await expectNoTrace(page);
  await expect(named('unlink')).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  // Somebody else at the other service is not them.
  await named('link', 'Facebook').click();
  await choose(page, 'Nova Roy');
  await expect(
    page.getByRole('alert').filter({ hasText: visitor.t('profile:providers.failed') }),
  ).toBeVisible();
  await named('unlink').click();
  await expect(named('link')).toBeVisible();
  await page.reload();
  await expect(named('link')).toBeVisible();
});
