import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Designer } from './designer.ts';

test('the button of a slide leads to what the company has, by its name, and what leads nowhere is said', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    await designer.open('Slides and menu');
    await designer.button('Add a slide').click();
    const slide = page.getByRole('group', { name: /^Slide \d+$/ }).last();
    const leads = slide.getByLabel('It leads to');
    const which = slide.getByLabel('Which one');
    const nothing = slide.getByText('Nothing is chosen: visitors see no button.');
    await expect(which).toBeHidden();
    await leads.focus();
    await leads.selectOption('A service');
    await expect(leads).toBeFocused();
    await expect(nothing).toBeVisible();
    await expect(which).toHaveAttribute('aria-invalid', 'true');
    const services = await which.locator('optgroup option').allTextContents();
    expect(services.length).toBeGreaterThan(1);
    await which.selectOption(services[1]!);
    await expect(nothing).toBeHidden();
    const chosen = await which.inputValue();
    expect(chosen).toMatch(/^[a-z\d-]+$/);

    await leads.selectOption('An address');
    const address = slide.getByLabel('Address');
    await address.fill('/contact');
    await expect(slide.getByText(/^A whole address, as/)).toBeVisible();
    await address.fill('https://salon.example/');
    await expect(slide.getByText(/^A whole address, as/)).toBeHidden();
    await leads.selectOption('A product');
    await slide.getByLabel('Product', { exact: true }).fill('no-such-product');
    await slide.getByLabel('Product', { exact: true }).press('Tab');
    await expect(slide.getByText('“no-such-product” is not on this site')).toBeVisible();
    // What was chosen before is there again.
    await leads.selectOption('A service');
    await expect(which).toHaveValue(chosen);
    await expect(designer.text(/^Draft saved/)).toBeVisible();

    // Slides that have not the same fields change places, and the focus goes along.
    for (const _ of [2, 3]) await designer.button('Add a slide').click();
    await designer.button('Down: slide 1').press('Enter');
    await expect(designer.button('Down: slide 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slide.getByLabel('Description of the picture')).toBeFocused();
    await expect(which).toHaveValue(chosen);
  });
});

test('on a tablet and a phone what is saved, and the button that publishes, stay in sight', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    await designer.open('Colours');
    await designer.mainButtons().fill('#1f5f3a');
    await expect(designer.text(/^Draft saved/)).toBeVisible();
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const last = page.locator('.sections > details > summary').last();
      await last.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 5000);
      await expect(designer.button('Publish')).toBeInViewport({ ratio: 1 });
      await expect(designer.text(/^Draft saved/)).toBeInViewport({ ratio: 1 });
      // The focus is never below the bar that stays.
      await last.focus();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const isCovered = await page.evaluate(() => {
          const bar = document.querySelector('.draft-actions')!.getBoundingClientRect();
          const { activeElement: focused } = document;
          if (!focused?.closest('.sections')) return false;
          return focused.getBoundingClientRect().top < bar.bottom - 1;
        });
        expect(isCovered).toBe(false);
      }
    }
  });
});

test('an address that the back end refuses is told in whichever language the texts are written', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    await designer.open('Slides and menu');
    await designer.button('Add an item').click();
    const item = page.getByRole('group', { name: /^Item \d+$/ }).last();
    await item.getByLabel('Label').fill('Blog');
    await item.getByLabel('Address').fill('https://a b');
    await expect(item.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    const language = designer.field('Language of these texts');
    const other = await language.evaluate(
      (select: HTMLSelectElement) => [...select.options].find(({ selected }) => !selected)?.value ?? '',
    );
    await language.selectOption(other);
    await expect(item.getByLabel('Label')).toHaveValue('');
    await expect(item.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  });
});
