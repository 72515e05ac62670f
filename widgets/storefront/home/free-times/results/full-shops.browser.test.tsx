import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, open, place, SHOPS, words } from '../../../testing/open-storefront.tsx';
import { FOUND, times } from '../testing/open-search.ts';

describe('shops in which nothing of a search is free', () => {
  afterEach(close);

  async function show(earliest: string | null) {
    const serve = ({ path, query }: { readonly path: string; readonly query: URLSearchParams }) => {
      if (path === '/api/earliest/search') {
        return { body: { next: null, shops: [FOUND.shops[0], { shopid: '1', times: [] }] } };
      }
      if (path !== '/api/earliest') return undefined;
      const shopids = query.get('shopids')?.split(',') ?? [];
      const services = { serviceid: 'suedois', serviceids: ['suedois'] };
      return { body: shopids.map((shopid) => ({ shopid, ...services, start: earliest })) };
    };
    await open({ shops: SHOPS, serve, address: '/?what=massage&when=today&part=afternoon' });
    await place.until(() => times().length > 0);
  }
  const plain = () => words().replaceAll(/\s+/g, ' ');

  it('they stay behind the others, and say on which day and at which hours nothing is free', async () => {
    await show('2026-01-07T09:00:00Z');
    await place.until(() => plain().includes('Prochain horaire libre'));
    expect(plain()).to.match(/Rien de libre aujourd’hui \(après-midi 12–18 h\) dans ces boutiques.*Salon 1/);
    const link = place.all('main li a').find(({ textContent }) => textContent?.startsWith('Prochain'));
    expect(link?.textContent?.replaceAll(/\s+/g, ' ')).to.equal(
      'Prochain horaire libre : mercredi 7 janvier à 10 h, Salon 1',
    );
    expect(link?.getAttribute('href')).to.include('/salon-1/').and.include('when=20260107');
    const name = place.all('main li a').find(({ textContent }) => textContent === 'Salon 1');
    expect(name?.getAttribute('href')).to.equal('/salon-1');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('one that has nothing for weeks says so, and leads to its page', async () => {
    await show(null);
    await place.until(() => plain().includes('Rien de libre dans les quatre semaines à venir'));
    const name = place.all('main li a').find(({ textContent }) => textContent === 'Salon 1');
    expect(name?.getAttribute('href')).to.equal('/salon-1');
  });
});
