import { expect } from 'chai';
import type { Served } from '#platform/memory/network.ts';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, open, place, press, says, words } from '../../testing/open-storefront.tsx';
import { CATEGORIES, EVERYTHING, shopWire, type Salon } from '../../testing/salon.ts';

const SHOPS = [shopWire(1, EVERYTHING), shopWire(2, ['suedois'])];
const START = '2026-01-05T13:30:00.000Z';
const FAILED: Served = { status: 500, body: { code: 500, type: 'failed', message: 'Une panne' } };

const times = (...starts: readonly string[]): Served => ({
  body: {
    next: null,
    shops: [
      {
        shopid: 'ab-1',
        times: starts.map((start) => ({ start, serviceid: 'suedois', duration: 60, price: 85 })),
      },
    ],
  },
});

/** Seven massages and a facial, all of them at the first shop. */
const [MASSAGES, FACIALS] = CATEGORIES;
const MANY = Array.from({ length: 7 }, (_, index) => {
  const [massage] = MASSAGES!.articles;
  return { ...massage!, id: `m${index}`, slug: `m${index}`, name: { fr: `Massage ${index}` } };
});
const manyMassages = (others: typeof CATEGORIES) => [{ ...MASSAGES!, articles: MANY }, ...others];

describe('the parts of a shop’s page', () => {
  afterEach(close);

  /** What the parts of the page are answered, by the end of the path. */
  const show = (answers: Readonly<Record<string, () => Served>>, salon: Salon = {}) =>
    open({
      address: '/salon-1',
      shops: SHOPS,
      serve({ path }) {
        const known = Object.keys(answers).find((end) => path.endsWith(end));
        if (known) return answers[known]?.();
        return path.endsWith('/team') ? { body: [] } : path.endsWith('/search') ? times() : undefined;
      },
      ...salon,
    });
  const starts = () => place.all('[part~=button-time]');
  const offered = () =>
    place.all('section[aria-label="Nos prestations"] li').map((line) => line.textContent ?? '');

  it('free times that cannot be had say so beside a whole page, and are there once asked for anew', async () => {
    let isBroken = true;
    await show({ '/search': () => (isBroken ? FAILED : times(START)) });
    await place.until(() => place.all('main button').some((one) => one.textContent === 'Réessayer'));
    await says('Nos prestations');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    isBroken = false;
    await press('Réessayer');
    await place.until(() => starts().length === 1);
    expect(words()).not.to.include('Réessayer');
  });

  it('a free time that is over by now is not offered', async () => {
    await show({ '/search': () => times('2026-01-05T08:30:00.000Z', START) });
    await place.until(() => starts().length > 0);
    expect(starts()).to.have.length(1);
    expect(starts()[0]?.textContent).to.include('14\u202fh\u202f30');
  });

  it('a free time says for how many its price is, where that is more than one', async () => {
    const duo = {
      ...MASSAGES!,
      articles: MASSAGES!.articles.map((one) => ({
        ...one,
        booker: { ...one.booker, appointment: { nbCustomerRequired: 2 } },
      })),
    };
    await show({ '/search': () => times(START), '/categories': () => ({ body: [duo] }) });
    await place.until(() => starts().length > 0);
    expect(starts()[0]?.textContent?.replaceAll(/\s/g, ' ')).to.match(/85 € pour 2$/);
    close();
    await show({ '/search': () => times(START) });
    await place.until(() => starts().length > 0);
    expect(starts()[0]?.textContent?.replaceAll(/\s/g, ' ')).to.match(/85 €$/);
  });

  it('four free times are offered at most, with the way to all of them', async () => {
    const hours = [10, 11, 12, 13, 14, 15].map((hour) => `2026-01-06T${hour}:00:00.000Z`);
    await show({ '/search': () => times(...hours) });
    await place.until(() => starts().length > 0);
    expect(starts()).to.have.length(4);
    const all = new URL(place.named('Tous les créneaux').getAttribute('href') ?? '', location.href);
    expect(all.searchParams.get('page')).to.equal('reserved');
    expect(all.searchParams.has('start')).to.equal(false);
  });

  it('a team that cannot be had leaves no trace on the page', async () => {
    await show({ '/team': () => FAILED, '/search': () => times(START) });
    await place.until(() => starts().length === 1);
    await place.until(() => place.all('main [aria-busy=true]').length === 0);
    expect(words()).not.to.include('L’équipe').and.not.include('Réessayer');
  });

  it('of several categories the first services are listed, with the way to the rest and their number', async () => {
    const ids = [...MANY.map(({ id }) => id), 'eclat'];
    const shops = [shopWire(1, ids), SHOPS[1]!];
    await show({ '/categories': () => ({ body: manyMassages([FACIALS!]) }) }, { shops });
    await place.until(() => offered().length > 0);
    expect(offered().filter((text) => text.includes('Massage'))).to.have.length(4);
    expect(place.named('Massages, Toutes les prestations (7)').getAttribute('href')).to.match(
      /salon-1\/.*massages$/,
    );
    expect(words()).not.to.include('1 prestation');
  });

  it('of a single category every service is listed', async () => {
    const shops = [
      shopWire(
        1,
        MANY.map(({ id }) => id),
      ),
      SHOPS[1]!,
    ];
    await show({ '/categories': () => ({ body: manyMassages([FACIALS!]) }) }, { shops });
    await place.until(() => offered().length === 7);
    expect(words())
      .not.to.match(/\d prestations/)
      .and.not.include('Soins du visage');
  });

  it('a service that nobody can book online is listed with its price and no button', async () => {
    const closed = CATEGORIES.map((category) => ({
      ...category,
      articles: category.articles.map((article) => ({
        ...article,
        booker: { ...article.booker, active: article.id !== 'duo' },
      })),
    }));
    await show({ '/categories': () => ({ body: closed }) });
    await place.until(() => offered().length === 3);
    const line = place
      .all('section[aria-label="Nos prestations"] li')
      .find((one) => one.textContent?.includes('Massage en duo'));
    expect(line?.textContent).to.match(/150\s€/);
    expect(line?.querySelector('[part~=button-small]')).to.equal(null);
    expect(place.all('main li [part~=button-small]')).to.have.length(2);
  });
});
