import { fields } from '#platform/wire/read.ts';
import type { Tabs } from '#platform/ports.ts';
import { isOfTenant } from './scoped-storage.ts';

/**
 * `session`: somebody logged in or out. `logout`: a customer wants to be logged out everywhere in this browser. `erased`: the account of
 * one was removed. `cart`: what is kept of a cart, or of one beside it, has changed. `visits`: what is open or held in some tab has.
 * `appointments`: what is booked was moved or cancelled. `profile`: what an account says of its customer has changed.
 */
export interface TabMessage {
  readonly kind: (typeof KINDS)[number] | 'logout' | 'erased' | 'profile';
  /** Whose session ends by it. */
  readonly customerId?: string;
}

const KINDS = ['session', 'cart', 'visits', 'appointments'] as const;

/**
 * News for all tabs of one company's site. They carry no facts but whom they are of: who hears one reads what is kept. What a tab says to another alone is a
 * direct message; which tab is a copy of another, they tell each other whatever their company is.
 */
export interface TabMessages {
  post(message: TabMessage): void;
  /** `return`: this tab is looked at again, and may have missed some. */
  on(kind: TabMessage['kind'] | 'return', act: (customerId: unknown) => void): void;
  /** Of which kind of news what happens in this moment follows; null: of none. */
  hearing(): string | null;
  /** Begins to listen. */
  start(): void;
  dispose(): void;
}

export function createTabMessages(tabs: Tabs, tenant: () => string | null): TabMessages {
  const acts = new Map<string, ((customerId?: unknown) => void)[]>();
  const offs: (() => void)[] = [];
  let hearing: string | null = null;
  const hear = (kind: unknown, customerId?: unknown) => {
    hearing = String(kind);
    try {
      for (const act of acts.get(hearing) ?? []) act(customerId);
    } finally {
      hearing = null;
    }
  };

  return {
    post: (message) => tabs.post({ ...message, tenant: tenant() }),
    hearing: () => hearing,
    on: (kind, act) => void acts.set(kind, [...(acts.get(kind) ?? []), act]),
    start() {
      offs.push(
        tabs.listen((message) => {
          const { kind, tenant: from, customerId } = fields(message);
          if (from === tenant() && kind !== 'return') hear(kind, customerId);
        }),
        tabs.onReturn(() => hear('return')),
        // A message may be here before what it tells of.
        tabs.onStored((key) => {
          if (isOfTenant(key, tenant)) for (const kind of KINDS) hear(kind);
        }),
      );
    },
    dispose() {
      for (const off of offs.splice(0)) off();
    },
  };
}
