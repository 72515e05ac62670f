import { expect } from 'chai';
import { serviceId } from '#domain/catalogue/ids.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { leaveCarts, openCart } from '../testing/open-cart.tsx';

const CART = { items: [{ id: 'suedois' }], shopId: 's1' };
/** A reservation was open in this tab when another one booked the same. */
const BOOKED = {
  'cartBooking.open': JSON.stringify({ ...CART, acknowledged: 0 }),
  'cartBooking.booked': JSON.stringify([{ ...CART, number: 1 }]),
};

describe('the cart of a visit that was booked elsewhere', () => {
  afterEach(leaveCarts);

  for (const scheme of ['light', 'dark'] as const)
    it(`an empty cart opens to say which visit was booked elsewhere, until that is read, ${scheme}`, async () => {
      const { site, place, button, panel } = await openCart({ kept: BOOKED }, [], scheme);
      expect(site.bookingCart.$cart.get().serviceIds).to.deep.equal([]);
      expect(button().getAttribute('aria-label')).to.equal('Panier vide');
      expect(button().hasAttribute('aria-disabled')).to.equal(false);
      button().click();
      await place.until(() => panel().textContent.includes('réservée entre-temps'));
      expect(panel().textContent).to.include('Massage suédois').and.include('Salon 1');
      await settled(250);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      place.named('Compris').click();
      await place.until(() => !panel().open);
      expect(button().getAttribute('aria-disabled')).to.equal('true');
      expect(place.root.activeElement).to.equal(button());
    });

  it('what was booked elsewhere stands above what is in the cart now, and leaves the panel open', async () => {
    const { site, place, button, panel, lines } = await openCart({ kept: BOOKED }, ['eclat']);
    button().click();
    await place.until(() => panel().textContent.includes('réservée entre-temps'));
    place.named('Compris').click();
    await place.until(() => !panel().textContent.includes('réservée entre-temps'));
    expect([panel().open, lines().length]).to.deep.equal([true, 1]);
    expect(site.bookingCart.$cart.get().serviceIds).to.deep.equal([serviceId('eclat')]);
  });
});
