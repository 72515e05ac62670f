import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { accentOf } from '../accent.ts';
import { COMPANY, Designer } from './designer.ts';

const drafted = /^Draft saved, \d+ changes?$/;

test('a colour is changed, seen in the preview, saved, published to visitors, and the look before restored', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    const visitor = await page.context().newPage();
    await visitor.goto(at(COMPANY));
    const seen = () => accentOf(visitor);
    const before = await seen();
    await designer.enter();
    await expect(designer.text('Hélène Aubry, administrator')).toBeVisible();
    const shown = () => accentOf(designer.site());
    await expect.poll(shown).toBe(before);

    await designer.open('Colours');
    await designer.mainButtons().fill('#1f5f3a');
    await expect.poll(shown).not.toBe(before);
    const green = await shown();
    await expect(designer.text(drafted)).toBeVisible();
    // The element's own undo is the form's too.
    await designer.call('undo');
    await expect(designer.mainButtons()).not.toHaveValue('#1f5f3a');
    await expect(designer.text('Nothing drafted')).toBeVisible();
    await designer.call('redo');
    await expect(designer.mainButtons()).toHaveValue('#1f5f3a');
    await expect(designer.text(drafted)).toBeVisible();
    await visitor.reload();
    expect(await seen()).toBe(before);

    const dialog = await designer.askToPublish();
    await expect(dialog.getByRole('row', { name: /Main buttons .* #1f5f3a/ })).toBeVisible();
    await designer.publish(dialog);
    await expect(designer.button('Publish')).toBeDisabled();
    await visitor.reload();
    await expect.poll(seen).toBe(green);

    await designer.button('History').click();
    await page.getByRole('button', { name: /^Restore the look before the first/ }).click();
    const restoring = designer.dialog('Restore the look before the first?');
    await expect(restoring.getByRole('row', { name: /^Main buttons #1f5f3a/ })).toBeVisible();
    await restoring.getByRole('button', { name: 'Restore' }).click();
    await expect(designer.text(/is published again/)).toBeVisible();
    await visitor.reload();
    await expect.poll(seen).toBe(before);
    await expect.poll(shown).toBe(before);
    await expect(designer.mainButtons()).not.toHaveValue('#1f5f3a');
  });
});

test('a finished theme is chosen and taken back in one press each', async ({ page, at }) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enter();
    const shown = () => accentOf(designer.site());
    await expect.poll(shown).not.toBe('');
    const before = await shown();
    await page.getByRole('button', { name: /^Luxury/ }).click();
    await expect.poll(shown).not.toBe(before);
    await expect(designer.text(drafted)).toBeVisible();
    await designer.open('Layouts');
    const products = page.getByRole('group', { name: 'Products' });
    await expect(products.getByLabel('Masonry')).toBeChecked();
    // Its site sells vouchers, and is one of several shops.
    await expect(page.getByRole('group', { name: 'Gift vouchers' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Home, one shop' })).toBeHidden();
    const luxury = page.getByRole('button', { name: /^Luxury/ });
    await expect(luxury).toHaveAttribute('aria-pressed', 'true');
    await designer.call('compare', true);
    await expect.poll(shown).toBe(before);
    // Whatever is changed while one compares is seen.
    await designer.open('Colours');
    await designer.mainButtons().fill('#1f5f3a');
    await expect.poll(shown).not.toBe(before);
    await expect(luxury).toHaveAttribute('aria-pressed', 'false');
    await designer.call('undo');
    await expect(luxury).toHaveAttribute('aria-pressed', 'true');
    await expect(designer.text(drafted)).toBeVisible();
    await page.reload();
    await expect(luxury).toHaveAttribute('aria-pressed', 'true');
    await designer.button('Discard draft').click();
    await expect(luxury).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: /^Luxury/ }).click();
    await designer.button('Take Luxury back').click();
    await expect.poll(shown).toBe(before);
    await designer.open('Layouts');
    await expect(products.getByLabel('Masonry')).not.toBeChecked();
    await expect(designer.text('Nothing drafted')).toBeVisible();
  });
});

test('what is pointed at leads to its field, the menu is put in order by keyboard, and an ended token is renewed', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enter();
    await expect(page.locator('vitrine-preview [part=frame] [aria-busy=false]')).toHaveCount(2);
    await designer.call('point', true);
    await designer.site().locator('[part=header] a').first().press('Enter');
    await expect(designer.field('Address of the logo')).toBeFocused();
    const status = page.getByRole('status');
    await expect(status.filter({ hasText: 'Address of the logo: published.' })).toBeVisible();

    await designer.open('Slides and menu');
    const item = (index: number) => page.getByRole('group', { name: `Item ${index}`, exact: true });
    for (const [index, label] of ['Erste', 'Zweite'].entries()) {
      await designer.button('Add an item').click();
      await item(index + 1)
        .getByLabel('Label')
        .fill(label);
      await item(index + 1)
        .getByLabel('Address')
        .fill('https://salon.example/');
    }
    await item(2).getByLabel('Label').press('Alt+ArrowUp');
    await expect(item(1).getByLabel('Label')).toHaveValue('Zweite');
    await expect(designer.text(drafted)).toBeVisible();
    // A second press of the same key never moves it back.
    await designer.button('Down: item 1').press('Enter');
    await expect(item(2).getByLabel('Label')).toHaveValue('Zweite');
    await expect(item(2).getByLabel('Label')).toBeFocused();
    await item(2).getByLabel('Label').press('Alt+ArrowUp');

    const token = () =>
      designer
        .preview()
        .evaluate((element) => (Reflect.get(element, 'session') as { token?: string } | null)?.token);
    const ended = await token();
    expect(ended).toMatch(/^[\w-]{43}$/);
    await designer.preview().dispatchEvent('vitrine-preview-expired');
    await expect.poll(token).not.toBe(ended);
    expect(await token()).toMatch(/^[\w-]{43}$/);
    await expect(designer.site().locator('[part=header]').first()).toBeVisible();
    await expect(item(1).getByLabel('Label')).toHaveValue('Zweite');
  });
});

