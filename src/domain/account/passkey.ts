import type { Instant } from '../time/instant.ts';

/** What signs a customer in without an address: a device, or what it shares its passkeys with, has the other half. */
export interface Passkey {
  readonly id: string;
  /** By which devices know it. */
  readonly credentialId: string;
  /** The host whose pages it is for. */
  readonly host: string;
  /** As the customer calls it; empty where they have not named it. */
  readonly name: string;
  /** What it was made in, by its own name; empty where it gave none. */
  readonly browser: string;
  readonly system: string;
  readonly createdAt: Instant;
  /** Null: not yet. */
  readonly lastUsedAt: Instant | null;
}

/** Characters of a passkey's name at most. */
export const PASSKEY_NAME_LIMIT = 60;
