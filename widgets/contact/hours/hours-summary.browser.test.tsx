import { expect } from 'chai';
import { stage, type Stage } from '#ui/testing/stage.tsx';
import { HoursSummary } from './opening-hours.view.tsx';

describe('the line behind which hours are folded', () => {
  let place: Stage;
  beforeEach(() => {
    place = stage();
  });
  afterEach(() => place.leave());

  const isTurned = (summary: string) =>
    getComputedStyle(place.one(`${summary} > svg`)).transform.startsWith('matrix(-1');

  it('turns its own arrow, and none of hours that are folded within', () => {
    place.show(
      <details open>
        <HoursSummary>Horaires</HoursSummary>
        <details>
          <HoursSummary>Plus tard</HoursSummary>
        </details>
      </details>,
    );
    expect(isTurned('details > summary')).to.equal(true);
    expect(isTurned('details details > summary')).to.equal(false);
  });
});
