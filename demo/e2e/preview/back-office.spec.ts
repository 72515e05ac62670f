import { expect, type Page } from '@playwright/test';
import { BackOffice } from '../fixtures/back-office.ts';
import { test, type Journey } from '../fixtures/journey.ts';

/** Its look is put back after each journey. */
const COMPANY = 'duo';

const address = ({ at }: Pick<Journey, 'at'>) => at('').replace('//localhost', '//backoffice.localhost');

/** Log in as somebody of the company, and wait for the preview. */
async function enter(
  page: Page,
  journey: Pick<Journey, 'at'>,
  { email = 'admin@example.com', company = COMPANY, name = 'Duo Cobalt' } = {},
) {
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(address(journey));
  await page.getByLabel('Company').selectOption(company);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('vitrine-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: `The look of ${name}` })).toBeAttached();
}

const frameOf = (page: Page, index = 0) =>
  page.locator('vitrine-preview').locator('[part=frame] iframe').nth(index).contentFrame();

const accentOf = (header: ReturnType<Page['locator']>) =>
  header.evaluate((element) => getComputedStyle(element).getPropertyValue('--v-accent').trim());

/** The token by which a page is logged in. */
const tokenOf = (page: Page, company = COMPANY) =>
  page.evaluate((id) => {
    const kept = JSON.parse(sessionStorage.getItem('vitrine.backoffice') ?? '{}') as { tokens?: object };
    return String(Reflect.get(kept.tokens ?? {}, id));
  }, company);

const open = (page: Page, section: string) =>
  page.locator('summary').filter({ hasText: section }).first().click();

const drafted = (page: Page) => page.getByText(/^Draft saved, \d+ changed$/);

/** Puts back what a journey drafts and publishes, however it ends. */
async function withOffice(journey: Pick<Journey, 'at'>, go: () => Promise<void>) {
  const office = await BackOffice.of(journey.at(''), COMPANY, 'admin');
  const putBack = await office.keepLook();
  try {
    await go();
  } finally {
    await putBack();
  }
}

test('a colour is changed, seen in the preview, saved, published to visitors, and the look before restored', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await withOffice({ at }, async () => {
    const visitor = await page.context().newPage();
    await visitor.goto(at(COMPANY));
    const seen = () => accentOf(visitor.locator('[part=header]').first());
    const before = await seen();
    await enter(page, { at });
    await expect(page.getByText('Hélène Aubry, admin')).toBeVisible();
    const shown = () => accentOf(frameOf(page).locator('[part=header]').first());
    await expect.poll(shown).toBe(before);

    await open(page, 'Colours');
    await page.getByLabel('Main buttons', { exact: true }).fill('#1f5f3a');
    await expect.poll(shown).not.toBe(before);
    const green = await shown();
    await expect(drafted(page)).toBeVisible();
    // The element's own undo is the form's too.
    await page.locator('vitrine-preview').evaluate((element) => Reflect.get(element, 'undo').call(element));
    await expect(page.getByLabel('Main buttons', { exact: true })).not.toHaveValue('#1f5f3a');
    await expect(page.getByText('Nothing drafted')).toBeVisible();
    await page.locator('vitrine-preview').evaluate((element) => Reflect.get(element, 'redo').call(element));
    await expect(page.getByLabel('Main buttons', { exact: true })).toHaveValue('#1f5f3a');
    await expect(drafted(page)).toBeVisible();
    await visitor.reload();
    expect(await seen()).toBe(before);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this look?' });
    await expect(dialog.getByRole('row', { name: /Main buttons .* #1f5f3a/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Published as number \d+/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await visitor.reload();
    await expect.poll(seen).toBe(green);

    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: /^Restore the look before the first/ }).click();
    const restoring = page.getByRole('dialog', { name: 'Restore the look before the first?' });
    await expect(restoring.getByRole('row', { name: /^Main buttons #1f5f3a/ })).toBeVisible();
    await restoring.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(/is published again/)).toBeVisible();
    await visitor.reload();
    await expect.poll(seen).toBe(before);
    await expect.poll(shown).toBe(before);
    await expect(page.getByLabel('Main buttons', { exact: true })).not.toHaveValue('#1f5f3a');
  });
});

test('of two who change the same look the second is told whose draft it met, and goes on with both', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await withOffice({ at }, async () => {
    await enter(page, { at });
    const office = await BackOffice.of(at(''), COMPANY, 'admin');
    await office.saveDraft({ themes: { general: { footerColor: '#3a1a2e' } } });
    await open(page, 'Colours');
    await page.getByLabel('Main buttons', { exact: true }).fill('#1f5f3a');
    const dialog = page.getByRole('dialog', { name: 'Hélène Aubry has saved another draft' });
    await expect(dialog.getByRole('row', { name: /^Footer #3a1a2e/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Main buttons .* #1f5f3a$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Mine over theirs' }).click();
    await expect(page.getByText('Draft saved, 2 changed')).toBeVisible();
    await expect(page.getByLabel('Footer', { exact: true })).toHaveValue('#3a1a2e');
    expect(await office.drafted()).toEqual({
      themes: { general: { footerColor: '#3a1a2e', buttonsColor: '#1f5f3a' } },
    });

    await office.saveDraft({ themes: { general: { footerColor: '#111111' } } });
    await page.getByLabel('Main buttons', { exact: true }).fill('#8a1f1f');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByText('Draft saved, 1 changed')).toBeVisible();
    await expect(page.getByLabel('Footer', { exact: true })).toHaveValue('#111111');
    await expect(page.getByLabel('Main buttons', { exact: true })).not.toHaveValue('#8a1f1f');
    // What gave way is one step back.
    await page.locator('vitrine-preview').evaluate((element) => Reflect.get(element, 'undo').call(element));
    await expect(page.getByLabel('Main buttons', { exact: true })).toHaveValue('#8a1f1f');
  });
});

test('a finished theme is chosen and taken back in one press each', async ({ page, at }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await withOffice({ at }, async () => {
    await enter(page, { at });
    const shown = () => accentOf(frameOf(page).locator('[part=header]').first());
    await expect.poll(shown).not.toBe('');
    const before = await shown();
    await page.getByRole('button', { name: /^Luxury/ }).click();
    await expect.poll(shown).not.toBe(before);
    await expect(drafted(page)).toBeVisible();
    await open(page, 'Layouts');
    const products = page.getByRole('group', { name: 'Products' });
    await expect(products.getByLabel('Masonry')).toBeChecked();
    await page.getByRole('button', { name: 'Take Luxury back' }).click();
    await expect.poll(shown).toBe(before);
    await expect(products.getByLabel('Masonry')).not.toBeChecked();
    await expect(page.getByText('Nothing drafted')).toBeVisible();
  });
});

test('what is pointed at leads to its field, the menu is put in order by keyboard, and an ended token is renewed', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await withOffice({ at }, async () => {
    await enter(page, { at });
    await expect(page.locator('vitrine-preview [part=frame] [aria-busy=false]')).toHaveCount(2);
    await page
      .locator('vitrine-preview')
      .evaluate((element) => Reflect.get(element, 'point').call(element, true));
    await frameOf(page).locator('[part=header] a').first().press('Enter');
    await expect(page.getByLabel('Address of the logo', { exact: true })).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'Address of the logo: published.' }),
    ).toBeVisible();

    await open(page, 'Slides and menu');
    for (const [index, label] of ['Erste', 'Zweite'].entries()) {
      await page.getByRole('button', { name: 'Add an item' }).click();
      const item = page.getByRole('group', { name: `Item ${index + 1}`, exact: true });
      await item.getByLabel('Label').fill(label);
      await item.getByLabel('Address').fill('https://salon.example/');
    }
    await page.getByRole('group', { name: 'Item 2', exact: true }).getByLabel('Label').press('Alt+ArrowUp');
    const first = page.getByRole('group', { name: 'Item 1', exact: true });
    await expect(first.getByLabel('Label')).toHaveValue('Zweite');
    await expect(drafted(page)).toBeVisible();

    const token = () =>
      page
        .locator('vitrine-preview')
        .evaluate((element) => (Reflect.get(element, 'session') as { token?: string } | null)?.token);
    const ended = await token();
    expect(ended).toMatch(/^[\w-]{43}$/);
    await page.locator('vitrine-preview').dispatchEvent('vitrine-preview-expired');
    await expect.poll(token).not.toBe(ended);
    expect(await token()).toMatch(/^[\w-]{43}$/);
    await expect(frameOf(page).locator('[part=header]').first()).toBeVisible();
    await expect(first.getByLabel('Label')).toHaveValue('Zweite');
  });
});

