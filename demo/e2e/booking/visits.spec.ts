import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { ContactField } from '#domain/people/contact-details.ts';
import type { HoldWire } from '#contract/booking/appointment-wire.ts';
import { BookedSalon } from '../fixtures/booked.ts';
import { test } from '../fixtures/journey.ts';
import { RESERVATION, Visitor } from '../fixtures/visitor.ts';

const CAMILLE = ['camille@example.com', 'vitrine-demo'] as const;

/** The customer has begun a visit on another device, which the account keeps. */
async function beginInOtherTab(browser: Browser, address: string, shop: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const visitor = new Visitor(page);
  await page.goto(address);
  await visitor.chooseShop(shop);
  await visitor.chooseTime();
  const saved = page.waitForResponse((answer) => {
    return answer.url().includes('/api/carts-tracking') && answer.request().method() !== 'GET' && answer.ok();
  });
  await visitor.logIn(...CAMILLE);
  await saved;
  await context.close();
}

const noticeOf = (page: Page, text: RegExp): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

test('a customer who logs in at the times keeps the visit, and takes the one of before instead', async ({
  page,
  browser,
  at,
  expectAccessible,
}) => {
  test.slow();
  await beginInOtherTab(browser, at('maison', RESERVATION), 'Maison Orée Marais');
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services/visage/soin-eclat?page=reserved'));
  await visitor.chooseShop('Maison Orée Graslin');
  await expect(visitor.freeTimes().first()).toBeVisible();
  await visitor.logInFromHeader(...CAMILLE);
  const kept = noticeOf(page, /Massage suédois, Maison Orée Marais/);
  await expect(kept).toBeVisible();
  const services = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(services).toHaveText(['Soin éclat']);
  await expectAccessible(page);

  await kept.getByRole('button', { name: visitor.t('reservation:saved.kept.take') }).click();
  await expect(services).toHaveText(['Massage suédois']);
  await expect(page).toHaveURL(/paris-marais\/services\/massages\/massage-suedois/);
  const replaced = noticeOf(page, /Soin éclat, Maison Orée Graslin/);
  await replaced.getByRole('button', { name: visitor.t('reservation:saved.replaced.take') }).click();
  await expect(services).toHaveText(['Soin éclat']);
  await expect(replaced).toBeHidden();
  await page.reload();
  await expect(services).toHaveText(['Soin éclat']);
  await expect(visitor.freeTimes().first()).toBeVisible();
});

test('a visitor goes on in another tab with the time that one tab holds, and gives it back from there', async ({
  page,
  context,
  at,
  expectAccessible,
}) => {
  test.slow();
  const first = new Visitor(page);
  await page.goto(at('maison', `${RESERVATION}&cartAdd=massage-dos-nuque`));
  await first.chooseShop('Maison Orée Marais');
  const hour = await first.chooseTime();
  const name = page.getByRole('textbox', { name: /^Prénom/ });
  await name.fill('Anna');

  const other = await context.newPage();
  const second = new Visitor(other);
  await other.goto(at('maison', RESERVATION));
  const held = noticeOf(other, new RegExp(`à ${hour} est gardé pour vous`));
  await expect(held).toContainText('Maison Orée Marais');
  await expectAccessible(other);
  await held.getByRole('button', { name: second.t('reservation:otherTab.continue') }).click();
  await expect(second.heading('reservation:details.title')).toBeVisible();
  await expect(first.heading('reservation:time.title')).toBeVisible();

  await noticeOf(page, new RegExp(`à ${hour} est gardé pour vous`))
    .getByRole('button', { name: first.t('reservation:otherTab.continue') })
    .click();
  await expect(name).toHaveValue('Anna');
  await noticeOf(other, new RegExp(`à ${hour} est gardé pour vous`))
    .getByRole('button', { name: second.t('reservation:otherTab.release') })
    .click();
  const taken = noticeOf(page, new RegExp(first.t('reservation:otherTab.taken')));
  await expect(taken).toBeVisible();
  await expect(first.freeTimes().first()).toBeVisible();

  await other.getByRole('button', { name: /^Retirer Dos, nuque/ }).click();
  // What is open stays, and says what the other tab has made of the visit, once what it said before is read.
  await taken.getByRole('button', { name: first.t('reservation:otherTab.read'), exact: true }).click();
  await expect(
    noticeOf(page, /dans un autre onglet, votre panier est devenu\s: Massage suédois, Maison Orée Marais/),
  ).toBeVisible();
  await first.chooseTime();
  await expect(name).toHaveValue('Anna');
});

test('a visitor who takes up the visit of before has its time again, or is told that it is gone', async ({
  page,
  at,
}) => {
  test.slow();
  const shop = 'Maison Orée Coronari';
  const visitor = new Visitor(page);
  const name = page.getByRole('textbox', { name: /^Prénom/ });
  const held = () => page.waitForResponse(/\/api\/appointments\/check\?/);
  const takeUp = async () => {
    await noticeOf(page, /Massage suédois, Maison Orée Coronari/)
      .getByRole('button', { name: visitor.t('reservation:saved.kept.take') })
      .click();
  };
  const salon = await BookedSalon.find(at('maison'), shop);
  const other = '/paris-marais/services/visage/soin-eclat?page=reserved';
  const { name: person } = await salon.someone(new Date(), 14);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop(shop);
  await visitor.choosePractitioner(person);
  const hour = await visitor.chooseTime(1);
  await name.fill('Anna');
  await page.goto(at('maison', other));
  await expect(visitor.freeTimes().first()).toBeVisible();
  const again = held();
  await takeUp();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(page.getByRole('main').getByText(hour).filter({ visible: true }).first()).toBeVisible();
  await expect(name).toHaveValue('Anna');

  const { visitKey } = (await again).request().postDataJSON() as { visitKey: string };
  const hold = (await (await again).json()) as HoldWire;
  await page.goto(at('maison', other));
  await expect(visitor.freeTimes().first()).toBeVisible();
  await salon.takeOver(visitKey, hold);
  await takeUp();
  await expect(visitor.text('reservation:failure.taken.title')).toBeVisible();
  // Whoever was chosen may have no other time in this week.
  const others = visitor.text('reservation:failure.nearest').or(visitor.text('reservation:failure.again'));
  await expect(others).toBeVisible();
  await visitor.button('reservation:slots.firstFree').click();
  await visitor.chooseTime(2);
  await expect(name).toHaveValue('Anna');
});

test('a visitor who logs in at the details keeps what was typed, and after Back and a reload as well', async ({
  page,
  at,
}) => {
  test.slow();
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Brera');
  await visitor.chooseTime();
  const field = (key: ContactField) =>
    page.getByRole('textbox', { name: new RegExp(`^${visitor.t(`reservation:details.${key}`)}\\b`) });
  const typed = {
    firstname: 'Åsa',
    email: 'asa@example',
    phone: '06 12',
    message: 'Au calme\nprès de la fenêtre',
  } as const;
  const keys = ['firstname', 'email', 'phone', 'message'] as const;
  for (const key of keys) await field(key).fill(typed[key]);
  await visitor.logIn(...CAMILLE);
  const expectTyped = async () => {
    for (const key of keys) await expect(field(key)).toHaveValue(typed[key]);
    // What is somebody else's is not filled up from the account, which is offered whole.
    await expect(field('lastname')).toHaveValue('');
    await expect(
      page.getByRole('button', { name: visitor.t('reservation:details.other.useAccount') }),
    ).toBeVisible();
  };
  await expectTyped();
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await page.goForward();
  await expectTyped();
  await page.reload();
  await expectTyped();
});
