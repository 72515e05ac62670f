import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { shopWire } from '#widgets/storefront/testing/salon.ts';
import { SELLING, serveProducts } from '../testing/product-wire.ts';
import {
  button,
  heading,
  IDS,
  ONE_SHOP,
  press,
  shopStage,
  THREE,
  TWO_SHOPS,
  type,
  until,
} from '../testing/shop-stage.ts';

/** In the choice that is open. */
async function pick(root: ShadowRoot, slug: string): Promise<void> {
  const card = `dialog[open] [data-shop="${slug}"] button`;
  await until(() => root.querySelector(card));
  root.querySelector<HTMLButtonElement>(card)?.click();
  await until(() => !root.querySelector('dialog[open]'));
  await settled(60);
}

async function chooseShop(root: ShadowRoot, slug: string): Promise<void> {
  await until(() => button(root, 'Choisir une boutique') ?? button(root, 'Modifier la boutique'));
  (button(root, 'Choisir une boutique') ?? button(root, 'Modifier la boutique'))?.click();
  await pick(root, slug);
}

describe('a product that is bought', () => {
  const show = shopStage();

  it('so many are added as the field says, no more than there are, and the page stays', async () => {
    const root = await show('product="huile"');
    await until(() => button(root, 'Ajouter au panier'));
    const field = type(root, 'input[name=quantity]', '9');
    field.blur();
    await until(() => field.value === '3');
    await press(root, 'Un de moins');
    expect(field.value).to.equal('2');
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Ajouté au panier\u00a0: 2 × Huile'));
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Ajouté au panier\u00a0: Huile'));
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Votre panier contient déjà tout'));
    expect(heading(root)).to.equal('Huile');
  });

  for (const [what, slug, delivery, said] of [
    ['is collected alone where nothing is sent', 'huile', undefined, 'Retrait gratuit en boutique'],
    ['says what sending costs', 'sel', { price: 4.9 }, 'Livraison 4,90 €'],
    [
      'says from which sum sending is free',
      'sel',
      { price: 4.9, freeFrom: 25 },
      'Livraison 4,90 €, offerte dès 25 €',
    ],
    [
      'is sent for nothing where it costs enough by itself',
      'creme',
      { price: 4.9, freeFrom: 25 },
      'Livraison offerte',
    ],
  ] as const) {
    it(`a product ${what}`, async () => {
      const terms = delivery && { active: true, countries: ['FR'], days: { from: 2, to: 4 }, ...delivery };
      const booker = { ...SELLING, ...(terms && { delivery: terms }) };
      const root = await show(`product="${slug}"`, { ...ONE_SHOP, booker });
      await until(() => root.textContent?.includes(said.replaceAll(' €', '\u00a0€')));
      expect(root.textContent?.includes('Livraison')).to.equal(delivery !== undefined);
    });
  }

  it('the way to the payment leads to the storefront, which is told of the cart where it is of another origin', async () => {
    for (const [base, ways] of [
      ['https://salon.example', ['https://salon.example/commande?products=sel%3A1&shop=s1']],
      ['/salon', ['/salon/commande', '/salon/panier']],
    ] as const) {
      const root = await show(`product="sel" base="${base}"`);
      await press(root, 'Ajouter au panier');
      await until(() => root.textContent?.includes('Ajouté au panier'));
      const hrefs = [...root.querySelectorAll('[part=notice] a')].map((link) => link.getAttribute('href'));
      expect(hrefs).to.deep.equal(ways);
    }
  });

  it('what is not sold online says nothing of how one gets it', async () => {
    const root = await show('product="huile"', { ...ONE_SHOP, booker: { ...SELLING, eshopEnabled: false } });
    await until(() => root.textContent?.includes('ne se commande pas en ligne') ?? root.querySelector('h2'));
    expect(root.textContent).not.to.contain('Retrait gratuit');
  });

  it('what is sold out cannot be added, and says so', async () => {
    const root = await show('product="creme"');
    await until(() => button(root, 'Épuisé'));
    expect(button(root, 'Épuisé')?.ariaDisabled).to.equal('true');
    expect(root.querySelector('input[name=quantity]')).to.equal(null);
  });

  it('what is sold out at one shop leads to those that have some of it', async () => {
    const stock = { 's1 huile': 0, 's2 huile': 3, 's3 huile': 0 };
    const shops = [shopWire(1, IDS), shopWire(2, ['huile']), shopWire(3, ['huile'])];
    const root = await show('product="huile"', {
      ...TWO_SHOPS,
      shops,
      serve: serveProducts({ products: THREE, stock }),
    });
    await chooseShop(root, 'salon-1');
    await until(() => root.textContent?.includes('Disponible dans une autre boutique'));
    const named = [...root.querySelectorAll('[role=status] button')].map(({ textContent }) => textContent);
    expect(named).to.have.length(1);
    await press(root, named[0] ?? '');
    await until(() => root.textContent?.includes('Plus que 3 en stock'));
    expect(root.textContent)
      .to.contain('Salon 2, Paris')
      .and.contain('Plus que 3 en stock')
      .and.not.contain('Disponible dans une autre');
    expect(button(root, 'Ajouter au panier')?.ariaDisabled).not.to.equal('true');
  });

  it('what the chosen shop has none of is not put into the cart, and leads to the shop that has some', async () => {
    const stock = { huile: 3, 's1 huile': 0, 's2 huile': 3 };
    const shops = [shopWire(1, IDS), shopWire(2, ['huile'])];
    const serve = serveProducts({ products: THREE, stock });
    const root = await show('product="huile"', { ...TWO_SHOPS, shops, serve });
    await press(root, 'Ajouter au panier');
    await pick(root, 'salon-1');
    await until(() => root.textContent?.includes('Disponible dans une autre boutique'));
    expect(root.textContent).not.to.contain('Ajouté au panier');
  });

  it('the shop is chosen first where several sell it, and the cart of another one is refused with the choice', async () => {
    const root = await show('product="huile"', TWO_SHOPS);
    await until(() => root.textContent?.includes('En stock dans au moins une boutique'));
    expect(root.textContent).not.to.contain('Plus que 3');
    await press(root, 'Ajouter au panier');
    await until(() => root.querySelector('dialog[open]'));
    expect(root.querySelector('dialog')?.textContent).to.contain('Choisissez d’abord la boutique');
    // What was pressed is done at the shop that is chosen.
    await pick(root, 'salon-1');
    await until(() => root.textContent?.includes('Ajouté au panier'));
    expect(root.textContent).to.contain('Plus que 3 en stock');
    await chooseShop(root, 'salon-2');
    await press(root, 'Ajouter au panier');
    await until(() => root.textContent?.includes('Votre panier est celui de Salon 1, Paris'));
    expect(await axeFaults(root)).to.deep.equal([]);
    await press(root, 'Tout prendre à Salon 2, Paris');
    await until(() => root.textContent?.includes('Ajouté au panier'));
  });
});
