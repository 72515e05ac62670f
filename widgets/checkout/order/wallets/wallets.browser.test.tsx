import { expect } from 'chai';
import { axeFaults, settled, stage } from '#ui/testing/stage.tsx';
import { WalletsView } from './wallets.view.tsx';

const ORDER = 'Commander et payer 34 €';

/** Wallets before a form; the buttons are the provider's, in a node of the page. */
async function show(isOffered: boolean, isSent = false) {
  const place = stage();
  place.show(
    <>
      <WalletsView
        isOffered={isOffered}
        order={ORDER}
        isSent={isSent}
        collected="Salon 1"
        cancelRule={null}
        terms={<a href="/cgv">Conditions</a>}
      >
        <button type="button">Apple Pay</button>
      </WalletsView>
      <p id="form">Formulaire</p>
    </>,
  );
  await settled();
  const form = place.one('#form');
  return {
    place,
    form,
    top: form.getBoundingClientRect().top - place.root.firstElementChild!.getBoundingClientRect().top,
  };
}

describe('wallets before the form', () => {
  it('say what a press means, what it costs, where products are handed out, and what is agreed to', async () => {
    const { place } = await show(true);
    for (const said of [ORDER, 'Retrait en boutique – Salon 1', 'Conditions', 'Paiement express'])
      expect(place.root.textContent).to.contain(said);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    place.leave();
  });

  it('say that products are sent where they are', async () => {
    const { place } = await show(true, true);
    expect(place.root.textContent).to.contain('Livraison').and.not.to.contain('Retrait');
    place.leave();
  });

  it('are nowhere where the browser has none: nothing is said, moved or focused', async () => {
    const { place, top } = await show(false);
    expect(place.root.textContent).not.to.contain('Paiement express').and.not.to.contain(ORDER);
    expect(top).to.equal(0);
    const button = place.one<HTMLButtonElement>('button');
    button.focus();
    expect(place.root.activeElement).to.equal(null);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    place.leave();
  });
});
