import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { printedElement } from '../../hosts/printed-element.ts';
import { test } from '../fixtures/journey.ts';
import { openHostPage } from '../hosts/host-page.ts';

/** Keeps the code of a booking from arriving until it is let through. */
async function heldCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/embed\/c\/(booking|core|shared|react)-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Every node of the booking that is there by now, but for what a server puts beside its markup. */
const keepNodes = (page: Page) =>
  page.locator('vitrine-booking').evaluate((element) => {
    Reflect.set(globalThis, 'kept', [...(element.shadowRoot?.querySelectorAll(':not([data-server])') ?? [])]);
  });
const lostNodes = (page: Page) =>
  page.evaluate(
    () => (Reflect.get(globalThis, 'kept') as Element[]).filter(({ isConnected }) => !isConnected).length,
  );

test('a booking is read before its code is there, under a strict policy, and answers what was pressed then', async ({
  page,
  at,
}) => {
  const letThrough = await heldCode(page);
  const { origin } = new URL(at(''));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHostPage(page, at, {
    body: '<vitrine-booking shop="paris-marais"></vitrine-booking>',
    policy: `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin}; font-src ${origin}; require-trusted-types-for 'script'; trusted-types dompurify; base-uri 'none'`,
  });
  const booking = page.locator('vitrine-booking');
  await expect(booking.getByRole('heading').first()).toBeVisible();
  await expect(booking.getByText('Massages', { exact: true }).first()).toBeVisible();
  await keepNodes(page);
  letThrough();
  await expect.poll(() => booking.evaluate((element) => 'definition' in element.constructor)).toBe(true);
  await booking.evaluate((element) =>
    element.matches(':defined')
      ? undefined
      : new Promise((ready) => element.addEventListener('vitrine-ready', ready)),
  );
  expect(await lostNodes(page)).toBe(0);
  expect(asked.filter((path) => path === '/api/companies/me')).toHaveLength(1);
  await booking.getByText('Massages', { exact: true }).first().click();
  await expect(booking.getByText('Massage suédois').first()).toBeVisible();
});

test('a page that names what a booking shows first asks for it beside the script tag, and once', async ({
  page,
  at,
}) => {
  const { origin } = new URL(at(''));
  const code = `${origin}/embed/early-screen.js`;
  const markup = `${origin}/embed/render/vitrine-booking?company=cmp_maison&locale=fr&data=unread&shop=paris-marais`;
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (reply) => reply.ok() || failed.push(reply.url()));
  await openHostPage(page, at, {
    head: `<link rel="modulepreload" href="${code}"><link rel="preload" as="fetch" crossorigin href="${markup.replaceAll('&', '&amp;')}">`,
    body: '<vitrine-booking shop="paris-marais"></vitrine-booking>',
  });
  const booking = page.locator('vitrine-booking');
  await expect(booking.getByText('Massages', { exact: true }).first()).toBeVisible();
  await expect.poll(() => booking.evaluate((element) => 'definition' in element.constructor)).toBe(true);
  const ours = asked.filter((address) => /early-screen|embed\/render/.test(address));
  expect(ours.toSorted()).toEqual([code, markup]);
  expect(asked.indexOf(markup)).toBeLessThan(asked.findIndex((address) => /\/embed\/c\//.test(address)));
  expect(failed).toEqual([]);
});

test('a link of a booking in the page’s address leads nowhere else before its code is there, and is answered then', async ({
  page,
  at,
}) => {
  const letThrough = await heldCode(page);
  await openHostPage(page, at, {
    query: '?lang=a%20b&list=1,2#there',
    body: '<vitrine-booking shop="paris-marais" sync-url></vitrine-booking>',
  });
  const category = page.locator('vitrine-booking').getByRole('link').filter({ hasText: 'Massages' });
  await expect(category).toBeVisible();
  const own = await category.getAttribute('href');
  expect(own).toBe('/of-the-salon?lang=a+b&list=1,2&vitrine-path=/paris-marais/services/massages#there');
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  await category.click();
  letThrough();
  await expect(page.getByRole('button', { name: 'Réserver Massage suédois', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  expect(page.url()).toBe(new URL(own ?? '', page.url()).href);
  await page.goBack();
  // As the code writes it.
  await expect(category).toHaveAttribute('href', own ?? '');
});

test('a page of a server prints a booking whole, which is read without script and then answers', async ({
  browser,
  page,
  at,
}) => {
  const { origin } = new URL(at(''));
  const site = createServer(async (_, reply) => {
    const booking = await printedElement(origin, 'vitrine-booking', {
      company: 'cmp_maison',
      locale: 'fr',
      category: 'massages',
    });
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(
      `<!doctype html><html lang="fr"><title>Institut</title><link rel="icon" href="data:,"><h1>Institut</h1>${booking}<script type="module" src="${origin}/embed/vitrine.js"></script></html>`,
    );
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const address = `http://localhost:${(site.address() as AddressInfo).port}/`;
  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  try {
    const read = await scriptless.newPage();
    // A page waits half a second for it: where the machine is busy, its first visitors are without.
    await expect(async () => {
      await read.goto(address);
      await expect(read.getByText('Massage suédois').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goto(address);
    await keepNodes(page);
    const service = page.locator('vitrine-booking').getByText('Massage suédois').first();
    await expect(service).toBeVisible();
    await expect
      .poll(() => page.locator('vitrine-booking').evaluate((element) => 'definition' in element.constructor))
      .toBe(true);
    expect(await lostNodes(page)).toBe(0);
  } finally {
    await scriptless.close();
    site.close();
  }
});
