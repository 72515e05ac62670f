import { pick, type Action, type Journey } from './journey.ts';
import { CAMILLE } from './salon.ts';
import { expectAnything, isReserving, settle, tabOf, visitorOf, type Sight, type Tab } from './tab.ts';

/** Pages that do not belong to the visit, and its own without a service in the address. */
const PAGES = ['/services/massages/massage-suedois', '/services/massages/massage-dos-nuque', '/contact'];
export const RESERVED = '/services?page=reserved';
const NAMES = { fr: 'Français', de: 'Deutsch', en: 'English', es: 'Español', it: 'Italiano' } as const;

const isReservation = ({ step }: Sight) => step !== 'service' && step !== 'other' && step !== 'confirmed';

/** Steps of the history stay on the site: what was there before it is none of ours. */
async function step({ page }: Tab, go: 'goBack' | 'goForward'): Promise<string | void> {
  const isPossible = await page.evaluate(
    (by) => {
      // Entries of other sites, and the empty page that a tab begins with, are not among them.
      const { currentEntry, entries } = window.navigation;
      // Of dialogs that were closed otherwise the entries are left: Back passes them.
      const passed = by < 0 ? Number(Object(history.state).vitrine?.dialogs ?? 0) : 0;
      return entries.call(window.navigation)[(currentEntry?.index ?? 0) + by - passed] !== undefined;
    },
    go === 'goBack' ? -1 : 1,
  );
  if (!isPossible) return 'nothing there';
  await page[go]({ waitUntil: 'commit' });
}

async function logIn(journey: Journey, tab: Tab): Promise<void> {
  const visitor = await visitorOf(tab);
  await visitor.logInFromHeader(CAMILLE.email, CAMILLE.password);
  journey.isLoggedIn = true;
}

async function logOut(journey: Journey, tab: Tab): Promise<void> {
  const visitor = await visitorOf(tab);
  const banner = tab.page.getByRole('banner');
  await banner.getByRole('button', { name: /^Camille/ }).click();
  await banner.getByRole('button', { name: visitor.t('storefront:account.logout') }).click();
  journey.isLoggedIn = false;
  // A customer's cart goes with them, but for a reservation that is open.
  for (const one of journey.tabs) if (!isReserving(one)) expectAnything(one);
}

/** What may happen to any page, whatever it shows. */
export const WALKING: readonly Action[] = [
  { name: 'Back', weight: 3, can: () => true, act: (_, tab) => step(tab, 'goBack') },
  { name: 'Forward', weight: 2, can: () => true, act: (_, tab) => step(tab, 'goForward') },
  {
    name: 'reload',
    weight: 3,
    can: () => true,
    act: (_, { page }) => page.reload().then(() => {}),
  },
  {
    name: 'log in',
    weight: 3,
    can: ({ isLoggedIn }, { step: where }) => !isLoggedIn && where !== 'confirmed',
    act: logIn,
  },
  { name: 'log out', weight: 2, can: ({ isLoggedIn }) => isLoggedIn, act: logOut },
  {
    name: 'another language',
    weight: 2,
    can: () => true,
    async act(journey, { page }, { locale }) {
      const others = (['fr', 'de', 'en', 'es', 'it'] as const).filter((one) => one !== locale);
      const wanted = pick(journey, others);
      await page.getByRole('contentinfo').getByRole('link', { name: NAMES[wanted], exact: true }).click();
      await page.locator(`html[lang=${wanted}]`).waitFor({ state: 'attached' });
      return wanted;
    },
  },
  {
    name: 'another page',
    weight: 1,
    can: (_, sight) => isReservation(sight),
    async act(journey, tab) {
      const path = pick(journey, PAGES);
      await tab.page.goto(journey.salon.at(path));
      return path;
    },
  },
  {
    name: 'second tab',
    weight: 2,
    can: ({ tabs }, { count }) => tabs.length === 1 && count > 0,
    async act({ salon, context, tabs }) {
      const tab = tabOf(await context.newPage());
      await tab.page.goto(salon.at(RESERVED));
      await settle(tab);
      tabs.push(tab);
    },
  },
  {
    name: 'another device keeps another visit',
    weight: 2,
    can: () => true,
    async act(journey) {
      const slugs = pick(journey, [['balayage'], ['massage-future-maman'], []]);
      await journey.salon.keepVisit(slugs);
      return slugs.join() || 'none';
    },
  },
];
