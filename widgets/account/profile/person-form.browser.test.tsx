import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { PersonForm, type PersonFormProps } from './person-form.view.tsx';

const OWN = { firstname: 'Zoé', lastname: 'Marin', city: '', country: '', birthday: '' };

describe('the form of who a customer is', () => {
  let place: ViewStage;
  let saved: unknown[];

  beforeEach(() => {
    saved = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<PersonFormProps['draft']>, props: Partial<PersonFormProps> = {}) =>
    place.show(
      <PersonForm
        draft={{ ...OWN, ...change }}
        country="CH"
        isUnsaved={false}
        meanwhile={{}}
        onDiscard={() => saved.push('discarded')}
        today="2026-01-05"
        isBusy={false}
        failure={null}
        attempt={0}
        onEdit={() => {}}
        onSave={(details) => saved.push(details)}
        {...props}
      />,
    );
  const submit = async () => {
    place.one('[type=submit]').click();
    await settled();
  };

  it('what is not saved yet is said to be so, and can be given up; what was saved elsewhere meanwhile is told at its field', async () => {
    show({ city: 'Annecy' });
    expect(place.words()).not.to.include('person.unsaved');
    show({ city: 'Annecy' }, { isUnsaved: true, meanwhile: { city: 'Nice' } });
    expect(place.words()).to.include('person.unsaved');
    const city = place.one('[name=city]');
    const hint = place.one(`#${CSS.escape(city.getAttribute('aria-describedby') ?? '')}`);
    expect(hint.textContent).to.include('person.meanwhile');
    await place.press('person.discard');
    expect(saved).to.deep.equal(['discarded']);
  });

  it('every country can be chosen, that of the company first', () => {
    show({ country: 'JP' });
    const codes = [...place.one<HTMLSelectElement>('[name=country]').options].map(({ value }) => value);
    expect(codes.slice(0, 3)).to.deep.equal(['', 'CH', 'AF']);
    expect(codes).to.include.members(['PT', 'JP', 'MA']);
    expect(codes.filter((code) => code === 'CH')).to.have.length(1);
    expect(place.one<HTMLSelectElement>('[name=country]').value).to.equal('JP');
  });

  it('a name that is too long is refused at its field with the limit, and nothing of it is cut', async () => {
    const long = 'x'.repeat(200);
    show({ firstname: long });
    expect(place.one<HTMLInputElement>('[name=firstname]').value).to.equal(long);
    expect(place.one('[name=firstname]').hasAttribute('maxlength')).to.equal(false);
    await submit();
    expect(saved).to.deep.equal([]);
    expect(place.words('[id$=-error]')).to.include('100 caractères');
    expect(place.focused() === place.one('[name=firstname]')).to.equal(true);
    expect(place.all('form [role=alert]')).to.have.length(0);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('what the server refuses of a field is told there alone, and of none of them above the form', async () => {
    const message = 'Ce n’est pas valable.';
    show({}, { failure: { name: 'city', message }, attempt: 1 });
    await settled();
    expect(place.words('[id$=-error]')).to.equal(message);
    expect(place.focused() === place.one('[name=city]')).to.equal(true);
    expect(place.all('form [role=alert]')).to.have.length(0);
    show({}, { failure: { name: 'profileId', message }, attempt: 2 });
    await settled();
    expect(place.words('[role=alert]')).to.include(message);
    expect(place.focused() === place.one('[role=alert]')).to.equal(true);
  });

  it('a birthday to come is said to be one', async () => {
    show({ birthday: '2030-01-01', firstname: '' });
    await submit();
    expect(saved).to.deep.equal([]);
    expect(place.root.textContent).to.include('error.birthday.future');
    expect(place.one('[role=alert]').textContent).to.include('Quelques champs sont à revoir');
  });
});
