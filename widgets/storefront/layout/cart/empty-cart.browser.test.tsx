import { expect } from 'chai';
import { CartButtonView } from '#widgets/cart/cart-button.view.tsx';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { EmptyCart } from './empty-cart.view.tsx';

describe('the button of an empty cart', () => {
  let place: Stage;
  beforeEach(() => {
    place = stage();
  });
  afterEach(() => place.leave());

  it('is the one that the cart’s own code shows for it', async () => {
    place.show(<EmptyCart />);
    await settled();
    const early = place.one('button').outerHTML;
    place.show(
      <CartButtonView count={0} articleCount={0} hasNews={false} isOpen={false} onOpen={() => {}} />,
    );
    await settled();
    expect(early).to.equal(place.one('button').outerHTML);
  });
});
