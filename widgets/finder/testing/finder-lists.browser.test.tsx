import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';
import { openFinder, TOWNS, type OpenFinder } from './open-finder.tsx';

describe('the lists of the finder', () => {
  let finder: OpenFinder;

  afterEach(() => finder.place.leave());

  const field = () => finder.place.one<HTMLInputElement>('[name=shop-search]');
  const focused = () => finder.place.root.activeElement;
  const focusedShop = () => focused()?.closest<HTMLElement>('[data-shop]')?.dataset['shop'];

  it('the text of a search is cleared by a button that is there with it alone, and the field has the focus', async () => {
    finder = await openFinder({ width: '390px' });
    const clear = () => finder.place.all('[aria-label="Effacer la recherche"]');
    expect(clear()).to.have.length(0);
    finder.type('Lyon');
    await finder.place.until(() => finder.found().length === 1);
    expect(clear()[0]?.offsetWidth).to.be.at.least(44);
    expect(clear()[0]?.offsetHeight).to.be.at.least(44);
    clear()[0]?.click();
    await finder.place.until(() => finder.found().length === 6);
    expect(field().value).to.equal('');
    expect(focused()).to.equal(field());
    expect(clear()).to.have.length(0);
  });

  it('what was opened of a list is closed again by another search', async () => {
    const shops = Array.from({ length: 20 }, (_, index) => shopWire(index + 1, EVERYTHING));
    finder = await openFinder({ salon: { shops } });
    finder.place.named('Afficher 6 boutiques de plus').click();
    await finder.place.until(() => finder.found().length === 12);
    expect(focusedShop()).to.equal('salon-7');
    await finder.place.until(() => finder.place.said() === '12 boutiques sur 20');
    finder.type('Lilas');
    await finder.place.until(() => finder.found().length === 6);
  });

  it('a region that has the name of its shops’ country is named in the visitor’s language, and another one as the company does', async () => {
    const regionOf = (id: number, name: string, country: string) => {
      const shop = shopWire(id, EVERYTHING);
      const { publicInfo } = shop;
      const address = { ...publicInfo.address, country };
      const [paris] = TOWNS;
      const geoGroupment = paris!.geoGroupment && { ...paris!.geoGroupment, id, name };
      return { ...shop, publicInfo: { ...publicInfo, address }, geoGroupment };
    };
    const shops = [regionOf(1, 'Deutschland', 'DE'), regionOf(2, 'Nord', 'DE')];
    finder = await openFinder({ salon: { shops, booker: { homepageType: 'mkp-2' } } });
    await finder.place.until(() => finder.place.all('section section').length === 2);
    const names = finder.place.all('section section').map((region) => region.getAttribute('aria-label'));
    expect(names).to.deep.equal(['Allemagne', 'Nord']);
  });

  for (const booker of [{}, { homepageType: 'mkp-2' }] as const) {
    const look = 'homepageType' in booker ? 'stands open' : 'is folded';
    it(`a region that ${look} shows six shops at first, and the focus goes on with the next that can be chosen`, async () => {
      const [paris] = TOWNS;
      const shops = Array.from({ length: 9 }, (_, index) => ({
        ...shopWire(index + 1, EVERYTHING),
        geoGroupment: paris!.geoGroupment,
        ...(index === 6 && { booker: { active: false, shopUseCabins: null } }),
      }));
      finder = await openFinder({ salon: { shops, booker } });
      finder.place.all('details summary')[0]?.click();
      const rows = () => finder.place.all(':is(details, section section) [data-shop]');
      await finder.place.until(() => rows().length === 6);
      expect(await axeFaults(finder.place.root)).to.deep.equal([]);
      const more = finder.place.all(':is(details, section section) button').at(-1);
      expect(more?.textContent).to.equal('Afficher 3 boutiques de plus');
      more?.focus();
      more?.click();
      await finder.place.until(() => rows().length === 9);
      await settled(30);
      expect(more?.isConnected).to.equal(false);
      const next = rows()
        .slice(6)
        .find((row) => row.querySelector('a,button'));
      expect(focusedShop()).to.equal(next?.dataset['shop']);
    });
  }
});
