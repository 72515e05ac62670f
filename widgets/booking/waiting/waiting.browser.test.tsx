import { expect } from 'chai';
import { settled, type as typeIn } from '#ui/testing/stage.tsx';
import { WEEK } from '../testing/samples.ts';
import { viewStage, type ViewStage } from '../testing/view-stage.ts';
import { WaitingDone, WaitingForm, type WaitingDraft } from './waiting.view.tsx';

const DRAFT: WaitingDraft = { email: '', day: 'week', hours: 'any', practitionerId: null };

describe('the waiting list', () => {
  let place: ViewStage;
  let edits: Partial<WaitingDraft>[];
  let sent: number;

  beforeEach(() => {
    edits = [];
    sent = 0;
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<Parameters<typeof WaitingForm>[0]> = {}) =>
    place.show(
      <WaitingForm
        services="Massage suédois"
        week={WEEK}
        days={['20261124', '20261126']}
        people={[
          { id: 'p1', name: 'Inès' },
          { id: 'p2', name: 'Maud' },
        ]}
        isMove={false}
        draft={DRAFT}
        error={null}
        isSending={false}
        refusal={null}
        onEdit={(edit) => edits.push(edit)}
        onSend={() => (sent += 1)}
        {...change}
      />,
    );
  const groups = () =>
    place.all('fieldset').map((group) => [...group.querySelectorAll('label')].map((one) => one.textContent));
  const choose = async (label: string) => {
    const found = place.all('label').find(({ textContent }) => textContent === label);
    found?.querySelector('input')?.click();
    await settled();
  };
  const chosen = () =>
    place
      .all('input[type=radio]')
      .filter((one) => (one as HTMLInputElement).checked)
      .map((one) => one.closest('label')?.textContent);

  it('the waiting list asks for days, hours and person; the whole week is one of the days', () => {
    show();
    const [days, hours, people] = groups();
    expect(days).to.have.length(3);
    expect(days?.[0]).to.include('mardi 24 novembre');
    expect(days?.[2]).to.match(/^Toute la semaine/);
    expect(hours).to.deep.equal([
      'Toute la journée',
      'Le matin, avant 12\u202fh',
      'L’après-midi, dès 12\u202fh',
      'Le soir, dès 18\u202fh',
    ]);
    expect(people).to.deep.equal(['Sans préférence', 'Inès', 'Maud']);
  });

  it('the waiting list shows what is chosen, and reports each other choice', async () => {
    show({ draft: { ...DRAFT, day: '20261126', hours: 'evening', practitionerId: 'p2' } });
    expect(chosen().slice(1)).to.deep.equal(['Le soir, dès 18\u202fh', 'Maud']);
    expect(chosen()[0]).to.include('26 novembre');
    await choose('Le matin, avant 12\u202fh');
    await choose('Sans préférence');
    expect(edits).to.deep.equal([{ hours: 'morning' }, { practitionerId: null }]);
  });

  it('the waiting list asks for no person where there is but one', () => {
    show({ people: [{ id: 'p1', name: 'Inès' }] });
    expect(groups()).to.have.length(2);
  });

  it('the waiting list takes the address that is typed, and is sent by Enter as well', async () => {
    show();
    typeIn(place.one<HTMLInputElement>('input[type=email]'), 'a@b.fr');
    expect(edits).to.deep.equal([{ email: 'a@b.fr' }]);
    place.one<HTMLFormElement>('form').requestSubmit();
    await settled();
    expect(sent).to.equal(1);
  });

  it('the waiting list gives a wrong address the focus, and says what is wrong with it', async () => {
    show();
    show({ error: 'invalid' });
    await settled();
    expect(place.focused()).to.equal(place.one('input[type=email]'));
    expect(place.words()).to.include('Cet e-mail semble incomplet');
    show({ error: 'required' });
    expect(place.words()).to.include('Indiquez votre e-mail');
  });

  it('the waiting list shows the back end’s refusal in an alert, in its own words', () => {
    show();
    const alert = () =>
      place
        .all('[role=alert]')
        .map(({ textContent }) => textContent ?? '')
        .join('');
    expect(alert()).to.equal('');
    show({ refusal: 'Vous êtes déjà sur la liste.' });
    expect(alert()).to.include('Votre demande n’a pas pu être enregistrée');
    expect(alert()).to.include('Vous êtes déjà sur la liste.');
  });

  it('an appointment that waits for another place asks for no address, and is said to stay meanwhile', () => {
    show({ isMove: true, draft: { ...DRAFT, email: 'a@b.fr' } });
    expect(place.all('input[type=email]')).to.have.length(0);
    const words = (place.root.textContent ?? '').replace(/\s/g, ' ');
    expect(words)
      .to.include('l’adresse de votre rendez-vous : a@b.fr')
      .and.include('D’ici là, il ne change pas');
  });

  it('the waiting list says at the end to whom it will write, with the focus on it', async () => {
    let closed = 0;
    place.show(<WaitingDone services="Massage suédois (1 h)" email="a@b.fr" onClose={() => (closed += 1)} />);
    await settled();
    expect(place.focused()?.textContent).to.include('Un e-mail le confirme à a@b.fr');
    expect(place.words()).to.include('Massage suédois (1 h)');
    await place.press('Fermer');
    expect(closed).to.equal(1);
  });
});
