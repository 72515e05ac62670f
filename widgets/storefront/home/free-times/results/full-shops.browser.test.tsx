import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, place, words } from '../../../testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '../../../testing/salon.ts';
import { openSearch, times } from '../testing/open-search.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const at = (shopid: string, ...starts: readonly string[]) => ({
  shopid,
  times: starts.map((start) => ({ start, serviceid: 'suedois', duration: 30, price: 80 })),
});
const LATER = '20260106';
const where = (lat: number, lng: number) => ({ localisation: { coordonate: { lat, lng } } });
const SHOPS = [
  shopWire(1, EVERYTHING, where(48.857, 2.36)),
  shopWire(2, EVERYTHING, where(48.88, 2.31)),
  shopWire(3, EVERYTHING, where(48.61, 2.47)),
  shopWire(4, EVERYTHING, where(45.07, 7.69)),
];
/** By the days, the part and the place of a question: what it finds. */
type Answers = Readonly<Record<string, readonly ReturnType<typeof at>[]>>;

async function search(address: string, answers: Answers) {
  await openSearch(
    address,
    (query) => {
      const day =
        query.get('from') === query.get('to') ? 'day' : query.get('from') === LATER ? 'later' : 'any';
      const area = query.get('radius') ?? (query.has('shopids') ? 'named' : 'all');
      const shops = answers[`${day} ${query.get('parts') ?? '-'} ${area}`] ?? [];
      return { body: { next: null, shops } };
    },
    { shops: SHOPS },
  );
  await place.until(() => times().length > 0);
}
/** What is read on the page, by its headings and the names and distances of shops. */
const outline = () =>
  place
    .all('main :is(h2,h3,h4)')
    .map((heading) =>
      plain((heading.parentElement?.matches('section') ? heading : heading.parentElement)?.textContent),
    )
    .filter((line) => !line.startsWith('Massage'));
const starts = () => times().map(({ textContent }) => plain(textContent).replace(/,.*/, ''));
const MASSAGE = '/?what=massage&where=Paris&when=today&part=evening';

describe('shops in which nothing of a search is free', () => {
  afterEach(close);

  it('a full shop beside a free one is said to be full, with its next times, their duration and price', async () => {
    await search(MASSAGE, {
      'day evening 25': [at('1', '2026-01-05T17:30:00Z'), at('2')],
      'day - named': [at('2', '2026-01-05T16:30:00Z', '2026-01-05T16:00:00Z')],
      'later evening named': [at('2', '2026-01-06T17:00:00Z')],
    });
    await place.until(() => times().length === 4);
    expect(outline()).to.deep.equal([
      'Salon 1804 m',
      'Rien de libre aujourd’hui (soir dès 18 h) dans ces boutiques',
      'Aujourd’hui, à d’autres heures',
      'Salon 23,7 km',
      'D’autres soirs',
      'Salon 23,7 km',
    ]);
    expect(starts()).to.deep.equal([
      '18 h 30 aujourd’hui',
      '17 h aujourd’hui',
      '17 h 30 aujourd’hui',
      '18 h demain',
    ]);
    expect(plain(words()).match(/30 min30 minutes · 80 €/g)).to.have.length(3);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('where all are full other times of the place come before near shops, and no far ones', async () => {
    await search(MASSAGE, {
      'day evening 25': [at('1'), at('2')],
      'day - 25': [at('1', '2026-01-05T16:00:00Z')],
      'later evening 25': [at('1', '2026-01-06T17:00:00Z'), at('2', '2026-01-07T17:00:00Z')],
      'day evening 50': [at('1'), at('3', '2026-01-05T18:00:00Z')],
    });
    await place.until(() => times().length === 4);
    expect(plain(words())).to.contain('Rien de libre aujourd’hui en soirée (dès 18 h).');
    expect(outline()).to.deep.equal([
      'Aujourd’hui, à d’autres heures',
      'Salon 1804 m',
      'D’autres soirs',
      'Salon 1804 m',
      'Salon 23,7 km',
      'À proximité',
      'Salon 329,2 km',
    ]);
  });

  it('where a place has nothing for weeks its shops are said to be full, and what is elsewhere is called far', async () => {
    await search(MASSAGE, {
      'day evening 25': [at('1'), at('2')],
      'day evening 250': [at('1')],
      'any - all': [at('4', '2026-01-08T17:00:00Z')],
    });
    expect(outline()).to.deep.equal([
      'Rien de libre dans ces boutiques pour cette recherche',
      'Salon 1804 m',
      'Salon 23,7 km',
      'Plus loin',
      'Salon 4584 km',
    ]);
    expect(plain(words()).match(/Rien de libre dans les deux semaines à venir/g)).to.have.length(2);
    const name = place.all('main li a').find(({ textContent }) => textContent === 'Salon 1');
    expect(name?.getAttribute('href')).to.equal('/salon-1');
  });

  it('a search on a full day leads to other days, and says so', async () => {
    await search('/?what=massage&where=Paris&when=today', {
      'day - 25': [at('1'), at('2')],
      'later - 25': [at('1', '2026-01-06T17:00:00Z')],
    });
    expect(outline().slice(0, 2)).to.deep.equal(['D’autres jours', 'Salon 1804 m']);
  });
});
