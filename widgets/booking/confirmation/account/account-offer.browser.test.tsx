import { expect } from 'chai';
import { settled } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '../../testing/view-stage.ts';
import { AccountOfferView, type AccountOfferProps } from './account-offer.view.tsx';

describe('the offer of an account after a booking', () => {
  let place: ViewStage;
  let done: unknown[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<AccountOfferProps> = {}) =>
    place.show(
      <AccountOfferView
        stage="asking"
        isBusy={false}
        failure={null}
        attempt={0}
        orders={null}
        onBegin={() => done.push('begin')}
        {...change}
      >
        <input name="code" />
      </AccountOfferView>,
    );
  it('an account asks for nothing but a press', async () => {
    show();
    expect(place.all('input')).to.have.length(0);
    await place.press('Créer mon compte');
    expect(done).to.deep.equal(['begin']);
  });

  it('an account that could not be begun says why, and can be asked for again', async () => {
    show();
    show({ failure: { type: 'unavailable', message: 'Réessayez dans 30 secondes' }, attempt: 1 });
    await settled();
    expect(place.words()).to.include('Le compte n’a pas pu être créé');
    expect(place.words()).to.include('Réessayez dans 30 secondes');
    await place.press('Créer mon compte');
    expect(done).to.deep.equal(['begin']);
  });

  it('where a message is on its way already, nothing is said to have failed', async () => {
    const failure = {
      type: 'too_soon',
      message: 'Vous pourrez en demander un autre dans 39 s',
      retryAfter: 39,
    };
    show({ failure, attempt: 1 });
    await settled();
    expect(place.words()).to.include('Un message est déjà en route').and.not.include('pas pu');
  });

  it('what proves the address stands where the button was, below what it is for', () => {
    show();
    expect(place.all('[name=code]')).to.have.length(0);
    show({ stage: 'proving' });
    expect(place.all('button')).to.have.length(0);
    expect(place.all('[name=code]')).to.have.length(1);
    expect(place.words()).to.include('Le code ouvre votre compte');
  });

  it('an account that is open says so where the code was', async () => {
    show({ stage: 'proving' });
    show({ stage: 'opened' });
    await settled();
    expect(place.all('form')).to.have.length(0);
    expect(place.focused()?.textContent).to.equal('Votre compte est ouvert');
    expect(place.all('a')).to.have.length(0);
  });

  it('an account that is open leads to its appointments, where the page shows them', async () => {
    const orders = { href: '/profile/orders', go: () => void done.push('orders') };
    show({ stage: 'proving', orders });
    expect(place.all('a')).to.have.length(0);
    show({ stage: 'opened', orders });
    expect(place.control('Mes rendez-vous').getAttribute('href')).to.equal('/profile/orders');
    await place.press('Mes rendez-vous');
    expect(done).to.deep.equal(['orders']);
  });
});
