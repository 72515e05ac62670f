import { describe, expect, test } from 'vitest';
import { createMemoryHistory, type MemoryHistory } from '#platform/memory/history.ts';
import type { Route } from '#domain/site/routes.ts';
import { createVisitor, HOME } from '../testing/visitor.ts';
import { followEntries } from './follow-entries.ts';
import type { Navigation, NavigationMode } from './navigation.ts';
import { pathNavigation } from './path-navigation.ts';
import { queryNavigation } from './query-navigation.ts';
import { finishSteps, goToStep } from './steps.ts';

const SERVICE: Route = { kind: 'service', shop: null, category: 'soins', service: 'service-1' };
const RESERVED = { page: 'reserved' } as const;
const soon = () => Promise.resolve();

/** Goes when the browser has time for it, as a real one does. */
function slowly(history: MemoryHistory): MemoryHistory {
  return { ...history, go: (entries) => void setTimeout(() => history.go(entries)) };
}

const arrived = () => new Promise((resolve) => setTimeout(resolve, 5));

interface Opened {
  readonly navigation: Navigation;
  readonly stop: () => void;
}

async function open(history: MemoryHistory, mode: NavigationMode, name = 'one'): Promise<Opened> {
  const { site } = await createVisitor().open({ ports: { history } });
  const create = mode.kind === 'history' ? pathNavigation : queryNavigation;
  const { navigation } = site.forElement({ navigation: mode, emit: () => true, create });
  const stop = followEntries(navigation, name, navigation.$place.get());
  await soon();
  return { navigation, stop };
}

const embedded = (history: MemoryHistory, name?: string) =>
  open(history, { kind: 'memory', start: HOME, isKept: true }, name);

async function goThrough(navigation: Navigation, ...steps: readonly Parameters<typeof goToStep>[1][]) {
  for (const step of steps) {
    goToStep(navigation, step);
    await soon();
  }
}

const at = ({ $place, $steps }: Navigation) => [$place.get().query.page, $steps.get().at(-1)];

