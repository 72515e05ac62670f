import { expect } from 'chai';
import { settled, type as typeIn, typeUndrawn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { PasswordView, type PasswordProps } from './password.view.tsx';

describe('a login form', () => {
  let place: ViewStage;
  let sent: string[][];
  let typed: string[];

  beforeEach(() => {
    sent = [];
    typed = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<PasswordProps> = {}) =>
    place.show(
      <PasswordView
        email=""
        isMain
        isBusy={false}
        failure={null}
        attempt={0}
        onLogin={(email, password) => sent.push([email, password])}
        onType={(email) => typed.push(email)}
        onCode={() => sent.push(['code'])}
        onForgotten={() => sent.push(['forgotten'])}
        {...change}
      />,
    );
  const field = (name: string) => place.one<HTMLInputElement>(`[name=login-${name}]`);
  const send = async () => {
    place.one('[type=submit]').click();
    await settled();
  };
  const fill = (email: string, password: string) => {
    typeIn(field('email'), email);
    typeIn(field('password'), password);
  };
  const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

  it('a login form sends address and password, the address without the spaces around it', async () => {
    show();
    fill('  camille@example.com ', ' secret ');
    await send();
    expect(sent).to.deep.equal([['camille@example.com', ' secret ']]);
  });

  it('address and password that a password manager fills in one turn both stay', async () => {
    show();
    typeUndrawn(field('email'), 'camille@example.com');
    typeUndrawn(field('password'), 'secret');
    await settled();
    expect([field('email').value, field('password').value]).to.deep.equal(['camille@example.com', 'secret']);
  });

  it('a login form that is not complete sends nothing, and says at each field what is missing', async () => {
    show();
    await send();
    expect([isInvalid('email'), isInvalid('password')]).to.deep.equal([true, true]);
    expect(place.focused() === field('email')).to.equal(true);
    expect(place.words()).to.include('Indiquez votre e-mail').and.include('Indiquez votre mot de passe');
    fill('camille@', 'secret');
    await send();
    expect([isInvalid('email'), isInvalid('password')]).to.deep.equal([true, false]);
    expect(place.words()).to.include('Cet e-mail semble incomplet');
    expect(sent).to.deep.equal([]);
  });

  it('the e-mail is told as it is typed, for whoever has forgotten the password or wants a code; the password is not', async () => {
    show();
    fill('camille@example.com', 'secret');
    await place.press('Mot de passe oublié ?');
    await place.press('Recevoir plutôt un code');
    expect(typed).to.deep.equal(['camille@example.com']);
    expect(sent).to.deep.equal([['forgotten'], ['code']]);
  });

  it('a login form stops marking a field as wrong while somebody types', async () => {
    show();
    await send();
    typeIn(field('email'), 'c');
    expect([isInvalid('email'), isInvalid('password')]).to.deep.equal([false, false]);
  });

  it('a login form sends nothing more while an answer is on its way', async () => {
    show({ isBusy: true });
    fill('camille@example.com', 'secret');
    place.one('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settled();
    expect(sent).to.deep.equal([]);
  });

  it('a login form shows the password when it is asked to, and hides it again', async () => {
    show();
    expect(field('password').type).to.equal('password');
    await place.press('Afficher le mot de passe');
    expect(field('password').type).to.equal('text');
    await place.press('Masquer le mot de passe');
    expect(field('password').type).to.equal('password');
  });

  it('a login form gives each failure’s reason the focus, and keeps what was typed', async () => {
    show();
    fill('camille@example.com', 'wrong');
    show({ failure: 'E-mail ou mot de passe inconnu.', attempt: 1 });
    await settled();
    const summary = () => place.one('[role=alert]');
    expect(summary().textContent).to.include('La connexion n’a pas abouti');
    expect(summary().textContent).to.include('E-mail ou mot de passe inconnu.');
    expect(place.focused()).to.equal(summary());
    field('password').focus();
    show({ failure: 'E-mail ou mot de passe inconnu.', attempt: 2 });
    await settled();
    expect(place.focused()).to.equal(summary());
    expect([field('email').value, field('password').value]).to.deep.equal(['camille@example.com', 'wrong']);
  });

  it('what a password manager fills without events is what is sent', async () => {
    show();
    // As a script does that sets the property of the element itself: React hears nothing of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field('email'),
      'camille@example.com',
    );
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field('password'),
      'secret',
    );
    await send();
    expect(sent).to.deep.equal([['camille@example.com', 'secret']]);
    expect([field('email').value, field('password').value]).to.deep.equal(['camille@example.com', 'secret']);
    expect([field('email').autocomplete, field('password').autocomplete]).to.deep.equal([
      'username',
      'current-password',
    ]);
  });

  it('an e-mail that is wrong is told as its field is left, and the way back to a code stays open', async () => {
    show({ email: 'camille@' });
    field('email').focus();
    field('password').focus();
    await settled();
    expect(isInvalid('email')).to.equal(true);
    await place.press('Recevoir plutôt un code');
    expect(sent).to.deep.equal([['code']]);
  });
});
