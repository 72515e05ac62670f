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

  beforeEach(() => {
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (problem: typeof WRONG | typeof COMMON) =>
    place.show(
      <NewPasswordForm
        email="camille@example.com"
        label="Nouveau"
        currentLabel="Actuel"
        submit="Enregistrer"
        failed="Le mot de passe n’a pas pu être enregistré"
        failure={passwordFailure(problem)}
        attempt={1}
        isBusy={false}
        onChoose={() => {}}
      />,
    );
  const isInvalid = (name: string) => place.one(`[name=${name}]`).getAttribute('aria-invalid') === 'true';

  it('a refused password is marked at its field, until it is typed anew', async () => {
    show(COMMON);
    await settled();
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    expect([isInvalid('new-password'), isInvalid('current-password')]).to.deep.equal([true, false]);
    expect(place.words('[id$=-error]')).to.equal('Ce mot de passe est trop courant.');
    await place.press('Ce mot de passe est trop courant.');
    expect(place.focused()).to.equal(place.one('[name=new-password]'));
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
  });
});
