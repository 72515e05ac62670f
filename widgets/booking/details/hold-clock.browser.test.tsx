import { expect } from 'chai';
import { instant, type Instant } from '#domain/time/instant.ts';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { START } from '../testing/samples.ts';
import { HoldClock, WARN_SECONDS } from '#ui/held-time/hold-clock.tsx';

describe('how long a slot is kept', () => {
  let place: Stage;
  let extended: number;
  let said: string[];

  const at = (secondsLeft: number, expiresAt: Instant = START, isExtending = false) =>
    place.show(
      <HoldClock
        secondsLeft={secondsLeft}
        expiresAt={expiresAt}
        isExtending={isExtending}
        onExtend={() => (extended += 1)}
      />,
    );
  const count = async (from: number, to: number) => {
    for (let seconds = from; seconds >= to; seconds -= 1) {
      at(seconds);
      await settled();
    }
    await settled(200);
  };

  beforeEach(() => {
    extended = 0;
    said = [];
    place = stage();
    at(600);
    new MutationObserver(() => {
      const text = place.root.querySelector('[role=alert]')?.textContent ?? '';
      if (text) said.push(text);
    }).observe(place.one('[role=alert]'), { childList: true, characterData: true, subtree: true });
  });
  afterEach(() => place.leave());

  it('the time of a hold is shown in minutes left while there is no hurry', () => {
    expect(place.root.textContent).to.include('encore 10 minutes');
    at(541);
    expect(place.root.textContent).to.include('encore 10 minutes');
    at(540);
    expect(place.root.textContent).to.include('encore 9 minutes');
    expect(place.all('button')).to.deep.equal([]);
  });

  it('the time of a hold is shown in seconds before its end, said once, and can be extended', async () => {
    expect(WARN_SECONDS).to.be.at.least(20);
    await count(WARN_SECONDS + 2, WARN_SECONDS - 6);
    expect(place.root.textContent).to.include(`encore ${WARN_SECONDS - 6} secondes`);
    expect(said).to.deep.equal([
      `Le créneau est gardé encore ${WARN_SECONDS} secondes. Vous pouvez prolonger.`,
    ]);
    place.one('button').click();
    expect(extended).to.equal(1);
  });

  it('the button to extend a hold takes no second press while the first is under way', () => {
    at(60, START, true);
    place.one('button').click();
    expect(extended).to.equal(0);
  });

  it('a hold that was extended warns anew of its end', async () => {
    await count(WARN_SECONDS, WARN_SECONDS);
    at(600, instant(START + 600_000));
    await settled();
    at(WARN_SECONDS, instant(START + 600_000));
    await settled(200);
    expect(said.length).to.equal(2);
  });
});
