import { expect } from 'chai';
import { shownPrice } from '#domain/prices/pricing.ts';
import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import type { Target } from '#ui/actions/link.tsx';
import { settled } from '#ui/testing/stage.tsx';
import { CATEGORIES, CURRENCY, service, SERVICES } from '../testing/samples.ts';
import { viewStage, type ViewStage } from '../testing/view-stage.ts';
import { CategoriesView } from './categories.view.tsx';
import { linesLayout } from './layouts/lines.view.tsx';
import { tabsHead } from './layouts/tabs-head.view.tsx';
import { PriceTag } from './services/price-tag.view.tsx';
import { ServicesView, type ServicesProps } from './services/services.view.tsx';
import type { ListedService } from './services/service-line.view.tsx';

const [FIRST, SECOND] = CATEGORIES as readonly [Category, Category];

describe('the catalogue', () => {
  let place: ViewStage;
  let went: string[];
  const to = (name: string, href: string | null = `#${name}`): Target => ({
    href,
    go: () => void went.push(name),
  });

  beforeEach(() => {
    went = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  describe('of categories', () => {
    const categories = (list: readonly Category[], hasTitle?: boolean) =>
      place.show(
        <CategoriesView
          categories={list}
          targetOf={({ slug }) => to(slug)}
          {...(hasTitle === undefined ? {} : { hasTitle })}
        />,
      );

    it('the list of categories links to each, with its name and its number of services', async () => {
      categories(CATEGORIES);
      expect(place.names('li h2')).to.deep.equal(['Massages', 'Soins du visage']);
      expect(place.words('li')).to.include('2 prestations');
      expect(place.all('li a').map((link) => link.getAttribute('href'))).to.deep.equal([
        '#massages',
        '#visage',
      ]);
      place.all('li a')[1]?.click();
      await settled();
      expect(went).to.deep.equal(['visage']);
    });

    it('the list of categories has buttons in place of links where nothing has an address', async () => {
      place.show(<CategoriesView categories={CATEGORIES} targetOf={({ slug }) => to(slug, null)} />);
      expect(place.all('li a[href]')).to.have.length(0);
      place.all('li button')[0]?.click();
      await settled();
      expect(went).to.deep.equal(['massages']);
    });

    it('the list of categories leaves its title to the page, and moves its headings a level up', () => {
      categories(CATEGORIES, false);
      expect(place.all('h1').map(({ textContent }) => textContent)).to.deep.equal([
        'Massages',
        'Soins du visage',
      ]);
      expect(place.one('section').getAttribute('aria-label')).to.equal('Nos prestations');
    });

    it('a category without a summary shows its name and number of services alone', () => {
      categories([{ ...FIRST, summary: {}, services: [] }]);
      expect(place.words('li')).to.equal('Massages0 prestation');
    });

    for (const [count, columns] of [
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 4],
    ] as const) {
      it(`${count} categories stand in ${columns} columns on a wide page`, async () => {
        place.leave();
        place = viewStage('1280px');
        categories(
          Array.from({ length: count }, (_, index) => ({ ...FIRST, id: `c${index}`, slug: `c${index}` })),
        );
        await settled();
        const { gridTemplateColumns } = getComputedStyle(place.one('ul'));
        expect(gridTemplateColumns.split(' ')).to.have.length(columns);
      });
    }
  });

  describe('of a category’s services', () => {
    const listed = (one: Service, change: Partial<ListedService> = {}): ListedService => ({
      service: one,
      price: shownPrice(one, []),
      showsDuration: true,
      isBookable: true,
      inVisit: false,
      ...change,
    });
    const show = (change: Partial<ServicesProps> = {}) =>
      place.show(
        <ServicesView
          head={tabsHead}
          list={linesLayout}
          category={FIRST}
          categories={CATEGORIES}
          services={SERVICES.map((one) => listed(one))}
          currency={CURRENCY}
          back={to('back')}
          categoryTarget={({ slug }) => to(slug)}
          serviceTarget={({ slug }) => to(slug)}
          onBook={({ slug }) => went.push(`book ${slug}`)}
          {...change}
        />,
      );

    it('pressing a service’s button books it, pressing its name opens its page', async () => {
      show();
      await place.press('Réserver Pierres chaudes');
      await place.press('Massage suédois');
      expect(went).to.deep.equal(['book pierres', 'suedois']);
    });

    it('a category marks itself among the others, and leads to them and back', async () => {
      show();
      expect(place.one('nav [aria-current]').textContent).to.equal('Massages');
      await place.press('Soins du visage');
      await place.press('Nos prestations');
      expect(went).to.deep.equal(['visage', 'back']);
    });

    it('a category without others, or without a page before, has no links to them', () => {
      show({ categories: [FIRST], back: null });
      expect(place.all('nav')).to.have.length(0);
      expect(place.all('a').map(({ textContent }) => textContent)).to.deep.equal([
        'Massage suédois',
        'Pierres chaudes',
      ]);
    });

    it('a category without services says that it is empty', () => {
      show({ category: SECOND, services: [] });
      expect(place.words()).to.include('Rien dans cette catégorie pour le moment');
      expect(place.all('li button')).to.have.length(0);
    });

    it('a list of services goes on with one in the visit, and names the phone where none is online', () => {
      const [one, other] = SERVICES as [Service, Service];
      show({ services: [listed(one, { inVisit: true }), listed(other, { isBookable: false })] });
      expect(place.control('Reprendre Massage suédois').textContent).to.equal('Reprendre');
      expect(place.all('li button')).to.have.length(1);
      expect(place.words()).to.include('Sur rendez-vous, par téléphone');
    });

    it('a list of services hides price and duration where wished, and says for how many each is', () => {
      const pair = { ...service('duo', 'Massage duo', 9000), requiredCustomers: 2, summary: {} };
      show({ services: [listed(pair, { price: null, showsDuration: false })], categories: [FIRST] });
      expect(place.words('li')).to.equal('Massage duoPour 2 personnesRéserver');
      show({
        services: [listed({ ...pair, requiredCustomers: 1 }, { price: null, showsDuration: false })],
        categories: [FIRST],
      });
      expect(place.words('li')).to.equal('Massage duoRéserver');
    });

    it('a list of services shows each price beside the duration that it buys', () => {
      const [one] = SERVICES as [Service];
      const list = [
        { durationMinutes: 60, price: 8500 },
        { durationMinutes: 30, price: 5200 },
      ];
      const timed = { ...one, prices: { ...one.prices, priceTimes: { mode: 'lowest' as const, list } } };
      const facts = () => place.words('li p:last-of-type');
      const durations = () => place.all('li time').map((each) => each.getAttribute('datetime'));
      for (const showsDuration of [true, false]) {
        show({ services: [listed(timed, { showsDuration })] });
        expect(facts()).to.include('52 €').and.include('85 €').and.not.include('À partir');
        expect(durations()).to.deep.equal(['PT30M', 'PT60M']);
      }
      show({ services: [listed(timed, { price: null })] });
      expect(facts()).to.include('1 h').and.not.include('€');
    });

    it('a list of services leaves out the only duration of a service where the company shows none', () => {
      const [one] = SERVICES as [Service];
      show({ services: [listed(one, { showsDuration: false })] });
      expect(place.all('li time')).to.have.length(0);
      expect(place.words('li p:last-of-type')).to.include('€');
    });

    it('a list of sixty services shows all of them, in their order', async () => {
      const many = Array.from({ length: 60 }, (_, index) =>
        listed(service(`s${index}`, `Soin ${index}`, 100)),
      );
      show({ services: many });
      await settled(50);
      expect(place.all('li h2')).to.have.length(60);
      expect(place.all('li h2').at(-1)?.textContent).to.equal('Soin 59');
    });
  });

  describe('tells a price', () => {
    const [one] = SERVICES as [Service];
    const prices = { ...one.prices, weekend: null };
    const tag = (of: Service, from = false) => {
      const price = shownPrice(of, []);
      place.show(
        <PriceTag
          price={price.kind === 'week' ? price : { ...price, from: price.from || from }}
          currency={CURRENCY}
        />,
      );
      return place.words();
    };

    it('a price is shown as one amount, or from the least', () => {
      expect(tag({ ...one, prices })).to.equal('85 €');
      expect(tag({ ...one, prices }, true)).to.equal('À partir de 85 €');
    });

    it('a price that differs at the weekend is shown twice', () => {
      expect(tag(one)).to.equal('85 € en semaine92 € le week-end');
    });
  });
});
