import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../../fixtures/journey.ts';
import { COMPANY, Designer } from './designer.ts';

const drafted = /^Draft saved, \d+ changes?$/;

/** What the headings of a page are set in, and whether a file of that font is there. */
function headingFont(on: Page | ReturnType<Designer['site']>) {
  return on.locator('vitrine-storefront').evaluate((element) => {
    const heading = element.shadowRoot?.querySelector('h1, h2');
    const family = heading ? getComputedStyle(heading).fontFamily.split(',')[0] : '';
    const faces = [...element.ownerDocument.fonts].filter((face) => face.family.includes('Maison Serif'));
    return `${family} ${faces.some(({ status }) => status === 'loaded') ? 'loaded' : 'missing'}`;
  });
}

test('a font is copied from its host, seen before it is published, and asked of no other host by visitors', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    await designer.open('Fonts and shapes');
    await designer.field('Font of headings').selectOption('Another font …');
    const [name, address] = [
      designer.field('Font of headings: name of the font'),
      designer.field('Font of headings: address'),
    ];
    await name.fill('Maison Serif');
    await address.fill('https://elsewhere.example/font.woff2');
    await address.press('Tab');
    await expect(designer.text(/^Not copied: Fonts are copied from these hosts alone/)).toBeVisible();
    // Nothing that was typed is lost, and the theme keeps its font.
    await expect(address).toHaveValue('https://elsewhere.example/font.woff2');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(designer.text('Nothing drafted')).toBeVisible();
    const host = new URL(at('')).origin.replace('//localhost', '//fonts.localhost');
    await address.fill(`${host}/css2?family=Newsreader:wght@200..800&display=swap`);
    await page.getByRole('button', { name: 'Copy the font: Font of headings' }).press('Enter');
    await expect(designer.text(/^Copied: 3 files of the company’s own/)).toBeVisible();
    await expect(designer.text(/^Not copied/)).toBeHidden();
    await expect(designer.text(drafted)).toBeVisible();
    await expect.poll(() => headingFont(designer.site())).toBe('"Vitrine Maison Serif" loaded');

    const dialog = await designer.askToPublish();
    await expect(dialog.getByRole('row', { name: /Font of headings .* Maison Serif, copied/ })).toBeVisible();
    await designer.publish(dialog);
    const visitor = await page.context().newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(at(COMPANY));
    await expect.poll(() => headingFont(visitor)).toBe('"Vitrine Maison Serif" loaded');
    const fonts = asked.filter((url) => url.endsWith('.woff2') && url.includes('/medias/'));
    expect(fonts.length).toBeGreaterThan(0);
    expect(asked.filter((url) => new URL(url).host === new URL(host).host)).toEqual([]);
    expect(fonts.every((url) => url.startsWith(at(COMPANY)))).toBe(true);
  });
});

const picture = (background: string) =>
  sharp({ create: { width: 800, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

test('a logo is uploaded by keyboard and a slide’s picture is dropped, both seen before they are published', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enterAndSee();
    await designer.open('Name and pictures');
    const upload = page.getByRole('button', { name: 'Upload a picture: logo on dark', exact: true });
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const opened = page.waitForEvent('filechooser');
      await upload.press('Enter');
      await (await opened).setFiles(file);
    };
    const logo = designer.field('Address of the logo on dark');
    const before = await logo.inputValue();
    await choose({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect(designer.text(/^logo\.png is not uploaded: This is no picture/)).toBeVisible();
    await expect(logo).toHaveValue(before);
    await choose({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(designer.text('This file is too large: 5 MB at most.')).toBeVisible();
    await choose({ name: 'logo.png', mimeType: 'image/png', buffer: await picture('#1f5f3a') });
    await expect(designer.text('The picture is uploaded.')).toBeVisible();
    await expect(logo).toHaveValue(/^\/medias\/uploads\/duo\/company\/[\w-]+\.640\.webp$/);
    await expect(designer.text(drafted)).toBeVisible();
    const address = await logo.inputValue();
    const shown = (on: Page | ReturnType<Designer['site']>) =>
      on
        .locator(`[part=header] img[src$="${address}"]`)
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(() => shown(designer.site())).toBe(640);

    await designer.open('Slides and menu');
    await designer.button('Add a slide').click();
    const slide = page.getByRole('group', { name: /^Slide \d+$/ }).last();
    const given = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'slide.png', { type: 'image/png' }));
        return data;
      },
      [...(await picture('#2244aa'))],
    );
    await slide.locator('.upload').dispatchEvent('drop', { dataTransfer: given });
    await expect(slide.getByText('The picture is uploaded.')).toBeVisible();
    await expect(slide.locator('.upload img')).toHaveJSProperty('naturalWidth', 320);
    await slide.getByLabel('Description of the picture').fill('Le salon bleu');
    await expect(designer.text(drafted)).toBeVisible();

    const dialog = await designer.askToPublish();
    await expect(
      dialog.getByRole('row', { name: /Le salon bleu|Slides of the home page/ }).first(),
    ).toBeVisible();
    await designer.publish(dialog);
    const visitor = await page.context().newPage();
    await visitor.goto(at(COMPANY));
    await expect.poll(() => shown(visitor)).toBe(640);
  });
});
