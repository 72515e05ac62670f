import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { textsIn } from '../../fixtures/texts.ts';
import { Designer } from './designer.ts';
import { officeTextsIn } from './office-texts.ts';

const french = officeTextsIn('fr');
const english = officeTextsIn('en');

test('the office is opened in German and goes on in French, with all that was typed and not yet saved', async ({
  page,
  at,
  expectAccessible,
}) => {
  test.slow();
  await Designer.during({ page, at, language: 'de' }, async (designer) => {
    const { t } = designer;
    await designer.enterAndSee();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle(t('page.title'));
    await designer.open(t('sections.colours'));

    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route('**/api/themes/draft', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await designer.field(t('settings.themes.general.buttonsColor')).fill('#1f5f3a');
    const footer = designer.field(t('settings.themes.general.footerColor'));
    await footer.fill('#12');
    await expect(designer.text(t('faults.colour'))).toBeVisible();
    await expect(designer.text(t('draft.saving'))).toBeVisible();

    await designer.field(t('page.language')).selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(french('page.title'));
    await expect(designer.text(french('faults.colour'))).toBeVisible();
    await expect(designer.field(french('settings.themes.general.footerColor'))).toHaveValue('#12');
    const buttons = designer.field(french('settings.themes.general.buttonsColor'));
    await expect(buttons).toHaveValue('#1f5f3a');
    // The preview speaks it too, as far as the company does, and knows its steps still.
    const undo = (locale: 'en' | 'fr') =>
      designer.preview().getByRole('button', { name: textsIn(locale)('preview:undo'), exact: true });
    await designer.field(french('page.language')).selectOption('en');
    await expect(undo('en')).toBeVisible();
    await designer.field(english('page.language')).selectOption('fr');
    await undo('fr').click();
    await expect(buttons).not.toHaveValue('#1f5f3a');
    await designer.call('redo');
    await expect(buttons).toHaveValue('#1f5f3a');
    letGo();
    // What is half typed is told as not saved, until it is whole.
    const footerName = french('settings.themes.general.footerColor');
    await expect(designer.text(french('draft.refused', { names: footerName }))).toBeVisible();
    await designer.field(footerName).fill('#123456');
    await expect(designer.text(french('draft.saved_other', { count: '2' }))).toBeVisible();
    await expectAccessible(page, { coloursOnly: true });

    // What was chosen is kept, and takes the place of what the address asked for.
    await page.reload();
    await expect(designer.button(french('draft.history'))).toBeVisible();
    await page.goto(new URL('/', page.url()).href);
    await expect(buttons).toHaveValue('#1f5f3a');
  });
});

test('the language is chosen before somebody logs in, and refusals are told in it', async ({
  page,
  at,
  expectAccessible,
}) => {
  await Designer.during({ page, at, language: 'de' }, async (designer) => {
    await designer.arrive();
    await page.getByLabel(designer.t('login.email')).fill('admin@example.com');
    const choice = designer.field(designer.t('page.language'));
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await choice.selectOption('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('login.title'));
    await expect(page.getByLabel(french('login.email'))).toHaveValue('admin@example.com');
    await expectAccessible(page);
    await page.getByLabel(french('login.password')).fill('wrong-password');
    await designer.button(french('login.submit')).click();
    await expect(page.getByRole('alert')).toHaveText(french('login.wrong'));
  });
});

test('without a choice the office speaks the language of the browser', async ({ page, at }) => {
  await page.goto(at('').replace('//localhost', '//backoffice.localhost'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('login.title'));
});
