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
});