test('what is typed and no value is told as not saved, stays, and is neither published nor left without a question', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    await designer.open('Colours');
    await designer.open('Own CSS');
    await designer.open('Slides and menu');
    const instagram = designer.field('Instagram');
    await instagram.fill('@salon');
    await designer.field('Footer').fill('#12');
    await designer.field('Own CSS').fill(`.heading { color: red; } ${'/* long */'.repeat(2_001)}`);
    await designer.mainButtons().fill('#1f5f3a');
    await designer.mainButtons().press('Tab');
    await expect(
      designer.text('Not saved: Footer, Social networks, Own CSS. All else is saved'),
    ).toBeVisible();
    await expect(instagram).toHaveValue('@salon');
    await designer.button('Publish').click();
    await expect(designer.text(/^Not published, as this is not saved: Footer/)).toBeVisible();
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.type();
      void dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toBe('beforeunload');
    await designer.field('Own CSS').fill('.heading { color: red; }');
    await designer.field('Footer').fill('#123');
    await instagram.fill('https://instagram.com/salon');
    await expect(designer.text(/^Draft saved, 4 changes$/)).toBeVisible();
    // What is not valid goes with the draft that is discarded.
    await designer.field('Footer').fill('#12');
    await designer.field('Footer').press('Tab');
    await expect(designer.text('Not saved: Footer. All else is saved')).toBeVisible();
    await designer.button('Discard draft').click();
    await expect(designer.text('Nothing drafted')).toBeVisible();
    await expect(designer.field('Footer')).not.toHaveValue('#12');
  });
});

test('a history that cannot be loaded is told as that', async ({ page, at, faults }) => {
  faults.expects(/Failed to load resource/);
  await Designer.during({ page, at }, async (designer) => {
    await designer.enter();
    await page.route('**/api/themes/published*', (route) => route.abort());
    await designer.button('History').click();
    await expect(designer.text(/^The history could not be loaded: /)).toBeVisible();
  });
});
