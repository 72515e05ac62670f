import { expect } from 'chai';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import type { PasskeyEntry } from '../passkey/use-passkey-sign-in.ts';
import { ADDRESS, AddressView, type AddressProps } from './address.view.tsx';

describe('the one field of the way in', () => {
  let place: ViewStage;
  let done: unknown[];
  let typed: string;

  beforeEach(() => {
    done = [];
    typed = '';
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<AddressProps> = {}) =>
    place.show(
      <AddressView
        typed={typed}
        country="FR"
        takesPhone
        isMain
        isBusy={false}
        failure={null}
        attempt={0}
        onType={(text) => {
          typed = text;
          show(change);
        }}
        onContinue={(identifier) => done.push(identifier)}
        onPassword={(text) => done.push(['password', text])}
        {...change}
      />,
    );
  const field = () => place.one<HTMLInputElement>(`[name=${ADDRESS}]`);
  const send = async () => {
    place.one('[type=submit]').click();
    await settled();
  };

  it('takes an e-mail or a phone, which goes on as E.164', async () => {
    show();
    expect(place.words('label')).to.equal('E-mail ou téléphone');
    expect([field().autocomplete, field().autocapitalize]).to.deep.equal(['username', 'none']);
    typeIn(field(), ' camille@example.com');
    await send();
    typeIn(field(), '06 12 34 56 78');
    await send();
    expect(done).to.deep.equal([
      { kind: 'email', value: 'camille@example.com' },
      { kind: 'phone', value: '+33612345678' },
    ]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('says at the field what is wrong, as it is left or sent, and no more while it is typed', async () => {
    show();
    await send();
    expect(place.words('[id$=-error]')).to.equal('Indiquez votre e-mail ou votre téléphone');
    typeIn(field(), '06 12');
    await settled();
    expect(field().getAttribute('aria-invalid')).to.equal(null);
    field().focus();
    place.one('[type=submit]').focus();
    await settled();
    expect(place.words('[id$=-error]')).to.include('Ce numéro semble incomplet');
    typeIn(field(), 'camille@');
    await send();
    expect(place.words('[id$=-error]')).to.include('Cet e-mail semble incomplet');
    expect(done).to.deep.equal([]);
  });

  it('asks for the e-mail alone where no code can go to a phone', async () => {
    show({ takesPhone: false });
    expect(place.words('label')).to.equal('E-mail');
    expect(field().type).to.equal('email');
    await send();
    expect(place.words('[id$=-error]')).to.equal('Indiquez votre e-mail');
    typeIn(field(), '06 12 34 56 78');
    await send();
    expect(place.words('[id$=-error]')).to.include('le code part par e-mail');
    expect(done).to.deep.equal([]);
  });

  it('sends what a password manager has filled in without events', async () => {
    show();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'a@example.com');
    await send();
    expect(done).to.deep.equal([{ kind: 'email', value: 'a@example.com' }]);
    expect(field().value).to.equal('a@example.com');
  });

  it('leads to the password with what was typed, and keeps it below a failure that has the focus', async () => {
    show();
    typeIn(field(), 'camille@example.com');
    await place.press('Utiliser mon mot de passe');
    expect(done).to.deep.equal([['password', 'camille@example.com']]);
    show({
      failure: {
        title: 'Le code n’a pas pu être envoyé',
        message: 'Trop d’essais. Réessayez dans 15 minutes.',
      },
      attempt: 1,
    });
    await settled();
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    expect(place.words('[role=alert]')).to.include('dans 15 minutes');
    expect(field().value).to.equal('camille@example.com');
  });

  describe('beside a passkey', () => {
    const passkey = (change: Partial<PasskeyEntry> = {}): PasskeyEntry => ({
      isInField: true,
      hasButton: true,
      isBusy: false,
      failure: null,
      attempt: 0,
      onUse: () => void done.push('used'),
      onDismissFailure: () => void done.push('forgiven'),
      ...change,
    });

    it('offers it in the field and by a button, which does nothing while it is asked for', async () => {
      show({ passkey: passkey() });
      expect(field().getAttribute('autocomplete')).to.equal('username webauthn');
      await place.press('Utiliser une clé d’accès');
      expect(done).to.deep.equal(['used']);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      show({ passkey: passkey({ isBusy: true }) });
      await place.press('Utiliser une clé d’accès');
      expect(done).to.deep.equal(['used']);
    });

    it('says above the field why it was refused, until something is typed', async () => {
      show({ passkey: passkey({ failure: 'Cette clé d’accès n’est plus reconnue ici.', attempt: 1 }) });
      await settled();
      expect(place.focused()).to.equal(place.one('[role=alert]'));
      expect(place.words('[role=alert]')).to.include('plus reconnue ici');
      typeIn(field(), 'c');
      expect(done).to.deep.equal(['forgiven']);
    });

    for (const [where, change, offers] of [
      ['in the field alone', { hasButton: false }, { field: 'username webauthn', buttons: 0 }],
      ['by the button alone', { isInField: false }, { field: 'username', buttons: 1 }],
    ] as const)
      it(`is offered ${where} where that is all there is`, () => {
        show({ passkey: passkey(change) });
        const buttons = place.all('button').filter(({ textContent }) => textContent.includes('clé d’accès'));
        expect({ field: field().getAttribute('autocomplete'), buttons: buttons.length }).to.deep.equal(
          offers,
        );
      });
  });

  it('says under what an account is opened, with the way to each', async () => {
    show({ legal: [{ section: 'cgu', to: { href: '/cgu', go: () => {} } }] });
    await settled();
    expect(place.words()).to.include('Un compte s’ouvre selon');
    expect(place.control('Conditions d’utilisation').getAttribute('href')).to.equal('/cgu');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
