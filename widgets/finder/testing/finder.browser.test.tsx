import { expect } from 'chai';
import { shopId } from '#domain/catalogue/ids.ts';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { earliestAt, MAP, openFinder, TOWNS, type OpenFinder } from './open-finder.tsx';
import { finderStoreFeature } from '#stores/finder/feature.ts';

const LOUVRE = { kind: 'found', latitude: 48.861, longitude: 2.336 } as const;

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
          (await finder.site.open(finderStoreFeature)).history.see(shopId('s2'));
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

  describe('around the visitor', () => {
    const open = async (radius?: number) => {
      finder = await openFinder({ salon: { located: LOUVRE }, radius });
      finder.place.named('Autour de moi').click();
      await finder.place.until(() => finder.place.all('[type=range]').length === 1);
    };

    it('around the visitor, the nearest shops come first with their distance, others as suggestions', async () => {
      await open();
      expect(finder.found()).to.deep.equal(['salon-2', 'salon-1', 'salon-3']);
      expect(finder.place.one('[data-found] [data-shop]').textContent).to.match(/Paris.*68\d\sm/);
      expect(finder.place.one('[data-shop=salon-3]').textContent).to.match(/16,\d\skm/);
      const suggested = finder.place.all('details [data-shop]').map(({ dataset }) => dataset['shop']);
      expect(suggested).to.deep.equal(['salon-7', 'salon-8', 'salon-4']);
      await finder.place.until(() => finder.place.said() === '3 boutiques sur 8');
    });

    it('the search radius is a slider whose steps lead from 1 to 250 km, at 100 km at first', async () => {
      await open();
      const slider = finder.place.one<HTMLInputElement>('[type=range]');
      const slide = async (steps: number) => {
        if (steps < 0) slider.stepDown(-steps);
        else slider.stepUp(steps);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await settled();
        return slider.getAttribute('aria-valuetext')?.replace(/\s/, ' ');
      };
      expect(await slide(0)).to.equal('100 km');
      expect(await slide(-5)).to.equal('2 km');
      expect(finder.found()).to.deep.equal(['salon-2', 'salon-1']);
      const said: unknown[] = [await slide(-9)];
      for (let step = 0; step < 7; step += 1) said.push(await slide(1));
      expect(said).to.deep.equal(['1', '2', '5', '10', '25', '50', '100', '250'].map((km) => `${km} km`));
      expect(finder.found()).to.deep.equal(['salon-2', 'salon-1', 'salon-3', 'salon-7']);
    });

    it('the search radius begins as the page asks for', async () => {
      await open(1);
      expect(finder.found()).to.deep.equal(['salon-2']);
    });

    it('the search radius of the page is a step of its own', async () => {
      await open(17);
      const slider = finder.place.one<HTMLInputElement>('[type=range]');
      expect(slider.getAttribute('aria-valuetext')).to.match(/^17\skm$/);
      expect(finder.found()).to.deep.equal(['salon-2', 'salon-1', 'salon-3']);
    });

    it('the finder says where no shop is near, shows the nearest, and gives every shop back', async () => {
      finder = await openFinder({ salon: { located: { kind: 'found', latitude: 0, longitude: 0 } } });
      finder.place.named('Autour de moi').click();
      await finder.place.until(() =>
        /Aucune boutique dans ce rayon/.test(finder.place.root.textContent ?? ''),
      );
      expect(finder.found().slice(0, 2)).to.deep.equal(['salon-6', 'salon-4']);
      expect(finder.place.one('[data-found] [data-shop]').textContent).to.match(/Nice.*4\s?\d{3}\skm/);
      finder.place.named('Voir toutes les boutiques').click();
      await settled();
      expect(finder.found()).to.have.length(6);
    });

    it('a search around the visitor gives way to what is typed', async () => {
      await open();
      finder.type('Lyon');
      await settled();
      expect(finder.place.all('[type=range]')).to.have.length(0);
      expect(finder.found()).to.deep.equal(['salon-4']);
    });

    for (const [kind, words] of [
      ['refused', 'La localisation est désactivée.'],
      ['unknown', 'Votre position n’a pas pu être déterminée.'],
    ] as const) {
      it(`a position that is ${kind} is said to be, and text finds shops as before`, async () => {
        finder = await openFinder({ salon: { located: { kind } } });
        finder.place.named('Autour de moi').click();
        await finder.place.until(() => finder.place.all('[part=notice]').length > 0);
        expect(finder.place.one('[role=alert] > [part=notice]').textContent).to.include(words);
        expect(finder.found()).to.have.length(6);
        finder.type('75');
        await settled();
        expect(finder.found()).to.deep.equal(['salon-1', 'salon-2']);
      });
    }
  });

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
    expect(finder.place.root.textContent)
      .to.include('Autres adresses, par distance')
      .and.not.include('environs');
  });

  for (const [what, text] of [
    ['nonsense', 'xqzzy'],
    ['emoji', '💅🏽✨'],
    ['300 characters', 'q'.repeat(300)],
  ] as const) {
    it(`the finder shows every shop where ${what} finds none, the one seen last first`, async () => {
      finder = await openFinder();
      const { history } = await finder.site.open(finderStoreFeature);
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
    const { history } = await finder.site.open(finderStoreFeature);
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
    expect(finder.place.one('[data-earliest]').textContent).to.equal('Dès demain 10:30');
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

  describe('the map', () => {
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
      await finder.place.until(() => pins().length === 4);
      expect(pins().map((pin) => pin.textContent)).to.deep.equal(['1 + 2', '4', '5', '6']);
      expect(pins()[0]?.getAttribute('aria-label')).to.equal('1 Salon 1, 2 Salon 2, 3 Salon 3');
      expect(finder.place.one('.leaflet-control-attribution').textContent).to.equal('Natural Earth');
      expect(getComputedStyle(finder.place.one('[data-map]')).overflow).to.equal('hidden');
      pins()[1]?.focus();
      pins()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
      await settled();
      const card = () =>
        finder.place.root.activeElement?.closest<HTMLElement>('[data-shop]')?.dataset['shop'];
      expect(card()).to.equal('salon-4');
      expect(await axeFaults(finder.place.root)).to.deep.equal([]);
      pins()[0]?.click();
      await finder.place.until(() => pins().length > 4);
      finder.type('Nice');
      await finder.place.until(() => pins().length === 1);
      finder.place.named('Masquer la carte').click();
      await settled();
      expect(finder.place.all('[data-map]')).to.have.length(0);
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
        await finder.place.until(() => pins().length === 4);
      } finally {
        Object.defineProperty(Element.prototype, 'innerHTML', markup);
      }
      expect(written).to.deep.equal([]);
    });

    it('the map of the finder names the host that it would load from', async () => {
      const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'T' };
      finder = await openFinder({ salon: { booker: { mapTiles } } });
      expect(finder.place.root.textContent).to.include('La carte est chargée depuis tiles.example.');
    });
  });
});
