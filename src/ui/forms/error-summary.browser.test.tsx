import { expect } from 'chai';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { ErrorSummary, type FieldFault } from './error-summary.tsx';
import { Field } from './field.tsx';

const HEAD = 70;

function Form({ attempt }: { readonly attempt: number }) {
  return (
    <div style={{ padding: '50vh 0 200vh', ['--v-head' as string]: `${HEAD}px` }}>
      <ErrorSummary
        title="Quelques champs sont à revoir"
        faults={[
          { name: 'firstname', message: 'Indiquez votre prénom' },
          { name: 'email', message: 'Indiquez votre e-mail' },
        ]}
        attempt={attempt}
      />
    </div>
  );
}

const NAME = { name: 'firstname', message: 'Indiquez votre prénom' };
const MAIL = { name: 'email', message: 'Indiquez votre e-mail' };

function Filled({ faults, attempt }: { readonly faults: readonly FieldFault[]; readonly attempt: number }) {
  const field = (name: string) => ({
    name,
    label: name,
    value: '',
    error: faults.find((fault) => fault.name === name)?.message,
    onChange: () => {},
  });
  return (
    <form>
      <ErrorSummary title="À revoir" areAtFields {...{ faults, attempt }} />
      <Field {...field('firstname')} />
      <Field {...field('email')} />
    </form>
  );
}

describe('the summary of what is to be mended', () => {
  let place: Stage;

  beforeEach(() => {
    place = stage();
    place.show(<Form attempt={0} />);
  });
  afterEach(() => {
    place.leave();
    scrollTo(0, 0);
  });

  it('a summary of errors is shown from its first line, below a bar over the page', async () => {
    const summary = place.one('[role=alert]');
    const { bottom } = summary.getBoundingClientRect();
    scrollTo(0, bottom - HEAD - 30);
    place.show(<Form attempt={1} />);
    await settled();
    expect(place.focused()).to.equal(summary);
    expect(Math.round(summary.getBoundingClientRect().top)).to.be.at.least(HEAD);
  });

  const summaries = () => place.all('form [role=alert]');

  it('one fault is told at its field alone, which takes the focus and is read again where it had it', async () => {
    place.show(<Filled faults={[]} attempt={0} />);
    place.show(<Filled faults={[MAIL]} attempt={1} />);
    await settled();
    expect(summaries()).to.have.length(0);
    expect(place.root.textContent?.match(/Indiquez votre e-mail/g)).to.have.length(1);
    expect(place.focused()).to.equal(place.one('[name=email]'));
    expect(place.one('[name=email]').getAttribute('aria-invalid')).to.equal('true');
    place.show(<Filled faults={[MAIL]} attempt={2} />);
    const told = () => place.one('[aria-live=assertive]').textContent;
    for (let turn = 0; turn < 20 && told() === ''; turn += 1) await settled(20);
    expect(told()).to.equal(MAIL.message);
  });

  it('several are listed until the next attempt, also while but one is left', async () => {
    place.show(<Filled faults={[]} attempt={0} />);
    place.show(<Filled faults={[NAME, MAIL]} attempt={1} />);
    await settled();
    expect(place.focused()).to.equal(summaries()[0]);
    place.show(<Filled faults={[MAIL]} attempt={1} />);
    await settled();
    expect(summaries()).to.have.length(1);
    place.show(<Filled faults={[MAIL]} attempt={2} />);
    await settled();
    expect(summaries()).to.have.length(0);
    expect(place.focused()).to.equal(place.one('[name=email]'));
  });
});
