import { expect, type Page } from '@playwright/test';
import { features } from '#registry';
import { Buyer } from '../checkout/buyer.ts';
import { readElements } from '../../build/features.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

interface Heard {
  readonly name: string;
  readonly from: string;
  readonly version: unknown;
}

/** Every event that a visitor's element documents: one to come has to come about in this visit too. No visitor meets a preview. */
const EVENTS = [
  ...new Set(
    (await readElements(process.cwd(), features))
      .filter(({ definition }) => definition.tag !== 'vitrine-preview')
      .flatMap(({ definition }) => Object.keys(definition.events)),
  ),
];

/** What comes to the document of every page of a visit from inside an element, and which element that is. */
async function listen(page: Page): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  await page.exposeFunction('tellHeard', (one: Heard) => void heard.push(one));
  await page.addInitScript((names) => {
    for (const name of names)
      document.addEventListener(name, (event) => {
        const [from] = event.composedPath();
        const tell = Reflect.get(globalThis, 'tellHeard') as (one: object) => void;
        const version = event instanceof CustomEvent ? event.detail.version : null;
        tell({ name, from: from instanceof Element ? from.localName : '', version });
      });
  }, EVENTS);
  return heard;
}

/** From a guest's appointment to an account of theirs, by a press and a code. */
async function openAccount(page: Page, digits: () => Promise<string>): Promise<void> {
  const visitor = new Visitor(page);
  await visitor.button('reservation:account.submit').click();
  const code = page.getByRole('textbox', { name: visitor.t('sign-in:code.label') });
  await expect(code).toBeFocused();
  await code.fill(await digits());
  await expect(visitor.heading('reservation:account.openedTitle')).toBeVisible();
}

/** What opens the visitor's account, as the browser keeps it. */
const secretsOf = (page: Page) =>
  page.evaluate(() =>
    [document.cookie, ...Object.values(localStorage)].flatMap((text) => text.match(/[\w-]{24,}/g) ?? []),
  );

test('a page hears every event that is documented, asks nobody but the company, and its markup says nothing of the visitor', async ({
  page,
  at,
  email,
  codeTo,
  faults,
}) => {
  test.slow();
  faults.expects(/Failed to load resource/);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http')) asked.add(hostname);
  });
  const heard = await listen(page);
  const names = () => new Set(heard.map(({ name }) => name));
  const visitor = new Visitor(page);

  await page.goto(at('maison'));
  await page.getByRole('combobox', { name: visitor.t('free-times:find.what') }).fill('massage');
  await page.locator('[role=listbox] [role=option]').first().click();
  await visitor.button('free-times:find.search').click();
  await expect.poll(names).toContain('vitrine-search');

  await page.goto(at('maison', '/paris-marais/services/massages'));
  await expect.poll(names).toContain('vitrine-list');
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseTime(1);
  const reference = await visitor.bookAsGuest(email);
  await openAccount(page, () => codeTo(email));
  await expect.poll(names).toContain('vitrine-login');

  const secrets = await secretsOf(page);
  expect(secrets).not.toEqual([]);
  const markup = (await page.content()) + page.url();
  for (const secret of [...secrets, email, reference, 'Kessler', '6 12 34 56 78'])
    expect(markup).not.toContain(secret);

  await page.goto(at('maison', '/profile/orders'));
  await page.getByRole('button', { name: /^Anna Kessler, compte/ }).click();
  await visitor.button('storefront:account.logout').first().click();
  await expect.poll(names).toContain('vitrine-logout');

  expect([...asked]).toEqual([new URL(at('maison')).hostname]);
  // Whoever buys meets the provider of the payment.
  const buyer = new Buyer({ page, at });
  await buyer.order('huile-amande-douce', email);
  await buyer.expectPaid(email);
  await expect.poll(names).toContain('vitrine-purchase');

  await page.route('**/shops?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  // Nothing of it is rendered, so that the browser reads the shops itself.
  await page.goto(at('maison', '/profile/orders/1'));
  await expect.poll(names).toContain('vitrine-error');

  expect([...names()].toSorted()).toEqual(EVENTS.toSorted());
  for (const { from, version } of heard) expect([from, version]).toEqual(['vitrine-storefront', 1]);
});
