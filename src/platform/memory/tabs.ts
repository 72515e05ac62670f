import type { Tabs } from '../ports.ts';

export interface MemoryBrowser {
  /** One more tab, or another listener in the page that was opened then. `returnToTab` tells it that it is looked at again; `findStored`, what another has stored; `close` ends it. */
  tab(
    page?: Pick<Tabs, 'openedAt'>,
  ): Tabs & { returnToTab(): void; findStored(key: string): void; close(): void };
}

/** Tabs of one browser that hear each other in a later turn, as real ones do; what is sent is copied on the way. */
export function createMemoryBrowser(): MemoryBrowser {
  const tabs = new Set<(message: unknown) => void>();
  let opened = 0;
  return {
    tab(page) {
      const openedAt = page?.openedAt ?? (opened += 1);
      const listeners = new Set<(message: unknown) => void>();
      const returns = new Set<() => void>();
      const finds = new Set<(key: string) => void>();
      const hear = (message: unknown) => {
        for (const listener of listeners) listener(message);
      };
      tabs.add(hear);
      return {
        openedAt,
        post(message) {
          const copy: unknown = structuredClone(message);
          if (!tabs.has(hear)) return;
          for (const other of tabs)
            if (other !== hear) setTimeout(() => void (tabs.has(other) && other(copy)), 0);
        },
        listen(act) {
          listeners.add(act);
          return () => void listeners.delete(act);
        },
        onReturn(act) {
          returns.add(act);
          return () => void returns.delete(act);
        },
        onStored(act) {
          finds.add(act);
          return () => void finds.delete(act);
        },
        findStored(key) {
          for (const act of finds) act(key);
        },
        close: () => void tabs.delete(hear),
        returnToTab() {
          for (const act of returns) act();
        },
      };
    },
  };
}
