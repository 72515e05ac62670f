import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { Id, Nothing } from '../fields/id.ts';
import { Device } from '../fields/person.ts';
import { EnteredWire } from '../people/users.schemas.ts';

const ISO = Type.String();
const Bytes = Type.String({ maxLength: 20_000, pattern: '^[\\w-]*$', title: 'Base64url' });

export const PasskeyWire = entity('Passkey', {
  id: Type.String(),
  credentialId: Type.String(),
  host: Type.String(),
  /** Empty: by what it was made in. */
  name: Type.String(),
  browser: Type.String(),
  system: Type.String(),
  createdAt: ISO,
  lastUsedAt: Type.Union([ISO, Type.Null()]),
});

export type PasskeyWire = Static<typeof PasskeyWire>;

/** The page’s. */
const AtHost = entity('PageHost', { host: Type.String({ maxLength: 253 }) });

/** As WebAuthn writes them in JSON; null where the host is none of the company’s. */
const OptionsWire = entity('PasskeyOptions', {
  publicKey: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
});

export const PasskeyAssertion = entity('PasskeyAssertion', {
  id: Bytes,
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  userHandle: Bytes,
});

const PasskeySignIn = entityFrom('PasskeySignIn', PasskeyAssertion, { device: Type.Optional(Device) });

export const passkeysSchemas = {
  'passkeys.list': {
    summary: 'The customer’s passkeys, the newest first',
    reply: Type.Object({ handle: Type.String(), passkeys: Type.Array(PasskeyWire) }),
  },
  'passkeys.options': {
    summary: 'What a browser makes a passkey of; good for 5 minutes, once. `proof_missing`',
    body: AtHost,
    reply: OptionsWire,
  },
  'passkeys.create': {
    summary: 'Keeps a new passkey. `conflict`: there are too many',
    body: Type.Object({
      id: Bytes,
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
    }),
    reply: PasskeyWire,
  },
  'passkeys.rename': {
    summary: 'Names a passkey; empty: by what it was made in',
    params: Type.Object({ id: Id }),
    body: Type.Object({ name: Type.String({ maxLength: 60 }) }),
    reply: PasskeyWire,
  },
  'passkeys.remove': {
    summary: 'A passkey signs in no more; its device still lists it. `proof_missing`',
    params: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'passkeys.signInOptions': {
    summary: 'What a browser asks for a passkey with, of whoever comes',
    body: AtHost,
    reply: OptionsWire,
  },
  'passkeys.signIn': {
    summary: 'Signs in by a passkey; unknown and wrong ones are answered alike',
    body: PasskeySignIn,
    reply: EnteredWire,
  },
} satisfies FamilySchemas;
