import { expect } from 'chai';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import { currencyOf } from '#domain/prices/money.ts';
import { viewStage } from '#widgets/booking/testing/view-stage.ts';
import { OrderSummary } from './order-summary.view.tsx';

const PRICE: SalePrice = {
  subtotal: 10_810,
  discount: 0,
  discountName: {},
  delivery: 0,
  deliveryPrice: null,
  total: 10_810,
  voucher: 0,
  credit: 0,
  due: 10_810,
  now: 10_810,
  mode: 'full',
  lateFee: null,
  taxes: [{ rate: 8.1, amount: 810 }],
};

describe('the summary of an order', () => {
  it('writes a rate of tax as its language writes numbers', () => {
    const place = viewStage();
    place.show(
      <OrderSummary
        services={null}
        products={[]}
        others={[]}
        onRemove={() => {}}
        price={PRICE}
        currency={currencyOf('CHF')}
        codes={null}
        terms={null}
      />,
    );
    expect(place.root.textContent).to.contain('8,1');
    expect(place.root.textContent).not.to.contain('8.1');
    place.leave();
  });

  it('says of each voucher when it is sent', () => {
    const place = viewStage();
    const gift = { kind: 'gifts', quantity: 1, price: 5000, startsAt: null } as const;
    const email = 'sacha@example.com';
    place.show(
      <OrderSummary
        services={null}
        products={[]}
        others={[
          { ...gift, id: '1', name: 'Chèque-cadeau pour Sacha', sending: { email, day: null } },
          { ...gift, id: '2', name: 'Chèque-cadeau pour Margaux', sending: { email, day: '20260115' } },
        ]}
        onRemove={() => {}}
        price={PRICE}
        currency={currencyOf('EUR')}
        codes={null}
        terms={null}
      />,
    );
    const [now, later] = [...place.root.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(now).to.contain('dès le paiement');
    expect(later).to.contain('15 janvier 2026');
    place.leave();
  });
});
