import { expect } from 'chai';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import type { NavigationMode } from '#stores/navigation.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { Booking } from '#widgets/booking/booking.tsx';
import { EVERYTHING, salonSite, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { siteStage, type SiteStage } from '#widgets/storefront/testing/site-stage.tsx';
import './cart-panel.tsx';
import './products-section.tsx';
import { Cart } from './cart.tsx';

const SHOPS = [shopWire(1, EVERYTHING), shopWire(2, ['suedois']), shopWire(3, ['suedois', 'duo'])];

describe('the cart', () => {
  let place: SiteStage;
  let site: ReturnType<typeof salonSite>['site'];
  let history: ReturnType<typeof salonSite>['history'];

  async function open(
    salon: Salon = {},
    services: readonly string[] = [],
    scheme: 'light' | 'dark' = 'light',
  ) {
    ({ site, history } = salonSite(salon));
    await Promise.all([
      site.company.ensure(),
      site.catalogue.ensureShops(),
      site.catalogue.ensureCategories(),
    ]);
    await site.start();
    for (const service of services) site.bookingCart.add(service);
    place = await siteStage(site, <Cart site={site} emit={() => true} />, { scheme });
    await settled();
  }
  const button = () => place.one<HTMLButtonElement>('[part=cart-button]');
  const panel = () => place.one<HTMLDialogElement>('dialog');
  const lines = () => place.all('dialog li').map((line) => line.textContent);

  afterEach(() => place.leave());

  it('is a button that says how much is in it, and leads nowhere while it is empty', async () => {
    await open();
    expect(button().getAttribute('aria-label')).to.equal('Panier vide');
    expect(button().getAttribute('aria-disabled')).to.equal('true');
    button().click();
    await settled();
    expect(place.all('dialog')).to.have.length(0);
    site.bookingCart.add('suedois');
    await settled();
    expect(button().getAttribute('aria-label')).to.equal('Panier, 1 prestation');
    site.bookingCart.add('duo');
    await settled();
    expect(button().getAttribute('aria-label')).to.equal('Panier, 2 prestations');
    expect(button().hasAttribute('aria-disabled')).to.equal(false);
  });

  it('is not there for a company without carts, nor for one without appointments', async () => {
    await open({ company: { cart: { active: false } } });
    expect(place.all('[part=cart-button]')).to.have.length(0);
    place.leave();
    await open({ booker: { appointments: false } });
    expect(place.all('[part=cart-button]')).to.have.length(0);
  });

  it('shows its lines with length and price, and their sums', async () => {
    await open({}, ['suedois', 'eclat']);
    button().click();
    await settled();
    expect(panel().matches(':modal')).to.equal(true);
    expect(lines()).to.have.length(2);
    expect(lines()[0]).to.include('Massage suédois').and.include('80').and.include('30');
    expect(panel().querySelector('dl')?.textContent).to.include('140').and.include('1');
    expect(panel().offsetWidth).to.equal(400);
  });

  it('tells weekday and weekend apart where they differ', async () => {
    const priced = (sent: { path: string }) => {
      if (sent.path !== '/api/categories') return undefined;
      const booker = { active: true, duration: 30, pause: 15 };
      const article = {
        id: 'suedois',
        slug: 'suedois',
        type: 1,
        name: { fr: 'Massage' },
        price: 80,
        weekprices: 70,
        prices: 90,
      };
      return { body: [{ id: 'm', slug: 'm', name: { fr: 'M' }, articles: [{ ...article, booker }] }] };
    };
    await open({ serve: priced }, ['suedois']);
    button().click();
    await settled();
    const total = panel().querySelector('dl')?.textContent ?? '';
    expect(total)
      .to.match(/70\s€ en semaine/)
      .and.match(/90\s€ le week-end/)
      .and.match(/45\smin/);
  });

  it('lets go of a line and keeps the others; what happened is said', async () => {
    await open({}, ['suedois', 'eclat']);
    button().click();
    await settled();
    place.named('Retirer Massage suédois').click();
    await place.until(() => lines().length === 1);
    expect(panel().open).to.equal(true);
    await place.until(() => place.said() === 'Retiré du panier : Massage suédois');
  });

  it('closes when its last line goes, hands the focus to its button, and says that it is empty', async () => {
    await open({}, ['suedois']);
    button().focus();
    button().click();
    await settled();
    place.named('Retirer Massage suédois').click();
    await place.until(() => !panel().open);
    expect(place.root.activeElement).to.equal(button());
    await place.until(() => place.said() === 'Votre panier est vide.');
  });

  it('closes on Escape, and on a press beside it', async () => {
    await open({}, ['suedois']);
    for (const close of [
      () => panel().dispatchEvent(new Event('cancel', { cancelable: true })),
      () => panel().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 5, clientY: 5 })),
    ]) {
      button().click();
      await settled();
      expect(panel().open).to.equal(true);
      close();
      await settled();
      expect(panel().open).to.equal(false);
    }
  });

  it('is emptied at once', async () => {
    await open({}, ['suedois', 'duo']);
    button().click();
    await settled();
    place.named('Vider le panier').click();
    await place.until(() => !panel().open);
    expect(site.bookingCart.$cart.get().serviceIds).to.deep.equal([]);
  });

  it('offers the shops that have every line, and keeps the one that is chosen', async () => {
    await open({ shops: SHOPS }, ['suedois', 'duo']);
    button().click();
    await settled();
    const select = place.one<HTMLSelectElement>('select');
    expect([...select.options].map(({ value }) => value)).to.deep.equal(['', 's1', 's3']);
    select.value = 's3';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(site.bookingCart.$shop.get()?.slug).to.equal('salon-3');
    expect(panel().textContent).to.include('Salon 3');
  });

  it('asks for no shop where there is one', async () => {
    await open({}, ['suedois']);
    button().click();
    await settled();
    expect(place.all('select')).to.have.length(0);
  });

  it('opens by itself when a service joins it without a shop on a site with several', async () => {
    await open({ shops: SHOPS });
    site.bookingCart.add('suedois');
    await place.until(() => panel().open);
    expect(place.all('select')).to.have.length(1);
    panel().dispatchEvent(new Event('cancel', { cancelable: true }));
    await place.until(() => !panel().open);
    expect(place.root.activeElement).to.equal(button());
  });

  it('stays closed for a service that joins within a reservation', async () => {
    await open({ shops: SHOPS, address: '/services/massages/suedois?page=reserved' });
    site.bookingCart.add('suedois');
    await settled(60);
    expect(panel().open).to.equal(false);
  });

  it('leads to the reservation of all its lines, in the chosen shop', async () => {
    await open({ shops: SHOPS }, ['suedois', 'duo']);
    site.bookingCart.setShop('s3');
    await settled();
    button().click();
    await settled();
    place.named('Choisir un horaire').click();
    await place.until(() => !panel().open);
    expect(history.read()).to.equal('/salon-3/services/massages/suedois?page=reserved&cart=suedois,duo');
  });

  it('leads to the booking beside it where it has no address of its own', async () => {
    const { shared } = salonSite();
    await Promise.all([
      shared.company.ensure(),
      shared.catalogue.ensureShops(),
      shared.catalogue.ensureCategories(),
    ]);
    shared.bookingCart.add('suedois');
    const own = (): NavigationMode => ({
      kind: 'memory',
      start: { route: { kind: 'home' }, query: EMPTY_QUERY },
    });
    const beside = shared.forElement({ navigation: own(), emit: () => true });
    site = shared.forElement({ navigation: own(), emit: () => true });
    const screens = (
      <>
        <Cart site={site} emit={() => true} />
        <Booking site={beside} emit={() => true} />
      </>
    );
    place = await siteStage(site, screens);
    await place.until(() => place.all('[part=cart-button]').length === 1);
    button().click();
    await settled();
    place.named('Choisir un horaire').click();
    await place.until(() => !panel().open);
    expect(beside.navigation.$place.get().query).to.include({ page: 'reserved' });
    expect(site.navigation.$place.get().query.page).to.equal(null);
  });

  it('shows the same in two elements of a page', async () => {
    await open({}, ['suedois']);
    const other = await siteStage(site, <Cart site={site} emit={() => true} />);
    site.bookingCart.add('duo');
    await settled();
    const names = [place, other].map((one) => one.one('[part=cart-button]').getAttribute('aria-label'));
    expect(names).to.deep.equal(['Panier, 2 prestations', 'Panier, 2 prestations']);
    other.leave();
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`has no fault that axe finds, open and closed, ${scheme}`, async () => {
      await open({ shops: SHOPS }, ['suedois', 'duo'], scheme);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      button().click();
      await settled(250);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  describe('with products', () => {
    const PRODUCTS = [productWire('oil', 'Huile de massage', 34), productWire('balm', 'Baume au miel', 26.5)];
    const selling = (products: readonly object[] = PRODUCTS): Salon => ({
      booker: { products: { active: true } },
      shops: SHOPS,
      serve: ({ path }) => (path === '/api/articles' ? { body: products } : undefined),
    });
    const inProducts = (selector: string) => place.all(`section[aria-label="Vos produits"] ${selector}`);
    const press = async (label: string) => {
      place.one<HTMLButtonElement>(`button[aria-label="${label}"]`).click();
      await settled(60);
    };

    async function openPanel(
      salon: Salon,
      services: readonly string[] = [],
      scheme: 'light' | 'dark' = 'light',
    ) {
      await open(salon, services, scheme);
      const { cart } = await site.openEshop();
      cart.add('oil', 2, 'shop1');
      cart.add('balm', 1);
      await settled();
      button().click();
      await settled(200);
    }

    it('shows them with their prices and their sum, beside the appointment', async () => {
      await openPanel(selling(), ['suedois']);
      expect(button().getAttribute('aria-label')).to.equal('Panier, 4 articles');
      const shown = inProducts('li').map((line) => line.textContent);
      expect(shown[0]).to.include('Huile de massage').and.include('34').and.include('68');
      expect(shown[1]).to.include('Baume au miel').and.include('26,50');
      expect(inProducts('dl')[0]?.textContent).to.include('94,50');
      expect(place.all('section[aria-label="Votre rendez-vous"] li')).to.have.length(1);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('has as many as the buttons say, and none fewer than one', async () => {
      await openPanel(selling());
      await press('Un de plus : Huile de massage');
      expect(inProducts('li')[0]?.textContent).to.include('102');
      await press('Un de moins : Baume au miel');
      expect(inProducts('li')).to.have.length(2);
      await press('Retirer Baume au miel');
      expect(inProducts('li')).to.have.length(1);
      expect(button().getAttribute('aria-label')).to.equal('Panier, 3 articles');
      await press('Retirer Huile de massage');
      expect(panel().open).to.equal(false);
    });

    it('keeps one that is no longer sold in sight, out of the sum, until it is taken out', async () => {
      await openPanel(selling(PRODUCTS.slice(0, 1)), [], 'dark');
      expect(inProducts('li')[1]?.textContent).to.include('retiré de la vente');
      expect(inProducts('dl')[0]?.textContent).to.include('68\u00a0€');
      expect(await axeFaults(place.root)).to.deep.equal([]);
      await press('Retirer Produit retiré de la vente');
      expect(inProducts('li')).to.have.length(1);
    });

    it('asks for another shop where the chosen one has closed, and keeps the lines', async () => {
      await openPanel(selling());
      const { cart } = await site.openEshop();
      cart.setShop('gone');
      await settled();
      expect(inProducts('select')).to.have.length(1);
      expect(place.root.textContent).to.include('Cette boutique n’est plus là');
      expect(inProducts('li')).to.have.length(2);
    });

    it('says that they could not be read, and reads them again', async () => {
      let isBroken = true;
      await openPanel({
        ...selling(),
        serve: ({ path }) =>
          path === '/api/articles' ? (isBroken ? { status: 404, body: {} } : { body: PRODUCTS }) : undefined,
      });
      expect(place.root.textContent).to.include('Vos produits n’ont pas pu être affichés.');
      isBroken = false;
      place.one<HTMLButtonElement>('dialog [role=alert] button, dialog section button').click();
      await settled(60);
      expect(inProducts('li')).to.have.length(2);
    });
  });
});

function productWire(id: string, name: string, price: number) {
  return {
    id,
    artebeauteId: `ab-${id}`,
    type: 2,
    slug: id,
    draft: false,
    name: { fr: name },
    summary: {},
    images: [],
    price,
  };
}
