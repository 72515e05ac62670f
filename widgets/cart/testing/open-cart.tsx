import { serviceId } from '#domain/catalogue/ids.ts';
import { createMemoryNavigation } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';
import { HOME } from '#stores/testing/visitor.ts';
import { settled } from '#ui/testing/stage.tsx';
import { EVERYTHING, salonSite, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { siteStage, type SiteStage } from '#widgets/storefront/testing/site-stage.tsx';
import '../cart-panel.tsx';
import '../products/products-section.tsx';
import { Cart, type CartProps } from '../cart.tsx';

export const SHOPS = [shopWire(1, EVERYTHING), shopWire(2, ['suedois']), shopWire(3, ['suedois', 'duo'])];

const stages: SiteStage[] = [];

/** Takes away every page that a test opened. */
export function leaveCarts() {
  for (const stage of stages.splice(0)) stage.leave();
}

/** As an element on a page of somebody else's, which has no address of its own. */
const onOtherPage = (site: Site) =>
  site.forElement({
    navigation: { kind: 'memory', start: HOME },
    emit: () => true,
    create: createMemoryNavigation,
  });

/** A salon's cart with services in it, on a page; its panel is shut. `element`: on somebody else's page, with these attributes. */
export async function openCart(
  salon: Salon = {},
  services: readonly string[] = [],
  scheme: 'light' | 'dark' = 'light',
  element?: Pick<CartProps, 'base'>,
) {
  const { site, history } = salonSite(salon);
  await Promise.all([site.company.ensure(), site.catalogue.ensureShops(), site.catalogue.ensureCategories()]);
  await site.start();
  for (const service of services) site.bookingCart.add(serviceId(service));
  const shown = element ? onOtherPage(site) : site;
  const place = await siteStage(site, <Cart site={shown} emit={() => true} {...element} />, { scheme });
  stages.push(place);
  await settled();
  const button = () => place.one<HTMLButtonElement>('[part=cart-button]');
  const panel = () => place.one<HTMLDialogElement>('dialog');
  const lines = () => place.all('dialog li').map((line) => line.textContent);
  return { site, history, place, button, panel, lines };
}
