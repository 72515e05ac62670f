import { expect } from 'chai';
import { shopId } from '#domain/catalogue/ids.ts';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { earliestAt, openFinder, TOWNS, type OpenFinder } from './open-finder.tsx';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';

describe('the finder', () => {
  let finder: OpenFinder;

  afterEach(() => finder.place.leave());

  for (const variant of ['default', 'square', 'rounded', 'unknown']) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const width of ['320px', '1280px']) {
        it(`the finder has no fault that axe finds in the variant ${variant}, ${scheme}, ${width}`, async () => {
          const company = { themes: { general: {}, pages: { mkpShop: variant } } };
          const shut = { ...shopWire(9, EVERYTHING), booker: { active: false, shopUseCabins: null } };
          finder = await openFinder({ salon: { company, shops: [shut, ...TOWNS] }, scheme, width });
          (await finder.site.open(shopPickerFeature)).history.see(shopId('s2'));
          await finder.place.until(() => finder.place.all('[data-earliest]').length >= 5);
          expect(await axeFaults(finder.place.root)).to.deep.equal([]);
        });
      }
    }
  }

  it('the finder looks as the company chose: pictures above, tiles, or round ones', async () => {
    const ratios: string[] = [];
    for (const variant of ['default', 'square', 'rounded']) {
      if (ratios.length > 0) finder.place.leave();
      finder = await openFinder({
        salon: { company: { themes: { general: {}, pages: { mkpShop: variant } } } },
      });
      const picture = finder.place.one('[data-found] [data-shop] [aria-hidden=true]');
      ratios.push(
        `${getComputedStyle(picture).aspectRatio} ${getComputedStyle(picture).position} ${getComputedStyle(picture).borderRadius}`,
      );
    }
    expect(new Set(ratios).size).to.equal(3);
  });

  for (const [count, columns] of [
    [6, 2],
    [5, 1],
  ] as const) {
    it(`square: of ${count} shops the first is as wide as ${columns === 1 ? 'the next' : 'two'}`, async () => {
      finder = await openFinder({
        salon: {
          company: { themes: { general: {}, pages: { mkpShop: 'square' } } },
          shops: Array.from({ length: count }, (_, index) => shopWire(index + 1, EVERYTHING)),
        },
        width: '1280px',
      });
      const cards = () => finder.place.all('[data-found] [data-shop]');
      await finder.place.until(() => cards().length === count);
      const [first = 0, second = 0] = cards().map((card) => card.getBoundingClientRect().width);
      expect(Math.round(first / second)).to.equal(columns);
    });
  }

  it('a town without a shop leads to the nearest ones with their distance, in words that do not call them near', async () => {
    finder = await openFinder();
    finder.type('GRENOBLE');
    await finder.place.until(() => finder.found().length === 6);
    const text = finder.place.root.textContent ?? '';
    expect(text)
      .to.match(/Aucune boutique pour «\sGRENOBLE\s»/)
      .and.include('Les plus proches, depuis Grenoble');
    expect(finder.found().slice(0, 2)).to.deep.equal(['salon-4', 'salon-5']);
    expect(finder.place.one('[data-found] [data-shop]').textContent).to.match(/Lyon · 9\d(,\d)?\skm/);
    await finder.place.until(() => /depuis Grenoble/.test(finder.place.said()));
    finder.type('lyon');
    await settled();
    expect(finder.found()).to.deep.equal(['salon-4']);
    expect(finder.place.root.textContent).to.include('Autres adresses').and.not.include('environs');
  });

  it('a shop next to the town that is typed tells how far it is; what takes no bookings is suggested last', async () => {
    const shops = TOWNS.map((shop, index) => {
      const { publicInfo } = shop;
      const address = { ...publicInfo.address, city: 'Carouge', otherNames: ['Genève'] };
      const coordonate = { lat: 46.1836, lng: 6.1396 };
      // Lyon is the nearest of the others.
      if (index === 3) return { ...shop, booker: { active: false, shopUseCabins: null } };
      return index === 4
        ? { ...shop, publicInfo: { ...publicInfo, address }, localisation: { coordonate } }
        : shop;
    });
    finder = await openFinder({ salon: { shops } });
    finder.type('Genève');
    await finder.place.until(() => finder.found().length === 1);
    const cards = () => finder.place.all('[data-shop]').map(({ dataset }) => dataset['shop'] ?? '');
    await finder.place.until(() => cards().length === 6);
    expect(finder.place.one('[data-found] [data-shop]').textContent).to.match(/Carouge · 2\skm/);
    expect(cards()[0]).to.equal('salon-5');
    expect(cards().at(-1)).to.equal('salon-4');
  });

  for (const [what, text] of [
    ['nonsense', 'xqzzy'],
    ['emoji', '💅🏽✨'],
    ['300 characters', 'q'.repeat(300)],
  ] as const) {
    it(`the finder shows every shop where ${what} finds none, the one seen last first`, async () => {
      finder = await openFinder();
      const { history } = await finder.site.open(shopPickerFeature);
      history.see(shopId('s5'));
      finder.type(text);
      await finder.place.until(() => finder.found().length === 6);
      expect(finder.found().slice(0, 2)).to.deep.equal(['salon-5', 'salon-1']);
      expect(finder.place.root.textContent)
        .to.include('Voici toutes nos adresses.')
        .and.not.include('q'.repeat(50));
      finder.place.named('Voir toutes les boutiques').click();
      await settled();
      expect(finder.place.root.textContent).not.to.include('Aucune boutique pour');
    });
  }

  it('a town that is typed in the finder can be searched around', async () => {
    finder = await openFinder();
    finder.type('versailles');
    await settled();
    expect(finder.found()).to.deep.equal(['salon-3']);
    finder.place.named('Chercher autour de Versailles').click();
    await settled();
    expect(finder.found()).to.deep.equal(['salon-3', 'salon-2', 'salon-1']);
    finder.place.named('Revenir à toutes les boutiques').click();
    await settled();
    expect(finder.found()).to.have.length(6);
  });

  it('the shops seen stand first in the finder, until the visitor has them forgotten', async () => {
    finder = await openFinder();
    const { history } = await finder.site.open(shopPickerFeature);
    for (const id of ['s1', 'gone', 's4', 's5', 's6']) history.see(shopId(id));
    await settled();
    const seen = finder.place.one('[aria-label="Votre dernière adresse"]');
    expect(seen.querySelector('[data-shop]')?.textContent).to.include('Salon 6');
    expect(
      [...seen.querySelectorAll('ul:not(:has([data-shop])) li')].map((one) => one.textContent),
    ).to.deep.equal(['Salon 5', 'Salon 4']);
    finder.place.named('Effacer ces adresses').click();
    await settled();
    expect(finder.place.all('[aria-label="Votre dernière adresse"]')).to.have.length(0);
  });

  it('each shop of the finder shows its earliest time, asked for in one call, where it is known', async () => {
    const asked: string[] = [];
    finder = await openFinder({
      salon: {
        serve: (sent) => {
          if (sent.path === '/api/earliest') asked.push(sent.query.get('shopids') ?? '');
          return earliestAt('2026-01-06T09:30:00.000Z')(sent);
        },
      },
    });
    await finder.place.until(() => finder.place.all('[data-found] [data-earliest]').length === 6);
    expect(finder.place.one('[data-earliest]').textContent).to.equal('Dès demain 10\u202fh\u202f30');
    expect(asked).to.deep.equal(['1,2,3,4,5,6']);
    finder.place.leave();
    finder = await openFinder({
      salon: { serve: ({ path }) => (path === '/api/earliest' ? { status: 404, body: {} } : undefined) },
    });
    await settled(60);
    expect(finder.place.all('[data-earliest]')).to.have.length(0);
    expect(finder.found()).to.have.length(6);
  });

  it('the finder folds its regions below the cards, or shows them as its list', async () => {
    finder = await openFinder();
    expect(finder.place.all('details summary').map((one) => one.textContent)).to.deep.equal([
      'Île-de-France3 boutiques',
      'Régions4 boutiques',
      'Autres adresses1 boutique',
    ]);
    finder.place.one<HTMLElement>('details summary').click();
    await finder.place.until(() => finder.place.all('details [data-shop]').length === 3);
    finder.place.leave();
    finder = await openFinder({ salon: { booker: { homepageType: 'mkp-2' } } });
    expect(finder.found()).to.deep.equal([]);
    expect(finder.place.all('section section [data-shop]')).to.have.length(8);
    expect(await axeFaults(finder.place.root)).to.deep.equal([]);
    finder.type('Nice');
    await settled();
    expect(finder.found()).to.deep.equal(['salon-6']);
  });

  it('the finder finds one of ten thousand shops with a page of cards and no more', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => shopWire(index + 1, []));
    finder = await openFinder({ salon: { shops: many } });
    expect(finder.place.all('[data-shop]')).to.have.length(6);
    finder.type('9998 rue');
    await settled();
    expect(finder.found()).to.deep.equal(['salon-9998']);
  });
});
