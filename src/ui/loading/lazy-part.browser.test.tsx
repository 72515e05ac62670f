import { expect } from 'chai';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { lazyPart, RETRY_MS, useRetried, type LazyPart } from './lazy-part.ts';

describe('a part that is asked for again', () => {
  const wait = globalThis.setTimeout;
  let place: Stage;
  let due: (() => void)[];

  beforeEach(() => {
    due = [];
    globalThis.setTimeout = ((act: () => void, milliseconds?: number) =>
      milliseconds === RETRY_MS ? due.push(act) : wait(act, milliseconds)) as typeof setTimeout;
    place = stage();
  });
  afterEach(() => {
    place.leave();
    globalThis.setTimeout = wait;
  });

  function Shown({ part }: { readonly part: LazyPart<string> }) {
    const state = useRetried(part.usePart(true));
    return <p>{state.kind === 'ready' ? state.value : state.kind}</p>;
  }

  it('is there once its code arrives, however often it did not', async () => {
    let asked = 0;
    const part = lazyPart(async () => {
      asked += 1;
      if (asked < 3) throw new Error('the chunk did not arrive');
      return 'here';
    });
    place.show(<Shown part={part} />);
    for (const times of [1, 2]) {
      await settled();
      expect(asked).to.equal(times);
      expect(place.one('p').textContent).to.equal('failed');
      due.pop()?.();
    }
    await settled();
    expect(place.one('p').textContent).to.equal('here');
  });
});
