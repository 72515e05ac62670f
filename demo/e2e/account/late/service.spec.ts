import { expect, type Page } from '@playwright/test';
import { test, type Journey } from '../../fixtures/journey.ts';
import { Entrance } from '../entrance.ts';

test.use({ apart: 'late' });

const MINUTE = 60_000;
const TYPED = 'zoe@example';
const LOGIN = '/auth/login?from=/contact';

/** Somebody who has typed half an address, and goes to another service in its place. */
async function goToGoogle(page: Page, at: Journey['at'], isThere = true) {
  const visitor = new Entrance(page);
  const told = (sentence: string) =>
    page.getByRole('alert').filter({ hasText: sentence.replaceAll('{{provider}}', 'Google') });
  await page.goto(at('maison', LOGIN));
  await visitor.address().fill(TYPED);
  await page
    .getByRole('button', { name: visitor.t('sign-in:social.with').replace('{{provider}}', 'Google') })
    .click();
  if (isThere) await expect(page).toHaveURL(/accounts\.localhost/);
  return { visitor, told };
}

/** Back where the way in was, with what had been typed. */
async function expectWayIn(page: Page, at: Journey['at'], visitor: Entrance): Promise<void> {
  await expect(page).toHaveURL(at('maison', LOGIN));
  await expect(visitor.address()).toHaveValue(TYPED);
}

test('a service that answers late is waited for, and lets in', async ({ page, at }) => {
  const { visitor } = await goToGoogle(page, at);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/users/login/provider*', async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Nova Roy' }).click();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  await expect(visitor.address()).toBeHidden();
  answer();
  await visitor.expectCustomer('Nova');
  await expect(page).toHaveURL(at('maison', '/contact'));
});

test('a service that does not answer at all is told, with what was typed and the other ways in', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/503/);
  const { visitor, told } = await goToGoogle(page, at);
  const message = visitor.t('problem:identity_silent');
  await page.route('**/users/login/provider*', (route) =>
    route.fulfill({ status: 503, json: { code: 503, type: 'unavailable', message, retryable: true } }),
  );
  await page.getByRole('link', { name: 'Nova Roy' }).click();
  await expect(told(message)).toBeFocused();
  await expectWayIn(page, at, visitor);
});

test('who refuses at the service finds what they had typed', async ({ page, at }) => {
  const { visitor, told } = await goToGoogle(page, at);
  await page.getByRole('link', { name: 'Refuser et revenir' }).click();
  await expect(told(visitor.t('sign-in:social.refused'))).toBeFocused();
  await expectWayIn(page, at, visitor);
});

test('who stays at the service for too long is told so, and finds what they had typed', async ({
  page,
  at,
}) => {
  await page.clock.install();
  const { visitor, told } = await goToGoogle(page, at);
  await page.clock.fastForward(16 * MINUTE);
  await page.getByRole('link', { name: 'Nova Roy' }).click();
  await expect(told(visitor.t('sign-in:social.stale'))).toBeFocused();
  await expectWayIn(page, at, visitor);
});

test('a service that is closed is left by Back, and the way in is as it was', async ({ page, at }) => {
  await page.route(/accounts\.localhost/, (route) => route.abort('connectionrefused'));
  const { visitor } = await goToGoogle(page, at, false);
  await expect(page).toHaveURL(/chrome-error/);
  await page.goBack();
  await expectWayIn(page, at, visitor);
  await visitor.askCode('sacha@example.com');
});