describe('an element without an address', () => {
  test('each place and step has an entry, by which Back and Forward move by one, and the address stays', async () => {
    const history = createMemoryHistory('/salon?utm=1#booking');
    const { navigation } = await embedded(history);
    expect(history.length()).toBe(1);
    navigation.open(SERVICE);
    await soon();
    navigation.open(SERVICE, RESERVED);
    await soon();
    await goThrough(navigation, 'shop', 'time', 'details');
    expect(history.length()).toBe(5);
    expect(history.read()).toBe('/salon?utm=1#booking');
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      history.back();
      seen.push(at(navigation));
    }
    expect(seen).toEqual([
      ['reserved', 'time'],
      ['reserved', 'shop'],
      [null, undefined],
      [null, undefined],
    ]);
    expect(navigation.$place.get().route).toEqual({ kind: 'home' });
    for (let step = 0; step < 4; step += 1) history.forward();
    expect(at(navigation)).toEqual(['reserved', 'details']);
    expect(navigation.$place.get().route).toEqual(SERVICE);
    expect(history.length()).toBe(5);
  });

  test('a page that is loaded anew shows the place and the step of its entry', async () => {
    const history = createMemoryHistory('/salon');
    const before = await embedded(history);
    before.navigation.open(SERVICE, RESERVED);
    await goThrough(before.navigation, 'time', 'details');
    before.stop();
    const { navigation } = await embedded(history);
    expect(at(navigation)).toEqual(['reserved', 'details']);
    expect(history.length()).toBe(3);
    history.back();
    expect(at(navigation)).toEqual(['reserved', 'time']);
  });

  test('a place that was opened before its history was followed gets its entry', async () => {
    const history = createMemoryHistory('/salon');
    const { site } = await createVisitor().open({ ports: { history } });
    const { navigation } = site.forElement({
      navigation: { kind: 'memory', start: HOME, isKept: true },
      emit: () => true,
    });
    navigation.open(SERVICE, RESERVED);
    goToStep(navigation, 'time');
    followEntries(navigation, 'one', HOME);
    await soon();
    expect(history.length()).toBe(2);
    history.back();
    expect(navigation.$place.get().route).toEqual({ kind: 'home' });
    history.forward();
    expect(at(navigation)).toEqual(['reserved', 'time']);
  });

  test('two elements of a page have their own places in the same entries', async () => {
    const history = createMemoryHistory('/salon');
    const one = await embedded(history, 'one');
    const other = await embedded(history, 'other');
    one.navigation.open(SERVICE);
    await soon();
    other.navigation.open({ kind: 'services' });
    await soon();
    expect(history.length()).toBe(3);
    history.back();
    expect(one.navigation.$place.get().route).toEqual(SERVICE);
    expect(other.navigation.$place.get().route).toEqual({ kind: 'home' });
    history.back();
    expect(one.navigation.$place.get().route).toEqual({ kind: 'home' });
    history.forward();
    history.forward();
    expect(other.navigation.$place.get().route).toEqual({ kind: 'services' });
  });

  test('an entry of the page’s own leaves the element where it is, and counts as one step back', async () => {
    const history = createMemoryHistory('/salon');
    const { navigation } = await embedded(history);
    navigation.open(SERVICE, RESERVED);
    await goThrough(navigation, 'time');
    history.push('/salon#map', {});
    await goThrough(navigation, 'details');
    expect(history.length()).toBe(4);
    history.back();
    expect([history.read(), ...at(navigation)]).toEqual(['/salon#map', 'reserved', 'time']);
    history.back();
    expect([history.read(), ...at(navigation)]).toEqual(['/salon', 'reserved', 'time']);
  });

  test('a browser that takes no entries still shows each place and step', async () => {
    const refusing = { ...createMemoryHistory('/salon'), push: () => {}, replace: () => {} };
    const { navigation } = await embedded(refusing);
    navigation.open(SERVICE, RESERVED);
    await goThrough(navigation, 'shop', 'time', 'details', 'shop');
    expect(at(navigation)).toEqual(['reserved', 'shop']);
    finishSteps(navigation);
    await soon();
    expect(at(navigation)).toEqual(['reserved', 'confirmed']);
    expect([refusing.read(), refusing.length()]).toEqual(['/salon', 1]);
  });

  test('what stands in a note that somebody else wrote does no harm', async () => {
    for (const note of [
      7,
      'x',
      { at: 3, steps: 'x' },
      { at: '/%E0%A4%A', steps: [1, 'x', 'time'] },
      { at: '//' },
    ]) {
      const history = createMemoryHistory('/salon');
      history.replace(null, { one: note });
      const { navigation } = await embedded(history);
      navigation.open(SERVICE, RESERVED);
      await goThrough(navigation, 'time');
      expect(at(navigation)).toEqual(['reserved', 'time']);
    }
  });

  test('an element that has left hears of nothing and writes nothing', async () => {
    const history = createMemoryHistory('/salon');
    const { navigation, stop } = await embedded(history);
    navigation.open(SERVICE);
    await soon();
    stop();
    history.back();
    expect(navigation.$place.get().route).toEqual(SERVICE);
    navigation.open(SERVICE, RESERVED);
    await soon();
    expect(history.length()).toBe(2);
  });
});

describe('steps that were gone through', () => {
  for (const [speed, made] of [
    ['at once', createMemoryHistory],
    ['in its own time', (start: string) => slowly(createMemoryHistory(start))],
  ] as const) {
    test(`a step before is gone back to where the browser goes ${speed}, and Forward leads on again`, async () => {
      const history = made('/salon');
      const { navigation } = await embedded(history);
      navigation.open(SERVICE, RESERVED);
      await goThrough(navigation, 'shop', 'time', 'details', 'review', 'shop');
      expect(at(navigation)).toEqual(['reserved', 'shop']);
      await arrived();
      expect(at(navigation)).toEqual(['reserved', 'shop']);
      expect(history.length()).toBe(5);
      history.forward();
      expect(at(navigation)).toEqual(['reserved', 'time']);
    });

    test(`a booked visit leaves one entry where the browser goes ${speed}, and Back leads before the reservation`, async () => {
      const history = made('/salon');
      const { navigation } = await embedded(history);
      navigation.open(SERVICE);
      await soon();
      navigation.open(SERVICE, RESERVED);
      await goThrough(navigation, 'shop', 'time', 'details', 'review');
      finishSteps(navigation);
      await soon();
      await arrived();
      expect(navigation.$place.get()).toEqual({
        route: { kind: 'services' },
        query: { ...HOME.query, page: 'reserved' },
      });
      expect(at(navigation)).toEqual(['reserved', 'confirmed']);
      history.back();
      expect(navigation.$place.get()).toEqual({ route: SERVICE, query: HOME.query });
      history.forward();
      expect(at(navigation)).toEqual(['reserved', 'confirmed']);
    });

    test(`a step that was left out takes the place of those after it where the browser goes ${speed}`, async () => {
      const history = made('/salon');
      const { navigation } = await embedded(history);
      navigation.open(SERVICE, RESERVED);
      await goThrough(navigation, 'time', 'review', 'details');
      await arrived();
      expect(at(navigation)).toEqual(['reserved', 'details']);
      history.back();
      expect(at(navigation)).toEqual(['reserved', 'time']);
      history.forward();
      await goThrough(navigation, 'shop');
      await arrived();
      expect(at(navigation)).toEqual(['reserved', 'shop']);
      history.back();
      expect(at(navigation)).toEqual([null, undefined]);
    });
  }
});

