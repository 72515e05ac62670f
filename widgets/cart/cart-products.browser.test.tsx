import { expect } from 'chai';
import { eshopFeature } from '#stores/products/feature.ts';
import { shopId, productId } from '#domain/catalogue/ids.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import type { Salon } from '#widgets/storefront/testing/salon.ts';
import { leaveCarts, openCart, SHOPS } from './testing/open-cart.tsx';
import { productWire } from './testing/product-wire.ts';

describe('the cart with products', () => {
  afterEach(leaveCarts);

  const PRODUCTS = [productWire('oil', 'Huile de massage', 34), productWire('balm', 'Baume au miel', 26.5)];
  const selling = (products: readonly object[] = PRODUCTS): Salon => ({
    booker: { products: { active: true } },
    shops: SHOPS,
    serve: ({ path }) => (path === '/api/articles' ? { body: products } : undefined),
  });

  async function openPanel(...given: Parameters<typeof openCart>) {
    const opened = await openCart(...given);
    const { site, place, button } = opened;
    const { cart } = await site.open(eshopFeature);
    cart.add(productId('oil'), 2, shopId('s1'));
    cart.add(productId('balm'), 1);
    await settled();
    button().click();
    const inProducts = (selector: string) => place.all(`section[aria-label="Vos produits"] ${selector}`);
    // The panel's own parts come later than the panel.
    await place.until(() => inProducts('li').length + place.all('dialog [role=alert]').length > 0);
    await settled(200);
    const press = async (label: string) => {
      place.one<HTMLButtonElement>(`button[aria-label="${label}"]`).click();
      await settled(60);
    };
    return { ...opened, cart, inProducts, press };
  }

  it('the cart shows products with their prices and their sum, beside the appointment', async () => {
    const { place, button, inProducts } = await openPanel(selling(), ['suedois']);
    expect(button().getAttribute('aria-label')).to.equal('Panier, 4 articles');
    const shown = inProducts('li').map((line) => line.textContent);
    expect(shown[0]).to.include('Huile de massage').and.include('34').and.include('68');
    expect(shown[1]).to.include('Baume au miel').and.include('26,50');
    expect(inProducts('dl')[0]?.textContent).to.include('94,50');
    expect(place.all('section[aria-label="Votre rendez-vous"] li')).to.have.length(1);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a product in the cart has as many as the buttons say, and no fewer than one', async () => {
    const { button, panel, inProducts, press } = await openPanel(selling());
    await press('Un de plus\u00a0: Huile de massage');
    expect(inProducts('li')[0]?.textContent).to.include('102');
    await press('Un de moins\u00a0: Baume au miel');
    expect(inProducts('li')).to.have.length(2);
    await press('Retirer Baume au miel');
    expect(inProducts('li')).to.have.length(1);
    expect(button().getAttribute('aria-label')).to.equal('Panier, 3 articles');
    await press('Retirer Huile de massage');
    expect(panel().open).to.equal(false);
  });

  const order = ({ place }: Awaited<ReturnType<typeof openPanel>>) =>
    place
      .all('section[aria-label="Vos produits"] a')
      .find(({ textContent }) => textContent === 'Passer commande');

  it('on somebody else’s page products are ordered at the storefront that the element names, which is told of them', async () => {
    const elsewhere = await openPanel(selling(), [], 'light', { base: 'https://salon.example' });
    expect(order(elsewhere)?.getAttribute('href')).to.equal(
      'https://salon.example/commande?products=oil%3A2,balm%3A1&shop=s1',
    );
    await elsewhere.press('Un de plus\u00a0: Huile de massage');
    expect(order(elsewhere)?.getAttribute('href')).to.contain('oil%3A3');
  });

  it('on somebody else’s page that names no storefront products are ordered by calling the shop', async () => {
    const nowhere = await openPanel(selling(), [], 'light', {});
    expect(order(nowhere)).to.equal(undefined);
    expect(nowhere.panel().textContent).to.contain('Contactez la boutique pour commander');
    expect(nowhere.place.all('dialog a[href^="tel:"]')).to.have.length(1);
    expect(await axeFaults(nowhere.place.root)).to.deep.equal([]);
  });

  it('a product that is no longer sold stays in the cart, out of the sum, until it is taken out', async () => {
    const { place, inProducts, press } = await openPanel(selling(PRODUCTS.slice(0, 1)), [], 'dark');
    expect(inProducts('li')[1]?.textContent).to.include('retiré de la vente');
    expect(inProducts('dl')[0]?.textContent).to.include('68\u00a0€');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await press('Retirer Produit retiré de la vente');
    expect(inProducts('li')).to.have.length(1);
  });

  it('the cart says that its products could not be read, and reads them again', async () => {
    let isBroken = true;
    const { place, inProducts } = await openPanel({
      ...selling(),
      serve: ({ path }) =>
        path === '/api/articles' ? (isBroken ? { status: 404, body: {} } : { body: PRODUCTS }) : undefined,
    });
    expect(place.root.textContent).to.include('Vos produits n’ont pas pu être affichés.');
    isBroken = false;
    place.one<HTMLButtonElement>('dialog [role=alert] button, dialog section button').click();
    await place.until(() => inProducts('li').length === 2);
  });
});
