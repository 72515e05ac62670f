import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { SELLING, serveProducts } from './testing/product-wire.ts';
import {
  choose,
  heading,
  ONE_SHOP,
  press,
  shopStage,
  slugs,
  THREE,
  TWO_SHOPS,
  type,
  until,
} from './testing/shop-stage.ts';

describe('vitrine-shop', () => {
  const show = shopStage();

  it('the list and a product are accessible', async () => {
    const list = await show();
    expect(await axeFaults(list)).to.deep.equal([]);
    const product = await show('product="huile"', TWO_SHOPS);
    await until(() => product.querySelector('[part=product]'));
    expect(await axeFaults(product)).to.deep.equal([]);
  });

  it('a product has its price before, and says what is left of it or that there is none', async () => {
    const root = await show();
    await until(() => root.textContent?.includes('Épuisé'));
    const card = (slug: string) => root.querySelector(`[data-product=${slug}]`)?.textContent ?? '';
    expect(card('creme')).to.contain('Épuisé');
    expect(card('huile'))
      .to.match(/ancien prix 25/)
      .and.contain('Plus que 3 en stock');
    expect(card('sel')).not.to.contain('stock');
  });

  it('a limit shows so many at first and so many more at each press, with the focus on the first new one', async () => {
    const root = await show('limit="1"');
    expect(slugs(root)).to.deep.equal(['creme']);
    expect(root.textContent).to.contain('1 produit sur 3');
    await press(root, 'Voir plus de produits');
    await until(() => slugs(root).length === 2);
    await until(() => root.activeElement?.closest('[data-product=huile]'));
  });

  it('a lowest price above the highest is said, until one of the two is changed', async () => {
    const root = await show();
    await until(() => root.querySelector('input[name=in-stock]'));
    await press(root, 'Filtrer');
    const ends = () => [...root.querySelectorAll<HTMLInputElement>('fieldset input[inputmode=decimal]')];
    const take = async (at: number, value: string) => {
      const end = ends()[at];
      if (!end) throw new Error('There is no such price.');
      end.focus();
      type(root, `#${CSS.escape(end.id)}`, value);
      end.blur();
      await settled();
    };
    const told = () =>
      [...root.querySelectorAll('fieldset [role=alert]')].map(({ textContent }) => textContent).join('');
    await take(0, '30');
    await take(1, '20');
    await until(() => told() !== '');
    // There may be such prices: it is the two ends that do not go together.
    expect(told()).to.match(/^«\sDe\s» dépasse «\sÀ\s»\s: modifiez l’un des deux prix\.$/);
    expect(ends().map((end) => end.getAttribute('aria-invalid'))).to.deep.equal(['true', 'true']);
    await take(1, '40');
    await until(() => told() === '');
  });

  it('what is typed, a category, a brand, prices and stock narrow the list, and each is taken away again', async () => {
    const root = await show();
    await until(() => root.querySelector('input[name=in-stock]'));
    await press(root, 'Filtrer');
    type(root, 'input[type=search]', 'hui');
    await until(() => slugs(root).join() === 'huile');
    expect(root.querySelector('[role=status]')?.textContent).to.equal('1 produit');
    await press(root, 'Retirer le filtre\u00a0: «\u00a0hui\u00a0»');
    await until(() => slugs(root).length === 3);
    root.querySelector<HTMLElement>('input[name=in-stock]')?.click();
    await until(() => slugs(root).join() === 'huile,sel');
    root.querySelectorAll<HTMLElement>('input[name=brand]')[0]?.click();
    await until(() => slugs(root).join() === 'huile');
    await press(root, 'Tout effacer');
    await until(() => slugs(root).length === 3);
    const least = type(root, 'input[inputmode=decimal]', '7,5');
    least.blur();
    await until(() => slugs(root).join() === 'creme,huile');
    await press(root, 'Visage1');
    await until(() => slugs(root).join() === 'creme');
    type(root, 'input[type=search]', 'rien');
    await until(() => root.textContent?.includes('Aucun produit ne correspond'));
    expect(await axeFaults(root)).to.deep.equal([]);
  });

  it('the order is what is chosen', async () => {
    const root = await show();
    choose(root, 'price');
    await until(() => slugs(root)[0] === 'sel');
    expect(slugs(root)).to.deep.equal(['sel', 'huile', 'creme']);
  });

  it('a product opens in the element with the focus on its name, without anything that acts, and Back leads to the list', async () => {
    const root = await show();
    root.querySelector<HTMLElement>('[data-product=huile] button')?.click();
    await until(() => root.querySelector('[part=product]'));
    expect(heading(root)).to.equal('Huile');
    expect(root.activeElement?.textContent).to.equal('Huile');
    expect(root.querySelector('script')).to.equal(null);
    expect(root.textContent).to.contain('Tout sur huile').and.contain('Plus que 3 en stock');
    await press(root, 'Tous les produits');
    await until(() => root.querySelector('[part=products]'));
    expect(root.activeElement?.textContent).to.equal('Nos produits');
  });

  it('a shop lists what it sells, and one that there is not says so', async () => {
    expect(slugs(await show('shop="salon-2"', TWO_SHOPS))).to.deep.equal(['huile']);
    expect(heading(await show('shop="salon-9"', TWO_SHOPS))).to.equal('Cette boutique n’existe pas');
  });

  it('the list begins with the category of its attribute, and all others are one press away', async () => {
    const root = await show('category="visage"');
    expect(slugs(root)).to.deep.equal(['creme']);
    await press(root, 'Tout3');
    await until(() => slugs(root).length === 3);
  });

  it('with the address of the storefront, products are links to it', async () => {
    const root = await show('base="/salon/"');
    expect(root.querySelector('[data-product=sel] a')?.getAttribute('href')).to.equal(
      '/salon/boutique/article/sel',
    );
  });

  it('what is not translated is in French, and says so', async () => {
    const root = await show('locale="de"');
    expect(root.querySelector('[data-product=huile] h3')?.textContent).to.equal('Öl');
    expect(root.querySelector('[data-product=sel] [lang]')?.getAttribute('lang')).to.equal('fr');
  });

  it('a product that is gone says so, and leads to the others', async () => {
    const root = await show('product="disparu"');
    await until(() => heading(root) === 'Ce produit n’existe plus');
    await press(root, 'Tous les produits');
    await until(() => slugs(root).length > 0);
    expect(slugs(root)).to.have.length(3);
  });

  it('an e-shop without products says so, and one that sells nothing online sells nothing', async () => {
    const empty = await show('', { ...ONE_SHOP, serve: serveProducts({ products: [] }) });
    expect(heading(empty)).to.equal('Aucun produit pour le moment');
    const closed = await show('product="huile"', {
      ...ONE_SHOP,
      booker: { ...SELLING, eshopEnabled: false },
    });
    await until(() => closed.textContent?.includes('ne se commande pas en ligne'));
  });

  it('products that did not come can be asked for again', async () => {
    let isBroken = true;
    const serve = serveProducts({ products: THREE });
    const root = await show('', {
      ...ONE_SHOP,
      serve: (sent) =>
        isBroken && sent.path === '/api/articles'
          ? { status: 400, body: { code: 400, type: 'invalid', message: 'Non' } }
          : serve(sent),
    });
    await until(() => root.querySelector('[role=alert] button'));
    isBroken = false;
    root.querySelector<HTMLElement>('[role=alert] button')?.click();
    await until(() => slugs(root).length > 0);
    expect(slugs(root)).to.have.length(3);
  });

  it('products are shown where their categories and stock cannot be read, and none is said to be sold out', async () => {
    const serve = serveProducts({ products: THREE });
    const root = await show('', {
      ...ONE_SHOP,
      serve: (sent) =>
        /eshop/.test(sent.path) ? { status: 400, body: { code: 400, type: 'x', message: '' } } : serve(sent),
    });
    await until(() => slugs(root).length === 3);
    expect(root.textContent).not.to.contain('Épuisé');
    expect(root.querySelector('input[name=in-stock]')).to.equal(null);
  });
});