test('a session that is over is entered again over the page, and what was changed is saved', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await withOffice({ at }, async () => {
    await enter(page, { at });
    await expect(frameOf(page).locator('[part=header]').first()).toBeVisible();
    expect(await BackOffice.endSession(at(''), COMPANY, await tokenOf(page))).toBe(true);
    await open(page, 'Colours');
    await page.getByLabel('Main buttons', { exact: true }).fill('#1f5f3a');
    const dialog = page.getByRole('dialog', { name: 'Your session is over' });
    await dialog.getByLabel('E-mail').press('Escape');
    await dialog.getByLabel('E-mail').press('Escape');
    await dialog.getByLabel('E-mail').fill('admin@example.com');
    await dialog.getByLabel('Password').fill('vitrine-demo');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Draft saved, 1 changed')).toBeVisible();
  });
});

test('who leaves what cannot be saved is asked, and is logged out at the back end too', async ({
  page,
  at,
  faults,
}) => {
  test.slow();
  faults.expects(/ERR_FAILED/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await withOffice({ at }, async () => {
    await enter(page, { at });
    await expect(frameOf(page).locator('[part=header]').first()).toBeVisible();
    const token = await tokenOf(page);
    await page.route('**/api/themes/draft', (route) => route.abort());
    await open(page, 'Colours');
    await page.getByLabel('Main buttons', { exact: true }).fill('#1f5f3a');
    await expect(page.getByText(/^Not saved: /)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Log out without saving?' });
    await page.getByRole('button', { name: 'Log out' }).click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Main buttons', { exact: true })).toHaveValue('#1f5f3a');
    await page.getByRole('button', { name: 'Log out' }).click();
    await dialog.getByRole('button', { name: 'Log out without saving' }).click();
    await expect(page.getByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
    await expect.poll(() => BackOffice.endSession(at(''), COMPANY, token)).toBe(false);
    await expect(page.getByText('You are logged out.')).toBeVisible();
  });
});

test('an editor that opens late is not shown beside the one that somebody has gone on with', async ({
  page,
  at,
}) => {
  test.slow();
  await page.context().grantPermissions(['local-network-access']);
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/api/themes/draft', async (route) => {
    if (route.request().headers()['company'] === 'cmp_maison') await held;
    await route.continue();
  });
  const logIn = async (company: string, email: string) => {
    await page.getByLabel('Company').selectOption(company);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('vitrine-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await withOffice({ at }, async () => {
    await page.goto(address({ at }));
    const late = page.waitForRequest((request) => request.url().endsWith('/api/themes/draft'));
    await logIn('maison', 'staff@example.com');
    await late;
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
    await logIn(COMPANY, 'admin@example.com');
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

test('what somebody else publishes is told, and a setting of the draft that it changes is shown before it is published over', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await withOffice({ at }, async () => {
    const office = await BackOffice.of(at(''), COMPANY, 'admin');
    await enter(page, { at });
    await expect(frameOf(page).locator('[part=header]').first()).toBeVisible();
    await office.saveDraft({ themes: { general: { buttonsColor: '#1d3f8f' } } });
    await office.publish();
    await open(page, 'Colours');
    // Of another setting there is nothing to decide.
    await page.getByLabel('Footer', { exact: true }).fill('#3a1a2e');
    await expect(page.getByText(/^Number \d+ was published by Hélène Aubry/)).toBeVisible();
    await expect(page.getByText('Draft saved, 1 changed')).toBeVisible();
    await expect(page.getByLabel('Main buttons', { exact: true })).toHaveValue('#1d3f8f');
    await page.getByLabel('Main buttons', { exact: true }).fill('#1f5f3a');
    await expect(page.getByText('Draft saved, 2 changed')).toBeVisible();
    // Restored by somebody else, the draft is over a look that nobody has seen with it.
    await office.publish(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this look?' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText(/^Published otherwise since it was drafted: Main buttons/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Published as number \d+/)).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('This is what visitors see.')).toHaveCount(1);
    await page.getByRole('button', { name: 'Close' }).click();

    // The same setting is changed here and published by somebody else: that is no draft of theirs.
    await office.saveDraft({ themes: { general: { buttonsColor: '#1d3f8f' } } });
    await office.publish();
    await page.getByLabel('Main buttons', { exact: true }).fill('#8a1f1f');
    const met = page.getByRole('dialog', { name: 'Hélène Aubry has published another look' });
    await expect(met.getByRole('row', { name: 'Main buttons #1d3f8f #8a1f1f' })).toBeVisible();
    await met.getByRole('button', { name: 'Take what is published' }).click();
    await expect(page.getByLabel('Main buttons', { exact: true })).toHaveValue('#1d3f8f');
    await expect(page.getByText('Nothing drafted')).toBeVisible();
  });
});

test('who is no administrator may look, and a wrong password is told', async ({ page, at }) => {
  await enter(page, { at }, { email: 'staff@example.com', company: 'maison', name: 'Maison Orée' });
  await expect(page.getByText('To look at: an administrator saves')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await expect(page.getByText('an administrator of the company has to open this page once')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('E-mail').fill('admin@example.com');
  await page.getByLabel('Password').fill('wrong-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('No account of this company');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [820, 'light'],
  [390, 'dark'],
  [390, 'light'],
] as const)
  test(`at ${width} pixels, ${colorScheme}, nothing is too wide and axe finds nothing`, async ({
    page,
    at,
    expectAccessible,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await withOffice({ at }, async () => {
      // Two frames of one site have each landmark twice: the page is looked at before they are there, then colours alone.
      await page.route('**/api/themes/preview', (route) => route.fulfill({ status: 403, json: {} }));
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.goto(address({ at }));
      await expectAccessible(page);
      await enter(page, { at });
      for (const summary of await page.locator('.sections > details > summary').all()) {
        const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
        if (!isOpen) await summary.click();
      }
      await expectAccessible(page);
      expect(await wide()).toBe(0);
      await page.unroute('**/api/themes/preview');
      if (width < 992) await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(frameOf(page).locator('[part=header]').first()).toBeVisible();
      expect(await wide()).toBe(0);
      await expectAccessible(page, { coloursOnly: true });
    });
  });
