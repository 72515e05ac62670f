/** A credential as a browser writes it in JSON. */
export type CredentialJson = Readonly<Record<string, unknown>>;

/** What came of asking a browser and its authenticators. */
export type Signed =
  | { readonly kind: 'signed'; readonly credential: CredentialJson }
  /** The visitor said no, took too long, or it was called off: nobody has to be told. */
  | { readonly kind: 'cancelled' }
  /** The device has a passkey of this account already. */
  | { readonly kind: 'known' }
  | { readonly kind: 'failed' };

/** Options as the server writes them in JSON. */
export type OptionsJson = object;

/** Passkeys of a browser and of the devices that it reaches. Nothing of it rejects. */
export interface Passkeys {
  /** Of the page, by which its passkeys are kept. */
  readonly host: string;
  readonly origin: string;
  /** Whether this browser knows passkeys. */
  readonly isSupported: boolean;
  /** Whether it offers them in a field of the page. */
  offersInField(): Promise<boolean>;
  /** Whether the device itself can keep one, and be unlocked for it. */
  canKeep(): Promise<boolean>;
  /** `inField`: answers once the visitor chooses one in a field whose `autocomplete` ends with `webauthn`. */
  ask(
    options: OptionsJson,
    how: { readonly inField: boolean; readonly signal: AbortSignal },
  ): Promise<Signed>;
  create(options: OptionsJson): Promise<Signed>;
  /** Where a browser can tell devices of it: one that the site no longer knows. */
  forget(credentialId: string): void;
  /** The same, of all of a person but these. */
  keepOnly(handle: string, credentialIds: readonly string[]): void;
}
