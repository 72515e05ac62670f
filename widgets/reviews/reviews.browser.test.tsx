import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { close, open, place, says, site, words } from '#widgets/storefront/testing/open-storefront.tsx';
import { QUOTE, REVIEWS, reviewedSalon, SERVICE } from './testing/reviewed-salon.ts';

const REGION = 'section[part=reviews]';
const seen = () => place.all(REGION).length > 0;
const region = () => place.one(REGION);
const plain = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ');
const pictures = () =>
  place.all(`${REGION} [role=img]`).map((one) => one.getAttribute('aria-label')?.replaceAll(/\s+/g, ' '));

/** Long enough for what would be shown to be there. */
const WHILE = 300;

describe('reviews of the company', () => {
  afterEach(close);

  it('average, count, distribution and quotes stand below the services', async () => {
    const { salon, asked } = reviewedSalon();
    await open(salon);
    await place.until(seen);
    expect(place.one(`${REGION} h2`).textContent).to.equal('Ce que disent nos clients');
    expect(pictures()).to.deep.equal(['4,7 sur 5, 1 234 avis', '5 sur 5', '4 sur 5']);
    expect(place.all(`${REGION} ul`)[0]?.getAttribute('aria-label')).to.match(/^Répartition sur 1.234 avis$/);
    const rows = place.all(`${REGION} li span[class*=sr-only]`).map(plain);
    expect(rows[0]).to.equal('5 sur 5 : 1 007 avis');
    expect(rows[4]).to.equal('1 sur 5 : 2 avis');
    expect(place.all(`${REGION} blockquote`).map((quote) => [quote.lang, plain(quote)])).to.deep.equal([
      ['fr', QUOTE.text],
      ['en', 'Lovely balayage.'],
    ]);
    expect(place.all(`${REGION} figcaption`).map(plain)).to.deep.equal([
      'SOLÈNE · 3 janvier 2026',
      '31 décembre 2025',
    ]);
    expect(place.one<HTMLAnchorElement>(`${REGION} a`).href).to.equal(REVIEWS.url);
    expect(place.one<HTMLAnchorElement>(`${REGION} a`).rel).to.equal('noopener noreferrer');
    expect(asked()).to.equal(1);
    const main = place.one('main');
    expect(main.lastElementChild?.contains(region())).to.equal(true);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`they can be read in the colours of any company, ${scheme}, and on a narrow phone`, async () => {
      const themes = { general: { buttonsColor: '#ffee00', mkpBackgroundColor: '#ff00aa' }, pages: {} };
      const text = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6);
      const body = { reviews: { ...REVIEWS, quotes: [{ ...QUOTE, text, name: text }] } };
      const { salon } = reviewedSalon({ body }, { company: { themes } });
      await open(salon, { width: '320px', scheme });
      await place.until(seen);
      expect(region().scrollWidth).to.be.at.most(region().clientWidth);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  it('they come once the visitor has agreed, go as soon as that is taken back, and are not asked for before', async () => {
    const { salon, hostPage, asked } = reviewedSalon();
    hostPage.setConsent('analytics marketing');
    await open(salon);
    await settled(WHILE);
    expect([seen(), asked()]).to.deep.equal([false, 0]);
    hostPage.setConsent('content');
    await place.until(seen);
    hostPage.setConsent('');
    await place.until(() => !seen());
    hostPage.setConsent('content');
    await place.until(seen);
    expect(asked()).to.equal(1);
  });

  for (const [where, salon] of [
    ['of a company without a review service', { booker: {} }],
    ['of a service', { address: '/services/massages/suedois' }],
    ['of a reservation', { address: '/services/massages?page=reserved&article=suedois' }],
    ['that opens the site', { address: '/' }],
  ] as const) {
    it(`there are none on the page ${where}, and nobody asks for them`, async () => {
      const { salon: reviewed, asked } = reviewedSalon(undefined, salon);
      await open(reviewed);
      await settled(WHILE);
      expect([seen(), asked()]).to.deep.equal([false, 0]);
    });
  }

  it('they stand below the services of a category too, and stay while one goes from one to the other', async () => {
    const { salon, asked } = reviewedSalon();
    await open(salon);
    await place.until(seen);
    place.named(/^Massages/).click();
    await place.until(() => place.one('h1').textContent === 'Massages');
    await place.until(seen);
    expect(asked()).to.equal(1);
  });

  for (const [what, served] of [
    ['says nothing', { body: { reviews: null } }],
    ['has no reviews', { body: { reviews: { ...REVIEWS, count: 0 } } }],
    ['speaks nonsense', { body: { reviews: { average: 'good', count: [], quotes: 7 } } }],
    ['does not know what is asked', { status: 404, body: { code: 404, type: 'not_found', message: '' } }],
    ['does not answer', 'hang'],
  ] as const) {
    it(`where the service ${what} there is nothing, and the page is as it was`, async () => {
      const { salon, asked } = reviewedSalon(served);
      await open(salon);
      await says('Massages');
      await place.until(() => asked() > 0);
      await settled(WHILE);
      expect(seen()).to.equal(false);
      expect(words()).to.contain('Soins du visage');
    });
  }

  it('what strangers write is text, in the language that it is in, and no more', async () => {
    const text = '<img src=x onerror="alert(1)"> **gras** <b>fort</b>';
    const quotes = [{ ...QUOTE, text, name: '<i>Léa</i>', language: '' }];
    const { salon } = reviewedSalon({
      body: { reviews: { ...REVIEWS, quotes, url: 'javascript:alert(1)' } },
    });
    await open(salon);
    await place.until(seen);
    expect(place.all(`${REGION} :is(img, b, i, a)`)).to.have.length(0);
    expect(plain(place.one(`${REGION} blockquote`))).to.equal(text);
    expect(place.one(`${REGION} blockquote`).getAttribute('lang')).to.equal('');
  });

  it('where the service gives an average alone, that is all', async () => {
    const { salon } = reviewedSalon({
      body: { reviews: { ...REVIEWS, count: 1, distribution: [], quotes: [] } },
    });
    await open(salon);
    await place.until(seen);
    expect(pictures()).to.deep.equal(['4,7 sur 5, 1 avis']);
    expect(place.all(`${REGION} ul`)).to.have.length(0);
  });

  it('where reviews are told apart that are not those of the average, it is said how many', async () => {
    const { salon } = reviewedSalon({ body: { reviews: { ...REVIEWS, distribution: [0, 0, 0, 2, 10] } } });
    await open(salon);
    await place.until(seen);
    expect(plain(region())).to.contain('Répartition sur 12 avis');
  });

  it('another language has other words around the same quotes', async () => {
    const { salon, asked } = reviewedSalon();
    await open(salon);
    await place.until(seen);
    await site.locale.choose('de');
    await place.until(() => pictures()[0] === '4,7 von 5, 1.234 Bewertungen');
    expect(plain(place.one(`${REGION} blockquote`))).to.equal(QUOTE.text);
    expect(asked()).to.equal(1);
  });

  it('a layout that there is not is told, and the first one shown', async () => {
    const { salon } = reviewedSalon(undefined, {
      company: { themes: { general: {}, pages: { servicesStars: 'other' } } },
      booker: SERVICE,
    });
    await open(salon);
    await place.until(seen);
    expect(pictures()).to.have.length(3);
  });
});
