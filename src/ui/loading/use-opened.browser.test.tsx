import { expect } from 'chai';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { useOpened } from './use-opened.ts';

interface Words {
  readonly text: string;
}

/** A site whose chunks arrive as often as they are said to. */
function siteOf(arrivals: readonly boolean[]) {
  const feature = { load: async () => (): Words => ({ text: 'here' }) };
  const listeners = new Set<() => void>();
  let store: Words | null = null;
  let asked = 0;
  return {
    feature,
    asked: () => asked,
    site: {
      async open({ load }: typeof feature): Promise<Words> {
        asked += 1;
        if (!arrivals[asked - 1]) throw new Error('the chunk did not arrive');
        store = (await load())();
        listeners.forEach((listener) => listener());
        return store;
      },
      opened: () => ({
        get: () => store,
        listen(listener: () => void) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      }),
    },
  };
}

describe('the store of a feature', () => {
  let place: Stage;
  const unhandled: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => void unhandled.push(event.reason);

  beforeEach(() => {
    unhandled.length = 0;
    window.addEventListener('unhandledrejection', note);
    place = stage();
  });
  afterEach(() => {
    window.removeEventListener('unhandledrejection', note);
    place.leave();
  });

  function Shown({ site, feature }: Pick<ReturnType<typeof siteOf>, 'site' | 'feature'>) {
    const opened = useOpened(site, feature);
    if (opened.kind === 'failed')
      return (
        <button type="button" onClick={opened.retry}>
          again
        </button>
      );
    return <p>{opened.kind === 'ready' ? opened.value.text : 'waiting'}</p>;
  }

  it('is waited for, and there when its code is', async () => {
    const { site, feature } = siteOf([true]);
    place.show(<Shown site={site} feature={feature} />);
    expect(place.one('p').textContent).to.equal('waiting');
    await settled();
    expect(place.one('p').textContent).to.equal('here');
  });

  it('whose code does not arrive is told and asked for again, by a press each time, with nothing left uncaught', async () => {
    const { site, feature, asked } = siteOf([false, false, true]);
    place.show(<Shown site={site} feature={feature} />);
    for (const times of [1, 2]) {
      await settled();
      expect(asked()).to.equal(times);
      place.one('button').click();
      await settled();
    }
    expect(place.one('p').textContent).to.equal('here');
    expect(unhandled).to.deep.equal([]);
  });
});
