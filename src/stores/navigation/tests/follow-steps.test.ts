import { describe, expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { HOME } from '../../testing/visitor.ts';
import { followEntries } from '../follow-entries.ts';
import { addStep, beginAgain, finishSteps, goToStep } from '../steps.ts';
import {
  arrived,
  at,
  embedded,
  goThrough,
  open,
  RESERVED,
  SERVICE,
  slowly,
  soon,
} from '../testing/followed.ts';

describe('steps that were gone through', () => {
  test('steps taken before the history follows an address have an entry each', async () => {
    const history = createMemoryHistory('/salon');
    const { navigation, stop } = await open(history, { kind: 'history', base: '' });
    stop();
    navigation.open(SERVICE, RESERVED);
    // The time is held before what follows the history is loaded.
    goToStep(navigation, 'time');
    goToStep(navigation, 'details');
    followEntries(navigation, 'one', { route: SERVICE, query: { ...HOME.query, ...RESERVED } });
    await soon();
    expect(at(navigation)).toEqual(['reserved', 'details']);
    history.back();
    expect(at(navigation)).toEqual(['reserved', 'time']);
    history.back();
    expect(at(navigation)).toEqual([null, undefined]);
    history.forward();
    expect(at(navigation)).toEqual(['reserved', 'time']);
  });

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

    test(`a visit that is begun again has its confirmation behind it where the browser goes ${speed}`, async () => {
      const again = { route: SERVICE, query: { ...HOME.query, ...RESERVED, cart: [serviceId('s1')] } };
      const path = made('/services/soins/service-1');
      for (const [history, navigation] of [
        [path, (await open(path, { kind: 'history', base: '' })).navigation],
        [made('/salon'), null],
      ] as const) {
        const own = navigation ?? (await embedded(history)).navigation;
        if (!navigation) own.open(SERVICE);
        await soon();
        own.open(SERVICE, RESERVED);
        await goThrough(own, 'time', 'details', 'review');
        finishSteps(own);
        await soon();
        await arrived();
        beginAgain(own, again, () => true);
        await soon();
        expect([own.$place.get(), own.$steps.get()]).toEqual([again, ['confirmed', 'time']]);
        history.back();
        await arrived();
        expect(at(own)).toEqual(['reserved', 'confirmed']);
        history.forward();
        await arrived();
        expect([own.$place.get(), own.$steps.get()]).toEqual([again, ['confirmed', 'time']]);
        const length = history.length();
        await goThrough(own, 'details', 'review', 'time');
        await arrived();
        expect([at(own), history.length()]).toEqual([['reserved', 'time'], length + 2]);
        await goThrough(own, 'details');
        finishSteps(own);
        await soon();
        await arrived();
        expect(at(own)).toEqual(['reserved', 'confirmed']);
        history.back();
        await arrived();
        expect(at(own)).toEqual([null, undefined]);
      }
    });

    test(`Back undoes a step that is settled otherwise where the browser goes ${speed}`, async () => {
      const history = made('/salon');
      const { navigation } = await embedded(history);
      navigation.open(SERVICE, RESERVED);
      await goThrough(navigation, 'time', 'details');
      addStep(navigation, 'shop');
      await soon();
      await arrived();
      expect([at(navigation), history.length()]).toEqual([['reserved', 'shop'], 4]);
      history.back();
      await arrived();
      expect(at(navigation)).toEqual(['reserved', 'details']);
      history.forward();
      await arrived();
      expect(at(navigation)).toEqual(['reserved', 'shop']);
      await goThrough(navigation, 'time');
      await arrived();
      expect([at(navigation), history.length()]).toEqual([['reserved', 'time'], 4]);
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

test('whoever listens hears that the browser is sent back before it is there', async () => {
  const history = slowly(createMemoryHistory('/salon'));
  const { navigation, stop } = await embedded(history);
  navigation.open(SERVICE, RESERVED);
  await goThrough(navigation, 'time', 'details');
  stop();
  const heard: string[] = [];
  followEntries(navigation, 'one', HOME, {
    added: () => void heard.push('added'),
    leaving: () => void heard.push('leaving'),
    returned: (_, isStep) => void heard.push(isStep ? 'returned to a step' : 'returned to a place'),
  });
  await soon();
  heard.length = 0;
  await goThrough(navigation, 'time');
  expect(heard).toEqual(['leaving']);
  await arrived();
  expect(heard.slice(0, 2)).toEqual(['leaving', 'returned to a step']);
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
