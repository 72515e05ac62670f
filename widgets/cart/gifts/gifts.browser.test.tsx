import { expect } from 'chai';
import { giftsFeature } from '#stores/gifts/feature.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { VOUCHERS } from '#widgets/gift/testing/vouchers.ts';
import { leaveCarts, openCart } from '../testing/open-cart.tsx';
import './gifts-section.tsx';

const SECTION = 'section[aria-label="Vos chèques-cadeaux"]';

describe('the cart with gift vouchers', () => {
  afterEach(leaveCarts);

  async function openPanel(...[salon = VOUCHERS, ...rest]: Parameters<typeof openCart>) {
    const opened = await openCart(salon, ...rest);
    const { site, place, button } = opened;
    const gifts = await site.open(giftsFeature);
    await gifts.offer.ensure();
    for (const name of ['Sacha', 'Margaux']) {
      gifts.another();
      gifts.edit({ name, email: `${name.toLowerCase()}@example.com`, amount: '80' });
      expect(gifts.put().kind).to.equal('ok');
    }
    await settled();
    button().click();
    await place.until(() => place.all(`${SECTION} li`).length === 2);
    await settled(200);
    const inGifts = (selector: string) => place.all<HTMLElement>(`${SECTION} ${selector}`);
    return { ...opened, gifts, inGifts };
  }

  it('vouchers that wait to be paid stand beside the appointment, with whom they are for, their prices and their sum', async () => {
    const { place, button, inGifts } = await openPanel(VOUCHERS, ['suedois']);
    expect(button().getAttribute('aria-label')).to.equal('Panier, 3 articles');
    const lines = inGifts('li').map(({ textContent }) => textContent);
    expect(lines[0]).to.include('Pour Sacha').and.include('80').and.include('Envoyé dès le paiement');
    expect(inGifts('dl')[0]?.textContent).to.include('160');
    expect(place.all('section[aria-label="Votre rendez-vous"] li')).to.have.length(1);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('one that is taken out hands the focus to the list, and the last one shuts the panel', async () => {
    const { place, panel, inGifts, gifts } = await openPanel();
    const remove = () => inGifts('button[aria-label^="Retirer le chèque"]')[0];
    remove()?.focus();
    remove()?.click();
    await settled(60);
    expect(gifts.$list.get().map(({ gift }) => gift.recipient.name)).to.deep.equal(['Margaux']);
    expect(place.root.activeElement).to.equal(inGifts('ul')[0]);
    remove()?.click();
    await settled(60);
    expect(panel().open).to.equal(false);
  });

  it('the last one that is taken out from beside an appointment leaves the focus in the panel', async () => {
    const { place, panel, inGifts, gifts } = await openPanel(VOUCHERS, ['suedois']);
    for (const { id } of gifts.$list.get().slice(1)) gifts.remove(id);
    await settled(60);
    const remove = inGifts('button[aria-label^="Retirer le chèque"]')[0];
    remove?.focus();
    remove?.click();
    await settled(60);
    expect(panel().open).to.equal(true);
    expect(inGifts('li')).to.have.length(0);
    expect(place.root.activeElement?.matches('dialog [tabindex="-1"]')).to.equal(true);
  });

  it('one is changed on the page of its form, and all are paid at the checkout', async () => {
    const { place, history, inGifts, gifts } = await openPanel();
    const links = () => inGifts('a').map((link) => link.getAttribute('href'));
    expect(links()).to.deep.equal(['/gift', '/gift', '/commande']);
    inGifts('a')[0]?.click();
    await place.until(() => history.read() === '/gift');
    expect(gifts.$draft.get().name).to.equal('Sacha');
  });

  it('on somebody else’s page they lead to the storefront of its own origin, and nowhere else', async () => {
    const near = await openPanel(VOUCHERS, [], 'light', { base: '/salon' });
    expect(near.inGifts('a').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/salon/gift',
      '/salon/gift',
      '/salon/commande',
    ]);
    leaveCarts();
    const far = await openPanel(VOUCHERS, [], 'light', { base: 'https://salon.example' });
    expect(far.inGifts('a')).to.have.length(0);
  });

  it('vouchers in the dark have no fault that axe finds', async () => {
    const { place } = await openPanel(VOUCHERS, [], 'dark');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
