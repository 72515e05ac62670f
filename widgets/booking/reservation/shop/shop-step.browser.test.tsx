import { expect } from 'chai';
import { externalShopId, serviceId, shopId } from '#domain/catalogue/ids.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { earliestAt, MAP, TOMORROW, TOWNS } from '#widgets/finder/testing/open-finder.tsx';
import {
  CATEGORIES,
  EVERYTHING,
  salonSite,
  shopWire,
  type Salon,
} from '#widgets/storefront/testing/salon.ts';
import { siteStage, type SiteStage } from '#widgets/storefront/testing/site-stage.tsx';
import { ShopStep } from './shop-step.tsx';

const SHUT = shopWire(9, EVERYTHING, { booker: { active: false, shopUseCabins: null } });

/** The massage costs 12 € less in one shop than in the others. */
const cheaperThere = CATEGORIES.map((category) => ({
  ...category,
  articles: category.articles.map((article) => ({
    ...article,
    booker: {
      ...article.booker,
      pricesByShops: article.id === 'suedois' ? [{ boutiqueId: '4', pvTtc: 68 }] : [],
    },
  })),
}));

describe('the choice of a shop in a reservation', () => {
  let place: SiteStage;
  let site: Site;
  let asked: string[];

  afterEach(() => place.leave());

  async function open({
    services = ['suedois'],
    width = '390px',
    scheme = 'light',
    addressed = null,
    ...salon
  }: Salon & {
    readonly services?: readonly string[];
    readonly width?: string;
    readonly scheme?: 'light' | 'dark';
    readonly addressed?: string | null;
  } = {}): Promise<void> {
    asked = [];
    const { shared } = salonSite({
      shops: [SHUT, ...TOWNS],
      ...salon,
      serve(sent) {
        if (sent.path === '/api/earliest') asked.push(sent.query.get('serviceids') ?? '');
        return salon.serve?.(sent) ?? earliestAt(TOMORROW)(sent);
      },
    });
    site = shared;
    await Promise.all([
      site.company.ensure(),
      site.catalogue.ensureShops(),
      site.catalogue.ensureCategories(),
    ]);
    await site.start();
    site.bookingCart.replace(services.map((id) => serviceId(id)));
    const visit = await site.open(visitFeature);
    const company = valueOf(site.company.$company.get());
    if (!company) throw new Error('the company is not known');
    const screen = (
      <Announcer>
        <HeadingLevelProvider value={2}>
          <ShopStep site={site} company={company} visit={visit} addressed={addressed} />
        </HeadingLevelProvider>
      </Announcer>
    );
    place = await siteStage(site, screen, { width, scheme });
  }
  const arrived = () => place.until(() => place.all('[data-earliest]').length > 0);
  const found = () => place.all('[data-found] [data-shop]').map(({ dataset }) => dataset['shop']);
  const card = (slug: string) => place.one(`[data-found] [data-shop="${slug}"]`).textContent ?? '';
  const field = () => place.one<HTMLInputElement>('[name=shop-search]');
  const search = async (text: string, isThere: () => boolean) => {
    typeIn(field(), text);
    await place.until(isThere);
  };

  it('the choice of a shop says for what: services, duration and price stand above it, and open', async () => {
    await open({ services: ['suedois'] });
    await arrived();
    const line = place.one('button[aria-expanded]');
    expect(line.textContent).to.match(/^Massage suédois.*€/);
    expect(line.compareDocumentPosition(field()) & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
    line.click();
    await settled();
    expect(place.one('section[aria-label="Votre visite"]').textContent).to.include('Massage suédois');
  });

  it('the choice of a shop says which services the shop of the address does not offer, by their names', async () => {
    const without = shopWire(8, ['eclat']);
    const services = ['suedois', 'duo', 'eclat'];
    await open({ services, shops: [without, ...TOWNS], addressed: 'salon-8' });
    const said = place.one('section [role=status]');
    expect(said.textContent).to.equal('Salon 8 ne propose pas Massage suédois et Massage en duo');
    expect(said.compareDocumentPosition(field()) & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
    place.leave();
    await open({ addressed: 'salon-1' });
    await arrived();
    expect(place.root.textContent).not.to.include('ne propose pas');
  });

  it('the choice of a shop begins with its heading, which has the focus and keeps it as the shops come', async () => {
    await open();
    expect(place.root.activeElement?.textContent).to.equal('Dans quelle boutique\u202F?');
    await arrived();
    expect(place.root.activeElement?.textContent).to.equal('Dans quelle boutique\u202F?');
    expect(place.all('h2')).to.have.length(1);
    expect(found()).to.deep.equal(['salon-1', 'salon-2', 'salon-4', 'salon-5', 'salon-6', 'salon-7']);
    expect(card('salon-4')).to.match(/Salon 4.*69002 Lyon.*Dès demain 10\u202fh\u202f30/);
  });

  for (const width of ['390px', '1280px']) {
    it(`the choice of a shop moves nothing as its shops and their times come, ${width}`, async () => {
      let moved = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
      });
      observer.observe({ type: 'layout-shift' });
      await open({ width });
      await arrived();
      await settled(100);
      observer.disconnect();
      expect(moved).to.be.at.most(0.02);
    });

    for (const scheme of ['light', 'dark'] as const) {
      it(`the choice of a shop has no fault that axe finds, ${scheme}, ${width}`, async () => {
        await open({ width, scheme, booker: MAP });
        (await site.open(shopPickerFeature)).history.see(shopId('s4'));
        await arrived();
        expect(await axeFaults(place.root)).to.deep.equal([]);
      });
    }
  }

  it('the earliest times are asked for the whole visit', async () => {
    await open({ services: ['suedois', 'eclat'] });
    await arrived();
    expect(new Set(asked)).to.deep.equal(new Set(['suedois,eclat']));
  });

  it('a shop that does not offer the whole visit is not shown; one that takes no bookings online is the last', async () => {
    await open();
    await arrived();
    place.named(/^Afficher \d+ boutiques? de plus$/).click();
    await place.until(() => found().length === 8);
    expect(found()).not.to.include('salon-3');
    expect(found().at(-1)).to.equal('salon-9');
    expect(card('salon-9')).to.include('Réservation en ligne non disponible');
    expect(place.all('[data-shop="salon-9"] button')).to.have.length(0);
  });

  it('the shops that a visitor has seen stand first, and words say so', async () => {
    await open();
    const { history } = await site.open(shopPickerFeature);
    history.see(shopId('s6'));
    history.see(shopId('s4'));
    await arrived();
    expect(found().slice(0, 4)).to.deep.equal(['salon-4', 'salon-6', 'salon-1', 'salon-2']);
    expect(card('salon-4')).to.include('Votre dernière adresse');
    expect(card('salon-6')).to.include('Vue récemment');
    expect(card('salon-1')).not.to.match(/Vue récemment|dernière/);
  });

  for (const name of ['Genf', 'Genève', 'ginevra', 'GENEVA']) {
    it(`a town is found by its name in another language, and its shop comes first: ${name}`, async () => {
      await open();
      await arrived();
      await search(name, () => found()[0] === 'salon-5');
      expect(card('salon-5')).to.include('Genève');
    });
  }

  it('a town without a shop leads to the nearest, and can be searched around in steps', async () => {
    await open();
    await arrived();
    await search('Grenoble', () => found()[0] === 'salon-4');
    expect(place.root.textContent).to.include('Les plus proches, depuis Grenoble');
    expect(card('salon-4')).to.match(/Lyon.*9\d(,\d)?\skm/);
    await place.until(() => /depuis Grenoble/.test(place.said()));
    place.named('Chercher autour de Grenoble').click();
    await place.until(() => place.all('[type=range]').length === 1);
    expect(place.all('datalist option').map((option) => option.getAttribute('label'))).to.deep.equal(
      ['1', '2', '5', '10', '25', '50', '100', '250'].map((km) => `${km}\u202Fkm`),
    );
    expect(found()).to.deep.equal(['salon-4']);
  });

  it('a search for nothing that exists ends with every shop', async () => {
    await open();
    await arrived();
    await search('xqzzy', () => /Voici toutes nos adresses/.test(place.root.textContent ?? ''));
    expect(found()).to.have.length(6);
  });

  it('what a visit costs and takes stands on each shop where that differs, and nowhere else', async () => {
    await open({ serve: ({ path }) => (path === '/api/categories' ? { body: cheaperThere } : undefined) });
    await arrived();
    expect(card('salon-4')).to.match(/68\s€.*30\smin/);
    expect(card('salon-1')).to.match(/80\s€.*30\smin/);
    place.leave();
    await open();
    await arrived();
    expect(card('salon-4')).not.to.include('€');
  });

  it('a shop is chosen in one press, is remembered as seen, and the text that found it stays', async () => {
    await open();
    await arrived();
    await search('lyon', () => found().length === 1);
    place.one('[data-found] [data-shop] button').click();
    await place.until(() => site.bookingCart.$shop.get()?.externalId === externalShopId('4'));
    const { history, searchText } = await site.open(shopPickerFeature);
    await place.until(() => history.$seen.get()[0] === shopId('s4'));
    expect(searchText.$text.get()).to.equal('lyon');
  });

  it('of three shops one is chosen without a search', async () => {
    await open({ shops: TOWNS.slice(0, 2).concat(TOWNS.slice(3, 4)) });
    await arrived();
    expect(found()).to.have.length(3);
    expect(place.all('[name=shop-search]')).to.have.length(0);
  });
});
