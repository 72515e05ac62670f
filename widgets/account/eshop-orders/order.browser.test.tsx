import { expect } from 'chai';
import type { EshopOrder } from '#domain/account/orders/eshop-order.ts';
import { EURO } from '#domain/prices/money.ts';
import { instant } from '#domain/time/instant.ts';
import { axeFaults } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { OrderListView } from './order-list.view.tsx';
import { OrderView } from './order.view.tsx';

const ORDER: EshopOrder = {
  id: 'o1',
  number: 'N1',
  orderedAt: instant(Date.parse('2026-01-12T08:00:00.000Z')),
  shopName: 'Marais',
  shopSlug: 'marais',
  timeZone: 'Europe/Paris',
  mode: 'collect',
  address: null,
  lines: [{ name: { fr: 'Huile' }, quantity: 1, unitPrice: 6000, price: 6000 }],
  gifts: [],
  visitStart: null,
  subtotal: 6000,
  discount: 600,
  voucher: 4500,
  credit: 0,
  delivery: 0,
  total: 5400,
  currency: EURO,
  payment: 'paid',
  status: 'paid',
  pickup: null,
  trackingUrl: '',
  documents: [],
  withdrawUntil: null,
  withdrawnAt: null,
};

const WITH_GIFTS: EshopOrder = {
  ...ORDER,
  gifts: [
    { recipient: 'Sacha', price: 3000 },
    { recipient: 'Sacha', price: 1000 },
    { recipient: '', price: 500 },
  ],
};

describe('an order of the e-shop', () => {
  let place: ViewStage;
  beforeEach(() => {
    place = viewStage();
  });
  afterEach(() => place.leave());

  const visit = { href: '/account/orders/o1', go: () => 'follow' as const };
  const show = (order: EshopOrder) =>
    place.show(<OrderView order={order} shop={null} visit={visit} withdrawal={null} />);

  it('has sums that add up, and below its total what paid it', async () => {
    show(ORDER);
    expect(place.words('dl')).to.equal(
      'Sous-total60 €Réduction−6 €Total54 €Chèque-cadeau−45 €Payé en ligne9 €',
    );
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('says of nothing that was not paid that it was', () => {
    show({ ...ORDER, payment: 'none' });
    expect(place.words('dl')).not.to.contain('Payé');
  });

  it('names the vouchers that were bought in it with who they are for, and counts them', () => {
    show(WITH_GIFTS);
    expect(place.names('ul li')).to.deep.equal([
      'Huile60 €',
      'Chèque-cadeau pour Sacha30 €',
      'Chèque-cadeau pour Sacha10 €',
      'Chèque-cadeau5 €',
    ]);
    expect(place.words('dl')).to.equal(
      'Sous-total105 €Réduction−6 €Total99 €Chèque-cadeau−45 €Payé en ligne54 €',
    );
  });

  it('leads to the visit that was ordered with it', async () => {
    show(ORDER);
    expect(place.root.querySelector('a')).to.equal(null);
    show({ ...ORDER, visitStart: instant(Date.parse('2026-01-20T09:00:00.000Z')) });
    const link = place.root.querySelector('a');
    expect(link?.getAttribute('href')).to.equal(visit.href);
    expect(link?.textContent).to.match(/rendez-vous du mardi 20 janvier 2026 à 10.h/);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('is listed with all that was bought in it', () => {
    const to = { href: '/o1', go: () => 'follow' as const };
    place.show(
      <OrderListView orders={[{ order: WITH_GIFTS, to }]} total={1} more="idle" onMore={() => {}} />,
    );
    expect(place.words('li')).to.contain('Huile, Chèque-cadeau pour Sacha');
    expect(place.words('li')).to.contain('99 €');
  });
});
