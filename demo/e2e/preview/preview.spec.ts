import { expect, type Page } from '@playwright/test';
import { BackOffice } from '../fixtures/back-office.ts';
import { test, type Journey } from '../fixtures/journey.ts';
import { textsIn } from '../fixtures/texts.ts';
import { accentOf } from './accent.ts';

const t = textsIn('fr');
const GREEN = '#1f5f3a';
const BLUE = '#1d3f8f';
const DRAFT = { themes: { general: { buttonsColor: GREEN } } };

/** An office of the company's, which is another site, with a preview in a frame. */
async function openOffice(page: Page, { at }: Pick<Journey, 'at'>, path: string) {
  // A page that the test itself answers is no page of this machine to the browser.
  await page.context().grantPermissions(['local-network-access']);
  const { port } = new URL(at(''));
  const office = `http://backoffice.localhost:${port}/office`;
  const frameOf = (title: string, src: string) =>
    `<iframe title="${title}" src="${src}" style="width:390px;height:800px"></iframe>`;
  const other = `http://other.localhost:${port}/page`;
  const pages = {
    [office]: frameOf('Preview', at('atelier', path)) + frameOf('Other', other),
    [other]: '',
  };
  for (const [address, content] of Object.entries(pages)) {
    const body = `<!doctype html><html lang="fr"><title>Office</title>${content}`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  }
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('message', ({ data }) => told.push(data));
  });
  await page.goto(office);
  return page.frameLocator('iframe[title=Preview]');
}

test('a look that is drafted is seen under an address that has its token, and by nobody else', async ({
  page,
  at,
  browser,
}) => {
  const office = await BackOffice.of(at(''), 'atelier', 'admin');
  const { token, undo } = await office.draft(DRAFT, new URL(at('')).origin);
  try {
    await page.goto(at('atelier', `/~preview.${token}~/contact`));
    await expect(page.getByText(t('storefront:preview.now'))).toBeVisible();
    await expect(page).toHaveURL(at('atelier', '/contact'));
    const drafted = await accentOf(page);
    await page.reload();
    await expect(page.getByText(t('storefront:preview.now'))).toBeVisible();
    await expect.poll(() => accentOf(page)).toBe(drafted);

    const other = await (await browser.newContext()).newPage();
    await other.goto(at('atelier', '/contact'));
    expect(await accentOf(other)).not.toBe(drafted);

    await page.getByRole('button', { name: t('storefront:preview.leave') }).click();
    await expect(page.getByText(t('storefront:preview.now'))).toBeHidden();
    await expect.poll(() => accentOf(page)).toBe(await accentOf(other));
  } finally {
    await undo();
  }
});

test('a back office of the company changes a preview in its frame by messages, and no other page does', async ({
  page,
  at,
}) => {
  const office = await BackOffice.of(at(''), 'atelier', 'admin');
  const { port } = new URL(at(''));
  const { token, undo } = await office.draft(DRAFT, `http://backoffice.localhost:${port}`);
  try {
    const preview = await openOffice(page, { at }, `/~preview.${token}~/contact`);
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    // It hears nothing before it has told that it is there.
    await page.waitForFunction(() => (Reflect.get(window, 'told') as unknown[]).length > 0);
    // The office says itself what is seen.
    await expect(preview.getByText(t('storefront:preview.now'))).toBeHidden();
    const say = (message: object, session = token) =>
      page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), {
        vitrine: 'preview',
        session,
        ...message,
      });
    const frame = page.frames()[1];
    await frame?.evaluate(() => {
      const came: unknown[] = [];
      Object.assign(window, { came });
      addEventListener('message', ({ data }) => came.push(data));
    });
    /** How many messages have come to the preview, from anybody. */
    const heard = async () =>
      (await frame?.evaluate(() => (Reflect.get(window, 'came') as unknown[]).length)) ?? 0;
    const drafted = await accentOf(preview);
    await say({ type: 'colour', field: 'buttonsColor', value: BLUE }, 'another token');
    await say({ type: 'colour', field: 'buttonsColor', value: 'red;}*{display:none' });
    // Another page in the same window, which has come by the token.
    const other = page.frames().find((frame) => frame.url().startsWith('http://other.localhost:'));
    await other?.evaluate((data) => parent.frames[0]?.postMessage(data, '*'), {
      vitrine: 'preview',
      session: token,
      type: 'colour',
      field: 'buttonsColor',
      value: BLUE,
    });
    await expect.poll(heard).toBe(3);
    // They come in their order: once this one is shown, those before it were not heard.
    await say({ type: 'value', path: 'identity.displayName', value: 'Salon de demain' });
    await expect(
      preview.locator('[part=header]').getByRole('img', { name: 'Salon de demain' }),
    ).toBeVisible();
    expect(await accentOf(preview)).toBe(drafted);

    await say({ type: 'colour', field: 'buttonsColor', value: BLUE });
    await expect.poll(() => accentOf(preview)).not.toBe(drafted);

    await say({ type: 'url', path: '/legal' });
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/légales/i);
    await preview.locator('[part=header]').scrollIntoViewIfNeeded();
    await expect(preview.locator('[part=footer]')).not.toBeInViewport();
    await say({ type: 'highlight', part: 'footer' });
    await expect(preview.locator('[part=footer]')).toBeInViewport();
  } finally {
    await undo();
  }
});

test('a page that is none of the company’s back offices cannot show a preview in a frame', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/frame-ancestors|Refused to frame|ERR_BLOCKED_BY_RESPONSE/);
  const office = await BackOffice.of(at(''), 'atelier', 'admin');
  const { token, undo } = await office.draft(DRAFT, 'https://office.example');
  try {
    const preview = await openOffice(page, { at }, `/~preview.${token}~/contact`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await expect(preview.locator('vitrine-storefront')).toHaveCount(0);
  } finally {
    await undo();
  }
});

test.describe('in a browser that prefers another language', () => {
  test.use({ locale: 'de-CH' });

  test('what is drafted is shown without the offer of that language, which visitors get', async ({
    page,
    at,
  }) => {
    const office = await BackOffice.of(at(''), 'suisse', 'admin');
    const { token, undo } = await office.draft(DRAFT, new URL(at('')).origin);
    const offer = page.getByRole('region', { name: 'Diese Website gibt es auch auf Deutsch.' });
    try {
      await page.goto(at('suisse', `/~preview.${token}~/contact`));
      await expect(page.getByText(t('storefront:preview.now'))).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(offer).toBeHidden();
      await page.getByRole('button', { name: t('storefront:preview.leave') }).click();
      await expect(page.getByText(t('storefront:preview.now'))).toBeHidden();
      await page.goto(at('suisse', '/contact'));
      await expect(offer).toBeVisible();
    } finally {
      await undo();
    }
  });
});
