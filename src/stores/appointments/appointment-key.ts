import type { HistoryPort, TextStorage } from '#platform/ports.ts';

export interface KeyPlaces {
  readonly history: Pick<HistoryPort, 'read' | 'replace'>;
  /** Of this tab, and of the company. */
  readonly tab: TextStorage;
}

const nameOf = (id: string) => `key:${id}`;

function keyIn(address: string): string | null {
  return /#([A-Za-z0-9_-]{16,128})$/.exec(address)?.[1] ?? null;
}

/** The key that opens a page: from the fragment of its address, or as this tab kept it; empty where there is none. */
export function readKey({ history, tab }: KeyPlaces, id: string): string {
  return keyIn(history.read()) ?? tab.read(nameOf(id)) ?? '';
}

/** Keeps the key of a page that is opened next, in this tab. */
export function keepKey(tab: TextStorage, id: string, key: string): void {
  tab.write(nameOf(id), key);
}

/** Keeps the key for a reload and takes it out of the address bar, where it could be read, copied or sent on. */
export function hideKey({ history, tab }: KeyPlaces, id: string): void {
  const address = history.read();
  const key = keyIn(address);
  if (key === null) return;
  keepKey(tab, id, key);
  history.replace(address.slice(0, address.indexOf('#')));
}
