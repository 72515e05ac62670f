import type { TextStorage } from '#platform/ports.ts';
import { isProviderName, type ProviderName } from '#domain/account/identity-provider.ts';
import { fields, text } from '#platform/wire/read.ts';
import { readJson } from '../../visitor/scoped-storage.ts';

/** Whether the visitor comes in, or links the account that they are in. */
export type Purpose = 'enter' | 'link';

/** A visit to another service that this tab began: what comes back is checked against it. */
export interface PendingAuthorization {
  readonly provider: ProviderName;
  readonly purpose: Purpose;
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

export function keepPending(tab: TextStorage, pending: PendingAuthorization): void {
  tab.write(KEY, JSON.stringify(pending));
}

/** It is looked at once; null where there is none. */
export function takePending(tab: TextStorage): PendingAuthorization | null {
  const read = fields(readJson(tab, KEY));
  tab.remove(KEY);
  const { provider, at } = read;
  if (!isProviderName(provider) || typeof at !== 'number' || text(read['state']) === '') return null;
  return {
    provider,
    purpose: read['purpose'] === 'link' ? 'link' : 'enter',
    state: text(read['state']),
    nonce: text(read['nonce']),
    verifier: text(read['verifier']),
    redirect: text(read['redirect']),
    from: text(read['from']),
    at,
  };
}
