import { expect } from 'chai';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { axeFaults, type as typeIn } from '#ui/testing/stage.tsx';
import {
  close,
  comesTo,
  history,
  open,
  place,
  press,
  says,
  words,
} from '#widgets/storefront/testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const inMain = (selector: string) =>
  place.all(`main ${selector}`).map(({ textContent }) => plain(textContent));
const hrefs = (selector: string) => place.all(selector).map((link) => link.getAttribute('href'));

const info = (number: number, change: Partial<ShopWire['publicInfo']> = {}): Partial<ShopWire> => ({
  publicInfo: { ...shopWire(number, []).publicInfo, ...change },
});

describe('the addresses of a company', () => {
  afterEach(close);

  describe('of one shop', () => {
    it('the page of one shop says how to reach it, where it is and when it is open', async () => {
      await open({
        address: '/contact',
        shops: [shopWire(1, EVERYTHING, info(1, { email: 'un@salon.example' }))],
      });
      await comesTo('Contact');
      await place.until(() => place.all('main article').length > 0);
      expect(words()).to.include('1 rue des Lilas').and.include('75001 Paris');
      expect(hrefs('main address + ul a').slice(0, 2)).to.deep.equal([
        'tel:+33199004201',
        'mailto:un@salon.example',
      ]);
      expect(inMain('dl dt')).to.deep.equal(['lundi – vendredi', 'samedi – dimanche']);
      expect(inMain('dl dd')[0]).to.include('9 h – 18 h').and.include('de 9 h à 18 h');
      expect(inMain('dl dd')[1]).to.equal('Fermé');
    });

    it('a page of a shop tells whether it is open now, and the coming days that differ from its week', async () => {
      const special = (inDays: string, facts: object) => [
        { id: inDays, shopId: shopWire(1, EVERYTHING).id, date: inDays, label: {}, ...facts },
      ];
      await open({
        address: '/contact',
        serve: ({ path }) => {
          if (path === '/api/opendays')
            return {
              body: special('20260111', { from: '10:00', to: '17:00', label: { fr: 'Soldes d’hiver' } }),
            };
          return path === '/api/closeddays' ? { body: special('20260106', {}) } : undefined;
        },
      });
      await place.until(() => words().includes('Horaires particuliers'));
      const shown = words().replace(/\s+/g, ' ');
      expect(shown).to.match(/dimanche 11 janvier\s*Soldes d’hiver\s*10 h – 17 h/);
      expect(shown).to.match(/mardi 6 janvier\s*Fermé/);
      expect(shown).to.match(/Ouvert jusqu’à|Fermé, ouvre/);
    });

    it('the page of one shop links to a map and to the way there by its position where it is known, else by its address', async () => {
      const query = encodeURIComponent('1 rue des Lilas, 75001 Paris');
      const mapsOf = () => hrefs('main a[href*=openstreetmap]');
      await open({ address: '/contact' });
      await comesTo('Contact');
      await place.until(() => place.all('main article').length > 0);
      expect(mapsOf()).to.deep.equal([
        `https://www.openstreetmap.org/search?query=${query}`,
        `https://www.openstreetmap.org/directions?to=${query}`,
      ]);
      close();
      const localisation = { coordonate: { lat: 48.86, lng: 2.36 } };
      await open({ address: '/contact', shops: [shopWire(1, EVERYTHING, { localisation })] });
      await comesTo('Contact');
      await place.until(() => place.all('main article').length > 0);
      expect(mapsOf()).to.deep.equal([
        'https://www.openstreetmap.org/?mlat=48.86&mlon=2.36#map=18/48.86/2.36',
        'https://www.openstreetmap.org/directions?to=48.86%2C2.36',
      ]);
    });

    it('the page of one shop does not name it to book there', async () => {
      await open({ address: '/contact' });
      await comesTo('Contact');
      await place.until(() => place.all('main article').length > 0);
      expect(words()).not.to.include('Prendre rendez-vous');
    });
  });

  describe('of a few shops', () => {
    const shut = { booker: { active: false, shopUseCabins: false } };

    it('the page of a few shops shows each in full, and leads to those that take bookings', async () => {
      await open({ address: '/contact', shops: [shopWire(1, EVERYTHING), shopWire(2, EVERYTHING, shut)] });
      await comesTo('Nos adresses');
      await place.until(() => place.all('main article').length > 0);
      expect(inMain('article h2')).to.deep.equal(['Salon 1', 'Salon 2']);
      expect(inMain('article')[1]).to.include('Réservation en ligne non disponible');
      await press('Prendre rendez-vous chez Salon 1');
      await comesTo('Salon 1');
      expect(history.read()).to.equal('/salon-1');
    });
  });

  describe('of many shops', () => {
    const lyon = {
      ...shopWire(4, []).publicInfo,
      address: { ...shopWire(4, []).publicInfo.address, city: 'Lyon' },
    };
    const group = (id: number, name: string, order: number) => ({
      id,
      name,
      order,
      type: '',
      description: { short: {}, long: {} },
      image: null,
    });
    const south = group(1, 'Sud', 2);
    const north = group(2, 'Nord', 1);
    const shops = [
      shopWire(1, EVERYTHING, { geoGroupment: south }),
      shopWire(2, EVERYTHING, { geoGroupment: north }),
      shopWire(3, EVERYTHING, { geoGroupment: north }),
      shopWire(4, EVERYTHING, { publicInfo: lyon }),
    ];
    const found = () => inMain('[data-found] article :is(h2, h3)');

    async function opened() {
      await open({ address: '/contact', shops });
      await comesTo('Nos adresses');
      await place.until(() => place.all('main article').length === 4);
    }

    it('the page of many shops has the first of them in brief, and folds all by their groups, in order', async () => {
      await opened();
      expect(inMain('h1')).to.have.length(1);
      expect(found()).to.deep.equal(['Salon 1', 'Salon 2', 'Salon 3', 'Salon 4']);
      expect(inMain('section section > h2')).to.deep.equal(['Nos adresses par région']);
      expect(inMain('section details > summary h3')).to.deep.equal(['Nord', 'Sud', 'Autres adresses']);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('the page of many shops has no groups where the company made none, and shows six at a time', async () => {
      const eight = Array.from({ length: 8 }, (_, index) => shopWire(index + 1, EVERYTHING));
      await open({ address: '/contact', shops: eight });
      await comesTo('Nos adresses');
      await place.until(() => found().length === 6);
      expect(inMain('section section > h2')).to.deep.equal([]);
      await press('Afficher 2 boutiques de plus');
      await place.until(() => found().length === 8);
      expect(plain(place.root.activeElement?.textContent)).to.equal('Salon 7');
    });

    it('the page of many shops has the nearest first for who may be located, with how far each is', async () => {
      const at = (lat: number) => ({ localisation: { coordonate: { lat, lng: 2.35 } } });
      const placed = [1, 2, 3, 4].map((number) => shopWire(number, EVERYTHING, at(48 + number / 10)));
      await open({
        address: '/contact',
        shops: placed,
        located: { kind: 'found', latitude: 48.4, longitude: 2.35 },
        mayLocate: true,
      });
      await place.until(() => found()[0] === 'Salon 4');
      expect(found().slice(0, 2)).to.deep.equal(['Salon 4', 'Salon 3']);
      expect(inMain('[data-found] article')[0]).to.include('01 99 00 42 01');
      expect(inMain('[data-found] article')[1]).to.match(/11,1 km/);
    });

    it('the page of many shops does not call others near that lie far beyond the radius', async () => {
      const at = (lat: number) => ({ localisation: { coordonate: { lat, lng: 2.35 } } });
      await open({
        address: '/contact',
        shops: [48.4, 48.5, 49.4, 50.5].map((lat, index) => shopWire(index + 1, EVERYTHING, at(lat))),
        located: { kind: 'found', latitude: 48.4, longitude: 2.35 },
      });
      await comesTo('Nos adresses');
      await press('Autour de moi');
      await place.until(() => inMain('section section > h2').length === 1);
      expect(inMain('section section > h2')).to.deep.equal([
        'Autres adresses, de la plus proche à la plus lointaine',
      ]);
      expect(inMain('section section article')[0]).to.match(/Salon 3.*111 km/);
    });

    it('a shop says whether it is open, and when it is free next', async () => {
      await open({
        address: '/contact',
        shops,
        serve: ({ path, query }) =>
          path === '/api/earliest'
            ? {
                body: (query.get('shopids') ?? '').split(',').map((shopid) => ({
                  shopid,
                  serviceid: 'suedois',
                  serviceids: ['suedois'],
                  start: '2026-01-06T09:30:00.000Z',
                })),
              }
            : path.endsWith('days')
              ? { body: [] }
              : undefined,
      });
      await place.until(() => place.all('[data-earliest]').length === 4);
      expect(inMain('[data-found] article')[0]).to.match(/Ouvert jusqu’à 18 h.*Dès demain/);
    });

    it('the page of many shops folds each one’s opening hours behind a line that names it', async () => {
      await opened();
      expect(place.all('main details[open]')).to.have.length(0);
      expect(inMain('summary')[0]).to.equal('Horaires Salon 1');
      place.one('main summary').click();
      await place.until(() => place.all('main details[open] dl').length === 1);
      expect(place.one('main details[open] dl').textContent).to.include('9\u202fh');
    });

    it('a search of the page of shops announces what it found, and gives all back when cleared', async () => {
      await opened();
      const field = place.one<HTMLInputElement>('main [name=shop-search]');
      typeIn(field, 'lyon');
      await place.until(() => found().join() === 'Salon 4');
      await place.until(() => place.said() === '1 boutique sur 4');
      place.named('Effacer la recherche').click();
      await place.until(() => found().length === 4);
      expect(place.root.activeElement).to.equal(field);
    });

    it('a search that finds no shop leaves all of them one press away', async () => {
      await opened();
      typeIn(place.one<HTMLInputElement>('main [name=shop-search]'), 'nulle part');
      await says('Aucune boutique pour « nulle part »');
      await press('Voir toutes les boutiques');
      expect(found()).to.have.length(4);
      expect(place.one<HTMLInputElement>('main [name=shop-search]').value).to.equal('');
    });

    it('pressing a shop’s name leads to its page', async () => {
      await opened();
      await press('Salon 3');
      await comesTo('Salon 3');
      expect(history.read()).to.equal('/salon-3');
    });
  });
});
