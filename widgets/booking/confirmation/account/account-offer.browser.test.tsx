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
        onCode={(code) => done.push(['code', code])}
        onSendAgain={() => done.push('again')}
        onStartOver={() => done.push('back')}
        {...change}
      />,
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

  it('the code takes the focus, and is read without its spaces', async () => {
    show();
    show({ stage: 'proving' });
    await settled();
    expect(place.focused()).to.equal(field('account-code'));
    expect(place.words()).to.include('Un code est parti à camille@example.com.');
    await send();
    expect(place.words()).to.include('Indiquez le code reçu par e-mail');
    typeIn(field('account-code'), ' 123 456 ');
    await send();
    await place.press('Renvoyer le code');
    await place.press('Revenir en arrière');
    expect(done).to.deep.equal([['code', '123456'], 'again', 'back']);
  });

  it('a code that is refused stays where it was typed, below the reason', async () => {
    show({ stage: 'proving' });
    typeIn(field('account-code'), '000000');
    show({ stage: 'proving', failure: 'Ce code n’est pas le bon.', attempt: 1 });
    await settled();
    expect(place.words('[role=alert]')).to.include('Ce code n’est pas le bon.');
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    expect(field('account-code').value).to.equal('000000');
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
