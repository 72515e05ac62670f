import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, comesTo, open, place, says, site } from '#widgets/storefront/testing/open-storefront.tsx';
import type { Salon } from '#widgets/storefront/testing/salon.ts';
import { postWire, serveMagazine } from './testing/post-wire.ts';

const POSTS = [
  postWire('premier', { createdAt: '2026-01-04T09:00:00Z' }),
  postWire('salon', { position: 'shop', linkedShop: 's1' }),
  postWire('maison', { position: 'home', linkedShop: 's1', createdAt: '2026-01-01T09:00:00Z' }),
];

const magazine = (address: string, salon: Salon = {}): Salon => ({
  address,
  serve: serveMagazine(POSTS),
  booker: { magazineLangs: ['all'] } as Salon['booker'] & object,
  ...salon,
});
const slugs = () => place.all('[data-post]').map(({ dataset }) => dataset['post']);

describe('the magazine in the storefront', () => {
  afterEach(close);

  it('the magazine has a page with a title, and a place in the menu', async () => {
    await open(magazine('/magazine'));
    await comesTo('Magazine');
    await place.until(() => document.title === 'Magazine · Test');
    expect(slugs()).to.deep.equal(['premier', 'salon', 'maison']);
    expect(place.all('header nav [aria-current=page]').map(({ textContent }) => textContent)).to.deep.equal([
      'Magazine',
    ]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('an article has a page that is titled as it is, in the language that is chosen', async () => {
    await open(magazine('/magazine/premier'));
    await comesTo('Article premier');
    await place.until(() => document.title === 'Article premier · Test');
    await says('Tout sur premier');
    expect(place.all('main h2').map(({ textContent }) => textContent)).to.deep.equal([
      'Tout sur premier',
      'À lire aussi',
    ]);
    await site.locale.choose('de');
    await comesTo('Artikel premier');
    await place.until(() => document.title === 'Artikel premier · Test');
  });

  for (const slug of ['none', '%E2%82%AC', 'x'.repeat(2000), 'a%2Fb']) {
    it(`the page /magazine/${slug.slice(0, 20)} is missing`, async () => {
      await open(magazine(`/magazine/${slug}`));
      await comesTo('Page introuvable');
      await place.until(() => document.title === '404 Not Found');
      expect(slugs()).to.deep.equal([]);
    });
  }

  it('a company without articles has no magazine', async () => {
    await open(magazine('/magazine', { booker: {} }));
    await comesTo('Page introuvable');
    expect(place.root.textContent).not.to.contain('Magazine');
  });

  it('home shows what is for it, a shop what tells of it', async () => {
    await open(magazine('/'));
    await place.until(() => slugs().length > 0);
    expect(slugs()).to.deep.equal(['premier', 'maison']);
    close();
    await open(magazine('/salon-1'));
    await place.until(() => slugs().length > 0);
    expect(slugs()).to.deep.equal(['salon']);
    await says('Nouvelles de Salon 1');
  });

  it('a home whose articles do not come is still whole', async () => {
    const serve: Salon['serve'] = ({ path }) =>
      path === '/api/posts'
        ? { status: 400, body: { code: 400, type: 'invalid', message: 'Non' } }
        : undefined;
    await open(magazine('/', { serve }));
    await says('Massages');
    expect(place.all('main [role=alert]')).to.deep.equal([]);
    expect(slugs()).to.deep.equal([]);
  });
});
