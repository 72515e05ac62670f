import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';
import { MAP, openFinder, TOWNS, type OpenFinder } from './open-finder.tsx';

describe('the map of the finder', () => {
  let finder: OpenFinder;

  afterEach(() => finder.place.leave());

  const pins = () => finder.place.all('.v-pin');

  it('the map of the finder is not there for a company without one', async () => {
    finder = await openFinder();
    expect(finder.place.root.textContent).not.to.include('Afficher la carte');
  });

  it('the map of the finder loads when asked for, with pins that lead to their cards', async () => {
    const booker = MAP;
    finder = await openFinder({ salon: { booker } });
    expect(finder.place.all('[data-map]')).to.have.length(0);
    finder.place.named('Afficher la carte').click();
    // The three around Paris lie too near for pins of their own.
    await finder.place.until(() => pins().length === 6);
    expect(pins().map((pin) => pin.textContent)).to.deep.equal(['3', '4', '5', '6', '7', '8']);
    expect(pins()[0]?.getAttribute('aria-label')).to.equal('3 boutiques\u00a0: Salon 1, Salon 2, Salon 3');
    expect(finder.place.one('.leaflet-control-attribution').textContent).to.equal('Natural Earth');
    expect(getComputedStyle(finder.place.one('[data-map]')).overflow).to.equal('hidden');
    pins()[1]?.focus();
    pins()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await settled();
    const card = () => finder.place.root.activeElement?.closest<HTMLElement>('[data-shop]')?.dataset['shop'];
    expect(card()).to.equal('salon-4');
    expect(await axeFaults(finder.place.root)).to.deep.equal([]);
    // The list shows six of the eight.
    expect(finder.found()).to.have.length(6);
    pins()[5]?.click();
    await finder.place.until(() => card() === 'salon-8');
    expect(finder.found()).to.have.length(8);
    pins()[0]?.click();
    await finder.place.until(() => pins().length > 6);
    finder.type('Nice');
    await finder.place.until(() => pins().length === 1);
    finder.place.named('Masquer la carte').click();
    await settled();
    expect(finder.place.all('[data-map]')).to.have.length(0);
  });

  it('the map of the finder shows how many shops a pin stands for, however near others are, and all are counted once', async () => {
    const around = (index: number): ShopWire => ({
      ...TOWNS[0]!,
      ...shopWire(index + 1, EVERYTHING),
      localisation: { coordonate: { lat: 48.85 + index / 100, lng: 2.35 } },
    });
    const shops = Array.from({ length: 16 }, (_, index) => around(index));
    finder = await openFinder({ salon: { booker: MAP, shops } });
    finder.place.named('Afficher la carte').click();
    await finder.place.until(() => pins().length > 0);
    finder.place.named('Réduire la carte').click();
    finder.place.named('Réduire la carte').click();
    finder.place.named('Réduire la carte').click();
    await finder.place.until(() => pins().some(({ classList }) => classList.contains('v-cluster')));
    const sums = pins().map((pin) => (pin.classList.contains('v-cluster') ? Number(pin.textContent) : 1));
    expect(sums.reduce((sum, each) => sum + each, 0)).to.equal(16);
    expect(pins().every(({ textContent }) => /^\d+$/.test(textContent))).to.equal(true);
  });

  it('the map of the finder writes no text as markup, which Trusted Types refuse', async () => {
    const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    if (!markup) throw new Error('Elements have no markup.');
    const written: unknown[] = [];
    const set = (value: unknown) => written.push(value);
    Object.defineProperty(Element.prototype, 'innerHTML', { ...markup, set });
    try {
      finder = await openFinder({ salon: { booker: MAP } });
      finder.place.named('Afficher la carte').click();
      await finder.place.until(() => pins().length === 6);
    } finally {
      Object.defineProperty(Element.prototype, 'innerHTML', markup);
    }
    expect(written).to.deep.equal([]);
  });

  it('the map of the finder names the host that it would load from', async () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: { fr: 'T' } };
    finder = await openFinder({ salon: { booker: { mapTiles } } });
    expect(finder.place.root.textContent).to.include('La carte est chargée depuis tiles.example.');
  });
});
