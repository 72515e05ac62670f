import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { finderStoreFeature } from '#stores/finder/feature.ts';
import { TextsProvider } from '#ui/texts.ts';
import { shopsPart } from '../home/home.tsx';
import { otherPart } from '../pages/page.tsx';
import { Storefront } from '../storefront.tsx';
import { EVERYTHING, salonSite, shopWire, type Salon } from '../testing/salon.ts';

/** The page as a server without a window would send it. */
async function rendered(salon: Salon): Promise<string> {
  const { site } = salonSite(salon);
  await Promise.all([shopsPart.load(), otherPart.load(), site.open(finderStoreFeature)]);
  await Promise.all([site.company.ensure(), site.catalogue.ensureShops(), site.catalogue.ensureCategories()]);
  await site.texts.ensure('common', 'booking', 'cart', 'storefront', 'finder');
  const html = renderToString(
    <TextsProvider value={site.texts.$texts.get()}>
      <Storefront site={site} emit={() => true} />
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
] as const)('%s is there without a window: %j', async (address, facts, words) => {
  const html = await rendered({ ...(facts as Salon), address });
  for (const word of words) expect(html.toLowerCase()).toContain(word.toLowerCase());
});
