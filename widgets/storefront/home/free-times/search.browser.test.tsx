import { expect } from 'chai';
import { serviceId } from '#domain/catalogue/ids.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import type { Served } from '#platform/memory/network.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { close, history, place, press, says, site, words } from '../../testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '../../testing/salon.ts';
import { asked, field, FOUND, NOTHING, openSearch, times } from './testing/open-search.ts';

const timeTexts = () => times().map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' '));
describe('the search of free times on the home page', () => {
  afterEach(close);

  describe('what it finds', () => {
    it('each shop shows its services with duration, price and first times, the best shop first', async () => {
      await openSearch('/?when=any');
      await place.until(() => times().length === 3);
      expect(timeTexts().map(plain)).to.deep.equal([
        '14 h aujourd’hui, Massage suédois, Salon 2',
        '15 h aujourd’hui, Massage suédois, Salon 1',
        '10 h 30 demain, Soin éclat, Salon 1',
      ]);
      expect(plain(words())).to.contain('Soin éclat30 min30 minutes · 60 €');
      const shops = place.all('main h2').map(({ textContent }) => textContent);
      expect(shops.filter((name) => name?.startsWith('Salon'))).to.deep.equal(['Salon 2', 'Salon 1']);
      await place.until(() => place.said() === '2 boutiques ont des horaires libres');
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('a time leads to a reservation that takes it', async () => {
      await openSearch('/?what=massage&when=any');
      await place.until(() => times().length === 3);
      expect(decodeURIComponent(times()[0]?.getAttribute('href') ?? '')).to.equal(
        '/salon-2/services/massages/suedois?page=reserved&cart=suedois&start=2026-01-05T13:00:00.000Z&duration=30',
      );
    });

    it('who names nothing is offered what is in their visit, and it is said', async () => {
      await openSearch('/');
      site.bookingCart.replace([serviceId('eclat')]);
      place.one<HTMLFormElement>('form[role=search]').requestSubmit();
      await place.until(() => times().length === 3);
      expect(asked[0]?.get('anyof')).to.equal('eclat');
      expect(words()).to.contain('Soin éclat · N’importe quand');
    });

    it('a day on which nothing is free is named', async () => {
      await openSearch('/?when=tomorrow', (query) => ({
        body: query.get('from') === query.get('to') ? NOTHING : FOUND,
      }));
      await place.until(() => times().length === 3);
      expect(words()).to.contain('Rien de libre demain.');
    });

    it('the next page joins the one before, and the button is gone after the last', async () => {
      await openSearch('/?when=any', (query) => ({
        body: query.has('skip')
          ? { ...FOUND, shops: FOUND.shops.slice(1) }
          : { ...FOUND, shops: FOUND.shops.slice(0, 1), next: 1 },
      }));
      await place.until(() => times().length === 1);
      await press('Voir d’autres boutiques');
      await place.until(() => times().length === 3);
      expect(place.all('main button').map(({ textContent }) => textContent)).not.to.include(
        'Voir d’autres boutiques',
      );
    });

    it('a link that names no day searches as on any day', async () => {
      await openSearch('/?what=massage&where=Tokyo');
      await place.until(() => times().length > 0);
      await place.until(() => asked.length > 0);
      expect(words()).to.include('Tokyo');
    });

    it('where nothing is free at all the services are offered', async () => {
      await openSearch('/?when=any', () => ({ body: NOTHING }));
      await says('Aucun horaire libre pour le moment');
      await press('Voir les prestations');
      await place.until(() => history.read() === '/services');
      expect(times()).to.have.length(0);
    });

    it('where nothing is free as far as was looked, the search is kept and the visitor can look further', async () => {
      const pages: Record<string, Served> = {
        '36': {
          status: 422,
          body: { code: 422, type: 'invalid', message: 'Pas maintenant', retryable: false },
        },
      };
      const later = (next: number): Served => ({ body: { ...NOTHING, next } });
      await openSearch('/?when=today&part=evening', (query) => {
        const skip = query.get('skip') ?? '0';
        return pages[skip] ?? later(Number(skip) + 12);
      });
      await says('Rien trouvé pour l’instant');
      expect(asked.map((query) => query.get('parts'))).to.deep.equal(['evening', 'evening', 'evening']);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      await press('Regarder plus loin');
      await says('Pas maintenant');
      pages['36'] = { body: FOUND };
      await press('Regarder plus loin');
      await place.until(() => times().length === 3);
      expect(words()).not.to.contain('Pas maintenant');
      expect(asked.at(-1)?.get('parts')).to.equal('evening');
    });

    for (const [kind, text] of [
      ['nonsense', 'xyzzyx'],
      ['emoji', '🦄💆'],
      ['300 characters', 'très '.repeat(60).trim()],
    ] as const) {
      it(`a search of ${kind} is told so, and shows free times of all`, async () => {
        const query = new URLSearchParams({ what: text, where: text, when: 'any' });
        await openSearch(`/?${query}`);
        await place.until(() => times().length === 3);
        expect(words()).to.contain('Aucune prestation ne correspond à');
        expect(words()).to.contain('Nous ne connaissons pas le lieu');
        expect(field('what').value).to.equal(text);
        expect(asked[0]?.has('anyof')).to.equal(false);
        const main = place.one('main');
        expect(main.scrollWidth).to.be.at.most(main.clientWidth);
      });
    }

    it('a search that fails says so, and finds when it is tried again', async () => {
      let isBroken = true;
      await openSearch('/?when=any', () =>
        isBroken
          ? { status: 422, body: { code: 422, type: 'invalid', message: 'Pas maintenant', retryable: false } }
          : { body: FOUND },
      );
      await says('Pas maintenant');
      isBroken = false;
      await press('Réessayer');
      await place.until(() => times().length === 3);
      expect(words()).not.to.contain('Pas maintenant');
    });

    it('a search whose code does not arrive says so, and finds when it is tried again', async () => {
      const feature: { load: typeof shopPickerFeature.load } = shopPickerFeature;
      const { load } = feature;
      feature.load = async () => {
        throw new Error('gone');
      };
      try {
        await openSearch('/?when=any');
        await says('Réessayer');
      } finally {
        feature.load = load;
      }
      expect(times()).to.have.length(0);
      await press('Réessayer');
      await place.until(() => times().length === 3);
    });

    it('clearing the search leads back to home', async () => {
      await openSearch('/?what=massage&when=any');
      await place.until(() => times().length === 3);
      await press('Effacer la recherche');
      await place.until(() => history.read() === '/' && times().length === 0);
      expect(field('what').value).to.equal('');
    });
  });

  describe('near me', () => {
    const NEAR = '/?where=Autour+de+moi&when=any';
    const position = (lat: number) => ({ coordonate: { lat, lng: 2.35 } });
    const shops = [
      shopWire(1, EVERYTHING, { localisation: position(48.8) }),
      shopWire(2, EVERYTHING, { localisation: position(48.86) }),
    ];

    it('what is near is not asked for by the visitor’s own place before it is allowed', async () => {
      await openSearch(NEAR, undefined, { shops });
      await says('Votre position n’est pas connue.');
      expect(asked.every((query) => !query.has('latitude'))).to.equal(true);
      expect(place.named('Me localiser').tagName).to.equal('BUTTON');
    });

    it('where the position is known the nearest shops come first, with their distance', async () => {
      const located = { kind: 'found', latitude: 48.86, longitude: 2.35 } as const;
      await openSearch(NEAR, undefined, { shops, located });
      await says('Horaires libres');
      await place.until(() => times().length === 3);
      if (words().includes('Votre position')) await press('Me localiser');
      await place.until(() => asked.at(-1)?.get('shopids') === '2,1' && !words().includes('Votre position'));
      expect(asked.every((query) => !query.has('latitude'))).to.equal(true);
      await says('6,7 km');
    });

    it('a visitor who has allowed it before is asked about by their place at once', async () => {
      const located = { kind: 'found', latitude: 48.86, longitude: 2.35 } as const;
      await openSearch(NEAR, undefined, { shops, located, mayLocate: true });
      await place.until(() => times().length === 3);
      expect(asked.map((query) => query.get('shopids'))).to.deep.equal(['2,1']);
    });

    it('a visitor who refuses to be located goes on seeing free times', async () => {
      await openSearch(NEAR, undefined, { shops, located: { kind: 'refused' } });
      await place.until(() => times().length === 3);
      await press('Me localiser');
      await settled(50);
      expect(times()).to.have.length(3);
      expect(words()).to.contain('Votre position n’est pas connue.');
    });
  });
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
