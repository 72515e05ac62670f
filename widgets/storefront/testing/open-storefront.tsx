import { settled } from '#ui/testing/stage.tsx';
import { Storefront } from '../storefront.tsx';
import { PAGES } from './pages.ts';
import { EVERYTHING, salonSite, shopWire, type Salon } from './salon.ts';
import { siteStage, type SiteStage } from './site-stage.tsx';

export const SHOPS = [shopWire(1, EVERYTHING), shopWire(2, ['suedois'])];

type Opened = ReturnType<typeof salonSite>;

/** The storefront of the test that runs, its site and its address. */
export let place: SiteStage;
export let site: Opened['site'];
export let history: Opened['history'];

export async function open(
  salon: Salon = {},
  stageOptions: { readonly width?: string; readonly scheme?: 'light' | 'dark' } = {},
): Promise<void> {
  ({ site, history } = salonSite(salon));
  place = await siteStage(site, <Storefront site={site} emit={() => true} pages={PAGES} />, stageOptions);
  await place.until(() => place.all('h1').length > 0);
  await settled(30);
}

export function close(): void {
  place.leave();
  document.documentElement.lang = '';
}

export const title = () => place.all('h1').map(({ textContent }) => textContent);

/** What the page says, and its title, with plain spaces. */
export const words = () => (place.one('main').textContent ?? '').replaceAll(/\s+/g, ' ');
export const heading = () => (title()[0] ?? '').replaceAll(/\s+/g, ' ');
export const says = (text: string) => place.until(() => words().includes(text));
export const comesTo = (text: string) => place.until(() => heading() === text);

/** Presses what is named so, with the focus on it as a pointer leaves it. */
export async function press(name: string | RegExp): Promise<void> {
  const control = place.named(name);
  control.focus();
  control.click();
  await settled(20);
}
