import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { anna, readyToConfirm, RESERVATION, Visitor } from '../fixtures/visitor.ts';
import { Buyer } from './buyer.ts';

/* What a visitor's browser asks for, and what it may fill in. */

const OIL = 'huile-amande-douce';
const SHOP = 'Maison Orée Marais';
const OF_PAYMENT = /pay\.localhost|stripe|payzen|paypal|saferpay|monetico/;

/** Of a page and every root in it: frames, and what has the browser reach another origin before it is needed. */
function reachesOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('iframe, link[rel~=preconnect], link[rel~=dns-prefetch]'))
          found.push(element.outerHTML.slice(0, 200));
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });
}

test('no script, frame or connection of a payment provider is asked for on the way to the checkout', async ({
  page,
  context,
  at,
  email,
}) => {
  const asked: string[] = [];
  const announced: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('response', (response) => {
    const { link = '' } = response.headers();
    if (/preconnect|dns-prefetch/.test(link)) announced.push(`${response.url()} ${link}`);
  });
  const expectNothing = async () => {
    expect(asked.filter((address) => OF_PAYMENT.test(address))).toEqual([]);
    expect(await reachesOut(page)).toEqual([]);
    expect(announced).toEqual([]);
  };
  for (const path of ['/', '/boutique', '/services/massages/massage-suedois']) {
    await goReady(page, at('maison', path));
    await expectNothing();
  }
  const buyer = new Buyer({ page, at });
  await buyer.add(OIL, SHOP);
  await expectNothing();
  await goReady(page, at('maison', '/panier'));
  await expect(buyer.checkoutLink()).toBeVisible();
  await expectNothing();
  const visitor = await readyToConfirm(new Visitor(page), at('maison', RESERVATION), email, SHOP);
  await expectNothing();

  await visitor.button('reservation:review.together').click();
  await expect(buyer.card().locator('[autocomplete=cc-number]')).toBeVisible();
  expect(asked.some((address) => OF_PAYMENT.test(address))).toBe(true);
  expect(await reachesOut(page)).not.toEqual([]);
});

for (const [host, slug] of [
  ['maison', OIL],
  ['duo', 'shampoing-sel-marin'],
] as const) {
  test(`the fields of a card are in no shadow root, and are named for the browser, at ${host}`, async ({
    page,
    at,
  }) => {
    const buyer = new Buyer({ page, at, host });
    await buyer.toCheckout(slug);
    const number = buyer.card().locator('[autocomplete=cc-number]');
    await expect(number).toBeVisible();
    await expect(buyer.card().locator('[autocomplete=cc-exp]')).toBeVisible();
    await expect(buyer.card().locator('[autocomplete=cc-csc]')).toBeVisible();
    const isOfItsPage = (element: Element) => element.getRootNode() === element.ownerDocument;
    expect(await number.evaluate(isOfItsPage)).toBe(true);
    const frames = page.locator('iframe[src*="pay.localhost"]');
    expect(await frames.evaluateAll((all) => all.map((one) => one.getRootNode() === document))).toEqual(
      Array.from({ length: await frames.count() }, () => true),
    );
    await expect(page.locator('[autocomplete^=cc-]')).toHaveCount(0);
  });
}

test('what a password manager writes into the fields of a buyer afterwards is what the order is made with', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(OIL);
  await buyer.fillCard();
  const { firstname, lastname, phone } = anna(email);
  const written = { 'given-name': firstname, 'family-name': lastname, email, tel: phone };
  // It finds the fields by their tokens, focuses none, and tells of what it wrote as a page hears of typing.
  const found = await page.evaluate((values) => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    return Object.entries(values).map(([token, value]) => {
      const fields = roots(document).flatMap((root) => [
        ...root.querySelectorAll<HTMLInputElement>(`input[autocomplete="${token}"]`),
      ]);
      for (const field of fields) {
        write?.call(field, value);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
      }
      return [token, fields.length];
    });
  }, written);
  expect(found).toEqual(Object.keys(written).map((token) => [token, 1]));
  await buyer.payButton().click();
  await buyer.expectPaid(email);
});
