import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import { TextsProvider } from '#ui/texts.ts';
import { categoryPart } from '#widgets/booking/catalogue/catalogue.tsx';
import { howPart, searchFormPart, servicesPart, shopsPart, visitPart } from '../home/home.tsx';
import { cartPart } from '../layout/header-cart.tsx';
import { closedPart, Storefront } from '../storefront.tsx';
import { PAGES } from '../testing/pages.ts';
import { EVERYTHING, salonSite, shopWire, type Salon } from '../testing/salon.ts';

/** The page as a server without a window would send it. */
async function rendered(salon: Salon): Promise<string> {
  const { site } = salonSite(salon);
  const { route } = site.navigation.$place.get();
  const page = PAGES.of(route?.kind ?? '');
  await Promise.all([
    shopsPart.load(),
    servicesPart.load(),
    visitPart.load(),
    howPart.load(),
    searchFormPart.load(),
    closedPart.load(),
    cartPart.load(),
    categoryPart.load(),
    page?.part.load(),
  ]);
  await site.open(shopPickerFeature);
  await Promise.all([site.company.ensure(), site.catalogue.ensureShops(), site.catalogue.ensureCategories()]);
  await site.texts.ensure('common', 'booking', 'cart', 'storefront', 'shop-picker');
  const html = renderToString(
    <TextsProvider value={site.texts.$texts.get()}>
      <Storefront site={site} emit={() => true} pages={PAGES} />
    </TextsProvider>,
  );
  site.dispose();
  return html;
}

const hero = {
  home: {
    heroImage: {
      enabled: true,
      isBottom: false,
      serviceId: '',
      position: 'left',
      slides: [{ title: { fr: 'Une heure' }, text: { fr: 'au calme' } }] as never,
    },
  },
};

test.each([
  ['/', {}, ['Maison Test', 'Nos prestations', 'href="/services/massages"', '1 rue des Lilas']],
  [
    '/',
    { shops: [shopWire(1, EVERYTHING), shopWire(2, EVERYTHING)], booker: { sections: hero } },
    ['Une heure', 'href="/salon-2"'],
  ],
  ['/services/massages', {}, ['Massage suédois', 'href="/services/massages/duo"']],
  ['/contact', {}, ['tel:+33199004200', 'Lundi', 'openstreetmap.org']],
  ['/legal', {}, ['Informations légales', 'href="/legal#cgv"']],
  ['/services', { booker: { siteDisabled: true } }, ['Nous revenons bientôt']],
  ['/nowhere', {}, ['Page introuvable', 'href="/"']],
] as const)('the page %s is rendered without a window: %j', async (address, facts, words) => {
  const html = await rendered({ ...(facts as Salon), address });
  for (const word of words) expect(html.toLowerCase()).toContain(word.toLowerCase());
});