describe('an element with an address', () => {
  const PAGE = '/de/services/soins/service-1?page=reserved&utm=1';

  test('the first step keeps the address that led to it, and the next ones stand in theirs', async () => {
    const history = createMemoryHistory(PAGE);
    const { navigation } = await open(history, { kind: 'history', base: '' });
    await goThrough(navigation, 'shop');
    expect([history.read(), history.length()]).toEqual([PAGE, 1]);
    await goThrough(navigation, 'time', 'details');
    expect(history.read()).toBe('/de/services/soins/service-1?page=reserved&step=details');
    expect(history.length()).toBe(3);
    history.back();
    history.back();
    expect(at(navigation)).toEqual(['reserved', 'shop']);
    expect(history.read()).toBe(PAGE);
  });

  test('a step that is wished for while the browser’s move is told is no end of that move', async () => {
    const history = slowly(createMemoryHistory('/services/soins/service-1'));
    const { navigation } = await open(history, { kind: 'history', base: '' });
    navigation.open(SERVICE, RESERVED);
    await goThrough(navigation, 'shop', 'time', 'details');
    finishSteps(navigation);
    await arrived();
    let isTold = false;
    navigation.$steps.listen((steps) => {
      if (steps.at(-1) !== 'time' || isTold) return;
      isTold = true;
      finishSteps(navigation);
    });
    history.forward();
    await arrived();
    expect([isTold, history.read(), at(navigation)]).toEqual([
      true,
      '/services?page=reserved',
      ['reserved', 'confirmed'],
    ]);
  });

  test('a link to a step that has nothing yet becomes one to the step that is shown', async () => {
    const history = createMemoryHistory('/services/soins/service-1?page=reserved&step=details');
    const { navigation } = await open(history, { kind: 'history', base: '' });
    expect([navigation.$place.get().query.step, navigation.$steps.get()]).toEqual(['details', []]);
    await goThrough(navigation, 'time');
    expect([history.read(), history.length()]).toEqual(['/services/soins/service-1?page=reserved', 1]);
  });

  test('a booked visit has an address that asks for nothing once more', async () => {
    const history = slowly(createMemoryHistory('/services/soins/service-1'));
    const { navigation } = await open(history, { kind: 'history', base: '' });
    navigation.open(SERVICE, RESERVED);
    await goThrough(navigation, 'time', 'details', 'review');
    finishSteps(navigation);
    await arrived();
    expect(history.read()).toBe('/services?page=reserved');
    history.back();
    expect(history.read()).toBe('/services/soins/service-1');
  });

  test('sync-url shows the step beside what else the host’s address says', async () => {
    const history = createMemoryHistory('/my-page?tab=2#top');
    const { navigation } = await open(history, { kind: 'query', start: HOME });
    navigation.open(SERVICE, RESERVED);
    await goThrough(navigation, 'time', 'details');
    expect(history.read()).toBe(
      '/my-page?tab=2&vitrine-path=/services/soins/service-1&vitrine-page=reserved&vitrine-step=details#top',
    );
    history.back();
    expect(at(navigation)).toEqual(['reserved', 'time']);
  });

  test('sync-url without entries has one address after the other in the same entry', async () => {
    const history = createMemoryHistory('/my-page');
    const { navigation } = await open(history, { kind: 'query', start: HOME, isSingle: true });
    navigation.open(SERVICE, RESERVED);
    await goThrough(navigation, 'shop', 'time', 'details', 'shop', 'time');
    expect(history.read()).toContain('vitrine-step=time');
    finishSteps(navigation);
    await soon();
    expect(history.read()).toBe('/my-page?vitrine-path=/services&vitrine-page=reserved');
    expect(history.length()).toBe(1);
  });
});
