import type { TextStorage } from '#platform/ports.ts';
import { isProviderName, type ProviderName } from '#domain/account/identity-provider.ts';
import { fields, text } from '#platform/wire/read.ts';
import { readJson } from '../../visitor/scoped-storage.ts';

/** Whether the visitor comes in, or links the account that they are in. */
export type Errand = 'enter' | 'link';

/** A visit to another service that this tab began: what comes back is checked against it. */
export interface Departure {
  readonly provider: ProviderName;
  readonly errand: Errand;
  /** Secrets of this tab. */
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the service sends the browser back to. */
  readonly redirect: string;
  /** Where the visitor was: path and query. */
  readonly from: string;
  /** Epoch milliseconds by this machine's clock. */
  readonly at: number;
}

const KEY = 'social';

export function keepDeparture(tab: TextStorage, departure: Departure): void {
  tab.write(KEY, JSON.stringify(departure));
}

/** It is looked at once; null where there is none. */
export function takeDeparture(tab: TextStorage): Departure | null {
  const read = fields(readJson(tab, KEY));
  tab.remove(KEY);
  const { provider, at } = read;
  if (!isProviderName(provider) || typeof at !== 'number' || text(read['state']) === '') return null;
  return {
    provider,
    errand: read['errand'] === 'link' ? 'link' : 'enter',
    state: text(read['state']),
    nonce: text(read['nonce']),
    verifier: text(read['verifier']),
    redirect: text(read['redirect']),
    from: text(read['from']),
    at,
  };
}
