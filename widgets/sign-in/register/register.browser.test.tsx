import { expect } from 'chai';
import { axeFaults, settled, type as typeIn, typeUndrawn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { RegisterView, type RegisterProps } from './register.view.tsx';
import { SharedPhoneView } from './shared-phone.view.tsx';

const NOTHING = { firstname: '', lastname: '', email: '', phone: '', password: '' };

describe('the form of a new account', () => {
  let place: ViewStage;
  let done: unknown[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<RegisterProps> = {}) =>
    place.show(
      <RegisterView
        companyName="Maison Orée"
        country="FR"
        first={NOTHING}
        terms={<p>À lire</p>}
        login={{ href: '/auth/login', go: () => void done.push('login') }}
        isBusy={false}
        failure={null}
        attempt={0}
        onType={() => {}}
        onRegister={(account) => done.push(account)}
        {...change}
      />,
    );
  const field = (name: string) => place.one<HTMLInputElement>(`[name=${name}]`);
  const send = async () => {
    place.one('[type=submit]').click();
    await settled();
  };
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) typeIn(field(name), value);
  };
  const NOVA = { firstname: 'Nova', lastname: 'Roy', email: 'nova@example.com' };

  it('asks for names and an e-mail alone; phone and password may be left out', async () => {
    show();
    fill(NOVA);
    field('terms').click();
    await send();
    expect(done).to.deep.equal([{ ...NOTHING, ...NOVA, agreesToOffers: false }]);
    expect(field('phone').getAttribute('aria-required')).to.equal(null);
    expect(field('email').getAttribute('aria-required')).to.equal('true');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('takes the focus where it comes back in the place of the code, and not as it first comes', async () => {
    show();
    await settled();
    expect(place.focused()).to.equal(null);
    place.leave();
    place = viewStage();
    show({ takesFocus: true });
    await settled();
    expect(place.focused() === field('firstname')).to.equal(true);
  });

  it('holds every field that a password manager fills in one turn', async () => {
    show();
    const filled = { ...NOVA, phone: '+33612345678', password: 'a rose is a rose' };
    for (const [name, value] of Object.entries(filled)) typeUndrawn(field(name), value);
    await settled();
    for (const [name, value] of Object.entries(filled)) expect(field(name).value).to.equal(value);
  });

  it('sends the phone as E.164, and a password as it is', async () => {
    show();
    fill({ ...NOVA, phone: '06 12 34 56 78', password: ' a rose ' });
    field('terms').click();
    await send();
    expect(done).to.deep.equal([
      { ...NOVA, phone: '+33612345678', password: ' a rose ', agreesToOffers: false },
    ]);
  });

  it('has its box unticked, and tells in one summary that takes the focus what is to be mended', async () => {
    show();
    expect(field('terms').checked).to.equal(false);
    fill({ ...NOVA, email: 'nova@', phone: '06 12', password: 'short' });
    await send();
    expect(done).to.deep.equal([]);
    const summary = place.one('[role=alert]');
    expect(place.focused()).to.equal(summary);
    expect([...summary.querySelectorAll('button')].map(({ textContent }) => textContent)).to.have.length(4);
    await place.press('Acceptez les conditions pour créer votre compte');
    expect(place.focused()).to.equal(field('terms'));
    expect(field('firstname').value).to.equal('Nova');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    field('terms').click();
    await settled();
    expect(field('terms').getAttribute('aria-invalid')).to.equal(null);
  });

  it('tells a field that is wrong as it is left, and no more while it is typed', async () => {
    show();
    field('email').focus();
    typeIn(field('email'), 'nova@');
    field('phone').focus();
    await settled();
    expect(field('email').getAttribute('aria-invalid')).to.equal('true');
    expect(field('phone').getAttribute('aria-invalid')).to.equal(null);
    typeIn(field('email'), 'nova@e');
    await settled();
    expect(field('email').getAttribute('aria-invalid')).to.equal(null);
  });

  it('tells at its field what is too long, and cuts nothing of it', async () => {
    show();
    const long = {
      firstname: 'x'.repeat(200),
      lastname: 'أ'.repeat(200),
      email: `${'x'.repeat(250)}@example.com`,
      phone: '+33 6 12 34 56 78 90 12 34 56 78 90 12',
      password: 'x'.repeat(200),
    };
    fill(long);
    field('terms').click();
    await send();
    for (const [name, value] of Object.entries(long)) {
      expect(field(name).value).to.equal(value);
      expect(field(name).maxLength, name).to.equal(-1);
      expect(field(name).getAttribute('aria-invalid'), name).to.equal('true');
    }
    expect(place.words()).to.include('Ce numéro est trop long');
    expect(done).to.deep.equal([]);
  });

  it('takes names of any script and with signs as they are', async () => {
    show();
    const names = { firstname: 'نور 🌷', lastname: 'O’Brien-Łukasiewicz' };
    fill({ ...names, email: NOVA.email });
    field('terms').click();
    await send();
    expect(done).to.deep.equal([{ ...NOTHING, ...names, email: NOVA.email, agreesToOffers: false }]);
  });

  it('needs no box where the company has written no conditions', async () => {
    show({ terms: null });
    expect(place.all('[name=terms]')).to.have.length(0);
    fill(NOVA);
    await send();
    expect(done).to.have.length(1);
  });

  it('keeps what was typed below what the server refused, which leads to its field', async () => {
    show();
    fill({ ...NOVA, password: 'password1' });
    const failure = { name: 'password', message: 'Ce mot de passe est trop courant.' };
    show({ failure, attempt: 1 });
    await settled();
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    await place.press('Ce mot de passe est trop courant.');
    expect(place.focused()).to.equal(field('password'));
    expect(field('lastname').value).to.equal('Roy');
  });

  it('asks whose a phone is to be that others have, with the focus on the question', async () => {
    place.show(
      <SharedPhoneView
        phone="+33612345678"
        who="C. (c•••@example.com)"
        isBusy={false}
        failure={null}
        attempt={0}
        login={{ href: null, go: () => void done.push('login') }}
        onSettle={(choice) => done.push(choice)}
      />,
    );
    await settled();
    expect(place.focused()?.textContent).to.equal('Ce numéro est déjà dans un compte');
    // The account that there is comes first, and taking its number says what becomes of it.
    expect(place.names('button')).to.deep.equal([
      'Me connecter à mon compte',
      'Continuer sans téléphone',
      'Prendre ce numéro pour mon compte',
    ]);
    expect(place.words()).to.include('l’autre ne s’ouvrira plus par téléphone');
    for (const name of place.names('button')) await place.press(name);
    expect(done).to.deep.equal(['login', 'without', 'take']);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
