import { expect } from 'chai';
import { EURO } from '#domain/prices/money.ts';
import { axeFaults, settled, stage } from '#ui/testing/stage.tsx';
import { PayBar } from './pay-bar.view.tsx';

const TEXTS = { unpriced: 'Prix à confirmer', pricing: 'Calcul du prix…', toCart: 'Retour au panier' };

describe('the button of an order whose price is not known', () => {
  const show = async (problem: string | null) => {
    const place = stage();
    let went = 0;
    place.show(
      <PayBar
        stage={{ kind: 'editing' }}
        change={null}
        isOffline={false}
        price={null}
        problem={problem === null ? null : { message: problem }}
        currency={EURO}
        canPay={false}
        kinds={new Set(['products'])}
        cancelRule={null}
        onPay={() => undefined}
        onAskAgain={() => undefined}
        onRetryPrice={() => undefined}
        cart={{ href: '/panier', go: () => void (went += 1) }}
      />,
    );
    await settled();
    return { place, went: () => went };
  };

  it('says that it is asked for while it is', async () => {
    const { place } = await show(null);
    expect(place.root.textContent).to.contain(TEXTS.pricing);
    place.leave();
  });

  it('says why it has none, and leads to the cart, where that is mended', async () => {
    const { place, went } = await show('Il n’en reste que 5.');
    expect(place.root.textContent).to.contain('Il n’en reste que 5.').and.to.contain(TEXTS.unpriced);
    expect(place.root.textContent).not.to.contain(TEXTS.pricing);
    const link = place.one<HTMLAnchorElement>('a[href="/panier"]');
    expect(link.textContent?.trim()).to.equal(TEXTS.toCart);
    link.click();
    expect(went()).to.equal(1);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    place.leave();
  });
});
