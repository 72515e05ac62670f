import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { note } from '../../note.ts';
import { median, nicknameOf, originOf, SIZES, type Size } from './shops.ts';

const MOST_RATIO = 1.3;
const ORDER: readonly Size[] = ['small', 'big'];

/** Where a list of products stands, by the size of its company. */
interface Place {
  readonly name: string;
  readonly element: string;
  readonly address: (size: Size) => string;
}

/** Milliseconds from the navigation on. */
interface Visit {
  /** Until a product can be pressed. */
  readonly usable: number;
  /** Until the product that was pressed then is shown. */
  readonly answered: number;
}

const MOMENTS = {
  usable: 'a product can be pressed',
  answered: 'the pressed product is shown',
} as const satisfies Record<keyof Visit, string>;

/** Compares both companies on the storefront’s page and in an element on somebody’s page; whether the big one is quick enough in all. */
export async function measureFirstScreens(browser: Browser, port: number, runs: number): Promise<boolean> {
  const host = await serveHostPages(port);
  const places: readonly Place[] = [
    { name: 'vitrine-shop', element: 'vitrine-shop', address: (size) => `${host.origin}/${size}` },
    {
      name: '/boutique',
      element: 'vitrine-storefront',
      address: (size) => `${originOf(size, port)}/boutique`,
    },
  ];
  try {
    let isSoon = true;
    for (const place of places) isSoon = (await compare(browser, place, runs)) && isSoon;
    return isSoon;
  } finally {
    host.close();
  }
}

/** A page of another origin for each company, with its e-shop as an element. */
async function serveHostPages(port: number) {
  const page = (size: Size) => {
    const origin = originOf(size, port);
    return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Salon</title><link rel="icon" href="data:,"><script type="module" src="${origin}/embed/vitrine.js" data-company="cmp_${nicknameOf(SIZES[size])}"></script><h1>Salon</h1><vitrine-shop></vitrine-shop>`;
  };
  const server = createServer((request, reply) =>
    reply
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(page(request.url === '/big' ? 'big' : 'small')),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://salon.localhost:${own}`, close: () => server.close() };
}

async function compare(browser: Browser, place: Place, runs: number): Promise<boolean> {
  const visits: Record<Size, Visit[]> = { small: [], big: [] };
  // The first visits of each fill what the server keeps of its replies and pages.
  for (const size of [...ORDER, ...ORDER]) await visit(browser, place, size);
  for (let run = 0; run < runs; run += 1) {
    for (const size of run % 2 === 0 ? ORDER : ORDER.toReversed()) {
      visits[size].push(await visit(browser, place, size));
    }
  }
  let isSoon = true;
  for (const moment of ['usable', 'answered'] as const) {
    const [small, big] = ORDER.map((size) => median(visits[size].map((one) => one[moment])));
    const ratio = (big ?? Number.NaN) / (small ?? Number.NaN);
    console.log(
      `${place.name}: ${MOMENTS[moment]} after ${small?.toFixed(0)} ms of ${SIZES.small} products, ${big?.toFixed(0)} ms of ${SIZES.big} (medians of ${runs})`,
    );
    console.log(`  ratio ${ratio.toFixed(2)} (at most ${MOST_RATIO})`);
    note(`${place.name}: ${MOMENTS[moment]}, many products against few`, ratio, { most: MOST_RATIO });
    isSoon &&= ratio <= MOST_RATIO;
  }
  return isSoon;
}

/** As a new visitor, who presses the first product as soon as it is on the screen. */
async function visit(browser: Browser, { element, address }: Place, size: Size): Promise<Visit> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address(size), { waitUntil: 'commit' });
    const begun = await page.evaluate(() => performance.timeOrigin);
    await shown(page, element, '[data-product] :is(a, button)');
    const usable = (await page.evaluate(atThisMoment)) - begun;
    const box = await page.locator(`${element} [data-product] :is(a, button)`).first().boundingBox();
    if (!box) throw new Error(`${address(size)} shows no product.`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await shown(page, element, '[part=product]');
    return { usable, answered: (await page.evaluate(atThisMoment)) - begun };
  } finally {
    await context.close();
  }
}

/** Waits for what an element shows; a press may lead to another document meanwhile. */
async function shown(page: Page, element: string, selector: string): Promise<void> {
  await page.waitForFunction(
    ([tag = '', wanted = '']) =>
      document.querySelector(tag)?.shadowRoot?.querySelector(wanted)?.checkVisibility() ?? false,
    [element, selector],
    { timeout: 60_000, polling: 'raf' },
  );
}

/** Runs in the page: epoch milliseconds once a frame is drawn and a task gets its turn, as a press would. */
async function atThisMoment(): Promise<number> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.timeOrigin + performance.now();
}
