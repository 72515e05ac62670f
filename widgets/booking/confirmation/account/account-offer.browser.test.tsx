import { expect } from 'chai';
import { settled, type as typeIn } from '#ui/testing/stage.tsx';
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
        email="camille@example.com"
        isBusy={false}
        failure={null}
        attempt={0}
        orders={null}
        onBegin={(password) => done.push(['begin', password])}
        {...change}
      >
        <input name="code" />
      </AccountOfferView>,
    );
  const field = (name: string) => place.one<HTMLInputElement>(`[name=${name}]`);
  const send = async () => {
    place.one('[type=submit]').click();
    await settled();
  };

  it('an account asks for nothing but a password', async () => {
    show();
    expect(place.all('input:not([aria-hidden])')).to.deep.equal([field('new-password')]);
    typeIn(field('new-password'), ' a rose is a rose ');
    await send();
    expect(done).to.deep.equal([['begin', ' a rose is a rose ']]);
  });

  it('a password manager is told whose password it is', () => {
    show();
    expect(place.one<HTMLInputElement>('[autocomplete=username]').value).to.equal('camille@example.com');
    expect(field('new-password').autocomplete).to.equal('new-password');
  });

  it('a password that is missing, or too short, is told at the field and sends nothing', async () => {
    show();
    await send();
    expect(place.words()).to.include('Choisissez un mot de passe');
    typeIn(field('new-password'), 'short');
    await settled();
    expect(field('new-password').getAttribute('aria-invalid')).to.equal(null);
    await send();
    expect(place.words('[id$=-error]')).to.equal('Huit caractères au moins');
    expect(done).to.deep.equal([]);
  });

  it('what proves the address stands where the password was, below what it is for', () => {
    show();
    expect(place.all('[name=code]')).to.have.length(0);
    show({ stage: 'proving' });
    expect(place.all('[name=new-password]')).to.have.length(0);
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
