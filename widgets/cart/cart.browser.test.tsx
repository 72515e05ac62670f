import { expect } from 'chai';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import type { NavigationMode } from '#stores/navigation/navigation.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { Booking } from '#widgets/booking/booking.tsx';
import { salonSite } from '#widgets/storefront/testing/salon.ts';
import { siteStage } from '#widgets/storefront/testing/site-stage.tsx';
import { Cart } from './cart.tsx';
import { leaveCarts, openCart, SHOPS } from './testing/open-cart.tsx';

describe('the cart', () => {
  afterEach(leaveCarts);

  it('the cart is a button that says how much is in it, and leads nowhere while it is empty', async () => {
    const { site, place, button } = await openCart();
    expect(button().getAttribute('aria-label')).to.equal('Panier vide');
    expect(button().getAttribute('aria-disabled')).to.equal('true');
    button().click();
    await settled();
    expect(place.all('dialog')).to.have.length(0);
    site.bookingCart.add(serviceId('suedois'));
    await settled();
    expect(button().getAttribute('aria-label')).to.equal('Panier, 1 prestation');
    site.bookingCart.add(serviceId('duo'));
    await settled();
    expect(button().getAttribute('aria-label')).to.equal('Panier, 2 prestations');
    expect(button().hasAttribute('aria-disabled')).to.equal(false);
  });

  it('the cart is not there for a company without carts, nor for one without appointments', async () => {
    const without = [{ company: { cart: { active: false } } }, { booker: { appointments: false } }];
    for (const salon of without) {
      const { place } = await openCart(salon);
      expect(place.all('[part=cart-button]')).to.have.length(0);
    }
  });

  it('the cart shows its lines with duration and price, and their sums', async () => {
    const { button, panel, lines } = await openCart({}, ['suedois', 'eclat']);
    button().click();
    await settled();
    expect(panel().matches(':modal')).to.equal(true);
    expect(lines()).to.have.length(2);
    expect(lines()[0]).to.include('Massage suédois').and.include('80').and.include('30');
    expect(panel().querySelector('dl')?.textContent).to.include('140').and.include('1');
    expect(panel().offsetWidth).to.equal(400);
  });

  it('the cart of services has its blue in its sign and its edge, and its heading the colour of the text', async () => {
    const { button, panel } = await openCart({}, ['suedois']);
    button().click();
    await settled();
    const heading = [...panel().querySelectorAll('h2,h3')].find(
      ({ textContent }) => textContent === 'Votre rendez-vous',
    );
    const frame = heading?.closest('.border-l-2');
    const colourOf = (element: Element | null | undefined) => element && getComputedStyle(element).color;
    expect(colourOf(heading)).to.equal(colourOf(panel()));
    expect(colourOf(frame?.querySelector('svg'))).to.equal('rgb(31, 90, 150)');
    expect(frame && getComputedStyle(frame).borderLeftColor).to.equal('rgb(31, 90, 150)');
  });

  it('the cart shows weekday and weekend prices apart where they differ', async () => {
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
    const { button, panel } = await openCart({ serve: priced }, ['suedois']);
    button().click();
    await settled();
    const total = panel().querySelector('dl')?.textContent ?? '';
    expect(total)
      .to.match(/70\s€ en semaine/)
      .and.match(/90\s€ le week-end/)
      .and.match(/30\smin/);
  });

  it('the cart takes back what gave way once, however fast it is pressed twice', async () => {
    const { site, place, button, panel, lines } = await openCart({}, ['eclat']);
    const own = shopId('s1');
    await site.bookingCart.withStorage((saved) => {
      saved.keep({ serviceIds: [serviceId('duo')], shopId: own }, false);
      saved.keep({ serviceIds: [serviceId('suedois')], shopId: own }, false);
    });
    button().click();
    const takeBack = () =>
      [...panel().querySelectorAll('button')].find(({ textContent }) => textContent === 'La reprendre');
    await place.until(() => takeBack() !== undefined);
    const pressed = takeBack();
    pressed?.click();
    pressed?.click();
    await place.until(() => !lines()[0]?.includes('Soin éclat'));
    await settled();
    expect(site.bookingCart.$cart.get().serviceIds).to.deep.equal(['suedois']);
    expect(site.bookingCart.$saved.get()?.cart.serviceIds).to.deep.equal(['duo']);
  });

  it('the cart takes out one line, keeps the others and says what happened', async () => {
    const { place, button, panel, lines } = await openCart({}, ['suedois', 'eclat']);
    button().click();
    await settled();
    place.named('Retirer Massage suédois').focus();
    place.named('Retirer Massage suédois').click();
    await place.until(() => lines().length === 1);
    expect(panel().open).to.equal(true);
    await place.until(() => place.root.activeElement === place.one('dialog ul'));
    await place.until(() => place.said() === 'Retiré du panier\u00a0: Massage suédois');
  });

  it('the cart closes with its last line, focuses its button and says that it is empty', async () => {
    const { place, button, panel } = await openCart({}, ['suedois']);
    button().focus();
    button().click();
    await settled();
    place.named('Retirer Massage suédois').click();
    await place.until(() => !panel().open);
    expect(place.root.activeElement).to.equal(button());
    await place.until(() => place.said() === 'Votre panier est vide.');
  });

  it('the cart says nothing of being emptied by a booking', async () => {
    const { site, place, button } = await openCart({}, ['suedois']);
    site.bookingCart.clear();
    await place.until(() => button().getAttribute('aria-disabled') === 'true');
    // Whatever is said is said after a pause.
    await settled(300);
    expect(place.said()).to.equal('');
  });

  it('the cart closes on Escape, and on a press beside it', async () => {
    const { button, panel } = await openCart({}, ['suedois']);
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

  it('the cart is emptied at once by its button', async () => {
    const { site, place, button, panel } = await openCart({}, ['suedois', 'duo']);
    button().click();
    await settled();
    place.named('Vider le panier').click();
    await place.until(() => !panel().open);
    expect(site.bookingCart.$cart.get().serviceIds).to.deep.equal([]);
  });

  it('the cart opens when a service joins it without a shop on a site with several', async () => {
    const { site, place, button, panel } = await openCart({ shops: SHOPS });
    site.bookingCart.add(serviceId('suedois'));
    await place.until(() => panel().open);
    expect(place.named('Choisir une boutique')).not.to.equal(null);
    panel().dispatchEvent(new Event('cancel', { cancelable: true }));
    await place.until(() => !panel().open);
    expect(place.root.activeElement).to.equal(button());
  });

  it('the cart stays closed when it becomes another one by itself, as at a login', async () => {
    const { site, panel, place, button } = await openCart({ shops: SHOPS }, []);
    // As what another tab or an account has kept of it arrives.
    site.bookingCart.replace([serviceId('suedois')], null);
    await place.until(() => /1/.test(button().textContent ?? ''));
    await settled(60);
    expect(place.all('dialog[open]')).to.have.length(0);
    expect(panel().open).to.equal(false);
  });

  it('the cart stays closed when a service joins within a reservation', async () => {
    const { site, panel } = await openCart({
      shops: SHOPS,
      address: '/services/massages/suedois?page=reserved',
    });
    site.bookingCart.add(serviceId('suedois'));
    await settled(60);
    expect(panel().open).to.equal(false);
  });

  it('the cart leads to the reservation of all its lines, in the chosen shop', async () => {
    const { site, history, place, button, panel } = await openCart({ shops: SHOPS }, ['suedois', 'duo']);
    site.bookingCart.setShop(shopId('s3'));
    await settled();
    button().click();
    await settled();
    place.named('Choisir un horaire').click();
    await place.until(() => !panel().open);
    expect(history.read()).to.equal('/salon-3/services/massages/suedois?page=reserved&cart=suedois,duo');
  });

  it('the cart leads to the booking beside it where it has no address of its own', async () => {
    const { shared } = salonSite();
    await Promise.all([
      shared.company.ensure(),
      shared.catalogue.ensureShops(),
      shared.catalogue.ensureCategories(),
    ]);
    shared.bookingCart.add(serviceId('suedois'));
    const own = (): NavigationMode => ({
      kind: 'memory',
      start: { route: { kind: 'home' }, query: EMPTY_QUERY },
    });
    const beside = shared.forElement({ navigation: own(), emit: () => true });
    const site = shared.forElement({ navigation: own(), emit: () => true });
    const screens = (
      <>
        <Cart site={site} emit={() => true} />
        <Booking site={beside} emit={() => true} />
      </>
    );
    const place = await siteStage(site, screens);
    await place.until(() => place.all('[part=cart-button]').length === 1);
    place.one<HTMLButtonElement>('[part=cart-button]').click();
    await settled();
    place.named('Choisir un horaire').click();
    await place.until(() => !place.one<HTMLDialogElement>('dialog').open);
    expect(beside.navigation.$place.get().query).to.include({ page: 'reserved' });
    expect(site.navigation.$place.get().query.page).to.equal(null);
    place.leave();
  });

  it('the cart is the same in two elements of a page', async () => {
    const { site, place } = await openCart({}, ['suedois']);
    const other = await siteStage(site, <Cart site={site} emit={() => true} />);
    site.bookingCart.add(serviceId('duo'));
    await settled();
    const names = [place, other].map((one) => one.one('[part=cart-button]').getAttribute('aria-label'));
    expect(names).to.deep.equal(['Panier, 2 prestations', 'Panier, 2 prestations']);
    other.leave();
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`the cart has no fault that axe finds, open and closed, ${scheme}`, async () => {
      const { place, button } = await openCart({ shops: SHOPS }, ['suedois', 'duo'], scheme);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      button().click();
      await settled(250);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }
});
