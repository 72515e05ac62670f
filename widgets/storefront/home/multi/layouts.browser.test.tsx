import { expect } from 'chai';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { axeFaults, type as typeIn } from '#ui/testing/stage.tsx';
import { close, history, open, place, press, says, words } from '../../testing/open-storefront.tsx';
import { outsideOf } from '../../testing/outside.ts';
import { EVERYTHING, shopWire } from '../../testing/salon.ts';
import { multiShopLayouts } from './variants.ts';

const LONG = 'Kosmetikinstitut für Gesichtsbehandlungen und Lymphdrainagen am Ballhausplatz';

const PICTURE = [{ url: '/demo/pages/portal/mark.svg', widths: [320], alt: {}, colour: '#888888' }];
const SHUT = { booker: { active: false, shopUseCabins: false } };

const group = (id: number, name: string) => ({
  id,
  name,
  order: id,
  type: '',
  description: { short: {}, long: {} },
  image: null,
});

function shops(
  count: number,
  facts: (number: number) => Partial<ShopWire> = () => ({}),
): readonly ShopWire[] {
  return Array.from({ length: count }, (_, index) => shopWire(index + 1, EVERYTHING, facts(index + 1)));
}

const named = (number: number, name: string): Partial<ShopWire> => ({
  publicInfo: { ...shopWire(number, []).publicInfo, name },
});

const inRegions = (number: number) => ({
  geoGroupment: group(1 + (number % 3), ['Nord', 'Sud', 'Ouest'][number % 3] ?? ''),
});

const shown = () => place.all('main [part=shops] [data-shop]').map(({ dataset }) => dataset['shop']);
const focusedShop = () => place.root.activeElement?.closest<HTMLElement>('[data-shop]')?.dataset['shop'];

describe('the layouts of the shops of a home page', () => {
  afterEach(close);
  const show = (id: string, salon: readonly ShopWire[], width = '1280px', pages = {}) =>
    open(
      {
        shops: salon,
        booker: { homepageType: 'mkp' },
        company: { themes: { general: {}, pages: { multiShop: id, ...pages } } },
      },
      { width },
    );

  for (const id of ['default', ...Object.keys(multiShopLayouts)]) {
    for (const width of ['320px', '1280px']) {
      it(`${id}: shows a few shops with and without pictures, whatever they are called, at ${width}`, async () => {
        await show(
          id,
          shops(3, (number) => ({
            ...named(number, `${LONG} ${number}`),
            images: number === 2 ? PICTURE : [],
            ...(number === 3 && SHUT),
          })),
          width,
        );
        await place.until(() => shown().length === 3);
        await says(`${LONG} 3`);
        expect(words()).to.include('Réservation en ligne non disponible');
        expect(place.all('main [part=shops]')).to.have.length(1);
        expect(outsideOf(place)).to.deep.equal([]);
        place.one('main [part=shops]').scrollIntoView({ block: 'start' });
        expect(await axeFaults(place.root)).to.deep.equal([]);
      });
    }

    it(`${id}: leads to a shop`, async () => {
      await show(id, shops(2));
      await place.until(() => shown().length === 2);
      const way = place.one('main [part=shops] [data-shop=salon-2]');
      (way.querySelector('a') ?? way.closest('a'))?.click();
      await place.until(() => history.read() !== '/');
      expect(history.read()).to.equal('/salon-2');
    });

    it(`${id}: sixty shops do not come all at once, those that come take the focus, and a search finds one`, async () => {
      await show(id, shops(60));
      await place.until(() => shown().length >= 6);
      const before = shown().length;
      expect(before).to.be.lessThan(13);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      await press(/^Afficher \d+ boutiques de plus$/);
      await place.until(() => shown().length === 2 * before);
      expect(focusedShop()).to.equal(`salon-${before + 1}`);
      typeIn(place.one<HTMLInputElement>('main [name=shop-search]'), 'Salon 42');
      await place.until(
        () =>
          place
            .all('main [data-found] [data-shop]')
            .map(({ dataset }) => dataset['shop'])
            .join() === 'salon-42',
      );
    });
  }

  it('grid: tells the address where the focus is, and upon the picture nothing but the name before', async () => {
    await show('grid', shops(4));
    await place.until(() => shown().length === 4);
    const told = place.one('main [data-shop=salon-2] [class*=opacity-0]');
    expect(getComputedStyle(told).opacity).to.equal('0');
    place.one('main [data-shop=salon-2] a').focus({ focusVisible: true } as FocusOptions);
    await place.until(() => getComputedStyle(told).opacity === '1');
    expect(told.textContent).to.include('2 rue des Lilas');
  });

  it('grid2: says of each shop whether it is open now', async () => {
    await open({
      shops: shops(4),
      booker: { homepageType: 'mkp' },
      company: { themes: { general: {}, pages: { multiShop: 'grid2' } } },
      serve: ({ path }) => (path.endsWith('days') ? { body: [] } : undefined),
    });
    const openOnes = () => words().split('Ouvert jusqu’à 18 h').length - 1;
    await place.until(() => openOnes() > 3);
    expect(openOnes()).to.equal(4);
  });

  it('grouped: an index of the regions leads to their headings, below which their shops are lines', async () => {
    await show('grouped', shops(7, inRegions));
    await place.until(() => shown().length === 7);
    expect(
      place.all('main [data-region] [part=heading]:is(h3)').map(({ textContent }) => textContent),
    ).to.deep.equal(['Nord', 'Sud', 'Ouest']);
    expect(place.all('main nav button').map(({ textContent }) => textContent)).to.deep.equal([
      'Nord2',
      'Sud3',
      'Ouest2',
    ]);
    await press('Sud3');
    expect(place.root.activeElement?.textContent).to.equal('Sud');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('what a search finds is shown in the company’s cards', async () => {
    await show('grid', shops(6), '1280px', { mkpShop: 'rounded' });
    await place.until(() => shown().length === 6);
    expect(
      place.all('main [class*=rounded-full][part=picture], main span[class*=rounded-full]'),
    ).to.deep.equal([]);
    typeIn(place.one<HTMLInputElement>('main [name=shop-search]'), 'Salon 4');
    await place.until(() => place.all('main [part=shops] [class*=rounded-full]').length > 0);
  });
});
