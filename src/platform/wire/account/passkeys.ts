import type { Passkey } from '#domain/account/passkey.ts';
import type { CredentialJson, OptionsJson } from '../../passkeys.ts';
import { each, fields, id, isoInstant, list, text, type Warn } from '../read.ts';

export function parsePasskey(value: unknown): Passkey | null {
  const read = fields(value);
  const createdAt = isoInstant(read['createdAt']);
  const [own, credentialId] = [id(read['id']), text(read['credentialId'])];
  if (!own || !credentialId || createdAt === null) return null;
  return {
    id: own,
    credentialId,
    host: text(read['host']),
    name: text(read['name']),
    browser: text(read['browser']),
    system: text(read['system']),
    createdAt,
    lastUsedAt: isoInstant(read['lastUsedAt']),
  };
}

/** A customer's passkeys, and the handle by which devices know whose they are; empty where there never was one. */
export interface PasskeyList {
  readonly handle: string;
  readonly passkeys: readonly Passkey[];
  /** Whether all of them could be read. */
  readonly isWhole: boolean;
}

export function parsePasskeys(value: unknown, warn: Warn): PasskeyList {
  const read = fields(value);
  const passkeys = each(read['passkeys'], 'passkeys', warn, parsePasskey);
  const isWhole = passkeys.length === list(read['passkeys'])?.length;
  return { handle: text(read['handle']), passkeys, isWhole };
}

/** Null within: on this page there are no passkeys of the company. */
export function parsePasskeyOptions(value: unknown): { readonly publicKey: OptionsJson | null } | null {
  const { publicKey } = fields(value);
  if (publicKey === null) return { publicKey };
  return typeof publicKey === 'object' ? { publicKey } : null;
}

/** What the server keeps of a credential that was made. */
export function createdBody(credential: CredentialJson) {
  const response = fields(credential['response']);
  return {
    id: text(credential['id']),
    clientDataJSON: text(response['clientDataJSON']),
    attestationObject: text(response['attestationObject']),
    transports: (list(response['transports']) ?? []).map(text).filter(Boolean).slice(0, 10),
  };
}

/** What the server looks at of a credential that has signed. */
export function signedBody(credential: CredentialJson) {
  const response = fields(credential['response']);
  return {
    id: text(credential['id']),
    clientDataJSON: text(response['clientDataJSON']),
    authenticatorData: text(response['authenticatorData']),
    signature: text(response['signature']),
    userHandle: text(response['userHandle']),
  };
}
