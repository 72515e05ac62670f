import type { Page } from '@playwright/test';
import type { Journey } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

interface HostPage {
  readonly body: string;
  /** Of the page's own query and fragment, with their marks. */
  readonly query?: string;
  readonly head?: string;
  readonly policy?: string;
  /** Attributes of the script tag besides what it needs; null: the page has none. */
  readonly script?: string | null;
}

/** Opens a page of somebody else's origin, with the script tag of the salon. Gives the address of the salon. */
export async function openHostPage(
  page: Page,
  at: Journey['at'],
  { body, query = '', head = '', policy = '', script = '' }: HostPage,
): Promise<string> {
  const { origin } = new URL(at(''));
  const address = at('primary', '/of-the-salon');
  const tag = `<script type="module" ${script} src="${origin}/embed/vitrine.js" data-company="cmp_maison" data-api="${origin}"></script>`;
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => url.href.startsWith(address),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: policy ? { 'content-security-policy': policy } : {},
        body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Institut</title>
          <link rel="icon" href="${origin}/favicon.ico">${head}${script === null ? '' : tag}</head><body>${body}</body></html>`,
      }),
  );
  await page.goto(address + query);
  return origin;
}

/** From the categories of a booking to the times of a massage. */
export async function reserveMassage(page: Page): Promise<void> {
  await page.locator('vitrine-booking').getByText('Massages', { exact: true }).first().click();
  await new Visitor(page).bookButton('Massage suédois').click();
}

/** A massage from the categories of a booking to its confirmation. */
export async function bookMassage(page: Page, email: string): Promise<void> {
  const visitor = new Visitor(page);
  await reserveMassage(page);
  await visitor.chooseTime();
  await visitor.bookAsGuest(email);
}
