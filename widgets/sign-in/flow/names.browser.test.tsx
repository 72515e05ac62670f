import { expect } from 'chai';
import { axeFaults, settled, type as typeIn, typeUndrawn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { FromLinkView } from '../link/from-link.view.tsx';
import { LinkSentView } from './link-sent.view.tsx';
import { NamesView, type NamesProps } from './names.view.tsx';

describe('what comes after the address', () => {
  let place: ViewStage;
  let done: unknown[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const showNames = (change: Partial<NamesProps> = {}) =>
    place.show(
      <NamesView
        isBusy={false}
        failure={null}
        attempt={0}
        onSave={(names) => done.push(names)}
        onLater={() => done.push('later')}
        {...change}
      />,
    );
  const field = (name: string) => place.one<HTMLInputElement>(`[name=${name}]`);
  const send = async () => {
    place.one('[type=submit]').click();
    await settled();
  };

  it('names are asked for with the focus on the question, and may be left for later', async () => {
    showNames();
    await settled();
    expect(place.focused()?.textContent?.replaceAll(/\s/g, ' ')).to.equal('Comment vous appelez-vous ?');
    expect([field('firstname').autocomplete, field('lastname').autocomplete]).to.deep.equal([
      'given-name',
      'family-name',
    ]);
    typeIn(field('firstname'), ' Nova ');
    await send();
    expect(place.focused() === field('lastname')).to.equal(true);
    expect(place.words('[id$=-error]')).to.include('Indiquez votre nom');
    expect(done).to.deep.equal([]);
    typeIn(field('lastname'), 'Roy');
    await send();
    await place.press('Plus tard');
    expect(done).to.deep.equal([{ firstname: 'Nova', lastname: 'Roy' }, 'later']);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a name of 200 letters is told at its field and stays whole; one of any script and with signs goes on as it is', async () => {
    showNames();
    const long = '🌷'.repeat(100);
    typeIn(field('firstname'), long);
    typeIn(field('lastname'), 'بن يوسف 🌷');
    await send();
    expect(field('firstname').value).to.equal(long);
    expect(field('firstname').maxLength).to.equal(-1);
    expect(place.words('[id$=-error]')).to.include('100');
    expect(done).to.deep.equal([]);
    typeIn(field('firstname'), 'نور');
    await send();
    expect(done).to.deep.equal([{ firstname: 'نور', lastname: 'بن يوسف 🌷' }]);
  });

  it('names that a password manager fills in one turn are both sent', async () => {
    showNames();
    typeUndrawn(field('firstname'), 'Nova');
    typeUndrawn(field('lastname'), 'Roy');
    await settled();
    expect([field('firstname').value, field('lastname').value]).to.deep.equal(['Nova', 'Roy']);
    await send();
    expect(done).to.deep.equal([{ firstname: 'Nova', lastname: 'Roy' }]);
  });

  it('names that could not be saved stay, below why', async () => {
    showNames();
    typeIn(field('firstname'), 'Nova');
    showNames({ failure: 'Le service est indisponible.', attempt: 1 });
    await settled();
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    expect(field('firstname').value).to.equal('Nova');
  });

  it('a link that was sent says what it does here and elsewhere, and leads back to the code', async () => {
    place.show(<LinkSentView to="camille@example.com" isOwnSite onBack={() => done.push('back')} />);
    await settled();
    expect(place.focused()?.textContent).to.equal('Ouvrez votre lien');
    expect(place.words()).to.include('Si un compte s’y trouve').and.include('sur un autre appareil');
    await place.press('Saisir le code');
    expect(done).to.deep.equal(['back']);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a link that was sent from a page of somebody else says where it leads', () => {
    place.show(<LinkSentView to="camille@example.com" isOwnSite={false} onBack={() => {}} />);
    expect(place.words()).to.include('Ce lien ouvre le site du salon').and.not.include('ici aussi');
  });

  it('a link signs in by a press, and says who and why not', async () => {
    const show = (failure: string | null, attempt: number) =>
      place.show(
        <FromLinkView
          name="Camille"
          to="camille@example.com"
          isBusy={false}
          failure={failure}
          attempt={attempt}
          onEnter={() => done.push('enter')}
        />,
      );
    show(null, 0);
    expect(place.words()).to.include('camille@example.com');
    await place.press('Me connecter : Camille');
    expect(done).to.deep.equal(['enter']);
    show('Le service est indisponible.', 1);
    await settled();
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
