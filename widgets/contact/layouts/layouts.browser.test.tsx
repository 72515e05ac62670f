import { expect } from 'chai';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import {
  close,
  comesTo,
  open,
  place,
  press,
  says,
  words,
} from '#widgets/storefront/testing/open-storefront.tsx';
import { outsideOf } from '#widgets/storefront/testing/outside.ts';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';
import { contactLayouts } from './variants.ts';

const PICTURE = '/demo/pages/portal/mark.svg?{z}-{x}-{y}';
const withTiles = (url: string) => ({ mapTiles: { url, attribution: { fr: 'Natural Earth' } } });

const LONG = 'Kosmetikinstitut für Gesichtsbehandlungen und Lymphdrainagen am Ballhausplatz';

function shop(number: number, facts: Partial<ShopWire> = {}): ShopWire {
  return shopWire(number, EVERYTHING, {
    localisation: { coordonate: { lat: 41 + number / 10, lng: 2 + (number % 7) } },
    ...facts,
  });
}

const named = (number: number, name: string) => {
  const { publicInfo } = shopWire(number, []);
  return shop(number, { publicInfo: { ...publicInfo, name } });
};

const entries = () => place.all('main [data-found] [data-shop]').map(({ dataset }) => dataset['shop']);
const pins = () => place.all('[data-map] .v-pin');
const slugs = (count: number) => Array.from({ length: count }, (_, index) => `salon-${index + 1}`);
describe('the layouts of the contact page', () => {
  afterEach(close);
  const show = (layout: string, shops: readonly ShopWire[], booker = {}, width = '1280px') =>
    open(
      {
        address: '/contact',
        shops,
        booker,
        company: { themes: { general: {}, pages: { contact: layout } } },
      },
      { width },
    );

  for (const layout of ['default', ...Object.keys(contactLayouts)]) {
    for (const width of ['320px', '1280px']) {
      it(`${layout}: one shop without a picture says how to reach it, when it is open and the way, at ${width}`, async () => {
        await show(layout, [named(1, LONG)], {}, width);
        await comesTo('Contact');
        await place.until(() => place.all('main article dl, main article details').length > 0);
        expect(words()).to.include(LONG).and.include('1 rue des Lilas').and.include('Itinéraire');
        expect(place.all('main a[href="tel:+33199004201"]')).to.have.length(1);
        expect(place.all('main [name=shop-search]')).to.deep.equal([]);
        expect(outsideOf(place)).to.deep.equal([]);
        // The bar at the foot of a phone lies over what is there.
        place.one('main article address').scrollIntoView({ block: 'start' });
        expect(await axeFaults(place.root)).to.deep.equal([]);
      });
    }

    it(`${layout}: sixty shops come six at a time, and a search finds one of them`, async () => {
      await show(
        layout,
        slugs(60).map((_, index) => shop(index + 1)),
      );
      await comesTo('Nos adresses');
      await place.until(() => entries().length === 6);
      expect(place.all('main h1')).to.have.length(1);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      await press('Afficher 6 boutiques de plus');
      await place.until(() => entries().length === 12);
      expect(place.root.activeElement?.closest<HTMLElement>('[data-shop]')?.dataset['shop']).to.equal(
        'salon-7',
      );
      typeIn(place.one<HTMLInputElement>('main [name=shop-search]'), 'Salon 42');
      await place.until(() => entries().join() === 'salon-42');
      typeIn(place.one<HTMLInputElement>('main [name=shop-search]'), 'nulle part');
      await says('Aucune boutique pour « nulle part »');
    });

    it(`${layout}: no shop at all is said`, async () => {
      await show(layout, []);
      await says('Aucune boutique pour le moment');
      expect(place.all('main h1')).to.have.length(1);
    });
  }

  it('landscape: the map is a band above the heading, from edge to edge, and its pins lead to the shops', async () => {
    await show('landscape', [shop(1), shop(2)], withTiles(PICTURE));
    await place.until(() => pins().length === 2);
    const map = place.one('[data-map]').getBoundingClientRect();
    expect(map.bottom).to.be.lessThan(place.one('main h1').getBoundingClientRect().top);
    expect(Math.round(map.width)).to.equal(1280);
    pins()[1]?.click();
    expect(place.root.activeElement?.closest<HTMLElement>('[data-shop]')?.dataset['shop']).to.equal(
      'salon-2',
    );
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('landscape: a picture is the band where the map is of another host, which waits for a press', async () => {
    const images = [{ url: '/demo/pages/portal/mark.svg', widths: [320], alt: {}, colour: '#888888' }];
    await show('landscape', [shop(1, { images })], withTiles('https://tiles.example/{z}/{x}/{y}.png'));
    await place.until(() => place.all('main [part=picture]').length === 1);
    expect(pins()).to.deep.equal([]);
    expect(place.named('Afficher la carte').checkVisibility()).to.equal(true);
  });

  describe('the locator', () => {
    const raised = () =>
      pins()
        .filter(({ className }) => className.includes('v-raised'))
        .map((pin) => pin.getAttribute('aria-label'));
    const map = () =>
      place.all('[data-map]').filter((one) => one.checkVisibility({ visibilityProperty: true }));

    it('raises the pin of the shop under the pointer or with the focus', async () => {
      await show('locator', [shop(1), shop(2), shop(3)], withTiles(PICTURE));
      await place.until(() => pins().length === 3);
      place.one('main [data-shop=salon-2] a').focus();
      await place.until(() => raised().join() === '2 Salon 2');
      place
        .one('main [data-shop=salon-3]')
        .parentElement?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await place.until(() => raised().join() === '3 Salon 3');
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('a pin leads to its shop, also where the list does not reach that far yet', async () => {
      await show(
        'locator',
        slugs(9).map((_, index) => shop((index + 1) * 5)),
        withTiles(PICTURE),
      );
      await place.until(() => entries().length === 6 && pins().length > 0);
      const beyond = pins().find((pin) => pin.getAttribute('aria-label') === '9 Salon 45');
      expect(beyond, 'the pin of the last shop').not.to.equal(undefined);
      beyond?.click();
      await place.until(
        () => place.root.activeElement?.closest<HTMLElement>('[data-shop]')?.dataset['shop'] === 'salon-45',
      );
      // The map is on its way to what the list shows now.
      await settled(400);
    });

    it('a phone shows the list or the map, and on the map the shop whose pin was pressed', async () => {
      await show('locator', [shop(1), shop(2)], withTiles(PICTURE), '390px');
      await place.until(() => entries().length === 2);
      expect(map()).to.deep.equal([]);
      expect(
        performance.getEntriesByType('resource').some(({ name }) => name.includes('mark.svg?')),
      ).to.equal(false);
      await press('Carte');
      await place.until(() => map().length === 1 && pins().length === 2);
      expect(
        place.all('main [data-shop]').filter((one) => one.checkVisibility({ visibilityProperty: true })),
      ).to.deep.equal([]);
      pins()[1]?.click();
      await place.until(() => place.root.activeElement?.textContent === 'Salon 2');
      await press('Liste');
      await place.until(() => map().length === 0);
      expect(
        place.all('main [data-shop]').filter((one) => one.checkVisibility({ visibilityProperty: true })),
      ).to.have.length(2);
    });

    it('a map of another host waits for a press', async () => {
      await show('locator', [shop(1), shop(2)], withTiles('https://tiles.example/{z}/{x}/{y}.png'));
      await place.until(() => place.all('main [data-shop]').length === 2);
      await says('La carte est chargée depuis tiles.example.');
      expect(pins()).to.deep.equal([]);
    });
  });
});
