import { expect } from 'chai';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { ErrorSummary } from './error-summary.tsx';

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
});
