import { expect } from 'chai';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
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

  it('sends what a password manager has filled in without a word', async () => {
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
    show({ failure: 'Trop d’essais. Réessayez dans 15 minutes.', attempt: 1 });
    await settled();
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    expect(place.words('[role=alert]')).to.include('dans 15 minutes');
    expect(field().value).to.equal('camille@example.com');
  });
});
