import { expect } from 'chai';
import { axeFaults, settled, type as typeIn, typeUndrawn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { NewPasswordForm, passwordFailure } from './new-password-form.view.tsx';

const REFUSED = { code: 422, type: 'invalid', message: 'Une information est incorrecte.', retryable: false };
const COMMON = {
  ...REFUSED,
  field: 'password',
  errors: [{ field: 'password', message: 'Ce mot de passe est trop courant.' }],
};
const WRONG = { ...REFUSED, field: 'oldPassword', message: 'Ce mot de passe n’est pas le bon.' };

describe('a form for a new password', () => {
  let place: ViewStage;
  let chosen: string[];

  beforeEach(() => {
    chosen = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (problem: typeof WRONG | typeof COMMON | null, currentLabel: string | null = 'Actuel') =>
    place.show(
      <NewPasswordForm
        email="camille@example.com"
        label="Nouveau"
        currentLabel={currentLabel ?? undefined}
        submit="Enregistrer"
        failed="Le mot de passe n’a pas pu être enregistré"
        failure={problem && passwordFailure(problem)}
        attempt={problem ? 1 : 0}
        isBusy={false}
        onChoose={(password) => chosen.push(password)}
      />,
    );
  const isInvalid = (name: string) => place.one(`[name=${name}]`).getAttribute('aria-invalid') === 'true';

  it('a refused password is told at its field alone, which has the focus, until it is typed anew', async () => {
    show(COMMON);
    await settled();
    expect(place.focused() === place.one('[name=new-password]')).to.equal(true);
    expect(place.all('form [role=alert]')).to.have.length(0);
    expect([isInvalid('new-password'), isInvalid('current-password')]).to.deep.equal([true, false]);
    expect(place.words('[id$=-error]')).to.equal('Ce mot de passe est trop courant.');
    typeIn(place.one<HTMLInputElement>('[name=new-password]'), 'a rose is a rose');
    await settled();
    expect(isInvalid('new-password')).to.equal(false);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('both passwords that a manager fills in one turn stay', async () => {
    show(WRONG);
    const fields = ['current-password', 'new-password'].map((name) =>
      place.one<HTMLInputElement>(`[name=${name}]`),
    );
    for (const field of fields) typeUndrawn(field, `the ${field.name}`);
    await settled();
    expect(fields.map(({ value }) => value)).to.deep.equal(['the current-password', 'the new-password']);
  });

  it('a wrong current password is marked at its own field', async () => {
    show(WRONG);
    await settled();
    expect([isInvalid('new-password'), isInvalid('current-password')]).to.deep.equal([false, true]);
    expect(place.focused() === place.one('[name=current-password]')).to.equal(true);
  });

  it('what is sent too short leads to its field, and is not sent', async () => {
    show(null);
    typeIn(place.one<HTMLInputElement>('[name=current-password]'), 'a rose is a rose');
    typeIn(place.one<HTMLInputElement>('[name=new-password]'), 'short');
    await settled();
    place.one('[type=submit]').click();
    await settled();
    expect(place.focused() === place.one('[name=new-password]')).to.equal(true);
    expect(place.words('[id$=-error]')).to.include('Huit caractères');
    expect(chosen).to.deep.equal([]);
  });

  it('a password of 200 letters is told to be too long, and nothing of it is cut', async () => {
    show(null);
    typeIn(place.one<HTMLInputElement>('[name=current-password]'), 'a rose is a rose');
    const field = place.one<HTMLInputElement>('[name=new-password]');
    typeIn(field, 'x'.repeat(200));
    place.one('[type=submit]').click();
    await settled();
    expect(field.value).to.have.length(200);
    // It would cut what is pasted.
    expect(field.maxLength).to.equal(-1);
    expect(place.words('[id$=-error]')).to.include('128');
    expect(chosen).to.deep.equal([]);
  });

  it('what is said of a field that is not there is told above the form', async () => {
    show(WRONG, null);
    await settled();
    expect(place.words('[role=alert]')).to.include(WRONG.message);
    expect(place.focused() === place.one('[role=alert]')).to.equal(true);
  });
});
