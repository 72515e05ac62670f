import { expect } from 'chai';
import { instant } from '#domain/time/instant.ts';
import type { Clock } from '#platform/ports.ts';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, open, place } from '#widgets/storefront/testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';

/** The salon is open from nine to six, from Monday the 5th of January to Friday; Paris is an hour before UTC. */
const at = (day: number, hour: number): Clock => ({
  now: () => instant(Date.UTC(2026, 0, day, hour - 1)),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
});
const words = () => (place.one('main').textContent ?? '').replaceAll(/\s+/g, ' ');
const dayOf = (date: string, facts: object = {}) => ({
  id: date,
  shopId: shopWire(1, EVERYTHING).id,
  date,
  label: {},
  ...facts,
});

/** The special days of a salon; those that are not given are none. */
const days =
  (special: { readonly open?: object[]; readonly closed?: object[] } = {}) =>
  ({ path }: { readonly path: string }) => {
    if (path === '/api/opendays') return { body: special.open ?? [] };
    return path === '/api/closeddays' ? { body: special.closed ?? [] } : undefined;
  };

describe('the opening hours of a shop', () => {
  afterEach(close);

  for (const [when, clock, address, said] of [
    ['while it is open', at(5, 10), '/contact', 'Ouvert jusqu’à 18 h'],
    ['before it opens', at(6, 7), '/contact', 'Fermé, ouvre à 9 h'],
    ['in the evening', at(6, 20), '/contact', 'Fermé, ouvre mercredi 7 janvier à 9 h'],
    ['before its days off', at(9, 19), '/contact', 'Fermé, ouvre lundi 12 janvier à 9 h'],
    ['in German', at(5, 10), '/de/contact', 'Geöffnet bis 18:00 Uhr'],
    ['in English', at(9, 19), '/en/contact', 'Closed, opens Monday'],
    ['in Spanish', at(6, 7), '/es/contact', 'Cerrado, abre a las 09:00'],
    ['in Italian', at(5, 10), '/it/contact', 'Aperto fino alle 18:00'],
  ] as const) {
    it(`opening hours tell whether a shop is open ${when}`, async () => {
      await open({ address, clock, serve: days() });
      await place.until(() => words().includes(said));
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  it('opening hours follow a Sunday on which a shop opens against its week', async () => {
    await open({
      address: '/contact',
      clock: at(11, 11),
      serve: days({ open: [dayOf('20260111', { from: '10:00', to: '17:00' }), dayOf('20260419')] }),
    });
    await place.until(() => words().includes('Ouvert jusqu’à 17 h'));
    expect(words()).to.include('dimanche 11 janvier').and.not.include('avril');
  });

  it('special hours of a later day that can be booked are folded behind a line', async () => {
    const asked: string[] = [];
    await open({
      address: '/contact',
      clock: at(5, 10),
      serve({ path }) {
        if (path === '/api/opendays') asked.push(path);
        // The last day that can be booked is the 30th of March.
        return days({ closed: ['20260112', '20260126', '20260330', '20260331'].map((date) => dayOf(date)) })({
          path,
        });
      },
    });
    await place.until(() => words().includes('Horaires particuliers'));
    const folded = place.one('main details');
    expect(words().replace(folded.textContent, '')).to.include('lundi 12 janvier');
    const dates = [...folded.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(dates).to.deep.equal(['lundi 26 janvier', 'lundi 30 mars']);
    expect(folded.querySelector('dl')?.checkVisibility()).to.equal(false);
    folded.querySelector('summary')?.click();
    expect(folded.querySelector('dl')?.checkVisibility()).to.equal(true);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    expect(asked).to.have.length(1);
  });

  it('opening hours name no day on which a shop is closed as in every week', async () => {
    await open({
      address: '/contact',
      serve: days({ closed: [dayOf('20260110'), dayOf('20260111')] }),
    });
    await place.until(() => words().includes('Ouvert jusqu’à'));
    expect(words()).not.to.include('Horaires particuliers');
  });

  it('opening hours show the week where the special days cannot be loaded, and say nothing of now', async () => {
    let failures = 0;
    await open({
      address: '/contact',
      serve({ path }) {
        if (path !== '/api/opendays') return days()({ path });
        failures += 1;
        return { status: 500, body: { code: 500, type: 'server', message: 'Erreur' } };
      },
    });
    await place.until(() => failures > 0 && words().includes('9 h – 18 h'));
    expect(words()).not.to.include('Ouvert').and.not.include('ouvre');
  });

  it('whether many shops are open is asked for together, for those that are shown', async () => {
    const asked: string[] = [];
    const shops = [1, 2, 3, 4].map((number) => shopWire(number, EVERYTHING));
    await open({
      address: '/contact',
      shops,
      serve({ path, query }) {
        if (path === '/api/opendays') asked.push(query.get('shopId') ?? '');
        return days()({ path });
      },
    });
    await place.until(() => words().includes('Ouvert jusqu’à 18 h'));
    place.all('main summary')[1]?.click();
    await place.until(() => place.all('main details[open] dl').length === 1);
    expect(asked).to.deep.equal(['s1,s2,s3,s4']);
  });
});
