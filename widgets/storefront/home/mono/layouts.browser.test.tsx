import { expect } from 'chai';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, history, open, place, says, words } from '../../testing/open-storefront.tsx';
import { outsideOf } from '../../testing/outside.ts';
import { categoryWire, shopWire } from '../../testing/salon.ts';
import { monoShopLayouts } from './variants.ts';

const PICTURE = { url: '/demo/pages/portal/mark.svg', widths: [320], alt: {}, colour: '#888888' };
const LONG = 'Gesichtsbehandlungen und Lymphdrainagen';

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...categoryWire(`c${index}`, `${LONG} ${index}`, { [`s${index}`]: [`Massage ${index}`, 50 + index] }),
    images: index % 2 ? [PICTURE] : [],
  }));
const offers = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

const named = (name: string) => ({
  identity: {
    displayName: name,
    websiteURL: '',
    logo: '',
    logoWhite: '',
    logoSize: 50,
    phone: '+33199004200',
    email: '',
    socialNetworks: {},
  },
});

const CLOSED = [{ id: 'c1', shopId: 's1', date: '20260106', label: { fr: 'Formation' } }];

/** The levels of the headings of a page, in their order. */
const levels = () => place.all('main :is(h1,h2,h3,h4)').map(({ tagName }) => Number(tagName[1]));

describe('the layouts of the home page of one shop', () => {
  afterEach(close);
  const show = (
    id: string,
    shop: Partial<ShopWire>,
    count: number,
    width: string,
    scheme: 'light' | 'dark' = 'light',
  ) =>
    open(
      {
        shops: [shopWire(1, offers(count), shop)],
        categories: categories(count),
        company: {
          ...named('Kosmetikinstitut Ballhausplatz'),
          themes: { general: {}, pages: { monoShop: id } },
        },
        serve: ({ path }) => {
          if (path === '/api/closeddays') return { body: CLOSED };
          return path.endsWith('days') ? { body: [] } : undefined;
        },
      },
      { width, scheme },
    );

  for (const id of Object.keys(monoShopLayouts)) {
    for (const [what, images, count, width, scheme] of [
      ['no picture and one category', [], 1, '320px', 'light'],
      ['one picture and three categories', [PICTURE], 3, '390px', 'dark'],
      [
        'several pictures and sixty categories',
        [PICTURE, { ...PICTURE, url: '/demo/pages/portal/mark.svg?2' }],
        60,
        '1280px',
        'light',
      ],
      ['one picture and no category', [PICTURE], 0, '1280px', 'dark'],
    ] as const) {
      it(`${id}: with ${what}, says who it is, where, when and what there is`, async () => {
        await show(id, { images: [...images] }, count, width, scheme);
        await says('Où nous trouver');
        await says('Ouvert jusqu’à 18 h');
        await says('Horaires particuliers');
        expect(place.all('main h1').map(({ textContent }) => textContent)).to.deep.equal([
          'Kosmetikinstitut Ballhausplatz',
        ]);
        expect(words()).to.include('1 rue des Lilas').and.include('Prendre rendez-vous');
        if (count > 0) expect(words()).to.include(`${LONG} 0`);
        expect(words().includes('Voir toutes les prestations')).to.equal(count > 12);
        expect(levels().every((level, place, all) => level <= (all[place - 1] ?? 0) + 1)).to.equal(true);
        expect(outsideOf(place)).to.deep.equal([]);
        // Where the bar at the foot of a phone lies over nothing.
        place.root.host.scrollIntoView({ block: 'end' });
        expect(await axeFaults(place.root)).to.deep.equal([]);
      });
    }

    it(`${id}: a category leads to its services`, async () => {
      await show(id, { images: [PICTURE] }, 3, '1280px');
      await says(`${LONG} 1`);
      const way = place
        .all('main a')
        .find(({ textContent }) => /(Lymphdrainagen|Massage) 1/.test(textContent ?? ''));
      way?.click();
      await place.until(() => history.read() !== '/');
      expect(history.read()).to.match(/^\/services\/c1/);
    });
  }

  it('a layout that there is not is the first one', async () => {
    await show('nebula', { images: [PICTURE] }, 3, '1280px');
    await says('Où nous trouver');
    expect(words()).to.include('Comment cela se passe');
    expect(place.all('header[data-over]')).to.deep.equal([]);
  });

  it('the head of the site lies over the picture that fills the window, and over no other', async () => {
    await show('galaxy', { images: [PICTURE] }, 3, '1280px');
    await says('Où nous trouver');
    expect(place.all('header[data-over]')).to.have.length(1);
    close();
    await show('rounded', { images: [PICTURE] }, 3, '1280px');
    await says('Où nous trouver');
    expect(place.all('header[data-over]')).to.deep.equal([]);
  });
});
