import { expect } from 'chai';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { CODE, CodeView, type CodeProps } from './code.view.tsx';

const WRONG = { title: 'Pas encore confirmé', message: 'Ce code n’est pas le bon.', of: 'code' } as const;

describe('the field for a code', () => {
  let place: ViewStage;
  let done: unknown[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<CodeProps> = {}) =>
    place.show(
      <CodeView
        channel="email"
        to="camille@example.com"
        isMain
        isBusy={false}
        failure={null}
        attempt={0}
        secondsLeft={0}
        other="Une autre adresse"
        onType={() => done.push('type')}
        onCode={(code) => done.push(code)}
        onResend={() => Promise.resolve(done.push('again') > 0)}
        onOther={() => done.push('other')}
        onLink={() => done.push('link')}
        {...change}
      />,
    );
  const field = () => place.one<HTMLInputElement>(`[name=${CODE}]`);
  const sent = () => done.filter((one) => one !== 'type');

  it('takes the focus, says where the code went, and is filled by the system', async () => {
    show();
    await settled();
    expect(place.focused()).to.equal(field());
    expect(field().autocomplete).to.equal('one-time-code');
    expect(field().inputMode).to.equal('numeric');
    const hint = place.one(`#${CSS.escape(field().getAttribute('aria-describedby') ?? '')}`);
    expect(hint.textContent).to.include('par e-mail à camille@example.com');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  for (const pasted of ['123456', ' 123 456 ', '123-456', 'Votre code : 123456', '１２３４５６', '١٢٣٤٥٦'])
    it(`a whole code is sent by itself, as “${pasted}”, and once`, async () => {
      show();
      typeIn(field(), pasted);
      await settled();
      expect(sent()).to.deep.equal(['123456']);
      expect(field().value).to.equal('123456');
    });

  it('a code of fewer digits is sent by nothing, and said to be too short when it is', async () => {
    show();
    typeIn(field(), '12345');
    place.one('[type=submit]').click();
    await settled();
    expect(sent()).to.deep.equal([]);
    expect(place.words('[id$=-error]')).to.equal('Indiquez le code à 6 chiffres');
    expect(place.focused() === field()).to.equal(true);
    typeIn(field(), '1234');
    await settled();
    expect(field().getAttribute('aria-invalid')).to.equal(null);
  });

  it('what a script has filled in is sent by the button', async () => {
    show();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), '654321');
    place.one('[type=submit]').click();
    await settled();
    expect(sent()).to.deep.equal(['654321']);
  });

  it('a code that is refused stays, with the reason at its field alone; another one is sent by itself', async () => {
    show();
    typeIn(field(), '000000');
    show({ failure: WRONG, attempt: 1 });
    await settled();
    expect(place.focused() === field()).to.equal(true);
    expect(field().value).to.equal('000000');
    expect(field().getAttribute('aria-invalid')).to.equal('true');
    expect(place.words('[id$=-error]')).to.equal('Ce code n’est pas le bon.');
    expect(place.all('form [role=alert]')).to.have.length(0);
    typeIn(field(), '123456');
    await settled();
    expect(sent()).to.deep.equal(['000000', '123456']);
  });

  it('digits that are typed after a code that was refused begin another one', async () => {
    show();
    typeIn(field(), '000000');
    show({ failure: WRONG, attempt: 1 });
    await settled();
    // The next one takes the place of all of them.
    expect([field().selectionStart, field().selectionEnd]).to.deep.equal([0, 6]);
    typeIn(field(), '0000001');
    await settled();
    expect(field().value).to.equal('1');
    expect(sent()).to.deep.equal(['000000']);
  });

  it('a code that was refused is not tried once more by a press, and one that nobody has looked at is', async () => {
    show();
    typeIn(field(), '000000');
    show({ failure: WRONG, attempt: 1 });
    place.one('[type=submit]').click();
    await settled();
    expect(sent()).to.deep.equal(['000000']);
    show({ failure: { ...WRONG, of: 'other' }, attempt: 2 });
    place.one('[type=submit]').click();
    await settled();
    expect(sent()).to.deep.equal(['000000', '000000']);
  });

  it('nothing is sent while an answer is on its way', async () => {
    show({ isBusy: true });
    typeIn(field(), '123456');
    place.one('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settled();
    expect(sent()).to.deep.equal([]);
  });

  it('another code has its time, told on its button; the other ways on are always there', async () => {
    show({ secondsLeft: 42 });
    const wait = place.control('Renvoyer dans 42 s');
    expect(wait.getAttribute('aria-disabled')).to.equal('true');
    await place.press('Renvoyer dans 42 s');
    await place.press('Une autre adresse');
    await place.press('Recevoir plutôt un lien');
    show({ secondsLeft: 0 });
    await place.press('Renvoyer le code');
    expect(sent()).to.deep.equal(['other', 'link', 'again']);
  });

  it('another code that went out is told where it is entered, and takes the place of the digits of the one before', async () => {
    show();
    typeIn(field(), '1234');
    await place.press('Renvoyer le code');
    await settled();
    expect(place.words('form > p')).to.equal('Un nouveau code est parti.');
    expect(place.focused() === field()).to.equal(true);
    expect(field().value).to.equal('');
  });

  it('another code that did not go out leaves the digits and the focus, and is said by nobody to have gone', async () => {
    show({ onResend: () => Promise.resolve(false) });
    typeIn(field(), '1234');
    place.control('Renvoyer le code').focus();
    await place.press('Renvoyer le code');
    await settled();
    expect(place.all('form > p')).to.have.length(0);
    expect(place.focused() === place.control('Renvoyer le code')).to.equal(true);
    expect(field().value).to.equal('1234');
  });

  it('another code that has hours to wait tells when, and is not offered before', async () => {
    show({ secondsLeft: 7200, onPassword: () => done.push('password') });
    await settled();
    expect(place.root.textContent).not.to.include('Renvoyer');
    expect(place.root.textContent).to.include('Vous pourrez demander un autre code dans 2 heures.');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('of a code that is over, nothing says that it is valid', async () => {
    const failure = {
      title: 'Pas encore confirmé',
      message: 'Ce code n’est plus valable.',
      of: 'expired',
    } as const;
    show({ failure, attempt: 1 });
    await settled();
    expect(place.root.textContent).not.to.include('Il est valable 10 minutes');
    await place.press('Renvoyer le code');
    expect(sent()).to.deep.equal(['again']);
  });

  it('after too many tries no other code is offered, but the password, and still after typing', async () => {
    const failure = { title: 'Pas encore confirmé', message: 'Trop d’essais.', of: 'pause' } as const;
    show({ failure, attempt: 1, onPassword: () => done.push('password') });
    await settled();
    expect(place.root.textContent).not.to.include('Renvoyer');
    expect(place.root.textContent).to.include('Votre mot de passe ou une clé d’accès fonctionnent toujours.');
    show({ secondsLeft: 840, onPassword: () => done.push('password') });
    await settled();
    expect(place.root.textContent).not.to.include('Renvoyer');
    await place.press('Utiliser mon mot de passe');
    expect(sent()).to.deep.equal(['password']);
  });
});
