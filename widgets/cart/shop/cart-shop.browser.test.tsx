import { expect } from 'chai';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { earliestAt, TOMORROW, TOWNS } from '#widgets/finder/testing/open-finder.tsx';
import { CATEGORIES, EVERYTHING, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { leaveCarts, openCart, SHOPS } from '../testing/open-cart.tsx';

const CHOOSE = 'Choisir une boutique';
const CHANGE = 'Modifier la boutique';

describe('the shop of the visit in the cart', () => {
  afterEach(leaveCarts);

  async function openPanel(
    salon: Salon = {},
    services: readonly string[] = ['suedois', 'duo'],
    scheme: 'light' | 'dark' = 'light',
  ) {
    const asked: (string | null)[] = [];
    const serve: Salon['serve'] = (sent) => {
      if (sent.path === '/api/earliest') asked.push(sent.query.get('serviceids'));
      return salon.serve?.(sent) ?? earliestAt(TOMORROW)(sent);
    };
    const opened = await openCart({ shops: SHOPS, ...salon, serve }, services, scheme);
    opened.button().click();
    await settled();
    const { place, site } = opened;
    const choice = () => place.one<HTMLDialogElement>('dialog dialog');
    const offered = () => place.all('dialog dialog [data-shop]').map(({ dataset }) => dataset['shop']);
    const press = async (name: string) => {
      place.named(name).focus();
      place.named(name).click();
      await place.until(() => offered().length > 0);
    };
    const choose = async (slug: string) => {
      place.one<HTMLButtonElement>(`dialog dialog [data-shop="${slug}"] button`).click();
      await place.until(() => !choice().open);
    };
    return {
      ...opened,
      asked,
      choice,
      offered,
      press,
      choose,
      chosen: () => site.bookingCart.$shop.get()?.slug,
    };
  }

  it('the cart opens the choice among the shops that have every line, and keeps the one that is chosen', async () => {
    const { place, panel, choice, offered, press, choose, chosen } = await openPanel();
    expect(place.all('select')).to.have.length(0);
    await press(CHOOSE);
    expect(choice().matches(':modal')).to.equal(true);
    expect(offered()).to.deep.equal(['salon-1', 'salon-3']);
    await choose('salon-3');
    expect(chosen()).to.equal('salon-3');
    expect(panel().open).to.equal(true);
    const change = place.named(CHANGE);
    expect(place.root.activeElement).to.equal(change);
    const described = place.root.getElementById(change.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).to.equal('Salon 3');
  });

  it('the cart says in each shop when all that is in it is free first, and asks nothing of it before the press', async () => {
    const { site, place, asked, press } = await openPanel();
    await settled(100);
    expect(site.opened(shopPickerFeature).get()).to.equal(null);
    expect(asked).to.deep.equal([]);
    await press(CHOOSE);
    await place.until(() => place.all('dialog dialog [data-earliest]').length === 2);
    expect(asked).to.deep.equal(['suedois,duo']);
    expect(place.one('dialog dialog [data-earliest]').textContent).to.match(/10\sh\s30/);
  });

  it('the cart says what its services cost in each shop where that differs', async () => {
    const categories = CATEGORIES.map((category) => ({
      ...category,
      articles: category.articles.map((article) => ({
        ...article,
        booker: {
          ...article.booker,
          pricesByShops: article.id === 'suedois' ? [{ boutiqueId: '3', pvTtc: 68 }] : [],
        },
      })),
    }));
    const { place, press } = await openPanel({ categories }, ['suedois']);
    await press(CHOOSE);
    const card = (slug: string) => place.one(`dialog dialog [data-shop="${slug}"]`).textContent;
    expect(card('salon-1')).to.match(/80\s€/);
    expect(card('salon-3')).to.match(/68\s€/);
  });

  it('the shop that was chosen is the first of the choice when it is opened again, and marked in words', async () => {
    const { place, offered, press, choose, chosen } = await openPanel();
    const marked = () =>
      place
        .all('dialog dialog [data-shop]')
        .filter(({ textContent }) => textContent.includes('Boutique choisie'))
        .map(({ dataset }) => dataset['shop']);
    await press(CHOOSE);
    expect(marked()).to.deep.equal([]);
    await choose('salon-3');
    await press(CHANGE);
    await place.until(() => offered()[0] === 'salon-3');
    expect(marked()).to.deep.equal(['salon-3']);
    await choose('salon-1');
    expect(chosen()).to.equal('salon-1');
  });

  it('the choice of a shop closes alone, leaves the shop as it was, and keeps what was typed', async () => {
    const { site, place, panel, choice, press, chosen } = await openPanel({ shops: TOWNS }, ['suedois']);
    site.bookingCart.setShop(shopId('s4'));
    await settled();
    await press(CHANGE);
    const field = () => place.one<HTMLInputElement>('dialog dialog [name=shop-search]');
    typeIn(field(), 'nice');
    await place.until(
      () => place.all('dialog dialog [data-found] [data-shop]')[0]?.dataset['shop'] === 'salon-6',
    );
    choice().dispatchEvent(new Event('cancel', { cancelable: true }));
    await place.until(() => !choice().open);
    expect(panel().open).to.equal(true);
    expect(place.root.activeElement).to.equal(place.named(CHANGE));
    expect(chosen()).to.equal('salon-4');
    await press(CHANGE);
    expect(field().value).to.equal('nice');
  });

  it('the choice of a shop takes the room of its dialog, however narrow the element is that opens it', async () => {
    const { place, press } = await openPanel();
    (place.root.host as HTMLElement).style.width = '44px';
    await press(CHOOSE);
    const list = place.one('dialog dialog [data-found]');
    expect(getComputedStyle(list).gridTemplateColumns.split(' ')).to.have.length(2);
  });

  it('the cart asks for no shop where there is one, and says which it is', async () => {
    const { place, panel } = await openPanel({ shops: [shopWire(1, EVERYTHING)] });
    expect(() => place.named(CHOOSE)).to.throw('nothing to press');
    expect(() => place.named(CHANGE)).to.throw('nothing to press');
    expect(panel().textContent).to.include('Salon 1');
  });

  it('the cart says that no shop offers all of it, in place of a choice', async () => {
    const shops = [shopWire(1, ['suedois']), shopWire(2, ['duo'])];
    const { site, place, panel } = await openPanel({ shops }, ['suedois']);
    const together = { serviceIds: [serviceId('suedois'), serviceId('duo')], shopId: null };
    await site.bookingCart.withStorage((saved) => saved.keep(together, false));
    site.bookingCart.takeBack();
    await settled();
    expect(() => place.named(CHOOSE)).to.throw('nothing to press');
    expect(panel().textContent).to.include('Aucune boutique ne propose tout cela ensemble');
    expect(place.named('Choisir un horaire').getAttribute('aria-disabled')).to.equal('true');
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`the choice of a shop over the cart has no fault that axe finds, ${scheme}`, async () => {
      const { place, press } = await openPanel({ shops: TOWNS }, ['suedois'], scheme);
      await press(CHOOSE);
      await place.until(() => place.all('dialog dialog [data-earliest]').length > 0);
      await settled(250);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }
});
