import { expect } from 'chai';
import { settled, type as typeIn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { ContactView, type ContactProps } from './contact.view.tsx';

const TAKEN = { title: 'title', message: 'Cette adresse est celle d’un autre compte.', of: 'other' } as const;

describe('a change of the e-mail or the phone', () => {
  let place: ViewStage;
  let done: string[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<ContactProps>) => {
    const note = (what: string) => () => void done.push(what);
    place.show(
      <ContactView
        channel="email"
        current="nova@example.com"
        own="nova@example.com"
        isProven
        country="FR"
        stage="proving"
        destination="camille@example.com"
        isBusy={false}
        failure={null}
        isTaken={false}
        attempt={0}
        secondsLeft={0}
        isRestored={false}
        onType={() => {}}
        onChange={note('other')}
        onDismissFailure={note('dismissed')}
        onSend={note('sent')}
        onCode={note('code')}
        onSendAgain={() => Promise.resolve(true)}
        onLogIn={note('log in')}
        onCancel={note('cancelled')}
        behindProof={(form) => form}
        {...change}
      />,
    );
  };

  it('to what is somebody else’s leads on to another one, or into that account, and asks for no code', async () => {
    show({});
    expect(place.all('input')).to.have.length(1);
    show({ isTaken: true, failure: TAKEN, attempt: 1 });
    await settled();
    expect(place.all('input')).to.have.length(0);
    expect(place.focused()).to.equal(place.one('[role=alert]'));
    expect(place.words('[role=alert]'))
      .to.include('camille@example.com')
      .and.include('celle d’un autre compte');
    for (const button of place.all('button')) button.click();
    expect(done).to.deep.equal(['other', 'log in', 'cancelled']);
  });

  it('says at its field that what was typed is the account’s already, and sends nothing', async () => {
    show({ stage: 'asking', destination: '' });
    typeIn(place.one<HTMLInputElement>('[name=email]'), ' Nova@Example.com ');
    place.one('[type=submit]').click();
    await settled();
    expect(place.words('[id$=-error]')).to.include('email.same');
    expect(place.focused()).to.equal(place.one('[name=email]'));
    show({ channel: 'phone', own: '+33639981234', stage: 'asking', destination: '' });
    typeIn(place.one<HTMLInputElement>('[name=phone]'), '06 39 98 12 34');
    place.one('[type=submit]').click();
    await settled();
    expect(place.words('[id$=-error]')).to.include('phone.same');
    expect(done).to.deep.equal([]);
    // One that nobody has proven may be proven by its code.
    show({ channel: 'phone', own: '', stage: 'asking', destination: '' });
    place.one('[type=submit]').click();
    await settled();
    expect(done).to.deep.equal(['sent']);
  });

  it('tells of a phone what is wrong with it', async () => {
    show({ channel: 'phone', stage: 'asking', destination: '' });
    for (const [typed, told] of [
      ['', 'Indiquez votre téléphone'],
      ['06 12 34 56 78 99', 'Ce numéro est trop long'],
      ['06 12', 'Ce numéro semble incomplet'],
    ] as const) {
      typeIn(place.one<HTMLInputElement>('[name=phone]'), typed);
      place.one('[type=submit]').click();
      await settled();
      expect(place.words('[id$=-error]')).to.include(told);
    }
    expect(done).to.deep.equal([]);
  });
});
