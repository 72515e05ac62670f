import type { Browser, Frame, Page } from '@playwright/test';
import { BackOffice } from '../../e2e/fixtures/back-office.ts';
import { answerPopUps } from '../../e2e/fixtures/controls/answered-pop-ups.ts';
import { officeTextsIn } from '../../e2e/preview/back-office/office-texts.ts';
import { countInEachWindow, slowDown } from './instruments.ts';

/** Its layouts are more than those of the others, and it leaves light and dark to its visitors. */
export const COMPANY = 'maison';

const t = officeTextsIn('en');

interface Preview extends HTMLElement {
  set(path: string, value: unknown): boolean;
  undo(): void;
  showPage(path: string): void;
}

/** The demo's back office with the site in its frames. */
export interface Office {
  readonly page: Page;
  /** The site on each device. */
  readonly frames: readonly Frame[];
  /** Changes a setting as the form does; gives when it began, in epoch ms of the machine. */
  set(path: string, value: string): Promise<number>;
  showPage(path: string): Promise<void>;
  /** What the back end keeps of it. */
  drafted(): Promise<object>;
}

const ready = (page: Page) =>
  page.locator('vitrine-preview [part=frame] [aria-busy=false]').nth(1).waitFor({ timeout: 60_000 });

async function logIn(page: Page, port: number): Promise<void> {
  await page.goto(`http://backoffice.localhost:${port}`);
  await page.getByLabel(t('login.company')).filter({ visible: true }).selectOption(COMPANY);
  await page.getByLabel(t('login.email')).fill('admin@example.com');
  await page.getByLabel(t('login.password')).fill('vitrine-demo');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await ready(page);
}

/** Milliseconds after which what a page loads once it is painted is there. */
const REST = 2500;

/** Works in an office on a processor that is so many times slower. What is drafted meanwhile is put back. */
export async function withOffice(
  browser: Browser,
  { port, slowDown: rate }: { readonly port: number; readonly slowDown: number },
  work: (office: Office) => Promise<void>,
): Promise<void> {
  const backOffice = await BackOffice.of(`http://localhost:${port}`, COMPANY, 'admin');
  const putBack = await backOffice.keepLook();
  const context = await browser.newContext({ viewport: { width: 1600, height: 1100 }, locale: 'en-GB' });
  try {
    await context.grantPermissions(['local-network-access']).catch(() => undefined);
    await answerPopUps(context, `http://${COMPANY}.localhost:${port}`);
    const page = await context.newPage();
    await countInEachWindow(page);
    await logIn(page, port);
    await page.waitForTimeout(REST);
    const frames = page.frames().filter((frame) => frame.url().includes(`//${COMPANY}.`));
    if (frames.length !== 2) throw new Error(`There are ${frames.length} frames of the site.`);
    await slowDown(page, frames, rate);
    await work({
      page,
      frames,
      drafted: () => backOffice.drafted(),
      set: (path, value) =>
        page.evaluate(
          ([at, given]) => {
            const begun = performance.timeOrigin + performance.now();
            const preview = document.querySelector<Preview>('vitrine-preview');
            if (preview?.set(at, given) !== true) throw new Error(`${at} was not set.`);
            return begun;
          },
          [path, value] as const,
        ),
      async showPage(path) {
        await page.evaluate((at) => document.querySelector<Preview>('vitrine-preview')?.showPage(at), path);
        await page.waitForTimeout(REST);
      },
    });
  } finally {
    await context.close();
    await putBack();
  }
}
