import type { Page } from '@playwright/test';
import { answerPopUps } from '../../../e2e/fixtures/controls/answered-pop-ups.ts';
import { BackOffice } from '../../../e2e/fixtures/back-office.ts';
import { goReady } from '../../../e2e/fixtures/go-ready.ts';
import { textsIn } from '../../../e2e/fixtures/texts.ts';
import { gridOf, type Grid, type Thing } from './grid.ts';
import type { Layout } from './layouts.ts';
import { THINGS_OF_PAGE } from './look-at-page.ts';
import { PAGES_OF_KINDS, type PageOfKind } from './pages-of-kinds.ts';
import { RASTERS, WINDOWS, type Scheme, type Width } from './sizes.ts';

/** What comes late, as a time that is free or a part of the page below, has come once a page is the same for so long. */
const REST_MS = 250;
const MOST_RESTS = 120;

const t = textsIn('fr');

export function pageOfKind(kind: string): PageOfKind {
  const page = Object.hasOwn(PAGES_OF_KINDS, kind) ? PAGES_OF_KINDS[kind] : undefined;
  if (!page)
    throw new Error(`No page of the demo shows the layouts of ${kind}: pages-of-kinds.ts names one.`);
  return page;
}

/** The pages of a kind, each of its layouts drafted and seen by a token; `close` puts the company's look back. */
export async function openKind(kind: string, port: number | string) {
  const { company, path, look, needsConsent = false } = pageOfKind(kind);
  const origin = `http://${company}.localhost:${port}`;
  const office = await BackOffice.of(origin, company, 'admin');
  const close = await office.keepLook();
  /** Opens the page in one layout. */
  async function show(page: Page, { id }: Layout): Promise<void> {
    const themes = { ...look?.themes, pages: { [kind]: id } };
    const { token } = await office.draft({ ...look, themes }, origin);
    await answerPopUps(page.context(), origin, { agrees: needsConsent });
    await goReady(page, `${origin}/~preview.${token}~${path}`);
    // Only who previews sees it.
    await page.getByRole('region', { name: t('storefront:preview.now') }).evaluate((bar: HTMLElement) => {
      bar.style.display = 'none';
    });
  }
  return { show, close };
}

/** Brings a page to a width and a colour scheme. */
export async function arrange(page: Page, width: Width, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(WINDOWS[width]);
}

/** What stands in each cell of the page as it is now. */
export async function gridAt(page: Page, width: Width): Promise<Grid> {
  return gridOf(await thingsOf(page), RASTERS[width]);
}

const thingsOf = (page: Page) => page.evaluate<readonly Thing[]>(THINGS_OF_PAGE);

/** What is drawn when it is seen is drawn afterwards; it ends at the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (height) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    for (let top = 0; top < height; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }, RASTERS[390].height);
}

/** Until two looks, one after the other, find the same, and no font or picture is on its way. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  let before = '';
  for (let rest = 0; rest < MOST_RESTS; rest += 1) {
    const now = JSON.stringify(await thingsOf(page));
    if (now === before && !(await isBusy(page))) return;
    before = now;
    await page.waitForTimeout(REST_MS);
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** What lies further down is asked for when somebody comes there. */
const isBusy = (page: Page) =>
  page.locator('[aria-busy=true], .v-skeleton, img').evaluateAll(
    (all, height) =>
      all.some((each) => {
        if (!each.checkVisibility() || each.getBoundingClientRect().top > height) return false;
        return !(each instanceof HTMLImageElement && each.complete);
      }),
    RASTERS[390].height,
  );
