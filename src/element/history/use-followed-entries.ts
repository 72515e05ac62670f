import { useEffect } from 'react';
import { keysOf } from '#domain/keys.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';
import type { Host } from '../host.ts';

/** Has the page's history follow the element, by code that is loaded when there is something to follow. */
export function useFollowedEntries({ element }: Host, navigation: Navigation): void {
  useEffect(() => {
    const { $place, $steps, history, keeps, mode } = navigation;
    if (keeps === 'nothing') return;
    const isHidden = mode === 'memory';
    const first = { place: $place.get(), address: navigation.address() };
    let stop = () => {};
    const load = () => {
      off();
      // Nothing is drawn anew yet.
      const start = { ...first, top: element.ownerDocument.defaultView?.scrollY ?? 0 };
      // Without it the place is kept in memory.
      void import('./followed-entries.ts').then(
        ({ follow }) => isOver || (stop = follow(navigation, element, start)),
        () => {},
      );
    };
    const off = $steps.listen((steps) => void (mode !== 'history' || steps.length > 0 ? load() : 0));
    let isOver = false;
    if (isHidden && keysOf(history.notes()).length > 0) load();
    return () => {
      isOver = true;
      off();
      stop();
    };
  }, [element, navigation]);
}
