import { expect, type Page } from '@playwright/test';
import { settingsOfPart } from '#domain/preview/part-settings.ts';
import { BackOffice } from '../fixtures/back-office.ts';
import { test, type Journey } from '../fixtures/journey.ts';
import { textsIn } from '../fixtures/texts.ts';
import { accentOf } from './accent.ts';

const t = textsIn('fr');
const GREEN = '#1f5f3a';
const BLUE = '#1d3f8f';
const COLOUR = 'themes.general.buttonsColor';

interface Preview extends HTMLElement {
  session: object;
  draft: object;
  set(path: string, value: unknown): boolean;
  showPage(path: string): void;
}

/** A page of the company's back office, of another origin, with the element and what it tells. */
async function openOffice(
  page: Page,
  { at }: Pick<Journey, 'at'>,
  change: object,
  company: 'atelier' | 'maison' = 'atelier',
) {
  await page.context().grantPermissions(['local-network-access']);
  const { port } = new URL(at(''));
  const origin = `http://backoffice.localhost:${port}`;
  const office = await BackOffice.of(at(''), company, 'admin');
  const { token, undo } = await office.draft(change, origin);
  const body = `<!doctype html><html lang="fr"><title>Office</title><style>body{margin:16px}</style>
    <script type="module" src="${at('', '/embed/vitrine.js')}" data-company="cmp_${company}"></script>
    <vitrine-preview base="${at(company, '')}"></vitrine-preview>`;
  await page.route(`${origin}/office`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/office`);
  await page.evaluate(
    ([session, draft]) => {
      const told: object[] = [];
      Object.assign(window, { told });
      for (const name of ['page', 'point', 'change', 'expired'])
        addEventListener(`vitrine-preview-${name}`, (event) =>
          told.push({ name, ...(event as CustomEvent<object>).detail }),
        );
      Object.assign(document.querySelector('vitrine-preview') ?? {}, { session, draft });
    },
    [{ token }, change] as const,
  );
  const element = page.locator('vitrine-preview');
  const frame = (device: 'phone' | 'desktop') =>
    element
      .locator('[part=frame]')
      .filter({ hasText: t(`preview:devices.${device}`) })
      .locator('iframe')
      .contentFrame();
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as unknown) as Promise<object[]>;
  return { frame, told, undo, element };
}

test('a back office changes its site on a phone and a desktop, takes it back, and compares it with what is live', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { frame, told, undo, element } = await openOffice(
    page,
    { at },
    { themes: { general: { buttonsColor: GREEN } } },
  );
  try {
    const frames = [frame('phone'), frame('desktop')];
    for (const each of frames) await expect(each.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(element.locator('[part=frame] [aria-busy=false]')).toHaveCount(2);
    const drafted = await accentOf(frame('phone'));
    await element.evaluate((preview, [path, value]) => (preview as Preview).set(path, value), [
      COLOUR,
      BLUE,
    ] as const);
    for (const each of frames) await expect.poll(() => accentOf(each)).not.toBe(drafted);
    await page.getByRole('button', { name: t('preview:undo') }).click();
    for (const each of frames) await expect.poll(() => accentOf(each)).toBe(drafted);
    await page.getByRole('button', { name: t('preview:compare') }).click();
    for (const each of frames) await expect.poll(() => accentOf(each)).not.toBe(drafted);
    await page.getByRole('button', { name: t('preview:compare') }).click();
    for (const each of frames) await expect.poll(() => accentOf(each)).toBe(drafted);
    expect(await told()).toMatchObject([
      {
        name: 'change',
        path: COLOUR,
        change: { themes: { general: { buttonsColor: BLUE } } },
        canUndo: true,
      },
      { name: 'change', path: COLOUR, canUndo: false, canRedo: true },
    ]);
  } finally {
    await undo();
  }
});

test('where one goes on one device the other follows, and what is pointed at is told with its settings', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { frame, told, undo, element } = await openOffice(
    page,
    { at },
    { themes: { general: { buttonsColor: GREEN } } },
  );
  try {
    await expect(element.locator('[part=frame] [aria-busy=false]')).toHaveCount(2);
    await page.getByLabel(t('preview:page')).selectOption('/contact');
    for (const device of ['phone', 'desktop'] as const)
      await expect(frame(device).getByRole('heading', { level: 1 })).toHaveText(/contact/i);
    // By keyboard: in a frame that is shown smaller a test's pointer misses.
    await frame('desktop')
      .getByRole('link', { name: /légales/i })
      .first()
      .press('Enter');
    for (const device of ['phone', 'desktop'] as const)
      await expect(frame(device).getByRole('heading', { level: 1 })).toHaveText(/légales/i);
    await expect(page.getByLabel(t('preview:page'))).toHaveValue('/legal#mentions');

    await page.getByRole('button', { name: t('preview:point') }).click();
    await frame('desktop').locator('[part=header] a').first().press('Enter');
    await expect(frame('desktop').getByRole('heading', { level: 1 })).toHaveText(/légales/i);
    await expect
      .poll(told)
      .toContainEqual(expect.objectContaining({ name: 'point', part: 'header' }) as object);
    const point = (await told()).find((each) => Reflect.get(each, 'name') === 'point');
    const settings = Reflect.get(point ?? {}, 'settings') as readonly { readonly path: string }[];
    expect(settings[0]).toMatchObject({ path: 'identity.logo', origin: 'published' });
    expect(settings.map(({ path }) => path)).toEqual(settingsOfPart('header', 'home'));
  } finally {
    await undo();
  }
});

test('a colour that cannot be read, and what is too wide, are told with their place', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { undo, element, frame } = await openOffice(page, { at }, {});
  try {
    await expect(element.locator('[part=frame] [aria-busy=false]')).toHaveCount(2);
    await expect(frame('phone').getByRole('heading', { level: 1 }).first()).toBeVisible();
    const faults = element.locator('[part=faults]');
    await element.evaluate((preview, path) => (preview as Preview).set(path, '#ffee00'), COLOUR);
    const name = t('preview:faults.colours.buttonsColor');
    await expect(faults).toContainText(name);
    await expect(faults).toContainText('#ffee00');
    await page.getByRole('button', { name: t('preview:undo') }).click();
    await expect(faults).not.toContainText(name);
  } finally {
    await undo();
  }
});

test('whoever looks at it in the dark sees what is live in the dark as well', async ({ page, at }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1000 });
  // Of a company that leaves light and dark to its visitors.
  const { undo, element, frame } = await openOffice(page, { at }, {}, 'maison');
  try {
    await expect(element.locator('[part=frame] [aria-busy=false]')).toHaveCount(2);
    const button = (key: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(key), exact: true });
    const surface = () =>
      frame('phone')
        .locator('[part=main]')
        .first()
        .evaluate((main) => {
          const probe = Object.assign(document.createElement('i'), { style: 'color:var(--v-surface)' });
          main.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        });
    const light = await surface();
    await button('preview:scheme.dark').click();
    await expect.poll(surface).not.toBe(light);
    const dark = await surface();
    await button('preview:compare').click();
    await expect(button('preview:compare')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(surface).toBe(dark);
    await button('preview:scheme.light').click();
    await expect.poll(surface).toBe(light);
    await button('preview:scheme.dark').click();
    await button('preview:compare').click();
    await expect.poll(surface).toBe(dark);
  } finally {
    await undo();
  }
});

test('what is left out of the company’s own CSS is counted, with the line of the first', async ({
  page,
  at,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { undo, element } = await openOffice(page, { at }, {});
  try {
    await expect(element.locator('[part=frame] [aria-busy=false]')).toHaveCount(2);
    const css = '.heading {\n  color: #123456;\n  position: fixed;\n}\n#main { color: red }';
    await element.evaluate(
      (preview, text) => (preview as Preview).set('themes.general.customCss', text),
      css,
    );
    const faults = element.locator('[part=faults]');
    const leftOut = t('preview:faults.leftOut_other').replace('{{count}}', '2').replace('{{line}}', '3');
    await expect(faults).toContainText(leftOut);
    await expect(faults).toContainText('position: fixed');
    await page.getByRole('button', { name: t('preview:undo') }).click();
    await expect(faults).not.toContainText('position: fixed');
  } finally {
    await undo();
  }
});
