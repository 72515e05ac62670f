import type { Route } from '#domain/site/routes.ts';
import type { MemoryHistory } from '#platform/memory/history.ts';
import { createVisitor, HOME } from '../../testing/visitor.ts';
import { followEntries } from '../follow-entries.ts';
import type { Navigation, NavigationMode } from '../navigation.ts';
import { pathNavigation } from '../path-navigation.ts';
import { queryNavigation } from '../query-navigation.ts';
import { goToStep } from '../steps.ts';

export const SERVICE: Route = { kind: 'service', shop: null, category: 'soins', service: 'service-1' };
export const RESERVED = { page: 'reserved' } as const;
/** When what was opened has its entry. */
export const soon = () => Promise.resolve();

/** Goes when the browser has time for it, as a real one does. */
export function slowly(history: MemoryHistory): MemoryHistory {
  return { ...history, go: (entries) => void setTimeout(() => history.go(entries)) };
}

/** When a browser that goes slowly has gone. */
export const arrived = () => new Promise((resolve) => setTimeout(resolve, 5));

interface Opened {
  readonly navigation: Navigation;
  readonly stop: () => void;
}

export async function open(history: MemoryHistory, mode: NavigationMode, name = 'one'): Promise<Opened> {
  const { site } = await createVisitor().open({ ports: { history } });
  const create = mode.kind === 'history' ? pathNavigation : queryNavigation;
  const { navigation } = site.forElement({ navigation: mode, emit: () => true, create });
  const stop = followEntries(navigation, name, navigation.$place.get());
  await soon();
  return { navigation, stop };
}

/** In an element that has no address, and keeps its places in the page's entries. */
export const embedded = (history: MemoryHistory, name?: string) =>
  open(history, { kind: 'memory', start: HOME, isKept: true }, name);

export async function goThrough(navigation: Navigation, ...steps: readonly Parameters<typeof goToStep>[1][]) {
  for (const step of steps) {
    goToStep(navigation, step);
    await soon();
  }
}

/** The page and the step that are shown. */
export const at = ({ $place, $steps }: Navigation) => [$place.get().query.page, $steps.get().at(-1)];
