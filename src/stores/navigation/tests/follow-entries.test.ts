import { describe, expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createVisitor, HOME } from '../../testing/visitor.ts';
import { followEntries } from '../follow-entries.ts';
import { finishSteps, goToStep } from '../steps.ts';
import { at, embedded, goThrough, RESERVED, SERVICE, soon } from '../testing/followed.ts';

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
