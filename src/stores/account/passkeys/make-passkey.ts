import { askPasskeyOptions, createPasskey } from '#contract/account/passkeys.ts';
import type { Problem } from '#contract/problem.ts';
import type { Passkey } from '#domain/account/passkey.ts';
import type { Passkeys } from '#platform/passkeys.ts';
import { createdBody, parsePasskey, parsePasskeyOptions } from '#platform/wire/account/passkeys.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { settle } from './own-page.ts';

/** What became of making a passkey. */
export type MadePasskey =
  | { readonly kind: 'made'; readonly passkey: Passkey }
  /** The visitor said no. */
  | { readonly kind: 'cancelled' }
  /** The device has one already. */
  | { readonly kind: 'known' }
  /** `problem` null: it was the device that could not. */
  | { readonly kind: 'failed'; readonly problem: Problem | null };

/** Makes a passkey of the customer who is logged in. */
export async function makePasskey(
  { connection: { api }, visitor }: FeatureTools,
  passkeys: Passkeys,
): Promise<MadePasskey> {
  const asked = await api.ask(askPasskeyOptions, parsePasskeyOptions, { body: { host: passkeys.host } });
  if (asked.kind !== 'ok') return { kind: 'failed', problem: asked.problem };
  const { publicKey } = asked.value;
  const signed = publicKey === null ? null : await passkeys.create(publicKey);
  if (signed === null || signed.kind === 'failed') return { kind: 'failed', problem: null };
  if (signed.kind === 'known') settle(visitor.storage);
  if (signed.kind !== 'signed') return signed;
  const body = createdBody(signed.credential);
  const created = await api.ask(createPasskey, parsePasskey, { body });
  if (created.kind === 'ok') {
    settle(visitor.storage);
    return { kind: 'made', passkey: created.value };
  }
  // The device has one that nobody else knows.
  if (created.kind === 'refused') passkeys.forget(body.id);
  return { kind: 'failed', problem: created.problem };
}
